//! What is printed on the cards.

use std::sync::LazyLock;

use engine::{CardFace, Kind, Message};

use crate::{Card, Familiar, Value};

/// What a familiar is called.
pub(super) fn familiar_name(familiar: Familiar) -> Message {
    Message::new(match familiar {
        Familiar::Streak => "familiar-streak",
        Familiar::Early => "familiar-early",
        Familiar::Greed => "familiar-greed",
        Familiar::Tie => "familiar-tie",
        Familiar::Scry => "familiar-scry",
        Familiar::Sixteen => "familiar-sixteen",
        Familiar::Pick => "familiar-pick",
        Familiar::Crash => "familiar-crash",
    })
}

pub(super) fn card_face(card: Card) -> &'static CardFace {
    static FACES: LazyLock<Vec<CardFace>> = LazyLock::new(|| Card::all().map(print).collect());
    &FACES[card.index()]
}

pub(super) fn familiar_face(familiar: Familiar) -> &'static CardFace {
    static FACES: LazyLock<Vec<CardFace>> =
        LazyLock::new(|| Familiar::ALL.iter().copied().map(print_familiar).collect());
    &FACES[familiar.index()]
}

fn print(card: Card) -> CardFace {
    let value = card.value();
    let (suit, name) = match value {
        Value::One => ("fig", "card-fig"),
        Value::Two => ("snake", "card-snake"),
        Value::Three => ("cheese", "card-cheese"),
        Value::FourA | Value::FourB => ("clover", "card-clover"),
        Value::Five => ("star", "card-star"),
        Value::SixA | Value::SixB => ("shroom", "card-shroom"),
        Value::Seven => ("sugar", "card-sugar"),
        Value::EightA | Value::EightB => ("octopus", "card-octopus"),
        Value::Nine => ("tails", "card-tails"),
        Value::Ten => ("pumpkin", "card-pumpkin"),
        Value::Egg => ("egg", "card-egg"),
    };
    let rule = match value {
        Value::One => "rule-fig",
        Value::Egg => "rule-egg",
        _ if card.has_star() => "rule-special",
        _ => "rule-plain",
    };
    let rule = Message::new(rule).text("value", value).number("copies", value.copies() as i64);
    CardFace::new(card, suit, Message::new(name), rule)
}

fn print_familiar(familiar: Familiar) -> CardFace {
    let rule = Message::new(match familiar {
        Familiar::Streak => "power-streak",
        Familiar::Early => "power-early",
        Familiar::Greed => "power-greed",
        Familiar::Tie => "power-tie",
        Familiar::Scry => "power-scry",
        Familiar::Sixteen => "power-sixteen",
        Familiar::Pick => "power-pick",
        Familiar::Crash => "power-crash",
    });
    CardFace::new(familiar, "familiar", familiar_name(familiar), rule)
}
