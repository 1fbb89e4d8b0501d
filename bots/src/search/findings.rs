//! What a search found out.

use engine::PerSeat;

/// What a search found out about a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Findings<A> {
    /// How many games were imagined.
    pub iterations: u32,
    /// The part of those games that each seat won.
    pub wins: PerSeat<f32>,
    /// What can be played, in the game's order.
    pub options: Vec<Finding<A>>,
}

/// What a search found out about an action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Finding<A> {
    /// Which.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// The sum of what that brought: wins, and a little for the margin.
    pub reward: f32,
    /// The sum of the wins.
    pub wins: f32,
}

impl<A> Default for Findings<A> {
    fn default() -> Self {
        Findings { iterations: 0, wins: PerSeat::default(), options: Vec::new() }
    }
}

impl<A: Copy> Findings<A> {
    /// The action tried most often, of equals the one that brought more: what a search tries most is what it trusts most.
    pub fn best(&self) -> Option<A> {
        let rank =
            |a: &&Finding<A>, b: &&Finding<A>| a.visits.cmp(&b.visits).then(a.reward.total_cmp(&b.reward));
        self.options.iter().max_by(rank).map(|finding| finding.action)
    }

    /// Adds what another search found out about the same decision.
    pub(super) fn add(&mut self, other: Findings<A>) {
        self.iterations += other.iterations;
        self.wins = PerSeat::from_fn(|seat| self.wins[seat] + other.wins[seat]);
        for (own, other) in self.options.iter_mut().zip(other.options) {
            own.visits += other.visits;
            own.reward += other.reward;
            own.wins += other.wins;
        }
    }
}
