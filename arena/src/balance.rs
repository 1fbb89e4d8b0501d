//! How a game treats its seats when everybody plays at random.

use catalog::{Playable, TypedTask};
use engine::{Game, MAX_SEATS, PerSeat, Rng, Seat, Seed};

use crate::play::{deal, play_out};

/// What came of many random games with one number of players.
#[derive(Clone, Copy, Debug)]
pub struct Balance {
    /// How many played.
    pub players: usize,
    /// How many games.
    pub games: u32,
    /// Games won by each seat, counted from the one that started; a shared win counts in parts.
    pub wins: PerSeat<f64>,
    /// Points of each seat, counted from the one that started.
    pub points: PerSeat<f64>,
    /// Moves of all games.
    pub moves: u64,
}

/// Plays so many random games with each number of players; seat 0 starts. `None` if there is no such game.
pub fn balance(slug: &str, games: u32) -> Option<Vec<Balance>> {
    struct Count {
        games: u32,
    }
    impl TypedTask for Count {
        type Output = Vec<Balance>;
        fn run<G: Playable>(self) -> Vec<Balance> {
            G::RULES.players.map(|players| count::<G>(players, self.games)).collect()
        }
    }
    catalog::run_for(slug, Count { games })
}

fn count<G: Game>(players: usize, games: u32) -> Balance {
    let mut rng = Rng::from(Seed::from(players as u64));
    let (wins, points) = (PerSeat::<f64, MAX_SEATS>::default(), PerSeat::default());
    let mut balance = Balance { players, games, wins, points, moves: 0 };
    for _ in 0..games {
        let mut game = deal::<G>(players, Some(Seat::default()), &mut rng);
        balance.moves += play_out(&mut game, &mut rng);
        let standing = game.standing();
        for seat in standing.seats.iter() {
            balance.points[seat] += f64::from(standing.scores[seat]);
        }
        for seat in standing.winners.iter() {
            balance.wins[seat] += 1.0 / standing.winners.len() as f64;
        }
    }
    balance
}
