//! "Sees": which names of the project stand for a JDK type without naming it.

use super::{Scan, Vocabulary};
use crate::java::file::{JavaFile, TypeDecl};
use crate::java::index::{ClassIndex, has_word};
use crate::java::syntax::NodeId;
use crate::walk::FileKind;
use std::collections::BTreeSet;

/// How often a subclass of a subclass is looked for.
const ROUNDS: usize = 3;

/// The names that lead to one of `types`: members whose declared type mentions it, classes whose header does, and
/// subclasses of those. A file that has neither a type's own name nor one of these cannot hold a value of the type.
pub fn exposed_names(index: &ClassIndex, scan: &Scan, vocabulary: &Vocabulary, types: &[&str]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut frontier: Vec<String> = types.iter().map(|name| (*name).to_owned()).collect();
    let own = vocabulary.set(types);
    let java = || index.files().files.iter().enumerate().filter(|(_, file)| file.kind == FileKind::Java);
    let mut holders: Vec<usize> = java().map(|(at, _)| at).filter(|&at| scan.words[at].meets(own)).collect();
    for round in 0..ROUNDS {
        let mut next = Vec::new();
        for &at in &holders {
            let Some(file) = index.file(at) else { continue };
            // The JDK's own sources: what they declare is known without reading it.
            if file.package == "java.lang" || file.package == "java.util.concurrent" {
                continue;
            }
            collect(&file, &frontier, &mut names, &mut next);
        }
        if next.is_empty() || round + 1 == ROUNDS {
            break;
        }
        frontier = next;
        let words: Vec<&str> = frontier.iter().map(String::as_str).collect();
        holders = index.positions_with_any_word(&words);
    }
    names
}

/// Adds the names that a file declares with one of `types` in their type; names of types go to `subtypes` as well.
fn collect(file: &JavaFile, types: &[String], names: &mut BTreeSet<String>, subtypes: &mut Vec<String>) {
    let mentions = |node: NodeId| {
        let bytes = &file.source.bytes()[file.syntax.span(node).range()];
        types.iter().any(|name| has_word(bytes, name))
    };
    for id in file.type_ids() {
        let ty: &TypeDecl = file.ty(id);
        if ty.extends.iter().chain(&ty.implements).any(|&node| mentions(node))
            && !ty.name.is_empty()
            && names.insert(ty.name.clone())
        {
            subtypes.push(ty.name.clone());
        }
        for field in &ty.fields {
            // A record's component is private, its accessor of the same name is not.
            let hidden = field.modifiers.is_private && field.declaration != field.node;
            if !hidden && field.ty.is_some_and(mentions) {
                names.insert(field.name.clone());
            }
        }
        for method in &ty.methods {
            if method.modifiers.is_private {
                continue;
            }
            // A parameter leads to the type only as a type argument: `Function<ScopedValue<T>, R>`.
            let parameters = method.parameters.iter().filter_map(|parameter| parameter.ty);
            if method.ty.is_some_and(mentions) || parameters.into_iter().any(mentions) {
                names.insert(method.name.clone());
            }
        }
    }
}
