//! Source text with positions: bytes inside, every column unit on demand.
//!
//! Everything inside vtlint counts bytes from the start of the file. Lines and columns exist only where a report is
//! written, and come from one [`LineIndex`] per file.

use std::fmt;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

/// A path as reports print it: relative to the base of the run (the git root of the working directory, or the directory
/// itself), `/` separated, without a leading `./`. Cheap to clone.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RepoPath(Arc<str>);

impl RepoPath {
    /// Wraps a path that is already in the form above.
    pub fn new(path: impl AsRef<str>) -> Self {
        Self(Arc::from(path.as_ref()))
    }

    /// The path as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The last component.
    pub fn file_name(&self) -> &str {
        self.0.rsplit('/').next().unwrap_or(&self.0)
    }

    /// The folder, `""` for a file at the base.
    pub fn parent(&self) -> &str {
        self.0.rsplit_once('/').map_or("", |(dir, _)| dir)
    }
}

impl fmt::Display for RepoPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for RepoPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&*self.0, f)
    }
}

/// A half-open range of bytes in one file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// A span from two byte offsets.
    pub fn new(start: u32, end: u32) -> Self {
        Self { start, end }
    }

    /// The span as a range for slicing.
    pub fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }

    /// Whether the two spans share a byte, or one is empty and lies inside or at an end of the other.
    pub fn touches(self, other: Span) -> bool {
        self.start <= other.end && other.start <= self.end
    }

    /// Whether `inner` lies wholly inside this span.
    pub fn contains(self, inner: Span) -> bool {
        self.start <= inner.start && inner.end <= self.end
    }
}

/// The text of one file: raw bytes (not necessarily UTF-8) and a lazily built line index.
pub struct Source {
    path: RepoPath,
    bytes: Box<[u8]>,
    lines: OnceLock<LineIndex>,
}

impl Source {
    /// A source from its bytes.
    pub fn new(path: RepoPath, bytes: impl Into<Box<[u8]>>) -> Self {
        Self { path, bytes: bytes.into(), lines: OnceLock::new() }
    }

    /// Where the file stands.
    pub fn path(&self) -> &RepoPath {
        &self.path
    }

    /// The raw bytes, byte order mark included.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The text of a span; `""` where it is out of range or not UTF-8 (such text never equals a name).
    pub fn text(&self, span: Span) -> &str {
        self.bytes.get(span.range()).and_then(|b| std::str::from_utf8(b).ok()).unwrap_or("")
    }

    /// The line index, built on first use.
    pub fn lines(&self) -> &LineIndex {
        self.lines.get_or_init(|| LineIndex::new(&self.bytes))
    }

    /// The position of a byte offset (clamped to the file).
    pub fn position(&self, byte: u32) -> Position {
        self.lines().position(&self.bytes, byte)
    }

    /// The content of a 1-based line without its terminator, invalid UTF-8 replaced.
    pub fn line_text(&self, line: u32) -> String {
        String::from_utf8_lossy(&self.bytes[self.lines().line_range(&self.bytes, line)]).into_owned()
    }
}

impl fmt::Debug for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Source({:?}, {} bytes)", self.path, self.bytes.len())
    }
}

/// A place in a file as reports print it. Lines and columns are 1-based; a byte order mark counts for no column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    /// Line, 1-based. LF, CR LF and a lone CR end a line.
    pub line: u32,
    /// Column in UTF-16 code units, 1-based.
    pub column: u32,
    /// Column in UTF-8 bytes, 1-based.
    pub byte_column: u32,
    /// Column in characters (code points), 1-based.
    pub char_column: u32,
    /// Offset in bytes from the start of the file, 0-based.
    pub byte: u32,
}

/// Byte offsets of the line starts of one file.
pub struct LineIndex {
    starts: Vec<u32>,
}

const BOM: &[u8] = b"\xEF\xBB\xBF";

impl LineIndex {
    /// Finds the lines of `bytes`.
    pub fn new(bytes: &[u8]) -> Self {
        let mut starts = vec![0];
        for at in memchr::memchr2_iter(b'\n', b'\r', bytes) {
            if bytes[at] == b'\r' && bytes.get(at + 1) == Some(&b'\n') {
                continue;
            }
            starts.push(at as u32 + 1);
        }
        Self { starts }
    }

    /// Number of lines; at least 1, and a final line terminator opens one more, empty, line.
    pub fn count(&self) -> u32 {
        self.starts.len() as u32
    }

    /// The 1-based line that holds a byte.
    pub fn line_of(&self, byte: u32) -> u32 {
        self.starts.partition_point(|&start| start <= byte) as u32
    }

    /// The bytes of a 1-based line (clamped), terminator excluded, byte order mark excluded.
    pub fn line_range(&self, bytes: &[u8], line: u32) -> Range<usize> {
        let index = (line.max(1) as usize - 1).min(self.starts.len() - 1);
        let mut start = self.starts[index] as usize;
        if index == 0 && bytes.starts_with(BOM) {
            start = BOM.len();
        }
        let mut end = self.starts.get(index + 1).map_or(bytes.len(), |&next| next as usize);
        while end > start && matches!(bytes[end - 1], b'\n' | b'\r') {
            end -= 1;
        }
        start..end
    }

    /// The position of a byte, clamped to the file and to its line.
    pub fn position(&self, bytes: &[u8], byte: u32) -> Position {
        let byte = byte.min(bytes.len() as u32);
        let line = self.line_of(byte);
        let start = self.line_range(bytes, line).start;
        let before = bytes.get(start..byte as usize).unwrap_or(&[]);
        let text = String::from_utf8_lossy(before);
        Position {
            line,
            column: text.encode_utf16().count() as u32 + 1,
            byte_column: before.len() as u32 + 1,
            char_column: text.chars().count() as u32 + 1,
            byte,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &[u8], byte: u32) -> (u32, u32) {
        let source = Source::new(RepoPath::new("A.java"), text);
        let position = source.position(byte);
        (position.line, position.column)
    }

    #[test]
    fn every_line_terminator_counts_once() {
        assert_eq!(at(b"a\nb\r\nc\rd", 7), (4, 1));
        assert_eq!(at(b"a\nb\r\nc\rd", 5), (3, 1));
        assert_eq!(at(b"", 0), (1, 1));
        assert_eq!(at(b"a\n", 2), (2, 1));
    }

    #[test]
    fn columns_are_utf16_and_ignore_the_byte_order_mark() {
        assert_eq!(at("é😀x".as_bytes(), 6), (1, 4));
        assert_eq!(at(b"\xEF\xBB\xBFx", 3), (1, 1));
        assert_eq!(at(b"\xE9\xE9x", 2), (1, 3));
        assert_eq!(at(b"x", 99), (1, 2));
    }
}
