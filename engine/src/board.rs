//! What an expert would keep in the head, as data: front ends draw it as a picture and read it out as a
//! table.

use compact_str::{CompactString, ToCompactString};
use serde::Serialize;

use crate::scene::is_default;
use crate::{Later, Message, Seat};

/// Something to read beside the cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Board {
    /// Its name, as plans refer to it.
    pub id: &'static str,
    /// What it is called.
    pub title: Message,
    /// What matters about it just now, in a sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub note: Option<Message>,
    /// Smaller words below it, such as what its signs mean.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub foot: Option<Message>,
    /// What it shows.
    pub shows: Shows,
}

/// What a board shows.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Shows {
    /// Rows and columns.
    Matrix(Matrix),
    /// Players on their way along numbers.
    Scale(Scale),
    /// Stations one after the other, such as rounds or the order of play.
    Stations(Stations),
    /// A number of things of a whole, such as the chips of a bank.
    Store(Store),
}

impl Shows {
    /// How many lines it has that can be pointed to, each by its number: `rounds/2` is the third.
    pub fn lines(&self) -> usize {
        match self {
            Shows::Matrix(matrix) if matrix.look == MatrixLook::Signs => {
                matrix.columns.len().saturating_sub(1)
            }
            Shows::Matrix(matrix) => matrix.rows.len(),
            Shows::Scale(scale) => scale.pegs.len(),
            Shows::Stations(stations) => stations.stations.len(),
            Shows::Store(_) => 0,
        }
    }
}

impl Board {
    /// A board without further words.
    pub const fn new(id: &'static str, title: Message, shows: Shows) -> Board {
        Board { id, title, note: None, foot: None, shows }
    }

    /// With what matters about it just now.
    #[must_use]
    pub fn noted(self, note: Message) -> Board {
        Board { note: Some(note), ..self }
    }

    /// With smaller words below it.
    #[must_use]
    pub fn footed(self, foot: Message) -> Board {
        Board { foot: Some(foot), ..self }
    }
}

/// Rows and columns with headings.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Matrix {
    /// How it is drawn.
    pub look: MatrixLook,
    /// What stands above each column; the first is above the headings of the rows.
    #[cfg_attr(feature = "api", ts(as = "Vec<Heading>"), schema(value_type = Vec<Heading>))]
    pub columns: Later<Vec<Heading>>,
    /// The rows, each with a cell for every column but the first.
    #[cfg_attr(feature = "api", ts(as = "Vec<Line>"), schema(value_type = Vec<Line>))]
    pub rows: Vec<Later<Line>>,
}

/// How rows and columns are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum MatrixLook {
    /// A sheet of paper with lines.
    Sheet,
    /// A hanging sign for each column: its first cell is large, the others are lines below it.
    Signs,
    /// A small tile for each cell: its number and symbol, with its note below.
    Tiles,
    /// Holes in wood, a peg for each one counted; `of` says how many holes there are.
    Pegs,
}

/// What stands at the head of a column or a row.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Heading {
    /// Words.
    pub label: Message,
    /// A picture: the name of a symbol of the game's art, without its slug.
    #[serde(skip_serializing_if = "str::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<String>"))]
    pub symbol: &'static str,
    /// The player whose column or row it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub seat: Option<Seat>,
    /// A suit whose colours it has.
    #[serde(skip_serializing_if = "str::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<String>"))]
    pub suit: &'static str,
}

impl Heading {
    /// Words alone.
    pub const fn new(label: Message) -> Heading {
        Heading { label, symbol: "", seat: None, suit: "" }
    }

    /// A player's.
    pub fn seat(seat: Seat) -> Heading {
        let label = Message::new("table-name").seat("player", seat);
        Heading { seat: Some(seat), ..Heading::new(label) }
    }

    /// With a picture.
    #[must_use]
    pub fn pictured(self, symbol: &'static str) -> Heading {
        Heading { symbol, ..self }
    }

    /// In the colours of a suit.
    #[must_use]
    pub fn suited(self, suit: &'static str) -> Heading {
        Heading { suit, ..self }
    }
}

/// A row of a matrix.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Line {
    /// What it is about.
    pub head: Heading,
    /// Its cells.
    #[cfg_attr(feature = "api", ts(as = "Vec<Cell>"), schema(value_type = Vec<Cell>))]
    pub cells: Vec<Later<Cell>>,
    /// Whether it is the one in question.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<bool>"))]
    pub lit: bool,
    /// Whether it does not matter any more, or not yet.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<bool>"))]
    pub pale: bool,
}

/// A cell of a matrix.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Cell {
    /// A number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub number: Option<i32>,
    /// What it is a number of, where the whole matters.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub of: Option<i32>,
    /// Words, beside the number or instead of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub text: Option<Message>,
    /// Pictures: names of symbols of the game's art, without its slug.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<Vec<String>>"))]
    pub symbols: Vec<&'static str>,
    /// Pictures with a few characters, such as cards that it comes from: front ends that have room for them
    /// draw them instead of the words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<Vec<Sign>>"))]
    pub chips: Vec<Sign>,
    /// How it stands out.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<Stress>"))]
    pub stress: Stress,
    /// The player it belongs to: their colour is its colour.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub seat: Option<Seat>,
    /// Why it is so, for whoever asks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub note: Option<Message>,
}

impl Cell {
    /// A number.
    pub fn number(number: impl Into<i32>) -> Cell {
        Cell { number: Some(number.into()), ..Cell::default() }
    }

    /// Words.
    pub fn text(text: Message) -> Cell {
        Cell { text: Some(text), ..Cell::default() }
    }

    /// Standing out like this.
    #[must_use]
    pub fn stressed(self, stress: Stress) -> Cell {
        Cell { stress, ..self }
    }

    /// With the reason why it is so.
    #[must_use]
    pub fn noted(self, note: Message) -> Cell {
        Cell { note: Some(note), ..self }
    }

    /// With pictures of what it comes from.
    #[must_use]
    pub fn showing(self, chips: Vec<Sign>) -> Cell {
        Cell { chips, ..self }
    }

    /// With a picture.
    #[must_use]
    pub fn pictured(mut self, symbol: &'static str) -> Cell {
        self.symbols.push(symbol);
        self
    }
}

/// How a cell, a tag or a slot stands out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Stress {
    /// Not at all.
    #[default]
    Plain,
    /// It does not matter any more, or not yet.
    Pale,
    /// On a disc of its player's colour: whoever leads.
    Lead,
    /// It counts in something that stands beside it.
    Tint,
    /// Good for the viewer.
    Good,
    /// Bad for the viewer.
    Bad,
    /// The one in question.
    Lit,
}

/// Players on their way along numbers.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Scale {
    /// The first and the last number.
    pub range: (i32, i32),
    /// Numbers are written at every so many.
    pub every: u16,
    /// The number that everybody wants to reach.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub goal: Option<i32>,
    /// Where each player is.
    pub pegs: Vec<Peg>,
}

/// A player on a scale.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Peg {
    /// Whose.
    pub seat: Seat,
    /// Where.
    pub at: i32,
    /// Where it was before what is shown just now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub from: Option<i32>,
    /// What it went by from there, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<Vec<Stretch>>"))]
    pub stretches: Vec<Stretch>,
}

impl Peg {
    /// A player who stays there.
    pub fn new(seat: Seat, at: impl Into<i32>) -> Peg {
        Peg { seat, at: at.into(), from: None, stretches: Vec::new() }
    }
}

/// A part of a player's way.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Stretch {
    /// The suit that it is owed to.
    pub suit: &'static str,
    /// How far it goes, or back.
    pub by: i32,
}

/// Stations one after the other.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Stations {
    /// Whether they stand below one another, as shelves, and not side by side, as stops.
    pub shelves: bool,
    /// The stations in their order.
    #[cfg_attr(feature = "api", ts(as = "Vec<Station>"), schema(value_type = Vec<Station>))]
    pub stations: Vec<Later<Station>>,
}

/// A stop of a track or a shelf of a rack.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Station {
    /// Its number on the track.
    pub number: i32,
    /// Words above it, where a group of stations begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub heading: Option<Message>,
    /// What it is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub title: Option<Message>,
    /// What more there is to say, such as what somebody does there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub text: Option<Message>,
    /// Whose it is, or who has won it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub seat: Option<Seat>,
    /// A picture: the name of a symbol of the game's art, without its slug.
    #[serde(skip_serializing_if = "str::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<String>"))]
    pub art: &'static str,
    /// Pictures with a few characters each, such as an element that counts one more here.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<Vec<Sign>>"))]
    pub signs: Vec<Sign>,
    /// What is to be won there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub prize: Option<i32>,
    /// How it stands out: lit is now, pale is over.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<Stress>"))]
    pub stress: Stress,
}

/// A picture with a few characters that are the same in every language.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Sign {
    /// The name of a symbol of the game's art, without its slug; none if empty.
    #[serde(skip_serializing_if = "str::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<String>"))]
    pub symbol: &'static str,
    /// The characters beside it, such as `+1`.
    #[serde(skip_serializing_if = "CompactString::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<String>"), schema(value_type = String))]
    pub text: CompactString,
    /// Whether it is the one that holds now.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<bool>"))]
    pub lit: bool,
}

impl Sign {
    /// A picture alone.
    pub const fn symbol(symbol: &'static str) -> Sign {
        Sign { symbol, text: CompactString::const_new(""), lit: false }
    }

    /// With characters beside it.
    #[must_use]
    pub fn with(self, text: impl ToCompactString) -> Sign {
        Sign { text: text.to_compact_string(), ..self }
    }
}

/// A number of things of a whole.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Store {
    /// How many there are.
    pub count: i32,
    /// How many there can be.
    pub of: i32,
    /// What they are: a kind of token.
    pub token: &'static str,
    /// What holds them: the name of a symbol of the game's art, without its slug.
    pub vessel: &'static str,
    /// Whether few are left, so that it matters.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<bool>"))]
    pub low: bool,
}
