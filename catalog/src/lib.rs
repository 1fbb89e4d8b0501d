#![doc = include_str!("../README.md")]

mod cards;
mod numbers;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use bots::Thinker;
pub use cards::CardsFile;
use engine::{
    About, Game, Heuristic, Lang, Lesson, NewGame, Numbered, Seed, SetupError, Staged, Table, Words,
};
pub use numbers::InNumbers;

/// A table of any game, at which people and bots sit.
pub type AnyTable = Box<dyn Fork>;

/// A table that can be copied, so that a bot thinks about it while the original goes on.
pub trait Fork: Thinker + InNumbers {
    /// A copy.
    fn fork(&self) -> AnyTable;
}

impl<G: Playable> Fork for Table<G> {
    fn fork(&self) -> AnyTable {
        Box::new(self.clone())
    }
}

/// A game with all its rooms: rules, views, hidden cards, good play, numbers, and a table for people.
pub trait Playable: Heuristic + Numbered + Staged {}

impl<G: Heuristic + Numbered + Staged> Playable for G {}

/// Work to be done with the type of a game.
pub trait TypedTask {
    /// What comes of it.
    type Output;

    /// Does it.
    fn run<G: Playable>(self) -> Self::Output;
}

macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// Every game.
        pub fn games() -> &'static [About] {
            static GAMES: &[About] = &[$(About::of::<$game>()),+];
            GAMES
        }

        /// Does a task with the type of the game with this slug, if there is one.
        pub fn run_for<T: TypedTask>(slug: &str, task: T) -> Option<T::Output> {
            $(if slug == <$game as Game>::RULES.slug {
                return Some(task.run::<$game>());
            })+
            None
        }
    };
}

// One line a game, in the order in which people are shown them.
games! {
    only_one::OnlyOne,
    donburiko::Donburiko,
    wasteland::Wasteland,
    minions::Minions,
    grimoire::Grimoire,
}

/// What there is to know of the game with this slug.
pub fn about(slug: &str) -> Option<&'static About> {
    games().iter().find(|about| about.slug == slug)
}

/// The guided games of the game with this slug, in the order in which they are learnt. Every lesson is read
/// once.
pub fn lessons(slug: &str) -> &'static [Lesson] {
    static LESSONS: LazyLock<Vec<Vec<Lesson>>> = LazyLock::new(|| {
        let read = |about: &About| about.lessons.iter().flat_map(|text| Lesson::read(text)).collect();
        games().iter().map(read).collect()
    });
    let place = games().iter().position(|about| about.slug == slug);
    place.map_or(&[], |place| &LESSONS[place])
}

/// The guided game of this number, from 1.
pub fn lesson(slug: &str, number: u32) -> Option<&'static Lesson> {
    lessons(slug).get((number as usize).checked_sub(1)?)
}

/// The words of the game with this slug in a language. Every game's are read once.
pub fn words(slug: &str, lang: Lang) -> Option<&'static Words> {
    static WORDS: LazyLock<BTreeMap<(&str, Lang), Words>> = LazyLock::new(|| {
        let read =
            |about: &'static About, lang| Some(((about.slug, lang), Words::of(about.locales, lang).ok()?));
        games().iter().flat_map(|about| Lang::all().filter_map(|lang| read(about, lang))).collect()
    });
    WORDS.get(&(about(slug)?.slug, lang))
}

/// Opens a table. Without a seed the operating system's randomness decides.
pub fn open(new: &NewGame) -> Result<AnyTable, SetupError> {
    struct Open<'a>(&'a NewGame);
    impl TypedTask for Open<'_> {
        type Output = Result<AnyTable, SetupError>;
        fn run<G: Playable>(self) -> Self::Output {
            Ok(Box::new(Table::<G>::open(self.0, random_seed())?))
        }
    }
    run_for(&new.game, Open(new)).unwrap_or_else(|| Err(SetupError::UnknownGame(new.game.clone())))
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
            assert!(
                Lang::all().all(|lang| words(about.slug, lang).is_some_and(|words| words.lang() == lang))
            );
            assert_eq!(lessons(about.slug).len(), about.lessons.len(), "{}", about.slug);
            assert_eq!(lesson(about.slug, 1), lessons(about.slug).first());
            assert!(lesson(about.slug, 1).is_some(), "{}", about.slug);
            let after = about.lessons.len() as u32 + 1;
            assert!(lesson(about.slug, 0).is_none() && lesson(about.slug, after).is_none());
        }
        assert!(super::about("chess").is_none() && lesson("chess", 1).is_none());
        assert!(words("chess", Lang::EN).is_none());
    }

    #[test]
    fn tables_without_a_seed_differ() {
        assert_ne!(random_seed(), random_seed());
    }
}
