#![doc = include_str!("../README.md")]

mod action;
mod card;
mod event;
mod glimpse;
mod heuristic;
mod outlook;
mod redeal;
mod refusal;
mod rules;
mod scene;
mod shown;

use std::hash::Hasher;

use engine::{
    About, Actions, BadState, Eye, Game, Inventory, News, PerSeat, Refusal, Rng, Scene, Seat, Seats, Setup,
    SetupError, Standing, Suit, World,
};
use serde::{Deserialize, Serialize};

pub use action::Action;
pub use card::{Card, Face, RowId};
pub use event::Event;
pub use shown::Shown;

use card::{Hand, Row};

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Donburiko {
    players: PerSeat<Player, 4>,
    /// r1 to r4; with fewer players the last ones stay empty.
    rows: [Row; 4],
    /// DB-10. The cards that nobody was dealt.
    surplus: Hand,
    seats: Seats,
    /// Who has not yet taken a row this round.
    still_in: Seats,
    phase: Phase,
    round: u32,
    first: Seat,
    last_taker: Option<Seat>,
    is_final: bool,
    bank: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Phase {
    /// Add a card or take a row.
    Turn(Seat),
    /// Say how the row just taken counts.
    Score(Seat),
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Player {
    chips: u8,
    /// DB-53. Points that the bank could not pay.
    owed: u8,
    hand: Hand,
    taken: Option<Taken>,
}

/// The row that a player took this round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Taken {
    row: RowId,
    /// Nothing until the taker has said how the row counts.
    total: Option<i8>,
    donburiko: bool,
}

/// Donburiko has no variants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

const ACORN: &str = "acorn";
const WILD: &str = "wild";
const LOACH: &str = "loach";
const POND: &str = "pond";

impl Game for Donburiko {
    type Action = Action;
    type Event = Event;
    type Options = Options;
    type Cards = ();
    type Shown = Shown;

    const ABOUT: About = About {
        slug: "donburiko",
        rules_version: 1,
        players: 2..=4,
        minutes: 20..=30,
        options: &[],
        suits: &[
            Suit { id: ACORN, symbol: '●', colour: (214, 158, 92) },
            Suit { id: WILD, symbol: '◆', colour: (240, 200, 90) },
            Suit { id: LOACH, symbol: '~', colour: (150, 190, 120) },
            Suit { id: POND, symbol: '○', colour: (110, 170, 230) },
        ],
        locales: engine::locales!(),
        art: include_str!("../art.svg"),
        figures: engine::figures!["start", "hidden", "loach", "wild", "bust"],
        lesson: include_str!("../lesson.json"),
    };

    fn new(setup: &Setup<Donburiko>, world: &mut impl World<Event>) -> Result<Donburiko, SetupError> {
        Ok(Donburiko::start(setup, world))
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Turn(seat) | Phase::Score(seat) => seat.into(),
            Phase::Over => Seats::NONE,
        }
    }

    #[inline]
    fn list_legal(&self, seat: Seat, actions: &mut Actions<Action>) {
        match self.phase {
            Phase::Turn(turn) if turn == seat => self.list_turn(seat, actions),
            Phase::Score(taker) if taker == seat => self.list_score(seat, actions),
            _ => {}
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, world: &mut impl World<Event>) {
        match action {
            Action::Add { card, face, row } => self.add(seat, card, face, row, world),
            Action::Take { row } => self.take(seat, row, world),
            Action::Score { total, donburiko } => self.settle(seat, total, donburiko, world),
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Refusal {
        refusal::refusal(self, seat, action)
    }

    fn show(&self, eye: Eye) -> Shown {
        shown::show(self, eye)
    }

    fn restore(shown: &Shown, _cards: &'static ()) -> Result<Donburiko, BadState> {
        shown::restore(shown)
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

    /// DB-6, DB-50, DB-54, DB-67.
    fn standing(&self) -> Standing {
        let score = |seat| i32::from(self.players[seat].chips) + i32::from(self.players[seat].owed);
        Standing::by_score(self.seats, score, self.phase == Phase::Over)
    }

    fn inventory(&self) -> Inventory {
        let mut inventory = Inventory::new();
        let in_rows = self.rows.iter().flat_map(|row| row.cards.iter().map(|laid| laid.card));
        let in_hands = self.seats.iter().flat_map(|seat| self.players[seat].hand.iter());
        for card in in_rows.chain(in_hands).chain(self.surplus.iter()) {
            *inventory.entry(card.to_string()).or_default() += 1;
        }
        let held: i64 = self.seats.iter().map(|seat| i64::from(self.players[seat].chips)).sum();
        let laid = i64::from(self.chips_on_rows());
        inventory.insert("chips".into(), held + laid + i64::from(self.bank));
        inventory
    }
}
