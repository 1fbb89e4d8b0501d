//! How often minions are created under random play, as the README quotes it:
//! `cargo run --release -p minions --example figures`

#![allow(clippy::unwrap_used, reason = "a program for us, whose games are all legal")]

use std::collections::BTreeMap;

use engine::{Game, Rng, Seats, Seed, Setup, World};
use minions::{Event, Minions};

const GAMES: u32 = 10_000;

/// A world that counts what it is told.
struct Tally {
    rng: Rng,
    rounds: u32,
    won: u32,
    created: BTreeMap<String, u32>,
    legends: u32,
}

impl World<Event> for Tally {
    fn shuffle<C: Copy + std::fmt::Display>(&mut self, pile: &mut [C]) {
        self.rng.shuffle(pile);
    }

    fn any_seat(&mut self, seats: Seats) -> engine::Seat {
        seats.iter().next().unwrap()
    }

    fn tell(&mut self, event: Event) {
        match event {
            Event::RoundStarted { .. } => self.rounds += 1,
            Event::WonRoundCard { .. } => self.won += 1,
            Event::Created { recipe, .. } => {
                *self.created.entry(recipe.recipe().to_string()).or_default() += 1;
            }
            Event::Legend { .. } => self.legends += 1,
            _ => {}
        }
    }
}

fn play(players: usize, terrain: bool) -> Tally {
    let mut tally = Tally {
        rng: Rng::from(Seed::from(players as u64)),
        rounds: 0,
        won: 0,
        created: BTreeMap::new(),
        legends: 0,
    };
    let mut setup = Setup::<Minions>::plain(players);
    setup.options.terrain = terrain;
    for _ in 0..GAMES {
        let mut game = Minions::new(&setup, &mut tally).unwrap();
        while let Some(seat) = game.to_act().iter().next() {
            let action = *tally.rng.pick(&game.legal(seat)).unwrap();
            game.apply(seat, action, &mut tally);
        }
    }
    tally
}

fn main() {
    println!(
        "| players | terrain | rounds with a minion | minions a seat and game | games ended by the legend |"
    );
    println!("|---|---|---|---|---|");
    let mut all: BTreeMap<String, u32> = BTreeMap::new();
    for (players, terrain) in (3..=6).flat_map(|players| [(players, false), (players, true)]) {
        let tally = play(players, terrain);
        let created: u32 = tally.created.values().sum();
        println!(
            "| {players} | {} | {:.1}% | {:.2} | {:.2}% |",
            if terrain { "yes" } else { "no" },
            100.0 * f64::from(tally.won) / f64::from(tally.rounds),
            f64::from(created) / f64::from(GAMES) / players as f64,
            100.0 * f64::from(tally.legends) / f64::from(GAMES),
        );
        tally.created.into_iter().for_each(|(recipe, times)| *all.entry(recipe).or_default() += times);
    }
    let total: u32 = all.values().sum();
    let mut shares: Vec<(String, u32)> = all.into_iter().collect();
    shares.sort_by_key(|(_, times)| std::cmp::Reverse(*times));
    let list = shares
        .iter()
        .map(|(recipe, times)| format!("{recipe} {:.1}%", 100.0 * f64::from(*times) / f64::from(total)));
    println!("\nOf all minions: {}", list.collect::<Vec<_>>().join(", "));
}
