//! The score sheet.

use engine::{Arg, Game, Message, Seat, Sheet};

use crate::Donburiko;

/// DB-50. Where every point came from.
pub(super) fn sheet(game: &Donburiko) -> Sheet {
    let standing = game.standing();
    let row = |seat: Seat| {
        let player = &game.players[seat];
        vec![
            Arg::Seat(seat),
            Arg::Number(player.chips.into()),
            Arg::Number(player.owed.into()),
            Arg::Number(standing.scores[seat].into()),
            Arg::Number(standing.ranks[seat].into()),
        ]
    };
    Sheet {
        title: Message::new("sheet-title"),
        columns: ["sheet-player", "sheet-chips", "sheet-owed", "sheet-score", "sheet-rank"]
            .map(Message::new)
            .to_vec(),
        rows: game.seats.iter().map(row).collect(),
    }
}
