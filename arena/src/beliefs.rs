//! How true it is what a seat believes of hidden cards: what imagined deals predict, against what was there.
//!
//! No game is known here. What somebody else sees of their own cards is what their seat observes
//! ([`engine::observe`]): where the deals that a seat imagines differ in that, the seat cannot know it, and how many of
//! them have it is how likely the seat thinks it.

use catalog::{Playable, TypedTask};
use engine::{Eye, Imagination, Mind, Rng, Seat, Seed, heuristic, observation_width, observe};

use crate::play::deal;

/// One decision in so many is looked at.
const EVERY: u32 = 6;

/// Deals that show what is uncertain, and as many others that show how likely it is: whoever chose by the same deals would find
/// rare things too often or too seldom.
const IMAGINED: u32 = 100;

/// How many bins the predictions are sorted into.
pub const BINS: usize = 10;

/// Predictions of about the same likelihood.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Bin {
    /// How many.
    pub count: u32,
    /// The mean of what was predicted.
    pub predicted: f64,
    /// How often it was so.
    pub true_share: f64,
}

/// How true the beliefs of the seats of a game are.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Reliability {
    /// Decisions that were looked at.
    pub decisions: u32,
    /// The predictions, the least likely first.
    pub bins: [Bin; BINS],
    /// The mean logarithmic loss of the predictions.
    pub loss: f64,
}

impl Reliability {
    fn note(&mut self, predicted: f64, is_so: bool) {
        let bin = &mut self.bins[((predicted * BINS as f64) as usize).min(BINS - 1)];
        bin.count += 1;
        bin.predicted += predicted;
        bin.true_share += f64::from(u8::from(is_so));
        // A hundred deals cannot tell never from seldom.
        let likely = predicted.clamp(0.5 / f64::from(IMAGINED), 1.0 - 0.5 / f64::from(IMAGINED));
        self.loss -= if is_so { likely.ln() } else { (1.0 - likely).ln() };
    }

    fn averaged(mut self) -> Reliability {
        let all: u32 = self.bins.iter().map(|bin| bin.count).sum();
        for bin in &mut self.bins {
            let count = f64::from(bin.count.max(1));
            (bin.predicted, bin.true_share) = (bin.predicted / count, bin.true_share / count);
        }
        Reliability { loss: self.loss / f64::from(all.max(1)), ..self }
    }

    /// How far the predictions are from what was so: the mean distance, each bin by its size.
    pub fn error(&self) -> f64 {
        let all: u32 = self.bins.iter().map(|bin| bin.count).sum();
        let off = |bin: &Bin| f64::from(bin.count) * (bin.predicted - bin.true_share).abs();
        self.bins.iter().map(off).sum::<f64>() / f64::from(all.max(1))
    }
}

/// Looks at so many games of casual players at the largest table: what redeals believe. `None` if there is no such game.
pub fn measure(slug: &str, games: u32) -> Option<Reliability> {
    struct Measure(u32);
    impl TypedTask for Measure {
        type Output = Reliability;
        fn run<G: Playable>(self) -> Reliability {
            let (mut rng, mut reliability) = (Rng::from(Seed::from(1)), Reliability::default());
            for _ in 0..self.0 {
                let mut game = deal::<G>(*G::RULES.players.end(), None, &mut rng);
                while let Some(seat) = game.to_act().iter().next() {
                    if rng.below(EVERY) == 0 {
                        look(&game, seat, &mut rng, &mut reliability);
                    }
                    let Some(action) = heuristic::choose(&Mind::new(&game, seat), &mut rng) else { break };
                    game.apply(seat, action, &mut Imagination(&mut rng));
                }
            }
            reliability.averaged()
        }
    }
    catalog::run_for(slug, Measure(games))
}

/// Compares what a seat believes of the others with what they see.
fn look<G: Playable>(game: &G, seat: Seat, rng: &mut Rng, reliability: &mut Reliability) {
    let others = game.seats().without(seat);
    let [uncertain, predicted] = [(); 2].map(|()| {
        let mut counts = vec![0; observation_width::<G>() * others.len()];
        for _ in 0..IMAGINED {
            let mut imagined = game.clone();
            imagined.redeal(Eye::Seat(seat), rng);
            counts
                .iter_mut()
                .zip(seen(&imagined, others.iter()))
                .for_each(|(count, is_so)| *count += u32::from(is_so));
        }
        counts
    });
    reliability.decisions += 1;
    for ((uncertain, predicted), is_so) in uncertain.into_iter().zip(predicted).zip(seen(game, others.iter()))
    {
        if (1..IMAGINED).contains(&uncertain) {
            reliability.note(f64::from(predicted) / f64::from(IMAGINED), is_so);
        }
    }
}

/// Whether there is any of each quantity that these seats observe.
fn seen<G: Playable>(game: &G, seats: impl Iterator<Item = Seat>) -> impl Iterator<Item = bool> {
    let mut quantities = vec![0.0; observation_width::<G>()];
    let see = move |seat| {
        observe(game, seat, &mut quantities);
        quantities.iter().map(|&quantity| quantity != 0.0).collect::<Vec<_>>()
    };
    seats.flat_map(see)
}
