//! What a line asks for.

use std::time::Duration;

use bots::{Budget, Level};
use engine::{Seat, Seats};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use super::lines::{LIMIT, Line};
use super::reply::ReplyFault;

/// What can be asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum EngineCommand {
    Hello,
    Games,
    Numbers,
    New,
    Load,
    Save,
    Copy,
    Close,
    Tables,
    Legal,
    Play,
    State,
    View,
    Scene,
    Observe,
    Outcome,
    Bot,
    Ponder,
    Redeal,
    Perft,
    Choose,
}

/// What names the table that a request is about.
pub(super) const TABLE: &str = "table";

/// How a game is asked for, at a table.
const NEW_FIELDS: [&str; 7] = ["table", "game", "players", "options", "seed", "first", "stack"];

/// The same from a state, or a whole game on record.
const LOAD_FIELDS: [&str; 7] = ["table", "replay", "game", "players", "options", "seed", "state"];

/// What the arena tells a contestant when it asks for an action.
const CHOOSE_FIELDS: [&str; 10] =
    ["game", "players", "options", "seat", "view", "legal", "events", "time_ms", "numbers", "observation"];

impl EngineCommand {
    /// Every command: its name and the fields it takes.
    pub(super) const ALL: [(&str, EngineCommand, &[&str]); 21] = [
        ("hello", EngineCommand::Hello, &[]),
        ("games", EngineCommand::Games, &[]),
        ("numbers", EngineCommand::Numbers, &["game"]),
        ("new", EngineCommand::New, &NEW_FIELDS),
        ("load", EngineCommand::Load, &LOAD_FIELDS),
        ("save", EngineCommand::Save, &[TABLE]),
        ("copy", EngineCommand::Copy, &[TABLE, "to"]),
        ("close", EngineCommand::Close, &[TABLE]),
        ("tables", EngineCommand::Tables, &[]),
        ("legal", EngineCommand::Legal, &[TABLE]),
        ("play", EngineCommand::Play, &[TABLE, "seat", "action", "number"]),
        ("state", EngineCommand::State, &[TABLE]),
        ("view", EngineCommand::View, &[TABLE, "seat"]),
        ("scene", EngineCommand::Scene, &[TABLE, "seat"]),
        ("observe", EngineCommand::Observe, &[TABLE, "seat"]),
        ("outcome", EngineCommand::Outcome, &[TABLE]),
        ("bot", EngineCommand::Bot, &[TABLE, "seat", "level", "time_ms", "iterations", "why"]),
        ("ponder", EngineCommand::Ponder, &[TABLE, "seat", "time_ms", "iterations", "why"]),
        ("redeal", EngineCommand::Redeal, &[TABLE, "seat", "seed"]),
        ("perft", EngineCommand::Perft, &[TABLE, "depth"]),
        ("choose", EngineCommand::Choose, &CHOOSE_FIELDS),
    ];
}

/// As far as anybody counts; there are more lines than can be counted long before that.
const DEEPEST: usize = 100;

/// How a request names an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Named<'a> {
    /// By its notation.
    Text(&'a str),
    /// By its number among the actions of the game.
    Number(usize),
}

/// A request whose command and field names are known; what the fields hold is checked when it is used, since
/// some errors come before others.
#[derive(Debug)]
pub(super) struct EngineRequest {
    pub(super) command: EngineCommand,
    pub(super) fields: Map<String, Value>,
}

impl EngineRequest {
    /// Reads the fields of a line.
    pub(super) fn new(mut fields: Map<String, Value>) -> Result<EngineRequest, ReplyFault> {
        let name = fields.shift_remove("cmd");
        let known = name.as_ref().and_then(Value::as_str);
        let &(_, command, allowed) =
            EngineCommand::ALL.iter().find(|(name, ..)| Some(*name) == known).ok_or_else(|| {
                ReplyFault::UnknownCommand(name.map_or("nothing".into(), |name| name.to_string()))
            })?;
        fields.shift_remove("id");
        match fields.keys().find(|field| !allowed.contains(&field.as_str())) {
            Some(unknown) => Err(ReplyFault::UnknownField(unknown.clone())),
            None => Ok(EngineRequest { command, fields }),
        }
    }

    /// The seat of somebody who plays at this table.
    pub(super) fn seat(&self, seats: Seats) -> Result<Seat, ReplyFault> {
        let value = self.fields.get("seat");
        let number = value.and_then(Value::as_u64).and_then(|number| usize::try_from(number).ok());
        let seat = number.and_then(Seat::new).filter(|&seat| seats.contains(seat));
        seat.ok_or_else(|| ReplyFault::BadSeat {
            found: value.map_or("nothing".into(), Value::to_string),
            last: seats.len().saturating_sub(1),
        })
    }

    /// The seat of somebody who plays, or null for a spectator.
    pub(super) fn seat_or_spectator(&self, seats: Seats) -> Result<Option<Seat>, ReplyFault> {
        match self.fields.get("seat") {
            Some(Value::Null) => Ok(None),
            _ => self.seat(seats).map(Some),
        }
    }

    /// The name of a table; the one without a name has an empty one.
    pub(super) fn table(&self, field: &'static str) -> Result<&str, ReplyFault> {
        match self.fields.get(field) {
            None => Ok(""),
            Some(Value::String(name)) => Ok(name),
            Some(other) => Err(ReplyFault::BadOption(format!("`{field}` is a table's name, not {other}"))),
        }
    }

    /// The action, by its text or by its number.
    pub(super) fn action(&self) -> Result<Named<'_>, ReplyFault> {
        let [text, number] = ["action", "number"].map(|field| self.fields.get(field));
        let number = || number?.as_u64().and_then(|number| usize::try_from(number).ok());
        let named = match text {
            Some(text) => text.as_str().map(Named::Text),
            None => number().map(Named::Number),
        };
        named.ok_or_else(|| {
            ReplyFault::BadAction(text.or(self.fields.get("number")).cloned().unwrap_or_default())
        })
    }

    /// How far to count.
    pub(super) fn depth(&self) -> Result<usize, ReplyFault> {
        let depth = self.limit("depth")?.and_then(|depth| usize::try_from(depth).ok());
        depth.filter(|&depth| depth <= DEEPEST).ok_or_else(|| {
            ReplyFault::BadOption(format!("`depth` is how many actions to look ahead, from 1 to {DEEPEST}"))
        })
    }

    /// The actions to choose from.
    pub(super) fn legal(&self) -> Result<Vec<&str>, ReplyFault> {
        let value = self.fields.get("legal");
        let texts = value.and_then(Value::as_array).filter(|legal| !legal.is_empty());
        let texts = texts.and_then(|legal| legal.iter().map(Value::as_str).collect());
        texts.ok_or_else(|| ReplyFault::BadLegal(value.cloned().unwrap_or_default()))
    }

    /// The level of a bot; casual if nobody says.
    pub(super) fn level(&self) -> Result<Level, ReplyFault> {
        match self.fields.get("level") {
            None => Ok(Level::default()),
            Some(Value::String(name)) => {
                name.parse().map_err(|error| ReplyFault::BadOption(format!("{name:?}: {error}")))
            }
            Some(other) => Err(ReplyFault::BadOption(format!("`level` is a name, not {other}"))),
        }
    }

    /// What a bot may spend, if the request says so.
    pub(super) fn budget(&self) -> Result<Option<Budget>, ReplyFault> {
        let time = self.limit("time_ms")?.map(Duration::from_millis);
        let iterations = self.limit("iterations")?.map(|asked| {
            let most = Budget::MOST_ITERATIONS;
            let few = u32::try_from(asked).ok().filter(|asked| *asked <= most);
            few.ok_or_else(|| {
                ReplyFault::BadOption(format!("`iterations` is a number up to {most}, not {asked}"))
            })
        });
        let iterations = iterations.transpose()?.or(time.map(|_| Budget::MOST_ITERATIONS));
        Ok(Budget::asked(iterations, time))
    }

    /// Whether reasons are asked for.
    pub(super) fn why(&self) -> Result<bool, ReplyFault> {
        match self.fields.get("why") {
            None => Ok(false),
            Some(&Value::Bool(why)) => Ok(why),
            Some(other) => Err(ReplyFault::BadOption(format!("`why` is true or false, not {other}"))),
        }
    }

    fn limit(&self, name: &str) -> Result<Option<u64>, ReplyFault> {
        let positive = |value: &Value| {
            let number = value.as_u64().filter(|&number| number > 0);
            number
                .ok_or_else(|| ReplyFault::BadOption(format!("`{name}` is a number from 1 on, not {value}")))
        };
        self.fields.get(name).map(positive).transpose()
    }
}

/// A line that is a JSON object.
pub(super) struct Asked {
    pub(super) fields: Map<String, Value>,
    /// The request's id as it was written: a number like 0.30 would not survive being read as one.
    pub(super) id: Option<Box<RawValue>>,
}

/// Reads a line.
pub(super) fn read(line: &Line) -> Result<Asked, ReplyFault> {
    #[derive(Deserialize)]
    struct WithId {
        id: Box<RawValue>,
    }
    let bad_json = |error: serde_json::Error| ReplyFault::BadJson(format!("no JSON object: {error}"));
    match line {
        Line::TooLong => Err(ReplyFault::BadJson(format!("the line is longer than {LIMIT} bytes"))),
        Line::Whole(bytes) => {
            let fields: Map<String, Value> = serde_json::from_slice(bytes).map_err(bad_json)?;
            let with_id = fields.contains_key("id").then(|| serde_json::from_slice::<WithId>(bytes));
            let id = with_id.transpose().map_err(bad_json)?.map(|with_id| with_id.id);
            Ok(Asked { fields, id })
        }
    }
}
