//! The set-up: MR-1 to MR-6.

use std::fmt::{self, Display, Formatter};

use engine::{PerSeat, Pile, Setup, World};

use crate::card::ORDINARY;
use crate::card_set::Recipes;
use crate::data::ROUNDS;
use crate::{Minions, Phase, Recipe, TerrainCard};

/// A terrain card and its place in the list.
#[derive(Clone, Copy)]
struct Numbered(u8, &'static TerrainCard);

impl Display for Numbered {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.1.fmt(f)
    }
}

impl Minions {
    /// MR-1 to MR-6.
    pub(super) fn start(setup: &Setup<Minions>, world: &mut impl World<Minions>) -> Minions {
        let seats = setup.seats();
        let mut game = Minions {
            cards: setup.cards,
            players: PerSeat::default(),
            recipes: Recipes::default(),
            removed: Recipes::default(),
            unused: Recipes::default(),
            deck: Pile::default(),
            recipe_deck: Pile::default(),
            terrain: Pile::default(),
            queue: Pile::default(),
            seats,
            active: seats,
            waiting: seats,
            round: 1,
            turn: 1,
            phase: Phase::Draft,
        };
        game.choose_recipes(setup.options.terrain, world);
        if setup.options.terrain {
            game.lay_terrain(world);
        }
        game.start_round(world);
        game
    }

    /// MR-3, MR-4. Five recipes for each seat; with terrain one of them is the legendary one.
    fn choose_recipes(&mut self, terrain: bool, world: &mut impl World<Minions>) {
        let wanted = ROUNDS * self.seats.len();
        let mut ordinary: Pile<Recipe, ORDINARY> = Recipe::all().take(ORDINARY).collect();
        world.shuffle(&mut ordinary);
        let (taken, put_away) = ordinary.split_at(if terrain { wanted - 1 } else { wanted });
        self.unused = put_away.iter().copied().collect();
        self.recipe_deck = taken.iter().copied().collect();
        if terrain {
            self.recipe_deck.push(Recipe::LEGEND);
            world.shuffle(&mut self.recipe_deck);
        }
        self.recipe_deck.reverse();
    }

    /// MR-6.
    fn lay_terrain(&mut self, world: &mut impl World<Minions>) {
        let mut cards: [Numbered; ROUNDS] =
            std::array::from_fn(|place| Numbered(place as u8, &self.cards.terrains[place]));
        world.shuffle(&mut cards);
        self.terrain = cards.iter().map(|card| card.0).collect();
    }
}
