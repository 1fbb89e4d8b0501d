//! What can be asked for.

use std::path::PathBuf;

use clap::{Parser, Subcommand, ValueHint};

use crate::rude::Flood;

const HELP: &str = "\
Examples:
  chabudai-soak kills --kills 1000             kill -9 in every way while all games are played
  chabudai-soak kills --kills 300 --power      and what was not synced is lost as well
  scripts/with-servers chabudai-soak nodes     several servers of one database, killed, paused and cut off
  chabudai-soak floods hints masters           two floods beside honest people
  chabudai-soak faults --rounds 20             the disk fails and the clock jumps in the middle of games";

/// Do to a server what the internet, a disk and a clock do, and see that nobody notices.
///
/// Starts the server itself, in a folder of its own. Ends with 1 if something did not hold.
#[derive(Debug, Parser)]
#[command(name = "chabudai-soak", version, after_help = HELP)]
pub struct SoakArgs {
    /// The program whose server is tried.
    #[arg(long, global = true, default_value = "target/release/chabudai", value_hint = ValueHint::FilePath)]
    pub(crate) program: PathBuf,
    #[command(subcommand)]
    pub(crate) trial: Trial,
}

/// What is tried.
#[derive(Debug, Subcommand)]
pub(crate) enum Trial {
    /// Kill it in the middle of play: nothing that was acknowledged may be lost.
    Kills {
        /// How often.
        #[arg(long, default_value_t = 100)]
        kills: u64,
        /// How many tables of each game.
        #[arg(long, default_value_t = 2)]
        tables: usize,
        /// The power fails as well: what was not synced is lost, or torn.
        #[arg(long)]
        power: bool,
        /// Another one, another run.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Let several servers of one database play, kill them under load, and pause them, cut them off, set their clocks and
    /// kill the bus and the database in between.
    Nodes {
        /// How often a server is killed.
        #[arg(long, default_value_t = 100)]
        kills: u64,
        /// How many servers.
        #[arg(long, default_value_t = 3)]
        nodes: usize,
        /// How many tables of each game.
        #[arg(long, default_value_t = 2)]
        tables: usize,
        /// Another one, another run.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Measure what a server costs that nobody uses, with and without tables in its database.
    Rest {
        /// How many tables.
        #[arg(long, default_value_t = 100_000)]
        tables: i64,
    },
    /// Measure how much later a move is seen by a client of another server.
    Hops {
        /// How many moves.
        #[arg(long, default_value_t = 500)]
        moves: usize,
    },
    /// Flood it from one address while others play: they must not feel it.
    Floods {
        /// Which floods; all of them if none is named.
        #[arg(value_enum)]
        floods: Vec<Flood>,
        /// How long each of them lasts.
        #[arg(long, default_value_t = 10.0)]
        seconds: f64,
        /// How often one is tried before it counts as felt.
        #[arg(long, default_value_t = 3)]
        attempts: u32,
    },
    /// Let its disk fail and its clock jump: nothing is lost, and turns take their time.
    Faults {
        /// How often.
        #[arg(long, default_value_t = 10)]
        rounds: u64,
    },
}
