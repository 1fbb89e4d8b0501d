//! Bots at a table: they think on threads of their own, never on the ones that answer players.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ::bots::{Budget, Level, Machine, Thoughts};
use catalog::AnyTable;
use engine::{Message, Seat, StateHash};
use room::{BotLevel, BotTurn, Cue, Step};
use tokio::sync::OnceCell;

use super::carry_out::Asker;
use super::table::{LockedTable, TableGuard, TableState};
use super::tables::Tables;
use super::thinking::{Cause, Pool, Rank};
use crate::api::{Hint, Say};
use crate::error::Error;

/// The ceiling on what a bot may think about an action, or the master about a hint, whatever the level's own
/// budget.
const THINKING_TIME: Duration = Duration::from_secs(2);

/// The same for a grandmaster, who thinks where nobody else waits for it.
const LONG_TIME: Duration = Duration::from_secs(10);

/// A grandmaster waits for so many others at the most.
const GRANDMASTERS: usize = 1;

/// What the master spends on a hint: enough to tell the best from the rest, and every action is looked at.
const HINT: Budget = Budget::of_iterations(1_600);

impl Pool {
    /// What a bot of this level plays. A bot that fails must not hold a table up: then any legal action will
    /// do.
    async fn think(&self, cause: Cause, table: AnyTable, seat: Seat, level: BotLevel) -> Option<String> {
        let any = table.legal(seat).into_iter().next();
        let (level, cause, ceiling) = self.settle(level.into(), cause);
        let budget = level.budget().at_most(ceiling);
        match self.run(cause, move || table.think(seat, level, budget, Machine::here())).await {
            Ok(thought) => thought.or(any),
            Err(error) => {
                error.log();
                any
            }
        }
    }

    /// How hard a bot thinks. A grandmaster for whom nobody waits, or before whom too many have their turn, is
    /// content with a master's thought.
    fn settle(&self, level: Level, cause: Cause) -> (Level, Cause, Duration) {
        match level {
            Level::Grandmaster if cause.rank == Rank::Move && self.waiting(Rank::Long) <= GRANDMASTERS => {
                (level, Cause { rank: Rank::Long, ..cause }, LONG_TIME)
            }
            _ => (level.min(Level::Master), cause, THINKING_TIME),
        }
    }

    /// What the master thinks of what the seat can play, and why.
    async fn advise(&self, cause: Cause, table: AnyTable, seat: Seat) -> Result<Advice, Error> {
        self.admit(cause.rank, cause.household)?;
        let budget = HINT.at_most(THINKING_TIME);
        let advise = move || {
            let thoughts = table.ponder(seat, budget, Machine::here())?;
            Some(Advice { reasons: table.reasons(seat, &thoughts), thoughts })
        };
        self.run(cause, advise).await?.ok_or_else(|| Error::Internal("the master has nothing to say".into()))
    }
}

/// What the master thinks of what a seat can play, and why.
#[derive(Debug)]
struct Advice {
    thoughts: Thoughts,
    reasons: Vec<Message>,
}

/// The hint for a seat in one position: it is thought about once, however often it is asked for.
#[derive(Debug)]
pub(crate) struct SeatHint {
    position: (i64, u32, Option<StateHash>),
    advice: Arc<OnceCell<Advice>>,
}

/// A hint that is still to be thought about. Whoever drops it does not wait for it any more.
pub(crate) struct Hinting {
    tables: Arc<Tables>,
    advice: Arc<OnceCell<Advice>>,
    cause: Cause,
    game: AnyTable,
    seat: Seat,
    number: u32,
    re: Option<u32>,
}

impl Hinting {
    /// The master's advice, when it has come.
    pub(crate) async fn say(self) -> Result<Say, Error> {
        let Hinting { tables, advice, cause, game, seat, number, re } = self;
        let Advice { thoughts, reasons } =
            advice.get_or_try_init(|| tables.bots.advise(cause, game, seat)).await?;
        Ok(Say::Hint(Hint::new(re, number, thoughts, reasons.clone())))
    }
}

impl TableGuard {
    /// Sets every bot to work that the table waits for and that is not at it yet.
    pub(crate) fn wake_bots(&mut self) {
        let step_in = self.step_in_after();
        let TableState { room, thinking, .. } = &mut *self.state;
        let delay = step_in + Duration::from_millis(u64::from(room.meta().config.bot_delay_ms));
        for turn in room.bot_turns().filter(|turn| thinking[turn.seat] != Some(*turn)).collect::<Vec<_>>() {
            thinking[turn.seat] = Some(turn);
            let (tables, table) = (Arc::clone(&self.tables), self.table.clone());
            tokio::spawn(async move {
                if let Err(error) = bot_turn(&tables, &table, turn, delay).await {
                    error.log();
                }
            });
        }
    }

    /// What the bot is to do, with a copy of the game to think about; if its turn is over, another bot may
    /// begin one.
    fn cue(&mut self, turn: BotTurn) -> Option<(Cue, AnyTable, Cause)> {
        let cue = self.room().cue(turn).zip(self.room().round().map(|round| round.table().fork()));
        if cue.is_none() {
            self.is_done(turn);
        }
        let present = self.state.audience.present();
        let attended = self.room().people().iter().any(|seat| present.contains(seat));
        let rank = if attended { Rank::Move } else { Rank::Unattended };
        cue.map(|(cue, game)| (cue, game, self.cause(rank, self.state.audience.household())))
    }

    /// The bot does not think about this turn any more.
    fn is_done(&mut self, turn: BotTurn) {
        let thinking = &mut self.state.thinking[turn.seat];
        *thinking = thinking.filter(|other| *other != turn);
    }

    fn cause(&self, rank: Rank, household: Option<IpAddr>) -> Cause {
        Cause { rank, household, about: self.table.shared_id() }
    }

    /// The master's advice. The table is not held up while the master thinks.
    pub(crate) fn hint(mut self, seat: Seat, number: u32, asker: Asker) -> Result<Hinting, Error> {
        let round = self.room().round().ok_or_else(|| Error::Internal("a hint without a game".into()))?;
        let game = round.table().fork();
        let position = (round.key(), number, game.played().last().map(|last| last.hash));
        let hint = &mut self.state.hints[seat.index()];
        let known = hint.take().filter(|hint| hint.position == position);
        let known = known.unwrap_or_else(|| SeatHint { position, advice: Arc::default() });
        let advice = Arc::clone(&hint.insert(known).advice);
        let cause = self.cause(Rank::Hint, asker.household);
        Ok(Hinting { tables: self.tables, advice, cause, game, seat, number, re: asker.re })
    }

    /// Lets the bot play, if it still is its turn.
    async fn bot_plays(&mut self, turn: BotTurn, action: Option<String>) -> Result<(), Error> {
        self.is_done(turn);
        let Some(action) = action else { return Ok(()) };
        // Whoever else has played meanwhile may have played this very turn.
        self.act(|room, at| match room.cue(turn) {
            Some(_) => room.play(turn.seat, &action, None, at),
            None => Ok(Step::default()),
        })
        .await
    }
}

async fn bot_turn(
    tables: &Arc<Tables>,
    table: &LockedTable,
    turn: BotTurn,
    delay: Duration,
) -> Result<(), Error> {
    tokio::time::sleep(delay).await;
    let Some((cue, game, cause)) = table.enter(tables).await?.cue(turn) else { return Ok(()) };
    let action = match cue {
        Cue::Play(action) => Some(action),
        Cue::Think(level) => think(tables, cause, game, turn.seat, level).await,
    };
    table.enter(tables).await?.bot_plays(turn, action).await
}

/// What the bot plays. If it has only one choice, that comes when another thought might have come.
async fn think(tables: &Tables, cause: Cause, game: AnyTable, seat: Seat, level: BotLevel) -> Option<String> {
    let (begun, free, slug) = (Instant::now(), game.legal(seat).len() > 1, game.about().slug);
    let action = tables.bots.think(cause, game, seat, level).await;
    if free {
        tables.paces.note(slug, level.into(), begun.elapsed());
    } else {
        let pace = tables.paces.draw(slug, level.into());
        tokio::time::sleep(pace.saturating_sub(begun.elapsed())).await;
    }
    action
}

#[cfg(test)]
mod tests {
    use engine::NewGame;

    use super::*;
    use crate::settings::Settings;
    use crate::store::Sqlite;

    /// A position in which somebody has one choice alone.
    fn forced() -> (AnyTable, Seat) {
        let new =
            NewGame { game: "donburiko".into(), players: 2, seed: Some(1.into()), ..NewGame::default() };
        let mut table = catalog::open(&new).unwrap();
        loop {
            let seat = table.to_act().iter().next().unwrap();
            let legal = table.legal(seat);
            if legal.len() == 1 {
                return (table, seat);
            }
            table.play(seat, &legal[0]).unwrap();
        }
    }

    #[tokio::test]
    async fn a_bot_without_a_choice_plays_no_sooner_than_one_with_a_choice() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(folder.path()).await.unwrap());
        let tables = Tables::open(store, None, &Settings::new(folder.path().to_owned())).await.unwrap();
        let (game, seat) = forced();
        let pace = Duration::from_millis(80);
        tables.paces.note("donburiko", Level::Casual, pace);
        let cause = Cause { rank: Rank::Move, household: None, about: "table".into() };
        let begun = Instant::now();
        let action = think(&tables, cause, game, seat, BotLevel::Casual).await;
        assert!(action.is_some() && begun.elapsed() >= pace, "{:?}", begun.elapsed());
    }
}
