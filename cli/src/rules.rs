//! `chabudai rules`.

use std::process::ExitCode;

use crate::args::RulesArgs;

pub(crate) fn run(_args: &RulesArgs) -> anyhow::Result<ExitCode> {
    Ok(ExitCode::SUCCESS)
}
