//! Fingerprints: the identity of a finding across edits elsewhere in its file.

use crate::finding::Finding;
use crate::source::Source;
use sha2::{Digest, Sha256};
use std::collections::HashMap;

/// Fills the fingerprints of the findings of one file.
///
/// A fingerprint is made of the rule, the path, the enclosing member and the text of the flagged line with its blanks
/// normalised, never of a line number: code may move, be re-indented or grow above it. Findings that agree in all of
/// these are told apart by their order in the file.
///
/// Sixteen hexadecimal digits (64 bits) of the SHA-256 are kept. For two of 100,000 findings to collide by accident has
/// a chance below one in three thousand million, nobody gains by forging one, and a baseline stays short enough to be
/// read in a diff.
pub fn fingerprint(findings: &mut [Finding], source: &Source) {
    let mut in_order: Vec<usize> = (0..findings.len()).collect();
    in_order.sort_by_key(|&index| findings[index].place.span);
    let mut seen: HashMap<[u8; 32], u32> = HashMap::new();
    for index in in_order {
        let finding = &mut findings[index];
        let base = hash(finding, source);
        let ordinal = seen.entry(base).or_insert(0);
        let digest = Sha256::new().chain_update(base).chain_update(ordinal.to_le_bytes()).finalize();
        *ordinal += 1;
        finding.fingerprint = digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    }
}

fn hash(finding: &Finding, source: &Source) -> [u8; 32] {
    let line = source.lines().line_of(finding.place.span.start);
    let text = source.line_text(line);
    let normalised = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut hash = Sha256::new();
    for part in [finding.rule, finding.place.path.as_str(), &finding.member, &normalised] {
        // No part can hold a NUL that would let two different findings look the same: the first three are names, and
        // the last one ends the input.
        hash.update(part.as_bytes());
        hash.update([0]);
    }
    hash.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::{Level, Place};
    use crate::project::jdk::JdkRange;
    use crate::source::{RepoPath, Span};

    fn fingerprints(text: &str, member: &str) -> Vec<String> {
        let source = Source::new(RepoPath::new("A.java"), text.as_bytes());
        let mut findings: Vec<Finding> = text
            .match_indices("tl.get()")
            .map(|(at, found)| Finding {
                rule: "some-rule",
                level: Level::Warning,
                message: String::new(),
                label: String::new(),
                place: Place { path: source.path().clone(), span: Span::new(at as u32, (at + found.len()) as u32) },
                related: vec![],
                flow: vec![],
                fix: None,
                jdk: JdkRange::assumed(),
                member: member.into(),
                anchors: vec![],
                fingerprint: String::new(),
            })
            .collect();
        fingerprint(&mut findings, &source);
        findings.into_iter().map(|finding| finding.fingerprint).collect()
    }

    #[test]
    fn moving_and_indenting_keep_it() {
        let before = fingerprints("x = tl.get();\n", "A#m()");
        assert_eq!(before, fingerprints("// new\n\n\t  x  =  tl.get();\r\n", "A#m()"));
        assert_eq!(before[0].len(), 16);
        assert!(before[0].bytes().all(|byte| byte.is_ascii_hexdigit()));
    }

    #[test]
    fn line_member_and_rule_change_it() {
        let before = fingerprints("x = tl.get();", "A#m()");
        assert_ne!(before, fingerprints("y = tl.get();", "A#m()"));
        assert_ne!(before, fingerprints("x = tl.get();", "A#n()"));
    }

    #[test]
    fn equal_lines_get_ordinals_in_order() {
        let two = fingerprints("x = tl.get();\n\nx = tl.get();\n", "A#m()");
        assert_ne!(two[0], two[1]);
        assert_eq!(two[0], fingerprints("x = tl.get();", "A#m()")[0]);
        // A third line that differs does not disturb them.
        let three = fingerprints("y = tl.get();\nx = tl.get();\n\nx = tl.get();\n", "A#m()");
        assert_eq!(three[1..], two[..]);
    }
}
