//! Why an action is not allowed, with the rule that says so.

use engine::{Kind, Message, Refusal, Seat};

use super::faces::card_name;
use super::words::column_number;
use crate::{Action, ColumnId, Familiar, OnlyOne, Phase};

pub(super) fn refusal(game: &OnlyOne, seat: Seat, action: Action) -> Refusal {
    match (game.phase, action) {
        (Phase::Place(..), Action::Place(column)) => refused_place(game, column),
        (Phase::Place(_, card), _) => {
            Refusal::new("OO-12", Message::new("refused-place-first").message("card", card_name(card)))
        }
        (Phase::Scry(_), Action::Keep(card)) => {
            Refusal::new("OO-57", Message::new("refused-keep").message("card", card_name(card)))
        }
        (Phase::Scry(_), _) => Refusal::new("OO-57", Message::new("refused-keep-first")),
        (Phase::Return(..), Action::Swap) => Refusal::new("OO-57", Message::new("refused-swap")),
        (Phase::Return(..), _) => Refusal::new("OO-57", Message::new("refused-return-first")),
        (Phase::Pick(_, column), Action::Gain(card)) => Refusal::new(
            "OO-59",
            Message::new("refused-gain")
                .message("card", card_name(card))
                .number("column", column_number(column)),
        ),
        (Phase::Pick(..), _) => Refusal::new("OO-59", Message::new("refused-gain-first")),
        (_, Action::Explore) => refused_explore(game),
        (_, Action::Scry) => refused_scry(game, seat),
        (_, Action::Collect(column)) => refused_column(game, column),
        (_, Action::Place(_)) => Refusal::new("OO-12", Message::new("refused-nothing-drawn")),
        (_, Action::Keep(_) | Action::Leave | Action::Swap) => {
            Refusal::new("OO-57", Message::new("refused-nothing-seen"))
        }
        (_, Action::Gain(_)) => Refusal::new("OO-59", Message::new("refused-no-bust")),
    }
}

/// Why the deck cannot be touched.
pub(super) fn refused_explore(game: &OnlyOne) -> Refusal {
    match game.only_column() {
        _ if game.revealed => Refusal::new("OO-24", Message::new("refused-fig")),
        Some(only) => {
            Refusal::new("OO-43", Message::new("refused-only-full").number("column", column_number(only)))
        }
        None => Refusal::new("OO-15", Message::new("refused-all-full")),
    }
}

fn refused_scry(game: &OnlyOne, seat: Seat) -> Refusal {
    if game.players[seat].familiar != Some(Familiar::Scry) {
        return Refusal::new("OO-57", Message::new("refused-no-scry"));
    }
    if game.scried {
        return Refusal::new("OO-57", Message::new("refused-scried"));
    }
    if !game.has_power(seat, Familiar::Scry) {
        return Refusal::new("OO-52", Message::new("refused-first-round"));
    }
    Refusal { rule: "OO-76", ..refused_explore(game) }
}

/// Why the drawn card cannot go to this column.
pub(super) fn refused_place(game: &OnlyOne, column: ColumnId) -> Refusal {
    if game.usable_columns().any(|usable| usable == column) {
        return Refusal::new("OO-14", Message::new("refused-full").number("column", column_number(column)));
    }
    refused_column(game, column)
}

/// Why this column cannot be used at all: gone, not at this table, or not for the last of two players.
pub(super) fn refused_column(game: &OnlyOne, column: ColumnId) -> Refusal {
    let refused = |id| Message::new(id).number("column", column_number(column));
    if column.index() >= game.places() {
        return Refusal::new("OO-9", refused("refused-no-column"));
    }
    match game.only_column().filter(|_| game.column(column).is_there()) {
        None => Refusal::new("OO-20", refused("refused-gone")),
        Some(only) if game.column(only).has_fig() => {
            Refusal::new("OO-45", refused("refused-fig-column").number("only", column_number(only)))
        }
        Some(only) => {
            Refusal::new("OO-43", refused("refused-far-column").number("only", column_number(only)))
        }
    }
}
