//! The players as their plates show them.

use engine::{Eye, Game, Later, Message, Seat, SeatScene, Sign, Token};

use super::faces::{row_name, row_sign};
use super::worth::figure;
use crate::{Donburiko, Phase, Taken};

pub(super) fn seats(game: &Donburiko, eye: Eye) -> Vec<Later<SeatScene>> {
    let standing = game.standing();
    let plate = |seat| Later::new(Plate::of(game, seat, standing.scores[seat], eye), Plate::seat);
    game.seats.iter().map(plate).collect()
}

/// What a plate says.
#[derive(Hash)]
struct Plate {
    seat: Seat,
    score: i32,
    chips: u8,
    owed: u8,
    taken: Option<Taken>,
    cards: usize,
    is_over: bool,
    is_viewer: bool,
    is_on_turn: bool,
    is_next: bool,
}

impl Plate {
    fn of(game: &Donburiko, seat: Seat, score: i32, eye: Eye) -> Plate {
        let player = &game.players[seat];
        let acting = match game.phase {
            Phase::Turn(turn) | Phase::Score(turn) => Some(turn),
            Phase::Over => None,
        };
        let is_on_turn = game.phase == Phase::Turn(seat);
        Plate {
            seat,
            score,
            chips: player.chips,
            owed: player.owed,
            taken: player.taken,
            cards: player.hand.len(),
            is_over: game.phase == Phase::Over,
            is_viewer: is_on_turn && eye == Eye::Seat(seat),
            is_on_turn,
            is_next: acting.and_then(|acting| game.still_in.next_after(acting)) == Some(seat),
        }
    }

    fn seat(&self) -> SeatScene {
        let chips = Token { kind: "chip", count: self.chips.into(), label: Message::new("token-chips") };
        let owed = Token { kind: "owed", count: self.owed.into(), label: Message::new("token-owed") };
        SeatScene {
            tokens: std::iter::once(chips).chain((self.owed > 0).then_some(owed)).collect(),
            status: Some(self.status()),
            // Chips are points, unless the bank owes some more.
            worth: (self.owed == 0).then(|| Message::new("worth-chips").number("count", self.score)),
            signs: self.taken.iter().map(|taken| Sign::symbol(row_sign(taken.row))).collect(),
            ..SeatScene::new(self.seat, self.score)
        }
    }

    /// What a player is up to in this round.
    fn status(&self) -> Message {
        let took = |id, row| Message::new(id).message("row", row_name(row));
        match self.taken {
            Some(Taken { donburiko: true, .. }) => Message::new("status-donburiko"),
            Some(Taken { row, total: Some(total), .. }) => {
                took("status-took", row).text("total", figure(total))
            }
            Some(Taken { row, total: None, .. }) => took("status-counts", row),
            None if self.is_over => Message::new("status-no-row"),
            None if self.is_viewer => Message::new("status-your-turn"),
            None if self.is_on_turn => Message::new("status-turn"),
            None => {
                let id = if self.is_next { "status-next" } else { "status-in" };
                Message::new(id).number("cards", self.cards as i64)
            }
        }
    }
}
