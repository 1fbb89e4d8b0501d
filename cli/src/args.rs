//! What can be typed.

mod admin;
mod help;
mod parts;
mod play;
mod programs;
mod records;
mod serve;

use clap::{Parser, Subcommand};
use clap_complete::Shell;
use engine::Lang;

pub(crate) use admin::{AdminArgs, AdminCommand};
use help::{
    ADMIN_HELP, AFTER_HELP, ANALYSE_HELP, ARENA_HELP, BENCH_HELP, COPY_HELP, GAMES_HELP, JOIN_HELP, LAB_HELP,
    LEARN_HELP, REPLAY_HELP, SCENARIO_HELP, SERVE_HELP, TRAIN_HELP,
};
pub(crate) use play::{LearnArgs, PlayArgs};
pub(crate) use programs::{ArenaArgs, BenchArgs, EngineArgs, JoinArgs, LabArgs, TrainArgs};
pub(crate) use records::{AnalyseArgs, GamesArgs, ReplayArgs, RulesArgs, ScenarioArgs};
pub(crate) use serve::{
    AdminAddress, BackupArgs, CopyArgs, DataArg, ExportArgs, ImportArgs, LogFormat, MigrateArgs, ServeArgs,
};

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
    /// Seat a program of your own at a live table, where everybody sees that it is one and whose.
    ///
    /// The program is started once and asked whenever its seat has something to decide, for as many games as are
    /// played there. When it ends, or Ctrl-C ends this, a bot of the house plays on in its place.
    #[command(after_help = JOIN_HELP)]
    Join(JoinArgs),
    /// See how balanced a game is, by what happens in many games of bots.
    ///
    /// How the seats fare, how long games are, what is chosen and what is had by those who win; and what a cards file
    /// changes. Ctrl-C ends it with what the games played so far have shown.
    #[command(after_help = LAB_HELP)]
    Lab(LabArgs),
    /// Measure how fast the games are played on this machine.
    #[command(after_help = BENCH_HELP)]
    Bench(BenchArgs),
    /// Let a game's heuristic play against itself, and a small net learn what positions are worth.
    ///
    /// The weights are for whoever builds chabudai: a game that has a file of them judges with it.
    #[command(after_help = TRAIN_HELP)]
    Train(TrainArgs),
    /// Print a completion script for your shell.
    ///
    /// For example: chabudai completions bash > ~/.local/share/bash-completion/completions/chabudai
    Completions(CompletionsArgs),
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
            | Command::Arena(ArenaArgs { lang, .. })
            | Command::Lab(LabArgs { lang, .. }) => lang.get(),
            _ => Lang::EN,
        }
    }
}

#[derive(Debug, clap::Args)]
pub(crate) struct CompletionsArgs {
    /// Your shell.
    pub(crate) shell: Shell,
}
