//! A tip is said only where what it says is so.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use engine::{Eye, Lang, Match, Message, NewGame, Rng, Seat, Seed, Staged, Table, Words};
use minions::Minions;
use serde_json::{Value, json};

const GAMES: u64 = 60;

/// Those that random play comes to.
const TIPS: [&str; 10] = [
    "tip-ability",
    "tip-collector",
    "tip-create-ability",
    "tip-draft-pot",
    "tip-draft-reach",
    "tip-draft-symbol",
    "tip-drop-first",
    "tip-keep-amber",
    "tip-keep-pot",
    "tip-pot-high",
];

fn number(tip: &Message, name: &str) -> i64 {
    let args = serde_json::to_value(tip).unwrap();
    args["args"][name].as_i64().unwrap()
}

fn has(cards: &Value, begins: &str) -> usize {
    cards.as_array().unwrap().iter().filter(|card| card.as_str().unwrap().starts_with(begins)).count()
}

/// Whether a tip is true in this position, found out by other means than the tip's own.
fn holds(table: &Table<Minions>, seat: Seat, tip: &Message) -> bool {
    let state = table.view(Eye::All);
    let scene = table.scene(Eye::Seat(seat));
    let own = &state["players"][seat.index()];
    let round = state["round"].as_i64().unwrap();
    let label = |action: &str| scene.choices.iter().find(|choice| choice.action == action).unwrap().label.id;
    let is_free = state["players"]
        .as_array()
        .unwrap()
        .iter()
        .all(|player| !player["rounds"].as_array().unwrap().contains(&json!(round)));
    let can_pass = scene.choices.iter().any(|choice| choice.action == "pass");
    match tip.id {
        "tip-draft-pot" => {
            has(&own["drafted"], "P") == 0
                && has(&own["hand"], "P") > 0
                && number(tip, "count") == 4 - state["turn"].as_i64().unwrap()
        }
        "tip-draft-reach" => scene
            .zones
            .iter()
            .flat_map(|zone| &zone.cards)
            .any(|card| card.now.as_ref().is_some_and(|now| now.id == "now-brings")),
        "tip-draft-symbol" => {
            let most = ["RW", "RT", "RS"].map(|symbol| has(&state["recipes"], symbol) as i64);
            most.contains(&number(tip, "count")) && number(tip, "count") > 1
        }
        "tip-last-ambers" => round == 5 && has(&own["hand"], "A") > 0,
        "tip-drop-first" => is_free && can_pass && label("drop") != "choice-drop-nothing",
        "tip-drop-now" => !is_free && can_pass && label("drop") != "choice-drop-nothing",
        "tip-pot-high" => has(&own["drafted"], "P") > 1 && state["queue"].as_array().unwrap().len() > 1,
        "tip-pot-low" => has(&own["drafted"], "P") > 1 && state["queue"].as_array().unwrap().len() == 1,
        "tip-create-ability" => {
            round < 5 && has(&state["recipes"], "R") > 1 && number(tip, "rounds") == 5 - round
        }
        "tip-collector" => {
            round < 5 && ["RW10", "RT10", "RS10"].iter().any(|id| has(&state["recipes"], id) > 0)
        }
        "tip-ability" => number(tip, "value") > number(tip, "instead"),
        "tip-keep-pot" => has(&own["drafted"], "P") > 0 && has(&own["kept"], "P") == 0,
        "tip-keep-amber" => round == 4 && has(&own["drafted"], "A") > 0,
        _ => false,
    }
}

/// Plays games at random and hears every tip of everybody who is to act.
#[test]
fn a_tip_is_said_only_where_it_holds() {
    let mut heard = BTreeSet::new();
    let words: Vec<Words> =
        Lang::all().map(|lang| Words::of(Minions::STAGING.locales, lang).unwrap()).collect();
    for seed in 0..GAMES {
        let players = 3 + seed as usize % 4;
        let new = NewGame { game: "minions".into(), players, ..NewGame::default() };
        let mut table = Table::<Minions>::open(&new, Seed::from(seed)).unwrap();
        let mut rng = Rng::new(Seed::from(seed), 0);
        while let Some(seat) = table.to_act().iter().next() {
            let scene = table.scene(Eye::Seat(seat));
            assert!(scene.tips.len() <= 1, "one whisper at a time");
            for tip in &scene.tips {
                assert!(holds(&table, seat, tip), "seed {seed}: {tip:?}");
                assert!(words.iter().all(|words| words.try_say(tip, &[]).is_ok()), "{tip:?}");
                heard.insert(tip.id);
            }
            let choice = rng.pick(&scene.choices).unwrap();
            table.play(seat, &choice.action).unwrap();
        }
    }
    let unheard: Vec<_> = TIPS.iter().filter(|id| !heard.contains(*id)).collect();
    assert!(unheard.is_empty(), "never said: {unheard:?}");
}
