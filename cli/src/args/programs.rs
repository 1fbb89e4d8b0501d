//! What programs and studies are started with.

use std::path::PathBuf;

use clap::ValueHint;
use engine::Seed;

use super::parts::{CardsArg, CompareArg, LangArg, OptionsArg, parse_seed};

#[derive(Debug, clap::Args)]
pub(crate) struct EngineArgs {
    #[command(flatten)]
    pub(crate) cards: CardsArg,
    /// On how many threads a bot thinks. Each grows a tree of its own, so with another number it may answer
    /// otherwise.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: u16,
}

#[derive(Debug, clap::Args)]
pub(crate) struct BenchArgs {
    /// The games to measure [default: all].
    pub(crate) games: Vec<String>,
    /// Seconds for each game and number of players.
    #[arg(long, default_value_t = 1.0)]
    pub(crate) seconds: f64,
    /// For programs: JSON instead of a table.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct TrainArgs {
    /// The game.
    pub(crate) game: String,
    /// How many games are played to learn from.
    #[arg(long, default_value_t = 50_000, value_parser = clap::value_parser!(u32).range(10..=1_000_000))]
    pub(crate) games: u32,
    /// How often all positions are gone through.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=100))]
    pub(crate) epochs: u32,
    /// What decides the games and the order of learning: the same seed gives the same net.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Where the weights are written.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) out: PathBuf,
}

#[derive(Debug, clap::Args)]
pub(crate) struct ArenaArgs {
    /// The game.
    #[arg(required_unless_present = "round_robin")]
    pub(crate) game: Option<String>,
    /// Who plays, separated by commas; as many as there are players.
    #[arg(long, required_unless_present = "round_robin")]
    pub(crate) seats: Option<String>,
    /// How many games, rounded up to whole deals; a round robin has so many for each pairing.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pub(crate) games: u32,
    /// The seed of the contest: a number, or 64 hex digits. With the same seed and no --time-ms the same
    /// games are played.
    #[arg(long, default_value = "1", value_parser = parse_seed)]
    pub(crate) seed: Seed,
    #[command(flatten)]
    pub(crate) options: OptionsArg,
    #[command(flatten)]
    pub(crate) cards: CardsArg,
    /// Iterations of our bots' search [default: as their level].
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) iterations: Option<u32>,
    /// Milliseconds that our bots may think [default: as their level].
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) time_ms: Option<u64>,
    /// Milliseconds that a program may take to answer before it loses its seat.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    pub(crate) patience_ms: u64,
    /// How many games are played at the same time [default: as many as there are cores].
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// For programs: JSON instead of a table.
    #[arg(long, conflicts_with = "csv")]
    pub(crate) json: bool,
    /// For spreadsheets: comma-separated values instead of a table.
    #[arg(long)]
    pub(crate) csv: bool,
    /// Draw the win shares into this SVG file.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) plot: Option<PathBuf>,
    /// Play the levels against each other, and write what came of it as Markdown.
    #[arg(long, requires = "out", conflicts_with_all = ["game", "seats", "options", "cards", "json", "csv", "plot"])]
    pub(crate) round_robin: bool,
    /// The games of a round robin; can be given several times [default: all].
    #[arg(long = "game", value_name = "GAME", requires = "round_robin")]
    pub(crate) only: Vec<String>,
    /// How many play in a round robin [default: 4, or as near as the game allows].
    #[arg(long, requires = "round_robin")]
    pub(crate) players: Option<usize>,
    /// The Markdown file that a round robin writes.
    #[arg(long, value_name = "FILE", requires = "round_robin", value_hint = ValueHint::FilePath)]
    pub(crate) out: Option<PathBuf>,
    /// Where a round robin keeps what has been played; with more games it goes on from there.
    #[arg(long, value_name = "FOLDER", default_value = "strength", requires = "round_robin", value_hint = ValueHint::DirPath)]
    pub(crate) results: PathBuf,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

#[derive(Debug, clap::Args)]
pub(crate) struct LabArgs {
    /// The game.
    pub(crate) game: String,
    /// How many play [default: 4, or as near as the game allows].
    #[arg(long, short)]
    pub(crate) players: Option<usize>,
    /// Who plays: a level for all, or one for each player, separated by commas, who then change seats from
    /// game to game. `random` plays anything.
    #[arg(long, value_name = "LEVELS", default_value = "casual")]
    pub(crate) bots: String,
    /// How many games.
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pub(crate) games: u32,
    /// The seed of the study: a number, or 64 hex digits. With the same seed the same games are played.
    #[arg(long, default_value = "1", value_parser = parse_seed)]
    pub(crate) seed: Seed,
    #[command(flatten)]
    pub(crate) options: OptionsArg,
    #[command(flatten)]
    pub(crate) cards: CardsArg,
    #[command(flatten)]
    pub(crate) compare: CompareArg,
    /// How many games are played at the same time [default: as many as there are cores].
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// For programs: JSON instead of tables.
    #[arg(long)]
    pub(crate) json: bool,
    /// Draw pictures into this folder.
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub(crate) svg: Option<PathBuf>,
    /// Write a page about it into this Markdown file.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) out: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

#[derive(Debug, clap::Args)]
pub(crate) struct JoinArgs {
    /// The table's link; one with a seat's secret takes up that seat. Over https, the server's certificate is
    /// trusted if the machine trusts it, or the file that SSL_CERT_FILE names.
    pub(crate) url: String,
    /// The program that plays; it is started once, and split into words as a shell would.
    #[arg(long, value_name = "COMMAND")]
    pub(crate) exec: String,
    /// What it is called at the table [default: what it calls itself].
    #[arg(long)]
    pub(crate) name: Option<String>,
    /// Whose program it is; everybody at the table sees it [default: what it says itself].
    #[arg(long)]
    pub(crate) author: Option<String>,
    /// The seat, counted from 1 [default: the first that is free].
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=8))]
    pub(crate) seat: Option<u8>,
    /// Leave after so many games [default: stay].
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) games: Option<u32>,
    /// Milliseconds that the program may take to answer.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    pub(crate) patience_ms: u64,
}
