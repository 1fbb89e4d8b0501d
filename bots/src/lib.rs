#![doc = include_str!("../README.md")]

mod level;
mod limits;
mod thoughts;

use engine::{Game, Heuristic, Match, Mind, PerSeat, Rng, Seat, Table, heuristic};
pub use level::{BadLevel, Level};
pub use limits::Limits;
pub use thoughts::{Thought, Thoughts};

/// A table at which bots can sit.
pub trait Thinker: Match {
    /// What a bot of this level plays in this seat; nothing if the seat is not to act. The same position of the
    /// same seed gives the same answer, unless time limits it.
    fn think(&self, seat: Seat, level: Level, limits: Limits) -> Option<String>;

    /// What the master thinks of all that the seat can play; nothing if it is not to act.
    fn ponder(&self, seat: Seat, limits: Limits) -> Option<Thoughts>;

    /// What a master would play who sees all cards: the ceiling that honest bots are measured against.
    fn cheat(&self, seat: Seat, limits: Limits) -> Option<String>;
}

impl<G: Heuristic> Thinker for Table<G> {
    fn think(&self, seat: Seat, level: Level, _limits: Limits) -> Option<String> {
        let (mind, rng) = (self.mind(seat), &mut self.thoughts(seat));
        let action = match level {
            Level::Novice => random(&mind, rng),
            _ => heuristic::choose(&mind, rng),
        };
        action.map(|action| action.to_string())
    }

    fn ponder(&self, seat: Seat, _limits: Limits) -> Option<Thoughts> {
        let legal = self.legal(seat);
        let thought = |action| Thought { action, visits: 0, chance: 0.5 };
        (!legal.is_empty()).then(|| Thoughts {
            chances: PerSeat::default(),
            actions: legal.into_iter().map(thought).collect(),
        })
    }

    fn cheat(&self, seat: Seat, limits: Limits) -> Option<String> {
        self.think(seat, Level::Master, limits)
    }
}

/// Any legal action, each equally likely.
pub fn random<G: Game>(mind: &Mind<'_, G>, rng: &mut Rng) -> Option<G::Action> {
    rng.pick(&mind.legal()).copied()
}
