//! What a game in the terminal is started with.

use std::path::PathBuf;

use bots::Level;
use clap::ValueHint;
use engine::Seed;

use super::parts::{CardsArg, LangArg, OptionsArg, parse_seed};
use crate::play::Pace;

#[derive(Debug, clap::Args)]
pub(crate) struct PlayArgs {
    /// The game; without it you choose from a list.
    pub(crate) game: Option<String>,
    /// How many play, people and bots together [default: 3, or as near as the game allows].
    #[arg(long, short)]
    pub(crate) players: Option<usize>,
    /// How many people share this keyboard; the other seats are bots. 0 lets you watch.
    #[arg(long, default_value_t = 1)]
    pub(crate) people: usize,
    /// The people's names, separated by commas.
    #[arg(long, value_delimiter = ',')]
    pub(crate) names: Vec<String>,
    /// The bots' level: novice, casual, expert, master or grandmaster.
    #[arg(long, default_value_t = Level::Casual)]
    pub(crate) bots: Level,
    /// How fast the pictures of what happened follow one another; any key skips them.
    #[arg(long, value_enum, default_value_t)]
    pub(crate) pace: Pace,
    #[command(flatten)]
    pub(crate) options: OptionsArg,
    /// The seed of the deal: a number, or 64 hex digits [default: chance].
    #[arg(long, value_parser = parse_seed)]
    pub(crate) seed: Option<Seed>,
    #[command(flatten)]
    pub(crate) cards: CardsArg,
    /// Keep the game in this file, as a replay that can be resumed.
    #[arg(long, value_hint = ValueHint::FilePath)]
    pub(crate) save: Option<PathBuf>,
    /// Go on with the game in this file, and keep it there.
    #[arg(long, value_hint = ValueHint::FilePath, conflicts_with_all = ["game", "players", "options", "seed", "cards", "save"])]
    pub(crate) resume: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

#[derive(Debug, clap::Args)]
pub(crate) struct LearnArgs {
    /// The game.
    pub(crate) game: String,
    /// Which of its lessons.
    #[arg(value_name = "LESSON", default_value_t = 1)]
    pub(crate) lesson: u32,
    /// How fast the pictures of what happened follow one another; any key skips them.
    #[arg(long, value_enum, default_value_t)]
    pub(crate) pace: Pace,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}
