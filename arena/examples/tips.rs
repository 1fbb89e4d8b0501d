//! How often the master heeds each tip, as `docs/tips.md` quotes it:
//! `cargo run --release -p arena --example tips -- GAMES ITERATIONS [GAME]`.

use std::error::Error;

use arena::tips::{Advice, measure};
use bots::Budget;
use engine::About;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let mut number = || words.next().unwrap_or_default().parse::<u32>();
    let (games, budget) = (number()?.into(), Budget::of_iterations(number()?));
    let only = words.next();
    let wanted = |about: &&About| only.as_deref().is_none_or(|only| only == about.slug);
    println!("| game | tip | said | heeded | by chance | lost |\n|---|---|--:|--:|--:|--:|");
    for about in catalog::games().iter().filter(wanted) {
        for (id, Advice { said, heeded, by_chance, lost }) in measure(about, games, budget) {
            let percent = |part: f64| 100.0 * part / f64::from(said);
            println!(
                "| {} | `{id}` | {said} | {:.0}% | {:.0}% | {:.1} |",
                about.slug,
                percent(heeded.into()),
                percent(by_chance),
                percent(lost)
            );
        }
    }
    Ok(())
}
