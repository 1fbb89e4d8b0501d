//! Why an action is not allowed, with the rule that says so.

use engine::{Message, Refusal, Seat};

use super::faces::{card_name, cards, species_name};
use crate::rules::witnesses::LieObstacle;
use crate::{Action, Card, Phase, Species, Wasteland};

pub(super) fn refusal(game: &Wasteland, seat: Seat, action: Action) -> Refusal {
    match (game.phase, action) {
        (Phase::Start(_), Action::Start(named)) => {
            Refusal::new("WR-8", Message::new("refused-no-seat").number("seat", named.index() as i64 + 1))
        }
        (Phase::Start(_), _) => Refusal::new("WR-8", Message::new("refused-start-first")),
        (_, Action::Start(_)) => Refusal::new("WR-8", Message::new("refused-no-start")),
        (Phase::Abandon(_), Action::Abandon(card)) => not_held("WR-11", card),
        (Phase::Abandon(_), _) => Refusal::new("WR-11", Message::new("refused-abandon-first")),
        (_, Action::Abandon(_)) => Refusal::new("WR-11", Message::new("refused-no-abandon")),
        (Phase::Ally(_), Action::Ally(species)) => {
            Refusal::new("WR-47", Message::new("refused-ally-gone").message("species", species_name(species)))
        }
        (Phase::Ally(_), _) => Refusal::new("WR-47", Message::new("refused-ally-first")),
        (_, Action::Ally(_)) => Refusal::new("WR-47", Message::new("refused-no-ally")),
        (_, Action::Play(card)) => refused_play(game, seat, card),
        (_, Action::Pass(card)) => refused_pass(game, seat, card),
    }
}

fn not_held(rule: &'static str, card: Card) -> Refusal {
    Refusal::new(rule, Message::new("refused-card").message("card", card_name(card)))
}

pub(super) fn refused_play(game: &Wasteland, seat: Seat, card: Card) -> Refusal {
    let player = &game.players[seat];
    if !player.hand.has(card) {
        return not_held("WR-16", card);
    }
    if player.must_pass() {
        return Refusal::new("WR-27", Message::new("refused-must-pass"));
    }
    if game.options.witnesses && player.promised().has(card) {
        return Refusal::new("WR-51", Message::new("refused-promised").message("card", card_name(card)));
    }
    match game.trick.colour() {
        Some(led) if game.options.witnesses => refused_lie(game, seat, led),
        Some(led) => Refusal::new("WR-18", must_follow(led)),
        None => Refusal::new("WR-17", Message::new("refused-card").message("card", card_name(card))),
    }
}

fn must_follow(led: Species) -> Message {
    Message::new("refused-follow").message("species", species_name(led))
}

fn refused_lie(game: &Wasteland, seat: Seat, led: Species) -> Refusal {
    let player = &game.players[seat];
    let id = match player.lie_obstacle(player.hand.of(led)) {
        Some(LieObstacle::TooMany) => "refused-lie-many",
        Some(LieObstacle::Special) => "refused-lie-special",
        Some(LieObstacle::Promised) => "refused-lie-promised",
        None => return Refusal::new("WR-18", must_follow(led)),
    };
    Refusal::new("WR-50", Message::new(id).message("species", species_name(led)))
}

pub(super) fn refused_pass(game: &Wasteland, seat: Seat, card: Card) -> Refusal {
    let player = &game.players[seat];
    if !player.hand.has(card) {
        return not_held("WR-16", card);
    }
    if player.passes_left == 0 {
        return Refusal::new("WR-26", Message::new("refused-no-pass"));
    }
    let promised = cards(player.promised().iter());
    Refusal::new("WR-53", Message::new("refused-pass-promised").message("cards", promised))
}
