//! One Java file: package, imports, types and their members, comments. Everything here is read from the file alone.

use super::kinds::{Field, Kind};
use super::scopes::pattern;
use super::syntax::{NodeId, Syntax, SyntaxError};
use crate::source::{RepoPath, Source, Span};
use std::collections::HashSet;

/// A parsed Java file. Owned and shareable; knows nothing of other files.
#[derive(Debug)]
pub struct JavaFile {
    /// The text.
    pub source: Source,
    /// The tree.
    pub syntax: Syntax,
    /// `a.b.c`, `""` for the unnamed package.
    pub package: String,
    /// The imports, in order.
    pub imports: Vec<Import>,
    /// Every type of the file, anonymous and local ones included, in preorder.
    pub types: Vec<TypeDecl>,
    /// The names of all pattern variables.
    pub(super) pattern_names: HashSet<String>,
}

/// An import declaration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Import {
    /// `import a.b.C;`
    Single(String),
    /// `import a.b.*;` (a package or a type)
    OnDemand(String),
    /// `import static a.b.C.m;`: the type and the member
    Static(String, String),
    /// `import static a.b.C.*;`
    StaticOnDemand(String),
    /// `import module java.base;`
    Module(String),
}

/// Index of a type in [`JavaFile::types`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TypeId(pub u32);

/// What a type is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeKind {
    /// A class, named or anonymous.
    Class,
    /// An interface.
    Interface,
    /// An enum.
    Enum,
    /// A record.
    Record,
    /// An annotation type.
    Annotation,
}

/// A type declaration, or the body of an anonymous class or enum constant.
#[derive(Debug)]
pub struct TypeDecl {
    /// The declaration; `new X() { … }` or the enum constant for an anonymous class.
    pub node: NodeId,
    /// The simple name, `""` for an anonymous class.
    pub name: String,
    /// `a.b.Outer.Inner`; `""` for local and anonymous types and what they hold.
    pub qualified: String,
    /// Class, interface, …
    pub kind: TypeKind,
    /// The type around it.
    pub outer: Option<TypeId>,
    /// Declared in a block: visible only there.
    pub local: bool,
    /// The names of its type parameters.
    pub type_parameters: Vec<String>,
    /// The type nodes after `extends` (one for a class; all for an interface) or after `new` for an anonymous class.
    pub extends: Vec<NodeId>,
    /// The type nodes after `implements`.
    pub implements: Vec<NodeId>,
    /// Fields, enum constants and record components, in order.
    pub fields: Vec<FieldDecl>,
    /// Methods and constructors, in order.
    pub methods: Vec<MethodDecl>,
}

/// A field, enum constant or record component.
#[derive(Debug)]
pub struct FieldDecl {
    /// Its name.
    pub name: String,
    /// The declared type; `None` for an enum constant (its own type).
    pub ty: Option<NodeId>,
    /// The declarator, enum constant or component that declares it.
    pub node: NodeId,
    /// The whole declaration with modifiers.
    pub declaration: NodeId,
    /// The initialiser.
    pub init: Option<NodeId>,
    /// Modifiers, with those that interfaces, enums and records imply.
    pub modifiers: Modifiers,
    /// `[]` pairs after the name.
    pub extra_dimensions: u8,
}

/// A method or constructor.
#[derive(Debug)]
pub struct MethodDecl {
    /// Its name; the type's name for a constructor.
    pub name: String,
    /// The declaration.
    pub node: NodeId,
    /// Constructor (compact ones included).
    pub constructor: bool,
    /// The return type; `None` for a constructor.
    pub ty: Option<NodeId>,
    /// The parameters.
    pub parameters: Vec<Parameter>,
    /// The body, if it has one.
    pub body: Option<NodeId>,
    /// Modifiers.
    pub modifiers: Modifiers,
    /// Names of its own type parameters.
    pub type_parameters: Vec<String>,
}

/// A formal parameter.
#[derive(Debug)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// The declared type.
    pub ty: Option<NodeId>,
    /// The parameter.
    pub node: NodeId,
    /// `X... x`
    pub varargs: bool,
}

/// The modifiers that rules ask about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Modifiers {
    pub is_static: bool,
    pub is_final: bool,
    pub is_private: bool,
    pub is_public: bool,
    pub is_protected: bool,
    pub is_abstract: bool,
}

impl JavaFile {
    /// Parses a file and lists its declarations.
    ///
    /// # Errors
    /// See [`Syntax::parse`].
    pub fn parse(source: Source) -> Result<JavaFile, SyntaxError> {
        let syntax = Syntax::parse(&source)?;
        let mut file = JavaFile {
            source,
            syntax,
            package: String::new(),
            imports: Vec::new(),
            types: Vec::new(),
            pattern_names: HashSet::new(),
        };
        for node in file.syntax.children(NodeId::ROOT).collect::<Vec<_>>() {
            match file.syntax.kind(node) {
                Kind::PackageDeclaration => {
                    if let Some(name) = file
                        .syntax
                        .children(node)
                        .find(|&child| matches!(file.syntax.kind(child), Kind::Identifier | Kind::ScopedIdentifier))
                    {
                        file.package = file.dotted(name);
                    }
                }
                Kind::ImportDeclaration => {
                    if let Some(import) = parse_import(&without_comments(&file, node)) {
                        file.imports.push(import);
                    }
                }
                _ => {}
            }
        }
        file.collect_types();
        let patterns = file.syntax.all().filter_map(|node| pattern(&file.syntax, node));
        file.pattern_names = patterns.map(|(_, variable)| file.text(variable).to_owned()).collect();
        Ok(file)
    }

    /// The path of the file.
    pub fn path(&self) -> &RepoPath {
        self.source.path()
    }

    /// The text of a node.
    pub fn text(&self, node: NodeId) -> &str {
        self.source.text(self.syntax.span(node))
    }

    /// The kind of a node.
    pub fn kind(&self, node: NodeId) -> Kind {
        self.syntax.kind(node)
    }

    /// The text of a possibly qualified name, blanks and comments removed: `a.b.C`.
    pub fn dotted(&self, node: NodeId) -> String {
        let mut name = String::new();
        for inner in self.syntax.subtree(node) {
            if matches!(self.kind(inner), Kind::Identifier | Kind::TypeIdentifier | Kind::This | Kind::Super) {
                if !name.is_empty() {
                    name.push('.');
                }
                name.push_str(self.text(inner));
            }
        }
        name
    }

    /// The declaration with this id.
    pub fn ty(&self, id: TypeId) -> &TypeDecl {
        &self.types[id.0 as usize]
    }

    /// The ids of all types.
    pub fn type_ids(&self) -> impl Iterator<Item = TypeId> + use<> {
        (0..self.types.len() as u32).map(TypeId)
    }

    /// The innermost type around a node (the node of a declaration is inside the type around the declaration).
    pub fn enclosing_type(&self, node: NodeId) -> Option<TypeId> {
        self.syntax.ancestors(node).find_map(|up| self.type_declared_by(up).filter(|&id| self.is_in_body(id, node)))
    }

    fn is_in_body(&self, id: TypeId, node: NodeId) -> bool {
        let decl = self.ty(id);
        // `new X(here) { not here }`: arguments belong to the type around.
        !matches!(self.kind(decl.node), Kind::ObjectCreationExpression | Kind::EnumConstant)
            || self.syntax.child(decl.node, Kind::ClassBody).is_some_and(|body| self.syntax.is_inside(node, body))
    }

    /// The type that a node declares.
    pub fn type_declared_by(&self, node: NodeId) -> Option<TypeId> {
        self.types.binary_search_by_key(&node, |decl| decl.node).ok().map(|index| TypeId(index as u32))
    }

    /// The method or constructor declared by a node.
    pub fn method_declared_by(&self, node: NodeId) -> Option<(TypeId, &MethodDecl)> {
        let id = self.enclosing_type(node)?;
        self.ty(id).methods.iter().find(|method| method.node == node).map(|method| (id, method))
    }

    /// The method, constructor, initialiser, field or lambda around a node: where its code runs.
    pub fn enclosing_code(&self, node: NodeId) -> Option<NodeId> {
        self.syntax.ancestors(node).find(|&up| {
            self.kind(up).is_method()
                || matches!(self.kind(up), Kind::StaticInitializer | Kind::FieldDeclaration | Kind::LambdaExpression)
        })
    }

    /// The innermost statement or member declaration that holds a node (the node itself if it is one).
    pub fn statement_of(&self, node: NodeId) -> NodeId {
        std::iter::once(node)
            .chain(self.syntax.ancestors(node))
            .find(|&up| self.kind(up).is_anchor())
            .unwrap_or(NodeId::ROOT)
    }

    /// Spans of the enclosing statements and declarations, innermost first: where a suppression may stand.
    pub fn anchors(&self, node: NodeId) -> Vec<Span> {
        let mut anchors = Vec::new();
        let mut in_code = true;
        for up in std::iter::once(node).chain(self.syntax.ancestors(node)) {
            let kind = self.kind(up);
            // The innermost statement, then declarations only: a comment above a big `try` is not about each line in it.
            let declaration = kind.is_type_declaration()
                || kind.is_method()
                || matches!(kind, Kind::FieldDeclaration | Kind::ConstantDeclaration | Kind::LocalVariableDeclaration);
            if kind.is_anchor() && (in_code || declaration) {
                anchors.push(self.syntax.span(up));
                in_code = false;
            }
        }
        anchors
    }

    /// `Outer.Inner#member` around a node, for people and fingerprints.
    pub fn member_of(&self, node: NodeId) -> String {
        let mut types: Vec<&str> = Vec::new();
        let mut member = "";
        for up in std::iter::once(node).chain(self.syntax.ancestors(node)) {
            if let Some(id) = self.type_declared_by(up) {
                let name = self.ty(id).name.as_str();
                if !name.is_empty() {
                    types.push(name);
                }
            } else if member.is_empty() && types.is_empty() {
                member = match self.kind(up) {
                    kind if kind.is_method() => self.syntax.field(up, Field::Name).map_or("", |name| self.text(name)),
                    Kind::FieldDeclaration | Kind::ConstantDeclaration => self
                        .syntax
                        .field(up, Field::Declarator)
                        .and_then(|declarator| self.syntax.field(declarator, Field::Name))
                        .map_or("", |name| self.text(name)),
                    Kind::StaticInitializer => "static",
                    _ => "",
                };
            }
        }
        types.reverse();
        if member.is_empty() { types.join(".") } else { format!("{}#{member}", types.join(".")) }
    }

    /// The modifiers node of a declaration.
    fn modifiers_node(&self, declaration: NodeId) -> Option<NodeId> {
        self.syntax.child(declaration, Kind::Modifiers)
    }

    /// The annotations on a declaration.
    pub fn annotations(&self, declaration: NodeId) -> Vec<NodeId> {
        self.modifiers_node(declaration)
            .map(|modifiers| {
                self.syntax
                    .children(modifiers)
                    .filter(|&child| matches!(self.kind(child), Kind::Annotation | Kind::MarkerAnnotation))
                    .collect()
            })
            .unwrap_or_default()
    }

    pub(super) fn modifiers(&self, declaration: NodeId) -> Modifiers {
        let mut modifiers = Modifiers::default();
        let Some(node) = self.modifiers_node(declaration) else { return modifiers };
        // Keywords are anonymous nodes, which the tree leaves out: read the text between the annotations.
        let span = self.syntax.span(node);
        let mut at = span.start;
        let mut words = String::new();
        for child in self.syntax.subtree(node).skip(1) {
            let inner = self.syntax.span(child);
            if inner.start >= at && self.syntax.parent(child) == Some(node) {
                words.push_str(self.source.text(Span::new(at, inner.start)));
                words.push(' ');
                at = inner.end;
            }
        }
        words.push_str(self.source.text(Span::new(at, span.end)));
        for word in words.split_whitespace() {
            match word {
                "static" => modifiers.is_static = true,
                "final" => modifiers.is_final = true,
                "private" => modifiers.is_private = true,
                "public" => modifiers.is_public = true,
                "protected" => modifiers.is_protected = true,
                "abstract" => modifiers.is_abstract = true,
                _ => {}
            }
        }
        modifiers
    }

    fn collect_types(&mut self) {
        let mut open: Vec<(NodeId, TypeId)> = Vec::new();
        for node in self.syntax.all() {
            let kind = self.kind(node);
            let anonymous = matches!(kind, Kind::ObjectCreationExpression | Kind::EnumConstant)
                && self.syntax.child(node, Kind::ClassBody).is_some();
            if !anonymous && !kind.is_type_declaration() {
                continue;
            }
            while open.last().is_some_and(|(outer, _)| !self.syntax.is_inside(node, *outer)) {
                open.pop();
            }
            let outer = open.last().map(|(_, id)| *id);
            let decl = self.type_decl(node, outer, anonymous);
            let id = TypeId(self.types.len() as u32);
            self.types.push(decl);
            open.push((node, id));
        }
    }

    fn type_decl(&self, node: NodeId, outer: Option<TypeId>, anonymous: bool) -> TypeDecl {
        let syntax = &self.syntax;
        let name_node = if anonymous { None } else { syntax.field(node, Field::Name) };
        let name = name_node.map_or("", |name| self.text(name)).to_owned();
        let kind = match self.kind(node) {
            Kind::InterfaceDeclaration => TypeKind::Interface,
            Kind::EnumDeclaration => TypeKind::Enum,
            Kind::RecordDeclaration => TypeKind::Record,
            Kind::AnnotationTypeDeclaration => TypeKind::Annotation,
            _ => TypeKind::Class,
        };
        let parent_kind = syntax.parent(node).map(|parent| self.kind(parent));
        let local = !anonymous
            && !matches!(
                parent_kind,
                Some(
                    Kind::Program
                        | Kind::ClassBody
                        | Kind::InterfaceBody
                        | Kind::EnumBodyDeclarations
                        | Kind::AnnotationTypeBody
                        | Kind::Error
                )
            );
        let qualified = match outer {
            _ if anonymous || local => String::new(),
            None if self.package.is_empty() => name.clone(),
            None => format!("{}.{name}", self.package),
            Some(outer) if self.ty(outer).qualified.is_empty() => String::new(),
            Some(outer) => format!("{}.{name}", self.ty(outer).qualified),
        };
        let types_below = |wrapper: Option<NodeId>| -> Vec<NodeId> {
            let Some(wrapper) = wrapper else { return Vec::new() };
            let list = syntax.child(wrapper, Kind::TypeList).unwrap_or(wrapper);
            syntax.children(list).collect()
        };
        let (extends, implements) = if anonymous {
            let created = if self.kind(node) == Kind::EnumConstant { None } else { syntax.field(node, Field::Type) };
            (created.into_iter().collect(), Vec::new())
        } else {
            let mut extends = types_below(syntax.field(node, Field::Superclass));
            extends.extend(types_below(syntax.child(node, Kind::ExtendsInterfaces)));
            (extends, types_below(syntax.field(node, Field::Interfaces)))
        };
        let mut decl = TypeDecl {
            node,
            name,
            qualified,
            kind,
            outer,
            local,
            type_parameters: self.type_parameters(node),
            extends,
            implements,
            fields: Vec::new(),
            methods: Vec::new(),
        };
        if kind == TypeKind::Record {
            self.record_components(node, &mut decl);
        }
        let body = if anonymous { syntax.child(node, Kind::ClassBody) } else { syntax.field(node, Field::Body) };
        if let Some(body) = body {
            self.members(body, &mut decl);
        }
        decl
    }

    fn type_parameters(&self, declaration: NodeId) -> Vec<String> {
        let Some(list) = self.syntax.child(declaration, Kind::TypeParameters) else { return Vec::new() };
        self.syntax
            .children(list)
            .filter_map(|parameter| {
                self.syntax
                    .children(parameter)
                    .find(|&child| matches!(self.kind(child), Kind::TypeIdentifier | Kind::Identifier))
            })
            .map(|name| self.text(name).to_owned())
            .collect()
    }

    fn record_components(&self, node: NodeId, decl: &mut TypeDecl) {
        for parameter in self.parameters(node) {
            decl.fields.push(FieldDecl {
                name: parameter.name,
                ty: parameter.ty,
                node: parameter.node,
                declaration: parameter.node,
                init: None,
                modifiers: Modifiers { is_final: true, is_private: true, ..Modifiers::default() },
                extra_dimensions: u8::from(parameter.varargs),
            });
        }
    }

    fn members(&self, body: NodeId, decl: &mut TypeDecl) {
        let constants_imply = matches!(decl.kind, TypeKind::Interface | TypeKind::Annotation);
        for member in self.syntax.children(body) {
            match self.kind(member) {
                Kind::FieldDeclaration | Kind::ConstantDeclaration => {
                    let mut modifiers = self.modifiers(member);
                    if constants_imply {
                        modifiers.is_static = true;
                        modifiers.is_final = true;
                        modifiers.is_public = true;
                    }
                    let ty = self.syntax.field(member, Field::Type);
                    for declarator in self.syntax.children(member) {
                        if self.syntax.field_of(declarator) != Field::Declarator {
                            continue;
                        }
                        let Some(name) = self.syntax.field(declarator, Field::Name) else { continue };
                        decl.fields.push(FieldDecl {
                            name: self.text(name).to_owned(),
                            ty,
                            node: declarator,
                            declaration: member,
                            init: self.syntax.field(declarator, Field::Value),
                            modifiers,
                            extra_dimensions: self.dimensions(declarator),
                        });
                    }
                }
                Kind::EnumConstant => {
                    let Some(name) = self.syntax.field(member, Field::Name) else { continue };
                    decl.fields.push(FieldDecl {
                        name: self.text(name).to_owned(),
                        ty: None,
                        node: member,
                        declaration: member,
                        init: None,
                        modifiers: Modifiers {
                            is_static: true,
                            is_final: true,
                            is_public: true,
                            ..Modifiers::default()
                        },
                        extra_dimensions: 0,
                    });
                }
                Kind::EnumBodyDeclarations => self.members(member, decl),
                Kind::MethodDeclaration | Kind::AnnotationTypeElementDeclaration => {
                    let Some(name) = self.syntax.field(member, Field::Name) else { continue };
                    let mut modifiers = self.modifiers(member);
                    let body = self.syntax.field(member, Field::Body);
                    if constants_imply && body.is_none() {
                        modifiers.is_abstract = true;
                    }
                    decl.methods.push(MethodDecl {
                        name: self.text(name).to_owned(),
                        node: member,
                        constructor: false,
                        ty: self.syntax.field(member, Field::Type),
                        parameters: self.parameters(member),
                        body,
                        modifiers,
                        type_parameters: self.type_parameters(member),
                    });
                }
                Kind::ConstructorDeclaration | Kind::CompactConstructorDeclaration => decl.methods.push(MethodDecl {
                    name: decl.name.clone(),
                    node: member,
                    constructor: true,
                    ty: None,
                    parameters: self.parameters(member),
                    body: self.syntax.field(member, Field::Body),
                    modifiers: self.modifiers(member),
                    type_parameters: self.type_parameters(member),
                }),
                _ => {}
            }
        }
    }

    /// The formal parameters of a method, constructor, record or lambda with declared types.
    pub fn parameters(&self, declaration: NodeId) -> Vec<Parameter> {
        let Some(list) = self.syntax.field(declaration, Field::Parameters) else { return Vec::new() };
        let mut parameters = Vec::new();
        for node in self.syntax.children(list) {
            match self.kind(node) {
                Kind::FormalParameter => {
                    let name = self.syntax.field(node, Field::Name).map_or("", |name| self.text(name)).to_owned();
                    parameters.push(Parameter { name, ty: self.syntax.field(node, Field::Type), node, varargs: false });
                }
                Kind::SpreadParameter => {
                    let name = self
                        .syntax
                        .child(node, Kind::VariableDeclarator)
                        .and_then(|declarator| self.syntax.field(declarator, Field::Name))
                        .map_or("", |name| self.text(name))
                        .to_owned();
                    let ty = self
                        .syntax
                        .children(node)
                        .find(|&child| !matches!(self.kind(child), Kind::Modifiers | Kind::VariableDeclarator));
                    parameters.push(Parameter { name, ty, node, varargs: true });
                }
                _ => {}
            }
        }
        parameters
    }

    /// Number of `[]` pairs written after a name.
    pub fn dimensions(&self, declarator: NodeId) -> u8 {
        self.syntax
            .field(declarator, Field::Dimensions)
            .map_or(0, |dimensions| self.text(dimensions).bytes().filter(|&b| b == b'[').count().min(255) as u8)
    }

    /// The arguments of a call or creation.
    pub fn arguments(&self, call: NodeId) -> Vec<NodeId> {
        self.syntax.field(call, Field::Arguments).map(|list| self.syntax.children(list).collect()).unwrap_or_default()
    }

    /// The name of a called method; `""` when the node is no call.
    pub fn call_name(&self, call: NodeId) -> &str {
        self.syntax.field(call, Field::Name).map_or("", |name| self.text(name))
    }

    /// The receiver of a call: `None` for an unqualified one.
    pub fn receiver(&self, call: NodeId) -> Option<NodeId> {
        self.syntax.field(call, Field::Object)
    }

    /// The expression without parentheses around it.
    pub fn unparenthesized(&self, mut node: NodeId) -> NodeId {
        while self.kind(node) == Kind::ParenthesizedExpression {
            match self.syntax.children(node).next() {
                Some(inner) => node = inner,
                None => break,
            }
        }
        node
    }
}

/// The text of a node with comments cut out.
fn without_comments(file: &JavaFile, node: NodeId) -> String {
    let span = file.syntax.span(node);
    let mut text = String::new();
    let mut at = span.start;
    for inner in file.syntax.subtree(node) {
        if file.kind(inner).is_comment() {
            let comment = file.syntax.span(inner);
            text.push_str(file.source.text(Span::new(at, comment.start)));
            text.push(' ');
            at = comment.end;
        }
    }
    text.push_str(file.source.text(Span::new(at, span.end)));
    text
}

/// Reads an import from its text: the grammar does not know `import module`.
fn parse_import(text: &str) -> Option<Import> {
    let rest = text.strip_prefix("import")?.trim_end_matches(|c: char| c == ';' || c.is_whitespace());
    let words: Vec<&str> = rest.split_whitespace().collect();
    let joined = |words: &[&str]| words.concat();
    match words.split_first()? {
        (&"static", rest) => {
            let name = joined(rest);
            let (ty, member) = name.rsplit_once('.')?;
            Some(if member == "*" {
                Import::StaticOnDemand(ty.to_owned())
            } else {
                Import::Static(ty.to_owned(), member.to_owned())
            })
        }
        // `import module.Foo;` is an ordinary import of a package called module.
        (&"module", rest) if rest.first().is_some_and(|next| !next.starts_with('.')) => {
            Some(Import::Module(joined(rest)))
        }
        _ => {
            let name = joined(&words);
            Some(match name.strip_suffix(".*") {
                Some(package) => Import::OnDemand(package.to_owned()),
                None => Import::Single(name),
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(text: &str) -> JavaFile {
        JavaFile::parse(Source::new(RepoPath::new("A.java"), text.as_bytes())).expect("parses")
    }

    #[test]
    fn imports_of_every_form() {
        let file = file(
            "package a . b;\nimport java.util.List;\nimport java.util.*;\nimport static a.B.c;\nimport static a.B.*;\n\
             import module java.base;\nimport /* x */ module.Foo;\nimport module java.net.http ; class A {}",
        );
        assert_eq!(file.package, "a.b");
        assert_eq!(
            file.imports,
            vec![
                Import::Single("java.util.List".into()),
                Import::OnDemand("java.util".into()),
                Import::Static("a.B".into(), "c".into()),
                Import::StaticOnDemand("a.B".into()),
                Import::Module("java.base".into()),
                Import::Single("module.Foo".into()),
                Import::Module("java.net.http".into()),
            ]
        );
        assert!(file.syntax.broken().is_empty(), "{:?}", file.syntax.broken());
        assert_eq!(file.types[0].qualified, "a.b.A");
    }

    #[test]
    fn declarations_of_every_kind() {
        let file = file(
            "class A<T> extends B implements C, D {\n  @X(\"static\") private static final int x = 1, y[] = {};\n  A() {}\n\
             <Z> Z m(final int p, String... q) { class L {} Object o = new Object() { int f; }; return null; }\n\
             enum E { P { void g() {} }, Q; int z; }\n  record R(int a) { R { } }\n  interface I extends C { int K = 1; void n(); }\n}",
        );
        let names: Vec<_> = file.types.iter().map(|t| (t.name.as_str(), t.qualified.as_str(), t.local)).collect();
        assert_eq!(
            names,
            vec![
                ("A", "A", false),
                ("L", "", true),
                ("", "", false),
                ("E", "A.E", false),
                ("", "", false),
                ("R", "A.R", false),
                ("I", "A.I", false),
            ]
        );
        let a = &file.types[0];
        assert_eq!(a.type_parameters, ["T"]);
        assert_eq!((a.extends.len(), a.implements.len()), (1, 2));
        assert_eq!(a.fields.iter().map(|f| f.name.as_str()).collect::<Vec<_>>(), ["x", "y"]);
        assert!(
            a.fields[0].modifiers.is_static && a.fields[0].modifiers.is_private && a.fields[1].extra_dimensions == 1
        );
        assert_eq!(a.methods.iter().map(|m| m.name.as_str()).collect::<Vec<_>>(), ["A", "m"]);
        assert_eq!(a.methods[1].parameters.iter().map(|p| p.name.as_str()).collect::<Vec<_>>(), ["p", "q"]);
        assert!(a.methods[1].parameters[1].varargs);
        assert!(file.types[6].fields[0].modifiers.is_static);
        let z = file.syntax.all().find(|&n| file.text(n) == "z").expect("z");
        assert_eq!(file.member_of(z), "A.E#z");
    }
}
