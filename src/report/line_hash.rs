//! `primaryLocationLineHash`, exactly as GitHub's `upload-sarif` action computes it.
//!
//! A different value makes the action warn once a result, and none makes uploads through the API duplicate every alert.

use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Code units that a line's hash covers.
const BLOCK: usize = 100;
const BASE: u64 = 37;

/// The hashes of the wanted 1-based lines of a file, computed in one pass over it.
///
/// Invalid UTF-8 is replaced and a byte order mark hashed, as Node's streams do.
pub(super) fn line_hashes(bytes: &[u8], wanted: &BTreeSet<u32>) -> BTreeMap<u32, String> {
    let mut rolling = Rolling::new(wanted);
    for unit in String::from_utf8_lossy(bytes).encode_utf16() {
        rolling.process(unit);
    }
    rolling.finish()
}

struct Rolling<'a> {
    wanted: &'a BTreeSet<u32>,
    found: BTreeMap<u32, String>,
    /// How often each hash occurred so far in this file, over all lines.
    seen: HashMap<u64, u32>,
    window: [u16; BLOCK],
    /// The line that starts at this place of the window, 0 for none.
    starts: [u32; BLOCK],
    index: usize,
    hash: u64,
    /// `BASE` to the power of `BLOCK`: the weight of the unit that leaves the window.
    leaving: u64,
    line: u32,
    line_start: bool,
    after_cr: bool,
}

impl<'a> Rolling<'a> {
    fn new(wanted: &'a BTreeSet<u32>) -> Self {
        Self {
            wanted,
            found: BTreeMap::new(),
            seen: HashMap::new(),
            window: [0; BLOCK],
            starts: [0; BLOCK],
            index: 0,
            hash: 0,
            leaving: BASE.wrapping_pow(BLOCK as u32),
            line: 0,
            line_start: true,
            after_cr: false,
        }
    }

    fn process(&mut self, unit: u16) {
        const LF: u16 = b'\n' as u16;
        const CR: u16 = b'\r' as u16;
        let skipped = unit == u16::from(b' ') || unit == u16::from(b'\t') || (self.after_cr && unit == LF);
        self.after_cr = unit == CR;
        if skipped {
            return;
        }
        let unit = if unit == CR { LF } else { unit };
        self.emit();
        if self.line_start {
            self.line += 1;
            self.starts[self.index] = self.line;
        }
        self.line_start = unit == LF;
        self.push(unit);
    }

    /// A line whose start is about to leave the window has its hash complete.
    fn emit(&mut self) {
        let line = std::mem::take(&mut self.starts[self.index]);
        if line == 0 {
            return;
        }
        let count = self.seen.entry(self.hash).or_insert(0);
        *count += 1;
        if self.wanted.contains(&line) {
            self.found.insert(line, format!("{:x}:{count}", self.hash));
        }
    }

    fn push(&mut self, unit: u16) {
        let oldest = std::mem::replace(&mut self.window[self.index], unit);
        self.hash = self
            .hash
            .wrapping_mul(BASE)
            .wrapping_add(u64::from(unit))
            .wrapping_sub(self.leaving.wrapping_mul(u64::from(oldest)));
        self.index = (self.index + 1) % BLOCK;
    }

    fn finish(mut self) -> BTreeMap<u32, String> {
        // The end marker is a unit like any other; then the window runs empty.
        self.process(u16::MAX);
        for _ in 0..BLOCK {
            self.emit();
            self.push(0);
        }
        self.found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hashes(text: &[u8]) -> Vec<String> {
        line_hashes(text, &(1..=1000).collect()).into_values().collect()
    }

    #[test]
    fn known_answers() {
        assert_eq!(hashes(b""), ["c129715d7a2bc9a3:1"]);
        let four = ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"];
        assert_eq!(hashes(b" a\nb\n  \t\tc\n d"), four);
        assert_eq!(hashes(b" a\r\nb\r\n  \t\tc\r\n d"), four);
        assert_eq!(hashes(b" a\rb\r  \t\tc\r d"), four);
    }

    #[test]
    fn equal_lines_are_numbered_and_unwanted_lines_still_count() {
        let text = "x\n".repeat(300);
        let all = hashes(text.as_bytes());
        assert_eq!(all.len(), 301);
        assert!(all[0].ends_with(":1") && all[1].ends_with(":2"), "{:?}", &all[..2]);
        let only = line_hashes(text.as_bytes(), &BTreeSet::from([2]));
        assert_eq!(only.into_iter().collect::<Vec<_>>(), [(2, all[1].clone())]);
    }
}
