//! `chabudai import`: finished games back into the server's database, all of them or none.

use std::path::Path;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Context;
use server::Imported;

use crate::args::ImportArgs;
use crate::files;
use crate::output::printable;
use crate::serve::{place, runtime};

pub(crate) fn run(args: &ImportArgs) -> anyhow::Result<ExitCode> {
    let into = place(&args.data)?;
    let read: Vec<_> = args.files.iter().map(|path| (path, replay(path))).collect();
    let bad: Vec<_> = read.iter().filter_map(|(path, read)| Some((path, read.as_ref().err()?))).collect();
    for (path, error) in &bad {
        eprintln!(
            "chabudai: {}: {}",
            printable(&path.display().to_string()),
            printable(&format!("{error:#}"))
        );
    }
    if !bad.is_empty() {
        eprintln!("chabudai: nothing was put back; leave out what is named above, or mend it");
        return Ok(ExitCode::from(1));
    }
    let games: Vec<Imported> = read.into_iter().filter_map(|(_, read)| read.ok()).collect();
    let all = games.len() as u64;
    let new = runtime()?.block_on(server::import(&into, games))?;
    println!("{new} games put back, {} were there already", all - new);
    Ok(ExitCode::SUCCESS)
}

/// The game in a file. It ended when the file was written, as far as anybody knows.
fn replay(path: &Path) -> anyhow::Result<Imported> {
    let text = files::read(path)?;
    let written =
        std::fs::metadata(path).and_then(|file| file.modified()).unwrap_or_else(|_| SystemTime::now());
    let ended = written.duration_since(UNIX_EPOCH).context("it is older than time")?.as_millis() as u64;
    Ok(Imported::read(&text, exported_id(path), ended)?)
}

/// The id in the name of a file that `chabudai export` has written: `donburiko-k3v8d2m9x4p7q2hj.json`.
fn exported_id(path: &Path) -> Option<&str> {
    let (_, id) = path.file_stem()?.to_str()?.rsplit_once('-')?;
    server::is_replay_id(id).then_some(id)
}
