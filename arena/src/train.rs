//! Learning what positions are worth: the heuristic plays against itself, and a net learns who won.
//!
//! Half of the games have the largest table and no variants, the others any; now and then somebody does anything
//! at all, so that the net sees positions which good players avoid. All seats of a position are rows: what the seat sees,
//! and what it came to.

use catalog::{Playable, TypedTask};
use engine::net::{ANSWERS, Fan, NEURONS, Net, logistic};
use engine::{Imagination, Mind, Rng, Seed, Setup, heuristic, observation_width, observe, variants};
use serde::Serialize;

/// Somebody does anything at all this seldom: one time in so many.
const WHIM: u32 = 16;

/// One position in so many is learned from.
const EVERY: u32 = 3;

/// One game in so many is kept to see how good the net is at what it has not learned.
const HELD_OUT: usize = 10;

/// How fast the weights change, at first; in the end a twentieth of it.
const RATE: f32 = 0.02;

/// The squares of a weight's gradients before it has seen any, and how much of them is kept.
const CAUTION: f32 = 0.1;
const MEMORY: f32 = 0.999_99;

/// A quantity that is nearly always 0 is not blown up by more than this.
const RARE: f32 = 0.1;

/// How a net is trained. The same training gives the same net.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Training {
    /// How many games are played to learn from.
    pub games: u32,
    /// How often all positions are gone through.
    pub epochs: u32,
    /// What decides the games, and the order of learning.
    pub seed: Seed,
}

/// How good a net is at telling who wins, after an epoch.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Progress {
    /// How many positions, as seen by a seat, were learned from.
    pub positions: usize,
    /// The mean logarithmic loss in games that it has not learned from.
    pub loss: f64,
    /// That of whoever knows nothing but how often a seat wins.
    pub ignorance: f64,
}

/// Trains a net for a game; `learned` is told after every epoch. Nothing if there is no such game.
pub fn train(slug: &str, training: Training, learned: impl FnMut(Progress)) -> Option<Net> {
    struct Train<F> {
        training: Training,
        learned: F,
    }
    impl<F: FnMut(Progress)> TypedTask for Train<F> {
        type Output = Net;
        fn run<G: Playable>(self) -> Net {
            let mut rng = Rng::from(self.training.seed);
            let positions = Positions::played::<G>(self.training.games, &mut rng);
            positions.teach(self.training.epochs, &mut rng, self.learned)
        }
    }
    catalog::run_for(slug, Train { training, learned })
}

/// What was seen, and what came of it.
struct Positions {
    width: usize,
    /// The quantities that are not 0, row after row.
    quantities: Vec<(u16, i16)>,
    rows: Vec<Row>,
    /// The rows before this one are learned from.
    held_out: usize,
}

struct Row {
    /// Where its quantities end, which begin where those of the row before end.
    end: usize,
    targets: [f32; ANSWERS],
}

impl Positions {
    /// Plays so many games.
    fn played<G: Playable>(games: u32, rng: &mut Rng) -> Positions {
        let (all, most) = (variants::<G>(), Setup::<G>::plain(*G::RULES.players.end()));
        let mut positions = Positions {
            width: observation_width::<G>(),
            quantities: Vec::new(),
            rows: Vec::new(),
            held_out: 0,
        };
        let mut begins = Vec::new();
        for _ in 0..games {
            begins.push(positions.rows.len());
            let any = rng.pick(&all).filter(|_| begins.len() % 2 == 0);
            positions.play(any.unwrap_or(&most), rng);
        }
        positions.held_out = begins.get(begins.len() - begins.len() / HELD_OUT).copied().unwrap_or_default();
        positions
    }

    fn play<G: Playable>(&mut self, setup: &Setup<G>, rng: &mut Rng) {
        let Ok(mut game) = G::new(setup, &mut Imagination(rng)) else { return };
        let (first, mut observation) = (self.rows.len(), vec![0.0; self.width]);
        while let Some(seat) = game.to_act().iter().next() {
            if rng.below(EVERY) == 0 {
                for seat in game.seats().iter() {
                    observe(&game, seat, &mut observation);
                    self.note(&observation);
                }
            }
            let way = if rng.below(WHIM) == 0 { heuristic::anything } else { heuristic::choose };
            let Some(action) = way(&Mind::new(&game, seat), rng) else { break };
            game.apply(seat, action, &mut Imagination(rng));
        }
        let reward = game.reward();
        for position in self.rows[first..].chunks_mut(game.seats().len()) {
            for (row, seat) in position.iter_mut().zip(game.seats().iter()) {
                row.targets = [reward.wins[seat], reward.values[seat]];
            }
        }
    }

    fn note(&mut self, observation: &[f32]) {
        let seen = (0..).zip(observation).filter(|(_, quantity)| **quantity != 0.0);
        self.quantities.extend(seen.map(|(place, &quantity)| (place, quantity as i16)));
        self.rows.push(Row { end: self.quantities.len(), targets: [0.0; ANSWERS] });
    }

    fn row(&self, number: usize) -> (&[(u16, i16)], [f32; ANSWERS]) {
        let begin = number.checked_sub(1).map_or(0, |before| self.rows[before].end);
        (&self.quantities[begin..self.rows[number].end], self.rows[number].targets)
    }

    /// What brings each quantity to the same size.
    fn scales(&self) -> Vec<f32> {
        let mut squares = vec![0.0f64; self.width];
        for &(place, quantity) in &self.quantities {
            squares[usize::from(place)] += f64::from(quantity).powi(2);
        }
        let rows = self.rows.len().max(1) as f64;
        squares.iter().map(|sum| 1.0 / ((sum / rows).sqrt() as f32).max(RARE)).collect()
    }

    fn teach(&self, epochs: u32, rng: &mut Rng, mut learned: impl FnMut(Progress)) -> Net {
        let mut pupil = Pupil::new(self.scales(), rng);
        let mut order: Vec<u32> = (0..self.held_out as u32).collect();
        let steps = (epochs as usize * order.len()).max(1) as f32;
        let mut step = 0.0;
        for _ in 0..epochs {
            rng.shuffle(&mut order);
            for &number in &order {
                let (seen, targets) = self.row(number as usize);
                pupil.learn(seen, targets, RATE * (1.0 - 0.95 * step / steps));
                step += 1.0;
            }
            learned(self.progress(&pupil));
        }
        pupil.net()
    }

    fn progress(&self, pupil: &Pupil) -> Progress {
        let wins = self.rows[..self.held_out].iter().map(|row| f64::from(row.targets[0])).sum::<f64>();
        let mean = wins / self.held_out.max(1) as f64;
        let (mut loss, mut ignorance) = (0.0, 0.0);
        for number in self.held_out..self.rows.len() {
            let (seen, targets) = self.row(number);
            loss += log_loss(f64::from(pupil.think(seen).2[0]), f64::from(targets[0]));
            ignorance += log_loss(mean, f64::from(targets[0]));
        }
        let rows = (self.rows.len() - self.held_out).max(1) as f64;
        Progress { positions: self.held_out, loss: loss / rows, ignorance: ignorance / rows }
    }
}

fn log_loss(said: f64, came: f64) -> f64 {
    let said = said.clamp(1e-6, 1.0 - 1e-6);
    -(came * said.ln() + (1.0 - came) * (1.0 - said).ln())
}

/// A net that learns, one row at a time, each weight at a pace of its own (Adagrad). Its first weights are for quantities
/// that have been brought to the same size.
struct Pupil {
    net: Net,
    /// The squares of what each weight has been told.
    told: Net,
    scales: Vec<f32>,
}

impl Pupil {
    fn new(scales: Vec<f32>, rng: &mut Rng) -> Pupil {
        let mut some = |size: f32| -> Fan {
            std::array::from_fn(|_| ((rng.unit() + rng.unit() + rng.unit()) as f32 - 1.5) * 2.0 * size)
        };
        let (width, nought) = (scales.len(), [0.0; NEURONS]);
        let net = Net {
            first: (0..width).map(|_| some(0.13)).collect(),
            first_bias: nought,
            second: (0..NEURONS).map(|_| some(0.25)).collect(),
            second_bias: nought,
            last: std::array::from_fn(|_| some(0.09)),
            last_bias: [-1.0; ANSWERS],
        };
        let some = [CAUTION; NEURONS];
        let told = Net {
            first: vec![some; width],
            first_bias: some,
            second: vec![some; NEURONS],
            second_bias: some,
            last: [some; ANSWERS],
            last_bias: [CAUTION; ANSWERS],
        };
        Pupil { net, told, scales }
    }

    /// The net, for quantities as they are.
    fn net(mut self) -> Net {
        for (fan, scale) in self.net.first.iter_mut().zip(self.scales) {
            fan.iter_mut().for_each(|weight| *weight *= scale);
        }
        self.net
    }

    /// What each layer and the answers say.
    fn think(&self, seen: &[(u16, i16)]) -> (Fan, Fan, [f32; ANSWERS]) {
        let mut first = self.net.first_bias;
        for &(place, quantity) in seen {
            let place = usize::from(place);
            add(&mut first, &self.net.first[place], f32::from(quantity) * self.scales[place]);
        }
        let first = first.map(|neuron| neuron.max(0.0));
        let mut second = self.net.second_bias;
        for (fan, &neuron) in self.net.second.iter().zip(&first) {
            add(&mut second, fan, neuron);
        }
        let second = second.map(|neuron| neuron.max(0.0));
        let answers = std::array::from_fn(|answer| {
            let terms = self.net.last[answer].iter().zip(&second);
            logistic(self.net.last_bias[answer] + terms.map(|(weight, neuron)| weight * neuron).sum::<f32>())
        });
        (first, second, answers)
    }

    fn learn(&mut self, seen: &[(u16, i16)], targets: [f32; ANSWERS], rate: f32) {
        let (first, second, answers) = self.think(seen);
        let Pupil { net, told, scales } = self;
        let mut of_second = [0.0; NEURONS];
        for answer in 0..ANSWERS {
            let wrong = answers[answer] - targets[answer];
            add(&mut of_second, &net.last[answer], wrong);
            correct(
                &mut net.last[answer],
                &mut told.last[answer],
                &second.map(|neuron| neuron * wrong),
                rate,
            );
            adjust(&mut net.last_bias[answer], &mut told.last_bias[answer], wrong, rate);
        }
        silence(&mut of_second, &second);
        let mut of_first = [0.0; NEURONS];
        for place in (0..NEURONS).filter(|&place| first[place] > 0.0) {
            let fan = &mut net.second[place];
            of_first[place] = fan.iter().zip(&of_second).map(|(weight, wrong)| weight * wrong).sum();
            correct(fan, &mut told.second[place], &of_second.map(|wrong| wrong * first[place]), rate);
        }
        correct(&mut net.second_bias, &mut told.second_bias, &of_second, rate);
        for &(place, quantity) in seen {
            let place = usize::from(place);
            let quantity = f32::from(quantity) * scales[place];
            correct(
                &mut net.first[place],
                &mut told.first[place],
                &of_first.map(|wrong| wrong * quantity),
                rate,
            );
        }
        correct(&mut net.first_bias, &mut told.first_bias, &of_first, rate);
    }
}

fn add(sums: &mut Fan, fan: &Fan, times: f32) {
    sums.iter_mut().zip(fan).for_each(|(sum, weight)| *sum += times * weight);
}

/// Neurons that said nothing have nothing to learn.
fn silence(wrong: &mut Fan, neurons: &Fan) {
    wrong.iter_mut().zip(neurons).filter(|(_, neuron)| **neuron <= 0.0).for_each(|(wrong, _)| *wrong = 0.0);
}

#[inline]
fn correct(weights: &mut Fan, told: &mut Fan, gradients: &Fan, rate: f32) {
    for ((weight, told), &gradient) in weights.iter_mut().zip(told).zip(gradients) {
        adjust(weight, told, gradient, rate);
    }
}

#[inline]
fn adjust(weight: &mut f32, told: &mut f32, gradient: f32, rate: f32) {
    *told = MEMORY * *told + gradient * gradient;
    *weight -= rate * gradient / told.sqrt();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_net_learns_and_learns_the_same_again() {
        let training = Training { games: 60, epochs: 2, seed: Seed::from(1) };
        let mut losses = Vec::new();
        let net = train("donburiko", training, |progress| losses.push(progress)).unwrap();
        assert_eq!(losses.len(), 2);
        assert!(losses[1].loss < losses[1].ignorance, "{losses:?}");
        assert_eq!(train("donburiko", training, |_| ()), Some(net));
        assert!(train("chess", training, |_| ()).is_none());
    }
}
