//! How well the levels play where the truth is known: small endings that can be solved exactly.

use bots::solver::{Solution, solve};
use bots::{Budget, Level, Machine};
use catalog::{Playable, TypedTask};
use engine::{Game, Heuristic, Hidden, Imagination, Mind, Rng, Seed, heuristic};

use crate::play::deal;

/// So many moves are imagined for a solution before a position counts as too large.
const SMALL: u32 = 20_000;

/// So many positions of one game are looked at, so that the next ones come from other games.
const OF_ONE_GAME: usize = 2;

/// Games without a solvable ending before the search for one is given up.
const PATIENCE: usize = 1_000;

/// Something is at stake where the worst action throws away so much of the reward: more than a few points of
/// margin.
const STAKE: f32 = 0.05;

/// Actions whose worth differs by less are equally good: a point or so of margin.
const ALIKE: f32 = 0.01;

/// How well a level plays endings.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Exactness {
    /// Which level.
    pub level: Level,
    /// Endings in which something is at stake.
    pub endings: u32,
    /// How often it played a best one.
    pub best: u32,
    /// What its actions lost of the reward, on average over all endings.
    pub loss: f64,
}

/// Samples so many endings of a game and asks each of these levels, which may spend so much. All cards lie
/// open, to the solver and to the bots. `None` if there is no such game.
pub fn measure(slug: &str, endings: usize, asked: &[(Level, Budget)]) -> Option<Vec<Exactness>> {
    struct Measure<'a> {
        endings: usize,
        asked: &'a [(Level, Budget)],
    }
    impl TypedTask for Measure<'_> {
        type Output = Vec<Exactness>;
        fn run<G: Playable>(self) -> Vec<Exactness> {
            let endings = sample::<G>(self.endings);
            self.asked.iter().map(|&(level, budget)| ask(level, budget, &endings)).collect()
        }
    }
    catalog::run_for(slug, Measure { endings, asked })
}

/// A position, and the truth about it.
struct Ending<G: Game> {
    game: G,
    solution: Solution<G::Action>,
}

/// Endings of games that heuristics play, with as few players as the game allows.
fn sample<G: Heuristic>(most: usize) -> Vec<Ending<G>> {
    let mut rng = Rng::from(Seed::from(1));
    let mut endings = Vec::new();
    let mut barren = 0;
    while endings.len() < most && barren < PATIENCE {
        let found = endings_of(play(&mut rng));
        barren = if found.is_empty() { barren + 1 } else { 0 };
        endings.extend(found);
    }
    endings.truncate(most);
    endings
}

/// Every position of a game.
fn play<G: Heuristic>(rng: &mut Rng) -> Vec<G> {
    let mut game = deal::<G>(*G::RULES.players.start(), None, rng);
    let mut positions = Vec::new();
    while let Some(seat) = game.to_act().iter().next() {
        positions.push(game.clone());
        let Some(action) = heuristic::choose(&Mind::new(&game, seat), rng) else { break };
        game.apply(seat, action, &mut Imagination(rng));
    }
    positions
}

/// The earliest positions of a game that can be solved and in which something is at stake.
fn endings_of<G: Hidden>(positions: Vec<G>) -> Vec<Ending<G>> {
    let mut endings: Vec<Ending<G>> = Vec::new();
    for game in positions.into_iter().rev() {
        let Some(solution) = solve(&game, SMALL) else { break };
        if solution.worth.iter().any(|&(_, worth)| solution.best() - worth > STAKE) {
            endings.push(Ending { game, solution });
        }
    }
    endings.split_off(endings.len().saturating_sub(OF_ONE_GAME))
}

fn ask<G: Heuristic>(level: Level, budget: Budget, endings: &[Ending<G>]) -> Exactness {
    let mut rng = Rng::from(Seed::from(2));
    let mut exactness = Exactness { level, endings: endings.len() as u32, best: 0, loss: 0.0 };
    for Ending { game, solution } in endings {
        let mind = Mind::all_seeing(game, solution.seat);
        let action = bots::choose(&mind, level, budget, Machine::here(), &mut rng);
        let loss = action.and_then(|action| solution.loss(action)).unwrap_or_default();
        exactness.best += u32::from(loss <= ALIKE);
        exactness.loss += f64::from(loss) / endings.len() as f64;
    }
    exactness
}
