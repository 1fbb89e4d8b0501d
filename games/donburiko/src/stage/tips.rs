//! What a strong player would whisper: the choice that looks best, where a sentence can say why.

use engine::{Eye, Game, Kind, Message, Seat, Tip, heuristic};

use super::faces::row_name;
use super::worth::Worth;
use crate::{Action, Donburiko, RowId};

/// A row that pays so many chips is one that others want too.
const WELL: i8 = 3;

/// Only where the choice matters.
pub(super) fn tip(game: &Donburiko, seat: Seat) -> Option<Tip<Action>> {
    whisper(game, seat).filter(|tip| heuristic::is_clear(game, seat, &tip.advises))
}

fn whisper(game: &Donburiko, seat: Seat) -> Option<Tip<Action>> {
    let best = heuristic::best(game, seat, &game.legal(seat))?;
    let say = match best {
        Action::Take { row } => on_taking(game, seat, row),
        Action::Score { donburiko: true, .. } => on_calling(game),
        _ => None,
    };
    Some(Tip::new(say?, [best]))
}

/// DB-16. A row that comes round no more: all can see that it pays well, or the last card would be gone.
fn on_taking(game: &Donburiko, seat: Seat, row: RowId) -> Option<Message> {
    if game.still_in.without(seat).is_empty() {
        return None;
    }
    let about = |id| Message::new(id).message("row", row_name(row));
    match shown_payment(game, row) {
        Some(chips) if chips >= WELL => Some(about("tip-take").number("chips", chips)),
        _ if game.players[seat].hand.len() == 1 => Some(about("tip-take-last")),
        _ => None,
    }
}

/// DB-38. What a call would keep from the others: the best of the rows that all can see to pay well.
fn on_calling(game: &Donburiko) -> Option<Message> {
    let left = RowId::ALL.iter().copied().filter(|row| game.rows[row.index()].can_be_taken());
    let (chips, row) = left.filter_map(|row| Some((shown_payment(game, row)?, row))).max()?;
    let call = Message::new("tip-call").message("row", row_name(row)).number("chips", chips);
    (chips >= WELL && !game.still_in.is_empty()).then_some(call)
}

/// What a row pays, as far as everybody can see.
fn shown_payment(game: &Donburiko, row: RowId) -> Option<i8> {
    Worth::sure(&game.rows[row.index()], None, Eye::Spectator)?.best_payment()
}
