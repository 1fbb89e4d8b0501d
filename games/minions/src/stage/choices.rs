//! What the viewer may do, and what to touch for it.

use engine::{Choice, CompactString, Eye, Game, Message, Seat, Touch};

use super::guidance::warning;
use super::names::{ability_name, card_name, pot_name, recipe_name};
use super::words::sum;
use super::zones::{area_card, drafted_cards, hand_cards, minion_card, round_card};
use crate::{Ability, Action, Card, Minions, Pot};

pub(super) fn choices(game: &Minions, eye: Eye) -> Vec<Choice> {
    let Some(seat) = eye.acting(game.waiting) else { return Vec::new() };
    let mut actions = game.legal(seat);
    actions.sort_unstable();
    actions.iter().flat_map(|&action| choices_of(game, seat, action)).collect()
}

fn choices_of(game: &Minions, seat: Seat, action: Action) -> impl Iterator<Item = Choice> {
    let (label, warning) = (label(game, seat, action), warning(game, seat, action));
    let ways = ways(game, seat, action).into_iter();
    ways.map(move |touches| Choice::new(action, label.clone(), touches).warned(warning.clone()))
}

/// The ways to make an action by hand: either of two equal cards can be touched.
pub(super) fn ways(game: &Minions, seat: Seat, action: Action) -> Vec<Vec<Touch>> {
    let each = |ids: Vec<CompactString>| ids.into_iter().map(|id| vec![Touch::thing(id)]).collect();
    let button = |id: &str, label| vec![vec![Touch::button(id, Message::new(label))]];
    match action {
        Action::Draft(card) => each(hand_cards(game, seat, card)),
        Action::Pass => pass_ways(game, seat),
        Action::Drop => vec![vec![Touch::thing("middle")]],
        Action::Reveal(Some(pot)) => match pot.card() {
            Some(card) => each(drafted_cards(game, seat, card)),
            None => each(ability_minion(game, seat, Ability::Pot0).into_iter().collect()),
        },
        Action::Reveal(None) => button("none", "button-reveal-none"),
        Action::Create(Some(recipe)) => vec![vec![Touch::thing(area_card(game, recipe))]],
        Action::Create(None) => button("none", "button-create-none"),
        Action::Use(card) | Action::Keep(card) => each(drafted_cards(game, seat, card)),
        Action::Boil(card) => boil_ways(game, seat, card),
        Action::Done => button("done", "button-done"),
    }
}

/// The arrow of the round card, or the neighbour who gets the hand if all pass.
fn pass_ways(game: &Minions, seat: Seat) -> Vec<Vec<Touch>> {
    let neighbour = game.direction().next(game.active, seat).map(Touch::seat);
    [Some(Touch::thing(round_card(game.round))), neighbour]
        .into_iter()
        .flatten()
        .map(|touch| vec![touch])
        .collect()
}

/// The ability's minion, then the card.
fn boil_ways(game: &Minions, seat: Seat, card: Card) -> Vec<Vec<Touch>> {
    let Some(minion) = ability_minion(game, seat, Ability::boiling(card)) else { return Vec::new() };
    let cards = drafted_cards(game, seat, card).into_iter();
    cards.map(|id| vec![Touch::thing(minion.clone()), Touch::thing(id)]).collect()
}

fn ability_minion(game: &Minions, seat: Seat, ability: Ability) -> Option<CompactString> {
    minion_card(game, seat, |minion| game.cards.recipe(minion).ability == Some(ability))
}

fn label(game: &Minions, seat: Seat, action: Action) -> Message {
    let about = |id, card| Message::new(id).message("card", card_name(card));
    match action {
        Action::Draft(card) => about("choice-draft", card),
        Action::Pass => Message::new("choice-pass"),
        Action::Drop => Message::new("choice-drop"),
        Action::Reveal(Some(Pot::ZERO)) => Message::new("choice-reveal-zero"),
        Action::Reveal(Some(pot)) => Message::new("choice-reveal").message("pot", pot_name(pot)),
        Action::Reveal(None) => Message::new("button-reveal-none"),
        Action::Create(Some(recipe)) => {
            let card = game.cards.recipe(recipe);
            Message::new("choice-create").message("recipe", recipe_name(card)).number("cost", card.cost)
        }
        Action::Create(None) => Message::new("button-create-none"),
        Action::Use(card) => about("choice-use", card).text("sum", payment_sum(game, seat, card, None)),
        Action::Boil(card) => {
            let ability = Ability::boiling(card);
            about("choice-boil", card)
                .message("ability", ability_name(ability))
                .text("sum", payment_sum(game, seat, card, Some(ability)))
        }
        Action::Keep(card) => about("choice-keep", card),
        Action::Done => Message::new("button-done"),
    }
}

fn payment_sum(game: &Minions, seat: Seat, card: Card, ability: Option<Ability>) -> String {
    game.payment(seat).map(|payment| sum(payment.worth.explain(card, ability))).unwrap_or_default()
}
