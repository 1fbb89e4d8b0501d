//! The revolution: what the abandoned cards make the captured ones worth.

use engine::{Game, Kind, PerSeat, Seat, World};

use super::DEALS;
use crate::card::{BySpecies, by_species};
use crate::card_set::CardSet;
use crate::event::{Event, Gain};
use crate::{Card, Desert, Phase, Species, Wasteland};

/// WR-48. Cards that an alliance card counts for at most.
pub(crate) const ALLY_WORTH: u8 = 3;

/// What a finished deal was scored by; the rest follows from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LastDeal {
    pub(crate) deserts: PerSeat<Desert, 4>,
    pub(crate) spare: CardSet,
    pub(crate) counts: PerSeat<BySpecies<u8>, 4>,
    pub(crate) allies: PerSeat<Option<Species>, 4>,
}

/// WR-39, WR-60. The sum of each colour; that of no cards is 0.
pub(crate) fn sums(cards: impl Iterator<Item = Card>) -> BySpecies<i8> {
    let cards: CardSet = cards.collect();
    by_species(|species| cards.sum_of(species))
}

/// WR-42. The place of each colour: colours with equal sums take the lowest of the places they occupy
/// together.
pub(crate) fn places(sums: &BySpecies<i8>) -> BySpecies<u8> {
    sums.map(|sum| sums.iter().filter(|&&other| other >= sum).count() as u8)
}

/// WR-42. How many prices are found before the one of this colour: from the last place to the first, of one
/// place in canonical order.
fn prices_before(sums: &BySpecies<i8>, species: Species) -> usize {
    let rank = |species: Species| (sums[species.index()], species.index());
    Species::ALL.iter().filter(|&&other| rank(other) < rank(species)).count()
}

/// WR-40 to WR-42. Points for each captured card, by its colour.
pub(crate) fn values(sums: &BySpecies<i8>) -> BySpecies<i8> {
    let places = places(sums);
    std::array::from_fn(|index| match places[index] {
        1 => 2,
        2 => 1,
        3 => 0,
        _ if sums[index] > 0 => -1,
        _ => -2,
    })
}

/// WR-48. How many captured cards an alliance card counts for, given its owner's desert.
pub(crate) fn ally_worth(species: Species, desert: &Desert) -> u8 {
    let icons: u8 = desert.iter().filter(|card| card.species() == species).map(|card| card.icons()).sum();
    ALLY_WORTH.saturating_sub(icons)
}

impl LastDeal {
    /// WR-39.
    pub(crate) fn sums(&self) -> BySpecies<i8> {
        let deserts = Seat::ALL[..4].iter().flat_map(|&seat| self.deserts[seat].iter().copied());
        sums(deserts.chain(self.spare.iter()))
    }

    /// WR-48. A player's alliance card and what it counts for.
    pub(crate) fn ally(&self, seat: Seat) -> Option<(Species, u8)> {
        self.allies[seat].map(|species| (species, ally_worth(species, &self.deserts[seat])))
    }

    /// WR-43, WR-49. A player's gain, before the floor of 0.
    pub(crate) fn gain(&self, seat: Seat, values: &BySpecies<i8>) -> i16 {
        let captured = self.counts[seat].iter().zip(values);
        let captured: i16 = captured.map(|(&count, &value)| i16::from(count) * i16::from(value)).sum();
        let ally = self
            .ally(seat)
            .map_or(0, |(species, worth)| i16::from(worth) * i16::from(values[species.index()]));
        captured + ally
    }
}

impl Wasteland {
    /// WR-38 to WR-45.
    pub(super) fn revolt(&mut self, world: &mut impl World<Wasteland>) {
        let deal = LastDeal {
            deserts: PerSeat::from_fn(|seat| self.players[seat].desert),
            spare: self.spare,
            counts: PerSeat::from_fn(|seat| self.players[seat].scored.counts()),
            allies: PerSeat::from_fn(|seat| self.players[seat].ally),
        };
        self.last_deal = Some(deal);
        self.phase = Phase::Revolt(0);
        world.show(self, Event::Revolted { round: self.round });
        self.open_deserts(&deal, world);
        let sums = deal.sums();
        self.find_prices(&deal, &sums, world);
        let values = values(&sums);
        for seat in self.after_first() {
            self.score(seat, &deal, &values, world);
        }
        if self.round == DEALS {
            world.tell(Event::DealOver { round: self.round });
            self.phase = Phase::Over;
            world.tell(Event::GameOver { winners: self.standing().winners });
        } else {
            self.show_step(Event::DealOver { round: self.round }, world);
            self.next_deal(world);
        }
    }

    /// Clockwise from the left of the start player card, its holder last.
    pub(crate) fn after_first(&self) -> impl Iterator<Item = Seat> + use<> {
        let (seats, first) = (self.seats, self.first);
        let order = move |seat: &Seat| seats.next_after(*seat);
        std::iter::successors(seats.next_after(first), order).take(seats.len())
    }

    /// WR-38, WR-39. The deserts are turned up, one after the other.
    fn open_deserts(&mut self, deal: &LastDeal, world: &mut impl World<Wasteland>) {
        for seat in self.after_first() {
            self.show_step(Event::DesertRevealed { seat, desert: deal.deserts[seat] }, world);
        }
        if !deal.spare.is_empty() {
            self.show_step(Event::SpareRevealed { cards: deal.spare.iter().collect() }, world);
        }
    }

    /// WR-40 to WR-42. The prices are found, from the last place to the first.
    fn find_prices(&mut self, deal: &LastDeal, sums: &BySpecies<i8>, world: &mut impl World<Wasteland>) {
        let spare = deal.spare.iter().collect();
        // A search shows nothing, and then need not ask which colour it is: nothing is sorted.
        for number in 0..Species::ALL.len() {
            let is_next = |species: &Species| prices_before(sums, *species) == number;
            let species = Species::ALL.iter().copied().find(is_next).unwrap_or_default();
            self.show_step(Event::Priced { species, deserts: deal.deserts, spare }, world);
        }
    }

    /// The next step of the revolution.
    fn show_step(&mut self, event: Event, world: &mut impl World<Wasteland>) {
        if let Phase::Revolt(steps) = &mut self.phase {
            *steps += 1;
        }
        world.show(self, event);
    }

    /// WR-43, WR-62. The gain is added at once; a score never falls below 0.
    fn score(
        &mut self,
        seat: Seat,
        deal: &LastDeal,
        values: &BySpecies<i8>,
        world: &mut impl World<Wasteland>,
    ) {
        if let Some((species, worth)) = deal.ally(seat) {
            world.tell(Event::AllyCounted { seat, species, worth });
        }
        let points = deal.gain(seat, values);
        let before = self.players[seat].score;
        let after = (before + points).max(0);
        self.players[seat].score = after;
        let gain = Gain { counts: deal.counts[seat], ally: deal.ally(seat), values: *values, points };
        self.show_step(Event::Gained { seat, gain, before, after }, world);
    }
}

/// What people have been shown of a revolution.
impl Wasteland {
    /// Whether a player's desert is open.
    pub(crate) fn has_revolted(&self, seat: Seat) -> bool {
        self.steps_after(0).is_some_and(|steps| self.turn_in_revolt(seat) < steps)
    }

    /// Whether the cards that nobody was dealt are open.
    pub(crate) fn spare_has_revolted(&self) -> bool {
        self.steps_after(self.seats.len()).is_some_and(|steps| steps > 0)
    }

    /// Whether the price of a colour is found.
    pub(crate) fn has_price(&self, species: Species) -> bool {
        let Some(steps) = self.steps_after(self.seats.len() + self.spare_steps()) else { return false };
        let deal = self.last_deal.as_ref();
        deal.is_some_and(|deal| prices_before(&deal.sums(), species) < steps)
    }

    /// Whether a player has been paid.
    pub(crate) fn is_paid(&self, seat: Seat) -> bool {
        self.steps_of_pay().is_some_and(|steps| self.turn_in_revolt(seat) < steps)
    }

    /// What a player has been paid, before the floor of 0.
    pub(crate) fn gain_paid(&self, seat: Seat) -> Option<i16> {
        let deal = self.last_deal.as_ref().filter(|_| self.is_paid(seat))?;
        Some(deal.gain(seat, &values(&deal.sums())))
    }

    /// Whether everybody has been paid, and that has been seen.
    pub(crate) fn deal_is_over(&self) -> bool {
        self.steps_of_pay().is_some_and(|steps| steps > self.seats.len())
    }

    fn steps_of_pay(&self) -> Option<usize> {
        self.steps_after(self.seats.len() + self.spare_steps() + Species::ALL.len())
    }

    /// The steps shown after so many others, in a revolution.
    fn steps_after(&self, others: usize) -> Option<usize> {
        match self.phase {
            Phase::Revolt(steps) => usize::from(steps).checked_sub(others),
            _ => None,
        }
    }

    fn spare_steps(&self) -> usize {
        usize::from(!self.spare.is_empty())
    }

    /// The place of a player in the order in which deserts revolt and players are paid.
    fn turn_in_revolt(&self, seat: Seat) -> usize {
        let players = self.seats.len();
        (seat.index() + players - 1 - self.first.index()) % players
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// WR-40, WR-41, WR-42.
    #[test]
    fn the_table_of_ties_holds_for_low_sums_above_zero_and_below() {
        let table = [
            ([9, 8, 7, 6], [2, 1, 0, 9]),
            ([9, 9, 7, 6], [1, 1, 0, 9]),
            ([9, 8, 8, 6], [2, 0, 0, 9]),
            ([9, 8, 7, 7], [2, 1, 9, 9]),
            ([9, 9, 9, 6], [0, 0, 0, 9]),
            ([9, 8, 8, 8], [2, 9, 9, 9]),
            ([9, 9, 7, 7], [1, 1, 9, 9]),
            ([9, 9, 9, 9], [9, 9, 9, 9]),
        ];
        for (shape, expected) in table {
            for shift in [0, -6, -7, -9, -20] {
                let sums = shape.map(|sum: i8| sum + shift);
                let low = if sums[3] > 0 { -1 } else { -2 };
                let expected = expected.map(|value| if value == 9 { low } else { value });
                assert_eq!(values(&sums), expected, "{sums:?}");
                let turned = [sums[2], sums[0], sums[3], sums[1]];
                assert_eq!(values(&turned), [expected[2], expected[0], expected[3], expected[1]]);
            }
        }
    }

    /// WR-41, WR-60. The third colour is worth 0 whatever its sum, and a colour without cards has the sum 0.
    #[test]
    fn only_the_lowest_colour_is_worth_minus_two() {
        assert_eq!(values(&[12, 5, -3, -10]), [2, 1, 0, -2]);
        assert_eq!(values(&[12, 5, 1, 0]), [2, 1, 0, -2]);
        assert_eq!(values(&[0, 5, 1, -5]), [0, 2, 1, -2]);
    }

    /// WR-39, WR-40, WR-41, WR-42, WR-68. The fourth example of the rulebook.
    #[test]
    fn two_colours_share_the_third_place_although_they_are_negative() {
        let cards = "H8 H10 H12 M-5 M1 M2 D-5 D3 G-5 G-5 G1 G2";
        let sums = sums(cards.split(' ').map(|card| card.parse().unwrap()));
        assert_eq!(sums, [-7, -2, 30, -2]);
        assert_eq!(values(&sums), [-2, 0, 2, 0]);
        assert_eq!(places(&sums), [4, 3, 1, 3]);
    }

    /// WR-48, WR-49, WR-63. The seventh example of the rulebook, and its neighbours.
    #[test]
    fn an_alliance_card_counts_three_less_the_icons_of_its_species() {
        let worth = |desert: &str| {
            ally_worth(Species::Ghost, &desert.split(' ').map(|card| card.parse().unwrap()).collect())
        };
        assert_eq!(worth("G10 G3 D8"), 1);
        assert_eq!(worth("G1 G2 G-5"), 3);
        assert_eq!(worth("D10 M12 H8"), 3);
        assert_eq!(worth("G4 G8 D8"), 1);
        assert_eq!(worth("G4 G6 G8"), 0);
        assert_eq!(worth("G10 G12 G8"), 0);
    }
}
