#![doc = include_str!("../README.md")]

mod action;
mod card;
mod data;
mod event;
mod heuristic;
mod hidden;
mod knowledge;
mod numbered;
mod rules;
mod shown;
mod stage;

use engine::{Known, PerSeat, Pile, Seat, Seats};

pub use action::Action;
pub use card::{Item, PageNumber, Quest, Slot};
pub use data::{BookEffect, Cards};
pub use event::{Event, Hoard};
pub use shown::State;

use card::Quests;
use data::{ITEMS, MOST_TO_END, QUESTS};

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grimoire {
    cards: &'static Cards,
    players: PerSeat<Player, 4>,
    /// The Discard Area.
    discard: Quests,
    /// The quest deck, its top card last.
    deck: Pile<Quest, QUESTS>,
    /// The item deck, its top card last.
    item_deck: Pile<Item, ITEMS>,
    /// The Main Zone, q0 first; with fewer players the last slots stay empty.
    zone: [Option<Quest>; 5],
    /// The choosing order of the tokens.
    picking: Pile<Seat, 4>,
    /// The turn order of this round's Quest Phase; nothing before it is decided.
    order: Pile<Seat, 4>,
    /// Whose turn it is, as a place in `order`.
    turn: u8,
    seats: Seats,
    /// Whose Silence is in effect.
    silence: Seats,
    /// Who is protected from Attack Spells.
    defense: Seats,
    /// Who has looked at the card now in q0.
    q0_known: Known,
    /// The pass of the quest deck that the card in q0 came from; 0 without a card.
    q0_pass: u8,
    /// 1, and 1 more for each refill of the quest deck.
    deck_pass: u8,
    phase: Phase,
    round: u16,
    /// GR-51 has happened.
    ending: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Phase {
    /// Choose an order token.
    Token,
    /// Open the book at a page.
    Book,
    /// Replace a card, or not.
    Luck,
    /// Use Cure, or not.
    Cure,
    /// Buy an item, or not; so many Merchants are left.
    Buy {
        left: u8,
    },
    /// Choose the victim of an attack.
    Target,
    /// The victim of Charm chooses what to give.
    Give {
        victim: Seat,
    },
    /// The caster of Domination chooses what to take.
    Steal {
        victim: Seat,
    },
    /// Take a card of the Main Zone.
    Take,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Player {
    companions: Quests,
    /// GR-79. Treasures that everybody saw being gained.
    treasures: Quests,
    /// Treasures taken from q0, in the order taken.
    secrets: Pile<Secret, { MOST_TO_END as usize + 1 }>,
    /// In the order drawn.
    items: Pile<Item, ITEMS>,
    chips: u16,
    /// The order token; nothing until it is chosen.
    token: Option<u8>,
    /// The page of this round; nothing until it is chosen.
    page: Option<PageNumber>,
}

/// A treasure that was taken from q0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Secret {
    card: Quest,
    known: Known,
    /// The pass of the quest deck that it came from.
    pass: u8,
}
