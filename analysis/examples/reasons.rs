//! What the master says about decisions of games that bots play, in every language: for whoever reads whether it
//! helps.
//!
//! ```sh
//! cargo run --package analysis --example reasons -- donburiko 10 400
//! ```

use std::error::Error;

use bots::{Budget, Level, Machine};
use engine::{Eye, Lang, NewGame, Rng, Seed, Words};

/// One decision in so many is told of: neighbours are alike.
const EVERY: u32 = 5;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let slug = args.next().ok_or("which game?")?;
    let decisions: u32 = args.next().map_or(Ok(10), |count| count.parse())?;
    let iterations: u32 = args.next().map_or(Ok(400), |count| count.parse())?;
    let about = catalog::about(&slug).ok_or("there is no such game")?;
    let words: Vec<Words> =
        Lang::all().map(|lang| Words::of(about.locales, lang)).collect::<Result<_, _>>()?;
    let mut rng = Rng::from(Seed::from(u64::from(iterations)));
    let mut told = 0;
    for game in 0_u32.. {
        let players = *about.players.start() + game as usize % about.players.clone().count();
        let new =
            NewGame { game: slug.clone(), players, seed: Some(u64::from(game).into()), ..NewGame::default() };
        let mut table = catalog::open(&new)?;
        let names: Vec<String> = ["Mari", "Ken", "Sora", "Aoi", "Jun", "Rin"].map(String::from).to_vec();
        while let Some(seat) = table.to_act().iter().next() {
            let legal = table.legal(seat);
            if legal.len() > 1 && rng.below(EVERY) == 0 {
                let budget = Budget::of_iterations(iterations);
                let thoughts = table.ponder(seat, budget, Machine::here()).ok_or("nothing to say")?;
                let best = &thoughts.actions[0];
                println!(
                    "\n{} of {} in game {game}, move {}:",
                    names[seat.index()],
                    players,
                    table.actions_played() + 1
                );
                for (other, words) in [&best.action, &thoughts.actions[legal.len().min(3) - 1].action]
                    .into_iter()
                    .flat_map(|other| words.iter().map(move |words| (other, words)))
                {
                    let scene = table.scene(Eye::Seat(seat));
                    let label = scene.choices.iter().find(|choice| *choice.action == *best.action);
                    let label = label.map(|choice| words.say(&choice.label, &names)).unwrap_or_default();
                    if let Some(why) = table.explain(seat, &thoughts, other) {
                        println!("  [{label}] {}", words.say(&why, &names));
                    }
                }
                told += 1;
                if told == decisions {
                    return Ok(());
                }
            }
            let budget = Level::Casual.budget();
            let action = table.think(seat, Level::Casual, budget, Machine::here()).ok_or("a stuck bot")?;
            table.play(seat, &action)?;
        }
    }
    Ok(())
}
