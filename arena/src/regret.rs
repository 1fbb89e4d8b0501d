//! What short searches lose, as a long one sees it: many times cheaper than games, and blind to what both get wrong.

use bots::search::{Aim, Recipe, search};
use bots::{Budget, Machine};
use catalog::{Playable, TypedTask};
use engine::{Imagination, Mind, Rng, Seed, heuristic};

use crate::interval::student;
use crate::play::deal;
use crate::way::Way;

/// One decision in so many is looked at.
const EVERY: u32 = 9;

/// How often each search is repeated with other luck.
const REPEATS: u64 = 2;

/// What one way to search loses a decision, in rewards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Regret {
    /// The mean.
    pub mean: f64,
    /// How much more that is than what the first way loses, and half of the 95% interval of that.
    pub more: (f64, f64),
}

/// What is lost by each of these recipes with so many iterations, and after them by the heuristic alone: in so many
/// decisions of casual players at the largest table, of whose actions a search of so many iterations has judged the worth.
/// `None` if there is no such game.
pub fn measure(slug: &str, decisions: usize, truth: u32, ways: &[Way]) -> Option<Vec<Regret>> {
    struct Measure<'a> {
        decisions: usize,
        truth: u32,
        ways: &'a [Way],
    }
    impl TypedTask for Measure<'_> {
        type Output = Vec<Regret>;
        fn run<G: Playable>(self) -> Vec<Regret> {
            let mut rng = Rng::from(Seed::from(1));
            let mut losses = vec![Vec::new(); self.ways.len() + 1];
            while losses[0].len() < self.decisions {
                let mut game = deal::<G>(*G::RULES.players.end(), None, &mut rng);
                while let Some(seat) = game.to_act().iter().next() {
                    let mind = Mind::new(&game, seat);
                    let Some(action) = heuristic::choose(&mind, &mut rng) else { break };
                    let is_choice = mind.legal().len() > 1 && losses[0].len() < self.decisions;
                    if is_choice && rng.below(EVERY) == 0 {
                        let lost = loss(&mind, action, self.truth, self.ways, &mut rng);
                        losses.iter_mut().zip(lost).for_each(|(losses, lost)| losses.push(lost));
                    }
                    game.apply(seat, action, &mut Imagination(&mut rng));
                }
            }
            losses.iter().map(|lost| Regret::of(lost, &losses[0])).collect()
        }
    }
    catalog::run_for(slug, Measure { decisions, truth, ways })
}

/// What each way loses in one decision, and last what this action does.
fn loss<G: Playable>(
    mind: &Mind<'_, G>,
    action: G::Action,
    truth: u32,
    ways: &[Way],
    rng: &mut Rng,
) -> Vec<f64> {
    let (judged, machine) = (Budget::of_iterations(truth), Machine::here());
    let found = search(mind, Aim::Judge, Recipe::MASTER, judged, machine, rng).options;
    let worth = |action| {
        let known = found.iter().find(|finding| finding.action == action);
        known.map_or(0.0, |finding| f64::from(finding.reward) / f64::from(finding.visits.max(1)))
    };
    let best = found.iter().map(|finding| worth(finding.action)).fold(f64::MIN, f64::max);
    let of_way = |way: &Way| {
        let lost = |repeat| {
            let chosen = way.choose(mind, &mut Rng::from(Seed::from(repeat)));
            best - chosen.map_or(0.0, worth)
        };
        (0..REPEATS).map(lost).sum::<f64>() / REPEATS as f64
    };
    ways.iter().map(of_way).chain([best - worth(action)]).collect()
}

impl Regret {
    fn of(lost: &[f64], first: &[f64]) -> Regret {
        let count = lost.len() as f64;
        let mean = lost.iter().sum::<f64>() / count;
        let more: Vec<f64> = lost.iter().zip(first).map(|(own, first)| own - first).collect();
        let middle = more.iter().sum::<f64>() / count;
        let squares = more.iter().map(|more| (more - middle).powi(2)).sum::<f64>();
        let half = student(count - 1.0) * (squares / (count * (count - 1.0))).sqrt();
        Regret { mean, more: (middle, half) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_lost_is_compared_decision_by_decision() {
        let regret = Regret::of(&[0.5, 0.3, 0.4], &[0.4, 0.2, 0.3]);
        assert!((regret.mean - 0.4).abs() < 1e-9);
        assert!((regret.more.0 - 0.1).abs() < 1e-9 && regret.more.1 < 1e-6, "{regret:?}");
    }

    #[test]
    fn nobody_gains_against_the_truth() {
        let regrets = measure("donburiko", 3, 60, &[Way { recipe: Recipe::MASTER, iterations: 20 }])
            .expect("there is such a game");
        assert_eq!(regrets.len(), 2);
        assert!(regrets.iter().all(|regret| (0.0..=1.1).contains(&regret.mean)), "{regrets:?}");
        assert!(measure("chess", 1, 1, &[]).is_none());
    }
}
