//! Who sits in the seats that the caller does not play.

use std::str::FromStr;

use bots::{BadLevel, Level, Machine};
use engine::{Heuristic, Mind, Rng, Seat, heuristic};

/// Who sits in the seats that the caller does not play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponents {
    /// Any legal action, each equally likely.
    Random,
    /// Bots of a level.
    Bots(Level),
}

impl Opponents {
    /// What one of them plays; nothing if the seat is not to act.
    pub(crate) fn choose<G: Heuristic>(self, game: &G, seat: Seat, rng: &mut Rng) -> Option<G::Action> {
        let mind = Mind::new(game, seat);
        match self {
            Opponents::Random => heuristic::anything(&mind, rng),
            Opponents::Bots(level) => bots::choose(&mind, level, level.budget(), Machine::here(), rng),
        }
    }
}

impl FromStr for Opponents {
    type Err = BadLevel;
    fn from_str(text: &str) -> Result<Opponents, BadLevel> {
        if text == "random" { Ok(Opponents::Random) } else { text.parse().map(Opponents::Bots) }
    }
}
