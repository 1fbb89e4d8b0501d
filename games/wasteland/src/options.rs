//! The variants.

use engine::{OptionAbout, SetupError};
use serde::{Deserialize, Serialize};

/// The variants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Alliance: three or four players take alliance cards.
    pub alliance: bool,
    /// Abandoned Witnesses: must follow may be broken, and the witnesses passed.
    pub witnesses: bool,
}

impl Options {
    pub(crate) const ABOUT: &[OptionAbout] = &[
        OptionAbout { name: "alliance", values: &["false", "true"], default: "false" },
        OptionAbout { name: "witnesses", values: &["false", "true"], default: "false" },
    ];

    /// WR-71. Refuses what cannot be played together, or by so few.
    pub(crate) fn check(self, players: usize) -> Result<(), SetupError> {
        let refused = |reason: &str| Err(SetupError::BadOption(reason.to_owned()));
        match self {
            Options { alliance: true, .. } if players == 2 => refused("`alliance` is for 3 or 4 players"),
            Options { alliance: false, witnesses: true } => {
                refused("`witnesses` is played with `alliance` only")
            }
            _ => Ok(()),
        }
    }
}
