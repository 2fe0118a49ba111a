//! Findings for people: source snippets, flows and help. The only place that knows miette.
//!
//! miette draws the snippets; headers, flows and help are ours. It never sees a file, only an [`Excerpt`]: the few lines
//! around the places of one finding, already trimmed to the width, with every hostile character replaced, and with the
//! places moved accordingly. So a snippet costs its own lines and not the file, two places far apart never become one long
//! snippet, columns in headers are UTF-16 columns, and nothing in a comment can drive the terminal.

use super::text::{self, cells, harmless, is_hostile, one_line, wrap};
use super::{Options, Report, Selection, Shown, help_url};
use crate::finding::{Level, Note};
use crate::source::{RepoPath, Source, Span};
use anstyle::{AnsiColor, Style};
use miette::{
    Diagnostic, GraphicalReportHandler, GraphicalTheme, LabeledSpan, MietteError, MietteSpanContents, SourceCode,
    SourceSpan, SpanContents, ThemeCharacters, ThemeStyles,
};
use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, Write};
use std::ops::Range;

/// Places drawn a finding; further ones are named in a line each.
const MAX_MARKS: usize = 6;
/// Lines shown before and after the lines that hold a place in the finding's own file.
const CONTEXT: u32 = 1;
/// Cells of a source line when the width is not known, and the least that is shown.
const LINE_CELLS: usize = 160;
const LEAST_CELLS: usize = 40;

/// Writes the report.
pub(super) fn write(report: &Report, options: &Options, out: &mut dyn Write) -> io::Result<()> {
    let selection = Selection::new(report, options, options.max_results);
    let mut printer = Printer::new(report, options, out);
    for &shown in &selection.shown {
        if options.narrated { printer.narrate(shown)? } else { printer.draw(shown)? }
    }
    if selection.omitted > 0 {
        printer.say(&format!("… and {} not shown.", text::count(selection.omitted, "more finding")))?;
    }
    Ok(())
}

struct Printer<'a> {
    report: &'a Report,
    options: &'a Options,
    out: &'a mut dyn Write,
    default_levels: BTreeMap<&'static str, Level>,
    /// Bytes of source text looked at so far; a test watches it.
    examined: usize,
}

impl<'a> Printer<'a> {
    fn new(report: &'a Report, options: &'a Options, out: &'a mut dyn Write) -> Self {
        let default_levels = options.rules.iter().map(|rule| (rule.id, rule.page().level)).collect();
        Self { report, options, out, default_levels, examined: 0 }
    }

    fn draw(&mut self, shown: Shown<'_>) -> io::Result<()> {
        let finding = shown.finding;
        self.header(shown)?;

        // The first places are drawn, by file; what finds no room is named in words.
        let primary = Mark::primary(finding.place.span, one_line(&finding.label));
        let mut drawn: Vec<(&RepoPath, Vec<Mark<'_>>)> = vec![(&finding.place.path, vec![primary])];
        for note in finding.related.iter().take(MAX_MARKS - 1) {
            let mark = Mark::related(note);
            match drawn.iter_mut().find(|(path, _)| **path == note.place.path) {
                Some((_, marks)) => marks.push(mark),
                None => drawn.push((&note.place.path, vec![mark])),
            }
        }
        let mut named: Vec<&Note> = Vec::new();
        for (path, marks) in &drawn {
            let context = if **path == finding.place.path { CONTEXT } else { 0 };
            let lost = self.snippet(path, marks, context, finding.level)?;
            named.extend(lost.into_iter().filter_map(|index| marks[index].note));
        }
        named.extend(finding.related.iter().skip(MAX_MARKS - 1));
        for note in named {
            let place = text::location(self.report, self.options, &note.place);
            self.prose("  note: ", AnsiColor::Cyan, &format!("{place}: {}", one_line(&note.message)))?;
        }
        for (step, note) in (1..).zip(&finding.flow) {
            let place = text::location(self.report, self.options, &note.place);
            let indent = if step == 1 { "  flow: " } else { "        " };
            self.prose(indent, AnsiColor::Cyan, &format!("{step}. {place} {}", one_line(&note.message)))?;
        }
        if let Some(why) = self.lowered(shown) {
            self.prose("   jdk: ", AnsiColor::Cyan, &why)?;
        }
        if let Some(fix) = &finding.fix {
            self.prose("  help: ", AnsiColor::Green, &fix.title)?;
        }
        writeln!(self.out)
    }

    /// `level[rule]: message`
    fn header(&mut self, shown: Shown<'_>) -> io::Result<()> {
        let finding = shown.finding;
        let style = self.style(level_color(finding.level)).bold();
        let style = if self.options.color { style } else { Style::new() };
        let rule = if self.options.hyperlinks {
            format!("\u{1b}]8;;{}\u{1b}\\{}\u{1b}]8;;\u{1b}\\", help_url(finding.rule), finding.rule)
        } else {
            finding.rule.to_owned()
        };
        let silenced = shown.silenced();
        let used = finding.level.as_str().len() + finding.rule.len() + silenced.len() + 4;
        let mut first = used;
        let mut lead = format!("{style}{}[{rule}]{style:#}{silenced}: ", finding.level);
        for line in text::lines(&finding.message) {
            for part in wrap(&line, self.options.width.saturating_sub(2), first) {
                self.say(&format!("{lead}{part}"))?;
                lead = "  ".to_owned();
                first = 0;
            }
        }
        Ok(())
    }

    /// Prose after a coloured word, its further lines below the first.
    fn prose(&mut self, lead: &str, color: AnsiColor, prose: &str) -> io::Result<()> {
        let style = self.style(color);
        let room = if self.options.width == 0 { 0 } else { self.options.width.saturating_sub(lead.len()).max(20) };
        let mut lead_out = format!("{style}{lead}{style:#}");
        for line in text::lines(prose) {
            // An indented line is code: it keeps its shape.
            let parts = if line.starts_with(' ') { vec![line] } else { wrap(&line, room, 0) };
            for part in parts {
                self.say(format!("{lead_out}{part}").trim_end())?;
                lead_out = " ".repeat(lead.len());
            }
        }
        Ok(())
    }

    /// Draws the places of one file; returns the indices of those that could not be drawn.
    fn snippet(&mut self, path: &RepoPath, marks: &[Mark<'_>], context: u32, level: Level) -> io::Result<Vec<usize>> {
        let name = text::display_path(path.as_str(), self.options);
        let Some(source) = self.report.sources.get(path) else {
            if marks.iter().any(|mark| mark.is_primary()) {
                self.say(&format!("  at {name}"))?;
            }
            return Ok((0..marks.len()).collect());
        };
        let room = if self.options.width == 0 { LINE_CELLS } else { self.options.width };
        let gutter = source.lines().count().to_string().len() + 5;
        let excerpt = Excerpt::new(source, name, marks, context, room.saturating_sub(gutter).max(LEAST_CELLS));
        self.examined += excerpt.examined;

        let mut drawing = String::new();
        let handler = GraphicalReportHandler::new_themed(self.theme(&excerpt, marks, level))
            .with_width(room)
            .with_context_lines(CONTEXT as usize)
            .with_urls(false)
            .without_syntax_highlighting();
        handler.render_report(&mut drawing, &excerpt).map_err(|_| io::Error::other("a snippet could not be drawn"))?;
        // miette starts with the (here empty) message.
        let body = drawing.split_once('\n').map_or("", |(_, body)| body);
        for line in body.lines() {
            self.say(line.trim_end())?;
        }
        Ok(excerpt.lost)
    }

    /// Colours: the primary place in that of its level, the others in blue.
    fn theme(&self, excerpt: &Excerpt, marks: &[Mark<'_>], level: Level) -> GraphicalTheme {
        let mut styles = ThemeStyles::none();
        if self.options.color {
            let plain = styles.error;
            let ansi = ThemeStyles::ansi();
            styles.linum = ansi.linum;
            styles.link = plain.bold();
            let primary = match level {
                Level::Error => ansi.error,
                Level::Warning => ansi.warning,
                Level::Note => ansi.advice,
            };
            // In the order in which miette sorts them.
            styles.highlights = excerpt
                .labels
                .iter()
                .map(|label| if marks[label.mark].is_primary() { primary.bold() } else { plain.blue().bold() })
                .collect();
        }
        GraphicalTheme { characters: ThemeCharacters::unicode(), styles }
    }

    /// Writes one or more lines; the only way out for text.
    fn say(&mut self, text: &str) -> io::Result<()> {
        text.split('\n').try_for_each(|line| writeln!(self.out, "{}", harmless(line)))
    }

    fn style(&self, color: AnsiColor) -> Style {
        if self.options.color { Style::new().fg_color(Some(color.into())) } else { Style::new() }
    }

    /// The JDK range, where an assumed end explains why the level is below the rule's own.
    fn lowered(&self, shown: Shown<'_>) -> Option<String> {
        let finding = shown.finding;
        let jdk = finding.jdk;
        let lowered = self.default_levels.get(finding.rule).is_some_and(|&usual| finding.level < usual);
        let assumed = match (jdk.min_assumed, jdk.max_assumed) {
            (false, false) => return None,
            (true, true) => "both ends are".to_owned(),
            (true, false) => format!("{} is", jdk.min),
            (false, true) => format!("{} is", jdk.max),
        };
        lowered.then(|| {
            format!(
                "judged for {jdk}, of which {assumed} assumed, hence only {}; --jdk settles it",
                article(finding.level)
            )
        })
    }

    /// The same in words, one fact a line.
    fn narrate(&mut self, shown: Shown<'_>) -> io::Result<()> {
        let finding = shown.finding;
        let level = finding.level.as_str();
        let message = text::lines(&finding.message).join("\n  ");
        self.say(&format!("{}{}{}: {message}", level[..1].to_uppercase(), &level[1..], shown.silenced()))?;
        self.say(&format!("  Rule: {}", finding.rule))?;
        let (start, end) = self.report.positions(&finding.place);
        let path = text::display_path(finding.place.path.as_str(), self.options);
        let columns = if start.line == end.line && end.column > start.column + 1 {
            format!("columns {} to {}", start.column, end.column - 1)
        } else {
            format!("column {}", start.column)
        };
        self.say(&format!("  Place: {path}, line {}, {columns}", start.line))?;
        if let Some(source) = self.report.sources.get(&finding.place.path) {
            let mark = Mark::primary(finding.place.span, String::new());
            let excerpt = Excerpt::new(source, String::new(), &[mark], 0, LINE_CELLS);
            self.examined += excerpt.examined;
            self.say(&format!("  Source line: {}", excerpt.text.trim().replace('\t', " ")))?;
        }
        if !finding.label.is_empty() {
            self.say(&format!("  Marked: {}", one_line(&finding.label)))?;
        }
        for note in &finding.related {
            let place = text::location(self.report, self.options, &note.place);
            self.say(&format!("  Related: {place}: {}", one_line(&note.message)))?;
        }
        for (step, note) in (1..).zip(&finding.flow) {
            let place = text::location(self.report, self.options, &note.place);
            self.say(&format!("  Flow, step {step}: {place}: {}", one_line(&note.message)))?;
        }
        if let Some(why) = self.lowered(shown) {
            self.say(&format!("  JDK: {why}"))?;
        }
        if let Some(fix) = &finding.fix {
            self.say(&format!("  Help: {}", text::lines(&fix.title).join("\n    ")))?;
        }
        writeln!(self.out)
    }
}

fn article(level: Level) -> &'static str {
    match level {
        Level::Error => "an error",
        Level::Warning => "a warning",
        Level::Note => "a note",
    }
}

fn level_color(level: Level) -> AnsiColor {
    match level {
        Level::Error => AnsiColor::Red,
        Level::Warning => AnsiColor::Yellow,
        Level::Note => AnsiColor::Cyan,
    }
}

/// A place to draw, in bytes of its file.
struct Mark<'a> {
    span: Span,
    text: String,
    /// What it is drawn for; `None` for the primary place.
    note: Option<&'a Note>,
}

impl<'a> Mark<'a> {
    fn primary(span: Span, text: String) -> Self {
        Self { span, text, note: None }
    }

    fn related(note: &'a Note) -> Self {
        Self { span: note.place.span, text: one_line(&note.message), note: Some(note) }
    }

    fn is_primary(&self) -> bool {
        self.note.is_none()
    }
}

/// The lines of one file that a finding shows, as miette's source: own text, own offsets.
#[derive(Debug)]
struct Excerpt {
    name: String,
    text: String,
    blocks: Vec<Block>,
    labels: Vec<Label>,
    /// Indices of marks that the trimmed lines do not show.
    lost: Vec<usize>,
    /// Bytes of the file that were decoded for it.
    examined: usize,
}

/// Lines that follow each other.
#[derive(Debug)]
struct Block {
    /// Bytes of the excerpt's text.
    range: Range<usize>,
    /// Number of the first line, 0-based.
    first: usize,
    count: usize,
}

/// A mark, moved into the excerpt.
#[derive(Debug)]
struct Label {
    mark: usize,
    range: Range<usize>,
    text: String,
    primary: bool,
    /// 0-based line and UTF-16 column in the file.
    line: usize,
    column: usize,
}

impl Excerpt {
    /// Cuts out the lines of the marks with `context` lines around them, each trimmed to `room` cells.
    fn new(source: &Source, name: String, marks: &[Mark<'_>], context: u32, room: usize) -> Self {
        let lines = source.lines();
        let bytes = source.bytes();
        // Spans clipped to their first line: a body of a thousand lines is not worth drawing.
        let mut clipped: Vec<(u32, usize, Span)> = marks
            .iter()
            .enumerate()
            .map(|(index, mark)| {
                let line = lines.line_of(mark.span.start.min(bytes.len() as u32));
                (line, index, clip(bytes, lines.line_range(bytes, line), mark.span))
            })
            .collect();
        clipped.sort_by_key(|&(line, index, span)| (line, span.start, index));

        let mut excerpt =
            Self { name, text: String::new(), blocks: Vec::new(), labels: Vec::new(), lost: Vec::new(), examined: 0 };
        for (first, last) in windows(&clipped, context, lines.count()) {
            let marked = |line: u32| clipped.iter().any(|&(own, ..)| own == line);
            // Blank lines at the edges say nothing, least of all the one after a final line end.
            let blank = |line: u32| !marked(line) && bytes[lines.line_range(bytes, line)].trim_ascii().is_empty();
            let first = (first..=last).find(|&line| !blank(line)).unwrap_or(last);
            let last = (first..=last).rev().find(|&line| !blank(line)).unwrap_or(first);
            let start = excerpt.text.len();
            for line in first..=last {
                let mut on_it: Vec<(usize, Span)> =
                    clipped.iter().filter(|&&(own, ..)| own == line).map(|&(_, index, span)| (index, span)).collect();
                // Where places overlap, the primary one is drawn.
                on_it.sort_by_key(|&(index, _)| !marks[index].is_primary());
                excerpt.add_line(source, line, marks, &on_it, room);
            }
            let range = start..excerpt.text.len();
            excerpt.blocks.push(Block { range, first: first as usize - 1, count: (last - first) as usize + 1 });
        }
        excerpt.labels.sort_by_key(|label| label.range.start);
        excerpt
    }

    fn add_line(&mut self, source: &Source, line: u32, marks: &[Mark<'_>], on_it: &[(usize, Span)], room: usize) {
        let range = source.lines().line_range(source.bytes(), line);
        let focus = on_it.first().map(|&(_, span)| span);
        let trimmed = Trimmed::new(&source.bytes()[range.clone()], range.start, focus, room);
        self.examined += trimmed.examined;
        let start = self.text.len();
        for &(index, span) in on_it {
            let Some(shown) = trimmed.locate(span) else {
                self.lost.push(index);
                continue;
            };
            let shown = start + shown.start..start + shown.end;
            // miette cuts the underline of overlapping labels short.
            if self.labels.iter().any(|other| other.range.start < shown.end && shown.start < other.range.end) {
                self.lost.push(index);
                continue;
            }
            let position = source.position(marks[index].span.start);
            self.labels.push(Label {
                mark: index,
                range: shown,
                text: marks[index].text.clone(),
                primary: marks[index].is_primary(),
                line: line as usize - 1,
                column: position.column as usize - 1,
            });
        }
        self.text.push_str(&trimmed.text);
        self.text.push('\n');
    }
}

/// The span within one line, without blanks at a cut end.
fn clip(bytes: &[u8], line: Range<usize>, span: Span) -> Span {
    let start = (span.start as usize).clamp(line.start, line.end);
    let mut end = (span.end as usize).clamp(start, line.end);
    if end < span.end as usize {
        end = start + bytes[start..end].trim_ascii_end().len();
    }
    Span::new(start as u32, end as u32)
}

/// Groups of lines (1-based, inclusive) that hold the marks and their context, apart by at least one line.
fn windows(clipped: &[(u32, usize, Span)], context: u32, count: u32) -> Vec<(u32, u32)> {
    let mut windows: Vec<(u32, u32)> = Vec::new();
    for &(line, ..) in clipped {
        let (first, last) = (line.saturating_sub(context).max(1), (line + context).min(count));
        match windows.last_mut() {
            Some((_, end)) if first <= *end + 1 => *end = (*end).max(last),
            _ => windows.push((first, last)),
        }
    }
    windows
}

/// One source line made fit to be drawn.
struct Trimmed {
    text: String,
    /// Offset in the file and in `text` of each character kept, and of the end.
    offsets: Vec<(usize, usize)>,
    examined: usize,
}

impl Trimmed {
    /// The part of a line (which starts at byte `base` of its file) that shows `focus`, at most about `room` cells wide.
    fn new(line: &[u8], base: usize, focus: Option<Span>, room: usize) -> Self {
        let (start, end) = focus.map_or((0, 0), |span| (span.start as usize - base, span.end as usize - base));
        // A minified line may be megabytes long: only the bytes that can become visible are decoded.
        let low = char_start(line, start.saturating_sub(4 * room));
        let high = char_start(line, (start + 8 * room).min(line.len()));
        let chars = decoded(&line[low..high], base + low);

        let total: usize = chars.iter().map(|&(_, c)| cells(c)).sum();
        let whole = low == 0 && high == line.len();
        let (mut from, mut to) = (0, chars.len());
        if !whole || total > room {
            let at = |offset: usize| chars.partition_point(|&(byte, _)| byte < base + offset);
            let (start, end) = (at(start), at(end));
            let width = |range: Range<usize>| chars[range].iter().map(|&(_, c)| cells(c)).sum::<usize>();
            if low > 0 || width(0..end) > room - 1 {
                // Keep some text before the place, so that one sees what it belongs to.
                from = start;
                while from > 0 && width(from - 1..start) <= room / 3 {
                    from -= 1;
                }
            }
            let mut used = 0;
            to = from;
            while to < chars.len() && used + cells(chars[to].1) < room - 1 {
                used += cells(chars[to].1);
                to += 1;
            }
        }

        let mut text = String::new();
        let mut offsets = Vec::with_capacity(to - from + 1);
        if low > 0 || from > 0 {
            text.push('…');
        }
        for &(offset, c) in &chars[from..to] {
            if c == '[' && text.ends_with("##") {
                // See `harmless`; here it has to be done before the underlines are placed.
                text.push(' ');
            }
            offsets.push((offset, text.len()));
            text.push(visible(c));
        }
        offsets.push((chars.get(to).map_or(base + high, |&(offset, _)| offset), text.len()));
        if to < chars.len() || high < line.len() {
            text.push('…');
        }
        Self { text, offsets, examined: high - low }
    }

    /// Where a span of the file stands in the text; `None` when its start was trimmed away.
    fn locate(&self, span: Span) -> Option<Range<usize>> {
        let (first, last) = (self.offsets.first()?.0, self.offsets.last()?.0);
        let (start, end) = (span.start as usize, span.end as usize);
        let cut = self.text.ends_with('…') && start == last && end > start;
        if start < first || start > last || cut {
            return None;
        }
        let at = |offset: usize| {
            let index = self.offsets.partition_point(|&(byte, _)| byte < offset).min(self.offsets.len() - 1);
            self.offsets[index].1
        };
        Some(at(start)..at(end))
    }
}

/// The nearest character start at or before `at`.
fn char_start(line: &[u8], at: usize) -> usize {
    let is_inside = |at: usize| line.get(at).is_some_and(|&byte| byte & 0xC0 == 0x80);
    (at.saturating_sub(3)..=at).rev().find(|&at| !is_inside(at)).unwrap_or(at)
}

/// Characters with their offsets in the file; what is not UTF-8 becomes U+FFFD.
fn decoded(bytes: &[u8], base: usize) -> Vec<(usize, char)> {
    let mut chars = Vec::with_capacity(bytes.len());
    let mut offset = base;
    for chunk in bytes.utf8_chunks() {
        chars.extend(chunk.valid().char_indices().map(|(at, c)| (offset + at, c)));
        offset += chunk.valid().len();
        if !chunk.invalid().is_empty() {
            chars.push((offset, '\u{FFFD}'));
            offset += chunk.invalid().len();
        }
    }
    chars
}

/// A stand-in for characters that would drive the terminal, hide or reorder text.
fn visible(c: char) -> char {
    match c {
        '\t' => c,
        '\u{7F}' => '␡',
        '\0'..='\u{1F}' => char::from_u32(0x2400 + c as u32).unwrap_or('\u{FFFD}'),
        c if is_hostile(c) => '\u{FFFD}',
        c => c,
    }
}

impl SourceCode for Excerpt {
    fn read_span<'a>(
        &'a self,
        span: &SourceSpan,
        before: usize,
        _after: usize,
    ) -> Result<Box<dyn SpanContents<'a> + 'a>, MietteError> {
        let inside =
            |block: &&Block| block.range.contains(&span.offset()) && span.offset() + span.len() <= block.range.end;
        let block = self.blocks.iter().find(inside).ok_or(MietteError::OutOfBounds)?;
        // Without context miette asks for the place that the header names.
        let label = self.labels.iter().find(|label| before == 0 && label.range.start == span.offset());
        let (line, column) = label.map_or((block.first, 0), |label| (label.line, label.column));
        let range = block.range.clone();
        Ok(Box::new(MietteSpanContents::new_named(
            self.name.clone(),
            self.text[range.clone()].as_bytes(),
            (range.start, range.len()).into(),
            line,
            column,
            block.count,
        )))
    }
}

impl fmt::Display for Excerpt {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl std::error::Error for Excerpt {}

impl Diagnostic for Excerpt {
    fn source_code(&self) -> Option<&dyn SourceCode> {
        Some(self)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        Some(Box::new(self.labels.iter().map(|label| {
            let text = Some(label.text.clone()).filter(|text| !text.is_empty());
            let span = (label.range.start, label.range.len());
            if label.primary {
                LabeledSpan::new_primary_with_span(text, span)
            } else {
                LabeledSpan::new_with_span(text, span)
            }
        })))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::{Finding, Place};
    use crate::project::jdk::JdkRange;
    use crate::report::Summary;
    use std::sync::Arc;

    fn finding(path: &RepoPath, start: u32, end: u32) -> Finding {
        Finding {
            rule: "some-rule",
            level: Level::Warning,
            message: "Something.".into(),
            label: "here".into(),
            place: Place { path: path.clone(), span: Span::new(start, end) },
            related: Vec::new(),
            flow: Vec::new(),
            fix: None,
            jdk: JdkRange::known(25, 25),
            member: String::new(),
            anchors: Vec::new(),
            fingerprint: String::new(),
        }
    }

    /// Bytes of source text that the printer looks at for 500 findings spread over a file.
    fn examined(text: String) -> usize {
        let path = RepoPath::new("A.java");
        let step = text.len() as u32 / 500;
        let findings = (0..500).map(|number| finding(&path, number * step, number * step + 5)).collect();
        let source = Arc::new(Source::new(path.clone(), text.into_bytes()));
        let report = Report {
            findings,
            suppressed: Vec::new(),
            modules: Vec::new(),
            notices: Vec::new(),
            sources: BTreeMap::from([(path, source)]),
            summary: Summary::default(),
        };
        let options = Options { rules: &[], width: 100, ..Options::default() };
        let mut out = Vec::new();
        let mut printer = Printer::new(&report, &options, &mut out);
        for shown in Selection::new(&report, &options, None).shown {
            printer.draw(shown).expect("a Vec takes everything");
        }
        printer.examined
    }

    #[test]
    fn a_finding_costs_its_own_lines_whatever_the_size_of_the_file() {
        let line = format!("{}\n", "x".repeat(99));
        let small = examined(line.repeat(1_000));
        let large = examined(line.repeat(10_000));
        assert!(small <= 500 * 3 * 100 && large <= 500 * 3 * 100, "{small} and {large} bytes");
        // Even when the file is one line.
        let minified = examined("x = 1; ".repeat(20_000));
        assert!(minified <= 500 * 12 * 100, "{minified} bytes");
    }

    #[test]
    fn lines_are_cut_around_the_place() {
        let line = format!("{}HERE{}", "a".repeat(500), "b".repeat(500)).into_bytes();
        let cut = Trimmed::new(&line, 10, Some(Span::new(510, 514)), 60);
        let shown = cut.locate(Span::new(510, 514)).expect("shown");
        assert_eq!(&cut.text[shown], "HERE");
        assert!(cut.text.starts_with('…') && cut.text.ends_with('…') && cut.text.chars().count() <= 61, "{}", cut.text);
        assert_eq!(cut.locate(Span::new(10, 11)), None);
        assert_eq!(cut.locate(Span::new(1000, 1001)), None);
        let whole = Trimmed::new(b"short", 0, None, 60);
        assert_eq!((whole.text.as_str(), whole.locate(Span::new(5, 5))), ("short", Some(5..5)));
    }

    #[test]
    fn bytes_that_are_not_utf8_keep_their_offsets() {
        let cut = Trimmed::new(b"\xE9\xE9 \x1b[ x", 0, Some(Span::new(6, 7)), 60);
        assert_eq!(cut.text, "\u{FFFD}\u{FFFD} ␛[ x");
        assert_eq!(&cut.text[cut.locate(Span::new(6, 7)).expect("shown")], "x");
    }

    #[test]
    fn where_places_overlap_the_primary_one_is_drawn() {
        let path = RepoPath::new("A.java");
        let source = Source::new(path.clone(), &b"outer(inner(8));"[..]);
        let note = Note { message: "all of it".into(), place: Place { path, span: Span::new(0, 16) } };
        let marks = [Mark::related(&note), Mark::primary(Span::new(6, 14), "this".into())];
        let excerpt = Excerpt::new(&source, String::new(), &marks, 1, 80);
        assert_eq!(excerpt.lost, [0]);
        assert_eq!(excerpt.labels.len(), 1);
        assert_eq!(&excerpt.text[excerpt.labels[0].range.clone()], "inner(8)");
    }

    /// Nothing panics, whatever the spans.
    #[test]
    fn every_span_can_be_drawn() {
        let bytes = "\u{FEFF}a\té\r\n\r😀b\n\n".as_bytes();
        let path = RepoPath::new("A.java");
        for cut in 0..=bytes.len() {
            let source = Source::new(path.clone(), &bytes[..cut]);
            for start in 0..=bytes.len() as u32 + 1 {
                for end in start..=bytes.len() as u32 + 1 {
                    let note = Note {
                        message: "there".into(),
                        place: Place { path: path.clone(), span: Span::new(end, end) },
                    };
                    let marks = [Mark::primary(Span::new(start, end), "here".into()), Mark::related(&note)];
                    let excerpt = Excerpt::new(&source, "A.java".into(), &marks, 1, 40);
                    let mut out = String::new();
                    GraphicalReportHandler::new_themed(GraphicalTheme::none())
                        .with_context_lines(1)
                        .render_report(&mut out, &excerpt)
                        .expect("drawn");
                    assert!(out.contains("here") && !out.contains("Failed to read"), "{cut} {start}..{end}: {out}");
                }
            }
        }
    }
}
