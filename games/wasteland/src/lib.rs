#![doc = include_str!("../README.md")]

mod action;
mod card;
mod cards;
mod event;
mod glimpse;
mod guidance;
mod heuristic;
mod player;
mod redeal;
mod refusal;
mod restore;
mod revolution;
mod rules;
mod scene;
mod sheet;
mod shown;
mod trick;
mod witnesses;

use std::hash::Hasher;

use engine::{
    About, Actions, BadState, Eye, Game, Inventory, News, OptionAbout, PerSeat, Refusal, Rng, Scene, Seat,
    Seats, Setup, SetupError, Standing, Suit, World,
};
use serde::{Deserialize, Serialize};

pub use action::Action;
pub use card::{Card, Species};
pub use event::Event;
pub use shown::Shown;

use cards::Cards;
use player::Player;
use revolution::LastDeal;
use trick::{LastTrick, Trick};

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wasteland {
    players: PerSeat<Player, 4>,
    /// WR-7. The two cards that nobody was dealt.
    spare: Cards,
    last_deal: Option<LastDeal>,
    trick: Trick,
    last_trick: Option<LastTrick>,
    seats: Seats,
    phase: Phase,
    options: Options,
    round: u8,
    /// The holder of the start player card.
    first: Seat,
    trick_no: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Phase {
    /// This player names the start player.
    Start(Seat),
    /// These players have yet to choose a card to abandon.
    Abandon(Seats),
    /// This player plays or passes.
    Trick(Seat),
    /// This player takes an alliance card.
    Ally(Seat),
    Over,
}

/// The variants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Alliance: three or four players take alliance cards.
    pub alliance: bool,
    /// Abandoned Witnesses: must follow may be broken, and the witnesses passed.
    pub witnesses: bool,
}

/// The suits' names, in canonical order.
const SUITS: [&str; 4] = ["ghost", "dryad", "harpy", "merfolk"];

impl Game for Wasteland {
    type Action = Action;
    type Event = Event;
    type Options = Options;
    type Cards = ();
    type Shown = Shown;

    const ABOUT: About = About {
        slug: "wasteland",
        rules_version: 1,
        players: 2..=4,
        minutes: 30..=45,
        options: &[
            OptionAbout { name: "alliance", values: &["false", "true"], default: "false" },
            OptionAbout { name: "witnesses", values: &["false", "true"], default: "false" },
        ],
        suits: &[
            Suit { id: SUITS[0], symbol: '☗', colour: (150, 140, 170) },
            Suit { id: SUITS[1], symbol: '♣', colour: (110, 190, 110) },
            Suit { id: SUITS[2], symbol: '▲', colour: (235, 200, 80) },
            Suit { id: SUITS[3], symbol: '≈', colour: (95, 165, 235) },
        ],
        locales: engine::locales!(),
        art: include_str!("../art.svg"),
        figures: engine::figures!["start", "one-colour", "mixed", "desert"],
        lesson: include_str!("../lesson.json"),
    };

    fn new(setup: &Setup<Wasteland>, world: &mut impl World<Event>) -> Result<Wasteland, SetupError> {
        rules::check_options(setup.players, setup.options)?;
        Ok(Wasteland::start(setup, world))
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Start(seat) | Phase::Trick(seat) | Phase::Ally(seat) => seat.into(),
            Phase::Abandon(waiting) => waiting,
            Phase::Over => Seats::NONE,
        }
    }

    #[inline]
    fn list_legal(&self, seat: Seat, actions: &mut Actions<Action>) {
        match self.phase {
            Phase::Trick(turn) if turn == seat => self.list_trick(seat, actions),
            Phase::Abandon(waiting) if waiting.contains(seat) => self.list_abandon(seat, actions),
            // WR-8. Any player, himself included.
            Phase::Start(namer) if namer == seat => actions.extend(self.seats.iter().map(Action::Start)),
            // WR-47. Any alliance card still in the middle.
            Phase::Ally(taker) if taker == seat => actions.extend(self.allies().map(Action::Ally)),
            _ => {}
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, world: &mut impl World<Event>) {
        match action {
            Action::Play(card) => self.play_card(seat, card, world),
            Action::Pass(card) => self.pass_card(seat, card, world),
            Action::Abandon(card) => self.abandon(seat, card, world),
            Action::Start(named) => self.name_start(seat, named, world),
            Action::Ally(species) => self.take_ally(seat, species, world),
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Refusal {
        refusal::refusal(self, seat, action)
    }

    fn show(&self, eye: Eye) -> Shown {
        shown::show(self, eye)
    }

    fn restore(shown: &Shown, _cards: &'static ()) -> Result<Wasteland, BadState> {
        restore::restore(shown)
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
        self.take_sealed_back(keep);
    }

    /// WR-45.
    fn standing(&self) -> Standing {
        Standing::by_score(self.seats, |seat| i32::from(self.players[seat].score), self.phase == Phase::Over)
    }

    fn inventory(&self) -> Inventory {
        let mut inventory = Inventory::new();
        let cards = self.seats.iter().flat_map(|seat| {
            let Player { hand, scored, ref desert, .. } = self.players[seat];
            hand.iter().chain(scored.iter()).chain(desert.iter().copied())
        });
        let laid = self.trick.0.iter().map(|laid| laid.card);
        for card in cards.chain(laid).chain(self.spare.iter()) {
            *inventory.entry(card.to_string()).or_default() += 1;
        }
        let taken = self.seats.iter().filter_map(|seat| self.players[seat].ally);
        for ally in taken.chain(self.allies()) {
            *inventory.entry(format!("ally {ally}")).or_default() += 1;
        }
        inventory
    }
}
