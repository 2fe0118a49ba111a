//! The API of `ScopedValue` and `StructuredTaskScope` by JDK release: `rules/catalog/jdk-api.toml`, which says where each
//! row comes from. A test holds it against the class files of JDK 25.

use serde::Deserialize;
use std::collections::HashMap;
use std::sync::LazyLock;

/// A type, constructor or method that came or went.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Member {
    /// Qualified name of the class (for a type, of the type itself).
    #[serde(rename = "type")]
    pub owner: String,
    /// Type, constructor or method.
    pub kind: MemberKind,
    /// The method's name.
    #[serde(default)]
    pub name: String,
    /// Erased parameter types.
    #[serde(default)]
    pub params: Vec<String>,
    /// Checked exceptions whose catch clauses go with it.
    #[serde(default)]
    pub throws: Vec<String>,
    /// A static method.
    #[serde(default, rename = "static")]
    pub is_static: bool,
    /// `fit`: another overload of that time takes the same lambdas and method references.
    #[serde(default)]
    pub lambdas: String,
    /// An override of a method that stays: its calls compile on.
    #[serde(default)]
    pub overrides: bool,
    /// First release that has it.
    pub since: u16,
    /// First release that has it no more.
    pub removed: Option<u16>,
    /// What to write on releases that have it no more.
    #[serde(default)]
    pub instead: String,
    /// What to write on releases that do not have it yet.
    #[serde(default)]
    pub instead_before: String,
    /// Where a row about 26 and later comes from.
    #[serde(default)]
    pub source: String,
    /// The rule that reports it.
    pub rule: String,
}

/// What a [`Member`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum MemberKind {
    Type,
    Constructor,
    Method,
}

/// A type or member that stayed but has another shape.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Change {
    /// Qualified name of the class.
    #[serde(rename = "type")]
    pub owner: String,
    /// The method's name, if it is about one.
    #[serde(default)]
    pub name: String,
    /// What changed.
    pub what: Shape,
    /// First release with the new shape.
    pub since: u16,
    /// The old shape.
    pub before: String,
    /// The new shape.
    pub after: String,
    /// What to write.
    pub instead: String,
    /// Where it comes from.
    #[serde(default)]
    pub source: String,
    /// The rule that reports it.
    pub rule: String,
}

/// What about a type or member changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Shape {
    TypeParameters,
    Form,
    Returns,
    Takes,
    Throws,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    member: Vec<Member>,
    change: Vec<Change>,
}

/// The table, by class.
pub struct JdkApi {
    /// Members that came or went, by the qualified name of their class.
    members: HashMap<String, Vec<Member>>,
    /// Changes of shape.
    pub changes: Vec<Change>,
}

static TABLE: LazyLock<JdkApi> = LazyLock::new(|| {
    let file: File = toml::from_str(include_str!("../../rules/catalog/jdk-api.toml"))
        .expect("rules/catalog/jdk-api.toml is well formed; a test reads it");
    let mut members: HashMap<String, Vec<Member>> = HashMap::new();
    for member in file.member {
        members.entry(member.owner.clone()).or_default().push(member);
    }
    JdkApi { members, changes: file.change }
});

/// The table.
pub fn table() -> &'static JdkApi {
    &TABLE
}

impl JdkApi {
    /// The row of a type that came or went.
    pub fn ty(&self, qualified: &str) -> Option<&Member> {
        self.members.get(qualified)?.iter().find(|member| member.kind == MemberKind::Type)
    }

    /// The constructors of a class that came or went.
    pub fn constructors(&self, qualified: &str) -> impl Iterator<Item = &Member> {
        self.members.get(qualified).into_iter().flatten().filter(|member| member.kind == MemberKind::Constructor)
    }

    /// The methods of this name, of this class itself, that came or went, stable overloads of them included.
    pub fn methods(&self, qualified: &str, name: &str) -> Vec<&Member> {
        let all = self.members.get(qualified).into_iter().flatten();
        all.filter(|member| member.kind == MemberKind::Method && member.name == name && !member.overrides).collect()
    }
}

impl JdkApi {
    /// The names of all methods in the table, sorted.
    pub fn method_names(&self) -> Vec<&str> {
        let members = self.members.values().flatten().filter(|member| member.kind == MemberKind::Method);
        let mut names: Vec<&str> = members.map(|member| member.name.as_str()).collect();
        names.extend(self.changes.iter().map(|change| change.name.as_str()).filter(|name| !name.is_empty()));
        names.sort_unstable();
        names.dedup();
        names
    }

    /// The simple names of all types in the table, sorted.
    pub fn type_names(&self) -> Vec<&str> {
        let types = self.members.values().flatten().filter(|member| member.kind == MemberKind::Type);
        let mut names: Vec<&str> = types.map(|ty| ty.owner.rsplit('.').next().unwrap_or(&ty.owner)).collect();
        names.sort_unstable();
        names.dedup();
        names
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_read_whole() {
        let api = table();
        assert!(
            api.ty("java.util.concurrent.StructuredTaskScope.ShutdownOnFailure").is_some_and(|m| m.removed == Some(25))
        );
        assert_eq!(api.methods("java.lang.ScopedValue", "runWhere").len(), 1);
        assert!(api.changes.iter().any(|change| change.what == Shape::TypeParameters));
    }

    #[test]
    fn remedies_compile_where_only_the_outer_type_is_imported() {
        let api = table();
        let of_members = api.members.values().flatten().flat_map(|member| [&member.instead, &member.instead_before]);
        for text in of_members.chain(api.changes.iter().map(|change| &change.instead)) {
            let bare = text.replace("StructuredTaskScope.Joiner.", "").replace("StructuredTaskScope.open(", "");
            assert!(!bare.contains("Joiner.") && !bare.contains("`open(joiner"), "{text}");
        }
    }
}
