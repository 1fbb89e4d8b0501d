//! A tip is said only where what it says is so.

#![allow(clippy::unwrap_used)]

use donburiko::Donburiko;
use engine::laws::{Heard, tips_are_good_advice};
use serde_json::Value;

fn is_empty(list: &Value) -> bool {
    list.as_array().unwrap().is_empty()
}

/// What all can see a row to pay, as the table says.
fn pays(heard: &Heard) -> bool {
    let chips = heard.number("chips");
    let rows = heard.state["rows"].as_array().unwrap();
    let open = |row: &&Value| {
        let cards = row["cards"].as_array().unwrap();
        row["taken_by"].is_null() && cards.len() > 1 && cards.iter().all(|card| card["up"] == true)
    };
    chips >= 3 && rows.iter().any(|row| open(&row) && totals(row).contains(&chips))
}

/// Every total of a row of open cards: a loach turns ponds round, and the wild acorn is 1 or 5.
fn totals(row: &Value) -> Vec<i64> {
    let cards: Vec<&str> =
        row["cards"].as_array().unwrap().iter().map(|card| card["card"].as_str().unwrap()).collect();
    if cards.len() == 7 {
        return vec![0];
    }
    let has_loach = cards.contains(&"L");
    cards.iter().fold(vec![0], |totals, card| {
        let worths = match *card {
            "L" => vec![0],
            "1|5" => vec![1, 5],
            number => vec![number.parse::<i64>().unwrap()],
        };
        let worth = |worth: i64| if has_loach { worth.abs() } else { worth };
        totals.iter().flat_map(|total| worths.iter().map(move |&more| total + worth(more))).collect()
    })
}

/// Whether a tip is true in this position, found out by other means than the tip's own.
fn holds(heard: &Heard) -> bool {
    let is_in = |player: &Value| player["taken"].is_null();
    match heard.say.id {
        "tip-take" => pays(heard) && heard.others().any(is_in),
        "tip-take-last" => heard.own()["hand"].as_array().unwrap().len() == 1 && heard.others().any(is_in),
        "tip-call" => pays(heard) && !is_empty(&heard.own()["taken"]["cards"]) && heard.others().any(is_in),
        _ => false,
    }
}

#[test]
fn tips_are_true_and_good_advice() {
    tips_are_good_advice::<Donburiko>(holds);
}
