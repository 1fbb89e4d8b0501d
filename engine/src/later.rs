//! Parts of a scene that are made only if somebody looks at them.

use std::fmt::{self, Debug, Formatter};
use std::hash::{BuildHasher, Hash, Hasher};
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use foldhash::quality::RandomState;
use serde::{Serialize, Serializer};

/// A part of a scene that is made when somebody looks at it, of facts that say all there is to it.
///
/// A scene is made for every eye after every action, and most of it is as it was. Words are dear and facts are
/// cheap: whoever has been told a part that was made of the same facts need not look at it again, see
/// [`Later::facts`].
///
/// ```
/// use engine::{Later, Message};
/// let note = Later::new(3, |&chips| Message::new("note").number("chips", chips));
/// assert_eq!(*note, Message::new("note").number("chips", 3));
/// ```
#[derive(Clone)]
pub struct Later<T>(Source<T>);

/// Something that lives as long as the program, such as the cards of a game: as a fact it is known by its
/// address.
#[derive(Debug)]
pub struct Lasting<T: 'static>(pub &'static T);

impl<T> Clone for Lasting<T> {
    fn clone(&self) -> Lasting<T> {
        *self
    }
}

impl<T> Copy for Lasting<T> {}

impl<T> Deref for Lasting<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.0
    }
}

impl<T> Hash for Lasting<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        std::ptr::hash(self.0, state);
    }
}

/// What was made is boxed: a scene has dozens of parts, few of which are ever looked at.
#[derive(Clone)]
enum Source<T> {
    Made(Box<T>),
    Facts(Arc<dyn Making<T>>, OnceLock<Box<T>>),
}

/// Facts, and how a part is made of them.
trait Making<T>: Send + Sync {
    fn make(&self) -> T;
    fn hash(&self, hashes: &RandomState) -> u64;
}

/// That the maker is a plain function makes sure that a part depends on its facts alone.
struct Recipe<F, T> {
    facts: F,
    make: fn(&F) -> T,
}

impl<F: Hash + Send + Sync + 'static, T> Making<T> for Recipe<F, T> {
    fn make(&self) -> T {
        (self.make)(&self.facts)
    }

    fn hash(&self, hashes: &RandomState) -> u64 {
        let mut hasher = hashes.build_hasher();
        hasher.write_usize(self.make as usize);
        self.facts.hash(&mut hasher);
        hasher.finish()
    }
}

impl<T: 'static> Later<T> {
    /// A part that is made of these facts when somebody looks at it.
    pub fn new<F: Hash + Send + Sync + 'static>(facts: F, make: fn(&F) -> T) -> Later<T> {
        Later(Source::Facts(Arc::new(Recipe { facts, make }), OnceLock::new()))
    }

    /// The part itself.
    pub fn into_made(self) -> T {
        match self.0 {
            Source::Made(made) => *made,
            Source::Facts(making, made) => made.into_inner().map_or_else(|| making.make(), |made| *made),
        }
    }
}

impl<T> Later<T> {
    /// A number for what it is made of and how, without a look at it: parts with the same number say the same,
    /// though others may say the same as well. What was made at once has none.
    pub fn facts(&self, hashes: &RandomState) -> Option<u64> {
        match &self.0 {
            Source::Made(_) => None,
            Source::Facts(making, _) => Some(making.hash(hashes)),
        }
    }
}

impl<T> From<T> for Later<T> {
    fn from(made: T) -> Later<T> {
        Later(Source::Made(Box::new(made)))
    }
}

impl<T> Deref for Later<T> {
    type Target = T;

    fn deref(&self) -> &T {
        match &self.0 {
            Source::Made(made) => made,
            Source::Facts(making, made) => made.get_or_init(|| Box::new(making.make())),
        }
    }
}

impl<T: Debug> Debug for Later<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

/// Parts are equal if they say the same, whatever they are made of.
impl<T: PartialEq> PartialEq for Later<T> {
    fn eq(&self, other: &Later<T>) -> bool {
        **self == **other
    }
}

impl<T: Eq> Eq for Later<T> {}

impl<T: Hash> Hash for Later<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: Serialize> Serialize for Later<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

    use super::*;

    #[test]
    fn a_part_is_made_once_and_only_if_somebody_looks() {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let part = Later::new(5_u8, |facts| {
            MADE.fetch_add(1, Relaxed);
            facts.to_string()
        });
        assert!(part.facts(&RandomState::default()).is_some());
        assert_eq!(MADE.load(Relaxed), 0);
        assert_eq!((part.as_str(), part.len(), part.clone().into_made()), ("5", 1, "5".to_owned()));
        assert_eq!(MADE.load(Relaxed), 1);
    }

    #[test]
    fn the_same_facts_are_the_same_and_others_are_not() {
        let hashes = RandomState::default();
        let of = |facts: u8| Later::new(facts, u8::to_string);
        let facts = |part: Later<String>| part.facts(&hashes);
        assert_eq!(facts(of(5)), facts(of(5)));
        assert_ne!(facts(of(5)), facts(of(6)));
        assert_ne!(facts(of(5)), facts(Later::new(5, |number: &u8| format!("{number}!"))), "made otherwise");
        assert_eq!(facts("5".to_owned().into()), None);
        assert_eq!(of(5), Later::from("5".to_owned()), "looked at, they say the same");
    }
}
