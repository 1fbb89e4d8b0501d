//! The table as a front end draws it, without knowing the game.
//!
//! A game lays out zones of cards and says which things a person touches, in order, for each legal action.
//! Whoever draws a scene highlights what may be touched next and collects the touches: that is all the
//! interaction there is, for every game.

mod card;
mod touch;

use compact_str::{CompactString, ToCompactString};
use serde::Serialize;

use crate::{Arg, Board, Later, Message, News, Seat, Seats, Sign, Stress};
pub use card::{Bill, BillLine, CardFace, CardScene, Front};
pub use touch::{Blocked, Choice, Preview, Touch};

/// Everything one pair of eyes sees.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Scene {
    /// The players, by seat.
    #[cfg_attr(feature = "api", ts(as = "Vec<SeatScene>"), schema(value_type = Vec<SeatScene>))]
    pub seats: Vec<Later<SeatScene>>,
    /// Whose turn it is. Whoever reads a scene finds it with the players.
    #[serde(skip)]
    #[cfg_attr(feature = "api", ts(skip), schema(ignore))]
    pub acting: Seats,
    /// Where cards and chips lie.
    #[cfg_attr(feature = "api", ts(as = "Vec<Zone>"), schema(value_type = Vec<Zone>))]
    pub zones: Vec<Later<Zone>>,
    /// What an expert would keep in the head.
    pub boards: Vec<Board>,
    /// Lines from thing to thing.
    pub links: Vec<Link>,
    /// What holds for the whole table just now, such as a final round.
    pub flags: Vec<Message>,
    /// What is to be done, in one sentence.
    pub prompt: Option<Message>,
    /// What a strong player would whisper, or what a lesson says.
    pub tips: Vec<Message>,
    /// The legal actions of the viewer.
    pub choices: Vec<Choice>,
    /// What looks possible but is not, and why.
    pub blocked: Vec<Blocked>,
    /// The score sheet, when there is one to show.
    pub sheet: Option<Sheet>,
    /// What has happened, oldest first. The table fills it in.
    pub log: Vec<LogLine>,
}

impl Scene {
    /// The scene for whoever reads it: a card that its game has left without a name goes by its zone and its
    /// place there, and whose turn it is is said of the players.
    #[must_use]
    pub fn named(self) -> Scene {
        let zones = self.zones.into_iter().map(|zone| zone.into_made().named().into()).collect();
        let of_turn = |seat: Later<SeatScene>| {
            let acting = self.acting.contains(seat.seat);
            SeatScene { acting, ..seat.into_made() }.into()
        };
        Scene { zones, seats: self.seats.into_iter().map(of_turn).collect(), ..self }
    }
}

/// A player at the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SeatScene {
    /// Which seat.
    pub seat: Seat,
    /// The score as it stands.
    pub score: i32,
    /// Whether the table waits for this player. Games leave it to the scene's own `acting`.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<bool>"))]
    pub acting: bool,
    /// What lies before the player besides cards.
    pub tokens: Vec<Token>,
    /// What the player is up to, such as having left the round.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub status: Option<Message>,
    /// What the viewer should know of them, such as what an attack would take from them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub note: Option<Message>,
    /// Whether they have made their choice and others have not.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<bool>"))]
    pub ready: bool,
    /// How the score counts, where it is no plain sum of points: words for the number, such as `8 chips`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub worth: Option<Message>,
    /// Small pictures that hold for the player now, such as what they have run out of.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<Vec<Sign>>"))]
    pub signs: Vec<Sign>,
}

/// Chips, potions, markers: a number of equal things.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Token {
    /// Which kind, for the picture.
    pub kind: &'static str,
    /// How many.
    pub count: i32,
    /// What they are called; whoever shows them fills in the `count`.
    pub label: Message,
}

impl Token {
    /// What they are called, with their count.
    pub fn counted(&self) -> Message {
        self.label.clone().number("count", self.count)
    }
}

/// A place where cards or chips lie.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Zone {
    /// Its name, as [`Touch`]es refer to it.
    #[cfg_attr(feature = "api", ts(as = "String"), schema(value_type = String))]
    pub id: CompactString,
    /// Where on the table it is.
    pub place: Place,
    /// How its cards lie.
    pub layout: Layout,
    /// What it is called.
    pub label: Message,
    /// The cards, in order.
    pub cards: Vec<CardScene>,
    /// Chips in it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<Vec<Token>>"))]
    pub tokens: Vec<Token>,
    /// What the viewer should know of it, such as a running total.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub aside: Option<Aside>,
    /// The next free places, after the last card.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<Vec<Slot>>"))]
    pub slots: Vec<Slot>,
    /// Its picture, pale where it is empty, and that of its free places: the name of a symbol of the game's art,
    /// without its slug.
    #[serde(skip_serializing_if = "str::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<String>"))]
    pub sign: &'static str,
    /// Whether it does not matter any more, such as a row that was taken.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<bool>"))]
    pub pale: bool,
}

/// What the viewer should know of a zone or a card: a line and a gauge beside it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Aside {
    /// What matters most.
    pub line: Message,
    /// The part of the line that can be read from across the table: its words are among the line's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub figure: Option<Message>,
    /// What more there is to say.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub more: Option<Message>,
    /// How far something is, or what is possible.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub gauge: Option<Gauge>,
    /// How it stands out.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<Stress>"))]
    pub stress: Stress,
}

impl From<Message> for Aside {
    fn from(line: Message) -> Aside {
        Aside { line, figure: None, more: None, gauge: None, stress: Stress::Plain }
    }
}

impl Aside {
    /// With this part of the line written large.
    #[must_use]
    pub fn figured(self, figure: Message) -> Aside {
        Aside { figure: Some(figure), ..self }
    }

    /// With more to say.
    #[must_use]
    pub fn more(self, more: Message) -> Aside {
        Aside { more: Some(more), ..self }
    }

    /// With a gauge.
    #[must_use]
    pub fn gauged(self, gauge: Gauge) -> Aside {
        Aside { gauge: Some(gauge), ..self }
    }

    /// Standing out like this.
    #[must_use]
    pub fn stressed(self, stress: Stress) -> Aside {
        Aside { stress, ..self }
    }
}

/// How far something is, or what is possible.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Gauge {
    /// So much of a whole, as notches: what is paid of a cost.
    Notches {
        /// How many are filled.
        filled: u16,
        /// How many there are.
        of: u16,
    },
    /// So much of a whole, as a bar: a danger or a share.
    Share {
        /// How many.
        part: u16,
        /// Of how many.
        of: u16,
    },
    /// Which of some numbers in a row are possible. The first and the last bead stand for all beyond them.
    Beads {
        /// A bit for each bead, the lowest for the first.
        open: u32,
        /// How many beads there are.
        count: u8,
        /// The best one, from 0.
        best: u8,
    },
}

/// A free place.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Slot {
    /// What belongs there: the name of a symbol of the game's art, without its slug; else the zone's own.
    #[serde(skip_serializing_if = "str::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<String>"))]
    pub ghost: &'static str,
    /// What it is for, who has taken what lay there, or why it is closed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub label: Option<Message>,
    /// Whose place it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub by: Option<Seat>,
    /// What a card can become there; with two the place is split in halves.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<Vec<Offer>>"))]
    pub offers: Vec<Offer>,
    /// How it stands out.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<Stress>"))]
    pub stress: Stress,
}

impl Slot {
    /// A free place that says something.
    pub fn saying(label: Message) -> Slot {
        Slot { label: Some(label), ..Slot::default() }
    }

    /// A player's place.
    #[must_use]
    pub fn of(self, seat: Seat) -> Slot {
        Slot { by: Some(seat), ..self }
    }

    /// A free place where a card can go in these ways.
    pub fn offering(offers: Vec<Offer>) -> Slot {
        Slot { offers, ..Slot::default() }
    }
}

/// Something that a card can become in a free place: a thing to touch.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Offer {
    /// Its name, as [`Touch`]es refer to it.
    #[cfg_attr(feature = "api", ts(as = "String"), schema(value_type = String))]
    pub id: CompactString,
    /// What it is: `face up`.
    pub label: Message,
    /// What it brings or costs: `get 1`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub hint: Option<Message>,
    /// Whether the card lies face down there.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<bool>"))]
    pub down: bool,
}

/// A line from one thing to another: a card, a zone or a player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Link {
    /// Where it begins.
    #[cfg_attr(feature = "api", ts(as = "String"), schema(value_type = String))]
    pub from: CompactString,
    /// Where it ends.
    #[cfg_attr(feature = "api", ts(as = "String"), schema(value_type = String))]
    pub to: CompactString,
    /// What it means.
    pub bond: Bond,
}

/// What a line between two things means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Bond {
    /// Cards or chips go this way.
    Gives,
    /// Somebody harms somebody.
    Attacks,
    /// One thing changes what another is worth.
    Changes,
}

impl Zone {
    /// A zone with nothing in it.
    pub fn new(id: impl Into<CompactString>, place: Place, layout: Layout, label: Message) -> Zone {
        Zone {
            id: id.into(),
            place,
            layout,
            label,
            cards: Vec::new(),
            tokens: Vec::new(),
            aside: None,
            slots: Vec::new(),
            sign: "",
            pale: false,
        }
    }

    /// With names for all cards.
    pub(crate) fn named(mut self) -> Zone {
        for (place, card) in self.cards.iter_mut().enumerate().filter(|(_, card)| card.id.is_empty()) {
            card.id = card_id(&self.id, place);
        }
        self
    }
}

/// The name of a card by its place in a zone: `hand2.0`. Scenes have hundreds of them, so nothing is
/// formatted.
///
/// ```
/// assert_eq!(engine::card_id("hand2", 10), "hand2.10");
/// ```
pub fn card_id(zone: &str, index: usize) -> CompactString {
    let mut id = CompactString::from(zone);
    match PLACES.get(index) {
        Some(place) => id.push_str(place),
        None => {
            id.push('.');
            id.push_str(&index.to_compact_string());
        }
    }
    id
}

const PLACES: [&str; 10] = [".0", ".1", ".2", ".3", ".4", ".5", ".6", ".7", ".8", ".9"];

/// The name of a zone that each player has: `hand2`.
///
/// ```
/// assert_eq!(engine::seat_id("hand", engine::Seat::ALL[2]), "hand2");
/// ```
pub fn seat_id(zone: &str, seat: Seat) -> CompactString {
    let mut id = CompactString::from(zone);
    id.push(char::from(b'0' + seat.index() as u8));
    id
}

/// What is as it mostly is goes without saying: a table has a hundred cards, and scenes go over the wire.
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Where on the table a zone is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Place {
    /// In the middle, where the game is played.
    Middle,
    /// Aside: banks, decks, leftovers.
    Side,
    /// Before a player, for all to see.
    Before(Seat),
    /// In a player's hand.
    Hand(Seat),
}

/// How the cards of a zone lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Layout {
    /// Side by side, overlapping where space is short.
    Row,
    /// One below the other.
    Column,
    /// Held in a hand.
    Fan,
    /// On top of each other: only the number of cards matters.
    Pile,
}

/// A table of figures that a player can check: what each point came from.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Sheet {
    /// What it shows.
    pub title: Message,
    /// What stands above each column; the first is above the names of the rows.
    pub columns: Vec<Message>,
    /// The rows, each as long as `columns`.
    #[cfg_attr(feature = "api", ts(as = "Vec<Vec<Arg>>"), schema(value_type = Vec<Vec<Arg>>))]
    pub rows: Vec<Later<Vec<Arg>>>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct LogLine {
    /// The number of the action that caused it; 0 is the set-up.
    pub number: usize,
    /// What happened, as the viewer may know it.
    #[serde(flatten)]
    pub news: News,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn face(text: &str) -> CardFace {
        CardFace::new(text, "", Message::new("card"), Message::new("rule"))
    }

    #[test]
    fn a_card_goes_by_its_place_unless_it_has_a_name_of_its_own() {
        let cards = vec![CardScene::up(face("3")), CardScene::up(face("4")).named("guest")];
        let zone = Zone { cards, ..Zone::new("r1", Place::Middle, Layout::Row, Message::new("row")) };
        let scene = Scene { zones: vec![zone.into()], ..Scene::default() }.named();
        let names: Vec<&str> = scene.zones[0].cards.iter().map(|card| card.id.as_str()).collect();
        assert_eq!(names, ["r1.0", "guest"]);
    }
}
