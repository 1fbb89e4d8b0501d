//! A tip is said only where what it says is so.

#![allow(clippy::unwrap_used)]

use engine::laws::{Heard, tips_are_good_advice};
use minions::Minions;
use serde_json::{Value, json};

fn has(cards: &Value, begins: &str) -> usize {
    cards.as_array().unwrap().iter().filter(|card| card.as_str().unwrap().starts_with(begins)).count()
}

/// Whether a tip is true in this position, found out by other means than the tip's own.
fn holds(heard: &Heard) -> bool {
    let Heard { state, scene, .. } = heard;
    let own = heard.own();
    let round = state["round"].as_i64().unwrap();
    let label = |action: &str| scene.choices.iter().find(|choice| choice.action == action).unwrap().label.id;
    let is_free = state["players"]
        .as_array()
        .unwrap()
        .iter()
        .all(|player| !player["rounds"].as_array().unwrap().contains(&json!(round)));
    let can_pass = scene.choices.iter().any(|choice| choice.action == "pass");
    match heard.say.id {
        "tip-draft-pot" => {
            has(&own["drafted"], "P") == 0
                && has(&own["hand"], "P") > 0
                && heard.number("count") == 4 - state["turn"].as_i64().unwrap()
        }
        "tip-draft-reach" => scene
            .zones
            .iter()
            .flat_map(|zone| &zone.cards)
            .any(|card| card.now.as_ref().is_some_and(|now| now.id == "now-brings")),
        "tip-draft-symbol" => {
            let most = ["RW", "RT", "RS"].map(|symbol| has(&state["recipes"], symbol) as i64);
            most.contains(&heard.number("count")) && heard.number("count") > 1
        }
        "tip-last-ambers" => round == 5 && has(&own["hand"], "A") > 0,
        "tip-drop-first" => is_free && can_pass && label("drop") != "choice-drop-nothing",
        "tip-create-ability" => {
            round < 5 && has(&state["recipes"], "R") > 1 && heard.number("rounds") == 5 - round
        }
        "tip-collector" => {
            round < 5 && ["RW10", "RT10", "RS10"].iter().any(|id| has(&state["recipes"], id) > 0)
        }
        "tip-ability" => heard.number("value") > heard.number("instead"),
        "tip-keep-pot" => has(&own["drafted"], "P") > 0 && has(&own["kept"], "P") == 0,
        "tip-keep-amber" => round == 4 && has(&own["drafted"], "A") > 0,
        _ => false,
    }
}

#[test]
fn tips_are_true_and_good_advice() {
    tips_are_good_advice::<Minions>(holds);
}
