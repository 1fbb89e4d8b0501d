//! The players around the table.

use engine::{Eye, Layout, Message, Place, Seat, SeatScene, Zone};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::widgets::{Block, BorderType, Widget};

use super::card::Size;
use super::picture::{Picture, Sign, from_column, from_line, write};
use super::theme;
use super::zone::{draw_cards, draw_words, words_width};
use crate::text::{width, wrap_text};

/// The others, clockwise from the viewer; everybody, if the viewer plays no part.
pub(super) fn others<'a>(picture: &Picture<'a>, eye: Eye) -> Vec<&'a SeatScene> {
    let seats = &picture.scene.seats;
    match eye {
        Eye::Seat(own) => {
            let own = seats.iter().position(|seat| seat.seat == own).unwrap_or(0);
            seats.iter().cycle().skip(own + 1).take(seats.len().saturating_sub(1)).collect()
        }
        _ => seats.iter().collect(),
    }
}

/// The lines that the others need.
pub(super) fn others_height(picture: &Picture<'_>, eye: Eye, framed: bool) -> u16 {
    let lines = |seat: &&SeatScene| 2 + zones_of(picture, seat.seat).len() as u16;
    let lines = others(picture, eye).iter().map(lines).max().unwrap_or(0);
    lines + u16::from(framed)
}

/// The others side by side, each with what lies before them and the backs of their cards.
pub(super) fn draw_others(
    picture: &mut Picture<'_>,
    buffer: &mut Buffer,
    area: Rect,
    eye: Eye,
    framed: bool,
) {
    let others = others(picture, eye);
    let panel = area.width / (others.len() as u16).max(1);
    for (number, seat) in others.into_iter().enumerate() {
        let place = Rect { x: area.x + number as u16 * panel, width: panel, ..area };
        draw_other(picture, buffer, place, seat, framed);
    }
}

/// A player's name as [`engine::Touch::seat`] refers to it.
pub(super) fn seat_id(seat: Seat) -> String {
    format!("seat{seat}")
}

fn draw_other(picture: &mut Picture<'_>, buffer: &mut Buffer, area: Rect, seat: &SeatScene, framed: bool) {
    picture.put(&seat_id(seat.seat), area);
    let colour = if seat.acting { theme::BRASS } else { theme::FAINT };
    let inside = if framed {
        let kind = if seat.acting { BorderType::Thick } else { BorderType::Rounded };
        Block::bordered()
            .border_type(kind)
            .border_style(Style::new().fg(colour))
            .style(Style::new().bg(theme::SHADE))
            .render(area, buffer);
        Rect { x: area.x + 1, width: area.width.saturating_sub(2), height: area.height - 1, ..area }
    } else {
        buffer.set_style(area, Style::new().bg(theme::SHADE));
        for line in 0..area.height {
            write(buffer, area, line, if seat.acting { "┃" } else { "│" }, Style::new().fg(colour));
        }
        Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area }
    };
    draw_name(picture, buffer, inside, seat);
    write(buffer, inside, 1, &belongings(picture, seat), Style::new().fg(theme::FAINT));
    for (line, zone) in (2..).zip(zones_of(picture, seat.seat)) {
        draw_zone(picture, buffer, from_line(inside, line), zone);
    }
}

/// The name and the score; gold when the table waits for this player, or the cursor is here.
fn draw_name(picture: &Picture<'_>, buffer: &mut Buffer, area: Rect, seat: &SeatScene) {
    let (sign, style) = name_style(picture.mark(&seat_id(seat.seat)), seat.acting);
    if style.bg.is_some() {
        write(buffer, area, 0, &" ".repeat(area.width.into()), style);
    }
    let score = picture.say(&Message::new("ui-score").number("score", seat.score));
    let score_width = width(&score) as u16 + 2;
    let name = Rect { width: area.width.saturating_sub(score_width + 1), ..area };
    write(buffer, name, 0, &format!("{sign}{} ", picture.name(seat.seat)), style);
    write(buffer, from_column(area, area.width.saturating_sub(score_width)), 0, &format!(" {score} "), style);
}

/// How a name is written, and the sign before it.
fn name_style(mark: Sign, acting: bool) -> (&'static str, Style) {
    match (mark, acting) {
        (Sign::Cursor, _) => ("▶▶ ", theme::attention()),
        (Sign::Touched, _) => ("✓ ", Style::new().fg(theme::NIGHT).bg(theme::CHOSEN).bold()),
        (Sign::Open, false) => ("▸ ", Style::new().fg(theme::BRASS).bold()),
        (Sign::Open, true) => ("▸▶ ", theme::attention()),
        (Sign::Blocked, false) => ("× ", Style::new().fg(theme::FAINT)),
        (_, true) => ("▶ ", theme::attention()),
        (Sign::Idle, false) => (" ", Style::new().fg(theme::CHALK).bold()),
    }
}

/// "4 chips · took r1".
fn belongings(picture: &Picture<'_>, seat: &SeatScene) -> String {
    let tokens = picture.tokens(&seat.tokens);
    let status = seat.status.as_ref().map(|status| picture.say(status)).unwrap_or_default();
    [tokens, status].iter().filter(|text| !text.is_empty()).cloned().collect::<Vec<_>>().join(" · ")
}

/// What a player has: the hand, then what lies before them.
fn zones_of<'a>(picture: &Picture<'a>, seat: Seat) -> Vec<&'a Zone> {
    let hands = picture.scene.zones.iter().filter(|zone| zone.place == Place::Hand(seat));
    let before = picture.scene.zones.iter().filter(|zone| zone.place == Place::Before(seat));
    hands.chain(before).collect()
}

/// A zone as one line: its name, its cards, what to know of it. Gives the texts that the line had no room
/// for.
fn draw_zone(picture: &mut Picture<'_>, buffer: &mut Buffer, area: Rect, zone: &Zone) -> Vec<String> {
    let area = Rect { height: area.height.min(1), ..area };
    picture.put(&zone.id, area);
    let mut used = 0;
    let is_hand = matches!(zone.place, Place::Hand(_));
    let style = match picture.mark(&zone.id) {
        Sign::Cursor => theme::attention(),
        Sign::Open => Style::new().fg(theme::BRASS).add_modifier(Modifier::BOLD),
        _ => Style::new().fg(theme::CHALK),
    };
    // A hand needs no name, and where space is short the cards matter more than their zone's.
    let label = picture.say(&zone.label);
    let both_fit = width(&label) as u16 + 1 + words_width(picture, zone) <= area.width;
    if style.fg != Some(theme::CHALK) || (!is_hand && both_fit) {
        used += write(buffer, area, 0, &label, style) + 1;
    }
    used += draw_words(picture, buffer, from_column(area, used), zone);
    let note = zone.note.as_ref().map(|note| picture.say(note));
    let is_counted = is_hand || (zone.layout == Layout::Pile && zone.cards.len() > 1);
    let count =
        is_counted.then(|| picture.say(&Message::new("ui-cards").number("count", zone.cards.len() as i64)));
    let tokens = (!zone.tokens.is_empty()).then(|| picture.tokens(&zone.tokens));
    let nothing = (zone.cards.is_empty() && zone.tokens.is_empty()).then(|| "–".to_owned());
    let mut left_over = Vec::new();
    for text in [count.or(nothing), tokens, note].into_iter().flatten() {
        let rest = from_column(area, used);
        if usize::from(rest.width) >= width(&text) {
            used += write(buffer, rest, 0, &text, Style::new().fg(theme::FAINT)) + 1;
        } else {
            left_over.push(text);
        }
    }
    left_over
}

/// What is kept free for the log below the zones beside the table.
const LOG_LINES: u16 = 6;

/// The zones beside the table, a line each, and lines below it for what does not fit.
pub(super) fn draw_side(picture: &mut Picture<'_>, buffer: &mut Buffer, area: Rect) -> u16 {
    let zones: Vec<&Zone> = picture.scene.zones.iter().filter(|zone| zone.place == Place::Side).collect();
    let mut line = 0;
    for zone in zones {
        let left_over = draw_zone(picture, buffer, from_line(area, line), zone);
        line += 1;
        let indented = from_column(area, 1);
        let style = Style::new().fg(theme::FAINT);
        for text in left_over.iter().flat_map(|text| wrap_text(text, indented.width.into(), style)) {
            let place = from_line(indented, line);
            if place.height > LOG_LINES {
                buffer.set_line(place.x, place.y, &text, place.width);
                line += 1;
            }
        }
    }
    line.min(area.height)
}

/// What a player has to play with: the hand, or, in games without hands, what lies before them.
fn is_main(zone: &Zone, own: Seat, has_hand: bool) -> bool {
    zone.place == if has_hand { Place::Hand(own) } else { Place::Before(own) }
}

/// The viewer's zones: those drawn with cards, and those that get a line each.
fn own_zones<'a>(picture: &Picture<'a>, own: Seat) -> (Vec<&'a Zone>, Vec<&'a Zone>) {
    let zones = zones_of(picture, own);
    let has_hand = zones.iter().any(|zone| zone.place == Place::Hand(own));
    zones.into_iter().partition(|zone| is_main(zone, own, has_hand))
}

/// The lines that the viewer's own place needs.
pub(super) fn own_height(picture: &Picture<'_>, own: Seat, size: Size) -> u16 {
    1 + own_zones(picture, own).1.len() as u16 + size.height()
}

/// The viewer's own place: name, what lies before them, and the hand in full.
pub(super) fn draw_own(
    picture: &mut Picture<'_>,
    buffer: &mut Buffer,
    area: Rect,
    own: &SeatScene,
    turn: bool,
    size: Size,
) {
    let name = Rect { height: 1, ..area };
    picture.put(&seat_id(own.seat), name);
    draw_own_name(picture, buffer, name, own, turn);
    let (main, others) = own_zones(picture, own.seat);
    for (line, zone) in (1..).zip(&others) {
        draw_zone(picture, buffer, from_column(from_line(area, line), 1), zone);
    }
    let room = from_line(area, 1 + others.len() as u16);
    let each = room.width.saturating_sub(1) / (main.len() as u16).max(1);
    for (number, zone) in main.into_iter().enumerate() {
        let place = Rect { x: room.x + 1 + number as u16 * each, width: each, ..room };
        picture.put(&zone.id, place);
        draw_cards(picture, buffer, place, zone, size);
    }
}

fn draw_own_name(picture: &Picture<'_>, buffer: &mut Buffer, area: Rect, own: &SeatScene, turn: bool) {
    let (sign, style) = name_style(picture.mark(&seat_id(own.seat)), turn);
    let style = if style.bg.is_some() { style } else { style.bg(theme::SHADE) };
    buffer.set_style(area, style);
    let turn =
        if turn { format!("{} · ", picture.say(&Message::new("ui-your-turn"))) } else { String::new() };
    let text = format!("{sign}{turn}{} · {}", picture.name(own.seat), belongings(picture, own));
    let score = picture.say(&Message::new("ui-score").number("score", own.score));
    let right = area.width.saturating_sub(width(&score) as u16 + 2);
    write(buffer, Rect { width: right.saturating_sub(1), ..area }, 0, &text, style);
    write(buffer, from_column(area, right), 0, &score, style);
}
