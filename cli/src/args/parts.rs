//! What several commands take.

use std::path::{Path, PathBuf};

use catalog::CardsFile;
use clap::ValueHint;
use engine::{Lang, Message, Seed};
use serde_json::{Map, Value};

use crate::complaint::{Complaint, OrComplain, about_file};
use crate::files;

#[derive(Debug, clap::Args)]
pub(crate) struct CardsArg {
    /// Play a game with the cards of this TOML file instead of its own.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    cards: Option<PathBuf>,
}

impl CardsArg {
    /// The cards that were brought, if any were.
    pub(crate) fn read(&self) -> anyhow::Result<Option<CardsFile>> {
        self.cards.as_deref().map(read_cards).transpose()
    }
}

#[derive(Debug, clap::Args)]
pub(crate) struct CompareArg {
    /// Play the same number of games with the cards of this TOML file, too, and show what differs.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    compare: Option<PathBuf>,
}

impl CompareArg {
    /// The cards to compare with, if there are any.
    pub(crate) fn read(&self) -> anyhow::Result<Option<CardsFile>> {
        self.compare.as_deref().map(read_cards).transpose()
    }
}

fn read_cards(path: &Path) -> anyhow::Result<CardsFile> {
    let cards = files::read(path).and_then(|text| Ok(CardsFile::read(text)?));
    cards.or_complain(|| about_file("fault-cards-file", path))
}

#[derive(Debug, clap::Args)]
pub(crate) struct OptionsArg {
    /// A variant of the game, such as `alliance=true`; can be given several times.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
}

impl OptionsArg {
    /// The variants by name. A value that is no JSON is a word.
    pub(crate) fn read(&self) -> anyhow::Result<Map<String, Value>> {
        let option = |text: &String| {
            let (name, value) = text
                .split_once('=')
                .ok_or_else(|| Complaint::new(Message::new("fault-name-value").text("text", text)))?;
            let value = serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.to_owned()));
            Ok((name.to_owned(), value))
        };
        self.options.iter().map(option).collect()
    }
}

#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct LangArg {
    /// The language: en or ja [default: that of your system, or English].
    #[arg(long = "lang")]
    lang: Option<Lang>,
}

impl LangArg {
    /// The language asked for, or the one that the environment names as POSIX says, or English.
    pub(crate) fn get(self) -> Lang {
        let named = || ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|name| std::env::var(name).ok());
        self.lang.or_else(|| named()?.parse().ok()).unwrap_or_default()
    }
}

/// A seed: a number, or 64 hex digits.
pub(super) fn parse_seed(text: &str) -> Result<Seed, engine::BadSeed> {
    text.parse::<u64>().map(Seed::from).or_else(|_| text.parse())
}
