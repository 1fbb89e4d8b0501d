//! `kill -9` in the middle of play, in every way, and nothing that a client was told is ever lost.

use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use anyhow::{Context, ensure};
use engine::{Rng, Seed};
use rustix::process::Signal;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::client::{Home, text};
use crate::faults::{Faults, Wrong};
use crate::ledger::Ledger;
use crate::player::{Player, SharedTable};
use crate::victim::{Program, Victim};

/// How a server is ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// While everybody plays.
    UnderLoad,
    /// Before it listens.
    AtStart,
    /// While it is stopped, as by a machine that sleeps.
    Stopped,
    /// Right after it has woken again.
    Woken,
    /// While it finishes, as it was told to.
    Draining,
    /// Not at all: it was told to finish and did.
    Orderly,
}

/// In this proportion.
const ENDS: [End; 10] = [
    End::UnderLoad,
    End::AtStart,
    End::UnderLoad,
    End::Draining,
    End::UnderLoad,
    End::Stopped,
    End::AtStart,
    End::UnderLoad,
    End::Woken,
    End::Orderly,
];

/// How long a whole comparison with the disk is put off, in kills.
const COMPARE_EVERY: u64 = 100;

/// How a kill test goes.
#[derive(Clone, Debug)]
pub struct Kills {
    /// How often the server is ended.
    pub kills: u64,
    /// How many tables of each game.
    pub tables: usize,
    /// Whether the power fails as well: what was not synced is lost.
    pub power: bool,
    /// And the disk only says that something is safe: then this test must fail.
    pub lies: bool,
    /// Another one, another run.
    pub seed: u64,
}

/// What was acknowledged and found again, and how the server was ended.
#[derive(Clone, Copy, Debug, Default)]
pub struct KillReport {
    /// How often it was killed.
    pub kills: u64,
    /// How often it ended in order.
    pub orderly: u64,
    /// Acknowledged moves.
    pub moves: usize,
    /// Acknowledged lines of chat.
    pub chats: usize,
    /// What players have added to deals.
    pub nonces: usize,
    /// Acknowledged pledges of it.
    pub pledges: u64,
    /// Seats that were given out.
    pub tokens: usize,
    /// Moves that were sent again, and had been played.
    pub repeated: u64,
    /// Finished games that were played again to the last card.
    pub replays: usize,
    /// Power failures by which something was lost, and writes that were torn by them.
    pub losses: u64,
    /// Writes of which only a part was left.
    pub torn: u64,
}

/// Kills a server again and again while every game of the catalog is played, and compares. An error says what
/// was lost. Calls `each` after every end.
pub async fn kills(
    program: &Program,
    data: &Path,
    wanted: &Kills,
    mut each: impl FnMut(&KillReport),
) -> anyhow::Result<KillReport> {
    let faults = wanted.power.then(|| Faults::new(data)).transpose()?;
    if let Some(faults) = &faults {
        faults.set(Wrong { sync_lies: wanted.lies, ..Wrong::default() })?;
    }
    let mut run = Run {
        program,
        data,
        faults,
        dice: Rng::new(Seed::from(wanted.seed), 1000),
        ledger: Arc::default(),
        report: KillReport::default(),
    };
    let mut players = run.gather(wanted).await?;
    for number in 0..wanted.kills {
        let end = ENDS[number as usize % ENDS.len()];
        if end == End::AtStart {
            let after = Duration::from_millis(u64::from(run.dice.below(40)));
            Victim::strangle(program, data, run.faults.as_ref(), after)?;
            run.report.kills += 1;
        } else {
            players = run.play_until(end, players).await.with_context(|| format!("end {number}, {end:?}"))?;
        }
        run.fail_power()?;
        if (number + 1) % COMPARE_EVERY == 0 || number + 1 == wanted.kills {
            run.compare().await.with_context(|| format!("after {} ends", number + 1))?;
        }
        each(&run.report);
    }
    Ok(run.report)
}

struct Run<'a> {
    program: &'a Program,
    data: &'a Path,
    faults: Option<Faults>,
    dice: Rng,
    ledger: Arc<Mutex<Ledger>>,
    report: KillReport,
}

impl Run<'_> {
    fn ledger(&self) -> MutexGuard<'_, Ledger> {
        self.ledger.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn start(&self) -> anyhow::Result<Victim> {
        Victim::start(self.program, self.data, self.faults.as_ref())
    }

    /// Tables of every game, and those who will play at them.
    async fn gather(&mut self, wanted: &Kills) -> anyhow::Result<Vec<Player>> {
        let victim = self.start()?;
        let home = Home::new(1, victim.address);
        let mut players = Vec::new();
        for about in catalog::games() {
            let seats = *about.players.start();
            for _ in 0..wanted.tables {
                let gathered = home.gather(about.slug, seats, Value::Null).await?;
                let table = Arc::new(SharedTable::new(gathered.table));
                for (seat, token) in (0..).zip(gathered.tokens) {
                    self.ledger().sat(&table.id, &token, seat);
                    let (table, ledger) = (Arc::clone(&table), Arc::clone(&self.ledger));
                    let seed = wanted.seed + players.len() as u64;
                    players.push(Player::new(table, seat, token, seed, ledger));
                }
            }
        }
        drop(victim);
        self.fail_power()?;
        Ok(players)
    }

    /// Lets everybody play for a moment, ends the server, and gives the players back.
    async fn play_until(&mut self, end: End, mut players: Vec<Player>) -> anyhow::Result<Vec<Player>> {
        players.iter_mut().for_each(Player::remember);
        let victim = self.start()?;
        let home = Home::new(1, victim.address);
        self.check_seats(home).await?;
        let mut playing = JoinSet::new();
        for player in players {
            playing.spawn(player.play(home));
        }
        let newcomers = tokio::spawn(sit_down(home, Arc::clone(&self.ledger)));
        self.wait(60, 150).await;
        match end {
            End::UnderLoad | End::AtStart => drop(victim),
            End::Stopped | End::Woken => {
                victim.signal(Signal::STOP)?;
                self.wait(20, 60).await;
                if end == End::Woken {
                    victim.signal(Signal::CONT)?;
                    self.wait(0, 20).await;
                }
                drop(victim);
            }
            End::Draining => {
                victim.signal(Signal::TERM)?;
                self.wait(0, 25).await;
                drop(victim);
            }
            End::Orderly => {
                victim.signal(Signal::TERM)?;
                let status = tokio::task::spawn_blocking(|| victim.ended()).await??;
                ensure!(status.success(), "the server ends with {status}");
                self.report.orderly += 1;
            }
        }
        self.report.kills += u64::from(end != End::Orderly);
        let mut left = Vec::new();
        while let Some(player) = playing.join_next().await {
            left.push(player??);
        }
        // Whoever was sitting down when the server went has got nothing.
        drop(newcomers.await?);
        Ok(left)
    }

    async fn wait(&mut self, least: u32, more: u32) {
        let time = least + self.dice.below(more + 1);
        tokio::time::sleep(Duration::from_millis(time.into())).await;
    }

    /// Whether some of the seats that were given out are still their owners'.
    async fn check_seats(&mut self, home: Home) -> anyhow::Result<()> {
        let seats: Vec<(String, String, u64)> = {
            let ledger = self.ledger();
            let seats = ledger.seats().map(|(table, token, seat)| (table.to_owned(), token.to_owned(), seat));
            seats.collect()
        };
        let mut http = home.http().await?;
        for _ in 0..20 {
            let Some((table, token, seat)) = self.dice.pick(&seats) else { return Ok(()) };
            check_seat(&mut http, table, token, *seat).await?;
        }
        Ok(())
    }

    fn fail_power(&mut self) -> anyhow::Result<()> {
        if let Some(faults) = &self.faults {
            let lost = faults.lose_unsynced(&mut self.dice)?;
            self.report.losses += u64::from(lost.writes > 0);
            self.report.torn += lost.torn;
        }
        Ok(())
    }

    /// Compares everything with what a server says that has started once more, and with what is on disk.
    async fn compare(&mut self) -> anyhow::Result<()> {
        let victim = self.start()?;
        let mut http = Home::new(1, victim.address).http().await?;
        let ledger = self.ledger().clone();
        for (table, token, seat) in ledger.seats() {
            check_seat(&mut http, table, token, seat).await?;
        }
        self.report.replays = ledger.compare(&self.data.into()).await?;
        self.report = KillReport {
            moves: ledger.moves(),
            chats: ledger.chats(),
            nonces: ledger.nonces(),
            pledges: ledger.pledges,
            tokens: ledger.seats().count(),
            repeated: ledger.repeated,
            ..self.report
        };
        drop(victim);
        self.fail_power()
    }
}

async fn check_seat(http: &mut load::Http, table: &str, token: &str, seat: u64) -> anyhow::Result<()> {
    let polled = http.get_as(&format!("/api/tables/{table}/scene"), token).await;
    let polled: Value =
        serde_json::from_str(&polled.with_context(|| format!("table {table}, seat {seat}"))?)?;
    ensure!(polled["seat"] == seat, "table {table}: seat {seat} is no longer its owner's");
    Ok(())
}

/// People who make tables and sit down, until the server is gone.
async fn sit_down(home: Home, ledger: Arc<Mutex<Ledger>>) -> anyhow::Result<()> {
    let mut http = home.http().await?;
    loop {
        let new = json!({"game": "donburiko", "players": 2, "name": "Mari"});
        let made = http.post("/api/tables", None, &new).await?;
        let table = text(&made["table"]["id"])?;
        let note = |seated: &Value| {
            let seat = seated["seat"].as_u64().unwrap_or(u64::MAX);
            let token = text(&seated["token"])?;
            ledger.lock().unwrap_or_else(PoisonError::into_inner).sat(&table, &token, seat);
            anyhow::Ok(())
        };
        note(&made)?;
        note(&http.post(&format!("/api/tables/{table}/join"), None, &json!({"name": "Ken"})).await?)?;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
