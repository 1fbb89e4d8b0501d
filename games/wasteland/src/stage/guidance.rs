//! What a player is told to do, to notice, and not to do.

use engine::{Blocked, CompactString, Eye, Game, Kind, Message, Refusal, Seat, Touch};

use super::choices::held;
use super::faces::{cards, species_name};
use super::numbers::plain;
use super::refusals::{refused_pass, refused_play};
use super::zones::{desert_id, trick_id};
use crate::card::BySpecies;
use crate::card_set::CardSet;
use crate::{Card, Phase, Wasteland};

pub(super) fn prompt(game: &Wasteland, eye: Eye) -> Message {
    match (game.phase, eye.acting(game.to_act())) {
        (Phase::Start(_), Some(_)) => Message::new("prompt-start"),
        (Phase::Abandon(_), Some(_)) => Message::new("prompt-abandon"),
        (Phase::Trick(_), Some(seat)) => prompt_trick(game, seat),
        (Phase::Ally(_), Some(_)) => Message::new("prompt-ally"),
        _ => Message::waiting(game.to_act()),
    }
}

/// Whether a pass or a play is forced, and what may be played.
fn prompt_trick(game: &Wasteland, seat: Seat) -> Message {
    let player = &game.players[seat];
    let playable = game.playable(seat);
    let led = match game.trick.colour() {
        _ if playable.is_empty() => return Message::new("prompt-must-pass"),
        None if player.passes_left == 0 => return Message::new("prompt-must-lead"),
        None => return Message::new("prompt-lead"),
        Some(led) => led,
    };
    let following = playable.of(led);
    let id = match player.passes_left {
        0 if following.is_empty() => "prompt-must-play-any",
        0 => "prompt-must-follow",
        _ if following.is_empty() && player.promised().is_empty() => "prompt-any",
        _ if following.is_empty() => "prompt-any-free",
        _ if following == playable => "prompt-follow",
        _ => "prompt-follow-or-lie",
    };
    Message::new(id).message("species", species_name(led))
}

/// Whether the viewer decides which cards of this hand go to the desert, now or later in the trick.
pub(super) fn chooses_for_desert(game: &Wasteland, seat: Seat, eye: Eye) -> bool {
    eye == Eye::Seat(seat)
        && match game.phase {
            Phase::Abandon(_) => true,
            Phase::Trick(_) => game.players[seat].passes_left > 0,
            _ => false,
        }
}

/// What a card of the own hand would do in the own desert, or what it is promised to.
pub(super) fn would_do(promised: CardSet, card: Card, sums: &BySpecies<i8>) -> Message {
    let species = card.species();
    if promised.has(card) {
        return Message::new("rule-promised").message("species", species_name(species));
    }
    let sum = sums[species.index()];
    let id = if card.value() < 0 { "now-lowers" } else { "now-lifts" };
    let now = Message::new(id).message("species", species_name(species)).text("from", plain(sum));
    now.text("to", plain(sum + card.value()))
}

/// WR-51. Which cards a player has promised to pass, for that player alone.
pub(super) fn promise_note(promised: CardSet) -> Option<Message> {
    (!promised.is_empty()).then(|| Message::new("promise-note").message("cards", cards(promised.iter())))
}

/// WR-50, WR-51. Asked before a lie: what it obliges to.
pub(super) fn lie_warning(game: &Wasteland, seat: Seat, card: Card) -> Option<Message> {
    let led = game.trick.colour().filter(|&led| led != card.species())?;
    let player = &game.players[seat];
    let hidden = player.hand.without(player.promised()).of(led);
    (!hidden.is_empty()).then(|| {
        let warning = Message::new("warning-lie").message("species", species_name(led));
        warning.message("cards", cards(hidden.iter()))
    })
}

/// Cards that cannot be played but passed, or passed but not played, and why.
pub(super) fn blocked(game: &Wasteland, eye: Eye) -> Vec<Blocked> {
    let (Phase::Trick(_), Some(seat)) = (game.phase, eye.acting(game.to_act())) else { return Vec::new() };
    let hand = game.players[seat].hand;
    let blocked = |card: Card, zone: &CompactString, refusal: Refusal| {
        let zone = zone.clone();
        held(game, seat, card)
            .map(move |first| Blocked::new(vec![first, Touch::thing(zone.clone())], refusal.clone()))
    };
    let (playable, passable) = (game.playable(seat), game.passable(seat));
    let (trick, desert) = (trick_id(seat), desert_id(seat));
    let unplayable = hand.kinds().filter(|&card| !playable.has(card));
    let unplayable = unplayable.flat_map(|card| blocked(card, &trick, refused_play(game, seat, card)));
    let unpassable = hand.kinds().filter(|&card| !passable.has(card));
    let unpassable = unpassable.flat_map(|card| blocked(card, &desert, refused_pass(game, seat, card)));
    unplayable.chain(unpassable).collect()
}
