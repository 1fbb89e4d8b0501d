//! What seats believe of hidden cards against what was there, as `docs/minds.md` quotes it:
//! `cargo run --release -p arena --example beliefs -- 30`, with so many games of each.

use arena::beliefs::{Bin, measure};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let games: u32 = std::env::args().nth(1).ok_or("how many games?")?.parse()?;
    println!(
        "| game | decisions | predictions | off by | log loss | predicted, true (%) |\n|---|--:|--:|--:|--:|---|"
    );
    for about in catalog::games() {
        let Some(found) = measure(about.slug, games) else { continue };
        let filled = || found.bins.iter().filter(|bin| bin.count > 0);
        let cell = |bin: &Bin| format!("{:.0}, {:.0}", 100.0 * bin.predicted, 100.0 * bin.true_share);
        println!(
            "| {} | {} | {} | {:.1}% | {:.3} | {} |",
            about.slug,
            found.decisions,
            filled().map(|bin| bin.count).sum::<u32>(),
            100.0 * found.error(),
            found.loss,
            filled().map(cell).collect::<Vec<_>>().join("; "),
        );
    }
    Ok(())
}
