//! Who plays below the tree, and what the tree expects before it has tried.

use engine::{ActionList, Game, Heuristic, Horizon, Imagination, Reward, Rng, Seat, Weights};

use super::Recipe;

/// Who plays below the tree, and what the tree expects before it has tried.
pub trait Guide<G: Game> {
    /// The place of the action that a playout makes.
    fn choose(&mut self, game: &G, seat: Seat, actions: &[G::Action], rng: &mut Rng) -> usize;

    /// Fills in how likely good players are to choose each action; they add up to 1.
    fn priors(&mut self, game: &G, seat: Seat, actions: &[G::Action], priors: &mut Weights);

    /// What a position that is not over is worth to the seats, if it can be told.
    fn judge(&mut self, _game: &G) -> Option<Reward> {
        None
    }

    /// Where it judges.
    fn horizon(&self) -> Horizon {
        Horizon::End
    }

    /// The part of the game that is being played, see [`Heuristic::chapter`].
    fn chapter(&self, _game: &G) -> u32 {
        0
    }
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
#[derive(Clone, Debug)]
pub struct Sense {
    recipe: Recipe,
    weights: Weights,
}

impl Sense {
    /// With these numbers.
    pub fn new(recipe: Recipe) -> Sense {
        Sense { recipe, weights: Weights::new() }
    }
}

impl<G: Heuristic> Guide<G> for Sense {
    fn choose(&mut self, game: &G, seat: Seat, actions: &[G::Action], rng: &mut Rng) -> usize {
        if rng.below(self.recipe.whim) == 0 {
            return rng.below(actions.len() as u32) as usize;
        }
        self.weights.clear();
        weigh(game, seat, actions, self.recipe, &mut self.weights);
        best(&self.weights)
    }

    fn priors(&mut self, game: &G, seat: Seat, actions: &[G::Action], priors: &mut Weights) {
        weigh(game, seat, actions, self.recipe, priors);
        let (doubt, open_mind) = (self.recipe.doubts * G::DOUBT, self.recipe.open_mind);
        let top = priors[best(priors)];
        priors.iter_mut().for_each(|weight| *weight = ((*weight - top) / doubt).exp() + open_mind);
        let sum: f32 = priors.iter().sum();
        priors.iter_mut().for_each(|weight| *weight /= sum);
    }

    fn judge(&mut self, game: &G) -> Option<Reward> {
        game.judge()
    }

    fn horizon(&self) -> Horizon {
        G::HORIZON
    }

    fn chapter(&self, game: &G) -> u32 {
        game.chapter()
    }
}

fn weigh<G: Heuristic>(game: &G, seat: Seat, actions: &[G::Action], recipe: Recipe, weights: &mut Weights) {
    if recipe.at_first {
        game.weigh_at_first(seat, actions, weights);
    } else {
        game.weigh(seat, actions, weights);
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
    play_on(game, guide, Horizon::End, actions, rng)
}

/// Plays as far as the horizon, or to the end, and counts the moves.
pub fn play_on<G: Game>(
    game: &mut G,
    guide: &mut impl Guide<G>,
    horizon: Horizon,
    actions: &mut G::Actions,
    rng: &mut Rng,
) -> u64 {
    let (mut moves, begun) = (0, guide.chapter(game));
    let is_reached = |chapter: u32| match horizon {
        Horizon::End => false,
        Horizon::Chapter => chapter != begun,
        Horizon::Here => true,
    };
    while !is_reached(guide.chapter(game))
        && let Some(seat) = game.to_act().iter().next()
    {
        actions.clear();
        game.list_legal(seat, actions);
        let place = if actions.len() == 1 { 0 } else { guide.choose(game, seat, actions, rng) };
        let Some(&action) = actions.get(place) else { break };
        game.apply(seat, action, &mut Imagination(rng));
        moves += 1;
    }
    moves
}
