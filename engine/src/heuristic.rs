//! Good play, apart from the rules: what a decent player thinks of an action.

use crate::{Game, Mind, Rng, Seat};

/// A game that knows what good play looks like. The rules know nothing of it.
pub trait Heuristic: Game {
    /// How promising a legal action looks to a seat; more is better, and only comparisons matter. It is asked of imagined
    /// positions, so whatever it looks at, it cannot look at hidden cards.
    fn weigh(&self, seat: Seat, action: Self::Action) -> f32;
}

/// The action that looks best in one imagined position; among equals any. Nothing if the seat is not to act.
pub fn choose<G: Heuristic>(mind: &Mind<'_, G>, rng: &mut Rng) -> Option<G::Action> {
    let mut actions = mind.legal();
    rng.shuffle(&mut actions);
    let imagined = mind.imagine(rng);
    let weight = |action: &G::Action| imagined.weigh(mind.seat(), *action);
    actions.into_iter().max_by(|a, b| weight(a).total_cmp(&weight(b)))
}
