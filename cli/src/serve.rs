//! `chabudai serve`, `backup` and `export`: the server and what belongs to it.

use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};
use std::time::Duration;

use anyhow::Context;
use serde::Deserialize;
use server::store::Place;
use server::{Server, Settings};
use tracing_subscriber::EnvFilter;

use crate::args::{AdminAddress, BackupArgs, DataArg, ExportArgs, LogFormat, ServeArgs};
use crate::files;

/// The lines that a file of settings can have.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    listen: Option<std::net::SocketAddr>,
    admin: Option<AdminAddress>,
    data: Option<PathBuf>,
    store: Option<String>,
    bus: Option<String>,
    log: Option<LogFormat>,
    log_level: Option<String>,
    bot_threads: Option<usize>,
    rest_seconds: Option<u64>,
    keep_unfinished_days: Option<u32>,
    keep_finished_days: Option<u32>,
    keep_chat_days: Option<u32>,
    max_requests: Option<u32>,
    max_seats: Option<u32>,
    max_connections: Option<u32>,
    max_sockets: Option<u32>,
    max_chat: Option<u32>,
    max_messages: Option<u32>,
    max_thinking: Option<u32>,
    max_table_messages: Option<u32>,
    max_turns: Option<u32>,
    origins: Option<Vec<String>>,
    trust_proxy: Option<bool>,
    https: Option<bool>,
}

pub(crate) fn run(args: ServeArgs) -> anyhow::Result<ExitCode> {
    let args = with_file(args)?;
    start_log(args.log.unwrap_or_default(), args.log_level.as_deref().unwrap_or("info"))?;
    let settings = settings(&args)?;
    runtime()?.block_on(serve(&settings, args.open))?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().context("no threads to run on")
}

/// What was typed or is in the environment, and where that says nothing, what the file says.
fn with_file(args: ServeArgs) -> anyhow::Result<ServeArgs> {
    let file: File = match &args.config {
        None => File::default(),
        Some(path) => {
            let text = files::read(path)?;
            toml::from_str(&text)
                .with_context(|| format!("the settings in {} cannot be used", path.display()))?
        }
    };
    let store = file.store.map(|store| store.parse().map_err(anyhow::Error::msg)).transpose()?;
    Ok(ServeArgs {
        listen: args.listen.or(file.listen),
        admin: args.admin.or(file.admin),
        data: DataArg { data: args.data.data.or(file.data), store: args.data.store.or(store) },
        bus: args.bus.or(file.bus),
        config: args.config,
        log: args.log.or(file.log),
        log_level: args.log_level.or(file.log_level),
        bot_threads: args.bot_threads.or(file.bot_threads),
        rest_seconds: args.rest_seconds.or(file.rest_seconds),
        keep_unfinished_days: args.keep_unfinished_days.or(file.keep_unfinished_days),
        keep_finished_days: args.keep_finished_days.or(file.keep_finished_days),
        keep_chat_days: args.keep_chat_days.or(file.keep_chat_days),
        max_requests: args.max_requests.or(file.max_requests),
        max_seats: args.max_seats.or(file.max_seats),
        max_connections: args.max_connections.or(file.max_connections),
        max_sockets: args.max_sockets.or(file.max_sockets),
        max_chat: args.max_chat.or(file.max_chat),
        max_messages: args.max_messages.or(file.max_messages),
        max_thinking: args.max_thinking.or(file.max_thinking),
        max_table_messages: args.max_table_messages.or(file.max_table_messages),
        max_turns: args.max_turns.or(file.max_turns),
        origins: args.origins.or(file.origins),
        trust_proxy: args.trust_proxy.or(file.trust_proxy),
        https: args.https.or(file.https),
        open: args.open,
    })
}

fn settings(args: &ServeArgs) -> anyhow::Result<Settings> {
    let usual = Settings::new(data_folder(&args.data)?);
    let listen = args.listen.unwrap_or(usual.listen);
    Ok(Settings {
        listen,
        admin: match args.admin {
            Some(AdminAddress::Off) => None,
            Some(AdminAddress::At(address)) => Some(address),
            None => Settings::usual_admin(listen),
        },
        store: args.data.store.clone(),
        bus: args.bus.clone(),
        bot_threads: args.bot_threads.unwrap_or(usual.bot_threads),
        rest: args.rest_seconds.map_or(usual.rest, Duration::from_secs),
        keep: server::Keep {
            unfinished_days: args.keep_unfinished_days.unwrap_or(usual.keep.unfinished_days),
            finished_days: args.keep_finished_days.unwrap_or(usual.keep.finished_days),
            chat_days: args.keep_chat_days.unwrap_or(usual.keep.chat_days),
        },
        limits: server::Limits {
            requests: args.max_requests.unwrap_or(usual.limits.requests),
            seats: args.max_seats.unwrap_or(usual.limits.seats),
            connections: args.max_connections.unwrap_or(usual.limits.connections),
            sockets: args.max_sockets.unwrap_or(usual.limits.sockets),
            chat: args.max_chat.unwrap_or(usual.limits.chat),
            messages: args.max_messages.unwrap_or(usual.limits.messages),
            thinking: args.max_thinking.unwrap_or(usual.limits.thinking),
            table_messages: args.max_table_messages.unwrap_or(usual.limits.table_messages),
            turns: args.max_turns.unwrap_or(usual.limits.turns),
        },
        origins: args.origins.clone().unwrap_or_default(),
        trust_proxy: args.trust_proxy.unwrap_or_default(),
        https: args.https.unwrap_or_default(),
        ..usual
    })
}

/// The folder that was named, or the one that the platform has for such things.
pub(crate) fn data_folder(data: &DataArg) -> anyhow::Result<PathBuf> {
    if let Some(folder) = &data.data {
        return Ok(folder.clone());
    }
    let named = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = if cfg!(windows) {
        named("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        named("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        named("XDG_DATA_HOME").or_else(|| named("HOME").map(|home| home.join(".local/share")))
    };
    let folder = folder.context("there is no home folder to keep tables in; name a folder with --data")?;
    Ok(folder.join("chabudai"))
}

/// Where tables are kept: what was named, or the data folder.
pub(crate) fn place(data: &DataArg) -> anyhow::Result<Place> {
    match &data.store {
        Some(store) => Ok(store.clone()),
        None => Ok(Place::Folder(data_folder(data)?)),
    }
}

fn start_log(format: LogFormat, level: &str) -> anyhow::Result<()> {
    let filter = EnvFilter::try_new(level).with_context(|| format!("{level:?} is no log level"))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
    Ok(())
}

async fn serve(settings: &Settings, open: bool) -> anyhow::Result<()> {
    let server = Server::open(settings).await?;
    let address = server.address()?;
    tracing::info!(%address, data = %settings.data.display(), "serving");
    if let Some(address) = server.admin_address() {
        tracing::info!(%address, "`chabudai admin` and /metrics");
    }
    let url = format!("http://{address}/");
    println!("Chabudai is at {url}");
    for address in server.reachable_at() {
        println!("Other devices reach it at {address}/");
    }
    if open {
        show(&url);
    }
    server.run(told_to_stop()).await;
    Ok(())
}

/// Shows a page in the person's browser. Where there is none, the address that was printed is enough.
fn show(url: &str) {
    let mut opener = if cfg!(windows) {
        let mut start = Command::new("cmd");
        start.args(["/C", "start", ""]);
        start
    } else {
        Command::new(if cfg!(target_os = "macos") { "open" } else { "xdg-open" })
    };
    let opened = opener.arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    if let Err(error) = opened {
        tracing::debug!(%error, "no browser can be opened from here");
    }
}

/// Waits for Ctrl-C, or for the system to ask us to end.
async fn told_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => {
                tokio::select! {
                    _ = interrupt => {}
                    _ = terminate.recv() => {}
                }
            }
            Err(_) => drop(interrupt.await),
        }
    }
    #[cfg(not(unix))]
    drop(interrupt.await);
}

pub(crate) fn backup(args: &BackupArgs) -> anyhow::Result<ExitCode> {
    let from = place(&args.data)?;
    anyhow::ensure!(!args.file.exists(), "{} exists already; name a new file", args.file.display());
    runtime()?.block_on(server::backup(&from, &args.file))?;
    println!("{}", args.file.display());
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn export(args: &ExportArgs) -> anyhow::Result<ExitCode> {
    let from = place(&args.data)?;
    std::fs::create_dir_all(&args.folder)
        .with_context(|| format!("{} cannot be made", args.folder.display()))?;
    let (mut written, mut failed) = (0, None);
    let export = server::export(&from, |id, replay| {
        let path = args.folder.join(format!("{}-{id}.json", replay.game));
        // Our own types have string keys and no failing serializers, so this cannot fail.
        let text = serde_json::to_string(&replay).unwrap_or_default();
        match std::fs::write(&path, text) {
            Ok(()) => written += 1,
            Err(error) => drop(failed.get_or_insert((path, error))),
        }
    });
    runtime()?.block_on(export)?;
    if let Some((path, error)) = failed {
        return Err(error).with_context(|| format!("{} cannot be written", path.display()));
    }
    println!("{written} games in {}", args.folder.display());
    Ok(ExitCode::SUCCESS)
}
