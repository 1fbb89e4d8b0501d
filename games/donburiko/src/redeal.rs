//! Dealing anew what an eye cannot know.

use engine::{Eye, Pile, Rng, Seat};

use crate::card::{Hand, Laid};
use crate::{Card, Donburiko, Face};

impl Donburiko {
    /// Unknown are the others' hands, what others added face down, and the surplus; any deal of those cards to
    /// those places is as likely as any other.
    pub(crate) fn deal_unknown(&mut self, eye: Eye, rng: &mut Rng) {
        if eye == Eye::All {
            return;
        }
        let mut pool: Pile<Card, 16> = self.surplus.iter().collect();
        for seat in self.seats.iter().filter(|&seat| !eye.sees(seat)) {
            pool.extend(self.players[seat].hand.iter());
        }
        pool.extend(self.hidden_in_rows(eye).map(|laid| laid.card));
        rng.shuffle(&mut pool);

        let mut next = pool.iter().copied();
        self.surplus = next.by_ref().take(self.surplus.len()).collect();
        for seat in self.seats.iter().filter(|&seat| !eye.sees(seat)) {
            let hand = &mut self.players[seat].hand;
            *hand = next.by_ref().take(hand.len()).collect::<Hand>();
        }
        for (laid, card) in self.hidden_in_rows(eye).zip(next) {
            laid.card = card;
        }
    }

    fn hidden_in_rows(&mut self, eye: Eye) -> impl Iterator<Item = &mut Laid> {
        let rows = self.rows.iter_mut().filter(|row| row.taken_by.is_none());
        rows.flat_map(|row| row.cards.iter_mut()).filter(move |laid| !laid.is_known_to(eye))
    }
}

impl Laid {
    /// DB-20. A face-down card is known only to the player who added it.
    pub(crate) fn is_known_to(&self, eye: Eye) -> bool {
        self.face == Face::Up || self.by.is_some_and(|by: Seat| eye.sees(by))
    }
}
