//! Figures and how sure they are, when the seats of one game hang together.
//!
//! Games are what is independent. Whatever is counted is added up by game, and intervals look only at how
//! games differ from each other (the linearised variance of a ratio, clustered by game). They are 95%
//! intervals.

use serde::{Deserialize, Serialize};

/// So many must have something, and as many lack it, before anything can be said of what it adds.
const FEW: f64 = 10.0;

/// The 97.5% quantile of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// A figure, and from where to where it may well be.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Estimate {
    /// The figure.
    pub value: f64,
    /// The lower end of its 95% interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Estimate {
    fn of(value: f64, variance: f64) -> Estimate {
        let reach = Z * variance.max(0.0).sqrt();
        Estimate { value, low: value - reach, high: value + reach }
    }

    /// The share of so many games.
    pub(super) fn of_games(share: f64, games: u64) -> Estimate {
        let variance = share * (1.0 - share) / (games as f64 - 1.0).max(1.0);
        Estimate::of(share, variance).of_share()
    }

    /// The same for a share, which is neither below nothing nor above everything.
    #[must_use]
    pub(super) fn of_share(self) -> Estimate {
        Estimate { low: self.low.max(0.0), high: self.high.min(1.0), ..self }
    }

    /// How far the interval reaches to either side.
    pub fn reach(self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// How much larger this is than another figure, of other games.
    #[must_use]
    pub fn minus(self, other: Estimate) -> Estimate {
        let (value, reach) = (self.value - other.value, self.reach().hypot(other.reach()));
        Estimate { value, low: value - reach, high: value + reach }
    }

    /// Whether it surely differs from nothing.
    pub fn is_sure(self) -> bool {
        self.low > 0.0 || self.high < 0.0
    }
}

/// Adds up a sum and how many it is of, game by game.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Mean {
    games: f64,
    sums: [f64; 2],
    squares: [[f64; 2]; 2],
}

impl Mean {
    /// A game that gave this sum of so many.
    pub(super) fn add(&mut self, sum: f64, count: f64) {
        add(&mut self.sums, &mut self.squares, [sum, count]);
        self.games += 1.0;
    }

    pub(super) fn merge(&mut self, other: &Mean) {
        merge(&mut self.sums, &mut self.squares, &other.sums, &other.squares);
        self.games += other.games;
    }

    pub(super) fn sum(&self) -> f64 {
        self.sums[0]
    }

    pub(super) fn count(&self) -> f64 {
        self.sums[1]
    }

    /// The mean; nothing if nothing was counted.
    pub(super) fn estimate(&self) -> Option<Estimate> {
        let [sum, count] = self.sums;
        let mean = sum / count;
        let variance = weighed(&self.squares, [1.0, -mean]) * spread(self.games) / (count * count);
        (count > 0.0).then(|| Estimate::of(mean, variance))
    }
}

/// Adds up how the win goes with a quantity, game by game.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Slope {
    games: f64,
    /// Of quantity times win, quantity, win, one, and the quantity's square.
    sums: [f64; 5],
    squares: [[f64; 5]; 5],
    /// The least quantity, or nothing, and the most.
    range: (f64, f64),
}

impl Slope {
    /// A game with these quantities and wins of its seats.
    pub(super) fn add(&mut self, seats: impl Iterator<Item = (f64, f64)>) {
        let mut game = [0.0; 5];
        for (quantity, win) in seats {
            let seat = [quantity * win, quantity, win, 1.0, quantity * quantity];
            game.iter_mut().zip(seat).for_each(|(sum, of_seat)| *sum += of_seat);
            self.range = (self.range.0.min(quantity), self.range.1.max(quantity));
        }
        if game[3] > 0.0 {
            add(&mut self.sums, &mut self.squares, game);
            self.games += 1.0;
        }
    }

    pub(super) fn merge(&mut self, other: &Slope) {
        merge(&mut self.sums, &mut self.squares, &other.sums, &other.squares);
        self.range = (self.range.0.min(other.range.0), self.range.1.max(other.range.1));
        self.games += other.games;
    }

    /// What one more of the quantity adds to the win: for what one has or has not, the difference of the two
    /// shares. Nothing if too few have it, or too few have not.
    pub(super) fn estimate(&self) -> Option<Estimate> {
        let [product, quantity, win, count, square] = self.sums;
        let (quantity, win) = (quantity / count, win / count);
        let spread_of_quantity = square - count * quantity * quantity;
        let reach = self.range.1 - self.range.0;
        // For what one has or has not this is the number of those who have it, times the share of those who
        // have not.
        let is_enough = reach > 0.0 && spread_of_quantity >= FEW * reach * reach;
        if !is_enough {
            return None;
        }
        let slope = (product - count * quantity * win) / spread_of_quantity;
        // A game's part in the slope, as weights of its sums.
        let weights = [
            1.0,
            2.0 * slope * quantity - win,
            -quantity,
            quantity * win - slope * quantity * quantity,
            -slope,
        ];
        let variance = weighed(&self.squares, weights) * spread(self.games);
        Some(Estimate::of(slope, variance / (spread_of_quantity * spread_of_quantity)))
    }
}

/// What makes up for the mean being taken from the same games.
fn spread(games: f64) -> f64 {
    if games > 1.0 { games / (games - 1.0) } else { 1.0 }
}

fn add<const N: usize>(sums: &mut [f64; N], squares: &mut [[f64; N]; N], game: [f64; N]) {
    for (row, (sum, one)) in squares.iter_mut().zip(sums.iter_mut().zip(game)) {
        *sum += one;
        row.iter_mut().zip(game).for_each(|(square, other)| *square += one * other);
    }
}

fn merge<const N: usize>(
    sums: &mut [f64; N],
    squares: &mut [[f64; N]; N],
    more_sums: &[f64; N],
    more_squares: &[[f64; N]; N],
) {
    sums.iter_mut().zip(more_sums).for_each(|(sum, more)| *sum += more);
    for (row, more) in squares.iter_mut().zip(more_squares) {
        row.iter_mut().zip(more).for_each(|(square, more)| *square += more);
    }
}

/// The sum over games of the square of what these weights make of a game's sums.
fn weighed<const N: usize>(squares: &[[f64; N]; N], weights: [f64; N]) -> f64 {
    let of_row = |(row, weight): (&[f64; N], f64)| {
        weight * row.iter().zip(weights).map(|(square, other)| square * other).sum::<f64>()
    };
    squares.iter().zip(weights).map(of_row).sum()
}

#[cfg(test)]
mod tests {
    use engine::{Rng, Seed};

    use super::*;

    #[test]
    fn a_mean_of_independent_games_has_the_textbook_interval() {
        let mut mean = Mean::default();
        for number in 0..100 {
            mean.add(f64::from(number % 4 == 0), 1.0);
        }
        let estimate = mean.estimate().unwrap();
        let textbook = Z * (0.25_f64 * 0.75 / 99.0).sqrt();
        assert!((estimate.value - 0.25).abs() < 1e-12 && (estimate.reach() - textbook).abs() < 1e-9);
        assert_eq!(Mean::default().estimate(), None);
    }

    #[test]
    fn what_one_has_or_has_not_adds_the_difference_of_the_shares() {
        let mut slope = Slope::default();
        for number in 0..40 {
            // Three in four of those who have it win, and one in four of those who have not.
            let won = number % 4 != 0;
            slope.add([(1.0, f64::from(won)), (0.0, f64::from(!won))].into_iter());
        }
        let estimate = slope.estimate().unwrap();
        assert!((estimate.value - 0.5).abs() < 1e-12, "{estimate:?}");
        assert!(estimate.is_sure());
        let mut always = Slope::default();
        (0..9).for_each(|_| always.add([(1.0, 0.0), (1.0, 1.0)].into_iter()));
        assert_eq!(always.estimate(), None, "what everybody has adds nothing that could be told");
        let mut rare = Slope::default();
        (0..900).for_each(|number| rare.add([(f64::from(number < 9), 1.0), (0.0, 0.0)].into_iter()));
        assert_eq!(rare.estimate(), None, "nine who had it prove nothing");
    }

    /// The seats of a game hang together: one wins, whoever has what.
    #[test]
    fn intervals_hold_the_truth_as_often_as_they_say() {
        let mut rng = Rng::from(Seed::from(1));
        let mut held = 0;
        for _ in 0..1_000 {
            let mut slope = Slope::default();
            for _ in 0..60 {
                let winner = rng.below(4);
                let has: Vec<f64> = (0..4).map(|_| f64::from(rng.below(3))).collect();
                slope.add((0..4).map(|seat| (has[seat as usize], f64::from(seat == winner))));
            }
            let estimate = slope.estimate().unwrap();
            held += u32::from(!estimate.is_sure());
        }
        assert!((920..=975).contains(&held), "{held} of 1000 intervals hold 0");
    }

    #[test]
    fn parts_that_are_merged_are_the_whole() {
        let mut rng = Rng::from(Seed::from(2));
        let (mut whole, mut parts) = (Slope::default(), [Slope::default(); 2]);
        for number in 0..50 {
            let game: Vec<(f64, f64)> =
                (0..3).map(|_| (f64::from(rng.below(5)), f64::from(rng.below(2)))).collect();
            whole.add(game.iter().copied());
            parts[usize::from(number >= 25)].add(game.into_iter());
        }
        let [mut first, second] = parts;
        first.merge(&second);
        let (whole, merged) = (whole.estimate().unwrap(), first.estimate().unwrap());
        assert!((whole.value - merged.value).abs() < 1e-9 && (whole.low - merged.low).abs() < 1e-9);
    }
}
