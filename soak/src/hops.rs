//! How long after its commit a move is seen by clients of another server.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use serde_json::{Value, json};

use crate::client::{Client, Home};
use crate::nodes::{Bus, Servers};
use crate::victim::{Program, UNLIMITED, Victim};

/// Times from sending a move: until its player was told that it is kept, and until the other player, at another server,
/// saw it.
#[derive(Clone, Debug, Default)]
pub struct Hops {
    /// Until its player was answered.
    pub answered: Vec<Duration>,
    /// How much later the other one saw it.
    pub later: Vec<Duration>,
}

impl Hops {
    /// The median and the 99th percentile.
    pub fn percentiles(times: &[Duration]) -> (Duration, Duration) {
        let mut times = times.to_vec();
        times.sort_unstable();
        let at = |percent: usize| times.get(times.len() * percent / 100).copied().unwrap_or_default();
        (at(50), at(99))
    }
}

/// Plays so many moves at a table of two, each of whom is at a server of their own. With NATS, or without.
pub async fn hops(program: &Path, servers: &Servers, nats: bool, moves: usize) -> anyhow::Result<Hops> {
    let bus = nats.then(|| Bus::start(None)).transpose()?;
    let mut args: Vec<String> = UNLIMITED.iter().map(|&arg| arg.to_owned()).collect();
    args.push(format!("--store={}", servers.store()));
    args.extend(bus.iter().map(|bus| format!("--bus={}", bus.url())));
    let program = Program::new(program, &args.iter().map(String::as_str).collect::<Vec<_>>());
    let folders = [tempfile::tempdir()?, tempfile::tempdir()?];
    let mut victims = Vec::new();
    for folder in &folders {
        victims.push(Victim::start(&program, folder.path(), None)?);
    }
    // The first one learns of the second.
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let homes: Vec<Home> = victims.iter().map(|victim| Home::new(1, victim.address)).collect();
    let mut hops = Hops::default();
    while hops.later.len() < moves {
        let gathered = homes[0].gather("donburiko", 2, Value::Null).await?;
        let mut clients = Vec::new();
        for (home, token) in homes.iter().zip(&gathered.tokens) {
            let mut client = Client::connect(*home, &gathered.table, Some(token)).await?;
            client.until(|client| client.table.is_object()).await?;
            clients.push(client);
        }
        clients[0].send(json!({"type": "start"})).await?;
        for client in &mut clients {
            client.until(|client| client.table["phase"] == "playing").await?;
        }
        while hops.later.len() < moves && hops.play(&mut clients).await? {}
    }
    Ok(hops)
}

impl Hops {
    /// Plays a move, unless the game is over.
    async fn play(&mut self, clients: &mut [Client]) -> anyhow::Result<bool> {
        let Some(who) = clients.iter().position(|client| !client.choices.is_empty()) else {
            return Ok(false);
        };
        let (one, two) = clients.split_at_mut(1);
        let (actor, other) = if who == 0 { (&mut one[0], &mut two[0]) } else { (&mut two[0], &mut one[0]) };
        let (number, action) = (actor.number, actor.choices.first().context("nothing to play")?.clone());
        // As people do: not at the moment at which the last one was seen.
        tokio::time::sleep(Duration::from_millis(5)).await;
        let begun = Instant::now();
        actor.send(json!({"type": "play", "action": action, "number": number})).await?;
        let (answered, seen) = tokio::join!(
            async { actor.until(|client| client.number > number).await.map(|()| begun.elapsed()) },
            async { other.until(|client| client.number > number).await.map(|()| begun.elapsed()) },
        );
        let (answered, seen) = (answered?, seen?);
        ensure!(actor.number == other.number, "{} here and {} there", actor.number, other.number);
        self.answered.push(answered);
        self.later.push(seen.saturating_sub(answered));
        Ok(true)
    }
}
