//! How much everything counts that can be said of a card.
//!
//! What counts was written by hand; how much it counts was found by play (`fitting`).

#[cfg(test)]
mod fitting;

use engine::{Kind, Seat};

use super::chances::Chances;
use super::forecast::Forecast;
use crate::card::BySpecies;
use crate::rules::hand_size;
use crate::{Card, Wasteland};

/// How much each of the [`Tasted::of_play`] counts.
const PLAYED: Played = [0.590, 0.028, 0.204, -0.282, 0.039, -0.087, 0.117, -0.314, -1.348, 0.715, -0.297];

/// How much each of the [`Tasted::of_pass`] counts.
const PASSED: Passed =
    [-0.129, 0.950, 1.063, 0.265, 0.190, -0.163, 0.422, -0.709, 0.300, -0.936, -0.209, 0.950, -0.553, 0.273];

/// How much each of the [`Tasted::of_abandoning`] counts.
const ABANDONED: Abandoned = [0.393, -0.366, -0.194, -0.371, 0.452, 0.825, -0.585];

type Played = [f32; 11];
type Passed = [f32; 14];
type Abandoned = [f32; 7];

/// Values count in tens.
const TEN: f32 = 10.0;

/// A position as one seat tastes it.
pub(super) struct Tasted<'a> {
    game: &'a Wasteland,
    seat: Seat,
    pub(super) forecast: Forecast,
    chances: Chances,
    /// How many cards of each colour the seat holds.
    held: BySpecies<u8>,
    /// How much of the hand is left.
    share: f32,
    /// How many cards are still to be played.
    pub(super) plays_left: f32,
}

impl Tasted<'_> {
    pub(super) fn of(game: &Wasteland, seat: Seat) -> Tasted<'_> {
        let forecast = Forecast::of(game, seat);
        let player = &game.players[seat];
        let cards = player.hand.len() as f32;
        Tasted {
            game,
            seat,
            chances: Chances::of(game, seat, &forecast),
            forecast,
            held: player.hand.counts(),
            share: cards / hand_size(game.seats.len()) as f32,
            plays_left: cards - f32::from(player.passes_left),
        }
    }

    pub(super) fn play(&self, card: Card) -> f32 {
        sum(&self.of_play(card), &PLAYED)
    }

    pub(super) fn pass(&self, card: Card) -> f32 {
        sum(&self.of_pass(card), &PASSED)
    }

    pub(super) fn abandon(&self, card: Card) -> f32 {
        sum(&self.of_abandoning(card), &ABANDONED)
    }

    /// Dear tricks, and what is shown, spent or kept by this card.
    fn of_play(&self, card: Card) -> Played {
        let (colour, share, value) = (card.species().index(), self.share, tens(card));
        let (price, edge) = (self.forecast.prices[colour], self.forecast.edge[colour]);
        let (worth, win) = self.chances.of_play(card, &self.forecast);
        let higher = self.forecast.unseen.above(card).len() as f32 / TEN;
        let leads = is(self.chances.led.is_none());
        let is_off = is(self.chances.led.is_some_and(|led| led != card.species()));
        [
            // The trick, by the chance to take it.
            worth * win,
            // A dear trick more than that.
            worth * worth.abs() * win,
            // One card of the colour is left.
            self.holds(card, 2) * share,
            // A card of a dear colour might be captured later.
            price * share,
            // The colour that one is rich in, and its high cards.
            edge,
            edge * value,
            // A lead in a long colour, and in a dear one.
            leads * f32::from(self.held[colour]),
            leads * price,
            // A void that is told early.
            is_off * share,
            // A weak card of a dear colour.
            higher * price,
            // Strong cards at either end.
            value * value,
        ]
    }

    /// What a card does in the desert, and what the hand is without it.
    fn of_pass(&self, card: Card) -> Passed {
        let (colour, share, value) = (card.species().index(), self.share, tens(card));
        let (price, edge) = (self.forecast.prices[colour], self.forecast.edge[colour]);
        let is_last = is(self.game.players[self.seat].passes_left == 1);
        [
            // Prices are known better later.
            self.plays_left,
            // What the card does to the prices.
            self.forecast.shift(card) * share,
            // The last card of the colour, and the one before.
            self.holds(card, 1) * share,
            self.holds(card, 2) * share,
            // A dear colour, and its high cards.
            price,
            price * value,
            // High cards of the colour that one is rich in, low ones of that of others.
            edge * value,
            edge * value * share,
            // The last pass.
            is_last,
            is_last * share,
            // High cards of a long colour.
            f32::from(self.held[colour]) * value * share,
            // High cards, of which 10 and 12 are shown, and a -5.
            value * share,
            is(value >= 1.0) * share,
            is(value < 0.0),
        ]
    }

    /// What the hand is without a card, and what the card does to the prices.
    fn of_abandoning(&self, card: Card) -> Abandoned {
        let (colour, value) = (card.species().index(), tens(card));
        let sum = f32::from(self.game.players[self.seat].hand.sum_of(card.species())) / TEN;
        [
            // The colour's last cards.
            self.holds(card, 2),
            self.holds(card, 3),
            self.holds(card, 4),
            // High cards of a long colour, of a high one, and of one that is void then.
            f32::from(self.held[colour]) * value,
            sum * value,
            self.holds(card, 1) * value,
            // A -5.
            is(value < 0.0),
        ]
    }

    /// Whether the seat has so many cards of this one's colour.
    fn holds(&self, card: Card, count: u8) -> f32 {
        is(self.held[card.species().index()] == count)
    }
}

fn tens(card: Card) -> f32 {
    f32::from(card.value()) / TEN
}

fn is(so: bool) -> f32 {
    f32::from(u8::from(so))
}

#[inline]
fn sum<const N: usize>(counts: &[f32; N], taste: &[f32; N]) -> f32 {
    counts.iter().zip(taste).map(|(count, taste)| count * taste).sum()
}
