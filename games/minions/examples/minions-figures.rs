//! The balance of the game when everybody plays sensibly, as the README quotes it:
//! `cargo run --release -p minions --example minions-figures`

#![allow(clippy::unwrap_used, reason = "a program for us, whose games are all legal")]

use std::collections::BTreeMap;
use std::fmt::Display;

use engine::{Eye, Game, Heuristic, Mind, Rng, Seat, Seats, Seed, Setup, Weights, World, heuristic};
use minions::{Action, Event, Minions};

const GAMES: u32 = 10_000;

/// The tables that are played: how many players, and whether with terrain.
const TABLES: [(usize, bool); 5] = [(3, false), (4, false), (5, false), (6, false), (4, true)];

/// How often something was there, and how often it was made.
#[derive(Clone, Copy, Default)]
struct Use {
    laid: u32,
    created: u32,
}

/// A world that counts what it is told.
struct Tally {
    rng: Rng,
    rounds: u32,
    /// Rounds with a minion.
    won: u32,
    minions: u32,
    legends: u32,
    /// Wins by seat; a shared win is a part of one.
    wins: Vec<f64>,
    /// Wins of seats that think.
    thought: f64,
    scores: Vec<i32>,
    recipes: BTreeMap<String, Use>,
}

impl World<Event> for Tally {
    fn shuffle<C: Copy + Display>(&mut self, pile: &mut [C]) {
        self.rng.shuffle(pile);
    }

    fn any_seat(&mut self, seats: Seats) -> Seat {
        seats.iter().next().unwrap()
    }

    fn tell(&mut self, event: Event) {
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
}

impl Tally {
    fn new(players: usize) -> Tally {
        Tally {
            rng: Rng::from(Seed::from(players as u64)),
            rounds: 0,
            won: 0,
            minions: 0,
            legends: 0,
            wins: vec![0.0; players],
            thought: 0.0,
            scores: vec![0; players],
            recipes: BTreeMap::new(),
        }
    }

    fn note_end(&mut self, game: &Minions, thinks: impl Fn(Seat) -> bool) {
        let standing = game.standing();
        for seat in game.seats().iter() {
            self.scores[seat.index()] += standing.scores[seat];
            if standing.winners.contains(seat) {
                let share = 1.0 / standing.winners.len() as f64;
                self.wins[seat.index()] += share;
                self.thought += if thinks(seat) { share } else { 0.0 };
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

/// A novice thinks of two actions only, and takes the better one.
fn novice(mind: &Mind<'_, Minions>, rng: &mut Rng) -> Action {
    let mut actions = mind.legal();
    rng.shuffle(&mut actions);
    actions.truncate(2);
    let mut weights = Weights::new();
    mind.imagine(rng).weigh(mind.seat(), &actions, &mut weights);
    if weights.len() == 2 && weights[1] > weights[0] { actions[1] } else { actions[0] }
}

/// Who does not think does anything.
fn random(mind: &Mind<'_, Minions>, rng: &mut Rng) -> Action {
    *rng.pick(&mind.legal()).unwrap()
}

/// Seats that think play what the heuristic likes best, the others as they are told.
fn play(
    players: usize,
    terrain: bool,
    thinks: impl Fn(u32, Seat) -> bool,
    other: impl Fn(&Mind<'_, Minions>, &mut Rng) -> Action,
) -> Tally {
    let mut tally = Tally::new(players);
    let mut setup = Setup::<Minions>::plain(players);
    setup.options.terrain = terrain;
    let mut thoughts = Rng::from(Seed::from(0));
    for number in 0..GAMES {
        let mut game = Minions::new(&setup, &mut tally).unwrap();
        while let Some(seat) = game.to_act().iter().next() {
            let mind = Mind::new(&game, seat);
            let action = if thinks(number, seat) {
                heuristic::choose(&mind, &mut thoughts).unwrap()
            } else {
                other(&mind, &mut thoughts)
            };
            game.apply(seat, action, &mut tally);
        }
        tally.note_end(&game, |seat| thinks(number, seat));
    }
    tally
}

fn percent(part: f64, whole: u32) -> f64 {
    100.0 * part / f64::from(whole)
}

fn print_tables(tallies: &[Tally]) {
    println!(
        "| players | win share by seat, % | mean score by seat | rounds with a minion | minions a seat | legend |"
    );
    println!("|---|---|---|---|---|---|");
    for (tally, (players, terrain)) in tallies.iter().zip(TABLES) {
        println!(
            "| {players}{} | {} | {} | {:.1}% | {:.2} | {:.1}% |",
            if terrain { ", terrain" } else { "" },
            tally.by_seat(|seat| format!("{:.1}", percent(tally.wins[seat], GAMES))),
            tally.by_seat(|seat| format!("{:.1}", f64::from(tally.scores[seat]) / f64::from(GAMES))),
            percent(tally.won.into(), tally.rounds),
            f64::from(tally.minions) / f64::from(GAMES) / players as f64,
            percent(tally.legends.into(), GAMES),
        );
    }
}

/// A row a number, a column a symbol: how often a recipe that lay in the area was created, with 3, 4, 5 and 6 players.
fn print_recipes(tallies: &[Tally]) {
    println!("\n| recipe | W | T | S |\n|---|---|---|---|");
    let share = |name: &str| {
        let shares = tallies.iter().filter_map(|tally| tally.recipes.get(name));
        let shares = shares.map(|used| format!("{:.0}", percent(used.created.into(), used.laid)));
        shares.collect::<Vec<_>>().join(" ")
    };
    for number in 1..=10 {
        let cells = ["W", "T", "S"].map(|symbol| share(&format!("R{symbol}{number}")));
        println!("| {number} | {} |", cells.join(" | "));
    }
}

/// One seat thinks, each in turn, and the others do not, or not much.
fn print_duels() {
    let duel = play(4, false, |number, seat| seat.index() as u32 == number % 4, random);
    println!("\nOne who thinks wins {:.1}% against three who do not", percent(duel.thought, GAMES));
    for (players, terrain) in TABLES {
        let thinks = |number: u32, seat: Seat| seat.index() == number as usize % players;
        let wins = percent(play(players, terrain, thinks, novice).thought, GAMES);
        let table = if terrain { ", terrain" } else { "" };
        println!("One who thinks wins {wins:.1}% against novices in the other seats of {players}{table}");
    }
}

fn main() {
    let tallies = TABLES.map(|(players, terrain)| play(players, terrain, |_, _| true, random));
    print_tables(&tallies);
    print_recipes(&tallies[..4]);
    print_duels();
}
