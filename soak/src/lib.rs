#![doc = include_str!("../README.md")]
#![cfg(target_os = "linux")]

mod args;
mod client;
mod faults;
mod kills;
mod ledger;
mod player;
mod table;
mod trials;
mod victim;

use anyhow::Context;
use indicatif::{ProgressBar, ProgressStyle};

pub use args::SoakArgs;
use args::Trial;
pub use client::{Client, Gathered, Home};
pub use faults::{EIO, ENOSPC, EROFS, Faults, Lost, Wrong};
pub use kills::{End, KillReport, Kills, kills};
pub use ledger::Ledger;
pub use table::{PlayedTable, Times};
pub use trials::{JUMPS, clock, disk};
pub use victim::{Program, UNLIMITED, Victim};

/// Tries a server, and prints what it stood. An error says what it did not.
pub fn run(args: &SoakArgs) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let program = Program::new(&args.program, &UNLIMITED);
    match args.trial {
        Trial::Kills { kills: count, tables, power, seed } => {
            let (data, bar) = (tempfile::tempdir()?, bar(count, "{bar:40} {pos} of {len} kills, {elapsed}"));
            let wanted = Kills { kills: count, tables, power, lies: false, seed };
            let report = runtime.block_on(kills(&program, data.path(), &wanted, |_| bar.inc(1)))?;
            bar.finish_and_clear();
            println!("{report:#?}\nnothing was lost");
        }
        Trial::Faults { rounds } => {
            let bar = bar(rounds, "{bar:40} {pos} of {len} rounds, {elapsed}");
            for _ in 0..rounds {
                runtime.block_on(every_fault(&program))?;
                bar.inc(1);
            }
            bar.finish_and_clear();
            println!("{rounds} times the disk failed in every game, and the clock jumped: nothing was lost");
        }
    }
    Ok(())
}

/// The disk fails in every game, and the clock jumps in every way.
async fn every_fault(program: &Program) -> anyhow::Result<()> {
    for about in catalog::games() {
        let data = tempfile::tempdir()?;
        disk(program, data.path(), about.slug, *about.players.start()).await.context(about.slug)?;
    }
    let jumps = JUMPS.map(|jump| async move {
        let data = tempfile::tempdir()?;
        clock(program, data.path(), jump).await
    });
    futures_util::future::try_join_all(jumps).await?;
    Ok(())
}

/// A bar for people; files and pipes get none.
fn bar(length: u64, template: &str) -> ProgressBar {
    // A template that cannot be read is our own mistake, and no reason not to go on.
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(length).with_style(style)
}
