//! Why an action is not allowed, with the rule that says so.

use engine::{Message, Refusal, Seat};

use super::names::{ability_name, card_name, recipe_name};
use crate::{Ability, Action, Card, Minions, Phase, Pot, Recipe};

pub(super) fn refusal(game: &Minions, seat: Seat, action: Action) -> Refusal {
    match (game.phase, action) {
        (Phase::Draft, Action::Draft(card)) => Refusal::new("MR-10", about("refused-hand", card)),
        (Phase::Choose, Action::Pass) => Refusal::new("MR-12", Message::new("refused-last-card")),
        (Phase::Reveal, Action::Reveal(Some(pot))) => refused_reveal(game, seat, pot),
        (Phase::Create, Action::Create(Some(recipe))) => refused_create(game, seat, recipe),
        (Phase::Pay, Action::Use(card)) => refused_use(game, seat, card),
        (Phase::Pay, Action::Boil(card)) => refused_boil(game, seat, card),
        (Phase::Keep, Action::Keep(card)) => Refusal::new("MR-35", about("refused-drafted", card)),
        (phase, _) => refused_now(phase),
    }
}

fn about(id: &'static str, card: Card) -> Message {
    Message::new(id).message("card", card_name(card))
}

/// Something else is to be done first.
fn refused_now(phase: Phase) -> Refusal {
    match phase {
        Phase::Draft => Refusal::new("MR-10", Message::new("refused-now-draft")),
        Phase::Choose => Refusal::new("MR-11", Message::new("refused-now-choose")),
        Phase::Reveal => Refusal::new("MR-20", Message::new("refused-now-reveal")),
        Phase::Create => Refusal::new("MR-24", Message::new("refused-now-create")),
        Phase::Pay => Refusal::new("MR-31", Message::new("refused-now-pay")),
        Phase::Keep | Phase::Over => Refusal::new("MR-35", Message::new("refused-now-keep")),
    }
}

fn refused_reveal(game: &Minions, seat: Seat, pot: Pot) -> Refusal {
    match pot.card() {
        Some(card) => Refusal::new("MR-20", about("refused-drafted", card)),
        None if game.unused_abilities(seat).has(Ability::Pot0) => {
            Refusal::new("MR-52", about("refused-drafted", Card::A))
        }
        None => Refusal::new("MR-52", no_ability(Ability::Pot0)),
    }
}

fn refused_create(game: &Minions, seat: Seat, recipe: Recipe) -> Refusal {
    let name = recipe_name(game.cards.recipe(recipe));
    if game.recipes.has(recipe) {
        let short = Message::new("refused-reach").message("recipe", name);
        return Refusal::new(
            "MR-59",
            short.number("reach", game.reach(seat, recipe)).number("cost", game.cards.recipe(recipe).cost),
        );
    }
    match game.seats.iter().find(|&owner| game.players[owner].minions.contains(&recipe)) {
        Some(owner) => Refusal::new(
            "MR-32",
            Message::new("refused-created").message("recipe", name).seat("player", owner),
        ),
        None => Refusal::new("MR-24", Message::new("refused-area").message("recipe", name)),
    }
}

fn refused_use(game: &Minions, seat: Seat, card: Card) -> Refusal {
    if !game.players[seat].drafted.has(card) {
        return Refusal::new("MR-26", about("refused-drafted", card));
    }
    Refusal::new("MR-59", about("refused-short", card))
}

fn refused_boil(game: &Minions, seat: Seat, card: Card) -> Refusal {
    let player = &game.players[seat];
    let ability = Ability::boiling(card);
    if !game.abilities(seat).has(ability) {
        return Refusal::new("MR-50", no_ability(ability));
    }
    if player.used.has(ability) {
        return Refusal::new("MR-50", Message::new("refused-used").message("ability", ability_name(ability)));
    }
    if player.pot_card() == Some(card) {
        return Refusal::new("MR-61", about("refused-own-pot", card));
    }
    if !player.drafted.has(card) {
        return Refusal::new("MR-26", about("refused-drafted", card));
    }
    Refusal::new("MR-59", about("refused-short", card))
}

fn no_ability(ability: Ability) -> Message {
    Message::new("refused-ability").message("ability", ability_name(ability))
}
