//! Where cards lie.

use engine::{
    Aside, CardFace, CardScene, CompactString, Eye, Kind, Layout, Message, Place, Seat, Stress, Zone,
    card_id, format_compact, seat_id,
};

use super::faces::{item_front, page_front, quest_front, token_face};
use super::forecast;
use super::words::names;
use crate::card::{PAGES, PageNumber, Quest, Slot};
use crate::{Grimoire, Phase};

pub(super) const DISCARD: &str = "discard";
pub(super) const ITEM_DECK: &str = "items";

/// The earlier pages of a book lie at the left, the later ones at the right.
const EARLY: u8 = 8;

pub(super) fn zones(game: &Grimoire, eye: Eye) -> Vec<Zone> {
    let mut zones: Vec<Zone> = match game.phase {
        Phase::Token => tokens(game),
        _ => main_zone(game, eye),
    };
    zones.extend([quest_deck(game), item_deck(game), discard(game)]);
    for seat in game.seats.iter() {
        zones.extend(book(game, seat, eye));
        zones.extend([companions(game, seat, eye), treasures(game, seat, eye), items(game, seat, eye)]);
    }
    zones
}

/// A zone for each slot, so that every card keeps its place when another is taken.
fn main_zone(game: &Grimoire, eye: Eye) -> Vec<Zone> {
    let brings = |slot: Slot| Some((slot, brings(game, slot, eye)?));
    let best = game.slots().iter().filter_map(|&slot| brings(slot)).map(|(_, vp)| vp).max();
    game.slots().iter().map(|&slot| main_slot(game, slot, eye, best)).collect()
}

fn main_slot(game: &Grimoire, slot: Slot, eye: Eye, best: Option<i32>) -> Zone {
    let label = match slot {
        Slot::Q0 => Message::new("zone-main-hidden"),
        _ => Message::new("zone-main").number("number", slot.index() as i64),
    };
    let zone = Zone::new(format_compact!("main{}", slot.index()), Place::Middle, Layout::Row, label);
    match game.zone[slot.index()] {
        Some(card) => {
            let aside = said_of(game, slot, eye, best);
            Zone { cards: vec![laid(game, slot, card, eye)], aside, ..zone }
        }
        None => Zone { slots: vec![engine::Slot::saying(emptied(game))], ..zone },
    }
}

/// GR-7, GR-81. q0 lies face down; who has seen it knows it.
fn laid(game: &Grimoire, slot: Slot, card: Quest, eye: Eye) -> CardScene {
    let face = quest_front(game.cards, card);
    let seen = game.q0_known.seats();
    if slot != Slot::Q0 {
        return CardScene::up(face).named(slot.text());
    }
    CardScene {
        label: (!seen.is_empty()).then(|| Message::new("note-seen").message("players", names(seen.iter()))),
        ..CardScene::down(game.slot_known(slot).of(face, eye)).named(slot.text())
    }
}

/// What a card would bring the viewer, the best in green; of an unknown one that it is face down.
fn said_of(game: &Grimoire, slot: Slot, eye: Eye, best: Option<i32>) -> Option<Aside> {
    let Some(vp) = brings(game, slot, eye) else {
        return (slot == Slot::Q0).then(|| Message::new("note-down").into());
    };
    let stress = if Some(vp) == best { Stress::Good } else { Stress::Plain };
    Some(Aside::from(Message::new("note-brings").number("vp", vp)).stressed(stress))
}

/// What the card in a slot would bring the viewer at the end, if they know it.
fn brings(game: &Grimoire, slot: Slot, eye: Eye) -> Option<i32> {
    let Eye::Seat(seat) = eye else { return None };
    let card = game.slot_known(slot).of(game.zone[slot.index()]?, eye)?;
    Some(game.brings(seat, card))
}

/// Who has taken what lay in an empty slot: certain as long as only one has had a turn.
fn emptied(game: &Grimoire) -> Message {
    match game.order.first() {
        Some(&first) if game.zone.iter().flatten().count() == game.seats.len() => {
            Message::new("slot-taken-by").seat("player", first)
        }
        _ => Message::new("slot-taken"),
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
    let cards = game.discard.iter().map(|card| CardScene::up(quest_front(game.cards, card)));
    let label = Message::new("zone-discard").number("count", game.discard.len() as i64);
    Zone { cards: cards.collect(), ..Zone::new(DISCARD, Place::Side, Layout::Fan, label) }
}

/// A zone for each order token, and for whoever has taken it.
fn tokens(game: &Grimoire) -> Vec<Zone> {
    (1..=game.seats.len() as u8).map(|token| token_zone(game, token)).collect()
}

fn token_zone(game: &Grimoire, token: u8) -> Zone {
    let label = Message::new("token-name").number("token", token);
    let owner = game.seats.iter().find(|&seat| game.players[seat].token == Some(token));
    let taken = |seat| engine::Slot::saying(Message::new("slot-taken-by").seat("player", seat));
    let card = CardScene::up(token_face(token)).named(token_id(token));
    Zone {
        cards: if owner.is_none() { vec![card] } else { Vec::new() },
        slots: owner.map(taken).into_iter().collect(),
        sign: "token-order",
        ..Zone::new(format_compact!("tokens{token}"), Place::Middle, Layout::Row, label)
    }
}

pub(super) fn token_id(token: u8) -> CompactString {
    format_compact!("token.{token}")
}

/// To its owner the whole book, to others the shut book once a page is chosen and that page once it is open.
fn book(game: &Grimoire, seat: Seat, eye: Eye) -> Vec<Zone> {
    if eye == Eye::Seat(seat) {
        return vec![
            pages(game, seat, seat_id("book", seat), 1..=EARLY),
            pages(game, seat, seat_id("late", seat), EARLY + 1..=PAGES as u8),
        ];
    }
    let label = Message::new("zone-book").seat("player", seat);
    let is_shut = game.phase == Phase::Book && !game.has_everybody_chosen();
    let page = game.players[seat].page.map(|page| {
        let face = game.page_known(seat).of(page, eye).map(|page| page_front(game.cards, page));
        CardScene { down: is_shut, by: Some(seat), ..CardScene::down(face).named(seat_id("page", seat)) }
    });
    let is_choosing = game.phase == Phase::Book && page.is_none();
    let slot = engine::Slot::saying(Message::new("slot-choosing"));
    vec![Zone {
        slots: if is_choosing { vec![slot] } else { Vec::new() },
        cards: page.into_iter().collect(),
        sign: "book-open",
        ..Zone::new(seat_id("book", seat), Place::Before(seat), Layout::Row, label)
    }]
}

/// One side of the own book: pages beyond MP stay in their places, grey.
fn pages(game: &Grimoire, seat: Seat, id: CompactString, numbers: std::ops::RangeInclusive<u8>) -> Zone {
    let (first, last) = (*numbers.start(), *numbers.end());
    let label = Message::new("zone-pages").number("first", first).number("last", last);
    let pages = PageNumber::up_to(last).filter(|page| page.get() >= first);
    Zone {
        cards: pages.map(|page| own_page(game, seat, page)).collect(),
        aside: closed(game, first, last).map(Aside::from),
        ..Zone::new(id, Place::Hand(seat), Layout::Fan, label)
    }
}

fn own_page(game: &Grimoire, seat: Seat, page: PageNumber) -> CardScene {
    let card = CardScene::up(page_front(game.cards, page)).named(page_id(seat, page));
    let is_open = page.get() <= game.mp() && game.round > 0;
    match game.players[seat].page {
        Some(chosen) if chosen == page => CardScene { stress: Stress::Lit, ..card },
        None if is_open && game.phase == Phase::Book => CardScene {
            label: forecast::foot(game, seat, page),
            now: forecast::now(game, seat, page),
            ..card
        },
        _ => CardScene { stress: Stress::Pale, ..card },
    }
}

/// GR-6. When those of these pages open that lie beyond MP.
fn closed(game: &Grimoire, first: u8, last: u8) -> Option<Message> {
    let (first, last) = (first.max(game.mp() + 1), last.min(game.cards.mp_last));
    let round = |page: u8| i64::from(game.round.max(1)) + i64::from(page - game.mp());
    match last.checked_sub(first)? {
        0 => Some(Message::new("book-closed-one").number("page", last).number("round", round(last))),
        _ => Some(
            Message::new("book-closed")
                .number("first", first)
                .number("last", last)
                .number("from", round(first))
                .number("to", round(last)),
        ),
    }
}

pub(super) fn page_id(seat: Seat, page: PageNumber) -> CompactString {
    card_id(&seat_id("book", seat), page.get().into())
}

/// Companions, each with what it would add at the end as things stand.
fn companions(game: &Grimoire, seat: Seat, eye: Eye) -> Zone {
    let companions = &game.players[seat].companions;
    let bonus = |kind| game.bonus_of(seat, kind, eye);
    let laid = |kind| CardScene {
        label: (bonus(kind) > 0).then(|| Message::new("note-bonus").number("vp", bonus(kind))),
        ..CardScene::up(quest_front(game.cards, kind))
    };
    let total: i32 = companions.iter().map(bonus).sum();
    let note = match eye {
        Eye::Seat(viewer) if viewer == seat => Message::new("note-bonuses"),
        _ => Message::new("note-companions").number("count", companions.len() as i64),
    };
    Zone {
        cards: companions.iter().map(laid).collect(),
        aside: (!companions.is_empty()).then(|| note.number("vp", total).into()),
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

/// How many lie there, if any.
fn counted(id: &'static str, count: usize) -> Option<Aside> {
    (count > 0).then(|| Message::new(id).number("count", count as i64).into())
}

/// Treasures lie face down; their owner may look at them, and at the end everybody.
fn treasures(game: &Grimoire, seat: Seat, eye: Eye) -> Zone {
    let player = &game.players[seat];
    let mut coins = player.treasures;
    player.secrets.iter().for_each(|secret| coins.add(secret.card));
    let may_look = game.treasures_known(seat).is_sure(eye);
    let laid = |card| CardScene {
        down: game.phase != Phase::Over,
        ..CardScene::down(may_look.then(|| quest_front(game.cards, card)))
    };
    Zone {
        cards: coins.iter().map(laid).collect(),
        aside: counted("note-coins", player.treasure_count()),
        ..Zone::new(
            seat_id("treasures", seat),
            Place::Before(seat),
            if may_look { Layout::Row } else { Layout::Pile },
            Message::new("zone-treasures").seat("player", seat),
        )
    }
}

/// What the others do not know of one's own side.
fn own_secrets(game: &Grimoire, seat: Seat) -> Option<Aside> {
    let player = &game.players[seat];
    let has_any = player.treasure_count() > 0 || !player.items.is_empty();
    (has_any && game.phase != Phase::Over).then(|| Message::new("note-own").into())
}

/// GR-36. Items lie face down but for the Shoes.
fn items(game: &Grimoire, seat: Seat, eye: Eye) -> Zone {
    let items = &game.players[seat].items;
    let cards = items.iter().map(|&item| CardScene {
        down: game.phase != Phase::Over && !game.cards.lies_open(item),
        ..CardScene::down(game.item_known(seat, item).of(item, eye).map(|item| item_front(game.cards, item)))
    });
    Zone {
        cards: cards.collect(),
        aside: match eye {
            Eye::Seat(viewer) if viewer == seat => own_secrets(game, seat),
            _ => counted("note-items", items.len()),
        },
        ..Zone::new(
            seat_id("items", seat),
            Place::Before(seat),
            Layout::Row,
            Message::new("zone-own-items").seat("player", seat),
        )
    }
}
