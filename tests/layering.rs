//! Data flows one way, and so do the modules: an arrow that points backwards fails here.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The modules in the order of the flow; a module may use those before it and those of its own row. `project` and `java`
/// are the model, `prefilter` asks the model which names lead to a type.
const RANKS: &[&[&str]] = &[
    // Leaves: plain data and helpers that know of no stage.
    &["source", "finding", "suggest", "style", "catalog"],
    &["walk"],
    &["project"],
    &["java"],
    &["prefilter"],
    // The rules, and what the user says about them.
    &["rules", "config", "explain"],
    // Triage and reports: neither looks at trees.
    &["fingerprint", "report"],
    &["suppress"],
    // What puts the stages together, and the command line around it.
    &["engine"],
    &["cli"],
    &["settings", "progress"],
    &["app"],
    &["lib", "main"],
];

/// Arrows that point backwards and are meant to: data of another row, and why.
const ALLOWED: &[(&str, &str, &str)] = &[
    // A finding carries the JDK range it was judged for.
    ("finding", "project::jdk", "the range is plain data"),
    // `explain rules` and `vtlint rules` say where the pages of the reports' links stand.
    ("explain", "report", "the address of a rule's page"),
];

/// Crates that are kept in one place.
const KEPT: &[(&str, &str)] =
    &[("miette", "report/terminal.rs"), ("serde_sarif", "report/sarif.rs"), ("tree_sitter", "java/")];

fn sources() -> Vec<(String, String)> {
    fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).expect("src can be listed") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                collect(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    collect(&src, &mut paths);
    paths.sort();
    let name = |path: &Path| path.strip_prefix(&src).expect("below src").to_string_lossy().replace('\\', "/");
    paths.iter().map(|path| (name(path), std::fs::read_to_string(path).expect("UTF-8"))).collect()
}

/// The text before its unit tests, without comments: tests may use what they like.
fn code(text: &str) -> String {
    let end = text.find("#[cfg(test)]").unwrap_or(text.len());
    text[..end].lines().map(|line| line.split("//").next().unwrap_or("")).collect::<Vec<_>>().join("\n")
}

fn module(file: &str) -> &str {
    file.split('/').next().unwrap_or(file).trim_end_matches(".rs")
}

fn rank(module: &str) -> Option<usize> {
    RANKS.iter().position(|row| row.contains(&module))
}

/// Every path that starts with `crate::`, groups taken apart by their first names, and what climbs out of its module by
/// `super::`.
fn arrows(file: &str, text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (at, start) in text.match_indices("crate::") {
        let rest = &text[at + start.len()..];
        if let Some(group) = rest.strip_prefix('{') {
            let group = &group[..group.find('}').unwrap_or(group.len())];
            found.extend(group.split(',').map(|name| name.trim().to_owned()));
        } else {
            let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':')).unwrap_or(rest.len());
            found.insert(rest[..end].trim_end_matches(':').to_owned());
        }
    }
    // `super::` leaves the module from its top: `src/x.rs`, `src/x/mod.rs` by one, files below by two.
    let depth = file.trim_end_matches("/mod.rs").trim_end_matches(".rs").matches('/').count() + 1;
    let climb = "super::".repeat(depth);
    for (at, _) in text.match_indices(&climb) {
        let rest = &text[at + climb.len()..];
        let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len());
        found.insert(rest[..end].to_owned());
    }
    found
}

#[test]
fn no_arrow_points_backwards() {
    let mut wrong = Vec::new();
    let mut used = BTreeSet::new();
    for (file, text) in sources() {
        let from = module(&file);
        let Some(own) = rank(from) else {
            wrong.push(format!("src/{file}: `{from}` is in no row of RANKS"));
            continue;
        };
        for arrow in arrows(&file, &code(&text)) {
            let to = arrow.split("::").next().unwrap_or("");
            let allowed =
                ALLOWED.iter().find(|(a, b, _)| *a == from && (arrow == *b || arrow.starts_with(&format!("{b}::"))));
            match rank(to) {
                _ if allowed.is_some() => {
                    used.extend(allowed.map(|(a, b, _)| (*a, *b)));
                }
                Some(other) if other <= own => {}
                // A macro or an item at the top of the crate.
                None if to.is_empty() => {}
                _ => wrong.push(format!("src/{file}: uses `{arrow}`, which comes later")),
            }
        }
    }
    for (from, to, _) in ALLOWED {
        if !used.contains(&(*from, *to)) {
            wrong.push(format!("ALLOWED: `{from}` does not use `{to}` any more"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_table_has_every_module_once() {
    let on_disk: BTreeSet<String> = sources().iter().map(|(file, _)| module(file).to_owned()).collect();
    let all: Vec<&str> = RANKS.iter().flat_map(|row| row.iter().copied()).collect();
    let listed: BTreeSet<String> = all.iter().map(|name| (*name).to_owned()).collect();
    assert_eq!(all.len(), listed.len(), "a module stands in two rows");
    assert_eq!(on_disk, listed);
}

#[test]
fn some_crates_stay_in_their_place() {
    let mut wrong = Vec::new();
    for (file, text) in sources() {
        let code = code(&text);
        for (name, place) in KEPT {
            let used = code.match_indices(name).any(|(at, _)| {
                let before = code[..at].chars().next_back();
                let after = code[at + name.len()..].chars().next();
                let part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
                // In strings the grammar's name is spelled with a hyphen.
                !part(before) && !part(after)
            });
            if used && !file.starts_with(place) {
                wrong.push(format!("src/{file}: uses `{name}`, which belongs into src/{place}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn rules_know_no_formats_and_reports_no_trees() {
    let mut wrong = Vec::new();
    for (file, text) in sources() {
        let forbidden: &[&str] = match module(&file) {
            "rules" => &["report", "suppress", "settings", "cli"],
            "report" | "suppress" | "fingerprint" => &["java", "prefilter", "walk"],
            _ => continue,
        };
        for arrow in arrows(&file, &code(&text)) {
            if forbidden.iter().any(|name| arrow.split("::").next() == Some(*name)) {
                wrong.push(format!("src/{file}: uses `{arrow}`"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
