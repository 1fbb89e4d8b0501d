//! A fair queue in front of a few threads: what somebody waits for comes first, then every household and
//! every table in turn, and what nobody waits for any more is dropped. A thought that has begun is not broken
//! off, so no household has all threads.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::oneshot;

use crate::bucket::Bucket;
use crate::error::Error;

/// How many hints may wait for one household.
const HINTS: usize = 8;

/// So many households are remembered before those are forgotten that have used nothing lately.
const HOUSEHOLDS: usize = 1_000;

/// Why something is thought about: the harder somebody waits for it, the earlier it comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Rank {
    /// A bot's action at a table where somebody plays.
    Move,
    /// What the master would do.
    Hint,
    /// A grandmaster's action, on a thread of its own.
    Long,
    /// A bot's action where nobody waits for it but other bots.
    Unattended,
    /// A finished game.
    Analysis,
}

impl Rank {
    /// Every rank, as they come.
    pub(crate) const ALL: [Rank; 5] = [Rank::Move, Rank::Hint, Rank::Long, Rank::Unattended, Rank::Analysis];

    /// What its figures are called.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Rank::Move => "move",
            Rank::Hint => "hint",
            Rank::Long => "long",
            Rank::Unattended => "unattended",
            Rank::Analysis => "analysis",
        }
    }
}

/// On whose behalf something is thought about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cause {
    pub(crate) rank: Rank,
    /// Where those who wait for it come from, as far as that is known.
    pub(crate) household: Option<IpAddr>,
    /// The table or the replay that it is about.
    pub(crate) about: Arc<str>,
}

/// Something to be thought about, and whoever waits for it.
trait Thought: Send {
    /// Whether somebody still waits for it.
    fn is_wanted(&self) -> bool;
    fn think(self: Box<Self>);
}

struct Asked<T, F> {
    answer: oneshot::Sender<T>,
    think: F,
}

impl<T: Send, F: FnOnce() -> T + Send> Thought for Asked<T, F> {
    fn is_wanted(&self) -> bool {
        !self.answer.is_closed()
    }

    fn think(self: Box<Self>) {
        drop(self.answer.send((self.think)()));
    }
}

/// A thread that thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Worker {
    /// About everything that is done soon.
    Quick,
    /// About what takes long, so that nothing else waits for it.
    Patient,
}

impl Worker {
    fn taking(rank: Rank) -> Worker {
        if rank == Rank::Long { Worker::Patient } else { Worker::Quick }
    }
}

/// What waits, and when everybody was last served.
struct Queue<J> {
    /// In the order in which it came.
    waiting: Vec<(Cause, J)>,
    /// How many quick threads are at work for each household, of those that have any.
    at_work: HashMap<Option<IpAddr>, usize>,
    /// And how many can be.
    share: usize,
    turn: u64,
    household_turns: HashMap<Option<IpAddr>, u64>,
    turns: HashMap<Arc<str>, u64>,
}

impl<J> Queue<J> {
    fn new(share: usize) -> Queue<J> {
        Queue {
            waiting: Vec::new(),
            at_work: HashMap::new(),
            share,
            turn: 0,
            household_turns: HashMap::new(),
            turns: HashMap::new(),
        }
    }

    fn push(&mut self, cause: Cause, job: J) {
        self.waiting.push((cause, job));
    }

    /// The next in turn of those that this kind of worker takes: of the first rank, of the household that was
    /// served longest ago, about what was thought about longest ago. Nothing if it would be more for a household
    /// than its share.
    fn next(&mut self, worker: Worker) -> Option<(Cause, J)> {
        let served = |cause: &Cause| {
            let household = self.household_turns.get(&cause.household).copied().unwrap_or_default();
            (household, self.turns.get(&cause.about).copied().unwrap_or_default())
        };
        let has_share = |cause: &Cause| self.at_work.get(&cause.household).is_none_or(|&at| at < self.share);
        let causes = self.waiting.iter().map(|(cause, _)| cause).enumerate();
        let causes = causes.filter(|(_, cause)| worker == Worker::taking(cause.rank));
        let causes = causes.filter(|&(_, cause)| worker == Worker::Patient || has_share(cause));
        let (first, _) = causes.min_by_key(|(_, cause)| (cause.rank, served(cause)))?;
        let (cause, job) = self.waiting.remove(first);
        if worker == Worker::Quick {
            *self.at_work.entry(cause.household).or_default() += 1;
        }
        self.turn += 1;
        self.household_turns.insert(cause.household, self.turn);
        self.turns.insert(Arc::clone(&cause.about), self.turn);
        if self.waiting.is_empty() {
            self.household_turns.clear();
            self.turns.clear();
        }
        Some((cause, job))
    }

    /// What came next is done with.
    fn done(&mut self, cause: &Cause) {
        if Worker::taking(cause.rank) == Worker::Quick
            && let Entry::Occupied(mut at_work) = self.at_work.entry(cause.household)
        {
            *at_work.get_mut() -= 1;
            if *at_work.get() == 0 {
                at_work.remove();
            }
        }
    }

    fn waiting_of(&self, rank: Rank, household: Option<IpAddr>) -> usize {
        self.waiting.iter().filter(|(cause, _)| cause.rank == rank && cause.household == household).count()
    }
}

/// How much of the threads' time every household has left for hints and analyses.
struct Budgets {
    /// Seconds a minute; 0 is no limit.
    seconds: u32,
    left: HashMap<IpAddr, Bucket>,
}

impl Budgets {
    fn of(&mut self, household: Option<IpAddr>) -> Option<&mut Bucket> {
        if self.left.len() >= HOUSEHOLDS {
            self.left.retain(|_, left| !left.is_full());
        }
        let seconds = f64::from(self.seconds);
        household.map(|household| {
            self.left.entry(household).or_insert_with(|| Bucket::new(seconds / 60.0, seconds))
        })
    }
}

struct State {
    queue: Queue<Box<dyn Thought>>,
    budgets: Budgets,
    closed: bool,
}

struct Shared {
    state: Mutex<State>,
    bell: Condvar,
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for something that somebody wants to be thought about; nothing at the end.
    fn next(&self, worker: Worker) -> Option<(Cause, Box<dyn Thought>)> {
        let mut state = self.state();
        loop {
            match state.queue.next(worker) {
                Some((cause, job)) if job.is_wanted() => return Some((cause, job)),
                Some((cause, _)) => {
                    state.queue.done(&cause);
                    metrics::counter!("chabudai_dropped_total", "what" => "thought").increment(1);
                }
                None if state.closed => return None,
                None => state = self.bell.wait(state).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }

    fn work(&self, worker: Worker) {
        while let Some((cause, job)) = self.next(worker) {
            let begun = Instant::now();
            // The panic has been reported by its hook; whoever waits for the answer notices that there is
            // none.
            drop(catch_unwind(AssertUnwindSafe(|| job.think())));
            let mut state = self.state();
            state.queue.done(&cause);
            if matches!(cause.rank, Rank::Hint | Rank::Analysis)
                && let Some(left) = state.budgets.of(cause.household)
            {
                left.spend(begun.elapsed().as_secs_f64());
            }
        }
    }
}

/// A few threads that think, and one for what takes long.
pub(crate) struct Pool(Arc<Shared>);

impl Pool {
    /// So many threads for each household that thinks, and one more, so that nobody waits for what another one has
    /// begun; and so many seconds of them a minute for each household's hints and analyses.
    pub(crate) fn new(threads: usize, seconds: u32) -> Pool {
        let budgets = Budgets { seconds, left: HashMap::new() };
        let share = threads.max(1);
        let state = State { queue: Queue::new(share), budgets, closed: false };
        let shared = Arc::new(Shared { state: Mutex::new(state), bell: Condvar::new() });
        let quick = std::iter::repeat_n(Worker::Quick, share + 1);
        for worker in quick.chain([Worker::Patient]) {
            let shared = Arc::clone(&shared);
            std::thread::spawn(move || shared.work(worker));
        }
        Pool(shared)
    }

    /// How much waits to be thought about, by rank.
    pub(crate) fn queued(&self) -> [(Rank, usize); Rank::ALL.len()] {
        Rank::ALL.map(|rank| (rank, self.waiting(rank)))
    }

    /// How much of this rank waits to be thought about.
    pub(crate) fn waiting(&self, rank: Rank) -> usize {
        self.0.state().queue.waiting.iter().filter(|(cause, _)| cause.rank == rank).count()
    }

    /// Whether a household may ask for a hint or an analysis just now.
    pub(crate) fn admit(&self, rank: Rank, household: Option<IpAddr>) -> Result<(), Error> {
        let mut state = self.0.state();
        let spent = state.budgets.of(household).is_some_and(Bucket::is_spent);
        if spent || state.queue.waiting_of(rank, household) >= HINTS { Err(Error::TooMany) } else { Ok(()) }
    }

    /// Thinks when it is this cause's turn. Whoever stops waiting for the answer before that is not served.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        cause: Cause,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let (answer, answered) = oneshot::channel();
        self.0.state().queue.push(cause, Box::new(Asked { answer, think }));
        // Not every thread takes it.
        self.0.bell.notify_all();
        answered.await.map_err(|_| Error::Internal("a bot's thought broke off".into()))
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.0.state().closed = true;
        self.0.bell.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::*;

    const HOME: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1));
    const RUDE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 2));

    fn cause(rank: Rank, household: IpAddr, about: &str) -> Cause {
        Cause { rank, household: Some(household), about: about.into() }
    }

    fn order(causes: &[(Rank, IpAddr, &str)]) -> Vec<usize> {
        let mut queue = Queue::new(causes.len());
        for (number, (rank, household, about)) in causes.iter().enumerate() {
            queue.push(cause(*rank, *household, about), number);
        }
        std::iter::from_fn(|| queue.next(Worker::Quick).map(|(_, number)| number)).collect()
    }

    #[test]
    fn what_somebody_waits_for_comes_first() {
        let ranks = [Rank::Analysis, Rank::Unattended, Rank::Hint, Rank::Move];
        assert_eq!(order(&ranks.map(|rank| (rank, HOME, "table"))), [3, 2, 1, 0]);
    }

    #[test]
    fn every_household_has_its_turn_however_much_another_asks_for() {
        let mut causes = vec![(Rank::Move, RUDE, "a"), (Rank::Move, RUDE, "b"), (Rank::Move, RUDE, "c")];
        causes.extend([(Rank::Move, HOME, "d"), (Rank::Move, HOME, "d")]);
        assert_eq!(order(&causes), [0, 3, 1, 4, 2]);
    }

    #[test]
    fn every_table_of_a_household_has_its_turn() {
        let causes = ["a", "a", "a", "b"].map(|about| (Rank::Hint, HOME, about));
        assert_eq!(order(&causes), [0, 3, 1, 2]);
    }

    /// A pool that is at something for a household until it is let go, and has no thread more for it.
    async fn busy(seconds: u32) -> (Pool, mpsc::Sender<()>) {
        let (let_go, held) = mpsc::channel::<()>();
        let (begun, beginning) = oneshot::channel();
        let pool = Pool::new(1, seconds);
        let work = move || {
            let _ = begun.send(());
            let _ = held.recv();
        };
        let mut run = Box::pin(pool.run(cause(Rank::Hint, RUDE, "busy"), work));
        tokio::select! {
            _ = &mut run => {}
            _ = beginning => {}
        }
        drop(run);
        (pool, let_go)
    }

    #[tokio::test]
    async fn nothing_is_thought_about_for_somebody_who_has_gone() {
        let (pool, let_go) = busy(0).await;
        let (thought, thoughts) = mpsc::channel();
        let say = |word| {
            let thought = thought.clone();
            move || thought.send(word).unwrap()
        };
        let gone = pool.run(cause(Rank::Move, RUDE, "a"), say("gone"));
        assert!(tokio::time::timeout(Duration::ZERO, gone).await.is_err());
        let queued = || pool.queued().map(|(_, waiting)| waiting);
        assert_eq!(queued(), [1, 0, 0, 0, 0]);
        let stays = pool.run(cause(Rank::Move, RUDE, "b"), say("stays"));
        let_go.send(()).unwrap();
        stays.await.unwrap();
        assert_eq!((thoughts.try_iter().collect::<Vec<_>>(), queued()), (vec!["stays"], [0; 5]));
    }

    #[tokio::test]
    async fn what_takes_long_holds_up_nothing_else() {
        let (pool, let_go) = busy(0).await;
        drop(let_go);
        let (end_long, long_ends) = mpsc::channel::<()>();
        let mut long = Box::pin(pool.run(cause(Rank::Long, RUDE, "long"), move || long_ends.recv()));
        assert!(tokio::time::timeout(Duration::from_millis(20), &mut long).await.is_err());
        pool.run(cause(Rank::Analysis, RUDE, "other"), || ()).await.unwrap();
        drop(end_long);
        assert!(long.await.unwrap().is_err());
    }

    #[tokio::test]
    async fn nobody_waits_for_what_another_household_has_begun() {
        let (pool, let_go) = busy(0).await;
        pool.run(cause(Rank::Analysis, HOME, "a"), || ()).await.unwrap();
        let mut more = Box::pin(pool.run(cause(Rank::Move, RUDE, "b"), || ()));
        assert!(
            tokio::time::timeout(Duration::from_millis(50), &mut more).await.is_err(),
            "that is its share"
        );
        let_go.send(()).unwrap();
        more.await.unwrap();
    }

    #[tokio::test]
    async fn a_household_may_have_so_many_hints_waiting() {
        let (pool, _let_go) = busy(0).await;
        let mut waiting = Vec::new();
        for number in 0..HINTS {
            pool.admit(Rank::Hint, Some(RUDE)).unwrap();
            let mut hint = Box::pin(pool.run(cause(Rank::Hint, RUDE, &number.to_string()), || ()));
            assert!(tokio::time::timeout(Duration::ZERO, &mut hint).await.is_err());
            waiting.push(hint);
        }
        assert!(matches!(pool.admit(Rank::Hint, Some(RUDE)), Err(Error::TooMany)));
        pool.admit(Rank::Hint, Some(HOME)).unwrap();
    }

    #[tokio::test]
    async fn whoever_has_used_up_the_threads_time_waits_for_more() {
        let pool = Pool::new(1, 1);
        let think = || std::thread::sleep(Duration::from_millis(20));
        pool.run(cause(Rank::Move, RUDE, "a"), think).await.unwrap();
        pool.0.state().budgets.of(Some(RUDE)).unwrap().spend(0.99);
        pool.admit(Rank::Hint, Some(RUDE)).unwrap();
        pool.run(cause(Rank::Hint, RUDE, "a"), think).await.unwrap();
        pool.run(cause(Rank::Move, RUDE, "a"), || ()).await.unwrap();
        assert!(matches!(pool.admit(Rank::Hint, Some(RUDE)), Err(Error::TooMany)));
        pool.admit(Rank::Analysis, Some(HOME)).unwrap();
    }
}
