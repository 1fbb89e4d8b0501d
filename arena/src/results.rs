//! What was played in a contest, as it is kept.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// What came of a contest, game by game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Results {
    /// The contestants' names, as they were asked for. The same name may come several times.
    pub seats: Vec<String>,
    /// Every game that was played to its end, in order.
    pub games: Vec<GameResult>,
    /// How long decisions took, by name.
    pub times: BTreeMap<String, Times>,
    /// Seats that were lost to a random player.
    pub forfeits: Vec<Forfeit>,
}

impl Results {
    /// Whether results that come from a file fit a contest of so many players and deals; if not, why not.
    pub fn check(&self, players: usize, deals: u32) -> Result<(), String> {
        let fits = |game: &GameResult| {
            let lists = game.scores.len() == players && game.ranks.len() == players;
            lists && game.deal < deals && game.winners.iter().all(|&winner| winner < players)
        };
        if self.seats.len() != players {
            return Err(format!("it has {} seats, not {players}", self.seats.len()));
        }
        match self.games.iter().position(|game| !fits(game)) {
            Some(number) => {
                Err(format!("its game {number} does not fit {players} players and {deals} deals"))
            }
            None => Ok(()),
        }
    }

    /// These results and others of the same contest.
    #[must_use]
    pub fn and(mut self, later: Results) -> Results {
        self.games.extend(later.games);
        self.forfeits.extend(later.forfeits);
        for (name, times) in later.times {
            self.times.entry(name).and_modify(|earlier| *earlier = earlier.and(times)).or_insert(times);
        }
        Results { seats: later.seats, ..self }
    }

    /// Without the deals that were not played in every rotation: those after the first such one are left out as well, so
    /// that a contest can go on from there.
    #[must_use]
    pub fn in_whole_deals(mut self) -> Results {
        let players = self.seats.len();
        let is_in_place = |(number, game): &(usize, &GameResult)| {
            game.deal as usize * players + game.rotation as usize == *number
        };
        let in_order = self.games.iter().enumerate().take_while(is_in_place).count();
        self.games.truncate(in_order - in_order % players.max(1));
        let whole = (self.games.len() / players.max(1)) as u32;
        self.forfeits.retain(|forfeit| forfeit.deal < whole);
        self
    }
}

/// How a game ended. Lists are by contestant, not by seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameResult {
    /// The number of the deal. The games of one deal have the same cards and the same starting seat.
    pub deal: u32,
    /// The seat of contestant 0; the others follow clockwise.
    pub rotation: u32,
    /// Each contestant's score.
    pub scores: Vec<i32>,
    /// Each contestant's rank: 1 is the best.
    pub ranks: Vec<u8>,
    /// Who won: several if they share the win, nobody if the game says so.
    pub winners: Vec<usize>,
}

impl GameResult {
    /// The part of the win that is this contestant's.
    pub fn win(&self, contestant: usize) -> f64 {
        if self.winners.contains(&contestant) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }
}

/// How long decisions took.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Times {
    /// How many there were: positions with more than one legal action.
    pub moves: u64,
    /// Their mean, in milliseconds.
    pub mean_ms: f64,
    /// Ninety-nine of a hundred took no longer than this many milliseconds.
    pub p99_ms: f64,
}

impl Times {
    /// The figures of these decisions and of others. What ninety-nine of a hundred took of all is at most what it is of the
    /// slower ones.
    fn and(self, other: Times) -> Times {
        let moves = self.moves + other.moves;
        let sum = self.mean_ms * self.moves as f64 + other.mean_ms * other.moves as f64;
        Times { moves, mean_ms: sum / moves.max(1) as f64, p99_ms: self.p99_ms.max(other.p99_ms) }
    }

    /// The figures of these decisions, each in seconds.
    pub fn of(mut seconds: Vec<f32>) -> Times {
        if seconds.is_empty() {
            return Times::default();
        }
        seconds.sort_by(f32::total_cmp);
        let sum: f64 = seconds.iter().copied().map(f64::from).sum();
        let rank = (seconds.len() * 99).div_ceil(100).max(1);
        Times {
            moves: seconds.len() as u64,
            mean_ms: 1e3 * sum / seconds.len() as f64,
            p99_ms: 1e3 * f64::from(seconds[rank - 1]),
        }
    }
}

/// A contestant that lost its seat to a random player for the rest of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Forfeit {
    /// Which one.
    pub contestant: usize,
    /// In which game.
    pub deal: u32,
    /// In which rotation of the deal.
    pub rotation: u32,
    /// What kind of fault it was, in a word.
    pub kind: String,
    /// The fault in a sentence.
    pub why: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_percentile_leaves_one_in_a_hundred_out() {
        let times = Times::of((1..=200).rev().map(|n| n as f32 / 1e3).collect());
        assert_eq!((times.moves, times.p99_ms.round()), (200, 198.0));
        assert!((times.mean_ms - 100.5).abs() < 1e-3);
        assert_eq!(Times::of(vec![0.002]).p99_ms.round(), 2.0);
        assert_eq!(Times::of(Vec::new()), Times::default());
    }

    #[test]
    fn times_of_two_parts_are_no_better_than_those_of_the_whole() {
        let part = |from: usize| Times::of((from..from + 100).map(|n| n as f32 / 1e3).collect());
        let both = part(1).and(part(101));
        assert_eq!((both.moves, both.p99_ms.round()), (200, 199.0));
        assert!((both.mean_ms - 100.5).abs() < 1e-3, "{both:?}");
    }

    #[test]
    fn what_was_cut_off_in_the_middle_of_a_deal_is_left_out_to_its_beginning() {
        let game =
            |(deal, rotation)| GameResult { deal, rotation, scores: vec![], ranks: vec![], winners: vec![] };
        let results = |games: &[(u32, u32)]| Results {
            seats: vec!["casual".into(), "novice".into()],
            games: games.iter().copied().map(game).collect(),
            ..Results::default()
        };
        let whole = |games: &[(u32, u32)]| results(games).in_whole_deals().games.len();
        assert_eq!(whole(&[(0, 0), (0, 1), (1, 0)]), 2);
        assert_eq!(whole(&[(0, 0), (1, 0), (1, 1)]), 0, "two threads had begun");
        assert_eq!(whole(&[(0, 0), (0, 1), (1, 0), (1, 1)]), 4);
    }
}
