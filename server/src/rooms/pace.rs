//! Timing as a side channel: a bot that has no choice takes as long as one that has, or its clock would tell.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use ::bots::Level;
use room::secrets::random;

/// How many of the latest thoughts are remembered.
const LATEST: usize = 32;

/// How long bots have thought lately where they had a choice, by game and level.
#[derive(Debug, Default)]
pub(crate) struct Paces(Mutex<HashMap<(String, &'static str), VecDeque<Duration>>>);

impl Paces {
    fn by_kind(&self) -> MutexGuard<'_, HashMap<(String, &'static str), VecDeque<Duration>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes note of a thought about a free choice.
    pub(crate) fn note(&self, game: &str, level: Level, taken: Duration) {
        let mut paces = self.by_kind();
        let latest = paces.entry((game.to_owned(), level.name())).or_default();
        latest.push_back(taken);
        if latest.len() > LATEST {
            latest.pop_front();
        }
    }

    /// How long a bot without a choice is to take: as long as one of the latest with one.
    pub(crate) fn draw(&self, game: &str, level: Level) -> Duration {
        let paces = self.by_kind();
        let Some(latest) = paces.get(&(game.to_owned(), level.name())) else { return Duration::ZERO };
        latest[usize::from(random::<1>()[0]) % latest.len()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_without_a_choice_takes_as_long_as_the_latest_of_its_kind() {
        let paces = Paces::default();
        assert_eq!(paces.draw("donburiko", Level::Master), Duration::ZERO, "nothing is known yet");
        for number in 0..100 {
            paces.note("donburiko", Level::Master, Duration::from_millis(number));
        }
        paces.note("donburiko", Level::Expert, Duration::from_millis(1));
        let drawn: std::collections::BTreeSet<_> =
            (0..2000).map(|_| paces.draw("donburiko", Level::Master)).collect();
        assert_eq!(drawn.len(), LATEST, "each of them now and then");
        assert_eq!(drawn.first(), Some(&Duration::from_millis(100 - LATEST as u64)));
    }
}
