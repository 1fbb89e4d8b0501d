//! What the commands print: columns that line up, and texts of others made safe for a terminal.

use std::io::{self, IsTerminal, Write};
use std::time::Duration;

use engine::Message;
use indicatif::{ProgressBar, ProgressStyle};
use ratatui::crossterm::terminal;
use ratatui::style::Style;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use crate::text::wrap_text;
use crate::words::Speech;

/// Lines longer than this are hard to read.
const WIDEST: usize = 100;

/// What a terminal without a size is taken to have.
const USUAL: usize = 80;

/// How many columns the lines of a text may have.
pub(crate) fn page_width() -> usize {
    match terminal::size() {
        Ok((columns, _)) if io::stdout().is_terminal() => usize::from(columns).min(WIDEST),
        _ => USUAL,
    }
}

/// A text in lines that fit.
pub(crate) fn paragraph(text: &str) -> String {
    let lines = wrap_text(text, page_width(), Style::new());
    lines.iter().map(Line::to_string).collect::<Vec<_>>().join("\n")
}

/// Rows of cells in columns; the first row is the heading.
#[derive(Debug, Default)]
pub(crate) struct Columns {
    rows: Vec<Vec<String>>,
}

impl Columns {
    /// Columns with this heading.
    pub(crate) fn new<T: ToString>(heading: impl IntoIterator<Item = T>) -> Columns {
        let mut columns = Columns::default();
        columns.row(heading);
        columns
    }

    /// Adds a row.
    pub(crate) fn row<T: ToString>(&mut self, cells: impl IntoIterator<Item = T>) {
        self.rows.push(cells.into_iter().map(|cell| cell.to_string()).collect());
    }

    /// Prints the rows, the columns named in `right` flush right.
    pub(crate) fn print(&self, right: &[usize], out: &mut impl Write) -> io::Result<()> {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or_default();
        let widths: Vec<usize> = (0..columns).map(|column| self.width(column)).collect();
        for row in &self.rows {
            let mut line = String::new();
            for (column, cell) in row.iter().enumerate() {
                let space = " ".repeat(widths[column] - cell.width());
                let (before, after) =
                    if right.contains(&column) { (space, String::new()) } else { (String::new(), space) };
                let gap = if column == 0 { "" } else { "  " };
                line += &format!("{gap}{before}{cell}{after}");
            }
            writeln!(out, "{}", line.trim_end())?;
        }
        Ok(())
    }

    fn width(&self, column: usize) -> usize {
        self.rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.width()).max().unwrap_or_default()
    }
}

/// A line on standard error that says how far the work is, rewritten in place. Files and pipes get none.
#[derive(Debug)]
pub(crate) struct Progress {
    shown: bool,
}

impl Progress {
    /// Progress for a person who watches, if one does.
    pub(crate) fn new() -> Progress {
        Progress { shown: io::stderr().is_terminal() }
    }

    /// Shows this in place of what was shown before.
    pub(crate) fn say(&self, text: &str) {
        if self.shown {
            // Nobody is harmed by a progress line that does not appear.
            let _ = write!(io::stderr(), "\r\x1b[K{text}");
        }
    }
}

/// The line goes away with the work.
impl Drop for Progress {
    fn drop(&mut self) {
        self.say("");
    }
}

/// A bar that says how far the work is and how long the rest will take, in the words of this message. Files
/// and pipes get none.
pub(crate) fn bar(length: usize, speech: &Speech, progress: &'static str) -> ProgressBar {
    let message = Message::new(progress);
    let message = message.text("done", "{pos}").text("all", "{len}");
    let message = message.text("elapsed", "{elapsed}").text("left", "{eta}");
    let style = ProgressStyle::with_template(&format!("{{msg}}{{wide_bar}} {}", speech.say(&message)));
    let bar = ProgressBar::new(length as u64);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_secs(1));
    bar
}

/// A text from somebody's file, without the control characters that could play tricks on a terminal.
pub(crate) fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() && c != '\n' { '\u{fffd}' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up_whatever_the_script() {
        let mut columns = Columns::new(["ゲーム", "n"]);
        columns.row(["go", "19"]);
        let mut out = Vec::new();
        columns.print(&[1], &mut out).unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), "ゲーム   n\ngo      19\n");
    }

    #[test]
    fn a_name_cannot_move_the_cursor() {
        assert_eq!(printable("Mari\x1b[2J\r"), "Mari\u{fffd}[2J\u{fffd}");
    }
}
