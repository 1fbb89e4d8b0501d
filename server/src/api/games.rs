//! The games and what is known of them.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game that can be played here.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct GameInfo {
    /// Its name in addresses and requests.
    pub slug: &'static str,
    /// Its title, by language.
    pub title: BTreeMap<String, String>,
    /// One line about it, by language.
    pub tagline: BTreeMap<String, String>,
    /// How many can play.
    pub players: Range,
    /// How long it takes people, in minutes.
    pub minutes: Range,
    /// Whether its makers say so; otherwise it is our estimate.
    pub minutes_published: bool,
    /// Its variants.
    pub options: Vec<OptionInfo>,
    /// The suits of its cards.
    pub suits: Vec<SuitInfo>,
    /// Its guided games, in the order in which they are learnt; the first has the number 1.
    pub lessons: Vec<LessonInfo>,
    /// Raised with every change of the rules.
    pub rules_version: u32,
}

/// A guided game that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct LessonInfo {
    /// What it is called, by language.
    pub title: BTreeMap<String, String>,
    /// What one knows afterwards, by language.
    pub teaches: BTreeMap<String, String>,
}

/// From one number to another, both included.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Range {
    /// The least.
    pub min: u32,
    /// The most.
    pub max: u32,
}

/// A variant that can be chosen.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct OptionInfo {
    /// Its name.
    pub name: &'static str,
    /// The values it takes.
    #[ts(type = "(string | number | boolean)[]")]
    pub values: Vec<Value>,
    /// The value it has if nobody chooses.
    #[ts(type = "string | number | boolean")]
    pub default: Value,
}

/// How the cards of one suit look.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct SuitInfo {
    /// Its name, as card faces have it.
    pub id: &'static str,
    /// One character that stands for it.
    pub symbol: char,
    /// Its colour, as `#rrggbb`.
    pub colour: String,
}

/// The games of one kind that have been finished on this server.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct Statistics {
    /// The game.
    pub game: String,
    /// How many were finished.
    #[ts(type = "number")]
    pub finished: u64,
    /// Actions in a game, on average.
    pub actions: f64,
    /// Seconds from start to end, on average.
    pub seconds: f64,
    /// How the seats fared, for each number of players.
    pub seats: Vec<SeatStatistics>,
}

/// How one seat fared, counted from the starting seat.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct SeatStatistics {
    /// How many played.
    pub players: u32,
    /// The place after the starting seat, which is 0.
    pub place: u32,
    /// How many games.
    #[ts(type = "number")]
    pub games: u64,
    /// The share of them that this seat won; a shared win counts for each winner.
    pub wins: f64,
}
