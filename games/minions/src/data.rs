//! What is printed on the cards: data that a file can replace.

mod file;
mod read;

use std::fmt::{self, Display, Formatter};
use std::sync::LazyLock;

use engine::{BadCards, CardData, Kind, Seat, Seats, notation};

use crate::{Ability, Card, FEWEST_PLAYERS, Recipe, Symbol};

/// MR-40. How many rounds a game has.
pub(crate) const ROUNDS: usize = 5;

/// How many terrain cards there are, one for each round.
pub(crate) const TERRAINS: usize = ROUNDS;

/// The card list, read and checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cards {
    /// MR-2. The pile of 3, 4, 5 and 6 players, in canonical order.
    pub(crate) piles: [Vec<Card>; 4],
    /// By recipe.
    pub(crate) recipes: Vec<RecipeCard>,
    pub(crate) rounds: [RoundCard; ROUNDS],
    /// In canonical order.
    pub(crate) terrains: Vec<TerrainCard>,
    /// MR-41. Points of an Amber at the end.
    pub(crate) amber: u8,
    /// MR-42. Points of a scaled minion, by how many minions of its symbol its owner has.
    pub(crate) scale: [u8; ROUNDS],
}

/// A recipe card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecipeCard {
    pub(crate) recipe: Recipe,
    pub(crate) name: String,
    pub(crate) symbol: Option<Symbol>,
    pub(crate) cost: u8,
    pub(crate) points: Points,
    pub(crate) ability: Option<Ability>,
}

impl RecipeCard {
    /// Which recipe it is.
    pub fn recipe(&self) -> Recipe {
        self.recipe
    }
}

/// What a minion scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Points {
    Fixed(u8),
    /// MR-42. By the number of minions of its symbol.
    Scaled,
}

/// A round card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundCard {
    /// MR-33. For the first minion of the round.
    pub points: u8,
    /// MR-14. Where hands are passed.
    pub direction: Direction,
}

notation! {
    /// MR-14. Where hands are passed.
    pub enum Direction {
        /// To the next higher seat number.
        Left = "left",
        /// To the next lower one.
        Right = "right",
    }
}

impl Direction {
    /// MR-14, MR-15. Who gets the hand of `seat`: the next of `seats` in this direction, `seat` itself last.
    pub(crate) fn next(self, seats: Seats, seat: Seat) -> Option<Seat> {
        match self {
            Direction::Left => seats.next_after(seat),
            Direction::Right => seats.iter().take_while(|&lower| lower < seat).last().or(seats.iter().last()),
        }
    }
}

/// A terrain card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TerrainCard {
    pub(crate) id: String,
    pub(crate) name: String,
    /// MR-44. By symbol.
    pub(crate) change: [i8; 3],
}

/// As a stack calls it.
impl Display for TerrainCard {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)
    }
}

impl Cards {
    /// MR-2. The Elements and Pots that so many players use.
    pub(crate) fn pile(&self, players: usize) -> &[Card] {
        &self.piles[players - FEWEST_PLAYERS]
    }

    pub(crate) fn recipe(&self, recipe: Recipe) -> &RecipeCard {
        &self.recipes[recipe.index()]
    }
}

static STANDARD: LazyLock<Cards> = LazyLock::new(|| {
    // The embedded file is checked by a test, like any other.
    read::read(include_str!("../cards.toml")).expect("our own cards can be played with")
});

impl CardData for Cards {
    fn standard() -> &'static Cards {
        &STANDARD
    }

    fn read(toml: &str) -> Result<Cards, BadCards> {
        read::read(toml)
    }
}

/// How many cards of each kind, by kind.
pub(crate) fn count_kinds(cards: impl IntoIterator<Item = Card>) -> [usize; Card::ALL.len()] {
    let mut counts = [0; Card::ALL.len()];
    cards.into_iter().for_each(|card| counts[card.index()] += 1);
    counts
}

#[cfg(test)]
mod tests {
    use super::*;

    /// MR-2. The table of the specification.
    #[test]
    fn so_many_cards_are_used_by_so_many_players() {
        let cards = Cards::standard();
        let table = [
            (3, 25, [2, 2, 1], 4, "1 3 5 6 8 10"),
            (4, 33, [3, 3, 1], 5, "1 3 4 5 6 8 10"),
            (5, 41, [4, 3, 2], 6, "1 3 4 5 6 7 8 10"),
            (6, 49, [5, 4, 2], 6, "1 2 3 4 5 6 7 8 9 10"),
        ];
        for (players, size, of_each, ambers, pots) in table {
            let pile = cards.pile(players);
            let counts = count_kinds(pile.iter().copied());
            assert_eq!(pile.len(), size);
            assert!(counts[..9].chunks(3).all(|symbol| symbol == of_each), "{players} players");
            assert_eq!(counts[Card::A.index()], ambers);
            let numbers: Vec<String> =
                pile.iter().filter_map(|card| Some(card.pot()?.number().to_string())).collect();
            assert_eq!(numbers.join(" "), pots);
        }
    }

    /// MR-5. What the round cards show.
    #[test]
    fn round_cards_show_points_and_a_direction() {
        let rounds = Cards::standard().rounds;
        assert_eq!(rounds.map(|round| round.points), [1, 2, 2, 3, 4]);
        use Direction::{Left, Right};
        assert_eq!(rounds.map(|round| round.direction), [Left, Right, Left, Right, Left]);
    }

    /// MR-14, MR-15. The examples of the specification: who is skipped, and which way.
    #[test]
    fn a_hand_goes_to_the_next_who_passes_too() {
        let set = |seats: &[usize]| seats.iter().map(|&seat| Seat::ALL[seat]).collect::<Seats>();
        let goes = |direction: Direction, seats: &[usize]| {
            let set = set(seats);
            seats
                .iter()
                .map(|&seat| direction.next(set, Seat::ALL[seat]).unwrap().index())
                .collect::<Vec<_>>()
        };
        assert_eq!(goes(Direction::Left, &[0, 2, 3]), [2, 3, 0]);
        assert_eq!(goes(Direction::Left, &[0, 3]), [3, 0]);
        assert_eq!(goes(Direction::Right, &[0, 3, 5]), [5, 0, 3]);
    }
}
