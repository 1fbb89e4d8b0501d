//! Why one action is better than another: which recipes come into reach, what they will have scored, and what
//! is worth more in the next round.

use engine::{Message, Seat};

use super::area::brought_into_reach;
use super::names::{card_name, pot_name, recipe_name, symbol_name};
use crate::card::pots;
use crate::data::ROUNDS;
use crate::heuristic::Prospect;
use crate::{Action, Card, Minions, Pot, Recipe, TURNS};

/// A recipe has to come nearer by so much to be worth telling.
const NEARER: u8 = 1;

pub(super) fn reason(game: &Minions, seat: Seat, better: Action, worse: Action) -> Option<Message> {
    match (better, worse) {
        (Action::Draft(card), Action::Draft(other)) => on_draft(game, seat, card, other),
        (Action::Drop, Action::Pass) => on_dropping(game, seat),
        (Action::Pass, Action::Drop) => on_waiting(game, seat),
        (Action::Create(Some(recipe)), Action::Create(Some(other))) => on_recipes(game, seat, recipe, other),
        (Action::Reveal(Some(pot)), Action::Reveal(Some(other))) => on_pots(game, pot, other),
        (Action::Reveal(Some(_)), Action::Reveal(None)) | (Action::Create(Some(_)), Action::Create(None)) => {
            Some(Message::new("reason-create"))
        }
        (Action::Use(card) | Action::Boil(card), Action::Use(other) | Action::Boil(other))
            if card != other =>
        {
            on_worth(game, seat, other, card)
        }
        (Action::Keep(card), Action::Keep(other)) => on_worth(game, seat, card, other),
        _ => None,
    }
}

/// What somebody does that takes something from the others.
pub(super) fn deed(game: &Minions, actor: Seat, action: Action) -> Option<Message> {
    let player = |id| Message::new(id).seat("player", actor);
    match action {
        Action::Create(Some(recipe)) => {
            Some(player("deed-create").message("recipe", recipe_name(game.cards.recipe(recipe))))
        }
        Action::Drop => Some(player("deed-drop")),
        _ => None,
    }
}

/// A message that names a recipe and what it will have scored at the end.
fn scored(id: &'static str, game: &Minions, seat: Seat, recipe: Recipe) -> Message {
    let points = game.prize(seat, recipe).round() as i64;
    Message::new(id).message("recipe", recipe_name(game.cards.recipe(recipe))).number("points", points)
}

/// MR-21, MR-24. A Pot, a recipe that comes into reach, or one that comes nearer.
fn on_draft(game: &Minions, seat: Seat, card: Card, other: Card) -> Option<Message> {
    let about = |id| Message::new(id).message("card", card_name(card)).message("other", card_name(other));
    if card.is_pot() && !other.is_pot() && !Prospect::of(game, seat).has_pot {
        let left = TURNS - usize::from(game.turn);
        return Some(about("reason-pot").number("left", left as i64));
    }
    let reached = brought_into_reach(game, seat, card);
    if let Some(recipes) = reached.filter(|_| brought_into_reach(game, seat, other).is_none()) {
        return Some(about("reason-reach").message("recipes", recipes));
    }
    nearer(game, seat, card, other).or_else(|| on_worth(game, seat, card, other))
}

/// The recipe that gains most by one card rather than the other, by what it scores.
fn nearer(game: &Minions, seat: Seat, card: Card, other: Card) -> Option<Message> {
    let [own, its] = [card, other].map(|card| {
        let mut cards = game.players[seat].drafted;
        cards.add(card);
        Prospect::with(game, seat, cards)
    });
    let gains = |recipe: Recipe| {
        let cost = game.cards.recipe(recipe).cost;
        let [own, its] = [&own, &its].map(|prospect| cost.saturating_sub(prospect.reach(game, recipe)));
        (own, its)
    };
    let gain = |recipe: Recipe| {
        let (own, its) = gains(recipe);
        f32::from(its.saturating_sub(own)) * game.prize(seat, recipe)
            / f32::from(game.cards.recipe(recipe).cost).max(1.0)
    };
    let recipe = game.recipes.iter().max_by(|&a, &b| gain(a).total_cmp(&gain(b)))?;
    let (missing, lacking) = gains(recipe);
    let told = scored("reason-nearer", game, seat, recipe)
        .message("card", card_name(card))
        .message("other", card_name(other));
    (lacking >= missing + NEARER).then(|| told.number("missing", missing).number("lacking", lacking))
}

/// What can be created now, the most valuable first.
fn best_now(game: &Minions, seat: Seat) -> Option<Recipe> {
    let prize = |recipe: &Recipe| game.prize(seat, *recipe);
    Prospect::of(game, seat).in_reach(game).max_by(|a, b| prize(a).total_cmp(&prize(b)))
}

/// MR-33. What is in reach, before somebody else takes it, and the round card with it.
fn on_dropping(game: &Minions, seat: Seat) -> Option<Message> {
    let first = if game.round_card_is_free() {
        i64::from(game.cards.rounds[usize::from(game.round) - 1].points)
    } else {
        0
    };
    Some(scored("reason-drop", game, seat, best_now(game, seat)?).number("first", first))
}

/// Nothing to create yet, or something better with a little more.
fn on_waiting(game: &Minions, seat: Seat) -> Option<Message> {
    let prospect = Prospect::of(game, seat);
    let Some(now) = best_now(game, seat) else {
        return Some(Message::new(if prospect.has_pot { "reason-wait" } else { "reason-wait-pot" }));
    };
    let missing =
        |recipe: Recipe| game.cards.recipe(recipe).cost.saturating_sub(prospect.reach(game, recipe));
    let better = game.recipes.iter().filter(|&recipe| game.prize(seat, recipe) > game.prize(seat, now) + 0.5);
    let next = better.min_by_key(|&recipe| missing(recipe))?;
    let told = scored("reason-wait-more", game, seat, next).number("missing", missing(next));
    Some(told.number("now", game.prize(seat, now).round() as i64))
}

/// Points by the end of the game, abilities counted in; of equal ones the cheaper.
fn on_recipes(game: &Minions, seat: Seat, recipe: Recipe, other: Recipe) -> Option<Message> {
    let [own, its] = [recipe, other].map(|recipe| game.cards.recipe(recipe));
    let [most, less] = [recipe, other].map(|recipe| game.prize(seat, recipe).round() as i64);
    let both = |id| Message::new(id).message("recipe", recipe_name(own)).message("other", recipe_name(its));
    if most > less {
        return Some(both("reason-scores").number("points", most).number("less", less));
    }
    (own.cost < its.cost).then(|| both("reason-cheaper").number("cost", own.cost).number("more", its.cost))
}

/// MR-23. The highest Pot creates first.
fn on_pots(game: &Minions, pot: Pot, other: Pot) -> Option<Message> {
    let is_higher = pot.number() > other.number();
    let about = |id| Message::new(id).message("pot", pot_name(pot)).message("other", pot_name(other));
    match game.queue.len() {
        2.. if is_higher => Some(about("reason-high-pot")),
        0 | 1 if !is_higher => Some(about("reason-low-pot")),
        _ => None,
    }
}

/// What is worth more after this round.
fn on_worth(game: &Minions, seat: Seat, card: Card, other: Card) -> Option<Message> {
    let kept = game.players[seat].kept;
    let is_first_pot = card.is_pot() && !other.is_pot() && pots(kept).next().is_none();
    let about = |id| Message::new(id).message("card", card_name(card)).message("other", card_name(other));
    let amber = card == Card::A && usize::from(game.round) + 1 >= ROUNDS;
    match card.symbol() {
        _ if amber => Some(Message::new("reason-amber").number("points", game.cards.amber)),
        _ if usize::from(game.round) == ROUNDS => None,
        _ if is_first_pot => Some(Message::new("reason-keep-pot")),
        Some(symbol)
            if kept.iter().any(|kept| kept.symbol() == Some(symbol)) && other.symbol() != Some(symbol) =>
        {
            Some(about("reason-together").message("symbol", symbol_name(symbol)))
        }
        Some(_) if other.symbol().is_some() && card.pips() > other.pips() => Some(about("reason-larger")),
        _ => None,
    }
}
