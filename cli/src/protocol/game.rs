//! A game under way, as a program asks about it.

use bots::{Level, Machine};
use catalog::{AnyTable, CardsFile};
use engine::{
    BadState, Eye, Lang, Last, Message, NewGame, News, PlayError, Replay, ReplayError, Seat, SetupError,
    Words, read_seed,
};
use serde_json::{Map, Value, json};

use super::reply::{Body, ReplyFault, body, event};
use super::request::{EngineRequest, Named};
use super::session::Means;
use crate::games;

/// A game under way.
pub(super) struct Current {
    pub(super) table: AnyTable,
    words: Words,
    /// The protocol numbers seats from 0, so its sentences do too.
    names: Vec<String>,
    /// Whether a replay leads here: not to cards that were dealt anew or laid out.
    has_replay: bool,
}

impl Current {
    fn of(table: AnyTable) -> Current {
        let names = table.seats().iter().map(|seat| format!("Seat {seat}")).collect();
        let words = games::words(&table.about(), Lang::EN);
        Current { table, words, names, has_replay: true }
    }

    /// A new game, and who is to act in it.
    pub(super) fn open(
        fields: Map<String, Value>,
        cards: Option<&CardsFile>,
    ) -> Result<(Current, Body), ReplyFault> {
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
        let current = Current::of(catalog::open(&new)?);
        let news: Vec<News> = current.table.log(Eye::All, 0).into_iter().map(|line| line.news).collect();
        let told = current.after(&news);
        Ok((current, told))
    }

    /// A game that was saved, or a position of one.
    pub(super) fn load(
        mut fields: Map<String, Value>,
        cards: Option<&CardsFile>,
    ) -> Result<(Current, Body), ReplyFault> {
        let current = match fields.shift_remove("replay") {
            Some(replay) => match fields.keys().next() {
                Some(other) => return Err(ReplyFault::UnknownField(other.clone())),
                None => Current::replayed(replay)?,
            },
            None => {
                let state = fields.shift_remove("state").unwrap_or_default();
                Current::laid_out(&state, Current::open(fields, cards)?.0)?
            }
        };
        let told = current.after(&[]);
        Ok((current, told))
    }

    fn replayed(replay: Value) -> Result<Current, ReplyFault> {
        let replay: Replay =
            serde_json::from_value(replay).map_err(|error| ReplayError::Unreadable(error.to_string()))?;
        let mut table = catalog::open(&replay.new_game())?;
        replay.resume(&mut *table)?;
        Ok(Current::of(table))
    }

    fn laid_out(state: &Value, mut current: Current) -> Result<Current, ReplyFault> {
        if state.is_null() {
            return Err(BadState("`load` needs a `replay` or a `state`".into()).into());
        }
        current.table.lay_out(state)?;
        current.has_replay = false;
        Ok(current)
    }

    /// The same game once more, to go its own way.
    pub(super) fn copy(&self) -> Current {
        Current { has_replay: self.has_replay, ..Current::of(self.table.fork()) }
    }

    pub(super) fn save(&self) -> Result<Body, ReplyFault> {
        if !self.has_replay {
            return Err(ReplyFault::NoReplay);
        }
        Ok(body([("replay", json!(self.table.replay(&self.names)))]))
    }

    /// Who is to act now, and the news of what led here.
    fn after(&self, news: &[News]) -> Body {
        let events = news.iter().map(|news| event(news, &self.words, &self.names)).collect();
        let to_act = self.table.to_act();
        body([("to_act", json!(to_act)), ("over", json!(to_act.is_empty())), ("events", events)])
    }

    pub(super) fn legal(&self) -> Body {
        let to_act = self.table.to_act();
        let legal: Map<String, Value> =
            to_act.iter().map(|seat| (seat.to_string(), json!(self.table.legal(seat)))).collect();
        body([("to_act", json!(to_act)), ("legal", legal.into())])
    }

    pub(super) fn play(&mut self, request: &EngineRequest) -> Result<Body, ReplyFault> {
        let seat = self.seat_at_game(request)?;
        let numbered;
        let action = match request.action()? {
            Named::Text(text) => text,
            Named::Number(number) => {
                let unknown = || ReplyFault::BadAction(number.into());
                numbered = self.table.notation(number).ok_or_else(unknown)?;
                &numbered
            }
        };
        let news = self.table.play_and_tell(seat, action).map_err(|error| self.refused(error))?;
        Ok(self.after(&news))
    }

    /// Everything. Whoever counts lines must know where a shuffle ends one.
    pub(super) fn state(&self) -> Body {
        let Last { state, shuffles } = self.table.last();
        body([("state", state), ("shuffles", json!(shuffles))])
    }

    pub(super) fn view(&self, request: &EngineRequest) -> Result<Body, ReplyFault> {
        Ok(body([("view", self.table.view(self.eye(request)?))]))
    }

    pub(super) fn scene(&self, request: &EngineRequest) -> Result<Body, ReplyFault> {
        Ok(body([("scene", json!(self.table.scene(self.eye(request)?)))]))
    }

    /// What a seat sees and may do, in numbers.
    pub(super) fn observe(&self, request: &EngineRequest) -> Result<Body, ReplyFault> {
        let seat = request.seat(self.table.seats())?;
        let legal: Vec<_> =
            self.table.legal(seat).iter().filter_map(|action| self.table.number(action)).collect();
        Ok(body([("observation", json!(self.table.observe(seat))), ("legal", json!(legal))]))
    }

    pub(super) fn outcome(&self) -> Body {
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
    pub(super) fn bot(&self, request: &EngineRequest, means: Means) -> Result<Body, ReplyFault> {
        let seat = self.seat_at_game(request)?;
        let (asked, level, why) = (request.budget()?, request.level()?, request.why()?);
        let budget = asked.unwrap_or(level.budget()).at_most(means.thinking);
        let machine = Machine::here().with_threads(means.threads);
        let action = self.table.think(seat, level, budget, machine);
        let action = action.ok_or_else(|| self.refused(PlayError::NotYourTurn(seat)))?;
        let mut told = body([("action", json!(action))]);
        if why {
            let budget = asked.unwrap_or(Level::Master.budget()).at_most(means.thinking);
            let reason = self.table.why(seat, &action, budget, machine);
            told.insert("why".into(), reason.map_or(Value::Null, |reason| self.reason(&reason)));
        }
        Ok(told)
    }

    /// What the master thinks of every action. None is played.
    pub(super) fn ponder(&self, request: &EngineRequest, means: Means) -> Result<Body, ReplyFault> {
        let seat = self.seat_at_game(request)?;
        let (asked, why) = (request.budget()?, request.why()?);
        let budget = asked.unwrap_or(Level::Master.budget()).at_most(means.thinking);
        let machine = Machine::here().with_threads(means.threads);
        let thoughts = self.table.ponder(seat, budget, machine);
        let thoughts = thoughts.ok_or_else(|| self.refused(PlayError::NotYourTurn(seat)))?;
        let chances = thoughts.chances.first(self.table.seats().len());
        let mut told = body([("chances", json!(chances)), ("actions", json!(thoughts.actions))]);
        if why {
            let reasons = self.table.reasons(seat, &thoughts);
            told.insert("why".into(), reasons.iter().map(|reason| self.reason(reason)).collect());
        }
        Ok(told)
    }

    /// A reason, for people and for programs.
    fn reason(&self, reason: &Message) -> Value {
        json!({"text": self.words.say(reason, &self.names), "message": reason})
    }

    pub(super) fn redeal(&mut self, request: &EngineRequest) -> Result<Body, ReplyFault> {
        let eye = self.eye(request)?;
        let seed = match request.fields.get("seed") {
            None | Some(Value::Null) => catalog::random_seed(),
            Some(seed) => read_seed(seed.clone())?,
        };
        self.table.redeal(eye, seed);
        self.has_replay = false;
        Ok(Body::new())
    }

    /// How many ways the game can go from here.
    pub(super) fn perft(&self, request: &EngineRequest, means: Means) -> Result<Body, ReplyFault> {
        let counts = self.table.perft(request.depth()?, means.lines);
        Ok(body([("counts", json!(counts.ok_or(ReplyFault::TooDeep(means.lines))?))]))
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
