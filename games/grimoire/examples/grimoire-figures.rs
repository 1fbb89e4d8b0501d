//! How games go when everybody plays well, as the README quotes it:
//! `cargo run --release -p grimoire --example grimoire-figures`

#![allow(clippy::unwrap_used, reason = "a program for us, whose games are all legal")]

use engine::{Game, Rng, Seat, Seed, Setup, heuristic};
use grimoire::{Event, Grimoire, Hoard};

const GAMES: u32 = 4_000;
const PLAYERS: [usize; 3] = [2, 3, 4];
const PAGES: usize = 15;

/// What many games came to.
struct Tally {
    /// Of the game that is being played.
    rounds: u32,
    chosen: [[u32; PAGES]; 4],
    /// Of all games.
    shortest: u32,
    longest: u32,
    all_rounds: u32,
    treasures: u32,
    companions: u32,
    ran_out: u32,
    wins: [u32; 4],
    scores: [i64; 4],
    /// By page: how often it could have been chosen, was, and was by the winner.
    open: [u32; PAGES],
    choices: [u32; PAGES],
    winners: [u32; PAGES],
}

impl Tally {
    fn new() -> Tally {
        Tally {
            rounds: 0,
            chosen: [[0; PAGES]; 4],
            shortest: u32::MAX,
            longest: 0,
            all_rounds: 0,
            treasures: 0,
            companions: 0,
            ran_out: 0,
            wins: [0; 4],
            scores: [0; 4],
            open: [0; PAGES],
            choices: [0; PAGES],
            winners: [0; PAGES],
        }
    }

    fn hear(&mut self, event: Event) {
        match event {
            Event::RoundOver { .. } => self.rounds += 1,
            Event::Revealed { seat, page } => self.chosen[seat.index()][page.get() as usize - 1] += 1,
            Event::LastRound { hoard: Hoard::Treasures, .. } => self.treasures += 1,
            Event::LastRound { hoard: Hoard::Companions, .. } => self.companions += 1,
            Event::RanOut => self.ran_out += 1,
            _ => {}
        }
    }

    /// Seats are counted from the one that chose its token first.
    fn play(&mut self, setup: &Setup<Grimoire>, rng: &mut Rng) {
        (self.rounds, self.chosen) = (0, [[0; PAGES]; 4]);
        let game = heuristic::play(setup, |_| heuristic::choose, rng, |event| self.hear(event)).unwrap();
        self.all_rounds += self.rounds;
        (self.shortest, self.longest) = (self.shortest.min(self.rounds), self.longest.max(self.rounds));
        let standing = game.standing();
        for seat in game.seats().iter() {
            let has_won = u32::from(standing.winners.contains(seat));
            self.wins[seat.index()] += has_won;
            self.scores[seat.index()] += i64::from(standing.scores[seat]);
            for page in 0..PAGES {
                self.open[page] += self.rounds.saturating_sub((page as u32).saturating_sub(5));
                self.choices[page] += self.chosen[seat.index()][page];
                self.winners[page] += self.chosen[seat.index()][page] * has_won;
            }
        }
    }
}

fn percent(part: u32, whole: u32) -> String {
    format!("{:.1}%", 100.0 * f64::from(part) / f64::from(whole))
}

fn listed(values: impl Iterator<Item = String>) -> String {
    values.collect::<Vec<_>>().join(", ")
}

fn main() {
    let tallies = PLAYERS.map(|players| {
        let (mut tally, mut rng) = (Tally::new(), Rng::from(Seed::from(players as u64)));
        let setup = Setup { first: Seat::new(0), ..Setup::plain(players) };
        (0..GAMES).for_each(|_| tally.play(&setup, &mut rng));
        tally
    });
    println!("| players | win share by seat, starting seat first | mean score by seat |");
    println!("|---|---|---|");
    for (players, tally) in PLAYERS.into_iter().zip(&tallies) {
        let wins = listed(tally.wins[..players].iter().map(|&wins| percent(wins, GAMES)));
        let scores =
            tally.scores[..players].iter().map(|&sum| format!("{:.1}", sum as f64 / f64::from(GAMES)));
        println!("| {players} | {wins} | {} |", listed(scores));
    }
    println!(
        "\n| players | rounds: mean, least, most | ended by treasures | by companions | by the last card |"
    );
    println!("|---|---|---|---|---|");
    for (players, tally) in PLAYERS.into_iter().zip(&tallies) {
        let mean = f64::from(tally.all_rounds) / f64::from(GAMES);
        let ends = [tally.treasures, tally.companions, tally.ran_out].map(|ends| percent(ends, GAMES));
        println!("| {players} | {mean:.1}, {}, {} | {} |", tally.shortest, tally.longest, ends.join(" | "));
    }
    let columns = PLAYERS.map(|players| format!("{players} players: chosen | by the winner"));
    println!("\n| page | {} |", columns.join(" | "));
    println!("|---|---|---|---|---|---|---|");
    for page in 0..PAGES {
        let cell = |tally: &Tally| {
            let (open, choices) = (tally.open[page], tally.choices[page]);
            format!("{} | {}", percent(choices, open), percent(tally.winners[page], choices))
        };
        println!("| {} | {} |", page + 1, tallies.each_ref().map(cell).join(" | "));
    }
    println!();
    for players in PLAYERS {
        let setup = Setup::<Grimoire>::plain(players);
        let wins = heuristic::win_share(&setup, heuristic::glance, GAMES as usize).unwrap();
        println!("One who thinks wins {wins:.1}% against novices in the other seats of {players}");
    }
}
