//! The law of the server: no byte for a seat depends on what the seat may not know.
//!
//! Random games of the whole catalog are played. After every action each seat's unknown is dealt anew, and all that the server says to
//! the seat is made for both worlds: the change since the last action, and everything, as after connecting again.

use catalog::Seated;
use engine::{Eye, NewGame, PerSeat, Rng, Seed};
use serde_json::Map;

use super::cell::changed;
use super::room::Play;
use super::told::Told;
use super::turns::Turns;
use crate::store::{GameRecord, Setup};

pub(super) fn play(game: &str, players: usize, seed: u64) -> Play {
    let setup = Setup {
        version: 1,
        options: Map::new(),
        seed: Seed::from(seed),
        first: None,
        stack: Vec::new(),
        names: vec![String::new(); players],
        deal: Default::default(),
        nonces: Vec::new(),
    };
    let new = NewGame { game: game.into(), players, seed: Some(setup.seed), ..NewGame::default() };
    let record = GameRecord {
        key: 1,
        table: 1,
        game: game.into(),
        setup,
        started: 0,
        ended: None,
        replay: None,
        result: None,
    };
    let table = catalog::open(&new).unwrap();
    Play { record, table, turns: Turns::default(), kept: 0, adopted: false, due: PerSeat::default() }
}

/// The same game in another world: what this eye cannot know is different.
fn with(play: &Play, table: Seated) -> Play {
    Play { record: play.record.clone(), table, turns: play.turns, kept: 0, adopted: false, due: play.due }
}

/// What an eye has been told that has been welcomed now.
fn told(play: &Play, eye: Eye) -> Told {
    let mut told = Told::default();
    changed(play, eye, &mut told, 0);
    told
}

/// All bytes that the server could say to an eye now, given what it was told before the last action.
fn said(play: &Play, eye: Eye, before: &Told) -> [String; 3] {
    let text = |value: &crate::api::Changed| serde_json::to_string(value).unwrap();
    [
        text(&changed(play, eye, &mut before.clone(), play.number())),
        text(&changed(play, eye, &mut Told::default(), 0)),
        serde_json::to_string(&play.table.scene(eye)).unwrap(),
    ]
}

#[test]
fn no_byte_for_a_seat_depends_on_what_it_may_not_know() {
    for about in catalog::games() {
        let mut moved = 0;
        for (players, seed) in about.players.clone().zip(1..) {
            let mut play = play(about.slug, players, seed);
            let mut dice = Rng::new(Seed::from(seed), 77);
            while let Some(seat) = play.table.to_act().iter().last() {
                let eyes: Vec<Eye> = Eye::everybody(play.table.seats()).collect();
                let before: Vec<Told> = eyes.iter().map(|&eye| told(&play, eye)).collect();
                let to_act = play.table.to_act();
                let action = dice.pick(&play.table.legal(seat)).unwrap().clone();
                play.table.act(seat, &action).unwrap();
                play.turns.note(seat, play.number(), to_act, play.table.to_act());
                for (&eye, before) in eyes.iter().zip(&before) {
                    let mut table = play.table.fork();
                    table.redeal(eye, Seed::from(u64::from(play.number())));
                    moved += u32::from(table.state_hash() != play.table.state_hash());
                    let other = with(&play, table);
                    assert_eq!(
                        said(&other, eye, before),
                        said(&play, eye, before),
                        "{}, {eye:?}",
                        about.slug
                    );
                }
            }
        }
        assert!(moved > 0, "{}: nothing was dealt anew, so nothing was tested", about.slug);
    }
}
