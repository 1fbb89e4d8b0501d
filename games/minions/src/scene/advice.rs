//! What is to be done, and what a beginner should notice.

use engine::{Eye, Message, Seat};

use super::acting;
use crate::card::Card;
use crate::cards::ROUNDS;
use crate::names::{list, players, recipe_name};
use crate::prospect::Prospect;
use crate::recipe::Recipe;
use crate::value::pots;
use crate::{KEPT, Minions, Phase, TURNS};

pub(super) fn prompt(game: &Minions, eye: Eye) -> Message {
    if game.phase == Phase::Over {
        return Message::new("table-over");
    }
    let Some(seat) = acting(game, eye) else {
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
        .number("missing", payment.recipe.cost.saturating_sub(payment.paid))
}

pub(super) fn tips(game: &Minions, eye: Eye) -> Vec<Message> {
    let mut tips = Vec::new();
    if matches!(game.phase, Phase::Create | Phase::Pay) && game.queue.len() > 1 {
        tips.push(Message::new("tip-order").message("players", players(game.queue.iter().copied())));
    }
    if let Some(seat) = acting(game, eye) {
        match game.phase {
            Phase::Draft => tips.extend(draft_tips(game, seat)),
            Phase::Choose => tips.extend(choose_tips(game, seat)),
            Phase::Reveal => tips.push(could_create(game, seat)),
            Phase::Keep => tips.extend(keep_tips(game, seat)),
            Phase::Create | Phase::Pay | Phase::Over => {}
        }
    }
    tips
}

fn draft_tips(game: &Minions, seat: Seat) -> Vec<Message> {
    let mut tips = Vec::new();
    if !Prospect::of(game, seat).has_pot {
        tips.push(Message::new("tip-no-pot"));
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
    match named.reduce(|all, one| Message::new("recipe-and").message("recipes", all).message("recipe", one)) {
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
    let mut tips = vec![Message::new(id).text("cards", list(carried))];
    if usize::from(game.round) + 1 == ROUNDS && player.drafted.has(Card::A) {
        tips.push(Message::new("tip-ambers").number("points", game.cards.amber).number("most", KEPT as i64));
    }
    tips
}
