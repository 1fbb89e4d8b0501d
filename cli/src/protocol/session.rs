//! A conversation: the game under way, and one reply for each line.

use std::num::NonZeroU32;

use bots::Machine;
use catalog::{AnyTable, CardsFile};
use engine::{Eye, Lang, NewGame, News, PlayError, Rng, Seat, Seed, SetupError, Words, read_seed};
use serde_json::{Map, Value, json};

use super::lines::Line;
use super::reply::{self, Body, ReplyFault, body, event};
use super::request::{self, Asked, EngineCommand, EngineRequest};
use crate::games;

/// The version of the protocol, raised when a program that speaks it would have to change.
const PROTOCOL: u32 = 1;

/// The constants of the hash FNV-1a.
const FNV_OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
const FNV_PRIME: u64 = 0x0100_0000_01b3;

/// A conversation with one program.
pub(super) struct Session {
    /// Cards that the program brought.
    cards: Option<CardsFile>,
    /// On how many threads a bot thinks.
    threads: NonZeroU32,
    current: Option<Current>,
}

impl Session {
    pub(super) fn new(cards: Option<CardsFile>, threads: NonZeroU32) -> Session {
        Session { cards, threads, current: None }
    }

    /// The reply to a line, without a newline. On an error the game is as it was.
    pub(super) fn answer(&mut self, line: &Line) -> String {
        match request::read(line) {
            Ok(Asked { fields, id }) => {
                let done = EngineRequest::new(fields).and_then(|request| self.obey(request));
                reply::write(done, id.as_deref())
            }
            Err(fault) => reply::write(Err(fault), None),
        }
    }

    fn obey(&mut self, request: EngineRequest) -> Result<Body, ReplyFault> {
        match request.command {
            EngineCommand::Hello => Ok(hello()),
            EngineCommand::Games => {
                Ok(body([("games", catalog::games().iter().map(games::describe).collect())]))
            }
            EngineCommand::New => self.start(request.fields),
            EngineCommand::Legal => Ok(self.current()?.legal()),
            EngineCommand::Play => self.current()?.play(&request),
            EngineCommand::State => Ok(body([("state", self.current()?.table.view(Eye::All))])),
            EngineCommand::View => self.current()?.view(&request),
            EngineCommand::Scene => self.current()?.scene(&request),
            EngineCommand::Outcome => Ok(self.current()?.outcome()),
            EngineCommand::Bot => {
                let threads = self.threads;
                self.current()?.bot(&request, threads)
            }
            EngineCommand::Redeal => self.current()?.redeal(&request),
            EngineCommand::Choose => choose(&request),
        }
    }

    fn current(&mut self) -> Result<&mut Current, ReplyFault> {
        self.current.as_mut().ok_or(ReplyFault::NoGame)
    }

    fn start(&mut self, fields: Map<String, Value>) -> Result<Body, ReplyFault> {
        let current = self.current.insert(Current::open(fields, self.cards.as_ref())?);
        let news: Vec<News> = current.table.log(Eye::All, 0).into_iter().map(|line| line.news).collect();
        Ok(current.after(&news))
    }
}

fn hello() -> Body {
    body([
        ("name", json!("chabudai")),
        ("version", json!(env!("CARGO_PKG_VERSION"))),
        ("protocol", json!(PROTOCOL)),
    ])
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

/// The game under way.
struct Current {
    table: AnyTable,
    words: Words,
    /// The protocol numbers seats from 0, so its sentences do too.
    names: Vec<String>,
}

impl Current {
    fn open(fields: Map<String, Value>, cards: Option<&CardsFile>) -> Result<Current, ReplyFault> {
        // Of several mistakes the game's name is the one to mend first: what else is wrong depends on it.
        if let Some(slug) = fields.get("game").and_then(Value::as_str)
            && catalog::about(slug).is_none()
        {
            return Err(SetupError::UnknownGame(slug.to_owned()).into());
        }
        let mut new = NewGame::from_json(fields)?;
        if let Some(cards) = cards {
            cards.lay_out(&mut new);
        }
        let table = catalog::open(&new)?;
        let names = table.seats().iter().map(|seat| format!("Seat {seat}")).collect();
        let words = games::words(&table.about(), Lang::EN);
        Ok(Current { table, words, names })
    }

    /// Who is to act now, and the news of what led here.
    fn after(&self, news: &[News]) -> Body {
        let events = news.iter().map(|news| event(news, &self.words, &self.names)).collect();
        let to_act = self.table.to_act();
        body([("to_act", json!(to_act)), ("over", json!(to_act.is_empty())), ("events", events)])
    }

    fn legal(&self) -> Body {
        let to_act = self.table.to_act();
        let legal: Map<String, Value> =
            to_act.iter().map(|seat| (seat.to_string(), json!(self.table.legal(seat)))).collect();
        body([("to_act", json!(to_act)), ("legal", legal.into())])
    }

    fn play(&mut self, request: &EngineRequest) -> Result<Body, ReplyFault> {
        let seat = self.seat_at_game(request)?;
        let news = self.table.play_and_tell(seat, request.action()?).map_err(|error| self.refused(error))?;
        Ok(self.after(&news))
    }

    fn view(&self, request: &EngineRequest) -> Result<Body, ReplyFault> {
        Ok(body([("view", self.table.view(self.eye(request)?))]))
    }

    fn scene(&self, request: &EngineRequest) -> Result<Body, ReplyFault> {
        Ok(body([("scene", json!(self.table.scene(self.eye(request)?)))]))
    }

    fn outcome(&self) -> Body {
        let standing = self.table.standing();
        let players = standing.seats.len();
        body([
            ("over", json!(self.table.to_act().is_empty())),
            ("scores", json!(standing.scores.first(players))),
            ("ranks", json!(standing.ranks.first(players))),
            ("winners", json!(standing.winners)),
        ])
    }

    /// What a bot would play. It is not played.
    fn bot(&self, request: &EngineRequest, threads: NonZeroU32) -> Result<Body, ReplyFault> {
        let seat = self.seat_at_game(request)?;
        let (asked, level) = (request.budget()?, request.level()?);
        let machine = Machine::here().with_threads(threads);
        let action = self.table.think(seat, level, asked.unwrap_or(level.budget()), machine);
        let action = action.ok_or_else(|| self.refused(PlayError::NotYourTurn(seat)))?;
        Ok(body([("action", action.into())]))
    }

    fn redeal(&mut self, request: &EngineRequest) -> Result<Body, ReplyFault> {
        let eye = self.eye(request)?;
        let seed = match request.fields.get("seed") {
            None | Some(Value::Null) => catalog::random_seed(),
            Some(seed) => read_seed(seed.clone())?,
        };
        self.table.redeal(eye, seed);
        Ok(Body::new())
    }

    fn eye(&self, request: &EngineRequest) -> Result<Eye, ReplyFault> {
        Ok(request.seat_or_spectator(self.table.seats())?.map_or(Eye::Spectator, Eye::Seat))
    }

    /// The seat of a request that only makes sense while the game goes on.
    fn seat_at_game(&self, request: &EngineRequest) -> Result<Seat, ReplyFault> {
        let seat = request.seat(self.table.seats())?;
        if self.table.to_act().is_empty() {
            return Err(self.refused(PlayError::GameOver));
        }
        Ok(seat)
    }

    fn refused(&self, error: PlayError) -> ReplyFault {
        ReplyFault::Play { reason: error.explain(&self.words, &self.names), error }
    }
}
