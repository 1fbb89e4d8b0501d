//! What a running server is asked.

use std::path::PathBuf;

use clap::{Subcommand, ValueHint};

use super::parts::LangArg;

#[derive(Debug, clap::Args)]
pub(crate) struct AdminArgs {
    /// The folder of the server's database [default: chabudai in the data folder of your system].
    #[arg(long, env = "CHABUDAI_DATA", value_name = "DIR", value_hint = ValueHint::DirPath, global = true)]
    pub(crate) data: Option<PathBuf>,
    /// For programs: the server's answer as JSON.
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[command(subcommand)]
    pub(crate) what: AdminCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum AdminCommand {
    /// What goes on, and what waits.
    Status,
    /// List the tables in memory: those that somebody has used lately.
    Tables {
        /// Also the latest of those that rest on disk.
        #[arg(long)]
        all: bool,
    },
    /// Look at a table as a spectator sees it, and at what was said there.
    Table {
        /// Its id, as in its link.
        id: String,
        #[command(flatten)]
        lang: LangArg,
    },
    /// Close a table: nobody plays on there. Its finished games stay.
    Close {
        /// Its id.
        id: String,
    },
    /// Remove a table with all that was said and played there.
    Remove {
        /// Its id.
        id: String,
    },
    /// Take a player's name away, at the table and in its games.
    Unname {
        /// The table's id.
        id: String,
        /// The seat, counted from 1.
        #[arg(value_parser = clap::value_parser!(u8).range(1..=8))]
        seat: u8,
    },
    /// Take a line of chat away.
    Unsay {
        /// The table's id.
        id: String,
        /// When it was said, as `table` shows it in brackets.
        at: u64,
    },
    /// Tell everybody that the server will be started again.
    Announce {
        /// In how many minutes.
        #[arg(required_unless_present = "cancel")]
        minutes: Option<u32>,
        /// It will not, after all.
        #[arg(long, conflicts_with = "minutes")]
        cancel: bool,
    },
    /// Take no new tables and begin no new games; those that are on can be finished.
    Drain {
        /// Go on as before.
        #[arg(long)]
        off: bool,
        /// Wait until no game is on any more.
        #[arg(long, conflicts_with = "off")]
        wait: bool,
    },
}
