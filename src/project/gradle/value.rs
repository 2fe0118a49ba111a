//! The value of an expression in a build script, as far as it names a Java release.

use super::script::{Meaning, Script};
use super::syntax::{Block, Link, Node, chain, parse};
use super::token::Kind;
use crate::project::version_files::feature_release;
use std::collections::BTreeMap;

/// How many names and parts one expression may lead through.
const MAX_STEPS: u32 = 500;
/// Deepest nesting of expressions and names.
const MAX_DEPTH: u32 = 40;

/// A version catalog.
#[derive(Debug, Default)]
pub struct Catalog {
    /// Alias, as [`normalised`], to version.
    pub versions: BTreeMap<String, String>,
    /// Alias, as [`normalised`], to plugin id.
    pub plugins: BTreeMap<String, String>,
}

/// Catalog aliases are written with `-`, `_` or `.` and read with `.`; case does not tell them apart here.
pub fn normalised(alias: &str) -> String {
    alias.replace(['-', '_'], ".").to_ascii_lowercase()
}

/// Where names are looked up.
pub struct Names<'m> {
    /// Scripts whose names are visible, nearest first.
    pub scripts: Vec<&'m Script>,
    /// Properties of `gradle.properties`, nearest first.
    pub properties: Vec<&'m BTreeMap<String, String>>,
    /// Catalogs by name (`libs`), nearest first.
    pub catalogs: Vec<(&'m str, &'m Catalog)>,
}

/// The releases that an expression may have: several where a condition decides, none for `null`. `None` when it cannot be
/// told.
pub fn releases(nodes: &[Node], names: &Names<'_>) -> Option<Vec<u16>> {
    let mut found = Evaluator { names, steps: MAX_STEPS }.expression(nodes, 0)?;
    found.sort_unstable();
    found.dedup();
    Some(found)
}

struct Evaluator<'m> {
    names: &'m Names<'m>,
    steps: u32,
}

type Releases = Option<Vec<u16>>;

impl Evaluator<'_> {
    fn expression(&mut self, nodes: &[Node], depth: u32) -> Releases {
        self.steps = self.steps.checked_sub(1)?;
        if depth > MAX_DEPTH {
            return None;
        }
        let depth = depth + 1;
        let uncast = without_casts(nodes);
        let nodes = uncast.as_deref().unwrap_or(nodes);
        match nodes {
            [] => return None,
            [Node::Parens(inner, _), rest @ ..] if only_conversions(rest) => return self.expression(inner, depth),
            [node] if node.is_word("null") => return Some(Vec::new()),
            [first, Node::Parens(..), rest @ ..] if first.is_word("if") => {
                let split = rest.iter().position(|node| node.is_word("else"))?;
                let (yes, no) = (&rest[..split], &rest[split + 1..]);
                let (yes, no) = (self.branch(yes, depth), self.branch(no, depth));
                return either(yes, no);
            }
            _ => {}
        }
        if let Some(at) = nodes.iter().position(|node| node.is_mark("?")) {
            let colon = nodes.iter().rposition(|node| node.is_mark(":")).filter(|&colon| colon > at)?;
            let (yes, no) =
                (self.expression(&nodes[at + 1..colon], depth), self.expression(&nodes[colon + 1..], depth));
            return either(yes, no);
        }
        if let Some(at) = nodes.iter().position(|node| node.is_mark("?:")) {
            let first = self.expression(&nodes[..at], depth).filter(|found| !found.is_empty());
            return first.or_else(|| self.expression(&nodes[at + 1..], depth));
        }
        if let Some(token) = nodes[0].token().filter(|token| matches!(token.kind, Kind::Number | Kind::Text { .. })) {
            let converted = nodes.len() == 1 || only_conversions(&nodes[1..]);
            return if converted { self.literal(&token.text, token.kind, depth) } else { None };
        }
        let (links, length) = chain(nodes);
        if length == nodes.len() { self.chain(&links, depth) } else { None }
    }

    fn branch(&mut self, nodes: &[Node], depth: u32) -> Releases {
        match nodes {
            [Node::Braces(block, _)] => self.expression(last_statement(block)?, depth),
            nodes => self.expression(nodes, depth),
        }
    }

    fn literal(&mut self, text: &str, kind: Kind, depth: u32) -> Releases {
        let text = text.trim();
        if let (Kind::Text { interpolated: true }, Some(name)) = (kind, text.strip_prefix('$')) {
            let name = name.strip_prefix('{').and_then(|inner| inner.strip_suffix('}')).unwrap_or(name);
            let inner = parse(name, true);
            return self.expression(last_statement(&inner)?, depth);
        }
        release(text)
    }

    fn chain(&mut self, links: &[Link<'_>], depth: u32) -> Releases {
        let (last, before) = links.split_last()?;
        if CONVERSIONS.contains(&last.name) && !before.is_empty() {
            return self.chain(before, depth);
        }
        let argument = last.arguments.filter(|arguments| !arguments.is_empty());
        match (last.name, argument) {
            ("of" | "toVersion" | "parseInt" | "valueOf", Some(value)) => return self.expression(value, depth),
            ("orElse" | "getOrElse", Some(value)) if !before.is_empty() => {
                let first = self.chain(before, depth).filter(|found| !found.is_empty());
                return first.or_else(|| self.expression(value, depth));
            }
            ("provider", None) => return self.expression(last_statement(last.block?)?, depth),
            _ => {}
        }
        if let Some(version) = last.name.strip_prefix("VERSION_") {
            return release(&version.replace('_', "."));
        }
        // Kotlin's `JvmTarget.JVM_21.target`, `JvmTarget.JVM_1_8`.
        if let [JVM_TARGET, version, ..] = links.iter().map(|link| link.name).collect::<Vec<_>>().as_slice() {
            return release(&version.strip_prefix("JVM_")?.replace('_', "."));
        }
        for link in links {
            let text = link.arguments.or(link.index).and_then(|nodes| nodes.first()).and_then(Node::text);
            match (link.name, text) {
                ("findVersion", Some(alias)) => return self.version("libs", alias),
                ("property" | "findProperty" | "gradleProperty" | "getProperty" | "propertyOrNull", Some(name)) => {
                    return self.name(name, depth);
                }
                ("extra" | "ext" | "properties", Some(name)) => return self.name(name, depth),
                ("get", Some(name)) if links.iter().any(|it| matches!(it.name, "extra" | "ext" | "properties")) => {
                    return self.name(name, depth);
                }
                _ => {}
            }
        }
        if let [catalog, versions, alias @ ..] = links
            && versions.name == "versions"
            && !alias.is_empty()
        {
            let alias: Vec<&str> = alias.iter().map(|link| link.name).collect();
            return self.version(catalog.name, &alias.join("."));
        }
        if links.iter().any(|link| link.arguments.is_some() || link.block.is_some()) {
            return None;
        }
        const HOLDERS: [&str; 8] = ["project", "rootProject", "parent", "ext", "extra", "this", "it", "gradle"];
        let own = links.iter().position(|link| !HOLDERS.contains(&link.name))?;
        match &links[own..] {
            [name] => self.name(name.name, depth),
            [holder, name] => self.entry(holder.name, name.name, depth).or_else(|| {
                // `Versions.JAVA`: a constant of an object of `buildSrc`.
                let constant = holder.name.starts_with(char::is_uppercase) && holder.name != "JavaVersion";
                if constant { self.name(name.name, depth) } else { None }
            }),
            _ => None,
        }
    }

    /// A name: all values it is given in the nearest script that knows it, else a property.
    fn name(&mut self, name: &str, depth: u32) -> Releases {
        let names = self.names;
        for script in &names.scripts {
            let mut found: Releases = None;
            for (_, meaning) in script.names.iter().filter(|(known, _)| known == name) {
                if let Meaning::Value(value) = meaning {
                    let value = if refers_to_itself(value, name) { None } else { self.expression(value, depth) };
                    found = either(found, value);
                }
            }
            if found.is_some() {
                return found;
            }
        }
        let value = names.properties.iter().find_map(|properties| properties.get(name))?;
        release(value.trim())
    }

    /// `versions.java` where `versions = [java: 21]`.
    fn entry(&mut self, map: &str, key: &str, depth: u32) -> Releases {
        let names = self.names;
        for script in &names.scripts {
            for (_, meaning) in script.names.iter().filter(|(known, _)| known == map) {
                let Meaning::Value(value) = meaning else { continue };
                let [Node::Square(entries, _)] = value.as_slice() else { continue };
                for entry in entries.split(|node| node.is_mark(",")) {
                    if let [name, colon, value @ ..] = entry
                        && colon.is_mark(":")
                        && name.word().or(name.text()) == Some(key)
                    {
                        return self.expression(value, depth);
                    }
                }
            }
        }
        None
    }

    fn version(&self, catalog: &str, alias: &str) -> Releases {
        let alias = normalised(alias);
        let mut catalogs = self.names.catalogs.iter().filter(|(name, _)| *name == catalog);
        release(catalogs.find_map(|(_, catalog)| catalog.versions.get(&alias))?)
    }
}

/// The expression without its casts (`as Integer`, `as String?`); `None` when it has none.
fn without_casts(nodes: &[Node]) -> Option<Vec<Node>> {
    nodes.iter().position(|node| node.is_word("as"))?;
    let mut kept = Vec::new();
    let mut at = 0;
    while let Some(node) = nodes.get(at) {
        at += 1;
        if !node.is_word("as") {
            kept.push(node.clone());
            continue;
        }
        // `as?`, then the type, then its `?`.
        let optional = |at: usize| usize::from(nodes.get(at).is_some_and(|node| node.is_mark("?")));
        at += optional(at);
        while nodes.get(at).is_some_and(|node| node.word().is_some() || node.is_mark(".")) {
            at += 1;
        }
        at += optional(at);
    }
    Some(kept)
}

const JVM_TARGET: &str = "JvmTarget";

/// Calls behind a value that leave the release what it is.
const CONVERSIONS: [&str; 20] = [
    "get",
    "getOrNull",
    "orNull",
    "toInteger",
    "toInt",
    "toIntOrNull",
    "asInt",
    "toString",
    "intValue",
    "trim",
    "map",
    "majorVersion",
    "getMajorVersion",
    "requiredVersion",
    "getRequiredVersion",
    "asProvider",
    "toBigDecimal",
    "let",
    "toShort",
    "displayName",
];

/// Whether all that follows a literal is `.toInteger()` and its like.
fn only_conversions(nodes: &[Node]) -> bool {
    let Some((dot, rest)) = nodes.split_first() else { return true };
    let (links, length) = chain(rest);
    (dot.is_mark(".") || dot.is_mark("?."))
        && length == rest.len()
        && links.iter().all(|link| CONVERSIONS.contains(&link.name))
}

/// Whether a value is only the name it is given to (`release = release`).
fn refers_to_itself(value: &[Node], name: &str) -> bool {
    matches!(value, [only] if only.is_word(name))
}

fn last_statement(block: &Block) -> Option<&[Node]> {
    block.statements.last().map(Vec::as_slice)
}

fn release(text: &str) -> Releases {
    feature_release(text).filter(|release| (5..=99).contains(release)).map(|release| vec![release])
}

/// What is known of two alternatives.
fn either(a: Releases, b: Releases) -> Releases {
    match (a, b) {
        (Some(mut a), Some(b)) => {
            a.extend(b);
            Some(a)
        }
        (a, b) => a.or(b),
    }
}
