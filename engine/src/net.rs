//! A small network that says what a position is worth to a seat, from what that seat sees.
//!
//! Two layers and two answers. It allocates nothing when asked, and sums in a fixed order without functions of the
//! platform's, so that every machine answers alike.

use crate::{Numbered, Reward, observation_width, observe};

/// Neurons of each layer.
pub const NEURONS: usize = 32;

/// What is said of a position: the part of the win that the seat will have, and what that is worth to it.
pub const ANSWERS: usize = 2;

/// Most quantities of an observation that a net can look at.
const WIDEST: usize = 2048;

/// The weights from one thing to every neuron of a layer.
pub type Fan = [f32; NEURONS];

/// A network: its weights, in the order in which they are used.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// From every quantity of an observation to the first layer, and what the layer begins with.
    pub first: Vec<Fan>,
    /// What the first layer begins with.
    pub first_bias: Fan,
    /// From every neuron of the first layer to the second.
    pub second: Vec<Fan>,
    /// What the second layer begins with.
    pub second_bias: Fan,
    /// From every neuron of the second layer to each answer.
    pub last: [Fan; ANSWERS],
    /// What the answers begin with.
    pub last_bias: [f32; ANSWERS],
}

/// A file of weights that is not one of this game's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{found} weights, where a net of so many quantities has {wanted}")]
pub struct BadNet {
    found: usize,
    wanted: usize,
}

impl Net {
    /// How many weights a net for observations of this width has.
    pub const fn size(width: usize) -> usize {
        (width + 1 + NEURONS + 1 + ANSWERS) * NEURONS + ANSWERS
    }

    /// Reads the weights: numbers of four bytes, the least significant first.
    pub fn read(width: usize, bytes: &[u8]) -> Result<Net, BadNet> {
        let numbers = bytes.as_chunks().0;
        let (found, wanted) = (numbers.len(), Net::size(width));
        if found != wanted || bytes.len() != 4 * wanted || width > WIDEST {
            return Err(BadNet { found, wanted });
        }
        let mut numbers = numbers.iter().map(|&bytes| f32::from_le_bytes(bytes));
        let mut next = || numbers.next().unwrap_or_default();
        let mut fan = || -> Fan { std::array::from_fn(|_| next()) };
        Ok(Net {
            first: (0..width).map(|_| fan()).collect(),
            first_bias: fan(),
            second: (0..NEURONS).map(|_| fan()).collect(),
            second_bias: fan(),
            last: std::array::from_fn(|_| fan()),
            last_bias: std::array::from_fn(|_| next()),
        })
    }

    /// The net that a game comes with.
    ///
    /// # Panics
    /// If the file is not one of this game's, which the first test to judge a position finds out.
    pub fn of<G: Numbered>(bytes: &[u8]) -> Net {
        Net::read(observation_width::<G>(), bytes).expect("a game comes with a net of its own")
    }

    /// The weights as [`Net::read`] reads them.
    pub fn bytes(&self) -> Vec<u8> {
        let fans = self.first.iter().chain([&self.first_bias]).chain(&self.second);
        let fans = fans.chain([&self.second_bias]).chain(&self.last);
        fans.flatten().chain(&self.last_bias).flat_map(|weight| weight.to_le_bytes()).collect()
    }

    /// What a position is worth to every seat, each judging by what it sees; together they have the whole win.
    pub fn judge<G: Numbered>(&self, game: &G) -> Reward {
        let mut room = [0.0; WIDEST];
        let quantities = &mut room[..observation_width::<G>()];
        let mut reward = Reward::default();
        for seat in game.seats().iter() {
            observe(game, seat, quantities);
            [reward.wins[seat], reward.values[seat]] = self.answer(quantities);
        }
        let all: f32 = game.seats().iter().map(|seat| reward.wins[seat]).sum();
        game.seats().iter().for_each(|seat| reward.wins[seat] /= all);
        reward
    }

    /// The answers to an observation, each from 0 to 1.
    pub fn answer(&self, quantities: &[f32]) -> [f32; ANSWERS] {
        let mut first = self.first_bias;
        for (fan, &quantity) in self.first.iter().zip(quantities).filter(|(_, quantity)| **quantity != 0.0) {
            add(&mut first, fan, quantity);
        }
        let mut second = self.second_bias;
        for (fan, &neuron) in self.second.iter().zip(&first).filter(|(_, neuron)| **neuron > 0.0) {
            add(&mut second, fan, neuron);
        }
        std::array::from_fn(|answer| {
            let terms = self.last[answer].iter().zip(&second);
            logistic(
                terms.fold(self.last_bias[answer], |sum, (weight, neuron)| sum + weight * neuron.max(0.0)),
            )
        })
    }
}

#[inline]
fn add(sums: &mut Fan, fan: &Fan, times: f32) {
    for (sum, &weight) in sums.iter_mut().zip(fan) {
        *sum += times * weight;
    }
}

/// From 0 to 1, a half at 0: very nearly the logistic function, in sums and products alone.
pub fn logistic(x: f32) -> f32 {
    let half = (x / 2.0).clamp(-4.9, 4.9);
    let square = half * half;
    let above = half * (135_135.0 + square * (17_325.0 + square * (378.0 + square)));
    let below = 135_135.0 + square * (62_370.0 + square * (3_150.0 + square * 28.0));
    0.5 + 0.5 * above / below
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A net for two quantities that looks at the first alone.
    fn net() -> Net {
        let (none, mut one) = ([0.0; NEURONS], [0.0; NEURONS]);
        one[3] = 1.0;
        let mut second = vec![none; NEURONS];
        second[3] = one;
        Net {
            first: vec![one, none],
            first_bias: none,
            second,
            second_bias: none,
            last: [one, none],
            last_bias: [0.0, 1.0],
        }
    }

    #[test]
    fn what_is_seen_goes_through_the_layers() {
        assert_eq!(net().answer(&[2.0, 7.0]), [logistic(2.0), logistic(1.0)]);
        assert_eq!(net().answer(&[-2.0, 7.0]), [0.5, logistic(1.0)], "a neuron says nothing below 0");
    }

    #[test]
    fn the_curve_is_the_logistic_one_very_nearly() {
        for x in -120..=120 {
            let x = x as f32 / 10.0;
            assert!((logistic(x) - 1.0 / (1.0 + (-x).exp())).abs() < 1e-4, "{x}: {}", logistic(x));
        }
    }

    #[test]
    fn weights_are_written_and_read_and_counted() {
        let bytes = net().bytes();
        assert_eq!(Net::read(2, &bytes), Ok(net()));
        assert!(Net::read(3, &bytes).is_err() && Net::read(2, &bytes[1..]).is_err());
    }
}
