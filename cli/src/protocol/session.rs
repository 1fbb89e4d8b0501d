//! A conversation: the tables of one program, and one reply for each line.

use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use catalog::CardsFile;
use engine::{Feature, Rng, Seed, SetupError};
use serde_json::{Map, Value, json};

use super::game::Current;
use super::lines::Line;
use super::reply::{self, Body, ReplyFault, body};
use super::request::{self, Asked, EngineCommand, EngineRequest, TABLE};
use crate::games;

/// The version of the protocol, raised when a program that speaks it would have to change.
const PROTOCOL: u32 = 1;

/// The constants of the hash FNV-1a.
const FNV_OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
const FNV_PRIME: u64 = 0x0100_0000_01b3;

/// What one request may take of the machine: whoever asks waits for the reply.
#[derive(Clone, Copy, Debug)]
pub(super) struct Means {
    /// On how many threads a bot thinks.
    pub(super) threads: NonZeroU32,
    /// How long it may think, whatever it is asked for.
    pub(super) thinking: Duration,
    /// How many lines are counted.
    pub(super) lines: u64,
}

/// An hour of thought, and some seconds of counting.
const THINKING: Duration = Duration::from_secs(3_600);
const LINES: u64 = 10_000_000;

/// A conversation with one program.
pub(super) struct Session {
    /// Cards that the program brought.
    cards: Option<CardsFile>,
    pub(super) means: Means,
    /// The tables by their names. The one that needs none has an empty one.
    tables: BTreeMap<String, Current>,
}

impl Session {
    pub(super) fn new(cards: Option<CardsFile>, threads: NonZeroU32) -> Session {
        Session { cards, means: Means { threads, thinking: THINKING, lines: LINES }, tables: BTreeMap::new() }
    }

    /// The reply to a line, without a newline. On an error the tables are as they were.
    pub(super) fn answer(&mut self, line: &Line) -> String {
        match request::read(line) {
            Ok(Asked { fields, id }) => {
                let done = EngineRequest::new(fields).and_then(|request| self.survive(request));
                reply::write(done, id.as_deref())
            }
            Err(fault) => reply::write(Err(fault), None),
        }
    }

    /// Does what is asked. A state that no play leads to can be laid out and then bring its rules down:
    /// whoever forged it loses that table, and the conversation goes on.
    fn survive(&mut self, request: EngineRequest) -> Result<Body, ReplyFault> {
        let table = request.table(TABLE)?.to_owned();
        catch_unwind(AssertUnwindSafe(|| self.obey(request))).unwrap_or_else(|_| {
            self.tables.remove(&table);
            Err(ReplyFault::Internal)
        })
    }

    fn obey(&mut self, request: EngineRequest) -> Result<Body, ReplyFault> {
        let means = self.means;
        match request.command {
            EngineCommand::Hello => Ok(hello()),
            EngineCommand::Games => {
                Ok(body([("games", catalog::games().iter().map(games::describe).collect())]))
            }
            EngineCommand::Numbers => numbers(&request),
            EngineCommand::New => self.seat(request, Current::open),
            EngineCommand::Load => self.seat(request, Current::load),
            EngineCommand::Save => self.current(&request)?.save(),
            EngineCommand::Copy => self.copy(&request),
            EngineCommand::Close => self.close(&request),
            EngineCommand::Tables => Ok(self.list()),
            EngineCommand::Legal => Ok(self.current(&request)?.legal()),
            EngineCommand::Play => self.current(&request)?.play(&request),
            EngineCommand::State => Ok(self.current(&request)?.state()),
            EngineCommand::View => self.current(&request)?.view(&request),
            EngineCommand::Scene => self.current(&request)?.scene(&request),
            EngineCommand::Observe => self.current(&request)?.observe(&request),
            EngineCommand::Outcome => Ok(self.current(&request)?.outcome()),
            EngineCommand::Bot => self.current(&request)?.bot(&request, means),
            EngineCommand::Ponder => self.current(&request)?.ponder(&request, means),
            EngineCommand::Redeal => self.current(&request)?.redeal(&request),
            EngineCommand::Perft => self.current(&request)?.perft(&request, means),
            EngineCommand::Choose => choose(&request),
        }
    }

    fn current(&mut self, request: &EngineRequest) -> Result<&mut Current, ReplyFault> {
        self.tables.get_mut(request.table(TABLE)?).ok_or(ReplyFault::NoGame)
    }

    /// Begins a game at a table, in place of the one that was there.
    fn seat(
        &mut self,
        mut request: EngineRequest,
        begin: impl FnOnce(Map<String, Value>, Option<&CardsFile>) -> Result<(Current, Body), ReplyFault>,
    ) -> Result<Body, ReplyFault> {
        let name = request.table(TABLE)?.to_owned();
        request.fields.shift_remove(TABLE);
        let (current, told) = begin(request.fields, self.cards.as_ref())?;
        self.tables.insert(name, current);
        Ok(told)
    }

    fn copy(&mut self, request: &EngineRequest) -> Result<Body, ReplyFault> {
        let copy = self.current(request)?.copy();
        self.tables.insert(request.table("to")?.to_owned(), copy);
        Ok(Body::new())
    }

    fn close(&mut self, request: &EngineRequest) -> Result<Body, ReplyFault> {
        self.tables.remove(request.table(TABLE)?).map(|_| Body::new()).ok_or(ReplyFault::NoGame)
    }

    fn list(&self) -> Body {
        let describe = |(name, current): (&String, &Current)| {
            let table = &current.table;
            json!({
                "table": name,
                "game": table.about().slug,
                "players": table.seats().len(),
                "over": table.to_act().is_empty(),
            })
        };
        body([("tables", self.tables.iter().map(describe).collect())])
    }
}

fn hello() -> Body {
    body([
        ("name", json!("chabudai")),
        ("version", json!(env!("CARGO_PKG_VERSION"))),
        ("protocol", json!(PROTOCOL)),
    ])
}

/// A game's actions by number, and what is observed.
fn numbers(request: &EngineRequest) -> Result<Body, ReplyFault> {
    let slug = request.fields.get("game").cloned().unwrap_or_default();
    let numbers = slug.as_str().and_then(lab::numbers);
    let numbers = numbers.ok_or_else(|| {
        SetupError::UnknownGame(slug.as_str().map_or_else(|| slug.to_string(), str::to_owned))
    })?;
    let describe = |feature: &Feature| {
        json!({
            "name": feature.name,
            "rows": feature.rows,
            "entries": feature.entries,
            "least": feature.least,
            "most": feature.most,
        })
    };
    let features = numbers.features.iter().map(describe).collect();
    Ok(body([("actions", json!(numbers.actions)), ("features", features)]))
}

/// Any of the legal actions, as a contestant of an arena that brings its own table. A view is not enough to
/// think with, so it is chance, drawn from the request itself: the same question has the same answer.
fn choose(request: &EngineRequest) -> Result<Body, ReplyFault> {
    let legal = request.legal()?;
    let digest = Value::Object(request.fields.clone())
        .to_string()
        .bytes()
        .fold(FNV_OFFSET, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(FNV_PRIME));
    let action = Rng::from(Seed::from(digest)).pick(&legal).copied().unwrap_or_default();
    Ok(body([("action", action.into())]))
}
