//! The prefilter: which words each file has, of all words that any rule asks for. A file that no rule wants is never
//! parsed.
//!
//! One automaton finds all words in one pass over the bytes. Rules combine them: words of the file itself, words of the
//! project (the key, factory or executor often stands in another file), and "sees": the file names a JDK type, or a
//! member or type of the project whose declaration mentions it (`Keys.USER.orElse(null)` has no word `ScopedValue`, but
//! it has the word `USER`, which a file with `ScopedValue` declares).

mod sees;

pub use sees::exposed_names;

use crate::walk::{FileKind, FileSet, ReadError};
use aho_corasick::{AhoCorasick, MatchKind};
use rayon::prelude::*;
use std::collections::HashMap;

/// What a rule needs before it can find anything: all non-empty parts must hold.
#[derive(Clone, Copy, Debug)]
pub struct Want {
    /// The file has one of these words.
    pub words: &'static [&'static str],
    /// The project has one of these words.
    pub project: &'static [&'static str],
    /// The file sees one of these types (simple names).
    pub sees: &'static [&'static str],
}

impl Want {
    /// A want that any file meets; to be narrowed with the fields.
    pub const ANY: Want = Want { words: &[], project: &[], sees: &[] };
}

/// A set of words, by their index in a [`Vocabulary`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WordSet([u64; 4]);

impl WordSet {
    /// How many words one vocabulary may hold.
    pub const CAPACITY: usize = 256;

    fn insert(&mut self, word: usize) {
        self.0[word / 64] |= 1 << (word % 64);
    }

    fn add(&mut self, other: WordSet) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine |= theirs;
        }
    }

    /// Whether the two sets share a word.
    pub fn meets(&self, other: WordSet) -> bool {
        self.0.iter().zip(other.0).any(|(mine, theirs)| mine & theirs != 0)
    }
}

/// All words that anything asks for, and the automaton that finds them.
pub struct Vocabulary {
    index: HashMap<String, usize>,
    automaton: AhoCorasick,
    /// Index of the word of each pattern.
    words: Vec<usize>,
}

impl Vocabulary {
    /// Builds the automaton for `words`. An alias `(word, stands_for)` counts as the other word where it occurs: the names
    /// of a user's own factories stand for the JDK's.
    pub fn new<'a>(words: impl IntoIterator<Item = &'a str>, aliases: &[(String, &str)]) -> Vocabulary {
        let mut index: HashMap<String, usize> = HashMap::new();
        let mut patterns: Vec<String> = Vec::new();
        let mut numbers = Vec::new();
        for word in words {
            if index.contains_key(word) || index.len() == WordSet::CAPACITY {
                continue;
            }
            numbers.push(index.len());
            index.insert(word.to_owned(), index.len());
            patterns.push(word.to_owned());
        }
        for (alias, stands_for) in aliases {
            if let Some(&word) = index.get(*stands_for) {
                patterns.push(alias.clone());
                numbers.push(word);
            }
        }
        // Whole words only: the longest match at a place decides, and no word is cut off by a shorter one.
        let automaton = AhoCorasick::builder()
            .match_kind(MatchKind::LeftmostLongest)
            .build(&patterns)
            .expect("a few hundred short patterns make an automaton");
        Vocabulary { index, automaton, words: numbers }
    }

    /// The set of these words; words that nothing asked for are left out.
    pub fn set(&self, words: &[&str]) -> WordSet {
        let mut set = WordSet::default();
        for word in words {
            if let Some(&index) = self.index.get(*word) {
                set.insert(index);
            }
        }
        set
    }

    /// The words that occur in `bytes` as whole words.
    pub fn scan(&self, bytes: &[u8]) -> WordSet {
        let mut set = WordSet::default();
        for found in self.automaton.find_iter(bytes) {
            if is_whole(bytes, found.start(), found.end()) {
                set.insert(self.words[found.pattern().as_usize()]);
            }
        }
        set
    }
}

/// Whether no part of an identifier stands before `start` or at `end`.
fn is_whole(bytes: &[u8], start: usize, end: usize) -> bool {
    let part = |b: &u8| b.is_ascii_alphanumeric() || *b == b'_' || *b == b'$' || *b >= 0x80;
    !start.checked_sub(1).and_then(|i| bytes.get(i)).is_some_and(part) && !bytes.get(end).is_some_and(part)
}

/// The words of every Java file, or of the reported ones only when they are few: a run on three files costs three files.
pub struct Scan {
    /// By index in the file set; empty where a file was not read.
    pub words: Vec<WordSet>,
    /// The words of the whole project; `None` when only reported files were read, which stands for "any".
    pub project: Option<WordSet>,
    /// The reported files that could not be read, by index in the file set, and why. Nobody opens them again.
    pub unread: Vec<(usize, ReadError)>,
}

/// Up to this many reported files are looked at alone, without a scan of the project around them.
pub const FEW_FILES: usize = 64;

impl Scan {
    /// Reads the Java files of the set.
    pub fn run(files: &FileSet, vocabulary: &Vocabulary) -> Scan {
        let java = files.files.iter().filter(|file| file.kind == FileKind::Java);
        let reported = java.clone().filter(|file| file.reported).count();
        let all = reported > FEW_FILES || reported == java.count();
        let scanned: Vec<(WordSet, Option<ReadError>)> = files
            .files
            .par_iter()
            .map_init(Vec::new, |buffer, file| {
                if file.kind != FileKind::Java || !(all || file.reported) {
                    return Default::default();
                }
                match files.read(file, buffer) {
                    Ok(()) => (vocabulary.scan(buffer), None),
                    Err(error) => (WordSet::default(), Some(error)),
                }
            })
            .collect();
        let mut unread = Vec::new();
        let mut words = Vec::with_capacity(scanned.len());
        for (at, (set, error)) in scanned.into_iter().enumerate() {
            words.push(set);
            // One that is not reported gets its notice when a name leads to it; see the class index.
            unread.extend(error.filter(|_| files.files[at].reported).map(|error| (at, error)));
        }
        let project = all.then(|| {
            words.iter().fold(WordSet::default(), |mut sum, &set| {
                sum.add(set);
                sum
            })
        });
        Scan { words, project, unread }
    }

    /// The positions of the files that have one of these words.
    pub fn files_with(&self, words: WordSet) -> Vec<usize> {
        (0..self.words.len()).filter(|&at| self.words[at].meets(words)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_words_only_and_longest_first() {
        let vocabulary = Vocabulary::new(["ThreadLocal", "ThreadLocalRandom", "orElse"], &[("acme".into(), "orElse")]);
        let scan = |text: &str| vocabulary.scan(text.as_bytes());
        assert!(scan("x ThreadLocal<").meets(vocabulary.set(&["ThreadLocal"])));
        assert!(!scan("MyThreadLocal ThreadLocals ThreadLocalRandom").meets(vocabulary.set(&["ThreadLocal"])));
        assert!(!scan("orElseGet").meets(vocabulary.set(&["orElse"])));
        assert!(scan("acme()").meets(vocabulary.set(&["orElse"])));
    }
}
