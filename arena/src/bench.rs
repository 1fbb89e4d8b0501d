//! How fast games are played.

use std::hint::black_box;
use std::time::{Duration, Instant};

use catalog::Visitor;
use engine::{Eye, Game, Rng, Seat, Seed};
use serde::Serialize;

use crate::play::{deal, play_out};

/// The figures of one game with one number of players.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figures {
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
    /// `ns_per_move` in yardsticks.
    pub yardsticks_per_move: f64,
}

/// Measures a game for about this long with each number of players. `None` if there is no such game.
pub fn measure(
    slug: &str,
    time: Duration,
    yardstick: f64,
    progress: impl FnMut(usize),
) -> Option<Vec<Figures>> {
    struct Measure<P> {
        time: Duration,
        yardstick: f64,
        progress: P,
    }
    impl<P: FnMut(usize)> Visitor for Measure<P> {
        type Output = Vec<Figures>;
        fn visit<G: Game>(mut self) -> Vec<Figures> {
            let players = G::ABOUT.players;
            players
                .map(|players| {
                    (self.progress)(players);
                    figures::<G>(players, self.time, self.yardstick)
                })
                .collect()
        }
    }
    catalog::visit(slug, Measure { time, yardstick, progress })
}

fn figures<G: Game>(players: usize, time: Duration, yardstick: f64) -> Figures {
    let mut rng = Rng::from(Seed::from(1));
    let (mut games, mut moves) = (0, 0);
    let start = Instant::now();
    while start.elapsed() < time {
        for _ in 0..100 {
            moves += play_out(&mut deal::<G>(players, None, &mut rng), &mut rng);
            games += 1;
        }
    }
    let ns_per_move = start.elapsed().as_nanos() as f64 / moves as f64;
    let position = deal::<G>(players, None, &mut rng);
    Figures {
        game: G::ABOUT.slug,
        players,
        state_bytes: size_of::<G>(),
        moves_per_game: moves as f64 / f64::from(games),
        ns_per_move,
        moves_per_second: 1e9 / ns_per_move,
        ns_per_clone: time_each(|| black_box(&position).clone()),
        ns_per_redeal: {
            let mut imagined = position.clone();
            time_each(|| imagined.redeal(Eye::Seat(Seat::default()), &mut rng))
        },
        yardsticks_per_move: ns_per_move / yardstick,
    }
}

/// Nanoseconds of one 256-byte copy plus one random number: machines differ, ratios to this do not.
pub fn yardstick() -> f64 {
    let source = [7u8; 256];
    let mut rng = Rng::from(Seed::from(1));
    time_each(|| (black_box(&source).to_owned(), rng.below(1000)))
}

/// Nanoseconds of one call: the best of several runs, since whatever disturbs a run only makes it longer.
fn time_each<T>(mut work: impl FnMut() -> T) -> f64 {
    const CALLS: u32 = 200_000;
    let run = |_| {
        let start = Instant::now();
        for _ in 0..CALLS {
            black_box(work());
        }
        start.elapsed().as_nanos() as f64 / f64::from(CALLS)
    };
    (0..7).map(run).fold(f64::INFINITY, f64::min)
}
