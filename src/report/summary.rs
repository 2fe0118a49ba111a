//! The lines for standard error: what was found, in how many files, and for which JDK.

use super::text::{count, display_path, escaped, one_line};
use super::{ModuleFacts, Options, Report};
use crate::finding::{Level, Notice};
use crate::project::jdk::JdkRange;
use anstyle::{AnsiColor, Style};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// One line: the counts, the files, the JDK range and where it comes from, and what could not be looked at.
pub fn summary_line(report: &Report, color: bool) -> String {
    let numbers = report.summary;
    let mut line = String::new();
    let counts: Vec<String> = [
        (numbers.errors, "error", AnsiColor::Red),
        (numbers.warnings, "warning", AnsiColor::Yellow),
        (numbers.notes, "note", AnsiColor::Cyan),
    ]
    .into_iter()
    .filter(|(number, ..)| *number > 0)
    .map(|(number, noun, ansi)| painted(&count(number, noun), ansi, color))
    .collect();
    line.push_str(&if counts.is_empty() { painted("No findings", AnsiColor::Green, color) } else { counts.join(", ") });

    let mut hidden = Vec::new();
    if numbers.suppressed > 0 {
        hidden.push(format!("{} suppressed", numbers.suppressed));
    }
    if numbers.baselined > 0 {
        hidden.push(format!("{} in the baseline", numbers.baselined));
    }
    if !hidden.is_empty() {
        let _ = write!(line, " ({})", hidden.join(", "));
    }
    let _ = write!(line, " in {}", count(numbers.files, "file"));
    if let Some(clause) = jdk_clause(&report.modules) {
        let _ = write!(line, "; {clause}");
    }
    if numbers.broken_files > 0 {
        let _ = write!(line, "; {} understood only in part", count(numbers.broken_files, "file"));
    }
    if numbers.unreadable_files > 0 {
        let _ = write!(line, "; {} not looked at", count(numbers.unreadable_files, "file"));
    }
    line
}

/// One line a module, for `--verbose`: `core: JDK 21..25 (21 from core/pom.xml:31, 25 assumed; use --jdk)`.
pub fn module_lines(report: &Report) -> Vec<String> {
    let line = |module: &ModuleFacts| {
        let path = if module.path.is_empty() { "." } else { &module.path };
        format!("{}: {}", display_path(path, &Options::default()), judged(module.jdk, &escaped(&module.source)))
    };
    report.modules.iter().map(line).collect()
}

/// A notice as one line: `src/New.java: Lines 3 to 5 are not understood; nothing is reported there.`
pub fn notice_line(notice: &Notice, options: &Options) -> String {
    format!("{}: {}", display_path(notice.path.as_str(), options), one_line(&notice.message))
}

/// A table of the findings by rule and level, most frequent first; `""` without findings.
pub fn statistics(report: &Report) -> String {
    let mut counts: BTreeMap<(&str, Level), usize> = BTreeMap::new();
    for finding in &report.findings {
        *counts.entry((finding.rule, finding.level)).or_default() += 1;
    }
    let mut rows: Vec<_> = counts.into_iter().collect();
    rows.sort_by_key(|&((rule, level), number)| (Reverse(number), rule, Reverse(level)));
    let width = rows.iter().map(|(_, number)| number.to_string().len()).max().unwrap_or(0);
    let mut table = String::new();
    for ((rule, level), number) in rows {
        let _ = writeln!(table, "{number:>width$}  {level:<7}  {rule}");
    }
    table
}

/// The range of most modules, and that others differ.
fn jdk_clause(modules: &[ModuleFacts]) -> Option<String> {
    let mut ranges: BTreeMap<JdkRange, Vec<&ModuleFacts>> = BTreeMap::new();
    for module in modules {
        ranges.entry(module.jdk).or_default().push(module);
    }
    // Among equals the one with the first module, so that the line does not change with unrelated edits.
    let (jdk, members) = ranges.iter().min_by_key(|(_, members)| (Reverse(members.len()), members[0]))?;
    let mut sources: Vec<&str> = Vec::new();
    for member in members {
        if !sources.contains(&member.source.as_str()) {
            sources.push(&member.source);
        }
    }
    let source = match sources.as_slice() {
        [only] => escaped(only).into_owned(),
        [first, rest @ ..] => {
            let first = if first.is_empty() { rest[0] } else { first };
            format!("{} and {}", escaped(first), count(rest.len(), "other"))
        }
        [] => String::new(),
    };
    let mut clause = judged(*jdk, &source);
    let others = modules.len() - members.len();
    if others > 0 {
        let _ = write!(clause, " in {} of {} modules, --verbose lists them all", members.len(), modules.len());
    }
    Some(clause)
}

/// `JDK 21..25 (…)`: the range, what says so, and which ends are assumed.
fn judged(jdk: JdkRange, source: &str) -> String {
    let why = match (jdk.min_assumed, jdk.max_assumed, source) {
        (false, false, "") => return format!("JDK {jdk}"),
        (false, false, source) => source.to_owned(),
        (true, true, "") => "assumed: nothing in the project says it, use --jdk".to_owned(),
        (true, true, source) => format!("assumed: {source} names a release below 21, use --jdk"),
        (false, true, "") => format!("{} assumed, use --jdk", jdk.max),
        (false, true, source) => format!("{} from {source}, {} assumed, use --jdk", jdk.min, jdk.max),
        (true, false, "") => format!("{} assumed, use --jdk", jdk.min),
        (true, false, source) => format!("{} assumed, {} from {source}, use --jdk", jdk.min, jdk.max),
    };
    format!("JDK {jdk} ({why})")
}

fn painted(text: &str, ansi: AnsiColor, color: bool) -> String {
    if !color {
        return text.to_owned();
    }
    let style = Style::new().bold().fg_color(Some(ansi.into()));
    format!("{style}{text}{style:#}")
}

#[cfg(test)]
mod tests {
    use super::super::Summary;
    use super::*;

    fn report(summary: Summary, modules: &[(&str, JdkRange, &str)]) -> Report {
        Report {
            findings: Vec::new(),
            suppressed: Vec::new(),
            modules: modules
                .iter()
                .map(|&(path, jdk, source)| ModuleFacts { path: path.into(), jdk, source: source.into() })
                .collect(),
            notices: Vec::new(),
            sources: BTreeMap::new(),
            summary,
        }
    }

    const HALF: JdkRange = JdkRange { min: 21, max: 25, min_assumed: false, max_assumed: true };

    #[test]
    fn says_what_was_found_and_for_which_jdk() {
        let summary = Summary { files: 104, errors: 2, warnings: 1, notes: 3, suppressed: 1, ..Summary::default() };
        let line = summary_line(&report(summary, &[("", JdkRange::assumed(), "")]), false);
        assert_eq!(
            line,
            "2 errors, 1 warning, 3 notes (1 suppressed) in 104 files; \
             JDK 21..25 (assumed: nothing in the project says it, use --jdk)"
        );
        let summary = Summary { files: 104, ..Summary::default() };
        let line = summary_line(&report(summary, &[("", JdkRange::known(25, 25), "pom.xml:31")]), false);
        assert_eq!(line, "No findings in 104 files; JDK 25 (pom.xml:31)");
        let summary = Summary { files: 1, baselined: 4, broken_files: 1, unreadable_files: 2, ..Summary::default() };
        let line = summary_line(&report(summary, &[("", JdkRange::assumed(), "pom.xml:3")]), false);
        assert_eq!(
            line,
            "No findings (4 in the baseline) in 1 file; JDK 21..25 (assumed: pom.xml:3 names a release below 21, \
             use --jdk); 1 file understood only in part; 2 files not looked at"
        );
        assert_eq!(summary_line(&report(Summary::default(), &[]), false), "No findings in 0 files");
    }

    #[test]
    fn says_the_range_of_most_modules() {
        let modules =
            [("a", JdkRange::known(25, 25), "a/pom.xml:3"), ("b", HALF, "b/pom.xml:4"), ("c", HALF, "c/pom.xml:5")];
        let report = report(Summary { files: 3, ..Summary::default() }, &modules);
        assert_eq!(
            summary_line(&report, false),
            "No findings in 3 files; JDK 21..25 (21 from b/pom.xml:4 and 1 other, 25 assumed, use --jdk) \
             in 2 of 3 modules, --verbose lists them all"
        );
        assert_eq!(
            module_lines(&report),
            [
                "a: JDK 25 (a/pom.xml:3)",
                "b: JDK 21..25 (21 from b/pom.xml:4, 25 assumed, use --jdk)",
                "c: JDK 21..25 (21 from c/pom.xml:5, 25 assumed, use --jdk)",
            ]
        );
    }

    #[test]
    fn colours_only_when_asked() {
        let report = report(Summary { errors: 1, ..Summary::default() }, &[]);
        assert!(!summary_line(&report, false).contains('\u{1b}'));
        assert!(summary_line(&report, true).contains("\u{1b}["));
    }
}
