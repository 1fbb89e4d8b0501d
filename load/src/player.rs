//! One client: it takes in what its table tells it, and plays one of its choices whenever it has some.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use memchr::memmem;
use serde::Deserialize;

use crate::socket::LoadSocket;
use crate::table::LoadTable;

/// How a choice begins, and nothing else in a message. The notation of an action has no quotes.
const CHOICE: &[u8] = b"{\"action\":\"";

/// A client of a table.
pub(crate) struct LoadPlayer {
    table: Arc<LoadTable>,
    socket: LoadSocket,
    host: bool,
    /// Whether a game is over and the host is to start the next one.
    again: bool,
    pace: Option<Duration>,
    dice: u64,
    sent: Option<Instant>,
}

/// The parts of the server's messages, other than changes, that a player of this kind needs.
#[derive(Deserialize)]
struct Heard<'a> {
    r#type: &'a str,
    number: Option<u32>,
    #[serde(borrow)]
    table: Option<TableHeard<'a>>,
}

#[derive(Deserialize)]
struct TableHeard<'a> {
    phase: &'a str,
    seats: Vec<SeatHeard>,
}

#[derive(Deserialize)]
struct SeatHeard {
    lingers: bool,
}

impl LoadPlayer {
    /// Connects and says who it is; the answer is heard later.
    pub(crate) async fn connect(
        host: &str,
        table: Arc<LoadTable>,
        seat: usize,
        token: &str,
        pace: Option<Duration>,
    ) -> anyhow::Result<LoadPlayer> {
        let socket = LoadSocket::connect(host, &format!("/api/tables/{}/ws", table.id)).await?;
        let dice = seat as u64 + 1;
        let mut player = LoadPlayer { table, socket, host: seat == 0, again: false, pace, dice, sent: None };
        player.socket.send(format!("{{\"type\":\"hello\",\"token\":\"{token}\"}}")).await?;
        let first = player.socket.next().await?;
        if !first.starts_with("{\"type\":\"welcome\"") {
            bail!("the server does not welcome a client: {first}");
        }
        Ok(player)
    }

    /// Plays until the server hangs up. The host starts the first game, and every next one.
    pub(crate) async fn run(mut self) {
        if let Err(error) = self.play_on().await {
            self.table.error(&format!("{error:#}"));
        }
    }

    async fn play_on(&mut self) -> anyhow::Result<()> {
        if self.host {
            self.socket.send("{\"type\":\"start\"}".to_owned()).await?;
        }
        let mut next: Option<(Instant, String)> = None;
        loop {
            let due = next.as_ref().map(|(due, _)| tokio::time::Instant::from_std(*due));
            tokio::select! {
                came = self.socket.next() => {
                    if let Some(action) = self.hear(&came?).await? {
                        next = Some(action);
                    }
                }
                () = wait(due) => {
                    if let Some((_, text)) = next.take() {
                        self.play(text).await?;
                    }
                }
            }
        }
    }

    async fn play(&mut self, text: String) -> anyhow::Result<()> {
        self.sent = Some(Instant::now());
        self.socket.send(text).await
    }

    /// Takes a message in. If it gives choices, one is played, or is what to play when its time has come.
    async fn hear(&mut self, text: &str) -> anyhow::Result<Option<(Instant, String)>> {
        let number = match text.strip_prefix("{\"type\":\"changed\",") {
            Some(changed) => self.hear_change(changed, text.len())?,
            None => self.hear_rest(text).await?,
        };
        let choices: Vec<usize> = memmem::find_iter(text.as_bytes(), CHOICE).collect();
        if choices.is_empty() {
            return Ok(None);
        }
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let chosen = &text[choices[(self.dice >> 33) as usize % choices.len()] + CHOICE.len()..];
        let (action, _) = chosen.split_once('"').context("an action without an end")?;
        let text = format!("{{\"type\":\"play\",\"action\":\"{action}\",\"number\":{number},\"id\":1}}");
        match self.pace {
            Some(pace) => Ok(Some((self.table.next_due(pace), text))),
            None => self.play(text).await.map(|()| None),
        }
    }

    /// Takes in what has changed. Most of what comes is none of the client's business, so its number is
    /// looked for and the rest not read: clients share the processors with the server that they measure.
    fn hear_change(&mut self, changed: &str, bytes: usize) -> anyhow::Result<u32> {
        let answers = changed.starts_with("\"re\":");
        let (_, number) = changed.split_once("\"number\":").context("a change without a number")?;
        let number = number.split(|c: char| !c.is_ascii_digit()).next().unwrap_or_default().parse()?;
        let sent = self.sent.take_if(|_| answers);
        self.table.seen(number, bytes, sent);
        Ok(number)
    }

    /// Takes in everything else, which is rare.
    async fn hear_rest(&mut self, text: &str) -> anyhow::Result<u32> {
        let heard: Heard<'_> = serde_json::from_str(text).with_context(|| text.to_owned())?;
        match heard.r#type {
            "error" => self.table.error(text),
            "table" => self.hear_table(heard.table.context("no table")?).await?,
            _ => {}
        }
        Ok(heard.number.unwrap_or_default())
    }
}

impl LoadPlayer {
    /// Everybody wants to play again, and when all have said so the host starts.
    async fn hear_table(&mut self, table: TableHeard<'_>) -> anyhow::Result<()> {
        match table.phase {
            "over" => {
                self.again = self.host;
                if self.host {
                    self.table.game_over();
                }
                self.socket.send("{\"type\":\"rematch\"}".to_owned()).await
            }
            "waiting" if self.again && table.seats.iter().all(|seat| !seat.lingers) => {
                self.again = false;
                self.socket.send("{\"type\":\"start\"}".to_owned()).await
            }
            _ => Ok(()),
        }
    }
}

/// Waits until then; for ever, if there is nothing to wait for.
async fn wait(due: Option<tokio::time::Instant>) {
    match due {
        Some(due) => tokio::time::sleep_until(due).await,
        None => std::future::pending().await,
    }
}
