//! Before the first round, and the Setup Phase of each: tokens, MP, the Main Zone, and decks that run out.

use engine::{Game, Kind, Known, PerSeat, Pile, Seat, Seats, Setup, World};

use crate::card::{Quest, Quests, Slot};
use crate::data::Ability;
use crate::event::Event;
use crate::{Grimoire, Phase};

impl Grimoire {
    /// GR-1 to GR-3, GR-70.
    pub(crate) fn start(setup: &Setup<Grimoire>, world: &mut impl World<Grimoire>) -> Grimoire {
        let (mut quests, mut items) = (setup.cards.quest_pack, setup.cards.item_pack);
        world.shuffle(&mut quests);
        world.shuffle(&mut items);
        let mut picking: Pile<Seat, 4> = setup.seats().iter().collect();
        world.shuffle(&mut picking);
        if let Some(first) = setup.first {
            to_front(&mut picking, first);
        }
        world.tell(Event::Began { first: picking[0] });
        Grimoire {
            cards: setup.cards,
            players: PerSeat::default(),
            discard: Quests::EMPTY,
            deck: quests.into_iter().rev().collect(),
            item_deck: items.into_iter().rev().collect(),
            zone: [None; 5],
            picking,
            order: Pile::default(),
            turn: 0,
            seats: setup.seats(),
            silence: Seats::NONE,
            defense: Seats::NONE,
            q0_known: Known::NOBODY,
            q0_pass: 0,
            deck_pass: 1,
            phase: Phase::Token,
            round: 0,
            ending: false,
        }
    }

    /// GR-4. The next seat of the choosing order.
    pub(crate) fn picker(&self) -> Seat {
        let undecided = |seat: &&Seat| self.players[**seat].token.is_none();
        self.picking.iter().find(undecided).copied().unwrap_or_default()
    }

    /// GR-4. The tokens that nobody has yet.
    pub(crate) fn free_tokens(&self) -> impl Iterator<Item = u8> {
        let taken = |token| self.seats.iter().any(|seat| self.players[seat].token == Some(token));
        (1..=self.seats.len() as u8).filter(move |&token| !taken(token))
    }

    /// GR-4, GR-5. The last seat gets what is left, and the first round begins.
    pub(crate) fn choose_token(&mut self, seat: Seat, token: u8, world: &mut impl World<Grimoire>) {
        self.players[seat].token = Some(token);
        world.tell(Event::TokenChosen { seat, token });
        if self.free_tokens().count() == 1 {
            let (last, left) = (self.picker(), self.free_tokens().next());
            self.players[last].token = left;
            world.show(self, Event::TokenLeft { seat: last, token: left.unwrap_or_default() });
            self.start_round(world);
        }
    }

    /// GR-6, GR-7, GR-26. Nobody acts in the Setup Phase.
    pub(crate) fn start_round(&mut self, world: &mut impl World<Grimoire>) {
        self.round = self.round.saturating_add(1);
        self.order.clear();
        self.turn = 0;
        (self.silence, self.defense) = (Seats::NONE, Seats::NONE);
        self.seats.iter().for_each(|seat| self.players[seat].page = None);
        self.phase = Phase::Book;
        world.tell(Event::RoundStarted { round: self.round, mp: self.mp() });
        for &slot in self.slots() {
            let Some(card) = self.draw(world) else { return self.run_out(world) };
            self.zone[slot.index()] = Some(card);
            if slot == Slot::Q0 {
                self.q0_pass = self.deck_pass;
            }
        }
        world.show(self, Event::Dealt { open: self.zone[1..].iter().copied().flatten().collect() });
        self.spy(world);
    }

    /// GR-8, GR-58. Every seat with a Spy looks at q0; a second Spy adds nothing.
    fn spy(&mut self, world: &mut impl World<Grimoire>) {
        let Some(card) = self.zone[Slot::Q0.index()] else { return };
        for seat in self.seats.iter() {
            if self.has_ability(seat, Ability::Peek) {
                self.q0_known.learn(seat);
                world.show(self, Event::Peeked { seat, card });
            }
        }
    }

    /// Whether a companion of the seat has this ability.
    pub(crate) fn has_ability(&self, seat: Seat, ability: Ability) -> bool {
        self.players[seat].companions.kinds().any(|kind| self.cards.quest(kind).effect == ability)
    }

    /// GR-48. The top card of the quest deck; if it is empty, of the discards shuffled into a new one.
    pub(crate) fn draw(&mut self, world: &mut impl World<Grimoire>) -> Option<Quest> {
        if self.deck.is_empty() && !self.discard.is_empty() {
            self.deck = self.discard.iter().collect();
            self.discard = Quests::EMPTY;
            world.shuffle(&mut self.deck);
            self.deck.reverse();
            self.deck_pass = self.deck_pass.saturating_add(1);
            world.show(self, Event::Refilled { cards: self.deck.len() as u8 });
        }
        self.deck.pop()
    }

    /// GR-49, GR-71. A card is needed and none is left: the game is over at that very point.
    fn run_out(&mut self, world: &mut impl World<Grimoire>) {
        world.show(self, Event::RanOut);
        self.finish(world);
    }

    pub(crate) fn finish(&mut self, world: &mut impl World<Grimoire>) {
        self.phase = Phase::Over;
        self.turn = 0;
        for seat in self.seats.iter() {
            world.show(self, Event::Counted { seat });
        }
        world.tell(Event::GameOver { winners: self.standing().winners });
    }
}

/// Brings a seat to the front; the seats it passes shift back by one.
pub(super) fn to_front(order: &mut [Seat], seat: Seat) {
    if let Some(place) = order.iter().position(|&other| other == seat) {
        order[..=place].rotate_right(1);
    }
}
