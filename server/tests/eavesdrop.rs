//! No byte for a seat depends on what the seat may not know: two real servers, whose games differ in nothing
//! else.
//!
//! Positions of random games of every kind are kept in two folders, in the second with everything dealt anew
//! that one seat cannot know. Then the same is asked of both servers, over HTTP and WebSockets; and of two clusters,
//! where the others play at another node than the seat, which hears of it over the bus.

#![allow(clippy::unwrap_used)]

mod common;

use catalog::AnyTable;
use common::cluster::{Cluster, new_database};
use common::{Client, House, Sat};
use engine::{Eye, NewGame, Played, Rng, Seat, Seed, StateHash};
use serde_json::{Value, json};
use server::store::{Change, Commit, GameRecord, LastState, Place, Sqlite, Store, TableRecord};
use sha2::{Digest, Sha256};
use tempfile::tempdir;

const PLAYERS: usize = 4;

/// A position that one seat looks at.
struct Position {
    key: i64,
    game: &'static str,
    seed: Seed,
    seat: Seat,
    /// The game as it is, and with everything dealt anew that the seat cannot know.
    worlds: [AnyTable; 2],
}

/// Positions all through a random game, one for each seat in turn.
fn positions(game: &'static str, first_key: i64) -> Vec<Position> {
    let seed = Seed::from(11);
    let new = NewGame { game: game.into(), players: PLAYERS, seed: Some(seed), ..NewGame::default() };
    let (mut table, mut dice) = (catalog::open(&new).unwrap(), Rng::new(seed, 3));
    let mut positions = Vec::new();
    while let Some(actor) = table.to_act().iter().last() {
        let action = dice.pick(&table.legal(actor)).unwrap().clone();
        table.play(actor, &action).unwrap();
        // Of a game that is over there is nothing to find out; one action alone has the right hash and no
        // other.
        let number = table.actions_played();
        if number > 1 && number % 3 == 1 && !table.to_act().is_empty() && positions.len() < 16 {
            let seat = Seat::ALL[positions.len() % PLAYERS];
            let mut other = table.fork();
            other.redeal(Eye::Seat(seat), Seed::from(positions.len() as u64));
            let key = first_key + positions.len() as i64;
            positions.push(Position { key, game, seed, seat, worlds: [table.fork(), other] });
        }
    }
    positions
}

fn token(seat: Seat) -> String {
    format!("token of seat {seat}")
}

impl Position {
    fn id(&self) -> String {
        format!("table{}", self.key)
    }

    /// The table as a store keeps it.
    fn table(&self) -> TableRecord {
        let hash = |seat: Seat| -> String {
            Sha256::digest(token(seat)).iter().map(|byte| format!("{byte:02x}")).collect()
        };
        let chair = |&seat: &Seat| json!({"Person": {"name": format!("Seat {seat}"), "token": hash(seat), "nonce": null, "stand_in": false}});
        let meta = json!({
            "config": {"game": self.game, "options": {}, "level": "casual", "turn_seconds": null, "bot_delay_ms": 0, "open": false, "casual": true},
            "chairs": Seat::ALL[..PLAYERS].iter().map(chair).collect::<Vec<_>>(),
            "stage": "Playing", "round": 1, "host": 0, "first": null, "deal": ["00".repeat(32), "11".repeat(32)],
            "game": self.key, "replay": null, "result": null,
        });
        TableRecord {
            key: self.key,
            id: self.id(),
            code: format!("T{:05}", self.key),
            listed: false,
            created: 1,
            version: 0,
            meta: serde_json::from_value(meta).unwrap(),
        }
    }

    /// All that a store keeps of this position. The hashes in the log are wrong, as after a change of the
    /// rules, but for the last: so the server goes on from the state beside the log, which is another one in
    /// the other world.
    fn changes(&self, world: usize) -> Vec<Change> {
        let table = &self.worlds[world];
        let setup = json!({
            "version": table.about().rules_version, "options": {}, "seed": self.seed, "first": null,
            "names": vec!["somebody"; PLAYERS], "deal": ["00".repeat(32), "11".repeat(32)], "nonces": vec![Value::Null; PLAYERS],
        });
        let record = GameRecord {
            key: self.key,
            table: self.key,
            game: self.game.into(),
            setup: serde_json::from_value(setup).unwrap(),
            started: 1,
            ended: None,
            replay: None,
            result: None,
        };
        let mut changes = vec![Change::Table(Box::new(self.table())), Change::Begin(Box::new(record))];
        let log = self.worlds[0].played();
        changes.extend((1..).zip(log).map(|(number, entry)| Change::Append {
            game: self.key,
            number,
            played: Played {
                hash: if number as usize == log.len() { table.state_hash() } else { StateHash(0) },
                ..entry.clone()
            },
        }));
        let state = LastState { number: log.len() as u32, last: table.last() };
        changes.push(Change::State { game: self.key, state: Box::new(state) });
        changes
    }

    /// Something that can be played next in both worlds, and whether the seat then still cannot tell them
    /// apart.
    fn next(&self) -> Option<(Seat, String, bool)> {
        let [one, other] = &self.worlds;
        let actor = one.to_act().iter().find(|&seat| other.to_act().contains(seat))?;
        let action = one.legal(actor).into_iter().find(|action| other.legal(actor).contains(action))?;
        let seen = [one, other].map(|table| {
            let mut table = table.fork();
            table.play(actor, &action).unwrap();
            (table.scene(Eye::Seat(self.seat)), table.beats(Eye::Seat(self.seat)))
        });
        Some((actor, action, seen[0] == seen[1]))
    }

    /// What the seat cannot play though somebody else could, in either world.
    fn illegal(&self) -> Vec<String> {
        let everybody = self
            .worlds
            .iter()
            .flat_map(|table| table.to_act().iter().flat_map(|seat| table.legal(seat)).collect::<Vec<_>>());
        let ours = self.worlds[0].legal(self.seat);
        let mut illegal: Vec<String> = everybody.filter(|action| !ours.contains(action)).collect();
        illegal.sort();
        illegal.dedup();
        illegal.truncate(4);
        illegal
    }

    async fn sit(&self, house: &House, seat: Seat) -> Client {
        let sat = Sat { table: self.id(), code: String::new(), seat: seat.index(), token: token(seat) };
        house.connect(&sat).await
    }

    /// Every byte that the seat can make the server say, and whether it was told everything step by step: a node that has
    /// missed something gives a fresh start instead. Others play at a server of theirs.
    async fn heard(&self, house: &House, theirs: &House) -> (Vec<String>, bool) {
        let bearer = [("Authorization", format!("Bearer {}", token(self.seat)))];
        let (_, _, polled) =
            house.raw("GET", &format!("/api/tables/{}/scene", self.id()), None, &bearer).await;
        let mut client = self.sit(house, self.seat).await;
        for action in self.illegal() {
            let answer = client.play(&action).await;
            assert_eq!(answer["type"], "error", "{action}: {answer}");
        }
        // Whoever plays stays, or else their leaving and our coming back race.
        let mut company = Vec::new();
        if let Some((actor, action, true)) = self.next() {
            let number = client.number;
            if actor == self.seat {
                client.play(&action).await;
            } else {
                let mut other = self.sit(theirs, actor).await;
                client.until(|client| client.table["seats"][actor.index()]["present"] == true).await;
                let answer = other.play(&action).await;
                assert_eq!(answer["type"], "changed", "{action}: {answer}");
                company.push(other);
            }
            client.until(|client| client.number > number).await;
        }
        let again = self.sit(house, self.seat).await;
        let mut heard = vec![polled];
        heard.extend(client.heard.iter().chain(&again.heard).map(|text| timeless(text)));
        drop(company);
        (heard, client.welcomes == 1)
    }
}

/// A message without the time of day, which comes last: cards say what they would do "now", too.
fn timeless(text: &str) -> String {
    let Some((before, after)) = text.rsplit_once("\"now\":") else { return text.to_owned() };
    before.to_owned() + after.trim_start_matches(|digit: char| digit.is_ascii_digit())
}

async fn keep(store: &dyn Store, positions: &[Position], world: usize) {
    let commits = positions.iter().map(|position| Commit {
        table: position.key,
        version: 0,
        changes: position.changes(world),
    });
    let kept = store.commit(&commits.collect::<Vec<_>>()).await.unwrap();
    assert!(kept.iter().all(|kept| *kept));
    store.close().await;
}

async fn house_of(positions: &[Position], world: usize, data: &std::path::Path) -> House {
    keep(&Sqlite::open(data).await.unwrap(), positions, world).await;
    House::open(data).await
}

async fn cluster_of(positions: &[Position], world: usize) -> Option<Cluster> {
    let url = new_database().await?;
    keep(&*Place::Postgres(url.clone()).open().await.unwrap(), positions, world).await;
    Some(Cluster::of(url, 2, true).await)
}

/// Positions of every game, enough of which differ and can be played on from.
fn all_positions() -> Vec<Position> {
    let mut all = Vec::new();
    for about in catalog::games() {
        let of_game = positions(about.slug, all.len() as i64 + 1);
        let differ =
            |position: &&Position| position.worlds[0].state_hash() != position.worlds[1].state_hash();
        let played = |position: &&Position| position.next().is_some_and(|(.., same)| same);
        assert!(of_game.iter().filter(differ).count() >= 4, "{}: nothing was dealt anew", about.slug);
        assert!(of_game.iter().filter(played).count() >= 2, "{}: nothing is played on", about.slug);
        all.extend(of_game);
    }
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_byte_on_the_wire_depends_on_what_the_seat_may_not_know() {
    let all = all_positions();
    let folders = [tempdir().unwrap(), tempdir().unwrap()];
    let one = house_of(&all, 0, folders[0].path()).await;
    let other = house_of(&all, 1, folders[1].path()).await;
    for position in &all {
        let (here, there) = (position.heard(&one, &one).await, position.heard(&other, &other).await);
        assert!(here.0.len() >= 3, "{here:?}");
        assert_eq!(here, there, "{}, seat {}", position.game, position.seat);
    }
    one.close().await;
    other.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_byte_of_a_node_depends_on_it_when_others_play_at_another_one() {
    let all = all_positions();
    let Some(one) = cluster_of(&all, 0).await else { return };
    let Some(other) = cluster_of(&all, 1).await else { return };
    // Some of them, of every seat: each plays at two clusters.
    let some: Vec<&Position> = all.iter().step_by(3).collect();
    let mut compared = 0;
    for position in &some {
        let (here, step_by_step) = position.heard(one.house(0), one.house(1)).await;
        let (there, as_well) = position.heard(other.house(0), other.house(1)).await;
        if step_by_step && as_well {
            assert_eq!(here, there, "{}, seat {}", position.game, position.seat);
            compared += 1;
        }
    }
    assert!(2 * compared > some.len(), "{compared} of {} compared", some.len());
    one.close().await;
    other.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_seats_that_hold_the_cards_do_see_the_difference() {
    let position = positions("donburiko", 1).into_iter().find(|position| {
        let hands = |eye| position.worlds.iter().map(move |table| table.scene(eye)).collect::<Vec<_>>();
        position.worlds[0].to_act().iter().any(|seat| hands(Eye::Seat(seat))[0] != hands(Eye::Seat(seat))[1])
    });
    let position = position.unwrap();
    let sees =
        |&seat: &Seat| position.worlds[0].scene(Eye::Seat(seat)) != position.worlds[1].scene(Eye::Seat(seat));
    let seat = *Seat::ALL[..PLAYERS].iter().find(|seat| sees(seat)).unwrap();
    let folders = [tempdir().unwrap(), tempdir().unwrap()];
    let mut scenes = Vec::new();
    for (world, folder) in folders.iter().enumerate() {
        let house = house_of(std::slice::from_ref(&position), world, folder.path()).await;
        scenes.push(position.sit(&house, seat).await.scene);
        house.close().await;
    }
    assert_ne!(scenes[0], scenes[1], "otherwise the comparison above compares nothing");
}
