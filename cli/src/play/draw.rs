//! The whole screen.

use engine::{Eye, Message, Place, Seat, SeatScene, Zone};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Block, Borders, Clear, Widget};

use super::app::{App, Overlay, Stage};
use super::card::Size;
use super::picture::{Picture, from_column, from_line, write};
use super::{buttons, count, inspect, planned, popup, prompt, seats, theme, zone};
use crate::text::width;

/// The smallest window that the table fits into.
pub(super) const SMALLEST: (u16, u16) = (64, 20);

/// From this height on there is room for frames and big cards.
const ROOMY: u16 = 32;

/// The most lines that buttons may take.
const MOST_BUTTON_LINES: u16 = 4;

/// Draws what the table waits for.
pub(super) fn draw(frame: &mut Frame<'_>, app: &mut App) {
    let area = frame.area();
    let buffer = frame.buffer_mut();
    Clear.render(area, buffer);
    buffer.set_style(area, theme::plain());
    app.hits.clear();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        popup::too_small(app, buffer, area);
        return;
    }
    match app.stage {
        // Nothing of anybody's hand is on the screen until the next person has the keyboard.
        Stage::Pass(seat) => popup::pass(app, buffer, area, seat),
        _ => draw_table(app, buffer, area),
    }
    match app.overlay {
        Some(Overlay::Rules(_)) => popup::rules(app, buffer, area),
        Some(Overlay::Boards(_)) => popup::boards(app, buffer, area),
        Some(Overlay::Hint(_)) => popup::hint(app, buffer, area),
        Some(Overlay::Leave) => popup::leave(app, buffer, area),
        None => match app.stage {
            Stage::Chapter { .. } => popup::chapter(app, buffer, area),
            Stage::Told(_) => popup::told(app, buffer, area),
            Stage::Over { sheet: true } => popup::over(app, buffer, area),
            _ => {}
        },
    }
}

/// Where the parts of the table are.
struct ScreenParts {
    title: Rect,
    others: Rect,
    middle: Rect,
    aside: Rect,
    own: Rect,
    prompt: Rect,
    info: Rect,
    buttons: Rect,
    help: Rect,
}

/// The parts, from the top: the others, the table with the log beside it, one's own place, and what to do.
fn parts(area: Rect, others: u16, own: u16, buttons: u16) -> ScreenParts {
    let info = if area.height >= 27 { 2 } else { 1 };
    let fixed = 1 + others + own + 1 + info + buttons + 1;
    let middle_height = area.height.saturating_sub(fixed).max(1);
    let mut y = area.y;
    let mut next = |height: u16| {
        let part = Rect { y, height, ..area }.intersection(area);
        y += height;
        part
    };
    let (title, others, middle) = (next(1), next(others), next(middle_height));
    let aside_width = (area.width / 3).clamp(24, 42);
    let table = middle.width - aside_width;
    ScreenParts {
        title,
        others,
        middle: Rect { width: table, ..middle },
        aside: from_column(middle, table),
        own: next(own),
        prompt: next(1),
        info: next(info),
        buttons: next(buttons),
        help: next(1),
    }
}

/// The table as its game has planned it, or, where the window is too small for that, as a flow of zones.
fn draw_table(app: &mut App, buffer: &mut Buffer, area: Rect) {
    match planned::lay(app.plan(), area) {
        Some(screen) => planned::draw(app, buffer, &screen),
        None => draw_flowing(app, buffer, area),
    }
}

fn draw_flowing(app: &mut App, buffer: &mut Buffer, area: Rect) {
    let mut picture = Picture::new(app);
    let own = own_seat(&picture, app.eye);
    let framed = area.height >= ROOMY;
    let mut all_buttons = buttons::labelled(&picture);
    let (offers, open_offers) = buttons::offers(&picture);
    all_buttons.extend(open_offers);
    // Offers have their lines before they can be touched, so that the table stays where it is.
    let lines = |buttons: &[buttons::Button]| buttons::lines(buttons, area.width);
    let button_lines = lines(&all_buttons).max(lines(&offers)).clamp(1, MOST_BUTTON_LINES);
    let others_height = seats::others_height(&picture, app.eye, framed, area.width);
    let own_height = |size| own.map_or(0, |own| seats::own_height(&picture, own.seat, size, area.width));
    let zones = picture.scene.zones.iter().map(|zone| &**zone);
    let zones: Vec<&Zone> = zones.filter(|zone| zone.place == Place::Middle).collect();
    // The hand is as big as the cards on the table, and gives way to them.
    let large = parts(area, others_height, own_height(Size::Large), button_lines);
    let (parts, size) = if zone::fit_large(&picture, large.middle, &zones) {
        (large, Size::Large)
    } else {
        (parts(area, others_height, own_height(Size::Small), button_lines), Size::Small)
    };

    draw_title(&picture, buffer, parts.title);
    seats::draw_others(&mut picture, buffer, parts.others, app.eye, framed);
    zone::draw_all(&mut picture, buffer, parts.middle, &zones);
    if let Some(own) = own {
        let turn = matches!(app.stage, Stage::Turn(_));
        seats::draw_own(&mut picture, buffer, parts.own, own, turn, size);
    }
    let log_back = draw_aside(app, &mut picture, buffer, parts.aside);
    prompt::draw_line(app, &picture, buffer, parts.prompt);
    inspect::draw(app, &picture, buffer, parts.info);
    let unseen = buttons::unseen(&picture);
    all_buttons.extend(unseen.into_iter().filter(|button| !all_buttons.contains(button)).collect::<Vec<_>>());
    buttons::draw(&mut picture, buffer, parts.buttons, &all_buttons);
    if let Some(stage) = picture.cue.and_then(|cue| cue.count.as_deref()) {
        count::draw(&picture, buffer, parts.middle.union(parts.own), stage);
    }
    draw_help(app, buffer, parts.help);
    app.hits = picture.hits;
    app.log_back = log_back;
}

fn own_seat<'a>(picture: &Picture<'a>, eye: Eye) -> Option<&'a SeatScene> {
    let is_own = |seat: &Seat| eye == Eye::Seat(*seat);
    picture.scene.seats.iter().map(|seat| &**seat).find(|seat| is_own(&seat.seat))
}

pub(super) fn draw_title(picture: &Picture<'_>, buffer: &mut Buffer, area: Rect) {
    let style = Style::new().fg(theme::CHALK).bg(theme::NIGHT);
    buffer.set_style(area, style);
    let title = picture.say(&Message::new("game-title"));
    let mut used = 1 + write(buffer, from_column(area, 1), 0, &title, style.fg(theme::BRASS).bold());
    for flag in &picture.scene.flags {
        let flag = format!(" {} ", picture.say(flag));
        used += 2 + write(buffer, from_column(area, used + 2), 0, &flag, theme::attention());
    }
    let right = area.width.saturating_sub(10);
    if used + 2 < right {
        write(buffer, from_column(area, right), 0, "Chabudai", style.fg(theme::FAINT));
    }
}

/// Banks and decks, the log, and tips. Gives how far the log is really scrolled back.
fn draw_aside(app: &App, picture: &mut Picture<'_>, buffer: &mut Buffer, area: Rect) -> usize {
    buffer.set_style(area, Style::new().bg(theme::SHADE));
    let inside = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    let side = seats::draw_side(picture, buffer, inside);
    draw_panel(app, picture, buffer, from_line(area, side), &picture.scene.tips)
}

/// The log and tips. Gives how far the log is really scrolled back.
pub(super) fn draw_panel(
    app: &App,
    picture: &Picture<'_>,
    buffer: &mut Buffer,
    area: Rect,
    tips: &[Message],
) -> usize {
    buffer.set_style(area, Style::new().bg(theme::SHADE));
    let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    let tips = tip_lines(picture, tips, area.width);
    let tips_height = (tips.len() as u16).min(area.height.saturating_sub(5));
    let log = Rect { height: area.height - tips_height, ..area };
    for (line, tip) in (log.height..area.height).zip(&tips) {
        buffer.set_line(area.x, area.y + line, tip, area.width);
    }
    draw_log(app, picture, buffer, log)
}

fn tip_lines(picture: &Picture<'_>, tips: &[Message], columns: u16) -> Vec<Line<'static>> {
    let style = Style::new().fg(theme::FAINT).italic();
    let tips = tips.iter().map(|tip| picture.say(tip));
    tips.flat_map(|tip| popup::entry("* ", &tip, style, columns.into())).collect()
}

/// Gives how far the log is scrolled back, which is no further than its beginning.
fn draw_log(app: &App, picture: &Picture<'_>, buffer: &mut Buffer, area: Rect) -> usize {
    let block = Block::new().borders(Borders::TOP).border_style(Style::new().fg(theme::FAINT));
    let inside = block.inner(area);
    let lines = log_lines(picture, inside.width);
    let height = usize::from(inside.height);
    let back = app.log_back.min(lines.len().saturating_sub(height));
    let title = picture.say(&Message::new(if back > 0 { "ui-log-back" } else { "ui-log" }));
    block.title(Line::styled(format!(" {title} "), Style::new().fg(theme::FAINT))).render(area, buffer);
    let end = lines.len() - back;
    let shown = &lines[end.saturating_sub(height)..end];
    for (y, line) in (inside.y..).zip(shown) {
        buffer.set_line(inside.x, y, line, inside.width);
    }
    back
}

/// The log, a sign before each entry so that long ones are told apart.
fn log_lines(picture: &Picture<'_>, columns: u16) -> Vec<Line<'static>> {
    let entry = |line: &engine::LogLine| {
        popup::log_entry(&picture.say(&line.news.message), line.news.tone, columns.into())
    };
    picture.scene.log.iter().flat_map(entry).collect()
}

/// The line at the bottom: which keys there are, or what is being typed.
pub(super) fn draw_help(app: &App, buffer: &mut Buffer, area: Rect) {
    let style = Style::new().fg(theme::FAINT).bg(theme::NIGHT);
    buffer.set_style(area, style);
    if app.typing.is_some() {
        draw_typing(app, buffer, area);
        return;
    }
    let help = Message::new(match app.stage {
        Stage::Turn(_) if app.look.is_some() => "ui-help-look",
        Stage::Turn(_) => "ui-help-turn",
        Stage::Over { .. } => "ui-help-over",
        Stage::Beat(_) => "ui-help-beat",
        Stage::Chapter { .. } | Stage::Told(_) => "ui-any-key",
        _ => "ui-help-wait",
    });
    write(buffer, from_column(area, 1), 0, &app.say(&help), style);
}

/// What is typed; how it could go on stands above it.
fn draw_typing(app: &App, buffer: &mut Buffer, area: Rect) {
    let Some(typing) = &app.typing else { return };
    let style = Style::new().fg(theme::CHALK).bg(theme::NIGHT);
    let mut used = 1;
    let mut put = |text: &str, style: Style| used += write(buffer, from_column(area, used), 0, text, style);
    put(&app.say(&Message::new("ui-type")), style.fg(theme::BRASS).bold());
    put(" ", style);
    put(&typing.text, style.bold());
    put("█", style.fg(theme::BRASS));
    let keys = app.say(&Message::new("ui-help-type"));
    let right = area.width.saturating_sub(width(&keys) as u16 + 1);
    if right > used {
        write(buffer, from_column(area, right), 0, &keys, style.fg(theme::FAINT));
    }
}
