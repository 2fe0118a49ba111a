//! Reports: plain functions over one triaged, sorted run. They never look at trees; rules never look at formats.

use crate::finding::{Finding, Level, Notice};
use crate::project::jdk::JdkRange;
use crate::source::{RepoPath, Source};
use std::collections::BTreeMap;
use std::sync::Arc;

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
    /// Files and folders that could not be read.
    pub unreadable_files: usize,
}

impl Report {
    /// The gravest level reported.
    pub fn worst(&self) -> Option<Level> {
        self.findings.iter().map(|finding| finding.level).max()
    }
}
