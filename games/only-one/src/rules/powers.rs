//! What the familiars do in play; what they do in scoring is told there.

use engine::{Actions, Pile, Seat, World};

use crate::card::Card;
use crate::{Action, ColumnId, Event, Familiar, OnlyOne, Phase};

impl OnlyOne {
    /// OO-48, OO-70. A familiar for each column, no two sides of one card; none in the basic game.
    pub(super) fn draw_familiars(&self, world: &mut impl World<OnlyOne>) -> Pile<Familiar, 4> {
        let mut familiars = Pile::default();
        let mut sides = self.options.familiars.sides();
        if sides.is_empty() {
            return familiars;
        }
        world.shuffle(&mut sides);
        for &side in sides.iter() {
            let is_new = familiars.iter().all(|familiar: &Familiar| familiar.card() != side.card());
            if is_new && familiars.len() < self.seats.len() {
                familiars.push(side);
            }
        }
        familiars
    }

    /// OO-50. Who takes or ruins its column keeps the familiar.
    pub(super) fn befriend(&mut self, seat: Seat, familiar: Option<Familiar>) {
        if familiar.is_some() {
            self.players[seat].familiar = familiar;
        }
    }

    /// Who has this familiar.
    pub(crate) fn owner(&self, familiar: Familiar) -> Option<Seat> {
        self.seats.iter().find(|&seat| self.players[seat].familiar == Some(familiar))
    }

    /// OO-52. Powers work from the second round on.
    pub(crate) fn has_power(&self, seat: Seat, familiar: Familiar) -> bool {
        self.players[seat].familiar == Some(familiar) && self.round > 1
    }

    /// OO-54, OO-60. A point at once.
    pub(super) fn grant_point(&mut self, seat: Seat, familiar: Familiar, world: &mut impl World<OnlyOne>) {
        self.players[seat].score += 1;
        world.show(self, Event::Rewarded { seat, familiar });
    }

    /// OO-57, OO-76. Where exploring is allowed, once in the game.
    pub(super) fn may_scry(&self, seat: Seat) -> bool {
        !self.scried && self.has_power(seat, Familiar::Scry)
    }

    /// OO-57.
    pub(super) fn scry(&mut self, seat: Seat, world: &mut impl World<OnlyOne>) {
        self.scried = true;
        self.deck.look();
        self.phase = Phase::Scry(seat);
        world.tell(Event::Looked { seat, cards: self.deck.seen().collect() });
    }

    /// OO-57. Each of the three cards, equal ones once.
    pub(super) fn list_keeps(&self, actions: &mut Actions<Action>) {
        actions.extend(distinct(self.deck.seen()).map(Action::Keep));
    }

    /// OO-57, OO-76. The card is drawn, though it did not lie on top.
    pub(super) fn keep(&mut self, seat: Seat, card: Card, world: &mut impl World<OnlyOne>) {
        self.deck.keep(card);
        self.revealed |= card == Card::FIG;
        self.phase = Phase::Return(seat, card);
        world.tell(Event::Kept { seat, card });
        self.announce_fig(card == Card::FIG, world);
    }

    /// OO-57. Two equal cards have only one order.
    pub(super) fn list_returns(&self, actions: &mut Actions<Action>) {
        actions.push(Action::Leave);
        if self.order_matters() {
            actions.push(Action::Swap);
        }
    }

    /// Whether the two cards to be put back differ.
    pub(crate) fn order_matters(&self) -> bool {
        distinct(self.deck.seen()).count() > 1
    }

    /// OO-57. Then the drawn card is placed as in any Explore.
    pub(super) fn put_back(&mut self, seat: Seat, swap: bool, world: &mut impl World<OnlyOne>) {
        let Phase::Return(_, drawn) = self.phase else { return };
        if swap {
            self.deck.swap();
        }
        self.phase = Phase::Place(seat, drawn);
        world.tell(Event::PutBack { seat, cards: self.deck.seen().collect() });
    }

    /// OO-59. Each card of the ruined column, equal ones once.
    pub(super) fn list_gains(&self, column: ColumnId, actions: &mut Actions<Action>) {
        actions.extend(distinct(self.column(column).cards.iter().copied()).map(Action::Gain));
    }

    /// OO-59.
    pub(super) fn gain(&mut self, seat: Seat, card: Card, world: &mut impl World<OnlyOne>) {
        if let Phase::Pick(_, column) = self.phase {
            self.ruin(seat, column, card, world);
        }
    }
}

/// Each of these few cards once.
fn distinct(cards: impl Iterator<Item = Card>) -> impl Iterator<Item = Card> {
    let mut seen: Pile<Card, 4> = Pile::default();
    cards.filter(move |card| {
        let is_new = !seen.contains(card);
        if is_new {
            seen.push(*card);
        }
        is_new
    })
}
