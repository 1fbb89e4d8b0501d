//! A tip is said only where what it says is so.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use engine::{Eye, Lang, Match, Message, NewGame, Rng, Scene, Seat, Seed, Staged, Table, Words};
use grimoire::Grimoire;
use serde_json::{Value, json};

const GAMES: u64 = 40;

const TIPS: [&str; 9] = [
    "tip-bonus",
    "tip-chips-own",
    "tip-companions-own",
    "tip-creation",
    "tip-discards",
    "tip-early",
    "tip-give",
    "tip-luck",
    "tip-token",
];

fn number(tip: &Message, name: &str) -> i64 {
    serde_json::to_value(tip).unwrap()["args"][name].as_i64().unwrap()
}

fn length(list: &Value) -> i64 {
    list.as_array().unwrap().len() as i64
}

/// What the cards of the Main Zone would bring, as the table says, the best first.
fn prizes(scene: &Scene) -> Vec<i64> {
    let asides = scene.zones.iter().filter_map(|zone| zone.aside.as_ref());
    let mut brings: Vec<i64> = asides
        .filter(|aside| aside.line.id == "note-brings")
        .map(|aside| number(&aside.line, "vp"))
        .collect();
    brings.sort_unstable_by_key(|&vp| -vp);
    brings
}

/// Whether a tip is true in this position, found out by other means than the tip's own.
fn holds(table: &Table<Grimoire>, seat: Seat, tip: &Message) -> bool {
    let state = table.view(Eye::All);
    let players = state["players"].as_array().unwrap();
    let (own, mp) = (&players[seat.index()], state["mp"].as_i64().unwrap());
    let others = || players.iter().enumerate().filter(|(index, _)| *index != seat.index());
    let most = |count: fn(&Value) -> i64| others().map(|(_, player)| count(player)).max().unwrap();
    let chips = |player: &Value| player["chips"].as_i64().unwrap();
    let companions = |player: &Value| length(&player["companions"]);
    let prizes = prizes(&table.scene(Eye::Seat(seat)));
    match tip.id {
        "tip-token" => {
            let token = number(tip, "token");
            let taken: Vec<i64> = players.iter().filter_map(|player| player["token"].as_i64()).collect();
            !taken.contains(&token)
                && (token + 1..=players.len() as i64).all(|larger| taken.contains(&larger))
        }
        "tip-companions-own" => mp >= 9 && companions(own) > most(|player| length(&player["companions"])),
        "tip-chips-own" => mp >= 12 && chips(own) > most(|player| player["chips"].as_i64().unwrap()),
        "tip-creation" => state["round"].as_i64().unwrap() <= 5 && mp >= 7 && length(&state["item_deck"]) > 0,
        "tip-poorest" => mp >= 10 && others().all(|(_, player)| chips(player) >= chips(own)),
        "tip-attack-chips" => {
            let most = most(|player| player["chips"].as_i64().unwrap());
            mp >= 12 && most >= 6 && number(tip, "count") == most
        }
        "tip-early" => [number(tip, "vp"), number(tip, "next")] == prizes[..2] && prizes[0] - prizes[1] >= 2,
        "tip-luck" => {
            own["companions"].as_array().unwrap().contains(&json!("spy")) && !state["zone"][0].is_null()
        }
        "tip-discards" => number(tip, "count") == length(&state["discard"]),
        "tip-give" => companions(own) > 1 && number(tip, "vp") > 0,
        "tip-end" => {
            let treasures = length(&own["treasures"]) + length(&own["secrets"]);
            state["ending"] == json!(false) && (treasures == 9 || companions(own) == 9)
        }
        "tip-bonus" => {
            let vp = number(tip, "vp");
            vp > number(tip, "printed") && vp == prizes[0] && prizes.get(1).is_none_or(|next| vp > *next)
        }
        _ => false,
    }
}

/// Plays games at random and hears every tip of everybody who is to act.
#[test]
fn a_tip_is_said_only_where_it_holds() {
    let mut heard = BTreeSet::new();
    let words: Vec<Words> =
        Lang::all().map(|lang| Words::of(Grimoire::STAGING.locales, lang).unwrap()).collect();
    for seed in 0..GAMES {
        let players = 2 + seed as usize % 3;
        let new = NewGame { game: "grimoire".into(), players, ..NewGame::default() };
        let mut table = Table::<Grimoire>::open(&new, Seed::from(seed)).unwrap();
        let mut rng = Rng::new(Seed::from(seed), 0);
        while let Some(seat) = table.to_act().iter().next() {
            let scene = table.scene(Eye::Seat(seat));
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
