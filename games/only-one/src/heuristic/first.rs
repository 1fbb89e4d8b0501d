//! What the heuristic of the first master thought, where today's thinks otherwise: that master stays the yardstick of all that came
//! after. Today's is a sum over it.

use engine::Kind;

use super::outlook::card_worth;
use super::{CHOICE, LAID_OUT, LEFT_BEHIND, Table, best};
use crate::{Action, Card, ColumnId};

impl Table<'_> {
    pub(super) fn weigh_at_first(&self, action: Action) -> f32 {
        match action {
            Action::Collect(column) => self.weigh_collecting_at_first(column),
            Action::Explore => self.weigh_exploring(),
            Action::Scry => self.weigh_exploring() + CHOICE,
            Action::Place(column) => {
                self.game.phase.drawn().map_or(0.0, |card| self.weigh_placing_at_first(column, card))
            }
            Action::Keep(card) => self.best_place(card),
            Action::Leave => -self.next_draw(0),
            Action::Swap => -self.next_draw(1),
            Action::Gain(card) => card_worth(&self.mine, card),
        }
    }

    /// A column collected is out of the next player's reach too.
    fn weigh_collecting_at_first(&self, id: ColumnId) -> f32 {
        self.to_me[id.index()].unwrap_or_default() + self.early() - LEFT_BEHIND * self.best_left(id)
    }

    /// A card lies there for the next player first.
    pub(super) fn weigh_placing_at_first(&self, id: ColumnId, card: Card) -> f32 {
        let mut to_next = self.to_next;
        let grown = to_next[id.index()].zip(self.next.as_ref());
        let grown = grown.map(|(worth, next)| worth + card_worth(next, card));
        to_next[id.index()] = grown.filter(|_| !self.busts(id, card));
        self.place(id, card) - LAID_OUT * best(&to_next)
    }
}
