#![doc = include_str!("../README.md")]

mod action;
mod attack;
mod book;
mod card;
mod cards;
mod event;
mod glimpse;
mod heuristic;
mod legal;
mod pages;
mod quest;
mod read;
mod redeal;
mod refusal;
mod restore;
mod scene;
mod scoring;
mod setup;
mod shown;
mod telling;

use std::hash::Hasher;

use engine::{
    About, Actions, BadState, Eye, Game, Inventory, News, PerSeat, Pile, Refusal, Rng, Scene, Seat, Seats,
    Setup, SetupError, Standing, Suit, World,
};
use serde::{Deserialize, Serialize};

pub use action::Action;
pub use card::{Item, PageNumber, Quest, Slot};
pub use cards::{BookEffect, Cards};
pub use event::{Event, Hoard};
pub use shown::Shown;

use card::Quests;
use cards::{ITEMS, MOST_TO_END, Page, QUESTS};

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
    /// Who has seen the card now in q0.
    q0_seen: Seats,
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
    /// Who knows it.
    seen: Seats,
    /// The pass of the quest deck that it came from.
    pass: u8,
}

/// Grimoire has no variants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

impl Grimoire {
    /// GR-6. What the books may be opened at.
    fn mp(&self) -> u8 {
        let risen = self.round.saturating_sub(1).min(self.cards.mp_last.into()) as u8;
        self.cards.mp_last.min(self.cards.mp_first + risen)
    }

    /// Whose turn of the Quest Phase it is.
    fn on_turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Token | Phase::Book | Phase::Over => None,
            _ => self.order.get(usize::from(self.turn)).copied(),
        }
    }

    /// The number of the page that a seat has opened its book at, which everybody has in the Quest Phase.
    fn page_number(&self, seat: Seat) -> PageNumber {
        self.players[seat].page.unwrap_or_default()
    }

    /// The page that a seat has opened its book at.
    fn page_of(&self, seat: Seat) -> &'static Page {
        self.cards.page(self.page_number(seat))
    }

    /// The slots that this many players use.
    fn slots(&self) -> &'static [Slot] {
        &Slot::ALL[..=self.seats.len()]
    }
}

impl Player {
    /// GR-51. How many treasures lie in the Territory.
    fn treasure_count(&self) -> usize {
        self.treasures.len() + self.secrets.len()
    }
}

impl Game for Grimoire {
    type Action = Action;
    type Event = Event;
    type Options = Options;
    type Cards = Cards;
    type Shown = Shown;

    const ABOUT: About = About {
        slug: "grimoire",
        rules_version: 1,
        players: 2..=4,
        minutes: 30..=45,
        options: &[],
        suits: &[
            Suit { id: scene::TREASURE, symbol: '●', colour: (226, 186, 84) },
            Suit { id: scene::COMPANION, symbol: '▲', colour: (190, 132, 92) },
            Suit { id: scene::ITEM, symbol: '■', colour: (150, 160, 176) },
            Suit { id: scene::TOKEN, symbol: '#', colour: (222, 222, 210) },
            Suit { id: scene::COMMON, symbol: '◇', colour: (132, 178, 214) },
            Suit { id: scene::FORBIDDEN, symbol: '!', colour: (222, 92, 72) },
            Suit { id: scene::TIME, symbol: '◎', colour: (170, 140, 220) },
            Suit { id: scene::ATTACK, symbol: '†', colour: (214, 110, 160) },
            Suit { id: scene::DEFENSIVE, symbol: '▼', colour: (110, 190, 140) },
        ],
        locales: engine::locales!(),
        art: include_str!("../art.svg"),
        figures: engine::figures!["zone", "alone", "alike", "territory"],
        lesson: include_str!("../lesson.json"),
    };

    fn new(setup: &Setup<Grimoire>, world: &mut impl World<Event>) -> Result<Grimoire, SetupError> {
        Ok(Grimoire::start(setup, world))
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    #[inline]
    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Token => self.picker().into(),
            Phase::Book => self.seats.iter().filter(|&seat| self.players[seat].page.is_none()).collect(),
            Phase::Give { victim } => victim.into(),
            Phase::Over => Seats::NONE,
            _ => self.order[usize::from(self.turn)].into(),
        }
    }

    #[inline]
    fn list_legal(&self, seat: Seat, actions: &mut Actions<Action>) {
        if self.to_act().contains(seat) {
            self.list_actions(seat, actions);
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, world: &mut impl World<Event>) {
        match action {
            Action::Token(token) => self.choose_token(seat, token, world),
            Action::Page(page) => self.choose_page(seat, page, world),
            Action::Discard(slot) => self.replace(seat, slot, world),
            Action::Use => self.use_discards(seat, world),
            Action::Skip => self.decline(seat, world),
            Action::Buy => self.buy(seat, world),
            Action::Stop => self.stop_buying(seat, world),
            Action::Target(victim) => self.strike(seat, victim, world),
            Action::Give(card) => self.give(seat, card, world),
            Action::Steal(card) => self.steal(seat, card, world),
            Action::Take(slot) => self.take(seat, slot, world),
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Refusal {
        refusal::refusal(self, seat, action)
    }

    fn show(&self, eye: Eye) -> Shown {
        shown::show(self, eye)
    }

    fn restore(shown: &Shown, cards: &'static Cards) -> Result<Grimoire, BadState> {
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
        if self.phase == Phase::Book {
            self.seats.without(keep).iter().for_each(|seat| self.players[seat].page = None);
        }
    }

    fn standing(&self) -> Standing {
        self.count_up()
    }

    fn inventory(&self) -> Inventory {
        let mut inventory = Inventory::new();
        let mut count = |card: &dyn std::fmt::Display| *inventory.entry(card.to_string()).or_default() += 1;
        let laid = self.deck.iter().copied().chain(self.zone.into_iter().flatten());
        laid.chain(self.discard.iter()).for_each(|card| count(&card));
        self.item_deck.iter().for_each(|item| count(item));
        for seat in self.seats.iter() {
            let player = &self.players[seat];
            player.companions.iter().chain(player.treasures.iter()).for_each(|card| count(&card));
            player.secrets.iter().for_each(|secret| count(&secret.card));
            player.items.iter().for_each(|item| count(item));
        }
        inventory
    }
}
