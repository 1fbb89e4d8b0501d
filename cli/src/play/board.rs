//! Boards in characters: tables, tracks and stores.

use engine::{
    Board, Cell, Heading, Later, Matrix, MatrixLook, Peg, Scale, Shows, Station, Stations, Store, Stress,
};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::flow::draw_lines;
use super::picture::{Picture, Sign};
use super::{popup, theme};
use crate::text::{cut, width, wrap, wrap_text};

/// The widest that the bar of a store is drawn.
const WIDEST_BAR: usize = 24;

/// Scales that are narrower than this stand upright, if they are higher than that.
const NARROW: usize = 30;
const LEAST_HEIGHT: usize = 8;

/// The columns of the numbers beside an upright scale.
const AXIS: usize = 3;

/// The columns of a player's name on a scale.
const NAME: usize = 8;

/// Draws as much of a board as its region has room for, the line in question in any case.
pub(super) fn draw(picture: &Picture<'_>, buffer: &mut Buffer, area: Rect, board: &Board) {
    buffer.set_style(area, Style::new().bg(theme::SHADE));
    let inside = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    let body = body(picture, board, inside.width.into(), inside.height.into());
    let title = Line::styled(picture.say(&board.title), title_style(picture, board));
    let spare = usize::from(inside.height).saturating_sub(body.lines.len());
    let mut lines: Vec<Line<'_>> = Vec::new();
    lines.extend((spare > 0).then_some(title));
    lines.extend(note(picture, board, inside.width.into()).into_iter().take(spare.saturating_sub(1)));
    lines.extend(body.window(usize::from(inside.height) - lines.len()));
    lines.extend(foot(picture, board, inside.width.into()));
    draw_lines(buffer, inside, &lines);
}

/// All of a board, for whoever reads it closely.
pub(super) fn lines(picture: &Picture<'_>, board: &Board, columns: usize) -> Vec<Line<'static>> {
    let title = Line::styled(picture.say(&board.title), title_style(picture, board));
    let mut lines = vec![title];
    lines.extend(note(picture, board, columns));
    lines.extend(body(picture, board, columns, usize::MAX).lines);
    lines.extend(reasons(picture, board, columns));
    lines.extend(foot(picture, board, columns));
    lines
}

fn title_style(picture: &Picture<'_>, board: &Board) -> Style {
    let style = Style::new().fg(theme::CHALK).add_modifier(Modifier::BOLD);
    if picture.mark(board.id) == Sign::Lit { style.fg(theme::BRASS) } else { style }
}

fn note(picture: &Picture<'_>, board: &Board, columns: usize) -> Vec<Line<'static>> {
    let note = board.note.as_ref().map(|note| picture.say(note)).unwrap_or_default();
    wrap_text(&note, columns, Style::new().fg(theme::BRASS))
}

fn foot(picture: &Picture<'_>, board: &Board, columns: usize) -> Vec<Line<'static>> {
    let foot = board.foot.as_ref().map(|foot| picture.say(foot)).unwrap_or_default();
    wrap_text(&foot, columns, Style::new().fg(theme::FAINT))
}

/// Why the cells of the line in question are as they are.
fn reasons(picture: &Picture<'_>, board: &Board, columns: usize) -> Vec<Line<'static>> {
    let Shows::Matrix(matrix) = &board.shows else { return Vec::new() };
    let cells = matrix
        .rows
        .iter()
        .filter(|row| row.lit)
        .flat_map(|row| row.cells.iter().map(move |cell| (row, &**cell)));
    let reason = |(row, cell): (&Later<engine::Line>, &Cell)| {
        let note = picture.say(cell.note.as_ref()?);
        Some(format!("{}: {note}", heading(picture, &row.head)))
    };
    let style = Style::new().fg(theme::FAINT);
    cells.filter_map(reason).flat_map(|text| popup::entry("· ", &text, style, columns)).collect()
}

/// The lines of a board.
#[derive(Default)]
struct Body {
    lines: Vec<Line<'static>>,
    /// How many of them are headings.
    heads: usize,
    /// The one in question.
    lit: Option<usize>,
}

impl Body {
    fn plain(lines: Vec<Line<'static>>) -> Body {
        Body { lines, ..Body::default() }
    }

    /// So many lines: headings stay, and the one in question is among them.
    fn window(self, height: usize) -> Vec<Line<'static>> {
        if self.lines.len() <= height {
            return self.lines;
        }
        let heads = if height > self.heads { self.heads } else { 0 };
        let room = height - heads;
        let first = self.lit.map_or(self.heads, |lit| (lit + 1).saturating_sub(room).max(self.heads));
        let heads = self.lines[..heads].to_vec();
        heads.into_iter().chain(self.lines[first..].iter().take(room).cloned()).collect()
    }
}

fn body(picture: &Picture<'_>, board: &Board, columns: usize, height: usize) -> Body {
    match &board.shows {
        Shows::Matrix(matrix) if matrix.look == MatrixLook::Tiles => {
            Body::plain(tile_lines(picture, matrix, columns))
        }
        Shows::Matrix(matrix) => matrix_body(picture, board.id, matrix, columns),
        Shows::Scale(scale) if columns < NARROW && height > LEAST_HEIGHT && height < usize::MAX => {
            Body::plain(scale_columns(picture, scale, columns, height - 1))
        }
        Shows::Scale(scale) => Body::plain(scale_lines(picture, scale, columns)),
        Shows::Stations(stations) => stations_body(picture, board.id, stations, columns, height),
        Shows::Store(store) => Body::plain(vec![store_line(store, columns)]),
    }
}

/// What stands at the head of a row or a column.
fn heading(picture: &Picture<'_>, heading: &Heading) -> String {
    let label = picture.say(&heading.label);
    match picture.symbol(if heading.suit.is_empty() { heading.symbol } else { heading.suit }) {
        Some(symbol) => format!("{label}{symbol}"),
        None => label,
    }
}

fn cell_text(picture: &Picture<'_>, look: MatrixLook, cell: &Cell) -> String {
    let number = match (cell.number, cell.of) {
        (Some(number), Some(of)) if look == MatrixLook::Pegs && (0..=12).contains(&of) => {
            let filled = number.clamp(0, of);
            Some("●".repeat(filled as usize) + &"○".repeat((of - filled) as usize))
        }
        (Some(number), Some(of)) => Some(format!("{}/{of}", signed(number))),
        (Some(number), None) => Some(signed(number)),
        (None, _) => None,
    };
    let symbols: String = cell.symbols.iter().filter_map(|symbol| picture.symbol(symbol)).collect();
    let text = cell.text.as_ref().map(|text| picture.say(text));
    let mut parts = [number, text].into_iter().flatten().filter(|part| !part.is_empty());
    match parts.next() {
        Some(first) => std::iter::once(first + &symbols).chain(parts).collect::<Vec<_>>().join(" "),
        None if cell.symbols.is_empty() => "·".to_owned(),
        None if symbols.is_empty() => "•".to_owned(),
        None => symbols,
    }
}

fn signed(number: i32) -> String {
    number.to_string().replace('-', "\u{2212}")
}

/// Tiles side by side; their headings are for those who cannot see them.
fn tile_lines(picture: &Picture<'_>, matrix: &Matrix, columns: usize) -> Vec<Line<'static>> {
    let tiles = |row: &engine::Line| -> Vec<Span<'static>> {
        let tile = |cell: &Cell| {
            let bold = if cell.stress == Stress::Pale { Modifier::DIM } else { Modifier::BOLD };
            let style = theme::stress(cell.stress).add_modifier(bold);
            [
                Span::styled(cell_text(picture, matrix.look, cell).replace(' ', "\u{a0}"), style),
                Span::raw(" "),
            ]
        };
        row.cells.iter().flat_map(|cell| tile(cell)).collect()
    };
    matrix.rows.iter().flat_map(|row| wrap(&tiles(row), columns)).collect()
}

/// Rows and columns: heads to the left, figures to the right.
fn matrix_body(picture: &Picture<'_>, board: &str, matrix: &Matrix, columns: usize) -> Body {
    let heads: Vec<String> = matrix.columns.iter().map(|head| heading(picture, head)).collect();
    let rows = row_texts(picture, matrix, columns);
    let widths = widths(&heads, &rows, columns);
    let is_lit = |number: usize, row: &engine::Line| {
        row.lit || picture.mark(&format!("{board}/{number}")) == Sign::Lit
    };
    let lit = matrix.rows.iter().enumerate().position(|(number, row)| is_lit(number, row));
    let has_heads = heads.iter().any(|head| !head.is_empty());
    let head_style = Style::new().fg(theme::FAINT).add_modifier(Modifier::UNDERLINED);
    let head = has_heads.then(|| table_line(&heads, &widths, |_| head_style));
    let body = matrix.rows.iter().zip(&rows).enumerate().map(|(number, (row, texts))| {
        let ground = if is_lit(number, row) { Style::new().bg(theme::HERE) } else { Style::new() };
        table_line(texts, &widths, |column| ground.patch(cell_style(row, column)))
    });
    Body {
        lines: head.into_iter().chain(body).collect(),
        heads: usize::from(has_heads),
        lit: lit.map(|lit| lit + usize::from(has_heads)),
    }
}

/// The heads and cells of all rows. Pegs become numbers where there is no room for them.
fn row_texts(picture: &Picture<'_>, matrix: &Matrix, columns: usize) -> Vec<Vec<String>> {
    let texts = |look: MatrixLook| -> Vec<Vec<String>> {
        let row = |row: &Later<engine::Line>| {
            let cells = row.cells.iter().map(|cell| cell_text(picture, look, cell));
            std::iter::once(heading(picture, &row.head)).chain(cells).collect()
        };
        matrix.rows.iter().map(row).collect()
    };
    let pegs = texts(matrix.look);
    let fits = |row: &Vec<String>| row.iter().map(|text| width(text) + 1).sum::<usize>() <= columns + 1;
    if pegs.iter().all(fits) { pegs } else { texts(MatrixLook::Sheet) }
}

fn cell_style(row: &engine::Line, column: usize) -> Style {
    match column.checked_sub(1).and_then(|column| row.cells.get(column)) {
        _ if row.pale => theme::stress(Stress::Pale),
        Some(cell) => theme::stress(cell.stress),
        None => Style::new().fg(theme::CHALK),
    }
}

/// The widths of columns: as wide as their cells, and as their headings while there is room.
fn widths(heads: &[String], rows: &[Vec<String>], columns: usize) -> Vec<usize> {
    let count = rows.iter().map(Vec::len).chain([heads.len()]).max().unwrap_or(0);
    let of_cells =
        |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|text| width(text)).max();
    let widths_with = |most: usize| -> Vec<usize> {
        let head = |column: usize| heads.get(column).map_or(0, |head| width(head)).min(most);
        (0..count).map(|column| of_cells(column).unwrap_or(0).max(head(column))).collect()
    };
    let total = |widths: &[usize]| widths.iter().sum::<usize>() + count.saturating_sub(1);
    let mut widths = (2..=30)
        .rev()
        .map(widths_with)
        .find(|widths| total(widths) <= columns)
        .unwrap_or_else(|| widths_with(2));
    // What is still too wide is taken from the widest.
    while total(&widths) > columns {
        let Some(widest) = widths.iter_mut().max().filter(|widest| **widest > 3) else { break };
        *widest -= 1;
    }
    widths
}

/// A text cut to its column; where that is narrow, every letter counts more than a sign that some are missing.
fn clip(text: &str, columns: usize) -> String {
    let mut clipped = if columns > 4 { cut(text, columns) } else { text.to_owned() };
    while width(&clipped) > columns {
        clipped.pop();
    }
    clipped
}

fn table_line(texts: &[String], widths: &[usize], style: impl Fn(usize) -> Style) -> Line<'static> {
    let cell = |(column, (text, columns)): (usize, (&String, &usize))| {
        let text = clip(text, *columns);
        let pad = " ".repeat(columns - width(&text));
        let gap = if column > 0 { " " } else { "" };
        let padded = if column == 0 { format!("{text}{pad}") } else { format!("{gap}{pad}{text}") };
        Span::styled(padded, style(column))
    };
    Line::from(texts.iter().zip(widths).enumerate().map(cell).collect::<Vec<_>>())
}

/// A line with a marker for each player, and the numbers below.
fn scale_lines(picture: &Picture<'_>, scale: &Scale, columns: usize) -> Vec<Line<'static>> {
    let track = columns.saturating_sub(NAME + 6).max(4);
    let mut lines: Vec<Line<'static>> =
        scale.pegs.iter().map(|peg| peg_line(picture, scale, peg, track)).collect();
    lines.push(axis_line(scale, track));
    lines
}

/// The column of a number on a track.
fn along(scale: &Scale, number: i32, track: usize) -> usize {
    let (first, last) = scale.range;
    let span = (last - first).max(1) as usize;
    (number.clamp(first, last.max(first)) - first) as usize * (track - 1) / span
}

/// A column for each player, for places that are higher than wide.
fn scale_columns(picture: &Picture<'_>, scale: &Scale, columns: usize, height: usize) -> Vec<Line<'static>> {
    let track = height.saturating_sub(1).max(2);
    let each = columns.saturating_sub(AXIS) / scale.pegs.len().max(1);
    let (first, last) = scale.range;
    let marks: Vec<i32> = (first..=last).step_by(scale.every.max(1).into()).chain(scale.goal).collect();
    let line = |level: usize| {
        let mark = marks.iter().rev().find(|mark| along(scale, **mark, track) == level);
        let golden = scale.goal.is_some_and(|goal| along(scale, goal, track) == level);
        let style = Style::new().fg(if golden { theme::BRASS } else { theme::FAINT });
        let axis = format!("{:>2} ", mark.map(|mark| signed(*mark)).unwrap_or_default());
        let pegs = scale.pegs.iter().map(|peg| {
            let (text, style) = match along(scale, peg.at, track).cmp(&level) {
                std::cmp::Ordering::Equal => (signed(peg.at), Style::new().fg(theme::BRASS).bold()),
                std::cmp::Ordering::Greater => ("┃".to_owned(), Style::new().fg(theme::CHALK)),
                std::cmp::Ordering::Less => ((if golden { "★" } else { "·" }).to_owned(), style),
            };
            Span::styled(centred(&text, each), style)
        });
        Line::from(std::iter::once(Span::styled(axis, style)).chain(pegs).collect::<Vec<_>>())
    };
    let names =
        scale.pegs.iter().map(|peg| centred(&clip(picture.name(peg.seat), each.saturating_sub(1)), each));
    let names = format!("{}{}", " ".repeat(AXIS), names.collect::<String>());
    (0..track).rev().map(line).chain([Line::styled(names, Style::new().fg(theme::CHALK))]).collect()
}

fn centred(text: &str, columns: usize) -> String {
    let spare = columns.saturating_sub(width(text));
    format!("{}{text}{}", " ".repeat(spare / 2), " ".repeat(spare - spare / 2))
}

fn peg_line(picture: &Picture<'_>, scale: &Scale, peg: &Peg, track: usize) -> Line<'static> {
    let name = cut(picture.name(peg.seat), NAME);
    let pad = " ".repeat(NAME - width(&name));
    let at = along(scale, peg.at, track);
    let before = peg.from.map(|from| along(scale, from, track));
    let goal = scale.goal.map(|goal| along(scale, goal, track));
    let sign = |column: usize| match column {
        column if column == at => '●',
        column if Some(column) == before => '○',
        column if Some(column) == goal => '★',
        column if column < at => '━',
        _ => '·',
    };
    let style = Style::new().fg(theme::CHALK);
    Line::from(vec![
        Span::styled(format!("{name}{pad} "), style),
        Span::styled((0..track).map(sign).collect::<String>(), Style::new().fg(theme::BRASS)),
        Span::styled(format!(" {:>3}", signed(peg.at)), style.add_modifier(Modifier::BOLD)),
    ])
}

/// The numbers below the tracks.
fn axis_line(scale: &Scale, track: usize) -> Line<'static> {
    let (first, last) = scale.range;
    let mut text = String::new();
    for number in (first..=last).step_by(scale.every.max(1).into()) {
        let at = NAME + 1 + along(scale, number, track);
        if at >= width(&text) + usize::from(!text.is_empty()) {
            text.push_str(&" ".repeat(at - width(&text)));
            text.push_str(&signed(number));
        }
    }
    Line::styled(text, Style::new().fg(theme::FAINT))
}

/// Stations as a list; side by side where a list would be too long.
fn stations_body(
    picture: &Picture<'_>,
    board: &str,
    stations: &Stations,
    columns: usize,
    height: usize,
) -> Body {
    let style = |number: usize, station: &Station| {
        let focused = picture.mark(&format!("{board}/{number}")) == Sign::Lit;
        theme::stress(if focused { Stress::Lit } else { station.stress })
    };
    let texts: Vec<(String, Style)> = stations
        .stations
        .iter()
        .enumerate()
        .map(|(number, station)| (station_text(picture, station), style(number, station)))
        .collect();
    let mut body = Body::default();
    for (station, (text, style)) in stations.stations.iter().zip(&texts) {
        let heading = station.heading.as_ref().map(|heading| picture.say(heading)).unwrap_or_default();
        body.lines.extend(wrap_text(&heading, columns, Style::new().fg(theme::FAINT)));
        if station.stress == Stress::Lit {
            body.lit = Some(body.lines.len());
        }
        let sign = if station.stress == Stress::Lit { "▶ " } else { "  " };
        body.lines.extend(popup::entry(sign, text, *style, columns));
    }
    if body.lines.len() <= height {
        return body;
    }
    let spans: Vec<Span<'_>> =
        texts.iter().flat_map(|(text, style)| [Span::styled(text, *style), Span::raw("  ")]).collect();
    let side_by_side = wrap(&spans, columns);
    if side_by_side.len() < body.lines.len() { Body::plain(side_by_side) } else { body }
}

/// A station in words: number, title, whose it is, what happens there, what is to be won.
fn station_text(picture: &Picture<'_>, station: &Station) -> String {
    let message = |message: &Option<engine::Message>| message.as_ref().map(|message| picture.say(message));
    let signs: Vec<String> = station.signs.iter().map(|sign| picture.sign(sign)).collect();
    let title = message(&station.title);
    // A station that is named after its player does not name them twice.
    let named = title.iter().chain(&message(&station.text)).cloned().collect::<String>();
    let owner = station.seat.map(|seat| picture.name(seat).to_owned()).filter(|name| !named.contains(name));
    let parts = [
        (station.number != 0).then(|| signed(station.number)),
        title,
        owner,
        message(&station.text),
        Some(signs.join(" ")),
        station.prize.map(|prize| format!("★{prize}")),
    ];
    parts.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A store as a bar with its number.
fn store_line(store: &Store, columns: usize) -> Line<'static> {
    let number = format!(" {}/{}", store.count, store.of);
    let bar = columns.saturating_sub(width(&number)).min(WIDEST_BAR);
    let full = store.count.clamp(0, store.of.max(0)) as usize * bar / store.of.max(1) as usize;
    let colour = if store.low { theme::RED } else { theme::BRASS };
    Line::from(vec![
        Span::styled("█".repeat(full), Style::new().fg(colour)),
        Span::styled("░".repeat(bar - full), Style::new().fg(theme::FAINT)),
        Span::styled(number, Style::new().fg(colour).add_modifier(Modifier::BOLD)),
    ])
}
