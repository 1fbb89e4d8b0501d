//! A deal that no place refuses, by a matching: for when draws come to nothing but dead ends.

use engine::Rng;

use super::covered::{Covered, Homes, MOST_CARDS, MOST_PLACES, Place, PlaceSet};
use super::deal::Free;

const NOWHERE: u8 = u8::MAX;

impl Covered {
    /// A deal of the refused cards in which whatever was a lie stays where it is, by augmenting paths. There
    /// always is one: the real deal.
    pub(super) fn matching(&self, rng: &mut Rng) -> Homes {
        let mut matching =
            Matching { covered: self, free: Free::new(self).spots, homes: [NOWHERE; MOST_CARDS] };
        for index in 0..self.refused {
            let home = usize::from(self.truth[index]);
            if self.places[home].lies.has(self.cards()[index]) {
                matching.homes[index] = home as u8;
                matching.free[home] -= 1;
            }
        }
        for index in 0..self.refused {
            if matching.homes[index] == NOWHERE {
                let found = matching.find_home(index, &mut 0, rng);
                debug_assert!(found, "the real deal shows that there is one");
            }
        }
        matching.homes
    }
}

/// Cards that find homes one after the other, sending others elsewhere if they must.
struct Matching<'a> {
    covered: &'a Covered,
    free: [u8; MOST_PLACES],
    homes: Homes,
}

impl Matching<'_> {
    fn find_home(&mut self, index: usize, tried: &mut PlaceSet, rng: &mut Rng) -> bool {
        let places = self.covered.places.len();
        let turn = rng.below(places as u32) as usize;
        for place in (0..places).map(|place| (place + turn) % places) {
            if *tried >> place & 1 == 1 || !self.takes(place, index) {
                continue;
            }
            *tried |= 1 << place;
            if self.free[place] > 0 {
                self.free[place] -= 1;
                self.homes[index] = place as u8;
                return true;
            }
            if self.make_room(place, tried, rng) {
                self.homes[index] = place as u8;
                return true;
            }
        }
        false
    }

    fn make_room(&mut self, place: usize, tried: &mut PlaceSet, rng: &mut Rng) -> bool {
        (0..self.covered.refused).any(|other| {
            let lie = self.covered.places[place].lies.has(self.covered.cards()[other]);
            usize::from(self.homes[other]) == place && !lie && self.find_home(other, tried, rng)
        })
    }

    fn takes(&self, place: usize, index: usize) -> bool {
        let Place { refuses, lies, .. } = self.covered.places[place];
        let card = self.covered.cards()[index];
        !refuses.has(card) && !lies.has(card)
    }
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Game, Imagination, Seed, Setup};

    use super::*;
    use crate::{Options, Wasteland};

    /// WR-75. Whatever the draws come to, the matching finds a deal that no place refuses.
    #[test]
    fn the_matching_always_finds_a_deal() {
        for (players, seed) in (2..=4).flat_map(|players| (0..60).map(move |seed| (players, seed))) {
            let mut rng = Rng::new(Seed::from(seed), players as u64);
            let liars = players > 2 && seed % 2 == 1;
            let options = Options { alliance: liars, witnesses: liars };
            let mut game =
                Wasteland::new(&Setup { options, ..Setup::plain(players) }, &mut Imagination(&mut rng))
                    .unwrap();
            while let Some(seat) = game.to_act().iter().next() {
                for eye in [Eye::Seat(seat), Eye::Spectator] {
                    check_matching(&Covered::to(&game, eye), &mut rng);
                }
                let action = *rng.pick(&game.legal(seat)).unwrap();
                game.apply(seat, action, &mut Imagination(&mut rng));
            }
        }
    }

    fn check_matching(covered: &Covered, rng: &mut Rng) {
        let mut homes = covered.matching(rng);
        covered.deal_rest(&mut homes, rng);
        let mut filled = [0; MOST_PLACES];
        for (index, (card, &home)) in covered.cards().iter().zip(&homes).enumerate() {
            let place = &covered.places[usize::from(home)];
            assert!(!place.refuses.has(*card), "{card} in {place:?}");
            assert!(!place.lies.has(*card) || covered.truth[index] == home, "a new lie: {card} in {place:?}");
            filled[usize::from(home)] += 1;
        }
        assert!(covered.places.iter().zip(filled).all(|(place, filled)| place.size == filled));
    }
}
