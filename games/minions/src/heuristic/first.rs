//! What the heuristic of the first master thought where today's thinks otherwise: that master stays the yardstick of all that came
//! after.

use engine::Seat;

use crate::{Action, Minions};

/// How much of a prospect is left when others had a turn to take it away.
const PATIENCE: f32 = 0.85;

impl Minions {
    pub(super) fn weigh_action_at_first(&self, seat: Seat, action: Action) -> f32 {
        let drafted = self.players[seat].drafted;
        match action {
            Action::Draft(card) => {
                let mut cards = drafted;
                cards.add(card);
                self.outlook(seat, cards) + self.carried(card, drafted)
            }
            Action::Pass => PATIENCE * self.outlook(seat, drafted),
            Action::Drop => self.harvest(seat),
            Action::Keep(card) => self.weigh_keeping(seat, card),
            Action::Create(None) | Action::Done => 0.0,
            _ => self.weigh_action(seat, action, 0.0),
        }
    }
}
