//! `removed-structured-task-scope-api`: the `StructuredTaskScope` of another JDK.

use super::Rule;
use super::api_use::{self, Family};
use crate::prefilter::Want;

const FAMILY: Family = Family { rule: "removed-structured-task-scope-api", announce: true };

/// The rule.
pub static RULE: Rule = Rule {
    id: FAMILY.rule,
    page: include_str!("../../rules/removed-structured-task-scope-api.md"),
    wants: &[Want { sees: &["StructuredTaskScope", "ShutdownOnFailure", "ShutdownOnSuccess", "Subtask"], ..Want::ANY }],
    kinds: api_use::KINDS,
    check: |site, out| api_use::check(&FAMILY, site, out),
};
