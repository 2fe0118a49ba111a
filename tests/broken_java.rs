//! Broken and odd Java: nothing panics, nothing is reported where the grammar did not understand, and the rest of the file
//! is analysed all the same.

mod common;

use common::{Fixture, Scratch, Setup, analyse, fixtures, found};
use std::collections::BTreeMap;
use vtlint::finding::NoticeKind;
use vtlint::java::syntax::Syntax;
use vtlint::project::jdk::JdkRange;
use vtlint::report::Report;
use vtlint::source::{RepoPath, Source};

/// A small generator with a fixed seed, so that a failure can be repeated.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        // Xorshift: good enough to pick places, and the same on every machine.
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % limit.max(1) as u64).expect("below a usize")
    }
}

/// Mutated files, many to a run: each in a folder and module of its own, with the other files of its fixture.
#[derive(Default)]
struct Batch {
    files: Vec<(String, Vec<u8>)>,
    count: usize,
}

impl Batch {
    fn add(&mut self, fixture: &Fixture, path: &str, bytes: Vec<u8>) {
        let folder = format!("m{}", self.count);
        self.count += 1;
        self.files.push((format!("{folder}/pom.xml"), b"<project/>".to_vec()));
        for (other, text) in fixture.files.iter().filter(|(other, _)| *other != path) {
            self.files.push((format!("{folder}/{other}"), text.clone().into_bytes()));
        }
        self.files.push((format!("{folder}/{path}"), bytes));
    }

    /// Runs all rules over the batch and checks what must hold for any input.
    fn check(self, what: &str) -> usize {
        let files: BTreeMap<&str, &[u8]> =
            self.files.iter().map(|(path, bytes)| (path.as_str(), bytes.as_slice())).collect();
        let scratch = Scratch::new(files.iter().map(|(path, bytes)| (*path, *bytes)));
        let report = analyse(scratch.path(), &Setup { jdk: Some(JdkRange::known(21, 25)), ..Setup::default() });
        check(&report, what, &files);
        report.findings.len()
    }
}

fn check(report: &Report, what: &str, files: &BTreeMap<&str, &[u8]>) {
    let text = |path: &str| String::from_utf8_lossy(files[path]).into_owned();
    if let Some(notice) = report.notices.iter().find(|notice| notice.kind == NoticeKind::Panic) {
        panic!("{what}: {}\n{}", notice.message, text(notice.path.as_str()));
    }
    let mut trees: BTreeMap<&str, Syntax> = BTreeMap::new();
    // Comments are judged wherever they stand: they are no code that an ERROR could have guessed wrong.
    let by_code = report.findings.iter().filter(|finding| !finding.rule.ends_with("-suppression"));
    for finding in by_code {
        let path = finding.place.path.as_str();
        let syntax = trees.entry(path).or_insert_with(|| {
            Syntax::parse(&Source::new(RepoPath::new(path), files[path])).expect("it was parsed before")
        });
        let span = finding.place.span;
        for broken in syntax.broken() {
            assert!(
                span.end <= broken.start || broken.end <= span.start,
                "{what}: {} at bytes {}..{} rests on what was not understood at {}..{}\n{}",
                finding.rule,
                span.start,
                span.end,
                broken.start,
                broken.end,
                text(path)
            );
        }
    }
}

/// Every Java file of every fixture.
fn each_file(mut visit: impl FnMut(&Fixture, &str, &str)) {
    for fixture in fixtures() {
        for (path, text) in fixture.files.iter().filter(|(path, _)| path.ends_with(".java")) {
            visit(&fixture, path, text);
        }
    }
}

#[test]
fn cut_files_are_survived() {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let mut batch = Batch::default();
    each_file(|fixture, path, text| {
        for _ in 0..2 {
            batch.add(fixture, path, text.as_bytes()[..random.below(text.len())].to_vec());
        }
        // The rest without its beginning, and both halves the wrong way round.
        let at = random.below(text.len());
        batch.add(fixture, path, text.as_bytes()[at..].to_vec());
        batch.add(fixture, path, [&text.as_bytes()[at..], &text.as_bytes()[..at]].concat());
    });
    assert!(batch.check("cut") > 100, "what is whole is still analysed");
}

#[test]
fn missing_tokens_are_survived() {
    let mut random = Random(0x2545_F491_4F6C_DD1D);
    let mut batch = Batch::default();
    each_file(|fixture, path, text| {
        let tokens = tokens(text);
        for _ in 0..3 {
            let (start, end) = tokens[random.below(tokens.len())];
            batch.add(fixture, path, [&text.as_bytes()[..start], &text.as_bytes()[end..]].concat());
        }
        // Two tokens that changed places.
        let (first, second) = (random.below(tokens.len() - 1), random.below(tokens.len() - 1));
        let ((a, b), (c, d)) = (tokens[first.min(second)], tokens[first.max(second) + 1]);
        let bytes = text.as_bytes();
        batch.add(fixture, path, [&bytes[..a], &bytes[c..d], &bytes[b..c], &bytes[a..b], &bytes[d..]].concat());
    });
    assert!(batch.check("without a token") > 100, "what is whole is still analysed");
}

/// Words and single signs: start and end of each.
fn tokens(text: &str) -> Vec<(usize, usize)> {
    let mut tokens: Vec<(usize, usize)> = Vec::new();
    let word = |c: char| c.is_alphanumeric() || c == '_';
    let mut in_word = false;
    for (at, c) in text.char_indices() {
        match tokens.last_mut() {
            Some(last) if in_word && word(c) => last.1 = at + c.len_utf8(),
            _ if !c.is_whitespace() => tokens.push((at, at + c.len_utf8())),
            _ => {}
        }
        in_word = word(c);
    }
    tokens
}

#[test]
fn noise_is_survived() {
    let mut random = Random(0xD1B5_4A32_D192_ED03);
    let mut batch = Batch::default();
    each_file(|fixture, path, text| {
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..3 {
            let at = random.below(bytes.len());
            bytes[at] = u8::try_from(random.below(256)).expect("below 256");
        }
        batch.add(fixture, path, bytes);
    });
    let fixture = &fixtures()[0];
    for size in [1, 10, 100, 1000, 10_000] {
        let bytes = (0..size).map(|_| u8::try_from(random.below(256)).expect("below 256")).collect();
        batch.add(fixture, "Noise.java", bytes);
        let signs = b"{}()[]<>;,.@\"'/*\\ \n=?:-+&|!~^%classScopedValueThreadnullorElse";
        let bytes = (0..size).map(|_| signs[random.below(signs.len())]).collect();
        batch.add(fixture, "Signs.java", bytes);
    }
    batch.check("noise");
}

/// Java that the grammar does not know, or that is rare: a class body with `@` where nothing may be reported, and a call
/// that must be found before and after it.
struct Odd {
    name: &'static str,
    /// Goes before the class.
    top: &'static str,
    /// Goes into the class.
    body: &'static str,
    /// The grammar understands it.
    understood: bool,
}

const ODD: [Odd; 16] = [
    Odd {
        name: "record patterns by qualified name",
        top: "",
        body: "int a(Object o) { return switch (o) { case Outer.Created(String id) -> 1; default -> 0; }; }",
        understood: false,
    },
    Odd {
        name: "module imports",
        top: "import module java.base;\nimport module jdk.net;\n",
        body: "",
        understood: true,
    },
    Odd {
        name: "final in patterns",
        top: "",
        body: "int a(Object o) { return switch (o) { case final String t -> t.length(); default -> 0; }; }",
        understood: false,
    },
    Odd {
        name: "statements before super",
        top: "",
        body: "static class B extends A { B(int i) { if (i < 0) throw new IllegalArgumentException(); super(); } }",
        understood: false,
    },
    Odd {
        name: "unnamed variables in nested patterns",
        top: "",
        body: "boolean a(Object o) { return o instanceof P(Q(_, var x), _); }",
        understood: true,
    },
    Odd {
        name: "unnamed variables",
        top: "",
        body: "void a() { try { int _ = 1; } catch (Exception _) { } }",
        understood: true,
    },
    Odd { name: "value classes", top: "value class V { }\n", body: "", understood: false },
    Odd { name: "value records", top: "value record V(int a) { }\n", body: "", understood: false },
    Odd {
        name: "markdown comments",
        top: "/// `K.orElse(null)` ```java\n/// K.orElse(null);\n",
        body: "/// K.orElse(null)\n",
        understood: true,
    },
    Odd {
        name: "string templates",
        top: "",
        body: "String a(String n) { return STR.\"hello \\{n} for \\{n.length()}\"; }",
        understood: true,
    },
    Odd {
        name: "unicode escapes",
        top: "",
        body: "static \\u0053copedValue<String> E = null; Object e = E.orElse(null);",
        understood: false,
    },
    Odd {
        name: "guards",
        top: "",
        body: "int a(Object o) { return switch (o) { case String s when s.isEmpty() -> 1; case null, default -> 0; }; }",
        understood: true,
    },
    Odd {
        name: "sealed",
        top: "sealed interface S permits T { }\nnon-sealed class T implements S { }\n",
        body: "",
        understood: true,
    },
    Odd {
        name: "text blocks",
        top: "",
        body: "String t = \"\"\"\n  K.orElse(null) \\\"\"\" \"\n  \"\"\";",
        understood: true,
    },
    Odd {
        name: "primitive patterns",
        top: "",
        body: "int a(int i) { return switch (i) { case 1 -> 2; case int j when j > 3 -> 4; default -> 0; }; }",
        understood: true,
    },
    Odd { name: "null-restricted types", top: "", body: "String! never() { return \"\"; }", understood: false },
];

#[test]
fn odd_java_leaves_its_neighbours_alone() {
    let before = "Object before() { return K.orElse(null); }";
    let after = "Object after() { return K.orElse(null); }";
    let key = "static final ScopedValue<String> K = ScopedValue.newInstance();";
    let mut failures = Vec::new();
    for odd in &ODD {
        let text = format!("{}class A {{\n{key}\n{before}\n{}\n{after}\n}}\n", odd.top, odd.body);
        let scratch = Scratch::new([("A.java", text.as_bytes())]);
        let report = analyse(scratch.path(), &Setup::default());
        check(&report, odd.name, &BTreeMap::from([("A.java", text.as_bytes())]));
        let line = |wanted: &str| text.lines().position(|line| line == wanted).expect("it is there") + 1;
        let lines: Vec<usize> = found(&report).into_iter().map(|(_, line, ..)| line).collect();
        if lines != [line(before), line(after)] {
            failures.push(format!("{}: found in lines {lines:?} of\n{text}", odd.name));
        }
        if report.summary.broken_files != usize::from(!odd.understood) {
            failures.push(format!("{}: {} broken files, {:?}", odd.name, report.summary.broken_files, report.notices));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn compact_source_files_are_analysed() {
    let text = "static final ScopedValue<String> K = ScopedValue.newInstance();\n\nvoid main() {\n    IO.println(K.orElse(null));\n}\n";
    let scratch = Scratch::new([("Main.java", text.as_bytes())]);
    let report = analyse(scratch.path(), &Setup::default());
    let lines: Vec<usize> = found(&report).into_iter().map(|(_, line, ..)| line).collect();
    assert_eq!(lines, [4], "{:?}", report.notices);
}

#[test]
fn a_pattern_that_reads_as_a_call_is_none() {
    // To the grammar this pattern is a call of `newFixedThreadPool`.
    let text = "import java.util.concurrent.*;\nclass A {\n  ThreadFactory f = Thread.ofVirtual().factory();\n  int a(Object o) {\n    return switch (o) {\n      case Executors.newFixedThreadPool(int n, ThreadFactory f) -> 1;\n      case Executors.newFixedThreadPool(4, f) -> 1;\n      default -> 0;\n    };\n  }\n}\n";
    let scratch = Scratch::new([("A.java", text.as_bytes())]);
    let report = analyse(scratch.path(), &Setup::default());
    assert!(found(&report).iter().all(|(_, line, ..)| *line != 6), "{:?}", found(&report));
    assert_eq!(report.summary.broken_files, 1);
}
