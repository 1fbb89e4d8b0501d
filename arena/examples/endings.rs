//! How well the levels play small endings, as `docs/strength.md` quotes it: `cargo run --release -p arena --example endings`.
//! With numbers, how well the master plays them with so many iterations: `... --example endings -- 400 4000`.

use arena::endings::measure;
use bots::{Level, Limits};

const ENDINGS: usize = 200;

fn main() -> Result<(), std::num::ParseIntError> {
    let budgets = std::env::args().skip(1).map(|number| number.parse()).collect::<Result<Vec<u32>, _>>()?;
    let master = |iterations| (Level::Master, Limits { iterations: Some(iterations), ..Limits::default() });
    let (column, asked) = if budgets.is_empty() {
        ("level", Level::ALL.map(|level| (level, Limits::default())).to_vec())
    } else {
        ("iterations", budgets.into_iter().map(master).collect())
    };
    println!("| game | {column} | endings | best move | mean loss |\n|---|---|--:|--:|--:|");
    for about in catalog::games() {
        for (row, (level, limits)) in
            measure(about.slug, ENDINGS, &asked).unwrap_or_default().iter().zip(&asked)
        {
            let name =
                limits.iterations.map_or_else(|| level.to_string(), |iterations| iterations.to_string());
            let best = 100.0 * f64::from(row.best) / f64::from(row.endings.max(1));
            println!("| {} | {name} | {} | {best:.1}% | {:.4} |", about.slug, row.endings, row.loss);
        }
    }
    Ok(())
}
