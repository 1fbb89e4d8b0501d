//! What can be typed.

use std::net::SocketAddr;
use std::path::PathBuf;

use anyhow::Context;
use bots::Level;
use catalog::CardsFile;
use clap::{Parser, Subcommand, ValueHint};
use clap_complete::Shell;
use engine::{Lang, Seed};

use crate::files;

/// A table for Japanese card games, in the browser and in your terminal.
///
/// Serve tables that friends join, play against bots or with friends at one keyboard, read the rules, replay
/// and check recorded games, or drive the table from a program of your own. Without a command it serves.
#[derive(Debug, Parser)]
#[command(name = "chabudai", version, after_help = AFTER_HELP)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

const AFTER_HELP: &str = "\
Start here:
  chabudai                       serve tables on this machine, for browsers
  chabudai games                 what can be played
  chabudai rules donburiko       how it is played
  chabudai play donburiko        play it now, against two bots
  chabudai play donburiko --people 2 --names Mari,Ken
                                 two people at one keyboard";

const GAMES_HELP: &str = "\
Examples:
  chabudai games                 a table
  chabudai games --json          the same for a program, with every option";

const SCENARIO_HELP: &str = "\
Examples:
  chabudai scenario bug.json               one file
  chabudai scenario games/donburiko        every .json file below a folder";

const REPLAY_HELP: &str = "\
Examples:
  chabudai replay game.json                what happened, move by move
  chabudai replay game.json --verify       deal and play it again: is every card and score right?";

const BENCH_HELP: &str = "\
Examples:
  chabudai bench                           all games, a second for each number of players
  chabudai bench donburiko --seconds 5     one game, more exactly";

const SERVE_HELP: &str = "\
Every setting can be a flag, an environment variable (CHABUDAI_LISTEN, CHABUDAI_DATA, ...) or a line of the
TOML file (listen = \"...\", with _ for -). A flag wins over the environment, the environment over the file.

Examples:
  chabudai serve                           on this machine only
  chabudai serve --listen 0.0.0.0:8460     for everybody who reaches this machine
  chabudai serve --data /srv/chabudai --log json";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Serve tables that friends can join from their browsers.
    #[command(after_help = SERVE_HELP)]
    Serve(ServeArgs),
    /// Write a copy of the server's database, also while it runs.
    Backup(BackupArgs),
    /// Write every finished game of the server as a replay file.
    Export(ExportArgs),
    /// Play a game in the terminal, against bots or with people at the same keyboard.
    Play(PlayArgs),
    /// List the games.
    #[command(after_help = GAMES_HELP)]
    Games(GamesArgs),
    /// Explain the rules of a game.
    Rules(RulesArgs),
    /// Speak the engine protocol: JSON lines on standard input and output.
    ///
    /// One reply a request. Try: echo '{"cmd":"hello"}' | chabudai engine
    Engine(EngineArgs),
    /// Run scenario files and show what differs.
    ///
    /// A scenario is a rule test, a puzzle or a bug report as one JSON file. Ends with 1 if any fails.
    #[command(after_help = SCENARIO_HELP)]
    Scenario(ScenarioArgs),
    /// Print a recorded game as a readable log, or check it.
    ///
    /// Ends with 1 if the record is not what it says, and with 2 if it is no record.
    #[command(after_help = REPLAY_HELP)]
    Replay(ReplayArgs),
    /// Measure how fast the games are played on this machine.
    #[command(after_help = BENCH_HELP)]
    Bench(BenchArgs),
    /// Print a completion script for your shell.
    ///
    /// For example: chabudai completions bash > ~/.local/share/bash-completion/completions/chabudai
    Completions(CompletionsArgs),
}

#[derive(Clone, Debug, Default, clap::Args)]
pub(crate) struct ServeArgs {
    /// Where to listen [default: 127.0.0.1:8460].
    #[arg(long, env = "CHABUDAI_LISTEN")]
    pub(crate) listen: Option<SocketAddr>,
    #[command(flatten)]
    pub(crate) data: DataArg,
    /// A TOML file of settings [default: none].
    #[arg(long, env = "CHABUDAI_CONFIG", value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) config: Option<PathBuf>,
    /// How logs look: text or json [default: text].
    #[arg(long, env = "CHABUDAI_LOG")]
    pub(crate) log: Option<LogFormat>,
    /// How much is logged: error, warn, info, debug, or targets as `server=debug` [default: info].
    #[arg(long, env = "CHABUDAI_LOG_LEVEL", value_name = "LEVEL")]
    pub(crate) log_level: Option<String>,
    /// Threads that think for bots [default: one less than there are cores].
    #[arg(long, env = "CHABUDAI_BOT_THREADS", value_name = "N")]
    pub(crate) bot_threads: Option<usize>,
    /// Seconds until a table that nobody uses leaves the memory; it stays on disk [default: 60].
    #[arg(long, env = "CHABUDAI_REST_SECONDS", value_name = "N")]
    pub(crate) rest_seconds: Option<u64>,
    /// Requests a minute for one address; 0 is no limit [default: 1200].
    #[arg(long, env = "CHABUDAI_MAX_REQUESTS", value_name = "N")]
    pub(crate) max_requests: Option<u32>,
    /// New tables and joins a minute for one address; 0 is no limit [default: 120].
    #[arg(long, env = "CHABUDAI_MAX_SEATS", value_name = "N")]
    pub(crate) max_seats: Option<u32>,
    /// WebSockets at the same time for one address; 0 is no limit [default: 200].
    #[arg(long, env = "CHABUDAI_MAX_SOCKETS", value_name = "N")]
    pub(crate) max_sockets: Option<u32>,
    /// Messages a second on one WebSocket; 0 is no limit [default: 50].
    #[arg(long, env = "CHABUDAI_MAX_MESSAGES", value_name = "N")]
    pub(crate) max_messages: Option<u32>,
    /// Other origins whose pages may connect, separated by commas, such as https://cards.example.
    #[arg(long, env = "CHABUDAI_ORIGINS", value_name = "ORIGIN", value_delimiter = ',')]
    pub(crate) origins: Option<Vec<String>>,
    /// Take a client's address from the last entry of X-Forwarded-For: only behind a proxy of your own.
    #[arg(long, env = "CHABUDAI_TRUST_PROXY", num_args = 0..=1, default_missing_value = "true")]
    pub(crate) trust_proxy: Option<bool>,
}

impl ServeArgs {
    /// What the environment says where nothing was typed.
    pub(crate) fn parse_environment() -> ServeArgs {
        match Args::parse_from(["chabudai", "serve"]).command {
            Some(Command::Serve(args)) => args,
            _ => ServeArgs::default(),
        }
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
    /// The bots' level: novice, casual, expert or master (all play at random for now).
    #[arg(long, default_value_t = Level::Casual)]
    pub(crate) bots: Level,
    /// A variant of the game, such as `alliance=true`; can be given several times.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
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
pub(crate) struct EngineArgs {
    #[command(flatten)]
    pub(crate) cards: CardsArg,
}

#[derive(Debug, clap::Args)]
pub(crate) struct CardsArg {
    /// Play a game with the cards of this TOML file instead of its own.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    cards: Option<PathBuf>,
}

impl CardsArg {
    /// The cards that were brought, if any were.
    pub(crate) fn read(&self) -> anyhow::Result<Option<CardsFile>> {
        let Some(path) = &self.cards else { return Ok(None) };
        let cards = files::read(path).and_then(|text| Ok(CardsFile::read(text)?));
        cards.map(Some).with_context(|| format!("the cards file {} cannot be used", path.display()))
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
    /// For programs: JSON instead of text.
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) lang: LangArg,
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
pub(crate) struct CompletionsArgs {
    /// Your shell.
    pub(crate) shell: Shell,
}

fn parse_seed(text: &str) -> Result<Seed, engine::BadSeed> {
    text.parse::<u64>().map(Seed::from).or_else(|_| text.parse())
}
