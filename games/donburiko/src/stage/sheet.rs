//! The score sheets.

use engine::{Arg, Game, Message, Seat, Sheet};

use super::faces::row_name;
use super::worth::figure;
use crate::{Donburiko, Taken};

/// The sheet of a round that is over, and of the game after the last one.
pub(super) fn sheet(game: &Donburiko) -> Sheet {
    if game.is_final { final_sheet(game) } else { round_sheet(game) }
}

/// What everybody took, what it counted, and what they have now.
fn round_sheet(game: &Donburiko) -> Sheet {
    let none = || Arg::Message(Message::new("sheet-none"));
    let row = |seat: Seat| {
        let player = &game.players[seat];
        let (row, total) = match player.taken {
            Some(Taken { row, total: Some(total), .. }) => {
                (Arg::Message(row_name(row)), Arg::text(figure(total)))
            }
            _ => (none(), none()),
        };
        vec![Arg::Seat(seat), row, total, Arg::Number(player.chips.into())].into()
    };
    Sheet {
        title: Message::new("sheet-round").number("round", game.round).seat("player", game.next_first()),
        columns: ["sheet-player", "sheet-row", "sheet-counted", "sheet-chips"].map(Message::new).to_vec(),
        rows: game.seats.iter().map(row).collect(),
    }
}

/// DB-50. Where every point came from.
fn final_sheet(game: &Donburiko) -> Sheet {
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
        .into()
    };
    Sheet {
        title: Message::new("sheet-title"),
        columns: ["sheet-player", "sheet-chips", "sheet-owed", "sheet-score", "sheet-rank"]
            .map(Message::new)
            .to_vec(),
        rows: game.seats.iter().map(row).collect(),
    }
}
