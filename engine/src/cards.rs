//! Card data: what was printed only on the cards, as a file that whoever owns the cards can replace.

use std::fmt::Debug;
use std::ops::Range;

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
