#![doc = include_str!("../README.md")]

mod args;
mod http;
mod player;
mod report;
mod socket;
mod table;

use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

pub use args::LoadArgs;
pub use http::Http;
use player::LoadPlayer;
pub use report::quantile;
use report::{LoadReport, Usage};
use table::LoadTable;

/// How many tables are made at the same time: enough to share commits, not so many that connections are
/// refused.
const AT_ONCE: usize = 16;
/// Time for the first moves, which find everything cold.
const WARM_UP: Duration = Duration::from_secs(1);
/// How long the disk is measured.
const DISK: Duration = Duration::from_millis(300);

/// Measures a server, and prints what it found.
pub fn run(args: &LoadArgs) -> anyhow::Result<ExitCode> {
    let time = Duration::try_from_secs_f64(args.seconds).context("--seconds")?;
    let pace =
        args.paced.map(|rate| Duration::try_from_secs_f64(1.0 / rate)).transpose().context("--paced")?;
    let host = args.url.strip_prefix("http://").unwrap_or(&args.url).trim_end_matches('/');
    ensure!(!host.contains('/'), "{} is no server's address, such as http://127.0.0.1:4747", args.url);
    if cfg!(debug_assertions) {
        eprintln!("chabudai-load: this is a debug build; only a release build's figures mean something");
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(measure(args, host, pace, time))?;
    report.print(args.json)?;
    ensure!(report.moves > 0, "no move was seen: the server's log may say why");
    Ok(if report.errors == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

async fn measure(
    args: &LoadArgs,
    host: &str,
    pace: Option<Duration>,
    time: Duration,
) -> anyhow::Result<LoadReport> {
    let admin = &args.admin.clone().map_or_else(|| next_port(host), Ok)?;
    let empty = usage(admin).await?;
    let disk = args.data.as_deref().and_then(disk);
    let tables = gather(args, host, pace).await?;
    let waited = WARM_UP + pace.unwrap_or_default();
    tokio::time::sleep(waited).await;
    tables.iter().for_each(|table| table.begin());
    let (before, ours, begun) = (usage(admin).await?, Usage::ours(), Instant::now());
    watch(time).await;
    let elapsed = begun.elapsed();
    let (after, ours) = (usage(admin).await?, Usage::ours().since(&ours));
    let figures = tables.iter().map(|table| table.take_figures()).collect();
    let used = after.since(&before);
    Ok(LoadReport::new(args, elapsed, figures, &empty, &after, &used, &ours, disk))
}

/// Where a server that listens here tells its figures, unless it was told otherwise.
fn next_port(host: &str) -> anyhow::Result<String> {
    let (name, port) = host.rsplit_once(':').context("a server's address has a port")?;
    let port: u16 = port.parse().context("a server's address ends in the number of its port")?;
    Ok(format!("{name}:{}", port.checked_add(1).context("name the address of --admin")?))
}

/// Makes the tables and lets them play, a few at a time.
async fn gather(args: &LoadArgs, host: &str, pace: Option<Duration>) -> anyhow::Result<Vec<Arc<LoadTable>>> {
    let bar = bar(u64::from(args.tables), "{bar:40} {pos} of {len} tables");
    let mut makers = tokio::task::JoinSet::new();
    let makers_needed = AT_ONCE.min(args.tables as usize) as u32;
    for maker in 0..makers_needed {
        let share = (maker..args.tables).step_by(makers_needed as usize).collect();
        let (host, game, clients, bar) = (host.to_owned(), args.game.clone(), args.clients, bar.clone());
        let all = args.tables;
        makers.spawn(async move { make(&host, &game, clients.into(), share, all, pace, &bar).await });
    }
    let mut seated = Vec::new();
    while let Some(made) = makers.join_next().await {
        seated.extend(made??);
    }
    bar.finish_and_clear();
    let mut tables = Vec::with_capacity(seated.len());
    for (table, players) in seated {
        players.into_iter().for_each(|player| drop(tokio::spawn(player.run())));
        tables.push(table);
    }
    Ok(tables)
}

type SeatedPlayers = (Arc<LoadTable>, Vec<LoadPlayer>);

async fn make(
    host: &str,
    game: &str,
    clients: usize,
    share: Vec<u32>,
    all: u32,
    pace: Option<Duration>,
    bar: &ProgressBar,
) -> anyhow::Result<Vec<SeatedPlayers>> {
    let mut http = Http::connect(host).await?;
    let mut seated = Vec::new();
    for number in share {
        let new = json!({"game": game, "players": clients, "name": "Load 1"});
        let made = http.post("/api/tables", None, &new).await?;
        let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
        let (id, mut tokens) = (text(&made["table"]["id"]), vec![text(&made["token"])]);
        for guest in 2..=clients {
            let join = json!({"name": format!("Load {guest}")});
            let joined = http.post(&format!("/api/tables/{id}/join"), None, &join).await?;
            tokens.push(text(&joined["token"]));
        }
        // Paced tables move one after the other, not all at the same instant.
        let first =
            pace.map(|pace| Instant::now() + WARM_UP + pace.mul_f64(f64::from(number) / f64::from(all)));
        let table = Arc::new(LoadTable::new(id, clients, first));
        let mut players = Vec::with_capacity(clients);
        for (seat, token) in tokens.iter().enumerate() {
            players.push(LoadPlayer::connect(host, Arc::clone(&table), seat, token, pace).await?);
        }
        seated.push((table, players));
        bar.inc(1);
    }
    Ok(seated)
}

/// Waits, and shows how long still.
async fn watch(time: Duration) {
    let bar = bar(time.as_millis() as u64, "{bar:40} {elapsed} of play");
    let begun = Instant::now();
    while begun.elapsed() < time {
        tokio::time::sleep(Duration::from_millis(200).min(time - begun.elapsed())).await;
        bar.set_position(begun.elapsed().as_millis() as u64);
    }
    bar.finish_and_clear();
}

/// A bar for people; files and pipes get none.
fn bar(length: u64, template: &str) -> ProgressBar {
    // A template that cannot be read is our own mistake, and no reason not to measure.
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(length).with_style(style)
}

/// Asked over a connection of its own each time: the server ends one that is silent for long.
async fn usage(admin: &str) -> anyhow::Result<Usage> {
    Ok(Usage::read(&Http::connect(admin).await?.get("/metrics").await?))
}

/// How long the server's disk takes to keep a page, in seconds: the median and the 99th percentile.
fn disk(folder: &Path) -> Option<[f64; 2]> {
    let file = tempfile::tempfile_in(folder).ok()?;
    let (page, begun, mut times) = ([1; 4096], Instant::now(), Vec::new());
    while begun.elapsed() < DISK {
        let at = Instant::now();
        std::io::Write::write_all(&mut &file, &page).ok()?;
        file.sync_data().ok()?;
        times.push(at.elapsed().as_secs_f64());
    }
    times.sort_by(f64::total_cmp);
    Some([0.5, 0.99].map(|share| report::quantile(&times, share)))
}
