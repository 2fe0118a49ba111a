//! A rule is a Rust file, a page, a folder of fixtures and a line in the list: none of them stands alone.

mod common;

use common::testdata;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use vtlint::rules::{ALL, page::Page};

/// Modules of `src/rules` that are no rules.
const HELPERS: [&str; 4] = ["api_use", "mod", "page", "site"];
/// Pages that are of no rule.
const OTHER_PAGES: [&str; 2] = ["TEMPLATE", "README"];

fn folder(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The names in a folder that end so, the ending left out.
fn names(folder: &Path, ending: &str) -> BTreeSet<String> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries
        .map(|entry| entry.expect("an entry"))
        .filter(|entry| ending.is_empty() == entry.path().is_dir())
        .filter_map(|entry| Some(entry.file_name().to_string_lossy().strip_suffix(ending)?.to_owned()))
        .collect()
}

fn ids() -> BTreeSet<String> {
    ALL.iter().map(|rule| rule.id.to_owned()).collect()
}

#[track_caller]
fn agree(what: &str, found: &BTreeSet<String>) {
    let ids = ids();
    let missing: Vec<&String> = ids.difference(found).collect();
    let orphans: Vec<&String> = found.difference(&ids).collect();
    assert!(missing.is_empty() && orphans.is_empty(), "{what}: missing {missing:?}, of no rule {orphans:?}");
}

#[test]
fn the_list_is_sorted_and_has_every_rule_once() {
    assert!(ALL.is_sorted_by(|left, right| left.id < right.id));
    let kebab = |id: &str| {
        id.split('-').all(|word| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit()))
    };
    for rule in ALL {
        assert!(kebab(rule.id), "{} is not in kebab case", rule.id);
    }
}

#[test]
fn every_rule_has_its_source_file() {
    let mut found = names(&folder("src/rules"), ".rs");
    for helper in HELPERS {
        assert!(found.remove(helper), "src/rules/{helper}.rs is gone: take it out of HELPERS");
    }
    agree("src/rules", &found.into_iter().map(|name| name.replace('_', "-")).collect());
}

#[test]
fn every_rule_has_its_page() {
    let mut found = names(&folder("rules"), ".md");
    found.retain(|name| !OTHER_PAGES.contains(&name.as_str()));
    agree("rules", &found);
    for rule in ALL {
        let text = std::fs::read_to_string(folder(&format!("rules/{}.md", rule.id))).expect("a page");
        assert!(text == rule.page, "{} includes the page of another rule", rule.id);
        assert!(!text.contains('\r') && text.ends_with('\n') && !text.ends_with("\n\n"), "{}: odd line ends", rule.id);
    }
}

#[test]
fn every_rule_has_its_fixtures() {
    agree("testdata/rules", &names(&testdata("rules"), ""));
    for id in ids() {
        let folder = testdata("rules").join(&id);
        let fixtures: Vec<String> = names(&folder, ".java").into_iter().chain(names(&folder, "")).collect();
        for kind in ["flagged", "clean"] {
            assert!(fixtures.iter().any(|name| name.starts_with(kind)), "{id}: no {kind} fixture");
        }
        for name in &fixtures {
            assert!(
                ["flagged", "clean", "fixed"].iter().any(|kind| name.starts_with(kind)),
                "{id}/{name}: neither flagged, clean nor fixed"
            );
        }
    }
}

#[test]
fn every_page_is_in_form() {
    for rule in ALL {
        let id = rule.id;
        let page = Page::parse(id, rule.page).unwrap_or_else(|error| panic!("rules/{id}.md: {error}"));
        let lower = |text: &str| text.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
        assert!(lower(&page.category), "{id}: the category `{}` is not in kebab case", page.category);
        assert!(
            page.since.split('.').count() == 3 && page.since.split('.').all(|part| part.parse::<u16>().is_ok()),
            "{id}: since `{}`",
            page.since
        );
        assert!(!page.body.trim_start().starts_with('#'), "{id}: begins with a headline; the title is one");
        let first = page.body.lines().find_map(|line| line.strip_prefix("```")).unwrap_or_default();
        assert!(
            first.starts_with("java flagged"),
            "{id}: the first fence is `{first}`, not an example of what is wrong"
        );
        assert_eq!(page.body.lines().filter(|line| line.starts_with("```")).count() % 2, 0, "{id}: an open fence");
        assert!(page.body.contains("vtlint: ignore[") || page.body.contains(" = \"off\""), "{id}: how to silence it");
        let unfinished = page.body.lines().find(|line| line.contains("TODO") || line.contains("FIXME"));
        assert_eq!(unfinished, None, "{id}");
    }
}

#[test]
fn every_link_between_pages_leads_somewhere() {
    for rule in ALL {
        for (at, _) in rule.page.match_indices("](") {
            let target = &rule.page[at + 2..];
            let target = &target[..target.find(')').unwrap_or(target.len())];
            let file = target.split('#').next().unwrap_or_default();
            if !file.is_empty() && !file.contains("://") {
                assert!(folder("rules").join(file).exists(), "rules/{}.md: {target}", rule.id);
            }
        }
    }
}
