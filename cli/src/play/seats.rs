//! The players around the table.

use engine::{Bond, Eye, Layout, Link, Message, Place, Seat, SeatScene, Zone};
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
    let seats: Vec<&SeatScene> = picture.scene.seats.iter().map(|seat| &**seat).collect();
    match eye {
        Eye::Seat(own) => {
            let own = seats.iter().position(|seat| seat.seat == own).unwrap_or(0);
            seats.iter().copied().cycle().skip(own + 1).take(seats.len().saturating_sub(1)).collect()
        }
        _ => seats,
    }
}

/// The lines that the others need.
pub(super) fn others_height(picture: &Picture<'_>, eye: Eye, framed: bool, columns: u16) -> u16 {
    let others = others(picture, eye);
    let panel = (columns / (others.len() as u16).max(1)).saturating_sub(2);
    let lines = |seat: &&SeatScene| in_lines(picture, zones_of(picture, seat.seat), panel).len() as u16;
    2 + others.iter().map(lines).max().unwrap_or(0) + u16::from(framed)
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
    draw_name(picture, buffer, inside, seat, &score(picture, seat));
    let lines = in_lines(picture, zones_of(picture, seat.seat), inside.width);
    let faint = Style::new().fg(theme::FAINT);
    let words = belongings(picture, seat).join(" · ");
    // Words are broken where the cards leave them the height.
    let room = usize::from(inside.height).saturating_sub(1 + lines.len());
    let wrapped: Vec<String> =
        wrap_text(&words, inside.width.into(), faint).iter().map(ToString::to_string).collect();
    let said = if (2..=room).contains(&wrapped.len()) { wrapped } else { vec![words] };
    for (line, text) in (1..).zip(&said) {
        write(buffer, inside, line, text, faint);
    }
    draw_lines(picture, buffer, from_line(inside, 1 + said.len() as u16), lines);
}

/// The name and the score; gold when the table waits for this player, or the cursor is here.
fn draw_name(picture: &Picture<'_>, buffer: &mut Buffer, area: Rect, seat: &SeatScene, score: &str) {
    let (sign, style) = name_style(picture.mark(&seat_id(seat.seat)), seat.acting);
    if style.bg.is_some() {
        write(buffer, area, 0, &" ".repeat(area.width.into()), style);
    }
    let score_width = if score.is_empty() { 0 } else { width(score) as u16 + 2 };
    let name = Rect { width: area.width.saturating_sub(score_width + 1), ..area };
    let ready = if seat.ready { "✓ " } else { "" };
    write(buffer, name, 0, &format!("{sign}{ready}{} ", picture.name(seat.seat)), style);
    write(buffer, from_column(area, area.width.saturating_sub(score_width)), 0, &format!(" {score} "), style);
}

/// What the score is worth, in the words of the game if it has some.
fn score(picture: &Picture<'_>, seat: &SeatScene) -> String {
    let points = || Message::new("ui-score").number("score", seat.score);
    picture.say(&seat.worth.clone().unwrap_or_else(points))
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
        (Sign::Lit, false) => ("◆ ", Style::new().fg(theme::BRASS).bold()),
        (Sign::Idle, false) => (" ", Style::new().fg(theme::CHALK).bold()),
    }
}

/// "4 chips · took Oak · ♣ · → Ken · would lose 4".
fn belongings(picture: &Picture<'_>, seat: &SeatScene) -> Vec<String> {
    let say = |message: &Option<Message>| message.as_ref().map(|message| picture.say(message));
    let signs: Vec<String> = seat.signs.iter().map(|sign| picture.sign(sign)).collect();
    let texts = [Some(picture.tokens(&seat.tokens)), say(&seat.status), Some(signs.join(" "))];
    let texts = texts.into_iter().flatten().chain(links(picture, seat.seat)).chain(say(&seat.note));
    // A score that counts chips says how many there are.
    let score = score(picture, seat);
    texts.filter(|text| !text.trim().is_empty() && *text != score).collect()
}

/// The players to whom lines lead from this one.
fn links(picture: &Picture<'_>, from: Seat) -> Vec<String> {
    let links = picture.scene.links.iter().chain(picture.cue.iter().flat_map(|cue| &cue.links));
    let text = |link: &Link| {
        let to = picture.scene.seats.iter().find(|seat| seat_id(seat.seat) == link.to)?;
        let arrow = if link.bond == Bond::Attacks { "⚔" } else { "→" };
        Some(format!("{arrow} {}", picture.name(to.seat)))
    };
    links.filter(|link| link.from == seat_id(from)).filter_map(text).collect()
}

/// The plate of a player in its region: the name and the score, then whatever is before them.
pub(super) fn draw_plate(picture: &mut Picture<'_>, buffer: &mut Buffer, area: Rect, seat: &SeatScene) {
    picture.put(&seat_id(seat.seat), area);
    let style = Style::new().fg(theme::CHALK).bg(theme::WOOD);
    buffer.set_style(area, style);
    let score = score(picture, seat);
    let name = width(picture.name(seat.seat)) + 4;
    let has_room = usize::from(area.width) > name + width(&score) || area.height < 2;
    let first = Rect { height: 1, ..area };
    draw_name(picture, buffer, first, seat, if has_room { &score } else { "" });
    let mut texts = belongings(picture, seat);
    if !has_room {
        texts.insert(0, score);
    }
    let below = from_line(from_column(area, 1), 1);
    let lines = wrap_text(&texts.join(" · "), below.width.into(), style);
    for (line, text) in (0..below.height).zip(lines) {
        write(buffer, below, line, &text.to_string(), style);
    }
}

/// The zones of a player in lines: a hand has its own, others share one where they fit. What is empty and
/// plays no part takes no room.
fn in_lines<'a>(picture: &Picture<'a>, zones: Vec<&'a Zone>, columns: u16) -> Vec<Vec<(&'a Zone, u16)>> {
    let mut lines: Vec<Vec<(&Zone, u16)>> = Vec::new();
    let mut room = 0;
    for zone in zones.into_iter().filter(|zone| matters(picture, zone)) {
        let is_hand = matches!(zone.place, Place::Hand(_));
        let needed = line_width(picture, zone).min(columns);
        match lines.last_mut() {
            Some(line) if needed <= room => line.push((zone, needed)),
            _ => {
                lines.push(vec![(zone, needed)]);
                room = columns;
            }
        }
        room = if is_hand { 0 } else { room.saturating_sub(needed + 1) };
    }
    // The last one of a line has what is left of it.
    for line in &mut lines {
        let used: u16 = line.iter().map(|(_, width)| width + 1).sum();
        if let Some((_, width)) = line.last_mut() {
            *width += (columns + 1).saturating_sub(used);
        }
    }
    lines
}

fn matters(picture: &Picture<'_>, zone: &Zone) -> bool {
    let is_empty = zone.cards.is_empty() && zone.tokens.is_empty() && zone.aside.is_none();
    !is_empty || picture.mark(&zone.id) != Sign::Idle
}

/// The columns of a zone in a line: its name, its cards, and what to know of it.
fn line_width(picture: &Picture<'_>, zone: &Zone) -> u16 {
    let note = zone.aside.as_ref().map_or(0, |aside| width(&picture.say(&aside.line)) + 1);
    let tokens = if zone.tokens.is_empty() { 0 } else { width(&picture.tokens(&zone.tokens)) + 1 };
    let count = if zone.layout == Layout::Pile { 10 } else { 0 };
    (width(&picture.say(&zone.label)) + 1 + note + tokens + count) as u16 + words_width(picture, zone)
}

fn draw_lines(picture: &mut Picture<'_>, buffer: &mut Buffer, area: Rect, lines: Vec<Vec<(&Zone, u16)>>) {
    for (number, line) in (0..).zip(lines) {
        let mut rest = from_line(area, number);
        for (zone, columns) in line {
            draw_zone(picture, buffer, Rect { width: columns.min(rest.width), ..rest }, zone);
            rest = from_column(rest, columns + 1);
        }
    }
}

/// What a player has: the hand, then what lies before them.
fn zones_of<'a>(picture: &Picture<'a>, seat: Seat) -> Vec<&'a Zone> {
    let at = |place| picture.scene.zones.iter().map(|zone| &**zone).filter(move |zone| zone.place == place);
    at(Place::Hand(seat)).chain(at(Place::Before(seat))).collect()
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
    let note = zone.aside.as_ref().map(|aside| picture.say(&aside.line));
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
    let zones = picture.scene.zones.iter().map(|zone| &**zone);
    let zones: Vec<&Zone> = zones.filter(|zone| zone.place == Place::Side).collect();
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
pub(super) fn own_height(picture: &Picture<'_>, own: Seat, size: Size, columns: u16) -> u16 {
    let lines = in_lines(picture, own_zones(picture, own).1, columns.saturating_sub(1));
    1 + lines.len() as u16 + size.height()
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
    let lines = in_lines(picture, others, area.width.saturating_sub(1));
    let room = from_line(area, 1 + lines.len() as u16);
    draw_lines(picture, buffer, from_line(from_column(area, 1), 1), lines);
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
    let name = format!("{sign}{turn}{}", picture.name(own.seat));
    let text = [&[name][..], &belongings(picture, own)].concat().join(" · ");
    let score = score(picture, own);
    let right = area.width.saturating_sub(width(&score) as u16 + 2);
    write(buffer, Rect { width: right.saturating_sub(1), ..area }, 0, &text, style);
    write(buffer, from_column(area, right), 0, &score, style);
}
