//! A turn: which columns may be used, exploring, collecting, busts.

use engine::{Actions, Kind, Seat, World};

use crate::card::Card;
use crate::column::Column;
use crate::{Action, ColumnId, Event, Familiar, OnlyOne, Phase};

impl OnlyOne {
    /// OO-9, OO-41. A column for each player, but three for two.
    pub(crate) fn places(&self) -> usize {
        self.seats.len().max(3)
    }

    pub(crate) fn column(&self, id: ColumnId) -> &Column {
        &self.columns[id.index()]
    }

    /// The columns that lie there.
    pub(crate) fn columns_there(&self) -> impl Iterator<Item = ColumnId> {
        ColumnId::ALL.iter().copied().filter(|&id| self.column(id).is_there())
    }

    /// OO-10, OO-20, OO-24, OO-26.
    #[inline]
    pub(super) fn list_turn(&self, seat: Seat, actions: &mut Actions<Action>) {
        if self.may_explore() {
            actions.push(Action::Explore);
            if self.may_scry(seat) {
                actions.push(Action::Scry);
            }
        }
        actions.extend(self.usable_columns().map(Action::Collect));
    }

    /// OO-15, OO-24.
    pub(crate) fn may_explore(&self) -> bool {
        !self.revealed && self.usable_columns().any(|id| self.column(id).can_grow())
    }

    /// OO-12, OO-14, OO-19.
    #[inline]
    pub(super) fn list_places(&self, actions: &mut Actions<Action>) {
        actions.extend(self.usable_columns().filter(|&id| self.column(id).can_grow()).map(Action::Place));
    }

    /// The columns that whoever is to act may add to or collect: all of them, but only one for the last of
    /// two players.
    #[inline]
    pub(crate) fn usable_columns(&self) -> impl Iterator<Item = ColumnId> {
        let only = self.only_column();
        self.columns_there().filter(move |&id| only.is_none_or(|only| only == id))
    }

    /// OO-43, OO-45, OO-67, OO-68. For the last of two players the column with the fig, else the one nearest
    /// to the deck.
    pub(crate) fn only_column(&self) -> Option<ColumnId> {
        if self.seats.len() > 2 || self.still_in == self.seats {
            return None;
        }
        let with_fig = self.columns_there().find(|&id| self.column(id).has_fig());
        with_fig.or_else(|| self.columns_there().next())
    }

    /// OO-12, OO-24. The card must then be placed.
    #[inline]
    pub(super) fn explore(&mut self, seat: Seat, world: &mut impl World<OnlyOne>) {
        let card = self.draw();
        self.phase = Phase::Place(seat, card);
        world.show(self, Event::Explored { seat, card });
        self.announce_fig(card == Card::FIG, world);
    }

    /// OO-13, OO-16, OO-25. The drawn card goes to the end of the column.
    #[inline]
    pub(super) fn place(&mut self, seat: Seat, id: ColumnId, world: &mut impl World<OnlyOne>) {
        let Phase::Place(_, card) = self.phase else { return };
        let column = &mut self.columns[id.index()];
        let bust = column.busts_with(card);
        column.cards.push(card);
        self.phase = Phase::Turn(seat);
        world.show(self, Event::Placed { seat, card, column: id, bust });
        if bust {
            self.bust(seat, id, card, world);
        } else {
            self.pass_turn(seat, world);
        }
    }

    /// OO-18, OO-59, OO-60. The card just placed is gained, unless its player may pick another.
    fn bust(&mut self, seat: Seat, id: ColumnId, card: Card, world: &mut impl World<OnlyOne>) {
        if self.has_power(seat, Familiar::Crash) {
            self.grant_point(seat, Familiar::Crash, world);
        }
        if self.has_power(seat, Familiar::Pick) {
            self.phase = Phase::Pick(seat, id);
        } else {
            self.ruin(seat, id, card, world);
        }
    }

    /// OO-18, OO-50. One card is gained, the others are discarded; a familiar is never discarded.
    pub(super) fn ruin(&mut self, seat: Seat, id: ColumnId, gained: Card, world: &mut impl World<OnlyOne>) {
        let Column { familiar, mut cards } = self.take_column(id);
        if let Some(place) = cards.iter().rposition(|&card| card == gained) {
            cards[place..].rotate_left(1);
            cards.pop();
        }
        self.players[seat].cards.add(gained);
        cards.iter().for_each(|&card| self.discard.add(card));
        self.befriend(seat, familiar);
        self.still_in.remove(seat);
        world.show(self, Event::Ruined { seat, gained, discarded: cards, familiar });
        self.pass_turn(seat, world);
    }

    /// OO-20, OO-50, OO-54, OO-71.
    pub(super) fn collect(&mut self, seat: Seat, id: ColumnId, world: &mut impl World<OnlyOne>) {
        let Column { familiar, cards } = self.take_column(id);
        cards.iter().for_each(|&card| self.players[seat].cards.add(card));
        self.befriend(seat, familiar);
        let is_first = self.still_in == self.seats;
        self.still_in.remove(seat);
        world.show(self, Event::Collected { seat, column: id, cards, familiar });
        if is_first && self.has_power(seat, Familiar::Early) {
            self.grant_point(seat, Familiar::Early, world);
        }
        self.pass_turn(seat, world);
    }

    fn take_column(&mut self, id: ColumnId) -> Column {
        std::mem::take(&mut self.columns[id.index()])
    }
}
