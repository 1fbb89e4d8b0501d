//! Why an action is not allowed, with the rule that says so.

use engine::{Message, Refusal, Seat};

use crate::event::list;
use crate::scene::{card_name, species_name};
use crate::witnesses::LieObstacle;
use crate::{Action, Card, Phase, Species, Wasteland};

pub(crate) fn refusal(game: &Wasteland, seat: Seat, action: Action) -> Refusal {
    match (game.phase, action) {
        (Phase::Start(_), Action::Start(named)) => {
            because("WR-8", Message::new("refused-no-seat").number("seat", named.index() as i64 + 1))
        }
        (Phase::Start(_), _) => because("WR-8", Message::new("refused-start-first")),
        (_, Action::Start(_)) => because("WR-8", Message::new("refused-no-start")),
        (Phase::Abandon(_), Action::Abandon(card)) => not_held("WR-11", card),
        (Phase::Abandon(_), _) => because("WR-11", Message::new("refused-abandon-first")),
        (_, Action::Abandon(_)) => because("WR-11", Message::new("refused-no-abandon")),
        (Phase::Ally(_), Action::Ally(species)) => {
            because("WR-47", Message::new("refused-ally-gone").message("species", species_name(species)))
        }
        (Phase::Ally(_), _) => because("WR-47", Message::new("refused-ally-first")),
        (_, Action::Ally(_)) => because("WR-47", Message::new("refused-no-ally")),
        (_, Action::Play(card)) => refused_play(game, seat, card),
        (_, Action::Pass(card)) => refused_pass(game, seat, card),
    }
}

fn because(rule: &'static str, reason: Message) -> Refusal {
    Refusal { rule, reason }
}

fn not_held(rule: &'static str, card: Card) -> Refusal {
    because(rule, Message::new("refused-card").message("card", card_name(card)))
}

pub(crate) fn refused_play(game: &Wasteland, seat: Seat, card: Card) -> Refusal {
    let player = &game.players[seat];
    if !player.hand.has(card) {
        return not_held("WR-16", card);
    }
    if player.must_pass() {
        return because("WR-27", Message::new("refused-must-pass"));
    }
    if game.options.witnesses && player.promised().has(card) {
        return because("WR-51", Message::new("refused-promised").message("card", card_name(card)));
    }
    match game.trick.colour() {
        Some(led) if game.options.witnesses => refused_lie(game, seat, led),
        Some(led) => because("WR-18", must_follow(led)),
        None => because("WR-17", Message::new("refused-card").message("card", card_name(card))),
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
        None => return because("WR-18", must_follow(led)),
    };
    because("WR-50", Message::new(id).message("species", species_name(led)))
}

pub(crate) fn refused_pass(game: &Wasteland, seat: Seat, card: Card) -> Refusal {
    let player = &game.players[seat];
    if !player.hand.has(card) {
        return not_held("WR-16", card);
    }
    if player.passes_left == 0 {
        return because("WR-26", Message::new("refused-no-pass"));
    }
    let promised: Vec<Card> = player.promised().iter().collect();
    because("WR-53", Message::new("refused-pass-promised").text("cards", list(&promised)))
}
