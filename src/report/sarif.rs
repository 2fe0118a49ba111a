//! SARIF 2.1.0 for code scanning. The only place that knows `serde-sarif`.
//!
//! Addresses: a path of the run is relative to `%SRCROOT%`, the root of the repository, whose own address is left out so
//! that no machine path leaks. A path that is absolute (a file named on the command line that lies outside the base)
//! becomes a `file:` address without base; `..` is never written, such steps are resolved or dropped.
//!
//! Several fields of `serde-sarif` are free JSON and take nonsense. Each is filled in one function below, and tests check
//! the output.

use super::line_hash::line_hashes;
use super::{Options, Report, Selection, Shown, help_url};
use crate::finding::{Finding, Fix, Level, Note, Notice, NoticeKind, Place};
use crate::project::jdk::JdkRange;
use crate::rules::Rule;
use crate::source::RepoPath;
use serde_json::{Value, json};
use serde_sarif::sarif::{
    ArtifactChange, ArtifactContent, ArtifactLocation, CodeFlow, Fix as SarifFix, Invocation, Location, Message,
    MultiformatMessageString, Notification, PhysicalLocation, PropertyBag, Region, Replacement, ReportingConfiguration,
    ReportingDescriptor, ReportingDescriptorReference, Result as SarifResult, ResultLevel, Run, RunAutomationDetails,
    Sarif, Suppression, ThreadFlow, ThreadFlowLocation, Tool, ToolComponent,
};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};

const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";
const BASE_ID: &str = "%SRCROOT%";
/// Results a run, related locations a result and steps a flow; GitHub rejects or drops more.
const MAX_RESULTS: usize = 25_000;
const MAX_RELATED: usize = 100;
const MAX_STEPS: usize = 1_000;

/// The limit on results that holds here, whatever the options say.
pub(super) fn limit(options: &Options) -> Option<usize> {
    Some(options.max_results.map_or(MAX_RESULTS, |wanted| wanted.min(MAX_RESULTS)))
}

/// Writes one log with one run.
pub(super) fn write(report: &Report, options: &Options, out: &mut dyn Write) -> io::Result<()> {
    let log = Sarif::builder().schema(SCHEMA).version(json!("2.1.0")).runs(vec![run(report, options)]).build();
    serde_json::to_writer_pretty(&mut *out, &log)?;
    writeln!(out)
}

fn run(report: &Report, options: &Options) -> Run {
    let selection = Selection::new(report, options, limit(options));
    let hashes = hashes(report, &selection);
    let indices: BTreeMap<&str, i64> =
        options.rules.iter().enumerate().map(|(index, rule)| (rule.id, index as i64)).collect();
    let results: Vec<SarifResult> = selection
        .shown
        .iter()
        .map(|&shown| {
            let index = indices.get(shown.finding.rule).copied();
            result(report, shown, index, hashes.get(&key(report, shown.finding)))
        })
        .collect();
    // `id` is `category/run-id`; with an empty run id the whole is the category.
    let automation = options
        .sarif_category
        .as_ref()
        .map(|category| RunAutomationDetails::builder().id(format!("{}/", category.trim_end_matches('/'))).build());
    let base = ArtifactLocation::builder()
        .description(message("The root of the repository, or the working directory where there is none."))
        .build();
    Run::builder()
        .tool(Tool::builder().driver(driver(options)).build())
        .results(results)
        .invocations(vec![invocation(report, selection.omitted)])
        .original_uri_base_ids(BTreeMap::from([(BASE_ID.to_owned(), base)]))
        .column_kind(json!("utf16CodeUnits"))
        .opt_automation_details(automation)
        .properties(properties([("vtlint/modules", modules(report))]))
        .build()
}

fn driver(options: &Options) -> ToolComponent {
    ToolComponent::builder()
        .name(env!("CARGO_PKG_NAME"))
        .version(env!("CARGO_PKG_VERSION"))
        .semantic_version(env!("CARGO_PKG_VERSION"))
        .information_uri(env!("CARGO_PKG_REPOSITORY"))
        .rules(options.rules.iter().map(|rule| descriptor(rule)).collect::<Vec<_>>())
        .build()
}

fn descriptor(rule: &Rule) -> ReportingDescriptor {
    let page = rule.page();
    let url = help_url(rule.id);
    let markdown = format!("{}\n\n[{}]({url})\n", page.body.trim_end(), "The page of this rule");
    let tags = vec!["java".to_owned(), "virtual-threads".to_owned(), page.category.clone()];
    // No `security-severity`: it would turn every finding into a security alert.
    let bag = PropertyBag::builder()
        .tags(tags)
        .additional_properties(BTreeMap::from([
            ("precision".to_owned(), json!(page.precision)),
            ("problem.severity".to_owned(), json!(severity(page.level))),
        ]))
        .build();
    ReportingDescriptor::builder()
        .id(rule.id)
        .name(pascal_case(rule.id))
        .short_description(text(&format!("{}.", page.title)))
        .full_description(text(&page.summary))
        .help(
            MultiformatMessageString::builder()
                .text(format!("{}\n\n{}\n\n{url}\n", page.summary, page.body.trim_end()))
                .markdown(markdown)
                .build(),
        )
        .help_uri(url)
        .default_configuration(ReportingConfiguration::builder().level(json!(page.level.as_str())).build())
        .properties(bag)
        .build()
}

fn result(report: &Report, shown: Shown<'_>, rule_index: Option<i64>, hash: Option<&String>) -> SarifResult {
    let finding = shown.finding;
    let mut fingerprints = BTreeMap::new();
    if let Some(hash) = hash {
        fingerprints.insert("primaryLocationLineHash".to_owned(), hash.clone());
    }
    if !finding.fingerprint.is_empty() {
        fingerprints.insert("vtlint/v1".to_owned(), finding.fingerprint.clone());
    }
    let related: Vec<Location> = (1..)
        .zip(finding.related.iter().take(MAX_RELATED))
        .map(|(id, note)| Location { id: Some(id), ..noted(report, note) })
        .collect();
    let mut extra = vec![("vtlint/jdk", json!(finding.jdk.to_string()))];
    if let Some(fix) = &finding.fix {
        // GitHub ignores `fixes`, and advice without an edit must not stand there.
        extra.push(("vtlint/suggestion", json!(fix.title)));
        extra.push(("vtlint/applicability", json!(fix.applicability)));
    }
    let suppressions = shown.suppressed.map(|reason| {
        let justification = Some(reason.to_owned()).filter(|reason| !reason.is_empty());
        let one = Suppression::builder().kind(json!("inSource")).status(json!("accepted"));
        vec![one.opt_justification(justification).build()]
    });
    SarifResult::builder()
        .rule_id(finding.rule)
        .opt_rule_index(rule_index)
        .level(match finding.level {
            Level::Error => ResultLevel::Error,
            Level::Warning => ResultLevel::Warning,
            Level::Note => ResultLevel::Note,
        })
        .message(message(sentence(finding)))
        .locations(vec![location(report, &finding.place)])
        .opt_related_locations(Some(related).filter(|some| !some.is_empty()))
        .opt_code_flows(code_flow(report, finding).map(|flow| vec![flow]))
        .partial_fingerprints(fingerprints)
        .opt_fixes(finding.fix.as_ref().and_then(|fix| sarif_fix(report, fix)).map(|fix| vec![fix]))
        .opt_suppressions(suppressions)
        .properties(properties(extra))
        .build()
}

/// The message, with links to the related places (GitHub shows only those that the text links to) and the remedy.
fn sentence(finding: &Finding) -> String {
    // `](` would read as a link; brackets of array types alone do not.
    let mut text = if finding.message.contains("](") { bracketed(&finding.message) } else { finding.message.clone() };
    if !finding.related.is_empty() {
        let links: Vec<String> = (1..)
            .zip(finding.related.iter().take(MAX_RELATED))
            .map(|(id, note)| format!("[{}]({id})", bracketed(&note.message)))
            .collect();
        text = format!("{} See {}.", text.trim_end(), links.join(", "));
    }
    if let Some(fix) = &finding.fix {
        let title = if fix.title.contains("](") { bracketed(&fix.title) } else { fix.title.clone() };
        text = format!("{}\n\nHelp: {title}", text.trim_end());
    }
    text
}

/// Escapes what delimits the text of an embedded link.
fn bracketed(text: &str) -> String {
    text.replace('\\', "\\\\").replace('[', "\\[").replace(']', "\\]")
}

fn code_flow(report: &Report, finding: &Finding) -> Option<CodeFlow> {
    let steps: Vec<ThreadFlowLocation> = finding
        .flow
        .iter()
        .take(MAX_STEPS)
        // Inline: GitHub does not follow an index into the run.
        .map(|note| ThreadFlowLocation::builder().location(noted(report, note)).build())
        .collect();
    if steps.is_empty() {
        return None;
    }
    Some(CodeFlow::builder().thread_flows(vec![ThreadFlow::builder().locations(steps).build()]).build())
}

/// The exact edits; `None` when there are none, or one is in a file whose lines are not known. A fix without edits makes
/// GitHub reject the whole upload.
fn sarif_fix(report: &Report, fix: &Fix) -> Option<SarifFix> {
    let mut files: BTreeMap<&RepoPath, Vec<Replacement>> = BTreeMap::new();
    for edit in &fix.edits {
        if !report.sources.contains_key(&edit.place.path) {
            return None;
        }
        let content = ArtifactContent::builder().text(edit.text.as_str()).build();
        let one = Replacement::builder().deleted_region(region(report, &edit.place)).inserted_content(content).build();
        files.entry(&edit.place.path).or_default().push(one);
    }
    if files.is_empty() {
        return None;
    }
    let changes: Vec<ArtifactChange> = files
        .into_iter()
        .map(|(path, edits)| {
            ArtifactChange::builder().artifact_location(artifact(path.as_str())).replacements(edits).build()
        })
        .collect();
    Some(SarifFix::builder().description(message(&fix.title)).artifact_changes(changes).build())
}

fn invocation(report: &Report, omitted: usize) -> Invocation {
    let mut notifications: Vec<Notification> = report.notices.iter().map(notification).collect();
    if omitted > 0 {
        let said = format!("{omitted} more findings are not in this file: the limit on results was reached.");
        notifications.push(
            Notification::builder()
                .descriptor(ReportingDescriptorReference::builder().id("results-omitted").build())
                .level(json!("warning"))
                .message(message(said))
                .build(),
        );
    }
    Invocation::builder()
        .execution_successful(!report.notices.iter().any(|notice| notice.kind == NoticeKind::Panic))
        .opt_tool_execution_notifications(Some(notifications).filter(|some| !some.is_empty()))
        .build()
}

fn notification(notice: &Notice) -> Notification {
    let level = if notice.kind == NoticeKind::Panic { "error" } else { "warning" };
    let place = PhysicalLocation::builder().artifact_location(artifact(notice.path.as_str())).build();
    let locations =
        (!notice.path.as_str().is_empty()).then(|| vec![Location::builder().physical_location(place).build()]);
    Notification::builder()
        .descriptor(ReportingDescriptorReference::builder().id(notice.kind.as_str()).build())
        .level(json!(level))
        .message(message(&notice.message))
        .opt_locations(locations)
        .build()
}

fn noted(report: &Report, note: &Note) -> Location {
    Location { message: Some(message(&note.message)), ..location(report, &note.place) }
}

fn location(report: &Report, place: &Place) -> Location {
    let physical = PhysicalLocation::builder()
        .artifact_location(artifact(place.path.as_str()))
        .region(region(report, place))
        .build();
    Location::builder().physical_location(physical).build()
}

/// Everything a region needs; never a zero.
fn region(report: &Report, place: &Place) -> Region {
    let (start, end) = report.positions(place);
    Region::builder()
        .start_line(i64::from(start.line.max(1)))
        .start_column(i64::from(start.column.max(1)))
        .end_line(i64::from(end.line.max(1)))
        .end_column(i64::from(end.column.max(1)))
        .build()
}

fn artifact(path: &str) -> ArtifactLocation {
    let (uri, relative) = uri(path);
    ArtifactLocation::builder().uri(uri).opt_uri_base_id(relative.then(|| BASE_ID.to_owned())).build()
}

/// The address of a path (RFC 3986), and whether it is relative to the base.
fn uri(path: &str) -> (String, bool) {
    let mut parts: Vec<&str> = Vec::new();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop();
            }
            part => parts.push(part),
        }
    }
    // A drive letter of Windows makes a path absolute, and its colon stays.
    let drive = |part: &str| part.len() == 2 && part.ends_with(':') && part.as_bytes()[0].is_ascii_alphabetic();
    let absolute = path.starts_with('/') || parts.first().is_some_and(|first| drive(first));
    let encoded: Vec<String> = parts
        .iter()
        .enumerate()
        .map(
            |(index, part)| {
                if absolute && index == 0 && drive(part) { (*part).to_owned() } else { percent_encoded(part) }
            },
        )
        .collect();
    let encoded = encoded.join("/");
    if absolute { (format!("file:///{encoded}"), false) } else { (encoded, true) }
}

fn percent_encoded(part: &str) -> String {
    let mut out = String::with_capacity(part.len());
    for byte in part.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            out.push(char::from(byte));
        } else {
            out.push_str(&format!("%{byte:02X}"));
        }
    }
    out
}

/// File and 1-based line of a finding.
fn key(report: &Report, finding: &Finding) -> (RepoPath, u32) {
    (finding.place.path.clone(), report.start(&finding.place).line)
}

/// The line hashes of all findings: each file is read once.
fn hashes(report: &Report, selection: &Selection<'_>) -> BTreeMap<(RepoPath, u32), String> {
    let mut wanted: BTreeMap<RepoPath, BTreeSet<u32>> = BTreeMap::new();
    for shown in &selection.shown {
        let (path, line) = key(report, shown.finding);
        wanted.entry(path).or_default().insert(line);
    }
    let mut hashes = BTreeMap::new();
    for (path, lines) in wanted {
        if let Some(source) = report.sources.get(&path) {
            for (line, hash) in line_hashes(source.bytes(), &lines) {
                hashes.insert((path.clone(), line), hash);
            }
        }
    }
    hashes
}

fn modules(report: &Report) -> Value {
    let one = |jdk: JdkRange, path: &str, source: &str| json!({"path": path, "min": jdk.min, "max": jdk.max, "assumed": jdk.assumed_ends(), "source": source});
    report.modules.iter().map(|module| one(module.jdk, &module.path, &module.source)).collect()
}

fn properties<'a>(pairs: impl IntoIterator<Item = (&'a str, Value)>) -> PropertyBag {
    let pairs: BTreeMap<String, Value> = pairs.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    PropertyBag::builder().additional_properties(pairs).build()
}

fn message(text: impl Into<String>) -> Message {
    Message::builder().text(text.into()).build()
}

fn text(text: &str) -> MultiformatMessageString {
    MultiformatMessageString::builder().text(text).build()
}

/// Code scanning's word for a level.
fn severity(level: Level) -> &'static str {
    match level {
        Level::Error => "error",
        Level::Warning => "warning",
        Level::Note => "recommendation",
    }
}

fn pascal_case(id: &str) -> String {
    let capital = |word: &str| {
        let mut chars = word.chars();
        chars.next().map_or(String::new(), |first| first.to_ascii_uppercase().to_string() + chars.as_str())
    };
    id.split('-').map(capital).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_encoded_and_never_climb() {
        assert_eq!(uri("src/main/java/a/B.java"), ("src/main/java/a/B.java".into(), true));
        assert_eq!(uri("my code/Größe#1.java"), ("my%20code/Gr%C3%B6%C3%9Fe%231.java".into(), true));
        assert_eq!(uri("./a/../b/C.java"), ("b/C.java".into(), true));
        assert_eq!(uri("../x.java"), ("x.java".into(), true));
        assert_eq!(uri("/tmp/a b.java"), ("file:///tmp/a%20b.java".into(), false));
        assert_eq!(uri("::error::\n\u{1b}.java"), ("%3A%3Aerror%3A%3A%0A%1B.java".into(), true));
        assert_eq!(uri("C:/x/A.java"), ("file:///C:/x/A.java".into(), false));
    }

    #[test]
    fn names_are_one_pascal_case_word() {
        assert_eq!(pascal_case("scoped-value-or-else-null"), "ScopedValueOrElseNull");
    }

    #[test]
    fn link_text_is_escaped() {
        assert_eq!(bracketed("a[0]\\"), "a\\[0\\]\\\\");
    }
}
