//! The tree of a search: what has been learned of each decision, in two growing arenas.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, Hasher};
use std::ops::Range;

use engine::{Hidden, Seat};
use foldhash::fast::FixedState;

use super::Recipe;

/// Decisions that have been met. One is known by who decides and what that seat sees, so all positions that a
/// player cannot tell apart are one decision, however they came about.
#[derive(Debug, Default)]
pub(super) struct Tree {
    places: HashMap<u64, u32, FixedState>,
    decisions: Vec<TreeDecision>,
    options: Vec<Tried>,
}

#[derive(Clone, Debug)]
struct TreeDecision {
    options: Range<u32>,
    visits: u32,
    reward: f32,
}

/// What has been learned of an action.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tried {
    /// How much the heuristic would play it; those of a decision add up to 1.
    prior: f32,
    pub(super) visits: u32,
    /// The sum of the rewards of its player.
    pub(super) reward: f32,
}

/// A choice made on the way down.
#[derive(Clone, Copy, Debug)]
pub(super) struct TreeStep {
    pub(super) seat: Seat,
    decision: u32,
    option: u32,
}

/// What a decision is known by.
pub(super) fn key<G: Hidden>(game: &G, seat: Seat) -> u64 {
    let mut hasher = FixedState::default().build_hasher();
    seat.hash(&mut hasher);
    game.hash_view(seat, &mut hasher);
    hasher.finish()
}

impl Tree {
    /// The decision with this key, if it has been met. By a freak of hashing it may be another one, which
    /// shows if it has not as many options.
    pub(super) fn find(&self, key: u64, options: usize) -> Option<u32> {
        let decision = *self.places.get(&key)?;
        (self.decisions[decision as usize].options.len() == options).then_some(decision)
    }

    /// Notes a decision that has not been met.
    pub(super) fn add(&mut self, key: u64, priors: &[f32]) -> u32 {
        let first = self.options.len() as u32;
        self.options.extend(priors.iter().map(|&prior| Tried { prior, visits: 0, reward: 0.0 }));
        let decision = self.decisions.len() as u32;
        let options = first..self.options.len() as u32;
        self.decisions.push(TreeDecision { options, visits: 0, reward: 0.0 });
        self.places.insert(key, decision);
        decision
    }

    /// What has been learned of the options of a decision.
    pub(super) fn options(&self, decision: u32) -> &[Tried] {
        let Range { start, end } = self.decisions[decision as usize].options;
        &self.options[start as usize..end as usize]
    }

    /// The option to try next: one that has worked, or that the prior likes and that has been tried little.
    pub(super) fn select(&self, decision: u32, recipe: &Recipe) -> usize {
        let TreeDecision { visits, reward, .. } = self.decisions[decision as usize];
        let expected = reward / visits.max(1) as f32 - recipe.untried;
        let urge = recipe.exploration * (visits as f32).sqrt();
        let mut best = (0, f32::NEG_INFINITY);
        for (place, tried) in self.options(decision).iter().enumerate() {
            let visits = tried.visits as f32;
            let mean = if tried.visits == 0 { expected } else { tried.reward / visits };
            let score = mean + urge * tried.prior / (1.0 + visits);
            if score > best.1 {
                best = (place, score);
            }
        }
        best.0
    }

    /// The option that has been tried least.
    pub(super) fn least_tried(&self, decision: u32) -> usize {
        let options = self.options(decision).iter().enumerate();
        options.min_by_key(|(_, tried)| tried.visits).map_or(0, |(place, _)| place)
    }

    /// The step of choosing the option in this place.
    pub(super) fn step(&self, seat: Seat, decision: u32, place: usize) -> TreeStep {
        TreeStep { seat, decision, option: self.decisions[decision as usize].options.start + place as u32 }
    }

    /// The place of the option that a step chose.
    pub(super) fn place(&self, step: TreeStep) -> usize {
        (step.option - self.decisions[step.decision as usize].options.start) as usize
    }

    /// Learns what came of a choice.
    pub(super) fn learn(&mut self, step: TreeStep, reward: f32) {
        let decision = &mut self.decisions[step.decision as usize];
        decision.visits += 1;
        decision.reward += reward;
        let tried = &mut self.options[step.option as usize];
        tried.visits += 1;
        tried.reward += reward;
    }
}
