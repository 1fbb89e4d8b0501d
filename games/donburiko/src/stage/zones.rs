//! Where the cards lie, and what can be seen of them.

use engine::{CardScene, CompactString, Eye, Kind, Layout, Message, Place, Seat, Zone, card_id, seat_id};

use super::chips;
use super::faces::card_face;
use crate::card::{Count, Laid, ROW_LIMIT, Row};
use crate::rules::bust;
use crate::{Card, Donburiko, Face, Phase, RowId};

pub(super) fn zones(game: &Donburiko, eye: Eye) -> Vec<Zone> {
    let rows = RowId::ALL.iter().copied().zip(&game.rows).filter(|(_, row)| row.is_on_table());
    let mut zones = Vec::with_capacity(RowId::ALL.len() + game.seats.len() + 2);
    zones.extend(rows.map(|(id, row)| row_zone(game, id, row, eye)));
    zones.extend(game.seats.iter().filter_map(|seat| taken_zone(game, seat)));
    zones.extend(game.seats.iter().map(|seat| hand_zone(game, seat, eye)));
    zones.extend([bank_zone(game), surplus_zone(game, eye)]);
    zones
}

fn card(face: Option<Card>) -> CardScene {
    CardScene::seen(face.map(card_face))
}

fn row_zone(game: &Donburiko, row_id: RowId, row: &Row, eye: Eye) -> Zone {
    let laid_card = |laid: &Laid| CardScene {
        down: laid.face == Face::Down,
        chips: u8::from(laid.face == Face::Down && game.phase != Phase::Over),
        by: laid.by,
        ..card(row.known(laid).of(laid.card, eye))
    };
    Zone {
        cards: row.cards.iter().map(laid_card).collect(),
        note: Some(row_note(row, eye)),
        ..Zone::new(
            row_id.text(),
            Place::Middle,
            Layout::Row,
            Message::new("zone-row").text("row", row_id.text()),
        )
    }
}

/// What the viewer can see of a row: its cards that are not hidden from them, and how many are.
fn seen_of(row: &Row, eye: Eye) -> (Count, usize) {
    if row.cards.is_full() {
        return (row.count(), 0);
    }
    let seen = row.cards.iter().filter(|laid| laid.is_known_to(eye));
    (Count::of(seen.clone().map(|laid| laid.card)), row.cards.len() - seen.count())
}

pub(super) fn row_note(row: &Row, eye: Eye) -> Message {
    let (count, hidden) = seen_of(row, eye);
    let worth = |id| Message::new(id).message("totals", totals(count));
    match row.cards.len() {
        1 => worth("worth-lone"),
        ROW_LIMIT => Message::new("worth-full"),
        _ if hidden > 0 => worth("worth-hidden").number("hidden", hidden as i64),
        _ => worth("worth-known").message("pays", best_pay(count)),
    }
}

/// "5", "5 or 9", "6, 10 or 14".
fn totals(count: Count) -> Message {
    let id = match count.totals().count() {
        3 => "totals-three",
        2 => "totals-two",
        _ => "totals-one",
    };
    let named = ["a", "b", "c"].into_iter().zip(count.totals());
    named.fold(Message::new(id), |message, (name, total)| message.number(name, total))
}

/// What the best of the totals brings or costs.
fn best_pay(count: Count) -> Message {
    let best = count.totals().map(payment).max().unwrap_or_default();
    if best < 0 {
        Message::new("pay-loss").number("chips", -best)
    } else {
        Message::new("pay-gain").number("chips", best)
    }
}

/// Chips gained or lost by a total, bank and purse allowing.
fn payment(total: i8) -> i8 {
    match bust(total) {
        0 => total,
        due => -(due as i8),
    }
}

fn taken_zone(game: &Donburiko, seat: Seat) -> Option<Zone> {
    let taken = game.players[seat].taken?;
    let cards = game.rows[taken.row.index()].cards.iter();
    let note = taken.total.map(|total| {
        Message::new(if taken.donburiko { "taken-donburiko" } else { "taken-total" }).number("total", total)
    });
    Some(Zone {
        cards: cards.map(|laid| card(Some(laid.card))).collect(),
        note,
        ..Zone::new(
            seat_id("taken", seat),
            Place::Before(seat),
            Layout::Row,
            Message::new("zone-taken").text("row", taken.row.text()),
        )
    })
}

fn hand_zone(game: &Donburiko, seat: Seat, eye: Eye) -> Zone {
    let held = |held: Card| CardScene { down: false, ..card(game.knows_hand(seat, eye).then_some(held)) };
    Zone {
        cards: game.players[seat].hand.iter().map(held).collect(),
        ..Zone::new(
            hand_id(seat),
            Place::Hand(seat),
            Layout::Fan,
            Message::new("zone-hand").seat("player", seat),
        )
    }
}

fn hand_id(seat: Seat) -> CompactString {
    seat_id("hand", seat)
}

pub(super) fn hand_card(seat: Seat, index: usize) -> CompactString {
    card_id(&hand_id(seat), index)
}

fn bank_zone(game: &Donburiko) -> Zone {
    Zone {
        tokens: vec![chips(game.bank)],
        ..Zone::new("bank", Place::Side, Layout::Pile, Message::new("zone-bank"))
    }
}

fn surplus_zone(game: &Donburiko, eye: Eye) -> Zone {
    let left = |left: Card| CardScene { down: true, ..card(game.knows_surplus(eye).then_some(left)) };
    Zone {
        cards: game.surplus.iter().map(left).collect(),
        ..Zone::new("surplus", Place::Side, Layout::Pile, Message::new("zone-surplus"))
    }
}
