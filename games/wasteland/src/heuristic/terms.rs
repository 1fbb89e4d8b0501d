//! What the judgement of a card is made of, for whoever explains it.

use engine::Seat;

use super::chances::Chances;
use super::forecast::Forecast;
use crate::card::BySpecies;
use crate::{Card, Wasteland};

/// What a seat expects of the trick and of the prices.
pub(crate) struct Terms {
    forecast: Forecast,
    chances: Chances,
}

/// What is expected of a card that is played.
#[derive(Clone, Copy)]
pub(crate) struct Played {
    /// The points that the trick will be worth to whoever takes it.
    pub(crate) points: f32,
    /// How likely the card takes it.
    pub(crate) wins: f32,
    /// What the two come to for the seat.
    pub(crate) gain: f32,
}

impl Terms {
    pub(crate) fn of(game: &Wasteland, seat: Seat) -> Terms {
        let forecast = Forecast::of(game, seat);
        Terms { chances: Chances::of(game, seat, &forecast), forecast }
    }

    pub(crate) fn played(&self, game: &Wasteland, card: Card) -> Played {
        let (points, wins) = self.chances.of_play(card, &self.forecast);
        let others = 1.0 / (game.seats.len() - 1) as f32;
        let gain = points * (wins - (1.0 - wins) * others);
        Played { points, wins, gain }
    }

    /// The points that lie in the trick as it stands.
    pub(crate) fn there(&self) -> f32 {
        self.chances.there
    }

    /// What a card in the desert brings by what it does to the prices.
    pub(crate) fn shift(&self, card: Card) -> f32 {
        self.forecast.shift(card)
    }

    /// The expected points for a captured card of each species.
    pub(crate) fn prices(&self) -> BySpecies<f32> {
        self.forecast.prices
    }
}
