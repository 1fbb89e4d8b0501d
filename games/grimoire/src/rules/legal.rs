//! What a seat that is to act may do.

use engine::{Actions, Kind, Seat};

use crate::card::{PageNumber, Slot};
use crate::{Action, Grimoire, Phase};

impl Grimoire {
    #[inline]
    pub(crate) fn list_actions(&self, seat: Seat, actions: &mut Actions<Action>) {
        match self.phase {
            Phase::Token => actions.extend(self.free_tokens().map(Action::Token)),
            Phase::Book => actions.extend(PageNumber::up_to(self.mp()).map(Action::Page)),
            Phase::Luck => {
                actions.extend(self.different_slots().map(Action::Discard));
                actions.push(Action::Skip);
            }
            Phase::Cure => actions.extend([Action::Use, Action::Skip]),
            Phase::Buy { .. } => actions.extend([Action::Buy, Action::Stop]),
            Phase::Target => actions.extend(self.targets(seat).iter().map(Action::Target)),
            Phase::Give { victim } => {
                actions.extend(self.players[victim].companions.kinds().map(Action::Give));
            }
            Phase::Steal { victim } => {
                actions.extend(self.players[victim].companions.kinds().map(Action::Steal));
            }
            Phase::Take => actions.extend(self.different_slots().map(Action::Take)),
            Phase::Over => {}
        }
    }

    /// GR-21, GR-80. The filled slots, of equal face-up cards the first only.
    fn different_slots(&self) -> impl Iterator<Item = Slot> {
        self.slots().iter().copied().filter(|&slot| self.named(slot) == Some(slot))
    }

    /// GR-80. The slot that names the card in this one: the first face-up slot with an equal card. q0 is
    /// never equal to another.
    pub(crate) fn named(&self, slot: Slot) -> Option<Slot> {
        let card = self.zone[slot.index()]?;
        if slot == Slot::Q0 {
            return Some(slot);
        }
        self.slots()[1..].iter().copied().find(|other| self.zone[other.index()] == Some(card))
    }
}
