//! Text from outside made fit for a terminal or a log, and small helpers for prose.

use crate::finding::Place;
use crate::report::{Options, Report};
use std::borrow::Cow;
use std::fmt::Write as _;

/// Whether a character changes how a terminal shows what follows, hides itself, or ends a line: C0, DEL, C1, line and
/// paragraph separators, bidi controls, invisible spaces and tags. Joiners stay, scripts and emoji need them.
pub(super) fn is_hostile(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{061C}' | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
            | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E007F}')
}

/// The text with every hostile character written as an escape (`\n`, `\u{1b}`).
pub(super) fn escaped(text: &str) -> Cow<'_, str> {
    if !text.contains(is_hostile) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        if is_hostile(c) {
            // A plain `\u{1b}`, never the character.
            let _ = write!(out, "{}", c.escape_default());
        } else {
            out.push(c);
        }
    }
    Cow::Owned(out)
}

/// Prose on one line: line breaks and tabs become a space, other hostile characters escapes.
pub(super) fn one_line(text: &str) -> String {
    let broken = |c: char| matches!(c, '\n' | '\r' | '\t' | '\u{2028}' | '\u{2029}');
    let parts: Vec<&str> = text.split(broken).map(str::trim).filter(|part| !part.is_empty()).collect();
    escaped(&parts.join(" ")).into_owned()
}

/// The lines of a text, each escaped (tabs, which only code sketches hold, become four spaces).
pub(super) fn lines(text: &str) -> Vec<String> {
    let text = text.replace("\r\n", "\n").replace('\r', "\n").replace('\t', "    ");
    text.trim_end().split('\n').map(|line| escaped(line).into_owned()).collect()
}

/// A line that the runner of GitHub Actions takes for text: it reads commands from lines that start with `::` (blanks
/// before it do not help) or hold `##[` anywhere.
pub(super) fn harmless(line: &str) -> Cow<'_, str> {
    let commands = line.trim_start().starts_with("::");
    if !commands && !line.contains("##[") {
        return Cow::Borrowed(line);
    }
    let line = line.replace("##[", "## [");
    Cow::Owned(if commands { line.replacen("::", ": :", 1) } else { line })
}

/// The path as a person sees it from the working directory, escaped.
pub(super) fn display_path(path: &str, options: &Options) -> String {
    let prefix = options.base_dir_prefix.as_str();
    let seen = if prefix.is_empty() || path.starts_with('/') {
        Cow::Borrowed(path)
    } else if let Some(below) = path.strip_prefix(prefix) {
        Cow::Borrowed(below)
    } else {
        // Up to the folder that both share, then down.
        let folders: Vec<&str> = prefix.trim_end_matches('/').split('/').collect();
        let parts: Vec<&str> = path.split('/').collect();
        let shared = folders.iter().zip(&parts[..parts.len() - 1]).take_while(|(a, b)| a == b).count();
        Cow::Owned("../".repeat(folders.len() - shared) + &parts[shared..].join("/"))
    };
    escaped(&seen).into_owned()
}

/// `path:line:col` as a person sees it from the working directory.
pub(super) fn location(report: &Report, options: &Options, place: &Place) -> String {
    let start = report.start(place);
    format!("{}:{}:{}", display_path(place.path.as_str(), options), start.line, start.column)
}

/// `1 file`, `2 files`.
pub(super) fn count(number: usize, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}

/// Terminal cells of a character, near enough to trim lines: East Asian and emoji blocks take two.
pub(super) fn cells(c: char) -> usize {
    match c as u32 {
        0x09 => 4,
        0x300..=0x36F | 0x200B..=0x200D | 0xFE00..=0xFE0F => 0,
        0x1100..=0x115F
        | 0x2E80..=0xA4CF
        | 0xAC00..=0xD7A3
        | 0xF900..=0xFAFF
        | 0xFE30..=0xFE6F
        | 0xFF00..=0xFF60
        | 0xFFE0..=0xFFE6
        | 0x1F300..=0x1FAFF
        | 0x20000..=0x3FFFD => 2,
        _ => 1,
    }
}

/// Breaks one line of prose at spaces so that it fits `width` cells, of which the first line has `first` less. Words are
/// never broken. `width` 0: no wrapping.
pub(super) fn wrap(line: &str, width: usize, first: usize) -> Vec<String> {
    if width == 0 {
        return vec![line.to_owned()];
    }
    let mut out = Vec::new();
    let mut current = String::new();
    let mut used = first;
    for word in line.split_inclusive(' ') {
        let size: usize = word.trim_end().chars().map(cells).sum();
        if used + size > width && !current.trim().is_empty() {
            out.push(std::mem::take(&mut current).trim_end().to_owned());
            used = 0;
        }
        current.push_str(word);
        used += word.chars().map(cells).sum::<usize>();
    }
    out.push(current.trim_end().to_owned());
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hostile_characters_become_escapes() {
        assert_eq!(escaped("a\u{1b}[31m\n::error::\u{202E}x\u{9b}"), "a\\u{1b}[31m\\n::error::\\u{202e}x\\u{9b}");
        assert_eq!(escaped("Größe/日本 👩\u{200D}💻.java"), "Größe/日本 👩\u{200D}💻.java");
        assert_eq!(one_line(" a\r\n\tb\nc "), "a b c");
    }

    #[test]
    fn lines_are_no_commands() {
        assert_eq!(harmless("::error::x"), ": :error::x");
        assert_eq!(harmless("  ::error::x"), "  : :error::x");
        assert_eq!(harmless("a ##[error]x"), "a ## [error]x");
        assert_eq!(harmless("a::b # [c]"), "a::b # [c]");
    }

    #[test]
    fn paths_are_seen_from_the_working_directory() {
        let options = Options { base_dir_prefix: "core/src/".into(), ..Options::default() };
        assert_eq!(display_path("core/src/A.java", &options), "A.java");
        assert_eq!(display_path("core/pom.xml", &options), "../pom.xml");
        assert_eq!(display_path("pom.xml", &options), "../../pom.xml");
        assert_eq!(display_path("/tmp/A.java", &options), "/tmp/A.java");
        assert_eq!(display_path("pom.xml", &Options::default()), "pom.xml");
    }

    #[test]
    fn prose_wraps_at_spaces_only() {
        assert_eq!(wrap("aaa bbb ccc", 7, 0), ["aaa bbb", "ccc"]);
        assert_eq!(wrap("aaa bbb ccc", 7, 4), ["aaa", "bbb ccc"]);
        assert_eq!(wrap("aaaaaaaaaaaa b", 4, 0), ["aaaaaaaaaaaa", "b"]);
        assert_eq!(wrap("a b", 0, 9), ["a b"]);
    }
}
