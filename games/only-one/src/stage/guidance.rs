//! What a player is told to do, to notice, and not to do.

use engine::{Blocked, Eye, Game, Kind, Message, Touch};

use super::faces::card_name;
use super::refusals::{refused_column, refused_explore, refused_place};
use super::words::column_number;
use crate::{Action, Card, ColumnId, OnlyOne, Phase};

pub(super) fn prompt(game: &OnlyOne, eye: Eye) -> Message {
    match (game.phase, eye.acting(game.to_act())) {
        (Phase::Over, _) | (_, None) => Message::waiting(game.to_act()),
        (Phase::Turn(_), _) => prompt_turn(game),
        (Phase::Place(_, card), _) => Message::new("prompt-place").message("card", card_name(card)),
        (Phase::Scry(_), _) => Message::new("prompt-scry"),
        (Phase::Return(..), _) => Message::new("prompt-return"),
        (Phase::Pick(_, column), _) => Message::new("prompt-pick").number("column", column_number(column)),
    }
}

/// OO-24, OO-43. What may be done, and with which column if only one is left to whoever is alone.
fn prompt_turn(game: &OnlyOne) -> Message {
    let only = |column| Message::new("prompt-alone").number("column", column_number(column));
    match game.only_column() {
        Some(column) if game.may_explore() => only(column),
        _ if game.may_explore() => Message::new("prompt-turn"),
        _ if game.revealed => Message::new("prompt-fig"),
        _ => Message::new("prompt-collect"),
    }
}

/// Whether a card would ruin every column that it can go to.
pub(super) fn fits_nowhere(game: &OnlyOne, card: Card) -> bool {
    let mut open = game.usable_columns().filter(|&id| game.column(id).can_grow());
    open.all(|id| game.column(id).busts_with(card))
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
