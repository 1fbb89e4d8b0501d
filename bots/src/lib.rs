#![doc = include_str!("../README.md")]

mod level;
mod limits;
pub mod search;
pub mod solver;
mod thoughts;

use engine::{Heuristic, Match, Mind, Rng, Seat, Table, heuristic};
pub use level::{BadLevel, Level};
pub use limits::Limits;
use search::{Aim, search};
pub use thoughts::{Thought, Thoughts};

/// A table at which bots can sit.
pub trait Thinker: Match {
    /// What a bot of this level plays in this seat; nothing if the seat is not to act. The same position of the
    /// same seed gives the same answer, unless time limits it.
    fn think(&self, seat: Seat, level: Level, limits: Limits) -> Option<String>;

    /// What the master thinks of all that the seat can play; nothing if it is not to act.
    fn ponder(&self, seat: Seat, limits: Limits) -> Option<Thoughts>;

    /// What the master thinks of this action beside what it prefers: it looks hard at both, and less at the rest.
    /// Nothing if the seat cannot play the action.
    fn compare(&self, seat: Seat, action: &str, limits: Limits) -> Option<Thoughts>;

    /// What a master would play who sees all cards: the ceiling that honest bots are measured against.
    fn cheat(&self, seat: Seat, limits: Limits) -> Option<String>;
}

impl<G: Heuristic> Thinker for Table<G> {
    fn think(&self, seat: Seat, level: Level, limits: Limits) -> Option<String> {
        choose(&self.mind(seat), level, limits, &mut self.thoughts(seat)).map(|action| action.to_string())
    }

    fn ponder(&self, seat: Seat, limits: Limits) -> Option<Thoughts> {
        let mind = self.mind(seat);
        if mind.legal().is_empty() {
            return None;
        }
        let limits = Level::Master.limits(limits);
        Some(Thoughts::new(seat, search(&mind, Aim::Judge, limits, &mut self.thoughts(seat))))
    }

    fn compare(&self, seat: Seat, action: &str, limits: Limits) -> Option<Thoughts> {
        let mind = self.mind(seat);
        let action: G::Action = action.parse().ok()?;
        let place = mind.legal().iter().position(|legal| *legal == action)?;
        let limits = Level::Master.limits(limits);
        Some(Thoughts::new(seat, search(&mind, Aim::Compare(place), limits, &mut self.thoughts(seat))))
    }

    fn cheat(&self, seat: Seat, limits: Limits) -> Option<String> {
        let mind = Mind::all_seeing(self.game(), seat);
        choose(&mind, Level::Master, limits, &mut self.thoughts(seat)).map(|action| action.to_string())
    }
}

/// What a bot of this level plays; nothing if the seat is not to act.
pub fn choose<G: Heuristic>(
    mind: &Mind<'_, G>,
    level: Level,
    limits: Limits,
    rng: &mut Rng,
) -> Option<G::Action> {
    let legal = mind.legal();
    match (level, &legal[..]) {
        (_, [] | [_]) => legal.first().copied(),
        (Level::Novice, _) => heuristic::glance(mind, rng),
        (Level::Casual, _) => heuristic::choose(mind, rng),
        (Level::Expert | Level::Master, _) => search(mind, Aim::Choose, level.limits(limits), rng).best(),
    }
}
