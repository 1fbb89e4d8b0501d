//! Where the cards lie, and what can be seen of them.

use engine::{
    Aside, CardScene, CompactString, Eye, Kind, Layout, Message, Offer, Place, Seat, Slot, Stress, Zone,
    card_id, seat_id,
};

use super::faces::{card_face, row_name, row_sign};
use super::guidance;
use super::worth::{Worth, figure, payment};
use crate::card::{Laid, ROW_LIMIT, Row};
use crate::rules::hand_size;
use crate::{Card, Donburiko, Face, Phase, RowId, Taken};

pub(super) fn zones(game: &Donburiko, eye: Eye) -> Vec<Zone> {
    let rows = RowId::ALL.iter().copied().zip(&game.rows).take(game.seats.len());
    let mut zones = Vec::with_capacity(RowId::ALL.len() + 2 * game.seats.len() + 1);
    zones.extend(rows.map(|(id, row)| row_zone(game, id, row, eye)));
    zones.extend(game.seats.iter().map(|seat| taken_zone(game, seat, eye)));
    zones.extend(game.seats.iter().map(|seat| hand_zone(game, seat, eye)));
    zones.extend((!game.surplus.is_empty()).then(|| surplus_zone(game, eye)));
    zones
}

fn card(face: Option<Card>) -> CardScene {
    CardScene::seen(face.map(card_face))
}

/// A row stays in its place until it is counted, so that everybody sees what was turned up; then its place is
/// empty and says who has it.
fn row_zone(game: &Donburiko, row_id: RowId, row: &Row, eye: Eye) -> Zone {
    let taken = row.taken_by.and_then(|taker| Some((taker, game.players[taker].taken?)));
    let counted = taken.and_then(|(taker, taken)| Some((taker, taken.total?)));
    let zone = Zone {
        sign: row_sign(row_id),
        ..Zone::new(row_id.text(), Place::Middle, Layout::Row, row_name(row_id))
    };
    if let Some((taker, total)) = counted {
        let slots = free_slots(0);
        return Zone { aside: Some(counted_aside(taker, total)), slots, pale: true, ..zone };
    }
    let laid_card = |laid: &Laid| laid_card(game, row, laid, eye);
    Zone {
        cards: row.cards.iter().map(laid_card).collect(),
        aside: Some(slip(game, row, eye)),
        slots: row_slots(game, row_id, row, eye),
        ..zone
    }
}

fn laid_card(game: &Donburiko, row: &Row, laid: &Laid, eye: Eye) -> CardScene {
    let is_down = laid.face == Face::Down;
    let is_own = is_down && matches!((eye, laid.by), (Eye::Seat(seat), Some(by)) if seat == by);
    CardScene {
        down: is_down,
        chips: u8::from(is_down && game.phase != Phase::Over),
        by: laid.by.filter(|_| is_down),
        label: is_own.then(|| Message::new("label-only-you")),
        ..card(row.known(laid).of(laid.card, eye))
    }
}

/// What a row counts, as far as the viewer knows, and what that brings.
fn slip(game: &Donburiko, row: &Row, eye: Eye) -> Aside {
    let worth = Worth::of(game, row, None, eye);
    let more = match row.taken_by {
        Some(taker) => Some(Message::new("slip-taking").seat("player", taker)),
        None if row.cards.is_full() => Some(Message::new("slot-seven")),
        None if !row.can_be_taken() => Some(Message::new("slip-short")),
        None => worth.pays(),
    };
    let stress = if worth.is_six() { Stress::Lit } else { Stress::Plain };
    let counts = Aside::from(worth.counts()).figured(worth.figures());
    Aside { more, ..counts.gauged(worth.beads()).stressed(stress) }
}

/// What became of a row.
fn counted_aside(taker: Seat, total: i8) -> Aside {
    let took = Message::new("slip-took").seat("player", taker);
    Aside::from(took).more(counted(total)).stressed(Stress::Pale)
}

/// `counted 5, got 5`.
fn counted(total: i8) -> Message {
    let chips = payment(total);
    let id = if chips < 0 { "counted-loss" } else { "counted-gain" };
    Message::new(id).text("total", figure(total)).number("chips", chips.abs())
}

/// The free places of a row: the next one takes a card, the last one makes the row count nothing.
fn row_slots(game: &Donburiko, row_id: RowId, row: &Row, eye: Eye) -> Vec<Slot> {
    let mut slots = free_slots(row.cards.len());
    let adding = match game.phase {
        Phase::Turn(seat) => eye.acting(seat.into()).filter(|&seat| !game.players[seat].hand.is_empty()),
        _ => None,
    };
    if let (Some(seat), true, Some(next)) = (adding, row.can_grow(), slots.first_mut()) {
        next.offers = offers(game, seat, row_id);
    }
    slots
}

fn free_slots(cards: usize) -> Vec<Slot> {
    let last = || Slot::saying(Message::new("slot-seven"));
    (cards..ROW_LIMIT).map(|place| if place + 1 == ROW_LIMIT { last() } else { Slot::default() }).collect()
}

/// Face up and face down, and what each brings or costs.
fn offers(game: &Donburiko, seat: Seat, row: RowId) -> Vec<Offer> {
    let up = if game.bank == 0 { "offer-up-unpaid" } else { "offer-up-hint" };
    let down = if game.players[seat].chips == 0 { "offer-down-unpaid" } else { "offer-down-hint" };
    let offer = |face, label, hint| Offer {
        id: offer_id(row, face),
        label: Message::new(label),
        hint: Some(Message::new(hint)),
        down: face == Face::Down,
    };
    vec![offer(Face::Up, "offer-up", up), offer(Face::Down, "offer-down", down)]
}

/// The half of a row's next place where a card lies this way up.
pub(super) fn offer_id(row: RowId, face: Face) -> CompactString {
    let mut id = CompactString::const_new(row.text());
    id.push_str(match face {
        Face::Up => ".up",
        Face::Down => ".down",
    });
    id
}

fn taken_zone(game: &Donburiko, seat: Seat, eye: Eye) -> Zone {
    let label = if eye == Eye::Seat(seat) { "zone-taken-own" } else { "zone-taken" };
    let zone = Zone::new(
        seat_id("taken", seat),
        Place::Before(seat),
        Layout::Row,
        Message::new(label).seat("player", seat),
    );
    let Some(Taken { row, total: Some(total), donburiko }) = game.players[seat].taken else { return zone };
    let aside = if donburiko { Message::new("counted-six") } else { counted(total) };
    let cards = game.rows[row.index()].cards.iter();
    Zone {
        cards: cards.map(|laid| card(Some(laid.card))).collect(),
        aside: Some(aside.into()),
        sign: row_sign(row),
        ..zone
    }
}

/// A hand; a card that was played leaves its place free to its player's eye.
fn hand_zone(game: &Donburiko, seat: Seat, eye: Eye) -> Zone {
    let is_open = game.knows_hand(seat, eye);
    let held = |held: Card| CardScene {
        down: false,
        now: guidance::now(game, seat, held, eye),
        ..card(is_open.then_some(held))
    };
    let hand = game.players[seat].hand;
    let played = hand_size(game.seats.len()).saturating_sub(hand.len());
    let slot = Slot::saying(Message::new("slot-played"));
    Zone {
        cards: hand.iter().map(held).collect(),
        slots: if eye == Eye::Seat(seat) { vec![slot; played] } else { Vec::new() },
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

fn surplus_zone(game: &Donburiko, eye: Eye) -> Zone {
    let left = |left: Card| CardScene { down: true, ..card(game.knows_surplus(eye).then_some(left)) };
    Zone {
        cards: game.surplus.iter().map(left).collect(),
        ..Zone::new("surplus", Place::Side, Layout::Pile, Message::new("zone-surplus"))
    }
}
