//! `chabudai migrate` and `chabudai copy`: what a server keeps, brought up to date and taken elsewhere.

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::ensure;

use crate::args::{CopyArgs, MigrateArgs};
use crate::output::Columns;
use crate::serve::{place, runtime};

pub(crate) fn migrate(args: &MigrateArgs) -> anyhow::Result<ExitCode> {
    runtime()?.block_on(place(&args.data)?.migrate())?;
    println!("up to date");
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn copy(args: &CopyArgs) -> anyhow::Result<ExitCode> {
    ensure!(args.from != args.to, "a store cannot be copied into itself; name another one");
    let copied = runtime()?.block_on(args.from.copy_to(&args.to))?;
    let mut lines = Columns::new(["table", "rows", "hash"]);
    for part in copied {
        lines.row([part.name, &part.rows.to_string(), &part.hash]);
    }
    let mut out = io::stdout().lock();
    lines.print(&[1], &mut out)?;
    writeln!(out, "both stores have the same")?;
    Ok(ExitCode::SUCCESS)
}
