//! Why an action is not allowed, with the rule that says so.

use engine::{Message, Refusal, Seat};

use super::faces::quest_name;
use crate::card::{Quest, Slot};
use crate::data::Spell;
use crate::{Action, Grimoire, Phase};

pub(super) fn refusal(game: &Grimoire, seat: Seat, action: Action) -> Refusal {
    match (game.phase, action) {
        (Phase::Token, Action::Token(token)) => refused_token(game, token),
        (Phase::Book, Action::Page(_)) => refused_page(game),
        (Phase::Luck, Action::Discard(slot)) => refused_slot(game, slot),
        (Phase::Take, Action::Take(slot)) => refused_slot(game, slot),
        (Phase::Target, Action::Target(victim)) => refused_target(game, seat, victim),
        (Phase::Give { .. }, Action::Give(card)) => refused_companion("GR-38", card),
        (Phase::Steal { .. }, Action::Steal(card)) => refused_companion("GR-39", card),
        (phase, _) => refused_now(phase),
    }
}

/// Something else is to be decided now.
fn refused_now(phase: Phase) -> Refusal {
    let (rule, id) = match phase {
        Phase::Token => ("GR-4", "refused-in-token"),
        Phase::Book => ("GR-9", "refused-in-book"),
        Phase::Luck => ("GR-27", "refused-in-luck"),
        Phase::Cure => ("GR-32", "refused-in-cure"),
        Phase::Buy { .. } => ("GR-35", "refused-in-buy"),
        Phase::Target => ("GR-40", "refused-in-target"),
        Phase::Give { .. } => ("GR-38", "refused-in-give"),
        Phase::Steal { .. } => ("GR-39", "refused-in-steal"),
        Phase::Take | Phase::Over => ("GR-21", "refused-in-take"),
    };
    Refusal::new(rule, Message::new(id))
}

fn refused_token(game: &Grimoire, token: u8) -> Refusal {
    match game.seats.iter().find(|&seat| game.players[seat].token == Some(token)) {
        Some(owner) => {
            Refusal::new("GR-4", Message::new("refused-token").number("token", token).seat("player", owner))
        }
        None => Refusal::new("GR-4", Message::new("refused-no-token").number("token", token)),
    }
}

/// Only MP forbids a page.
pub(super) fn refused_page(game: &Grimoire) -> Refusal {
    Refusal::new("GR-9", Message::new("refused-mp").number("mp", game.mp()))
}

fn refused_slot(game: &Grimoire, slot: Slot) -> Refusal {
    match game.named(slot) {
        _ if !game.slots().contains(&slot) => Refusal::new("GR-7", Message::new("refused-no-slot")),
        None => Refusal::new("GR-24", Message::new("refused-empty")),
        Some(_) => Refusal::new("GR-80", Message::new("refused-equal")),
    }
}

fn refused_target(game: &Grimoire, caster: Seat, victim: Seat) -> Refusal {
    let about = |id| Message::new(id).seat("player", victim);
    let spell = game.page_of(caster).quest;
    match () {
        () if !game.seats.contains(victim) => Refusal::new("GR-1", about("refused-nobody")),
        () if victim == caster => Refusal::new("GR-64", Message::new("refused-self")),
        () if game.protected_from(caster).contains(victim) => {
            Refusal::new("GR-41", about("refused-protected"))
        }
        () if game.prey(victim, spell) == 0 => Refusal::new("GR-64", about("refused-nothing")),
        () if spell == Spell::Polymorph => Refusal::new("GR-44", about("refused-fewer-chips")),
        () => Refusal::new("GR-40", about("refused-fewer-companions")),
    }
}

fn refused_companion(rule: &'static str, card: Quest) -> Refusal {
    Refusal::new(rule, Message::new("refused-companion").message("card", quest_name(card)))
}
