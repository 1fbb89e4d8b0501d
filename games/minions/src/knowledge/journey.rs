//! The journeys of the hands that go round: who held each of them, and what each holder took out.

use engine::{Pile, Seat};

use crate::card::Bag;
use crate::{Minions, TURNS};

/// The way of one hand through the round.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Journey {
    /// Who held it in which turn; it was dealt to the first.
    pub(crate) stops: Pile<Seat, TURNS>,
    /// How many of them have taken a card out.
    pub(crate) picked: usize,
}

impl Journey {
    /// Who holds what is left of it, or put it in the middle.
    pub(crate) fn last(&self) -> Seat {
        self.stops.last().copied().unwrap_or_default()
    }
}

impl Minions {
    /// The way of the hand that this seat was dealt.
    pub(crate) fn journey(&self, dealt_to: Seat) -> Journey {
        let mut journey = Journey { stops: Pile::default(), picked: 0 };
        let mut holder = dealt_to;
        for turn in 0..TURNS {
            let player = &self.players[holder];
            journey.stops.push(holder);
            if player.picks.len() > turn {
                journey.picked += 1;
            }
            match player.passed_to.get(turn) {
                Some(&next) => holder = next,
                None => break,
            }
        }
        journey
    }

    /// What is left of a hand at its last stop.
    pub(crate) fn rest(&self, holder: Seat) -> Bag {
        let player = &self.players[holder];
        if self.active.contains(holder) { player.hand } else { player.thrown }
    }

    /// What is left of a hand at its last stop, to change.
    pub(crate) fn rest_mut(&mut self, holder: Seat) -> &mut Bag {
        let is_active = self.active.contains(holder);
        let player = &mut self.players[holder];
        if is_active { &mut player.hand } else { &mut player.thrown }
    }

    /// Every hand is what was passed on, plus what the holder took out of it: writes what was passed on down
    /// anew.
    pub(crate) fn retell_passed_hands(&mut self) {
        for seat in self.seats.iter() {
            let journey = self.journey(seat);
            let mut cards = self.rest(journey.last());
            for (turn, &holder) in journey.stops.iter().enumerate().rev() {
                let player = &mut self.players[holder];
                if let Some(passed) = player.passed.get_mut(turn) {
                    *passed = cards;
                }
                if let Some(&pick) = player.picks.get(turn) {
                    cards.add(pick);
                }
            }
        }
    }
}
