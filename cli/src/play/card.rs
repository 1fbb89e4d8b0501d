//! Cards as boxes on the felt.

use engine::{CardFace, CardScene, Stress};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;
use ratatui::widgets::{Block, Clear, Widget};

use super::picture::{Picture, Sign, from_column, from_line, write};
use super::theme;
use crate::text::{width, wrap_text};

/// How big cards are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Size {
    /// Five lines high.
    Large,
    /// Three lines high.
    Small,
    /// In a line of text.
    Line,
}

impl Size {
    pub(super) const fn height(self) -> u16 {
        match self {
            Size::Large => 5,
            Size::Small => 3,
            Size::Line => 1,
        }
    }

    /// How wide every card with a box is.
    pub(super) fn width(self, picture: &Picture<'_>) -> u16 {
        let print = picture.widest_print() as u16;
        match self {
            Size::Large => (print + 3).max(7),
            Size::Small | Size::Line => print + 2,
        }
    }
}

/// Draws a card with a box around it, of which so many columns stay in sight.
pub(super) fn draw(picture: &Picture<'_>, buffer: &mut Buffer, area: Rect, card: &CardScene, seen: u16) {
    let mark = picture.mark(&card.id);
    let style = style(picture, card, mark);
    Clear.render(area, buffer);
    let set = match mark {
        Sign::Cursor => border::THICK,
        Sign::Touched => border::DOUBLE,
        _ => border::ROUNDED,
    };
    let edge = edge(card, mark, style);
    Block::bordered().border_set(set).border_style(edge).style(style).render(area, buffer);
    let inner = area.inner(ratatui::layout::Margin::new(1, 1));
    match &card.face {
        None => fill(buffer, inner, "▒", style),
        Some(face) => {
            if card.down {
                fill(buffer, inner, "░", style);
            }
            if area.height < LARGE {
                write(buffer, inner, 0, &picture.print(face), style);
                write(buffer, on_edge(area), area.height - 1, &figures(face), edge);
            } else {
                let seen = Rect { width: inner.width.min(seen.saturating_sub(1)), ..inner };
                draw_parts(picture, buffer, seen, face, style);
            }
        }
    }
    draw_chips(buffer, area, card.chips);
    draw_tag(picture, buffer, area, card, edge);
}

/// From this height on the parts of a face have lines of their own.
const LARGE: u16 = 5;

/// The columns between the corners of a box.
fn on_edge(area: Rect) -> Rect {
    Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area }
}

/// The corner and the worth above, the name below them, and what the card does at its foot.
fn draw_parts(picture: &Picture<'_>, buffer: &mut Buffer, inner: Rect, face: &CardFace, style: Style) {
    let light = style.remove_modifier(Modifier::BOLD);
    let used = write(buffer, inner, 0, &corner_within(picture, face, inner.width), style);
    let worth = face.worth.map(|worth| format!("★{worth}")).unwrap_or_default();
    let right = inner.width.saturating_sub(width(&worth) as u16);
    if right > used || used == 0 {
        write(buffer, from_column(inner, right), 0, &worth, light);
    }
    let name = wrap_text(&picture.say(&face.name), inner.width.into(), light);
    let below = from_line(inner, 1);
    if breaks_no_word(&picture.say(&face.name), inner.width) && name.len() <= below.height.into() {
        for (line, text) in (0..).zip(&name) {
            write(buffer, below, line, &text.to_string(), light);
        }
        let strip: Vec<String> = face.strip.iter().map(|sign| picture.sign(sign)).collect();
        let foot = if strip.is_empty() {
            face.gist.as_ref().map(|gist| picture.say(gist)).unwrap_or_default()
        } else {
            strip.join(" ")
        };
        draw_foot(buffer, from_line(below, name.len() as u16), &foot, light);
    } else {
        let corner = corner_within(picture, face, inner.width);
        let right = inner.width.saturating_sub(width(&corner) as u16);
        write(buffer, from_column(inner, right), inner.height - 1, &corner, style);
    }
}

/// The rank and the suit, or the rank alone where both have no room.
fn corner_within(picture: &Picture<'_>, face: &CardFace, columns: u16) -> String {
    let whole = picture.corner(face);
    if width(&whole) > columns.into() && !face.rank.is_empty() { face.rank.to_string() } else { whole }
}

fn breaks_no_word(text: &str, columns: u16) -> bool {
    // A language without spaces may break anywhere.
    text.split_whitespace().all(|word| !word.is_ascii() || width(word) <= columns.into())
}

/// Words in the last lines, if all of them fit.
fn draw_foot(buffer: &mut Buffer, area: Rect, text: &str, style: Style) {
    let lines = wrap_text(text, area.width.into(), style);
    let Some(above) = area.height.checked_sub(lines.len() as u16) else { return };
    if breaks_no_word(text, area.width) {
        for (line, text) in (above..).zip(&lines) {
            write(buffer, area, line, &text.to_string(), style);
        }
    }
}

/// What a card costs and is worth: `4, ★2`.
fn figures(face: &CardFace) -> String {
    let cost = face.cost.as_ref().map(|cost| cost.text.to_string());
    let worth = face.worth.map(|worth| format!("★{worth}"));
    cost.into_iter().chain(worth).collect::<Vec<_>>().join(", ")
}

/// A few words on the upper edge: what the game says of this card, or who laid it.
fn draw_tag(picture: &Picture<'_>, buffer: &mut Buffer, area: Rect, card: &CardScene, style: Style) {
    let label = card.label.as_ref().map(|label| picture.say(label));
    let tag = label.or_else(|| picture.initial(card).filter(|_| card.down));
    if let Some(tag) = tag {
        write(buffer, on_edge(area), 0, &tag, style.add_modifier(Modifier::BOLD));
    }
}

/// How many equal cards lie there, on the upper edge.
pub(super) fn draw_count(buffer: &mut Buffer, area: Rect, count: usize) {
    let style = Style::new().fg(theme::NIGHT).bg(theme::BRASS).add_modifier(Modifier::BOLD);
    write(buffer, on_edge(area), 0, &format!("×{count}"), style);
}

/// Chips lie on the lower edge.
fn draw_chips(buffer: &mut Buffer, area: Rect, chips: u8) {
    if chips > 0 {
        let style = Style::new().fg(theme::NIGHT).bg(theme::BRASS).add_modifier(Modifier::BOLD);
        buffer.set_string(area.x + 1, area.bottom() - 1, chips_text(chips), style);
    }
}

fn chips_text(chips: u8) -> String {
    if chips == 1 { "◉".to_owned() } else { format!("◉{chips}") }
}

fn fill(buffer: &mut Buffer, area: Rect, pattern: &str, style: Style) {
    for line in 0..area.height {
        write(buffer, area, line, &pattern.repeat(area.width.into()), style);
    }
}

/// An empty place for a card.
pub(super) fn draw_place(buffer: &mut Buffer, area: Rect) {
    let style = Style::new().fg(theme::FAINT).bg(theme::SHADE).add_modifier(Modifier::DIM);
    Block::bordered().border_set(border::LIGHT_DOUBLE_DASHED).border_style(style).render(area, buffer);
}

/// The card as a word in a line.
pub(super) fn word(picture: &Picture<'_>, card: &CardScene) -> (String, Style) {
    let face = card.face.as_ref().map(|face| match face.cost {
        Some(_) => format!("{} {}", picture.print(face), figures(face)),
        None => picture.print(face),
    });
    let chips = if card.chips > 0 { chips_text(card.chips) } else { String::new() };
    let text = format!("{}{chips}", face.as_deref().unwrap_or("▒▒"));
    let mark = picture.mark(&card.id);
    let style = style(picture, card, mark);
    let underlined =
        if matches!(mark, Sign::Open | Sign::Lit) { Modifier::UNDERLINED } else { Modifier::empty() };
    (text, style.add_modifier(underlined))
}

fn style(picture: &Picture<'_>, card: &CardScene, mark: Sign) -> Style {
    let ground = match mark {
        Sign::Cursor => theme::BRASS,
        Sign::Touched => theme::CHOSEN,
        _ if card.face.is_none() => theme::BACK,
        Sign::Blocked => theme::GREY_CARD,
        _ if card.down || card.stress == Stress::Pale => theme::GREY_CARD,
        _ => theme::CREAM,
    };
    let suit = card.face.as_ref().and_then(|face| picture.suit(face));
    let ink = match suit {
        Some(suit) => theme::ink(suit.colour),
        None if ground == theme::BACK => theme::BACK_INK,
        None => theme::INK,
    };
    let style = Style::new().fg(ink).bg(ground);
    match (&card.face, card.down) {
        (Some(_), true) => style.add_modifier(Modifier::DIM),
        (Some(_), false) => style.add_modifier(Modifier::BOLD),
        (None, _) => style,
    }
}

fn edge(card: &CardScene, mark: Sign, style: Style) -> Style {
    let lit = Style::new().bg(theme::BRASS).fg(theme::NIGHT).add_modifier(Modifier::BOLD);
    match mark {
        Sign::Lit => lit,
        Sign::Idle if card.stress == Stress::Lit => lit,
        Sign::Idle | Sign::Blocked => style.remove_modifier(Modifier::BOLD),
        Sign::Open => style.fg(Color::Rgb(190, 92, 0)).add_modifier(Modifier::BOLD),
        Sign::Touched | Sign::Cursor => style.fg(theme::NIGHT).add_modifier(Modifier::BOLD),
    }
}
