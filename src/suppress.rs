//! Triage: what a comment or annotation silences, and suppressions that are wrong or of no use.
//!
//! The grammar, in a comment of any kind:
//!
//! ```text
//! vtlint: ignore[rule-id, other-rule] reason
//! vtlint: ignore-file[rule-id] reason          before the first line of code
//! ```
//!
//! and in Java `@SuppressWarnings("vtlint:rule-id")` on a declaration. There is no form without an id.

mod comments;

pub use comments::{AnnotatedDecl, Comment, CommentFacts, CommentSyntax, placed, scan_comments};

use crate::finding::{Applicability, Finding, Fix, Level, Note, Place};
use crate::fingerprint::fingerprint;
use crate::project::jdk::JdkRange;
use crate::report::Suppressed;
use crate::source::{Source, Span};
use crate::suggest;
use std::cell::OnceCell;

/// Id of the rule for suppressions that cannot be read.
pub const INVALID: &str = "invalid-suppression";
/// Id of the rule for suppressions that silence nothing.
pub const UNUSED: &str = "unused-suppression";

/// The word that every suppression holds: a file without it has none.
pub const MARKER: &str = "vtlint";

/// The findings of one file after triage, both lists sorted by place and rule.
#[derive(Default)]
pub struct Triaged {
    /// What is reported, invalid and unused suppressions included. Those two come with the default levels of their rules.
    pub reported: Vec<Finding>,
    /// What the source silences.
    pub suppressed: Vec<Suppressed>,
}

/// Splits the findings of one file by its suppressions, adds those that are invalid or unused, fills all fingerprints.
///
/// `enabled` says whether a rule ran on this file, `known` holds the ids of all rules.
pub fn triage(
    source: &Source,
    comments: &CommentFacts,
    mut findings: Vec<Finding>,
    enabled: &dyn Fn(&str) -> bool,
    known: &[&str],
    jdk: JdkRange,
) -> Triaged {
    // Before the split: silencing one of two equal lines must not change the fingerprint of the other.
    fingerprint(&mut findings, source);
    let (mut suppressions, mut problems) = collect(source, comments, known);
    let mut triaged = Triaged::default();
    for finding in findings {
        match silence(&mut suppressions, &finding, source) {
            Some(reason) => triaged.suppressed.push(Suppressed { finding, reason }),
            None => triaged.reported.push(finding),
        }
    }
    problems.extend(unused(&suppressions, source, enabled));
    problems.retain(|problem| enabled(problem.rule));
    let mut added = as_findings(problems, source, jdk);
    fingerprint(&mut added, source);
    triaged.reported.append(&mut added);
    triaged.reported.sort_by(|left, right| (left.place.span, left.rule).cmp(&(right.place.span, right.rule)));
    triaged.suppressed.sort_by(|left, right| {
        (left.finding.place.span, left.finding.rule).cmp(&(right.finding.place.span, right.finding.rule))
    });
    triaged
}

/// A suppression that can be read.
struct Suppression {
    scope: Scope,
    ids: Vec<NamedRule>,
    reason: String,
}

/// One rule that a suppression names.
struct NamedRule {
    id: String,
    span: Span,
    used: bool,
    /// Where a nearer suppression silences what this one could.
    outdone: Option<Span>,
}

/// What a suppression covers.
enum Scope {
    /// A comment behind code: the lines on which it starts and ends.
    Trailing([u32; 2]),
    /// A comment on its own line: the next line of code, if there is one.
    Above(Option<u32>),
    /// Everything inside a declaration.
    Declaration(Span),
    /// Everything.
    File,
}

/// A suppression that is wrong or of no use.
struct Problem {
    rule: &'static str,
    span: Span,
    message: String,
    /// Short, lower case: also the label, and the note when several problems share a line.
    label: String,
    remedy: String,
}

impl Problem {
    fn invalid(span: Span, message: impl Into<String>, label: &str, remedy: impl Into<String>) -> Self {
        Self { rule: INVALID, span, message: message.into(), label: label.into(), remedy: remedy.into() }
    }
}

/// Reads every suppression of the file.
fn collect(source: &Source, facts: &CommentFacts, known: &[&str]) -> (Vec<Suppression>, Vec<Problem>) {
    let mut suppressions = vec![];
    let mut problems = vec![];
    let next_code = NextCode { source, facts, table: OnceCell::new() };
    for comment in &facts.comments {
        let bytes = source.bytes().get(comment.span.range()).unwrap_or(&[]);
        for directive in directives(bytes, comment.span.start) {
            let Directive { span, whole_file, ids, reason } = match directive {
                Ok(directive) => directive,
                Err(problem) => {
                    problems.push(problem);
                    continue;
                }
            };
            if whole_file && comment.span.start > facts.first_code {
                problems.push(Problem::invalid(
                    span,
                    "'ignore-file' counts only before the first line of code. Here it silences nothing.",
                    "too late in the file",
                    "Move it to the top of the file, or write 'ignore[…]' at the place it is meant for.",
                ));
                continue;
            }
            let scope = if whole_file { Scope::File } else { scope_of(comment, &next_code) };
            let ids = judge(ids, known, &mut problems);
            suppressions.push(Suppression { scope, ids, reason });
        }
    }
    for annotation in &facts.annotations {
        let Some(parsed) = annotated(annotation) else { continue };
        match parsed {
            Ok(id) => {
                let ids = judge(vec![id], known, &mut problems);
                let scope = Scope::Declaration(annotation.declaration);
                suppressions.push(Suppression { scope, ids, reason: String::new() });
            }
            Err(problem) => problems.push(problem),
        }
    }
    (suppressions, problems)
}

fn scope_of(comment: &Comment, next_code: &NextCode) -> Scope {
    let lines = next_code.source.lines();
    let start = lines.line_of(comment.span.start);
    let end = lines.line_of(last_byte(comment.span));
    if comment.own_line { Scope::Above(next_code.after(end)) } else { Scope::Trailing([start, end]) }
}

/// The next line of code after each line, found once for the files that ask.
struct NextCode<'a> {
    source: &'a Source,
    facts: &'a CommentFacts,
    table: OnceCell<Vec<Option<u32>>>,
}

impl NextCode<'_> {
    /// The first line after `line` that is neither blank nor comment.
    fn after(&self, line: u32) -> Option<u32> {
        self.table.get_or_init(|| self.build()).get(line as usize).copied().flatten()
    }

    fn build(&self) -> Vec<Option<u32>> {
        let lines = self.source.lines();
        let mut is_code: Vec<bool> = (0..=lines.count())
            .map(|line| !self.source.bytes()[lines.line_range(self.source.bytes(), line)].trim_ascii().is_empty())
            .collect();
        for comment in self.facts.comments.iter().filter(|comment| comment.own_line) {
            let (start, end) = (lines.line_of(comment.span.start), lines.line_of(last_byte(comment.span)));
            if let Some(commented) = is_code.get_mut(start as usize..=end as usize) {
                commented.fill(false);
            }
        }
        let mut next = None;
        let mut table = vec![None; is_code.len()];
        for line in (0..is_code.len()).rev() {
            table[line] = next;
            if is_code[line] {
                next = Some(line as u32);
            }
        }
        table
    }
}

/// Keeps the ids that name a rule, reports the others.
fn judge(ids: Vec<(String, Span)>, known: &[&str], problems: &mut Vec<Problem>) -> Vec<NamedRule> {
    let mut kept = vec![];
    for (id, span) in ids {
        if id == INVALID || id == UNUSED {
            problems.push(Problem::invalid(
                span,
                format!("'{id}' cannot be silenced in the source."),
                "cannot be silenced here",
                format!("Set '{id} = \"off\"' under '[rules]' in 'vtlint.toml'."),
            ));
        } else if known.contains(&id.as_str()) {
            kept.push(NamedRule { id, span, used: false, outdone: None });
        } else {
            let (hint, remedy) = match suggest::nearest(&id, known.iter().copied()) {
                Some(near) => (format!(" Did you mean '{near}'?"), format!("Write '{near}'.")),
                None => (String::new(), "Use one of the ids that 'vtlint rules' lists.".to_owned()),
            };
            let message = format!("No rule is called '{id}', so nothing is silenced.{hint}");
            problems.push(Problem::invalid(span, message, &format!("'{id}' is not a rule"), remedy));
        }
    }
    kept
}

/// Marks the nearest suppression that covers the finding as used and returns its reason.
fn silence(suppressions: &mut [Suppression], finding: &Finding, source: &Source) -> Option<String> {
    let mut covering: Vec<(u32, usize, usize)> = suppressions
        .iter()
        .enumerate()
        .flat_map(|(at, suppression)| {
            let id = suppression.ids.iter().position(|named| named.id == finding.rule)?;
            let distance = suppression.scope.covers(finding, source)?;
            Some((distance, at, id))
        })
        .collect();
    covering.sort_unstable();
    let (&(_, suppression, id), others) = covering.split_first()?;
    let nearest = &mut suppressions[suppression].ids[id];
    nearest.used = true;
    let nearest = nearest.span;
    for &(_, other, id) in others {
        suppressions[other].ids[id].outdone.get_or_insert(nearest);
    }
    Some(suppressions[suppression].reason.clone())
}

impl Scope {
    /// `None` when the finding is not covered, else how far away the suppression is: the size of what it covers.
    fn covers(&self, finding: &Finding, source: &Source) -> Option<u32> {
        match self {
            Scope::Trailing(lines) => {
                // Behind the last line of a statement is where a formatter leaves the comment of a long one. Only the
                // innermost anchor counts so: a comment behind a closing brace is not meant for the whole class.
                let last = finding.anchors.iter().min_by_key(|anchor| length(**anchor)).copied();
                let ends = last.filter(|anchor| lines.contains(&source.lines().line_of(last_byte(*anchor))));
                starts_on(lines, finding, source).or(ends.map(length))
            }
            Scope::Above(line) => starts_on(&[(*line)?], finding, source),
            Scope::Declaration(span) => span.contains(finding.place.span).then(|| length(*span)),
            Scope::File => Some(u32::MAX),
        }
    }
}

fn starts_on(lines: &[u32], finding: &Finding, source: &Source) -> Option<u32> {
    let starts = |span: Span| lines.contains(&source.lines().line_of(span.start));
    if starts(finding.place.span) {
        return Some(0);
    }
    finding.anchors.iter().copied().filter(|anchor| starts(*anchor)).map(length).min()
}

fn unused(suppressions: &[Suppression], source: &Source, enabled: &dyn Fn(&str) -> bool) -> Vec<Problem> {
    suppressions
        .iter()
        .filter(|suppression| suppression.ids.iter().all(|named| enabled(&named.id)))
        .flat_map(|suppression| suppression.ids.iter().map(move |named| (suppression, named)))
        .filter(|(_, named)| !named.used)
        .map(|(suppression, named)| {
            let message = match named.outdone {
                Some(nearer) => {
                    let line = source.position(nearer.start).line;
                    format!(
                        "What '{}' reports here is already silenced by the suppression in line {line}, so this one \
                         silences nothing.",
                        named.id
                    )
                }
                None => format!("'{}' reports nothing here, so this suppression silences nothing.", named.id),
            };
            Problem {
                rule: UNUSED,
                span: named.span,
                message,
                label: format!("'{}' silences nothing", named.id),
                remedy: match (suppression.ids.len(), &suppression.scope) {
                    (1, Scope::Declaration(_)) => "Remove the string from the annotation.".to_owned(),
                    (1, _) => "Remove the suppression.".to_owned(),
                    _ => format!("Remove '{}' from the brackets.", named.id),
                },
            }
        })
        .collect()
}

/// One finding per rule and line; further problems of the line become related places.
fn as_findings(mut problems: Vec<Problem>, source: &Source, jdk: JdkRange) -> Vec<Finding> {
    problems.sort_by_key(|problem| (problem.rule, problem.span));
    let mut findings: Vec<Finding> = vec![];
    for problem in problems {
        let place = Place { path: source.path().clone(), span: problem.span };
        let line = source.lines().line_of(problem.span.start);
        if let Some(last) = findings.last_mut()
            && last.rule == problem.rule
            && source.lines().line_of(last.place.span.start) == line
        {
            last.related.push(Note { message: problem.label, place });
            continue;
        }
        findings.push(Finding {
            rule: problem.rule,
            level: if problem.rule == INVALID { Level::Warning } else { Level::Note },
            message: problem.message,
            label: problem.label,
            place,
            related: vec![],
            flow: vec![],
            fix: Some(Fix { applicability: Applicability::Advice, title: problem.remedy, edits: vec![] }),
            jdk,
            member: String::new(),
            anchors: vec![],
            fingerprint: String::new(),
        });
    }
    findings
}

/// One directive in a comment, its ids not yet judged.
struct Directive {
    span: Span,
    whole_file: bool,
    ids: Vec<(String, Span)>,
    reason: String,
}

/// The directives of one comment. `base` is the offset of `bytes` in the file.
///
/// A marker counts at the start of a line of the comment or after a blank. At the start it is meant for us, and what
/// cannot be read is a problem; after other words it may be prose about vtlint, so there only a marker with brackets
/// counts.
fn directives(bytes: &[u8], base: u32) -> Vec<Result<Directive, Problem>> {
    let mut found = vec![];
    if memchr::memmem::find(&bytes.to_ascii_lowercase(), b"vtlint").is_none() {
        return found;
    }
    let end = without_closing(bytes);
    let mut at = 0;
    while at < end {
        let line_end = memchr::memchr2(b'\n', b'\r', &bytes[at..end]).map_or(end, |length| at + length);
        let start = at + decoration(&bytes[at..line_end]);
        let line = Line { bytes: &bytes[..line_end], start, base };
        found.extend(line.directives());
        at = line_end + 1;
    }
    found
}

/// One line of a comment.
struct Line<'a> {
    /// The comment up to the end of the line.
    bytes: &'a [u8],
    /// Where the text starts, behind the delimiters.
    start: usize,
    /// Offset of `bytes` in the file.
    base: u32,
}

const COLON_MARKER: &[u8] = b"vtlint:";
const VERBS: [&str; 2] = ["ignore", "ignore-file"];
/// What other tools call the same: not near enough to our words by letters, but surely meant so.
const FOREIGN_VERBS: [&str; 7] = ["disable", "suppress", "allow", "off", "noqa", "skip", "nolint"];

impl Line<'_> {
    fn directives(&self) -> Vec<Result<Directive, Problem>> {
        let mut found = vec![];
        let head = self.bytes.get(self.start..self.start + COLON_MARKER.len()).unwrap_or(&[]);
        if head.eq_ignore_ascii_case(COLON_MARKER) && head != COLON_MARKER {
            let span = self.span(self.start, self.start + COLON_MARKER.len());
            found.push(Err(Problem::invalid(
                span,
                "'vtlint:' is written in lower case. As it stands, nothing is silenced.",
                "not in lower case",
                "Write 'vtlint: ignore[rule-id] reason'.",
            )));
            return found;
        }
        let mut at = self.start;
        while let Some(marker) = self.next_marker(at) {
            at = marker + COLON_MARKER.len();
            if let Some(parsed) = self.directive(marker) {
                found.push(parsed);
            }
        }
        found
    }

    fn next_marker(&self, from: usize) -> Option<usize> {
        memchr::memmem::find_iter(self.bytes.get(from..)?, COLON_MARKER)
            .map(|offset| from + offset)
            .find(|&at| at == self.start || self.bytes[..at].last().is_some_and(|byte| is_blank(*byte)))
    }

    /// The directive at a marker; `None` when it is prose.
    fn directive(&self, marker: usize) -> Option<Result<Directive, Problem>> {
        let verb_start = self.skip_blanks(marker + COLON_MARKER.len());
        let verb_length = self.bytes[verb_start..]
            .iter()
            .take_while(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(byte))
            .count();
        let verb_end = verb_start + verb_length;
        let verb = String::from_utf8_lossy(&self.bytes[verb_start..verb_end]).into_owned();
        let bracket = self.bytes.get(verb_end) == Some(&b'[');
        let known = VERBS.contains(&verb.as_str());
        if marker != self.start && !(known && bracket) {
            return None;
        }
        let invalid = |end: usize, message: String, label: &str| {
            let remedy = "Write 'vtlint: ignore[rule-id] reason'.";
            Some(Err(Problem::invalid(self.span(marker, end), message, label, remedy)))
        };
        if !known {
            let near = suggest::nearest(&verb, VERBS)
                .or_else(|| (bracket || FOREIGN_VERBS.contains(&verb.as_str())).then_some(VERBS[0]))
                .or_else(|| verb.starts_with(VERBS[0]).then_some(VERBS[0]))?;
            let message = format!("'{verb}' is not a word that vtlint knows. Did you mean '{near}'?");
            return invalid(verb_end, message, "unknown word");
        }
        if !bracket {
            let spaced = self.bytes.get(self.skip_blanks(verb_end)) == Some(&b'[');
            let (message, label) = if spaced {
                (
                    format!("No blank may stand between '{verb}' and its bracket. Nothing is silenced."),
                    "blank before '['",
                )
            } else {
                (format!("'vtlint: {verb}' names no rule, so nothing is silenced."), "names no rule")
            };
            return invalid(verb_end, message, label);
        }
        let Some(length) = memchr::memchr(b']', &self.bytes[verb_end..]) else {
            let message = format!("The bracket of '{verb}' is not closed on this line. Nothing is silenced.");
            return invalid(self.bytes.len(), message, "bracket not closed");
        };
        let list_end = verb_end + length;
        let ids = self.ids(verb_end + 1, list_end);
        if ids.iter().any(|(id, _)| id.is_empty()) {
            let message = if ids.len() == 1 {
                format!("'vtlint: {verb}[]' names no rule, so nothing is silenced.")
            } else {
                "A rule id is missing beside a comma. Nothing is silenced.".to_owned()
            };
            return invalid(list_end + 1, message, "names no rule");
        }
        let reason_end = self.next_marker(list_end + 1).unwrap_or(self.bytes.len());
        Some(Ok(Directive {
            span: self.span(marker, list_end + 1),
            whole_file: verb == VERBS[1],
            ids,
            reason: reason(&self.bytes[list_end + 1..reason_end]),
        }))
    }

    /// The comma separated ids between two offsets, blanks around them dropped.
    fn ids(&self, start: usize, end: usize) -> Vec<(String, Span)> {
        let mut ids = vec![];
        let mut at = start;
        for part in self.bytes[start..end].split(|byte| *byte == b',') {
            let trimmed = part.trim_ascii();
            let from = at + (part.len() - part.trim_ascii_start().len());
            ids.push((String::from_utf8_lossy(trimmed).into_owned(), self.span(from, from + trimmed.len())));
            at += part.len() + 1;
        }
        ids
    }

    fn skip_blanks(&self, from: usize) -> usize {
        from + self.bytes[from..].iter().take_while(|byte| is_blank(**byte)).count()
    }

    fn span(&self, start: usize, end: usize) -> Span {
        Span::new(self.base + start as u32, self.base + end as u32)
    }
}

/// `@SuppressWarnings("vtlint:rule-id")`: `None` when the string is not for us.
fn annotated(annotation: &AnnotatedDecl) -> Option<Result<(String, Span), Problem>> {
    let text = annotation.text.trim_matches('"').trim();
    if text != MARKER && !text.to_ascii_lowercase().starts_with("vtlint:") {
        return None;
    }
    let id = text.strip_prefix("vtlint:").map_or("", str::trim);
    let is_id = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
    if is_id {
        return Some(Ok((id.to_owned(), annotation.string_span)));
    }
    Some(Err(Problem::invalid(
        annotation.string_span,
        format!("'{text}' does not name one rule, so nothing is silenced."),
        "does not name one rule",
        "Write '@SuppressWarnings(\"vtlint:rule-id\")', with one string for each rule.",
    )))
}

/// Bytes before the text of a comment line: opening delimiters, leading stars, blanks.
fn decoration(line: &[u8]) -> usize {
    let mut at = 0;
    loop {
        let rest = &line[at..];
        match rest.first() {
            Some(byte) if is_blank(*byte) || b"/*#!;:<-@".contains(byte) => at += 1,
            _ if rest.len() > 3 && rest[..3].eq_ignore_ascii_case(b"rem") && is_blank(rest[3]) => at += 4,
            _ => return at,
        }
    }
}

/// Where the text of a comment ends, its closing delimiter left out.
fn without_closing(bytes: &[u8]) -> usize {
    let text = bytes.trim_ascii_end();
    let text = if bytes.starts_with(b"/*") {
        text.strip_suffix(b"*/").unwrap_or(text)
    } else if bytes.starts_with(b"<!--") {
        text.strip_suffix(b"-->").unwrap_or(text)
    } else {
        text
    };
    text.len()
}

/// The reason as its author meant it: without the dash or colon that leads to it.
fn reason(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    text.trim().trim_start_matches(['-', ':', '–', '—']).trim().to_owned()
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | 0x0B | 0x0C)
}

fn length(span: Span) -> u32 {
    span.end.saturating_sub(span.start)
}

fn last_byte(span: Span) -> u32 {
    span.end.saturating_sub(1).max(span.start)
}

#[cfg(test)]
mod tests;
