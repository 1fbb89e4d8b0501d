//! The running score of several games at one table.

use engine::Seat;
use serde::{Deserialize, Serialize};
#[cfg(feature = "api")]
use {ts_rs::TS, utoipa::ToSchema};

use crate::info::Scored;
use crate::room::Room;

/// How a seat has fared in the games at its table since its player sat down. Lessons do not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(TS, ToSchema))]
pub struct Series {
    /// How many games were finished.
    pub games: u32,
    /// How many of them it won, alone or with others.
    pub wins: u32,
    /// Its points in all of them together.
    pub points: i32,
}

impl Room {
    /// How each seat has fared.
    pub(crate) fn series(&self) -> Vec<Series> {
        let mut series = self.meta().series.clone();
        series.resize(self.meta().chairs.len(), Series::default());
        series
    }

    /// Counts a game that has just ended.
    pub(crate) fn count_in_series(&mut self, result: Option<&Scored>) {
        let Some(result) = result.filter(|_| self.meta().config.lesson.is_none()) else { return };
        let mut series = self.series();
        for ((seat, fared), score) in self.seats().iter().zip(&mut series).zip(&result.scores) {
            fared.games += 1;
            fared.wins += u32::from(result.winners.contains(&seat));
            fared.points += score;
        }
        self.meta_mut().series = series;
    }

    /// Whoever comes to this seat begins anew.
    pub(crate) fn forget_series(&mut self, seat: Seat) {
        if let Some(fared) = self.meta_mut().series.get_mut(seat.index()) {
            *fared = Series::default();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::asks::{Ask, BotLevel};
    use crate::info::Phase;
    use crate::records::Change;
    use crate::testing::{A, B, at, created, over, play_to_the_end, playing};

    fn fared(room: &Room) -> Vec<Series> {
        room.info(A.into(), 0).series
    }

    #[test]
    fn the_end_of_every_game_is_counted_and_kept_with_it() {
        let mut room = playing("donburiko", 2);
        assert_eq!(fared(&room), [Series::default(); 2]);
        let mut expected = [Series::default(); 2];
        for game in 1..=3 {
            let step = play_to_the_end(&mut room);
            let result = room.info(A.into(), 0).result.unwrap();
            for (number, fared) in expected.iter_mut().enumerate() {
                fared.games = game;
                fared.wins += u32::from(result.winners.iter().any(|seat| seat.index() == number));
                fared.points += result.scores[number];
            }
            assert_eq!(fared(&room), expected);
            assert!(matches!(step.keep.last(), Some(Change::Table(kept)) if kept.meta.series == expected));
            room.ask(A, Ask::Rematch, at(0)).unwrap();
            room.ask(B, Ask::Rematch, at(0)).unwrap();
            room.ask(A, Ask::Start, at(0)).unwrap();
        }
    }

    #[test]
    fn whoever_takes_a_seat_over_begins_anew() {
        let mut room = over("donburiko", 2);
        room.ask(A, Ask::Rematch, at(0)).unwrap();
        room.ask(A, Ask::Fill { seat: B, level: BotLevel::Casual }, at(0)).unwrap();
        assert_eq!((fared(&room)[0].games, fared(&room)[1]), (1, Series::default()));
    }

    #[test]
    fn a_lesson_does_not_count() {
        let mut room = created("donburiko", 0, |new| new.lesson = Some(1));
        play_to_the_end(&mut room);
        assert_eq!(room.meta().phase, Phase::Over);
        assert!(fared(&room).iter().all(|fared| *fared == Series::default()));
    }
}
