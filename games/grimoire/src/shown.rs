//! The state as JSON has it, and what each eye sees of it.

mod restore;

use engine::{BadState, Eye, Game, Kind, Seat, Seats, Seen, Shown, Slug};
use serde::{Deserialize, Serialize};

use crate::card::{Item, Quest, Slot};
use crate::{Cards, Grimoire, Phase};

/// The state, with `"?"` for what the viewer may not see.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    game: Slug<Grimoire>,
    round: u16,
    mp: u8,
    phase: ShownPhase,
    to_act: Seats,
    first: Seat,
    picking: Vec<Seat>,
    order: Vec<Seat>,
    turn: Option<Seat>,
    target: Option<Seat>,
    buys: u8,
    silence: Seats,
    defense: Seats,
    ending: bool,
    zone: Vec<Option<Seen<Quest>>>,
    q0_seen: Seats,
    q0_pass: u8,
    deck: Vec<Seen<Quest>>,
    deck_pass: u8,
    discard: Vec<Quest>,
    item_deck: Vec<Seen<Item>>,
    players: Vec<ShownPlayer>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum ShownPhase {
    Token,
    Book,
    Luck,
    Cure,
    Buy,
    Target,
    Give,
    Steal,
    Take,
    Over,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShownPlayer {
    token: Option<u8>,
    page: Option<Seen<u8>>,
    chips: u16,
    treasures: Vec<Quest>,
    secrets: Vec<ShownSecret>,
    companions: Vec<Quest>,
    items: Vec<Seen<Item>>,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShownSecret {
    card: Seen<Quest>,
    seen: Seats,
    pass: u8,
}

impl Shown for Grimoire {
    type State = State;

    /// GR-81 to GR-84.
    fn show(&self, eye: Eye) -> State {
        let (phase, target, buys) = show_phase(self.phase);
        State {
            game: Slug::default(),
            round: self.round,
            mp: self.mp(),
            phase,
            to_act: self.to_act(),
            first: self.picking.first().copied().unwrap_or_default(),
            picking: self.picking.to_vec(),
            order: self.order.to_vec(),
            turn: self.on_turn(),
            target,
            buys,
            silence: self.silence,
            defense: self.defense,
            ending: self.ending,
            zone: self.slots().iter().map(|&slot| show_slot(self, slot, eye)).collect(),
            q0_seen: self.q0_known.seats(),
            q0_pass: self.q0_pass,
            deck: show_deck(self, &self.deck, eye),
            deck_pass: self.deck_pass,
            discard: self.discard.iter().collect(),
            item_deck: show_deck(self, &self.item_deck, eye),
            players: self.seats.iter().map(|seat| show_player(self, seat, eye)).collect(),
        }
    }

    fn restore(state: &State, cards: &'static Cards) -> Result<Grimoire, BadState> {
        restore::restore(state, cards)
    }
}

/// The phase, its victim, and how many purchases are left in it.
fn show_phase(phase: Phase) -> (ShownPhase, Option<Seat>, u8) {
    match phase {
        Phase::Token => (ShownPhase::Token, None, 0),
        Phase::Book => (ShownPhase::Book, None, 0),
        Phase::Luck => (ShownPhase::Luck, None, 0),
        Phase::Cure => (ShownPhase::Cure, None, 0),
        Phase::Buy { left } => (ShownPhase::Buy, None, left),
        Phase::Target => (ShownPhase::Target, None, 0),
        Phase::Give { victim } => (ShownPhase::Give, Some(victim), 0),
        Phase::Steal { victim } => (ShownPhase::Steal, Some(victim), 0),
        Phase::Take => (ShownPhase::Take, None, 0),
        Phase::Over => (ShownPhase::Over, None, 0),
    }
}

fn show_slot(game: &Grimoire, slot: Slot, eye: Eye) -> Option<Seen<Quest>> {
    game.zone[slot.index()].map(|card| game.slot_known(slot).show(card, eye))
}

/// A deck, its top card first.
fn show_deck<C: Copy>(game: &Grimoire, deck: &[C], eye: Eye) -> Vec<Seen<C>> {
    deck.iter().rev().map(|&card| Seen::when(game.knows_decks(eye), card)).collect()
}

fn show_player(game: &Grimoire, seat: Seat, eye: Eye) -> ShownPlayer {
    let player = &game.players[seat];
    let secrets = player.secrets.iter().map(|secret| ShownSecret {
        card: game.secret_known(secret).show(secret.card, eye),
        seen: secret.known.seats(),
        pass: secret.pass,
    });
    let items = player.items.iter().map(|&item| game.item_known(seat, item).show(item, eye));
    ShownPlayer {
        token: player.token,
        page: player.page.map(|page| game.page_known(seat).show(page.get(), eye)),
        chips: player.chips,
        treasures: player.treasures.iter().collect(),
        secrets: secrets.collect(),
        companions: player.companions.iter().collect(),
        items: items.collect(),
    }
}
