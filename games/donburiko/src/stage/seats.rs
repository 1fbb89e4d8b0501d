//! The players as their plates show them.

use engine::{Eye, Game, Message, Seat, SeatScene, Sign, Token};

use super::faces::{row_name, row_sign};
use super::worth::figure;
use crate::{Donburiko, Phase, Taken};

pub(super) fn seats(game: &Donburiko, eye: Eye) -> Vec<SeatScene> {
    let standing = game.standing();
    game.seats.iter().map(|seat| seat_scene(game, seat, standing.scores[seat], eye)).collect()
}

fn seat_scene(game: &Donburiko, seat: Seat, score: i32, eye: Eye) -> SeatScene {
    let player = &game.players[seat];
    let chips = Token { kind: "chip", count: player.chips.into(), label: Message::new("token-chips") };
    let owed = Token { kind: "owed", count: player.owed.into(), label: Message::new("token-owed") };
    SeatScene {
        tokens: std::iter::once(chips).chain((player.owed > 0).then_some(owed)).collect(),
        status: Some(status(game, seat, eye)),
        // Chips are points, unless the bank owes some more.
        worth: (player.owed == 0).then(|| Message::new("worth-chips").number("count", score)),
        signs: player.taken.iter().map(|taken| Sign::symbol(row_sign(taken.row))).collect(),
        ..SeatScene::new(seat, score, game.to_act())
    }
}

/// What a player is up to in this round.
fn status(game: &Donburiko, seat: Seat, eye: Eye) -> Message {
    let player = &game.players[seat];
    let took = |id, row| Message::new(id).message("row", row_name(row));
    match (player.taken, game.phase) {
        (Some(Taken { donburiko: true, .. }), _) => Message::new("status-donburiko"),
        (Some(Taken { row, total: Some(total), .. }), _) => {
            took("status-took", row).text("total", figure(total))
        }
        (Some(Taken { row, total: None, .. }), _) => took("status-counts", row),
        (None, Phase::Over) => Message::new("status-no-row"),
        (None, Phase::Turn(turn)) if turn == seat => {
            Message::new(if eye == Eye::Seat(seat) { "status-your-turn" } else { "status-turn" })
        }
        (None, phase) => {
            let acting = match phase {
                Phase::Turn(turn) | Phase::Score(turn) => Some(turn),
                Phase::Over => None,
            };
            let is_next = acting.and_then(|acting| game.still_in.next_after(acting)) == Some(seat);
            let id = if is_next { "status-next" } else { "status-in" };
            Message::new(id).number("cards", player.hand.len() as i64)
        }
    }
}
