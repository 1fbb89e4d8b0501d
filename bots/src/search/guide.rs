//! Who plays below the tree, and what the tree expects before it has tried.

use engine::{ActionList, Game, Heuristic, Imagination, Rng, Seat, Weights};

/// A playout does anything at all this seldom, and else what looks best: one time in so many.
const WHIM: u32 = 16;

/// What every action has of the prior beside what the heuristic gives it.
const OPEN_MIND: f32 = 0.02;

/// Who plays below the tree, and what the tree expects before it has tried.
pub trait Guide<G: Game> {
    /// The place of the action that a playout makes.
    fn choose(&mut self, game: &G, seat: Seat, actions: &[G::Action], rng: &mut Rng) -> usize;

    /// Fills in how likely good players are to choose each action; they add up to 1.
    fn priors(&mut self, game: &G, seat: Seat, actions: &[G::Action], priors: &mut Weights);
}

/// Anything legal.
#[derive(Clone, Copy, Debug, Default)]
pub struct Chance;

impl<G: Game> Guide<G> for Chance {
    #[inline]
    fn choose(&mut self, _: &G, _: Seat, actions: &[G::Action], rng: &mut Rng) -> usize {
        rng.below(actions.len() as u32) as usize
    }

    fn priors(&mut self, _: &G, _: Seat, actions: &[G::Action], priors: &mut Weights) {
        priors.extend(actions.iter().map(|_| 1.0 / actions.len() as f32));
    }
}

/// The game's own heuristic.
#[derive(Clone, Debug, Default)]
pub struct Sense {
    weights: Weights,
}

impl<G: Heuristic> Guide<G> for Sense {
    fn choose(&mut self, game: &G, seat: Seat, actions: &[G::Action], rng: &mut Rng) -> usize {
        if rng.below(WHIM) == 0 {
            return rng.below(actions.len() as u32) as usize;
        }
        self.weights.clear();
        game.weigh(seat, actions, &mut self.weights);
        best(&self.weights)
    }

    fn priors(&mut self, game: &G, seat: Seat, actions: &[G::Action], priors: &mut Weights) {
        game.weigh(seat, actions, priors);
        let top = priors[best(priors)];
        priors.iter_mut().for_each(|weight| *weight = ((*weight - top) / G::DOUBT).exp() + OPEN_MIND);
        let sum: f32 = priors.iter().sum();
        priors.iter_mut().for_each(|weight| *weight /= sum);
    }
}

fn best(weights: &[f32]) -> usize {
    let mut best = 0;
    for (place, &weight) in weights.iter().enumerate() {
        if weight > weights[best] {
            best = place;
        }
    }
    best
}

/// Plays a game to its end and counts the moves.
pub fn play_out<G: Game>(
    game: &mut G,
    guide: &mut impl Guide<G>,
    actions: &mut G::Actions,
    rng: &mut Rng,
) -> u64 {
    let mut moves = 0;
    while let Some(seat) = game.to_act().iter().next() {
        actions.clear();
        game.list_legal(seat, actions);
        let place = if actions.len() == 1 { 0 } else { guide.choose(game, seat, actions, rng) };
        let Some(&action) = actions.get(place) else { break };
        game.apply(seat, action, &mut Imagination(rng));
        moves += 1;
    }
    moves
}
