//! Where the cards lie, what can be seen of them, and what is said of the places.

use engine::{
    Aside, CardScene, CompactString, Eye, Game, Gauge, Kind, Layout, Message, Place, Seat, Slot, Stress,
    Zone, card_id, format_compact, seat_id,
};

use super::boards::{prospect, viewer};
use super::faces::{card_face, familiar_face, look, rank};
use super::words::column_number;
use crate::column::{COLUMN_LIMIT, Column};
use crate::{Card, ColumnId, Familiar, OnlyOne, Phase, Value};

pub(super) fn zones(game: &OnlyOne, eye: Eye) -> Vec<Zone> {
    let columns = ColumnId::ALL[..game.places()].iter().map(|&id| column_zone(game, eye, id));
    [deck_zone(game, eye), drawn_zone(game, eye)]
        .into_iter()
        .chain(columns)
        .chain(game.seats.iter().map(|seat| collection_zone(game, seat)))
        .collect()
}

/// A card that is numbered, though it may lie elsewhere: after a familiar, or after cards that have been
/// taken up.
fn numbered(card: CardScene, zone: &str, number: usize, place: usize) -> CardScene {
    if number == place { card } else { card.named(card_id(zone, number)) }
}

/// The cards that a player is looking at lie beside the deck, where the card turned up lies.
fn looked_at(game: &OnlyOne) -> usize {
    match game.phase {
        Phase::Scry(_) | Phase::Return(..) => usize::from(game.deck.peeked()),
        _ => 0,
    }
}

/// A card of the deck, as this eye knows it.
fn deck_card(game: &OnlyOne, eye: Eye, place: usize, held: Card) -> CardScene {
    CardScene::down(game.known_in_deck(place, held).of(card_face(held), eye))
}

fn deck_zone(game: &OnlyOne, eye: Eye) -> Zone {
    let looked_at = looked_at(game);
    let cards = game.deck.iter().enumerate().skip(looked_at);
    let cards = cards.map(|(number, held)| {
        numbered(deck_card(game, eye, number, held), "deck", number, number - looked_at)
    });
    let note = match game.deck.above_fig() {
        Some(above) => Message::new("deck-note").number("above", above as i64),
        None => Message::new("deck-note-end"),
    };
    Zone {
        cards: cards.collect(),
        aside: Some(note.into()),
        pale: game.revealed,
        ..Zone::new("deck", Place::Middle, Layout::Pile, Message::new("zone-deck"))
    }
}

/// The card turned up, and what the owner of `scry` looks at.
fn drawn_zone(game: &OnlyOne, eye: Eye) -> Zone {
    let acting = eye.acting(game.to_act());
    let drawn = game.phase.drawn().map(|card| CardScene {
        now: acting.and_then(|seat| prospect(game, seat, card.value())),
        stress: Stress::Lit,
        ..CardScene::up(card_face(card)).named("drawn.0")
    });
    let looked = game.deck.iter().enumerate().take(looked_at(game)).map(|(place, held)| {
        CardScene { down: false, ..deck_card(game, eye, place, held) }.named(looked_card(place))
    });
    let cards: Vec<CardScene> = drawn.into_iter().chain(looked).collect();
    let label = match (game.phase.actor(), acting) {
        (Some(_), Some(_)) if looked_at(game) > 0 => Message::new("zone-looked-own"),
        (Some(_), _) if looked_at(game) > 0 => Message::new("zone-looked"),
        _ => Message::new("zone-drawn"),
    };
    Zone {
        slots: if cards.is_empty() { vec![Slot::default()] } else { Vec::new() },
        cards,
        ..Zone::new("drawn", Place::Middle, Layout::Row, label)
    }
}

pub(super) fn looked_card(place: usize) -> CompactString {
    card_id("looked", place)
}

fn column_zone(game: &OnlyOne, eye: Eye, id: ColumnId) -> Zone {
    let column = game.column(id);
    let familiar = column
        .familiar
        .map(|familiar| CardScene::up(familiar_face(familiar)).named(format_compact!("{id}.familiar")));
    let cards = column.cards.iter().map(|&laid| CardScene::up(card_face(laid)));
    let label = Message::new("zone-column").number("column", column_number(id));
    Zone {
        cards: after_familiar(familiar, id.text(), cards),
        aside: (game.phase != Phase::Over).then(|| column_aside(game, eye, id)),
        slots: column_slots(game, eye, id),
        pale: !column.is_there() || !is_open(game, id),
        ..Zone::new(id.text(), Place::Middle, Layout::Column, label)
    }
}

/// Cards are numbered from 0 whether a familiar lies before them or not.
fn after_familiar(
    familiar: Option<CardScene>,
    zone: &str,
    cards: impl Iterator<Item = CardScene>,
) -> Vec<CardScene> {
    let first = usize::from(familiar.is_some());
    let cards = cards.enumerate().map(|(number, card)| numbered(card, zone, number, first + number));
    familiar.into_iter().chain(cards).collect()
}

pub(super) fn column_card(id: ColumnId, index: usize) -> CompactString {
    card_id(id.text(), index)
}

/// OO-43. Whether it may be used: the last of two players has only one.
fn is_open(game: &OnlyOne, id: ColumnId) -> bool {
    game.only_column().is_none_or(|only| only == id)
}

/// The free places of a column; in the first one a ghost of the card turned up, or what it does there.
fn column_slots(game: &OnlyOne, eye: Eye, id: ColumnId) -> Vec<Slot> {
    let column = game.column(id);
    let mut slots = vec![Slot::default(); COLUMN_LIMIT.saturating_sub(column.len())];
    let asked = matches!(game.phase, Phase::Place(seat, _) if viewer(eye) == Some(seat));
    let drawn = game.phase.drawn().filter(|_| asked && column.can_grow() && is_open(game, id));
    if let (Some(first), Some(card)) = (slots.first_mut(), drawn) {
        *first = if column.busts_with(card) {
            Slot { ghost: "bust", stress: Stress::Bad, ..Slot::default() }
        } else {
            let look = look(card.value());
            Slot { ghost: look.art, stress: Stress::Lit, ..Slot::saying(Message::new(look.name)) }
        };
    }
    slots
}

/// What happens to the column if the card turned up goes there, or how likely the next card is to ruin it.
fn column_aside(game: &OnlyOne, eye: Eye, id: ColumnId) -> Aside {
    let column = game.column(id);
    let plain = |id| Aside::from(Message::new(id));
    if !column.is_there() {
        return plain("column-gone").stressed(Stress::Pale);
    }
    if column.is_ruined() {
        return plain("column-ruined").more(Message::new("column-busts-why")).stressed(Stress::Bad);
    }
    if !is_open(game, id) {
        let mine = game.phase.actor().is_some_and(|seat| viewer(eye) == Some(seat));
        return plain(if mine { "column-closed-own" } else { "column-closed" }).stressed(Stress::Pale);
    }
    let worth = taker(game, eye).map(|seat| worth_message(game, seat, id));
    if column.len() == COLUMN_LIMIT {
        return plain("column-full").more(worth.unwrap_or(Message::new("column-full-why")));
    }
    if game.revealed && game.phase.drawn().is_none() {
        return worth.map_or_else(|| plain("column-last"), Aside::from);
    }
    match game.phase.drawn() {
        Some(drawn) => verdict(game, column, drawn),
        None => {
            let (odds, gauge) = danger(game, column, "column-odds");
            Aside { more: worth, ..Aside::from(odds).gauged(gauge) }
        }
    }
}

/// The viewer, if they may still take a column.
fn taker(game: &OnlyOne, eye: Eye) -> Option<Seat> {
    viewer(eye).filter(|&seat| game.still_in.contains(seat) && matches!(game.phase, Phase::Turn(_)))
}

/// OO-78. What taking a column would add to the score as it stands.
fn worth_message(game: &OnlyOne, seat: Seat, id: ColumnId) -> Message {
    let mut after = game.clone();
    let Column { familiar, cards } = *game.column(id);
    let player = &mut after.players[seat];
    cards.iter().for_each(|&card| player.cards.add(card));
    player.familiar = familiar.or(player.familiar);
    let gain = after.standing().scores[seat] - game.standing().scores[seat];
    let sign = if gain < 0 { '\u{2212}' } else { '+' };
    Message::new("column-worth").text("gain", format_compact!("{sign}{}", gain.abs()))
}

/// Whether the card turned up is safe in a column, and how dangerous it would be then.
fn verdict(game: &OnlyOne, column: &Column, drawn: Card) -> Aside {
    let said = |id: &'static str| Message::new(id).message("number", number(drawn.value()));
    if let Some(twin) = column.cards.iter().find(|laid| laid.numbers() & drawn.numbers() != 0) {
        let ruins = said("column-busts").message("twin", twin_name(twin.value()));
        return Aside::from(ruins).more(said("column-busts-why")).stressed(Stress::Bad);
    }
    let mut after = *column;
    after.cards.push(drawn);
    let safe = Aside::from(said("column-safe")).stressed(Stress::Good);
    if after.len() == COLUMN_LIMIT {
        return safe.more(Message::new("column-then-full"));
    }
    let (odds, gauge) = danger(game, &after, "column-then-odds");
    safe.more(odds).gauged(gauge)
}

/// How many of the unseen cards would ruin a column. Which cards are left is open to all, only their order is
/// not.
fn danger(game: &OnlyOne, column: &Column, id: &'static str) -> (Message, Gauge) {
    let (left, busting) = (game.deck.len(), game.deck.iter().filter(|&left| column.busts_with(left)).count());
    let line = Message::new(id).number("busting", busting as i64).number("left", left as i64);
    (line, Gauge::Share { part: busting as u16, of: left as u16 })
}

/// The number of a card at the beginning of a sentence.
fn number(value: Value) -> Message {
    match value {
        Value::Egg => Message::new("number-egg"),
        _ => Message::new("number").text("number", rank(value)),
    }
}

/// What a card meets in a column.
fn twin_name(value: Value) -> Message {
    match value {
        Value::Egg => Message::new("twin-egg"),
        _ => Message::new("number").text("number", rank(value)),
    }
}

fn collection_zone(game: &OnlyOne, seat: Seat) -> Zone {
    let player = &game.players[seat];
    let familiar = player.familiar.map(|familiar| CardScene {
        down: familiar == Familiar::Scry && game.scried,
        ..CardScene::up(familiar_face(familiar)).named(own_familiar(seat))
    });
    let id = seat_id("cards", seat);
    let cards = player.cards.iter().map(|held| CardScene::up(card_face(held)));
    let label = Message::new("zone-collection").seat("player", seat);
    Zone {
        cards: after_familiar(familiar, &id, cards),
        ..Zone::new(id, Place::Before(seat), Layout::Row, label)
    }
}

pub(super) fn own_familiar(seat: Seat) -> CompactString {
    seat_id("familiar", seat)
}
