//! The examples in the pages are true, and the table in the README is the list of the rules.

mod common;

use common::{Scratch, Setup, analyse, found, stdout, vtlint};
use std::path::Path;
use vtlint::project::jdk::JdkRange;
use vtlint::rules::ALL;

/// A Java fence of a page that is meant to be analysed.
struct Example {
    /// Where its code begins: `rules/x.md:12`.
    place: String,
    /// Exactly one finding, or none.
    flagged: bool,
    jdk: JdkRange,
    code: String,
}

/// The examples of a page. A fence that says only `java` is not looked at.
fn examples(id: &str, page: &str) -> Vec<Example> {
    let mut examples = Vec::new();
    let mut lines = page.lines().enumerate();
    while let Some((number, line)) = lines.next() {
        let Some(info) = line.strip_prefix("```") else { continue };
        let place = format!("rules/{id}.md:{}", number + 2);
        let code: Vec<&str> =
            lines.by_ref().map(|(_, line)| line).take_while(|line| !line.starts_with("```")).collect();
        let mut words = info.split_whitespace();
        if words.next() != Some("java") {
            continue;
        }
        let flagged = match words.next() {
            Some("flagged") => true,
            Some("clean") => false,
            None => continue,
            Some(other) => panic!("{place}: `{other}` is neither flagged nor clean"),
        };
        let mut jdk = JdkRange::known(25, 25);
        for option in words {
            match option.split_once('=') {
                Some(("jdk", range)) => jdk = range.parse().unwrap_or_else(|error| panic!("{place}: {error}")),
                _ => panic!("{place}: unknown option `{option}`"),
            }
        }
        examples.push(Example { place, flagged, jdk, code: code.join("\n") + "\n" });
    }
    examples
}

#[test]
fn examples_are_flagged_or_clean_as_they_say() {
    let mut failures = Vec::new();
    for rule in ALL {
        let examples = examples(rule.id, rule.page);
        assert!(examples.iter().any(|example| example.flagged), "rules/{}.md shows nothing that is wrong", rule.id);
        for example in examples {
            let scratch = Scratch::new([("src/main/java/Example.java", example.code.as_bytes())]);
            let report = analyse(scratch.path(), &Setup { jdk: Some(example.jdk), ..Setup::default() });
            let all = found(&report);
            let own = all.iter().filter(|(_, _, found, _)| found == rule.id).count();
            // The other examples of a page are examples, too: no other rule may have something against them.
            if own != usize::from(example.flagged) || all.len() != own {
                let expected = if example.flagged { "one finding" } else { "none" };
                failures.push(format!("{}: {expected} of {} expected, found {all:?}", example.place, rule.id));
            }
            if report.summary.broken_files > 0 {
                failures.push(format!("{}: {:?}", example.place, report.notices));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn fences_are_read_with_their_options() {
    let page =
        "x\n```java flagged jdk=21..25\nclass A {}\n```\n```java\nno\n```\n```toml\nno\n```\n```java clean\n```\n";
    let read: Vec<(String, bool, String, String)> = examples("x", page)
        .into_iter()
        .map(|example| (example.place, example.flagged, example.jdk.to_string(), example.code))
        .collect();
    let first = ("rules/x.md:3".to_owned(), true, "21..25".to_owned(), "class A {}\n".to_owned());
    assert_eq!(read, [first, ("rules/x.md:12".to_owned(), false, "25".to_owned(), "\n".to_owned())]);
}

const START: &str = "<!-- rules -->";
const END: &str = "<!-- /rules -->";

/// `VTLINT_BLESS=1` writes the table.
#[test]
fn the_readme_lists_the_rules() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = root.join("README.md");
    let Ok(readme) = std::fs::read_to_string(&path) else {
        eprintln!("skipped: there is no README.md whose table of rules could be compared");
        return;
    };
    let output = vtlint(root, &["rules", "--format", "md"]).output().expect("vtlint runs");
    let table = stdout(&output);
    let start = readme.find(START).unwrap_or_else(|| panic!("README.md has no `{START}`")) + START.len();
    let end = start + readme[start..].find(END).unwrap_or_else(|| panic!("README.md has no `{END}`"));
    if readme[start..end].trim() == table.trim() {
        return;
    }
    if std::env::var_os("VTLINT_BLESS").is_some_and(|value| value == "1") {
        let text = format!("{}\n\n{}\n\n{}", &readme[..start], table.trim(), &readme[end..]);
        std::fs::write(&path, text).expect("README.md can be written");
        return;
    }
    panic!("the table of rules in README.md is not `vtlint rules --format md`; VTLINT_BLESS=1 writes it:\n{table}");
}
