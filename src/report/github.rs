//! Workflow commands of GitHub Actions: `::warning file=…,line=…::message`.
//!
//! A step shows 10 annotations a level and drops the rest silently, first come first served. So the gravest come first,
//! what does not fit follows as plain lines, and a last notice says so (one place among the notices is kept for it).

use super::text::{count, one_line};
use super::{Options, Report, Selection, Shown, short, text};
use crate::finding::Level;
use std::cmp::Reverse;
use std::io::{self, Write};

/// Annotations of one level that GitHub shows a step.
const PER_LEVEL: usize = 10;

/// Writes the report. Silenced findings, where asked for, are plain lines and never annotations.
pub(super) fn write(report: &Report, options: &Options, out: &mut dyn Write) -> io::Result<()> {
    // Annotations need paths from the base, whatever the working directory.
    let options = &Options { base_dir_prefix: String::new(), ..options.clone() };
    let selection = Selection::new(report, options, options.max_results);
    let (mut live, silenced): (Vec<Shown<'_>>, Vec<Shown<'_>>) =
        selection.shown.iter().partition(|one| one.suppressed.is_none());
    live.sort_by_key(|one| Reverse(one.finding.level));

    let of_level = |level| live.iter().filter(|one| one.finding.level == level).count();
    let too_many = [Level::Error, Level::Warning, Level::Note].into_iter().any(|level| of_level(level) > PER_LEVEL);
    let room = |level| PER_LEVEL - usize::from(level == Level::Note && (too_many || selection.omitted > 0));

    let mut used = [0; 3];
    let mut rest = Vec::new();
    for &shown in &live {
        let level = shown.finding.level;
        if used[level as usize] < room(level) {
            used[level as usize] += 1;
            writeln!(out, "{}", command(report, options, shown))?;
        } else {
            rest.push(shown);
        }
    }
    for &shown in rest.iter().chain(&silenced) {
        writeln!(out, "{}", short::line(report, options, shown))?;
    }
    let mut said = Vec::new();
    if !rest.is_empty() {
        let more = count(rest.len(), "more finding");
        said.push(format!("{more} without an annotation, GitHub shows 10 a level; see the log."));
    }
    if selection.omitted > 0 {
        said.push(format!("{} left out by the limit on results.", count(selection.omitted, "more finding")));
    }
    if !said.is_empty() {
        writeln!(out, "::notice title=vtlint::{}", data(&format!("vtlint: {}", said.join(" "))))?;
    }
    Ok(())
}

/// One annotation. The log shows the message alone, so it starts with the whole short line.
fn command(report: &Report, options: &Options, shown: Shown<'_>) -> String {
    let finding = shown.finding;
    let name = match finding.level {
        Level::Error => "error",
        Level::Warning => "warning",
        Level::Note => "notice",
    };
    let (start, end) = report.positions(&finding.place);
    // A span that ends with its line break ends on the line before.
    let end_line = if end.column == 1 && end.line > start.line { end.line - 1 } else { end.line };
    let mut properties = vec![
        format!("file={}", property(finding.place.path.as_str())),
        format!("line={}", start.line),
        format!("endLine={end_line}"),
    ];
    // GitHub drops the place when columns come with a span of several lines, or run backwards.
    if start.line == end.line {
        properties.push(format!("col={}", start.column));
        properties.push(format!("endColumn={}", end.column.max(start.column)));
    }
    properties.push(format!("title={}", property(&format!("vtlint[{}]", finding.rule))));

    let mut message = vec![short::line(report, options, shown)];
    for note in &finding.related {
        message.push(format!("  {}: note: {}", text::location(report, options, &note.place), one_line(&note.message)));
    }
    for (step, note) in finding.flow.iter().enumerate() {
        let place = text::location(report, options, &note.place);
        message.push(format!("  {}. {place}: {}", step + 1, one_line(&note.message)));
    }
    if let Some(fix) = &finding.fix {
        message.push(format!("  help: {}", text::lines(&fix.title).join("\n        ")));
    }
    format!("::{name} {}::{}", properties.join(","), data(&message.join("\n")))
}

/// Escapes the message of a command. `%` first.
fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// Escapes a property of a command, control characters too: a name that holds them finds no file, but drives no terminal.
fn property(text: &str) -> String {
    text::escaped(&data(text)).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_as_the_toolkit_does() {
        assert_eq!(data("50%\r\n"), "50%25%0D%0A");
        assert_eq!(property("a:b,c%"), "a%3Ab%2Cc%25");
    }
}
