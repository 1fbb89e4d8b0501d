//! What the viewer may do, and what to touch for it.

use engine::{Blocked, Choice, CompactString, Eye, Game, Message, Seat, ToCompactString, Touch};

use super::acting;
use super::zones::{area_card, drafted_cards, hand_cards, minion_card, round_card};
use crate::ability::Ability;
use crate::card::{Card, Pot};
use crate::event::sum;
use crate::names::{ability_name, card_name, pot_name, recipe_name};
use crate::prospect::Prospect;
use crate::refusal::refusal;
use crate::{Action, KEPT, Minions, Phase};

pub(super) fn choices(game: &Minions, eye: Eye) -> Vec<Choice> {
    let Some(seat) = acting(game, eye) else { return Vec::new() };
    let mut actions = game.legal(seat);
    actions.sort_unstable();
    actions.iter().flat_map(|&action| choices_of(game, seat, action)).collect()
}

fn choices_of(game: &Minions, seat: Seat, action: Action) -> impl Iterator<Item = Choice> {
    let (label, warning) = (label(game, seat, action), warning(game, seat, action));
    ways(game, seat, action).into_iter().map(move |touches| Choice {
        action: action.to_compact_string(),
        label: label.clone(),
        touches,
        warning: warning.clone(),
    })
}

/// The ways to make an action by hand: either of two equal cards can be touched.
fn ways(game: &Minions, seat: Seat, action: Action) -> Vec<Vec<Touch>> {
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

/// What a beginner may regret.
fn warning(game: &Minions, seat: Seat, action: Action) -> Option<Message> {
    let prospect = Prospect::of(game, seat);
    let nothing = prospect.in_reach(game).next().is_none();
    let id = match action {
        Action::Drop if !prospect.has_pot => "warning-drop-no-pot",
        Action::Drop if nothing => "warning-drop-short",
        Action::Reveal(Some(_)) if nothing => "warning-reveal-short",
        Action::Reveal(None) if !nothing => "warning-reveal-none",
        Action::Create(None) if !nothing => "warning-create-none",
        Action::Done if !game.players[seat].drafted.is_empty() && game.players[seat].kept.len() < KEPT => {
            "warning-done"
        }
        _ => return None,
    };
    Some(Message::new(id))
}

/// Recipes out of reach, cards that no longer suffice, and passing with one card are explained.
pub(super) fn blocked(game: &Minions, eye: Eye) -> Vec<Blocked> {
    let Some(seat) = acting(game, eye) else { return Vec::new() };
    let legal = game.legal(seat);
    let tempting: Vec<Action> = match game.phase {
        Phase::Choose => vec![Action::Pass],
        Phase::Create => game.recipes.iter().map(|recipe| Action::Create(Some(recipe))).collect(),
        Phase::Pay => {
            game.players[seat].drafted.kinds().filter(|card| !card.is_pot()).map(Action::Use).collect()
        }
        _ => Vec::new(),
    };
    let refused = tempting.into_iter().filter(|action| !legal.contains(action));
    refused
        .flat_map(|action| {
            let reason = refusal(game, seat, action).reason;
            ways(game, seat, action)
                .into_iter()
                .map(move |touches| Blocked { touches, reason: reason.clone() })
        })
        .collect()
}
