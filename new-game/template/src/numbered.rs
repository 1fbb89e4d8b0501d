//! The game in numbers: actions, and what a seat sees.

use engine::{Canvas, Feature, Game, Kind, Numbered, Seat};

use crate::card::{CARDS, OF_EACH};
use crate::{Action, Card, MOST_PLAYERS, YourGame};

impl Numbered for YourGame {
    const ACTIONS: usize = Card::TEXTS.len();

    const FEATURES: &'static [Feature] = &[
        Feature::counts("hand", Card::TEXTS, OF_EACH as i16),
        Feature::counts("played", Card::TEXTS, OF_EACH as i16),
        Feature::flags("players", &["here", "to act"]).of_players(MOST_PLAYERS),
        Feature::counts("tricks", &["tricks"], CARDS as i16).of_players(MOST_PLAYERS),
        Feature::flags("in the trick", Card::TEXTS).of_players(MOST_PLAYERS),
    ];

    fn actions() -> impl Iterator<Item = Action> {
        Card::ALL.iter().map(|&card| Action::Play { card })
    }

    fn number(action: Action) -> usize {
        match action {
            Action::Play { card } => card.index(),
        }
    }

    fn observe(&self, seat: Seat, canvas: &mut Canvas<'_>) {
        let (seats, to_act) = (self.seats, self.to_act());
        canvas.count("hand", self.hands[seat]);
        canvas.count("played", self.played);
        canvas.say_of_players("players", seats, seat, |other| [true, to_act.contains(other)]);
        canvas.say_of_players("tricks", seats, seat, |other| [self.tricks[other]]);
        canvas.tally_of_players("in the trick", seats, seat, |other| {
            self.trick.iter().filter(move |laid| laid.seat == other).map(|laid| laid.card.index())
        });
    }
}
