//! What cards, pages and tokens are called and what is printed on them. The words follow from the effects and
//! their numbers, so that they stay true for any cards file.

use std::ptr;
use std::sync::LazyLock;

use engine::{CardData, CardFace, Front, Kind, Message, ToCompactString, format_compact};

use super::{ATTACK, COMMON, COMPANION, DEFENSIVE, FORBIDDEN, ITEM, TIME, TOKEN, TREASURE};
use crate::card::{Item, PAGES, PageNumber, Quest, Quests};
use crate::data::{Ability, BookEffect, Cards, ItemEffect, Page, Spell, Type};

const PAGE_NAMES: [&str; PAGES] = [
    "page-luck",
    "page-silence",
    "page-fireball",
    "page-cure",
    "page-acceleration",
    "page-resistance",
    "page-creation",
    "page-thunderstorm",
    "page-charm",
    "page-summon",
    "page-timestop",
    "page-polymorph",
    "page-meteor",
    "page-domination",
    "page-wish",
];

/// What a Quest card is called.
pub(super) fn quest_name(card: Quest) -> Message {
    Message::new(match card {
        Quest::Bronze => "card-bronze",
        Quest::Silver => "card-silver",
        Quest::Gold => "card-gold",
        Quest::Spy => "card-spy",
        Quest::Mercenary => "card-mercenary",
        Quest::Thief => "card-thief",
        Quest::Archer => "card-archer",
        Quest::Merchant => "card-merchant",
        Quest::Nun => "card-nun",
        Quest::Rogue => "card-rogue",
        Quest::Prince => "card-prince",
        Quest::Queen => "card-queen",
        Quest::King => "card-king",
    })
}

/// What an Item card is called.
pub(super) fn item_name(item: Item) -> Message {
    Message::new(match item {
        Item::Sword => "item-sword",
        Item::Bracelet => "item-bracelet",
        Item::Goblet => "item-goblet",
        Item::Junk => "item-junk",
        Item::Shoes => "item-shoes",
    })
}

const PAGE_PICTURES: [&str; PAGES] = [
    "art-1", "art-2", "art-3", "art-4", "art-5", "art-6", "art-7", "art-8", "art-9", "art-10", "art-11",
    "art-12", "art-13", "art-14", "art-15",
];

/// What a page is called, with its number.
pub(super) fn page_name(page: PageNumber) -> Message {
    Message::new("page-name").number("number", page.get()).message("name", spell_name(page))
}

/// What the spell on a page is called.
pub(super) fn spell_name(page: PageNumber) -> Message {
    Message::new(PAGE_NAMES[page.index()])
}

/// The picture of a page.
pub(super) fn page_picture(page: PageNumber) -> &'static str {
    PAGE_PICTURES[page.index()]
}

/// The mark of the type that matters most.
pub(super) fn page_mark(page: &Page) -> &'static str {
    let marks = [
        (ATTACK, "suit-attack"),
        (FORBIDDEN, "suit-forbidden"),
        (TIME, "suit-time"),
        (DEFENSIVE, "suit-defensive"),
    ];
    let suit = page_suit(page);
    marks.into_iter().find(|(kind, _)| *kind == suit).map_or("suit-common", |(_, mark)| mark)
}

/// "this, that, the other"; "nothing" of nothing.
pub(super) fn list(names: impl Iterator<Item = Message>) -> Message {
    let join =
        |first: Message, next: Message| Message::new("list").message("first", first).message("next", next);
    names.reduce(join).unwrap_or(Message::new("list-nothing"))
}

/// "this, that and the other"; "nothing" of nothing.
pub(super) fn and(names: impl Iterator<Item = Message>) -> Message {
    let mut names: Vec<Message> = names.collect();
    match names.pop() {
        Some(last) if !names.is_empty() => {
            Message::new("list-last").message("first", list(names.into_iter())).message("next", last)
        }
        last => list(last.into_iter()),
    }
}

/// "3 of this, that and the other".
pub(super) fn counted_list(cards: Quests) -> Message {
    and(cards.kinds().map(|kind| match cards.count(kind) {
        1 => quest_name(kind),
        count => Message::new("list-many").number("count", count as i64).message("name", quest_name(kind)),
    }))
}

/// The faces of the game's own cards, made once.
struct Printed {
    quests: Vec<CardFace>,
    items: Vec<CardFace>,
    pages: Vec<CardFace>,
}

static PRINTED: LazyLock<Printed> = LazyLock::new(|| {
    let cards = Cards::standard();
    Printed {
        quests: Quest::ALL.iter().map(|&card| quest_face(cards, card)).collect(),
        items: Item::ALL.iter().map(|&item| item_face(cards, item)).collect(),
        pages: PageNumber::up_to(PAGES as u8).map(|page| page_face(cards, page)).collect(),
    }
});

/// The face of a card: of the game's own cards the one that was made once.
fn front(
    cards: &Cards,
    printed: impl Fn(&'static Printed) -> &'static CardFace,
    made: impl Fn() -> CardFace,
) -> Front {
    if ptr::eq(cards, Cards::standard()) { printed(&PRINTED).into() } else { made().into() }
}

pub(super) fn quest_front(cards: &Cards, card: Quest) -> Front {
    front(cards, |printed| &printed.quests[card.index()], || quest_face(cards, card))
}

pub(super) fn item_front(cards: &Cards, item: Item) -> Front {
    front(cards, |printed| &printed.items[item.index()], || item_face(cards, item))
}

pub(super) fn page_front(cards: &Cards, page: PageNumber) -> Front {
    front(cards, |printed| &printed.pages[page.index()], || page_face(cards, page))
}

fn quest_face(cards: &Cards, card: Quest) -> CardFace {
    let (suit, id) =
        if card.is_treasure() { (TREASURE, "rule-treasure") } else { (COMPANION, "rule-companion") };
    let rule = Message::new(id).number("vp", cards.quest(card).vp);
    let rule =
        if card.is_treasure() { rule } else { rule.message("does", ability_rule(cards.quest(card).effect)) };
    CardFace {
        worth: Some(cards.quest(card).vp.into()),
        gist: Some(if card.is_treasure() {
            Message::new("gist-treasure")
        } else {
            gist(cards.quest(card).effect)
        }),
        ..CardFace::new(card, suit, quest_name(card), rule).ranked("")
    }
}

/// An ability in a few words.
fn gist(ability: Ability) -> Message {
    match ability {
        Ability::None => Message::new("gist-nothing"),
        Ability::Peek => Message::new("gist-peek"),
        Ability::IncomeFirst { vp } => Message::new("gist-income-first").number("vp", vp),
        Ability::IncomeLast { vp } => Message::new("gist-income-last").number("vp", vp),
        Ability::BuyItem { cost } => Message::new("gist-buy").number("cost", cost),
        Ability::FreeCure => Message::new("gist-free-cure"),
        Ability::EndIfCoins { vp } => Message::new("gist-end-coins").number("vp", vp),
        Ability::EndIfChips { min, vp } => Message::new("gist-end-chips").number("min", min).number("vp", vp),
        Ability::EndPerKind { kinds, vp } => Message::new("gist-end-kinds")
            .number("vp", vp)
            .message("kinds", list(kinds.iter().map(quest_name))),
    }
}

fn ability_rule(ability: Ability) -> Message {
    match ability {
        Ability::None => Message::new("does-nothing"),
        Ability::Peek => Message::new("does-peek"),
        Ability::IncomeFirst { vp } => Message::new("does-income-first").number("vp", vp),
        Ability::IncomeLast { vp } => Message::new("does-income-last").number("vp", vp),
        Ability::BuyItem { cost } => Message::new("does-buy").number("cost", cost),
        Ability::FreeCure => Message::new("does-free-cure"),
        Ability::EndIfCoins { vp } => Message::new("does-end-coins").number("vp", vp),
        Ability::EndIfChips { min, vp } => Message::new("does-end-chips").number("min", min).number("vp", vp),
        Ability::EndPerKind { kinds, vp } => Message::new("does-end-kinds")
            .number("vp", vp)
            .message("kinds", and(kinds.iter().map(quest_name))),
    }
}

fn item_face(cards: &Cards, item: Item) -> CardFace {
    let does = match cards.item(item).effect {
        ItemEffect::None => Message::new("does-nothing"),
        ItemEffect::Junk => Message::new("does-junk").number("vp", cards.junk_bonus),
        ItemEffect::Shoes => Message::new("does-shoes"),
    };
    let rule = Message::new("rule-item").number("vp", cards.item(item).vp).message("does", does);
    let worth = Some(cards.item(item).vp.into());
    CardFace { worth, ..CardFace::new(item, ITEM, item_name(item), rule).ranked("") }
}

fn page_face(cards: &Cards, number: PageNumber) -> CardFace {
    let page = cards.page(number);
    let rule = match book_rule(page.book) {
        Some(book) => Message::new("rule-page-time").message("book", book),
        None => Message::new("rule-page"),
    };
    let rule = rule.message("types", page_types(page)).message("quest", spell_rule(page.quest));
    CardFace::new(number, page_suit(page), spell_name(number), rule)
}

/// The type that matters most to a player's eye.
fn page_suit(page: &Page) -> &'static str {
    let suits = [
        (Type::Attack, ATTACK),
        (Type::Forbidden, FORBIDDEN),
        (Type::Time, TIME),
        (Type::Defensive, DEFENSIVE),
    ];
    suits.into_iter().find(|(kind, _)| page.types.has(*kind)).map_or(COMMON, |(_, suit)| suit)
}

fn page_types(page: &Page) -> Message {
    let types = [
        (Type::Common, "type-common"),
        (Type::Forbidden, "type-forbidden"),
        (Type::Time, "type-time"),
        (Type::Attack, "type-attack"),
        (Type::Defensive, "type-defensive"),
    ];
    list(types.into_iter().filter(|(kind, _)| page.types.has(*kind)).map(|(_, id)| Message::new(id)))
}

fn book_rule(effect: BookEffect) -> Option<Message> {
    match effect {
        BookEffect::None => None,
        BookEffect::ToFront => Some(Message::new("book-front")),
        BookEffect::Reverse => Some(Message::new("book-reverse")),
        BookEffect::ReverseToFront => Some(Message::new("book-reverse-front")),
    }
}

pub(super) fn spell_rule(spell: Spell) -> Message {
    match spell {
        Spell::None => Message::new("spell-none"),
        Spell::Replace => Message::new("spell-replace"),
        Spell::Silence => Message::new("spell-silence"),
        Spell::Gain { vp } => Message::new("spell-gain").number("vp", vp),
        Spell::TakeDiscards { count, cost: 0 } => Message::new("spell-discards").number("count", count),
        Spell::TakeDiscards { count, cost } => {
            Message::new("spell-discards-paid").number("count", count).number("cost", cost)
        }
        Spell::Defend => Message::new("spell-defend"),
        Spell::DrawItem { count } => Message::new("spell-item").number("count", count),
        Spell::Charm => Message::new("spell-charm"),
        Spell::GainIfPoorest { vp } => Message::new("spell-poorest").number("vp", vp),
        Spell::Polymorph => Message::new("spell-polymorph"),
        Spell::Dominate => Message::new("spell-dominate"),
    }
}

pub(super) fn token_face(token: u8) -> CardFace {
    CardFace::new(
        format_compact!("#{token}"),
        TOKEN,
        Message::new("token-name").number("token", token),
        Message::new("rule-token"),
    )
    .ranked(token.to_compact_string())
}
