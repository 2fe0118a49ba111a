//! `unused-suppression`: found by triage (`crate::suppress`), not by a look at the tree.

use super::Rule;

/// The rule.
pub static RULE: Rule = Rule::of_triage("unused-suppression", include_str!("../../rules/unused-suppression.md"));
