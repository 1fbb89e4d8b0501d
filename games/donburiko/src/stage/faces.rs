//! What is printed on the cards.

use std::sync::LazyLock;

use engine::{CardFace, Kind, Message};

use super::{ACORN, LOACH, POND, WILD};
use crate::Card;

/// What a card is called.
pub(super) fn card_name(card: Card) -> Message {
    Message::new(match card {
        Card::One => "card-1",
        Card::Two => "card-2",
        Card::Three => "card-3",
        Card::Four => "card-4",
        Card::Five => "card-5",
        Card::Wild => "card-wild",
        Card::Loach => "card-loach",
        Card::SmallPond => "card-small-pond",
        Card::BigPond => "card-big-pond",
    })
}

pub(super) fn card_face(card: Card) -> &'static CardFace {
    static FACES: LazyLock<Vec<CardFace>> = LazyLock::new(|| Card::ALL.iter().copied().map(print).collect());
    &FACES[card.index()]
}

fn print(card: Card) -> CardFace {
    let (suit, rule) = match card {
        Card::Wild => (WILD, Message::new("rule-wild")),
        Card::Loach => (LOACH, Message::new("rule-loach")),
        Card::SmallPond | Card::BigPond => (POND, Message::new("rule-pond").number("worth", -card.worth())),
        _ => (ACORN, Message::new("rule-acorn").number("worth", card.worth())),
    };
    CardFace::new(card, suit, card_name(card), rule)
}
