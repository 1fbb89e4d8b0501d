//! Elo ratings from who finished ahead of whom.
//!
//! In each game every pair of contestants with different names is one result: finishing ahead counts 1, level
//! with each other 1/2. Strengths are those of Bradley and Terry under which these results are likeliest,
//! with one drawn game added for each pair that has met, so that somebody who never lost has a finite rating.
//! On Elo's scale 400 points are odds of ten to one; 0 is the mean of all who were rated. Intervals come from
//! leaving out a part of the deals at a time (the jackknife), since the games of a deal hang together. Too
//! few deals, or somebody who never lost or never won, allow no interval: it has no ends.

use crate::interval::{Interval, student};
use crate::results::Results;

/// Into how many parts the deals are divided to see how much the ratings depend on them.
const PARTS: usize = 100;

/// With fewer deals an interval would depend on chance too much.
const FEWEST: usize = 10;

/// Points of Elo for a factor of e in the odds.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// The rating of one name.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// On Elo's scale.
    pub elo: f64,
    /// Its 95% interval.
    pub interval: Interval,
}

/// How often each finished ahead of each.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingTally {
    names: usize,
    /// `ahead[a * names + b]`: a finished ahead of b.
    ahead: Vec<f64>,
}

impl RatingTally {
    /// Nobody has met.
    pub fn new(names: usize) -> RatingTally {
        RatingTally { names, ahead: vec![0.0; names * names] }
    }

    /// Name `a` got `score` against `b`: 1 ahead, 1/2 level, 0 behind.
    pub fn meet(&mut self, a: usize, b: usize, score: f64) {
        self.ahead[a * self.names + b] += score;
        self.ahead[b * self.names + a] += 1.0 - score;
    }

    fn add(&mut self, other: &RatingTally, sign: f64) {
        for (sum, part) in self.ahead.iter_mut().zip(&other.ahead) {
            *sum += sign * part;
        }
    }

    /// Whether somebody never lost, or never won.
    fn one_sided(&self, name: usize) -> bool {
        let row = |a: usize| (0..self.names).filter(move |&b| b != a);
        let won: f64 = row(name).map(|other| self.ahead[name * self.names + other]).sum();
        let lost: f64 = row(name).map(|other| self.ahead[other * self.names + name]).sum();
        won <= 0.0 || lost <= 0.0
    }

    /// The ratings under which these results are likeliest.
    pub fn fit(&self) -> Vec<f64> {
        let n = self.names;
        let met = |a: usize, b: usize| self.ahead[a * n + b] + self.ahead[b * n + a];
        let others = |a: usize| (0..n).filter(move |&b| a != b && met(a, b) > 0.0);
        // The drawn game that every pair has besides.
        let wins: Vec<f64> = (0..n).map(|a| others(a).map(|b| self.ahead[a * n + b] + 0.5).sum()).collect();
        let mut strength = vec![1.0; n];
        for _ in 0..10_000 {
            let mut moved: f64 = 0.0;
            for a in 0..n {
                let games: f64 = others(a).map(|b| (met(a, b) + 1.0) / (strength[a] + strength[b])).sum();
                if games > 0.0 {
                    let better = wins[a] / games;
                    moved = moved.max((better / strength[a]).ln().abs());
                    strength[a] = better;
                }
            }
            if moved < 1e-9 {
                break;
            }
        }
        let elo: Vec<f64> = strength.iter().map(|strength| SCALE * strength.ln()).collect();
        let mean = elo.iter().sum::<f64>() / n.max(1) as f64;
        elo.into_iter().map(|elo| elo - mean).collect()
    }
}

/// Adds the results to the tallies of their deals, one tally a deal. `names` are those to be rated, in order.
pub fn tally(results: &Results, names: &[String], deals: &mut Vec<RatingTally>) {
    let index: Vec<Option<usize>> =
        results.seats.iter().map(|seat| names.iter().position(|name| name == seat)).collect();
    for game in &results.games {
        while deals.len() <= game.deal as usize {
            deals.push(RatingTally::new(names.len()));
        }
        for (a, b) in (0..index.len()).flat_map(|a| (0..a).map(move |b| (a, b))) {
            let (Some(one), Some(other)) = (index[a], index[b]) else { continue };
            if one != other {
                let score = match game.ranks[a].cmp(&game.ranks[b]) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
                deals[game.deal as usize].meet(one, other, score);
            }
        }
    }
}

/// The ratings of so many names, from tallies of independent deals.
pub fn rate(deals: &[RatingTally], names: usize) -> Vec<Rating> {
    let sum = |part: &mut dyn Iterator<Item = &RatingTally>| {
        let mut sum = RatingTally::new(names);
        part.for_each(|tally| sum.add(tally, 1.0));
        sum
    };
    let all = sum(&mut deals.iter());
    let elo = all.fit();
    let parts = deals.len().min(PARTS);
    let without: Vec<Vec<f64>> = (0..parts)
        .map(|part| {
            let mut rest = all.clone();
            rest.add(&sum(&mut deals.iter().skip(part).step_by(parts)), -1.0);
            rest.fit()
        })
        .collect();
    let half = |name: usize| {
        let count = parts as f64;
        let mean = without.iter().map(|elo| elo[name]).sum::<f64>() / count;
        let squares = without.iter().map(|elo| (elo[name] - mean).powi(2)).sum::<f64>();
        student(count - 1.0) * ((count - 1.0) / count * squares).sqrt()
    };
    let rating = |(name, &elo): (usize, &f64)| {
        let half = if parts < FEWEST || all.one_sided(name) { f64::INFINITY } else { half(name) };
        Rating { elo, interval: Interval { low: elo - half, high: elo + half } }
    };
    elo.iter().enumerate().map(rating).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Rng, Seed};

    fn chance(difference: f64) -> f64 {
        1.0 / (1.0 + 10f64.powf(-difference / 400.0))
    }

    /// Deals in which everybody meets everybody `games` times.
    fn deals(truth: &[f64], deals: u32, games: u32, rng: &mut Rng) -> Vec<RatingTally> {
        let mut deal = |_| {
            let mut tally = RatingTally::new(truth.len());
            for (a, b) in (0..truth.len()).flat_map(|a| (0..a).map(move |b| (a, b))) {
                for _ in 0..games {
                    let won =
                        f64::from(rng.below(1 << 24)) < chance(truth[a] - truth[b]) * f64::from(1u32 << 24);
                    tally.meet(a, b, f64::from(u8::from(won)));
                }
            }
            tally
        };
        (0..deals).map(&mut deal).collect()
    }

    #[test]
    fn known_strengths_are_found_again() {
        let truth = [-180.0, -50.0, 30.0, 200.0];
        let ratings = rate(&deals(&truth, 2_000, 4, &mut Rng::from(Seed::from(1))), truth.len());
        for (rating, truth) in ratings.iter().zip(truth) {
            assert!((rating.elo - truth).abs() < 15.0, "{rating:?} should be {truth}");
        }
    }

    #[test]
    fn intervals_hold_the_truth_as_often_as_they_say() {
        let (truth, mut rng) = ([-60.0, 0.0, 60.0], Rng::from(Seed::from(2)));
        let mut hits = 0;
        for _ in 0..300 {
            for (rating, truth) in rate(&deals(&truth, 60, 3, &mut rng), 3).iter().zip(truth) {
                hits += u32::from((rating.interval.low..=rating.interval.high).contains(&truth));
            }
        }
        assert!((0.92..=0.98).contains(&(f64::from(hits) / 900.0)), "{hits} of 900");
    }

    #[test]
    fn two_who_meet_differ_by_the_logarithm_of_their_odds() {
        let mut tally = RatingTally::new(2);
        (0..3000).for_each(|game| tally.meet(0, 1, if game % 4 == 0 { 0.0 } else { 1.0 }));
        let elo = tally.fit();
        assert!((elo[0] - elo[1] - 190.8).abs() < 0.5, "{elo:?}");
    }

    #[test]
    fn whoever_never_loses_has_a_finite_rating_and_whoever_never_plays_has_none() {
        let mut tally = RatingTally::new(3);
        (0..10).for_each(|_| tally.meet(0, 1, 1.0));
        let elo = tally.fit();
        assert!(elo.iter().all(|elo| elo.is_finite()) && elo[0] > 200.0, "{elo:?}");
        assert!(rate(&[tally], 3)[0].interval.high.is_infinite());
    }
}
