//! Where cards lie.

use engine::{
    CardFace, CardScene, CompactString, Eye, Front, Layout, Message, Place, Seat, ToCompactString, Token,
    Zone, card_id, format_compact, seat_id,
};

use super::faces::{item_face, page_face, quest_face, token_face};
use crate::card::{PAGES, PageNumber, Quest, Slot};
use crate::{Grimoire, Phase};

pub(super) const DISCARD: &str = "discard";
pub(super) const ITEM_DECK: &str = "items";

pub(super) fn zones(game: &Grimoire, eye: Eye) -> Vec<Zone> {
    let mut zones =
        vec![main_zone(game, eye), quest_deck(game), item_deck(game), discard(game), mp_track(game)];
    if game.phase == Phase::Token {
        zones.push(free_tokens(game));
    }
    for seat in game.seats.iter() {
        zones.extend([
            book(game, seat, eye),
            companions(game, seat),
            treasures(game, seat, eye),
            items(game, seat, eye),
        ]);
    }
    zones
}

fn zone(id: impl Into<CompactString>, place: Place, layout: Layout, label: Message) -> Zone {
    Zone { id: id.into(), place, layout, label, cards: Vec::new(), tokens: Vec::new(), note: None }
}

fn up(id: CompactString, face: CardFace) -> CardScene {
    CardScene { id, face: Some(face.into()), down: false, chips: 0, by: None }
}

fn down(id: CompactString, face: Option<CardFace>) -> CardScene {
    CardScene { id, face: face.map(Front::from), down: true, chips: 0, by: None }
}

/// GR-7, GR-81. q0 lies face down; who has seen it knows it.
fn main_zone(game: &Grimoire, eye: Eye) -> Zone {
    let laid = |&slot: &Slot| {
        let face = quest_face(game.cards, game.zone[slot.index()]?);
        let id = slot.to_compact_string();
        Some(if slot == Slot::Q0 { down(id, game.knows_q0(eye).then_some(face)) } else { up(id, face) })
    };
    let seen = !game.q0_seen.is_empty();
    Zone {
        cards: game.slots().iter().filter_map(laid).collect(),
        note: seen.then(|| {
            Message::new("note-seen").message("players", crate::telling::names(game.q0_seen.iter()))
        }),
        ..zone("main", Place::Middle, Layout::Row, Message::new("zone-main"))
    }
}

fn backs(id: &str, count: usize) -> Vec<CardScene> {
    (0..count).map(|index| down(card_id(id, index), None)).collect()
}

fn quest_deck(game: &Grimoire) -> Zone {
    Zone {
        cards: backs("deck", game.deck.len()),
        ..zone("deck", Place::Side, Layout::Pile, Message::new("zone-deck"))
    }
}

fn item_deck(game: &Grimoire) -> Zone {
    Zone {
        cards: backs(ITEM_DECK, game.item_deck.len()),
        ..zone(ITEM_DECK, Place::Side, Layout::Pile, Message::new("zone-items"))
    }
}

/// GR-76. The Discard Area is open to all.
fn discard(game: &Grimoire) -> Zone {
    let cards = game.discard.iter().enumerate();
    let cards = cards.map(|(index, card)| up(card_id(DISCARD, index), quest_face(game.cards, card)));
    Zone { cards: cards.collect(), ..zone(DISCARD, Place::Side, Layout::Fan, Message::new("zone-discard")) }
}

fn mp_track(game: &Grimoire) -> Zone {
    let mp = game.mp();
    let label = Message::new("token-mp").number("last", game.cards.mp_last);
    Zone {
        tokens: vec![Token { kind: "mp", count: mp.into(), label }],
        ..zone("mp", Place::Side, Layout::Row, Message::new("zone-mp"))
    }
}

fn free_tokens(game: &Grimoire) -> Zone {
    Zone {
        cards: game.free_tokens().map(|token| up(token_id(token), token_face(token))).collect(),
        ..zone("tokens", Place::Middle, Layout::Row, Message::new("zone-tokens"))
    }
}

pub(super) fn token_id(token: u8) -> CompactString {
    format_compact!("token.{token}")
}

/// The whole book while its owner chooses, the closed book once chosen, the open page after the reveal.
fn book(game: &Grimoire, seat: Seat, eye: Eye) -> Zone {
    let label = Message::new("zone-book").seat("player", seat);
    let chooses = game.phase == Phase::Book && eye == Eye::Seat(seat) && game.players[seat].page.is_none();
    if chooses {
        let pages = PageNumber::up_to(PAGES as u8);
        return Zone {
            cards: pages.map(|page| up(page_id(seat, page), page_face(game.cards, page))).collect(),
            ..zone(seat_id("book", seat), Place::Hand(seat), Layout::Fan, label)
        };
    }
    let id = seat_id("page", seat);
    let page = game.players[seat].page.map(|page| {
        let face = game.knows_page(seat, eye).then(|| page_face(game.cards, page));
        if game.phase == Phase::Book { down(id, face) } else { CardScene { down: false, ..down(id, face) } }
    });
    Zone {
        cards: page.into_iter().collect(),
        ..zone(seat_id("book", seat), Place::Before(seat), Layout::Row, label)
    }
}

pub(super) fn page_id(seat: Seat, page: PageNumber) -> CompactString {
    format_compact!("book{seat}.{page}")
}

fn companions(game: &Grimoire, seat: Seat) -> Zone {
    let cards = game.players[seat].companions.iter().enumerate();
    let count = game.players[seat].companions.len();
    Zone {
        cards: cards
            .map(|(index, card)| up(companion_id(seat, index), quest_face(game.cards, card)))
            .collect(),
        note: Some(to_the_end(game, count)),
        ..zone(
            seat_id("companions", seat),
            Place::Before(seat),
            Layout::Row,
            Message::new("zone-companions").seat("player", seat),
        )
    }
}

pub(super) fn companion_id(seat: Seat, index: usize) -> CompactString {
    card_id(&seat_id("companions", seat), index)
}

/// "10 ends the game".
fn to_the_end(game: &Grimoire, count: usize) -> Message {
    Message::new("note-end").number("count", count as i64).number("goal", game.cards.end_count)
}

/// Treasures lie face down; their owner may look at them, and at the end everybody.
fn treasures(game: &Grimoire, seat: Seat, eye: Eye) -> Zone {
    let player = &game.players[seat];
    let cards = player.treasures.iter().chain(player.secrets.iter().map(|secret| secret.card));
    let may_look = eye.sees(seat) || game.phase == Phase::Over;
    let laid = |(index, card): (usize, Quest)| {
        let id = card_id(&seat_id("treasures", seat), index);
        down(id, may_look.then(|| quest_face(game.cards, card)))
    };
    let cards = cards.enumerate().map(laid).map(|card| CardScene { down: game.phase != Phase::Over, ..card });
    Zone {
        cards: cards.collect(),
        note: Some(to_the_end(game, player.treasure_count())),
        ..zone(
            seat_id("treasures", seat),
            Place::Before(seat),
            if may_look { Layout::Row } else { Layout::Pile },
            Message::new("zone-treasures").seat("player", seat),
        )
    }
}

/// GR-36. Items lie face down but for the Shoes.
fn items(game: &Grimoire, seat: Seat, eye: Eye) -> Zone {
    let cards = game.players[seat].items.iter().enumerate().map(|(index, &item)| CardScene {
        down: game.phase != Phase::Over && !game.cards.lies_open(item),
        ..down(
            card_id(&seat_id("items", seat), index),
            game.knows_item(seat, item, eye).then(|| item_face(game.cards, item)),
        )
    });
    Zone {
        cards: cards.collect(),
        ..zone(
            seat_id("items", seat),
            Place::Before(seat),
            Layout::Row,
            Message::new("zone-own-items").seat("player", seat),
        )
    }
}
