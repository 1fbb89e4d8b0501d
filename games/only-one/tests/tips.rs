//! A tip is said only where what it says is so.

#![allow(clippy::unwrap_used)]

use engine::laws::{Heard, tips_are_good_advice};
use only_one::OnlyOne;
use serde_json::Value;

/// The numbers of a card in notation: an egg is 3, 5, 7 and 9.
fn numbers(card: &str) -> Vec<u32> {
    match card.trim_end_matches(['*', 'A', 'B']) {
        "E" => vec![3, 5, 7, 9],
        // A familiar has none.
        number => number.parse().into_iter().collect(),
    }
}

/// Whether a card busts in a column.
fn busts(column: &Value, card: &str) -> bool {
    let laid = column.as_array().unwrap().iter().filter_map(Value::as_str);
    laid.flat_map(numbers).any(|number| numbers(card).contains(&number))
}

/// The columns that the one who acts may add to.
fn open(heard: &Heard) -> Vec<&Value> {
    let columns = heard.state["columns"].as_array().unwrap();
    let is_blocked =
        |id: &str| heard.scene.blocked.iter().any(|blocked| blocked.touches.last().unwrap().id() == id);
    let grows = |column: &Value| (1..4).contains(&column.as_array().unwrap().len());
    let usable = columns
        .iter()
        .enumerate()
        .filter(|(place, column)| grows(column) && !is_blocked(&format!("c{}", place + 1)));
    usable.map(|(_, column)| column).collect()
}

/// Whether the odds of the tip are those of the deck.
fn counts(heard: &Heard) -> bool {
    let (deck, open) = (heard.state["deck"].as_array().unwrap(), open(heard));
    let ruins = |card: &&Value| open.iter().all(|column| busts(column, card.as_str().unwrap()));
    heard.number("left") == deck.len() as i64
        && heard.number("ruin") == deck.iter().filter(ruins).count() as i64
}

/// Whether a tip is true in this position, found out by other means than the tip's own.
fn holds(heard: &Heard) -> bool {
    match heard.say.id {
        "tip-explore" => counts(heard) && heard.number("ruin") * 6 <= heard.number("left"),
        "tip-collect" => counts(heard) && heard.number("ruin") * 3 >= heard.number("left"),
        _ => false,
    }
}

#[test]
fn tips_are_true_and_good_advice() {
    tips_are_good_advice::<OnlyOne>(holds);
}
