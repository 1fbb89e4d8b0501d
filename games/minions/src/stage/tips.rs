//! What a strong player would whisper: the choice that looks best, where a sentence can say why.

use engine::{Eye, Game, Heuristic, Message, Seat, Weights};

use super::area::brought_into_reach;
use super::names::{card_name, recipe_name, symbol_name};
use crate::card::pots;
use crate::data::{Points, ROUNDS};
use crate::heuristic::Prospect;
use crate::{Ability, Action, Card, Minions, Phase, Recipe, TURNS};

pub(super) fn tips(game: &Minions, eye: Eye) -> Vec<Message> {
    let Some(seat) = eye.acting(game.waiting) else { return Vec::new() };
    let tip = match (game.phase, best(game, seat, &game.legal(seat))) {
        (Phase::Draft, Some(Action::Draft(card))) => on_draft(game, seat, card),
        (Phase::Choose, Some(Action::Drop)) => on_dropping(game, seat),
        (Phase::Reveal, Some(Action::Reveal(Some(_)))) => on_pots(game, seat),
        (Phase::Create, Some(Action::Create(Some(recipe)))) => on_recipe(game, seat, recipe),
        (Phase::Pay, Some(Action::Boil(card))) => on_ability(game, seat, card),
        (Phase::Keep, Some(Action::Keep(card))) => on_keeping(game, seat, card),
        _ => None,
    };
    tip.into_iter().collect()
}

/// What good play would do.
fn best(game: &Minions, seat: Seat, actions: &[Action]) -> Option<Action> {
    let mut weights = Weights::new();
    game.weigh(seat, actions, &mut weights);
    let weighed = actions.iter().zip(weights.iter());
    weighed.max_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(action, _)| *action)
}

fn on_draft(game: &Minions, seat: Seat, card: Card) -> Option<Message> {
    let about = |id| Message::new(id).message("card", card_name(card));
    if card.is_pot() && !Prospect::of(game, seat).has_pot {
        return Some(about("tip-draft-pot").number("count", (TURNS - usize::from(game.turn)) as i64));
    }
    if let Some(recipes) = brought_into_reach(game, seat, card) {
        return Some(about("tip-draft-reach").message("recipes", recipes));
    }
    if usize::from(game.round) == ROUNDS && card == Card::A {
        return Some(Message::new("tip-last-ambers").number("points", game.cards.amber));
    }
    let symbol = card.symbol()?;
    let count =
        game.recipes.iter().filter(|&recipe| game.cards.recipe(recipe).symbol == Some(symbol)).count();
    let several =
        about("tip-draft-symbol").message("symbol", symbol_name(symbol)).number("count", count as i64);
    (count > 1).then_some(several)
}

/// Somebody else may take what can be paid for now.
fn on_dropping(game: &Minions, seat: Seat) -> Option<Message> {
    let creates: Vec<Action> =
        Prospect::of(game, seat).in_reach(game).map(|recipe| Action::Create(Some(recipe))).collect();
    let Some(Action::Create(Some(recipe))) = best(game, seat, &creates) else { return None };
    let about = |id| Message::new(id).message("recipe", recipe_name(game.cards.recipe(recipe)));
    match (game.may_pass(seat), game.round_card_is_free()) {
        (false, _) => None,
        (true, true) => {
            Some(about("tip-drop-first").number("points", game.cards.rounds[game.round as usize - 1].points))
        }
        (true, false) => Some(about("tip-drop-now")),
    }
}

/// MR-23. A choice of Pots matters by whether others create in this turn too.
fn on_pots(game: &Minions, seat: Seat) -> Option<Message> {
    let id = if game.queue.len() > 1 { "tip-pot-high" } else { "tip-pot-low" };
    (pots(game.players[seat].drafted).count() > 1).then(|| Message::new(id))
}

fn on_recipe(game: &Minions, seat: Seat, recipe: Recipe) -> Option<Message> {
    let card = game.cards.recipe(recipe);
    let about = |id| {
        let rounds = (ROUNDS - usize::from(game.round)) as i64;
        Message::new(id).message("recipe", recipe_name(card)).number("rounds", rounds)
    };
    let points = |recipe: Recipe| match game.cards.recipe(recipe).points {
        Points::Fixed(points) => points,
        Points::Scaled => 0,
    };
    let scores_more = |other: Recipe| points(other) > points(recipe);
    match (card.points, card.ability, card.symbol) {
        _ if usize::from(game.round) == ROUNDS => None,
        (Points::Scaled, _, Some(symbol)) => {
            Some(about("tip-collector").message("symbol", symbol_name(symbol)))
        }
        (_, Some(_), _) if Prospect::of(game, seat).in_reach(game).any(scores_more) => {
            Some(about("tip-create-ability"))
        }
        _ => None,
    }
}

fn on_ability(game: &Minions, seat: Seat, card: Card) -> Option<Message> {
    let payment = game.payment(seat)?;
    let with = payment.worth.explain(card, Some(Ability::boiling(card))).total();
    let without = if card.is_pot() { 0 } else { payment.worth.explain(card, None).total() };
    let tip = Message::new("tip-ability").message("card", card_name(card));
    (with > without).then(|| tip.number("value", with).number("instead", without))
}

fn on_keeping(game: &Minions, seat: Seat, card: Card) -> Option<Message> {
    let has_kept_pot = pots(game.players[seat].kept).next().is_some();
    match card {
        Card::A if usize::from(game.round) + 1 == ROUNDS => {
            Some(Message::new("tip-keep-amber").number("points", game.cards.amber))
        }
        pot if pot.is_pot() && !has_kept_pot => Some(Message::new("tip-keep-pot")),
        _ => None,
    }
}
