//! `chabudai completions`.

use std::io;
use std::process::ExitCode;

use clap::CommandFactory;

use crate::args::{Args, CompletionsArgs};

pub(crate) fn run(args: &CompletionsArgs) -> anyhow::Result<ExitCode> {
    clap_complete::generate(args.shell, &mut Args::command(), "chabudai", &mut io::stdout());
    Ok(ExitCode::SUCCESS)
}
