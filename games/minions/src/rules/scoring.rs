//! The score: MR-41 to MR-43.

use engine::Seat;

use crate::data::Points;
use crate::{Card, KEPT, Minions, Recipe};

impl Minions {
    /// MR-41, MR-42, MR-62, MR-67. Where a seat's points come from; Ambers count when the game is over.
    pub(crate) fn score(&self, seat: Seat) -> Score {
        let player = &self.players[seat];
        let mut score = Score::default();
        for &minion in player.minions.iter() {
            match self.cards.recipe(minion).points {
                Points::Fixed(points) => score.minions += i32::from(points),
                Points::Scaled => score.scaled += self.scaled_points(seat, minion),
            }
        }
        score.rounds =
            player.rounds_won().map(|round| i32::from(self.cards.rounds[round as usize - 1].points)).sum();
        if self.has_turned_up(seat) {
            score.ambers = i32::from(self.cards.amber) * player.drafted.count(Card::A).min(KEPT) as i32;
        }
        score
    }

    /// MR-42. By how many minions of its symbol the owner has, itself included.
    pub(crate) fn scaled_points(&self, seat: Seat, minion: Recipe) -> i32 {
        let symbol = self.cards.recipe(minion).symbol;
        let same =
            self.players[seat].minions.iter().filter(|&&other| self.cards.recipe(other).symbol == symbol);
        i32::from(self.cards.scale[(same.count().max(1)) - 1])
    }
}

/// Where the points of a seat come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Score {
    pub(crate) minions: i32,
    pub(crate) scaled: i32,
    pub(crate) rounds: i32,
    pub(crate) ambers: i32,
}

impl Score {
    pub(crate) fn total(self) -> i32 {
        self.minions + self.scaled + self.rounds + self.ambers
    }
}
