//! What can be typed.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;

use anyhow::Context;
use bots::Level;
use catalog::CardsFile;
use clap::{Parser, Subcommand, ValueHint};
use clap_complete::Shell;
use engine::{Lang, Message, Nonce, Seat, Seed};
use serde_json::{Map, Value};
use server::store::Place;

use crate::complaint::{Complaint, OrComplain, about_file};
use crate::files;
use crate::play::Pace;

/// A table for Japanese card games, in the browser and in your terminal.
///
/// Serve tables that friends join, play against bots or with friends at one keyboard, read the rules, replay
/// and check recorded games, or drive the table from a program of your own. Without a command it serves.
#[derive(Debug, Parser)]
#[command(name = "chabudai", version, after_help = AFTER_HELP)]
pub(crate) struct CommandLine {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

const AFTER_HELP: &str = "\
Start here:
  chabudai                       serve tables on this machine, for browsers
  chabudai games                 what can be played
  chabudai rules donburiko       how it is played
  chabudai learn donburiko       a guided first game
  chabudai play donburiko        play it now, against two bots
  chabudai play donburiko --people 2 --names Mari,Ken
                                 two people at one keyboard";

const LEARN_HELP: &str = "\
Examples:
  chabudai learn donburiko                 the first lesson: how it is played
  chabudai learn donburiko 2               the second: what decides games";

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
  chabudai replay game.json --verify       deal and play it again: is every card and score right?
  chabudai replay game.json --verify --commitment 5c1f... --nonce 0=9f86d081884c7d65
                                           and is it the deal that was promised to me?";

const ANALYSE_HELP: &str = "\
Examples:
  chabudai analyse game.json                       every decision, and how well everybody played
  chabudai analyse game.json --seat Mari           only hers
  chabudai analyse game.json --plot game.svg       and the chances to win as a picture
  chabudai analyse game.json --iterations 500      a quick look; more iterations tell smaller mistakes

A game is kept with `chabudai play GAME --save game.json`. docs/analysis.md explains the figures and the JSON.";

const BENCH_HELP: &str = "\
Examples:
  chabudai bench                           all games, a second for each number of players
  chabudai bench donburiko --seconds 5     one game, more exactly";

const ARENA_HELP: &str = "\
Contestants: novice, casual, expert, master; random; cheat, a master who sees all cards; and
exec:COMMAND, any program that answers `hello` and `choose` (docs/contestants.md).

Examples:
  chabudai arena wasteland --seats master,casual,casual,casual --games 400
  chabudai arena donburiko --seats \"exec:python3 bot.py\",casual --games 200 --plot shares.svg
  chabudai arena --round-robin --out docs/strength.md --results strength";

const SERVE_HELP: &str = "\
Every setting can be a flag, an environment variable (CHABUDAI_LISTEN, CHABUDAI_DATA, ...) or a line of the
TOML file (listen = \"...\", with _ for -). A flag wins over the environment, the environment over the file.

/healthz says that it is alive, /api/docs explains the API. Everything else for whoever runs it is at the address
of --admin, which only this machine reaches: /readyz (ready), /metrics (Prometheus), and what `chabudai admin` asks for.
Ctrl-C or SIGTERM finishes moves in flight and ends it. What a player was told is on disk in any case.

Examples:
  chabudai serve                           on this machine only
  chabudai serve --listen 0.0.0.0:4747     for everybody who reaches this machine
  chabudai serve --data /srv/chabudai --log json
  chabudai serve --https --trust-proxy --origins https://cards.example
                                           behind a proxy that speaks https
  chabudai serve --store postgres://chabudai@db/chabudai --bus nats://bus
                                           one of several servers of the same tables
  chabudai serve --config chabudai.toml    with settings from a file";

const COPY_HELP: &str = "\
No server may run on either store meanwhile.

Examples:
  chabudai copy ~/.local/share/chabudai postgres://chabudai@db/chabudai
                                           from one machine to several
  chabudai copy postgres://chabudai@db/chabudai /srv/chabudai
                                           and back";

const ADMIN_HELP: &str = "\
Examples:
  chabudai admin status                    what goes on, and what waits
  chabudai admin tables                    who plays what
  chabudai admin table k3v8d2m9x4p7q2hj    look at one as a spectator does
  chabudai admin announce 10               tell all tables of a restart in ten minutes
  chabudai admin drain --wait && systemctl restart chabudai
                                           let games end, then start again";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Serve tables that friends and programs can join, over HTTP and WebSockets.
    #[command(after_help = SERVE_HELP)]
    Serve(ServeArgs),
    /// Write a copy of the server's database, also while it runs.
    Backup(BackupArgs),
    /// Write every finished game of the server as a replay file.
    Export(ExportArgs),
    /// Put finished games back from replay files, while the server does not run.
    ///
    /// Every file is played again first. If one of them is not what it says, it is named and nothing is put back.
    Import(ImportArgs),
    /// Bring the database of a server up to date, while no server of an older version uses it.
    Migrate(MigrateArgs),
    /// Copy all that a server keeps into another, empty store, and compare both by hashes.
    #[command(after_help = COPY_HELP)]
    Copy(CopyArgs),
    /// Look after a running server: its tables, what waits, and a restart.
    ///
    /// Finds the server by the file that it leaves in its data folder, so it needs the same --data.
    #[command(after_help = ADMIN_HELP)]
    Admin(AdminArgs),
    /// Play a game in the terminal, against bots or with people at the same keyboard.
    Play(PlayArgs),
    /// Learn a game in the terminal: a guided game in which every move is explained.
    #[command(after_help = LEARN_HELP)]
    Learn(LearnArgs),
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
    /// Tell how well a recorded game was played: chances to win, better moves, mistakes.
    ///
    /// The master looks at every decision with the eyes of whoever made it. Ends with 1 if today's rules
    /// reproduce only a part of the record, which is analysed then, and with 2 if it is no record.
    #[command(after_help = ANALYSE_HELP)]
    Analyse(AnalyseArgs),
    /// Let bots play against each other, and see who is stronger and how sure that is.
    ///
    /// Each deal is played once in every rotation of the contestants, so that everybody holds the same cards.
    /// Ctrl-C ends it with a report of the games played so far.
    #[command(after_help = ARENA_HELP)]
    Arena(ArenaArgs),
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
    /// Threads that think for bots [default: one less than there are cores].
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
    /// Messages a second at one table, from everybody together; 0 is no limit [default: 100].
    #[arg(long, env = "CHABUDAI_MAX_TABLE_MESSAGES", value_name = "N")]
    pub(crate) max_table_messages: Option<u32>,
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
    /// The bots' level: novice, casual, expert or master.
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
        cards.map(Some).or_complain(|| about_file("fault-cards-file", path))
    }
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

impl Command {
    /// The language of whoever typed it; English for what programs and keepers of servers read.
    pub(crate) fn lang(&self) -> Lang {
        match self {
            Command::Play(PlayArgs { lang, .. })
            | Command::Learn(LearnArgs { lang, .. })
            | Command::Games(GamesArgs { lang, .. })
            | Command::Rules(RulesArgs { lang, .. })
            | Command::Replay(ReplayArgs { lang, .. })
            | Command::Analyse(AnalyseArgs { lang, .. })
            | Command::Arena(ArenaArgs { lang, .. }) => lang.get(),
            _ => Lang::EN,
        }
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
    /// For programs: JSON instead of a table.
    #[arg(long)]
    pub(crate) json: bool,
    /// Draw the chances to win into this SVG file.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) plot: Option<PathBuf>,
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
    /// Where a round robin keeps finished pairings; what is there is not played again.
    #[arg(long, value_name = "FOLDER", default_value = "strength", requires = "round_robin", value_hint = ValueHint::DirPath)]
    pub(crate) results: PathBuf,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

#[derive(Debug, clap::Args)]
pub(crate) struct CompletionsArgs {
    /// Your shell.
    pub(crate) shell: Shell,
}

fn parse_seed(text: &str) -> Result<Seed, engine::BadSeed> {
    text.parse::<u64>().map(Seed::from).or_else(|_| text.parse())
}
