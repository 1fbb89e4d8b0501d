#![doc = include_str!("../README.md")]
#![cfg(target_os = "linux")]

mod args;
mod client;
mod faults;
mod floods;
mod honest;
mod hops;
mod kills;
mod ledger;
mod nodes;
mod player;
mod rest;
mod rude;
mod table;
mod trials;
mod victim;
mod wire;

use std::time::Duration;

use anyhow::{Context, ensure};
use clap::ValueEnum;
use indicatif::{ProgressBar, ProgressStyle};

pub use args::SoakArgs;
use args::Trial;
pub use client::{Client, Gathered, Home};
pub use faults::{EIO, ENOSPC, EROFS, Faults, Lost, Wrong};
pub use floods::{Bounds, FILES, FloodReport, HEAD, beside};
pub use hops::{Hops, hops};
pub use kills::{End, KillReport, Kills, kills};
pub use ledger::Ledger;
pub use nodes::{Bus, Node, Nodes, NodesReport, Servers, nodes};
pub use rest::{Idle, fill, idle};
pub use rude::Flood;
use server::store::Place;
pub use table::{PlayedTable, Times};
pub use trials::{JUMPS, clock, disk};
pub use victim::{Program, UNLIMITED, Victim};
pub use wire::Wire;

const WITH_SERVERS: &str = "there is no PostgreSQL to try; run this by scripts/with-servers";

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
        Trial::Nodes { kills: count, nodes: number, tables, seed } => {
            let bar = bar(count, "{bar:40} {pos} of {len} kills, {elapsed}");
            let wanted = Nodes { kills: count, nodes: number, tables, seed };
            let servers = runtime.block_on(Servers::of_environment())?.context(WITH_SERVERS)?;
            let report = runtime.block_on(nodes(&args.program, servers, &wanted, |_| bar.inc(1)))?;
            bar.finish_and_clear();
            println!("{report:#?}\nnothing was lost");
        }
        Trial::Rest { tables } => {
            let servers = runtime.block_on(Servers::of_environment())?.context(WITH_SERVERS)?;
            let time = Duration::from_secs(20);
            let without = runtime.block_on(idle(&args.program, &servers, time))?;
            runtime.block_on(async {
                let store = Place::Postgres(servers.store().to_owned()).open().await?;
                fill(&*store, tables).await?;
                store.close().await;
                anyhow::Ok(())
            })?;
            let with = runtime.block_on(idle(&args.program, &servers, time))?;
            println!("{without:#?} without tables, {with:#?} with {tables}");
        }
        Trial::Hops { moves } => {
            for (name, nats) in [("LISTEN/NOTIFY", false), ("NATS", true)] {
                let servers = runtime.block_on(Servers::of_environment())?.context(WITH_SERVERS)?;
                let Hops { answered, later } =
                    runtime.block_on(hops(&args.program, &servers, nats, moves))?;
                let ((answer, slowest), (more, most)) =
                    (Hops::percentiles(&answered), Hops::percentiles(&later));
                println!(
                    "{name}: a move is kept after {answer:.1?} (p99 {slowest:.1?}), and seen at the other server {more:.1?} later (p99 {most:.1?})"
                );
            }
        }
        Trial::Floods { ref floods, seconds, attempts } => {
            let floods = if floods.is_empty() { Flood::value_variants() } else { floods };
            let program = Program::new(&args.program, &[]).limited(FILES);
            let time = Duration::try_from_secs_f64(seconds).context("--seconds")?;
            runtime.block_on(every_flood(&program, floods, time, attempts))?;
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

/// One flood after the other, each of them again if somebody has felt it: on a machine that others use as well
/// they may have been it.
async fn every_flood(
    program: &Program,
    floods: &[Flood],
    time: Duration,
    attempts: u32,
) -> anyhow::Result<()> {
    println!("{HEAD}");
    let mut failed = Vec::new();
    for flood in floods {
        for attempt in 1..=attempts {
            let report = beside(program, *flood, time).await?;
            println!("{report}");
            match report.check(&Bounds::STRICT) {
                Ok(()) => break,
                Err(error) if attempt == attempts => failed.push(format!("{error:#}")),
                Err(_) => {}
            }
        }
    }
    ensure!(failed.is_empty(), "{}", failed.join("\n"));
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
