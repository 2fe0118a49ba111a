//! Every finding can be silenced wherever a person would put the comment, and then nothing is unused.

mod common;

use common::{Fixture, Scratch, Setup, analyse, fixtures};
use std::collections::{BTreeMap, BTreeSet};
use vtlint::finding::Finding;
use vtlint::java::file::JavaFile;
use vtlint::java::kinds::Kind;
use vtlint::project::jdk::JdkRange;
use vtlint::report::Report;
use vtlint::rules;
use vtlint::source::{RepoPath, Source, Span};

type Files = BTreeMap<String, String>;

fn run(files: &Files, jdk: JdkRange) -> Report {
    let scratch = Scratch::new(files.iter().map(|(path, text)| (path.as_str(), text.as_bytes())));
    analyse(scratch.path(), &Setup { jdk: Some(jdk), ..Setup::default() })
}

fn parse(path: &str, text: &str) -> JavaFile {
    JavaFile::parse(Source::new(RepoPath::new(path), text.as_bytes())).expect("a fixture can be parsed")
}

/// Whether a comment may begin at this byte: not inside of a string, text block or other comment.
fn is_code(file: &JavaFile, at: usize) -> bool {
    let inside = |span: Span| (span.start as usize) < at && at < span.end as usize;
    !file.syntax.all().any(|node| {
        (file.kind(node).is_comment() || matches!(file.kind(node), Kind::StringLiteral))
            && inside(file.syntax.span(node))
    })
}

/// Where suppressions are put for the findings of a file: byte offsets, each with the rules to name there.
type Places = BTreeMap<usize, BTreeSet<&'static str>>;

/// A way to silence: where the text for a finding goes, and how it reads with the ids of the rules.
struct Way {
    name: &'static str,
    place: fn(&JavaFile, &str, &Finding) -> Option<usize>,
    text: fn(&str, &str, usize) -> String,
}

const WAYS: [Way; 6] = [
    Way { name: "on the line above", place: |_, text, finding| Some(line_start(text, start(finding))), text: above },
    Way {
        name: "at the end of the line",
        place: |_, text, finding| Some(line_end(text, start(finding))),
        text: behind,
    },
    Way {
        name: "above the statement",
        place: |_, text, finding| Some(line_start(text, finding.anchors.first()?.start as usize)),
        text: above,
    },
    Way {
        name: "above the outermost declaration",
        place: |_, text, finding| Some(line_start(text, finding.anchors.last()?.start as usize)),
        text: above,
    },
    Way { name: "in an annotation", place: |file, _, finding| annotation_place(file, finding), text: annotation },
    Way {
        name: "for the file",
        place: |_, _, _| Some(0),
        text: |ids, _, _| format!("// vtlint: ignore-file[{ids}] why\n"),
    },
];

fn start(finding: &Finding) -> usize {
    finding.place.span.start as usize
}

fn line_start(text: &str, at: usize) -> usize {
    text[..at].rfind('\n').map_or(0, |end| end + 1)
}

/// The end of the code of a line: before its marker, else before its terminator.
fn line_end(text: &str, at: usize) -> usize {
    let line = &text[at..at + text[at..].find('\n').unwrap_or(text.len() - at)];
    at + line.find("//").unwrap_or(line.len())
}

fn above(ids: &str, text: &str, at: usize) -> String {
    let indent: String = text[at..].chars().take_while(|c| *c == ' ').collect();
    format!("{indent}// vtlint: ignore[{ids}] why\n")
}

fn behind(ids: &str, _: &str, _: usize) -> String {
    format!(" // vtlint: ignore[{ids}] why ")
}

fn annotation(ids: &str, _: &str, _: usize) -> String {
    let strings: Vec<String> = ids.split(", ").map(|id| format!("\"vtlint:{id}\"")).collect();
    format!("@SuppressWarnings({{{}}}) ", strings.join(", "))
}

/// The start of the innermost method, field or type around a finding.
fn annotation_place(file: &JavaFile, finding: &Finding) -> Option<usize> {
    let syntax = &file.syntax;
    let node = syntax.smallest(finding.place.span);
    let declaration = std::iter::once(node).chain(syntax.ancestors(node)).find(|&up| {
        let kind = file.kind(up);
        kind.is_method() || kind == Kind::FieldDeclaration || kind.is_type_declaration()
    })?;
    Some(syntax.span(declaration).start as usize)
}

/// What stays the same when a finding is silenced.
fn identity(finding: &Finding) -> (String, &'static str, String, String) {
    (finding.place.path.to_string(), finding.rule, finding.level.to_string(), finding.message.clone())
}

#[test]
fn every_finding_can_be_silenced() {
    let mut failures = Vec::new();
    let mut silenced = [0; WAYS.len()];
    // Those about suppressions have their own, right and wrong ones.
    let about_code = |fixture: &Fixture| rules::find(&fixture.rule).is_some_and(|rule| !rule.kinds.is_empty());
    for fixture in fixtures().into_iter().filter(|fixture| !fixture.is_clean() && about_code(fixture)) {
        let report = run(&fixture.files, fixture.jdk);
        let findings: Vec<&Finding> = report
            .findings
            .iter()
            .filter(|finding| rules::find(finding.rule).is_some_and(|r| !r.kinds.is_empty()))
            .collect();
        if findings.is_empty() {
            continue;
        }
        for (way, silenced) in WAYS.iter().zip(&mut silenced) {
            let mut changed = fixture.files.clone();
            let mut expected = Vec::new();
            let mut left_out = Vec::new();
            for (path, text) in changed.iter_mut().filter(|(path, _)| path.ends_with(".java")) {
                let file = parse(path, text);
                let mut places = Places::new();
                for finding in findings.iter().copied().filter(|finding| finding.place.path.as_str() == path) {
                    match (way.place)(&file, text, finding).filter(|&at| is_code(&file, at)) {
                        Some(at) => {
                            places.entry(at).or_default().insert(finding.rule);
                            expected.push(identity(finding));
                        }
                        None => left_out.push(identity(finding)),
                    }
                }
                for (&at, ids) in places.iter().rev() {
                    let ids: Vec<&str> = ids.iter().copied().collect();
                    text.insert_str(at, &(way.text)(&ids.join(", "), &fixture.files[path], at));
                }
            }
            *silenced += expected.len();
            let after = run(&changed, fixture.jdk);
            let mut suppressed: Vec<_> = after.suppressed.iter().map(|one| identity(&one.finding)).collect();
            let mut reported: Vec<_> = after.findings.iter().map(identity).collect();
            for list in [&mut expected, &mut suppressed, &mut left_out, &mut reported] {
                list.sort();
            }
            let mut fail = |what: &str| {
                failures.push(format!(
                    "{}/{}, {}: {what}\n  still reported: {reported:#?}\n  silenced: {suppressed:#?}\n  expected: {expected:#?}",
                    fixture.rule, fixture.name, way.name
                ));
            };
            if suppressed != expected || reported != left_out {
                fail("not what should be silenced");
            }
            // A comment on a line of its own leaves the flagged line as it was, so it is the same finding for a baseline.
            if way.name.contains("above") {
                let prints = |findings: &mut dyn Iterator<Item = &Finding>| -> BTreeSet<String> {
                    findings.map(|finding| finding.fingerprint.clone()).collect()
                };
                let mut all_after = after.findings.iter().chain(after.suppressed.iter().map(|one| &one.finding));
                if prints(&mut findings.iter().copied()) != prints(&mut all_after) {
                    fail("fingerprints differ");
                }
            }
        }
    }
    assert!(failures.is_empty(), "{} failures\n{}", failures.len(), failures.join("\n"));
    assert!(silenced.iter().all(|&count| count > 100), "too few findings were tried: {silenced:?}");
}

/// What is said about the body of a class with a key `K`: `silenced LINE`, `reported LINE`, `unused LINE`, `invalid LINE`.
fn said(body: &str) -> Vec<String> {
    let text = format!("class A {{ static final ScopedValue<String> K = ScopedValue.newInstance();\n{body}\n}}\n");
    let report = run(&Files::from([("A.java".to_owned(), text.clone())]), JdkRange::known(25, 25));
    let source = Source::new(RepoPath::new("A.java"), text.as_bytes());
    let line = |finding: &Finding| source.position(finding.place.span.start).line - 1;
    let mut said: Vec<(u32, String)> =
        report.suppressed.iter().map(|one| (line(&one.finding), "silenced".into())).collect();
    said.extend(report.findings.iter().map(|finding| {
        let word = match finding.rule {
            "unused-suppression" => "unused",
            "invalid-suppression" => "invalid",
            _ => "reported",
        };
        (line(finding), word.to_owned())
    }));
    said.sort();
    said.into_iter().map(|(line, word)| format!("{word} {line}")).collect()
}

#[test]
fn a_comment_with_code_behind_it_belongs_to_its_line() {
    let id = "vtlint: ignore[scoped-value-or-else-null]";
    let table: &[(&str, &[&str])] = &[
        ("Object a = K.orElse(null); // @", &["silenced 1"]),
        ("// @\nObject a = K.orElse(null);", &["silenced 2"]),
        // Code behind the comment: it is about this line, not the next one.
        ("/* @ */ Object a = K.orElse(null);\nObject b = K.orElse(null);", &["silenced 1", "reported 2"]),
        ("/* @ */ Object a;\nObject b = K.orElse(null);", &["unused 1", "reported 2"]),
        ("/* one */ /* @ */ Object a = K.orElse(null);\nObject b = K.orElse(null);", &["silenced 1", "reported 2"]),
        ("/*\n * @ */ Object a = K.orElse(null);\nObject b = K.orElse(null);", &["silenced 2", "reported 3"]),
        // Comments only, up to the end of the line.
        ("/* @ */ // more\nObject b = K.orElse(null);", &["silenced 2"]),
        ("/* one */ /* @ */\nObject b = K.orElse(null);", &["silenced 2"]),
        ("/** @ */\t \n\n// more\nObject b = K.orElse(null);", &["silenced 4"]),
        // A line that has code behind a comment is the next line of code.
        ("// @\n/* more */ Object b = K.orElse(null);", &["silenced 2"]),
        ("// @\n/* more */ Object a;\nObject b = K.orElse(null);", &["unused 1", "reported 3"]),
        // Behind code, whatever stands between.
        ("Object a = K.orElse(null); /* one */ /* @ */\nObject b = K.orElse(null);", &["silenced 1", "reported 2"]),
        ("Object a = /* @ */ K.orElse(null);", &["silenced 1"]),
        // No comments.
        ("String a = \"// @\" + K.orElse(null);", &["reported 1"]),
        ("String a = \"\"\"\n// @\n\"\"\" + K.orElse(null);", &["reported 3"]),
    ];
    for (body, expected) in table {
        let body = body.replace('@', id);
        assert_eq!(said(&body), *expected, "{body}");
        assert_eq!(said(&body.replace('\n', "\r\n")), *expected, "with CR LF: {body}");
    }
}

#[test]
fn annotations_silence_what_they_stand_on() {
    let id = "@SuppressWarnings(\"vtlint:scoped-value-or-else-null\")";
    let table: &[(&str, &[&str])] = &[
        ("@ Object a = K.orElse(null);", &["silenced 1"]),
        ("@\nprivate static final Object a =\n  K.orElse(null);", &["silenced 3"]),
        ("@ void m() { K.orElse(null); }\nvoid n() { K.orElse(null); }", &["silenced 1", "reported 2"]),
        ("@ A() { K.orElse(null); }", &["silenced 1"]),
        ("@ static class B { Object a = K.orElse(null); }", &["silenced 1"]),
        ("@ interface B { Object A = K.orElse(null); }", &["silenced 1"]),
        ("@ record B(int a) { B { K.orElse(null); } }", &["silenced 1"]),
        ("record B(int a) { @ B { K.orElse(null); } }", &["silenced 1"]),
        ("record B(@ int a) { B { K.orElse(null); } }", &["unused 1", "reported 1"]),
        ("@ enum E { X; Object a = K.orElse(null); }", &["silenced 1"]),
        ("enum E {\n@ X(K.orElse(null)),\nY(K.orElse(null));\nE(Object o) {} }", &["silenced 2", "reported 3"]),
        ("enum E { @ X { Object a = K.orElse(null); } }", &["silenced 1"]),
        ("void m() {\n@ Object a = K.orElse(null);\nK.orElse(null); }", &["silenced 2", "reported 3"]),
        ("void m() {\n@ var a = K.orElse(null);\n}", &["silenced 2"]),
        ("void m(@ Object a) {\nK.orElse(null); }", &["unused 1", "reported 2"]),
        ("void m() {\n@ class L { Object a = K.orElse(null); }\n}", &["silenced 2"]),
        ("@interface B { @ int a() default 1; }\nObject b = K.orElse(null);", &["unused 1", "reported 2"]),
        (
            "void m() throws Exception { try (@ var r = open(K.orElse(null))) { } }\nAutoCloseable open(Object o) { return null; }",
            &["silenced 1"],
        ),
        // Spellings.
        (
            "@java.lang.SuppressWarnings(\"vtlint:scoped-value-or-else-null\") Object a = K.orElse(null);",
            &["silenced 1"],
        ),
        (
            "@SuppressWarnings(value = {\"unused\", \"vtlint:scoped-value-or-else-null\"}) Object a = K.orElse(null);",
            &["silenced 1"],
        ),
        // Another annotation of a name that ends the same.
        ("@NoSuppressWarnings(\"vtlint:scoped-value-or-else-null\") Object a = K.orElse(null);", &["reported 1"]),
        ("@SuppressWarnings(\"vtlint:nothing\") Object a = K.orElse(null);", &["invalid 1", "reported 1"]),
        ("@SuppressWarnings(\"vtlint\") Object a = K.orElse(null);", &["invalid 1", "reported 1"]),
    ];
    for (body, expected) in table {
        let body = body.replace("@ ", &format!("{id} ")).replace("@\n", &format!("{id}\n"));
        let mut expected: Vec<String> = expected.iter().map(|one| (*one).to_owned()).collect();
        let mut said = said(&body);
        expected.sort();
        said.sort();
        assert_eq!(said, expected, "{body}");
    }
}

#[test]
fn an_annotated_package_is_read_without_harm() {
    let files = Files::from([(
        "src/main/java/a/package-info.java".to_owned(),
        "@SuppressWarnings(\"vtlint:scoped-value-or-else-null\")\npackage a;\n".to_owned(),
    )]);
    let report = run(&files, JdkRange::known(25, 25));
    let rules: Vec<&str> = report.findings.iter().map(|finding| finding.rule).collect();
    assert_eq!(rules, ["unused-suppression"], "it covers the file it stands in, and nothing is to be found there");
}
