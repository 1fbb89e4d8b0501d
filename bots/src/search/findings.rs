//! What a search found out.

use std::cmp::Ordering;

use engine::{Hidden, Mind, PerSeat, Rng};

use super::Recipe;

/// What was tried four times where the action tried most often was tried five times may well be as good.
const NEAR: [u64; 2] = [4, 5];

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

    /// What is to be played of it.
    pub fn choice<G: Hidden<Action = A>>(
        &self,
        mind: &Mind<'_, G>,
        recipe: Recipe,
        rng: &mut Rng,
    ) -> Option<A> {
        if recipe.mixes && mind.is_simultaneous() { self.mixed(rng) } else { self.best() }
    }

    /// One of the actions that were tried nearly as often as any, each as likely as it was tried. Where others choose at the
    /// same time, whoever always plays the best can be read.
    fn mixed(&self, rng: &mut Rng) -> Option<A> {
        let most = self.options.iter().map(|finding| finding.visits).max()?;
        let [part, all] = NEAR;
        let is_near = |finding: &&Finding<A>| all * u64::from(finding.visits) >= part * u64::from(most);
        let near = || self.options.iter().filter(is_near);
        let mut place = rng.below(near().map(|finding| finding.visits).sum::<u32>().max(1));
        let chosen = near().find(|finding| {
            let is_here = place < finding.visits;
            place = place.saturating_sub(finding.visits);
            is_here
        });
        chosen.map(|finding| finding.action).or_else(|| self.best())
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

#[cfg(test)]
mod tests {
    use engine::Seed;

    use super::*;

    fn found(visits: &[u32]) -> Findings<usize> {
        let finding = |(action, &visits)| Finding {
            action,
            visits,
            reward: 0.0,
            tries: visits,
            wins: PerSeat::default(),
        };
        Findings { iterations: 0, options: visits.iter().enumerate().map(finding).collect() }
    }

    #[test]
    fn a_mixed_choice_is_among_what_is_nearly_as_good_and_as_likely_as_it_was_tried() {
        let (found, mut rng) = (found(&[100, 500, 400, 399]), Rng::from(Seed::from(1)));
        let mut chosen = [0; 4];
        (0..3000).for_each(|_| chosen[found.mixed(&mut rng).unwrap_or_default()] += 1);
        assert_eq!((chosen[0], chosen[3]), (0, 0), "{chosen:?}");
        assert!((1570..1770).contains(&chosen[1]), "{chosen:?}");
    }

    #[test]
    fn a_mixed_choice_of_what_was_not_tried_is_any_and_of_nothing_is_nothing() {
        let mut rng = Rng::from(Seed::from(1));
        assert!(found(&[0, 0]).mixed(&mut rng).is_some());
        assert_eq!(found(&[]).mixed(&mut rng), None);
    }
}
