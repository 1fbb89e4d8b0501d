//! Information-set Monte-Carlo tree search over any game.
//!
//! Each iteration imagines the game as the seat may imagine it: what it cannot know is dealt anew. Down the
//! tree every seat chooses by what it has learned at the decisions that look the same *to that seat*; beyond
//! the tree a [`Guide`] plays to the end; what comes of it is learned on the way back. Simultaneous choices
//! need nothing more: a seat that has not seen a sealed choice is at the same decision whatever was sealed.

mod findings;
mod guide;
mod recipe;
mod tree;

use std::iter;
use std::time::Duration;

use engine::{
    ActionList, Heuristic, Hidden, Horizon, Imagination, Mind, PerSeat, Reward, Rng, Seat, Seed, Weights,
};
pub use findings::{Finding, Findings};
pub use guide::{Chance, Guide, Sense, play_on, play_out};
pub use recipe::Recipe;

use crate::machine::side_by_side;
use crate::{Budget, Machine};
use tree::{Tree, TreeStep, Tried};

/// Iterations between two looks at the clock and at what has been decided.
const BREATH: u32 = 16;

/// One iteration in so many tries what the search would neglect, where that is to be judged as well.
const FAIRNESS: u32 = 4;

/// What a search is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// To choose: it ends as soon as nothing can change the choice.
    Choose,
    /// To judge every action: all of them are tried often enough to tell their worth.
    Judge,
    /// To compare the legal action in this place with the preferred one: both are tried often, and that it
    /// was to be tried makes it no more preferred.
    Compare(usize),
}

/// Searches with the game's heuristic as its guide, on as many threads as it may use: each grows a tree of
/// its own, and what they find is added up. With a budget of iterations and no time limit the same generator
/// gives the same findings.
pub fn search<G: Heuristic>(
    mind: &Mind<'_, G>,
    aim: Aim,
    recipe: Recipe,
    budget: Budget,
    machine: Machine,
    rng: &mut Rng,
) -> Findings<G::Action> {
    let Machine { clock, threads } = machine;
    let share = budget.shared_by(threads);
    let seeds = (0..threads.get()).map(|_| Rng::from(Seed::from(rng.bits()))).collect();
    let grow = |mut rng: Rng| Search::new(Sense::new(recipe), recipe).run(mind, aim, share, clock, &mut rng);
    side_by_side(seeds, grow).into_iter().reduce(Findings::and).unwrap_or_default()
}

/// A search: its tree, and the room it works in.
#[derive(Debug)]
pub struct Search<G: Hidden, P> {
    guide: P,
    recipe: Recipe,
    tree: Tree,
    path: Vec<TreeStep>,
    actions: G::Actions,
    priors: Weights,
    /// The decision that is searched.
    root: u32,
    iterations: u32,
    /// How often each action was tried at the root, and the wins of each seat that came of it.
    tries: Vec<(u32, PerSeat<f32>)>,
}

impl<G: Hidden, P: Guide<G>> Search<G, P> {
    /// A search that has learned nothing.
    pub fn new(guide: P, recipe: Recipe) -> Self {
        Search {
            guide,
            recipe,
            tree: Tree::default(),
            path: Vec::new(),
            actions: G::Actions::default(),
            priors: Weights::new(),
            root: 0,
            iterations: 0,
            tries: Vec::new(),
        }
    }

    /// Searches until the budget is spent, and tells what it found. The seat must be to act.
    pub fn run(
        mut self,
        mind: &Mind<'_, G>,
        aim: Aim,
        budget: Budget,
        clock: impl Fn() -> Duration,
        rng: &mut Rng,
    ) -> Findings<G::Action> {
        // A clock is looked at only where time counts: a budget of iterations needs none.
        let end = budget.time().map(|time| clock().saturating_add(time));
        // Without a single one nothing would be known of the actions.
        let most = budget.iterations().unwrap_or(u32::MAX).max(1);
        while self.iterations < most {
            self.iterate(mind, aim, rng);
            if self.iterations.is_multiple_of(BREATH) {
                let is_late = end.is_some_and(|end| clock() >= end);
                if is_late || aim == Aim::Choose && self.is_decided(most - self.iterations) {
                    break;
                }
            }
        }
        self.findings(mind)
    }

    /// Imagines one game, plays it down the tree and beyond, and learns from how it ends.
    pub fn iterate(&mut self, mind: &Mind<'_, G>, aim: Aim, rng: &mut Rng) {
        let mut game = mind.imagine(rng);
        self.path.clear();
        let aim = if self.iterations.is_multiple_of(FAIRNESS) { aim } else { Aim::Choose };
        self.descend(&mut game, mind.seat(), aim, rng);
        let reward = self.play_on(&mut game, rng);
        let untold = usize::from(matches!(aim, Aim::Compare(_)));
        for &step in self.path.iter().skip(untold) {
            self.tree.learn(step, reward.values[step.seat]);
        }
        self.count_wins(&reward.wins);
        self.iterations += 1;
    }

    /// Plays beyond the tree, and tells what the position that it comes to is worth.
    fn play_on(&mut self, game: &mut G, rng: &mut Rng) -> Reward {
        let horizon = if self.recipe.judges { self.guide.horizon() } else { Horizon::End };
        play_on(game, &mut self.guide, horizon, &mut self.actions, rng);
        if game.is_over() {
            return game.reward();
        }
        self.guide.judge(game).unwrap_or_else(|| {
            play_out(game, &mut self.guide, &mut self.actions, rng);
            game.reward()
        })
    }

    fn count_wins(&mut self, wins: &PerSeat<f32>) {
        let place = self.path.first().map_or(0, |&step| self.tree.place(step));
        if place >= self.tries.len() {
            self.tries.resize(place + 1, Default::default());
        }
        let (tries, sum) = &mut self.tries[place];
        *tries += 1;
        *sum = PerSeat::from_fn(|seat| sum[seat] + wins[seat]);
    }

    /// Chooses by what the tree knows, until a decision that it has not met; that one is noted. The searching
    /// seat begins: in whatever order sealed choices are made, they mean the same.
    fn descend(&mut self, game: &mut G, first: Seat, aim: Aim, rng: &mut Rng) {
        let mut turn = Some(first);
        while let Some(seat) = turn {
            self.actions.clear();
            game.list_legal(seat, &mut self.actions);
            let mut is_new = false;
            let mut place = 0;
            // Whoever has no choice decides nothing, except at the root, where it does no harm.
            if self.actions.len() > 1 || self.path.is_empty() {
                let key = tree::key(game, seat);
                let known = self.tree.find(key, self.actions.len());
                is_new = known.is_none();
                let decision = known.unwrap_or_else(|| {
                    self.priors.clear();
                    self.guide.priors(game, seat, &self.actions, &mut self.priors);
                    self.tree.add(key, &self.priors)
                });
                if self.path.is_empty() {
                    self.root = decision;
                }
                place = match aim {
                    Aim::Judge if self.path.is_empty() => self.tree.least_tried(decision),
                    Aim::Compare(place) if self.path.is_empty() && place < self.actions.len() => place,
                    _ => self.tree.select(decision, &self.recipe),
                };
                self.path.push(self.tree.step(seat, decision, place));
            }
            let Some(&action) = self.actions.get(place) else { return };
            game.apply(seat, action, &mut Imagination(rng));
            if is_new {
                return;
            }
            turn = game.to_act().iter().next();
        }
    }

    /// Whether no other action can be tried more often than the one that leads in so many iterations, or is likely
    /// to be.
    fn is_decided(&self, left: u32) -> bool {
        let (mut first, mut second) = (0, 0);
        for option in self.tree.options(self.root) {
            if option.visits > first {
                (first, second) = (option.visits, first);
            } else {
                second = second.max(option.visits);
            }
        }
        first > second.saturating_add(left / self.recipe.haste)
    }

    fn findings(&self, mind: &Mind<'_, G>) -> Findings<G::Action> {
        let actions = mind.legal();
        let tries = self.tries.iter().copied().chain(iter::repeat(Default::default()));
        let found = actions.iter().zip(self.tree.options(self.root)).zip(tries);
        let finding = |((&action, &Tried { visits, reward, .. }), (tries, wins))| Finding {
            action,
            visits,
            reward,
            tries,
            wins,
        };
        Findings { iterations: self.iterations, options: found.map(finding).collect() }
    }
}
