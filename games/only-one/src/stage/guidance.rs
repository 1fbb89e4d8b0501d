//! What a player is told to do, to notice, and not to do.

use engine::{Blocked, Eye, Game, Kind, Message, Touch};

use super::faces::{card_name, rank};
use super::refusals::{refused_column, refused_explore, refused_place};
use super::words::column_number;
use crate::{Action, Card, ColumnId, OnlyOne, Phase, Value};

pub(super) fn prompt(game: &OnlyOne, eye: Eye) -> Message {
    match (game.phase, eye.acting(game.to_act())) {
        (Phase::Over, _) | (_, None) => Message::waiting(game.to_act()),
        (Phase::Turn(_), _) if game.may_explore() => Message::new("prompt-turn"),
        (Phase::Turn(_), _) => Message::new("prompt-collect"),
        (Phase::Place(_, card), _) => Message::new("prompt-place").message("card", card_name(card)),
        (Phase::Scry(_), _) => Message::new("prompt-scry"),
        (Phase::Return(..), _) => Message::new("prompt-return"),
        (Phase::Pick(_, column), _) => Message::new("prompt-pick").number("column", column_number(column)),
    }
}

/// What a beginner should notice.
pub(super) fn tips(game: &OnlyOne, eye: Eye) -> Vec<Message> {
    match (game.phase, eye.acting(game.to_act())) {
        (Phase::Turn(_), Some(_)) if game.revealed => vec![Message::new("tip-fig")],
        (Phase::Turn(_), Some(_)) => turn_tips(game),
        (Phase::Place(_, card), Some(_)) => vec![place_tip(card)],
        _ => Vec::new(),
    }
}

/// OO-43. Which column is left to whoever is alone, and how dangerous it is to go on.
fn turn_tips(game: &OnlyOne) -> Vec<Message> {
    let alone =
        game.only_column().map(|only| Message::new("tip-alone").number("column", column_number(only)));
    let odds = game.may_explore().then(|| {
        let ruin = game.deck.iter().filter(|&card| fits_nowhere(game, card)).count();
        Message::new("tip-odds").number("ruin", ruin as i64).number("left", game.deck.len() as i64)
    });
    alone.into_iter().chain(odds).collect()
}

/// Whether a card would ruin every column that it can go to.
fn fits_nowhere(game: &OnlyOne, card: Card) -> bool {
    let mut open = game.usable_columns().filter(|&id| game.column(id).can_grow());
    open.all(|id| game.column(id).busts_with(card))
}

/// OO-16, OO-17. What the card must not meet.
fn place_tip(card: Card) -> Message {
    let id = match card.value() {
        Value::One => "tip-place-fig",
        Value::Egg => "tip-place-egg",
        value if value.numbers() & Value::Egg.numbers() != 0 => "tip-place-odd",
        _ => "tip-place",
    };
    Message::new(id).text("number", rank(card.value()))
}

/// What a player may regret: ruining a column when the card has a safe place.
pub(super) fn warning(game: &OnlyOne, card: Card, column: ColumnId) -> Option<Message> {
    let is_careless = game.column(column).busts_with(card) && !fits_nowhere(game, card);
    is_careless.then(|| Message::new("warning-bust").number("column", column_number(column)))
}

/// Full columns, columns that are gone or not for the last of two players, and a deck that may not be drawn
/// from.
pub(super) fn blocked(game: &OnlyOne, eye: Eye) -> Vec<Blocked> {
    let Some(seat) = eye.acting(game.to_act()) else { return Vec::new() };
    let legal = game.legal(seat);
    let block = |thing: &str, refusal| Blocked::new(vec![Touch::thing(thing)], refusal);
    let columns = ColumnId::ALL[..game.places()].iter().copied();
    match game.phase {
        Phase::Turn(_) => {
            let deck = (!game.may_explore()).then(|| block("deck", refused_explore(game)));
            let forbidden = columns.filter(|&id| !legal.contains(&Action::Collect(id)));
            let forbidden = forbidden.map(|id| block(id.text(), refused_column(game, id)));
            deck.into_iter().chain(forbidden).collect()
        }
        Phase::Place(..) => {
            let forbidden = columns.filter(|&id| !legal.contains(&Action::Place(id)));
            forbidden.map(|id| block(id.text(), refused_place(game, id))).collect()
        }
        _ => Vec::new(),
    }
}
