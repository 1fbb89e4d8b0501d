//! The rules: who may do what, and what comes of it.

mod attack;
mod book;
mod legal;
mod pages;
mod quest;
pub(crate) mod scoring;
mod setup;

use engine::{
    Actions, Game, Inventory, Kind, NoOptions, Rules, Seat, Seats, Setup, SetupError, Standing, World,
};

use crate::card::{PageNumber, Slot};
use crate::data::{Cards, Page};
use crate::{Action, Event, Grimoire, Phase, Player};

impl Game for Grimoire {
    type Action = Action;
    type Actions = Actions<Action>;
    type Event = Event;
    type Options = NoOptions;
    type Cards = Cards;

    const RULES: Rules = Rules { slug: "grimoire", version: 1, players: 2..=4, options: &[] };

    fn new(setup: &Setup<Grimoire>, world: &mut impl World<Grimoire>) -> Result<Grimoire, SetupError> {
        Ok(Grimoire::start(setup, world))
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    #[inline]
    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Token => self.picker().into(),
            Phase::Book => self.choosing(),
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

    fn apply(&mut self, seat: Seat, action: Action, world: &mut impl World<Grimoire>) {
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

/// What several parts of the rules, and those who look at the table, ask.
impl Grimoire {
    /// GR-6. What the books may be opened at.
    pub(crate) fn mp(&self) -> u8 {
        self.mp_in(self.round)
    }

    /// GR-6. MP in a round.
    pub(crate) fn mp_in(&self, round: u16) -> u8 {
        let risen = round.saturating_sub(1).min(self.cards.mp_last.into()) as u8;
        self.cards.mp_last.min(self.cards.mp_first + risen)
    }

    /// GR-9. Who has not chosen a page yet.
    pub(crate) fn choosing(&self) -> Seats {
        self.seats.iter().filter(|&seat| self.players[seat].page.is_none()).collect()
    }

    /// GR-10. Whether the books are opened.
    pub(crate) fn has_everybody_chosen(&self) -> bool {
        self.choosing().is_empty()
    }

    /// GR-25. Whether everybody has taken a card and the one that was left is discarded.
    pub(crate) fn is_round_over(&self) -> bool {
        self.phase == Phase::Take && self.zone.iter().all(Option::is_none)
    }

    /// Whose turn of the Quest Phase it is.
    pub(crate) fn on_turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Token | Phase::Book | Phase::Over => None,
            _ => self.order.get(usize::from(self.turn)).copied(),
        }
    }

    /// The number of the page that a seat has opened its book at, which everybody has in the Quest Phase.
    pub(crate) fn page_number(&self, seat: Seat) -> PageNumber {
        self.players[seat].page.unwrap_or_default()
    }

    /// The page that a seat has opened its book at.
    pub(crate) fn page_of(&self, seat: Seat) -> &'static Page {
        self.cards.page(self.page_number(seat))
    }

    /// The slots that this many players use.
    pub(crate) fn slots(&self) -> &'static [Slot] {
        &Slot::ALL[..=self.seats.len()]
    }
}

impl Player {
    /// GR-51. How many treasures lie in the Territory.
    pub(crate) fn treasure_count(&self) -> usize {
        self.treasures.len() + self.secrets.len()
    }
}
