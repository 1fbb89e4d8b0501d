//! Win share by seat under random play, as the documentation of each game quotes it:
//! `cargo run --release -p arena --example balance -- donburiko`

use arena::balance::balance;

const GAMES: u32 = 10_000;

fn main() {
    let slug = std::env::args().nth(1).unwrap_or_else(|| "donburiko".to_owned());
    let Some(rows) = balance(&slug, GAMES) else {
        eprintln!("there is no game {slug:?}");
        std::process::exit(2);
    };
    println!("| players | win share by seat, starting seat first | mean score by seat | moves a game |");
    println!("|---|---|---|---|");
    for row in rows {
        let games = f64::from(row.games);
        let list = |cell: &dyn Fn(f64) -> String, of: &[f64]| {
            of.iter().map(|&sum| cell(sum / games)).collect::<Vec<_>>().join(", ")
        };
        let wins = list(&|share| format!("{:.1}%", 100.0 * share), row.wins.first(row.players));
        let points = list(&|mean| format!("{mean:.1}"), row.points.first(row.players));
        println!("| {} | {wins} | {points} | {:.0} |", row.players, row.moves as f64 / games);
    }
}
