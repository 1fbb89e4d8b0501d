//! Parts of a scene that are made only if somebody looks at them.

use std::any::TypeId;
use std::fmt::{self, Debug, Formatter};
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use serde::{Serialize, Serializer};

/// A part of a scene that is made when somebody looks at it, of facts that say all there is to it.
///
/// A scene is made for every eye after every action, and most of it is as it was. Words are dear and facts are
/// cheap: whoever has been told a part that was made of the same facts need not look at it again, see
/// [`Later::hash_facts`].
///
/// ```
/// use engine::{Later, Message};
/// let note = Later::new(3, |&chips| Message::new("note").number("chips", chips));
/// assert_eq!(*note, Message::new("note").number("chips", 3));
/// ```
#[derive(Clone)]
pub struct Later<T>(Source<T>);

#[derive(Clone)]
enum Source<T> {
    Made(T),
    Facts(Arc<dyn Making<T>>, OnceLock<T>),
}

/// Facts, and how a part is made of them.
trait Making<T>: Send + Sync {
    fn make(&self) -> T;
    fn hash(&self, state: &mut dyn Hasher);
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

    fn hash(&self, mut state: &mut dyn Hasher) {
        TypeId::of::<F>().hash(&mut state);
        self.facts.hash(&mut state);
    }
}

impl<T: 'static> Later<T> {
    /// A part that is made of these facts when somebody looks at it. Facts of one type make one kind of part.
    pub fn new<F: Hash + Send + Sync + 'static>(facts: F, make: fn(&F) -> T) -> Later<T> {
        Later(Source::Facts(Arc::new(Recipe { facts, make }), OnceLock::new()))
    }

    /// The part itself.
    pub fn into_made(self) -> T {
        match self.0 {
            Source::Made(made) => made,
            Source::Facts(making, made) => made.into_inner().unwrap_or_else(|| making.make()),
        }
    }
}

impl<T: Hash> Later<T> {
    /// Hashes what it is made of, without a look at it; what was made at once is hashed itself. Two parts of
    /// one name that are made of the same say the same, though others may say the same as well.
    pub fn hash_facts(&self, state: &mut impl Hasher) {
        match &self.0 {
            Source::Made(made) => made.hash(state),
            Source::Facts(making, _) => making.hash(state),
        }
    }
}

impl<T> From<T> for Later<T> {
    fn from(made: T) -> Later<T> {
        Later(Source::Made(made))
    }
}

impl<T> Deref for Later<T> {
    type Target = T;

    fn deref(&self) -> &T {
        match &self.0 {
            Source::Made(made) => made,
            Source::Facts(making, made) => made.get_or_init(|| making.make()),
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
    use std::hash::DefaultHasher;
    use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

    use super::*;

    fn facts_of(part: &Later<String>) -> u64 {
        let mut hasher = DefaultHasher::new();
        part.hash_facts(&mut hasher);
        hasher.finish()
    }

    #[test]
    fn a_part_is_made_once_and_only_if_somebody_looks() {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let part = Later::new(5_u8, |facts| {
            MADE.fetch_add(1, Relaxed);
            facts.to_string()
        });
        facts_of(&part);
        assert_eq!(MADE.load(Relaxed), 0);
        assert_eq!((part.as_str(), part.len(), part.clone().into_made()), ("5", 1, "5".to_owned()));
        assert_eq!(MADE.load(Relaxed), 1);
    }

    #[test]
    fn the_same_facts_are_the_same_and_others_are_not() {
        let of = |facts: u8| Later::new(facts, u8::to_string);
        assert_eq!(facts_of(&of(5)), facts_of(&of(5)));
        assert_ne!(facts_of(&of(5)), facts_of(&of(6)));
        assert_ne!(facts_of(&of(5)), facts_of(&Later::new(5_i8, i8::to_string)), "facts of another kind");
        assert_eq!(of(5), Later::from("5".to_owned()), "looked at, they say the same");
    }
}
