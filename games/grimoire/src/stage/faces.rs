//! What cards, pages and tokens are called and what is printed on them. The words follow from the effects and
//! their numbers, so that they stay true for any cards file.

use engine::{CardFace, Message, ToCompactString, format_compact};

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

/// What a page is called, with its number.
pub(super) fn page_name(page: PageNumber) -> Message {
    Message::new("page-name")
        .number("number", page.get())
        .message("name", Message::new(PAGE_NAMES[page.index()]))
}

/// "this, that, the other"; "nothing" of nothing.
pub(super) fn list(names: impl Iterator<Item = Message>) -> Message {
    let join =
        |first: Message, next: Message| Message::new("list").message("first", first).message("next", next);
    names.reduce(join).unwrap_or(Message::new("list-nothing"))
}

/// "3 × this, that".
pub(super) fn counted_list(cards: Quests) -> Message {
    list(cards.kinds().map(|kind| match cards.count(kind) {
        1 => quest_name(kind),
        count => Message::new("list-many").number("count", count as i64).message("name", quest_name(kind)),
    }))
}

pub(super) fn quest_face(cards: &Cards, card: Quest) -> CardFace {
    let (suit, id) =
        if card.is_treasure() { (TREASURE, "rule-treasure") } else { (COMPANION, "rule-companion") };
    let rule = Message::new(id).number("vp", cards.quest(card).vp);
    let rule =
        if card.is_treasure() { rule } else { rule.message("does", ability_rule(cards.quest(card).effect)) };
    CardFace {
        text: card.to_compact_string(),
        figures: cards.quest(card).vp.to_compact_string(),
        suit,
        name: quest_name(card),
        rule,
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
            .message("kinds", list(kinds.iter().map(quest_name))),
    }
}

pub(super) fn item_face(cards: &Cards, item: Item) -> CardFace {
    let does = match cards.item(item).effect {
        ItemEffect::None => Message::new("does-nothing"),
        ItemEffect::Junk => Message::new("does-junk").number("vp", cards.junk_bonus),
        ItemEffect::Shoes => Message::new("does-shoes"),
    };
    let rule = Message::new("rule-item").number("vp", cards.item(item).vp).message("does", does);
    CardFace {
        text: item.to_compact_string(),
        figures: cards.item(item).vp.to_compact_string(),
        suit: ITEM,
        name: item_name(item),
        rule,
    }
}

pub(super) fn page_face(cards: &Cards, number: PageNumber) -> CardFace {
    let page = cards.page(number);
    let rule = match book_rule(page.book) {
        Some(book) => Message::new("rule-page-time").message("book", book),
        None => Message::new("rule-page"),
    };
    let rule = rule.message("types", page_types(page)).message("quest", spell_rule(page.quest));
    CardFace::new(number, page_suit(page), page_name(number), rule)
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

fn spell_rule(spell: Spell) -> Message {
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
}
