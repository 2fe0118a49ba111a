//! The rules: one file each, and the list of them.

mod invalid_suppression;
pub mod page;
mod unused_suppression;

use page::Page;

/// One rule, as data. Everything a person reads about it stands in its page, `rules/<id>.md`.
pub struct Rule {
    /// Kebab-case id, the name in every format and in suppressions.
    pub id: &'static str,
    /// The Markdown page, front matter included.
    pub page: &'static str,
}

impl Rule {
    /// The page, parsed.
    ///
    /// # Panics
    /// When the front matter is malformed; a test parses every page.
    pub fn page(&self) -> Page {
        Page::parse(self.id, self.page).unwrap_or_else(|error| panic!("rules/{}.md: {error}", self.id))
    }
}

/// Every rule, in the order of their ids.
pub static ALL: &[&Rule] = &[&invalid_suppression::RULE, &unused_suppression::RULE];

/// The rule with this id.
pub fn find(id: &str) -> Option<&'static Rule> {
    ALL.iter().copied().find(|rule| rule.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_parse_and_ids_are_sorted() {
        for rule in ALL {
            let _ = rule.page();
        }
        assert!(ALL.is_sorted_by(|left, right| left.id < right.id));
    }
}
