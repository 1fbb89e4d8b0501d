//! How long the levels that search think, whatever the ceilings in time are: in so many
//! decisions of each number of players with every combination of variants.
//! `cargo run --release -p arena --example clock -- 20`, with the names of games after it if not all are meant. What counts is
//! the time of the processor, as Linux tells it: what a quiet core takes, whatever else the machine does.

use arena::bench::processor_ms;
use arena::results::Times;
use bots::{Budget, Level, Machine};
use catalog::{Playable, TypedTask};
use engine::{Imagination, Mind, Rng, Seed, heuristic, variants};

/// One decision in so many is looked at: all parts of a game, in several games.
const EVERY: u32 = 9;

const LEVELS: [Level; 2] = [Level::Expert, Level::Master];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [decisions, only @ ..] = &args[..] else { return Err("how many decisions of each set-up?".into()) };
    let decisions = decisions.parse()?;
    println!("| game | level | set-ups | decisions | mean | 99th | slowest |\n|---|---|--:|--:|--:|--:|--:|");
    let is_meant = |slug: &str| only.is_empty() || only.iter().any(|name| name == slug);
    for about in catalog::games().iter().filter(|about| is_meant(about.slug)) {
        let (setups, seconds) = catalog::run_for(about.slug, Timed { decisions }).unwrap_or_default();
        for (level, seconds) in LEVELS.iter().zip(seconds) {
            let slowest = seconds.iter().copied().fold(0.0, f32::max);
            let times = Times::of(seconds);
            println!(
                "| {} | {level} | {setups} | {} | {:.0} | {:.0} | {:.0} |",
                about.slug,
                times.moves,
                times.mean_ms,
                times.p99_ms,
                1e3 * slowest,
            );
        }
    }
    Ok(())
}

/// Looks at so many decisions of casual players in each set-up.
struct Timed {
    decisions: usize,
}

impl TypedTask for Timed {
    /// How many set-ups there are, and the seconds of each level's thoughts.
    type Output = (usize, [Vec<f32>; LEVELS.len()]);

    fn run<G: Playable>(self) -> Self::Output {
        let (mut rng, mut seconds) = (Rng::from(Seed::from(1)), [(); LEVELS.len()].map(|()| Vec::new()));
        let setups = variants::<G>();
        for (number, setup) in setups.iter().enumerate() {
            while seconds[0].len() < (number + 1) * self.decisions {
                let mut game = G::new(setup, &mut Imagination(&mut rng)).expect("a variant can be played");
                while let Some(seat) = game.to_act().iter().next() {
                    let mind = Mind::new(&game, seat);
                    let Some(action) = heuristic::choose(&mind, &mut rng) else { break };
                    let is_wanted = seconds[0].len() < (number + 1) * self.decisions;
                    if is_wanted && mind.legal().len() > 1 && rng.below(EVERY) == 0 {
                        for (level, seconds) in LEVELS.iter().zip(&mut seconds) {
                            seconds.push(think(&mind, *level));
                        }
                    }
                    game.apply(seat, action, &mut Imagination(&mut rng));
                }
            }
        }
        (setups.len(), seconds)
    }
}

/// How many seconds a level thinks with all of its iterations.
fn think<G: Playable>(mind: &Mind<'_, G>, level: Level) -> f32 {
    let budget = Budget::of_iterations(level.budget().iterations().unwrap_or_default());
    let begun = processor_ms();
    bots::choose(mind, level, budget, Machine::here(), &mut Rng::from(Seed::from(1)));
    ((processor_ms() - begun) / 1e3) as f32
}
