//! How a game is asked for, in the protocol, in scenarios and in replays alike.

use serde_json::{Map, Value};

use crate::shelf::lasting;
use crate::{BadSeed, Game, Rules, Seat, Seed, Setup, SetupError, Stack};

/// A game as somebody asks for it, read but not yet checked against a game's rules.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct NewGame {
    /// The game's slug.
    pub game: String,
    /// How many play.
    pub players: usize,
    /// The variants; a game reads its own.
    pub options: Map<String, Value>,
    /// What decides the shuffles; without one, the operating system does.
    pub seed: Option<Seed>,
    /// The starting seat; without one, the seed decides.
    pub first: Option<Seat>,
    /// Shuffles that are fixed.
    pub stack: Stack,
    /// A cards file in place of the game's own.
    pub cards: Option<String>,
}

impl NewGame {
    /// The fields of a request.
    pub const FIELDS: [&str; 6] = ["game", "players", "options", "seed", "first", "stack"];

    /// Reads the fields of a request, each wrong one with an error of its own. An unknown one comes first:
    /// where somebody writes `player`, that is the mistake, not the missing `players`.
    pub fn from_json(mut fields: Map<String, Value>) -> Result<NewGame, SetupError> {
        if let Some(unknown) = fields.keys().find(|name| !Self::FIELDS.contains(&name.as_str())) {
            return Err(SetupError::UnknownField(unknown.clone()));
        }
        Ok(NewGame {
            game: game(fields.remove("game"))?,
            players: players(fields.remove("players"))?,
            options: options(fields.remove("options"))?,
            seed: fields.remove("seed").filter(|seed| !seed.is_null()).map(read_seed).transpose()?,
            first: first(fields.remove("first"))?,
            stack: stack(fields.remove("stack"))?,
            cards: None,
        })
    }

    /// The set-up of this game, checked against what the game says about itself.
    pub fn setup<G: Game>(&self) -> Result<Setup<G>, SetupError> {
        check_players(&G::RULES, self.players)?;
        let options = serde_json::from_value(Value::Object(self.options.clone()))
            .map_err(|error| SetupError::BadOption(format!("{}: {error}", G::RULES.slug)))?;
        match self.first {
            Some(first) if first.index() >= self.players => Err(SetupError::BadSeat(first.to_string())),
            first => {
                Ok(Setup { players: self.players, first, options, cards: lasting(self.cards.as_deref())? })
            }
        }
    }
}

/// Reads a seed from JSON.
pub fn read_seed(value: Value) -> Result<Seed, BadSeed> {
    serde_json::from_value(value).map_err(|_| BadSeed)
}

fn check_players(rules: &Rules, players: usize) -> Result<(), SetupError> {
    if rules.players.contains(&players) {
        return Ok(());
    }
    let (few, many) = (*rules.players.start(), *rules.players.end());
    Err(SetupError::WrongPlayers { game: rules.slug, few, many, asked: players })
}

fn game(value: Option<Value>) -> Result<String, SetupError> {
    match value {
        Some(Value::String(slug)) => Ok(slug),
        other => Err(SetupError::UnknownGame(other.unwrap_or_default().to_string())),
    }
}

fn players(value: Option<Value>) -> Result<usize, SetupError> {
    let value = value.unwrap_or_default();
    let count = value.as_u64().and_then(|count| usize::try_from(count).ok());
    count.ok_or_else(|| SetupError::BadPlayers(format!("`players` is how many play, not {value}")))
}

fn options(value: Option<Value>) -> Result<Map<String, Value>, SetupError> {
    match value {
        None => Ok(Map::new()),
        Some(Value::Object(options)) => Ok(options),
        Some(other) => Err(SetupError::BadOption(format!("`options` is an object, not {other}"))),
    }
}

fn first(value: Option<Value>) -> Result<Option<Seat>, SetupError> {
    match value {
        None | Some(Value::Null) => Ok(None),
        Some(value) => serde_json::from_value(value.clone())
            .map(Some)
            .map_err(|_| SetupError::BadSeat(value.to_string())),
    }
}

fn stack(value: Option<Value>) -> Result<Stack, SetupError> {
    match value {
        None | Some(Value::Null) => Ok(Stack::new()),
        Some(value) => serde_json::from_value(value).map_err(|_| {
            SetupError::BadStack("`stack` is a list of lists of cards, each card a string".into())
        }),
    }
}
