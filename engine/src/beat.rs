//! What happened, in pictures: an action may be seen in several steps, each made for its eye.

use compact_str::CompactString;
use serde::Serialize;

use crate::scene::is_default;
use crate::{Heading, Link, LogLine, Message, Scale, Scene, Seat, Sign};

/// A picture of the table in the middle of an action.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Beat {
    /// What has happened since the picture before.
    pub lines: Vec<LogLine>,
    /// The table at that moment. Nobody can act in it.
    pub scene: Scene,
    /// How it is staged.
    pub cue: Cue,
}

/// How a picture is staged.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Cue {
    /// What kind of moment it is.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<Moment>"))]
    pub moment: Moment,
    /// How long it is looked at.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<Hold>"))]
    pub hold: Hold,
    /// The cards, zones, players and lines of boards (`board/3`) that it is about: they are lit.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<Vec<String>>"), schema(value_type = Vec<String>))]
    pub focus: Vec<CompactString>,
    /// What is said of it in the prompt's place: in bold, and one sentence more.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<Vec<Message>>"))]
    pub caption: Vec<Message>,
    /// Lines from thing to thing, as long as the picture is seen.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<Vec<Link>>"))]
    pub links: Vec<Link>,
    /// The steps of the moment as beads, and which one it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub beads: Option<Beads>,
    /// Something counted before the eyes, on a small stage of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub count: Option<Box<CountStage>>,
    /// Everybody on their way along numbers: where the points go.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub track: Option<Box<ScoreTrack>>,
    /// What the caption speaks of, in pictures with a few characters each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<Vec<Sign>>"))]
    pub signs: Vec<Sign>,
}

impl Cue {
    /// Something is turned up or found out.
    pub fn reveal() -> Cue {
        Cue { moment: Moment::Reveal, ..Cue::default() }
    }

    /// Points or chips are counted.
    pub fn score() -> Cue {
        Cue { moment: Moment::Score, ..Cue::default() }
    }

    /// A round, a deal or the game is over.
    pub fn chapter() -> Cue {
        Cue { moment: Moment::Chapter, hold: Hold::Long, ..Cue::default() }
    }

    /// Looked at for so long.
    #[must_use]
    pub fn held(self, hold: Hold) -> Cue {
        Cue { hold, ..self }
    }

    /// About this thing, too.
    #[must_use]
    pub fn on(mut self, id: impl Into<CompactString>) -> Cue {
        self.focus.push(id.into());
        self
    }

    /// With this said of it: the first sentence is in bold.
    #[must_use]
    pub fn saying(mut self, sentence: Message) -> Cue {
        self.caption.push(sentence);
        self
    }

    /// With a line from thing to thing.
    #[must_use]
    pub fn linking(mut self, link: Link) -> Cue {
        self.links.push(link);
        self
    }

    /// With something counted.
    #[must_use]
    pub fn counting(self, count: CountStage) -> Cue {
        Cue { count: Some(Box::new(count)), ..self }
    }

    /// With everybody's way along numbers.
    #[must_use]
    pub fn tracking(self, track: ScoreTrack) -> Cue {
        Cue { track: Some(Box::new(track)), ..self }
    }

    /// With pictures of what is said.
    #[must_use]
    pub fn showing(self, signs: Vec<Sign>) -> Cue {
        Cue { signs, ..self }
    }
}

/// What kind of moment a picture shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Moment {
    /// A step on the way.
    #[default]
    Step,
    /// Something is turned up or found out.
    Reveal,
    /// Points or chips are counted.
    Score,
    /// A round, a deal or the game is over: its scene has the sheet, and front ends wait for the reader.
    Chapter,
}

/// How long a picture is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Hold {
    /// As long as things move, and a moment more.
    Short,
    /// Long enough to be seen by everybody.
    #[default]
    Normal,
    /// Long enough to be read.
    Long,
}

/// The steps of a moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Beads {
    /// What each is called.
    pub steps: Vec<Message>,
    /// Which one it is, from 0.
    pub at: u8,
}

/// Everybody on their way along numbers, on a board of its own.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ScoreTrack {
    /// The regions that it covers while it is seen, with spaces between them; in a form without them it stands
    /// below what is counted.
    pub over: &'static str,
    /// What it is called.
    pub title: Message,
    /// The way, and where everybody is.
    pub scale: Scale,
}

/// Things in a row, what each adds, and what they come to.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct CountStage {
    /// The regions that it covers, with spaces between them; it happens there.
    pub over: &'static str,
    /// What is counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub title: Option<Message>,
    /// Why it counts so, such as a rule that changes something.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub note: Option<Message>,
    /// The notation of the card that brings it about, which lies on the table in this picture: it is shown large,
    /// with what it says.
    #[serde(skip_serializing_if = "CompactString::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<String>"), schema(value_type = String))]
    pub lead: CompactString,
    /// The notation of a card that has been made: its picture rises out of the ground.
    #[serde(skip_serializing_if = "CompactString::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<String>"), schema(value_type = String))]
    pub risen: CompactString,
    /// Words on a ribbon across it, for the greatest moments.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub banner: Option<Message>,
    /// What it is set on: the name of a symbol of the game's art, without its slug.
    #[serde(skip_serializing_if = "str::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<String>"))]
    pub ground: &'static str,
    /// What is counted, a row for each player or colour.
    pub rows: Vec<CountRow>,
}

/// A row of a count.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct CountRow {
    /// Whose, or of what.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub head: Option<Heading>,
    /// The things counted, in order.
    pub items: Vec<CountItem>,
    /// A picture of what becomes of them: the name of a symbol of the game's art, without its slug. Rows that
    /// have one stand side by side, as signs.
    #[serde(skip_serializing_if = "str::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<String>"))]
    pub art: &'static str,
    /// The place that they have among the rows, on a medal.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub medal: Option<Message>,
    /// What they add up to, where the total is something else.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub sum: Option<Message>,
    /// What they come to, in a number or a word.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub total: Option<Message>,
    /// Whether the total is gold: the best there is.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<bool>"))]
    pub best: bool,
    /// Whether the total is bad for whom it is.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<bool>"))]
    pub bad: bool,
    /// Where it goes: a player or a zone.
    #[serde(skip_serializing_if = "CompactString::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<String>"), schema(value_type = String))]
    pub to: CompactString,
}

/// A thing that is counted.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct CountItem {
    /// The notation of its face, if it is a card that lies on the table in this picture.
    #[serde(skip_serializing_if = "CompactString::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<String>"), schema(value_type = String))]
    pub card: CompactString,
    /// A picture with a few characters, if it is no card.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub sign: Option<Sign>,
    /// How many more of it lie beside it.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<u8>"))]
    pub more: u8,
    /// Words below it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub label: Option<Message>,
    /// Whose it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub by: Option<Seat>,
    /// What it adds.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub adds: Option<i32>,
    /// What it would add if no rule had changed it: struck out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub instead_of: Option<i32>,
    /// What all so far come to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub sum: Option<i32>,
    /// Whether it is the one of the moment.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<bool>"))]
    pub lit: bool,
}
