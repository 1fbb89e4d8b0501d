//! What a player is told to do, to notice, and not to do.

use engine::{Blocked, Eye, Game, Message, Refusal, Seat};

use super::choices::touches;
use super::faces::{list, species_name};
use super::refusals::{refused_pass, refused_play};
use super::zones::{TRICK, desert_id};
use crate::card_set::CardSet;
use crate::{Card, Phase, Species, Wasteland};

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
    let passes_left = game.players[seat].passes_left;
    let playable = game.playable(seat);
    let led = match game.trick.colour() {
        _ if playable.is_empty() => return Message::new("prompt-must-pass"),
        None if passes_left == 0 => return Message::new("prompt-must-lead"),
        None => return Message::new("prompt-lead"),
        Some(led) => led,
    };
    let following = playable.of(led);
    let id = match passes_left {
        0 if following.is_empty() => "prompt-must-play-any",
        0 => "prompt-must-follow",
        _ if following.is_empty() => "prompt-any",
        _ if following == playable => "prompt-follow",
        _ => "prompt-follow-or-lie",
    };
    Message::new(id).message("species", species_name(led))
}

pub(super) fn tips(game: &Wasteland, eye: Eye) -> Vec<Message> {
    let (Phase::Trick(_), Some(seat)) = (game.phase, eye.acting(game.to_act())) else { return Vec::new() };
    let player = &game.players[seat];
    let passes = i64::from(player.passes_left);
    let left = Message::new("tip-left").number("plays", player.hand.len() as i64 - passes);
    let mut tips = vec![left.number("passes", passes)];
    tips.extend(game.trick.colour().map(|led| tip_colour(game, led)));
    tips
}

/// In a trick of several colours the led one cannot win any more.
fn tip_colour(game: &Wasteland, led: Species) -> Message {
    let mixed = game.trick.winner().is_some_and(|best| best.card.species() != led);
    let id = if mixed { "tip-mixed" } else { "tip-one-colour" };
    Message::new(id).message("species", species_name(led))
}

/// WR-51. Which cards a player has promised to pass, for that player alone.
pub(super) fn promise_note(promised: CardSet) -> Option<Message> {
    (!promised.is_empty()).then(|| Message::new("promise-note").text("cards", list(promised.iter())))
}

/// WR-50, WR-51. Asked before a lie: what it obliges to.
pub(super) fn lie_warning(game: &Wasteland, seat: Seat, card: Card) -> Option<Message> {
    let led = game.trick.colour().filter(|&led| led != card.species())?;
    let player = &game.players[seat];
    let hidden = player.hand.without(player.promised()).of(led);
    (!hidden.is_empty()).then(|| {
        let warning = Message::new("warning-lie").message("species", species_name(led));
        warning.text("cards", list(hidden.iter()))
    })
}

/// Cards that cannot be played but passed, or passed but not played, and why.
pub(super) fn blocked(game: &Wasteland, eye: Eye) -> Vec<Blocked> {
    let (Phase::Trick(_), Some(seat)) = (game.phase, eye.acting(game.to_act())) else { return Vec::new() };
    let hand = game.players[seat].hand;
    let blocked = |card: Card, zone: &str, refusal: Refusal| {
        let ways = touches(game, seat, card, zone).into_iter();
        ways.map(move |touches| Blocked { touches, reason: refusal.reason.clone() })
    };
    let (playable, passable) = (game.playable(seat), game.passable(seat));
    let unplayable = hand.kinds().filter(|&card| !playable.has(card));
    let unplayable = unplayable.flat_map(|card| blocked(card, TRICK, refused_play(game, seat, card)));
    let unpassable = hand.kinds().filter(|&card| !passable.has(card));
    let desert = desert_id(seat);
    let unpassable = unpassable.flat_map(|card| blocked(card, &desert, refused_pass(game, seat, card)));
    unplayable.chain(unpassable).collect()
}
