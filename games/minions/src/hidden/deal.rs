//! A deal of the hidden cards to the places where they can be.
//!
//! Every Element and Pot that is hidden lies in a *slot*: in the pile, in what is left of a hand, among a
//! seat's picks of this round, or among the cards that a seat carried over. Slots form *groups*: whoever
//! has passed a hand on knows which cards the later holders divided among themselves, so those slots share
//! exactly those cards; all other slots share the rest. Within a group any deal is possible, except that
//! the cards which a seat has shown openly must be among its own slots. So those are placed first, each in
//! a random slot of its seat that can have it, and the rest of each group is shuffled.
//!
//! [`engine::Unknown`] knows what one place may have. Here it is known what several places have together,
//! and that whoever is paying can go on, so the sampler is the game's own.

use engine::{Eye, PerSeat, Pile, Rng, Seat};

use crate::card::Bag;
use crate::{ALL_CARDS, Card, KEPT, MOST_PLAYERS, Minions, TURNS, knowledge};

/// Exchanges that help a paying seat in one try.
const EXCHANGES: usize = 60;

/// A hand visits an eye at most twice, so it forms at most two groups of its own.
const GROUPS: usize = 2 * MOST_PLAYERS + 1;

/// The group of everything that the eye has never seen.
const UNSEEN: u8 = 0;

/// No group at all.
const FROZEN: u8 = GROUPS as u8;

/// Divisible by most sizes of groups, so that chances are whole numbers.
const WHOLE: u32 = 5040;

/// The place of a hidden card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Place {
    #[default]
    Deck,
    /// What is left of a hand that this seat holds or has thrown in the middle.
    Rest(Seat),
    /// What a seat drafted this round, in any turn.
    Pick(Seat, u8),
    /// What a seat carried over.
    Carried(Seat),
}

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Slot {
    pub(super) place: Place,
    group: u8,
    /// As it really is.
    truth: Card,
    pub(super) card: Card,
    /// Whether it holds a card that its seat has shown openly.
    pinned: bool,
}

/// All hidden slots, and what must be among those of each seat.
pub(super) struct Deal {
    pub(super) slots: Pile<Slot, ALL_CARDS>,
    /// The cards of each group.
    groups: [Bag; GROUPS],
    /// The slots of each seat's own cards.
    own: PerSeat<Pile<u8, { TURNS + KEPT }>, MOST_PLAYERS>,
    /// The cards that seats have shown openly.
    shown: Pile<(Seat, Card), ALL_CARDS>,
}

/// Whether a seat has cards that this eye cannot know.
pub(super) fn is_hidden(seat: Seat, eye: Eye) -> bool {
    !knowledge::own(seat).is_sure(eye)
}

impl Deal {
    /// Everything that is hidden from this eye.
    pub(super) fn of(game: &Minions, eye: Eye) -> Deal {
        let mut deal = Deal {
            slots: Pile::default(),
            groups: [Bag::EMPTY; GROUPS],
            own: PerSeat::default(),
            shown: Pile::default(),
        };
        game.deck.iter().for_each(|&card| deal.add(Place::Deck, UNSEEN, card));
        let mut groups = UNSEEN;
        for seat in game.seats.iter() {
            deal.add_journey(game, eye, seat, &mut groups);
        }
        for seat in game.seats.iter().filter(|&seat| is_hidden(seat, eye)) {
            let mut carried = game.players[seat].all_own();
            game.players[seat].picks.iter().for_each(|&pick| carried.remove(pick));
            carried.iter().for_each(|card| deal.add(Place::Carried(seat), UNSEEN, card));
            deal.shown.extend(game.proved_own(seat).iter().map(|card| (seat, card)));
        }
        deal
    }

    /// The slots of one hand. Once the eye has held it, the later slots are a group of their own.
    fn add_journey(&mut self, game: &Minions, eye: Eye, dealt_to: Seat, groups: &mut u8) {
        let journey = game.journey(dealt_to);
        let mut group = UNSEEN;
        for (turn, &holder) in journey.stops.iter().enumerate() {
            if !is_hidden(holder, eye) {
                *groups += 1;
                group = *groups;
            } else if turn < journey.picked {
                self.add(Place::Pick(holder, turn as u8), group, game.players[holder].picks[turn]);
            }
        }
        let last = journey.last();
        if is_hidden(last, eye) {
            game.rest(last).iter().for_each(|card| self.add(Place::Rest(last), group, card));
        }
    }

    fn add(&mut self, place: Place, group: u8, card: Card) {
        if let Place::Pick(seat, _) | Place::Carried(seat) = place {
            self.own[seat].push(self.slots.len() as u8);
        }
        self.groups[group as usize].add(card);
        self.slots.push(Slot { place, group, truth: card, card, pinned: false });
    }

    /// Places every openly shown card in a slot of its seat, by chance; false if that came to a dead end.
    pub(super) fn place_shown(&mut self, rng: &mut Rng) -> bool {
        self.slots.iter_mut().for_each(|slot| slot.pinned = false);
        if self.shown.is_empty() {
            return true;
        }
        rng.shuffle(&mut self.shown);
        let mut left = self.groups;
        let mut room = [0u32; GROUPS];
        self.slots.iter().for_each(|slot| room[slot.group as usize] += 1);
        for &(seat, card) in self.shown.iter() {
            let chance = |slot: &Slot| match slot.pinned {
                true => 0,
                false => left[slot.group as usize].count(card) as u32 * WHOLE / room[slot.group as usize],
            };
            let own = &self.own[seat];
            let all: u32 = own.iter().map(|&index| chance(&self.slots[index as usize])).sum();
            let mut drawn = rng.below(all);
            let found = own.iter().copied().find(|&index| {
                let chance = chance(&self.slots[index as usize]);
                let found = drawn < chance;
                drawn = drawn.saturating_sub(chance);
                found
            });
            let Some(found) = found else { return false };
            let slot = &mut self.slots[found as usize];
            (slot.card, slot.pinned) = (card, true);
            left[slot.group as usize].remove(card);
            room[slot.group as usize] -= 1;
        }
        true
    }

    /// Deals the rest of each group to the slots that are still open.
    pub(super) fn fill(&mut self, rng: &mut Rng) {
        let mut left = self.groups;
        for slot in self.slots.iter().filter(|slot| slot.pinned) {
            left[slot.group as usize].remove(slot.card);
        }
        for (group, cards) in left.into_iter().enumerate().filter(|(_, cards)| !cards.is_empty()) {
            let mut cards: Pile<Card, ALL_CARDS> = cards.iter().collect();
            rng.shuffle(&mut cards);
            let open = self.slots.iter_mut().filter(|slot| slot.group as usize == group && !slot.pinned);
            open.zip(cards.iter()).for_each(|(slot, &card)| slot.card = card);
        }
    }

    /// The face-down cards that the deal gives a seat.
    pub(super) fn hidden_cards_of(&self, seat: Seat) -> Bag {
        let own = self.own[seat].iter().map(|&index| &self.slots[index as usize]);
        own.filter(|slot| !slot.pinned).map(|slot| slot.card).collect()
    }

    /// Exchanges cards of a paying seat for others until it can pay; false if that did not succeed.
    pub(super) fn help(&mut self, game: &Minions, payer: Seat, rng: &mut Rng) -> bool {
        let Some(mut payment) = game.payment(payer) else { return true };
        payment.cards = self.hidden_cards_of(payer);
        for _ in 0..EXCHANGES {
            if payment.is_possible() {
                return true;
            }
            let Some(&mine) = rng.pick(&self.own[payer]) else { return false };
            let other = rng.below(self.slots.len() as u32) as usize;
            self.exchange(mine as usize, other);
            let before = payment.reach();
            payment.cards = self.hidden_cards_of(payer);
            if payment.reach() < before {
                self.exchange(mine as usize, other);
                payment.cards = self.hidden_cards_of(payer);
            }
        }
        payment.is_possible()
    }

    /// Two open slots of one group change cards; others stay as they are.
    fn exchange(&mut self, one: usize, other: usize) {
        let (a, b) = (self.slots[one], self.slots[other]);
        if a.group == b.group && !a.pinned && !b.pinned {
            (self.slots[one].card, self.slots[other].card) = (b.card, a.card);
        }
    }

    /// Leaves openly shown cards where they really are, and all own cards of a paying seat.
    pub(super) fn keep_true(&mut self, payer: Option<Seat>) {
        self.slots.iter_mut().for_each(|slot| (slot.card, slot.pinned) = (slot.truth, false));
        for &(seat, card) in self.shown.iter() {
            let own = self.own[seat].iter();
            let there = own.copied().find(|&index| {
                let slot = &self.slots[index as usize];
                !slot.pinned && slot.truth == card
            });
            if let Some(there) = there {
                self.slots[there as usize].pinned = true;
            }
        }
        payer.into_iter().for_each(|payer| self.freeze(payer));
    }

    /// Takes the face-down cards of a seat out of the deal.
    fn freeze(&mut self, seat: Seat) {
        for &index in self.own[seat].iter() {
            let slot = &mut self.slots[index as usize];
            if !slot.pinned {
                self.groups[slot.group as usize].remove(slot.truth);
                slot.group = FROZEN;
            }
        }
    }
}
