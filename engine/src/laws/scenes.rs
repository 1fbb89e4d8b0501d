//! Scenes of random games as JSON, for whoever draws a table: `web/` shows them without a server.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use super::{json::json as value, variants};
use crate::{Eye, Match, NewGame, Rng, Scene, Seat, Seed, Staged, Suit, Table};

/// Writes a whole random game for every variant into the folder that `CHABUDAI_SCENES` names, as the player in
/// seat 0 and as spectators see it: `SLUG-PLAYERS-VARIANT.json`. Without that variable it does nothing.
pub fn scenes_are_written<G: Staged>() {
    let Some(folder) = std::env::var_os("CHABUDAI_SCENES") else { return };
    fs::create_dir_all(&folder).expect("the folder can be made");
    for (number, variant) in variants::<G>().into_iter().enumerate() {
        let new = NewGame {
            game: G::RULES.slug.to_owned(),
            players: variant.players,
            options: value(&variant.options).as_object().cloned().unwrap_or_default(),
            ..NewGame::default()
        };
        let table: Table<G> = super::open(&new);
        let name = format!("{}-{}-{number}.json", G::RULES.slug, variant.players);
        let film = film(table, &mut Rng::from(Seed::from(number as u64)));
        fs::write(Path::new(&folder).join(name), film.to_string()).expect("the file can be written");
    }
}

fn film<G: Staged>(mut table: Table<G>, rng: &mut Rng) -> Value {
    let mut frames = Vec::new();
    let mut played = None;
    loop {
        for beat in table.beats(Eye::Seat(Seat::ALL[0])) {
            let scene = Scene { log: beat.lines, ..beat.scene.named() };
            frames.push(json!({"played": played, "scene": scene, "cue": beat.cue}));
        }
        let [player, spectator] = [Eye::Seat(Seat::ALL[0]), Eye::Spectator].map(|eye| table.scene(eye));
        frames.push(
            json!({"played": played, "scene": player, "watched": Scene { log: Vec::new(), ..spectator }}),
        );
        let Some(seat) = table.to_act().iter().next() else { break };
        let legal = table.legal(seat);
        let Some(action) = rng.pick(&legal).cloned() else { break };
        table.play(seat, &action).expect("a legal action can be played");
        played = Some(format!("{seat} {action}"));
    }
    let suits: Vec<Value> = G::STAGING.suits.iter().map(suit).collect();
    json!({"game": G::RULES.slug, "suits": suits, "plans": table.plans(), "frames": frames})
}

fn suit(&Suit { id, symbol, colour: (red, green, blue) }: &Suit) -> Value {
    json!({"id": id, "symbol": symbol, "colour": format!("#{red:02x}{green:02x}{blue:02x}")})
}
