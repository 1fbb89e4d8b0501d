//! What many games have shown, as plain data.

use catalog::Playable;
use serde::{Deserialize, Serialize};

use super::estimate::Estimate;
use super::tally::{Spread, Tally, of_players};

/// What many games have shown.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Balance {
    /// How many games were played.
    pub games: u64,
    /// How many play.
    pub players: usize,
    /// The share of the wins that each seat would have if all were the same.
    pub even: f64,
    /// The share of the games with exactly one winner.
    pub decisive: f64,
    /// The share of the games that nobody won.
    pub without_winner: f64,
    /// By seat, from the one that begins.
    pub seats: Vec<SeatFigures>,
    /// The scores of all seats at the end.
    pub scores: Distribution,
    /// How far the best score was above the next.
    pub margins: Distribution,
    /// Actions in a game.
    pub length: Distribution,
    /// Between how many actions one chooses.
    pub branching: Distribution,
    /// The share of the actions without any choice.
    pub forced: Option<Estimate>,
    /// How often in a game somebody else was suddenly ahead.
    pub lead_changes: Distribution,
    /// When whoever won took the lead for good, in percent of the game: 100 is with the last action.
    pub decided: Distribution,
    /// What can be chosen, by action; what never could be is left out.
    pub choices: Vec<Choice>,
    /// What can be had at the end; what nearly nobody or nearly everybody has is left out.
    pub had: Vec<Had>,
}

/// How a seat did.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatFigures {
    /// Counted from 0, the seat that begins.
    pub seat: usize,
    /// Its share of the wins.
    pub share: Option<Estimate>,
    /// Its score.
    pub points: Option<Estimate>,
}

/// An action, and what comes of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// Its notation.
    pub action: String,
    /// In how many decisions it could be chosen; those without a choice do not count.
    pub offered: u64,
    /// The share of them in which it was.
    pub chosen: Option<Estimate>,
    /// How much larger the win share is of those who chose it at least once in a game, beside those who could
    /// have and never did.
    pub adds: Option<Estimate>,
}

/// Something that a player can have at the end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Had {
    /// The feature that says so.
    pub feature: String,
    /// What is had.
    pub entry: String,
    /// The share of the players that have any of it.
    pub owners: Option<Estimate>,
    /// How much a player has of it.
    pub quantity: Option<Estimate>,
    /// What one more of it adds to the win share.
    pub adds: Option<Estimate>,
}

/// How numbers are spread.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Distribution {
    /// Their mean.
    pub mean: f64,
    /// From where to where it may well be, the games being what is independent.
    pub range: (f64, f64),
    /// Their standard deviation.
    pub deviation: f64,
    /// The least; a twentieth, a quarter, half, three quarters and nineteen twentieths of them are not above
    /// the next ones; the most.
    pub quantiles: [i64; 7],
    /// How often each number came.
    pub counts: Vec<(i64, u64)>,
}

impl Distribution {
    /// Their mean with its interval.
    pub fn estimate(&self) -> Estimate {
        let (low, high) = self.range;
        Estimate { value: self.mean, low, high }
    }

    fn of(Spread { counts, mean: estimated }: &Spread) -> Distribution {
        let all: u64 = counts.values().sum();
        if all == 0 {
            return Distribution::default();
        }
        let sum = |power: i32| {
            counts.iter().map(|(&number, &times)| (number as f64).powi(power) * times as f64).sum::<f64>()
        };
        let mean = sum(1) / all as f64;
        let quantile = |part: f64| {
            let mut left = (part * all as f64).ceil().max(1.0) as u64;
            let reached = |(_, times): &(&i64, &u64)| {
                let is_here = left <= **times;
                left = left.saturating_sub(**times);
                is_here
            };
            counts.iter().find(reached).map_or(0, |(&number, _)| number)
        };
        Distribution {
            mean,
            range: estimated.estimate().map_or((mean, mean), |estimate| (estimate.low, estimate.high)),
            deviation: (sum(2) / all as f64 - mean * mean).max(0.0).sqrt(),
            quantiles: [0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0].map(quantile),
            counts: counts.iter().map(|(&number, &times)| (number, times)).collect(),
        }
    }
}

impl Balance {
    pub(super) fn of<G: Playable>(tally: &Tally, players: usize) -> Balance {
        let share = |games: u64| if tally.games == 0 { 0.0 } else { games as f64 / tally.games as f64 };
        let seats = tally.wins.iter().zip(&tally.points).enumerate();
        Balance {
            games: tally.games,
            players,
            even: 1.0 / players.max(1) as f64,
            decisive: share(tally.games - tally.shared - tally.without_winner),
            without_winner: share(tally.without_winner),
            seats: seats
                .map(|(seat, (wins, points))| SeatFigures {
                    seat,
                    share: wins.estimate().map(Estimate::of_share),
                    points: points.estimate(),
                })
                .collect(),
            scores: Distribution::of(&tally.scores),
            margins: Distribution::of(&tally.margins),
            length: Distribution::of(&tally.lengths),
            branching: Distribution::of(&tally.widths),
            forced: tally.forced.estimate().map(Estimate::of_share),
            lead_changes: Distribution::of(&tally.lead_changes),
            decided: Distribution::of(&tally.decided),
            choices: choices::<G>(tally),
            had: had::<G>(tally),
        }
    }
}

fn choices<G: Playable>(tally: &Tally) -> Vec<Choice> {
    let numbered = G::actions().zip(&tally.choices).filter(|(_, (rate, _))| rate.count() > 0.0);
    let choice =
        |(action, (rate, slope)): (G::Action, &(super::estimate::Mean, super::estimate::Slope))| Choice {
            action: action.to_string(),
            offered: rate.count() as u64,
            chosen: rate.estimate().map(Estimate::of_share),
            adds: slope.estimate(),
        };
    numbered.map(choice).collect()
}

fn had<G: Playable>(tally: &Tally) -> Vec<Had> {
    let entries = of_players(G::FEATURES)
        .flat_map(|(_, feature)| feature.entries.iter().map(|entry| (feature.name, *entry)));
    let all = entries.zip(&tally.had).filter(|(_, (quantity, ..))| quantity.sum() != 0.0);
    let had = all.map(|((feature, entry), (quantity, owners, slope))| Had {
        feature: feature.to_owned(),
        entry: entry.to_owned(),
        owners: owners.estimate().map(Estimate::of_share),
        quantity: quantity.estimate(),
        adds: slope.estimate(),
    });
    had.filter(|had| had.adds.is_some()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_distribution_has_its_textbook_figures() {
        let mut spread = Spread::default();
        [1, 2, 2, 5].into_iter().for_each(|number| spread.add(std::iter::once(number)));
        let distribution = Distribution::of(&spread);
        assert_eq!((distribution.mean, distribution.quantiles), (2.5, [1, 1, 1, 2, 2, 5, 5]));
        assert!((distribution.deviation - 1.5).abs() < 1e-12);
        let Estimate { value, low, high } = distribution.estimate();
        assert!(low < value && value < high && (value - low) - (high - value) < 1e-9);
        assert_eq!(Distribution::of(&Spread::default()), Distribution::default());
    }
}
