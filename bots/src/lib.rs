#![doc = include_str!("../README.md")]

mod budget;
mod level;
mod machine;
mod reasons;
pub mod search;
pub mod solver;
mod thoughts;

pub use budget::Budget;
use engine::{Heuristic, Match, Message, Mind, Rng, Seat, Staged, Table, heuristic};
pub use level::{BadLevel, Level, MASTER_1};
pub use machine::{Clock, Machine};
pub use reasons::explain;
use search::{Aim, Recipe, search};
pub use thoughts::{Thought, Thoughts};

/// A table at which bots can sit.
pub trait Thinker: Match {
    /// What a bot of this level plays in this seat, with this budget where it searches; nothing if the seat
    /// is not to act. The same position of the same seed gives the same answer, unless time ends the search.
    fn think(&self, seat: Seat, level: Level, budget: Budget, machine: Machine) -> Option<String>;

    /// What the master thinks of all that the seat can play; nothing if it is not to act.
    fn ponder(&self, seat: Seat, budget: Budget, machine: Machine) -> Option<Thoughts>;

    /// What the master thinks of this action beside what it prefers: it looks hard at both, and less at the
    /// rest. Nothing if the seat cannot play the action.
    fn compare(&self, seat: Seat, action: &str, budget: Budget, machine: Machine) -> Option<Thoughts>;

    /// Why what the master prefers is better than this action, or, if this is what it prefers, than the next
    /// best, in a sentence or two. They say nothing that the seat does not know, and say it to everybody.
    /// Nothing if nothing was thought of the action, or if there is no other.
    fn explain(&self, seat: Seat, thoughts: &Thoughts, action: &str) -> Option<Message>;

    /// Why the preferred action is better than each of the next two, as far as there are any.
    fn reasons(&self, seat: Seat, thoughts: &Thoughts) -> Vec<Message> {
        let next = thoughts.actions.iter().skip(1).take(2);
        next.filter_map(|thought| self.explain(seat, thoughts, &thought.action)).collect()
    }

    /// Why this action is a good one, or what would be better: see [`Thinker::compare`] and [`Thinker::explain`].
    fn why(&self, seat: Seat, action: &str, budget: Budget, machine: Machine) -> Option<Message> {
        let thoughts = self.compare(seat, action, budget, machine)?;
        self.explain(seat, &thoughts, action)
    }

    /// What the first of our masters plays, [`MASTER_1`]: the yardstick of all that came after.
    fn yardstick(&self, seat: Seat, budget: Budget, machine: Machine) -> Option<String>;

    /// What looks best of these legal actions, as a casual bot sees it; nothing if none of them is legal.
    fn favourite(&self, seat: Seat, among: &[String]) -> Option<String>;

    /// What a master would play who sees all cards: the ceiling that honest bots are measured against.
    fn cheat(&self, seat: Seat, budget: Budget, machine: Machine) -> Option<String>;
}

impl<G: Heuristic + Staged> Thinker for Table<G> {
    fn think(&self, seat: Seat, level: Level, budget: Budget, machine: Machine) -> Option<String> {
        choose(&self.mind(seat), level, budget, machine, &mut self.thoughts(seat))
            .map(|action| action.to_string())
    }

    fn ponder(&self, seat: Seat, budget: Budget, machine: Machine) -> Option<Thoughts> {
        ponder(&self.mind(seat), budget, machine, &mut self.thoughts(seat))
    }

    fn compare(&self, seat: Seat, action: &str, budget: Budget, machine: Machine) -> Option<Thoughts> {
        let mind = self.mind(seat);
        let action: G::Action = action.parse().ok()?;
        let place = mind.legal().iter().position(|legal| *legal == action)?;
        Some(Thoughts::new(
            seat,
            search(&mind, Aim::Compare(place), Recipe::MASTER, budget, machine, &mut self.thoughts(seat)),
        ))
    }

    fn explain(&self, seat: Seat, thoughts: &Thoughts, action: &str) -> Option<Message> {
        explain(&self.mind(seat), thoughts, action, &mut self.thoughts(seat))
    }

    fn yardstick(&self, seat: Seat, budget: Budget, machine: Machine) -> Option<String> {
        let (mind, recipe) = (self.mind(seat), Recipe::MASTER_1);
        decide(&mind, recipe, budget, machine, &mut self.thoughts(seat)).map(|action| action.to_string())
    }

    fn favourite(&self, seat: Seat, among: &[String]) -> Option<String> {
        let among: Vec<G::Action> = among.iter().filter_map(|action| action.parse().ok()).collect();
        heuristic::prefer(&self.mind(seat), |action| among.contains(action), &mut self.thoughts(seat))
            .map(|action| action.to_string())
    }

    fn cheat(&self, seat: Seat, budget: Budget, machine: Machine) -> Option<String> {
        let mind = Mind::all_seeing(self.game(), seat);
        choose(&mind, Level::Master, budget, machine, &mut self.thoughts(seat))
            .map(|action| action.to_string())
    }
}

/// What the master thinks of all that a seat can play; nothing if it is not to act.
pub fn ponder<G: Heuristic>(
    mind: &Mind<'_, G>,
    budget: Budget,
    machine: Machine,
    rng: &mut Rng,
) -> Option<Thoughts> {
    if mind.legal().is_empty() {
        return None;
    }
    Some(Thoughts::new(mind.seat(), search(mind, Aim::Judge, Recipe::MASTER, budget, machine, rng)))
}

/// What a bot of this level plays, with this budget where it searches; nothing if the seat is not to act.
pub fn choose<G: Heuristic>(
    mind: &Mind<'_, G>,
    level: Level,
    budget: Budget,
    machine: Machine,
    rng: &mut Rng,
) -> Option<G::Action> {
    match level {
        Level::Novice => heuristic::stumble(mind, rng),
        Level::Casual => heuristic::choose(mind, rng),
        Level::Expert | Level::Master | Level::Grandmaster => {
            decide(mind, Recipe::MASTER, budget, machine, rng)
        }
    }
}

/// What a search prefers; whoever has no choice needs none. Nothing if the seat is not to act.
fn decide<G: Heuristic>(
    mind: &Mind<'_, G>,
    recipe: Recipe,
    budget: Budget,
    machine: Machine,
    rng: &mut Rng,
) -> Option<G::Action> {
    match &mind.legal()[..] {
        [] => None,
        [only] => Some(*only),
        _ => search(mind, Aim::Choose, recipe, budget, machine, rng).choice(mind, recipe, rng),
    }
}
