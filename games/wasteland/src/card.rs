//! The species cards.

use std::fmt::{self, Debug, Display, Formatter};
use std::str::FromStr;

use engine::{BadAction, Kind, notation, text_in_json};

use crate::card_set::CardSet;

notation! {
    /// A species, which is the colour of its cards, in canonical order.
    pub enum Species {
        /// Black.
        Ghost = "G",
        /// Green.
        Dryad = "D",
        /// Yellow.
        Harpy = "H",
        /// Blue.
        Merfolk = "M",
    }
}

/// Something for each species, in canonical order.
pub(crate) type BySpecies<T> = [T; 4];

/// Makes something for each species.
#[inline]
pub(crate) fn by_species<T>(mut make: impl FnMut(Species) -> T) -> BySpecies<T> {
    std::array::from_fn(|index| make(Species::ALL[index]))
}

/// A species card. The two -5 of a species are the same card.
///
/// It is the number of its bit in `CardSet`: sixteen bits a species, of which twelve are cards, by
/// value. The second bit of a species is the second -5 and never a card of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(pub(crate) u8);

/// Bits a species has.
pub(crate) const LANE: u8 = 16;

/// The values by place in the species' bits; the last four bits are nobody's.
pub(crate) const VALUES: [i8; LANE as usize] = [-5, -5, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 0, 0, 0, 0];

/// Places of the cards of a species: all but the second -5 and the empty ones.
const RANKS: [u8; 11] = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

impl Card {
    const fn new(species: Species, rank: u8) -> Card {
        Card(species as u8 * LANE + rank)
    }

    /// Every card there can be, in canonical order, twins once.
    pub fn all() -> impl Iterator<Item = Card> {
        Species::ALL.iter().flat_map(|&species| RANKS.into_iter().map(move |rank| Card::new(species, rank)))
    }

    /// Its place in [`Card::every_bit`].
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whatever a card's number can be, in order, even where there is no such card.
    pub(crate) fn every_bit() -> impl Iterator<Item = Card> {
        (0..4 * LANE).map(Card)
    }

    /// The card of the same value in another species.
    pub(crate) const fn in_colour(self, species: Species) -> Card {
        Card::new(species, self.0 % LANE)
    }

    /// Its species.
    pub const fn species(self) -> Species {
        Species::ALL[(self.0 / LANE % 4) as usize]
    }

    /// Its value.
    pub const fn value(self) -> i8 {
        VALUES[(self.0 % LANE) as usize]
    }

    /// -5, 10 and 12.
    pub const fn is_special(self) -> bool {
        matches!(self.value(), -5 | 10 | 12)
    }

    /// WR-63. Icons of its own species; one on 4 to 8 is reconstructed.
    pub const fn icons(self) -> u8 {
        match self.value() {
            10 | 12 => 2,
            4..=8 => 1,
            _ => 0,
        }
    }
}

/// WR-1. The cards of four players. The first 36 are those of three, the first 32 those of two.
pub(crate) const PACK: [Card; 48] = {
    const IN_EVERY_PACK: [u8; 8] = [0, 2, 3, 4, 5, 7, 8, 9];
    const FROM_THREE_PLAYERS: [u8; 1] = [11];
    const FROM_FOUR_PLAYERS: [u8; 3] = [0, 6, 10];
    let mut pack = [Card(0); 48];
    let parts: [&[u8]; 3] = [&IN_EVERY_PACK, &FROM_THREE_PLAYERS, &FROM_FOUR_PLAYERS];
    let (mut next, mut part) = (0, 0);
    while part < 3 {
        let mut index = 0;
        while index < 4 * parts[part].len() {
            pack[next] = Card::new(Species::ALL[index % 4], parts[part][index / 4]);
            next += 1;
            index += 1;
        }
        part += 1;
    }
    pack
};

/// WR-1. How many cards are played with.
pub(crate) const fn pack_size(players: usize) -> usize {
    match players {
        2 => 32,
        3 => 36,
        _ => 48,
    }
}

/// WR-1. The cards that so many players play with.
pub(crate) const fn pack(players: usize) -> CardSet {
    const PACKS: [CardSet; 3] =
        [CardSet::first_of_pack(32), CardSet::first_of_pack(36), CardSet::first_of_pack(48)];
    match players {
        2 => PACKS[0],
        3 => PACKS[1],
        _ => PACKS[2],
    }
}

impl Display for Card {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.species(), self.value())
    }
}

impl Debug for Card {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = BadAction;
    fn from_str(text: &str) -> Result<Card, BadAction> {
        Card::all().find(|card| card.to_string() == text).ok_or(BadAction)
    }
}

text_in_json!(Card);

#[cfg(test)]
mod tests {
    use super::*;

    fn values(players: usize, species: Species) -> Vec<i8> {
        let pack = &PACK[..pack_size(players)];
        let mut values: Vec<i8> =
            pack.iter().filter(|card| card.species() == species).map(|card| card.value()).collect();
        values.sort_unstable();
        values
    }

    /// WR-1.
    #[test]
    fn every_species_has_the_values_of_the_player_count() {
        for &species in Species::ALL {
            assert_eq!(values(4, species), [-5, -5, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12]);
            assert_eq!(values(3, species), [-5, 1, 2, 3, 4, 6, 7, 8, 12]);
            assert_eq!(values(2, species), [-5, 1, 2, 3, 4, 6, 7, 8]);
        }
    }

    /// WR-63.
    #[test]
    fn cards_up_to_three_have_no_icon_and_ten_and_twelve_have_two() {
        let icons: Vec<(i8, u8)> = Card::all().take(11).map(|card| (card.value(), card.icons())).collect();
        let expected =
            [(-5, 0), (1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 1), (7, 1), (8, 1), (10, 2), (12, 2)];
        assert_eq!(icons, expected);
    }

    #[test]
    fn special_are_minus_five_ten_and_twelve() {
        let special: Vec<String> =
            Card::all().filter(|card| card.is_special()).map(|card| card.to_string()).collect();
        assert_eq!(special.join(" "), "G-5 G10 G12 D-5 D10 D12 H-5 H10 H12 M-5 M10 M12");
    }
}
