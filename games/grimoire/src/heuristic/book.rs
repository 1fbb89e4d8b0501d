//! The choice of a page: its spell, the place that it gives, and where the others are likely to be.

use engine::Seat;

use super::outlook::Outlook;
use super::terms::PageTerms;
use crate::card::{PAGES, PageNumber};
use crate::data::{BookEffect, Spell, Type};

/// A page that is worse by so much is chosen a fourth as often: nobody knows the others that well.
const UNSURE: f32 = 1.0;

/// What a page loses of its spell if many others choose it; a single one does not make a crowd.
const CROWDED: f32 = 0.6;

/// Where the others are likely to be.
pub(super) struct Crowd {
    /// How many are at each place of the book.
    at: [f32; PAGES],
    /// How likely it is that anybody is there.
    anybody: [f32; PAGES],
    /// How many are at smaller pages.
    smaller: [f32; PAGES],
    /// How likely somebody turns the order round.
    turned: f32,
}

impl Crowd {
    fn new(outlook: &Outlook<'_>, at: [f32; PAGES]) -> Crowd {
        let mut crowd = Crowd { at, anybody: [0.0; PAGES], smaller: [0.0; PAGES], turned: 0.0 };
        let mut smaller = 0.0;
        for (place, page) in outlook.book.iter().enumerate() {
            let nobody = 1.0 - at[place] / outlook.others;
            crowd.anybody[place] = 1.0 - nobody.powi(outlook.others as i32);
            crowd.smaller[place] = smaller;
            smaller += at[place];
            if matches!(page.book, BookEffect::Reverse | BookEffect::ReverseToFront) {
                crowd.turned = crowd.anybody[place];
            }
        }
        crowd
    }

    /// All pages are chosen equally often.
    fn even(outlook: &Outlook<'_>) -> Crowd {
        Crowd::new(outlook, [outlook.others / outlook.book.len() as f32; PAGES])
    }

    /// The others choose what looks best to them; they have not thought about where the rest will be.
    pub(super) fn expected(outlook: &Outlook<'_>, seat: Seat) -> Crowd {
        let even = Crowd::even(outlook);
        let mut at = [0.0; PAGES];
        for other in outlook.game.seats.without(seat).iter() {
            let mut chances = [0.0; PAGES];
            let mut best = f32::MIN;
            for (page, worth) in PageNumber::up_to(outlook.game.mp()).zip(&mut chances) {
                *worth = outlook.page_worth(other, page, &even);
                best = best.max(*worth);
            }
            let chances = &mut chances[..outlook.book.len()];
            for chance in chances.iter_mut() {
                let step = UNSURE / (UNSURE + best - *chance);
                *chance = step * step;
            }
            let sum: f32 = chances.iter().sum();
            at.iter_mut().zip(chances).for_each(|(at, chance)| *at += *chance / sum);
        }
        Crowd::new(outlook, at)
    }

    /// How many are at a place of the book.
    pub(super) fn at(&self, place: usize) -> f32 {
        self.at[place]
    }

    /// How likely somebody is at this place.
    pub(super) fn anybody(&self, place: usize) -> f32 {
        self.anybody[place]
    }
}

impl Outlook<'_> {
    /// A page is worth its spell, the card that its place is likely to leave, and the income of that place.
    pub(super) fn page_worth(&self, seat: Seat, number: PageNumber, crowd: &Crowd) -> f32 {
        let PageTerms { spell, card, income, .. } = self.page_terms(seat, number, crowd);
        spell + card + income
    }

    /// What a page is worth, term by term.
    #[inline]
    pub(super) fn page_terms(&self, seat: Seat, number: PageNumber, crowd: &Crowd) -> PageTerms {
        let place = number.index();
        let shared = crowd.anybody(place);
        let before = self.before(place, shared, crowd);
        let spell = self.spell_worth(seat, place, crowd)
            * self.works(place, crowd)
            * (1.0 - shared * CROWDED * (1.0 - self.harm));
        let (card, income) = (self.left_behind(seat, before), self.income_worth(seat, before / self.others));
        PageTerms { spell, card, income, before }
    }

    /// How many others are likely to have their turns earlier: those who chose alike go last, and Time Spells
    /// turn the order.
    fn before(&self, place: usize, shared: f32, crowd: &Crowd) -> f32 {
        if matches!(self.book[place].book, BookEffect::ToFront | BookEffect::ReverseToFront) {
            return 0.0;
        }
        let before = crowd.smaller[place] * (1.0 - shared) + self.others * shared;
        before * (1.0 - crowd.turned) + (self.others - before) * crowd.turned
    }

    /// How likely nobody silences the page first.
    fn works(&self, place: usize, crowd: &Crowd) -> f32 {
        if !self.book[place].types.has(Type::Forbidden) {
            return 1.0;
        }
        let silence = self.book[..place].iter().position(|page| page.quest == Spell::Silence);
        silence.map_or(1.0, |silence| 1.0 - crowd.anybody(silence))
    }

    /// The card that is left when those before have taken the best.
    fn left_behind(&self, seat: Seat, before: f32) -> f32 {
        let zone = &self.of[seat].zone;
        let (place, part) = (before as usize, before.fract());
        zone[place] * (1.0 - part) + zone[place + 1] * part
    }

    /// Thieves like the first turn and Archers the last.
    fn income_worth(&self, seat: Seat, late: f32) -> f32 {
        let ((first, last), others) = (self.of[seat].income, self.others as i32);
        if first + last == 0.0 {
            return 0.0;
        }
        first * (1.0 - late).powi(others) + last * late.powi(others)
    }
}
