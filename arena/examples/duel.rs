//! One way to search against a table of another (`docs/minds.md`): a game, how many deals, the one's way and the others'. Each deal
//! is played once with the one in every seat:
//! `cargo run --release -p arena --example duel -- wasteland 20 iterations=1600 master@1`. Times are of the processor, as Linux tells
//! them, in milliseconds a decision.

use arena::bench::processor_ms;
use arena::interval::{Cluster, share};
use arena::way::Way;
use catalog::{Playable, TypedTask};
use engine::{Imagination, Mind, Rng, Seat, Seed, Setup};

/// How many play, where as many can.
const PLAYERS: usize = 4;

/// So many deals are played before it is told what has come of them.
const SLICE: u64 = 5;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [slug, deals, one, others] = &args[..] else {
        return Err("which game, how many deals, and which two ways to search?".into());
    };
    let duel = Duel { deals: deals.parse()?, ways: [one.parse()?, others.parse()?], spent: [(0.0, 0.0); 2] };
    catalog::run_for(slug, duel).ok_or("there is no such game")?;
    Ok(())
}

struct Duel {
    deals: u64,
    /// The one's and the others'.
    ways: [Way; 2],
    /// The milliseconds and decisions of either.
    spent: [(f64, f64); 2],
}

impl TypedTask for Duel {
    type Output = ();

    fn run<G: Playable>(mut self) {
        let players = PLAYERS.clamp(*G::RULES.players.start(), *G::RULES.players.end());
        let mut clusters = Vec::new();
        for deal in 0..self.deals {
            let sum = Seat::ALL.iter().take(players).map(|&one| self.play::<G>(players, deal, one)).sum();
            clusters.push(Cluster { sum, count: players as f64 });
            if (deal + 1) % SLICE == 0 || deal + 1 == self.deals {
                let (mean, interval) = share(&clusters);
                let [one, others] = self.spent.map(|(milliseconds, decisions)| milliseconds / decisions);
                println!(
                    "{} games: {:.1}% ({:.1} - {:.1}), {one:.1} ms against {others:.1}",
                    clusters.len() * players,
                    100.0 * mean,
                    100.0 * interval.low,
                    100.0 * interval.high,
                );
            }
        }
    }
}

impl Duel {
    /// The part of a game that the one wins in this seat.
    fn play<G: Playable>(&mut self, players: usize, deal: u64, one: Seat) -> f64 {
        // What is dealt later depends on the actions only through how often this generator is asked.
        let mut cards = Rng::new(Seed::from(1), deal);
        let mut luck = Rng::new(Seed::from(2), deal * PLAYERS as u64 + one.index() as u64);
        let first = Seat::new(deal as usize % players);
        let setup = Setup { first, ..Setup::plain(players) };
        let mut game = G::new(&setup, &mut Imagination(&mut cards)).expect("a game accepts its players");
        while let Some(seat) = game.to_act().iter().next() {
            let mind = Mind::new(&game, seat);
            let action = match &mind.legal()[..] {
                [only] => *only,
                _ => {
                    let who = usize::from(seat != one);
                    let begun = processor_ms();
                    let chosen = self.ways[who].choose(&mind, &mut luck).expect("the seat is to act");
                    self.spent[who].0 += processor_ms() - begun;
                    self.spent[who].1 += 1.0;
                    chosen
                }
            };
            game.apply(seat, action, &mut Imagination(&mut cards));
        }
        let winners = game.standing().winners;
        if winners.contains(one) { 1.0 / winners.len() as f64 } else { 0.0 }
    }
}
