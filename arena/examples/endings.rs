//! How well the levels play small endings, as `docs/strength.md` quotes it:
//! `cargo run --release -p arena --example endings`, with names after it if not all levels are meant. With numbers, how well the
//! master plays them with so many iterations: `... --example endings -- 400 4000`.

use arena::endings::measure;
use bots::{BadLevel, Budget, Level};

const ENDINGS: usize = 200;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let named: Vec<String> = std::env::args().skip(1).collect();
    let named = if named.is_empty() { Level::ALL.map(|level| level.to_string()).to_vec() } else { named };
    let asked = named.iter().map(|name| asked(name)).collect::<Result<Vec<_>, _>>()?;
    println!("| game | level or iterations | endings | best move | mean loss |\n|---|---|--:|--:|--:|");
    for about in catalog::games() {
        for (row, name) in measure(about.slug, ENDINGS, &asked).unwrap_or_default().iter().zip(&named) {
            let best = 100.0 * f64::from(row.best) / f64::from(row.endings.max(1));
            println!("| {} | {name} | {} | {best:.1}% | {:.4} |", about.slug, row.endings, row.loss);
        }
    }
    Ok(())
}

/// A level as it is, or the master with so many iterations.
fn asked(name: &str) -> Result<(Level, Budget), BadLevel> {
    match name.parse() {
        Ok(iterations) => Ok((Level::Master, Budget::of_iterations(iterations))),
        Err(_) => name.parse().map(|level: Level| (level, level.budget())),
    }
}
