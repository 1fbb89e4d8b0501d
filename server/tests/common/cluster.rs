//! Several servers of the same tables, on real PostgreSQL and NATS: `scripts/with-servers` runs them, and without it there
//! is nothing to test on.

use std::time::Duration;

use futures_util::future::join_all;
use serde_json::{Value, json};
use server::Settings;
use server::store::Place;
use sqlx::Connection;
use tempfile::TempDir;

use super::{Client, House, settings};

pub(crate) fn postgres() -> Option<String> {
    std::env::var("CHABUDAI_TEST_POSTGRES").ok()
}

/// A database of its own.
pub(crate) async fn new_database() -> Option<String> {
    let server = postgres()?;
    let name = format!("test_{}", room::secrets::new_id().to_lowercase());
    let mut db = sqlx::PgConnection::connect(&format!("{server}/postgres")).await.unwrap();
    sqlx::query(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"))).execute(&mut db).await.unwrap();
    Some(format!("{server}/{name}"))
}

/// A NATS that nobody else uses, since nobody else's cluster may be there.
pub(crate) struct PrivateNats {
    process: std::process::Child,
    url: String,
}

impl PrivateNats {
    fn start() -> PrivateNats {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        drop(listener);
        PrivateNats::at(port)
    }

    pub(crate) fn at(port: u16) -> PrivateNats {
        let process = std::process::Command::new("nats-server")
            .args(["-a", "127.0.0.1", "-p", &port.to_string()])
            .stderr(std::process::Stdio::null())
            .spawn()
            .unwrap();
        for _ in 0..200 {
            if std::net::TcpStream::connect(("127.0.0.1", port)).is_ok() {
                break;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        PrivateNats { process, url: format!("nats://127.0.0.1:{port}") }
    }

    pub(crate) fn port(&self) -> u16 {
        self.url.rsplit(':').next().unwrap().parse().unwrap()
    }
}

impl Drop for PrivateNats {
    fn drop(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

/// Some servers of one database.
pub(crate) struct Cluster {
    pub(crate) houses: Vec<House>,
    pub(crate) bus: Option<PrivateNats>,
    _folders: Vec<TempDir>,
}

impl Cluster {
    pub(crate) async fn open(nodes: usize, with_nats: bool) -> Option<Cluster> {
        Some(Cluster::of(new_database().await?, nodes, with_nats).await)
    }

    /// The servers of this database.
    pub(crate) async fn of(url: String, nodes: usize, with_nats: bool) -> Cluster {
        let bus = with_nats.then(PrivateNats::start);
        let folders: Vec<TempDir> = (0..nodes).map(|_| tempfile::tempdir().unwrap()).collect();
        let mut houses = Vec::new();
        for folder in &folders {
            let bus = bus.as_ref().map(|bus| bus.url.clone());
            let store = Some(Place::Postgres(url.clone()));
            houses.push(House::with(Settings { store, bus, ..settings(folder.path()) }).await);
        }
        // The first ones learn of the last one.
        tokio::time::sleep(Duration::from_millis(1_200)).await;
        Cluster { houses, bus, _folders: folders }
    }

    pub(crate) fn house(&self, number: usize) -> &House {
        &self.houses[number % self.houses.len()]
    }

    /// A table of people, each at another node than the one before, and the game is on.
    pub(crate) async fn seated(&self, game: &str, players: usize, more: Value) -> Vec<Client> {
        let mut clients = self.gathered(game, players, more).await;
        clients[0].ask(json!({"type": "start"})).await;
        for client in &mut clients {
            client.until(|client| client.scene.is_object()).await;
        }
        clients
    }

    pub(crate) async fn gathered(&self, game: &str, players: usize, more: Value) -> Vec<Client> {
        let mut new = json!({"game": game, "players": players, "name": "Host"});
        new.as_object_mut().unwrap().extend(more.as_object().cloned().unwrap_or_default());
        let mut sats = vec![self.house(0).create(new).await];
        for number in 1..players {
            let sat = self.house(number).join(&sats[0].table, &format!("Guest {number}")).await;
            sats.push(sat);
        }
        let mut clients = Vec::new();
        for (number, sat) in sats.iter().enumerate() {
            clients.push(self.house(number).connect(sat).await);
        }
        for client in &mut clients {
            client.until(|client| all_present(&client.table)).await;
        }
        clients
    }

    /// Every node shows every seat the same, to the byte, and it is what the clients have.
    pub(crate) async fn agree(&self, clients: &[Client], about: &str) {
        for client in clients {
            let path = format!("/api/tables/{}/scene", client.table_id);
            let bearer = [("Authorization", format!("Bearer {}", client.token))];
            let asked = self.houses.iter().map(|house| house.raw("GET", &path, None, &bearer));
            let scenes: Vec<String> = join_all(asked).await.into_iter().map(|(_, _, body)| body).collect();
            for scene in &scenes[1..] {
                assert_eq!(*scene, scenes[0], "{about}, seat {}", client.seat());
            }
            let scene: Value = serde_json::from_str(&scenes[0]).unwrap();
            assert_eq!(scene["scene"], client.scene, "{about}, seat {}", client.seat());
            assert_eq!(scene["chat"], Value::from(client.chat.clone()), "{about}");
        }
    }

    pub(crate) async fn close(self) {
        for house in self.houses {
            house.close().await;
        }
    }
}

fn all_present(table: &Value) -> bool {
    table["seats"].as_array().unwrap().iter().all(|seat| seat["present"] == true)
}
