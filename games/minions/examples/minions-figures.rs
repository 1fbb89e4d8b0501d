//! The balance of the game when everybody plays sensibly, as the README quotes it:
//! `cargo run --release -p minions --example minions-figures`

#![allow(clippy::unwrap_used, reason = "a program for us, whose games are all legal")]

use std::collections::BTreeMap;

use engine::{Eye, Game, Rng, Seat, Seed, Setup, Shown, heuristic};
use minions::{Event, Minions};

const GAMES: usize = 10_000;

/// The tables that are played: how many players, and whether with terrain.
const TABLES: [(usize, bool); 5] = [(3, false), (4, false), (5, false), (6, false), (4, true)];

/// How often something was there, and how often it was made.
#[derive(Clone, Copy, Default)]
struct Use {
    laid: u32,
    created: u32,
}

/// What many games came to.
struct Tally {
    rounds: u32,
    /// Rounds with a minion.
    won: u32,
    minions: u32,
    legends: u32,
    /// Wins by seat; a shared win is a part of one.
    wins: Vec<f64>,
    scores: Vec<i32>,
    recipes: BTreeMap<String, Use>,
}

impl Tally {
    fn new(players: usize) -> Tally {
        Tally {
            rounds: 0,
            won: 0,
            minions: 0,
            legends: 0,
            wins: vec![0.0; players],
            scores: vec![0; players],
            recipes: BTreeMap::new(),
        }
    }

    fn hear(&mut self, event: Event) {
        match event {
            Event::RoundStarted { .. } => self.rounds += 1,
            Event::WonRoundCard { .. } => self.won += 1,
            Event::Created { recipe, .. } => {
                self.minions += 1;
                self.recipes.entry(recipe.recipe().to_string()).or_default().created += 1;
            }
            Event::Legend { .. } => self.legends += 1,
            _ => {}
        }
    }

    fn note_end(&mut self, game: &Minions) {
        let standing = game.standing();
        for seat in game.seats().iter() {
            self.scores[seat.index()] += standing.scores[seat];
            if standing.winners.contains(seat) {
                self.wins[seat.index()] += 1.0 / standing.winners.len() as f64;
            }
        }
        for recipe in laid(game) {
            self.recipes.entry(recipe).or_default().laid += 1;
        }
    }

    fn by_seat(&self, text: impl Fn(usize) -> String) -> String {
        (0..self.wins.len()).map(text).collect::<Vec<_>>().join(" ")
    }
}

/// Every recipe that lay in the area of a finished game: left there, removed, or created.
fn laid(game: &Minions) -> Vec<String> {
    let state = serde_json::to_value(game.show(Eye::All)).unwrap();
    let minions = state["players"].as_array().unwrap().iter().map(|player| &player["minions"]);
    let lists = [&state["recipes"], &state["removed"]].into_iter().chain(minions);
    lists
        .flat_map(|list| list.as_array().unwrap())
        .map(|recipe| recipe.as_str().unwrap().to_owned())
        .collect()
}

fn setup(players: usize, terrain: bool) -> Setup<Minions> {
    let mut setup = Setup::<Minions> { first: Seat::new(0), ..Setup::plain(players) };
    setup.options.terrain = terrain;
    setup
}

/// Everybody plays what the heuristic likes best.
fn play(players: usize, terrain: bool) -> Tally {
    let mut rng = Rng::from(Seed::from(players as u64));
    let (mut tally, setup) = (Tally::new(players), setup(players, terrain));
    for _ in 0..GAMES {
        let game = heuristic::play(&setup, |_| heuristic::choose, &mut rng, |event| tally.hear(event));
        tally.note_end(&game.unwrap());
    }
    tally
}

fn percent(part: f64, whole: f64) -> f64 {
    100.0 * part / whole
}

fn print_tables(tallies: &[Tally]) {
    println!(
        "| players | win share by seat, % | mean score by seat | rounds with a minion | minions a seat \
         | legend |"
    );
    println!("|---|---|---|---|---|---|");
    for (tally, (players, terrain)) in tallies.iter().zip(TABLES) {
        println!(
            "| {players}{} | {} | {} | {:.1}% | {:.2} | {:.1}% |",
            if terrain { ", terrain" } else { "" },
            tally.by_seat(|seat| format!("{:.1}", percent(tally.wins[seat], GAMES as f64))),
            tally.by_seat(|seat| format!("{:.1}", f64::from(tally.scores[seat]) / GAMES as f64)),
            percent(tally.won.into(), tally.rounds.into()),
            f64::from(tally.minions) / (GAMES * players) as f64,
            percent(tally.legends.into(), GAMES as f64),
        );
    }
}

/// A row a number, a column a symbol: how often a recipe that lay in the area was created, with 3, 4, 5 and 6
/// players.
fn print_recipes(tallies: &[Tally]) {
    println!("\n| recipe | W | T | S |\n|---|---|---|---|");
    let share = |name: &str| {
        let shares = tallies.iter().filter_map(|tally| tally.recipes.get(name));
        let shares = shares.map(|used| format!("{:.0}", percent(used.created.into(), used.laid.into())));
        shares.collect::<Vec<_>>().join(" ")
    };
    for number in 1..=10 {
        let cells = ["W", "T", "S"].map(|symbol| share(&format!("R{symbol}{number}")));
        println!("| {number} | {} |", cells.join(" | "));
    }
}

/// One seat thinks, each in turn, and the others do not, or not much.
fn print_duels() {
    let wins = heuristic::win_share(&setup(4, false), heuristic::anything, GAMES).unwrap();
    println!("\nOne who thinks wins {wins:.1}% against three who do not");
    for (players, terrain) in TABLES {
        let wins = heuristic::win_share(&setup(players, terrain), heuristic::glance, GAMES).unwrap();
        let table = if terrain { ", terrain" } else { "" };
        println!("One who thinks wins {wins:.1}% against novices in the other seats of {players}{table}");
    }
}

fn main() {
    let tallies = TABLES.map(|(players, terrain)| play(players, terrain));
    print_tables(&tallies);
    print_recipes(&tallies[..4]);
    print_duels();
}
