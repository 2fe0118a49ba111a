//! Every format over reports built by hand, against goldens in `testdata/output/` (written with `VTLINT_BLESS=1`) and
//! against what the formats' readers require.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;
use vtlint::finding::{Applicability, Edit, Finding, Fix, Level, Note, Notice, NoticeKind, Place};
use vtlint::project::jdk::JdkRange;
use vtlint::report::{
    Format, ModuleFacts, Options, Report, Summary, Suppressed, notice_line, omitted, statistics, summary_line, write,
};
use vtlint::rules::Rule;
use vtlint::source::{RepoPath, Source, Span};

// ---- rules of the tests -------------------------------------------------------------------------------------------

static POOL: Rule = Rule::of_triage(
    "pooled-virtual-threads",
    "---\ntitle: A pool whose threads are virtual\nsummary: A pool of virtual threads brings back the ceiling that \
           virtual threads remove.\nlevel: warning\naudience: wide\nprecision: high\ncategory: executors\nfix: unsafe\n\
           since: 0.1.0\n---\n\nVirtual threads are cheap: a pool of them only limits.\n\n```java flagged\n\
           Executors.newFixedThreadPool(8, Thread.ofVirtual().factory());\n```\n",
);
static OR_ELSE: Rule = Rule::of_triage(
    "scoped-value-or-else-null",
    "---\ntitle: ScopedValue.orElse(null) throws from JDK 25 on\nsummary: From JDK 25 on orElse(null) throws, \
           whether the value is bound or not.\nlevel: error\naudience: wide\nprecision: very-high\ncategory: scoped-values\n\
           fix: safe\nsince: 0.1.0\n---\n\nPass a default that is not null.\n",
);
static ADVICE: Rule = Rule::of_triage(
    "stale-reentrant-lock-advice",
    "---\ntitle: The reason for this lock is gone\nsummary: Monitors no longer pin virtual threads.\nlevel: note\n\
           audience: wide\nprecision: medium\ncategory: stale-advice\nfix: none\nsince: 0.1.0\n---\n\nSince JDK 24.\n",
);
static RULES: &[&Rule] = &[&POOL, &OR_ELSE, &ADVICE];

fn options() -> Options {
    Options { rules: RULES, width: 100, ..Options::default() }
}

// ---- reports by hand ----------------------------------------------------------------------------------------------

#[derive(Default)]
struct Builder {
    sources: BTreeMap<RepoPath, Arc<Source>>,
    findings: Vec<Finding>,
    suppressed: Vec<Suppressed>,
    notices: Vec<Notice>,
}

const RANGE: JdkRange = JdkRange { min: 21, max: 25, min_assumed: false, max_assumed: true };

impl Builder {
    fn file(&mut self, path: &str, bytes: impl AsRef<[u8]>) {
        let path = RepoPath::new(path);
        self.sources.insert(path.clone(), Arc::new(Source::new(path, bytes.as_ref())));
    }

    /// The place of `text` in the file, the `nth` occurrence from 0.
    fn at(&self, path: &str, text: impl AsRef<[u8]>, nth: usize) -> Place {
        let path = RepoPath::new(path);
        let (bytes, text) = (self.sources[&path].bytes(), text.as_ref());
        let start = (0..bytes.len()).filter(|&start| bytes[start..].starts_with(text)).nth(nth).expect("text is there");
        Place { path, span: Span::new(start as u32, (start + text.len()) as u32) }
    }

    fn find(&mut self, rule: &'static Rule, level: Level, place: Place, message: &str) -> &mut Finding {
        let fingerprint = format!("{:016x}", 0x1234_5678_9abc_def0_u64.wrapping_mul(self.findings.len() as u64 + 1));
        self.findings.push(Finding {
            rule: rule.id,
            level,
            message: message.into(),
            label: "at most 8 tasks run at once".into(),
            place,
            related: Vec::new(),
            flow: Vec::new(),
            fix: None,
            jdk: RANGE,
            member: "B#run()".into(),
            anchors: Vec::new(),
            fingerprint,
        });
        self.findings.last_mut().expect("just pushed")
    }

    fn report(self) -> Report {
        let count = |level| self.findings.iter().filter(|finding| finding.level == level).count();
        let summary = Summary {
            files: 104,
            parsed: 9,
            errors: count(Level::Error),
            warnings: count(Level::Warning),
            notes: count(Level::Note),
            suppressed: self.suppressed.len(),
            broken_files: self.notices.iter().filter(|notice| notice.kind == NoticeKind::Broken).count(),
            ..Summary::default()
        };
        let mut findings = self.findings;
        findings.sort_by(|a, b| (&a.place, a.rule).cmp(&(&b.place, b.rule)));
        Report {
            findings,
            suppressed: self.suppressed,
            modules: vec![ModuleFacts { path: String::new(), jdk: RANGE, source: "pom.xml:31".into() }],
            notices: self.notices,
            sources: self.sources,
            summary,
        }
    }
}

fn note(message: &str, place: Place) -> Note {
    Note { message: message.into(), place }
}

const POOL_SAYS: &str = "This pool runs at most 8 of its virtual threads at once. Virtual threads are cheap: start one per \
                         task, and limit the resource with a 'Semaphore' instead.";

const MAIN: &str = "\
package a;

class B {
    private final ThreadFactory factory = Thread.ofVirtual().factory();

    ExecutorService run() {
        return Executors.newFixedThreadPool(8, factory);
    }
}
";

fn none() -> Report {
    Builder::default().report()
}

fn one() -> Report {
    let mut b = Builder::default();
    b.file("src/main/java/a/B.java", MAIN);
    let place = b.at("src/main/java/a/B.java", "Executors.newFixedThreadPool(8, factory)", 0);
    b.find(&POOL, Level::Warning, place, POOL_SAYS);
    b.report()
}

/// Related places near, far and in other files, a flow, edits, advice, notices, every level, one silenced.
fn many() -> Report {
    let (path, other) = ("src/main/java/a/B.java", "src/main/java/a/Handler.java");
    let mut b = Builder::default();
    let far = format!("{MAIN}{}// the limit was 8 [see notes](x)\n", "// filler\n".repeat(300));
    b.file(path, far);
    b.file(other, "class Handler {\n    void get() {\n        dao.load();\n    }\n}\n");
    b.file("src/main/java/a/Keys.java", "class Keys {\n    User u = USER.orElse(null);\n    int[] a;\n}\n");
    b.file("pom.xml", "<project>\n  <release>21</release>\n</project>\n");

    let place = b.at(path, "Executors.newFixedThreadPool(8, factory)", 0);
    let related = vec![
        note("the factory is virtual here", b.at(path, "Thread.ofVirtual().factory()", 0)),
        note("the limit [8] is explained here", b.at(path, "the limit was 8", 0)),
        note("tasks come from here", b.at(other, "dao.load()", 0)),
        note("the release", b.at("pom.xml", "21", 0)),
        note("inside of the primary place", b.at(path, "factory)", 0)),
        note("this one is beyond the cap", b.at(other, "get()", 0)),
        note("a file whose text is not at hand", Place { path: RepoPath::new("Gone.java"), span: Span::new(3, 4) }),
    ];
    let flow = vec![
        note("virtual entry", b.at(other, "void get()", 0)),
        note("calls the pool", b.at(other, "dao.load()", 0)),
        note("use", place.clone()),
    ];
    let edits = vec![Edit {
        place: b.at(path, "newFixedThreadPool(8, factory)", 0),
        text: "newThreadPerTaskExecutor(factory)".into(),
    }];
    let finding = b.find(&POOL, Level::Warning, place, POOL_SAYS);
    (finding.related, finding.flow) = (related, flow);
    finding.fix = Some(Fix {
        applicability: Applicability::Unsafe,
        title:
            "Start a thread per task, and keep the limit at the resource:\n    Semaphore permits = new Semaphore(8);\n\
                \u{20}   permits.acquire();"
                .into(),
        edits,
    });

    let place = b.at("src/main/java/a/Keys.java", "USER.orElse(null)", 0);
    let finding =
        b.find(&OR_ELSE, Level::Warning, place, "'USER.orElse(null)' throws a NullPointerException from JDK 25 on.");
    finding.label = "null is not allowed".into();
    finding.fix = Some(Fix {
        applicability: Applicability::Advice,
        title: "Ask 'isBound()' first, or pass a default that is not null.".into(),
        edits: Vec::new(),
    });
    let place = b.at("src/main/java/a/Keys.java", "int[]", 0);
    b.find(&ADVICE, Level::Note, place, "An 'int[]' is mentioned, with 'a[0](x)' beside it.").label = String::new();
    let place = b.at(path, "Thread.ofVirtual()", 0);
    b.find(&OR_ELSE, Level::Error, place, "It never works.").label = "here".into();

    let place = b.at(other, "dao", 0);
    b.find(&POOL, Level::Warning, place, "This is silenced.");
    let finding = b.findings.pop().expect("just pushed");
    b.suppressed.push(Suppressed { finding, reason: "measured, fine\nhere".into() });
    b.notices = vec![
        Notice {
            path: RepoPath::new("src/main/java/a/New.java"),
            kind: NoticeKind::Broken,
            message: "Lines 3 to 5 are not understood; nothing is reported there.".into(),
        },
        Notice {
            path: RepoPath::new("secret dir"),
            kind: NoticeKind::Unreadable,
            message: "Permission denied.".into(),
        },
    ];
    b.report()
}

/// é, emoji and tabs before the span; CR LF; a byte order mark; bytes that are not UTF-8; wide characters.
fn encodings() -> Report {
    let mut b = Builder::default();
    b.file("Accents.java", "class A {\n\tString s = \"日本語😀é\";\tpool(8);\n}\n");
    b.file("Bom.java", "\u{FEFF}pool(8);\r\nclass B { }\r\n");
    b.file("Crlf.java", "class C {\r\n  /* é */ pool(8);\r\n}\r\n");
    b.file("Latin1.java", b"class D {\n  /* \xE9\xE8 */ pool(8);\n}\n");
    b.file("OldMac.java", "class E {\r  pool(8);\r}\r");
    for path in ["Accents.java", "Bom.java", "Crlf.java", "Latin1.java", "OldMac.java"] {
        let place = b.at(path, "pool(8)", 0);
        b.find(&POOL, Level::Warning, place, "This pool is limited to 8 (größer geht's nicht 😀).");
    }
    b.report()
}

/// Names with blanks, umlauts and reserved characters, and one outside of the base.
fn paths() -> Report {
    let mut b = Builder::default();
    let names =
        ["my code/Größe #1%20.java", "core/src/A,B;[C].java", "/outside/dir with blank/D.java", "core/src/x:y.java"];
    for name in names {
        b.file(name, "pool(8);\n");
        let place = b.at(name, "pool(8)", 0);
        b.find(&POOL, Level::Warning, place, "This pool is limited to 8.");
    }
    b.report()
}

/// Names, source text, messages and reasons that try to drive a terminal or a log.
fn hostile() -> Report {
    let mut b = Builder::default();
    let evil = "\u{1b}[31mred\u{7}\u{202E}gnirts\u{2066}\u{9b}2J\u{7f}";
    for name in
        ["::error::owned.java", "a\n::error::owned.java", "##[error]\u{1b}]0;title\u{7}.java", "\u{202E}avaj.java"]
    {
        b.file(name, format!("/* {evil} */ pool(8); // ::error::x ##[error]y\n"));
        let place = b.at(name, "pool(8)", 0);
        let message = format!("100% of it,\r\n::error::twice ##[error] {evil}.");
        let finding = b.find(&POOL, Level::Warning, place.clone(), &message);
        finding.label = format!("label {evil}\nsecond line");
        finding.related = vec![note(&format!("note {evil}\n::error::z"), place.clone())];
        finding.flow = vec![note(&format!("step\n::error::z {evil}"), place)];
        finding.fix = Some(Fix {
            applicability: Applicability::Advice,
            title: format!("Do\n::error::it {evil}."),
            edits: Vec::new(),
        });
    }
    b.report()
}

/// Places without bytes, at the end, over several lines, out of range; an empty file; very long lines.
fn edges() -> Report {
    let mut b = Builder::default();
    b.file("Empty.java", "");
    b.file("Eof.java", "class A {\n}");
    b.file("EofNewline.java", "class A {\n}\n");
    b.file("Block.java", "class A {\n    synchronized (lock) {   \n        work();\n    }\n}\n");
    b.file("Long.java", format!("{}pool(8);{}\n", "int a = 1; ".repeat(1000), " int z = 2;".repeat(1000)));
    b.file("Past.java", "x");
    let span = |path: &str, start, end| Place { path: RepoPath::new(path), span: Span::new(start, end) };
    let block = b.at("Block.java", "synchronized (lock) {   \n        work();\n    }", 0);
    let long = b.at("Long.java", "pool(8)", 0);
    let places = [
        span("Empty.java", 0, 0),
        span("Eof.java", 11, 11),
        span("EofNewline.java", 12, 12),
        block,
        long,
        span("Past.java", 70, 90),
        span("Eof.java", 6, 6),
    ];
    for place in places {
        b.find(&POOL, Level::Warning, place, "Something is here.").label = "here".into();
    }
    let far = note("at the far end of the same line", b.at("Long.java", "int z = 2;", 999));
    b.findings[4].related.push(far);
    b.report()
}

/// More than GitHub annotates.
fn crowd() -> Report {
    let mut b = Builder::default();
    b.file("Many.java", "pool(8);\n".repeat(60));
    for line in 0..40 {
        let level = [Level::Note, Level::Warning, Level::Error][line % 3];
        let place = b.at("Many.java", "pool(8)", line);
        b.find(&POOL, level, place, &format!("Number {line}."));
    }
    b.report()
}

fn cases() -> Vec<(&'static str, Report)> {
    vec![
        ("none", none()),
        ("one", one()),
        ("many", many()),
        ("encodings", encodings()),
        ("paths", paths()),
        ("hostile", hostile()),
        ("edges", edges()),
        ("crowd", crowd()),
    ]
}

const FORMATS: [(Format, &str); 6] = [
    (Format::Terminal, "terminal.txt"),
    (Format::Short, "short.txt"),
    (Format::Json, "report.json"),
    (Format::Jsonl, "report.jsonl"),
    (Format::Sarif, "report.sarif"),
    (Format::Github, "github.txt"),
];

fn written(format: Format, report: &Report, options: &Options) -> String {
    let mut out = Vec::new();
    write(format, report, options, &mut out).expect("a Vec takes everything");
    String::from_utf8(out).expect("reports are UTF-8")
}

fn json(format: Format, report: &Report, options: &Options) -> Value {
    serde_json::from_str(&written(format, report, options)).expect("well-formed JSON")
}

// ---- goldens ------------------------------------------------------------------------------------------------------

fn golden(name: &str, actual: &str, wrong: &mut Vec<String>) {
    // A release must not change every golden.
    let version = format!("ersion\": \"{}\"", env!("CARGO_PKG_VERSION"));
    let actual = actual.replace(&version, "ersion\": \"0.0.0\"");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata/output").join(name);
    if std::env::var_os("VTLINT_BLESS").is_some_and(|value| value == "1") {
        std::fs::create_dir_all(path.parent().expect("has a folder")).expect("folder can be made");
        std::fs::write(&path, &actual).expect("golden can be written");
        return;
    }
    match std::fs::read_to_string(&path) {
        Ok(expected) if expected == actual => {}
        Ok(expected) => wrong.push(format!("{name} differs\n--- expected\n{expected}\n--- actual\n{actual}")),
        Err(error) => wrong.push(format!("{name}: {error} (VTLINT_BLESS=1 writes it)")),
    }
}

#[test]
fn every_format_writes_its_golden() {
    let mut wrong = Vec::new();
    for (case, report) in cases() {
        for (format, file) in FORMATS {
            golden(&format!("{case}/{file}"), &written(format, &report, &options()), &mut wrong);
        }
    }
    let many = many();
    let shown = Options { show_suppressed: true, ..options() };
    for (format, file) in FORMATS {
        golden(&format!("many-suppressed/{file}"), &written(format, &many, &shown), &mut wrong);
    }
    let mut limited = crowd();
    limited.notices.push(Notice {
        path: RepoPath::new("Many.java"),
        kind: NoticeKind::Panic,
        message: "A rule failed here; please report it.".into(),
    });
    let few = Options { max_results: Some(3), sarif_category: Some("vtlint/core".into()), ..options() };
    for (format, file) in FORMATS {
        golden(&format!("crowd-limited/{file}"), &written(format, &limited, &few), &mut wrong);
    }
    let color = Options { color: true, hyperlinks: true, ..options() };
    golden("many/terminal-color.txt", &written(Format::Terminal, &many, &color), &mut wrong);
    let narrated = Options { narrated: true, ..options() };
    golden("many/narrated.txt", &written(Format::Terminal, &many, &narrated), &mut wrong);
    let below = Options { base_dir_prefix: "core/src/".into(), ..options() };
    golden("paths/short-from-core-src.txt", &written(Format::Short, &paths(), &below), &mut wrong);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_golden_is_left_over() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata/output");
    let mut known: BTreeSet<String> = cases()
        .iter()
        .map(|(case, _)| (*case).to_owned())
        .chain(["many-suppressed", "crowd-limited"].map(str::to_owned))
        .collect();
    for entry in std::fs::read_dir(root).expect("goldens are there") {
        let name = entry.expect("readable").file_name().to_string_lossy().into_owned();
        assert!(known.remove(&name), "testdata/output/{name} belongs to no case");
    }
    assert!(known.is_empty(), "no golden for {known:?}");
}

// ---- terminal -----------------------------------------------------------------------------------------------------

#[test]
fn nothing_hostile_reaches_a_terminal_or_a_log() {
    let shown = Options { show_suppressed: true, ..options() };
    for (case, report) in cases() {
        for format in [Format::Terminal, Format::Short, Format::Github] {
            for narrated in [false, true] {
                let text = written(format, &report, &Options { narrated, ..shown.clone() });
                let bad = text.chars().find(|&c| {
                    (c.is_control() && c != '\n') || matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
                });
                assert_eq!(bad, None, "{case} as {format}:\n{text}");
                // The runner reads commands from any output, not only from that made for it.
                let command = |line: &&str| line.trim_start().starts_with("::") || line.contains("##[");
                if format != Format::Github {
                    assert_eq!(text.lines().find(command), None, "{case} as {format}:\n{text}");
                }
            }
        }
    }
}

#[test]
fn far_places_do_not_merge_into_one_snippet() {
    let mut b = Builder::default();
    b.file("A.java", "line();\n".repeat(700));
    let place = b.at("A.java", "line()", 299);
    let far = note("far away", b.at("A.java", "line()", 599));
    b.find(&POOL, Level::Warning, place, "Two places.").related.push(far);
    let text = written(Format::Terminal, &b.report(), &options());
    assert!(text.lines().count() < 40, "{text}");
    assert!(text.contains("A.java:300:1") && text.contains("A.java:600:1"), "{text}");
}

#[test]
fn a_span_over_a_whole_file_stays_small() {
    let mut b = Builder::default();
    b.file("A.java", "line();\n".repeat(5000));
    let place = Place { path: RepoPath::new("A.java"), span: Span::new(0, 40_000) };
    b.find(&POOL, Level::Warning, place, "All of it.");
    assert!(written(Format::Terminal, &b.report(), &options()).lines().count() < 12);
}

#[test]
fn long_lines_show_the_place() {
    let text = written(Format::Terminal, &edges(), &options());
    let line = text.lines().find(|line| line.contains("pool(8)")).expect("the place is shown");
    assert!(line.chars().count() <= 100, "{line}");
    assert!(line.contains('…'), "{line}");
}

#[test]
fn columns_are_utf16_everywhere() {
    let report = encodings();
    let columns: Vec<u64> = json(Format::Json, &report, &options())["findings"]
        .as_array()
        .expect("findings")
        .iter()
        .map(|one| one["start"]["column"].as_u64().expect("column"))
        .collect();
    assert_eq!(columns, [23, 1, 11, 12, 3]);
    for format in [Format::Terminal, Format::Short, Format::Github] {
        let text = written(format, &report, &options());
        for place in ["Accents.java:2:23", "Bom.java:1:1", "Crlf.java:2:11", "Latin1.java:2:12", "OldMac.java:2:3"] {
            assert!(text.contains(place), "{place} as {format}:\n{text}");
        }
    }
}

// ---- SARIF --------------------------------------------------------------------------------------------------------

/// Calls `visit` on every object of the document.
fn objects(value: &Value, visit: &mut dyn FnMut(&serde_json::Map<String, Value>)) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| objects(item, visit)),
        Value::Object(map) => {
            visit(map);
            map.values().for_each(|item| objects(item, visit));
        }
        _ => {}
    }
}

#[test]
fn sarif_has_the_shape_its_readers_need() {
    for (case, report) in cases() {
        for show_suppressed in [false, true] {
            let log = json(Format::Sarif, &report, &Options { show_suppressed, ..options() });
            assert_eq!(log["version"], "2.1.0");
            assert_eq!(log["$schema"], "https://json.schemastore.org/sarif-2.1.0.json");
            let run = &log["runs"][0];
            assert_eq!(run["columnKind"], "utf16CodeUnits");
            assert_eq!(run["originalUriBaseIds"]["%SRCROOT%"].get("uri"), None);
            assert_eq!(run.get("automationDetails"), None);
            let rules = run["tool"]["driver"]["rules"].as_array().expect("rules");
            assert_eq!(rules.len(), RULES.len());
            for rule in rules {
                for text in ["/shortDescription/text", "/fullDescription/text", "/help/text", "/help/markdown"] {
                    assert!(rule.pointer(text).and_then(Value::as_str).is_some_and(|text| !text.is_empty()), "{text}");
                }
                assert_ne!(rule["name"], rule["id"]);
                assert!(
                    ["note", "warning", "error"]
                        .contains(&rule["defaultConfiguration"]["level"].as_str().expect("level"))
                );
                assert_eq!(rule["properties"].get("security-severity"), None);
                assert!(rule["properties"]["tags"].as_array().expect("tags").len() <= 10);
            }
            let results = run["results"].as_array().expect("results are always there");
            let silenced = if show_suppressed { report.suppressed.len() } else { 0 };
            assert_eq!(results.len(), report.findings.len() + silenced, "{case}");
            assert_eq!(results.iter().filter(|one| one.get("suppressions").is_some()).count(), silenced);
            for result in results {
                let index = result["ruleIndex"].as_u64().expect("ruleIndex") as usize;
                assert_eq!(rules[index]["id"], result["ruleId"]);
                assert!(["note", "warning", "error"].contains(&result["level"].as_str().expect("level")));
                let text = result["message"]["text"].as_str().expect("text");
                for related in result.get("relatedLocations").and_then(Value::as_array).into_iter().flatten() {
                    assert!(text.contains(&format!("]({})", related["id"])), "{text} links to every related place");
                }
                assert!(result["partialFingerprints"]["vtlint/v1"].is_string());
                let (hash, number) = result["partialFingerprints"]["primaryLocationLineHash"]
                    .as_str()
                    .expect("hash")
                    .split_once(':')
                    .expect("number");
                assert!(u64::from_str_radix(hash, 16).is_ok() && number.parse::<u32>().is_ok());
            }
            objects(&log, &mut |map| {
                for name in ["startLine", "startColumn", "endLine", "endColumn"] {
                    assert!(map.get(name).is_none_or(|value| value.as_u64() > Some(0)), "{case}: {map:?}");
                }
                for name in ["artifactChanges", "replacements", "locations", "threadFlows"] {
                    assert!(map.get(name).is_none_or(|value| value.as_array().is_some_and(|items| !items.is_empty())));
                }
                if let Some(uri) = map.get("uri").and_then(Value::as_str) {
                    let fine = |c: char| c.is_ascii_alphanumeric() || "-._~%/:".contains(c);
                    assert!(uri.chars().all(fine) && !uri.split('/').any(|part| part == ".."), "{uri}");
                    assert_eq!(uri.starts_with("file:///"), !map.contains_key("uriBaseId"), "{uri}");
                }
            });
        }
    }
}

#[test]
fn sarif_fixes_have_edits_and_flows_are_inline() {
    let log = json(Format::Sarif, &many(), &options());
    let results = log["runs"][0]["results"].as_array().expect("results");
    let fixed: Vec<&Value> = results.iter().filter(|one| one.get("fixes").is_some()).collect();
    assert_eq!(fixed.len(), 1);
    let replacement = &fixed[0]["fixes"][0]["artifactChanges"][0]["replacements"][0];
    assert_eq!(replacement["insertedContent"]["text"], "newThreadPerTaskExecutor(factory)");
    assert_eq!(replacement["deletedRegion"]["startLine"], 7);
    assert_eq!(replacement["deletedRegion"]["startColumn"], 26);
    let steps = fixed[0]["codeFlows"][0]["threadFlows"][0]["locations"].as_array().expect("steps");
    assert_eq!(steps.len(), 3);
    assert!(steps.iter().all(|step| step["location"]["physicalLocation"]["region"]["startLine"].is_u64()));
    let notices = log["runs"][0]["invocations"][0]["toolExecutionNotifications"].as_array().expect("notices");
    assert_eq!(notices.len(), 2);
    assert_eq!(log["runs"][0]["invocations"][0]["executionSuccessful"], true);
}

#[test]
fn limits_keep_the_gravest_and_say_so() {
    let report = crowd();
    let few = Options { max_results: Some(15), ..options() };
    assert_eq!(omitted(Format::Sarif, &report, &few), 25);
    let log = json(Format::Sarif, &report, &few);
    let levels: Vec<&str> = log["runs"][0]["results"]
        .as_array()
        .expect("results")
        .iter()
        .map(|one| one["level"].as_str().expect("level"))
        .collect();
    assert_eq!(levels.iter().filter(|&&level| level == "error").count(), 13);
    assert_eq!(levels.iter().filter(|&&level| level == "warning").count(), 2);
    let said = &log["runs"][0]["invocations"][0]["toolExecutionNotifications"][0];
    assert!(said["message"]["text"].as_str().expect("text").starts_with("25 more"), "{said}");
    assert_eq!(json(Format::Json, &report, &few)["summary"]["omitted"], 25);

    let mut b = Builder::default();
    b.file("A.java", "pool(8);\n");
    for number in 0..25_010 {
        let place = b.at("A.java", "pool(8)", 0);
        let level = if number % 2 == 0 { Level::Note } else { Level::Warning };
        b.find(&POOL, level, place, "Again.");
    }
    let report = b.report();
    let log = json(Format::Sarif, &report, &Options { max_results: Some(1_000_000), ..options() });
    assert_eq!(log["runs"][0]["results"].as_array().expect("results").len(), 25_000);
    assert_eq!(omitted(Format::Short, &report, &options()), 0);
}

#[test]
fn a_category_is_written_only_on_request() {
    let with = Options { sarif_category: Some("vtlint/core".into()), ..options() };
    assert_eq!(json(Format::Sarif, &one(), &with)["runs"][0]["automationDetails"]["id"], "vtlint/core/");
}

// ---- GitHub commands ----------------------------------------------------------------------------------------------

struct Command {
    name: String,
    properties: BTreeMap<String, String>,
    message: String,
}

/// Reads a line as the runner does: `None` for plain text.
fn command(line: &str) -> Option<Command> {
    let unescape = |text: &str| text.replace("%0D", "\r").replace("%0A", "\n").replace("%25", "%");
    let rest = line.trim_start().strip_prefix("::")?;
    let (head, message) = rest.split_once("::")?;
    let (name, properties) = head.split_once(' ').unwrap_or((head, ""));
    let properties = properties
        .split(',')
        .filter_map(|pair| pair.split_once('='))
        .map(|(key, value)| (key.to_owned(), unescape(&value.replace("%3A", ":").replace("%2C", ","))))
        .collect();
    Some(Command { name: name.into(), properties, message: unescape(message) })
}

#[test]
fn commands_say_what_the_findings_say() {
    for (case, report) in cases() {
        let text = written(Format::Github, &report, &options());
        let mut annotated = Vec::new();
        let mut plain = 0;
        for line in text.lines() {
            let Some(command) = command(line) else {
                assert!(!line.contains("##["), "{line}");
                plain += 1;
                continue;
            };
            let Some(file) = command.properties.get("file") else {
                assert_eq!(command.name, "notice");
                continue;
            };
            let number = |key: &str| command.properties.get(key).map(|value| value.parse::<u32>().expect("a number"));
            let (line, end_line) = (number("line").expect("line"), number("endLine").expect("endLine"));
            assert!(1 <= line && line <= end_line, "{case}");
            assert_eq!(number("col").is_some(), number("endColumn").is_some());
            if let (Some(col), Some(end)) = (number("col"), number("endColumn")) {
                assert!(line == end_line && 1 <= col && col <= end, "{case}");
            }
            annotated.push((file.clone(), line));
            if case == "hostile" {
                // Names are escaped there, not kept.
                continue;
            }
            let finding = report
                .findings
                .iter()
                .find(|one| {
                    one.place.path.as_str() == file
                        && report.sources[&one.place.path].position(one.place.span.start).line == line
                        && number("col").is_none_or(|col| {
                            report.sources[&one.place.path].position(one.place.span.start).column == col
                        })
                })
                .expect("a finding stands behind it");
            let name = match finding.level {
                Level::Error => "error",
                Level::Warning => "warning",
                Level::Note => "notice",
            };
            assert_eq!(command.name, name);
            assert!(command.message.contains(finding.rule));
            assert!(command.message.starts_with(&format!("{file}:{line}:")), "{}", command.message);
            assert!(command.message.contains(&finding.message));
        }
        assert_eq!(annotated.len() + plain, report.findings.len(), "{case}");
    }
}

#[test]
fn what_github_would_drop_is_plain_text() {
    let text = written(Format::Github, &crowd(), &options());
    let commands: Vec<Command> = text.lines().filter_map(command).collect();
    let of = |name: &str| commands.iter().filter(|one| one.name == name).count();
    assert_eq!((of("error"), of("warning"), of("notice")), (10, 10, 10));
    assert!(commands.windows(2).all(|pair| rank(&pair[0].name) <= rank(&pair[1].name)), "errors first");
    let last = commands.last().expect("a last notice");
    assert!(last.message.contains("11 more findings"), "{}", last.message);
    assert_eq!(text.lines().filter(|line| line.starts_with("Many.java:")).count(), 11);
}

fn rank(name: &str) -> usize {
    ["error", "warning", "notice"].iter().position(|known| *known == name).expect("a known command")
}

// ---- lines for standard error -------------------------------------------------------------------------------------

#[test]
fn summaries_of_a_full_report() {
    let report = many();
    assert_eq!(
        summary_line(&report, false),
        "1 error, 2 warnings, 1 note (1 suppressed) in 104 files; JDK 21..25 (21 from pom.xml:31, 25 assumed, use --jdk); \
         1 file understood only in part"
    );
    assert_eq!(
        statistics(&report),
        "1  warning  pooled-virtual-threads\n1  error    scoped-value-or-else-null\n\
         1  warning  scoped-value-or-else-null\n1  note     stale-reentrant-lock-advice\n"
    );
    assert_eq!(statistics(&crowd()).lines().next(), Some("14  note     pooled-virtual-threads"));
    assert_eq!(statistics(&none()), "");
    assert_eq!(notice_line(&report.notices[1], &options()), "secret dir: Permission denied.");
}

#[test]
fn formats_have_names() {
    for (format, _) in FORMATS {
        assert_eq!(format.to_string().parse(), Ok(format));
    }
    assert_eq!(
        "xml".parse::<Format>(),
        Err("unknown format `xml`, expected one of terminal, short, json, jsonl, sarif, github".to_owned())
    );
}
