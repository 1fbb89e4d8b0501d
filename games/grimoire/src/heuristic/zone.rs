//! The cards of the Main Zone: which to take, and which to replace.

use engine::Seat;

use super::outlook::Outlook;
use crate::card::Slot;

/// How much of what the next player would take counts as taken away from them.
const DENIED: f32 = 0.5;

impl Outlook<'_> {
    fn slot_worth(&self, seat: Seat, slot: Slot) -> f32 {
        self.slot_value(seat, &self.of[seat], slot)
    }

    /// The best of the Main Zone, one slot left out.
    pub(super) fn best_slot(&self, seat: Seat, without: Option<Slot>) -> f32 {
        let slots = self.game.slots().iter().filter(|&&slot| Some(slot) != without);
        slots.map(|&slot| self.slot_worth(seat, slot)).fold(f32::MIN, f32::max)
    }

    /// A card is taken, and the next player has to do without it.
    pub(super) fn take_worth(&self, seat: Seat, slot: Slot) -> f32 {
        let denied = |next: Seat| self.best_slot(next, None) - self.best_slot(next, Some(slot));
        self.slot_worth(seat, slot) + DENIED * self.harm * self.game.behind().map_or(0.0, denied)
    }

    /// Luck: the new card may be better than the best that stays, and the old one too good for the player
    /// behind.
    pub(super) fn luck_worth(&self, seat: Seat, slot: Slot) -> f32 {
        let rest = self.best_slot(seat, Some(slot));
        let found = if slot == Slot::Q0 { rest } else { self.of[seat].mean(self.unseen, rest) };
        let denied = |next: Seat| self.slot_worth(next, slot) - self.of[next].unseen;
        found + DENIED * self.harm * self.game.behind().map_or(0.0, denied)
    }
}
