//! A scene on the wire: a map from names to parts, each told whole when it has changed.
//!
//! There is one rule. A message sets parts and says which are gone; all others are as they were, and a part
//! that is not there is empty. Zones, boards and the score sheet are cut into parts that change at different
//! times: a laid card tells neither what its row is called nor what the other rounds have scored.

use std::sync::{Arc, OnceLock};

use engine::{
    Arg, Aside, Bill, Blocked, Board, CardScene, Cell, Choice, CompactString, Front, Heading, Layout, Link,
    Message, Place, Preview, Seat, SeatScene, Slot, Station, Stress, Token, Touch,
};
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use ts_rs::TS;
use utoipa::ToSchema;

/// The name of a part: `prompt`, `seat.0`, `cards.r1`.
pub type PartName = CompactString;

/// What a part says.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum Part {
    /// `seat.0`: a player, without whether it is their turn.
    Seat(SeatScene),
    /// `acting`: the seats whose turn it is.
    Acting(Vec<Seat>),
    /// `zones`: the ids of all zones, in order.
    Zones(Vec<String>),
    /// `zone.ID`: where a zone is and what it is called.
    Zone(ZonePart),
    /// `cards.ID`: what lies in a zone.
    Cards(CardsPart),
    /// `slots.ID`: the next free places of a zone, which come and go with what its viewer can do.
    Slots(Vec<Slot>),
    /// `face.TEXT`: the front of all cards with this notation. It stays after the last of them has left the
    /// table, because they mostly come back.
    Face(Front),
    /// `boards`: the ids of all boards, in order.
    Boards(Vec<String>),
    /// `board.ID`: a board; the columns and rows of a matrix and stations are parts of their own.
    Board(Board),
    /// `columns.ID`: what stands above the columns of a matrix.
    Columns(Vec<Heading>),
    /// `line.ID.0`: a row of a matrix.
    Line(LinePart),
    /// `cell.ID.0.0`: a cell of a row. It stays after its row has left the table; the row says how many count.
    Cell(Cell),
    /// `station.ID.0`: a station.
    Station(Station),
    /// `links`: lines from thing to thing.
    Links(Vec<Link>),
    /// `flags` and `tips`; `beads`, the steps of the moments that are shown, which stay when they are over.
    Messages(Vec<Message>),
    /// `prompt`: what is to be done.
    Prompt(Message),
    /// `choices`: one's legal actions.
    Choices(Vec<ChoicePart>),
    /// `blocked`: what looks possible but is not.
    Blocked(Vec<Blocked>),
    /// `sheet`: the head of the score sheet.
    Sheet(SheetPart),
    /// `row.0`: a row of the score sheet.
    Row(Vec<Arg>),
    /// `sealed`: one's own sealed choice, which can still be changed.
    Sealed(String),
}

/// Parts by their names, in the order of the scene. The type for the browser has all names.
#[derive(Clone, PartialEq, Debug, Default, TS, ToSchema)]
#[schema(value_type = HashMap<String, Part>)]
#[ts(type = "{
[seat: `seat.${number}`]: SeatScene,
acting?: Array<Seat>,
zones?: Array<string>,
[zone: `zone.${string}`]: ZonePart,
[zone: `cards.${string}`]: CardsPart,
[zone: `slots.${string}`]: Array<Slot>,
[text: `face.${string}`]: CardFace,
boards?: Array<string>,
[board: `board.${string}`]: Board,
[board: `columns.${string}`]: Array<Heading>,
[line: `line.${string}.${number}`]: LinePart,
[cell: `cell.${string}.${number}.${number}`]: Cell,
[station: `station.${string}.${number}`]: Station,
links?: Array<Link>,
flags?: Array<Message>,
prompt?: Message,
tips?: Array<Message>,
beads?: Array<Message>,
choices?: Array<ChoicePart>,
blocked?: Array<Blocked>,
sheet?: SheetPart,
[row: `row.${number}`]: Array<Arg>,
sealed?: string,
}")]
pub struct Parts(pub Vec<Arc<NamedPart>>);

impl Parts {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for Parts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|part| (&part.name, &**part)))
    }
}

/// A part with its name. It is written once, for all who are told it; what one eye alone is told goes straight into
/// its message.
#[derive(Debug)]
pub struct NamedPart {
    /// Its name.
    pub name: PartName,
    /// What it says.
    pub part: Part,
    written: OnceLock<Box<RawValue>>,
}

impl NamedPart {
    /// A part that nobody has been told yet.
    pub fn new(name: PartName, part: Part) -> NamedPart {
        NamedPart { name, part, written: OnceLock::new() }
    }

    /// Whether it is what somebody can do, which nobody else is told.
    fn is_private(&self) -> bool {
        matches!(self.part, Part::Choices(_) | Part::Blocked(_) | Part::Sealed(_))
    }

    fn written(&self) -> &RawValue {
        // Our own types have string keys and no failing serializers, so this cannot fail.
        self.written.get_or_init(|| to_raw_value(&self.part).unwrap_or_default())
    }
}

impl Serialize for NamedPart {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.is_private() { self.part.serialize(serializer) } else { self.written().serialize(serializer) }
    }
}

impl PartialEq for NamedPart {
    fn eq(&self, other: &NamedPart) -> bool {
        self.name == other.name && self.part == other.part
    }
}

/// Where a zone is, how it lies and what it is called, which hardly ever changes.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct ZonePart {
    /// Where on the table it is.
    pub place: Place,
    /// How its cards lie.
    pub layout: Layout,
    /// What it is called.
    pub label: Message,
    /// Its picture, and that of its free places; none if left out.
    #[serde(skip_serializing_if = "str::is_empty")]
    #[ts(optional, as = "Option<String>")]
    pub sign: &'static str,
}

/// What lies in a zone; its free places are a part of their own.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct CardsPart {
    /// The cards, in order; alike ones that lie together are told once.
    pub cards: Vec<CardPart>,
    /// Chips in it; none if left out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Token>>")]
    pub tokens: Vec<Token>,
    /// What the viewer should know of it; nothing if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub aside: Option<Aside>,
    /// Whether it does not matter any more.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub pale: bool,
}

/// A card that goes by its place and names its face: hundreds of cards share a few dozen faces.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct CardPart {
    /// Its name, if it is not the zone's with the card's place in it, such as `hand2.0`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<String>")]
    #[schema(value_type = Option<String>)]
    pub id: Option<CompactString>,
    /// The `text` of its face, which is the part `face.TEXT`; none is a back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<String>")]
    #[schema(value_type = Option<String>)]
    pub face: Option<CompactString>,
    /// Whether it lies face down on the table, even if the viewer knows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub down: Option<bool>,
    /// Chips on it, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chips: Option<u8>,
    /// Who put it there, where that matters.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub by: Option<Seat>,
    /// A few words on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub label: Option<Message>,
    /// What the viewer should know of it, below it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub aside: Option<Aside>,
    /// What it would do at this moment.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub now: Option<Message>,
    /// What that comes from, line by line.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bill: Option<Box<Bill>>,
    /// How it stands out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stress: Option<Stress>,
    /// How many cards like this lie here one after another; one if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub times: Option<u16>,
}

impl CardPart {
    /// Cards one after another, alike ones together: a deck is dozens of backs.
    pub fn together(cards: &[CardScene]) -> Vec<CardPart> {
        let alike = cards.chunk_by(|card, next| next.id.is_empty() && card == next);
        let told = alike.map(|cards| {
            let times = u16::try_from(cards.len()).ok().filter(|&times| times > 1);
            CardPart { times, ..cards[0].clone().into() }
        });
        told.collect()
    }
}

impl From<CardScene> for CardPart {
    fn from(card: CardScene) -> CardPart {
        let CardScene { id, face, down, chips, by, label, aside, now, bill, stress } = card;
        CardPart {
            id: (!id.is_empty()).then_some(id),
            face: face.map(|face| face.text.clone()),
            down: down.then_some(true),
            chips: (chips > 0).then_some(chips),
            by,
            label,
            aside,
            now,
            bill,
            stress: (stress != Stress::Plain).then_some(stress),
            times: None,
        }
    }
}

/// A legal action with the ways to make it by hand: what they have in common is told once.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct ChoicePart {
    /// Its notation.
    #[ts(as = "String")]
    #[schema(value_type = String)]
    pub action: CompactString,
    /// What it does, in words.
    pub label: Message,
    /// What to touch, in order, each way for itself: a card and its place, or the card and a button.
    pub ways: Vec<Vec<TouchPart>>,
    /// What a beginner may regret about it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub warning: Option<Message>,
    /// What it would make of things, shown at them as soon as its first touch is made.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Preview>>")]
    pub previews: Vec<Preview>,
}

impl ChoicePart {
    /// Choices in their order, the ways to one action together where they stand side by side.
    pub fn together(choices: Vec<Choice>) -> Vec<ChoicePart> {
        let mut told: Vec<ChoicePart> = Vec::with_capacity(choices.len());
        for Choice { action, label, touches, warning, previews } in choices {
            let way = touches.into_iter().map(|touch| TouchPart::of(touch, &label)).collect();
            let next = ChoicePart { action, label, ways: Vec::new(), warning, previews };
            match told.last_mut() {
                Some(last) if last.is_told_as(&next) => last.ways.push(way),
                _ => told.push(ChoicePart { ways: vec![way], ..next }),
            }
        }
        told
    }

    fn is_told_as(&self, other: &ChoicePart) -> bool {
        let ChoicePart { action, label, ways: _, warning, previews } = other;
        (&self.action, &self.label, &self.warning, &self.previews) == (action, label, warning, previews)
    }
}

/// Something to touch: what lies on the table goes by its name alone.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(untagged)]
pub enum TouchPart {
    /// A card or a zone by its id, or a player as `seat0` and so on.
    Thing(String),
    /// A button, which is shown when it can be pressed.
    Button {
        /// Its name.
        id: String,
        /// What it says; what its choice does if left out.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        label: Option<Message>,
        /// The zone that it is about, where it is shown; else it stands beside the prompt.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        at: Option<String>,
    },
}

impl TouchPart {
    fn of(touch: Touch, choice: &Message) -> TouchPart {
        match touch {
            Touch::Thing(id) => TouchPart::Thing(id.into()),
            Touch::Button { id, label, at } => TouchPart::Button {
                id: id.into(),
                label: Some(label).filter(|label| label != choice),
                at: at.map(String::from),
            },
        }
    }
}

/// A row of a matrix; its cells are parts of their own.
#[derive(Clone, PartialEq, Hash, Debug, Serialize, TS, ToSchema)]
pub struct LinePart {
    /// What it is about.
    pub head: Heading,
    /// How many cells it has.
    pub cells: usize,
    /// Whether it is the one in question.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub lit: bool,
    /// Whether it does not matter any more, or not yet.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub pale: bool,
}

/// The head of the score sheet; its rows are parts of their own.
#[derive(Clone, PartialEq, Hash, Debug, Serialize, TS, ToSchema)]
pub struct SheetPart {
    /// What it shows.
    pub title: Message,
    /// What stands above each column; the first is above the names of the rows.
    pub columns: Vec<Message>,
}
