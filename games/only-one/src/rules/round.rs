//! Rounds: their preparation, whose turn it is, and their end.

use engine::{Kind, Pile, Seat, World};

use crate::card::Card;
use crate::{ColumnId, Event, Familiar, OnlyOne, Phase};

impl OnlyOne {
    /// OO-8, OO-10, OO-48. A preparation, then the exploration, which the token's holder begins.
    pub(super) fn start_round(&mut self, familiars: Pile<Familiar, 4>, world: &mut impl World<OnlyOne>) {
        self.round = self.round.saturating_add(1);
        self.still_in = self.seats;
        self.phase = Phase::Turn(self.token);
        world.tell(Event::RoundStarted { round: self.round, first: self.token });
        if familiars.is_empty() {
            self.prepare(world);
        } else {
            for (column, &familiar) in self.columns.iter_mut().zip(familiars.iter()) {
                column.familiar = Some(familiar);
            }
            world.tell(Event::FamiliarsLaid { familiars });
        }
    }

    /// OO-9, OO-27, OO-41, OO-44. A card for each place without a column, nearest to the deck first.
    fn prepare(&mut self, world: &mut impl World<OnlyOne>) {
        let mut laid = Pile::default();
        for &id in &ColumnId::ALL[..self.places()] {
            if !self.column(id).is_there() {
                let card = self.draw();
                self.columns[id.index()].cards.push(card);
                laid.push((id, card));
            }
        }
        world.tell(Event::Prepared { laid });
        self.announce_fig(self.revealed, world);
    }

    /// OO-24. Turns up the top card.
    #[inline]
    pub(super) fn draw(&mut self) -> Card {
        let card = self.deck.draw();
        self.revealed |= card == Card::FIG;
        card
    }

    /// OO-24. Everybody hears of it when the fig is turned up.
    pub(super) fn announce_fig(&self, turned_up: bool, world: &mut impl World<OnlyOne>) {
        if turned_up {
            world.show(self, Event::FigRevealed);
        }
    }

    /// OO-10, OO-11. The next player clockwise who is still in, perhaps the same.
    #[inline]
    pub(super) fn pass_turn(&mut self, seat: Seat, world: &mut impl World<OnlyOne>) {
        match self.still_in.next_after(seat) {
            Some(next) => self.phase = Phase::Turn(next),
            None => self.end_round(seat, world),
        }
    }

    /// OO-23, OO-28, OO-66. Whoever took the last turn takes the token, before scoring too.
    fn end_round(&mut self, last: Seat, world: &mut impl World<OnlyOne>) {
        self.token = last;
        world.show(self, Event::RoundOver { round: self.round, last, is_final: self.revealed });
        if self.revealed {
            self.finish(world);
        } else {
            self.start_round(Pile::default(), world);
        }
    }
}
