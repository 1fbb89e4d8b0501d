//! What an eye knows, and dealing anew what it does not.

use engine::{Eye, Pile, Rng, Seat};

use crate::card::{Item, PageNumber, Quest, Slot};
use crate::cards::{ITEMS, QUESTS};
use crate::{Grimoire, Phase, Secret};

impl Grimoire {
    /// GR-81. Whether this eye has seen the card in q0.
    pub(crate) fn knows_q0(&self, eye: Eye) -> bool {
        eye == Eye::All || self.q0_seen.iter().any(|seat| eye == Eye::Seat(seat))
    }

    /// GR-83, GR-84.
    pub(crate) fn knows_secret(&self, secret: &Secret, eye: Eye) -> bool {
        let has_seen = secret.seen.iter().any(|seat| eye == Eye::Seat(seat));
        self.phase == Phase::Over || eye == Eye::All || has_seen
    }

    /// GR-83, GR-84.
    pub(crate) fn knows_item(&self, owner: Seat, item: Item, eye: Eye) -> bool {
        self.phase == Phase::Over || eye.sees(owner) || self.cards.lies_open(item)
    }

    /// GR-82. In the Book Phase a page is its player's secret.
    pub(crate) fn knows_page(&self, owner: Seat, eye: Eye) -> bool {
        self.phase != Phase::Book || eye.sees(owner)
    }

    /// Everything unknown changes places with its like: Quest cards within their pass, items, pages.
    pub(crate) fn deal_unknown(&mut self, eye: Eye, rng: &mut Rng) {
        if eye == Eye::All {
            return;
        }
        for pass in 1..=self.deck_pass {
            self.deal_pass(pass, eye, rng);
        }
        self.deal_items(eye, rng);
        self.deal_pages(eye, rng);
    }

    /// GR-76. What a refilled deck holds was open to all, so cards stay within their pass. A secret is always a treasure; q0
    /// and the deck may hold any kind.
    fn deal_pass(&mut self, pass: u8, eye: Eye, rng: &mut Rng) {
        let mut pool: Pile<Quest, QUESTS> = Pile::default();
        let is_unknown =
            |game: &Grimoire, secret: &Secret| secret.pass == pass && !game.knows_secret(secret, eye);
        for seat in self.seats.iter() {
            let secrets = self.players[seat].secrets.iter().filter(|secret| is_unknown(self, secret));
            pool.extend(secrets.map(|secret| secret.card));
        }
        let secrets = pool.len();
        let q0_is_unknown = self.q0_pass == pass && !self.knows_q0(eye);
        pool.extend(self.zone[Slot::Q0.index()].filter(|_| q0_is_unknown));
        if self.deck_pass == pass {
            pool.extend(self.deck.iter().copied());
        }
        shuffle(&mut pool, secrets, Quest::is_treasure, rng);

        let mut next = pool.iter().copied();
        for seat in self.seats.iter() {
            let mut secrets = self.players[seat].secrets;
            let unknown = secrets.iter_mut().filter(|secret| is_unknown(self, secret));
            unknown.zip(&mut next).for_each(|(secret, card)| secret.card = card);
            self.players[seat].secrets = secrets;
        }
        if let Some(card) = self.zone[Slot::Q0.index()].as_mut().filter(|_| q0_is_unknown) {
            *card = next.next().unwrap_or(*card);
        }
        if self.deck_pass == pass {
            self.deck.iter_mut().zip(next).for_each(|(place, card)| *place = card);
        }
    }

    /// GR-83. Hidden items are never the Shoes, which lie on the table or in the deck.
    fn deal_items(&mut self, eye: Eye, rng: &mut Rng) {
        let mut pool: Pile<Item, ITEMS> = Pile::default();
        for seat in self.seats.iter() {
            let items = self.players[seat].items.iter().copied();
            pool.extend(items.filter(|&item| !self.knows_item(seat, item, eye)));
        }
        let hidden = pool.len();
        pool.extend(self.item_deck.iter().copied());
        shuffle(&mut pool, hidden, |item| !self.cards.lies_open(item), rng);

        let mut next = pool.iter().copied();
        for seat in self.seats.iter() {
            let mut items = self.players[seat].items;
            let unknown = items.iter_mut().filter(|item| !self.knows_item(seat, **item, eye));
            unknown.zip(&mut next).for_each(|(place, item)| *place = item);
            self.players[seat].items = items;
        }
        self.item_deck.iter_mut().zip(next).for_each(|(place, item)| *place = item);
    }

    /// GR-82. A page that another has chosen can be any.
    fn deal_pages(&mut self, eye: Eye, rng: &mut Rng) {
        let mp = u32::from(self.mp());
        for seat in self.seats.iter() {
            if self.players[seat].page.is_some() && !self.knows_page(seat, eye) {
                self.players[seat].page = PageNumber::new(1 + rng.below(mp) as u8);
            }
        }
    }
}

/// Puts random allowed cards into the first places, `first` of which hold allowed cards now, then shuffles the rest.
fn shuffle<C: Copy>(pool: &mut [C], first: usize, allowed: impl Fn(C) -> bool, rng: &mut Rng) {
    for place in 0..first {
        let candidates = || (place..pool.len()).filter(|&other| allowed(pool[other]));
        let number = rng.below(candidates().count() as u32) as usize;
        let chosen = candidates().nth(number);
        pool.swap(place, chosen.unwrap_or(place));
    }
    rng.shuffle(&mut pool[first..]);
}
