//! What a player is told to do, to notice, and not to do.

use engine::{Blocked, Eye, Game, Message, Seat, Touch};

use super::choices::cards_of;
use super::names::{joined, list, players, recipe_name};
use super::refusals::refusal;
use crate::card::pots;
use crate::data::ROUNDS;
use crate::heuristic::Prospect;
use crate::{Action, Card, KEPT, Minions, Phase, Recipe, TURNS};

pub(super) fn prompt(game: &Minions, eye: Eye) -> Message {
    if game.phase == Phase::Over {
        return Message::new("table-over");
    }
    let Some(seat) = eye.acting(game.waiting) else {
        return Message::new("prompt-wait").message("players", players(game.waiting.iter()));
    };
    match game.phase {
        Phase::Draft => Message::new("prompt-draft"),
        Phase::Choose if game.may_pass(seat) => Message::new("prompt-choose"),
        Phase::Choose => Message::new("prompt-must-drop"),
        Phase::Reveal => Message::new("prompt-reveal"),
        Phase::Create => Message::new("prompt-create"),
        Phase::Pay => prompt_pay(game, seat),
        Phase::Keep | Phase::Over => {
            Message::new("prompt-keep").number("count", (KEPT - game.players[seat].kept.len()) as i64)
        }
    }
}

fn prompt_pay(game: &Minions, seat: Seat) -> Message {
    let Some(payment) = game.payment(seat) else { return Message::new("prompt-create") };
    Message::new("prompt-pay")
        .message("recipe", recipe_name(payment.recipe))
        .number("paid", payment.paid)
        .number("cost", payment.recipe.cost)
}

pub(super) fn tips(game: &Minions, eye: Eye) -> Vec<Message> {
    let mut tips = Vec::new();
    if let Some(seat) = eye.acting(game.waiting) {
        match game.phase {
            Phase::Draft => tips.extend(draft_tips(game, seat)),
            Phase::Choose => tips.extend(choose_tips(game, seat)),
            Phase::Reveal => tips.push(could_create(game, seat)),
            Phase::Keep => tips.extend(keep_tips(game, seat)),
            Phase::Create => tips.push(could_create(game, seat)),
            Phase::Pay => tips.push(Message::new("tip-pay")),
            Phase::Over => {}
        }
    }
    if matches!(game.phase, Phase::Create | Phase::Pay) && game.queue.len() > 1 {
        tips.push(Message::new("tip-order").message("players", players(game.queue.iter().copied())));
    }
    tips
}

fn draft_tips(game: &Minions, seat: Seat) -> Vec<Message> {
    let mut tips = Vec::new();
    if game.players[seat].drafted.is_empty() {
        tips.push(Message::new("tip-first-draft"));
    } else {
        tips.push(could_create(game, seat));
    }
    if usize::from(game.round) == ROUNDS {
        tips.push(Message::new("tip-ambers").number("points", game.cards.amber).number("most", KEPT as i64));
    }
    tips
}

/// What could be created now, how many more drafts are possible, and whether the round card is free.
fn choose_tips(game: &Minions, seat: Seat) -> Vec<Message> {
    let points = game.cards.rounds[game.round as usize - 1].points;
    let round_card = if game.round_card_is_free() { "tip-round-free" } else { "tip-round-won" };
    vec![
        could_create(game, seat),
        Message::new("tip-drafts-left").number("count", (TURNS - usize::from(game.turn)) as i64),
        Message::new(round_card).number("points", points),
    ]
}

fn could_create(game: &Minions, seat: Seat) -> Message {
    let prospect = Prospect::of(game, seat);
    if !prospect.has_pot {
        return Message::new("tip-no-pot");
    }
    let named = prospect.in_reach(game).map(|recipe: Recipe| recipe_name(game.cards.recipe(recipe)));
    match joined(named) {
        Some(recipes) => Message::new("tip-could-create").message("recipes", recipes),
        None => Message::new("tip-could-not"),
    }
}

/// Which cards are carried, and whether a Pot is among them.
fn keep_tips(game: &Minions, seat: Seat) -> Vec<Message> {
    let player = &game.players[seat];
    let mut carried = player.kept;
    let all = player.kept.len() + player.drafted.len() <= KEPT;
    if all {
        carried.add_all(player.drafted);
    }
    let has_pot = pots(carried).next().is_some();
    let id = match (carried.is_empty(), has_pot) {
        (true, _) => "tip-carry-nothing",
        (false, true) => "tip-carry-pot",
        (false, false) => "tip-carry-no-pot",
    };
    let mut tips = vec![Message::new(id).message("cards", list(carried))];
    if usize::from(game.round) + 1 == ROUNDS && player.drafted.has(Card::A) {
        tips.push(Message::new("tip-ambers").number("points", game.cards.amber).number("most", KEPT as i64));
    }
    tips
}

/// What a beginner may regret.
pub(super) fn warning(game: &Minions, seat: Seat, action: Action) -> Option<Message> {
    let prospect = Prospect::of(game, seat);
    let nothing = prospect.in_reach(game).next().is_none();
    let id = match action {
        Action::Drop if !game.may_pass(seat) => return None,
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

/// Recipes out of reach and cards that no longer suffice are explained.
pub(super) fn blocked(game: &Minions, eye: Eye) -> Vec<Blocked> {
    let Some(seat) = eye.acting(game.waiting) else { return Vec::new() };
    let legal = game.legal(seat);
    let tempting: Vec<Action> = match game.phase {
        Phase::Create => game.recipes.iter().map(|recipe| Action::Create(Some(recipe))).collect(),
        Phase::Pay => {
            let can_be_boiled = |card: &Card| legal.contains(&Action::Boil(*card));
            let elements = game.players[seat].drafted.kinds().filter(|card| !card.is_pot());
            elements.filter(|card| !can_be_boiled(card)).map(Action::Use).collect()
        }
        _ => Vec::new(),
    };
    let refused = tempting.into_iter().filter(|action| !legal.contains(action));
    refused
        .flat_map(|action| {
            let refused = refusal(game, seat, action);
            let cards = cards_of(game, seat, action).into_iter();
            cards.map(move |card| Blocked::new(vec![Touch::thing(card)], refused.clone()))
        })
        .collect()
}
