//! The variants.

use serde::{Deserialize, Serialize};

/// The variants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Terrain cards and the Legendary Recipe.
    #[serde(default)]
    pub terrain: bool,
}
