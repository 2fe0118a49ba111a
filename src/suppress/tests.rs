//! Table tests: a file with `§` before each finding (of rule `a`; `§b` of rule `b`), and what triage makes of it.

use super::*;
use crate::source::RepoPath;

const KNOWN: &[&str] = &["a", "b", "pooled-virtual-threads", INVALID, UNUSED];

struct Case {
    source: Source,
    findings: Vec<Finding>,
}

/// Takes the marks out of the text. A mark `§x` puts a finding of rule `x` at the word that follows; `«` and `»` enclose an
/// anchor of all findings inside.
fn case(marked: &str) -> Case {
    let (mut text, mut places, mut anchors, mut open) = (String::new(), vec![], vec![], vec![]);
    let mut chars = marked.chars();
    while let Some(char) = chars.next() {
        match char {
            '§' => {
                let rule = if chars.next() == Some('b') { "b" } else { "a" };
                places.push((rule, text.len() as u32));
            }
            '«' => open.push(text.len() as u32),
            '»' => anchors.push(Span::new(open.pop().unwrap(), text.len() as u32)),
            other => text.push(other),
        }
    }
    let path = RepoPath::new("A.java");
    let findings = places
        .into_iter()
        .map(|(rule, start)| {
            let span = Span::new(start, start + 1);
            Finding {
                rule,
                level: Level::Warning,
                message: String::new(),
                label: String::new(),
                place: Place { path: path.clone(), span },
                related: vec![],
                flow: vec![],
                fix: None,
                jdk: JdkRange::assumed(),
                member: String::new(),
                anchors: anchors.iter().copied().filter(|anchor| anchor.contains(span)).collect(),
                fingerprint: String::new(),
            }
        })
        .collect();
    Case { source: Source::new(path, text.as_bytes()), findings }
}

/// What triage says, as `a!reason` for silenced and `a` for reported findings, `invalid(text at the span)`,
/// `unused(text at the span)`.
fn run(syntax: CommentSyntax, marked: &str, off: &[&str]) -> Vec<String> {
    let case = case(marked);
    let facts = scan_comments(syntax, case.source.bytes());
    outcome(case, &facts, off)
}

fn outcome(case: Case, facts: &CommentFacts, off: &[&str]) -> Vec<String> {
    let triaged = triage(&case.source, facts, case.findings, &|id| !off.contains(&id), KNOWN, JdkRange::assumed());
    let mut out: Vec<(u32, String)> = vec![];
    for finding in &triaged.reported {
        assert_eq!(finding.fingerprint.len(), 16);
        let name = match finding.rule {
            INVALID => "invalid",
            UNUSED => "unused",
            rule => {
                out.push((finding.place.span.start, rule.to_owned()));
                continue;
            }
        };
        for place in std::iter::once(&finding.place).chain(finding.related.iter().map(|note| &note.place)) {
            out.push((place.span.start, format!("{name}({})", case.source.text(place.span))));
        }
    }
    for silenced in &triaged.suppressed {
        let at = silenced.finding.place.span.start;
        out.push((at, format!("{}!{}", silenced.finding.rule, silenced.reason)));
    }
    out.sort();
    out.into_iter().map(|(_, text)| text).collect()
}

#[test]
fn a_suppression_that_a_nearer_one_outdoes_says_which() {
    let case = case("// vtlint: ignore-file[a] all\nint x;\n§ax(); // vtlint: ignore[a] one\n");
    let facts = scan_comments(CommentSyntax::Slash, case.source.bytes());
    let triaged = triage(&case.source, &facts, case.findings, &|_| true, KNOWN, JdkRange::assumed());
    let messages: Vec<_> = triaged.reported.iter().map(|finding| finding.message.as_str()).collect();
    assert_eq!(
        messages,
        ["What 'a' reports here is already silenced by the suppression in line 3, so this one silences nothing."]
    );
    assert_eq!(triaged.suppressed[0].reason, "one");
}

#[track_caller]
fn java(marked: &str, expected: &[&str]) {
    assert_eq!(run(CommentSyntax::Slash, marked, &[]), expected, "{marked}");
}

#[test]
fn every_place_of_a_comment_silences() {
    // At the end of the line.
    java("§ax(); // vtlint: ignore[a] because", &["a!because"]);
    java("§ax(); //vtlint:ignore[a]", &["a!"]);
    java("§ax(); /* vtlint: ignore[a] because */", &["a!because"]);
    java("/* vtlint: ignore[a] */ §ax();", &["a!"]);
    // On the line above, over blank lines and other comments.
    java("// vtlint: ignore[a] because\n§ax();", &["a!because"]);
    java("  // vtlint: ignore[a]\n\n  // other\n/* more\n * lines */\n§ax();", &["a!"]);
    java("/** Text.\n * vtlint: ignore[a] because\n */\n§ax();", &["a!because"]);
    java("/** vtlint: ignore[a] because */\n§ax();", &["a!because"]);
    java(
        "/**\n * Text.\n *\n * vtlint: ignore[a] one\n * vtlint: ignore[b] two */\n§ax(); §by();",
        &["a!one", "b!two"],
    );
    // CR LF, lone CR, byte order mark.
    java("// vtlint: ignore[a] because\r\n\r\n§ax();\r\n", &["a!because"]);
    java("// vtlint: ignore[a] because\r§ax();\r", &["a!because"]);
    java("\u{feff}// vtlint: ignore[a]\n§ax();", &["a!"]);
}

#[test]
fn only_its_line_is_silenced() {
    java("§ax(); // vtlint: ignore[a]\n§ax();", &["a!", "a"]);
    java("// vtlint: ignore[a]\n§ax();\n§ax();", &["a!", "a"]);
    java("§ax();\n// vtlint: ignore[a]\n", &["a", "unused(a)"]);
    java("§ax();\n// vtlint: ignore[a]\ny();", &["a", "unused(a)"]);
    java("§ax(); // vtlint: ignore[b]", &["a", "unused(b)"]);
    java("String s = \"// vtlint: ignore[a]\"; §ax();", &["a"]);
}

#[test]
fn statement_and_declaration_count_by_their_first_line() {
    java("«foo() // vtlint: ignore[a]\n  .bar()\n  .§abaz();»", &["a!"]);
    java("// vtlint: ignore[a]\n«foo()\n  .§abaz();»", &["a!"]);
    java("// vtlint: ignore[a]\n«class A {\n  «void m() {\n  «§ax();»\n}»\n}»", &["a!"]);
    // The last line counts for the innermost one, when the comment stands behind it.
    java("«foo(\n  §ax,\n  y); // vtlint: ignore[a]»", &["a!"]);
    java("«foo(\n  §ax,\n  y);» // vtlint: ignore[a]", &["a!"]);
    java("«void m() {\n  «§ax();»\n}» // vtlint: ignore[a]", &["a", "unused(a)"]);
    java("«foo(\n  §ax,\n // vtlint: ignore[a]\n  y);»", &["a", "unused(a)"]);
}

#[test]
fn several_ids_and_directives_are_judged_on_their_own() {
    java("§ax(); §by(); // vtlint: ignore[a, b] both", &["a!both", "b!both"]);
    java("§ax(); §by(); // vtlint:ignore[a ,b]", &["a!", "b!"]);
    java("§ax(); // vtlint: ignore[a, b]", &["a!", "unused(b)"]);
    java("x(); // vtlint: ignore[a, b]", &["unused(a)", "unused(b)"]);
    java("§ax(); // vtlint: ignore[a, a]", &["a!", "unused(a)"]);
    java("§ax(); §by(); // vtlint: ignore[a] one vtlint: ignore[b] two", &["a!one", "b!two"]);
    java("§ax(); // NOPMD vtlint: ignore[a] — shared", &["a!shared"]);
    java("§ax(); // vtlint: ignore[a, nonsense] kept", &["a!kept", "invalid(nonsense)"]);
}

#[test]
fn a_whole_file_is_silenced_from_its_top_only() {
    java("// vtlint: ignore-file[a] generated\nx();\n§ax();\n§by();", &["a!generated", "b"]);
    java("/* Licence. */\n\n// vtlint: ignore-file[a, b]\n§ax(); §by();", &["a!", "b!"]);
    java("/*\n * Licence.\n * vtlint: ignore-file[a]\n */\n§ax();", &["a!"]);
    java("package p;\n// vtlint: ignore-file[a]\n§ax();", &["invalid(vtlint: ignore-file[a])", "a"]);
    java("// vtlint: ignore-file[a]\nx();", &["unused(a)"]);
    // The nearest one counts as used.
    java("// vtlint: ignore-file[a] far\n§ax(); // vtlint: ignore[a] near", &["unused(a)", "a!near"]);
}

#[test]
fn what_is_meant_for_us_but_cannot_be_read_is_reported() {
    let table: &[(&str, &str)] = &[
        ("// vtlint: ignore", "vtlint: ignore"),
        ("// vtlint: ignore because of this", "vtlint: ignore"),
        ("// vtlint:ignore[]", "vtlint:ignore[]"),
        ("// vtlint: ignore[ ]", "vtlint: ignore[ ]"),
        ("// vtlint: ignore[a,]", "vtlint: ignore[a,]"),
        ("// vtlint: ignore[,a] x", "vtlint: ignore[,a]"),
        ("// vtlint: ignore [a]", "vtlint: ignore"),
        ("// vtlint: ignore[a", "vtlint: ignore[a"),
        ("// vtlint: ingore[a]", "vtlint: ingore"),
        ("// vtlint: ignore-fil[a]", "vtlint: ignore-fil"),
        ("// vtlint: ignore-next-line[a]", "vtlint: ignore-next-line"),
        ("// vtlint: disable a", "vtlint: disable"),
        ("// VTLint: ignore[a]", "VTLint:"),
        ("// vtlint: ignore[pooled-virtual-thread]", "pooled-virtual-thread"),
        ("/* vtlint: ignore */", "vtlint: ignore"),
        ("/**\n * vtlint: ignore\n */", "vtlint: ignore"),
        ("// vtlint: ignore[invalid-suppression]", "invalid-suppression"),
        ("// vtlint: ignore[unused-suppression]", "unused-suppression"),
        ("// x vtlint: ignore[]", "vtlint: ignore[]"),
    ];
    for (comment, marked) in table {
        java(&format!("y();\n§ax(); {comment}"), &["a", &format!("invalid({marked})")]);
    }
}

#[test]
fn prose_about_vtlint_is_left_alone() {
    for comment in [
        "// see vtlint: ignore",
        "// vtlint reports this as pooled, see the page",
        "// vtlint: the pool below is on purpose",
        "// `vtlint: ignore[rule-id]` would silence it",
        "/* Use {@code vtlint: ignore} sparingly. */",
        "// https://example.com/vtlint:ignore",
        "// https://example.com/vtlint:ignore[a]",
        "// notvtlint: ignore[a]",
    ] {
        java(&format!("§ax(); {comment}"), &["a"]);
    }
}

#[test]
fn near_names_are_suggested() {
    let case = case("x(); // vtlint: ignore[pooled-virtual-thread, pooled_virtual_threads, zzzzzzz]");
    let facts = scan_comments(CommentSyntax::Slash, case.source.bytes());
    let triaged = triage(&case.source, &facts, vec![], &|_| true, KNOWN, JdkRange::assumed());
    let [finding] = &triaged.reported[..] else { panic!("one finding per rule and line") };
    assert_eq!(
        finding.message,
        "No rule is called 'pooled-virtual-thread', so nothing is silenced. Did you mean 'pooled-virtual-threads'?"
    );
    assert_eq!(finding.level, Level::Warning);
    assert_eq!(finding.fix.as_ref().unwrap().title, "Write 'pooled-virtual-threads'.");
    assert_eq!(finding.related.len(), 2);
    assert_eq!(finding.related[1].message, "'zzzzzzz' is not a rule");
}

#[test]
fn unused_needs_all_its_rules_to_have_run() {
    let text = "x(); // vtlint: ignore[a, b]";
    assert_eq!(run(CommentSyntax::Slash, text, &[]), ["unused(a)", "unused(b)"]);
    assert!(run(CommentSyntax::Slash, text, &["b"]).is_empty());
    assert!(run(CommentSyntax::Slash, text, &[UNUSED]).is_empty());
    assert!(run(CommentSyntax::Slash, "x(); // vtlint: ignore[]", &[INVALID]).is_empty());
}

#[test]
fn other_kinds_of_file_have_their_own_comments() {
    use CommentSyntax::*;
    let table: &[(CommentSyntax, &str, &[&str])] = &[
        (Properties, "# vtlint: ignore[a] because\n§akey=x", &["a!because"]),
        (Properties, "! vtlint:ignore[a]\n§akey=x", &["a!"]),
        (Properties, "§akey=x # vtlint: ignore[a]", &["a"]),
        (Yaml, "key: §ax # vtlint: ignore[a] because", &["a!because"]),
        (Yaml, "# vtlint: ignore-file[a]\n---\nkey: §ax", &["a!"]),
        (Yaml, "§akey: \"# vtlint: ignore[a]\"", &["a"]),
        (Shell, "#!/bin/sh\n# vtlint: ignore-file[a] legacy\njava §a-X", &["a!legacy"]),
        (Shell, "java §a-X # vtlint: ignore[a]", &["a!"]),
        (Shell, "# vtlint: ignore[a]\nENV §aX=1", &["a!"]),
        (Toml, "x = \"§a1\" # vtlint: ignore[a]", &["a!"]),
        (Xml, "<!-- vtlint: ignore[a] because -->\n<§ax/>", &["a!because"]),
        (Xml, "<?xml version=\"1.0\"?>\n<!-- vtlint:ignore-file[a]-->\n<p><§ax/></p>", &["a!"]),
        (Xml, "<§ax/> <!-- vtlint: ignore -->", &["a", "invalid(vtlint: ignore)"]),
        (Xml, "<§ax/><!--vtlint: ignore[a] one\n vtlint: ignore[b] two-->", &["a!one", "unused(b)"]),
        (Slash, "jvmArgs '§a-X' // vtlint: ignore[a]", &["a!"]),
        (Batch, "REM vtlint: ignore[a] because\njava §a-X", &["a!because"]),
        (Batch, "@rem vtlint: ignore[a]\njava §a-X", &["a!"]),
        (Batch, ":: vtlint: ignore[a]\r\njava §a-X & rem vtlint: ignore[b]", &["a!", "unused(b)"]),
    ];
    for (syntax, text, expected) in table {
        assert_eq!(run(*syntax, text, &[]), *expected, "{syntax:?} {text}");
    }
}

#[test]
fn annotations_cover_their_declaration() {
    let text = "@SuppressWarnings({\"vtlint:a\", \"unchecked\"})\nclass A {\n  §ax(); §by();\n}\nclass B { §ax(); }";
    let annotated = |strings: &[&str]| {
        let case = case(text);
        let end = case.source.bytes().iter().position(|byte| *byte == b'}').unwrap();
        let end = end + 1 + case.source.bytes()[end + 1..].iter().position(|byte| *byte == b'}').unwrap() + 1;
        let at = 19;
        let annotations = strings
            .iter()
            .map(|string| AnnotatedDecl {
                string_span: Span::new(at, at + 10),
                text: (*string).to_owned(),
                declaration: Span::new(0, end as u32),
            })
            .collect();
        let facts = CommentFacts { comments: vec![], annotations, first_code: 0 };
        outcome(case, &facts, &[])
    };
    assert_eq!(annotated(&["vtlint:a", "unchecked"]), ["a!", "b", "a"]);
    assert_eq!(annotated(&["\"vtlint:a\""]), ["a!", "b", "a"]);
    assert_eq!(annotated(&["vtlint: b "]), ["a", "b!", "a"]);
    assert_eq!(annotated(&["unchecked", "vtlintish:a"]), ["a", "b", "a"]);
    for wrong in ["vtlint", "vtlint:", "vtlint:a,b", "vtlint: ignore[a]", "VTLINT:a", "vtlint:nonsense"] {
        assert_eq!(annotated(&[wrong])[0], "invalid(\"vtlint:a\")", "{wrong}");
    }
    assert_eq!(annotated(&["vtlint:pooled-virtual-threads"])[0], "unused(\"vtlint:a\")");
}

#[test]
fn comments_that_are_not_utf_8_count() {
    let mut bytes = b"x(); // vtlint: ignore[a] f\xFCr".to_vec();
    let case = case("§ax();");
    let source = Source::new(RepoPath::new("A.java"), std::mem::take(&mut bytes));
    let facts = scan_comments(CommentSyntax::Slash, source.bytes());
    let triaged = triage(&source, &facts, case.findings, &|_| true, KNOWN, JdkRange::assumed());
    assert_eq!(triaged.suppressed[0].reason, "f\u{fffd}r");
}

#[test]
fn silencing_one_of_two_equal_lines_keeps_the_other_fingerprint() {
    let prints = |text: &str| {
        let case = case(text);
        let facts = scan_comments(CommentSyntax::Slash, case.source.bytes());
        let triaged = triage(&case.source, &facts, case.findings, &|_| true, KNOWN, JdkRange::assumed());
        triaged.reported.iter().map(|finding| finding.fingerprint.clone()).collect::<Vec<_>>()
    };
    assert_eq!(prints("// vtlint: ignore[a]\n§ax();\n§ax();")[0], prints("§ax();\n§ax();")[1]);
}
