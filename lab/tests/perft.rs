//! The files by which two programs that know the same rules can check each other.
//!
//! `CHABUDAI_RECORD=1 cargo test -p lab@0.1.0 --test perft` records them anew after a change that is meant.

#![allow(clippy::unwrap_used)]

use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

use catalog::AnyTable;
use engine::{About, Eye, NewGame, Rng, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// So many actions are played at random before anything is counted.
const PLAYED: usize = 14;

/// The position as it is, and as it might be by what the seat to act knows.
const REDEALS: [Option<u64>; 3] = [None, Some(1), Some(2)];

/// It is counted as deep as there are no more lines than this in all.
const LINES: u64 = 20_000;

/// A position, how it came about, and in how many ways the game can go from there.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    players: usize,
    options: Map<String, Value>,
    seed: u64,
    played: Vec<(Seat, String)>,
    /// Whose view was dealt anew, with which seed.
    redealt: Option<(Seat, u64)>,
    state: Value,
    /// The lines of one action, of two and so on.
    counts: Vec<u64>,
}

impl Position {
    fn open(&self, slug: &str) -> AnyTable {
        catalog::open(&NewGame {
            game: slug.into(),
            players: self.players,
            options: self.options.clone(),
            seed: Some(Seed::from(self.seed)),
            ..NewGame::default()
        })
        .unwrap()
    }
}

fn file(about: &About) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../games").join(about.slug).join("perft.json")
}

fn read(about: &About) -> Vec<Position> {
    let text = fs::read_to_string(file(about));
    let text = text.unwrap_or_else(|error| panic!("{}: {error}; CHABUDAI_RECORD=1 writes it", about.slug));
    serde_json::from_str(&text).unwrap()
}

/// No options, and the last value of every option: the one that changes the most.
fn variants(about: &About) -> Vec<Map<String, Value>> {
    let last = about.options.iter().filter_map(|option| {
        Some((option.name.to_owned(), serde_json::from_str(option.values.last()?).ok()?))
    });
    let all: Map<String, Value> = last.collect();
    if all.is_empty() { vec![all] } else { vec![Map::new(), all] }
}

fn record(about: &About) -> Vec<Position> {
    let mut positions = Vec::new();
    for players in about.players.clone() {
        for options in variants(about) {
            let new = NewGame {
                game: about.slug.into(),
                players,
                options: options.clone(),
                seed: Some(Seed::from(1)),
                ..NewGame::default()
            };
            // Some variants are not for every number of players.
            let Ok(mut table) = catalog::open(&new) else { continue };
            let mut rng = Rng::from(Seed::from(players as u64));
            for _ in 0..PLAYED {
                let seat = table.to_act().iter().next().unwrap();
                let legal = table.legal(seat);
                table.play(seat, rng.pick(&legal).unwrap()).unwrap();
            }
            let seat = table.to_act().iter().next().unwrap();
            let played: Vec<_> =
                table.played().iter().map(|played| (played.seat, played.action.clone())).collect();
            for redeal in REDEALS {
                let mut table = table.fork();
                if let Some(seed) = redeal {
                    table.redeal(Eye::Seat(seat), Seed::from(seed));
                }
                positions.push(Position {
                    players,
                    options: options.clone(),
                    seed: 1,
                    played: played.clone(),
                    redealt: redeal.map(|seed| (seat, seed)),
                    state: table.view(Eye::All),
                    counts: counts(&table),
                });
            }
        }
    }
    positions
}

/// As deep as there are few enough lines, and any at all.
fn counts(table: &AnyTable) -> Vec<u64> {
    let deeper = (1..).map_while(|depth| table.perft(depth, LINES));
    deeper.take_while(|counts| counts.last() != Some(&0)).last().unwrap_or_default()
}

/// A position a line.
fn write(positions: &[Position]) -> String {
    let mut text = String::from("[\n");
    for (number, position) in positions.iter().enumerate() {
        let comma = if number + 1 < positions.len() { "," } else { "" };
        writeln!(text, "{}{comma}", serde_json::to_string(position).unwrap()).unwrap();
    }
    text + "]\n"
}

#[test]
fn every_game_counts_as_its_file_says() {
    for about in catalog::games() {
        if env::var_os("CHABUDAI_RECORD").is_some() {
            fs::write(file(about), write(&record(about))).unwrap();
        }
        let positions = read(about);
        assert!(positions.len() >= REDEALS.len() * about.players.clone().count(), "{}", about.slug);
        for position in positions {
            let mut set_up = position.open(about.slug);
            set_up.lay_out(&position.state).unwrap();
            let counts = set_up.perft(position.counts.len(), LINES);
            assert_eq!(counts.as_deref(), Some(&position.counts[..]), "{}: {position:?}", about.slug);
        }
    }
}

#[test]
fn every_position_came_about_as_its_file_says() {
    for about in catalog::games() {
        let positions = read(about);
        for position in positions {
            let mut table = position.open(about.slug);
            for (seat, action) in &position.played {
                table.play(*seat, action).unwrap();
            }
            if let Some((seat, seed)) = position.redealt {
                table.redeal(Eye::Seat(seat), Seed::from(seed));
            }
            assert_eq!(table.view(Eye::All), position.state, "{} for {}", about.slug, position.players);
        }
    }
}
