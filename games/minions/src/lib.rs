#![doc = include_str!("../README.md")]

mod action;
mod card;
mod card_set;
mod data;
mod event;
mod heuristic;
mod hidden;
mod knowledge;
mod numbered;
mod options;
mod rules;
mod shown;
mod stage;

use engine::{PerSeat, Pile, Seat, Seats, notation};

pub use action::Action;
pub use card::{Card, Pot, Recipe, Symbol};
pub use data::{Cards, Direction, RecipeCard, RoundCard, TerrainCard};
pub use event::Event;
pub use options::Options;
pub use rules::ability::Ability;
pub use rules::value::Value;
pub use shown::State;

use card::{Bag, ORDINARY};
use card_set::Recipes;
use data::{ROUNDS, TERRAINS};
use rules::ability::Abilities;

/// MR-1. The smallest table.
const FEWEST_PLAYERS: usize = 3;

/// MR-1. The largest table.
const MOST_PLAYERS: usize = 6;

/// All Elements and Pots of the largest game.
const ALL_CARDS: usize = 49;

/// MR-7. Cards dealt to each seat.
const HAND: usize = 5;

/// MR-12. So often a seat drafts in a round at most.
const TURNS: usize = HAND - 1;

/// MR-35. Cards that a seat carries over at most.
const KEPT: usize = 3;

/// What is left of the pile when the smallest table has been dealt its hands, if every card is used.
const DECK: usize = ALL_CARDS - FEWEST_PLAYERS * HAND;

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Minions {
    cards: &'static Cards,
    players: PerSeat<Player, MOST_PLAYERS>,
    /// MR-8. The area.
    recipes: Recipes,
    /// MR-38. Recipes that nobody created.
    removed: Recipes,
    /// MR-3. Recipes put away at the start.
    unused: Recipes,
    /// The rest of the pile, top first.
    deck: Pile<Card, DECK>,
    /// Top last, so that it is taken off the end.
    recipe_deck: Pile<Recipe, ORDINARY>,
    /// MR-6. By round, as places in the list of terrain cards; none in a basic game.
    terrain: Pile<u8, TERRAINS>,
    /// Who reveals, or who creates and in which order.
    queue: Pile<Seat, MOST_PLAYERS>,
    seats: Seats,
    /// MR-10. Who is still in this round's draft.
    active: Seats,
    /// Who has to decide.
    waiting: Seats,
    /// From 1.
    round: u8,
    /// MR-12. The turn of the draft, from 1.
    turn: u8,
    phase: Phase,
}

notation! {
    /// What there is to do.
    enum Phase {
        /// MR-10. Draft a card.
        Draft = "draft",
        /// MR-11. Pass or drop.
        Choose = "choose",
        /// MR-20. Reveal a Pot.
        Reveal = "reveal",
        /// MR-24. Choose a recipe.
        Create = "create",
        /// MR-26. Pay for it.
        Pay = "pay",
        /// MR-35. Keep cards.
        Keep = "keep",
        /// Nothing any more.
        Over = "over",
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Player {
    hand: Bag,
    /// The own face-down cards, those carried over included.
    drafted: Bag,
    /// MR-13. What was put in the middle this round.
    thrown: Bag,
    /// MR-58. What was discarded face up this round.
    spent: Bag,
    kept: Bag,
    /// Hands passed on this round, oldest first.
    passed: Pile<Bag, { TURNS - 1 }>,
    /// To whom.
    passed_to: Pile<Seat, { TURNS - 1 }>,
    /// Cards drafted this round, oldest first, wherever they are now.
    picks: Pile<Card, TURNS>,
    /// A secret choice while others still choose.
    choice: Option<Secret>,
    /// MR-20. The revealed Pot until it is spent.
    pot: Option<Pot>,
    /// The recipe being paid for.
    recipe: Option<Recipe>,
    paid: u8,
    /// MR-50. Abilities used this round.
    used: Abilities,
    /// MR-32. Created, oldest first.
    minions: Pile<Recipe, ROUNDS>,
    /// MR-33. Round cards won, a bit each.
    rounds: u8,
}

/// MR-11, MR-20. What is chosen secretly and shown when all have chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Secret {
    Pass,
    Drop,
    Reveal(Option<Pot>),
}
