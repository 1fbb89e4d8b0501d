//! Dealing anew what an eye cannot know.
//!
//! Every Element and Pot that is hidden lies in a *slot*: in the pile, in what is left of a hand, among a seat's picks of this
//! round, or among the cards that a seat carried over. Slots form *groups*: whoever has passed a hand on knows which cards
//! the later holders divided among themselves, so those slots share exactly those cards; all other slots share the rest.
//! Within a group any deal is possible, except that the cards which a seat has shown openly must be among its own slots. So
//! those are placed first, each in a random slot of its seat that can have it, and the rest of each group is shuffled.

use engine::{Actions, Eye, MAX_SEATS, PerSeat, Pile, Rng, Seat};

use crate::card::{Bag, Card};
use crate::recipe::{ORDINARY, Recipe};
use crate::{ALL_CARDS, Action, KEPT, Minions, Phase, Secret, TURNS};

/// So often a whole deal is tried before the openly shown cards stay where they really are.
const TRIES: usize = 40;

/// Tries in which a paying seat gets its cards by chance alone; after them it is helped.
const FAIR_TRIES: usize = 10;

/// Exchanges that help a paying seat in one try.
const EXCHANGES: usize = 60;

/// A hand visits an eye at most twice, so it forms at most two groups of its own.
const GROUPS: usize = 2 * MAX_SEATS + 1;

/// The group of everything that the eye has never seen.
const UNSEEN: u8 = 0;

/// No group at all.
const FROZEN: u8 = GROUPS as u8;

/// Divisible by most sizes of groups, so that chances are whole numbers.
const WHOLE: u32 = 5040;

/// The place of a hidden card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Place {
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
struct Slot {
    place: Place,
    group: u8,
    /// As it really is.
    truth: Card,
    card: Card,
    /// Whether it holds a card that its seat has shown openly.
    pinned: bool,
}

/// All hidden slots, and what must be among those of each seat.
struct Deal {
    slots: Pile<Slot, ALL_CARDS>,
    /// The cards of each group.
    groups: [Bag; GROUPS],
    /// The slots of each seat's own cards.
    own: PerSeat<Pile<u8, { TURNS + KEPT }>>,
    /// The cards that seats have shown openly.
    shown: Pile<(Seat, Card), ALL_CARDS>,
}

impl Minions {
    pub(crate) fn deal_unknown(&mut self, eye: Eye, rng: &mut Rng) {
        if eye == Eye::All {
            return;
        }
        self.deal_recipes(rng);
        self.deal_cards(eye, rng);
        self.deal_choices(eye, rng);
    }

    /// Any unseen recipe can be anywhere in the deck or put away, except that the legendary one is never put away.
    fn deal_recipes(&mut self, rng: &mut Rng) {
        let mut unseen: Pile<Recipe, ORDINARY> = self.unused.iter().collect();
        unseen.extend(self.recipe_deck.iter().copied().filter(|&recipe| recipe != Recipe::LEGEND));
        rng.shuffle(&mut unseen);
        let (put_away, deck) = unseen.split_at(self.unused.len());
        let legend = self.recipe_deck.contains(&Recipe::LEGEND).then_some(Recipe::LEGEND);
        self.unused = put_away.iter().copied().collect();
        self.recipe_deck = deck.iter().copied().chain(legend).collect();
        rng.shuffle(&mut self.recipe_deck);
    }

    fn deal_cards(&mut self, eye: Eye, rng: &mut Rng) {
        let mut deal = Deal::of(self, eye);
        let payer = self.queue.first().copied().filter(|&seat| self.phase == Phase::Pay && !eye.sees(seat));
        let mut dealt = false;
        for attempt in 0..TRIES {
            if !deal.place_shown(rng) {
                continue;
            }
            deal.fill(rng);
            dealt = match payer {
                Some(payer) if attempt >= FAIR_TRIES => deal.help(self, payer, rng),
                Some(payer) => self.could_pay_with(payer, deal.hidden_cards_of(payer)),
                None => true,
            };
            if dealt {
                break;
            }
        }
        if !dealt {
            deal.keep_true(payer);
            deal.fill(rng);
        }
        self.take(&deal, eye, rng);
    }

    /// MR-59. Whether the seat could go on paying if these were its drafted cards.
    fn could_pay_with(&self, payer: Seat, cards: Bag) -> bool {
        self.payment(payer).is_none_or(|mut payment| {
            payment.cards = cards;
            payment.is_possible()
        })
    }

    /// Moves the cards where the deal says.
    fn take(&mut self, deal: &Deal, eye: Eye, rng: &mut Rng) {
        self.deck =
            deal.slots.iter().filter(|slot| slot.place == Place::Deck).map(|slot| slot.card).collect();
        for seat in self.seats.iter().filter(|&seat| !eye.sees(seat)) {
            let hidden = deal.hidden_cards_of(seat);
            self.divide_kept(seat, hidden, rng);
            *self.rest_mut(seat) = Bag::EMPTY;
        }
        for slot in deal.slots.iter() {
            match slot.place {
                Place::Rest(seat) => self.rest_mut(seat).add(slot.card),
                Place::Pick(seat, turn) => self.players[seat].picks[turn as usize] = slot.card,
                Place::Deck | Place::Carried(_) => {}
            }
        }
        self.retell_passed_hands();
    }

    /// Face-down cards in any division into those kept for the next round and the others. MR-62: at the end all are open.
    fn divide_kept(&mut self, seat: Seat, hidden: Bag, rng: &mut Rng) {
        if self.phase == Phase::Over {
            return;
        }
        let player = &mut self.players[seat];
        if player.kept.is_empty() {
            player.drafted = hidden;
            return;
        }
        let mut cards: Pile<Card, { TURNS + KEPT }> = hidden.iter().collect();
        rng.shuffle(&mut cards);
        let (kept, others) = cards.split_at(player.kept.len());
        player.kept = kept.iter().copied().collect();
        player.drafted = others.iter().copied().collect();
    }

    /// What the others have secretly chosen is anything that they may choose.
    fn deal_choices(&mut self, eye: Eye, rng: &mut Rng) {
        let mut actions = Actions::new();
        for seat in self.seats.iter().filter(|&seat| !eye.sees(seat)) {
            if self.players[seat].choice.is_none() {
                continue;
            }
            actions.clear();
            match self.phase {
                Phase::Choose => self.list_pass_or_drop(seat, &mut actions),
                _ => self.list_reveals(seat, &mut actions),
            }
            self.players[seat].choice = match rng.pick(&actions) {
                Some(Action::Pass) => Some(Secret::Pass),
                Some(Action::Reveal(pot)) => Some(Secret::Reveal(*pot)),
                _ => Some(Secret::Drop),
            };
        }
    }

    /// The cards that everybody knows to be, or to have been, among a seat's own.
    fn known_of(&self, seat: Seat) -> Bag {
        if self.phase == Phase::Over {
            self.players[seat].all_own()
        } else {
            self.players[seat].shown_openly()
        }
    }
}

impl Deal {
    /// Everything that is hidden from this eye.
    fn of(game: &Minions, eye: Eye) -> Deal {
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
        for seat in game.seats.iter().filter(|&seat| !eye.sees(seat)) {
            let mut carried = game.players[seat].all_own();
            game.players[seat].picks.iter().for_each(|&pick| carried.remove(pick));
            carried.iter().for_each(|card| deal.add(Place::Carried(seat), UNSEEN, card));
            deal.shown.extend(game.known_of(seat).iter().map(|card| (seat, card)));
        }
        deal
    }

    /// The slots of one hand. Once the eye has held it, the later slots are a group of their own.
    fn add_journey(&mut self, game: &Minions, eye: Eye, dealt_to: Seat, groups: &mut u8) {
        let journey = game.journey(dealt_to);
        let mut group = UNSEEN;
        for (turn, &holder) in journey.stops.iter().enumerate() {
            if eye.sees(holder) {
                *groups += 1;
                group = *groups;
            } else if turn < journey.picked {
                self.add(Place::Pick(holder, turn as u8), group, game.players[holder].picks[turn]);
            }
        }
        let last = journey.last();
        if !eye.sees(last) {
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
    fn place_shown(&mut self, rng: &mut Rng) -> bool {
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
    fn fill(&mut self, rng: &mut Rng) {
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
    fn hidden_cards_of(&self, seat: Seat) -> Bag {
        let own = self.own[seat].iter().map(|&index| &self.slots[index as usize]);
        own.filter(|slot| !slot.pinned).map(|slot| slot.card).collect()
    }

    /// Exchanges cards of a paying seat for others until it can pay; false if that did not succeed.
    fn help(&mut self, game: &Minions, payer: Seat, rng: &mut Rng) -> bool {
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
    fn keep_true(&mut self, payer: Option<Seat>) {
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
