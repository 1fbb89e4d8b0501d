//! Cards files that people have brought, interned: read once, and kept for as long as the program runs.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use crate::{BadCards, CardData};

/// Cards files that have been read, by the type of their data and their text.
type Shelf = HashMap<(TypeId, String), &'static (dyn Any + Send + Sync)>;

/// Positions refer to their cards without owning them, so that a clone copies bytes only. Hence a file that
/// has been read stays: there are only ever as many as people replace.
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
