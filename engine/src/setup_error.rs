//! Why a game could not be started.

use crate::{BadCards, BadSeed, BadStack};

/// Why a game could not be started.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// A field that nobody knows.
    #[error("there is no field {0:?} here")]
    UnknownField(String),
    /// A slug that is in no catalog.
    #[error("there is no game {0:?}; `games` lists them all")]
    UnknownGame(String),
    /// Too few, or too many.
    #[error("{game} is for {few} to {many} players, not {asked}")]
    WrongPlayers {
        /// The game's slug.
        game: &'static str,
        /// As few as can play.
        few: usize,
        /// As many as can play.
        many: usize,
        /// What was asked for.
        asked: usize,
    },
    /// No number at all.
    #[error("{0}")]
    BadPlayers(String),
    /// An option that the game does not have, or a value that it does not take.
    #[error("{0}")]
    BadOption(String),
    /// Neither a number nor 64 hex digits.
    #[error(transparent)]
    BadSeed(#[from] BadSeed),
    /// A starting seat that is not at this table.
    #[error("{0} is no seat of this game")]
    BadSeat(String),
    /// A cards file that cannot be played with.
    #[error("the cards file cannot be used: {0}")]
    BadCards(#[from] BadCards),
    /// A list that does not fit its shuffle, or no lists of cards at all.
    #[error("{0}")]
    BadStack(String),
}

impl SetupError {
    /// The protocol's name for it.
    pub fn code(&self) -> &'static str {
        match self {
            SetupError::UnknownField(_) => "bad_json",
            SetupError::UnknownGame(_) => "unknown_game",
            SetupError::WrongPlayers { .. } | SetupError::BadPlayers(_) => "bad_players",
            SetupError::BadOption(_) | SetupError::BadCards(_) => "bad_option",
            SetupError::BadSeed(_) => "bad_seed",
            SetupError::BadSeat(_) => "bad_seat",
            SetupError::BadStack(_) => "bad_stack",
        }
    }
}

impl From<BadStack> for SetupError {
    fn from(fault: BadStack) -> SetupError {
        SetupError::BadStack(fault.to_string())
    }
}
