#![doc = include_str!("../README.md")]

mod ability;
mod action;
mod card;
mod cards;
mod cards_file;
mod create;
mod draft;
mod event;
mod glimpse;
mod heuristic;
mod names;
mod prospect;
mod recipe;
mod redeal;
mod refusal;
mod restore;
mod round;
mod scene;
mod shown;
mod story;
mod value;

use std::hash::Hasher;

use engine::{
    About, Actions, BadState, Eye, Game, Inventory, News, OptionAbout, PerSeat, Pile, Refusal, Rng, Scene,
    Seat, Seats, Setup, SetupError, Standing, Suit, World,
};
use serde::{Deserialize, Serialize};

pub use ability::Ability;
pub use action::Action;
pub use card::{Card, Pot, Symbol};
pub use cards::{Cards, Direction, RecipeCard, RoundCard, TerrainCard};
pub use event::Event;
pub use recipe::Recipe;
pub use shown::Shown;
pub use value::Value;

use ability::Abilities;
use card::Bag;
use cards::{ROUNDS, TERRAINS};
use recipe::{ORDINARY, Recipes};

/// All Elements and Pots of the largest game.
pub(crate) const ALL_CARDS: usize = 49;

/// MR-7. Cards dealt to each seat.
pub(crate) const HAND: usize = 5;

/// MR-12. So often a seat drafts in a round at most.
pub(crate) const TURNS: usize = HAND - 1;

/// MR-35. Cards that a seat carries over at most.
pub(crate) const KEPT: usize = 3;

/// What is left of the pile when three players have been dealt their hands, if every card is used.
const DECK: usize = ALL_CARDS - 3 * HAND;

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Minions {
    cards: &'static Cards,
    players: PerSeat<Player>,
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
    queue: Pile<Seat, { engine::MAX_SEATS }>,
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

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Phase {
    /// MR-10. Draft a card.
    Draft,
    /// MR-11. Pass or drop.
    Choose,
    /// MR-20. Reveal a Pot.
    Reveal,
    /// MR-24. Choose a recipe.
    Create,
    /// MR-26. Pay for it.
    Pay,
    /// MR-35. Keep cards.
    Keep,
    Over,
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

/// The variants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Terrain cards and the Legendary Recipe.
    #[serde(default)]
    pub terrain: bool,
}

const WATER: &str = "water";
const TREE: &str = "tree";
const STONE: &str = "stone";
const AMBER: &str = "amber";
const POT: &str = "pot";
const LEGEND: &str = "legend";
const ROUND: &str = "round";

impl Game for Minions {
    type Action = Action;
    type Event = Event;
    type Options = Options;
    type Cards = Cards;
    type Shown = Shown;

    const ABOUT: About = About {
        slug: "minions",
        rules_version: 1,
        players: 3..=6,
        minutes: 30..=45,
        options: &[OptionAbout { name: "terrain", values: &["false", "true"], default: "false" }],
        suits: &[
            Suit { id: WATER, symbol: '≈', colour: (90, 160, 225) },
            Suit { id: TREE, symbol: '♣', colour: (110, 175, 95) },
            Suit { id: STONE, symbol: '▲', colour: (165, 155, 150) },
            Suit { id: AMBER, symbol: '◆', colour: (235, 175, 70) },
            Suit { id: POT, symbol: '∪', colour: (190, 120, 200) },
            Suit { id: LEGEND, symbol: '★', colour: (235, 90, 90) },
            Suit { id: ROUND, symbol: '↻', colour: (225, 215, 190) },
        ],
        locales: engine::locales!(),
        art: include_str!("../art.svg"),
        figures: engine::figures!["start", "draft", "pots", "pay"],
        lesson: include_str!("../lesson.json"),
    };

    /// MR-68. The first seat has been checked, and nothing is done in turn order.
    fn new(setup: &Setup<Minions>, world: &mut impl World<Event>) -> Result<Minions, SetupError> {
        Ok(Minions::start(setup, world))
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    #[inline]
    fn to_act(&self) -> Seats {
        self.waiting
    }

    #[inline]
    fn list_legal(&self, seat: Seat, actions: &mut Actions<Action>) {
        if !self.waiting.contains(seat) {
            return;
        }
        match self.phase {
            Phase::Draft => self.list_drafts(seat, actions),
            Phase::Choose => self.list_pass_or_drop(seat, actions),
            Phase::Reveal => self.list_reveals(seat, actions),
            Phase::Create => self.list_creations(seat, actions),
            Phase::Pay => self.list_payments(seat, actions),
            Phase::Keep => self.list_keeps(seat, actions),
            Phase::Over => {}
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, world: &mut impl World<Event>) {
        match action {
            Action::Draft(card) => self.draft(seat, card, world),
            Action::Pass => self.choose(seat, Secret::Pass, world),
            Action::Drop => self.choose(seat, Secret::Drop, world),
            Action::Reveal(pot) => self.choose_pot(seat, pot, world),
            Action::Create(recipe) => self.create(seat, recipe, world),
            Action::Use(card) => self.use_element(seat, card, world),
            Action::Boil(card) => self.boil(seat, card, world),
            Action::Keep(card) => self.keep(seat, card, world),
            Action::Done => self.finish_keeping(seat, world),
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Refusal {
        refusal::refusal(self, seat, action)
    }

    fn show(&self, eye: Eye) -> Shown {
        shown::show(self, eye)
    }

    fn restore(shown: &Shown, cards: &'static Cards) -> Result<Minions, BadState> {
        restore::restore(shown, cards)
    }

    fn scene(&self, eye: Eye) -> Scene {
        scene::scene(self, eye)
    }

    fn word(event: Event, eye: Eye) -> News {
        event.word(eye)
    }

    fn glimpse(&self, seat: Seat, hasher: &mut impl Hasher) {
        self.feed_seen(seat, hasher);
    }

    fn redeal(&mut self, eye: Eye, rng: &mut Rng) {
        self.deal_unknown(eye, rng);
    }

    fn unseal(&mut self, keep: Seat) {
        for seat in self.seats.without(keep).iter() {
            self.give_choice_back(seat);
        }
    }

    /// MR-43, MR-67.
    fn standing(&self) -> Standing {
        Standing::by_score(self.seats, |seat| self.score(seat).total(), self.phase == Phase::Over)
    }

    fn inventory(&self) -> Inventory {
        let mut inventory = Inventory::new();
        let mut count = |name: String| *inventory.entry(name).or_default() += 1;
        self.deck.iter().for_each(|card| count(card.to_string()));
        self.recipe_deck.iter().for_each(|recipe| count(recipe.to_string()));
        for set in [self.recipes, self.removed, self.unused] {
            set.iter().for_each(|recipe| count(recipe.to_string()));
        }
        for seat in self.seats.iter() {
            let player = &self.players[seat];
            player.hand.iter().chain(player.thrown.iter()).for_each(|card| count(card.to_string()));
            player.all_own().iter().for_each(|card| count(card.to_string()));
            player.minions.iter().chain(&player.recipe).for_each(|recipe| count(recipe.to_string()));
        }
        inventory
    }
}

impl Player {
    /// The revealed Pot, if it is a card.
    fn pot_card(&self) -> Option<Card> {
        self.pot.and_then(Pot::card)
    }

    /// What all have seen of the cards that the seat drafted or carried over.
    fn shown_openly(&self) -> Bag {
        let mut open = self.spent;
        self.pot_card().into_iter().for_each(|card| open.add(card));
        open
    }

    /// Everything that the seat drafted this round or carried over into it.
    fn all_own(&self) -> Bag {
        let mut own = self.shown_openly();
        own.add_all(self.drafted);
        own.add_all(self.kept);
        own
    }

    fn has_won(&self, round: u8) -> bool {
        self.rounds >> (round - 1) & 1 == 1
    }

    /// MR-33. The numbers of the round cards won.
    fn rounds_won(&self) -> impl Iterator<Item = u8> + use<> {
        let rounds = self.rounds;
        (1..=ROUNDS as u8).filter(move |round| rounds >> (round - 1) & 1 == 1)
    }
}

impl Minions {
    /// MR-14. Where hands are passed in this round.
    fn direction(&self) -> Direction {
        self.cards.rounds[self.round as usize - 1].direction
    }

    /// The terrain card of a round.
    fn terrain_of(&self, round: usize) -> Option<&'static TerrainCard> {
        self.terrain.get(round - 1).map(|&place| &self.cards.terrains[place as usize])
    }

    /// MR-33. Whether nobody has created a minion this round.
    fn round_card_is_free(&self) -> bool {
        !self.seats.iter().any(|seat| self.players[seat].has_won(self.round))
    }

    /// Takes back what a seat has decided while others still decide.
    fn give_choice_back(&mut self, seat: Seat) {
        let player = &mut self.players[seat];
        match self.phase {
            Phase::Draft if player.picks.len() == self.turn as usize => {
                if let Some(card) = player.picks.pop() {
                    player.drafted.remove(card);
                    player.hand.add(card);
                }
                self.waiting.insert(seat);
            }
            Phase::Choose | Phase::Reveal if player.choice.is_some() => {
                player.choice = None;
                self.waiting.insert(seat);
            }
            Phase::Keep => {
                player.drafted.add_all(std::mem::take(&mut player.kept));
                if !player.drafted.is_empty() {
                    self.waiting.insert(seat);
                }
            }
            _ => {}
        }
    }
}
