//! What a player is told to do, to notice, and not to do.

use engine::{Blocked, Eye, Game, Kind, Message, Seat, Touch};

use super::choices::face_button;
use super::zones::hand_card;
use crate::card::{Count, ROW_LIMIT};
use crate::rules::BEST;
use crate::{Card, Donburiko, Face, Phase, RowId};

pub(super) fn prompt(game: &Donburiko, eye: Eye) -> Message {
    match (game.phase, eye.acting(game.to_act())) {
        (Phase::Turn(_), Some(seat)) if game.players[seat].hand.is_empty() => {
            Message::new("prompt-must-take")
        }
        (Phase::Turn(_), Some(_)) => Message::new("prompt-turn"),
        (Phase::Score(_), Some(_)) => Message::new("prompt-score"),
        _ => Message::waiting(game.to_act()),
    }
}

pub(super) fn tips(game: &Donburiko, eye: Eye) -> Vec<Message> {
    let (Phase::Turn(_), Some(seat)) = (game.phase, eye.acting(game.to_act())) else { return Vec::new() };
    let mut tips = Vec::new();
    if game.bank == 0 {
        tips.push(Message::new("tip-bank-empty"));
    } else if !game.players[seat].hand.is_empty() {
        tips.push(Message::new("tip-open-card"));
    }
    if game.players[seat].hand.len() == 1 {
        tips.push(Message::new("tip-last-card"));
    }
    tips
}

/// Whether this card would leave the row at 6, as its player sees it, for somebody else to take.
pub(super) fn leaves_six(game: &Donburiko, seat: Seat, card: Card, row: RowId) -> bool {
    let row = &game.rows[row.index()];
    let seen = row.cards.iter().filter(|laid| laid.is_known_to(Eye::Seat(seat))).map(|laid| laid.card);
    let left = Count::of(seen.chain([card]));
    let fills = row.cards.len() + 1 == ROW_LIMIT;
    !fills && left.reaches(BEST) && !game.still_in.without(seat).is_empty()
}

/// Face down is offered and explained even to a player who cannot pay for it.
pub(super) fn blocked(game: &Donburiko, eye: Eye) -> Vec<Blocked> {
    let (Phase::Turn(_), Some(seat)) = (game.phase, eye.acting(game.to_act())) else { return Vec::new() };
    if game.players[seat].chips > 0 {
        return Vec::new();
    }
    let rows = RowId::ALL.iter().copied().filter(|row| game.rows[row.index()].can_grow());
    rows.flat_map(|row| {
        (0..game.players[seat].hand.len()).map(move |index| Blocked {
            touches: vec![
                Touch::thing(hand_card(seat, index)),
                Touch::thing(row.text()),
                face_button(game, Face::Down),
            ],
            reason: Message::new("refused-no-chip"),
        })
    })
    .collect()
}
