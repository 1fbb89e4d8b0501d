#![doc = include_str!("../README.md")]

mod cards;

use std::sync::LazyLock;

use bots::Thinker;
pub use cards::CardsFile;
use engine::{About, Game, Heuristic, Lesson, NewGame, Seed, SetupError, Table};

/// A table of any game, at which people and bots sit.
pub type Seated = Box<dyn Fork>;

/// A table that can be copied, so that a bot thinks about it while the original goes on.
pub trait Fork: Thinker {
    /// A copy.
    fn fork(&self) -> Seated;
}

impl<G: Heuristic> Fork for Table<G> {
    fn fork(&self) -> Seated {
        Box::new(self.clone())
    }
}

/// Work to be done with the type of a game.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<G: Heuristic>(self) -> Self::Output;
}

macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// Every game.
        pub fn games() -> &'static [About] {
            static GAMES: &[About] = &[$(<$game as Game>::ABOUT),+];
            GAMES
        }

        /// Sends a visitor to the game with this slug, if there is one.
        pub fn visit<V: Visitor>(slug: &str, visitor: V) -> Option<V::Output> {
            $(if slug == <$game as Game>::ABOUT.slug {
                return Some(visitor.visit::<$game>());
            })+
            None
        }
    };
}

games![only_one::OnlyOne, donburiko::Donburiko, wasteland::Wasteland, minions::Minions, grimoire::Grimoire,];

/// What there is to know of the game with this slug.
pub fn about(slug: &str) -> Option<&'static About> {
    games().iter().find(|about| about.slug == slug)
}

/// The guided first game of the game with this slug. Every lesson is read once.
pub fn lesson(slug: &str) -> Option<&'static Lesson> {
    static LESSONS: LazyLock<Vec<Option<Lesson>>> =
        LazyLock::new(|| games().iter().map(|about| Lesson::read(about.lesson).ok()).collect());
    let place = games().iter().position(|about| about.slug == slug)?;
    LESSONS[place].as_ref()
}

/// Opens a table. Without a seed the operating system's randomness decides.
pub fn open(new: &NewGame) -> Result<Seated, SetupError> {
    struct Open<'a>(&'a NewGame);
    impl Visitor for Open<'_> {
        type Output = Result<Seated, SetupError>;
        fn visit<G: Heuristic>(self) -> Self::Output {
            Ok(Box::new(Table::<G>::open(self.0, random_seed())?))
        }
    }
    visit(&new.game, Open(new)).unwrap_or_else(|| Err(SetupError::UnknownGame(new.game.clone())))
}

/// A seed that nobody can guess.
///
/// # Panics
/// If the operating system has no randomness to give, without which no deal would be fair.
pub fn random_seed() -> Seed {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    Seed::from_bytes(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_slug_is_listed_once_and_found() {
        for about in games() {
            assert_eq!(games().iter().filter(|other| other.slug == about.slug).count(), 1);
            assert!(super::about(about.slug).is_some());
            assert!(lesson(about.slug).is_some(), "{}", about.slug);
        }
        assert!(super::about("chess").is_none() && lesson("chess").is_none());
    }

    #[test]
    fn tables_without_a_seed_differ() {
        assert_ne!(random_seed(), random_seed());
    }
}
