//! A cards file as TOML has it, not yet checked.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use super::{BookEffect, ItemEffect, Type};
use crate::card::{Item, Quest};

/// The file. `name`, `text` and `from` tell its reader what is what; players read the game's locales.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) game: Spanned<String>,
    pub(super) constants: Constants,
    pub(super) page: Vec<Spanned<PageEntry>>,
    pub(super) quest: Vec<Spanned<QuestEntry>>,
    pub(super) item: Vec<Spanned<ItemEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Constants {
    pub(super) mp_first: Spanned<u8>,
    pub(super) mp_last: Spanned<u8>,
    pub(super) end_count: Spanned<u8>,
    pub(super) junk_bonus: Spanned<u8>,
    #[serde(rename = "from")]
    _from: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PageEntry {
    pub(super) number: Spanned<u8>,
    pub(super) id: Spanned<String>,
    #[serde(rename = "name")]
    _name: String,
    pub(super) types: Spanned<Vec<Type>>,
    pub(super) book: BookEffect,
    pub(super) quest: Spanned<SpellName>,
    pub(super) vp: Option<Spanned<u8>>,
    pub(super) count: Option<Spanned<u8>>,
    pub(super) cost: Option<Spanned<u8>>,
    #[serde(rename = "text")]
    _text: String,
    #[serde(rename = "from")]
    _from: BTreeMap<String, Source>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct QuestEntry {
    pub(super) id: Spanned<Quest>,
    #[serde(rename = "name")]
    _name: String,
    pub(super) kind: Spanned<QuestKind>,
    pub(super) count: Spanned<u8>,
    pub(super) vp: Spanned<u8>,
    pub(super) effect: Spanned<AbilityName>,
    #[serde(default)]
    pub(super) params: Params,
    #[serde(rename = "text")]
    _text: String,
    #[serde(rename = "from")]
    _from: BTreeMap<String, Source>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ItemEntry {
    pub(super) id: Spanned<Item>,
    #[serde(rename = "name")]
    _name: String,
    pub(super) count: Spanned<u8>,
    pub(super) vp: Spanned<u8>,
    pub(super) effect: Spanned<ItemEffect>,
    #[serde(rename = "text")]
    _text: String,
    #[serde(rename = "from")]
    _from: BTreeMap<String, Source>,
}

/// Where a fact comes from.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Source {
    Rulebook,
    Published,
    Reconstructed,
}

#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum QuestKind {
    Treasure,
    Companion,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum SpellName {
    None,
    Replace,
    Silence,
    Gain,
    TakeDiscards,
    Defend,
    DrawItem,
    Charm,
    GainIfPoorest,
    Polymorph,
    Dominate,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum AbilityName {
    None,
    Peek,
    IncomeFirst,
    IncomeLast,
    BuyItem,
    FreeCure,
    EndIfCoins,
    EndIfChips,
    EndPerKind,
}

/// The numbers of an effect. An effect takes what it needs; what is left over means nothing to it.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct Params {
    pub(super) vp: Option<Spanned<u8>>,
    pub(super) count: Option<Spanned<u8>>,
    pub(super) cost: Option<Spanned<u8>>,
    pub(super) min: Option<Spanned<u8>>,
    pub(super) kinds: Option<Spanned<Vec<Quest>>>,
}
