//! Why an action is not allowed, with the rule that says so.

use engine::{Message, Refusal, Seat};

use crate::ability::Ability;
use crate::card::{Card, Pot};
use crate::names::{ability_name, card_name, recipe_name};
use crate::recipe::Recipe;
use crate::{Action, Minions, Phase};

pub(crate) fn refusal(game: &Minions, seat: Seat, action: Action) -> Refusal {
    match (game.phase, action) {
        (Phase::Draft, Action::Draft(card)) => because("MR-10", about("refused-hand", card)),
        (Phase::Choose, Action::Pass) => because("MR-12", Message::new("refused-last-card")),
        (Phase::Reveal, Action::Reveal(Some(pot))) => refused_reveal(game, seat, pot),
        (Phase::Create, Action::Create(Some(recipe))) => refused_create(game, seat, recipe),
        (Phase::Pay, Action::Use(card)) => refused_use(game, seat, card),
        (Phase::Pay, Action::Boil(card)) => refused_boil(game, seat, card),
        (Phase::Keep, Action::Keep(card)) => because("MR-35", about("refused-drafted", card)),
        (phase, _) => refused_now(phase),
    }
}

fn because(rule: &'static str, reason: Message) -> Refusal {
    Refusal { rule, reason }
}

fn about(id: &'static str, card: Card) -> Message {
    Message::new(id).message("card", card_name(card))
}

/// Something else is to be done first.
fn refused_now(phase: Phase) -> Refusal {
    match phase {
        Phase::Draft => because("MR-10", Message::new("refused-now-draft")),
        Phase::Choose => because("MR-11", Message::new("refused-now-choose")),
        Phase::Reveal => because("MR-20", Message::new("refused-now-reveal")),
        Phase::Create => because("MR-24", Message::new("refused-now-create")),
        Phase::Pay => because("MR-31", Message::new("refused-now-pay")),
        Phase::Keep | Phase::Over => because("MR-35", Message::new("refused-now-keep")),
    }
}

fn refused_reveal(game: &Minions, seat: Seat, pot: Pot) -> Refusal {
    match pot.card() {
        Some(card) => because("MR-20", about("refused-drafted", card)),
        None if game.unused_abilities(seat).has(Ability::Pot0) => {
            because("MR-52", about("refused-drafted", Card::A))
        }
        None => because("MR-52", no_ability(Ability::Pot0)),
    }
}

fn refused_create(game: &Minions, seat: Seat, recipe: Recipe) -> Refusal {
    let name = recipe_name(game.cards.recipe(recipe));
    if game.recipes.has(recipe) {
        let short = Message::new("refused-reach").message("recipe", name);
        return because(
            "MR-59",
            short.number("reach", game.reach(seat, recipe)).number("cost", game.cards.recipe(recipe).cost),
        );
    }
    match game.seats.iter().find(|&owner| game.players[owner].minions.contains(&recipe)) {
        Some(owner) => {
            because("MR-32", Message::new("refused-created").message("recipe", name).seat("player", owner))
        }
        None => because("MR-24", Message::new("refused-area").message("recipe", name)),
    }
}

fn refused_use(game: &Minions, seat: Seat, card: Card) -> Refusal {
    if !game.players[seat].drafted.has(card) {
        return because("MR-26", about("refused-drafted", card));
    }
    because("MR-59", about("refused-short", card))
}

fn refused_boil(game: &Minions, seat: Seat, card: Card) -> Refusal {
    let player = &game.players[seat];
    let ability = Ability::boiling(card);
    if !game.abilities(seat).has(ability) {
        return because("MR-50", no_ability(ability));
    }
    if player.used.has(ability) {
        return because("MR-50", Message::new("refused-used").message("ability", ability_name(ability)));
    }
    if player.pot_card() == Some(card) {
        return because("MR-61", about("refused-own-pot", card));
    }
    if !player.drafted.has(card) {
        return because("MR-26", about("refused-drafted", card));
    }
    because("MR-59", about("refused-short", card))
}

fn no_ability(ability: Ability) -> Message {
    Message::new("refused-ability").message("ability", ability_name(ability))
}
