//! What everything that is drawn has in common: the scene in words, what is marked, and where things are.

use engine::{About, CardFace, CardScene, Message, Scene, Seat, Suit, Token, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::app::{App, Hit};
use super::touch::Target;
use crate::text::{cut, width};

/// How a thing stands to what the player is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    /// It plays no part now.
    Idle,
    /// It can be touched.
    Open,
    /// It looks as if it could be touched.
    Blocked,
    /// It has been touched.
    Touched,
    /// The cursor is on it.
    Cursor,
}

/// A scene that is being drawn.
pub(super) struct Picture<'a> {
    pub(super) scene: &'a Scene,
    pub(super) about: &'a About,
    words: &'a Words,
    pub(super) names: &'a [String],
    pub(super) targets: Vec<Target>,
    touched: &'a [String],
    cursor: Option<&'a str>,
    /// Where things are, in the order they were drawn.
    pub(super) hits: Vec<Hit>,
}

impl<'a> Picture<'a> {
    pub(super) fn new(app: &'a App) -> Picture<'a> {
        Picture {
            scene: &app.scene,
            about: app.about,
            words: &app.words,
            names: &app.names,
            targets: app.targets(),
            touched: &app.touched,
            cursor: app.look.as_deref().or(app.cursor.as_deref()),
            hits: Vec::new(),
        }
    }

    pub(super) fn say(&self, message: &Message) -> String {
        self.words.say(message, self.names)
    }

    pub(super) fn name(&self, seat: Seat) -> &'a str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    pub(super) fn mark(&self, id: &str) -> Sign {
        if self.cursor == Some(id) {
            return Sign::Cursor;
        }
        if self.touched.iter().any(|touched| touched == id) {
            return Sign::Touched;
        }
        match self.targets.iter().find(|target| target.id == id) {
            Some(Target { blocked: None, .. }) => Sign::Open,
            Some(_) => Sign::Blocked,
            None => Sign::Idle,
        }
    }

    /// Notes where a thing is, for the mouse and the arrow keys.
    pub(super) fn put(&mut self, id: &str, area: Rect) {
        if !area.is_empty() {
            self.hits.push(Hit { area, id: id.to_owned() });
        }
    }

    pub(super) fn suit(&self, face: &CardFace) -> Option<&'static Suit> {
        let suits: &'static [Suit] = self.about.suits;
        suits.iter().find(|suit| suit.id == face.suit)
    }

    /// What is printed on a card: its notation and the symbol of its suit.
    pub(super) fn print(&self, face: &CardFace) -> String {
        let symbol = self.suit(face).map(|suit| suit.symbol.to_string()).unwrap_or_default();
        format!("{}{symbol}", face.text)
    }

    /// The widest print of any card in sight, so that all cards are equally wide.
    pub(super) fn widest_print(&self) -> usize {
        let faces =
            self.scene.zones.iter().flat_map(|zone| &zone.cards).filter_map(|card| card.face.as_ref());
        faces.map(|face| width(&self.print(face))).max().unwrap_or(0).clamp(4, 8)
    }

    /// Who laid a card, in one or two columns: the first letter of a name that no other has, or the seat's
    /// number.
    pub(super) fn initial(&self, card: &CardScene) -> Option<String> {
        let seat = card.by?;
        let letter = self.name(seat).chars().next()?;
        let shared = self.names.iter().filter(|name| name.starts_with(letter)).count() > 1;
        Some(if shared { (seat.index() + 1).to_string() } else { letter.to_string() })
    }

    /// "4 chips, 2 points owed".
    pub(super) fn tokens(&self, tokens: &[Token]) -> String {
        tokens.iter().map(|token| self.say(&token.counted())).collect::<Vec<_>>().join(", ")
    }
}

/// Writes a text into a line of the area, cut if it is too long; gives the columns it took.
pub(super) fn write(buffer: &mut Buffer, area: Rect, line: u16, text: &str, style: impl Into<Style>) -> u16 {
    if line >= area.height {
        return 0;
    }
    let text = cut(text, area.width.into());
    buffer.set_string(area.x, area.y + line, &text, style);
    width(&text) as u16
}

/// The area without its first columns.
pub(super) fn from_column(area: Rect, column: u16) -> Rect {
    let column = column.min(area.width);
    Rect { x: area.x + column, width: area.width - column, ..area }
}

/// The area without its first lines.
pub(super) fn from_line(area: Rect, line: u16) -> Rect {
    let line = line.min(area.height);
    Rect { y: area.y + line, height: area.height - line, ..area }
}
