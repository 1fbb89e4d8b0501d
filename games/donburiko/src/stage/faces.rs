//! What is printed on the cards, and what rows are called.

use std::sync::LazyLock;

use engine::{CardFace, CompactString, Kind, Message};

use super::worth::figure;
use super::{ACORN, LOACH, POND, WILD};
use crate::{Card, RowId};

/// What a card is called: by itself, and in a sentence, where some languages want an article.
fn names(card: Card) -> (&'static str, &'static str) {
    match card {
        Card::One => ("card-1", "a-card-1"),
        Card::Two => ("card-2", "a-card-2"),
        Card::Three => ("card-3", "a-card-3"),
        Card::Four => ("card-4", "a-card-4"),
        Card::Five => ("card-5", "a-card-5"),
        Card::Wild => ("card-wild", "a-card-wild"),
        Card::Loach => ("card-loach", "a-card-loach"),
        Card::SmallPond => ("card-small-pond", "a-card-small-pond"),
        Card::BigPond => ("card-big-pond", "a-card-big-pond"),
    }
}

/// A card by its name: `loach`.
pub(super) fn card_name(card: Card) -> Message {
    Message::new(names(card).0)
}

/// A card in a sentence: `a loach`.
pub(super) fn a_card(card: Card) -> Message {
    Message::new(names(card).1)
}

/// What people call a row: by the tree on its sign.
pub(super) fn row_name(row: RowId) -> Message {
    Message::new(match row {
        RowId::R1 => "row-oak",
        RowId::R2 => "row-maple",
        RowId::R3 => "row-ginkgo",
        RowId::R4 => "row-pine",
    })
}

/// The picture on a row's sign.
pub(super) fn row_sign(row: RowId) -> &'static str {
    match row {
        RowId::R1 => "leaf-oak",
        RowId::R2 => "leaf-maple",
        RowId::R3 => "leaf-ginkgo",
        RowId::R4 => "leaf-pine",
    }
}

pub(super) fn suit(card: Card) -> &'static str {
    match card {
        Card::Wild => WILD,
        Card::Loach => LOACH,
        Card::SmallPond | Card::BigPond => POND,
        _ => ACORN,
    }
}

/// The number in a card's corner.
pub(super) fn rank(card: Card) -> CompactString {
    match card {
        Card::Wild => CompactString::const_new("1/5"),
        card => figure(card.worth()),
    }
}

pub(super) fn card_face(card: Card) -> &'static CardFace {
    static FACES: LazyLock<Vec<CardFace>> = LazyLock::new(|| Card::ALL.iter().copied().map(print).collect());
    &FACES[card.index()]
}

fn print(card: Card) -> CardFace {
    let rule = match card {
        Card::Wild => Message::new("rule-wild"),
        Card::Loach => Message::new("rule-loach"),
        Card::SmallPond | Card::BigPond => Message::new("rule-pond").number("worth", -card.worth()),
        _ => Message::new("rule-acorn").number("worth", card.worth()),
    };
    CardFace::new(card, suit(card), card_name(card), rule).ranked(rank(card))
}
