//! Every fixture is found out on the lines that say so, and nowhere else.

mod common;

use common::{Expected, Fixture, analyse_fixture, fixtures, found};

#[test]
fn fixtures_hold() {
    let mut failures = Vec::new();
    for fixture in fixtures() {
        let expected = fixture.expected();
        if fixture.is_clean() {
            let java = fixture.files.iter().find(|(path, _)| path.ends_with(".java"));
            let first = java.map_or("", |(_, text)| text.lines().next().unwrap_or(""));
            if !expected.is_empty() || !first.starts_with("//") {
                failures.push(format!(
                    "{}/{}: a clean fixture has no markers, and says in its first line what it holds",
                    fixture.rule, fixture.name
                ));
            }
        } else if !expected.iter().any(|marker| marker.rule == fixture.rule) {
            failures.push(format!("{}/{}: no marker of its own rule", fixture.rule, fixture.name));
        }
        failures.extend(differences(&fixture, &expected));
    }
    assert!(failures.is_empty(), "{} differences\n{}", failures.len(), failures.join("\n"));
}

fn differences(fixture: &Fixture, expected: &[Expected]) -> Vec<String> {
    let report = analyse_fixture(fixture, true);
    let mut found = found(&report);
    let mut failures = Vec::new();
    let mut fail = |what: &str, path: &str, line: usize, rule: &str, level: &str| {
        failures.push(format!("{}/{} {path}:{line}: {what} {rule} {level}", fixture.rule, fixture.name));
    };
    for marker in expected {
        let at = found.iter().position(|(path, line, rule, level)| {
            *path == marker.path
                && *line == marker.line
                && *rule == marker.rule
                && marker.level.as_ref().is_none_or(|wanted| wanted == level)
        });
        let level = marker.level.as_deref().unwrap_or("");
        match (at, marker.missed) {
            (Some(at), false) => {
                found.remove(at);
            }
            (Some(_), true) => fail("is found now: drop the `?` of", &marker.path, marker.line, &marker.rule, level),
            (None, false) => fail("not found:", &marker.path, marker.line, &marker.rule, level),
            (None, true) => {}
        }
    }
    for (path, line, rule, level) in found {
        fail("unexpected:", &path, line, &rule, &level);
    }
    failures
}
