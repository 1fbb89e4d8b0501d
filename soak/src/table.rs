//! A table that is played at by one task, which knows how long everything takes.

use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use engine::{Rng, Seed};
use serde_json::{Value, json};

use crate::client::{Client, Home};

/// How long something may take before it counts as not happening.
const PATIENCE: Duration = Duration::from_secs(60);

/// A request that waits for its answer.
const ASKED: u64 = 1;

/// How long it took.
#[derive(Clone, Debug)]
pub struct Times {
    /// From sending a move until everybody had seen it.
    pub seen: Duration,
    /// From there until each bot had acted whose turn it was.
    pub answered: Vec<Duration>,
}

/// A table at which people of ours sit, and perhaps bots.
#[derive(Debug)]
pub struct PlayedTable {
    /// Those who sit there.
    pub clients: Vec<Client>,
    /// Its id.
    pub id: String,
    dice: Rng,
}

fn is_over(client: &Client) -> bool {
    client.table["phase"] == "over"
}

impl PlayedTable {
    /// A new table, and the game is on.
    pub async fn open(home: Home, game: &str, players: usize, more: Value) -> anyhow::Result<PlayedTable> {
        let gathered = home.gather(game, players, more).await?;
        let mut table = PlayedTable {
            clients: Vec::new(),
            id: gathered.table,
            dice: Rng::from(Seed::from(players as u64)),
        };
        for token in &gathered.tokens {
            let mut client = Client::connect(home, &table.id, Some(token)).await?;
            client.until(|client| client.table.is_object()).await?;
            table.clients.push(client);
        }
        table.start().await?;
        Ok(table)
    }

    async fn start(&mut self) -> anyhow::Result<()> {
        self.ask(0, json!({"type": "start"})).await?;
        for client in &mut self.clients {
            client.until(|client| client.table["phase"] == "playing").await?;
        }
        Ok(())
    }

    /// Asks something for one of us, and hears until the answer has come.
    pub async fn ask(&mut self, who: usize, mut message: Value) -> anyhow::Result<Value> {
        message["id"] = ASKED.into();
        let client = &mut self.clients[who];
        client.send(message).await?;
        loop {
            let said = tokio::time::timeout(PATIENCE, client.hear()).await.context("no answer")??;
            if said["re"] == ASKED {
                return Ok(said);
            }
        }
    }

    /// Whoever may play now, and something that they may play.
    pub fn turn(&mut self) -> Option<(usize, Value)> {
        let who = self.clients.iter().position(|client| !client.choices.is_empty())?;
        let client = &self.clients[who];
        let action = self.dice.pick(&client.choices)?;
        Some((who, json!({"type": "play", "action": action, "number": client.number})))
    }

    /// Plays one action, and hears what bots answer; after the end of a game the next one begins first.
    pub async fn step(&mut self) -> anyhow::Result<Times> {
        let (who, play) = loop {
            match self.turn() {
                Some(next) => break next,
                None if is_over(&self.clients[0]) => self.play_again().await?,
                None => drop(self.hear_bots().await?),
            }
        };
        let begun = Instant::now();
        let answer = self.ask(who, play).await?;
        ensure!(answer["type"] == "changed", "{answer}");
        let number = self.clients[who].number;
        for client in &mut self.clients {
            client.until(|client| client.number >= number || is_over(client)).await?;
        }
        let seen = begun.elapsed();
        let answered = self.hear_bots().await?;
        Ok(Times { seen, answered })
    }

    /// Hears until one of us may act or the game is over; how long each action of somebody else took.
    async fn hear_bots(&mut self) -> anyhow::Result<Vec<Duration>> {
        let mut answered = Vec::new();
        while self.clients.iter().all(|client| client.choices.is_empty()) && !is_over(&self.clients[0]) {
            let begun = Instant::now();
            let number = self.clients[0].number;
            let said = tokio::time::timeout(PATIENCE, self.clients[0].hear())
                .await
                .context("bots stand still")??;
            if said["type"] == "error" {
                bail!("{said}");
            }
            if self.clients[0].number > number {
                answered.push(begun.elapsed());
            }
            let number = self.clients[0].number;
            for client in &mut self.clients[1..] {
                client.until(|client| client.number >= number || is_over(client)).await?;
            }
        }
        Ok(answered)
    }

    async fn play_again(&mut self) -> anyhow::Result<()> {
        for who in 0..self.clients.len() {
            self.ask(who, json!({"type": "rematch"})).await?;
        }
        self.start().await
    }
}
