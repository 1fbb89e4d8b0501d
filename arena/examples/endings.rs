//! How well the levels play small endings, as `docs/strength.md` quotes it:
//! `cargo run --release -p arena --example endings`. With numbers, how well the master plays them with so
//! many iterations: `... --example endings -- 400 4000`.

use arena::endings::measure;
use bots::{Budget, Level};

const ENDINGS: usize = 200;

fn main() -> Result<(), std::num::ParseIntError> {
    let numbers = std::env::args().skip(1).map(|number| number.parse()).collect::<Result<Vec<u32>, _>>()?;
    let master =
        |&iterations: &u32| (iterations.to_string(), (Level::Master, Budget::of_iterations(iterations)));
    let as_they_are = |level: Level| (level.to_string(), (level, level.budget()));
    let (column, rows) = if numbers.is_empty() {
        ("level", Level::ALL.map(as_they_are).to_vec())
    } else {
        ("iterations", numbers.iter().map(master).collect())
    };
    let (names, asked): (Vec<String>, Vec<(Level, Budget)>) = rows.into_iter().unzip();
    println!("| game | {column} | endings | best move | mean loss |\n|---|---|--:|--:|--:|");
    for about in catalog::games() {
        for (row, name) in measure(about.slug, ENDINGS, &asked).unwrap_or_default().iter().zip(&names) {
            let best = 100.0 * f64::from(row.best) / f64::from(row.endings.max(1));
            println!("| {} | {name} | {} | {best:.1}% | {:.4} |", about.slug, row.endings, row.loss);
        }
    }
    Ok(())
}
