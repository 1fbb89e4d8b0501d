//! What captured cards will be worth, as far as a seat can tell.

use engine::{Eye, Kind, Seat};

use super::ally_cards;
use crate::card::{BySpecies, by_species, pack};
use crate::card_set::CardSet;
use crate::rules::areas;
use crate::rules::revolution::ALLY_WORTH;
use crate::{Card, Phase, Wasteland};

/// How much of the mean of the unseen cards an unknown desert card counts: players abandon with a purpose.
const UNKNOWN: f32 = 0.2;

/// The square of what an unknown desert card is off its expectation.
const OFF: f32 = 50.0;

/// The same for a colour about which all is known; keeps the arithmetic away from nought.
const NEVER_SURE: f32 = 0.3;

/// WR-42. Equal sums take the lower place: a colour has to be above another by some of a point.
const TIE: f32 = 0.3;

/// What the mean of the others' captured cards counts beside the own ones.
const RIVALS: f32 = 0.8;

/// What cards in hand count as if captured. Less than nothing: whoever has many of a colour has to play them,
/// and others take them.
const HELD: f32 = -0.12;

/// The prices of the revolution as a seat expects them, and what it makes of them.
pub(super) struct Forecast {
    /// The cards that the seat has not seen.
    pub(super) unseen: CardSet,
    /// The expected points for a captured card.
    pub(super) prices: BySpecies<f32>,
    /// The expected sums of all deserts.
    sums: BySpecies<f32>,
    /// How fast doubt goes about one colour being above another, as their sums differ.
    sharp: BySpecies<BySpecies<f32>>,
    /// How fast doubt goes about a sum being above 0.
    sharp_alone: BySpecies<f32>,
    /// How likely the first colour ends above the second.
    above: BySpecies<BySpecies<f32>>,
    /// By how many captured cards the seat is ahead.
    pub(super) edge: BySpecies<f32>,
}

impl Forecast {
    pub(super) fn of(game: &Wasteland, seat: Seat) -> Forecast {
        let (seen, deserts) = game.seen_by(seat);
        let unseen = pack(game.seats.len()).less_all(seen);
        let share = game.unknown_areas(seat, deserts) / (unseen.len() as f32).max(1.0);
        let doubt = unseen.counts().map(|count| NEVER_SURE + OFF * share * f32::from(count));
        let mut forecast = Forecast {
            unseen,
            prices: [0.0; 4],
            sums: by_species(|species| {
                f32::from(deserts.sum_of(species)) + UNKNOWN * share * f32::from(unseen.sum_of(species))
            }),
            sharp: doubt.map(|one| doubt.map(|other| 0.5 / (one + other).sqrt())),
            sharp_alone: doubt.map(|doubt| 0.5 / doubt.sqrt()),
            above: [[0.0; 4]; 4],
            edge: game.edge(seat),
        };
        forecast.above = std::array::from_fn(|colour| forecast.above(colour, 0.0));
        forecast.prices = std::array::from_fn(|colour| forecast.price(colour, forecast.above[colour], 0.0));
        forecast
    }

    /// How likely a colour with so much more in the deserts ends above each other one.
    #[inline]
    fn above(&self, colour: usize, more: f32) -> BySpecies<f32> {
        let sum = self.sums[colour] + more - TIE;
        std::array::from_fn(|other| rise((sum - self.sums[other]) * self.sharp[colour][other]))
    }

    /// WR-40, WR-41. A captured card is worth one less than the colours below its own; the lowest costs one
    /// more if its sum is not above 0.
    #[inline]
    fn price(&self, colour: usize, mut above: BySpecies<f32>, more: f32) -> f32 {
        above[colour] = 0.0;
        let below: f32 = above.iter().sum();
        let lowest: f32 = above.iter().map(|above| 1.0 - above).product();
        below - 1.0 - lowest * rise(-(self.sums[colour] + more) * self.sharp_alone[colour])
    }

    /// What a card in the desert brings by what it does to the prices: dear is good where the seat is ahead.
    #[inline]
    pub(super) fn shift(&self, card: Card) -> f32 {
        let (colour, more) = (card.species().index(), f32::from(card.value()));
        let above = self.above(colour, more);
        let lifted = self.edge[colour] * (self.price(colour, above, more) - self.prices[colour]);
        let pushed = |other: usize| self.edge[other] * (self.above[colour][other] - above[other]);
        lifted + (0..4).filter(|&other| other != colour).map(pushed).sum::<f32>()
    }

    #[inline]
    pub(super) fn price_of(&self, card: Card) -> f32 {
        self.prices[card.species().index()]
    }
}

/// From 0 to 1 as `x` goes from -1 to 1, without the cost of a true distribution.
#[inline]
pub(super) fn rise(x: f32) -> f32 {
    let x = x.clamp(-1.0, 1.0);
    0.5 + x * (0.75 - 0.25 * x * x)
}

impl Wasteland {
    /// The cards that a seat has seen, and those of them that lie in deserts or go there.
    fn seen_by(&self, seat: Seat) -> (CardSet, CardSet) {
        let eye = Eye::Seat(seat);
        let (mut seen, mut deserts) = (self.players[seat].hand, CardSet::EMPTY);
        for other in self.seats.iter() {
            let player = &self.players[other];
            seen = seen.and_all(player.scored);
            for (area, &card) in player.desert.iter().enumerate() {
                if self.known_in_desert(other, area, card).is_sure(eye) {
                    deserts.add(card);
                }
            }
        }
        for laid in self.trick.0.iter() {
            if laid.up {
                seen.add(laid.card);
            } else if laid.known().is_sure(eye) {
                deserts.add(laid.card);
            }
        }
        (seen.and_all(deserts), deserts)
    }

    /// The areas whose cards others decide, or have decided out of sight.
    fn unknown_areas(&self, seat: Seat, known: CardSet) -> f32 {
        let player = &self.players[seat];
        let to_abandon = matches!(self.phase, Phase::Abandon(_)) && player.desert.is_empty();
        let own = usize::from(player.passes_left) + usize::from(to_abandon);
        areas(self.seats.len()).saturating_sub(known.len() + own) as f32
    }

    /// By how many captured cards of each colour a seat is ahead of the mean of the others, alliance cards
    /// included.
    fn edge(&self, seat: Seat) -> BySpecies<f32> {
        let player = &self.players[seat];
        let (mine, held) = (player.scored.counts(), player.hand.counts());
        let mut edge = std::array::from_fn(|colour| f32::from(mine[colour]) + HELD * f32::from(held[colour]));
        if let Some(ally) = player.ally {
            edge[ally.index()] += ally_cards(self.icons(seat)[ally.index()]);
        }
        let rivals = self.seats.without(seat);
        let each = RIVALS / rivals.len() as f32;
        for rival in rivals.iter() {
            let rival = &self.players[rival];
            let theirs = rival.scored.counts();
            edge.iter_mut().zip(theirs).for_each(|(edge, theirs)| *edge -= each * f32::from(theirs));
            if let Some(ally) = rival.ally {
                edge[ally.index()] -= each * f32::from(ALLY_WORTH);
            }
        }
        edge
    }
}
