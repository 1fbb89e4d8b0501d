//! Markdown for the terminal.

use engine::without_marks;
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use ratatui::style::{Color, Style};
use ratatui::text::{Line, Span, Text};

use crate::text::{width, wrap};

/// Between two columns of a table.
const RULE: &str = " │ ";

/// The Markdown as styled lines of at most so many columns.
pub(crate) fn render(markdown: &str, columns: usize) -> Text<'static> {
    let mut page = Page { columns: columns.max(20), ..Page::default() };
    // Whoever reads in a terminal cannot follow a mark.
    for event in Parser::new_ext(&without_marks(markdown), Options::ENABLE_TABLES) {
        page.read(event);
    }
    page.flush();
    while page.lines.last().is_some_and(|line| line.width() == 0) {
        page.lines.pop();
    }
    Text::from(page.lines)
}

type Spans = Vec<Span<'static>>;

/// The page so far, and what is being read.
#[derive(Default)]
struct Page {
    columns: usize,
    lines: Vec<Line<'static>>,
    /// The text that waits to be broken into lines.
    spans: Spans,
    /// The styles around the text, outermost first.
    styles: Vec<Style>,
    /// One entry for each list around the text: the number of its next item, if it has numbers.
    lists: Vec<Option<u64>>,
    /// What stands before the first line of an item.
    bullet: Option<String>,
    table: Option<TextTable>,
    verbatim: bool,
}

#[derive(Default)]
struct TextTable {
    rows: Vec<Vec<Spans>>,
}

impl Page {
    fn read(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.start(tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) if self.verbatim => self.verbatim(&text),
            Event::Text(text) => self.push(&text, self.style()),
            Event::Code(code) => self.push(&code, self.style().patch(code_style())),
            Event::SoftBreak => self.push(" ", self.style()),
            Event::HardBreak => self.flush(),
            Event::Rule => {
                self.lines.push(Line::styled("─".repeat(self.columns), Style::new().dim()));
                self.blank();
            }
            _ => {}
        }
    }

    fn start(&mut self, tag: Tag<'_>) {
        match tag {
            Tag::Heading { level, .. } => self.styles.push(heading_style(level)),
            Tag::Strong => self.styles.push(Style::new().bold()),
            // A picture is only its caption here.
            Tag::Image { .. } => {
                self.push("▸ ", self.style());
                self.styles.push(Style::new().italic());
            }
            Tag::Emphasis => self.styles.push(Style::new().italic()),
            Tag::List(first) => {
                self.flush();
                self.lists.push(first);
            }
            Tag::Item => self.bullet = Some(self.next_bullet()),
            Tag::CodeBlock(_) => self.verbatim = true,
            Tag::Table(_) => self.table = Some(TextTable::default()),
            Tag::TableHead => {
                self.styles.push(Style::new().bold());
                self.start_row();
            }
            Tag::TableRow => self.start_row(),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Heading(_) => {
                self.styles.pop();
                self.flush();
                self.blank();
            }
            TagEnd::Paragraph => {
                self.flush();
                self.blank();
            }
            TagEnd::Strong | TagEnd::Emphasis | TagEnd::Image | TagEnd::TableHead => {
                self.styles.pop();
            }
            TagEnd::Item => self.flush(),
            TagEnd::List(_) => {
                self.lists.pop();
                if self.lists.is_empty() {
                    self.blank();
                }
            }
            TagEnd::CodeBlock => {
                self.verbatim = false;
                self.blank();
            }
            TagEnd::TableCell => self.end_cell(),
            TagEnd::Table => self.end_table(),
            _ => {}
        }
    }

    fn style(&self) -> Style {
        self.styles.iter().fold(Style::new(), |style, more| style.patch(*more))
    }

    fn push(&mut self, text: &str, style: Style) {
        self.spans.push(Span::styled(text.to_owned(), style));
    }

    fn verbatim(&mut self, text: &str) {
        self.lines.extend(text.lines().map(|line| Line::styled(format!("  {line}"), code_style())));
    }

    fn next_bullet(&mut self) -> String {
        let indent = "  ".repeat(self.lists.len().saturating_sub(1));
        match self.lists.last_mut() {
            Some(Some(number)) => {
                *number += 1;
                format!("{indent}{}. ", *number - 1)
            }
            _ => format!("{indent}• "),
        }
    }

    /// Breaks the waiting text into lines, behind its bullet if it has one.
    fn flush(&mut self) {
        if self.spans.is_empty() {
            return;
        }
        let spans = std::mem::take(&mut self.spans);
        let first = self.bullet.take();
        let indent = first.as_deref().map_or(self.lists.len() * 2, width);
        let rest = " ".repeat(indent);
        let wrapped = wrap(&spans, self.columns.saturating_sub(indent));
        for (number, mut line) in wrapped.into_iter().enumerate() {
            let lead = if number == 0 { first.clone().unwrap_or_else(|| rest.clone()) } else { rest.clone() };
            if indent > 0 {
                line.spans.insert(0, Span::raw(lead));
            }
            self.lines.push(line);
        }
    }

    fn blank(&mut self) {
        if self.lists.is_empty() {
            self.lines.push(Line::default());
        }
    }

    fn start_row(&mut self) {
        if let Some(table) = &mut self.table {
            table.rows.push(Vec::new());
        }
    }

    fn end_cell(&mut self) {
        let cell = std::mem::take(&mut self.spans);
        if let Some(row) = self.table.as_mut().and_then(|table| table.rows.last_mut()) {
            row.push(cell);
        }
    }

    fn end_table(&mut self) {
        if let Some(table) = self.table.take() {
            self.lines.extend(table.lines(self.columns));
            self.blank();
        }
    }
}

impl TextTable {
    fn lines(&self, columns: usize) -> Vec<Line<'static>> {
        let widths = self.widths(columns);
        let mut lines = Vec::new();
        for (number, row) in self.rows.iter().enumerate() {
            lines.extend(row_lines(row, &widths));
            if number == 0 {
                let rule: Vec<String> = widths.iter().map(|width| "─".repeat(*width)).collect();
                lines.push(Line::styled(rule.join("─┼─"), Style::new().dim()));
            }
        }
        lines
    }

    /// As wide as the cells are; if that is too much, the widest column gives way.
    fn widths(&self, columns: usize) -> Vec<usize> {
        let count = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let cell = |row: &Vec<Spans>, column: usize| row.get(column).map_or(0, spans_width);
        let widest = |column| self.rows.iter().map(|row| cell(row, column)).max().unwrap_or(0).max(1);
        let mut widths: Vec<usize> = (0..count).map(widest).collect();
        let room = columns.saturating_sub(width(RULE) * count.saturating_sub(1)).max(count * 4);
        while widths.iter().sum::<usize>() > room {
            let Some(widest) = widths.iter_mut().max() else { break };
            *widest -= 1;
        }
        widths
    }
}

fn row_lines(row: &[Spans], widths: &[usize]) -> Vec<Line<'static>> {
    let empty = Spans::new();
    let cells: Vec<Vec<Line<'static>>> = widths
        .iter()
        .enumerate()
        .map(|(column, width)| wrap(row.get(column).unwrap_or(&empty), *width))
        .collect();
    let height = cells.iter().map(Vec::len).max().unwrap_or(0);
    (0..height).map(|number| row_line(&cells, widths, number)).collect()
}

fn row_line(cells: &[Vec<Line<'static>>], widths: &[usize], number: usize) -> Line<'static> {
    let mut spans = Spans::new();
    for (column, (cell, width)) in cells.iter().zip(widths).enumerate() {
        if column > 0 {
            spans.push(Span::styled(RULE, Style::new().dim()));
        }
        let line = cell.get(number).cloned().unwrap_or_default();
        let is_last = column + 1 == widths.len();
        let padding = if is_last { 0 } else { width.saturating_sub(line.width()) };
        spans.extend(line.spans);
        spans.push(Span::raw(" ".repeat(padding)));
    }
    Line::from(spans)
}

fn spans_width(spans: &Spans) -> usize {
    spans.iter().map(Span::width).sum()
}

fn heading_style(level: HeadingLevel) -> Style {
    match level {
        HeadingLevel::H1 => Style::new().bold().underlined(),
        _ => Style::new().bold().fg(Color::Cyan),
    }
}

fn code_style() -> Style {
    Style::new().fg(Color::Cyan)
}

#[cfg(test)]
mod tests {
    use ratatui::style::Modifier;

    use super::*;

    fn plain(markdown: &str, columns: usize) -> Vec<String> {
        render(markdown, columns).lines.iter().map(|line| line.to_string().trim_end().to_owned()).collect()
    }

    #[test]
    fn paragraphs_and_lists_are_broken_at_the_width() {
        let markdown = "# Rows\n\nAdd a card to\na row.\n\n- **Take** a row of two or more\n- or wait\n";
        assert_eq!(
            plain(markdown, 20),
            ["Rows", "", "Add a card to a row.", "", "• Take a row of two", "  or more", "• or wait"]
        );
    }

    #[test]
    fn bold_and_italic_are_styled() {
        let text = render("a **b** *c* `d`", 40);
        let style = |text_of: &str| {
            text.lines[0].spans.iter().find(|span| span.content.contains(text_of)).map(|span| span.style)
        };
        assert!(style("b").unwrap().add_modifier.contains(Modifier::BOLD));
        assert!(style("c").unwrap().add_modifier.contains(Modifier::ITALIC));
        assert_eq!(style("d").unwrap().fg, Some(Color::Cyan));
    }

    #[test]
    fn a_figure_is_told_by_its_caption() {
        assert_eq!(plain("Look:\n\n![A row of six](figure:six)\n", 40), ["Look:", "", "▸ A row of six"]);
    }

    #[test]
    fn marks_are_for_those_who_can_follow_them() {
        assert_eq!(plain("## Set-up {#setup}\n\nDeal. {DB-8 DB-9}\n", 40), ["Set-up", "", "Deal."]);
    }

    #[test]
    fn the_columns_of_a_japanese_table_are_straight() {
        let markdown = "| カード | 枚数 |\n|---|---|\n| 小さな池 | 2 |\n| L | 2 |\n";
        assert_eq!(
            plain(markdown, 40),
            ["カード   │ 枚数", "─────────┼─────", "小さな池 │ 2", "L        │ 2"]
        );
    }

    #[test]
    fn a_wide_table_gives_way_in_its_widest_column() {
        let markdown = "| a | b |\n|---|---|\n| one | turns every pond of its row |\n";
        let lines = plain(markdown, 24);
        assert!(lines.iter().all(|line| width(line) <= 24), "{lines:?}");
        assert_eq!(lines[2], "one │ turns every pond");
    }

    #[test]
    fn every_rulebook_fits_into_eighty_columns() {
        for about in catalog::games() {
            for locale in about.locales.iter() {
                for line in render(locale.rules, 80).lines {
                    assert!(line.width() <= 80, "{} {}: {line}", about.slug, locale.lang);
                }
            }
        }
    }
}
