//! A cards file as TOML has it, each part with its place, so that a refusal can name the line.

use serde::Deserialize;
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) game: Spanned<String>,
    pub(super) version: Spanned<i64>,
    pub(super) element: Spanned<Vec<Spanned<ElementEntry>>>,
    pub(super) pot: Spanned<Vec<Spanned<PotEntry>>>,
    pub(super) recipe: Spanned<Vec<Spanned<RecipeEntry>>>,
    pub(super) round: Spanned<Vec<Spanned<RoundEntry>>>,
    pub(super) terrain: Spanned<Vec<Spanned<TerrainEntry>>>,
    pub(super) counts: Spanned<Counts>,
    pub(super) amber: AmberEntry,
    pub(super) scale: ScaleEntry,
}

/// Where an entry comes from.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Source {
    Rulebook,
    Published,
    Reconstructed,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ElementEntry {
    pub(super) id: String,
    pub(super) mark: i64,
    pub(super) copies: i64,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PotEntry {
    pub(super) number: i64,
    pub(super) mark: i64,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RecipeEntry {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) symbol: Option<String>,
    pub(super) cost: i64,
    pub(super) points: Option<i64>,
    #[serde(default)]
    pub(super) scaled: bool,
    pub(super) ability: Option<String>,
    #[serde(default)]
    pub(super) legendary: bool,
    #[serde(rename = "source")]
    _source: Source,
    #[serde(rename = "ability_source")]
    _ability_source: Option<Source>,
    #[serde(rename = "scaled_source")]
    _scaled_source: Option<Source>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RoundEntry {
    pub(super) number: i64,
    pub(super) points: i64,
    pub(super) direction: String,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TerrainEntry {
    pub(super) id: String,
    pub(super) name: String,
    #[serde(rename = "W")]
    pub(super) water: i64,
    #[serde(rename = "T")]
    pub(super) tree: i64,
    #[serde(rename = "S")]
    pub(super) stone: i64,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Counts {
    pub(super) elements: usize,
    pub(super) pots: usize,
    pub(super) recipes: usize,
    pub(super) legendary: usize,
    pub(super) rounds: usize,
    pub(super) terrains: usize,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AmberEntry {
    pub(super) points: Spanned<i64>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScaleEntry {
    pub(super) points: Spanned<Vec<i64>>,
    #[serde(rename = "source")]
    _source: Source,
}
