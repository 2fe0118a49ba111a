//! `unused-suppression`: found by triage (`crate::suppress`), not by a look at the tree.

use super::Rule;

/// The rule.
pub static RULE: Rule = Rule { id: "unused-suppression", page: include_str!("../../rules/unused-suppression.md") };
