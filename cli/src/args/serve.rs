//! What a server is started with, and what is done with its data.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;

use anyhow::Context;
use clap::{Parser, ValueHint};
use server::store::Place;

use super::{Command, CommandLine};

#[derive(Clone, Debug, Default, clap::Args)]
pub(crate) struct ServeArgs {
    /// Where to listen [default: 127.0.0.1:4747].
    #[arg(long, env = "CHABUDAI_LISTEN")]
    pub(crate) listen: Option<SocketAddr>,
    /// Where whoever runs it looks and acts: /metrics, /readyz and `chabudai admin`; `off` for nowhere
    /// [default: 127.0.0.1 and the port after that of --listen].
    #[arg(long, env = "CHABUDAI_ADMIN", value_name = "ADDRESS")]
    pub(crate) admin: Option<AdminAddress>,
    #[command(flatten)]
    pub(crate) data: DataArg,
    /// How servers that share a database tell each other what happens, such as nats://host [default: by the
    /// database itself, which does for two or three].
    #[arg(long, env = "CHABUDAI_BUS", value_name = "URL")]
    pub(crate) bus: Option<String>,
    /// A TOML file of settings [default: none].
    #[arg(long, env = "CHABUDAI_CONFIG", value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) config: Option<PathBuf>,
    /// How logs look: text or json [default: text].
    #[arg(long, env = "CHABUDAI_LOG")]
    pub(crate) log: Option<LogFormat>,
    /// How much is logged: error, warn, info, debug, or targets as `server=debug` [default: info].
    #[arg(long, env = "CHABUDAI_LOG_LEVEL", value_name = "LEVEL")]
    pub(crate) log_level: Option<String>,
    /// Threads that think for the bots of one address; one more is there for other addresses [default: one less
    /// than there are cores].
    #[arg(long, env = "CHABUDAI_BOT_THREADS", value_name = "N")]
    pub(crate) bot_threads: Option<usize>,
    /// Seconds until a table that nobody uses leaves the memory; it stays on disk [default: 60].
    #[arg(long, env = "CHABUDAI_REST_SECONDS", value_name = "N")]
    pub(crate) rest_seconds: Option<u64>,
    /// Days until a table goes whose game nobody has finished or gone on with; 0 is never [default: 90].
    #[arg(long, env = "CHABUDAI_KEEP_UNFINISHED_DAYS", value_name = "N")]
    pub(crate) keep_unfinished_days: Option<u32>,
    /// Days until a finished game goes; 0 is never [default: 0].
    #[arg(long, env = "CHABUDAI_KEEP_FINISHED_DAYS", value_name = "N")]
    pub(crate) keep_finished_days: Option<u32>,
    /// Days until what was said at tables goes; 0 is never [default: 30].
    #[arg(long, env = "CHABUDAI_KEEP_CHAT_DAYS", value_name = "N")]
    pub(crate) keep_chat_days: Option<u32>,
    /// Requests a minute for one address; 0 is no limit [default: 1200].
    #[arg(long, env = "CHABUDAI_MAX_REQUESTS", value_name = "N")]
    pub(crate) max_requests: Option<u32>,
    /// New tables and joins a minute for one address; 0 is no limit [default: 120].
    #[arg(long, env = "CHABUDAI_MAX_SEATS", value_name = "N")]
    pub(crate) max_seats: Option<u32>,
    /// Connections at the same time for one address, WebSockets not counted; 0 is no limit [default: 200].
    #[arg(long, env = "CHABUDAI_MAX_CONNECTIONS", value_name = "N")]
    pub(crate) max_connections: Option<u32>,
    /// WebSockets at the same time for one address; 0 is no limit [default: 200].
    #[arg(long, env = "CHABUDAI_MAX_SOCKETS", value_name = "N")]
    pub(crate) max_sockets: Option<u32>,
    /// Lines of chat a minute from one seat, a sixth of them at once; 0 is no limit [default: 60].
    #[arg(long, env = "CHABUDAI_MAX_CHAT", value_name = "N")]
    pub(crate) max_chat: Option<u32>,
    /// Messages a second on one WebSocket; 0 is no limit [default: 50].
    #[arg(long, env = "CHABUDAI_MAX_MESSAGES", value_name = "N")]
    pub(crate) max_messages: Option<u32>,
    /// Seconds a minute that bots think about hints and analyses for one address; 0 is no limit [default: 60].
    #[arg(long, env = "CHABUDAI_MAX_THINKING", value_name = "N")]
    pub(crate) max_thinking: Option<u32>,
    /// Messages a second at one table, from all people together, and as many from all programs; 0 is no limit
    /// [default: 100].
    #[arg(long, env = "CHABUDAI_MAX_TABLE_MESSAGES", value_name = "N")]
    pub(crate) max_table_messages: Option<u32>,
    /// Requests a minute of programs that play (`chabudai join`) for one address; 0 is no limit [default: 2400].
    #[arg(long, env = "CHABUDAI_MAX_TURNS", value_name = "N")]
    pub(crate) max_turns: Option<u32>,
    /// The origins that it goes by, separated by commas, such as `https://cards.example`: their pages may
    /// connect. Addresses and names of the local network need not be listed.
    #[arg(long, env = "CHABUDAI_ORIGINS", value_name = "ORIGIN", value_delimiter = ',')]
    pub(crate) origins: Option<Vec<String>>,
    /// Take a client's address from the last entry of X-Forwarded-For: only behind a proxy of your own.
    #[arg(long, env = "CHABUDAI_TRUST_PROXY", num_args = 0..=1, default_missing_value = "true")]
    pub(crate) trust_proxy: Option<bool>,
    /// Browsers come over https, by a proxy in front: mark the cookie so that it travels over nothing else.
    #[arg(long, env = "CHABUDAI_HTTPS", num_args = 0..=1, default_missing_value = "true")]
    pub(crate) https: Option<bool>,
    /// Show the table in the browser as soon as it is served.
    #[arg(long)]
    pub(crate) open: bool,
}

impl ServeArgs {
    /// What the environment says where nothing was typed.
    pub(crate) fn parse_environment() -> ServeArgs {
        match CommandLine::parse_from(["chabudai", "serve"]).command {
            Some(Command::Serve(args)) => args,
            _ => ServeArgs::default(),
        }
    }
}

/// Where whoever runs a server looks and acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(try_from = "String")]
pub(crate) enum AdminAddress {
    /// Nowhere.
    Off,
    /// Here.
    At(SocketAddr),
}

impl FromStr for AdminAddress {
    type Err = anyhow::Error;
    fn from_str(text: &str) -> anyhow::Result<AdminAddress> {
        match text {
            "off" => Ok(AdminAddress::Off),
            _ => {
                let address = text.parse().context("an address such as 127.0.0.1:4748, or `off`");
                address.map(AdminAddress::At)
            }
        }
    }
}

impl TryFrom<String> for AdminAddress {
    type Error = anyhow::Error;
    fn try_from(text: String) -> anyhow::Result<AdminAddress> {
        text.parse()
    }
}

/// How logs look.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, clap::ValueEnum, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// For programs: one JSON object a line.
    Json,
}

#[derive(Clone, Debug, Default, clap::Args)]
pub(crate) struct DataArg {
    /// The folder of the database [default: chabudai in the data folder of your system].
    #[arg(long, env = "CHABUDAI_DATA", value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,
    /// Where tables are kept, if not in that folder: postgres://user:password@host/database, which several servers can
    /// share.
    #[arg(long, env = "CHABUDAI_STORE", value_name = "STORE", hide_env_values = true)]
    pub(crate) store: Option<Place>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct MigrateArgs {
    #[command(flatten)]
    pub(crate) data: DataArg,
}

#[derive(Debug, clap::Args)]
pub(crate) struct CopyArgs {
    /// What is copied: a data folder, or postgres://user:password@host/database.
    pub(crate) from: Place,
    /// Where to: the same, and nothing may be there yet.
    pub(crate) to: Place,
}

#[derive(Debug, clap::Args)]
pub(crate) struct BackupArgs {
    /// The copy; it must not exist yet.
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) data: DataArg,
}

#[derive(Debug, clap::Args)]
pub(crate) struct ExportArgs {
    /// The folder for the replay files; it is made if need be.
    #[arg(value_hint = ValueHint::DirPath)]
    pub(crate) folder: PathBuf,
    #[command(flatten)]
    pub(crate) data: DataArg,
}

#[derive(Debug, clap::Args)]
pub(crate) struct ImportArgs {
    /// Replay files. One that `chabudai export` has written gets its old address back.
    #[arg(required = true, value_hint = ValueHint::FilePath)]
    pub(crate) files: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) data: DataArg,
}
