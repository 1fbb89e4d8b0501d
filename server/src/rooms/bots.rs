//! A thread pool for bots: they think on their own threads, never on the ones that answer players.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::Duration;

use ::bots::{Level, Machine, Thoughts};
use catalog::AnyTable;
use engine::Seat;
use room::{BotLevel, BotTurn, Cue};
use tokio::sync::oneshot;

use super::carry_out::Asker;
use super::table::{LockedTable, TableGuard, TableState};
use super::tables::Tables;
use crate::error::Error;

type Job = Box<dyn FnOnce() + Send>;

/// The ceiling on what a bot may think about an action, or the master about a hint, whatever the level's own
/// budget.
const THINKING_TIME: Duration = Duration::from_secs(2);

/// A few threads that think.
#[derive(Debug)]
pub(crate) struct Pool {
    jobs: mpsc::Sender<Job>,
    queued: Arc<AtomicUsize>,
}

impl Pool {
    pub(crate) fn new(threads: usize) -> Pool {
        let (jobs, waiting) = mpsc::channel::<Job>();
        let (waiting, queued) = (Arc::new(Mutex::new(waiting)), Arc::new(AtomicUsize::new(0)));
        for _ in 0..threads.max(1) {
            let (waiting, queued) = (Arc::clone(&waiting), Arc::clone(&queued));
            std::thread::spawn(move || work(&waiting, &queued));
        }
        Pool { jobs, queued }
    }

    /// How much waits to be thought about.
    pub(crate) fn queued(&self) -> usize {
        self.queued.load(Ordering::Relaxed)
    }

    pub(crate) async fn run<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let (done, answer) = oneshot::channel();
        self.queued.fetch_add(1, Ordering::Relaxed);
        let job = Box::new(move || drop(done.send(think())));
        self.jobs.send(job).map_err(|_| Error::Closing)?;
        answer.await.map_err(|_| Error::Internal("a bot's thought broke off".into()))
    }

    /// What a bot of this level plays. A bot that fails must not hold a table up: then any legal action will
    /// do.
    async fn think(&self, table: AnyTable, seat: Seat, level: BotLevel) -> Option<String> {
        let any = table.legal(seat).into_iter().next();
        let level = Level::from(level);
        let budget = level.budget().at_most(THINKING_TIME);
        match self.run(move || table.think(seat, level, budget, Machine::here())).await {
            Ok(thought) => thought.or(any),
            Err(error) => {
                error.log();
                any
            }
        }
    }

    /// What the master thinks of what the seat can play.
    pub(crate) async fn ponder(&self, table: AnyTable, seat: Seat) -> Result<Option<Thoughts>, Error> {
        let budget = Level::Master.budget().at_most(THINKING_TIME);
        self.run(move || table.ponder(seat, budget, Machine::here())).await
    }
}

fn work(waiting: &Mutex<mpsc::Receiver<Job>>, queued: &AtomicUsize) {
    loop {
        let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = next else { return };
        queued.fetch_sub(1, Ordering::Relaxed);
        // The panic has been reported by its hook; whoever waits for the answer notices that there is none.
        drop(catch_unwind(AssertUnwindSafe(job)));
    }
}

impl TableGuard {
    /// Sets every bot to work that the table waits for and that is not at it yet.
    pub(crate) fn wake_bots(&mut self) {
        let TableState { room, thinking, .. } = &mut *self.state;
        let delay = Duration::from_millis(u64::from(room.meta().config.bot_delay_ms));
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
    fn cue(&mut self, turn: BotTurn) -> Option<(Cue, AnyTable)> {
        let cue = self.room().cue(turn).zip(self.room().round().map(|round| round.table().fork()));
        if cue.is_none() {
            self.state.thinking[turn.seat] = None;
        }
        cue
    }

    /// Lets the bot play, if it still is its turn.
    async fn bot_plays(&mut self, turn: BotTurn, action: Option<String>) -> Result<(), Error> {
        self.state.thinking[turn.seat] = None;
        let Some(action) = action.filter(|_| self.room().cue(turn).is_some()) else { return Ok(()) };
        let step = self.step(|room, at| room.play(turn.seat, &action, None, at))?;
        self.carry_out(step, Asker::default()).await
    }
}

async fn bot_turn(
    tables: &Arc<Tables>,
    table: &LockedTable,
    turn: BotTurn,
    delay: Duration,
) -> Result<(), Error> {
    tokio::time::sleep(delay).await;
    let Some((cue, game)) = table.enter(tables).await?.cue(turn) else { return Ok(()) };
    let action = match cue {
        Cue::Play(action) => Some(action),
        Cue::Think(level) => tables.bots.think(game, turn.seat, level).await,
    };
    table.enter(tables).await?.bot_plays(turn, action).await
}
