//! One line a finding, for editors, problem matchers and consoles that make `path:line:col` clickable.

use super::text::{self, harmless, one_line};
use super::{Options, Report, Selection, Shown};
use std::io::{self, Write};

/// Writes `path:line:col: level[rule] message` for each finding. The format has no place for notices, flows and counts.
pub(super) fn write(report: &Report, options: &Options, out: &mut dyn Write) -> io::Result<()> {
    for shown in Selection::new(report, options, options.max_results).shown {
        writeln!(out, "{}", line(report, options, shown))?;
    }
    Ok(())
}

/// The line of one finding, without its end. It is no command to a runner, whatever the file is called.
pub(super) fn line(report: &Report, options: &Options, shown: Shown<'_>) -> String {
    let finding = shown.finding;
    let location = text::location(report, options, &finding.place);
    let silenced = shown.silenced();
    let line = format!("{location}: {}[{}]{silenced} {}", finding.level, finding.rule, one_line(&finding.message));
    harmless(&line).into_owned()
}
