//! A client that plays as fast as it can, and takes note of every acknowledgement.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use engine::{Nonce, Rng, Seed};
use serde_json::{Value, json};

use crate::client::{Client, Home};
use crate::ledger::{Acknowledged, Ledger};
use crate::nodes::Homes;

/// A request by what it asks for: its number comes back with the answer.
const PLAY: u64 = 1;
const AGAIN: u64 = 2;
const CHAT: u64 = 3;
const PLEDGE: u64 = 4;

/// How long whoever has lost a server waits before they try the next.
const PAUSE: Duration = Duration::from_millis(20);

/// One in so many messages makes a player say something.
const TALKATIVE: u32 = 20;

/// What everybody at a table knows of each other.
#[derive(Debug)]
pub(crate) struct SharedTable {
    pub(crate) id: String,
    /// The number of the next line of chat.
    line: AtomicU64,
}

impl SharedTable {
    pub(crate) fn new(id: String) -> SharedTable {
        SharedTable { id, line: AtomicU64::new(0) }
    }
}

/// A player, from one start of the server to the next.
#[derive(Debug)]
pub(crate) struct Player {
    table: Arc<SharedTable>,
    seat: u64,
    token: String,
    dice: Rng,
    ledger: Arc<Mutex<Ledger>>,
    /// What was acknowledged at its table before the server was started.
    acknowledged: Acknowledged,
    /// Whether the server was started since, and has not been heard yet.
    is_back: bool,
    round: u64,
    /// What was played last and has not been acknowledged: round, number, action.
    asked: Option<(u64, u64, String)>,
    said: Option<u64>,
    pledge: Option<Pledge>,
    /// When the server was lost that was played on last, and how many troubles there had been.
    lost: Option<(Instant, u64)>,
    /// Whether the store may be away for a while, so that nothing can be kept.
    shaky: bool,
}

/// What a player adds to the deal of this commitment.
#[derive(Debug)]
struct Pledge {
    commitment: String,
    nonce: String,
    hash: String,
    acknowledged: bool,
}

impl Player {
    pub(crate) fn new(
        table: Arc<SharedTable>,
        seat: u64,
        token: String,
        seed: u64,
        ledger: Arc<Mutex<Ledger>>,
    ) -> Player {
        let dice = Rng::new(Seed::from(seed), seat);
        Player {
            table,
            seat,
            token,
            dice,
            ledger,
            acknowledged: Acknowledged::default(),
            is_back: true,
            round: 0,
            asked: None,
            said: None,
            pledge: None,
            lost: None,
            shaky: false,
        }
    }

    /// The same player where the store may be away for a while.
    pub(crate) fn on_shaky_ground(self) -> Player {
        Player { shaky: true, ..self }
    }

    /// Plays at one of these servers after the other until all is over: whoever loses one goes on at the next.
    pub(crate) async fn wander(mut self, homes: Arc<Homes>, first: usize) -> anyhow::Result<Player> {
        let mut next = first;
        while let Some(home) = homes.get(next) {
            self.remember();
            let (known, before) = (self.lost, self.moment());
            self = self.play(home).await?;
            // Whoever was not even let in has still lost the last one.
            self.lost = Some(if self.is_back { known.unwrap_or(before) } else { self.moment() });
            next += 1;
            tokio::time::sleep(PAUSE).await;
        }
        Ok(self)
    }

    fn moment(&self) -> (Instant, u64) {
        (Instant::now(), self.ledger().troubles)
    }

    fn ledger(&self) -> MutexGuard<'_, Ledger> {
        self.ledger.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Remembers what was acknowledged so far: the server that is about to be played on must know it.
    pub(crate) fn remember(&mut self) {
        let acknowledged = self.ledger().of_table(&self.table.id);
        self.acknowledged = acknowledged;
        self.is_back = true;
        self.said = None;
    }

    /// Plays until the server is gone; an error is something that the server should not have said.
    pub(crate) async fn play(mut self, home: Home) -> anyhow::Result<Player> {
        let Ok(mut client) = Client::connect(home, &self.table.id, Some(&self.token)).await else {
            return Ok(self);
        };
        while let Ok(said) = client.hear().await {
            for answer in self.hear(&said, &client)? {
                if client.send(answer).await.is_err() {
                    return Ok(self);
                }
            }
        }
        Ok(self)
    }

    /// Takes a message in; what the player says to it.
    fn hear(&mut self, said: &Value, client: &Client) -> anyhow::Result<Vec<Value>> {
        if said["type"] == "error" {
            self.refused(said)?;
            return Ok(Vec::new());
        }
        let mut answers = Vec::new();
        if said.get("table").is_some() {
            self.round = client.table["round"].as_u64().unwrap_or_default();
            answers.extend(self.see_table(&client.table)?);
        }
        if said["type"] == "welcome" {
            self.check(said, client).with_context(|| format!("table {}", self.table.id))?;
            // Later ones come with every game.
            if std::mem::take(&mut self.is_back) {
                if let Some((lost, troubles)) = self.lost.take() {
                    let mut ledger = self.ledger();
                    // An odd number of them is one that has not ended.
                    if troubles == ledger.troubles && troubles % 2 == 0 {
                        ledger.reseated.push(lost.elapsed());
                    }
                }
                answers.extend(self.repeat());
            }
        }
        self.take_note(said, client.number);
        if said["set"]["choices"].is_array() && self.asked.is_none() {
            answers.extend(self.choose(client));
        }
        if self.said.is_none() && self.dice.below(TALKATIVE) == 0 {
            let line = self.table.line.fetch_add(1, Ordering::Relaxed);
            self.said = Some(line);
            answers.push(json!({"type": "chat", "text": line.to_string(), "id": CHAT}));
        }
        Ok(answers)
    }

    fn choose(&mut self, client: &Client) -> Option<Value> {
        let action = self.dice.pick(&client.choices)?.clone();
        self.asked = Some((self.round, client.number, action.clone()));
        Some(json!({"type": "play", "action": action, "number": client.number, "id": PLAY}))
    }

    /// After a kill nobody knows what became of an action that was not acknowledged: it is sent again.
    fn repeat(&mut self) -> Option<Value> {
        let (round, number, action) = self.asked.take_if(|(round, ..)| *round == self.round)?;
        self.asked = Some((round, number, action.clone()));
        Some(json!({"type": "play", "action": action, "number": number, "id": AGAIN}))
    }

    /// Whether the table is as far as it was, and knows what it was told.
    fn check(&self, welcome: &Value, client: &Client) -> anyhow::Result<()> {
        ensure!(welcome["you"]["seat"] == self.seat, "the seat is lost");
        self.acknowledged.check_move((self.round, client.number))?;
        self.acknowledged.check_chat(&welcome["chat"])
    }

    fn take_note(&mut self, said: &Value, number: u64) {
        let done = said["type"] == "done";
        match said["re"].as_u64() {
            Some(PLAY | AGAIN) if said["type"] == "changed" => {
                if let Some((round, _, action)) = self.asked.take() {
                    self.ledger().played(&self.table.id, round, number, self.seat, action);
                }
            }
            Some(AGAIN) if done => {
                self.asked = None;
                self.ledger().repeated += 1;
            }
            Some(CHAT) if done => {
                if let Some(line) = self.said.take() {
                    self.ledger().said(&self.table.id, line);
                }
            }
            Some(PLEDGE) if done => {
                if let Some(pledge) = &mut self.pledge {
                    pledge.acknowledged = true;
                }
            }
            _ => {}
        }
    }

    /// Refusals that come of being too late or of a server that stops are no fault of its.
    fn refused(&mut self, said: &Value) -> anyhow::Result<()> {
        let again = said["re"] == AGAIN;
        match said["error"]["code"].as_str() {
            Some("closing" | "not_now") => {}
            // Nobody knows what became of it: with the next welcome it is sent again.
            Some("storage") if self.shaky => {
                (self.is_back, self.said) = (true, None);
                return Ok(());
            }
            // Played before the kill, and the game has gone on since.
            Some("stale" | "not_your_turn" | "illegal_action" | "game_over") if again => {}
            _ => bail!("table {}, round {}: {said}", self.table.id, self.round),
        }
        if again {
            self.asked = None;
        }
        Ok(())
    }

    /// What there is to do besides playing: to add one's part to the deal, to begin, to play again.
    fn see_table(&mut self, table: &Value) -> anyhow::Result<Option<Value>> {
        let seats = table["seats"].as_array().map_or(&[][..], Vec::as_slice);
        let lingers = |seat: &Value| seat["lingers"] == true;
        let me = self.seat as usize;
        Ok(match table["phase"].as_str() {
            Some("over") => Some(json!({"type": "rematch"})),
            Some("waiting") if seats.get(me).is_some_and(lingers) => Some(json!({"type": "rematch"})),
            Some("waiting") => self.see_deal(table)?.or_else(|| {
                let pledged = table["pledges"].as_array().is_some_and(|all| all.iter().all(Value::is_string));
                let here = seats.iter().all(|seat| seat["present"] == true && !lingers(seat));
                let starts = table["host"] == self.seat && pledged && here && table["drawing"] == false;
                starts.then(|| json!({"type": "start"}))
            }),
            _ => {
                let commitment = table["commitment"].as_str().unwrap_or_default();
                self.ledger().began(&self.table.id, self.round, commitment);
                if let Some(nonce) = table["nonces"][me].as_str() {
                    let ours = self.pledge.as_ref().is_none_or(|pledge| pledge.nonce == nonce);
                    ensure!(ours, "table {}: {nonce} is not the nonce of seat {me}", self.table.id);
                    self.ledger().dealt(&self.table.id, self.round, self.seat, nonce);
                }
                None
            }
        })
    }

    fn see_deal(&mut self, table: &Value) -> anyhow::Result<Option<Value>> {
        let (commitment, kept) = (&table["commitment"], &table["pledges"][self.seat as usize]);
        let pledge = self.pledge.take_if(|pledge| pledge.commitment == *commitment);
        let pledge = pledge.unwrap_or_else(|| {
            let nonce = format!("{:016x}", self.dice.bits());
            let hash = Nonce::try_from(nonce.clone()).map(|nonce| nonce.pledge()).unwrap_or_default();
            let commitment = commitment.as_str().unwrap_or_default().to_owned();
            Pledge { commitment, nonce, hash, acknowledged: false }
        });
        let is_kept = pledge.hash == *kept;
        // Whoever was not there when the host began adds nothing to this deal: that is settled before anybody shows a nonce.
        let left_out = table["drawing"] == true && kept.is_null();
        ensure!(is_kept || left_out || !pledge.acknowledged, "table {}: a pledge is lost", self.table.id);
        self.ledger().pledges += u64::from(is_kept && pledge.acknowledged);
        let shows = is_kept && table["drawing"] == true && table["nonces"][self.seat as usize].is_null();
        let says = if shows {
            Some(json!({"type": "nonce", "nonce": pledge.nonce}))
        } else if is_kept {
            None
        } else {
            Some(json!({"type": "pledge", "pledge": pledge.hash, "id": PLEDGE}))
        };
        self.pledge = Some(pledge);
        Ok(says)
    }
}
