//! Holds `rules/catalog/jdk-api.toml` against the API of JDK 21 to 25, as JDK 25's `lib/ct.sym` has it.

mod jdk;

use jdk::{Jdk, jdk25, read, repository};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

const FIRST: u16 = 21;
const LAST: u16 = 25;
const CLASSES: &str = r"java\.base/java/(lang/ScopedValue|util/concurrent/StructuredTaskScope)(\$\w+)*";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Catalog {
    member: Vec<Member>,
    change: Vec<Change>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Member {
    r#type: String,
    kind: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    params: Vec<String>,
    #[serde(default)]
    r#static: bool,
    #[serde(default)]
    throws: Vec<String>,
    lambdas: Option<String>,
    /// The same method of `StructuredTaskScope` stays.
    #[serde(default)]
    overrides: bool,
    since: u16,
    removed: Option<u16>,
    instead: Option<String>,
    instead_before: Option<String>,
    source: Option<String>,
    rule: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Change {
    r#type: String,
    name: Option<String>,
    what: String,
    since: u16,
    before: String,
    after: String,
    instead: String,
    source: Option<String>,
    rule: String,
}

/// Kind, type, name, parameters.
type Key = (String, String, String, Vec<String>);

/// One member (or type) of one release.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Fact {
    throws: BTreeSet<String>,
    /// `static `, `sealed `, the number of type parameters, what is returned.
    flags: String,
    /// `class` or `interface` for types.
    form: String,
}

fn catalog() -> Catalog {
    let path = repository().join("rules/catalog/jdk-api.toml");
    toml::from_str(&read(&path)).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn history(jdk: &Jdk) -> BTreeMap<Key, BTreeMap<u16, Fact>> {
    let tool = repository().join("testdata/tools/ApiHistory.java");
    let (first, last) = (FIRST.to_string(), LAST.to_string());
    let output = jdk.tool("java").arg(tool).args([CLASSES, &first, &last]).output().expect("java starts");
    assert!(output.status.success(), "ApiHistory failed: {}", String::from_utf8_lossy(&output.stderr));
    let mut history: BTreeMap<Key, BTreeMap<u16, Fact>> = BTreeMap::new();
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let [release, class, kind, name, params, throws, flags] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("ApiHistory printed `{line}`");
        };
        let form = if kind == "class" || kind == "interface" { kind } else { "" };
        let key = (
            if form.is_empty() { kind } else { "type" }.to_owned(),
            class.to_owned(),
            name.to_owned(),
            params.split(';').filter(|one| !one.is_empty()).map(str::to_owned).collect(),
        );
        let throws = throws.split(';').filter(|one| !one.is_empty()).map(str::to_owned).collect();
        let fact = Fact { throws, flags: flags.to_owned(), form: form.to_owned() };
        let release = release.parse().unwrap_or_else(|_| panic!("ApiHistory printed `{line}`"));
        history.entry(key).or_default().insert(release, fact);
    }
    assert!(history.len() > 60, "only {} members found in ct.sym", history.len());
    history
}

/// The first release with it (21 for older ones) and the first without it, where that is 25 or older.
fn span(releases: &BTreeMap<u16, Fact>) -> (u16, Option<u16>) {
    let (first, last) = (*releases.keys().next().expect("not empty"), *releases.keys().next_back().expect("not empty"));
    assert_eq!(releases.len(), usize::from(last - first) + 1, "gone and back again: {releases:?}");
    (first, (last < LAST).then_some(last + 1))
}

#[test]
fn the_table_agrees_with_the_jdk() {
    let Some(jdk) = jdk25("jdk_api") else { return };
    let history = history(&jdk);
    let mut wrong = Vec::new();
    let mut listed = BTreeSet::new();
    for member in catalog().member {
        let key = (member.kind.clone(), member.r#type.clone(), member.name.clone(), member.params.clone());
        if !listed.insert(key.clone()) {
            wrong.push(format!("{key:?} is listed twice"));
        }
        if member.since > LAST {
            if history.contains_key(&key) {
                wrong.push(format!("{key:?} is said to come with {} but exists by {LAST}", member.since));
            }
            continue;
        }
        let Some(releases) = history.get(&key) else {
            wrong.push(format!("{key:?} is in no release"));
            continue;
        };
        let expected = (member.since, member.removed.filter(|removed| *removed <= LAST));
        if span(releases) != expected {
            wrong.push(format!("{key:?}: table says {expected:?}, the JDK {:?}", span(releases)));
        }
        if member.overrides {
            let inherited =
                (key.0.clone(), "java.util.concurrent.StructuredTaskScope".to_owned(), key.2.clone(), key.3.clone());
            if history.get(&inherited).is_none_or(|releases| span(releases) != (FIRST, None)) {
                wrong.push(format!("{key:?} overrides nothing that stays"));
            }
        }
        let newest = releases.values().next_back().expect("not empty");
        if member.kind == "method" && newest.flags.starts_with("static ") != member.r#static {
            wrong.push(format!("{key:?}: `static` is wrong"));
        }
        for thrown in &member.throws {
            if !newest.throws.contains(thrown) {
                wrong.push(format!("{key:?} does not throw {thrown} but {:?}", newest.throws));
            }
        }
        for thrown in &newest.throws {
            // InterruptedException is thrown by what stays, too; type variables appear as their bound.
            let known = ["java.lang.InterruptedException", "java.lang.Throwable"].contains(&thrown.as_str());
            if member.removed.is_some() && !known && !member.throws.contains(thrown) {
                wrong.push(format!("{key:?} throws {thrown}, which the table does not say"));
            }
        }
    }
    for (key, releases) in &history {
        let object_method = key.2 == "toString" && key.3.is_empty();
        if span(releases) != (FIRST, None) && !listed.contains(key) && !object_method {
            wrong.push(format!("{key:?} is missing in the table: {:?}", span(releases)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_changes_of_shape_agree_with_the_jdk() {
    let Some(jdk) = jdk25("jdk_api") else { return };
    let history = history(&jdk);
    let changes = catalog().change;
    let mut wrong = Vec::new();
    for ((kind, class, name, params), releases) in &history {
        for ((old, before), (new, after)) in releases.iter().zip(releases.iter().skip(1)) {
            let listed = |what: &str| {
                changes.iter().any(|change| {
                    change.r#type == *class
                        && change.name.as_deref().unwrap_or("") == name
                        && change.what == what
                        && change.since == *new
                })
            };
            let parameters = |fact: &Fact| fact.flags.trim_start_matches("sealed ").to_owned();
            if kind == "type" {
                if parameters(before) != parameters(after) && !listed("type-parameters") {
                    wrong.push(format!("{class}: other type parameters from {old} to {new}"));
                }
                let form = |fact: &Fact| (fact.form.clone(), fact.flags.starts_with("sealed"));
                if form(before) != form(after) && !listed("form") {
                    wrong.push(format!("{class}: {:?} became {:?} in {new}", form(before), form(after)));
                }
            } else if before.flags != after.flags && !listed("returns") {
                wrong.push(format!("{class}.{name}{params:?}: `{}` became `{}` in {new}", before.flags, after.flags));
            }
        }
    }
    for change in changes.iter().filter(|change| change.since <= LAST) {
        let name = change.name.clone().unwrap_or_default();
        let changed = history.iter().any(|((_, class, member, _), releases)| {
            *class == change.r#type
                && *member == name
                && matches!((releases.get(&(change.since - 1)), releases.get(&change.since)),
                    (Some(before), Some(after)) if before != after)
        });
        if !changed {
            wrong.push(format!("{} {name}: nothing changed in {}", change.r#type, change.since));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_row_is_complete() {
    let catalog = catalog();
    let text = |text: &Option<String>| text.as_deref().is_some_and(|text| !text.is_empty());
    for member in &catalog.member {
        let id = format!("{} {} {}", member.r#type, member.kind, member.name);
        assert!(["type", "constructor", "method"].contains(&member.kind.as_str()), "{id}: unknown kind");
        assert_eq!(member.kind == "method", !member.name.is_empty(), "{id}: methods have a name, nothing else has");
        assert_eq!(member.removed.is_some(), text(&member.instead), "{id}: `instead` goes with `removed`");
        assert!(
            member.since == FIRST || member.removed.is_some() || text(&member.instead_before),
            "{id}: `instead-before`"
        );
        let steady = |one: &Member| one.removed.is_none() && one.since == FIRST;
        let overload = |one: &Member| one.r#type == member.r#type && one.name == member.name && !steady(one);
        assert!(
            !steady(member) || catalog.member.iter().any(overload),
            "{id}: neither came nor went, and no overload of it did"
        );
        assert!(member.lambdas.as_deref().is_none_or(|fit| fit == "fit"), "{id}: `lambdas` can only be `fit`");
        let beyond = member.since > LAST || member.removed.is_some_and(|removed| removed > LAST);
        assert_eq!(beyond, text(&member.source), "{id}: rows about later releases, and only they, carry their source");
        assert!(
            repository().join("rules").join(&member.rule).with_extension("md").is_file(),
            "{id}: no page of {}",
            member.rule
        );
    }
    for change in &catalog.change {
        let id = format!("{} {}", change.r#type, change.what);
        assert!(["type-parameters", "form", "returns", "takes", "throws"].contains(&change.what.as_str()), "{id}");
        assert!(change.before != change.after && !change.instead.is_empty(), "{id}: before, after, instead");
        assert_eq!(change.since > LAST, text(&change.source), "{id}: source");
        assert!(repository().join("rules").join(&change.rule).with_extension("md").is_file(), "{id}: no page");
    }
}
