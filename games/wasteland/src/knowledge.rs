//! Who knows what. Views, scenes, redeals, hashes and judgements ask here.

use engine::{Eye, Known, Seat};

use crate::rules::trick::Laid;
use crate::{Card, Phase, Wasteland};

impl Wasteland {
    /// WR-75, WR-76. A hand is its player's.
    pub(crate) fn knows_hand(&self, seat: Seat, eye: Eye) -> bool {
        eye.sees(seat)
    }

    /// WR-7, WR-77. Nobody has seen the spare cards until they revolt, and those of the last deal stay open.
    pub(crate) fn knows_spare(&self, eye: Eye) -> bool {
        Known::NOBODY.open_if(self.spare_is_up()).is_sure(eye)
    }

    /// WR-7, WR-77. Whether the spare cards lie face up.
    pub(crate) fn spare_is_up(&self) -> bool {
        self.phase == Phase::Over || self.spare_has_revolted()
    }

    /// WR-75. A desert card that lies face down is known to its player.
    #[inline]
    pub(crate) fn known_in_desert(&self, seat: Seat, area: usize, card: Card) -> Known {
        Known::to(seat).open_if(self.is_up(seat, area, card))
    }

    /// WR-12, WR-35, WR-70. Whether a card lies face up in a desert.
    #[inline]
    pub(crate) fn is_up(&self, seat: Seat, area: usize, card: Card) -> bool {
        match self.phase {
            Phase::Abandon(_) => false,
            Phase::Over => true,
            Phase::Revolt(_) if self.has_revolted(seat) => true,
            _ => area == 0 || card.is_special(),
        }
    }

    /// The cards of a player's desert that this eye knows, those on their way there included.
    pub(crate) fn known_desert(&self, seat: Seat, eye: Eye) -> impl Iterator<Item = Card> {
        let cards = self.players[seat].desert.iter().enumerate();
        let lying =
            cards.filter_map(move |(area, &card)| self.known_in_desert(seat, area, card).of(card, eye));
        let passed = self.trick.passed().filter(move |laid| laid.seat == seat);
        lying.chain(passed.filter_map(move |laid| laid.known().of(laid.card, eye)))
    }

    /// The desert cards that this eye knows, those on their way there included.
    pub(crate) fn known_deserts(&self, eye: Eye) -> impl Iterator<Item = Card> {
        let deserts = self.seats.iter().flat_map(move |seat| self.known_desert(seat, eye));
        deserts.chain(self.spare.iter().filter(move |_| self.knows_spare(eye)))
    }
}

impl Laid {
    /// WR-75, WR-76. A passed card is known to its player.
    #[inline]
    pub(crate) fn known(&self) -> Known {
        Known::to(self.seat).open_if(self.up)
    }
}
