//! What lies over the table, or takes its place.

use engine::{Arg, Message, Seat, Sheet, Tone};
use ratatui::buffer::Buffer;
use ratatui::layout::{Alignment, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Widget};

use super::app::{App, Overlay, Stage};
use super::draw::SMALLEST;
use super::picture::Picture;
use super::{board, theme};
use crate::markdown;
use crate::text::{width, wrap, wrap_text};

/// Lines wider than this are hard to read.
const WIDEST: u16 = 90;

/// Lines in a frame with a title and the keys that work, in the middle of the area. Gives how far they are
/// scrolled, which is no further than their end.
pub(super) fn frame(
    buffer: &mut Buffer,
    area: Rect,
    title: &str,
    keys: &str,
    lines: &[Line<'_>],
    scroll: usize,
) -> usize {
    let widest = lines.iter().map(Line::width).chain([width(title), width(keys)]).max().unwrap_or(0) as u16;
    let size = (widest + 6, lines.len() as u16 + 4);
    let place = centred(area, size.0.min(area.width), size.1.min(area.height));
    Clear.render(place, buffer);
    cut_wide_letters(buffer, place);
    let style = Style::new().fg(theme::CHALK).bg(theme::NIGHT);
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(Style::new().fg(theme::BRASS))
        .style(style)
        .title(Line::styled(edged(title), Style::new().fg(theme::BRASS).bold()))
        .title_bottom(Line::styled(edged(keys), Style::new().fg(theme::FAINT)).alignment(Alignment::Right));
    let inside = block.inner(place).inner(ratatui::layout::Margin::new(2, 1));
    block.render(place, buffer);
    let scroll = scroll.min(lines.len().saturating_sub(inside.height.into()));
    for (y, line) in (inside.y..inside.bottom()).zip(&lines[scroll..]) {
        buffer.set_line(inside.x, y, line, inside.width);
    }
    let more = Style::new().fg(theme::BRASS).bg(theme::NIGHT).bold();
    if scroll > 0 {
        buffer.set_string(place.right() - 1, inside.y, "▲", more);
    }
    if scroll + usize::from(inside.height) < lines.len() {
        buffer.set_string(place.right() - 1, inside.bottom() - 1, "▼", more);
    }
    scroll
}

/// Words on an edge, with air around them.
fn edged(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!(" {text} ") }
}

/// Takes away the wide letters that reach in from the left: their other halves would cover the border.
fn cut_wide_letters(buffer: &mut Buffer, place: Rect) {
    let Some(before) = place.x.checked_sub(1) else { return };
    for y in place.top()..place.bottom() {
        let cell = &mut buffer[(before, y)];
        if width(cell.symbol()) > 1 {
            cell.set_symbol(" ");
        }
    }
}

fn centred(area: Rect, width: u16, height: u16) -> Rect {
    Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}

/// The columns that text in a frame may take.
fn columns(area: Rect) -> usize {
    area.width.saturating_sub(8).min(WIDEST).into()
}

/// An entry of the log in the colour of its tone. A chapter stands out without colours too.
pub(super) fn log_entry(text: &str, tone: Tone, columns: usize) -> Vec<Line<'static>> {
    let sign = match tone {
        Tone::Plain => "· ",
        Tone::Gain => "+ ",
        Tone::Loss => "− ",
        Tone::Notice => "! ",
        Tone::Chapter => "■ ",
    };
    entry(sign, text, theme::tone(tone), columns)
}

/// A text behind a sign of two columns.
pub(super) fn entry(sign: &'static str, text: &str, style: Style, columns: usize) -> Vec<Line<'static>> {
    let lines = wrap(&[Span::styled(text, style)], columns.saturating_sub(2));
    let lead = |number: usize| Span::styled(if number == 0 { sign } else { "  " }, style);
    let led = lines.into_iter().enumerate().map(|(number, mut line)| {
        line.spans.insert(0, lead(number));
        line
    });
    led.collect()
}

pub(super) fn too_small(app: &App, buffer: &mut Buffer, area: Rect) {
    let size = Message::new("ui-small-size")
        .number("width", area.width)
        .number("height", area.height)
        .number("needed-width", SMALLEST.0)
        .number("needed-height", SMALLEST.1);
    let text = format!("{}\n{}", app.say(&Message::new("ui-small")), app.say(&size));
    let lines = wrap_text(&text, area.width.saturating_sub(2).into(), Style::new().bold());
    for (y, line) in (area.y..area.bottom()).zip(&lines) {
        buffer.set_line(area.x + 1, y, line, area.width.saturating_sub(1));
    }
}

/// The screen between two people at one keyboard.
pub(super) fn pass(app: &App, buffer: &mut Buffer, area: Rect, seat: Seat) {
    let style = Style::new().fg(theme::CHALK);
    let texts = [
        (app.say(&Message::new("ui-pass").seat("player", seat)), style.fg(theme::BRASS).bold()),
        (app.say(&Message::new("ui-pass-others")), style),
        (app.say(&Message::new("ui-pass-key")), style),
    ];
    let notice = app.notice.clone().map(|notice| (notice, style.fg(theme::RED)));
    let mut lines = Vec::new();
    for (text, style) in texts.into_iter().chain(notice) {
        if !lines.is_empty() {
            lines.push(Line::default());
        }
        lines.extend(wrap_text(&text, columns(area), style));
    }
    frame(buffer, area, &app.say(&Message::new("ui-pass-title")), "Enter", &lines, 0);
}

/// What happened since the last chapter.
pub(super) fn chapter(app: &mut App, buffer: &mut Buffer, area: Rect) {
    let Stage::Chapter { lines, sheet, scroll, .. } = &app.stage else { return };
    let area = area.inner(ratatui::layout::Margin::new(2, 1));
    let entry =
        |line: &engine::LogLine| log_entry(&app.say(&line.news.message), line.news.tone, columns(area));
    let mut told: Vec<Line<'_>> = lines.iter().flat_map(entry).collect();
    if let Some(sheet) = sheet {
        told.push(Line::default());
        told.extend(sheet_lines(app, sheet));
    }
    let (title, keys) = (app.say(&Message::new("ui-chapter")), app.say(&Message::new("ui-any-key")));
    let scrolled = frame(buffer, area, &title, &keys, &told, *scroll);
    if let Stage::Chapter { scroll, .. } = &mut app.stage {
        *scroll = scrolled;
    }
}

/// The lines at the foot of the screen that the teacher may take: the table above stays in sight.
const TEACHER: u16 = 10;

/// What the teacher says.
pub(super) fn told(app: &App, buffer: &mut Buffer, area: Rect) {
    let (Stage::Told(say), Some(teacher)) = (&app.stage, &app.teacher) else { return };
    let style = Style::new().fg(theme::CHALK);
    let mut lines = wrap_text(&app.say(say), columns(area), style.bold());
    if let Some(command) = teacher.next.as_ref().filter(|_| teacher.says_goodbye()) {
        let next = Message::new("ui-lesson-next").text("command", command);
        lines.extend(wrap_text(&app.say(&next), columns(area), style));
    }
    let foot = Rect { y: area.bottom().saturating_sub(TEACHER), height: TEACHER, ..area }.intersection(area);
    frame(buffer, foot, &app.say(teacher.title()), &app.say(&Message::new("ui-any-key")), &lines, 0);
}

pub(super) fn rules(app: &mut App, buffer: &mut Buffer, area: Rect) {
    let Some(Overlay::Rules(scroll)) = app.overlay else { return };
    let area = area.inner(ratatui::layout::Margin::new(2, 1));
    let text = markdown::render(app.locale.rules, columns(area));
    let (title, keys) = (app.say(&Message::new("game-title")), app.say(&Message::new("ui-rules-keys")));
    app.overlay = Some(Overlay::Rules(frame(buffer, area, &title, &keys, &text.lines, scroll)));
}

/// All boards of the table, one below the other.
pub(super) fn boards(app: &mut App, buffer: &mut Buffer, area: Rect) {
    let Some(Overlay::Boards(scroll)) = app.overlay else { return };
    let area = area.inner(ratatui::layout::Margin::new(2, 1));
    let picture = Picture::new(app);
    let mut lines: Vec<Line<'static>> = Vec::new();
    for shown in &picture.scene.boards {
        if !lines.is_empty() {
            lines.push(Line::default());
        }
        lines.extend(board::lines(&picture, shown, columns(area)));
    }
    if lines.is_empty() {
        lines.push(Line::raw(app.say(&Message::new("ui-no-boards"))));
    }
    let (title, keys) = (app.say(&Message::new("ui-boards")), app.say(&Message::new("ui-rules-keys")));
    app.overlay = Some(Overlay::Boards(frame(buffer, area, &title, &keys, &lines, scroll)));
}

/// What the master would do, the best move first, and why.
pub(super) fn hint(app: &mut App, buffer: &mut Buffer, area: Rect) {
    let Some(Overlay::Hint(scroll)) = app.overlay else { return };
    let area = area.inner(ratatui::layout::Margin::new(2, 1));
    let style = Style::new().fg(theme::CHALK);
    let lines: Vec<Line<'_>> =
        app.hint.iter().flat_map(|text| wrap_text(text, columns(area), style)).collect();
    let (title, keys) = (app.say(&Message::new("ui-hint")), app.say(&Message::new("ui-rules-keys")));
    app.overlay = Some(Overlay::Hint(frame(buffer, area, &title, &keys, &lines, scroll)));
}

/// The question whether to leave, with what becomes of the game.
pub(super) fn leave(app: &App, buffer: &mut Buffer, area: Rect) {
    let title = app.say(&Message::new("ui-leave-title"));
    let lines: Vec<Line<'_>> = leave_texts(app)
        .iter()
        .flat_map(|text| wrap_text(text, columns(area), Style::new().fg(theme::CHALK)))
        .collect();
    frame(buffer, area, &title, &app.say(&Message::new("ui-leave-keys")), &lines, 0);
}

/// What becomes of the game when its players leave.
pub(super) fn leave_texts(app: &App) -> Vec<String> {
    match (&app.save, app.resume_command()) {
        (Some(save), Some(command)) => vec![
            app.say(&Message::new("ui-leave-kept").text("file", save.path().display())),
            app.say(&Message::new("ui-leave-resume")),
            command,
        ],
        _ if app.is_over() => vec![app.say(&Message::new("ui-leave-done"))],
        _ => vec![app.say(&Message::new("ui-leave-lost"))],
    }
}

/// The end: who has won, and the score sheet.
pub(super) fn over(app: &App, buffer: &mut Buffer, area: Rect) {
    let chapters = app.scene.log.iter().rev().take_while(|line| line.news.tone == Tone::Chapter);
    let won = chapters.map(|line| app.say(&line.news.message)).next();
    let mut lines: Vec<Line<'_>> = won
        .iter()
        .flat_map(|won| wrap_text(won, columns(area), Style::new().fg(theme::BRASS).bold()))
        .collect();
    if let Some(sheet) = &app.scene.sheet {
        lines.push(Line::default());
        lines.extend(sheet_lines(app, sheet));
    }
    let (title, keys) = (app.say(&Message::new("ui-over-title")), app.say(&Message::new("ui-over-keys")));
    frame(buffer, area, &title, &keys, &lines, 0);
}

fn sheet_lines(app: &App, sheet: &Sheet) -> Vec<Line<'static>> {
    let cell = |arg: &Arg| match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Text(text) => text.to_string(),
        Arg::Seat(seat) => app.names.get(seat.index()).cloned().unwrap_or_default(),
        Arg::Message(message) => app.say(message),
    };
    let heads: Vec<String> = sheet.columns.iter().map(|column| app.say(column)).collect();
    let rows: Vec<Vec<String>> = sheet.rows.iter().map(|row| row.iter().map(cell).collect()).collect();
    let widest = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column)).chain(heads.get(column));
        cells.map(|text| width(text)).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..heads.len()).map(widest).collect();
    let head_style = Style::new().fg(theme::FAINT).add_modifier(Modifier::UNDERLINED);
    std::iter::once(Line::styled(app.say(&sheet.title), Style::new().fg(theme::CHALK).bold()))
        .chain([Line::styled(sheet_row(&heads, &widths), head_style)])
        .chain(rows.iter().map(|row| Line::styled(sheet_row(row, &widths), Style::new().fg(theme::CHALK))))
        .collect()
}

/// Names to the left, figures to the right.
fn sheet_row(cells: &[String], widths: &[usize]) -> String {
    let pad = |cell: &String, columns: &usize| " ".repeat(columns.saturating_sub(width(cell)));
    let cells = cells.iter().zip(widths).enumerate().map(|(column, (cell, columns))| match column {
        0 => format!("{cell}{}", pad(cell, columns)),
        _ => format!("{}{cell}", pad(cell, columns)),
    });
    cells.collect::<Vec<_>>().join("   ")
}
