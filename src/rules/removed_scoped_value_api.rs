//! `removed-scoped-value-api`: methods of `ScopedValue` that are gone since 23 and 24, and API used before it is there.

use super::Rule;
use super::api_use::{self, Family};
use crate::prefilter::Want;

const FAMILY: Family = Family { rule: "removed-scoped-value-api", announce: false };

/// The rule.
pub static RULE: Rule = Rule {
    id: FAMILY.rule,
    page: include_str!("../../rules/removed-scoped-value-api.md"),
    wants: &[
        Want { words: &["runWhere", "callWhere", "getWhere"], project: &["ScopedValue"], ..Want::ANY },
        Want { sees: &["ScopedValue", "Carrier"], ..Want::ANY },
    ],
    kinds: api_use::KINDS,
    check: |site, out| api_use::check(&FAMILY, site, out),
};
