//! The rules of play, in the order of `RULES.md`. Powers and scoring have files of their own.

use engine::{Actions, PerSeat, Pile, Seat, Seats, Setup, World};

use crate::card::Card;
use crate::collection::Collection;
use crate::column::{Column, ColumnId};
use crate::deck::Deck;
use crate::event::Event;
use crate::familiar::Familiar;
use crate::{Action, OnlyOne, Phase, Player};

impl OnlyOne {
    /// OO-4, OO-5, OO-7, OO-48, OO-70.
    pub(crate) fn start(setup: &Setup<OnlyOne>, world: &mut impl World<Event>) -> OnlyOne {
        let token = setup.first.unwrap_or_else(|| world.any_seat(setup.seats()));
        let mut game = OnlyOne {
            players: PerSeat::from_fn(|_| Player::default()),
            columns: [Column::default(); 4],
            deck: Deck::shuffled(setup.players, world),
            discard: Collection::default(),
            awards: Pile::default(),
            options: setup.options,
            seats: setup.seats(),
            still_in: Seats::NONE,
            phase: Phase::Over,
            round: 0,
            token,
            revealed: false,
            scried: false,
        };
        let familiars = game.draw_familiars(world);
        game.start_round(familiars, world);
        game
    }

    /// OO-9, OO-41. A column for each player, but three for two.
    pub(crate) fn places(&self) -> usize {
        self.seats.len().max(3)
    }

    pub(crate) fn column(&self, id: ColumnId) -> &Column {
        &self.columns[id.index()]
    }

    /// The columns that lie there.
    pub(crate) fn columns_there(&self) -> impl Iterator<Item = ColumnId> {
        ColumnId::ALL.into_iter().filter(|&id| self.column(id).is_there())
    }

    /// OO-8, OO-10, OO-48. A preparation, then the exploration, which the token's holder begins.
    fn start_round(&mut self, familiars: Pile<Familiar, 4>, world: &mut impl World<Event>) {
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
    fn prepare(&mut self, world: &mut impl World<Event>) {
        let mut laid = Pile::default();
        for place in 0..self.places() {
            if !self.columns[place].is_there() {
                let card = self.draw();
                self.columns[place].cards.push(card);
                laid.push((ColumnId::ALL[place], card));
            }
        }
        world.tell(Event::Prepared { laid });
        self.announce_fig(self.revealed, world);
    }

    /// OO-24. Turns up the top card.
    #[inline]
    fn draw(&mut self) -> Card {
        let card = self.deck.draw();
        self.revealed |= card == Card::FIG;
        card
    }

    /// OO-10, OO-20, OO-24, OO-26.
    #[inline]
    pub(crate) fn list_turn(&self, seat: Seat, actions: &mut Actions<Action>) {
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
    pub(crate) fn list_places(&self, actions: &mut Actions<Action>) {
        actions.extend(self.usable_columns().filter(|&id| self.column(id).can_grow()).map(Action::Place));
    }

    /// The columns that whoever is to act may add to or collect: all of them, but only one for the last of two players.
    #[inline]
    pub(crate) fn usable_columns(&self) -> impl Iterator<Item = ColumnId> {
        let only = self.only_column();
        self.columns_there().filter(move |&id| only.is_none_or(|only| only == id))
    }

    /// OO-43, OO-45, OO-67, OO-68. For the last of two players the column with the fig, else the one nearest to the deck.
    pub(crate) fn only_column(&self) -> Option<ColumnId> {
        if self.seats.len() > 2 || self.still_in == self.seats {
            return None;
        }
        let with_fig = self.columns_there().find(|&id| self.column(id).has_fig());
        with_fig.or_else(|| self.columns_there().next())
    }

    /// OO-12, OO-24. The card must then be placed.
    #[inline]
    pub(crate) fn explore(&mut self, seat: Seat, world: &mut impl World<Event>) {
        let card = self.draw();
        self.phase = Phase::Place(seat, card);
        world.tell(Event::Explored { seat, card });
        self.announce_fig(card == Card::FIG, world);
    }

    /// OO-24. Everybody hears of it when the fig is turned up.
    pub(crate) fn announce_fig(&self, turned_up: bool, world: &mut impl World<Event>) {
        if turned_up {
            world.tell(Event::FigRevealed);
        }
    }

    /// OO-13, OO-16, OO-25. The drawn card goes to the end of the column.
    #[inline]
    pub(crate) fn place(&mut self, seat: Seat, id: ColumnId, world: &mut impl World<Event>) {
        let Phase::Place(_, card) = self.phase else { return };
        let column = &mut self.columns[id.index()];
        let bust = column.busts_with(card);
        column.cards.push(card);
        world.tell(Event::Placed { seat, card, column: id, bust });
        if bust {
            self.bust(seat, id, card, world);
        } else {
            self.pass_turn(seat, world);
        }
    }

    /// OO-18, OO-59, OO-60. The card just placed is gained, unless its player may pick another.
    fn bust(&mut self, seat: Seat, id: ColumnId, card: Card, world: &mut impl World<Event>) {
        if self.has_power(seat, Familiar::Crash) {
            self.reward(seat, Familiar::Crash, world);
        }
        if self.has_power(seat, Familiar::Pick) {
            self.phase = Phase::Pick(seat, id);
        } else {
            self.ruin(seat, id, card, world);
        }
    }

    /// OO-18, OO-50. One card is gained, the others are discarded; a familiar is never discarded.
    pub(crate) fn ruin(&mut self, seat: Seat, id: ColumnId, gained: Card, world: &mut impl World<Event>) {
        let Column { familiar, mut cards } = self.take_column(id);
        if let Some(place) = cards.iter().rposition(|&card| card == gained) {
            cards[place..].rotate_left(1);
            cards.pop();
        }
        self.players[seat].cards.add(gained);
        cards.iter().for_each(|&card| self.discard.add(card));
        self.befriend(seat, familiar);
        world.tell(Event::Ruined { seat, gained, discarded: cards, familiar });
        self.leave_round(seat, world);
    }

    /// OO-20, OO-50, OO-54, OO-71.
    pub(crate) fn collect(&mut self, seat: Seat, id: ColumnId, world: &mut impl World<Event>) {
        let Column { familiar, cards } = self.take_column(id);
        cards.iter().for_each(|&card| self.players[seat].cards.add(card));
        self.befriend(seat, familiar);
        world.tell(Event::Collected { seat, column: id, cards, familiar });
        if self.still_in == self.seats && self.has_power(seat, Familiar::Early) {
            self.reward(seat, Familiar::Early, world);
        }
        self.leave_round(seat, world);
    }

    fn take_column(&mut self, id: ColumnId) -> Column {
        std::mem::take(&mut self.columns[id.index()])
    }

    fn leave_round(&mut self, seat: Seat, world: &mut impl World<Event>) {
        self.still_in.remove(seat);
        self.pass_turn(seat, world);
    }

    /// OO-10, OO-11. The next player clockwise who is still in, perhaps the same.
    #[inline]
    fn pass_turn(&mut self, seat: Seat, world: &mut impl World<Event>) {
        match self.still_in.next_after(seat) {
            Some(next) => self.phase = Phase::Turn(next),
            None => self.end_round(seat, world),
        }
    }

    /// OO-23, OO-28, OO-66. Whoever took the last turn takes the token, before scoring too.
    fn end_round(&mut self, last: Seat, world: &mut impl World<Event>) {
        self.token = last;
        world.tell(Event::RoundOver { round: self.round, last, is_final: self.revealed });
        if self.revealed {
            self.finish(world);
        } else {
            self.start_round(Pile::default(), world);
        }
    }
}
