//! `chabudai replay`.

use std::process::ExitCode;

use crate::args::ReplayArgs;

pub(crate) fn run(_args: &ReplayArgs) -> anyhow::Result<ExitCode> {
    Ok(ExitCode::SUCCESS)
}
