//! The state as JSON has it, and back.

use engine::{BadState, Eye, Game, PerSeat, Pile, Seat, Seats, Seen, Shown, Slug};
use serde::{Deserialize, Serialize};

use crate::card::{Hand, Laid};
use crate::{Card, Phase, YourGame};

/// The state, with `"?"` for what the viewer may not see.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    game: Slug<YourGame>,
    to_act: Seats,
    hands: Vec<Vec<Seen<Card>>>,
    trick: Vec<ShownCard>,
    tricks: Vec<u8>,
    played: Vec<Card>,
    aside: Vec<Seen<Card>>,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShownCard {
    seat: Seat,
    card: Card,
}

impl Shown for YourGame {
    type State = State;

    fn show(&self, eye: Eye) -> State {
        let hand = |seat| show_cards(self.hands[seat], self.knows_hand(seat, eye));
        State {
            game: Slug::default(),
            to_act: self.to_act(),
            hands: self.seats.iter().map(hand).collect(),
            trick: self.trick.iter().map(|&Laid { seat, card }| ShownCard { seat, card }).collect(),
            tricks: self.tricks.first(self.seats.len()).to_vec(),
            played: self.played.iter().collect(),
            aside: show_cards(self.aside, self.knows_aside(eye)),
        }
    }

    fn restore(state: &State, _cards: &'static ()) -> Result<YourGame, BadState> {
        let seats = BadState::or_seats::<YourGame>(state.hands.len())?;
        BadState::unless(state.tricks.len() == seats.len(), "everybody has taken some tricks or none")?;
        let mut game = YourGame {
            seats,
            phase: state.to_act.only().map_or(Phase::Over, Phase::Turn),
            hands: PerSeat::default(),
            trick: Pile::restored(state.trick.iter().map(|&ShownCard { seat, card }| Laid { seat, card }))?,
            tricks: PerSeat::default(),
            played: Hand::restored(state.played.iter().copied())?,
            aside: Hand::opened(&state.aside)?,
        };
        for ((seat, hand), &tricks) in seats.iter().zip(&state.hands).zip(&state.tricks) {
            game.hands[seat] = Hand::opened(hand)?;
            game.tricks[seat] = tricks;
        }
        Ok(game)
    }
}

fn show_cards(cards: Hand, known: bool) -> Vec<Seen<Card>> {
    cards.iter().map(|card| Seen::when(known, card)).collect()
}
