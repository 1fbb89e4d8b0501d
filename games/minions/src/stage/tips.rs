//! What a strong player would whisper: the choice that looks best, where a sentence can say why.

use engine::{Game, Message, Seat, Tip, heuristic};

use super::area::brought_into_reach;
use super::names::{card_name, recipe_name, symbol_name};
use crate::card::pots;
use crate::data::{Points, ROUNDS};
use crate::heuristic::Prospect;
use crate::{Ability, Action, Card, Minions, Recipe, TURNS};

/// Of drafting, dropping out and creating only where the choice matters; the rest is plain arithmetic.
pub(super) fn tip(game: &Minions, seat: Seat) -> Option<Tip<Action>> {
    let best = heuristic::best(game, seat, &game.legal(seat))?;
    let is_clear = || heuristic::is_clear(game, seat, &[best]);
    let say = match best {
        Action::Draft(card) if is_clear() => on_draft(game, seat, card),
        Action::Drop if is_clear() => on_dropping(game, seat),
        Action::Create(Some(recipe)) if is_clear() => on_recipe(game, seat, recipe),
        Action::Boil(card) => on_ability(game, seat, card),
        Action::Keep(card) => on_keeping(game, seat, card),
        _ => None,
    };
    Some(Tip::new(say?, [best]))
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

/// MR-33. Somebody else may take what can be paid for now, and the round card with it.
fn on_dropping(game: &Minions, seat: Seat) -> Option<Message> {
    let creates: Vec<Action> =
        Prospect::of(game, seat).in_reach(game).map(|recipe| Action::Create(Some(recipe))).collect();
    let Some(Action::Create(Some(recipe))) = heuristic::best(game, seat, &creates) else { return None };
    let about = |id| Message::new(id).message("recipe", recipe_name(game.cards.recipe(recipe)));
    let points = game.cards.rounds[game.round as usize - 1].points;
    game.round_card_is_free().then(|| about("tip-drop-first").number("points", points))
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
