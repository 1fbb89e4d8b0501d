//! What a search found out.

use std::cmp::Ordering;

use engine::PerSeat;

/// What a search found out about a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Findings<A> {
    /// How many games were imagined.
    pub iterations: u32,
    /// What can be played, in the game's order.
    pub options: Vec<Finding<A>>,
}

/// What a search found out about an action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Finding<A> {
    /// Which.
    pub action: A,
    /// How often it was tried because it looked good, or because all were to be judged.
    pub visits: u32,
    /// The sum of what that brought: wins, and a little for the margin.
    pub reward: f32,
    /// How often it was tried in all.
    pub tries: u32,
    /// The sum of each seat's wins in all tries.
    pub wins: PerSeat<f32>,
}

impl<A> Finding<A> {
    /// The greater is preferred.
    pub(crate) fn rank(&self, other: &Finding<A>) -> Ordering {
        self.visits.cmp(&other.visits).then(self.reward.total_cmp(&other.reward))
    }
}

impl<A> Default for Findings<A> {
    fn default() -> Self {
        Findings { iterations: 0, options: Vec::new() }
    }
}

impl<A: Copy> Findings<A> {
    /// The action tried most often, of equals the one that brought more: what a search tries most is what it
    /// trusts most.
    pub fn best(&self) -> Option<A> {
        self.options.iter().max_by(|a, b| a.rank(b)).map(|finding| finding.action)
    }

    /// What this search and another one found out about the same decision.
    pub(super) fn and(mut self, other: Findings<A>) -> Findings<A> {
        self.iterations += other.iterations;
        for (own, other) in self.options.iter_mut().zip(other.options) {
            own.visits += other.visits;
            own.reward += other.reward;
            own.tries += other.tries;
            own.wins = PerSeat::from_fn(|seat| own.wins[seat] + other.wins[seat]);
        }
        self
    }
}
