//! `kill -9` in the middle of play: nothing that a client was told is ever lost.

#![allow(clippy::unwrap_used)]

mod common;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use common::server::{Victim, post};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::store::{KeptGame, Sqlite, Store};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

const KILLS: u64 = 50;
const TABLES: usize = 8;
const SEATS: usize = 2;

/// What clients were told is done: by table, round and number, who played what.
type Told = BTreeMap<(String, u64, u64), (u64, String)>;

/// A client that plays as fast as it can, and takes note of every acknowledgement.
struct Player {
    table: String,
    seat: u64,
    round: u64,
    number: u64,
    asked: Option<String>,
    dice: u64,
    /// The round and the number of the table's last acknowledged move before the server was started.
    told_before: (u64, u64),
    told: Arc<Mutex<Told>>,
}

impl Player {
    /// Takes a message in; what the client says to it.
    fn hear(&mut self, said: &Value) -> Vec<Value> {
        if let Some(table) = said.get("table") {
            self.round = table["round"].as_u64().unwrap();
            let lingers = |seat: &Value| seat["lingers"] == true;
            let seats = table["seats"].as_array().unwrap();
            match table["phase"].as_str() {
                Some("over") => return vec![json!({"type": "rematch"})],
                Some("waiting") if lingers(&seats[self.seat as usize]) => {
                    return vec![json!({"type": "rematch"})];
                }
                Some("waiting") if table["host"] == self.seat && !seats.iter().any(lingers) => {
                    return vec![json!({"type": "start"})];
                }
                _ => {}
            }
        }
        if let Some(number) = said.get("number").and_then(Value::as_u64) {
            self.number = number;
        }
        if said["type"] == "welcome" {
            let now = (self.round, self.number);
            assert!(now >= self.told_before, "{now:?} after {:?} was acknowledged", self.told_before);
        }
        if said["re"] == 1
            && said["type"] == "changed"
            && let Some(action) = self.asked.take()
        {
            let place = (self.table.clone(), self.round, self.number);
            self.told.lock().unwrap().insert(place, (self.seat, action));
        }
        let choices = said["set"]["choices"].as_array();
        let Some(choices) = choices.filter(|choices| !choices.is_empty()) else { return Vec::new() };
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let action = choices[(self.dice >> 33) as usize % choices.len()]["action"].as_str().unwrap();
        self.asked = Some(action.to_owned());
        vec![json!({"type": "play", "action": action, "number": self.number, "id": 1})]
    }

    async fn play(mut self, address: String, token: String) {
        let url = format!("ws://{address}/api/tables/{}/ws", self.table);
        let Ok((mut socket, _)) = connect_async(url).await else { return };
        let hello = json!({"type": "hello", "token": token}).to_string();
        if socket.send(Message::Text(hello.into())).await.is_err() {
            return;
        }
        while let Some(Ok(message)) = socket.next().await {
            let Message::Text(text) = message else { continue };
            let said: Value = serde_json::from_str(&text).unwrap();
            assert!(said["type"] != "error" || said["error"]["code"] == "not_now", "{said}");
            for answer in self.hear(&said) {
                if socket.send(Message::Text(answer.to_string().into())).await.is_err() {
                    return;
                }
            }
        }
    }
}

/// The round and the number of a table's last acknowledged move.
fn last_told(told: &Told, table: &str) -> (u64, u64) {
    let place = |round| (table.to_owned(), round, 0);
    let last = told.range(place(0)..place(u64::MAX)).next_back();
    last.map_or((0, 0), |((_, round, number), _)| (*round, *number))
}

/// Every game of a table in its order, as the disk has it.
async fn games(store: &Sqlite, table: &str) -> Vec<KeptGame> {
    let record = store.table(table.to_owned()).await.unwrap().unwrap();
    let mut games = Vec::new();
    for key in store.finished_after(0, u32::MAX).await.unwrap() {
        let game = store.game(key).await.unwrap().unwrap();
        if game.record.table == record.key {
            games.push(game);
        }
    }
    match record.meta.game {
        Some(key) if games.iter().all(|game| game.record.key != key) => {
            games.push(store.game(key).await.unwrap().unwrap());
        }
        _ => {}
    }
    games
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_by_fifty_kills_under_load() {
    let folder = tempfile::tempdir().unwrap();
    let told = Arc::new(Mutex::new(Told::new()));
    let mut seats = Vec::new();
    let first = Victim::start(folder.path());
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    for _ in 0..TABLES {
        let new = json!({"game": "donburiko", "players": SEATS, "name": "A"});
        let host = post(&first.address, "/api/tables", new).await;
        let table = text(&host["table"]["id"]);
        let guest = post(&first.address, &format!("/api/tables/{table}/join"), json!({"name": "B"})).await;
        seats.extend([(table.clone(), 0, text(&host["token"])), (table, 1, text(&guest["token"]))]);
    }
    drop(first);
    for kill in 0..KILLS {
        let victim = Victim::start(folder.path());
        let mut players = tokio::task::JoinSet::new();
        for (table, seat, token) in &seats {
            let player = Player {
                table: table.clone(),
                seat: *seat,
                round: 0,
                number: 0,
                asked: None,
                dice: kill * 100 + seat,
                told_before: last_told(&told.lock().unwrap(), table),
                told: Arc::clone(&told),
            };
            players.spawn(player.play(victim.address.clone(), token.clone()));
        }
        tokio::time::sleep(Duration::from_millis(60 + kill * 37 % 150)).await;
        drop(victim);
        while let Some(played) = players.join_next().await {
            played.unwrap();
        }
    }
    let told = told.lock().unwrap().clone();
    assert!(told.len() > 500, "only {} moves were acknowledged: this was no load", told.len());
    let store = Sqlite::look(folder.path()).await.unwrap();
    let mut logs = BTreeMap::new();
    for (table, ..) in &seats {
        logs.insert(table.clone(), games(&store, table).await);
    }
    for ((table, round, number), (seat, action)) in &told {
        let game = &logs[table][*round as usize - 1];
        let logged = game.actions.get(*number as usize - 1);
        let logged = logged.map(|logged| (logged.seat.index() as u64, logged.action.clone()));
        assert_eq!(logged, Some((*seat, action.clone())), "table {table}, round {round}, number {number}");
    }
    for game in logs.values().flatten() {
        let whole = game.actions.iter().all(|logged| !logged.action.is_empty());
        assert!(whole && (game.record.ended.is_none() || game.state.is_some()), "game {}", game.record.key);
    }
}
