//! Rules for people: one page rendered for the terminal, and the list of all of them.

mod markdown;

use crate::report::help_url;
use crate::rules::page::{Audience, Page};
use crate::rules::{self, Rule};
use crate::style::Style;
use crate::suggest;
use anstyle::{AnsiColor, Color, Style as Ansi};
use std::fmt::Write as _;

/// How `vtlint rules` prints the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum ListFormat {
    /// Aligned columns.
    #[default]
    Text,
    /// An array of objects.
    Json,
    /// The table of the README.
    Md,
}

/// The page of a rule.
///
/// # Errors
/// When no rule has this id: one line that suggests the nearest.
pub fn explain(id: &str, style: Style) -> Result<String, String> {
    let rule = rules::find(id).ok_or_else(|| unknown_rule(id))?;
    Ok(render(rule, &rule.page(), style))
}

/// The line for an id that no rule has.
pub fn unknown_rule(id: &str) -> String {
    let hint = suggest::did_you_mean(id, rules::ALL.iter().map(|rule| rule.id));
    let hint = if hint.is_empty() { "; `vtlint rules` lists them".to_owned() } else { hint };
    format!("unknown rule `{id}`{hint}")
}

fn render(rule: &Rule, page: &Page, style: Style) -> String {
    let paint = |ansi: Ansi, text: &str| if style.color { format!("{ansi}{text}{ansi:#}") } else { text.to_owned() };
    let mut out = String::new();
    let title = markdown::wrap_plain(&page.title, style.width);
    for line in title.lines() {
        let _ = writeln!(out, "{}", paint(Ansi::new().bold(), line));
    }
    let who = match page.audience {
        Audience::Wide => "on by default",
        Audience::Pedantic => "off by default (--pedantic or --select)",
    };
    let level = Ansi::new().bold().fg_color(Some(Color::Ansi(match page.level {
        crate::finding::Level::Error => AnsiColor::Red,
        crate::finding::Level::Warning => AnsiColor::Yellow,
        crate::finding::Level::Note => AnsiColor::Cyan,
    })));
    let url = help_url(rule.id);
    let link = if style.hyperlinks { format!("\x1b]8;;{url}\x1b\\{url}\x1b]8;;\x1b\\") } else { url };
    let rows: [(&str, String); 6] = [
        ("rule", paint(Ansi::new().bold(), rule.id)),
        ("level", format!("{}, {who}", paint(level, page.level.as_str()))),
        ("category", page.category.clone()),
        ("fix", fix_text(&page.fix).to_owned()),
        ("since", page.since.clone()),
        ("page", link),
    ];
    out.push('\n');
    for (key, value) in rows {
        let _ = writeln!(out, "  {}  {value}", paint(Ansi::new().dimmed(), &format!("{key:<8}")));
    }
    out.push('\n');
    out.push_str(&markdown::render(&page.body, style));
    out
}

fn fix_text(fix: &str) -> &str {
    match fix {
        "safe" => "safe (keeps the behaviour)",
        "unsafe" => "unsafe (may change behaviour, look at it)",
        "advice" => "advice (in words)",
        other => other,
    }
}

/// The list of all rules; it ends with a line terminator.
pub fn list(format: ListFormat, style: Style) -> String {
    match format {
        ListFormat::Text => list_text(style),
        ListFormat::Json => list_json(),
        ListFormat::Md => list_markdown(),
    }
}

fn list_text(style: Style) -> String {
    let width = rules::ALL.iter().map(|rule| rule.id.len()).max().unwrap_or(0);
    let mut out = String::new();
    for rule in rules::ALL {
        let page = rule.page();
        let id = format!("{:<width$}", rule.id);
        let id = if style.color { format!("{0}{id}{0:#}", Ansi::new().bold()) } else { id };
        let pedantic = if page.audience == Audience::Pedantic { " (pedantic)" } else { "" };
        let _ = writeln!(out, "{id}  {:<7}  {:<6}  {}{pedantic}", page.level, page.fix, page.title);
    }
    out
}

fn list_json() -> String {
    #[derive(serde::Serialize)]
    struct Row {
        id: &'static str,
        title: String,
        summary: String,
        level: &'static str,
        audience: &'static str,
        precision: String,
        category: String,
        fix: String,
        since: String,
        help: String,
    }
    let rows: Vec<Row> = rules::ALL
        .iter()
        .map(|rule| {
            let page = rule.page();
            Row {
                id: rule.id,
                title: page.title,
                summary: page.summary,
                level: page.level.as_str(),
                audience: audience(page.audience),
                precision: page.precision,
                category: page.category,
                fix: page.fix,
                since: page.since,
                help: help_url(rule.id),
            }
        })
        .collect();
    // Strings only: nothing in here can fail to serialise.
    let mut out = serde_json::to_string_pretty(&rows).unwrap_or_default();
    out.push('\n');
    out
}

fn audience(audience: Audience) -> &'static str {
    match audience {
        Audience::Wide => "wide",
        Audience::Pedantic => "pedantic",
    }
}

fn list_markdown() -> String {
    let mut out = String::from("| rule | level | fix | what it finds |\n|---|---|---|---|\n");
    for rule in rules::ALL {
        let page = rule.page();
        let pedantic = if page.audience == Audience::Pedantic { ", pedantic" } else { "" };
        let title = page.title.replace('|', "\\|");
        let _ = writeln!(out, "| [{0}](rules/{0}.md) | {1}{pedantic} | {2} | {title} |", rule.id, page.level, page.fix);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_renders_plain_without_escapes_and_within_the_width() {
        for rule in rules::ALL {
            let text = explain(rule.id, Style::PLAIN).unwrap();
            assert!(!text.contains('\x1b'), "{}", rule.id);
            assert!(text.contains(rule.id) && text.contains(&help_url(rule.id)));
            for line in text.lines() {
                assert_eq!(line, line.trim_end(), "{}", rule.id);
            }
        }
    }

    #[test]
    fn colour_adds_escapes_only() {
        for rule in rules::ALL {
            let style = Style { color: true, ..Style::PLAIN };
            let coloured = explain(rule.id, style).unwrap();
            assert!(coloured.contains('\x1b'));
            let bare: String = strip(&coloured);
            let page = rule.page();
            // The words beside a fence are replaced by a label.
            let prose = page.body.lines().filter(|line| !line.starts_with("```")).flat_map(str::split_whitespace);
            for word in prose.filter(|word| word.chars().all(char::is_alphabetic)) {
                assert!(bare.contains(word), "{}: {word}", rule.id);
            }
        }
    }

    fn strip(text: &str) -> String {
        let mut out = String::new();
        let mut rest = text;
        while let Some(at) = rest.find('\x1b') {
            out.push_str(&rest[..at]);
            rest = rest[at..].split_once('m').map_or("", |(_, after)| after);
        }
        out + rest
    }

    #[test]
    fn an_unknown_rule_gets_the_nearest_name() {
        assert_eq!(
            explain("unused-supression", Style::PLAIN).unwrap_err(),
            "unknown rule `unused-supression`, did you mean `unused-suppression`?"
        );
        assert_eq!(explain("zzz", Style::PLAIN).unwrap_err(), "unknown rule `zzz`; `vtlint rules` lists them");
    }

    #[test]
    fn lists_hold_every_rule() {
        let json: serde_json::Value = serde_json::from_str(&list(ListFormat::Json, Style::PLAIN)).unwrap();
        assert_eq!(json.as_array().unwrap().len(), rules::ALL.len());
        let text = list(ListFormat::Text, Style::PLAIN);
        let markdown = list(ListFormat::Md, Style::PLAIN);
        for rule in rules::ALL {
            assert!(text.contains(rule.id));
            assert!(markdown.contains(&format!("[{0}](rules/{0}.md)", rule.id)));
        }
    }
}
