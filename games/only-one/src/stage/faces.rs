//! What is printed on the cards.

use std::sync::LazyLock;

use engine::{CardFace, Kind, Message};

use crate::{Card, Familiar, Value};

/// How a value looks: its suit, its small mark, its drawing, and its name.
pub(super) struct Look {
    pub(super) suit: &'static str,
    /// A symbol of the art: small, as on the card's edge.
    pub(super) mark: &'static str,
    /// A symbol of the art: large, as in the card's middle.
    pub(super) art: &'static str,
    /// Its message; two values of one number share it.
    pub(super) name: &'static str,
}

macro_rules! look {
    ($suit:literal, $name:literal) => {
        Look { suit: $suit, mark: concat!("suit-", $suit), art: concat!("art-", $suit), name: $name }
    };
}

pub(super) const fn look(value: Value) -> Look {
    match value {
        Value::One => look!("fig", "card-fig"),
        Value::Two => look!("snake", "card-snake"),
        Value::Three => look!("cheese", "card-cheese"),
        Value::FourA => look!("clover", "card-clover"),
        Value::FourB => look!("clover-b", "card-clover"),
        Value::Five => look!("star", "card-star"),
        Value::SixA => look!("shroom", "card-shroom"),
        Value::SixB => look!("shroom-b", "card-shroom"),
        Value::Seven => look!("sugar", "card-sugar"),
        Value::EightA => look!("octopus", "card-octopus"),
        Value::EightB => look!("octopus-b", "card-octopus"),
        Value::Nine => look!("tails", "card-tails"),
        Value::Ten => look!("pumpkin", "card-pumpkin"),
        Value::Egg => look!("egg", "card-egg"),
    }
}

/// The number in the corner, which meets equal ones in a column.
pub(super) const fn rank(value: Value) -> &'static str {
    match value {
        Value::One => "1",
        Value::Two => "2",
        Value::Three => "3",
        Value::FourA | Value::FourB => "4",
        Value::Five => "5",
        Value::SixA | Value::SixB => "6",
        Value::Seven => "7",
        Value::EightA | Value::EightB => "8",
        Value::Nine => "9",
        Value::Ten => "10",
        Value::Egg => "3 5 7 9",
    }
}

/// The letter that tells apart two values of one number.
const fn letter(value: Value) -> &'static str {
    match value {
        Value::FourA | Value::SixA | Value::EightA => "A",
        Value::FourB | Value::SixB | Value::EightB => "B",
        _ => "",
    }
}

/// What a value is called in a sentence: by its ingredient and what is printed in the corner. Eggs are many,
/// and of no value.
pub(super) fn value_name(value: Value) -> Message {
    match value {
        Value::Egg => Message::new("name-egg"),
        _ => Message::new("name-valued").message("name", Message::new(look(value).name)).text("value", value),
    }
}

/// What a card is called, with its star.
pub(super) fn card_name(card: Card) -> Message {
    let name = value_name(card.value());
    if card.has_star() { Message::new("name-starred").message("name", name) } else { name }
}

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

/// The drawing of a familiar: a symbol of the art.
pub(super) const fn familiar_art(familiar: Familiar) -> &'static str {
    match familiar {
        Familiar::Streak => "art-streak",
        Familiar::Early => "art-early",
        Familiar::Greed => "art-greed",
        Familiar::Tie => "art-tie",
        Familiar::Scry => "art-scry",
        Familiar::Sixteen => "art-sixteen",
        Familiar::Pick => "art-pick",
        Familiar::Crash => "art-crash",
    }
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
    let Look { suit, name, .. } = look(value);
    let rule = match value {
        Value::One => "rule-fig",
        Value::Egg => "rule-egg",
        _ if card.has_star() => "rule-special",
        _ => "rule-plain",
    };
    let rule = Message::new(rule).text("value", value).number("copies", value.copies() as i64);
    CardFace {
        minor: letter(value),
        badges: card.has_star().then_some("special").into_iter().collect(),
        grand: value == Value::One,
        ..CardFace::new(card, suit, Message::new(name), rule).ranked(rank(value))
    }
}

fn print_familiar(familiar: Familiar) -> CardFace {
    let (rule, gist) = match familiar {
        Familiar::Streak => ("power-streak", "gist-streak"),
        Familiar::Early => ("power-early", "gist-early"),
        Familiar::Greed => ("power-greed", "gist-greed"),
        Familiar::Tie => ("power-tie", "gist-tie"),
        Familiar::Scry => ("power-scry", "gist-scry"),
        Familiar::Sixteen => ("power-sixteen", "gist-sixteen"),
        Familiar::Pick => ("power-pick", "gist-pick"),
        Familiar::Crash => ("power-crash", "gist-crash"),
    };
    let face = CardFace::new(familiar, "familiar", familiar_name(familiar), Message::new(rule));
    CardFace { gist: Some(Message::new(gist)), badges: vec!["special"], ..face.ranked("") }
}
