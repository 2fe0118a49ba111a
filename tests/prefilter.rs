//! Shortcuts make no difference: the prefilter on or off, one thread or many, few files or all.

mod common;

use common::{AllFixtures, Fixture, Setup, analyse, analyse_fixture, fixtures, jsonl, stderr, stdout, vtlint};
use std::fmt::Write as _;
use std::sync::OnceLock;

/// The lines that only one of two texts has, marked with its name.
fn difference(left: (&str, &str), right: (&str, &str)) -> String {
    let mut out = String::new();
    for ((name, text), other) in [(left, right.1), (right, left.1)] {
        for line in text.lines().filter(|line| !other.lines().any(|one| one == *line)) {
            let _ = writeln!(out, "  only {name}: {line}");
        }
    }
    if out.is_empty() { "  the order differs".to_owned() } else { out }
}

/// What is found in each fixture when it is a project of its own.
fn alone() -> &'static [(Fixture, String)] {
    static ALONE: OnceLock<Vec<(Fixture, String)>> = OnceLock::new();
    ALONE.get_or_init(|| {
        let found = |fixture: Fixture| {
            let found = jsonl(&analyse_fixture(&fixture, true));
            (fixture, found)
        };
        fixtures().into_iter().map(found).collect()
    })
}

/// The findings whose own path is wanted.
fn lines_of(jsonl: &str, wanted: impl Fn(&str) -> bool) -> String {
    let mut kept = String::new();
    for line in jsonl.lines() {
        let finding: serde_json::Value = serde_json::from_str(line).expect("a finding is JSON");
        if wanted(finding["path"].as_str().expect("a path")) {
            kept += line;
            kept.push('\n');
        }
    }
    kept
}

#[test]
fn the_prefilter_makes_no_difference_to_a_fixture() {
    let mut failures = Vec::new();
    for (fixture, with) in alone() {
        let without = jsonl(&analyse_fixture(fixture, false));
        if *with != without {
            failures.push(format!(
                "{}/{}\n{}",
                fixture.rule,
                fixture.name,
                difference(("with the prefilter", with), ("without", &without))
            ));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn all_fixtures_together_give_what_each_gives_alone() {
    let all = AllFixtures::write();
    let with = jsonl(&analyse(all.path(), &all.setup()));
    let without = jsonl(&analyse(all.path(), &Setup { prefilter: false, ..all.setup() }));
    assert!(with == without, "\n{}", difference(("with the prefilter", &with), ("without", &without)));
    assert!(with.lines().count() > 100, "only {} findings", with.lines().count());

    let places = |text: &str, prefix: &str| -> Vec<String> {
        let places = text.lines().filter_map(|line| {
            let finding: serde_json::Value = serde_json::from_str(line).expect("a finding is JSON");
            let path = finding["path"].as_str().expect("a path").strip_prefix(prefix)?.to_owned();
            Some(format!("{path}:{} {} {}", finding["start"]["line"], finding["level"], finding["message"]))
        });
        places.collect()
    };
    let mut failures = Vec::new();
    for ((folder, _), (_, alone)) in all.fixtures.iter().zip(alone()) {
        let alone = places(alone, "").join("\n");
        let together = places(&with, &format!("{folder}/")).join("\n");
        if alone != together {
            failures.push(format!("{folder}\n{}", difference(("alone", &alone), ("together", &together))));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn threads_do_not_show() {
    let all = AllFixtures::write();
    for format in ["json", "sarif", "terminal"] {
        let run = |threads: &str| {
            let args = ["--threads", threads, "--format", format, "--show-suppressed", "--pedantic"];
            let output = vtlint(all.path(), &args).output().expect("vtlint runs");
            assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
            (stdout(&output), stderr(&output))
        };
        let (one, four) = (run("1"), run("4"));
        assert!(one.0 == four.0, "{format}\n{}", difference(("with 1 thread", &one.0), ("with 4", &four.0)));
        assert_eq!(one.1, four.1, "messages of {format}");
    }
}

#[test]
fn a_named_file_gives_what_it_gives_in_the_whole() {
    let all = AllFixtures::write();
    let whole = jsonl(&analyse(all.path(), &all.setup()));
    let mut failures = Vec::new();
    // Every file that has others beside it, and a sample of those that stand alone.
    let several = |at: usize, fixture: &Fixture| fixture.files.len() > 1 || at.is_multiple_of(5);
    for (_, (folder, fixture)) in all.fixtures.iter().enumerate().filter(|(at, (_, fixture))| several(*at, fixture)) {
        for name in fixture.files.keys().filter(|name| name.ends_with(".java")) {
            let path = format!("{folder}/{name}");
            let alone = jsonl(&analyse(all.path(), &Setup { paths: vec![path.clone()], ..all.setup() }));
            let expected = lines_of(&whole, |found| found == path);
            if alone != expected {
                failures.push(format!("{path}\n{}", difference(("alone", &alone), ("in the whole", &expected))));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn the_binary_agrees_on_named_files() {
    let all = AllFixtures::write();
    let run = |args: &[&str]| {
        let output = vtlint(all.path(), &[&["--format", "jsonl", "--pedantic"], args].concat()).output().expect("runs");
        assert_ne!(output.status.code(), Some(2), "{}", stderr(&output));
        stdout(&output)
    };
    let whole = run(&[]);
    let several = all.fixtures.iter().filter(|(_, fixture)| fixture.files.len() > 1);
    for (folder, fixture) in several {
        let files: Vec<String> = fixture.files.keys().map(|name| format!("{folder}/{name}")).collect();
        let args: Vec<&str> = files.iter().map(String::as_str).collect();
        let expected = lines_of(&whole, |found| found.starts_with(&format!("{folder}/")));
        let named = run(&args);
        assert!(named == expected, "{folder}\n{}", difference(("named", &named), ("in the whole", &expected)));
    }
}
