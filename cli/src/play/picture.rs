//! What everything that is drawn has in common: the scene in words, what is marked, and where things are.

use engine::{About, CardFace, CardScene, Cue, Message, Preview, Scene, Seat, Suit, Token, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::app::{App, Hit};
use super::touch::{self, Target};
use crate::text::{cut, width};

/// How a thing stands to what the player is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    /// It plays no part now.
    Idle,
    /// What is shown is about it.
    Lit,
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
    /// How the picture is staged, if it is one of an action that is being shown.
    pub(super) cue: Option<&'a Cue>,
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
            cue: app.cue(),
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
            None if self.cue.is_some_and(|cue| cue.focus.iter().any(|focus| focus == id)) => Sign::Lit,
            None => Sign::Idle,
        }
    }

    /// What the choices that are begun would make of a thing, each said once.
    pub(super) fn previews(&self, id: &str) -> Vec<&'a Preview> {
        let begun = touch::begun(self.scene, self.touched).filter(|_| !self.touched.is_empty());
        let mut previews: Vec<&Preview> = Vec::new();
        for preview in begun.flat_map(|choice| &choice.previews).filter(|preview| preview.at == id) {
            if !previews.contains(&preview) {
                previews.push(preview);
            }
        }
        previews
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

    /// One character for a picture of the game's art: that of the suit it belongs to, if it shows one.
    pub(super) fn symbol(&self, name: &str) -> Option<char> {
        let suits: &'static [Suit] = self.about.suits;
        let name = name.strip_prefix("suit-").unwrap_or(name);
        suits.iter().find(|suit| suit.id == name).map(|suit| suit.symbol)
    }

    /// A picture with characters beside it.
    pub(super) fn sign(&self, sign: &engine::Sign) -> String {
        let symbol = self.symbol(sign.symbol).map(String::from).unwrap_or_default();
        format!("{}{symbol}", sign.text)
    }

    /// What stands in the corner of a card: its rank or its cost, and the symbol of its suit.
    pub(super) fn corner(&self, face: &CardFace) -> String {
        let symbol = self.suit(face).map(|suit| suit.symbol.to_string()).unwrap_or_default();
        let cost = face.cost.as_ref().map(|cost| cost.text.as_str()).unwrap_or_default();
        let figure = if face.rank.is_empty() { cost } else { &face.rank };
        format!("{figure}{}{symbol}", face.minor)
    }

    /// By what a card is known where there is room for a word: its rank and suit, or its name.
    pub(super) fn print(&self, face: &CardFace) -> String {
        if face.rank.is_empty() { self.say(&face.name) } else { self.corner(face) }
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
