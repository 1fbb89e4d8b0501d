//! Good play, after the specification's section on strategy. Weights are in points of a deal, ahead of the
//! mean of the others. Only what the seat knows is looked at, so they are the same however the unknown is
//! dealt.

mod chances;
mod forecast;
mod terms;

use engine::{Heuristic, Kind, Seat, Weights};

use crate::card::{BySpecies, LANE};
use crate::rules::hand_size;
use crate::rules::revolution::ALLY_WORTH;
use crate::{Action, Card, Phase, Species, Wasteland};
use chances::Chances;
use forecast::Forecast;
pub(crate) use terms::Terms;

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

/// What hurrying to an alliance card is worth, for each card to be played and each player beyond two: the
/// first has the choice.
const ALLY_SOONER: f32 = 0.3;

/// What the second pass is worth for the alliance card, beside its price.
const ALLY: f32 = 0.45;

/// How much of the best alliance card's points the second pass gets: later there is another one.
const BEST_ALLY: f32 = 0.5;

/// What is denied to others by taking an alliance card, in cards.
const DENIED: f32 = 0.3;

/// What a lie costs: the card that it hides has to be passed.
const LIE: f32 = 0.3;

/// How likely a player of two takes a trick with the second card, or holds it by passing.
const SECOND_CARD: f32 = 0.5;

/// What it is worth to name the next seat as start player, and so to act last.
const LAST_TO_ACT: f32 = 0.1;

impl Heuristic for Wasteland {
    const DOUBT: f32 = 0.5;

    fn weigh(&self, seat: Seat, actions: &[Action], weights: &mut Weights) {
        match self.phase {
            Phase::Trick(_) => self.weigh_trick(seat, actions, weights),
            Phase::Abandon(_) => self.weigh_abandoning(seat, actions, weights),
            Phase::Ally(_) => self.weigh_allies(seat, actions, weights),
            Phase::Start(_) | Phase::Over | Phase::Collect | Phase::Revolt(_) => {
                self.weigh_start(seat, actions, weights);
            }
        }
    }

    fn chapter(&self) -> u32 {
        self.round.into()
    }
}

impl Wasteland {
    /// Win dear tricks, leave cheap ones, and pass what turns the prices.
    fn weigh_trick(&self, seat: Seat, actions: &[Action], weights: &mut Weights) {
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
                pass.worth + pass.ally(card, &forecast) + forecast.shift(card) - PASSED * hand.worth(card)
            }
            _ => 0.0,
        }));
    }

    /// Abandon what makes the hand void of a colour.
    fn weigh_abandoning(&self, seat: Seat, actions: &[Action], weights: &mut Weights) {
        let forecast = Forecast::of(self, seat);
        let hand = Hand::of(self, seat);
        weights.extend(actions.iter().map(|&action| match action {
            Action::Abandon(card) => forecast.shift(card) - hand.worth(card),
            _ => 0.0,
        }));
    }

    /// Take the alliance card that will score most, the own icons considered.
    fn weigh_allies(&self, seat: Seat, actions: &[Action], weights: &mut Weights) {
        let forecast = Forecast::of(self, seat);
        let icons = self.icons(seat);
        weights.extend(actions.iter().map(|&action| match action {
            Action::Ally(species) => {
                forecast.prices[species.index()] * (ally_cards(icons[species.index()]) + DENIED)
            }
            _ => 0.0,
        }));
    }

    /// Name the next seat, so as to act last.
    fn weigh_start(&self, seat: Seat, actions: &[Action], weights: &mut Weights) {
        let next = Action::Start(self.next_seat(seat));
        weights.extend(actions.iter().map(|&action| if action == next { LAST_TO_ACT } else { 0.0 }));
    }

    /// The colour that a player of another one would lie about.
    fn hidden_by_a_lie(&self, seat: Seat) -> Option<Species> {
        let me = &self.players[seat];
        let led = self.trick.colour().filter(|_| self.options.witnesses)?;
        (!me.discs.is_down(led) && !me.hand.of(led).is_empty()).then_some(led)
    }

    /// The icons in the desert of a seat, those on their way there included.
    fn icons(&self, seat: Seat) -> BySpecies<u8> {
        let mut icons = [0; 4];
        let passed = self.trick.passed().filter(|laid| laid.seat == seat).map(|laid| &laid.card);
        for card in self.players[seat].desert.iter().chain(passed) {
            icons[card.species().index()] += card.icons();
        }
        icons
    }
}

/// WR-48. The captured cards that an alliance card counts for beside so many icons.
fn ally_cards(icons: u8) -> f32 {
    f32::from(ALLY_WORTH.saturating_sub(icons))
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
    /// Whether an alliance card comes with the pass, and for each one in the middle the icons it has against
    /// it.
    allies: Option<BySpecies<Option<u8>>>,
}

impl Passing {
    fn of(game: &Wasteland, seat: Seat, chances: &Chances) -> Passing {
        let player = &game.players[seat];
        let players = game.seats.len() as f32;
        let plays_left = player.hand.len() as f32 - f32::from(player.passes_left);
        let trick = if chances.is_open() { SECOND_CARD } else { -1.0 / (players - 1.0) };
        let mut worth = trick * chances.there + PASS + PASS_LATER * plays_left;
        let mut allies = None;
        if game.options.alliance {
            worth += ALLY_SOONER * (players - 2.0) * plays_left;
            allies = (player.passes_left == 1).then(|| game.free_allies(seat));
        }
        Passing { worth, allies }
    }

    /// What the alliance card is worth that comes with a pass.
    fn ally(&self, card: Card, forecast: &Forecast) -> f32 {
        let Some(allies) = self.allies else { return 0.0 };
        let mut best = f32::NEG_INFINITY;
        for &species in Species::ALL {
            if let Some(icons) = allies[species.index()] {
                let more = if card.species() == species { card.icons() } else { 0 };
                best = best.max(forecast.prices[species.index()] * ally_cards(icons + more));
            }
        }
        ALLY + BEST_ALLY * best
    }
}

impl Wasteland {
    /// The alliance cards in the middle, with the icons that a seat has against them.
    fn free_allies(&self, seat: Seat) -> BySpecies<Option<u8>> {
        let icons = self.icons(seat);
        let mut free = [None; 4];
        self.allies().for_each(|species| free[species.index()] = Some(icons[species.index()]));
        free
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
