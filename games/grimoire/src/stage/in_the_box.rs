//! Every card that comes with the game, for the rules' card lists.

use engine::{CardScene, Front, Kind, Layout, Message, Place, Zone};

use super::faces::{item_front, page_front, quest_front, token_face};
use crate::Grimoire;
use crate::card::{Item, PAGES, PageNumber, Quest};

/// GR-1. How many can play, each with a token.
const TOKENS: u8 = 4;

pub(super) fn zones(game: &Grimoire) -> Vec<Zone> {
    let quests = |is_treasure: bool| {
        let kinds = Quest::ALL.iter().copied().filter(move |card| card.is_treasure() == is_treasure);
        let of = |kind| game.cards.quest_pack.iter().filter(|&&card| card == kind).count();
        kinds.map(|kind| counted(quest_front(game.cards, kind), of(kind))).collect()
    };
    let items = Item::ALL.iter().map(|&item| {
        let count = game.cards.item_pack.iter().filter(|&&other| other == item).count();
        counted(item_front(game.cards, item), count)
    });
    let pages = PageNumber::up_to(PAGES as u8).map(|page| CardScene::up(page_front(game.cards, page)));
    vec![
        zone("box.pages", "box-pages", pages.collect()),
        zone("box.treasures", "box-treasures", quests(true)),
        zone("box.companions", "box-companions", quests(false)),
        zone("box.items", "box-items", items.collect()),
        zone("box.tokens", "box-tokens", (1..=TOKENS).map(token_face).map(CardScene::up).collect()),
    ]
}

fn zone(id: &'static str, label: &'static str, cards: Vec<CardScene>) -> Zone {
    Zone { cards, ..Zone::new(id, Place::Middle, Layout::Row, Message::new(label)) }
}

fn counted(face: Front, count: usize) -> CardScene {
    let line = Message::new("box-count").number("count", count as i64);
    CardScene { aside: Some(line.into()), ..CardScene::up(face) }
}
