//! What a search needs: dealing anew what an eye cannot know, and a hash of what a seat sees.

use std::hash::{Hash, Hasher};

use engine::{Eye, Hidden, Kind, Rng, Seat, Unknown};

use crate::card::{Item, PageNumber, Quest, Slot};
use crate::data::{ITEMS, QUESTS};
use crate::{Grimoire, Phase};

/// Where a hidden card lies, in two bytes: most of a deck is unknown, and searches redeal all the time.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    /// Among whose secrets or items; nobody's in a deck or in q0.
    owner: Option<Seat>,
    /// Which of them. q0 comes after the top card of the deck.
    index: u8,
}

impl Hidden for Grimoire {
    /// Everything unknown changes places with its like: Quest cards within their pass, items, pages.
    fn redeal(&mut self, eye: Eye, rng: &mut Rng) {
        for pass in 1..=self.deck_pass {
            self.deal_quests(pass, eye, rng);
        }
        self.deal_items(eye, rng);
        self.deal_pages(eye, rng);
    }

    /// GR-81 to GR-84. The choosing order of the tokens is left out: it never changes.
    fn hash_view(&self, seat: Seat, hasher: &mut impl Hasher) {
        let eye = Eye::Seat(seat);
        (self.phase, self.round, self.ending, self.turn, self.order).hash(hasher);
        (self.silence, self.defense, self.q0_known.seats(), self.q0_pass, self.deck_pass).hash(hasher);
        (self.discard, self.deck.len(), self.item_deck.len()).hash(hasher);
        for &slot in Slot::ALL {
            self.zone[slot.index()].map(|card| self.slot_known(slot).of(card, eye)).hash(hasher);
        }
        for other in self.seats.iter() {
            let player = &self.players[other];
            (player.companions, player.treasures, player.chips, player.token).hash(hasher);
            player.page.map(|page| self.page_known(other).of(page, eye)).hash(hasher);
            for secret in player.secrets.iter() {
                let card = self.secret_known(secret).of(secret.card, eye);
                (card, secret.known.seats(), secret.pass).hash(hasher);
            }
            for &item in player.items.iter() {
                self.item_known(other, item).of(item, eye).hash(hasher);
            }
        }
    }

    fn unseal(&mut self, keep: Seat) {
        if self.phase == Phase::Book {
            self.seats.without(keep).iter().for_each(|seat| self.players[seat].page = None);
        }
    }
}

impl Grimoire {
    /// GR-76. What a refilled deck holds was open to all, so cards stay within their pass. A secret is always
    /// a treasure; q0 and the deck may hold any kind.
    fn deal_quests(&mut self, pass: u8, eye: Eye, rng: &mut Rng) {
        let mut unknown = self.unknown_quests(pass, eye);
        unknown.deal(|_, card| card.is_treasure(), rng);
        for (place, card) in unknown.iter() {
            let index = usize::from(place.index);
            match place.owner {
                Some(seat) => self.players[seat].secrets[index].card = card,
                None if index < self.deck.len() => self.deck[index] = card,
                None => self.zone[Slot::Q0.index()] = Some(card),
            }
        }
    }

    /// The Quest cards of a pass that an eye cannot know.
    fn unknown_quests(&self, pass: u8, eye: Eye) -> Unknown<Place, Quest, QUESTS> {
        let mut unknown = Unknown::default();
        for seat in self.seats.iter() {
            for (index, secret) in (0..).zip(self.players[seat].secrets.iter()) {
                if secret.pass == pass && !self.secret_known(secret).is_sure(eye) {
                    unknown.add_proved(Place { owner: Some(seat), index }, secret.card);
                }
            }
        }
        if let Some(card) = self.zone[Slot::Q0.index()]
            && self.q0_pass == pass
            && !self.slot_known(Slot::Q0).is_sure(eye)
        {
            unknown.add(Place { owner: None, index: self.deck.len() as u8 }, card);
        }
        if self.deck_pass == pass && !self.knows_decks(eye) {
            let laid = (0..).zip(self.deck.iter());
            laid.for_each(|(index, &card)| unknown.add(Place { owner: None, index }, card));
        }
        unknown
    }

    /// GR-83. Hidden items are never the Shoes, which lie on the table or in the deck.
    fn deal_items(&mut self, eye: Eye, rng: &mut Rng) {
        let mut unknown = self.unknown_items(eye);
        unknown.deal(|_, item| !self.cards.lies_open(item), rng);
        for (place, item) in unknown.iter() {
            let index = usize::from(place.index);
            match place.owner {
                Some(seat) => self.players[seat].items[index] = item,
                None => self.item_deck[index] = item,
            }
        }
    }

    /// The items that an eye cannot know.
    fn unknown_items(&self, eye: Eye) -> Unknown<Place, Item, ITEMS> {
        let mut unknown = Unknown::default();
        for seat in self.seats.iter() {
            for (index, &item) in (0..).zip(self.players[seat].items.iter()) {
                if !self.item_known(seat, item).is_sure(eye) {
                    unknown.add_proved(Place { owner: Some(seat), index }, item);
                }
            }
        }
        if !self.knows_decks(eye) {
            let laid = (0..).zip(self.item_deck.iter());
            laid.for_each(|(index, &item)| unknown.add(Place { owner: None, index }, item));
        }
        unknown
    }

    /// GR-82. A page that another has chosen can be any.
    fn deal_pages(&mut self, eye: Eye, rng: &mut Rng) {
        let mp = u32::from(self.mp());
        for seat in self.seats.iter() {
            if self.players[seat].page.is_some() && !self.page_known(seat).is_sure(eye) {
                self.players[seat].page = PageNumber::new(1 + rng.below(mp) as u8);
            }
        }
    }
}
