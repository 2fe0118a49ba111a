//! Reports: plain functions over one triaged, sorted run. They never look at trees; rules never look at formats.
//!
//! [`write()`] is the one way in. Lines and columns are 1-based in every format, columns in UTF-16 code units, ends
//! exclusive. Nothing that comes from a file (names, source text, reasons) reaches a terminal or a log unescaped.

mod github;
mod json;
mod line_hash;
mod sarif;
mod short;
mod summary;
mod terminal;
mod text;

pub use summary::{module_lines, notice_line, statistics, summary_line};

use crate::finding::{Finding, Level, Notice, Place};
use crate::project::jdk::JdkRange;
use crate::rules::{self, Rule};
use crate::source::{Position, RepoPath, Source};
use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, Write as _};
use std::str::FromStr;
use std::sync::Arc;

/// The formats a report can be written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, clap::ValueEnum)]
pub enum Format {
    /// For people: source snippets, flows and help.
    Terminal,
    /// `path:line:col: level[rule] message`, one line each.
    Short,
    /// One JSON document, `vtlint-json-v1`.
    Json,
    /// One JSON object a line, each a finding of `vtlint-json-v1`.
    Jsonl,
    /// SARIF 2.1.0, for code scanning.
    Sarif,
    /// Workflow commands of GitHub Actions.
    Github,
}

impl Format {
    /// The name on the command line.
    pub fn as_str(self) -> &'static str {
        match self {
            Format::Terminal => "terminal",
            Format::Short => "short",
            Format::Json => "json",
            Format::Jsonl => "jsonl",
            Format::Sarif => "sarif",
            Format::Github => "github",
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for Format {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        use clap::ValueEnum as _;
        Format::value_variants().iter().copied().find(|format| format.as_str() == name).ok_or_else(|| {
            let names: Vec<&str> = Format::value_variants().iter().map(|format| format.as_str()).collect();
            format!("unknown format `{name}`, expected one of {}", names.join(", "))
        })
    }
}

/// How a report is written. Formats ignore what does not concern them.
#[derive(Clone)]
pub struct Options {
    /// ANSI colours (terminal).
    pub color: bool,
    /// Columns to wrap prose and trim source lines to (terminal); 0: prose is not wrapped.
    pub width: usize,
    /// OSC 8 links on rule ids (terminal).
    pub hyperlinks: bool,
    /// Words instead of drawings, for screen readers (terminal).
    pub narrated: bool,
    /// Write silenced findings too, marked as such.
    pub show_suppressed: bool,
    /// The working directory below the base of the run, with a final `/` (`"core/src/"`); `""` when it is the base or lies
    /// elsewhere. Terminal and short show paths from there (`Foo.java`, `../pom.xml`), so that they can be clicked and
    /// pasted. The machine formats always count from the base.
    pub base_dir_prefix: String,
    /// The rules that SARIF describes, and the default levels.
    pub rules: &'static [&'static Rule],
    /// The category of a SARIF upload; leave it out to let the workflow say it.
    pub sarif_category: Option<String>,
    /// At most so many findings, the gravest kept; `None`: all (SARIF: 25,000 in any case, more are rejected by GitHub).
    pub max_results: Option<usize>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            color: false,
            width: 0,
            hyperlinks: false,
            narrated: false,
            show_suppressed: false,
            base_dir_prefix: String::new(),
            rules: rules::ALL,
            sarif_category: None,
            max_results: None,
        }
    }
}

/// Writes the report.
///
/// # Errors
/// When the writer fails.
pub fn write(format: Format, report: &Report, options: &Options, out: &mut dyn io::Write) -> io::Result<()> {
    let mut out = io::BufWriter::new(out);
    match format {
        Format::Terminal => terminal::write(report, options, &mut out)?,
        Format::Short => short::write(report, options, &mut out)?,
        Format::Json => json::write(report, options, &mut out)?,
        Format::Jsonl => json::write_lines(report, options, &mut out)?,
        Format::Sarif => sarif::write(report, options, &mut out)?,
        Format::Github => github::write(report, options, &mut out)?,
    }
    out.flush()
}

/// How many findings [`write()`] leaves out of this format because of a limit. Say it on standard error: the line formats
/// have no place for it.
pub fn omitted(format: Format, report: &Report, options: &Options) -> usize {
    let limit = if format == Format::Sarif { sarif::limit(options) } else { options.max_results };
    Selection::new(report, options, limit).omitted
}

/// The address of a rule's page.
pub fn help_url(rule: &str) -> String {
    format!("{}/blob/main/rules/{rule}.md", env!("CARGO_PKG_REPOSITORY"))
}

/// Everything a report may say about a run.
pub struct Report {
    /// What is reported, sorted by path, start and rule.
    pub findings: Vec<Finding>,
    /// What a comment or annotation silenced, in the same order; shown only on request.
    pub suppressed: Vec<Suppressed>,
    /// The modules that hold a reported file, sorted by path.
    pub modules: Vec<ModuleFacts>,
    /// What was not looked at, or only in part; sorted.
    pub notices: Vec<Notice>,
    /// The text of every file that a finding names.
    pub sources: BTreeMap<RepoPath, Arc<Source>>,
    /// The numbers.
    pub summary: Summary,
}

/// A finding that a suppression silenced.
pub struct Suppressed {
    /// The finding.
    pub finding: Finding,
    /// The reason its author gave, `""` if none.
    pub reason: String,
}

/// A module and the JDK range it runs on.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ModuleFacts {
    /// Folder relative to the base of the run, `""` for the base itself.
    pub path: String,
    /// The range.
    pub jdk: JdkRange,
    /// What says so: `pom.xml:31`, `--jdk`, or `""` when nothing does.
    pub source: String,
}

/// The numbers of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Files looked at (those asked for, of a kind vtlint reads).
    pub files: usize,
    /// Files parsed, those read only to follow a name included.
    pub parsed: usize,
    /// Findings reported, by level.
    pub errors: usize,
    /// See `errors`.
    pub warnings: usize,
    /// See `errors`.
    pub notes: usize,
    /// Findings silenced in the source.
    pub suppressed: usize,
    /// Findings that a baseline knows.
    pub baselined: usize,
    /// Files with places the grammar does not understand.
    pub broken_files: usize,
    /// Files and folders that were not looked at: they cannot be read, or are too large or nested too deeply.
    pub unreadable_files: usize,
}

impl Report {
    /// The gravest level reported.
    pub fn worst(&self) -> Option<Level> {
        self.findings.iter().map(|finding| finding.level).max()
    }
}

impl Report {
    /// Start and end of a place. A file whose text is not at hand (a defect of the caller) is pointed to at its top.
    fn positions(&self, place: &Place) -> (Position, Position) {
        match self.sources.get(&place.path) {
            Some(source) => {
                let start = source.position(place.span.start);
                (start, source.position(place.span.end.max(place.span.start)).max(start))
            }
            None => {
                let top = |byte| Position { line: 1, column: 1, byte_column: 1, char_column: 1, byte };
                (top(place.span.start), top(place.span.end))
            }
        }
    }

    /// Where a place starts.
    fn start(&self, place: &Place) -> Position {
        self.positions(place).0
    }
}

/// A finding to write, and whether it was silenced.
#[derive(Clone, Copy)]
struct Shown<'a> {
    finding: &'a Finding,
    /// The reason given, `""` if none; `None` for a finding that is not silenced.
    suppressed: Option<&'a str>,
}

impl Shown<'_> {
    /// ` (suppressed: reason)` for people, `""` for a finding that is not silenced.
    fn silenced(self) -> String {
        match self.suppressed {
            None => String::new(),
            Some("") => " (suppressed)".to_owned(),
            Some(reason) => format!(" (suppressed: {})", text::one_line(reason)),
        }
    }
}

/// What a format writes, in the order of the report.
struct Selection<'a> {
    shown: Vec<Shown<'a>>,
    omitted: usize,
}

impl<'a> Selection<'a> {
    fn new(report: &'a Report, options: &Options, limit: Option<usize>) -> Self {
        let mut shown: Vec<Shown<'a>> =
            report.findings.iter().map(|finding| Shown { finding, suppressed: None }).collect();
        if options.show_suppressed {
            shown.extend(
                report.suppressed.iter().map(|one| Shown { finding: &one.finding, suppressed: Some(&one.reason) }),
            );
        }
        let all = shown.len();
        if let Some(limit) = limit.filter(|&limit| limit < all) {
            // Stable: among equals the first ones stay.
            shown.sort_by_key(|one| (one.suppressed.is_some(), std::cmp::Reverse(one.finding.level)));
            shown.truncate(limit);
        }
        shown.sort_by(|a, b| {
            let key = |one: &Shown<'a>| (&one.finding.place.path, one.finding.place.span.start, one.finding.rule);
            key(a).cmp(&key(b))
        });
        let omitted = all - shown.len();
        Self { shown, omitted }
    }
}
