//! Bots think on their own threads, never on the ones that answer players.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::Duration;

use ::bots::{Level, Machine, Thoughts};
use catalog::Seated;
use engine::Seat;
use tokio::sync::oneshot;

use super::cell::{Cell, Entered};
use super::house::House;
use super::play::Asker;
use super::room::Cue;
use crate::api::BotLevel;
use crate::error::Error;
use crate::store::Stage;

type Job = Box<dyn FnOnce() + Send>;

/// The ceiling on what a bot may think about an action, or the master about a hint, whatever the level's own budget.
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

    /// What a bot of this level plays. A bot that fails must not hold a table up: then any legal action will do.
    async fn think(&self, table: Seated, seat: Seat, level: BotLevel) -> Option<String> {
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
    pub(crate) async fn ponder(&self, table: Seated, seat: Seat) -> Result<Option<Thoughts>, Error> {
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

impl Entered {
    /// Sets every bot to work that the table waits for and that is not at it yet.
    pub(crate) fn wake_bots(&mut self) {
        let room = &self.inner.room;
        let (Stage::Playing, Some(play)) = (room.meta().stage, &room.play) else { return };
        let delay = Duration::from_millis(u64::from(room.meta().config.bot_delay_ms));
        let round = room.meta().round;
        let turn = |seat| (round, play.turns.since(seat));
        let waiting: Vec<(Seat, (u32, u32))> = play
            .table
            .to_act()
            .iter()
            .filter(|&seat| room.bot(seat).is_some() && self.inner.thinking[seat] != Some(turn(seat)))
            .filter(|&seat| room.cue(seat) != Cue::Wait)
            .map(|seat| (seat, turn(seat)))
            .collect();
        for (seat, turn) in waiting {
            self.inner.thinking[seat] = Some(turn);
            let (house, cell) = (Arc::clone(&self.house), self.cell.clone());
            tokio::spawn(async move {
                if let Err(error) = bot_turn(&house, &cell, seat, turn, delay).await {
                    error.log();
                }
            });
        }
    }

    /// The bot in this seat, if it still is its turn.
    fn bot_to_act(&self, seat: Seat, turn: (u32, u32)) -> Option<BotLevel> {
        let room = self.room();
        let play = room.play.as_ref().filter(|_| room.meta().stage == Stage::Playing)?;
        let same = (room.meta().round, play.turns.since(seat)) == turn && play.table.to_act().contains(seat);
        if same { room.bot(seat) } else { None }
    }

    /// Forgets that a bot was at work, so that another can be.
    fn give_up(&mut self, seat: Seat) {
        self.inner.thinking[seat] = None;
    }
}

async fn bot_turn(
    house: &Arc<House>,
    cell: &Cell,
    seat: Seat,
    turn: (u32, u32),
    delay: Duration,
) -> Result<(), Error> {
    tokio::time::sleep(delay).await;
    let mut entered = cell.enter(house).await?;
    let Some(level) = entered.bot_to_act(seat, turn) else {
        entered.give_up(seat);
        return Ok(());
    };
    let Some(table) = entered.room().play.as_ref().map(|play| play.table.fork()) else { return Ok(()) };
    let cue = entered.room().cue(seat);
    drop(entered);
    let action = match cue {
        Cue::Play(action) => Some(action),
        Cue::Think => house.bots.think(table, seat, level).await,
        Cue::Wait => None,
    };
    let mut entered = cell.enter(house).await?;
    let still = entered.bot_to_act(seat, turn).is_some();
    entered.give_up(seat);
    match action {
        Some(action) if still => entered.play(seat, &action, None, Asker::default()).await.map(drop),
        _ => Ok(()),
    }
}
