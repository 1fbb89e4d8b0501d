//! Finds how much everything counts: `cargo test --release -p wasteland -- --ignored --nocapture a_taste_is_fitted`.
//!
//! Positions of games that the present taste plays are played on after every legal action, in the same imagined deals with the
//! same chance, to the end of the deal; the sum of what counts is fitted to the points ahead of the mean of the others that
//! came of it. What comes out is for the constants above, and a second run with them learns from better play.

use engine::{Game, Heuristic, Imagination, Mind, Rng, Seat, Seed, Setup, heuristic};

use super::{ABANDONED, PASSED, PLAYED, Tasted};
use crate::{Action, Phase, Wasteland};

const POSITIONS: usize = 12_000;

/// Imagined deals a position.
const DEALS: u16 = 24;

/// One decision in so many is looked at.
const EVERY: u32 = 12;

/// One action in so many is any, lest only what the taste likes be seen.
const WHIM: u32 = 32;

/// An action so many points behind the best counts half: how bad it is matters less than what is best.
const BEHIND: f64 = 1.5;

/// Holds back what few positions speak for.
const RIDGE: f64 = 10.0;

const ALL: usize = PLAYED.len() + PASSED.len() + ABANDONED.len();

/// What counts of an action; nothing of what is of another kind.
fn counts(tasted: &Tasted<'_>, action: Action) -> [f64; ALL] {
    let (played, passed) = (PLAYED.len(), PLAYED.len() + PASSED.len());
    let mut all = [0.0; ALL];
    let mut fill = |from: usize, counts: &[f32]| {
        all[from..].iter_mut().zip(counts).for_each(|(all, &count)| *all = f64::from(count));
    };
    match action {
        Action::Play(card) => fill(0, &tasted.of_play(card)),
        Action::Pass(card) => fill(played, &tasted.of_pass(card)),
        Action::Abandon(card) => fill(passed, &tasted.of_abandoning(card)),
        Action::Start(_) | Action::Ally(_) => {}
    }
    all
}

/// The sums of a weighted regression.
struct Fit {
    squares: Vec<[f64; ALL]>,
    sums: [f64; ALL],
}

impl Fit {
    /// Learns what came of the actions of a position; only how they differ matters.
    fn learn(&mut self, counts: &[[f64; ALL]], gains: &[f64]) {
        let best = gains.iter().copied().fold(f64::MIN, f64::max);
        let weights: Vec<f64> =
            gains.iter().map(|gain| 1.0 / (1.0 + ((best - gain) / BEHIND).powi(2))).collect();
        let all: f64 = weights.iter().sum();
        let mean = |of: &dyn Fn(usize) -> f64| {
            weights.iter().enumerate().map(|(place, weight)| weight * of(place)).sum::<f64>() / all
        };
        let means: [f64; ALL] = std::array::from_fn(|thing| mean(&|place| counts[place][thing]));
        let gain = mean(&|place| gains[place]);
        for (place, weight) in weights.iter().enumerate() {
            let off: [f64; ALL] = std::array::from_fn(|thing| counts[place][thing] - means[thing]);
            for one in 0..ALL {
                self.sums[one] += weight * off[one] * (gains[place] - gain);
                (0..ALL).for_each(|other| self.squares[one][other] += weight * off[one] * off[other]);
            }
        }
    }

    /// The taste that fits best, by elimination: the ridge keeps every step away from nought.
    fn solve(mut self) -> [f64; ALL] {
        (0..ALL).for_each(|thing| self.squares[thing][thing] += RIDGE);
        for step in 0..ALL {
            let (done, left) = self.squares.split_at_mut(step + 1);
            for (number, row) in (step + 1..).zip(left) {
                let part = row[step] / done[step][step];
                row.iter_mut().zip(done[step]).for_each(|(own, above)| *own -= part * above);
                self.sums[number] -= part * self.sums[step];
            }
        }
        let mut taste = [0.0; ALL];
        for step in (0..ALL).rev() {
            let known: f64 = (step + 1..ALL).map(|other| self.squares[step][other] * taste[other]).sum();
            taste[step] = (self.sums[step] - known) / self.squares[step][step];
        }
        taste
    }
}

/// What a deal is worth to a seat after an action, with this chance: the points ahead of the mean of the others.
fn gain(deal: &Wasteland, seat: Seat, action: Action, chance: u64) -> f64 {
    let (mut game, mut rng, round) = (deal.clone(), Rng::from(Seed::from(chance)), deal.chapter());
    game.apply(seat, action, &mut Imagination(&mut rng));
    while game.chapter() == round
        && let Some(next) = game.to_act().iter().next()
    {
        let legal = game.legal(next);
        let best = if rng.below(WHIM) == 0 {
            rng.pick(&legal).copied()
        } else {
            heuristic::best(&game, next, &legal)
        };
        let Some(action) = best else { break };
        game.apply(next, action, &mut Imagination(&mut rng));
    }
    let (before, after) = (deal.standing().scores, game.standing().scores);
    let of = |seat: Seat| f64::from(after[seat] - before[seat]);
    let others = game.seats().without(seat);
    of(seat) - others.iter().map(of).sum::<f64>() / others.len() as f64
}

#[test]
#[ignore = "takes minutes, and is for whoever wants a better taste"]
fn a_taste_is_fitted() {
    let mut rng = Rng::from(Seed::from(1));
    let mut fit = Fit { squares: vec![[0.0; ALL]; ALL], sums: [0.0; ALL] };
    let mut looked_at = 0;
    while looked_at < POSITIONS {
        let setup = Setup::plain(4);
        let mut game = Wasteland::new(&setup, &mut Imagination(&mut rng)).expect("four can play");
        while let Some(seat) = game.to_act().iter().next() {
            let mind = Mind::new(&game, seat);
            let legal = mind.legal();
            let is_of_cards = matches!(game.phase, Phase::Trick(_) | Phase::Abandon(_));
            if is_of_cards && legal.len() > 1 && rng.below(EVERY) == 0 {
                let tasted = Tasted::of(&game, seat);
                let counted: Vec<_> = legal.iter().map(|&action| counts(&tasted, action)).collect();
                let mut gains = vec![0.0; legal.len()];
                for _ in 0..DEALS {
                    let (deal, chance) = (mind.imagine(&mut rng), rng.bits());
                    let after = legal.iter().map(|&action| gain(&deal, seat, action, chance));
                    gains.iter_mut().zip(after).for_each(|(sum, gain)| *sum += gain / f64::from(DEALS));
                }
                fit.learn(&counted, &gains);
                looked_at += 1;
            }
            let action = if rng.below(WHIM) == 0 {
                heuristic::anything(&mind, &mut rng)
            } else {
                heuristic::choose(&mind, &mut rng)
            };
            let Some(action) = action else { break };
            game.apply(seat, action, &mut Imagination(&mut rng));
        }
    }
    let taste = fit.solve();
    let (played, rest) = taste.split_at(PLAYED.len());
    let (passed, abandoned) = rest.split_at(PASSED.len());
    println!("PLAYED {played:.3?}\nPASSED {passed:.3?}\nABANDONED {abandoned:.3?}");
    assert!(played[0] > 0.0, "a trick is worth taking");
}
