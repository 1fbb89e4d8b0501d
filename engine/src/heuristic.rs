//! Good play, apart from the rules: what a decent player thinks of the actions.

use arrayvec::ArrayVec;

use crate::{Game, MAX_ACTIONS, Mind, Rng, Seat};

/// How promising actions look, on the stack.
pub type Weights = ArrayVec<f32, MAX_ACTIONS>;

/// A game that knows what good play looks like. The rules know nothing of it.
pub trait Heuristic: Game {
    /// A difference of weights that a decent player may well be wrong about. A search trusts larger ones more.
    const DOUBT: f32;

    /// Adds to `weights` how promising each of these legal actions looks to a seat, more is better. They are weighed
    /// together, so that what they have in common is found out once: playouts ask this millions of times. It is asked
    /// of imagined positions, so whatever it looks at, it cannot look at hidden cards.
    fn weigh(&self, seat: Seat, actions: &[Self::Action], weights: &mut Weights);
}

/// How somebody plays: [`choose`], [`glance`] or [`anything`].
pub type Way<G> = fn(&Mind<'_, G>, &mut Rng) -> Option<<G as Game>::Action>;

/// The action that looks best in one imagined position; among equals any. Nothing if the seat is not to act.
pub fn choose<G: Heuristic>(mind: &Mind<'_, G>, rng: &mut Rng) -> Option<G::Action> {
    let mut actions = mind.legal();
    rng.shuffle(&mut actions);
    let mut weights = Weights::new();
    mind.imagine(rng).weigh(mind.seat(), &actions, &mut weights);
    let best = weights.iter().enumerate().max_by(|(_, a), (_, b)| a.total_cmp(b))?;
    actions.get(best.0).copied()
}

/// The better of two actions that come to mind, which may be the same: half a thought. Nothing if the seat is not to act.
pub fn glance<G: Heuristic>(mind: &Mind<'_, G>, rng: &mut Rng) -> Option<G::Action> {
    let (first, second) = (anything(mind, rng)?, anything(mind, rng)?);
    let mut weights = Weights::new();
    mind.imagine(rng).weigh(mind.seat(), &[first, second], &mut weights);
    Some(if weights[1] > weights[0] { second } else { first })
}

/// Any legal action, each equally likely: no thought at all. Nothing if the seat is not to act.
pub fn anything<G: Game>(mind: &Mind<'_, G>, rng: &mut Rng) -> Option<G::Action> {
    rng.pick(&mind.legal()).copied()
}
