//! What a player is told to do, to notice, and not to do.

use engine::{Blocked, Eye, Game, Message, Seat, Touch};

use super::choices::cards_of;
use super::names::{players, recipe_name};
use super::refusals::refusal;
use crate::heuristic::Prospect;
use crate::{Action, Card, KEPT, Minions, Phase};

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
