//! A failing disk, and a clock that jumps.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use engine::{Rng, Seed};
use serde_json::json;

use crate::client::{Client, Home};
use crate::faults::{EIO, ENOSPC, EROFS, Faults, Wrong};
use crate::table::PlayedTable;
use crate::victim::{Program, Victim};

/// The shortest time for a turn that a table can have, in seconds.
const TURN: u64 = 5;

/// The clock on the wall is set back and forth by an hour, to 1995 and to before 1970.
pub const JUMPS: [i64; 4] = [-3600, 3600, -31 * 365 * 86_400, -60 * 365 * 86_400];

/// Lets the disk fail in every way in the middle of a game, and the power on top of it: nothing is acknowledged
/// meanwhile, play goes on afterwards, and what was acknowledged is there.
pub async fn disk(program: &Program, data: &Path, game: &str, players: usize) -> anyhow::Result<()> {
    let faults = Faults::new(data)?;
    let victim = Victim::start(program, data, Some(&faults))?;
    let mut table = PlayedTable::open(Home::new(1, victim.address), game, players, json!({})).await?;
    let fails = [
        Wrong { sync_error: EIO, ..Wrong::default() },
        Wrong { write_error: ENOSPC, ..Wrong::default() },
        Wrong { write_error: EROFS, ..Wrong::default() },
    ];
    for wrong in fails {
        for _ in 0..3 {
            table.step().await?;
        }
        let (who, play) = next(&mut table).await?;
        let number = table.clients[who].number;
        faults.set(wrong)?;
        for _ in 0..2 {
            let refused = table.ask(who, play.clone()).await?;
            ensure!(refused["error"]["code"] == "storage", "{wrong:?}, {play}: {refused}");
        }
        faults.set(Wrong::default())?;
        let played = table.ask(who, play.clone()).await?;
        ensure!(
            played["type"] == "changed" && table.clients[who].number == number + 1,
            "{wrong:?}, {play}: {played} when the disk was well again"
        );
        for client in &mut table.clients {
            client.until(|client| client.number == number + 1).await?;
        }
    }
    let (number, round) = (table.clients[0].number, table.clients[0].table["round"].clone());
    drop(victim);
    faults.lose_unsynced(&mut Rng::from(Seed::from(1)))?;
    let victim = Victim::start(program, data, Some(&faults))?;
    let mut spectator = Client::connect(Home::new(1, victim.address), &table.id, None).await?;
    spectator.until(|client| client.table.is_object()).await?;
    let now = (&spectator.table["round"], spectator.number);
    ensure!(now == (&round, number), "{now:?} after {round} and {number} were acknowledged");
    Ok(())
}

/// Whoever may play now, in this game or the next.
async fn next(table: &mut PlayedTable) -> anyhow::Result<(usize, serde_json::Value)> {
    loop {
        match table.turn() {
            Some(next) => return Ok(next),
            None => drop(table.step().await?),
        }
    }
}

/// Sets the clock on the wall while somebody's time runs: the turn takes its time all the same.
pub async fn clock(program: &Program, data: &Path, jump: i64) -> anyhow::Result<()> {
    let faults = Faults::new(data)?;
    let victim = Victim::start(program, data, Some(&faults))?;
    let home = Home::new(1, victim.address);
    let mut table = PlayedTable::open(home, "donburiko", 2, json!({"turn_seconds": TURN})).await?;
    let begun = Instant::now();
    faults.set(Wrong { clock_seconds: jump, ..Wrong::default() })?;
    let watcher = &mut table.clients[0];
    let number = watcher.number;
    let played =
        tokio::time::timeout(Duration::from_secs(TURN + 10), watcher.until(|client| client.number > number));
    played.await.with_context(|| format!("the clock was set by {jump} s, and a turn does not end"))??;
    let taken = begun.elapsed();
    let early = Duration::from_secs(TURN - 1);
    ensure!(taken > early, "the clock was set by {jump} s, and a turn of {TURN} s ended after {taken:?}");
    Ok(())
}
