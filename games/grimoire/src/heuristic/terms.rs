//! What a judgement is made of, for whoever explains it.

use engine::{Kind, Seat, Seats};

use super::book::Crowd;
use super::outlook::Outlook;
use crate::Grimoire;
use crate::card::{PageNumber, Quest};

/// What is expected of a page.
#[derive(Clone, Copy)]
pub(crate) struct PageTerms {
    /// What its spell brings, silence and others who choose it considered.
    pub(crate) spell: f32,
    /// The card that is left.
    pub(crate) card: f32,
    /// What its place pays.
    pub(crate) income: f32,
    /// How many others have their turns before.
    pub(crate) before: f32,
}

impl Grimoire {
    /// What a seat expects of a page.
    pub(crate) fn page_terms(&self, seat: Seat, page: PageNumber) -> PageTerms {
        let outlook = Outlook::new(self, self.seats);
        let crowd = Crowd::expected(&outlook, seat);
        outlook.page_terms(seat, page, &crowd)
    }

    /// What a seat expects of an item.
    pub(crate) fn item_worth(&self, seat: Seat) -> f32 {
        Outlook::new(self, Seats::from(seat)).of[seat].item
    }

    /// What a seat gains with a card.
    pub(crate) fn gain_of(&self, seat: Seat, card: Quest) -> f32 {
        Outlook::new(self, Seats::from(seat)).of[seat].gains[card.index()]
    }

    /// What a seat loses with a companion.
    pub(crate) fn loss_of(&self, seat: Seat, card: Quest) -> f32 {
        Outlook::new(self, Seats::from(seat)).of[seat].losses[card.index()]
    }
}
