//! How balanced a game is, by what happens in many games of bots.
//!
//! It knows no game: what can be chosen are the actions that the game has numbered, what can be had are the
//! features that it observes of every player. So a new game is measured as soon as it has numbers.

mod compare;
mod estimate;
mod figures;
mod tally;

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use bots::BadLevel;
use catalog::{Playable, TypedTask};
use engine::{Game, Imagination, NewGame, Rng, Seat, Seed, Setup, SetupError};

pub use compare::{Comparison, Difference, compare};
pub use estimate::Estimate;
pub use figures::{Balance, Choice, Distribution, Had, SeatFigures};

use crate::Opponents;
use tally::{Diary, Tally};

/// The work is divided into at most so many parts, which are added up in their order: the same study has the
/// same figures to the last digit on any number of threads.
const PARTS: u32 = 256;

/// Who cannot play, and why.
#[derive(Clone, Debug, thiserror::Error)]
pub enum BadBots {
    /// There are neither enough for everybody nor one for all.
    #[error("one level for all, or one for each of the {players} players, not {found}")]
    WrongNumber {
        /// How many play.
        players: usize,
        /// How many are named.
        found: usize,
    },
    /// One of them is nobody.
    #[error("{name:?}: {error}, or random")]
    Unknown {
        /// What it is called.
        name: String,
        /// Who there is.
        error: BadLevel,
    },
}

/// Reads who plays: one name for all, or one for each player.
pub fn read_bots<'a>(
    names: impl IntoIterator<Item = &'a str>,
    players: usize,
) -> Result<Vec<Opponents>, BadBots> {
    let read = |name: &'a str| {
        let name = name.trim();
        name.parse().map_err(|error| BadBots::Unknown { name: name.to_owned(), error })
    };
    let bots: Vec<Opponents> = names.into_iter().map(read).collect::<Result<_, _>>()?;
    if bots.len() == 1 || bots.len() == players {
        Ok(bots)
    } else {
        Err(BadBots::WrongNumber { players, found: bots.len() })
    }
}

/// What is to be measured.
#[derive(Clone, Debug)]
pub struct Study {
    /// The game, its players, options and cards. The seed is the study's; seat 0 begins unless it says
    /// otherwise.
    pub game: NewGame,
    /// Who plays: one for all, or one for each seat, who then change seats from game to game.
    pub bots: Vec<Opponents>,
    /// How many games.
    pub games: u32,
    /// What decides them. A game depends on this and on its number alone.
    pub seed: Seed,
    /// On how many threads.
    pub threads: usize,
}

impl Study {
    /// Plays all games, or those that are finished when `stop` is set; `played` is told of each.
    pub fn run(&self, stop: &AtomicBool, played: impl Fn() + Sync) -> Result<Balance, SetupError> {
        struct Measure<'a, P> {
            study: &'a Study,
            stop: &'a AtomicBool,
            played: P,
        }
        impl<P: Fn() + Sync> TypedTask for Measure<'_, P> {
            type Output = Result<Balance, SetupError>;
            fn run<G: Playable>(self) -> Self::Output {
                let setup: Setup<G> = self.study.game.setup()?;
                let setup = Setup { first: setup.first.or(Some(Seat::default())), ..setup };
                // What cannot be dealt is found out before the work begins.
                G::new(&setup, &mut Imagination(&mut Rng::from(self.study.seed)))?;
                let tally = self.study.tally(&setup, self.stop, &self.played);
                Ok(Balance::of::<G>(&tally, setup.players))
            }
        }
        let unknown = || SetupError::UnknownGame(self.game.game.clone());
        catalog::run_for(&self.game.game, Measure { study: self, stop, played }).ok_or_else(unknown)?
    }

    fn tally<G: Playable>(&self, setup: &Setup<G>, stop: &AtomicBool, played: &(impl Fn() + Sync)) -> Tally {
        let size = self.games.div_ceil(PARTS).max(1);
        let parts = self.games.div_ceil(size);
        let (next, done) = (AtomicU32::new(0), Mutex::new(Vec::new()));
        let work = || {
            loop {
                let part = next.fetch_add(1, Ordering::Relaxed);
                if part >= parts {
                    return;
                }
                let (mut tally, mut diary) = (Tally::new::<G>(setup.players), Diary::new::<G>(setup.players));
                for number in part * size..self.games.min((part + 1) * size) {
                    if stop.load(Ordering::Relaxed) {
                        break;
                    }
                    if let Some(game) = self.play(setup, number, &mut diary) {
                        tally.add(&game, &diary);
                        played();
                    }
                }
                done.lock().unwrap_or_else(PoisonError::into_inner).push((part, tally));
            }
        };
        thread::scope(|scope| {
            (0..self.threads.max(1)).for_each(|_| drop(scope.spawn(work)));
        });
        let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
        done.sort_by_key(|(part, _)| *part);
        let mut all = Tally::new::<G>(setup.players);
        done.iter().for_each(|(_, part)| all.merge(part));
        all
    }

    /// Plays a game to its end and writes down what happens; nothing if it cannot be dealt.
    fn play<G: Playable>(&self, setup: &Setup<G>, number: u32, diary: &mut Diary) -> Option<G> {
        let mut rng = Rng::new(self.seed, number.into());
        let mut game = G::new(setup, &mut Imagination(&mut rng)).ok()?;
        diary.open(&game);
        while let Some(seat) = game.to_act().iter().next() {
            let legal = Game::legal(&game, seat);
            let place = (seat.index() + number as usize) % self.bots.len().max(1);
            let action = self.bots.get(place)?.choose(&game, seat, &mut rng)?;
            diary.chose::<G>(seat, &legal, action);
            game.apply(seat, action, &mut Imagination(&mut rng));
            diary.stands(&game.standing());
        }
        Some(game)
    }
}
