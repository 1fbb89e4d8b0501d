//! Good play. Weights are in tricks; only what the seat knows is looked at.

use engine::{Heuristic, Kind, Seat, Weights};

use crate::{Action, Card, YourGame};

/// What the highest card is worth in a later trick.
const LATER: f32 = 0.5;

impl Heuristic for YourGame {
    const DOUBT: f32 = 0.2;

    fn weigh(&self, _seat: Seat, actions: &[Action], weights: &mut Weights) {
        let (best, to_come) = (self.best(), self.seats.len() - self.trick.len() - 1);
        weights.extend(actions.iter().map(|&Action::Play { card }| {
            let leads = best.is_none_or(|best| card > best.card);
            let takes = if leads { strength(card).powi(to_come as i32) } else { 0.0 };
            takes - LATER * strength(card)
        }));
    }
}

/// How likely one other card is no higher.
fn strength(card: Card) -> f32 {
    (card.index() + 1) as f32 / Card::ALL.len() as f32
}
