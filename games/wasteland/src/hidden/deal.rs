//! Dealing the covered cards anew, every consistent deal about as likely as any other.
//!
//! Cards that some place refuses are dealt first, those with the least room before the others, each to a
//! random free spot. Such a deal comes up with the chance `1 / weight`, where its weight is the product of
//! the free spots that each card could choose from. Several deals are drawn and one is kept in proportion to
//! its weight (importance resampling), which makes all deals about equally likely; where at most one kind of
//! card is refused anywhere they are exactly so. All other cards follow in random order. Should many draws in
//! a row come to a dead end, a matching finds a deal.

use engine::Rng;

use super::covered::{Covered, Homes, MOST_CARDS, MOST_PLACES, Place, PlaceSet, Run, numbers};
use crate::card_set::CardSet;

/// Deals that are drawn before one is kept.
const DRAWS: u32 = 4;

/// Dead ends after which a matching is made.
const PATIENCE: u32 = 40;

impl Covered {
    /// New homes for all cards.
    pub(super) fn deal(&self, rng: &mut Rng) -> Homes {
        let mut homes = self.deal_refused(rng);
        self.deal_rest(&mut homes, rng);
        homes
    }

    /// Homes of the cards that some place refuses.
    fn deal_refused(&self, rng: &mut Rng) -> Homes {
        let mut kept = None;
        let (mut drawn, mut dead, mut weights) = (0, 0, 0.0);
        while drawn < if self.even { 1 } else { DRAWS } && dead < PATIENCE {
            let Some((homes, weight)) = self.draw(rng) else {
                dead += 1;
                continue;
            };
            drawn += 1;
            weights += weight;
            if drawn == 1 || rng.unit() * weights < weight {
                kept = Some(homes);
            }
        }
        kept.unwrap_or_else(|| self.matching(rng))
    }

    /// A random deal of the refused cards, and its weight; nothing if it comes to a dead end.
    fn draw(&self, rng: &mut Rng) -> Option<(Homes, f64)> {
        let mut free = Free::new(self);
        let (mut homes, mut weight) = ([0; MOST_CARDS], 1.0);
        let mut next = homes.iter_mut();
        for run in self.runs.iter() {
            for home in next.by_ref().take(usize::from(run.count)) {
                let open = run.open | free.possible_lies(run, &self.places);
                let room: u32 = numbers(open).map(|place| u32::from(free.spots[place])).sum();
                if room == 0 {
                    return None;
                }
                weight *= f64::from(room);
                let place = free.find(open, rng.below(room));
                free.fill(place, run, &self.places);
                *home = place as u8;
            }
        }
        Some((homes, weight))
    }

    /// The other cards fill what is left, in random order.
    pub(super) fn deal_rest(&self, homes: &mut Homes, rng: &mut Rng) {
        let mut free = Free::new(self).spots;
        homes[..self.refused].iter().for_each(|&home| free[usize::from(home)] -= 1);
        let mut next = self.refused;
        for (place, &free) in free.iter().enumerate() {
            for _ in 0..free {
                homes[next] = place as u8;
                next += 1;
            }
        }
        rng.shuffle(&mut homes[self.refused..next]);
    }
}

/// Free spots while cards are dealt.
pub(super) struct Free {
    /// Free spots of each place.
    pub(super) spots: [u8; MOST_PLACES],
    /// Lies in each place.
    lies: [u8; MOST_PLACES],
    /// WR-50. The colours about which each player has lied: one card each.
    lied: [CardSet; 4],
}

impl Free {
    pub(super) fn new(covered: &Covered) -> Free {
        let mut spots = [0; MOST_PLACES];
        covered.places.iter().zip(&mut spots).for_each(|(place, spots)| *spots = place.size);
        Free { spots, lies: [0; MOST_PLACES], lied: [CardSet::EMPTY; 4] }
    }

    /// The places where a card of this kind can still be a lie.
    fn possible_lies(&self, run: &Run, places: &[Place]) -> PlaceSet {
        let possible = |&number: &usize| {
            let place = &places[number];
            self.lied[place.owner.index()].both(run.kind).is_empty() && self.lies[number] < place.most_lies
        };
        numbers(run.lies).filter(possible).fold(0, |set, number| set | 1 << number)
    }

    /// The place that has the free spot with this number among those of `open`.
    fn find(&self, open: PlaceSet, mut spot: u32) -> usize {
        let here = |&place: &usize| {
            let free = u32::from(self.spots[place]);
            let here = spot < free;
            spot = spot.wrapping_sub(free);
            here
        };
        numbers(open).find(here).unwrap_or_default()
    }

    fn fill(&mut self, number: usize, run: &Run, places: &[Place]) {
        self.spots[number] -= 1;
        if run.lies >> number & 1 == 1 {
            self.lies[number] += 1;
            let lied = &mut self.lied[places[number].owner.index()];
            *lied = lied.either(run.kind);
        }
    }
}
