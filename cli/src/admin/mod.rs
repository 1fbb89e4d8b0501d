//! `chabudai admin`: what whoever runs a server can see and do.

mod client;

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context;
use engine::{Lang, Seat};
use serde::Serialize;
use serde_json::{Value, json};
use server::api::{AdminLook, AdminTable, Announce, Drain, Phase, Status, Unname, Unsay, Waiting};

use crate::args::{AdminArgs, AdminCommand, DataArg};
use crate::output::{Columns, printable};
use crate::play;
use crate::serve::data_folder;
use client::Client;

/// How often we look whether games are still on.
const LOOK_AGAIN: Duration = Duration::from_secs(2);

pub(crate) fn run(args: &AdminArgs) -> anyhow::Result<ExitCode> {
    let client = Client::find(&data_folder(&DataArg { data: args.data.clone(), store: None })?)?;
    let mut out = io::stdout().lock();
    match &args.what {
        AdminCommand::Status => tell(&mut out, args.json, &client.get::<Status>("status")?, print_status)?,
        AdminCommand::Tables { all } => {
            let tables: Vec<AdminTable> = client.get(&format!("tables?all={all}"))?;
            tell(&mut out, args.json, &tables, |tables, out| print_tables(tables, out))?;
        }
        AdminCommand::Table { id, lang } => {
            let look: AdminLook = client.get(&at(id, "")?)?;
            tell(&mut out, args.json, &look, |look, out| print_look(look, lang.get(), out))?;
        }
        AdminCommand::Close { id } => done(&mut out, client.post(&at(id, "/close")?, &json!({}))?)?,
        AdminCommand::Remove { id } => done(&mut out, client.post(&at(id, "/remove")?, &json!({}))?)?,
        AdminCommand::Unname { id, seat } => {
            let seat = Seat::new(usize::from(*seat) - 1).context("there is no such seat")?;
            done(&mut out, client.post(&at(id, "/unname")?, &Unname { seat })?)?;
        }
        AdminCommand::Unsay { id, at: moment } => {
            done(&mut out, client.post(&at(id, "/unsay")?, &Unsay { at: *moment })?)?;
        }
        AdminCommand::Announce { minutes, .. } => {
            let told: usize = client.post("announce", &Announce { minutes: *minutes })?;
            writeln!(out, "told at {}", counted(told, "table"))?;
        }
        AdminCommand::Drain { off, wait } => {
            done(&mut out, client.post("drain", &Drain { on: !off })?)?;
            if *wait {
                wait_for_games(&client, &mut out)?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Where something is done about a table. An id has nothing in it that could lead elsewhere.
fn at(id: &str, what: &str) -> anyhow::Result<String> {
    let plain = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    anyhow::ensure!(plain, "{:?} is no id of a table; `chabudai admin tables` lists them", printable(id));
    Ok(format!("tables/{id}{what}"))
}

fn tell<T: Serialize>(
    out: &mut impl Write,
    json: bool,
    what: &T,
    print: impl FnOnce(&T, &mut dyn Write) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    if json { Ok(writeln!(out, "{:#}", serde_json::to_value(what)?)?) } else { print(what, out) }
}

fn done(out: &mut impl Write, _: Value) -> anyhow::Result<()> {
    Ok(writeln!(out, "done")?)
}

fn wait_for_games(client: &Client, out: &mut impl Write) -> anyhow::Result<()> {
    let mut said = 0;
    loop {
        let Status { games_on, .. } = client.get("status")?;
        if games_on == 0 {
            return Ok(writeln!(out, "no game is on any more")?);
        }
        if games_on != said {
            writeln!(out, "waiting for {}", counted(games_on, "game"))?;
            said = games_on;
        }
        std::thread::sleep(LOOK_AGAIN);
    }
}

fn counted(count: usize, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}

fn print_status(status: &Status, out: &mut dyn Write) -> anyhow::Result<()> {
    let Waiting { commits, moves, hints, unattended, analyses } = status.waiting;
    let yes = |yes| if yes { "yes" } else { "no" };
    let memory = status.memory_bytes.map_or("unknown".into(), |bytes| format!("{} MiB", bytes >> 20));
    let restart = status.restart_in_seconds.map_or("no".into(), |seconds| format!("in {seconds} s"));
    for (name, value) in [
        ("version", status.version.clone()),
        ("up", format!("{} s", status.uptime_seconds)),
        ("memory", memory),
        ("takes writes", yes(status.takes_writes).into()),
        ("tables awake", status.tables_awake.to_string()),
        ("games on", status.games_on.to_string()),
        ("connected", status.connected.to_string()),
        ("draining", yes(status.draining).into()),
        ("restart announced", restart),
        ("waiting for the disk", commits.to_string()),
        (
            "waiting to be thought about",
            format!(
                "{moves} moves, {hints} hints, {unattended} moves that nobody waits for, {analyses} decisions of finished games"
            ),
        ),
    ] {
        writeln!(out, "{name:<28}{}", printable(&value))?;
    }
    Ok(())
}

fn phase(table: &AdminTable) -> &'static str {
    match table.phase {
        _ if table.closed => "closed",
        Phase::Waiting => "waiting",
        Phase::Playing => "playing",
        Phase::Over => "over",
    }
}

/// Who sits there, with a star for those who are connected.
fn players(table: &AdminTable) -> String {
    let name = |(number, name): (usize, &Option<String>)| {
        let here = table.present.iter().any(|seat| seat.index() == number);
        name.as_ref().map(|name| format!("{}{}", printable(name), if here { "*" } else { "" }))
    };
    table.names.iter().enumerate().filter_map(name).collect::<Vec<_>>().join(", ")
}

fn print_tables(tables: &[AdminTable], out: &mut dyn Write) -> anyhow::Result<()> {
    let mut columns = Columns::new(["id", "code", "game", "state", "watching", "players"]);
    for table in tables {
        let state = if table.awake { phase(table).to_owned() } else { format!("{}, at rest", phase(table)) };
        let cells =
            [&table.id, &table.code, &table.game, &state, &table.spectators.to_string(), &players(table)];
        columns.row(cells);
    }
    Ok(columns.print(&[4], &mut { out })?)
}

fn print_look(look: &AdminLook, lang: Lang, out: &mut dyn Write) -> anyhow::Result<()> {
    let AdminLook { table, chat, seen } = look;
    let names = table.names.iter().zip(1..);
    let names: Vec<String> =
        names.map(|(name, number)| name.as_deref().map_or(format!("P{number}"), printable)).collect();
    if let Some(replay) = seen {
        for line in play::spectated(replay, names.clone(), lang)? {
            writeln!(out, "{line}")?;
        }
    }
    print_tables(std::slice::from_ref(table), out)?;
    for line in chat {
        let said = line.phrase.map_or(printable(&line.text), |phrase| phrase.id().to_owned());
        writeln!(out, "[{}] {}: {said}", line.at, names.get(line.seat.index()).map_or("", String::as_str))?;
    }
    Ok(())
}
