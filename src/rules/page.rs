//! Rule pages: flat front matter and Markdown, the only home of a rule's texts.
//!
//! ```text
//! ---
//! title: ScopedValue.orElse(null) throws from JDK 25 on
//! summary: One sentence for lists, at most 160 characters.
//! level: error
//! audience: wide
//! precision: very-high
//! category: scoped-values
//! fix: advice
//! since: 0.1.0
//! ---
//! Prose, with examples in fences marked `java flagged` or `java clean` (executed by a test).
//! ```

use crate::finding::Level;
use std::fmt;

/// Who gets a rule without asking for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// On by default.
    Wide,
    /// Only with `--pedantic`, or selected by name.
    Pedantic,
}

/// The parsed page of a rule.
#[derive(Clone, Debug)]
pub struct Page {
    /// What is wrong, in at most 80 characters, without a full stop.
    pub title: String,
    /// One full sentence.
    pub summary: String,
    /// The default level; a finding may be lower where the JDK range or the place says so.
    pub level: Level,
    /// Who gets it by default.
    pub audience: Audience,
    /// `very-high`, `high`, `medium` or `low`, as code scanning knows them.
    pub precision: String,
    /// Family, kebab-case; a tag in SARIF.
    pub category: String,
    /// The strongest remedy it offers: `none`, `advice`, `unsafe` or `safe`.
    pub fix: String,
    /// The release of vtlint that brought it.
    pub since: String,
    /// The Markdown after the front matter.
    pub body: String,
}

/// Why a page could not be parsed.
#[derive(Debug, PartialEq, Eq)]
pub struct PageError(String);

impl fmt::Display for PageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Page {
    /// Parses the page of rule `id`.
    ///
    /// # Errors
    /// When a key is missing, unknown or has no sensible value.
    pub fn parse(id: &str, text: &str) -> Result<Page, PageError> {
        let rest = text.strip_prefix("---\n").ok_or_else(|| PageError("starts without `---`".into()))?;
        let (front, body) =
            rest.split_once("\n---\n").ok_or_else(|| PageError("front matter is not closed by `---`".into()))?;
        let mut fields: Vec<(&str, &str)> = Vec::new();
        for line in front.lines() {
            let (key, value) =
                line.split_once(": ").ok_or_else(|| PageError(format!("`{line}` is not `key: value`")))?;
            const KEYS: [&str; 8] = ["title", "summary", "level", "audience", "precision", "category", "fix", "since"];
            if !KEYS.contains(&key) || fields.iter().any(|(known, _)| *known == key) {
                return Err(PageError(format!("unknown or repeated key `{key}`")));
            }
            fields.push((key, value.trim()));
        }
        let get = |key: &str| {
            fields
                .iter()
                .find(|(known, _)| *known == key)
                .map(|(_, value)| (*value).to_owned())
                .ok_or_else(|| PageError(format!("`{key}` is missing")))
        };
        let one_of = |key: &str, allowed: &[&str]| {
            let value = get(key)?;
            if allowed.contains(&value.as_str()) {
                Ok(value)
            } else {
                Err(PageError(format!("`{key}` is `{value}`, not one of {}", allowed.join(", "))))
            }
        };
        let page = Page {
            title: get("title")?,
            summary: get("summary")?,
            level: match one_of("level", &["error", "warning", "note"])?.as_str() {
                "error" => Level::Error,
                "warning" => Level::Warning,
                _ => Level::Note,
            },
            audience: if one_of("audience", &["wide", "pedantic"])? == "wide" {
                Audience::Wide
            } else {
                Audience::Pedantic
            },
            precision: one_of("precision", &["very-high", "high", "medium", "low"])?,
            category: get("category")?,
            fix: one_of("fix", &["none", "advice", "unsafe", "safe"])?,
            since: get("since")?,
            body: body.trim_start_matches('\n').to_owned(),
        };
        if page.title.chars().count() > 80 || page.title.ends_with('.') || page.title == id {
            return Err(PageError("`title` must be at most 80 characters, without a full stop, and not the id".into()));
        }
        if page.summary.chars().count() > 160 || !page.summary.ends_with('.') {
            return Err(PageError(
                "`summary` must be one sentence of at most 160 characters, with its full stop".into(),
            ));
        }
        Ok(page)
    }
}
