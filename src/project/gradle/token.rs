//! Groovy and Kotlin build scripts as tokens: enough to know what is code, what is text and what is a comment.

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An identifier or keyword, backticks taken off.
    Word,
    /// A number as written.
    Number,
    /// A string without its quotes, in which `${…}` and `$name` stand as written.
    Text {
        /// Whether `$` means something in it.
        interpolated: bool,
    },
    /// An operator or bracket.
    Mark,
    /// The end of a line.
    Newline,
}

/// One token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: Kind,
    /// Its text.
    pub text: Box<str>,
    /// Line, 1-based.
    pub line: u32,
}

impl Token {
    /// Whether it is this operator or bracket.
    pub fn is_mark(&self, mark: &str) -> bool {
        self.kind == Kind::Mark && &*self.text == mark
    }

    /// Whether it is this word.
    pub fn is_word(&self, word: &str) -> bool {
        self.kind == Kind::Word && &*self.text == word
    }
}

/// Operators of more than one character, longest first.
const OPERATORS: [&str; 20] = [
    "===", "!==", "<=>", "...", "==", "!=", ">=", "<=", "?:", "?.", "->", "<<", "+=", "-=", "&&", "||", "::", "!!",
    "..", "*.",
];

/// Splits a script into tokens. Never fails: what has no end runs to the end of the line or file.
pub fn tokens(text: &str, kotlin: bool) -> Vec<Token> {
    let mut scanner = Scanner { text, at: 0, line: 1, kotlin, found: Vec::new() };
    if text.starts_with("#!") {
        scanner.skip_line();
    }
    while scanner.at < text.len() {
        scanner.next();
    }
    scanner.found
}

struct Scanner<'t> {
    text: &'t str,
    at: usize,
    line: u32,
    kotlin: bool,
    found: Vec<Token>,
}

impl Scanner<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn byte(&self, ahead: usize) -> u8 {
        self.text.as_bytes().get(self.at + ahead).copied().unwrap_or(0)
    }

    /// Moves on by `length` bytes, which must end at a character, and counts lines.
    fn advance(&mut self, length: usize) {
        let passed = &self.text.as_bytes()[self.at..self.at + length];
        self.line += memchr::memchr_iter(b'\n', passed).count() as u32;
        self.at += length;
    }

    fn push(&mut self, kind: Kind, text: impl Into<Box<str>>, line: u32) {
        self.found.push(Token { kind, text: text.into(), line });
    }

    fn skip_line(&mut self) {
        let length = memchr::memchr(b'\n', self.rest().as_bytes()).unwrap_or(self.rest().len());
        self.advance(length);
    }

    fn next(&mut self) {
        let Some(first) = self.rest().chars().next() else { return };
        let line = self.line;
        match first {
            '\n' => {
                self.push(Kind::Newline, "", line);
                self.advance(1);
            }
            _ if first.is_whitespace() => self.advance(first.len_utf8()),
            // A backslash at the end of a line joins it with the next.
            '\\' if self.byte(1) == b'\n' => self.advance(2),
            '\\' if self.rest().starts_with("\\\r\n") => self.advance(3),
            '/' if self.byte(1) == b'/' => self.skip_line(),
            '/' if self.byte(1) == b'*' => self.block_comment(),
            '"' | '\'' => self.string(first),
            '/' if !self.kotlin && self.slash_starts_text() => self.slashy(),
            '$' if !self.kotlin && self.byte(1) == b'/' => {
                let end = self.rest()[2..].find("/$").map_or(self.rest().len(), |end| end + 4);
                let content = self.rest()[2..end].trim_end_matches("/$").to_owned();
                self.push(Kind::Text { interpolated: true }, content, line);
                self.advance(end);
            }
            '`' => {
                let line_end = self.rest().find('\n').unwrap_or(self.rest().len());
                let end = self.rest()[1..line_end].find('`').map_or(line_end, |end| end + 2);
                let name = self.rest()[..end].trim_matches('`').to_owned();
                self.push(Kind::Word, name, line);
                self.advance(end);
            }
            _ if first.is_alphabetic() || first == '_' || first == '$' => {
                let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
                let length = self.rest().find(|c| !is_part(c)).unwrap_or(self.rest().len());
                let word = self.rest()[..length].to_owned();
                self.push(Kind::Word, word, line);
                self.advance(length);
            }
            _ if first.is_ascii_digit() => self.number(),
            _ => {
                let operator = OPERATORS.iter().find(|operator| self.rest().starts_with(**operator));
                let mark = operator.map_or_else(|| first.to_string(), |operator| (*operator).to_owned());
                let length = mark.len();
                self.push(Kind::Mark, mark, line);
                self.advance(length);
            }
        }
    }

    /// Digits with one fraction: `21`, `1.8`, `0x1F`, `21L`; not the range `1..5`.
    fn number(&mut self) {
        let bytes = self.rest().as_bytes();
        let mut end = bytes.iter().take_while(|b| b.is_ascii_alphanumeric() || **b == b'_').count();
        if bytes.get(end) == Some(&b'.') && bytes.get(end + 1).is_some_and(u8::is_ascii_digit) {
            end += 1;
            end += bytes[end..].iter().take_while(|b| b.is_ascii_alphanumeric() || **b == b'_').count();
        }
        let number = self.rest()[..end].to_owned();
        self.push(Kind::Number, number, self.line);
        self.advance(end);
    }

    /// Kotlin's comments nest, Groovy's do not.
    fn block_comment(&mut self) {
        let bytes = self.rest().as_bytes();
        let mut depth = 1;
        let mut at = 2;
        while at < bytes.len() && depth > 0 {
            if bytes[at..].starts_with(b"*/") {
                depth -= 1;
                at += 2;
            } else if self.kotlin && bytes[at..].starts_with(b"/*") {
                depth += 1;
                at += 2;
            } else {
                at += 1;
            }
        }
        let start = self.line;
        self.advance(at.min(bytes.len()));
        // A comment over several lines ends the line it began on.
        if self.line > start {
            self.push(Kind::Newline, "", start);
        }
    }

    fn string(&mut self, quote: char) {
        let line = self.line;
        let triple: String = [quote; 3].iter().collect();
        let interpolated = quote == '"';
        let (open, raw) = if self.rest().starts_with(&triple) { (3, self.kotlin) } else { (1, false) };
        let bytes = self.rest().as_bytes();
        let mut at = open;
        let mut content: Vec<u8> = Vec::new();
        while at < bytes.len() {
            match bytes[at] {
                b'\\' if !raw && at + 1 < bytes.len() => {
                    // Only escapes that keep the text readable matter here.
                    content.push(if bytes[at + 1] == b'n' { b'\n' } else { bytes[at + 1] });
                    at += 2;
                }
                b'\n' if open == 1 => break,
                b'$' if interpolated && bytes.get(at + 1) == Some(&b'{') => {
                    let end = end_of_embedded(bytes, at + 2, open == 3);
                    content.extend_from_slice(&bytes[at..end]);
                    at = end;
                }
                byte if byte == quote as u8 && (open == 1 || bytes[at..].starts_with(triple.as_bytes())) => {
                    at += open;
                    break;
                }
                byte => {
                    content.push(byte);
                    at += 1;
                }
            }
        }
        let content = String::from_utf8_lossy(&content).into_owned();
        self.push(Kind::Text { interpolated }, content, line);
        self.advance(at);
    }

    /// Groovy writes patterns as `/…/`; after a value the slash divides.
    fn slash_starts_text(&self) -> bool {
        let before = self.found.last();
        let after_operator = before.is_none_or(|token| match token.kind {
            Kind::Mark => !matches!(&*token.text, ")" | "]" | "}"),
            Kind::Newline => true,
            _ => false,
        });
        // Patterns are short; without the limit, a long line full of slashes would be searched again and again.
        let line = self.rest().as_bytes().iter().skip(1).take(500).take_while(|byte| **byte != b'\n');
        after_operator && line.into_iter().any(|byte| *byte == b'/')
    }

    fn slashy(&mut self) {
        let line = self.line;
        let bytes = self.rest().as_bytes();
        let mut at = 1;
        while at < bytes.len() && bytes[at] != b'/' && bytes[at] != b'\n' {
            at += if bytes[at] == b'\\' && bytes.get(at + 1).is_some_and(u8::is_ascii) && bytes[at + 1] != b'\n' {
                2
            } else {
                1
            };
        }
        let end = if bytes.get(at) == Some(&b'/') { at + 1 } else { at };
        let content = String::from_utf8_lossy(&bytes[1..at]).into_owned();
        self.push(Kind::Text { interpolated: true }, content, line);
        self.advance(end);
    }
}

/// Where `${…}` whose inside starts at `at` ends, nested braces and strings taken into account.
fn end_of_embedded(bytes: &[u8], mut at: usize, many_lines: bool) -> usize {
    let mut depth = 1;
    let mut quote: Option<u8> = None;
    while at < bytes.len() {
        let byte = bytes[at];
        match (quote, byte) {
            (_, b'\n') if !many_lines => return at,
            (Some(_), b'\\') => at += 1,
            (Some(open), _) if byte == open => quote = None,
            (None, b'"' | b'\'') => quote = Some(byte),
            (None, b'{') => depth += 1,
            (None, b'}') => {
                depth -= 1;
                if depth == 0 {
                    return at + 1;
                }
            }
            _ => {}
        }
        at += 1;
    }
    bytes.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str, kotlin: bool) -> Vec<String> {
        tokens(text, kotlin).iter().filter(|t| t.kind != Kind::Newline).map(|t| t.text.to_string()).collect()
    }

    #[test]
    fn comments_and_strings_are_told_from_code() {
        assert_eq!(words("a // b\n/* c */ d", false), ["a", "d"]);
        assert_eq!(words("/* a /* b */ c */ d", true), ["d"]);
        assert_eq!(words("/* a /* b */ c", false), ["c"]);
        assert_eq!(words(r#"x = "http://a" + 'b // c'"#, false), ["x", "=", "http://a", "+", "b // c"]);
        assert_eq!(words("\"\"\"a\n\"b\" // c\"\"\" d", true), ["a\n\"b\" // c", "d"]);
        assert_eq!(words(r#""a ${if (x) "}" else '"'} b" c"#, true), [r#"a ${if (x) "}" else '"'} b"#, "c"]);
        assert_eq!(words(r#"a =~ /x"y/; b / c / d"#, false), ["a", "=", "~", "x\"y", ";", "b", "/", "c", "/", "d"]);
        assert_eq!(
            words("`java-library`; 1.8; 21; 1..5", true),
            ["java-library", ";", "1.8", ";", "21", ";", "1", "..", "5"]
        );
        assert_eq!(words("\"never closed\nnext", false), ["never closed", "next"]);
    }

    #[test]
    fn lines_are_counted_through_strings_and_comments() {
        let lines: Vec<u32> = tokens("/*\n*/ a\r\n'''\n''' b\n\"c\"", false)
            .iter()
            .filter(|t| t.kind != Kind::Newline)
            .map(|t| t.line)
            .collect();
        assert_eq!(lines, [2, 3, 4, 5]);
    }
}
