//! What the integration tests share: fixtures with expectations on their lines, and runs over scratch folders.

// Each test binary uses a part of it.
#![allow(dead_code)]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::Arc;
use vtlint::config::Catalog;
use vtlint::engine::{Job, run};
use vtlint::finding::Level;
use vtlint::project::Overrides;
use vtlint::project::jdk::JdkRange;
use vtlint::report::{Format, Options, Report};
use vtlint::rules::{ALL, Rule};
use vtlint::walk::{Base, FileSet, WalkOptions};

/// A folder of `testdata`.
pub fn testdata(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata").join(name)
}

/// One fixture: a Java file, or a folder that is analysed as one project.
pub struct Fixture {
    /// The rule it belongs to.
    pub rule: String,
    /// `flagged-calls.java`, or the name of the folder.
    pub name: String,
    /// The files: path in the scratch project, and text.
    pub files: BTreeMap<String, String>,
    /// `//@ jdk:`, 25 by default.
    pub jdk: JdkRange,
}

/// What a marker expects on its line.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Expected {
    pub path: String,
    pub line: usize,
    pub rule: String,
    /// `None` when the marker names no level.
    pub level: Option<String>,
    /// `//~?`: should be found, is not yet.
    pub missed: bool,
}

impl Fixture {
    /// Whether nothing is to be found in it.
    pub fn is_clean(&self) -> bool {
        self.name.starts_with("clean") || self.name.starts_with("fixed")
    }

    /// The markers of all files. `//~! rule` (a known false alarm) is expected like any other: when it is mended, the
    /// marker has to go.
    pub fn expected(&self) -> Vec<Expected> {
        let mut all = Vec::new();
        for (path, text) in &self.files {
            for (line, marker) in markers(path, text) {
                let (marker, missed) = match marker.strip_prefix('?') {
                    Some(rest) => (rest, true),
                    None => (marker.strip_prefix('!').unwrap_or(marker), false),
                };
                for one in marker.split(',') {
                    let mut words = one.split_whitespace();
                    let rule = words.next().unwrap_or_else(|| panic!("{path}:{line}: empty marker")).to_owned();
                    let level = words.next().map(str::to_owned);
                    all.push(Expected { path: path.clone(), line, rule, level, missed });
                }
            }
        }
        all.sort();
        all
    }
}

/// The markers of a file: the line each is about, and what stands behind `//~`. Where `//` opens no comment a marker is written
/// `<!--~ … -->` or `#~ …`. Outside of Java one that stands alone on its line is about the line below, for files such as
/// `.properties` in which a comment cannot follow a value.
pub fn markers<'t>(path: &str, text: &'t str) -> Vec<(usize, &'t str)> {
    let (opening, closing) = match path.rsplit('.').next() {
        Some("java" | "gradle" | "kts" | "kt" | "groovy") => ("//~", ""),
        Some("xml") => ("<!--~", "-->"),
        _ => ("#~", ""),
    };
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let Some((before, marker)) = line.split_once(opening) else { continue };
        let alone = before.trim().is_empty() && !path.ends_with(".java");
        let marker = marker.trim_end();
        found.push((index + 1 + usize::from(alone), marker.strip_suffix(closing).unwrap_or(marker)));
    }
    found
}

/// Every fixture of every rule.
pub fn fixtures() -> Vec<Fixture> {
    let mut all = Vec::new();
    for folder in sorted(&testdata("rules")) {
        let rule = file_name(&folder);
        for entry in sorted(&folder) {
            let name = file_name(&entry);
            let mut files = BTreeMap::new();
            if entry.is_dir() {
                collect(&entry, "", &mut files);
            } else {
                files.insert(name.clone(), read(&entry));
            }
            let jdk = files
                .values()
                .flat_map(|text| text.lines())
                .find_map(|line| line.strip_prefix("//@ jdk:"))
                .map_or("25", str::trim)
                .parse()
                .unwrap_or_else(|error| panic!("{rule}/{name}: {error}"));
            all.push(Fixture { rule: rule.clone(), name, files, jdk });
        }
    }
    assert!(!all.is_empty(), "no fixtures found");
    all
}

fn collect(folder: &Path, prefix: &str, files: &mut BTreeMap<String, String>) {
    for entry in sorted(folder) {
        let name = format!("{prefix}{}", file_name(&entry));
        if entry.is_dir() {
            collect(&entry, &format!("{name}/"), files);
        } else {
            files.insert(name, read(&entry));
        }
    }
}

fn sorted(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut entries: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    entries.sort();
    entries
}

fn file_name(path: &Path) -> String {
    path.file_name().expect("a name").to_string_lossy().into_owned()
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Files in a scratch folder, removed at the end.
pub struct Scratch {
    dir: tempfile::TempDir,
}

impl Scratch {
    /// Writes the files.
    pub fn new<'a>(files: impl IntoIterator<Item = (&'a str, &'a [u8])>) -> Scratch {
        let dir = tempfile::tempdir().expect("a scratch folder");
        for (path, bytes) in files {
            let path = dir.path().join(path);
            std::fs::create_dir_all(path.parent().expect("a parent")).expect("folders");
            std::fs::write(path, bytes).expect("written");
        }
        Scratch { dir }
    }

    /// The folder.
    pub fn path(&self) -> &Path {
        self.dir.path()
    }
}

/// How to run the engine in a test.
pub struct Setup {
    pub jdk: Option<JdkRange>,
    pub prefilter: bool,
    /// Paths below the scratch folder; the folder itself when empty.
    pub paths: Vec<String>,
    pub catalog: Catalog,
    /// Ranges by folder, as `vtlint.toml` would state them.
    pub configured: Vec<(String, JdkRange, String)>,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            jdk: Some(JdkRange::known(25, 25)),
            prefilter: true,
            paths: Vec::new(),
            catalog: Catalog::default(),
            configured: Vec::new(),
        }
    }
}

/// Runs all rules over a folder, pedantic ones too.
pub fn analyse(dir: &Path, setup: &Setup) -> Report {
    let base = Base::of(dir);
    let paths: Vec<PathBuf> = match setup.paths.as_slice() {
        [] => vec![dir.to_owned()],
        paths => paths.iter().map(|path| dir.join(path)).collect(),
    };
    let files = FileSet::walk(&base, &paths, &WalkOptions::default()).expect("the scratch folder can be walked");
    let level = |_: &Rule, _: &vtlint::source::RepoPath, level: Level| Some(level);
    let job = Job {
        files: Arc::new(files),
        overrides: &|_| Overrides { cli: setup.jdk, config: setup.configured.clone() },
        catalog: setup.catalog.clone(),
        rules: ALL,
        level: &level,
        prefilter: setup.prefilter,
        time_rules: false,
        progress: &|_, _| {},
    };
    run(&job).0
}

/// Runs all rules over a fixture.
pub fn analyse_fixture(fixture: &Fixture, prefilter: bool) -> Report {
    let scratch = Scratch::new(fixture.files.iter().map(|(path, text)| (path.as_str(), text.as_bytes())));
    analyse(scratch.path(), &Setup { jdk: Some(fixture.jdk), prefilter, ..Setup::default() })
}

/// Findings as `path:line rule level`, for comparisons.
pub fn found(report: &Report) -> Vec<(String, usize, String, String)> {
    report
        .findings
        .iter()
        .map(|finding| {
            let source = &report.sources[&finding.place.path];
            let line = source.position(finding.place.span.start).line as usize;
            (finding.place.path.to_string(), line, finding.rule.to_owned(), finding.level.to_string())
        })
        .collect()
}

/// A `vtlint` in `dir`, without the environment of whoever runs the tests.
pub fn vtlint(dir: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_vtlint"));
    command.args(args).current_dir(dir).stdin(Stdio::null());
    for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "CI", "TERM", "COLUMNS", "VTLINT_FORMAT"] {
        command.env_remove(name);
    }
    command
}

/// What a process wrote on standard output.
pub fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("reports are UTF-8")
}

/// What a process wrote on standard error.
pub fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("messages are UTF-8")
}

/// All fixtures as one project: a module for each, below `<rule>/<fixture>/`.
pub struct AllFixtures {
    pub scratch: Scratch,
    /// The fixtures, each with its folder.
    pub fixtures: Vec<(String, Fixture)>,
}

impl AllFixtures {
    /// Writes them, with a `vtlint.toml` that gives each its JDK range.
    pub fn write() -> AllFixtures {
        let fixtures: Vec<(String, Fixture)> = fixtures()
            .into_iter()
            .map(|fixture| (format!("{}/{}", fixture.rule, fixture.name.trim_end_matches(".java")), fixture))
            .collect();
        let mut files: Vec<(String, String)> = vec![(".git/HEAD".to_owned(), String::new())];
        let mut config = String::new();
        for (folder, fixture) in &fixtures {
            config += &format!("[[overrides]]\npaths = [\"{folder}/**\"]\njdk = \"{}\"\n", fixture.jdk);
            files.push((format!("{folder}/pom.xml"), "<project><artifactId>a</artifactId></project>".to_owned()));
            files.extend(fixture.files.iter().map(|(path, text)| (format!("{folder}/{path}"), text.clone())));
        }
        files.push(("vtlint.toml".to_owned(), config));
        let scratch = Scratch::new(files.iter().map(|(path, text)| (path.as_str(), text.as_bytes())));
        AllFixtures { scratch, fixtures }
    }

    /// The folder.
    pub fn path(&self) -> &Path {
        self.scratch.path()
    }

    /// How to run the engine over it; the ranges are those of its `vtlint.toml`.
    pub fn setup(&self) -> Setup {
        let ranges = self.fixtures.iter().map(|(folder, fixture)| (folder.clone(), fixture.jdk, String::new()));
        Setup { jdk: None, configured: ranges.collect(), ..Setup::default() }
    }
}

/// Findings and silenced findings as JSON lines, as the binary writes them.
pub fn jsonl(report: &Report) -> String {
    let options = Options { show_suppressed: true, ..Options::default() };
    let mut bytes = Vec::new();
    vtlint::report::write(Format::Jsonl, report, &options, &mut bytes).expect("memory can be written to");
    String::from_utf8(bytes).expect("JSON is UTF-8")
}
