//! Markdown for the terminal. What a page says survives without colour: links keep their address, code its back quotes.

use crate::style::Style;
use anstyle::{AnsiColor, Color, Style as Ansi};
use pulldown_cmark::{Alignment, CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

/// Renders Markdown, wrapped to the width of the style; ends with one line terminator.
pub fn render(text: &str, style: Style) -> String {
    let mut renderer = Renderer {
        style,
        out: String::new(),
        inline: vec![],
        faces: vec![Face::default()],
        links: vec![],
        containers: vec![],
        code: None,
        table: None,
        tight: true,
    };
    for event in Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH) {
        renderer.event(event);
    }
    renderer.flush();
    let mut out = renderer.out.trim_end().to_owned();
    out.push('\n');
    out
}

/// Wraps text without any markup.
pub fn wrap_plain(text: &str, width: usize) -> String {
    let cells: Vec<Cell> = text.chars().map(|char| Cell { char, face: Face::default() }).collect();
    wrap(&cells, width)
        .iter()
        .map(|line| line.iter().map(|cell| cell.char).collect::<String>())
        .collect::<Vec<_>>()
        .join("\n")
}

/// How a character looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Face {
    bold: bool,
    italic: bool,
    code: bool,
    /// Index into the links of the renderer.
    link: Option<usize>,
}

/// A character with its look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cell {
    char: char,
    face: Face,
}

/// What encloses a block.
enum Container {
    Quote,
    List {
        next: Option<u64>,
    },
    /// An item: its marker, until it is printed with the first line.
    Item {
        marker: String,
        width: usize,
        printed: bool,
    },
}

struct Table {
    alignments: Vec<Alignment>,
    rows: Vec<Vec<Vec<Cell>>>,
}

struct Renderer {
    style: Style,
    out: String,
    inline: Vec<Cell>,
    faces: Vec<Face>,
    links: Vec<String>,
    containers: Vec<Container>,
    /// The info string and text of the code block being read.
    code: Option<(String, String)>,
    table: Option<Table>,
    /// No blank line before the next block.
    tight: bool,
}

impl Renderer {
    fn event(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.start(tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) => match &mut self.code {
                Some((_, code)) => code.push_str(&text),
                None => self.push(&text, self.face()),
            },
            Event::Code(code) => {
                // Blanks in code do not break, so that a call stays on one line.
                let code = code.replace(' ', "\u{a0}");
                let code = if self.style.color { code } else { format!("`{code}`") };
                self.push(&code, Face { code: true, ..self.face() });
            }
            Event::SoftBreak => self.push(" ", self.face()),
            Event::HardBreak => self.push("\n", self.face()),
            Event::Rule => {
                self.flush();
                self.block_gap();
                let rule = "-".repeat(self.room().min(20));
                self.line(&rule);
            }
            Event::Html(html) | Event::InlineHtml(html) => self.push(&html, self.face()),
            Event::FootnoteReference(name) => self.push(&format!("[{name}]"), self.face()),
            Event::TaskListMarker(done) => self.push(if done { "[x] " } else { "[ ] " }, self.face()),
            Event::InlineMath(math) | Event::DisplayMath(math) => self.push(&math, self.face()),
        }
    }

    fn start(&mut self, tag: Tag<'_>) {
        match tag {
            Tag::Heading { .. } => {
                self.flush();
                self.faces.push(Face { bold: true, ..Face::default() });
            }
            Tag::Strong => self.faces.push(Face { bold: true, ..self.face() }),
            Tag::Emphasis => self.faces.push(Face { italic: true, ..self.face() }),
            Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. } => {
                self.links.push(dest_url.into_string());
                self.faces.push(Face { link: Some(self.links.len() - 1), ..self.face() });
            }
            Tag::BlockQuote(_) => {
                self.flush();
                self.containers.push(Container::Quote);
            }
            Tag::List(next) => {
                self.flush();
                // A list inside an item follows its text without a gap.
                self.tight |= !self.containers.is_empty();
                self.containers.push(Container::List { next });
            }
            Tag::Item => {
                self.flush();
                let depth = self.containers.iter().filter(|one| matches!(one, Container::List { .. })).count();
                let marker = match self.containers.last_mut() {
                    Some(Container::List { next: Some(number) }) => {
                        *number += 1;
                        format!("{}. ", *number - 1)
                    }
                    _ => "- ".to_owned(),
                };
                let marker = if depth == 1 { format!("  {marker}") } else { marker };
                self.containers.push(Container::Item { width: marker.len(), marker, printed: false });
            }
            Tag::CodeBlock(kind) => {
                self.flush();
                let info = match kind {
                    CodeBlockKind::Fenced(info) => info.into_string(),
                    CodeBlockKind::Indented => String::new(),
                };
                self.code = Some((info, String::new()));
            }
            Tag::Table(alignments) => {
                self.flush();
                self.table = Some(Table { alignments, rows: vec![] });
            }
            Tag::TableHead => {
                self.faces.push(Face { bold: true, ..Face::default() });
                self.new_row();
            }
            Tag::TableRow => self.new_row(),
            Tag::Paragraph | Tag::HtmlBlock => self.flush(),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Heading(_) => {
                self.flush();
                self.faces.pop();
            }
            TagEnd::Strong | TagEnd::Emphasis => {
                self.faces.pop();
            }
            TagEnd::Link | TagEnd::Image => {
                let face = self.faces.pop().unwrap_or_default();
                self.end_link(face);
            }
            TagEnd::BlockQuote(_) | TagEnd::Item => {
                self.flush();
                // An empty item still shows its marker.
                if let Some(Container::Item { printed: false, .. }) = self.containers.last() {
                    self.line("");
                }
                self.containers.pop();
                self.tight = tag == TagEnd::Item;
            }
            TagEnd::List(_) => {
                self.containers.pop();
                self.tight = false;
            }
            TagEnd::CodeBlock => {
                if let Some((info, code)) = self.code.take() {
                    self.code_block(&info, &code);
                }
            }
            TagEnd::TableHead => {
                self.faces.pop();
            }
            TagEnd::TableCell => {
                let cells = std::mem::take(&mut self.inline);
                if let Some(row) = self.table.as_mut().and_then(|table| table.rows.last_mut()) {
                    row.push(cells);
                }
            }
            TagEnd::Table => {
                if let Some(table) = self.table.take() {
                    self.table(&table);
                }
            }
            TagEnd::Paragraph | TagEnd::HtmlBlock => self.flush(),
            _ => {}
        }
    }

    /// Writes the address behind the text of a link where the terminal cannot hide it.
    fn end_link(&mut self, face: Face) {
        let Some(url) = face.link.and_then(|link| self.links.get(link)).cloned() else { return };
        let text: String =
            self.inline.iter().rev().take_while(|cell| cell.face.link == face.link).map(|cell| cell.char).collect();
        let text: String = text.chars().rev().collect();
        if !self.style.hyperlinks && text != url {
            self.push(&format!(" ({url})"), self.face());
        }
    }

    fn new_row(&mut self) {
        if let Some(table) = &mut self.table {
            table.rows.push(vec![]);
        }
    }

    fn face(&self) -> Face {
        self.faces.last().copied().unwrap_or_default()
    }

    fn push(&mut self, text: &str, face: Face) {
        self.inline.extend(text.chars().map(|char| Cell { char, face }));
    }

    /// Writes the text gathered so far as one block.
    fn flush(&mut self) {
        let cells = std::mem::take(&mut self.inline);
        if cells.iter().all(|cell| cell.char.is_whitespace()) {
            return;
        }
        self.block_gap();
        for line in wrap(&cells, self.room()) {
            let line = self.paint(&line);
            self.line(&line);
        }
    }

    fn code_block(&mut self, info: &str, code: &str) {
        self.block_gap();
        let mut words = info.split_whitespace();
        let language = words.next().unwrap_or("");
        let label = words.find_map(|word| match word {
            "flagged" => Some("reported:"),
            "clean" => Some("not reported:"),
            _ => None,
        });
        if let Some(label) = label {
            let label = self.ansi(Ansi::new().italic(), label);
            self.line(&label);
        }
        for line in code.trim_end_matches('\n').split('\n') {
            let line = if self.style.color { highlight(line, language) } else { line.to_owned() };
            self.line(&if line.is_empty() { line } else { format!("    {line}") });
        }
    }

    fn table(&mut self, table: &Table) {
        self.block_gap();
        let columns = table.rows.iter().map(Vec::len).max().unwrap_or(0);
        let widest = |column: usize| {
            table.rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.len()).max().unwrap_or(0)
        };
        let mut widths: Vec<usize> = (0..columns).map(widest).collect();
        // Take room from the widest column that can still give some, so that no word is torn and the columns stay aligned.
        let longest_word = |column: usize| {
            let words = table.rows.iter().filter_map(|row| row.get(column));
            words.flat_map(|cell| cell.split(|cell| cell.char == ' ')).map(<[Cell]>::len).max().unwrap_or(0)
        };
        let least: Vec<usize> = (0..columns).map(|column| longest_word(column).max(8).min(widths[column])).collect();
        let room = self.room().saturating_sub(2 * columns.saturating_sub(1));
        while widths.iter().sum::<usize>() > room {
            let can_give = (0..columns).filter(|column| widths[*column] > least[*column]);
            match can_give.max_by_key(|column| widths[*column]) {
                Some(column) => widths[column] -= 1,
                None => break,
            }
        }
        for (index, row) in table.rows.iter().enumerate() {
            let cells: Vec<Vec<Vec<Cell>>> = row.iter().zip(&widths).map(|(cell, width)| wrap(cell, *width)).collect();
            let height = cells.iter().map(Vec::len).max().unwrap_or(0);
            for at in 0..height {
                let mut line = String::new();
                for (column, (cell, width)) in cells.iter().zip(&widths).enumerate() {
                    let content = cell.get(at).map_or(&[][..], Vec::as_slice);
                    let gap = width.saturating_sub(content.len());
                    let left = match table.alignments.get(column) {
                        Some(Alignment::Right) => gap,
                        Some(Alignment::Center) => gap / 2,
                        _ => 0,
                    };
                    line.push_str(&" ".repeat(left));
                    line.push_str(&self.paint(content));
                    line.push_str(&" ".repeat(gap - left + 2));
                }
                self.line(line.trim_end());
            }
            if index == 0 {
                let rule = widths.iter().map(|width| "-".repeat(*width)).collect::<Vec<_>>().join("  ");
                self.line(&rule);
            }
        }
    }

    /// A blank line between blocks, except where a list is tight.
    fn block_gap(&mut self) {
        // The text of an item follows its marker; the first item of an outer list is apart from what stands before it.
        let pending_marker = matches!(self.containers.last(), Some(Container::Item { printed: false, .. }));
        let apart = !pending_marker || self.containers.len() == 2;
        if !self.tight && apart && !self.out.is_empty() {
            self.out.push('\n');
        }
        self.tight = false;
    }

    /// Columns left inside the containers.
    fn room(&self) -> usize {
        let used: usize = self
            .containers
            .iter()
            .map(|container| match container {
                Container::Quote => 2,
                Container::Item { width, .. } => *width,
                Container::List { .. } => 0,
            })
            .sum();
        self.style.width.saturating_sub(used).max(10)
    }

    /// Writes one line inside its containers.
    fn line(&mut self, text: &str) {
        let mut prefix = String::new();
        for container in &mut self.containers {
            match container {
                Container::Quote => prefix.push_str("> "),
                Container::List { .. } => {}
                Container::Item { marker, printed: printed @ false, .. } => {
                    prefix.push_str(marker);
                    *printed = true;
                }
                Container::Item { width, .. } => prefix.push_str(&" ".repeat(*width)),
            }
        }
        let line = format!("{prefix}{text}");
        self.out.push_str(line.trim_end());
        self.out.push('\n');
    }

    fn ansi(&self, ansi: Ansi, text: &str) -> String {
        if self.style.color { format!("{ansi}{text}{ansi:#}") } else { text.to_owned() }
    }

    /// The text of a line, with an escape sequence wherever the look changes.
    fn paint(&self, cells: &[Cell]) -> String {
        let mut out = String::new();
        for run in cells.chunk_by(|left, right| left.face == right.face) {
            let Some(first) = run.first() else { continue };
            let text: String = run.iter().map(|cell| if cell.char == '\u{a0}' { ' ' } else { cell.char }).collect();
            let text = if first.face == Face::default() { text } else { self.ansi(first.face.ansi(), &text) };
            match first.face.link.and_then(|link| self.links.get(link)) {
                Some(url) if self.style.hyperlinks => out.push_str(&format!("\x1b]8;;{url}\x1b\\{text}\x1b]8;;\x1b\\")),
                _ => out.push_str(&text),
            }
        }
        out
    }
}

impl Face {
    fn ansi(self) -> Ansi {
        let mut ansi = Ansi::new();
        if self.bold {
            ansi = ansi.bold();
        }
        if self.italic {
            ansi = ansi.italic();
        }
        if self.code {
            ansi = ansi.fg_color(Some(Color::Ansi(AnsiColor::Cyan)));
        }
        if self.link.is_some() {
            ansi = ansi.underline();
        }
        ansi
    }
}

/// Breaks at blanks into lines of at most `width` characters; a longer word gets a line of its own. `\n` always breaks.
fn wrap(cells: &[Cell], width: usize) -> Vec<Vec<Cell>> {
    let mut lines = vec![];
    for paragraph in cells.split(|cell| cell.char == '\n') {
        let mut line: Vec<Cell> = vec![];
        for word in paragraph.split_inclusive(|cell| cell.char == ' ') {
            let length = word.iter().filter(|cell| cell.char != ' ').count();
            if !line.is_empty() && line.len() + length > width {
                lines.push(trimmed(std::mem::take(&mut line)));
            }
            // Blanks at the start of a line and doubled ones say nothing.
            let after_blank = line.last().is_none_or(|cell| cell.char == ' ');
            if length > 0 || !after_blank {
                line.extend(word);
            }
        }
        lines.push(trimmed(line));
    }
    lines
}

fn trimmed(mut line: Vec<Cell>) -> Vec<Cell> {
    while line.last().is_some_and(|cell| cell.char == ' ') {
        line.pop();
    }
    line
}

/// Comments dimmed, strings green: enough to find the point of an example.
fn highlight(line: &str, language: &str) -> String {
    let marker = match language {
        "java" | "kotlin" | "groovy" | "gradle" | "json" => "//",
        "toml" | "yaml" | "properties" | "sh" | "shell" | "dockerfile" | "console" => "#",
        _ => return line.to_owned(),
    };
    let comment = Ansi::new().dimmed();
    let string = Ansi::new().fg_color(Some(Color::Ansi(AnsiColor::Green)));
    let mut out = String::new();
    let mut rest = line;
    while let Some(at) = rest.find(['"', '/', '#']) {
        let (before, after) = rest.split_at(at);
        out.push_str(before);
        if after.starts_with(marker) {
            out.push_str(&format!("{comment}{after}{comment:#}"));
            return out;
        }
        let Some(inside) = after.strip_prefix('"') else {
            out.push_str(&after[..1]);
            rest = &after[1..];
            continue;
        };
        let length = inside.find('"').map_or(after.len(), |end| end + 2);
        out.push_str(&format!("{string}{}{string:#}", &after[..length]));
        rest = &after[length..];
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str, width: usize) -> String {
        render(text, Style { width, ..Style::PLAIN })
    }

    #[test]
    fn paragraphs_wrap_and_code_keeps_its_quotes() {
        assert_eq!(plain("One two\nthree `a b c` **four** *five*.", 20), "One two three\n`a b c` four five.\n");
        assert_eq!(plain("a\\\nb", 20), "a\nb\n");
        assert_eq!(plain("abcdefghijklmnopqrstuvwxyz a", 20), "abcdefghijklmnopqrstuvwxyz\na\n");
    }

    #[test]
    fn blocks_are_apart_and_lists_are_tight() {
        let text = "## Head\nText:\n\n- one\n- two two two two two two\n  - inner\n\nAfter\n\n1. first\n2. second\n\n> quoted\n";
        assert_eq!(
            plain(text, 20),
            "Head\n\nText:\n\n  - one\n  - two two two two\n    two two\n    - inner\n\nAfter\n\n  1. first\n  2. second\n\n> quoted\n"
        );
    }

    #[test]
    fn code_is_indented_and_labelled() {
        assert_eq!(
            plain("Text.\n```java flagged\nint x; // y\n\n  z();\n```\nMore.\n", 60),
            "Text.\n\nreported:\n    int x; // y\n\n      z();\n\nMore.\n"
        );
        assert_eq!(plain("- item:\n\n  ```\n  code\n  ```\n", 60), "  - item:\n\n        code\n");
    }

    #[test]
    fn tables_are_aligned_and_wrap_inside_their_cells() {
        assert_eq!(plain("| a | bb |\n|---|---:|\n| `x` | 1 |\n", 60), "a    bb\n---  --\n`x`   1\n");
        let wide = plain("| a | b |\n|---|---|\n| x | one two three four five six seven eight |\n", 24);
        assert!(wide.lines().all(|line| line.chars().count() <= 24), "{wide}");
        assert!(wide.contains("eight"));
    }

    #[test]
    fn links_keep_their_address_unless_the_terminal_holds_it() {
        assert_eq!(
            plain("See [the JEP](https://openjdk.org/jeps/491).", 80),
            "See the JEP (https://openjdk.org/jeps/491).\n"
        );
        assert_eq!(plain("<https://a.b>", 80), "https://a.b\n");
        let linked = render("[x](https://a.b)", Style { terminal: true, color: true, hyperlinks: true, width: 80 });
        assert!(linked.contains("\x1b]8;;https://a.b\x1b\\"), "{linked:?}");
        assert!(!linked.contains("(https"));
    }

    #[test]
    fn highlighting_only_adds_escapes() {
        let line = highlight("a = \"x // y\"; b / c; // d \"e\"", "java");
        let bare = line.replace("\x1b[32m", "").replace("\x1b[2m", "").replace("\x1b[0m", "");
        assert_eq!(bare, "a = \"x // y\"; b / c; // d \"e\"");
        assert!(line.ends_with("\x1b[0m"));
    }
}
