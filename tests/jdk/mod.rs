//! Finds the JDKs that the Java side of the tests needs, and drives the batch compiler `testdata/tools/CompileAll.java`.

#![allow(dead_code)] // Each test binary uses its own part.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// An installed JDK or Java runtime.
pub struct Jdk {
    home: PathBuf,
}

impl Jdk {
    fn at(home: PathBuf, release: u16) -> Option<Jdk> {
        let text = std::fs::read_to_string(home.join("release")).ok()?;
        let version = text.lines().find_map(|line| line.strip_prefix("JAVA_VERSION=\""))?;
        let digits = version.split(|c: char| !c.is_ascii_digit()).next()?;
        (digits.parse() == Ok(release)).then_some(Jdk { home })
    }

    /// A command for `bin/<tool>`, without Java options from the environment.
    pub fn tool(&self, tool: &str) -> Command {
        let mut command = Command::new(self.home.join("bin").join(tool));
        for variable in ["JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "JDK_JAVAC_OPTIONS", "CLASSPATH"] {
            command.env_remove(variable);
        }
        command
    }
}

/// JDK 25: `VTLINT_JDK25`, `JAVA_HOME`, `JAVA_HOME_25_X64`, or a folder named like it beside the default `java`.
///
/// `None` means that `test` has to be skipped, which is said on stderr; with `VTLINT_REQUIRE_JDK=1` it fails instead.
pub fn jdk25(test: &str) -> Option<Jdk> {
    let mut homes: Vec<PathBuf> = ["VTLINT_JDK25", "JAVA_HOME", "JAVA_HOME_25_X64"]
        .iter()
        .filter_map(std::env::var_os)
        .map(PathBuf::from)
        .collect();
    if let Some(beside) = default_java_home().as_deref().and_then(Path::parent) {
        homes.extend(default_java_home());
        let mut named: Vec<PathBuf> = std::fs::read_dir(beside)
            .into_iter()
            .flatten()
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|path| path.file_name().and_then(OsStr::to_str).is_some_and(|name| name.contains("25")))
            .collect();
        named.sort();
        homes.extend(named);
    }
    let found = homes.into_iter().find_map(|home| Jdk::at(home, 25)).filter(|jdk| jdk.home.join("lib/ct.sym").exists());
    if found.is_none() {
        missing(test, "no JDK 25 (set JAVA_HOME or VTLINT_JDK25)");
    }
    found
}

/// A Java 21 runtime: `VTLINT_JDK21` or `JAVA_HOME_21_X64`. `None` as for [`jdk25`], but never required.
pub fn java21(test: &str) -> Option<Jdk> {
    let found = ["VTLINT_JDK21", "JAVA_HOME_21_X64"]
        .iter()
        .filter_map(std::env::var_os)
        .find_map(|home| Jdk::at(PathBuf::from(home), 21));
    if found.is_none() {
        eprintln!("{test}: skipped on 21: no Java 21 (set VTLINT_JDK21 to its home)");
    }
    found
}

fn missing(test: &str, what: &str) {
    assert!(
        std::env::var("VTLINT_REQUIRE_JDK").as_deref() != Ok("1"),
        "{test}: {what}, and VTLINT_REQUIRE_JDK=1 asks for one"
    );
    eprintln!("{test}: skipped: {what}");
}

/// The home of the `java` found first on the PATH.
fn default_java_home() -> Option<PathBuf> {
    let java =
        std::env::split_paths(&std::env::var_os("PATH")?).map(|dir| dir.join("java")).find(|java| java.exists())?;
    Some(java.canonicalize().ok()?.parent()?.parent()?.to_owned())
}

/// One program to compile: a name of its own, javac options, files.
pub struct Job {
    /// Unique name, the key of the result.
    pub name: String,
    /// Options for javac.
    pub options: Vec<String>,
    /// Source files.
    pub files: Vec<PathBuf>,
}

/// One error of javac.
#[derive(Debug, Clone)]
pub struct CompileError {
    /// The source file, empty when there is none.
    pub file: PathBuf,
    /// The line, 1-based.
    pub line: usize,
    /// Javac's key, `compiler.err.cant.resolve`.
    pub key: String,
    /// The text, on one line.
    pub text: String,
}

/// Compiles each job apart from the others, in one JVM. The result has one entry for each job.
pub fn compile_all(jdk: &Jdk, jobs: &[Job]) -> BTreeMap<String, Vec<CompileError>> {
    let mut list = String::new();
    for job in jobs {
        let files: Vec<&str> = job.files.iter().map(|file| file.to_str().expect("fixture paths are UTF-8")).collect();
        writeln!(list, "{}\t{}\t{}", job.name, job.options.join("|"), files.join("|")).expect("strings take all");
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("jobs");
    std::fs::write(&path, list).expect("the job list can be written");
    let tool = repository().join("testdata/tools/CompileAll.java");
    let output = jdk
        .tool("java")
        .args(["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"])
        .arg(tool)
        .arg(&path)
        .output()
        .expect("java starts");
    assert!(output.status.success(), "CompileAll failed: {}", String::from_utf8_lossy(&output.stderr));
    let mut results: BTreeMap<String, Vec<CompileError>> = BTreeMap::new();
    let mut done = 0;
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        match line.split('\t').collect::<Vec<_>>()[..] {
            [name, "error", file, line, key, text] => results.entry(name.to_owned()).or_default().push(CompileError {
                file: PathBuf::from(file),
                line: line.parse().unwrap_or(0),
                key: key.to_owned(),
                text: text.to_owned(),
            }),
            [name, "done"] => {
                results.entry(name.to_owned()).or_default();
                done += 1;
            }
            _ => panic!("CompileAll printed `{line}`"),
        }
    }
    assert_eq!(done, jobs.len(), "CompileAll did not finish every job");
    results
}

/// The root of this repository.
pub fn repository() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The Java files below `folder`, sorted.
pub fn java_files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(dir) = open.pop() {
        for path in entries(&dir) {
            if path.is_dir() {
                open.push(path);
            } else if path.extension() == Some(OsStr::new("java")) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// What is in `folder`, sorted.
pub fn entries(folder: &Path) -> Vec<PathBuf> {
    let listing = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = listing.map(|entry| entry.expect("a readable entry").path()).collect();
    paths.sort();
    paths
}

/// The text of a file.
pub fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
