//! Knowledge: who is sure of a card, and dealing anew what an eye cannot know (determinization).
//!
//! A game says who knows what once, in its `knowledge.rs`; views, redeals and hashes ask there. [`Known`]
//! goes with a card wherever the card goes. [`Unknown`] collects the cards that an eye is not sure of, place
//! by place, and deals them to the same places again, with regard to what everybody can prove of a place.

use crate::{Eye, Pile, Rng, Seat, Seats};

/// Who is sure of a card. It is moved with the card, so that a card once seen stays known wherever it goes.
///
/// ```
/// use engine::{Eye, Known, Seat, Seen};
/// let [owner, spy, other, ..] = Seat::ALL;
/// let mut known = Known::to(owner);
/// known.learn(spy);
/// assert!(known.is_sure(Eye::Seat(spy)) && !known.is_sure(Eye::Seat(other)));
/// assert_eq!(known.show("ace", Eye::Spectator), Seen::Hidden);
/// assert_eq!(Known::EVERYBODY.show("ace", Eye::Spectator), Seen::Known("ace"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Known {
    seats: Seats,
    open: bool,
}

impl Known {
    /// Nobody has seen it.
    pub const NOBODY: Known = Known { seats: Seats::NONE, open: false };

    /// It lies open, or everybody can prove what it is.
    pub const EVERYBODY: Known = Known { seats: Seats::NONE, open: true };

    /// This player alone has seen it.
    pub fn to(seat: Seat) -> Known {
        Known::among(seat.into())
    }

    /// These players have seen it.
    pub const fn among(seats: Seats) -> Known {
        Known { seats, open: false }
    }

    /// A player looks at it.
    pub fn learn(&mut self, seat: Seat) {
        self.seats.insert(seat);
    }

    /// Everybody if something holds, otherwise as before.
    #[must_use]
    pub const fn open_if(self, open: bool) -> Known {
        Known { open: self.open || open, ..self }
    }

    /// The players who have looked at it, whether or not it lies open.
    pub const fn seats(self) -> Seats {
        self.seats
    }

    /// Whether this eye is sure of it.
    pub fn is_sure(self, eye: Eye) -> bool {
        self.open
            || match eye {
                Eye::All => true,
                Eye::Seat(seat) => self.seats.contains(seat),
                Eye::Spectator => false,
            }
    }

    /// The card, if this eye is sure of it: for hashes and scenes.
    pub fn of<C>(self, card: C, eye: Eye) -> Option<C> {
        self.is_sure(eye).then_some(card)
    }

    /// The card as a view has it.
    pub fn show<C>(self, card: C, eye: Eye) -> crate::Seen<C> {
        crate::Seen::when(self.is_sure(eye), card)
    }
}

/// So many deals are drawn where places exclude different cards; one is kept in proportion to its weight.
const DRAWS: usize = 8;

/// So many dead ends are met before everything stays where it really is.
const PATIENCE: usize = 40;

/// What an eye cannot know: cards, and the places where they really lie. [`Unknown::deal`] moves the cards
/// about, and whoever collected them puts each where it then belongs.
///
/// ```
/// use engine::{Rng, Seed, Unknown};
/// // Two hands of one card; everybody can prove that the first is no queen.
/// let mut unknown: Unknown<&str, char, 4> = Unknown::default();
/// unknown.add_proved("first", 'K');
/// unknown.add("second", 'Q');
/// unknown.deal(|_, card| card != 'Q', &mut Rng::from(Seed::from(1)));
/// assert_eq!(unknown.iter().collect::<Vec<_>>(), [("first", 'K'), ("second", 'Q')]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Unknown<P, C, const N: usize> {
    places: Pile<P, N>,
    cards: Pile<C, N>,
    /// How many places come first of which something can be proved.
    proved: usize,
}

impl<P: Copy + Default, C: Copy + Default, const N: usize> Default for Unknown<P, C, N> {
    fn default() -> Self {
        Unknown { places: Pile::default(), cards: Pile::default(), proved: 0 }
    }
}

impl<P: Copy + Default, C: Copy + Default + Ord, const N: usize> Unknown<P, C, N> {
    /// A card that lies here and could be any.
    ///
    /// # Panics
    /// If there are more than `N`.
    #[inline]
    pub fn add(&mut self, place: P, card: C) {
        self.places.push(place);
        self.cards.push(card);
    }

    /// A card that lies here, where not every card can be: [`Unknown::deal`] asks what may.
    ///
    /// # Panics
    /// If there are more than `N`.
    pub fn add_proved(&mut self, place: P, card: C) {
        self.add(place, card);
        let last = self.places.len() - 1;
        self.places.swap(self.proved, last);
        self.cards.swap(self.proved, last);
        self.proved += 1;
    }

    /// Deals the cards anew. `may` says whether a place of which something can be proved may have a card.
    ///
    /// Places with a proof choose first, each any card that it may have. Where they all exclude the same
    /// cards, every deal is exactly as likely as any other. Otherwise such a draw comes up with the chance
    /// `1 / weight`, the product of the numbers to choose from, so several are drawn and one is kept in
    /// proportion to its weight (importance resampling).
    ///
    /// What comes of it depends on the generator and on what is known, never on where the cards really are,
    /// unless no other deal is found.
    pub fn deal(&mut self, may: impl Fn(P, C) -> bool, rng: &mut Rng) {
        let mut sorted = self.cards;
        sorted.sort_unstable();
        if self.proved == 0 {
            self.cards = sorted;
            return rng.shuffle(&mut self.cards);
        }
        let draws = if self.is_even(&may) { 1 } else { DRAWS };
        let (mut kept, mut weights) = (self.cards, 0.0);
        let (mut drawn, mut dead) = (0, 0);
        while drawn < draws && dead < PATIENCE {
            let mut cards = sorted;
            let Some(weight) = self.draw(&mut cards, &may, rng) else {
                dead += 1;
                continue;
            };
            drawn += 1;
            weights += weight;
            if drawn == 1 || rng.unit() * weights < weight {
                kept = cards;
            }
        }
        self.cards = kept;
        rng.shuffle(&mut self.cards[self.proved..]);
    }

    /// Whether all places of which something can be proved may have the same cards.
    fn is_even(&self, may: &impl Fn(P, C) -> bool) -> bool {
        let proved = &self.places[..self.proved];
        let agree = |card| proved.iter().all(|&place| may(place, card) == may(proved[0], card));
        self.cards.iter().all(|&card| agree(card))
    }

    /// Lets each place with a proof choose; nothing if one finds no card that it may have.
    fn draw(&self, cards: &mut Pile<C, N>, may: &impl Fn(P, C) -> bool, rng: &mut Rng) -> Option<f64> {
        let mut weight = 1.0;
        for (place, &whose) in self.places[..self.proved].iter().enumerate() {
            let candidates = || (place..cards.len()).filter(|&other| may(whose, cards[other]));
            let room = candidates().count() as u32;
            let chosen = candidates().nth(rng.below(room) as usize)?;
            weight *= f64::from(room);
            cards.swap(place, chosen);
        }
        Some(weight)
    }

    /// Each place and the card that lies there now.
    pub fn iter(&self) -> impl Iterator<Item = (P, C)> {
        self.places.iter().copied().zip(self.cards.iter().copied())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::Seed;

    #[test]
    fn whoever_has_seen_a_card_stays_sure_of_it_and_nobody_else_becomes_so() {
        let [owner, spy, other, ..] = Seat::ALL;
        let mut known = Known::to(owner);
        known.learn(spy);
        for (eye, sure) in [
            (Eye::All, true),
            (Eye::Seat(owner), true),
            (Eye::Seat(spy), true),
            (Eye::Seat(other), false),
            (Eye::Spectator, false),
        ] {
            assert_eq!(known.is_sure(eye), sure, "{eye:?}");
            assert_eq!(Known::NOBODY.is_sure(eye), eye == Eye::All);
            assert!(Known::EVERYBODY.is_sure(eye));
        }
        assert_eq!(known.open_if(true).of(7, Eye::Spectator), Some(7));
    }

    /// How often each deal comes up; `may` has a row a place.
    fn deals(may: &[&str], cards: &str) -> BTreeMap<String, u32> {
        let mut rng = Rng::from(Seed::from(1));
        let mut found = BTreeMap::new();
        for _ in 0..4000 {
            let mut unknown: Unknown<usize, char, 8> = Unknown::default();
            for (place, card) in cards.chars().enumerate() {
                match may[place] {
                    "" => unknown.add(place, card),
                    _ => unknown.add_proved(place, card),
                }
            }
            unknown.deal(|place, card| may[place].contains(card), &mut rng);
            let mut dealt: Vec<(usize, char)> = unknown.iter().collect();
            dealt.sort_unstable();
            *found.entry(dealt.into_iter().map(|(_, card)| card).collect()).or_default() += 1;
        }
        found
    }

    #[test]
    fn every_deal_that_can_be_is_as_likely_as_any_other() {
        for (may, cards, possible) in [
            (&["", "", ""][..], "abc", 6),
            (&["ab", "", ""], "abc", 4),
            (&["", "bc", "bc"], "abc", 2),
            (&["ab", "bc", ""], "abc", 3),
            (&["ab", "bc", "ac"], "abc", 2),
        ] {
            let found = deals(may, cards);
            assert_eq!(found.len(), possible, "{may:?}: {found:?}");
            let even = 4000 / possible as u32;
            assert!(found.values().all(|&times| times.abs_diff(even) < even / 5), "{may:?}: {found:?}");
        }
    }

    #[test]
    fn where_nothing_else_can_be_everything_stays() {
        assert_eq!(deals(&["a", "b", "c"], "abc"), [("abc".to_owned(), 4000)].into());
    }
}
