//! What a player is told to do, to notice, and not to do.

use engine::{Blocked, Eye, Game, Message, Touch};

use super::refusals::{refused_column, refused_explore, refused_place};
use crate::{Action, OnlyOne, Phase};

/// So few cards above the fig are worth a warning.
const NEAR_THE_END: usize = 12;

pub(super) fn prompt(game: &OnlyOne, eye: Eye) -> Message {
    match (game.phase, eye.acting(game.to_act())) {
        (Phase::Over, _) | (_, None) => Message::waiting(game.to_act()),
        (Phase::Turn(_), _) if game.may_explore() => Message::new("prompt-turn"),
        (Phase::Turn(_), _) => Message::new("prompt-collect"),
        (Phase::Place(_, card), _) => Message::new("prompt-place").text("card", card),
        (Phase::Scry(_), _) => Message::new("prompt-scry"),
        (Phase::Return(..), _) => Message::new("prompt-return"),
        (Phase::Pick(_, column), _) => Message::new("prompt-pick").text("column", column),
    }
}

/// What a beginner should notice.
pub(super) fn tips(game: &OnlyOne, eye: Eye) -> Vec<Message> {
    let (Phase::Turn(_), Some(_)) = (game.phase, eye.acting(game.to_act())) else { return Vec::new() };
    if game.revealed {
        return vec![Message::new("tip-fig")];
    }
    let near = game.deck.above_fig().filter(|&above| above <= NEAR_THE_END);
    let near = near.map(|above| Message::new("tip-near-end").number("above", above as i64));
    let alone = game.only_column().map(|only| Message::new("tip-alone").text("column", only));
    [Message::new("tip-turn")].into_iter().chain(near).chain(alone).collect()
}

/// What a beginner may regret.
pub(super) fn warning(game: &OnlyOne, action: Action) -> Option<Message> {
    match (game.phase, action) {
        (Phase::Place(_, card), Action::Place(column)) if game.column(column).busts_with(card) => {
            Some(Message::new("warning-bust").text("card", card).text("column", column))
        }
        _ => None,
    }
}

/// Full columns, columns that the last of two players may not touch, and a deck that may not be drawn from.
pub(super) fn blocked(game: &OnlyOne, eye: Eye) -> Vec<Blocked> {
    let Some(seat) = eye.acting(game.to_act()) else { return Vec::new() };
    let legal = game.legal(seat);
    let block = |thing: &str, reason: Message| Blocked { touches: vec![Touch::thing(thing)], reason };
    let columns = game.columns_there();
    match game.phase {
        Phase::Turn(_) => {
            let deck = (!game.may_explore()).then(|| block("deck", refused_explore(game).reason));
            let forbidden = columns.filter(|&id| !legal.contains(&Action::Collect(id)));
            let forbidden = forbidden.map(|id| block(id.text(), refused_column(game, id).reason));
            deck.into_iter().chain(forbidden).collect()
        }
        Phase::Place(..) => {
            let forbidden = columns.filter(|&id| !legal.contains(&Action::Place(id)));
            forbidden.map(|id| block(id.text(), refused_place(game, id).reason)).collect()
        }
        _ => Vec::new(),
    }
}
