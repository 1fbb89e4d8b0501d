//! `chabudai play`.

use std::process::ExitCode;

use crate::args::PlayArgs;

pub(crate) fn run(_args: PlayArgs) -> anyhow::Result<ExitCode> {
    Ok(ExitCode::SUCCESS)
}
