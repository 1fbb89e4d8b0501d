//! What a player is told to do, to notice, and not to do.

use engine::{Blocked, Eye, Game, Kind, Message, Seat, Touch};

use super::faces::row_name;
use super::refusals::no_chip;
use super::worth::Worth;
use super::zones::{hand_card, offer_id};
use crate::card::{Count, ROW_LIMIT, Row};
use crate::rules::BEST;
use crate::{Card, Donburiko, Face, Phase, RowId};

pub(super) fn prompt(game: &Donburiko, eye: Eye) -> Message {
    match (game.phase, eye.acting(game.to_act())) {
        (Phase::Turn(_), Some(seat)) if game.players[seat].hand.is_empty() => {
            Message::new("prompt-must-take")
        }
        (Phase::Turn(_), Some(_)) if game.rows.iter().any(Row::can_be_taken) => Message::new("prompt-turn"),
        (Phase::Turn(_), Some(_)) => Message::new("prompt-add"),
        (Phase::Score(_), Some(_)) => Message::new("prompt-score"),
        _ => Message::waiting(game.to_act()),
    }
}

/// The rows that a card can be added to.
fn open_rows(game: &Donburiko) -> impl Iterator<Item = RowId> {
    RowId::ALL.iter().copied().filter(|row| game.rows[row.index()].can_grow())
}

/// What a card of one's own hand would do best at this moment, as far as that is known.
pub(super) fn now(game: &Donburiko, seat: Seat, card: Card, eye: Eye) -> Option<Message> {
    if eye != Eye::Seat(seat) || game.phase != Phase::Turn(seat) {
        return None;
    }
    let with = |row: RowId| {
        let worth = Worth::sure(&game.rows[row.index()], Some(card), eye)?;
        Some((worth.best_payment()?, row, worth))
    };
    let (_, row, worth) = open_rows(game).filter_map(with).max_by_key(|&(payment, row, _)| (payment, row))?;
    let id = if leaves_six(game, seat, card, row) { "now-six" } else { "now-best" };
    Some(Message::new(id).message("row", row_name(row)).message("totals", worth.figures()))
}

/// Whether this card, laid openly, would leave a row that all can see to count 6, for somebody else to take.
pub(super) fn leaves_six(game: &Donburiko, seat: Seat, card: Card, row: RowId) -> bool {
    let row = &game.rows[row.index()];
    let is_open = row.cards.iter().all(|laid| laid.face == Face::Up);
    let left = Count::of(row.cards.iter().map(|laid| laid.card).chain([card]));
    let fills = row.cards.len() + 1 == ROW_LIMIT;
    is_open && !fills && left.reaches(BEST) && !game.still_in.without(seat).is_empty()
}

/// Face down is offered and explained even to a player who cannot pay for it.
pub(super) fn blocked(game: &Donburiko, eye: Eye) -> Vec<Blocked> {
    let (Phase::Turn(_), Some(seat)) = (game.phase, eye.acting(game.to_act())) else { return Vec::new() };
    if game.players[seat].chips > 0 {
        return Vec::new();
    }
    let hand = game.players[seat].hand.len();
    let touches =
        |row, index| vec![Touch::thing(hand_card(seat, index)), Touch::thing(offer_id(row, Face::Down))];
    open_rows(game)
        .flat_map(|row| (0..hand).map(move |index| (row, index)))
        .map(|(row, index)| Blocked::new(touches(row, index), no_chip()))
        .collect()
}
