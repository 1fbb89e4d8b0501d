//! `chabudai completions`.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::CommandFactory;

use crate::args::{CommandLine, CompletionsArgs};

pub(crate) fn run(args: &CompletionsArgs) -> anyhow::Result<ExitCode> {
    // Through memory: the generator panics where a pipe is closed.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut CommandLine::command(), "chabudai", &mut script);
    io::stdout().write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}
