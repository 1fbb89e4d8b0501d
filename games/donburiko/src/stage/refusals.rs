//! Why an action is not allowed, with the rule that says so.

use engine::{Kind, Message, Refusal, Seat};

use super::faces::{a_card, row_name};
use super::worth::figure;
use crate::{Action, Card, Donburiko, Face, Phase, RowId};

pub(super) fn refusal(game: &Donburiko, seat: Seat, action: Action) -> Refusal {
    match (game.phase, action) {
        (Phase::Score(_), Action::Score { total, .. }) => {
            Refusal::new("DB-28", Message::new("refused-total").text("total", figure(total)))
        }
        (Phase::Score(_), _) => Refusal::new("DB-57", Message::new("refused-count-first")),
        (_, Action::Score { .. }) => Refusal::new("DB-57", Message::new("refused-nothing-to-count")),
        (_, Action::Add { card, face, row }) => refused_add(game, seat, card, face, row),
        (_, Action::Take { row }) => refused_take(game, row),
    }
}

fn refused_add(game: &Donburiko, seat: Seat, card: Card, face: Face, row: RowId) -> Refusal {
    let player = &game.players[seat];
    if player.hand.is_empty() {
        return Refusal::new("DB-43", Message::new("refused-must-take"));
    }
    if !player.hand.has(card) {
        return Refusal::new("DB-14", Message::new("refused-card").message("card", a_card(card)));
    }
    if !game.rows[row.index()].is_on_table() {
        return refused_row(game, row, "DB-14");
    }
    if !game.rows[row.index()].can_grow() {
        return Refusal::new("DB-19", Message::new("refused-full").message("row", row_name(row)));
    }
    debug_assert!(face == Face::Down && player.chips == 0, "nothing else forbids an add");
    no_chip()
}

pub(super) fn no_chip() -> Refusal {
    Refusal::new("DB-18", Message::new("refused-no-chip"))
}

fn refused_take(game: &Donburiko, row: RowId) -> Refusal {
    if game.rows[row.index()].is_on_table() {
        return Refusal::new("DB-22", Message::new("refused-lone").message("row", row_name(row)));
    }
    refused_row(game, row, "DB-21")
}

/// A row that does not lie on the table: taken, or more than there are players.
fn refused_row(game: &Donburiko, row: RowId, rule: &'static str) -> Refusal {
    match game.rows[row.index()].taken_by {
        Some(taker) => Refusal::new(
            rule,
            Message::new("refused-taken").message("row", row_name(row)).seat("player", taker),
        ),
        None => Refusal::new("DB-8", Message::new("refused-no-row").message("row", row_name(row))),
    }
}
