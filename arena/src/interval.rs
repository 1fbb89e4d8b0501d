//! How sure a figure is, when games come in deals.
//!
//! The games of one deal share its cards, so they are not independent: a lucky hand is held by everybody
//! once. What is independent is the deals. All intervals here are 95% and look only at how deals differ from
//! each other.

use serde::{Deserialize, Serialize};

/// The 97.5% quantile of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// From where to where a figure may well be.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Interval {
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

/// The parts of something that each deal gave, of how many chances.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Cluster {
    /// For example games won.
    pub sum: f64,
    /// For example games played.
    pub count: f64,
}

/// A share and its interval by Wilson's method, whose number of games is the effective one: so many
/// independent games would be as sure as these deals are. It is larger than the number of games where the
/// rotations of a deal even luck out. Student's quantile makes up for few deals.
pub fn share(clusters: &[Cluster]) -> (f64, Interval) {
    let sum: f64 = clusters.iter().map(|cluster| cluster.sum).sum();
    let count: f64 = clusters.iter().map(|cluster| cluster.count).sum();
    if count <= 0.0 {
        return (0.0, Interval { low: 0.0, high: 1.0 });
    }
    let (share, deals) = (sum / count, clusters.len() as f64);
    let spread = share * (1.0 - share);
    // Where every game is won or none, nothing can be said about how deals differ: each counts once.
    if spread <= f64::EPSILON {
        return (share, wilson(share, deals, Z));
    }
    (share, wilson(share, spread / variance(clusters, share, count), student(deals)))
}

/// The variance of a share, from how far each deal is from it. One more deal is added that differs as much as
/// one of independent games would, lest a few deals that happen to agree seem certain.
fn variance(clusters: &[Cluster], share: f64, count: f64) -> f64 {
    let residual = |cluster: &Cluster| (cluster.sum - share * cluster.count).powi(2);
    let independent = share * (1.0 - share) * count / clusters.len() as f64;
    (clusters.iter().map(residual).sum::<f64>() + independent) / (count * count)
}

fn wilson(share: f64, games: f64, quantile: f64) -> Interval {
    let square = quantile * quantile;
    let middle = (share + square / (2.0 * games)) / (1.0 + square / games);
    let half = quantile / (1.0 + square / games)
        * (share * (1.0 - share) / games + square / (4.0 * games * games)).sqrt();
    Interval { low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
}

/// The 97.5% quantile of Student's distribution, by the expansion of Cornish and Fisher; from the table for
/// up to three degrees.
pub fn student(degrees: f64) -> f64 {
    match degrees {
        ..1.5 => 12.706,
        ..2.5 => 4.303,
        ..3.5 => 3.182,
        _ => {
            let z = Z;
            z + (z.powi(3) + z) / (4.0 * degrees)
                + (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / (96.0 * degrees.powi(2))
                + (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z)
                    / (384.0 * degrees.powi(3))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Rng, Seed};

    #[test]
    fn students_quantiles_are_those_of_the_tables() {
        for (degrees, quantile) in
            [(1.0, 12.706), (2.0, 4.303), (3.0, 3.182), (4.0, 2.776), (5.0, 2.571), (30.0, 2.042)]
        {
            assert!((student(degrees) - quantile).abs() < 0.01, "{degrees}: {}", student(degrees));
        }
    }

    #[test]
    fn independent_games_have_wilsons_interval() {
        // 20 of 100: Wilson gives 0.1334 to 0.2888.
        let clusters: Vec<Cluster> =
            (0..100).map(|game| Cluster { sum: f64::from(u8::from(game % 5 == 0)), count: 1.0 }).collect();
        let (share, Interval { low, high }) = share(&clusters);
        assert!((share - 0.2).abs() < 1e-9);
        assert!((low - 0.133).abs() < 0.002 && (high - 0.289).abs() < 0.002, "{low} {high}");
    }

    #[test]
    fn a_clean_sweep_is_not_certain() {
        let (share, Interval { low, high }) = share(&[Cluster { sum: 3.0, count: 3.0 }; 20]);
        assert_eq!((share, high), (1.0, 1.0));
        assert!((0.8..0.9).contains(&low), "{low}");
        assert_eq!(super::share(&[]).1, Interval { low: 0.0, high: 1.0 });
    }

    #[test]
    fn two_deals_that_agree_prove_little() {
        let (_, Interval { low, high }) = share(&[Cluster { sum: 1.0, count: 2.0 }; 2]);
        assert!(low < 0.2 && high > 0.8, "{low} {high}");
    }

    /// How often the interval holds the truth, and how wide it is on average, for deals whose games agree
    /// with each other (`pull` above 0) or even each other out (below).
    fn coverage(deals: usize, truth: f64, pull: f64) -> (f64, f64) {
        const TRIALS: u32 = 2_000;
        let mut rng = Rng::from(Seed::from(3));
        let mut uniform = move || f64::from(rng.below(1 << 24)) / f64::from(1u32 << 24);
        let (mut hits, mut width) = (0, 0.0);
        for _ in 0..TRIALS {
            let clusters: Vec<Cluster> = (0..deals)
                .map(|_| {
                    let luck = uniform();
                    let mut sum = 0.0;
                    for rotation in 0..4 {
                        // Each game wins with the same chance; what differs is how the four hang together.
                        let level = match pull {
                            pull if pull > 0.0 && uniform() < pull => luck,
                            pull if pull < 0.0 && uniform() < -pull => {
                                (luck + f64::from(rotation) / 4.0) % 1.0
                            }
                            _ => uniform(),
                        };
                        sum += f64::from(u8::from(level < truth));
                    }
                    Cluster { sum, count: 4.0 }
                })
                .collect();
            let (_, Interval { low, high }) = share(&clusters);
            hits += u32::from((low..=high).contains(&truth));
            width += (high - low) / f64::from(TRIALS);
        }
        (f64::from(hits) / f64::from(TRIALS), width)
    }

    #[test]
    fn intervals_hold_the_truth_as_often_as_they_say() {
        for (deals, truth, pull) in
            [(100, 0.25, 0.0), (100, 0.25, 0.7), (100, 0.3, -0.7), (30, 0.4, 0.5), (100, 0.9, 0.5)]
        {
            let (held, _) = coverage(deals, truth, pull);
            assert!((0.925..=0.98).contains(&held), "{deals} deals, truth {truth}, pull {pull}: {held}");
        }
    }

    #[test]
    fn deals_that_even_luck_out_make_it_surer() {
        let [alike, independent, evened] = [0.8, 0.0, -0.8].map(|pull| coverage(100, 0.25, pull).1);
        assert!(alike > 1.3 * independent && independent > 1.3 * evened, "{alike} {independent} {evened}");
    }
}
