//! `vtlint-json-v1`: the contract for scripts. Fields may be added, never changed.

use super::{Options, Report, Selection, Shown, help_url};
use crate::finding::{Applicability, Edit, Fix, Level, Note, Notice, Place};
use crate::project::jdk::JdkRange;
use crate::source::Position;
use serde::Serialize;
use std::io::{self, Write};

const SCHEMA: &str = "vtlint-json-v1";

/// Writes the whole report as one document.
pub(super) fn write(report: &Report, options: &Options, out: &mut dyn Write) -> io::Result<()> {
    let selection = Selection::new(report, options, options.max_results);
    let document = Document {
        schema: SCHEMA,
        version: env!("CARGO_PKG_VERSION"),
        modules: report.modules.iter().map(ModuleJson::new).collect(),
        findings: selection.shown.iter().map(|&shown| FindingJson::new(report, shown)).collect(),
        notices: report.notices.iter().map(NoticeJson::new).collect(),
        summary: SummaryJson::new(report, selection.omitted),
    };
    serde_json::to_writer_pretty(&mut *out, &document)?;
    writeln!(out)
}

/// Writes one finding a line.
pub(super) fn write_lines(report: &Report, options: &Options, out: &mut dyn Write) -> io::Result<()> {
    for shown in Selection::new(report, options, options.max_results).shown {
        serde_json::to_writer(&mut *out, &FindingJson::new(report, shown))?;
        writeln!(out)?;
    }
    Ok(())
}

#[derive(Serialize)]
struct Document<'a> {
    schema: &'static str,
    version: &'static str,
    modules: Vec<ModuleJson<'a>>,
    findings: Vec<FindingJson<'a>>,
    notices: Vec<NoticeJson<'a>>,
    summary: SummaryJson,
}

#[derive(Serialize)]
struct ModuleJson<'a> {
    path: &'a str,
    min: u16,
    max: u16,
    assumed: &'static str,
    source: &'a str,
}

impl<'a> ModuleJson<'a> {
    fn new(module: &'a super::ModuleFacts) -> Self {
        let jdk = module.jdk;
        Self { path: &module.path, min: jdk.min, max: jdk.max, assumed: jdk.assumed_ends(), source: &module.source }
    }
}

/// One finding. `fix` is absent when there is none; `suppressed` and `reason` are there for silenced findings only.
#[derive(Serialize)]
struct FindingJson<'a> {
    rule: &'static str,
    level: Level,
    message: &'a str,
    #[serde(flatten)]
    place: PlaceJson<'a>,
    jdk: JdkJson,
    fingerprint: &'a str,
    help: String,
    related: Vec<NoteJson<'a>>,
    flow: Vec<NoteJson<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fix: Option<FixJson<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    suppressed: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'a str>,
}

impl<'a> FindingJson<'a> {
    fn new(report: &Report, shown: Shown<'a>) -> Self {
        let finding = shown.finding;
        Self {
            rule: finding.rule,
            level: finding.level,
            message: &finding.message,
            place: PlaceJson::new(report, &finding.place),
            jdk: JdkJson::new(finding.jdk),
            fingerprint: &finding.fingerprint,
            help: help_url(finding.rule),
            related: finding.related.iter().map(|note| NoteJson::new(report, note)).collect(),
            flow: finding.flow.iter().map(|note| NoteJson::new(report, note)).collect(),
            fix: finding.fix.as_ref().map(FixJson::new),
            suppressed: shown.suppressed.map(|_| true),
            reason: shown.suppressed,
        }
    }
}

#[derive(Serialize)]
struct JdkJson {
    min: u16,
    max: u16,
}

impl JdkJson {
    fn new(jdk: JdkRange) -> Self {
        Self { min: jdk.min, max: jdk.max }
    }
}

#[derive(Serialize)]
struct PlaceJson<'a> {
    path: &'a str,
    start: PositionJson,
    end: PositionJson,
}

impl<'a> PlaceJson<'a> {
    fn new(report: &Report, place: &'a Place) -> Self {
        let (start, end) = report.positions(place);
        Self { path: place.path.as_str(), start: PositionJson::new(start), end: PositionJson::new(end) }
    }
}

#[derive(Serialize)]
struct PositionJson {
    line: u32,
    column: u32,
    byte: u32,
}

impl PositionJson {
    fn new(position: Position) -> Self {
        Self { line: position.line, column: position.column, byte: position.byte }
    }
}

#[derive(Serialize)]
struct NoteJson<'a> {
    message: &'a str,
    #[serde(flatten)]
    place: PlaceJson<'a>,
}

impl<'a> NoteJson<'a> {
    fn new(report: &Report, note: &'a Note) -> Self {
        Self { message: &note.message, place: PlaceJson::new(report, &note.place) }
    }
}

#[derive(Serialize)]
struct FixJson<'a> {
    applicability: Applicability,
    title: &'a str,
    edits: Vec<EditJson<'a>>,
}

impl<'a> FixJson<'a> {
    fn new(fix: &'a Fix) -> Self {
        Self {
            applicability: fix.applicability,
            title: &fix.title,
            edits: fix.edits.iter().map(EditJson::new).collect(),
        }
    }
}

/// Bytes, 0-based, end exclusive: what a script needs to apply it.
#[derive(Serialize)]
struct EditJson<'a> {
    path: &'a str,
    start: u32,
    end: u32,
    text: &'a str,
}

impl<'a> EditJson<'a> {
    fn new(edit: &'a Edit) -> Self {
        let place = &edit.place;
        Self { path: place.path.as_str(), start: place.span.start, end: place.span.end, text: &edit.text }
    }
}

#[derive(Serialize)]
struct NoticeJson<'a> {
    kind: &'static str,
    path: &'a str,
    message: &'a str,
}

impl<'a> NoticeJson<'a> {
    fn new(notice: &'a Notice) -> Self {
        Self { kind: notice.kind.as_str(), path: notice.path.as_str(), message: &notice.message }
    }
}

/// The numbers. `omitted`, findings left out by a limit, is there only when it is not zero.
#[derive(Serialize)]
struct SummaryJson {
    files: usize,
    parsed: usize,
    errors: usize,
    warnings: usize,
    notes: usize,
    suppressed: usize,
    baselined: usize,
    broken_files: usize,
    unreadable_files: usize,
    #[serde(skip_serializing_if = "is_zero")]
    omitted: usize,
}

fn is_zero(number: &usize) -> bool {
    *number == 0
}

impl SummaryJson {
    fn new(report: &Report, omitted: usize) -> Self {
        let numbers = report.summary;
        Self {
            files: numbers.files,
            parsed: numbers.parsed,
            errors: numbers.errors,
            warnings: numbers.warnings,
            notes: numbers.notes,
            suppressed: numbers.suppressed,
            baselined: numbers.baselined,
            broken_files: numbers.broken_files,
            unreadable_files: numbers.unreadable_files,
            omitted,
        }
    }
}
