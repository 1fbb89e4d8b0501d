//! What the commands print: columns that line up.

use std::io::{self, Write};

use unicode_width::UnicodeWidthStr;

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
}
