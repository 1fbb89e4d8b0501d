//! Where the cards lie, and what can be seen of them.

use engine::{
    CardScene, CompactString, Eye, Layout, Message, Place, Seat, ToCompactString, Token, Zone, card_id,
    format_compact, seat_id,
};

use super::faces::{card_face, familiar_face};
use crate::column::{COLUMN_LIMIT, Column};
use crate::rules::scoring::Tally;
use crate::{Card, ColumnId, Familiar, OnlyOne, Phase, Value};

pub(super) fn zones(game: &OnlyOne, eye: Eye, tally: &Tally) -> Vec<Zone> {
    let columns = game.columns_there().map(|id| column_zone(game, id));
    let collections = game.seats.iter().map(|seat| collection_zone(game, seat, tally));
    [deck_zone(game, eye)]
        .into_iter()
        .chain(columns)
        .chain(game.phase.drawn().map(drawn_zone))
        .chain(looked_zone(game, eye))
        .chain(collections)
        .chain([discard_zone(game), supply_zone(game)])
        .collect()
}

/// A card that is numbered, though it may lie elsewhere: after a familiar, or after cards that have been
/// taken up.
fn numbered(card: CardScene, zone: &str, number: usize, place: usize) -> CardScene {
    if number == place { card } else { card.named(card_id(zone, number)) }
}

/// The cards that a player is looking at lie beside the deck, in a zone of their own.
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
        note: Some(note),
        ..Zone::new("deck", Place::Middle, Layout::Pile, Message::new("zone-deck"))
    }
}

fn looked_zone(game: &OnlyOne, eye: Eye) -> Option<Zone> {
    let seat = game.phase.actor().filter(|_| looked_at(game) > 0)?;
    let cards = game.deck.iter().enumerate().take(looked_at(game));
    let cards = cards.map(|(place, held)| CardScene { down: false, ..deck_card(game, eye, place, held) });
    Some(Zone {
        cards: cards.collect(),
        ..Zone::new(
            "looked",
            Place::Hand(seat),
            Layout::Row,
            Message::new("zone-looked").seat("player", seat),
        )
    })
}

pub(super) fn looked_card(place: usize) -> CompactString {
    card_id("looked", place)
}

fn drawn_zone(drawn: Card) -> Zone {
    Zone {
        cards: vec![CardScene::up(card_face(drawn))],
        ..Zone::new("drawn", Place::Middle, Layout::Row, Message::new("zone-drawn"))
    }
}

fn column_zone(game: &OnlyOne, id: ColumnId) -> Zone {
    let column = game.column(id);
    let familiar = column
        .familiar
        .map(|familiar| CardScene::up(familiar_face(familiar)).named(format_compact!("{id}.familiar")));
    let cards = column.cards.iter().map(|&laid| CardScene::up(card_face(laid)));
    Zone {
        cards: after_familiar(familiar, id.text(), cards),
        note: (game.phase != Phase::Over).then(|| column_note(game, column)),
        ..Zone::new(id.text(), Place::Middle, Layout::Column, Message::new("zone-column").text("column", id))
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

/// What happens to the column if the drawn card goes there, or how likely the next card is to ruin it.
fn column_note(game: &OnlyOne, column: &Column) -> Message {
    if column.len() == COLUMN_LIMIT {
        return Message::new("column-full");
    }
    if let Some(drawn) = game.phase.drawn() {
        let id = if column.busts_with(drawn) { "column-busts" } else { "column-safe" };
        return Message::new(id).text("card", drawn);
    }
    // Which cards are left is open to all, only their order is not.
    let busting = game.deck.iter().filter(|&left| column.busts_with(left)).count();
    Message::new("column-odds").number("busting", busting as i64).number("left", game.deck.len() as i64)
}

fn potion(value: Value) -> Token {
    Token { kind: "potion", count: 1, label: Message::new("token-potion").text("value", value) }
}

fn collection_zone(game: &OnlyOne, seat: Seat, tally: &Tally) -> Zone {
    let player = &game.players[seat];
    let familiar = player.familiar.map(|familiar| CardScene {
        down: familiar == Familiar::Scry && game.scried,
        ..CardScene::up(familiar_face(familiar)).named(own_familiar(seat))
    });
    let id = seat_id("cards", seat);
    let cards = player.cards.iter().map(|held| CardScene::up(card_face(held)));
    let won = game.awards.iter().filter(|award| award.seat == seat);
    let label = Message::new("zone-collection").seat("player", seat);
    Zone {
        cards: after_familiar(familiar, &id, cards),
        tokens: won.map(|award| potion(award.value)).collect(),
        note: Some(leads(tally, seat)),
        ..Zone::new(id, Place::Before(seat), Layout::Row, label)
    }
}

pub(super) fn own_familiar(seat: Seat) -> CompactString {
    seat_id("familiar", seat)
}

/// The values that the player has won, or would win now.
fn leads(tally: &Tally, seat: Seat) -> Message {
    let values: Vec<CompactString> = tally
        .awards
        .iter()
        .filter(|award| award.seat == seat)
        .map(|award| award.value.to_compact_string())
        .collect();
    if values.is_empty() {
        return Message::new("leads-nothing");
    }
    Message::new("leads").text("values", values.join(", "))
}

fn discard_zone(game: &OnlyOne) -> Zone {
    Zone {
        cards: game.discard.iter().map(|left| CardScene::up(card_face(left))).collect(),
        ..Zone::new("discard", Place::Side, Layout::Row, Message::new("zone-discard"))
    }
}

fn supply_zone(game: &OnlyOne) -> Zone {
    Zone {
        tokens: game.supply().map(potion).collect(),
        ..Zone::new("supply", Place::Side, Layout::Row, Message::new("zone-supply"))
    }
}
