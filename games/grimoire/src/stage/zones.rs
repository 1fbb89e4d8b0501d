//! Where cards lie.

use engine::{
    CardFace, CardScene, CompactString, Eye, Kind, Layout, Message, Place, Seat, Token, Zone, card_id,
    format_compact, seat_id,
};

use super::faces::{item_face, page_face, quest_face, token_face};
use super::words::names;
use crate::card::{PAGES, PageNumber, Slot};
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

/// GR-7, GR-81. q0 lies face down; who has seen it knows it.
fn main_zone(game: &Grimoire, eye: Eye) -> Zone {
    let laid = |&slot: &Slot| {
        let face = quest_face(game.cards, game.zone[slot.index()]?);
        let card = match slot {
            Slot::Q0 => CardScene::down(game.slot_known(slot).of(face, eye)),
            _ => CardScene::up(face),
        };
        Some(card.named(slot.text()))
    };
    let seen = game.q0_known.seats();
    Zone {
        cards: game.slots().iter().filter_map(laid).collect(),
        note: (!seen.is_empty()).then(|| Message::new("note-seen").message("players", names(seen.iter()))),
        ..Zone::new("main", Place::Middle, Layout::Row, Message::new("zone-main"))
    }
}

fn backs(count: usize) -> Vec<CardScene> {
    vec![CardScene::down(None::<CardFace>); count]
}

fn quest_deck(game: &Grimoire) -> Zone {
    Zone {
        cards: backs(game.deck.len()),
        ..Zone::new("deck", Place::Side, Layout::Pile, Message::new("zone-deck"))
    }
}

fn item_deck(game: &Grimoire) -> Zone {
    Zone {
        cards: backs(game.item_deck.len()),
        ..Zone::new(ITEM_DECK, Place::Side, Layout::Pile, Message::new("zone-items"))
    }
}

/// GR-76. The Discard Area is open to all.
fn discard(game: &Grimoire) -> Zone {
    let cards = game.discard.iter().map(|card| CardScene::up(quest_face(game.cards, card)));
    Zone {
        cards: cards.collect(),
        ..Zone::new(DISCARD, Place::Side, Layout::Fan, Message::new("zone-discard"))
    }
}

fn mp_track(game: &Grimoire) -> Zone {
    let mp = game.mp();
    let label = Message::new("token-mp").number("last", game.cards.mp_last);
    Zone {
        tokens: vec![Token { kind: "mp", count: mp.into(), label }],
        ..Zone::new("mp", Place::Side, Layout::Row, Message::new("zone-mp"))
    }
}

fn free_tokens(game: &Grimoire) -> Zone {
    Zone {
        cards: game
            .free_tokens()
            .map(|token| CardScene::up(token_face(token)).named(token_id(token)))
            .collect(),
        ..Zone::new("tokens", Place::Middle, Layout::Row, Message::new("zone-tokens"))
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
        let page = |page| CardScene::up(page_face(game.cards, page)).named(page_id(seat, page));
        return Zone {
            cards: PageNumber::up_to(PAGES as u8).map(page).collect(),
            ..Zone::new(seat_id("book", seat), Place::Hand(seat), Layout::Fan, label)
        };
    }
    let page = game.players[seat].page.map(|page| {
        let face = game.page_known(seat).of(page, eye).map(|page| page_face(game.cards, page));
        CardScene { down: game.phase == Phase::Book, ..CardScene::down(face).named(seat_id("page", seat)) }
    });
    Zone {
        cards: page.into_iter().collect(),
        ..Zone::new(seat_id("book", seat), Place::Before(seat), Layout::Row, label)
    }
}

pub(super) fn page_id(seat: Seat, page: PageNumber) -> CompactString {
    format_compact!("book{seat}.{page}")
}

fn companions(game: &Grimoire, seat: Seat) -> Zone {
    let companions = &game.players[seat].companions;
    Zone {
        cards: companions.iter().map(|card| CardScene::up(quest_face(game.cards, card))).collect(),
        note: Some(to_the_end(game, companions.len())),
        ..Zone::new(
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
    let may_look = game.treasures_known(seat).is_sure(eye);
    let laid = |card| CardScene {
        down: game.phase != Phase::Over,
        ..CardScene::down(may_look.then(|| quest_face(game.cards, card)))
    };
    let cards = cards.map(laid);
    Zone {
        cards: cards.collect(),
        note: Some(to_the_end(game, player.treasure_count())),
        ..Zone::new(
            seat_id("treasures", seat),
            Place::Before(seat),
            if may_look { Layout::Row } else { Layout::Pile },
            Message::new("zone-treasures").seat("player", seat),
        )
    }
}

/// GR-36. Items lie face down but for the Shoes.
fn items(game: &Grimoire, seat: Seat, eye: Eye) -> Zone {
    let cards = game.players[seat].items.iter().map(|&item| CardScene {
        down: game.phase != Phase::Over && !game.cards.lies_open(item),
        ..CardScene::down(game.item_known(seat, item).of(item, eye).map(|item| item_face(game.cards, item)))
    });
    Zone {
        cards: cards.collect(),
        ..Zone::new(
            seat_id("items", seat),
            Place::Before(seat),
            Layout::Row,
            Message::new("zone-own-items").seat("player", seat),
        )
    }
}
