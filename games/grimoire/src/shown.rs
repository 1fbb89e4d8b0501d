//! The state as JSON has it, and what each eye sees of it.

use engine::{Eye, Game, Seat, Seats, Seen};
use serde::{Deserialize, Serialize};

use crate::card::{Item, Quest, Slot};
use crate::{Grimoire, Phase};

/// The state, with `"?"` for what the viewer may not see.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shown {
    pub(crate) game: Slug,
    pub(crate) round: u16,
    pub(crate) mp: u8,
    pub(crate) phase: ShownPhase,
    pub(crate) to_act: Seats,
    pub(crate) first: Seat,
    pub(crate) picking: Vec<Seat>,
    pub(crate) order: Vec<Seat>,
    pub(crate) turn: Option<Seat>,
    pub(crate) target: Option<Seat>,
    pub(crate) buys: u8,
    pub(crate) silence: Seats,
    pub(crate) defense: Seats,
    pub(crate) ending: bool,
    pub(crate) zone: Vec<Option<Seen<Quest>>>,
    pub(crate) q0_seen: Seats,
    pub(crate) q0_pass: u8,
    pub(crate) deck: Vec<Seen<Quest>>,
    pub(crate) deck_pass: u8,
    pub(crate) discard: Vec<Quest>,
    pub(crate) item_deck: Vec<Seen<Item>>,
    pub(crate) players: Vec<ShownPlayer>,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Slug {
    #[serde(rename = "grimoire")]
    Grimoire,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum ShownPhase {
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
pub(crate) struct ShownPlayer {
    pub(crate) token: Option<u8>,
    pub(crate) page: Option<Seen<u8>>,
    pub(crate) chips: u16,
    pub(crate) treasures: Vec<Quest>,
    pub(crate) secrets: Vec<ShownSecret>,
    pub(crate) companions: Vec<Quest>,
    pub(crate) items: Vec<Seen<Item>>,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShownSecret {
    pub(crate) card: Seen<Quest>,
    pub(crate) seen: Seats,
    pub(crate) pass: u8,
}

/// GR-81 to GR-84.
pub(crate) fn show(game: &Grimoire, eye: Eye) -> Shown {
    let (phase, target, buys) = show_phase(game.phase);
    Shown {
        game: Slug::Grimoire,
        round: game.round,
        mp: game.mp(),
        phase,
        to_act: game.to_act(),
        first: game.picking.first().copied().unwrap_or_default(),
        picking: game.picking.to_vec(),
        order: game.order.to_vec(),
        turn: game.on_turn(),
        target,
        buys,
        silence: game.silence,
        defense: game.defense,
        ending: game.ending,
        zone: game.slots().iter().map(|&slot| show_slot(game, slot, eye)).collect(),
        q0_seen: game.q0_seen,
        q0_pass: game.q0_pass,
        deck: game.deck.iter().rev().map(|&card| Seen::when(eye == Eye::All, card)).collect(),
        deck_pass: game.deck_pass,
        discard: game.discard.iter().collect(),
        item_deck: game.item_deck.iter().rev().map(|&item| Seen::when(eye == Eye::All, item)).collect(),
        players: game.seats.iter().map(|seat| show_player(game, seat, eye)).collect(),
    }
}

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
    let known = slot != Slot::Q0 || game.knows_q0(eye);
    game.zone[slot.index()].map(|card| Seen::when(known, card))
}

fn show_player(game: &Grimoire, seat: Seat, eye: Eye) -> ShownPlayer {
    let player = &game.players[seat];
    let secrets = player.secrets.iter().map(|secret| ShownSecret {
        card: Seen::when(game.knows_secret(secret, eye), secret.card),
        seen: secret.seen,
        pass: secret.pass,
    });
    let items = player.items.iter().map(|&item| Seen::when(game.knows_item(seat, item, eye), item));
    ShownPlayer {
        token: player.token,
        page: player.page.map(|page| Seen::when(game.knows_page(seat, eye), page.get())),
        chips: player.chips,
        treasures: player.treasures.iter().collect(),
        secrets: secrets.collect(),
        companions: player.companions.iter().collect(),
        items: items.collect(),
    }
}
