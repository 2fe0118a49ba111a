//! Where the comments of a file are. Java's come from its tree; this module finds those of the other kinds of file.
//!
//! The scanners know just enough of each syntax to tell a comment from a string. Except in TOML, Kotlin and Groovy, where
//! long strings have delimiters of their own, quotes are taken to end with their line: an apostrophe in a here-document or
//! a YAML block must not hide the comments of the rest of the file, while a marker inside a quoted text of several lines
//! does no harm.

use crate::source::Span;
use std::ops::Range;

/// The comments of one file and what else suppressions need to know of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CommentFacts {
    /// In order of their place.
    pub comments: Vec<Comment>,
    /// Every string inside a `@SuppressWarnings` of a Java file.
    pub annotations: Vec<AnnotatedDecl>,
    /// The first byte that is neither blank nor comment; the length of the file when there is none.
    pub first_code: u32,
}

/// One comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment {
    /// The whole comment, delimiters included, line terminator excluded.
    pub span: Span,
    /// Nothing but blanks and other comments stands on its lines.
    pub own_line: bool,
}

/// One string of a `@SuppressWarnings` annotation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnnotatedDecl {
    /// The string literal, quotes included.
    pub string_span: Span,
    /// Its value, with or without the quotes.
    pub text: String,
    /// The whole annotated declaration, its annotations included.
    pub declaration: Span,
}

/// How comments are written in a kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommentSyntax {
    /// `#` or `!` at the start of a line that does not continue the one before: `.properties`.
    Properties,
    /// `#` after a blank, outside quotes. A `#` inside a block scalar counts: it is a comment of the script in it.
    Yaml,
    /// `#` at the start of a word, outside quotes: shell, Dockerfile, `.env`, PowerShell.
    Shell,
    /// `#` outside strings, long ones included.
    Toml,
    /// `<!-- … -->` outside CDATA.
    Xml,
    /// `//` and `/* … */` outside strings, long ones included: Gradle, Kotlin, Groovy.
    Slash,
    /// `REM` and `::` at the start of a command: batch files.
    Batch,
}

/// Finds the comments of a file that is not Java.
pub fn scan_comments(syntax: CommentSyntax, bytes: &[u8]) -> CommentFacts {
    let (comments, prolog) = match syntax {
        CommentSyntax::Properties => (properties(bytes), vec![]),
        CommentSyntax::Yaml => (hashes(bytes, Hash::Yaml), yaml_prolog(bytes)),
        CommentSyntax::Shell => (hashes(bytes, Hash::Shell), vec![]),
        CommentSyntax::Toml => (strings_and_comments(bytes, TOML), vec![]),
        CommentSyntax::Xml => xml(bytes),
        CommentSyntax::Slash => (strings_and_comments(bytes, SLASH), vec![]),
        CommentSyntax::Batch => (batch(bytes), vec![]),
    };
    facts(bytes, &comments, &prolog)
}

type Ranges = Vec<Range<usize>>;

/// Finishes the facts from the places of the comments and of what is neither comment nor code.
fn facts(bytes: &[u8], comments: &[Range<usize>], prolog: &[Range<usize>]) -> CommentFacts {
    CommentFacts {
        comments: placed(bytes, comments),
        annotations: vec![],
        first_code: first_code(bytes, comments, prolog) as u32,
    }
}

/// Comments from their places, in order: finds out which of them have their lines for themselves.
pub fn placed(bytes: &[u8], comments: &[Range<usize>]) -> Vec<Comment> {
    let mut found = Vec::with_capacity(comments.len());
    // Comments with nothing but blanks between them stand on their own line together or not at all.
    let joined = |left: &Range<usize>, right: &Range<usize>| {
        bytes.get(left.end..right.start).is_some_and(|between| between.iter().all(|byte| is_blank(*byte)))
    };
    for chain in comments.chunk_by(joined) {
        let (Some(first), Some(last)) = (chain.first(), chain.last()) else { continue };
        let before = &bytes[..first.start];
        let before = &before[..before.len() - before.iter().rev().take_while(|byte| is_blank(**byte)).count()];
        let after = bytes[last.end..].iter().find(|byte| !is_blank(**byte));
        let own_line = (before == BOM || before.last().is_none_or(|byte| is_terminator(*byte)))
            && after.is_none_or(|byte| is_terminator(*byte));
        found.extend(chain.iter().map(|range| Comment { span: span(range), own_line }));
    }
    found
}

fn first_code(bytes: &[u8], comments: &[Range<usize>], prolog: &[Range<usize>]) -> usize {
    let mut at = if bytes.starts_with(BOM) { BOM.len() } else { 0 };
    loop {
        at += bytes[at..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        let starting_here = |ranges: &[Range<usize>]| {
            ranges.binary_search_by_key(&at, |range| range.start).ok().map(|index| ranges[index].end)
        };
        match starting_here(comments).or_else(|| starting_here(prolog)).filter(|end| *end > at) {
            Some(end) => at = end,
            None => return at,
        }
    }
}

fn properties(bytes: &[u8]) -> Ranges {
    let mut found = vec![];
    let mut continued = false;
    for line in lines(bytes) {
        let start = line.start + bytes[line.clone()].iter().take_while(|byte| is_blank(**byte)).count();
        if !continued && matches!(bytes[start..line.end].first(), Some(b'#' | b'!')) {
            found.push(start..line.end);
        } else {
            // An odd number of backslashes at the end: the next line belongs to this value, whatever it starts with.
            let backslashes = bytes[line].iter().rev().take_while(|byte| **byte == b'\\').count();
            continued = backslashes % 2 == 1;
        }
    }
    found
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Hash {
    Yaml,
    Shell,
}

fn hashes(bytes: &[u8], dialect: Hash) -> Ranges {
    lines(bytes)
        .filter_map(|line| {
            let at = hash_in(&bytes[line.clone()], dialect)?;
            Some(line.start + at..line.end)
        })
        .collect()
}

/// The offset of the `#` that opens a comment in a line.
fn hash_in(line: &[u8], dialect: Hash) -> Option<usize> {
    let starts_word = |at: usize| match at.checked_sub(1).map(|before| line[before]) {
        None => true,
        Some(byte) if is_blank(byte) => true,
        Some(byte) => dialect == Hash::Shell && matches!(byte, b';' | b'(' | b')' | b'&' | b'|'),
    };
    // In YAML a quote opens a string only where a value may start: `it's` holds none.
    let opens = |at: usize| {
        dialect == Hash::Shell
            || starts_word(at)
            || matches!(line[at - 1], b'[' | b'{' | b',' | b':' | b'(' | b'=' | b'\'')
    };
    let mut at = 0;
    while at < line.len() {
        match line[at] {
            b'#' if starts_word(at) => return Some(at),
            b'\\' if dialect == Hash::Shell => at += 1,
            quote @ (b'"' | b'\'') if opens(at) => match closing_quote(&line[at + 1..], quote, quote == b'"') {
                Some(length) => at += length + 1,
                // Not closed on this line: an apostrophe, or a string of several lines whose text may be anything.
                None if quote == b'"' => return None,
                None => {}
            },
            _ => {}
        }
        at += 1;
    }
    None
}

/// `---` and `%…` lines before the first value of a YAML file.
fn yaml_prolog(bytes: &[u8]) -> Ranges {
    lines(bytes)
        .filter(|line| bytes[line.clone()].starts_with(b"%") || bytes[line.clone()].trim_ascii() == b"---")
        .collect()
}

/// The strings and comments of a language.
struct Lexis {
    line_comment: &'static [u8],
    block_comment: Option<(&'static [u8], &'static [u8])>,
    /// Whether a backslash escapes inside `'…'` and `'''…'''`.
    single_quote_escapes: bool,
}

const TOML: Lexis = Lexis { line_comment: b"#", block_comment: None, single_quote_escapes: false };
const SLASH: Lexis = Lexis { line_comment: b"//", block_comment: Some((b"/*", b"*/")), single_quote_escapes: true };

fn strings_and_comments(bytes: &[u8], lexis: Lexis) -> Ranges {
    let mut found = vec![];
    let mut at = 0;
    while at < bytes.len() {
        let rest = &bytes[at..];
        if rest.starts_with(lexis.line_comment) {
            let end = at + line_length(rest);
            found.push(at..end);
            at = end;
        } else if let Some((open, close)) = lexis.block_comment.filter(|(open, _)| rest.starts_with(open)) {
            let end = memchr::memmem::find(&rest[open.len()..], close)
                .map_or(bytes.len(), |length| at + open.len() + length + close.len());
            found.push(at..end);
            at = end;
        } else if let Some(quote) = rest.first().copied().filter(|byte| matches!(byte, b'"' | b'\'')) {
            let escapes = quote == b'"' || lexis.single_quote_escapes;
            at += if rest.starts_with(&[quote; 3]) {
                3 + closing_triple(&rest[3..], quote, escapes).unwrap_or(rest.len() - 3)
            } else {
                let line = &rest[1..line_length(rest)];
                1 + closing_quote(line, quote, escapes).map_or(0, |length| length + 1)
            };
        } else {
            at += 1;
        }
    }
    found
}

/// The offset of the quote that closes a string.
fn closing_quote(text: &[u8], quote: u8, escapes: bool) -> Option<usize> {
    let mut at = 0;
    while at < text.len() {
        match text[at] {
            b'\\' if escapes => at += 1,
            byte if byte == quote => return Some(at),
            _ => {}
        }
        at += 1;
    }
    None
}

/// The offset behind the three quotes that close a long string.
fn closing_triple(text: &[u8], quote: u8, escapes: bool) -> Option<usize> {
    let mut at = 0;
    while at < text.len() {
        if text[at] == b'\\' && escapes {
            at += 1;
        } else if text[at..].starts_with(&[quote; 3]) {
            return Some(at + 3);
        }
        at += 1;
    }
    None
}

/// Comments, and the parts before the root element that are neither comment nor code.
fn xml(bytes: &[u8]) -> (Ranges, Ranges) {
    let (mut comments, mut prolog) = (vec![], vec![]);
    let mut at = 0;
    while let Some(open) = memchr::memchr(b'<', &bytes[at..]).map(|offset| at + offset) {
        let rest = &bytes[open..];
        let until = |skip: usize, close: &[u8]| {
            memchr::memmem::find(&rest[skip..], close).map_or(bytes.len(), |length| open + skip + length + close.len())
        };
        at = if rest.starts_with(b"<!--") {
            comments.push(open..until(4, b"-->"));
            until(4, b"-->")
        } else if rest.starts_with(b"<![CDATA[") {
            until(9, b"]]>")
        } else if rest.starts_with(b"<?") {
            prolog.push(open..until(2, b"?>"));
            until(2, b"?>")
        } else if rest.starts_with(b"<!DOCTYPE") {
            prolog.push(open..until(9, b">"));
            until(9, b">")
        } else {
            open + 1
        };
    }
    (comments, prolog)
}

fn batch(bytes: &[u8]) -> Ranges {
    let is_rem = |text: &[u8]| {
        text.get(..3).is_some_and(|word| word.eq_ignore_ascii_case(b"rem"))
            && text.get(3).is_none_or(|next| is_blank(*next))
    };
    let mut found = vec![];
    for line in lines(bytes) {
        let text = &bytes[line.clone()];
        let mut start = line.start + text.iter().take_while(|byte| is_blank(**byte)).count();
        let silent =
            start + bytes[start..line.end].iter().take_while(|byte| is_blank(**byte) || **byte == b'@').count();
        if bytes[silent..line.end].starts_with(b"::") || is_rem(&bytes[silent..line.end]) {
            found.push(start..line.end);
            continue;
        }
        // `command & rem …`: the only way to comment at the end of a line.
        while let Some(offset) = memchr::memchr(b'&', &bytes[start..line.end]) {
            start += offset + 1;
            let word = start + bytes[start..line.end].iter().take_while(|byte| is_blank(**byte)).count();
            if is_rem(&bytes[word..line.end]) {
                found.push(word..line.end);
                break;
            }
        }
    }
    found
}

/// The lines of a text, terminators and byte order mark excluded. LF, CR LF and a lone CR end a line.
fn lines(bytes: &[u8]) -> impl Iterator<Item = Range<usize>> + '_ {
    let mut at = if bytes.starts_with(BOM) { BOM.len() } else { 0 };
    std::iter::from_fn(move || {
        let rest = bytes.get(at..).filter(|rest| !rest.is_empty())?;
        let line = at..at + line_length(rest);
        at = line.end + if bytes[line.end..].starts_with(b"\r\n") { 2 } else { 1 };
        Some(line)
    })
}

/// Bytes up to the line terminator.
fn line_length(bytes: &[u8]) -> usize {
    memchr::memchr2(b'\n', b'\r', bytes).unwrap_or(bytes.len())
}

const BOM: &[u8] = b"\xEF\xBB\xBF";

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | 0x0B | 0x0C)
}

fn is_terminator(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

fn span(range: &Range<usize>) -> Span {
    Span::new(range.start as u32, range.end as u32)
}

#[cfg(test)]
mod tests {
    use super::CommentSyntax::*;
    use super::*;

    /// The comments as text; `+` before those on their own line.
    fn scan(syntax: CommentSyntax, text: &str) -> Vec<String> {
        scan_comments(syntax, text.as_bytes())
            .comments
            .iter()
            .map(|comment| format!("{}{}", if comment.own_line { "+" } else { "" }, &text[comment.span.range()]))
            .collect()
    }

    #[test]
    fn each_syntax_finds_its_comments_and_no_strings() {
        let table: &[(CommentSyntax, &str, &[&str])] = &[
            (Properties, "# a\n  ! b\nkey=x # no\n", &["+# a", "+! b"]),
            (Properties, "key=x\\\n# no\n# yes", &["+# yes"]),
            (Properties, "key=x\\\\\n# yes\r\n# and\rk=v", &["+# yes", "+# and"]),
            (Yaml, "a: b # x\n# y\nc: d#no\n", &["# x", "+# y"]),
            (Yaml, "a: \"x # no\" # yes\nb: 'it''s # no'\nc: it's # yes", &["# yes", "# yes"]),
            (Yaml, "run: |\n  echo 'open\n  # yes\n", &["+# yes"]),
            (Yaml, "- ['# no', {a: \"# no\"}] # yes", &["# yes"]),
            (Shell, "#!/bin/sh\necho $# ${#x} a#b # yes\nx=1;# yes", &["+#!/bin/sh", "# yes", "# yes"]),
            (Shell, "echo \"a # no\" 'b # no' \\# no # yes", &["# yes"]),
            (Shell, "echo \\'x # yes", &["# yes"]),
            (Shell, "FROM eclipse-temurin:25 # x\n# y", &["# x", "+# y"]),
            (Toml, "a = \"#no\" # yes\nb = '\\' # yes\n", &["# yes", "# yes"]),
            (Toml, "a = \"\"\"\n# no \\\"\"\" # no\n\"\"\" # yes\nb = '''\n# no'''", &["# yes"]),
            (Xml, "<a x=\"1\"><!-- x --></a>\n<!-- y\nz -->\n", &["<!-- x -->", "+<!-- y\nz -->"]),
            (Xml, "<a><![CDATA[<!-- no -->]]></a><!-- open", &["<!-- open"]),
            (Slash, "val a = \"// no\" // yes\n/* x */ b()", &["// yes", "/* x */"]),
            (Slash, "a = \"\"\"\n// no \"\n\"\"\"\n  /* x */ // y\n", &["+/* x */", "+// y"]),
            (Slash, "url 'https://no' // yes\nc = '\\'' // yes\nd = \"open // no", &["// yes", "// yes", "// no"]),
            (
                Batch,
                "@echo off\nREM x\n  :: y\n@rem z\nremove\nset a=1 & rem w\n:label",
                &["+REM x", "+:: y", "+@rem z", "rem w"],
            ),
            (Shell, "", &[]),
        ];
        for (syntax, text, expected) in table {
            assert_eq!(scan(*syntax, text), *expected, "{syntax:?} {text:?}");
        }
    }

    #[test]
    fn first_code_skips_what_may_stand_before_it() {
        let table: &[(CommentSyntax, &str, &str)] = &[
            (Xml, "<?xml version=\"1.0\"?>\n<!-- a -->\n<!DOCTYPE x>\n<project/>", "<project/>"),
            (Yaml, "%YAML 1.2\n---\n# a\nkey: v", "key: v"),
            (Slash, "\u{feff}/* a */\n// b\nplugins {}", "plugins {}"),
            (Shell, "#!/bin/sh\n\n# a\nexec java", "exec java"),
            (Properties, "# only\n", ""),
        ];
        for (syntax, text, code) in table {
            let facts = scan_comments(*syntax, text.as_bytes());
            assert_eq!(&text[facts.first_code as usize..], *code, "{syntax:?}");
        }
    }

    #[test]
    fn a_byte_order_mark_is_no_code() {
        assert_eq!(scan(Properties, "\u{feff}# a\nk=v"), ["+# a"]);
        assert_eq!(scan(Slash, "\u{feff}// a\nk"), ["+// a"]);
    }

    #[test]
    fn no_input_is_out_of_bounds() {
        let nasty = b"\\ ' \" # // /* <!-- <? <![CDATA[ ''' \"\"\" rem & :: \r\n\\";
        for syntax in [Properties, Yaml, Shell, Toml, Xml, Slash, Batch] {
            for end in 0..=nasty.len() {
                for start in 0..=end {
                    scan_comments(syntax, &nasty[start..end]);
                }
            }
        }
    }
}
