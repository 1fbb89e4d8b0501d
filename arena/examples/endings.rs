//! How well the levels play small endings, as `docs/strength.md` quotes it:
//! `cargo run --release -p arena --example endings`

use arena::endings::measure;

const ENDINGS: usize = 200;

fn main() {
    println!("| game | level | endings | best move | mean loss |");
    println!("|---|---|--:|--:|--:|");
    for about in catalog::games() {
        for row in measure(about.slug, ENDINGS).unwrap_or_default() {
            let best = 100.0 * f64::from(row.best) / f64::from(row.endings.max(1));
            println!("| {} | {} | {} | {best:.1}% | {:.3} |", about.slug, row.level, row.endings, row.loss);
        }
    }
}
