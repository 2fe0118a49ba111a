//! What a rule says: one owned struct, no tree borrow, ready to cross threads.

use crate::project::jdk::JdkRange;
use crate::source::{RepoPath, Span};
use serde::{Deserialize, Serialize};
use std::fmt;

/// How grave a finding is (design: errors throw, do not compile or never work in the JDK range; warnings work but defeat
/// virtual threads or fall over under load; notes are stale or worth knowing).
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
    clap::ValueEnum,
)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Stale, or worth knowing.
    Note,
    /// Works, but defeats virtual threads or falls over under load.
    Warning,
    /// Throws, does not compile, or never works in the JDK range.
    Error,
}

impl Level {
    /// The lower-case name used in every format.
    pub fn as_str(self) -> &'static str {
        match self {
            Level::Note => "note",
            Level::Warning => "warning",
            Level::Error => "error",
        }
    }

    /// One level down; a note stays a note.
    pub fn lowered(self) -> Level {
        match self {
            Level::Error => Level::Warning,
            Level::Warning | Level::Note => Level::Note,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// A span in a file of the run.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The file.
    pub path: RepoPath,
    /// The bytes meant.
    pub span: Span,
}

/// A place with a word on why it matters: a related location, or one step of a flow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Short, lower case, no full stop: "the factory is virtual here".
    pub message: String,
    /// Where.
    pub place: Place,
}

/// How far a fix may be trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Applicability {
    /// Text only: what to do, no exact edit.
    Advice,
    /// An exact edit that may change behaviour.
    Unsafe,
    /// An exact edit with the same behaviour, or of code that did not work before.
    Safe,
}

/// One replacement of bytes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Edit {
    /// The bytes replaced.
    pub place: Place,
    /// What stands there afterwards.
    pub text: String,
}

/// The remedy of a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// How far it may be trusted; [`Applicability::Advice`] exactly when there are no edits.
    pub applicability: Applicability,
    /// What to do, as one or more full sentences.
    pub title: String,
    /// The exact edits, if any; they do not overlap.
    pub edits: Vec<Edit>,
}

/// One finding of one rule at one line. Related places carry what else belongs to it.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The rule's id.
    pub rule: &'static str,
    /// How grave it is here, after the JDK range and the kind of source set were taken into account.
    pub level: Level,
    /// Full sentences; the first one stands alone as a title.
    pub message: String,
    /// A few words drawn under the primary place in the terminal.
    pub label: String,
    /// Where.
    pub place: Place,
    /// Other places that belong to it.
    pub related: Vec<Note>,
    /// The path that leads to it, first step first.
    pub flow: Vec<Note>,
    /// What to do about it.
    pub fix: Option<Fix>,
    /// The JDK range it was judged for.
    pub jdk: JdkRange,
    /// `Outer.Inner#member(…)` around the primary place, `""` outside of types; part of the fingerprint.
    pub member: String,
    /// Spans (in the same file) of the enclosing statement and declarations: a suppression at one of them counts too.
    pub anchors: Vec<Span>,
    /// Stable identity across edits elsewhere in the file, filled by triage.
    pub fingerprint: String,
}

/// Something that was not looked at, or only in part, and why. Never ends a run.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Notice {
    /// The file or folder.
    pub path: RepoPath,
    /// What kind of trouble.
    pub kind: NoticeKind,
    /// One line: what happened and what it means.
    pub message: String,
}

/// The kinds of [`Notice`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NoticeKind {
    /// The file or folder could not be read.
    Unreadable,
    /// Too large, or nested too deeply, to be analysed.
    Limit,
    /// Parts of the file are not understood by the grammar; nothing is reported there.
    Broken,
    /// A build or version file whose content could not be used.
    Build,
    /// A rule panicked on this file: a defect of vtlint. The run ends with exit code 2.
    Panic,
}

impl NoticeKind {
    /// Kebab-case name, used as descriptor id in SARIF.
    pub fn as_str(self) -> &'static str {
        match self {
            NoticeKind::Unreadable => "unreadable-file",
            NoticeKind::Limit => "limit-reached",
            NoticeKind::Broken => "broken-syntax",
            NoticeKind::Build => "unusable-build-file",
            NoticeKind::Panic => "internal-error",
        }
    }
}
