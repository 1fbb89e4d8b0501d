//! `chabudai games`.

use std::process::ExitCode;

use crate::args::GamesArgs;

pub(crate) fn run(_args: &GamesArgs) -> anyhow::Result<ExitCode> {
    Ok(ExitCode::SUCCESS)
}
