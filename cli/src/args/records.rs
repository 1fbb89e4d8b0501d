//! What is read of games and of their records.

use std::path::PathBuf;

use clap::ValueHint;
use engine::{Nonce, Seat};

use super::parts::LangArg;

#[derive(Debug, clap::Args)]
pub(crate) struct GamesArgs {
    /// For programs: JSON instead of a table.
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

#[derive(Debug, clap::Args)]
pub(crate) struct RulesArgs {
    /// The game.
    pub(crate) game: String,
    /// For programs: JSON with the rules as Markdown.
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

#[derive(Debug, clap::Args)]
pub(crate) struct ScenarioArgs {
    /// Scenario files, or folders of them.
    #[arg(required = true, value_hint = ValueHint::AnyPath)]
    pub(crate) files: Vec<PathBuf>,
    /// For programs: JSON instead of text.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct ReplayArgs {
    /// A replay file.
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
    /// Play the game again and fail on any difference.
    #[arg(long)]
    pub(crate) verify: bool,
    /// The commitment that the server published before the deal; the record must have the same.
    #[arg(long, value_name = "HEX", requires = "verify")]
    pub(crate) commitment: Option<String>,
    /// What a seat, counted from 0, added to the deal; the record must have the same. May be given several times.
    #[arg(long, value_name = "SEAT=HEX", requires = "verify", value_parser = parse_nonce)]
    pub(crate) nonce: Vec<(Seat, Nonce)>,
    /// For programs: JSON instead of text.
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

fn parse_nonce(text: &str) -> Result<(Seat, Nonce), String> {
    let (seat, nonce) = text.split_once('=').ok_or("a seat and its nonce, such as 0=00112233aabbccdd")?;
    let seat = seat.parse().ok().and_then(Seat::new).ok_or_else(|| format!("{seat:?} is no seat"))?;
    Ok((seat, Nonce::try_from(nonce.to_owned()).map_err(|error| error.to_string())?))
}

#[derive(Debug, clap::Args)]
pub(crate) struct AnalyseArgs {
    /// A replay file.
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
    /// How many games the master imagines at each decision [default: 1000, or as many as --time-ms allows].
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) iterations: Option<u32>,
    /// Milliseconds that the master may think about each decision; what it finds then depends on the machine.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    pub(crate) time_ms: Option<u64>,
    /// How many decisions are looked at at the same time [default: as many as there are cores].
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Judge this player only: a seat's number, from 0, or a name.
    #[arg(long)]
    pub(crate) seat: Option<String>,
    /// Say why of every decision, not only of mistakes.
    #[arg(long)]
    pub(crate) why: bool,
    /// For programs: JSON instead of a table.
    #[arg(long)]
    pub(crate) json: bool,
    /// Draw the chances to win into this SVG file.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) plot: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}
