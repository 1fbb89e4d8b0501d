//! A screen as a picture: the one in the README is made and checked by the tests.

use std::fmt::Write as _;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use unicode_width::UnicodeWidthStr;

const CELL_WIDTH: u32 = 9;
const CELL_HEIGHT: u32 = 19;
const BASELINE: u32 = 14;

/// The screen as SVG, every character at its own place whatever the font's width.
pub(super) fn svg(buffer: &Buffer) -> String {
    let (columns, lines) = (u32::from(buffer.area.width), u32::from(buffer.area.height));
    let (width, height) = (columns * CELL_WIDTH, lines * CELL_HEIGHT);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"15\">\n"
    );
    for line in 0..lines {
        let cells: Vec<&Cell> = (0..columns).map(|column| &buffer[(column as u16, line as u16)]).collect();
        write_backgrounds(&mut svg, &cells, line * CELL_HEIGHT);
        write_letters(&mut svg, &cells, line * CELL_HEIGHT + BASELINE);
    }
    svg + "</svg>\n"
}

/// A rectangle for each run of cells of one colour.
fn write_backgrounds(svg: &mut String, cells: &[&Cell], y: u32) {
    let mut x = 0;
    for run in cells.chunk_by(|a, b| background(a) == background(b)) {
        let width = run.len() as u32 * CELL_WIDTH;
        let fill = hex(background(run[0]), "#101614");
        // Writing to a string cannot fail.
        let _ = writeln!(
            svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{CELL_HEIGHT}\" fill=\"{fill}\"/>"
        );
        x += width;
    }
}

fn write_letters(svg: &mut String, cells: &[&Cell], y: u32) {
    let mut column = 0;
    while let Some(cell) = cells.get(column) {
        let symbol = cell.symbol();
        if !symbol.trim().is_empty() {
            let x = column as u32 * CELL_WIDTH;
            let weight = if cell.modifier.contains(Modifier::BOLD) { " font-weight=\"bold\"" } else { "" };
            let letter = symbol.replace('&', "&amp;").replace('<', "&lt;");
            let _ = writeln!(
                svg,
                "<text x=\"{x}\" y=\"{y}\" fill=\"{}\"{weight}>{letter}</text>",
                hex(ink(cell), "#e6e8dc")
            );
        }
        column += symbol.width().max(1);
    }
}

fn background(cell: &Cell) -> Color {
    if cell.modifier.contains(Modifier::REVERSED) { cell.fg } else { cell.bg }
}

fn ink(cell: &Cell) -> Color {
    if cell.modifier.contains(Modifier::REVERSED) { cell.bg } else { cell.fg }
}

fn hex(colour: Color, otherwise: &str) -> String {
    match colour {
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
        _ => otherwise.to_owned(),
    }
}
