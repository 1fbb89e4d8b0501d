//! What the viewer may do, and what to touch for it.

use engine::{Choice, CompactString, Eye, Game, Message, Preview, Seat, ToCompactString, Touch};

use super::area;
use super::guidance::warning;
use super::names::{ability_name, card_name, pot_name, recipe_name};
use super::words::sum;
use super::zones::{HEARTH, LAY_HERE, drafted_cards, hand_cards};
use crate::heuristic::Prospect;
use crate::{Ability, Action, Card, Minions, Pot, Recipe};

/// With so few choices each has a button from the start; else a card is touched first.
const FEW: usize = 2;

pub(super) fn choices(game: &Minions, eye: Eye) -> Vec<Choice> {
    let Some(seat) = eye.acting(game.waiting) else { return Vec::new() };
    let mut actions = game.legal(seat);
    actions.sort_unstable_by_key(|&action| (is_refusal(action), action));
    let few = actions.len() <= FEW;
    actions.iter().flat_map(|&action| choices_of(game, seat, action, few)).collect()
}

/// Whether an action is to do nothing; its button comes last.
fn is_refusal(action: Action) -> bool {
    matches!(action, Action::Reveal(None) | Action::Create(None) | Action::Done)
}

fn choices_of(game: &Minions, seat: Seat, action: Action, few: bool) -> Vec<Choice> {
    let (label, warning) = (label(game, seat, action), warning(game, seat, action));
    let previews = previews(game, seat, action);
    ways(game, seat, action, few)
        .into_iter()
        .map(|touches| {
            Choice::new(action, label.clone(), touches).warned(warning.clone()).previewing(previews.clone())
        })
        .collect()
}

/// The ways to make an action by hand: a card and then the button that says what happens to it, or the button
/// at once. Either of two equal cards can be touched.
fn ways(game: &Minions, seat: Seat, action: Action, few: bool) -> Vec<Vec<Touch>> {
    let button = Touch::button(action.to_compact_string(), label(game, seat, action));
    let cards = cards_of(game, seat, action);
    let place = place_for(action).map(Touch::thing);
    let mut ways: Vec<Vec<Touch>> = Vec::new();
    for card in cards {
        let card = Touch::thing(card);
        ways.extend(place.clone().map(|place| vec![card.clone(), place]));
        ways.push(vec![card, button.clone()]);
    }
    let is_drafted = matches!(action, Action::Draft(_) | Action::Keep(_));
    if ways.is_empty() || (few && !is_drafted) {
        ways.push(vec![button]);
    }
    ways
}

/// The cards that an action is about.
pub(super) fn cards_of(game: &Minions, seat: Seat, action: Action) -> Vec<CompactString> {
    match action {
        Action::Draft(card) => hand_cards(game, seat, card),
        Action::Reveal(Some(pot)) => drafted_cards(game, seat, pot.card().unwrap_or(Card::A)),
        Action::Create(Some(recipe)) => vec![area::card(game, recipe)],
        Action::Use(card) | Action::Boil(card) | Action::Keep(card) => drafted_cards(game, seat, card),
        Action::Pass | Action::Drop | Action::Reveal(None) | Action::Create(None) | Action::Done => {
            Vec::new()
        }
    }
}

/// Where a card can be laid for an action.
fn place_for(action: Action) -> Option<&'static str> {
    match action {
        Action::Draft(_) => Some(LAY_HERE),
        Action::Reveal(Some(_)) | Action::Use(_) => Some(HEARTH),
        _ => None,
    }
}

/// What the slips and the fire would say.
fn previews(game: &Minions, seat: Seat, action: Action) -> Vec<Preview> {
    match action {
        Action::Draft(card) => {
            let mut cards = game.players[seat].drafted;
            cards.add(card);
            let preview = |(at, adds, line)| Preview { at, line: Some(line), adds };
            area::changes(game, seat, cards).into_iter().map(preview).collect()
        }
        Action::Use(card) => paid_preview(game, seat, card, None),
        Action::Boil(card) => paid_preview(game, seat, card, Some(Ability::boiling(card))),
        _ => Vec::new(),
    }
}

fn paid_preview(game: &Minions, seat: Seat, card: Card, ability: Option<Ability>) -> Vec<Preview> {
    let Some(payment) = game.payment(seat) else { return Vec::new() };
    let then = payment.after(card, ability).paid;
    let line = Message::new("preview-paid").number("paid", then);
    let adds = i16::from(then.min(payment.recipe.cost)) - i16::from(payment.paid);
    [area::place(game, payment.recipe.recipe), HEARTH.into()]
        .map(|at| Preview { at, line: Some(line.clone()), adds })
        .to_vec()
}

fn label(game: &Minions, seat: Seat, action: Action) -> Message {
    let about = |id, card| Message::new(id).message("card", card_name(card));
    match action {
        Action::Draft(card) => about("choice-draft", card),
        Action::Pass => label_pass(game, seat),
        Action::Drop => label_drop(game, seat),
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
        Action::Done => Message::new("button-done").number("count", game.players[seat].kept.len() as i64),
    }
}

/// MR-14. To whom the hand goes if all pass.
fn label_pass(game: &Minions, seat: Seat) -> Message {
    let count = game.players[seat].hand.len() as i64;
    match game.direction().next(game.active, seat) {
        Some(to) => Message::new("choice-pass").number("count", count).seat("player", to),
        None => Message::new("choice-pass-alone"),
    }
}

/// What dropping out leads to.
fn label_drop(game: &Minions, seat: Seat) -> Message {
    let in_reach: Vec<Recipe> = Prospect::of(game, seat).in_reach(game).collect();
    match in_reach[..] {
        [] => Message::new("choice-drop-nothing"),
        [one] => Message::new("choice-drop-one").message("recipe", recipe_name(game.cards.recipe(one))),
        _ => Message::new("choice-drop-many").number("count", in_reach.len() as i64),
    }
}

fn payment_sum(game: &Minions, seat: Seat, card: Card, ability: Option<Ability>) -> String {
    game.payment(seat).map(|payment| sum(payment.worth.explain(card, ability))).unwrap_or_default()
}
