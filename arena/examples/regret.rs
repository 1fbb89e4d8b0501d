//! What short searches lose a decision, as a long one sees it (`docs/minds.md`): a game, how many decisions, how long
//! the long one is, and the short ones, of which the others are compared with the first:
//! `cargo run --release -p arena --example regret -- wasteland 32 12000 iterations=1600 iterations=1600,exploration=0.7`.

use arena::regret::measure;
use bots::search::Recipe;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [slug, decisions, truth, ways @ ..] = &args[..] else {
        return Err(
            "which game, how many decisions, how many iterations for the truth, and which searches?".into()
        );
    };
    let read = ways.iter().map(|way| read(way)).collect::<Result<Vec<_>, _>>()?;
    let regrets = measure(slug, decisions.parse()?, truth.parse()?, &read).ok_or("there is no such game")?;
    println!("| search | lost a decision | more than the first |\n|---|--:|--:|");
    for (name, regret) in ways.iter().map(String::as_str).chain(["casual"]).zip(regrets) {
        println!("| {name} | {:.4} | {:+.4} ± {:.4} |", regret.mean, regret.more.0, regret.more.1);
    }
    Ok(())
}

/// The master's recipe with some numbers changed, and its iterations.
fn read(way: &str) -> Result<(Recipe, u32), Box<dyn std::error::Error>> {
    let (mut recipe, mut iterations) = (Recipe::MASTER, 1_600);
    for part in way.split(',') {
        let (name, number) = part.split_once('=').ok_or("a search is name=number,name=number")?;
        match name {
            "iterations" => iterations = number.parse()?,
            "exploration" => recipe.exploration = number.parse()?,
            "untried" => recipe.untried = number.parse()?,
            "open_mind" => recipe.open_mind = number.parse()?,
            "doubts" => recipe.doubts = number.parse()?,
            "whim" => recipe.whim = number.parse()?,
            _ => return Err(format!("{name} is no number of a recipe").into()),
        }
    }
    Ok((recipe, iterations))
}
