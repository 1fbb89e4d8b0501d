//! Why one action is better than another: what rows pay, now and with one card more, as far as the seat knows.

use engine::{Eye, Kind, Message, Seat};

use super::faces::{a_card, row_name};
use super::worth::{Worth, payment, pays};
use crate::{Action, Card, Donburiko, Face, RowId};

/// A row that pays so many chips is one that others want too.
const WELL: i8 = 3;

pub(super) fn reason(game: &Donburiko, seat: Seat, better: Action, worse: Action) -> Option<Message> {
    let rows = Rows { game, seat };
    match (better, worse) {
        (Action::Take { row }, Action::Take { row: other }) => rows.on_rows(row, other),
        (Action::Take { row }, Action::Add { .. }) => rows.on_taking(row),
        (Action::Add { card, row, .. }, Action::Take { row: other }) => rows.on_staying(card, row, other),
        (Action::Add { card, face, row }, Action::Add { card: other, face: other_face, row: other_row }) => {
            rows.on_adding((card, face, row), (other, other_face, other_row))
        }
        (Action::Score { total, donburiko }, Action::Score { total: other, donburiko: called }) => {
            on_counting(game, (total, donburiko), (other, called))
        }
        _ => None,
    }
}

/// What somebody does, as everybody sees it.
pub(super) fn deed(actor: Seat, action: Action) -> Option<Message> {
    let about = |id, row| Message::new(id).seat("player", actor).message("row", row_name(row));
    match action {
        Action::Take { row } => Some(about("deed-take", row)),
        Action::Score { donburiko: true, .. } => Some(Message::new("deed-call").seat("player", actor)),
        Action::Add { .. } | Action::Score { .. } => None,
    }
}

/// The rows as a seat knows them.
struct Rows<'a> {
    game: &'a Donburiko,
    seat: Seat,
}

impl Rows<'_> {
    /// What a row pays with the chips on it, with one card more if there is one; nothing if that is a guess.
    fn pays(&self, row: RowId, more: Option<Card>) -> Option<i8> {
        let laid = &self.game.rows[row.index()];
        let counted = Worth::sure(laid, more, Eye::Seat(self.seat))?.best_payment()?;
        Some(counted + laid.chips() as i8)
    }

    /// DB-28. Whether a row can be taken, and pays so much.
    fn tempts(&self, row: RowId) -> Option<i8> {
        let can_be_taken = self.game.rows[row.index()].can_be_taken();
        self.pays(row, None).filter(|&chips| can_be_taken && chips >= WELL)
    }

    fn on_rows(&self, row: RowId, other: RowId) -> Option<Message> {
        let (most, less) = (self.pays(row, None)?, self.pays(other, None)?);
        let both =
            Message::new("reason-rows").message("row", row_name(row)).message("other", row_name(other));
        (most > less).then(|| both.message("pays", pays(most)).message("less", pays(less)))
    }

    fn on_taking(&self, row: RowId) -> Option<Message> {
        let others = self.game.still_in.without(self.seat).len();
        let about = |id| Message::new(id).message("row", row_name(row)).number("others", others as i64);
        match self.tempts(row) {
            Some(now) if others > 0 => Some(about("reason-take").message("pays", pays(now))),
            _ if self.game.players[self.seat].hand.len() == 1 => Some(about("reason-take-last")),
            _ => None,
        }
    }

    /// DB-21. Whoever takes a row is out of the round.
    fn on_staying(&self, card: Card, row: RowId, other: RowId) -> Option<Message> {
        let about = |id| Message::new(id).message("row", row_name(row)).message("other", row_name(other));
        let now = self.pays(other, None)?;
        match self.pays(row, Some(card)) {
            Some(then) if then >= WELL && then > now => {
                let grows = about(if row == other { "reason-grows-on" } else { "reason-grows" })
                    .message("card", a_card(card));
                Some(grows.message("pays", pays(then)).message("less", pays(now)))
            }
            _ if now < WELL => Some(about("reason-stay").message("less", pays(now))),
            _ => None,
        }
    }

    fn on_adding(&self, better: (Card, Face, RowId), worse: (Card, Face, RowId)) -> Option<Message> {
        let ((card, face, row), (other_card, other_face, other_row)) = (better, worse);
        let about =
            |id, card, row| Message::new(id).message("card", a_card(card)).message("row", row_name(row));
        let (then, other_then) = (self.pays(row, Some(card)), self.pays(other_row, Some(other_card)));
        if (card, row) == (other_card, other_row) {
            return match face {
                Face::Up => Some(Message::new("reason-open").number("earns", self.game.bank.min(1))),
                Face::Down => then
                    .filter(|&then| then >= WELL)
                    .map(|then| about("reason-secret", card, row).message("pays", pays(then))),
            };
        }
        let spoils =
            |row, then: Option<i8>| self.tempts(row).zip(then).filter(|&(now, then)| then + WELL <= now);
        if let Some((now, then)) = spoils(row, then) {
            let spoilt = about("reason-spoils", card, row);
            return Some(spoilt.message("pays", pays(now)).message("less", pays(then)));
        }
        if let Some((now, then)) = spoils(other_row, other_then) {
            let spoilt = about("reason-ruins", other_card, other_row);
            return Some(spoilt.message("pays", pays(now)).message("less", pays(then)));
        }
        let shown = |face, then: Option<i8>| then.filter(|&then| face == Face::Up && then >= WELL);
        match (shown(face, then), shown(other_face, other_then)) {
            (mine, Some(theirs)) if mine.is_none_or(|mine| mine < theirs) => {
                Some(about("reason-serves", other_card, other_row).message("pays", pays(theirs)))
            }
            _ => then
                .filter(|&then| then >= WELL && other_then.is_none_or(|other| other < then))
                .map(|then| about("reason-builds", card, row).message("pays", pays(then))),
        }
    }
}

/// DB-33 to DB-38. The way of counting that pays more, or the call that ends the round.
fn on_counting(game: &Donburiko, better: (i8, bool), worse: (i8, bool)) -> Option<Message> {
    let (most, less) = (payment(better.0), payment(worse.0));
    if most > less {
        let both = Message::new("reason-counts").message("pays", pays(most));
        return Some(both.message("less", pays(less)));
    }
    let others = game.still_in.len() as i64;
    let called = Message::new(if better.1 { "reason-call" } else { "reason-quiet" }).number("others", others);
    (better.1 != worse.1 && others > 0).then_some(called)
}
