//! `chabudai scenario`.

use std::process::ExitCode;

use crate::args::ScenarioArgs;

pub(crate) fn run(_args: &ScenarioArgs) -> anyhow::Result<ExitCode> {
    Ok(ExitCode::SUCCESS)
}
