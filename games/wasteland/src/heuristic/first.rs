//! What the heuristic of the first master thought, all of it made by hand: that master stays the yardstick of all that came after.

use engine::{Kind, Seat, Weights};

use super::chances::Chances;
use super::forecast::Forecast;
use super::{ComingAlly, LIE, SECOND_CARD};
use crate::card::{BySpecies, LANE};
use crate::rules::hand_size;
use crate::{Action, Card, Wasteland};

/// What it is worth to have no card of a colour left: from then on small cards take the tricks led in it.
const VOID: f32 = 0.3;

/// The same with one card of the colour left.
const NEARLY_VOID: f32 = 0.15;

/// What a card is worth in the hand, by its place in the species: 1 to 4 are in the way, as they win only
/// from a void.
const IN_HAND: [f32; LANE as usize] = {
    let mut worth = [0.0; LANE as usize];
    (worth[2], worth[3]) = (-0.1, -0.1);
    (worth[4], worth[5]) = (-0.15, -0.15);
    worth
};

/// How much of a card's worth in hand is left when the hand is empty.
const IN_LAST_HAND: f32 = 0.1;

/// A passed card is missed more than a played one: nothing is got for it.
const PASSED: f32 = 1.3;

/// What it is worth to lead the next trick, by the share of the hand that is left: whoever leads shows a
/// colour to voids.
const LEADING: f32 = -0.3;

/// What a pass is worth beside what it does.
const PASS: f32 = 0.15;

/// What waiting for better knowledge of the prices is worth, for each card that is still to be played.
const PASS_LATER: f32 = -0.15;

/// What hurrying to an alliance card is worth, for each card to be played and each player beyond two.
const ALLY_SOONER: f32 = 0.3;

impl Wasteland {
    /// Win dear tricks, leave cheap ones, and pass what turns the prices.
    pub(super) fn weigh_trick_at_first(&self, seat: Seat, actions: &[Action], weights: &mut Weights) {
        let forecast = Forecast::of(self, seat);
        let chances = Chances::of(self, seat, &forecast);
        let hand = Hand::of(self, seat);
        let pass = Passing::of(self, seat, &chances);
        let hidden = self.hidden_by_a_lie(seat);
        let others = 1.0 / (self.seats.len() - 1) as f32;
        weights.extend(actions.iter().map(|&action| match action {
            Action::Play(card) => {
                let (worth, win) = chances.of_play(card, &forecast);
                let lie = if hidden.is_some_and(|led| led != card.species()) { LIE } else { 0.0 };
                // Points of others count as their mean.
                let gain = worth * (win - (1.0 - win) * others);
                gain + LEADING * hand.share * win - hand.worth(card) - lie
            }
            Action::Pass(card) => {
                pass.worth + pass.ally.worth(card, &forecast) + forecast.shift(card)
                    - PASSED * hand.worth(card)
            }
            _ => 0.0,
        }));
    }

    /// Abandon what makes the hand void of a colour.
    pub(super) fn weigh_abandoning_at_first(&self, seat: Seat, actions: &[Action], weights: &mut Weights) {
        let forecast = Forecast::of(self, seat);
        let hand = Hand::of(self, seat);
        weights.extend(actions.iter().map(|&action| match action {
            Action::Abandon(card) => forecast.shift(card) - hand.worth(card),
            _ => 0.0,
        }));
    }
}

/// What the cards of a hand are good for later.
struct Hand {
    /// How much of the hand is left.
    share: f32,
    /// What one card fewer of each colour is worth.
    shorter: BySpecies<f32>,
}

impl Hand {
    fn of(game: &Wasteland, seat: Seat) -> Hand {
        let hand = game.players[seat].hand;
        let shorter = hand.counts().map(|count| match count {
            1 => VOID,
            2 => NEARLY_VOID,
            _ => 0.0,
        });
        Hand { share: hand.len() as f32 / hand_size(game.seats.len()) as f32, shorter }
    }

    /// What a card is worth if it stays.
    #[inline]
    fn worth(&self, card: Card) -> f32 {
        let worth = IN_HAND[usize::from(card.0 % LANE)] - self.shorter[card.species().index()];
        (self.share + IN_LAST_HAND) * worth
    }
}

/// What all passes have in common.
struct Passing {
    /// The trick that is left to others, and whether it is time to pass.
    worth: f32,
    ally: ComingAlly,
}

impl Passing {
    fn of(game: &Wasteland, seat: Seat, chances: &Chances) -> Passing {
        let player = &game.players[seat];
        let players = game.seats.len() as f32;
        let plays_left = player.hand.len() as f32 - f32::from(player.passes_left);
        let trick = if chances.is_open() { SECOND_CARD } else { -1.0 / (players - 1.0) };
        let mut worth = trick * chances.there + PASS + PASS_LATER * plays_left;
        if game.options.alliance {
            worth += ALLY_SOONER * (players - 2.0) * plays_left;
        }
        Passing { worth, ally: ComingAlly::of(game, seat) }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Imagination, Rng, Seed, Setup};

    use super::*;
    use crate::card::by_species;

    #[test]
    fn a_card_of_a_short_colour_is_missed_less_than_one_of_a_long_one() {
        let mut rng = Rng::from(Seed::from(1));
        let mut game = Wasteland::new(&Setup::plain(4), &mut Imagination(&mut rng)).unwrap();
        let seat = Seat::default();
        let hand = "G6 D6 D7 H6 H7 H8 M6 M7 M8 M10".split(' ');
        game.players[seat].hand = hand.map(|card| card.parse::<Card>().unwrap()).collect();
        let hand = Hand::of(&game, seat);
        let [single, double, triple, many] = by_species(|species| {
            let card: Card = format!("{species}6").parse().unwrap();
            hand.worth(card)
        });
        assert!(single < double && double < triple, "{single}, {double}, {triple}");
        assert_eq!(triple, many);
    }
}
