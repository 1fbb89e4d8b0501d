#![doc = include_str!("../README.md")]

mod action;
mod card;
mod card_set;
mod event;
mod heuristic;
mod hidden;
mod knowledge;
mod numbered;
mod options;
mod rules;
mod shown;
mod stage;

use engine::{Kind, PerSeat, Pile, Seat, Seats};

pub use action::Action;
pub use card::{Card, Species};
pub use event::Event;
pub use options::Options;
pub use shown::State;

use card::BySpecies;
use card_set::CardSet;
use rules::revolution::LastDeal;
use rules::trick::{LastTrick, Trick};

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wasteland {
    players: PerSeat<Player, 4>,
    /// WR-7. The two cards that nobody was dealt.
    spare: CardSet,
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
    /// A trick is over and its cards go where they belong: a moment within its last action, in which nobody
    /// acts.
    Collect,
    /// The deserts revolt, and so many steps of that have been shown: a moment within the last action of a
    /// deal, in which nobody acts.
    Revolt(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Player {
    hand: CardSet,
    /// WR-33. Captured cards.
    scored: CardSet,
    desert: Desert,
    discs: Discs,
    /// WR-24, WR-25. Passes still to make in this deal.
    passes_left: u8,
    ally: Option<Species>,
    score: i16,
}

/// The areas of a desert, in order. Two players have four, others three.
type Desert = Pile<Card, 4>;

/// WR-21. The check discs: for each colour whose disc is in the bottom row, the passes made before it moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Discs(BySpecies<Option<u8>>);

impl Discs {
    /// WR-21. The disc of a colour moves.
    fn move_down(&mut self, colour: Species, passes_made: u8) {
        self.0[colour.index()] = Some(passes_made);
    }

    fn is_down(&self, colour: Species) -> bool {
        self.0[colour.index()].is_some()
    }

    /// The colours in the bottom row, each with the passes made before its disc moved.
    fn down(&self) -> impl Iterator<Item = (Species, u8)> {
        Species::ALL.iter().zip(self.0).filter_map(|(&colour, passes)| Some((colour, passes?)))
    }

    /// All cards of the colours in the bottom row.
    fn colours(&self) -> CardSet {
        self.down().fold(CardSet::EMPTY, |cards, (colour, _)| cards.either(CardSet::all_of(colour)))
    }
}
