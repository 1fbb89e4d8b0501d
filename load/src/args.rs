//! What can be asked for.

use std::path::PathBuf;

use clap::ValueHint;

const HELP: &str = "\
The server must not limit what one address may do:
  chabudai serve --max-requests 0 --max-seats 0 --max-connections 0 --max-sockets 0 --max-messages 0 --max-table-messages 0

Examples:
  chabudai-load --tables 500                   as many moves a second as server and clients can make
  chabudai-load --tables 500 --paced 1         a move a second at each table: how long until everybody sees it?
  chabudai-load --game grimoire --json http://127.0.0.1:4747";

/// Play at many tables of a running server at once, and see what it can take.
///
/// Makes tables, connects every seat by a WebSocket of its own and plays legal moves. Reports moves a second,
/// the time from sending a move until the last client of its table has seen it, bytes, and the server's
/// memory and processor time. Ends with 1 if anything went wrong.
#[derive(Debug, clap::Parser)]
#[command(name = "chabudai-load", version, after_help = HELP)]
pub struct LoadArgs {
    /// The server.
    #[arg(default_value = "http://127.0.0.1:4747", value_hint = ValueHint::Url)]
    pub(crate) url: String,
    /// Where the server tells its figures [default: its host at the next port].
    #[arg(long, value_name = "HOST:PORT")]
    pub(crate) admin: Option<String>,
    /// How many tables.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) tables: u32,
    /// How many clients at each table: one for every seat.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=8))]
    pub(crate) clients: u8,
    /// The game.
    #[arg(long, default_value = "donburiko")]
    pub(crate) game: String,
    /// Moves a second at each table [default: as many as it takes].
    #[arg(long, value_name = "RATE")]
    pub(crate) paced: Option<f64>,
    /// How long to measure.
    #[arg(long, default_value_t = 10.0)]
    pub(crate) seconds: f64,
    /// The folder of the server's database, to measure its disk as well.
    #[arg(long, env = "CHABUDAI_DATA", value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,
    /// For programs: JSON instead of a table.
    #[arg(long)]
    pub(crate) json: bool,
}
