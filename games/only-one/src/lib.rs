#![doc = include_str!("../README.md")]

mod action;
mod card;
mod collection;
mod column;
mod deck;
mod event;
mod familiar;
mod glimpse;
mod heuristic;
mod options;
mod outlook;
mod powers;
mod refusal;
mod rules;
mod scene;
mod scoring;
mod sheet;
mod shown;
mod tell;

use std::hash::Hasher;

use engine::{
    About, Actions, BadState, Eye, Game, Inventory, News, OptionAbout, PerSeat, Pile, Refusal, Rng, Scene,
    Seat, Seats, Setup, SetupError, Standing, Suit, World,
};

pub use action::Action;
pub use card::{Card, Value};
pub use column::ColumnId;
pub use event::{Decision, Event, Majority};
pub use familiar::Familiar;
pub use options::{Familiars, Options};
pub use scoring::Award;
pub use shown::Shown;

use card::SCORED;
use collection::Collection;
use column::Column;
use deck::Deck;

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OnlyOne {
    players: PerSeat<Player, 4>,
    /// c1 to c4; with fewer than four players the last one stays empty.
    columns: [Column; 4],
    deck: Deck,
    discard: Collection,
    /// What each value has brought; nothing until scoring.
    awards: Pile<Award, SCORED>,
    options: Options,
    seats: Seats,
    /// Who has not yet ended the round.
    still_in: Seats,
    phase: Phase,
    round: u8,
    /// OO-7. Who holds the Start Player Token.
    token: Seat,
    /// OO-24. Whether the fig has been turned up.
    revealed: bool,
    /// OO-57. Whether `scry` has been used.
    scried: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Phase {
    /// Explore or collect.
    Turn(Seat),
    /// Put the drawn card in a column.
    Place(Seat, Card),
    /// Draw one of the three cards looked at.
    Scry(Seat),
    /// One of them is drawn: put the two others back.
    Return(Seat, Card),
    /// Choose what the bust in this column leaves.
    Pick(Seat, ColumnId),
    Over,
}

impl Phase {
    fn actor(self) -> Option<Seat> {
        match self {
            Phase::Turn(seat)
            | Phase::Place(seat, _)
            | Phase::Scry(seat)
            | Phase::Return(seat, _)
            | Phase::Pick(seat, _) => Some(seat),
            Phase::Over => None,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Player {
    cards: Collection,
    familiar: Option<Familiar>,
    /// The player's own points: those of `early` and `crash` during play, all of them after scoring.
    score: u8,
}

impl Game for OnlyOne {
    type Action = Action;
    type Event = Event;
    type Options = Options;
    type Cards = ();
    type Shown = Shown;

    const ABOUT: About = About {
        slug: "only-one",
        rules_version: 1,
        players: 2..=4,
        minutes: 20..=40,
        options: &[
            OptionAbout {
                name: "familiars",
                values: &[
                    r#""off""#,
                    r#""front""#,
                    r#""back""#,
                    r#""random""#,
                    r#"["streak","tie","scry","crash"]"#,
                ],
                default: r#""off""#,
            },
            OptionAbout { name: "team", values: &["false", "true"], default: "false" },
        ],
        suits: &[
            Suit { id: "fig", symbol: '♦', colour: (190, 120, 220) },
            Suit { id: "snake", symbol: 'S', colour: (120, 190, 110) },
            Suit { id: "cheese", symbol: '▲', colour: (240, 210, 90) },
            Suit { id: "clover", symbol: '♣', colour: (80, 170, 90) },
            Suit { id: "star", symbol: '★', colour: (250, 225, 130) },
            Suit { id: "shroom", symbol: '♠', colour: (200, 90, 90) },
            Suit { id: "sugar", symbol: '■', colour: (240, 160, 200) },
            Suit { id: "octopus", symbol: 'ж', colour: (90, 180, 170) },
            Suit { id: "tails", symbol: '}', colour: (230, 140, 60) },
            Suit { id: "pumpkin", symbol: '●', colour: (220, 110, 40) },
            Suit { id: "egg", symbol: '○', colour: (225, 225, 210) },
            Suit { id: "familiar", symbol: '&', colour: (130, 150, 230) },
        ],
        locales: engine::locales!(),
        art: include_str!("../art.svg"),
        figures: engine::figures!["columns", "egg", "bust", "scoring"],
        lesson: include_str!("../lesson.json"),
    };

    fn new(setup: &Setup<OnlyOne>, world: &mut impl World<Event>) -> Result<OnlyOne, SetupError> {
        setup.options.check(setup.players)?;
        Ok(OnlyOne::start(setup, world))
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn to_act(&self) -> Seats {
        self.phase.actor().map_or(Seats::NONE, Seats::from)
    }

    #[inline]
    fn list_legal(&self, seat: Seat, actions: &mut Actions<Action>) {
        if self.phase.actor() != Some(seat) {
            return;
        }
        match self.phase {
            Phase::Turn(_) => self.list_turn(seat, actions),
            Phase::Place(..) => self.list_places(actions),
            Phase::Scry(_) => self.list_keeps(actions),
            Phase::Return(..) => self.list_returns(actions),
            Phase::Pick(_, column) => self.list_gains(column, actions),
            Phase::Over => {}
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, world: &mut impl World<Event>) {
        match action {
            Action::Explore => self.explore(seat, world),
            Action::Place(column) => self.place(seat, column, world),
            Action::Collect(column) => self.collect(seat, column, world),
            Action::Scry => self.scry(seat, world),
            Action::Keep(card) => self.keep(seat, card, world),
            Action::Leave => self.put_back(seat, false, world),
            Action::Swap => self.put_back(seat, true, world),
            Action::Gain(card) => self.gain(seat, card, world),
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Refusal {
        refusal::refusal(self, seat, action)
    }

    fn show(&self, eye: Eye) -> Shown {
        shown::show(self, eye)
    }

    fn restore(shown: &Shown, _cards: &'static ()) -> Result<OnlyOne, BadState> {
        shown::restore(shown)
    }

    fn scene(&self, eye: Eye) -> Scene {
        scene::scene(self, eye)
    }

    fn word(event: Event, eye: Eye) -> News {
        tell::word(event, eye)
    }

    fn glimpse(&self, seat: Seat, hasher: &mut impl Hasher) {
        self.feed_seen(seat, hasher);
    }

    /// OO-6. Unknown is the deck, but for the fig and what the owner of `scry` has looked at; whatever order its cards
    /// have is as likely as any other.
    fn redeal(&mut self, eye: Eye, rng: &mut Rng) {
        if eye != Eye::All {
            self.deck.redeal(self.has_looked(eye), rng);
        }
    }

    fn standing(&self) -> Standing {
        self.tally().standing(self)
    }

    fn inventory(&self) -> Inventory {
        let mut inventory = Inventory::new();
        let mut count = |thing: String| *inventory.entry(thing).or_default() += 1;
        self.all_cards().for_each(|card| count(card.to_string()));
        let in_columns = self.columns.iter().filter_map(|column| column.familiar);
        let owned = self.seats.iter().filter_map(|seat| self.players[seat].familiar);
        in_columns.chain(owned).for_each(|familiar| count(familiar.to_string()));

        let won = self.awards.iter().map(|award| award.value);
        won.chain(self.supply()).for_each(|value| count(format!("potion {value}")));
        inventory
    }
}

impl OnlyOne {
    /// The card turned up and not yet placed.
    fn drawn(&self) -> Option<Card> {
        match self.phase {
            Phase::Place(_, card) | Phase::Return(_, card) => Some(card),
            _ => None,
        }
    }

    /// The ingredient cards, wherever they are.
    fn all_cards(&self) -> impl Iterator<Item = Card> {
        let in_columns = self.columns.iter().flat_map(|column| column.cards.iter().copied());
        let collected = self.seats.iter().flat_map(|seat| self.players[seat].cards.iter());
        in_columns.chain(collected).chain(self.discard.iter()).chain(self.deck.iter()).chain(self.drawn())
    }

    /// Whether this eye has seen what `scry` shows its owner.
    fn has_looked(&self, eye: Eye) -> bool {
        let owner = self.seats.iter().find(|&seat| self.players[seat].familiar == Some(Familiar::Scry));
        eye == Eye::All || owner.is_some_and(|owner| eye.sees(owner))
    }

    /// The potions that nobody has won, in scoring order.
    fn supply(&self) -> impl Iterator<Item = Value> {
        let left = |value: &Value| self.awards.iter().all(|award| award.value != *value);
        Value::scored(self.seats.len()).filter(left)
    }
}
