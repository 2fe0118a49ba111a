//! Tokens of a build script as statements and blocks, and the chains of calls they are made of.

use super::token::{Kind, Token, tokens};

/// Deepest nesting of brackets that is followed; real scripts stay below 20.
const MAX_DEPTH: usize = 64;

/// Statements in braces, or a whole script.
#[derive(Clone, Debug, Default)]
pub struct Block {
    /// In order.
    pub statements: Vec<Vec<Node>>,
}

/// A piece of a statement.
#[derive(Clone, Debug)]
pub enum Node {
    /// A word, number, text or operator.
    Token(Token),
    /// `(…)`.
    Parens(Vec<Node>, u32),
    /// `[…]`.
    Square(Vec<Node>, u32),
    /// `{…}`.
    Braces(Block, u32),
}

impl Node {
    /// The token, if it is one.
    pub fn token(&self) -> Option<&Token> {
        if let Node::Token(token) = self { Some(token) } else { None }
    }

    /// Whether it is this operator.
    pub fn is_mark(&self, mark: &str) -> bool {
        self.token().is_some_and(|token| token.is_mark(mark))
    }

    /// Whether it is this word.
    pub fn is_word(&self, word: &str) -> bool {
        self.token().is_some_and(|token| token.is_word(word))
    }

    /// The word, if it is one.
    pub fn word(&self) -> Option<&str> {
        self.token().filter(|token| token.kind == Kind::Word).map(|token| &*token.text)
    }

    /// The content of a string.
    pub fn text(&self) -> Option<&str> {
        self.token().filter(|token| matches!(token.kind, Kind::Text { .. })).map(|token| &*token.text)
    }

    /// The line it starts on.
    pub fn line(&self) -> u32 {
        match self {
            Node::Token(token) => token.line,
            Node::Parens(_, line) | Node::Square(_, line) | Node::Braces(_, line) => *line,
        }
    }
}

/// Reads a script. Unbalanced brackets are closed at the end of what holds them.
pub fn parse(text: &str, kotlin: bool) -> Block {
    let mut parser = Parser { tokens: tokens(text, kotlin), at: 0 };
    let mut whole = Block::default();
    while parser.at < parser.tokens.len() {
        whole.statements.append(&mut parser.block(0).statements);
        // A closing bracket too many ends a block; skip it and go on.
        parser.at += 1;
    }
    whole
}

struct Parser {
    tokens: Vec<Token>,
    at: usize,
}

impl Parser {
    /// Statements up to a closing bracket, which is left.
    fn block(&mut self, depth: usize) -> Block {
        let mut block = Block::default();
        let mut current: Vec<Node> = Vec::new();
        while let Some(token) = self.tokens.get(self.at) {
            if is_closing(token) {
                break;
            }
            if token.is_mark(";") || (token.kind == Kind::Newline && !self.continues(&current)) {
                self.at += 1;
                if !current.is_empty() {
                    block.statements.push(std::mem::take(&mut current));
                }
            } else if token.kind == Kind::Newline {
                self.skip_newlines();
            } else if token.is_mark("->") {
                // Parameters of a lambda or the condition of a `when` branch: the statement follows.
                self.at += 1;
                current.clear();
            } else {
                current.extend(self.node(depth));
            }
        }
        if !current.is_empty() {
            block.statements.push(current);
        }
        block
    }

    fn skip_newlines(&mut self) {
        while self.tokens.get(self.at).is_some_and(|token| token.kind == Kind::Newline) {
            self.at += 1;
        }
    }

    /// Whether a statement goes on after the line break at hand.
    fn continues(&self, current: &[Node]) -> bool {
        if current.is_empty() {
            return false;
        }
        let open = current.last().is_some_and(|node| {
            node.token().is_some_and(|token| {
                token.kind == Kind::Mark && !matches!(&*token.text, "!!" | "*" | ">" | "++" | "--")
                    || token.is_word("as")
                    || token.is_word("else")
            })
        });
        let next = self.tokens[self.at..].iter().find(|token| token.kind != Kind::Newline);
        let goes_on = next.is_some_and(|token| {
            token.kind == Kind::Mark && matches!(&*token.text, "." | "?." | "?:" | "?" | ":" | "&&" | "||" | "=" | "*.")
        });
        open || goes_on
    }

    /// One piece; brackets with all they hold. Nothing where the nesting is too deep.
    fn node(&mut self, depth: usize) -> Option<Node> {
        let token = self.tokens.get(self.at)?.clone();
        self.at += 1;
        let opening = token.kind == Kind::Mark && matches!(&*token.text, "(" | "[" | "{");
        if !opening {
            return Some(Node::Token(token));
        }
        if depth >= MAX_DEPTH {
            self.skip_nested();
            return None;
        }
        let line = token.line;
        Some(match &*token.text {
            "(" => Node::Parens(self.group(")", depth + 1), line),
            "[" => Node::Square(self.group("]", depth + 1), line),
            _ => {
                let block = self.block(depth + 1);
                self.close("}");
                Node::Braces(block, line)
            }
        })
    }

    /// Pieces up to the closing bracket; line breaks mean nothing here.
    fn group(&mut self, closing: &str, depth: usize) -> Vec<Node> {
        let mut nodes = Vec::new();
        while let Some(token) = self.tokens.get(self.at) {
            if is_closing(token) {
                break;
            }
            if token.kind == Kind::Newline {
                self.at += 1;
            } else {
                nodes.extend(self.node(depth));
            }
        }
        self.close(closing);
        nodes
    }

    /// Takes the closing bracket that was waited for. Another one belongs to an outer bracket and is left to it, unless it
    /// is a stray `)` or `]` inside braces.
    fn close(&mut self, closing: &str) {
        while let Some(token) = self.tokens.get(self.at) {
            if token.is_mark(closing) {
                self.at += 1;
                return;
            }
            if closing == "}" && is_closing(token) {
                // `)` inside braces that nothing opened: drop it, and what follows up to the brace with it.
                self.at += 1;
                while self.tokens.get(self.at).is_some_and(|token| !is_closing(token)) {
                    self.at += 1;
                }
            } else {
                return;
            }
        }
    }

    /// Passes over everything up to the bracket that closes the one just taken.
    fn skip_nested(&mut self) {
        let mut depth = 1;
        while let Some(token) = self.tokens.get(self.at) {
            if token.kind == Kind::Mark && matches!(&*token.text, "(" | "[" | "{") {
                depth += 1;
            } else if is_closing(token) {
                depth -= 1;
            }
            self.at += 1;
            if depth == 0 {
                return;
            }
        }
    }
}

fn is_closing(token: &Token) -> bool {
    token.kind == Kind::Mark && matches!(&*token.text, ")" | "]" | "}")
}

/// One link of `tasks.named<JavaCompile>("compileJava") { … }`.
#[derive(Clone, Debug, Default)]
pub struct Link<'n> {
    /// The name.
    pub name: &'n str,
    /// Type arguments in `<…>`.
    pub types: Vec<&'n str>,
    /// Arguments in parentheses.
    pub arguments: Option<&'n [Node]>,
    /// The index in `[…]`.
    pub index: Option<&'n [Node]>,
    /// The block behind it.
    pub block: Option<&'n Block>,
    /// Line of the name.
    pub line: u32,
}

/// The chain of names and calls at the start of `nodes`, and how many nodes it takes. Empty when none starts there.
pub fn chain(nodes: &[Node]) -> (Vec<Link<'_>>, usize) {
    let mut links: Vec<Link<'_>> = Vec::new();
    let mut at = 0;
    while let Some(name) = nodes.get(at).and_then(Node::word) {
        let mut link = Link { name, line: nodes[at].line(), ..Link::default() };
        at += 1;
        if let Some((types, length)) = type_arguments(&nodes[at..]) {
            link.types = types;
            at += length;
        }
        loop {
            match nodes.get(at) {
                Some(Node::Parens(arguments, _)) if link.arguments.is_none() => link.arguments = Some(arguments),
                Some(Node::Square(index, _)) if link.index.is_none() && link.block.is_none() => {
                    link.index = Some(index)
                }
                Some(Node::Braces(block, _)) if link.block.is_none() => link.block = Some(block),
                Some(node) if node.is_mark("!!") => {}
                _ => break,
            }
            at += 1;
        }
        links.push(link);
        let dot = nodes.get(at).is_some_and(|node| node.is_mark(".") || node.is_mark("?.") || node.is_mark("*."));
        if !dot || nodes.get(at + 1).and_then(Node::word).is_none() {
            break;
        }
        at += 1;
    }
    (links, at)
}

/// `<JavaCompile>` or `<A, B>` at the start of `nodes`, followed by a call.
fn type_arguments(nodes: &[Node]) -> Option<(Vec<&str>, usize)> {
    if !nodes.first()?.is_mark("<") {
        return None;
    }
    let mut types = Vec::new();
    for (at, node) in nodes.iter().enumerate().skip(1).take(16) {
        if node.is_mark(">") {
            let called = matches!(nodes.get(at + 1), Some(Node::Parens(..) | Node::Braces(..)));
            return called.then_some((types, at + 1));
        }
        match node.word() {
            Some(word) => types.push(word),
            None if node.is_mark(".") || node.is_mark(",") || node.is_mark("*") || node.is_mark("?") => {}
            None => return None,
        }
    }
    None
}

/// The arguments of a call, split at commas.
pub fn arguments(nodes: &[Node]) -> impl Iterator<Item = &[Node]> {
    nodes.split(|node| node.is_mark(",")).filter(|argument| !argument.is_empty())
}

/// Nodes as short text for listings.
pub fn render(nodes: &[Node]) -> String {
    let mut out = String::new();
    for node in nodes {
        match node {
            Node::Token(token) => {
                let tight = matches!(&*token.text, "." | "?." | "," | "!!" | "::") && token.kind == Kind::Mark;
                let glued = out.is_empty() || out.ends_with(['.', '(', '[', '!']);
                if !tight && !glued {
                    out.push(' ');
                }
                match token.kind {
                    Kind::Text { .. } => out.push_str(&format!("\"{}\"", token.text.escape_debug())),
                    _ => out.push_str(&token.text),
                }
            }
            Node::Parens(inner, _) => out.push_str(&format!("({})", render(inner))),
            Node::Square(inner, _) => out.push_str(&format!("[{}]", render(inner))),
            Node::Braces(..) => out.push_str(" {…}"),
        }
    }
    if out.chars().count() > 60 { out.chars().take(59).chain(['…']).collect() } else { out }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn statements(text: &str) -> Vec<String> {
        parse(text, false).statements.iter().map(|nodes| render(nodes)).collect()
    }

    #[test]
    fn statements_end_at_lines_unless_they_go_on() {
        assert_eq!(statements("a = 1\nb 2; c"), ["a = 1", "b 2", "c"]);
        assert_eq!(statements("a =\n 1\nb\n .c(\n d,\n e)\n x ?\n 1 :\n 2"), ["a = 1", "b.c(d, e)", "x ? 1 : 2"]);
        assert_eq!(statements("a { b }\n} c ) d"), ["a {…}", "c", "d"]);
    }

    #[test]
    fn chains_know_their_types_arguments_and_blocks() {
        let block = parse("tasks.named<JavaCompile>(\"x\").configure { a }", true);
        let (links, length) = chain(&block.statements[0]);
        assert_eq!(length, block.statements[0].len());
        assert_eq!(links.iter().map(|link| link.name).collect::<Vec<_>>(), ["tasks", "named", "configure"]);
        assert_eq!(links[1].types, ["JavaCompile"]);
        assert!(links[1].arguments.is_some() && links[2].block.is_some());
    }

    #[test]
    fn nesting_without_end_is_cut() {
        let text = "{(".repeat(100_000);
        assert_eq!(parse(&text, true).statements.len(), 1);
        parse(&"}".repeat(100_000), true);
    }
}
