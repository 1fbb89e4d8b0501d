//! Tables that nobody uses.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context, ensure};
use engine::NewGame;
use serde_json::json;
use server::store::{Change, Commit, GameRecord, Store, TableRecord};
use sqlx::Connection;

use crate::nodes::Servers;
use crate::victim::{Program, UNLIMITED, Victim};

const PLAYERS: usize = 4;

/// Puts tables in the middle of a game into an empty store.
pub async fn fill(store: &dyn Store, tables: i64) -> anyhow::Result<()> {
    let new =
        NewGame { game: "donburiko".into(), players: PLAYERS, seed: Some(1.into()), ..NewGame::default() };
    let mut table = catalog::open(&new)?;
    for _ in 0..20 {
        let seat = table.to_act().iter().next().context("the game is over")?;
        let action = table.legal(seat).first().context("nothing to play")?.clone();
        table.play(seat, &action)?;
    }
    let person =
        json!({"Person": {"name": "Mari", "token": "0".repeat(64), "nonce": null, "stand_in": false}});
    let deal = ["0".repeat(64), "1".repeat(64)];
    let setup = json!({
        "version": table.about().rules_version, "options": {}, "seed": new.seed, "first": null,
        "names": vec!["Mari"; PLAYERS], "deal": deal, "nonces": [null, null, null, null],
    });
    let of_table = |key: i64| {
        let meta = json!({
            "config": {"game": "donburiko", "options": {}, "level": "casual", "turn_seconds": null, "bot_delay_ms": 0, "open": false, "casual": true},
            "chairs": vec![&person; PLAYERS], "stage": "Playing", "round": 1, "host": 0, "first": null, "deal": deal,
            "game": key, "replay": null, "result": null,
        });
        let record = TableRecord {
            key,
            id: format!("table{key}"),
            code: format!("{key:06}"),
            listed: false,
            created: 1,
            version: 0,
            meta: serde_json::from_value(meta)?,
        };
        let game = GameRecord {
            key,
            table: key,
            game: "donburiko".into(),
            setup: serde_json::from_value(setup.clone())?,
            started: 1,
            ended: None,
            replay: None,
            result: None,
        };
        let begin = [Change::Table(Box::new(record)), Change::Begin(Box::new(game))];
        let actions = (1..).zip(table.played()).map(move |(number, entry)| Change::Append {
            game: key,
            number,
            played: entry.clone(),
        });
        anyhow::Ok(Commit { table: key, version: 0, changes: begin.into_iter().chain(actions).collect() })
    };
    for keys in (1..=tables).collect::<Vec<_>>().chunks(100) {
        let commits = keys.iter().copied().map(of_table).collect::<anyhow::Result<Vec<Commit>>>()?;
        let kept = store.commit(&commits).await?;
        ensure!(kept.into_iter().all(|kept| kept), "tables were there already");
    }
    Ok(())
}

/// What a server costs while nobody uses it.
#[derive(Clone, Copy, Debug)]
pub struct Idle {
    /// The memory that it has, in MiB.
    pub mebibytes: f64,
    /// The share of a processor.
    pub processor: f64,
    /// What it asks the database in a second.
    pub transactions: f64,
    /// How many rows the database looks at for that in a second.
    pub rows: f64,
}

/// What a server of this database costs in so much time, if nobody uses it.
pub async fn idle(program: &Path, servers: &Servers, time: Duration) -> anyhow::Result<Idle> {
    let (folder, store) = (tempfile::tempdir()?, format!("--store={}", servers.store()));
    let args: Vec<&str> = UNLIMITED.into_iter().chain([&store[..]]).collect();
    let victim = Victim::start(&Program::new(program, &args), folder.path(), None)?;
    // What only a start needs is over.
    tokio::time::sleep(Duration::from_secs(3)).await;
    let (before, begun) = (asked(servers).await?, victim.processor_time().context("no processor time")?);
    tokio::time::sleep(time).await;
    let (after, ended) = (asked(servers).await?, victim.processor_time().context("no processor time")?);
    let a_second = |count: i64| count as f64 / time.as_secs_f64();
    Ok(Idle {
        mebibytes: victim.memory().context("no memory")? as f64 / f64::from(1 << 20),
        processor: (ended - begun).as_secs_f64() / time.as_secs_f64(),
        transactions: a_second(after.0 - before.0),
        rows: a_second(after.1 - before.1),
    })
}

/// How many transactions a database has ended, and how many rows it has looked at.
async fn asked(servers: &Servers) -> anyhow::Result<(i64, i64)> {
    // Sessions tell what they have done once a second at most.
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    let (server, name) = servers.store().rsplit_once('/').context("no database")?;
    let mut db = sqlx::PgConnection::connect(&format!("{server}/postgres")).await?;
    let sql = "SELECT xact_commit + xact_rollback, tup_returned + tup_fetched FROM pg_stat_database WHERE datname = $1";
    Ok(sqlx::query_as(sql).bind(name).fetch_one(&mut db).await?)
}
