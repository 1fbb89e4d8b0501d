//! How random play treats the seats, for every number of players, as the documentation of each game quotes it:
//! `cargo run --release -p lab@0.1.0 --example by_players -- donburiko`

use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::thread;

use engine::{NewGame, Seed};
use lab::Opponents;
use lab::balance::{Estimate, Study};

const GAMES: u32 = 10_000;

fn main() -> ExitCode {
    let slug = std::env::args().nth(1).unwrap_or_else(|| "donburiko".to_owned());
    let Some(about) = catalog::about(&slug) else {
        eprintln!("there is no game {slug:?}");
        return ExitCode::from(2);
    };
    println!("| players | win share by seat, starting seat first | mean score by seat | moves a game |");
    println!("|---|---|---|---|");
    for players in about.players.clone() {
        let study = Study {
            game: NewGame { game: slug.clone(), players, ..NewGame::default() },
            bots: vec![Opponents::Random],
            games: GAMES,
            seed: Seed::from(1),
            threads: thread::available_parallelism().map_or(1, usize::from),
        };
        let balance = match study.run(&AtomicBool::new(false), || {}) {
            Ok(balance) => balance,
            Err(error) => {
                eprintln!("{error}");
                return ExitCode::from(2);
            }
        };
        let list = |cell: &dyn Fn(f64) -> String, of: &dyn Fn(usize) -> Option<Estimate>| {
            (0..players).filter_map(of).map(|estimate| cell(estimate.value)).collect::<Vec<_>>().join(", ")
        };
        let wins = list(&|share| format!("{:.1}%", 100.0 * share), &|seat| balance.seats[seat].share);
        let points = list(&|mean| format!("{mean:.1}"), &|seat| balance.seats[seat].points);
        println!("| {players} | {wins} | {points} | {:.0} |", balance.length.mean);
    }
    ExitCode::SUCCESS
}
