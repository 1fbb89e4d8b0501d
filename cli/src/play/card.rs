//! Cards as boxes on the felt.

use engine::CardScene;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;
use ratatui::widgets::{Block, Widget};

use super::picture::{Picture, Sign, write};
use super::theme;
use crate::text::width;

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

/// Draws a card with a box around it. The left part of it says everything, for the rest may be covered.
pub(super) fn draw(picture: &Picture<'_>, buffer: &mut Buffer, area: Rect, card: &CardScene, size: Size) {
    let mark = picture.mark(&card.id);
    let style = style(picture, card, mark);
    buffer.set_style(area, Style::reset());
    let set = match mark {
        Sign::Cursor => border::THICK,
        Sign::Touched => border::DOUBLE,
        _ => border::ROUNDED,
    };
    Block::bordered().border_set(set).border_style(edge(mark, style)).style(style).render(area, buffer);
    let inner = area.inner(ratatui::layout::Margin::new(1, 1));
    match &card.face {
        None => fill(buffer, inner, "▒", style),
        Some(face) => {
            if card.down {
                fill(buffer, inner, "░", style);
            }
            let print = picture.print(face);
            write(buffer, inner, 0, &print, style);
            draw_figures(buffer, area, &face.figures, size, style);
            if size == Size::Large {
                let right = Rect { x: inner.right().saturating_sub(width(&print) as u16), ..inner };
                buffer.set_string(right.x, inner.bottom() - 1, &print, style);
            }
        }
    }
    draw_chips(buffer, area, card.chips);
    if let Some(initial) = picture.initial(card).filter(|_| card.down) {
        buffer.set_string(area.x + 1, area.y, initial, edge(mark, style));
    }
}

/// The figures stand in the middle of a large card and on the lower edge of a small one.
fn draw_figures(buffer: &mut Buffer, area: Rect, figures: &str, size: Size, style: Style) {
    let line = if size == Size::Large { area.height / 2 } else { area.height - 1 };
    let room = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    write(buffer, room, line, figures, style.remove_modifier(Modifier::BOLD));
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
    let style = Style::new().fg(theme::FAINT).add_modifier(Modifier::DIM);
    Block::bordered().border_set(border::LIGHT_DOUBLE_DASHED).border_style(style).render(area, buffer);
}

/// The card as a word in a line.
pub(super) fn word(picture: &Picture<'_>, card: &CardScene) -> (String, Style) {
    let face = card.face.as_ref().map(|face| picture.print(face));
    let chips = if card.chips > 0 { chips_text(card.chips) } else { String::new() };
    let text = format!("{}{chips}", face.as_deref().unwrap_or("▒▒"));
    let mark = picture.mark(&card.id);
    let style = style(picture, card, mark);
    let underlined = if mark == Sign::Open { Modifier::UNDERLINED } else { Modifier::empty() };
    (text, style.add_modifier(underlined))
}

fn style(picture: &Picture<'_>, card: &CardScene, mark: Sign) -> Style {
    let ground = match mark {
        Sign::Cursor => theme::BRASS,
        Sign::Touched => theme::CHOSEN,
        _ if card.face.is_none() => theme::BACK,
        Sign::Blocked => theme::GREY_CARD,
        _ if card.down => theme::GREY_CARD,
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

fn edge(mark: Sign, style: Style) -> Style {
    match mark {
        Sign::Idle | Sign::Blocked => style.remove_modifier(Modifier::BOLD),
        Sign::Open => style.fg(Color::Rgb(190, 92, 0)).add_modifier(Modifier::BOLD),
        Sign::Touched | Sign::Cursor => style.fg(theme::NIGHT).add_modifier(Modifier::BOLD),
    }
}
