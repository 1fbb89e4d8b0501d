#![doc = include_str!("../README.md")]

mod admin;
mod analyse;
mod arena;
mod args;
mod bench;
mod complaint;
mod completions;
mod figures;
mod files;
mod games;
mod http;
mod import;
mod join;
mod lab;
mod markdown;
mod output;
mod play;
mod protocol;
mod replay;
mod rules;
mod scenario;
mod serve;
mod stores;
mod svg;
mod text;
mod train;
mod words;

use std::io;
use std::process::ExitCode;

use clap::Parser;

use args::{Command, CommandLine, ServeArgs};

/// A scene is made of hundreds of small texts and lists, and a server makes four for every move: this
/// allocator saves it a fifth of its time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// 0: all is well; 1: a check found a difference; 2: it could not be done.
fn main() -> ExitCode {
    let command =
        CommandLine::parse().command.unwrap_or_else(|| Command::Serve(ServeArgs::parse_environment()));
    let lang = command.lang();
    let done = match command {
        Command::Serve(args) => serve::run(args),
        Command::Backup(args) => serve::backup(&args),
        Command::Export(args) => serve::export(&args),
        Command::Import(args) => import::run(&args),
        Command::Migrate(args) => stores::migrate(&args),
        Command::Copy(args) => stores::copy(&args),
        Command::Admin(args) => admin::run(&args),
        Command::Play(args) => play::run(args),
        Command::Learn(args) => play::learn(&args),
        Command::Games(args) => games::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Engine(args) => protocol::run(&args),
        Command::Scenario(args) => scenario::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Lab(args) => lab::run(&args),
        Command::Join(args) => join::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Train(args) => train::run(&args),
        Command::Completions(args) => completions::run(&args),
    };
    match done {
        Ok(code) => code,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("chabudai: {}", complaint::worded(&error, lang));
            ExitCode::from(2)
        }
    }
}

/// Whoever closes the other end of the output, such as `head`, has seen enough: no reason to complain.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
