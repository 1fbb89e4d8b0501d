//! A tip is said only where what it says is so.

#![allow(clippy::unwrap_used)]

use engine::laws::{Heard, tips_are_good_advice};
use serde_json::Value;
use wasteland::Wasteland;

/// The species and the value of a card in notation.
fn read(card: &str) -> (&str, i64) {
    let (species, value) = card.split_at(1);
    (species, value.parse().unwrap())
}

/// How many cards of a species somebody has captured.
fn captured(player: &Value, species: &str) -> usize {
    let cards = player["scored"].as_array().unwrap();
    cards.iter().filter(|card| read(card.as_str().unwrap()).0 == species).count()
}

/// The open cards of the trick.
fn played(heard: &Heard) -> Vec<(&str, i64)> {
    let laid = heard.state["trick"].as_array().unwrap().iter();
    laid.filter(|laid| laid["up"] == true).map(|laid| read(laid["card"].as_str().unwrap())).collect()
}

/// Whether a tip is true in this position, found out by other means than the tip's own.
fn holds(heard: &Heard) -> bool {
    let advised = || heard.advises.iter().map(|action| action.split_once(' ').unwrap());
    let (act, card) = advised().next().unwrap();
    let most = |species| heard.others().map(|player| captured(player, species)).max().unwrap();
    match heard.say.id {
        "tip-lead-void" => {
            let leads = |species| advised().any(|(act, card)| act == "play" && card.starts_with(species));
            let is_void = |species: &'static str| {
                let passed_over = |action: &str| action.starts_with(&format!("play {species}"));
                heard.scene.choices.iter().any(|choice| passed_over(&choice.action)) && !leads(species)
            };
            played(heard).is_empty() && ["G", "D", "H", "M"].into_iter().any(is_void)
        }
        "tip-trump" => {
            let (led, ..) = played(heard)[0];
            let (species, value) = read(card);
            let beats = |&(other, higher): &(&str, i64)| other == led || higher < value;
            act == "play" && species != led && played(heard).iter().all(beats)
        }
        "tip-pass-lower" => {
            let (species, value) = read(card);
            act == "pass" && value < 0 && captured(heard.own(), species) + 2 <= most(species)
        }
        "tip-pass-lift" => {
            let (species, value) = read(card);
            act == "pass" && value > 5 && captured(heard.own(), species) >= most(species) + 2
        }
        "tip-last-pass" => {
            advised().all(|(act, _)| act == "pass") && heard.state["options"]["alliance"] == true
        }
        _ => false,
    }
}

#[test]
fn tips_are_true_and_good_advice() {
    tips_are_good_advice::<Wasteland>(holds);
}
