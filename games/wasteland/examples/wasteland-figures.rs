//! What the heuristic wins and what it costs, as the README quotes it:
//! `cargo run --release -p wasteland --example wasteland-figures`

#![allow(clippy::unwrap_used, reason = "a program for us, whose games are all legal")]

use std::hint::black_box;
use std::time::Instant;

use engine::heuristic::{self, Way};
use engine::{Game, Heuristic, Imagination, Mind, Rng, Seed, Setup, Weights};
use wasteland::{Options, Wasteland};

const GAMES: usize = 2_000;

/// The tables that are played: how many players, and which variants.
const TABLES: [(usize, &str); 7] = [
    (2, "plain"),
    (3, "plain"),
    (4, "plain"),
    (3, "alliance"),
    (4, "alliance"),
    (3, "witnesses"),
    (4, "witnesses"),
];

fn share(players: usize, variant: &str, others: Way<Wasteland>) -> f64 {
    let options = Options { alliance: variant != "plain", witnesses: variant == "witnesses" };
    heuristic::win_share(&Setup { options, ..Setup::plain(players) }, others, GAMES).unwrap()
}

/// Nanoseconds to weigh the actions of a position of random play with four players, and how many these are:
/// the best of several turns, since other programs run too.
fn cost() -> (f64, f64) {
    let mut rng = Rng::from(Seed::from(1));
    let mut positions = Vec::new();
    while positions.len() < 2_000 {
        let mut game = Wasteland::new(&Setup::plain(4), &mut Imagination(&mut rng)).unwrap();
        while let Some(seat) = game.to_act().iter().next() {
            let action = heuristic::anything(&Mind::new(&game, seat), &mut rng).unwrap();
            positions.push((game.clone(), seat, game.legal(seat)));
            game.apply(seat, action, &mut Imagination(&mut rng));
        }
    }
    let mut weights = Weights::new();
    let mut turn = || {
        let start = Instant::now();
        for (game, seat, legal) in &positions {
            weights.clear();
            game.weigh(*seat, legal, &mut weights);
            black_box(&weights);
        }
        start.elapsed().as_nanos() as f64 / positions.len() as f64
    };
    let best = (0..200).map(|_| turn()).fold(f64::INFINITY, f64::min);
    let actions: usize = positions.iter().map(|(_, _, legal)| legal.len()).sum();
    (best, actions as f64 / positions.len() as f64)
}

fn main() {
    for (players, variant) in TABLES {
        let random = share(players, variant, heuristic::anything);
        let novice = share(players, variant, heuristic::glance);
        let first = share(players, variant, heuristic::choose_at_first);
        println!(
            "{players} players, {variant}: {random:.1}% against random, {novice:.1}% against better of two, \
             {first:.1}% against the first heuristic"
        );
    }
    let (nanoseconds, actions) = cost();
    println!("{nanoseconds:.0} ns to weigh {actions:.1} actions");
}
