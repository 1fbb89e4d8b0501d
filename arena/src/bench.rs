//! How fast games are played.
//!
//! A machine does not keep its pace: other programs run, clocks rise and fall. So whatever is measured is
//! measured in many short turns, one after another in a circle with the yardstick, and the median of its
//! turns counts.

use std::fs;
use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::search::{Aim, Chance, Recipe, Search};
use catalog::{Playable, TypedTask};
use engine::{Eye, Hidden, Mind, Rng, Seat, Seed};
use serde::Serialize;

use crate::play::{deal, play_out};

/// How often the circle is gone round: often enough that, in a second, a turn is shorter than what a busy
/// machine gives to others at a time, and most turns are undisturbed.
const ROUNDS: u32 = 101;

/// Calls between two looks at the clock, for what takes nanoseconds.
const CALLS: u32 = 1_000;

/// The figures of one game with one number of players.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BenchFigures {
    /// The game's slug.
    pub game: &'static str,
    /// How many played.
    pub players: usize,
    /// Bytes of a position.
    pub state_bytes: usize,
    /// Moves of an average random game.
    pub moves_per_game: f64,
    /// Nanoseconds a move of random play takes: legal actions, a random choice, apply.
    pub ns_per_move: f64,
    /// Moves per second on one core.
    pub moves_per_second: f64,
    /// Nanoseconds a clone takes.
    pub ns_per_clone: f64,
    /// Nanoseconds a redeal takes in the first position.
    pub ns_per_redeal: f64,
    /// Nanoseconds of a random playout from the first decision.
    pub ns_per_playout: f64,
    /// Nanoseconds of an iteration of a search from the first decision, with random playouts: redeal,
    /// descent, playout and what is learned from it.
    pub ns_per_iteration: f64,
    /// Iterations per second on one core.
    pub iterations_per_second: f64,
    /// An iteration in bare playouts.
    pub playouts_per_iteration: f64,
    /// Nanoseconds of the yardstick, measured in between: one 256-byte copy plus one random number.
    pub ns_per_yardstick: f64,
    /// A move in yardsticks: machines differ, this does not.
    pub yardsticks_per_move: f64,
}

/// Measures a game for about this long with each number of players. `None` if there is no such game.
pub fn measure(slug: &str, time: Duration, progress: impl FnMut(usize)) -> Option<Vec<BenchFigures>> {
    struct Measure<P> {
        time: Duration,
        progress: P,
    }
    impl<P: FnMut(usize)> TypedTask for Measure<P> {
        type Output = Vec<BenchFigures>;
        fn run<G: Playable>(mut self) -> Vec<BenchFigures> {
            let players = G::RULES.players;
            players
                .map(|players| {
                    (self.progress)(players);
                    figures::<G>(players, self.time)
                })
                .collect()
        }
    }
    catalog::run_for(slug, Measure { time, progress })
}

fn figures<G: Hidden>(players: usize, time: Duration) -> BenchFigures {
    let mut rng = Rng::from(Seed::from(1));
    let position = deal::<G>(players, None, &mut rng);
    let mut imagined = position.clone();
    let source = [7u8; 256];
    let (mut games, mut moves) = (0u64, 0u64);
    let mind = Mind::new(&position, position.to_act().iter().next().unwrap_or_default());
    let [mut per_move, mut per_clone, mut per_redeal, mut per_yardstick] = [const { Vec::new() }; 4];
    let [mut per_playout, mut per_iteration] = [const { Vec::new() }; 2];
    // Half of the time is for playing and searching, half for the short works.
    let (playing, short) = (time / ROUNDS / 6, time / ROUNDS / 6);
    for _ in 0..ROUNDS {
        per_yardstick.push(turn(short, || repeat(|| (*black_box(&source), rng.below(1000)))));
        per_move.push(turn(playing, || {
            let played = play_out(&mut deal::<G>(players, None, &mut rng), &mut rng);
            (games, moves) = (games + 1, moves + played);
            played
        }));
        per_playout.push(turn(playing, || {
            play_out(&mut position.clone(), &mut rng);
            1
        }));
        let mut search = Search::new(Chance, Recipe::MASTER_1);
        per_iteration.push(turn(playing, || {
            search.iterate(&mind, Aim::Choose, &mut rng);
            1
        }));
        per_clone.push(turn(short, || repeat(|| black_box(&position).clone())));
        per_redeal.push(turn(short, || repeat(|| imagined.redeal(Eye::Seat(Seat::default()), &mut rng))));
    }
    let yardsticks_per_move = median_ratio(&per_move, &per_yardstick);
    let playouts_per_iteration = median_ratio(&per_iteration, &per_playout);
    let (ns_per_move, ns_per_iteration) = (median(per_move), median(per_iteration));
    BenchFigures {
        game: G::RULES.slug,
        players,
        state_bytes: size_of::<G>(),
        moves_per_game: moves as f64 / games as f64,
        ns_per_move,
        moves_per_second: 1e9 / ns_per_move,
        ns_per_clone: median(per_clone),
        ns_per_redeal: median(per_redeal),
        ns_per_playout: median(per_playout),
        ns_per_iteration,
        iterations_per_second: 1e9 / ns_per_iteration,
        playouts_per_iteration,
        ns_per_yardstick: median(per_yardstick),
        yardsticks_per_move,
    }
}

/// Works for about this long, at least once, and gives the nanoseconds of one unit; `work` says how many it
/// did.
fn turn(time: Duration, mut work: impl FnMut() -> u64) -> f64 {
    let start = Instant::now();
    let mut units = 0;
    loop {
        units += work();
        let elapsed = start.elapsed();
        if elapsed >= time {
            return elapsed.as_nanos() as f64 / units as f64;
        }
    }
}

fn repeat<T>(mut call: impl FnMut() -> T) -> u64 {
    for _ in 0..CALLS {
        black_box(call());
    }
    u64::from(CALLS)
}

/// The median of what each turn took in terms of the other's turn next to it, when the machine had the same
/// pace.
fn median_ratio(turns: &[f64], of: &[f64]) -> f64 {
    median(turns.iter().zip(of).map(|(turn, of)| turn / of).collect())
}

/// The middle one; the upper of two.
pub fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or(f64::NAN)
}

/// How long this thread has been on a processor, to within a few milliseconds: what a
/// quiet core takes, whatever else the machine does.
///
/// # Panics
/// Where there is no Linux to tell it.
pub fn processor_ms() -> f64 {
    let told =
        fs::read_to_string("/proc/thread-self/schedstat").expect("Linux tells how long a thread has run");
    let nanoseconds = told.split_whitespace().next().and_then(|number| number.parse::<f64>().ok());
    nanoseconds.expect("the first number is the time on a processor") / 1e6
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_median_is_not_moved_by_one_slow_turn() {
        assert_eq!(median(vec![2.0, 900.0, 1.0]), 2.0);
    }

    #[test]
    fn every_number_of_players_is_measured() {
        for about in catalog::games() {
            let mut announced = Vec::new();
            let figures = measure(about.slug, Duration::ZERO, |players| announced.push(players)).unwrap();
            let measured: Vec<usize> = figures.iter().map(|figures| figures.players).collect();
            assert_eq!(measured, about.players.clone().collect::<Vec<_>>());
            assert_eq!(announced, measured);
            for figures in figures {
                assert!(figures.ns_per_move > 0.0 && figures.moves_per_game >= 1.0, "{figures:?}");
            }
        }
        assert!(measure("chess", Duration::ZERO, |_| {}).is_none());
    }
}
