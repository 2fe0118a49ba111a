//! Every Java fixture is real Java: it compiles with JDK 25, or fails as its directives say.
//!
//! A fixture is a file `testdata/rules/<rule>/{flagged,clean,fixed}*.java` or a folder of that name with a source tree. Directives in
//! comments, for a folder in any of its files:
//!
//! - `//@ jdk: 25` or `//@ jdk: 21..25`: the range it is judged for, 25 if absent;
//! - `//@ preview`: needs `--enable-preview`;
//! - `//@ not-compiling: TEXT`: JDK 25 refuses it with an error that has TEXT in its message or key.

mod common;
mod jdk;

use common::markers;
use jdk::{CompileError, Job, compile_all, entries, java_files, jdk25, read, repository};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

struct Fixture {
    /// `<rule>/<file or folder>`.
    name: String,
    files: Vec<PathBuf>,
    newest_jdk: u16,
    preview: bool,
    not_compiling: Option<String>,
    /// Lines that expect a finding (`//~ rule level, rule level`), now or one day (`//~?`).
    marked: BTreeSet<(PathBuf, usize)>,
    /// The texts of these markers, with their places.
    markers: Vec<(PathBuf, usize, String)>,
}

/// Errors of javac that follow from another one and are no place to report.
const KNOCK_ON: [&str; 2] =
    ["compiler.err.method.does.not.override.superclass", "compiler.err.except.never.thrown.in.try"];

fn fixtures() -> Vec<Fixture> {
    let mut all = Vec::new();
    for folder in entries(&repository().join("testdata/rules")) {
        let rule = file_name(&folder).to_owned();
        for path in entries(&folder) {
            let files = if path.is_dir() { java_files(&path) } else { vec![path.clone()] };
            all.push(Fixture::read(&rule, &path, files));
        }
    }
    assert!(!all.is_empty(), "no fixtures found");
    all
}

impl Fixture {
    fn read(rule: &str, path: &Path, files: Vec<PathBuf>) -> Fixture {
        let mut fixture = Fixture {
            name: format!("{rule}/{}", file_name(path)),
            files,
            newest_jdk: 25,
            preview: false,
            not_compiling: None,
            marked: BTreeSet::new(),
            markers: Vec::new(),
        };
        for file in all_files(path) {
            for (line, marker) in markers(file_name(&file), &read(&file)) {
                fixture.marked.insert((file.clone(), line));
                fixture.markers.push((file.clone(), line, marker.to_owned()));
            }
        }
        for file in &fixture.files {
            for line in read(file).lines() {
                let Some(directive) = line.strip_prefix("//@ ") else { continue };
                match directive.split_once(": ").unwrap_or((directive, "")) {
                    ("jdk", range) => {
                        let newest = range.rsplit("..").next().unwrap_or(range);
                        fixture.newest_jdk =
                            newest.parse().unwrap_or_else(|_| panic!("{}: `{range}` is no JDK range", file.display()));
                    }
                    ("preview", "") => fixture.preview = true,
                    ("not-compiling", text) if !text.is_empty() => fixture.not_compiling = Some(text.to_owned()),
                    _ => panic!("{}: unknown directive `{directive}`", file.display()),
                }
            }
        }
        fixture
    }

    fn job(&self, suffix: &str, stubs: &Path, output: &Path, release: &str, preview: bool) -> Job {
        let output = output.join(format!("{}{suffix}", self.name.replace('/', "-")));
        std::fs::create_dir_all(&output).expect("an output folder");
        let mut options = javac_options(stubs, &output, release, preview);
        if self.not_compiling.is_some() {
            // All errors, not only those of the first phase that has one.
            options.push("-XDshould-stop.ifError=FLOW".to_owned());
        }
        Job { name: format!("{}{suffix}", self.name), options, files: self.files.clone() }
    }

    /// What is wrong with what javac said.
    fn judge(&self, errors: &[CompileError]) -> Vec<String> {
        let Some(expected) = &self.not_compiling else {
            return errors.iter().map(|error| format!("{}: does not compile: {}", self.name, shown(error))).collect();
        };
        let mut wrong = Vec::new();
        if !errors.iter().any(|error| error.text.contains(expected) || error.key.contains(expected)) {
            wrong.push(format!("{}: no error with `{expected}` among {} errors", self.name, errors.len()));
        }
        // Where JDK 25 is in the range, what javac refuses must be marked. (The reverse does not hold: after one error on a
        // variable javac is silent about its uses.) A class whose superclass is gone gives errors wherever it is used.
        let superclass_gone = self.files.iter().any(|file| read(file).contains(" extends StructuredTaskScope"));
        if self.newest_jdk >= 25 && !self.marked.is_empty() && !superclass_gone {
            for error in errors {
                if !self.marked.contains(&(error.file.clone(), error.line)) && !KNOCK_ON.contains(&error.key.as_str()) {
                    wrong.push(format!("{}: javac refuses a line without marker: {}", self.name, shown(error)));
                }
            }
        }
        wrong
    }
}

fn javac_options(stubs: &Path, output: &Path, release: &str, preview: bool) -> Vec<String> {
    let text = |path: &Path| path.to_str().expect("temporary paths are UTF-8").to_owned();
    // For its own release javac needs no `--release`, which is slow: it unpacks the API of that release.
    let kind = if release == "25" { "--source" } else { "--release" };
    let mut options: Vec<String> = ["-proc:none", "-nowarn", "-Xmaxerrs", "1000", kind, release, "-cp"]
        .map(str::to_owned)
        .into_iter()
        .chain([text(stubs), "-d".to_owned(), text(output)])
        .collect();
    if preview {
        options.push("--enable-preview".to_owned());
    }
    options
}

/// A fixture's files, those of builds and configuration too.
fn all_files(path: &Path) -> Vec<PathBuf> {
    if path.is_dir() {
        entries(path).iter().flat_map(|entry| all_files(entry)).collect()
    } else {
        vec![path.to_owned()]
    }
}

fn shown(error: &CompileError) -> String {
    format!("{}:{}: {} [{}]", error.file.display(), error.line, error.text, error.key)
}

fn file_name(path: &Path) -> &str {
    path.file_name().and_then(|name| name.to_str()).expect("fixture names are UTF-8")
}

fn compiled_stubs(jdk: &jdk::Jdk, folder: &Path) -> PathBuf {
    let output = folder.join("stubs");
    std::fs::create_dir_all(&output).expect("an output folder");
    let files = java_files(&repository().join("testdata/stubs"));
    let options = javac_options(&output, &output, "21", false);
    let results = compile_all(jdk, &[Job { name: "stubs".to_owned(), options, files }]);
    let errors: Vec<String> = results["stubs"].iter().map(shown).collect();
    assert!(errors.is_empty(), "the stubs do not compile:\n{}", errors.join("\n"));
    output
}

#[test]
fn every_fixture_compiles_as_its_directives_say() {
    let Some(jdk) = jdk25("java_fixtures") else { return };
    let folder = tempfile::tempdir().expect("a temporary folder");
    let stubs = compiled_stubs(&jdk, folder.path());
    let fixtures = fixtures();
    let mut jobs = Vec::new();
    for fixture in &fixtures {
        jobs.push(fixture.job("", &stubs, folder.path(), "25", fixture.preview));
        if valid_on_21(fixture) {
            jobs.push(fixture.job("@21", &stubs, folder.path(), "21", false));
        }
    }
    let results = compile_all(&jdk, &jobs);
    let mut wrong = Vec::new();
    for fixture in &fixtures {
        wrong.extend(fixture.judge(&results[&fixture.name]));
        // Removed API did exist: against the API of 21 the only complaint is that it is a preview API, which javac 25 cannot
        // switch on for 21.
        for error in results.get(&format!("{}@21", fixture.name)).into_iter().flatten() {
            if !error.key.starts_with("compiler.err.is.preview") {
                wrong.push(format!("{}: not valid on 21: {}", fixture.name, shown(error)));
            }
        }
    }
    assert!(wrong.is_empty(), "{} complaints:\n{}", wrong.len(), wrong.join("\n"));
}

/// Removed API, unless the fixture needs syntax or API that came later.
fn valid_on_21(fixture: &Fixture) -> bool {
    fixture.not_compiling.is_some()
        && !fixture.files.iter().any(|file| read(file).contains("import module "))
        && !fixture.name.contains("26-names")
}

#[test]
fn every_marker_is_well_formed() {
    let mut wrong = Vec::new();
    for fixture in fixtures() {
        let name = fixture.name.rsplit('/').next().unwrap_or_default();
        match name.split(['-', '.']).next() {
            Some("flagged") if fixture.marked.is_empty() => wrong.push(format!("{}: no line is marked", fixture.name)),
            Some("clean") => {
                if !fixture.marked.is_empty() {
                    wrong.push(format!("{}: a clean fixture has a marker", fixture.name));
                }
                for file in &fixture.files {
                    if !starts_with_a_comment(&read(file)) {
                        wrong.push(format!("{}: does not say what look-alikes it holds", file.display()));
                    }
                }
            }
            Some("flagged" | "fixed") => {}
            _ => wrong.push(format!("{}: neither flagged, clean nor fixed", fixture.name)),
        }
        for (file, line, marker) in &fixture.markers {
            let clear = marker.trim_start_matches(['?', '!']).split(',').all(|one| {
                let mut words = one.split_whitespace();
                let kebab = |rule: &str| rule.chars().all(|c| c.is_ascii_lowercase() || c == '-');
                words.next().is_some_and(kebab)
                    && matches!(words.next(), None | Some("error" | "warning" | "note"))
                    && words.next().is_none()
            });
            if !clear {
                wrong.push(format!("{}:{line}: unclear marker `//~{marker}`", file.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// After the directives, the first line is a comment.
fn starts_with_a_comment(text: &str) -> bool {
    text.lines().find(|line| !line.starts_with("//@")).is_some_and(|line| line.starts_with("// "))
}

#[test]
fn every_example_in_a_rule_page_compiles_as_it_should() {
    let Some(jdk) = jdk25("examples in rule pages") else { return };
    let folder = tempfile::tempdir().expect("a temporary folder");
    let stubs = compiled_stubs(&jdk, folder.path());
    let mut jobs = Vec::new();
    let mut must_compile = Vec::new();
    for page in entries(&repository().join("rules")) {
        if page.extension().is_none_or(|extension| extension != "md") || file_name(&page) == "TEMPLATE.md" {
            continue;
        }
        for (index, (info, code)) in fences(&read(&page)).into_iter().enumerate() {
            let name = format!("{}-{index}", file_name(&page));
            let output = folder.path().join(&name);
            std::fs::create_dir_all(&output).expect("an output folder");
            let file = output.join("Example.java");
            std::fs::write(&file, &code).expect("the example can be written");
            let options = javac_options(&stubs, &output, "25", code.contains("StructuredTaskScope"));
            let refused = info.contains("flagged") && file_name(&page).starts_with("removed-");
            must_compile.push((name.clone(), info, !refused));
            jobs.push(Job { name, options, files: vec![file] });
        }
    }
    let results = compile_all(&jdk, &jobs);
    let mut wrong = Vec::new();
    for (name, info, expected) in must_compile {
        let errors = &results[&name];
        if expected {
            wrong.extend(errors.iter().map(|error| format!("{name} ({info}): {}", shown(error))));
        } else if errors.is_empty() {
            wrong.push(format!("{name} ({info}): compiles with JDK 25, but shows removed API"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The Java fences of a page that are meant to be analysed: what stands after `java`, and the code.
fn fences(page: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        let Some(info) = line.strip_prefix("```java ") else { continue };
        let code: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
        if info.starts_with("flagged") || info.starts_with("clean") {
            found.push((info.to_owned(), code.join("\n") + "\n"));
        }
    }
    found
}
