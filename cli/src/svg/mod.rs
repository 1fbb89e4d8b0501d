//! Pictures for documents: SVG.

pub(crate) mod bars;
pub(crate) mod chart;
pub(crate) mod plot;

use std::fmt::Write;

/// Greys and a blue that can be told from white and from black.
const INK: &str = "#767676";
const FAINT: &str = "#8884";
const BAR: &str = "#3b82c4";
const EVEN: &str = "#d9822b";

/// The beginning of a picture of shares: its title, and for every share of the scale, which comes with its
/// place from the left, a line from top to bottom.
fn ruled(
    title: &str,
    [width, height]: [f64; 2],
    [top, bottom]: [f64; 2],
    scale: impl Iterator<Item = [f64; 2]>,
) -> String {
    let title = escape(title);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         role=\"img\" font-family=\"system-ui, sans-serif\" font-size=\"13\" fill=\"{INK}\">\n<title>{title}</title>\n\
         <text x=\"16\" y=\"28\" font-size=\"16\" font-weight=\"600\">{title}</text>\n"
    );
    for [x, share] in scale {
        let percent = (100.0 * share).round();
        // Writing to a string cannot fail.
        let _ = writeln!(
            svg,
            "<line x1=\"{x:.1}\" y1=\"{top}\" x2=\"{x:.1}\" y2=\"{bottom}\" stroke=\"{FAINT}\"/>\
             <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{percent}%</text>",
            bottom + 18.0
        );
    }
    svg
}

/// So much of a name as has room; the end of a command says more than its beginning.
fn shorten(name: &str) -> String {
    const ROOM: usize = 24;
    let letters = name.chars().count();
    if letters <= ROOM {
        return name.to_owned();
    }
    let end: String = name.chars().skip(letters - (ROOM - 1)).collect();
    format!("…{end}")
}

/// Text as XML can carry it; what it cannot carry becomes the replacement character.
fn escape(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        match c {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => escaped.push('\u{fffd}'),
            c => escaped.push(c),
        }
    }
    escaped
}
