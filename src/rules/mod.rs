//! The rules: one file each, and the list of them.

mod api_use;
pub mod page;
pub mod site;

mod invalid_suppression;
mod pooled_virtual_threads;
mod removed_scoped_value_api;
mod removed_structured_task_scope_api;
mod scoped_value_or_else_null;
mod thread_local_cache;
mod unused_suppression;

use crate::java::kinds::Kind;
use crate::prefilter::Want;
use page::Page;
use site::{Out, Site};

/// One rule, as data. Everything a person reads about it stands in its page, `rules/<id>.md`.
pub struct Rule {
    /// Kebab-case id, the name in every format and in suppressions.
    pub id: &'static str,
    /// The Markdown page, front matter included.
    pub page: &'static str,
    /// What a file must have for the rule to find anything in it: one of these.
    pub wants: &'static [Want],
    /// The node kinds that wake it.
    pub kinds: &'static [Kind],
    /// Looks at one node of such a kind.
    pub check: fn(&Site<'_>, &mut Out),
}

impl Rule {
    /// A rule whose findings come from another stage than the traversal of a file.
    pub const fn of_triage(id: &'static str, page: &'static str) -> Rule {
        Rule { id, page, wants: &[], kinds: &[], check: |_, _| {} }
    }

    /// The page, parsed.
    ///
    /// # Panics
    /// When the front matter is malformed; a test parses every page.
    pub fn page(&self) -> Page {
        Page::parse(self.id, self.page).unwrap_or_else(|error| panic!("rules/{}.md: {error}", self.id))
    }
}

/// Every rule, in the order of their ids.
pub static ALL: &[&Rule] = &[
    &invalid_suppression::RULE,
    &pooled_virtual_threads::RULE,
    &removed_scoped_value_api::RULE,
    &removed_structured_task_scope_api::RULE,
    &scoped_value_or_else_null::RULE,
    &thread_local_cache::RULE,
    &unused_suppression::RULE,
];

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
