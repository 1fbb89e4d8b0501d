//! The law of the server: no byte for a seat depends on what the seat may not know.
//!
//! Random games of the whole catalog are played. After every action each seat's unknown is dealt anew, and
//! all that the server says to the seat is made for both worlds: the change since the last action, and
//! everything, as after connecting again.

use engine::{Eye, Rng, Seed};
use room::{GameRecord, GameSetup, Round};
use serde_json::Map;

use super::telling::changed;
use super::told::Told;
use super::written::Written;

pub(super) fn round(game: &str, players: usize, seed: u64) -> Round {
    let setup = GameSetup {
        version: 1,
        options: Map::new(),
        seed: Seed::from(seed),
        first: None,
        stack: Vec::new(),
        names: vec![String::new(); players],
        deal: Default::default(),
        nonces: Vec::new(),
    };
    let (game, started) = (game.into(), 0);
    let record =
        GameRecord { key: 1, table: 1, game, setup, started, ended: None, replay: None, result: None };
    Round::begin(record).unwrap()
}

/// What an eye has been told that has been welcomed now.
fn told(round: &Round, eye: Eye) -> Told {
    let mut told = Told::default();
    changed(round, eye, &mut told, 0, &mut Written::default());
    told
}

/// All bytes that the server could say to an eye now, given what it was told before the last action.
fn said(round: &Round, eye: Eye, before: &Told) -> [String; 3] {
    let text = |value: &crate::api::Changed| serde_json::to_string(value).unwrap();
    [
        text(&changed(round, eye, &mut before.clone(), round.number(), &mut Written::default())),
        text(&changed(round, eye, &mut Told::default(), 0, &mut Written::default())),
        serde_json::to_string(&round.table().scene(eye)).unwrap(),
    ]
}

#[test]
fn no_byte_for_a_seat_depends_on_what_it_may_not_know() {
    for about in catalog::games() {
        let mut moved = 0;
        for (players, seed) in about.players.clone().zip(1..) {
            let mut round = round(about.slug, players, seed);
            let mut dice = Rng::new(Seed::from(seed), 77);
            while let Some(seat) = round.table().to_act().iter().last() {
                let eyes: Vec<Eye> = Eye::everybody(round.table().seats()).collect();
                let before: Vec<Told> = eyes.iter().map(|&eye| told(&round, eye)).collect();
                let action = dice.pick(&round.table().legal(seat)).unwrap().clone();
                round.play(seat, &action).unwrap();
                for (&eye, before) in eyes.iter().zip(&before) {
                    let other = round.redealt(eye, Seed::from(u64::from(round.number())));
                    moved += u32::from(other.table().state_hash() != round.table().state_hash());
                    assert_eq!(
                        said(&other, eye, before),
                        said(&round, eye, before),
                        "{}, {eye:?}",
                        about.slug
                    );
                }
            }
        }
        assert!(moved > 0, "{}: nothing was dealt anew, so nothing was tested", about.slug);
    }
}
