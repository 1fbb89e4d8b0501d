//! What a seat could create with the cards it has.

use engine::Seat;

use crate::card::{Bag, less, pots};
use crate::rules::ability::Abilities;
use crate::{Ability, Card, Minions, Pot, Recipe};

/// What a seat could create with, once its Pot is set aside.
#[derive(Clone, Copy, Hash)]
pub(crate) struct Prospect {
    pub(crate) cards: Bag,
    pub(crate) abilities: Abilities,
    pub(crate) has_pot: bool,
}

impl Prospect {
    /// With what the seat has drafted.
    pub(crate) fn of(game: &Minions, seat: Seat) -> Prospect {
        Prospect::with(game, seat, game.players[seat].drafted)
    }

    /// MR-52, MR-61. The Pot that is revealed pays nothing, and neither does the Amber that becomes one.
    pub(crate) fn with(game: &Minions, seat: Seat, cards: Bag) -> Prospect {
        let abilities = game.unused_abilities(seat);
        match pots(cards).next() {
            _ if game.players[seat].pot.is_some() => Prospect { cards, abilities, has_pot: true },
            Some(pot) => Prospect { cards: less(cards, pot), abilities, has_pot: true },
            None if cards.has(Card::A) && abilities.has(Ability::Pot0) => Prospect::of_zero(cards, abilities),
            None => Prospect { cards, abilities, has_pot: false },
        }
    }

    /// With what the seat has drafted, behind this Pot.
    pub(crate) fn behind(game: &Minions, seat: Seat, pot: Pot) -> Prospect {
        let (cards, abilities) = (game.players[seat].drafted, game.unused_abilities(seat));
        match pot.card() {
            Some(card) => Prospect { cards: less(cards, card), abilities, has_pot: true },
            None => Prospect::of_zero(cards, abilities),
        }
    }

    /// MR-52. Behind the Pot that an Amber becomes.
    fn of_zero(cards: Bag, abilities: Abilities) -> Prospect {
        let pot0: Abilities = [Ability::Pot0].into_iter().collect();
        Prospect { cards: less(cards, Card::A), abilities: abilities.without(pot0), has_pot: true }
    }

    pub(crate) fn reach(&self, game: &Minions, recipe: Recipe) -> u8 {
        game.worth(recipe).reach(self.cards, self.abilities)
    }

    /// The recipes of the area that could be created now.
    pub(crate) fn in_reach(&self, game: &Minions) -> impl Iterator<Item = Recipe> {
        let can =
            |recipe: &Recipe| self.has_pot && self.reach(game, *recipe) >= game.cards.recipe(*recipe).cost;
        game.recipes.iter().filter(can)
    }
}
