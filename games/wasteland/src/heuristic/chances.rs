//! Who will take the trick, as far as a seat can tell.

use engine::{Kind, Pile, Seat};

use super::SECOND_CARD;
use super::forecast::{Forecast, rise};
use crate::card::{BySpecies, by_species};
use crate::{Card, Species, Wasteland};

/// How much dearer tricks are taken rather than cheap ones by those who can choose, by each point.
const WISH: f32 = 0.75;

/// How likely a void plays a card that takes a trick they do not want.
const RELUCTANT: f32 = 0.2;

/// What the card of a void is worth to whoever takes the trick.
const THROWN: f32 = 0.3;

/// Unseen cards beyond which nobody misses them all.
const MANY: usize = 12;

/// The trick, and those who act in it after a seat.
pub(super) struct Chances {
    /// The trick colour, if it is set.
    pub(super) led: Option<Species>,
    /// The card that wins as the trick stands, and whether it is the seat's own.
    best: Option<(Card, bool)>,
    /// What the trick is worth as it stands.
    pub(super) there: f32,
    /// The others who act after the seat.
    later: Pile<Later, 3>,
    /// Whether the seat itself acts once more: a table of two.
    again: bool,
    /// How likely a hand has none of so many unseen cards.
    misses: [f32; MANY + 1],
}

/// Somebody who acts later in the trick.
#[derive(Clone, Copy, Default)]
struct Later {
    /// How likely they play rather than pass.
    plays: f32,
    /// The colours whose disc is down.
    void: BySpecies<bool>,
}

impl Chances {
    pub(super) fn of(game: &Wasteland, seat: Seat, forecast: &Forecast) -> Chances {
        let mut chances = Chances {
            led: game.trick.colour(),
            best: game.trick.winner().map(|laid| (laid.card, laid.seat == seat)),
            there: game.trick.played().map(|laid| forecast.price_of(laid.card)).sum(),
            later: Pile::default(),
            again: false,
            misses: misses(game.players[seat].hand.len(), forecast.unseen.len()),
        };
        let mut other = seat;
        for _ in game.trick.0.len() + 1..game.actions_in_a_trick() {
            other = game.next_seat(other);
            if other == seat {
                chances.again = true;
            } else {
                chances.later.push(Later::of(game, other));
            }
        }
        chances
    }

    /// Whether a seat that passes may yet take the trick.
    pub(super) fn is_open(&self) -> bool {
        self.again || self.best.is_some_and(|(_, own)| own)
    }

    fn miss(&self, count: usize) -> f32 {
        self.misses[count.min(MANY)]
    }

    /// What the trick will be worth if this card is played, and how likely the seat takes it.
    #[inline]
    pub(super) fn of_play(&self, card: Card, forecast: &Forecast) -> (f32, f32) {
        let led = self.led.unwrap_or(card.species());
        let strength = |card: Card| (card.species() != led, card.value());
        let (best, own) = match self.best {
            Some((best, own)) if strength(card) <= strength(best) => (best, own),
            _ => (card, true),
        };
        let there = self.there + forecast.price_of(card);
        let price = forecast.prices[led.index()];
        let wish = rise(WISH * (there + self.later.len() as f32 * price));
        let of_led = forecast.unseen.counts()[led.index()].into();
        let (by_void, by_follower) = self.beaten(best, led, of_led, wish, forecast);
        let (mut worth, mut safe) = (there, 1.0);
        for later in self.later.iter() {
            let void = if later.void[led.index()] { 1.0 } else { self.miss(of_led) };
            worth += later.plays * (void * THROWN + (1.0 - void) * price);
            safe *= 1.0 - later.plays * (void * by_void + (1.0 - void) * by_follower);
        }
        let win = match (own, self.again) {
            (true, _) => safe,
            (false, true) => SECOND_CARD,
            (false, false) => 0.0,
        };
        (worth, win)
    }

    /// How likely a later player beats the best card: one who is void of the trick colour, and one who
    /// follows.
    fn beaten(&self, best: Card, led: Species, of_led: usize, wish: f32, forecast: &Forecast) -> (f32, f32) {
        if best.species() == led {
            let higher = forecast.unseen.above(best).len();
            let forced = self.miss(of_led - higher);
            let follower = (1.0 - self.miss(higher)) * (forced + (1.0 - forced) * wish);
            return (1.0, follower);
        }
        let higher = |colour: Species| forecast.unseen.above(best.in_colour(colour)).len();
        let higher = Species::ALL.iter().copied().filter(|&colour| colour != led).map(higher).sum();
        ((1.0 - self.miss(higher)) * (RELUCTANT + (1.0 - RELUCTANT) * wish), 0.0)
    }
}

impl Later {
    fn of(game: &Wasteland, seat: Seat) -> Later {
        let player = &game.players[seat];
        let passes = f32::from(player.passes_left) / (player.hand.len() as f32).max(1.0);
        Later { plays: 1.0 - passes, void: by_species(|colour| player.discs.is_down(colour)) }
    }
}

/// Hands that have not acted yet in a trick are as large as the seat's own, so one table does for all.
fn misses(hand: usize, unseen: usize) -> [f32; MANY + 1] {
    let miss = (1.0 - hand as f32 / (unseen as f32 + 0.5)).max(0.0);
    let mut misses = [1.0; MANY + 1];
    for count in 1..misses.len() {
        misses[count] = misses[count - 1] * miss;
    }
    misses
}
