//! A tip is said only where what it says is so.

#![allow(clippy::unwrap_used)]

use engine::laws::{Heard, tips_are_good_advice};
use engine::{Message, Scene};
use grimoire::Grimoire;

fn vp_of(line: &Message) -> i64 {
    serde_json::to_value(line).unwrap()["args"]["vp"].as_i64().unwrap()
}

/// What the cards of the Main Zone would bring, as the table says, the best first.
fn prizes(scene: &Scene) -> Vec<i64> {
    let asides = scene.zones.iter().filter_map(|zone| zone.aside.as_ref());
    let mut brings: Vec<i64> =
        asides.filter(|aside| aside.line.id == "note-brings").map(|aside| vp_of(&aside.line)).collect();
    brings.sort_unstable_by_key(|&vp| -vp);
    brings
}

/// Whether a tip is true in this position, found out by other means than the tip's own.
fn holds(heard: &Heard) -> bool {
    let Heard { state, scene, .. } = heard;
    let players = state["players"].as_array().unwrap();
    let prizes = prizes(scene);
    match heard.say.id {
        "tip-token" => {
            let token = heard.number("token");
            let taken: Vec<i64> = players.iter().filter_map(|player| player["token"].as_i64()).collect();
            !taken.contains(&token)
                && (token + 1..=players.len() as i64).all(|larger| taken.contains(&larger))
        }
        "tip-bonus" => {
            let vp = heard.number("vp");
            vp > heard.number("printed") && vp == prizes[0] && prizes.get(1).is_none_or(|next| vp > *next)
        }
        _ => false,
    }
}

#[test]
fn tips_are_true_and_good_advice() {
    tips_are_good_advice::<Grimoire>(holds);
}
