//! Why one action is better than another: what columns are worth as things stand, and what may bust.

use engine::{Game, Message, Seat};

use super::faces::card_name;
use super::guidance::fits_nowhere;
use super::words::column_number;
use super::zones::gain;
use crate::{Action, Card, ColumnId, OnlyOne};

/// One unseen card in so many that busts everywhere makes exploring safe.
const SAFE: usize = 4;

/// A column of so many points is nothing to be given up lightly.
const MUCH: i32 = 3;

pub(super) fn reason(game: &OnlyOne, seat: Seat, better: Action, worse: Action) -> Option<Message> {
    match (better, worse) {
        (Action::Collect(column), Action::Collect(other)) => on_columns(game, seat, column, other),
        (Action::Collect(column), Action::Explore | Action::Scry) => on_collecting(game, seat, column),
        (Action::Explore | Action::Scry, Action::Collect(column)) => on_exploring(game, seat, column),
        (Action::Scry, Action::Explore) => Some(Message::new("reason-scry")),
        (Action::Place(column), Action::Place(other)) => {
            on_placing(game, seat, game.phase.drawn()?, column, other)
        }
        (Action::Keep(card), Action::Keep(other)) => on_keeping(game, card, other),
        (Action::Gain(card), Action::Gain(other)) => on_gaining(game, seat, card, other),
        _ => None,
    }
}

/// What somebody does that takes something from the others.
pub(super) fn deed(actor: Seat, action: Action) -> Option<Message> {
    let Action::Collect(column) = action else { return None };
    Some(about("deed-collect", column).seat("player", actor))
}

/// A message that names a column.
fn about(id: &'static str, column: ColumnId) -> Message {
    Message::new(id).number("column", column_number(column))
}

/// OO-78. What a column would add to the score as it stands, with these cards too.
fn worth(game: &OnlyOne, seat: Seat, column: ColumnId, more: Option<Card>) -> i32 {
    let mut column = *game.column(column);
    more.into_iter().for_each(|card| column.cards.push(card));
    gain(game, seat, &column, &game.standing())
}

/// How many of the unseen cards bust wherever they go, and how many there are.
fn odds(game: &OnlyOne) -> (usize, usize) {
    (game.deck.iter().filter(|&card| fits_nowhere(game, card)).count(), game.deck.len())
}

fn on_columns(game: &OnlyOne, seat: Seat, column: ColumnId, other: ColumnId) -> Option<Message> {
    let (most, less) = (worth(game, seat, column, None), worth(game, seat, other, None));
    let both = about("reason-columns", column).number("other", column_number(other));
    (most > less).then(|| both.number("most", most).number("less", less))
}

/// OO-16. What is there, against what may bust.
fn on_collecting(game: &OnlyOne, seat: Seat, column: ColumnId) -> Option<Message> {
    let (ruin, left) = odds(game);
    let most = worth(game, seat, column, None);
    let odds =
        |id| about(id, column).number("ruin", ruin as i64).number("left", left as i64).number("most", most);
    match (most, ruin) {
        (..=0, 0) => None,
        (..=0, _) => Some(odds("reason-odds")),
        (_, 0) => Some(odds("reason-worth")),
        _ => Some(odds("reason-collect")),
    }
}

/// OO-16. Hardly a card can hurt, and there is little to lose.
fn on_exploring(game: &OnlyOne, seat: Seat, column: ColumnId) -> Option<Message> {
    let (ruin, left) = odds(game);
    let less = worth(game, seat, column, None);
    let id = if less < MUCH { "reason-explore-little" } else { "reason-explore" };
    let odds = about(id, column).number("ruin", ruin as i64).number("left", left as i64);
    (ruin * SAFE <= left).then(|| odds.number("less", less))
}

/// OO-16, OO-18. A bust, or what the card does for its player, or for the next one.
fn on_placing(game: &OnlyOne, seat: Seat, card: Card, column: ColumnId, other: ColumnId) -> Option<Message> {
    let busts = |column| game.column(column).busts_with(card);
    if busts(column) != busts(other) {
        let (id, place) = if busts(column) { ("reason-bust", column) } else { ("reason-busts", other) };
        return Some(about(id, place).message("card", card_name(card)));
    }
    let next = game.still_in.without(seat).next_after(seat)?;
    let of = |taker, column| worth(game, taker, column, Some(card));
    let (mine, theirs) = (of(seat, column), of(next, other));
    if mine > of(seat, other) {
        return Some(
            about("reason-place", column)
                .number("most", mine)
                .number("less", of(seat, other))
                .number("other", column_number(other)),
        );
    }
    let serves = about("reason-serves", other).seat("player", next).number("most", theirs);
    (theirs > of(next, column) && theirs > 0).then_some(serves)
}

/// Of the cards looked at, one that fits somewhere.
fn on_keeping(game: &OnlyOne, card: Card, other: Card) -> Option<Message> {
    let is_saved = !fits_nowhere(game, card) && fits_nowhere(game, other);
    is_saved.then(|| Message::new("reason-keep").message("card", card_name(other)))
}

/// OO-59. What the card that a bust leaves adds to the score.
fn on_gaining(game: &OnlyOne, seat: Seat, card: Card, other: Card) -> Option<Message> {
    let of = |card: Card| {
        let column = crate::column::Column { familiar: None, cards: [card].into_iter().collect() };
        gain(game, seat, &column, &game.standing())
    };
    let (most, less) = (of(card), of(other));
    let both =
        Message::new("reason-gain").message("card", card_name(card)).message("other", card_name(other));
    (most > less).then(|| both.number("most", most).number("less", less))
}
