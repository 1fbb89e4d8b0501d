//! What short searches lose a decision, as a long one sees it (`docs/minds.md`): a game, how many decisions, how long
//! the long one is, and the short ones, of which the others are compared with the first:
//! `cargo run --release -p arena --example regret -- wasteland 32 12000 iterations=1600 iterations=1600,exploration=0.7`.

use arena::regret::measure;
use arena::way::Way;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [slug, decisions, truth, ways @ ..] = &args[..] else {
        return Err(
            "which game, how many decisions, how many iterations for the truth, and which searches?".into()
        );
    };
    let read = ways.iter().map(|way| way.parse()).collect::<Result<Vec<Way>, _>>()?;
    let regrets = measure(slug, decisions.parse()?, truth.parse()?, &read).ok_or("there is no such game")?;
    println!("| search | lost a decision | more than the first |\n|---|--:|--:|");
    for (name, regret) in ways.iter().map(String::as_str).chain(["casual"]).zip(regrets) {
        println!("| {name} | {:.4} | {:+.4} ± {:.4} |", regret.mean, regret.more.0, regret.more.1);
    }
    Ok(())
}
