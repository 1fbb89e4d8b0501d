//! Card data: what was printed only on the cards, as a file that whoever owns the cards can replace.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::fmt::Debug;
use std::ops::Range;
use std::sync::{LazyLock, Mutex, PoisonError};

/// The card data of a game, read and checked.
pub trait CardData: Clone + Eq + Debug + Send + Sync + 'static {
    /// The data that the game comes with.
    fn standard() -> &'static Self;

    /// Reads a replacement, a TOML file.
    fn read(toml: &str) -> Result<Self, BadCards>;
}

/// All cards are in the rules: there is nothing to replace.
impl CardData for () {
    fn standard() -> &'static () {
        &()
    }

    fn read(_toml: &str) -> Result<(), BadCards> {
        Err(BadCards {
            line: None,
            reason: "all cards of this game are in its rulebook; no file replaces them".into(),
        })
    }
}

/// A cards file that cannot be played with.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}{reason}", .line.map(|line| format!("line {line}: ")).unwrap_or_default())]
pub struct BadCards {
    /// Where, from 1, if a place can be told.
    pub line: Option<usize>,
    /// What is wrong.
    pub reason: String,
}

impl BadCards {
    /// What is wrong at a place of the text, given in bytes.
    pub fn at(text: &str, place: Option<Range<usize>>, reason: impl Into<String>) -> BadCards {
        let line =
            |place: Range<usize>| 1 + text.bytes().take(place.start).filter(|&byte| byte == b'\n').count();
        BadCards { line: place.map(line), reason: reason.into() }
    }
}

/// Cards files that have been read, by the type of their data and their text.
type Shelf = HashMap<(TypeId, String), &'static (dyn Any + Send + Sync)>;

/// Positions refer to their cards without owning them, so that a clone copies bytes only. Hence a file that has been read
/// stays: there are only ever as many as people replace.
static SHELF: LazyLock<Mutex<Shelf>> = LazyLock::new(|| Mutex::new(Shelf::new()));

/// The data of this file, or the game's own without one. The same text is read once.
pub(crate) fn lasting<C: CardData>(toml: Option<&str>) -> Result<&'static C, BadCards> {
    let Some(toml) = toml else { return Ok(C::standard()) };
    let mut shelf = SHELF.lock().unwrap_or_else(PoisonError::into_inner);
    let key = (TypeId::of::<C>(), toml.to_owned());
    if let Some(cards) = shelf.get(&key).and_then(|cards| cards.downcast_ref()) {
        return Ok(cards);
    }
    let cards: &'static C = Box::leak(Box::new(C::read(toml)?));
    shelf.insert(key, cards);
    Ok(cards)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, PartialEq, Eq, Debug)]
    struct Number(u32);

    impl CardData for Number {
        fn standard() -> &'static Number {
            &Number(1)
        }

        fn read(toml: &str) -> Result<Number, BadCards> {
            toml.parse().map(Number).map_err(|_| BadCards { line: Some(1), reason: "no number".into() })
        }
    }

    #[test]
    fn a_file_replaces_the_standard_cards_and_is_read_once() {
        assert_eq!(lasting::<Number>(None).unwrap().0, 1);
        let (once, again) = (lasting::<Number>(Some("7")).unwrap(), lasting::<Number>(Some("7")).unwrap());
        assert_eq!(once.0, 7);
        assert!(std::ptr::eq(once, again));
    }

    #[test]
    fn a_bad_file_is_refused_with_line_and_reason() {
        assert_eq!(lasting::<Number>(Some("x")).unwrap_err().to_string(), "line 1: no number");
        assert!(lasting::<()>(Some("")).is_err());
    }
}
