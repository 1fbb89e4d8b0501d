//! Several servers of the same tables, on real PostgreSQL and NATS: `scripts/with-servers` runs them, and without it there
//! is nothing to test on.

#![allow(clippy::unwrap_used)]

mod common;

use std::time::Duration;

use common::cluster::{Cluster, PrivateNats, new_database, postgres};
use common::{Client, House, Sat, play_on, settings};
use futures_util::future::join_all;
use serde_json::{Value, json};
use server::store::Place;
use server::{Keep, Limits, Settings};
use sqlx::Connection;

/// How nodes tell each other.
const BUSES: [bool; 2] = [false, true];

fn somebody_lingers(table: &Value) -> bool {
    table["seats"].as_array().unwrap().iter().any(|seat| seat["lingers"] == true)
}

/// What was said of moves, as it came, without the answers that were for one alone.
fn changes(client: &Client) -> Vec<&String> {
    client.heard.iter().filter(|text| text.starts_with(r#"{"type":"changed""#)).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clients_of_one_table_at_several_nodes_play_every_game() {
    let mut compared = 0;
    for (with_nats, nodes) in BUSES.into_iter().zip([2, 3]) {
        let Some(cluster) = Cluster::open(nodes, with_nats).await else { return };
        for about in catalog::games() {
            let players = 3.clamp(*about.players.start(), *about.players.end());
            let mut clients = cluster.seated(about.slug, players, json!({})).await;
            let table = clients[0].table_id.clone();
            let mut watchers = Vec::new();
            for house in &cluster.houses {
                watchers.push(house.watch(&table, None).await);
            }
            clients[1].ask(json!({"type": "chat", "text": "hello from elsewhere"})).await;
            for client in &mut clients {
                client.until(|client| client.chat.len() == 1).await;
            }
            play_on(&mut clients, 5, 6).await;
            cluster.agree(&clients, about.slug).await;
            play_on(&mut clients, 9, u64::MAX).await;
            cluster.agree(&clients, about.slug).await;
            for watcher in &mut watchers {
                watcher.until(Client::is_over).await;
            }
            // A node that has missed a message gives its clients a fresh start instead.
            if watchers.iter().all(|watcher| watcher.welcomes == 1) {
                compared += 1;
                let told: Vec<_> = watchers.iter().map(changes).collect();
                assert!(told[0].len() > 5, "{}", about.slug);
                for other in &told[1..] {
                    assert_eq!(*other, told[0], "{}: watchers are told other bytes", about.slug);
                }
            }
            for client in &mut clients {
                client.ask(json!({"type": "rematch"})).await;
            }
            for client in &mut clients {
                client
                    .until(|client| client.table["phase"] == "waiting" && !somebody_lingers(&client.table))
                    .await;
            }
            let host = clients[0].table["host"].as_u64().unwrap() as usize;
            let welcomes = clients[0].welcomes;
            let started = clients[host].ask(json!({"type": "start"})).await;
            assert_eq!(started["type"], "done", "{started}");
            for client in &mut clients {
                client.until(|client| client.table["phase"] == "playing" && client.scene.is_object()).await;
            }
            clients[0].until(|client| client.welcomes > welcomes).await;
            play_on(&mut clients, 3, 4).await;
            cluster.agree(&clients, about.slug).await;
        }
        cluster.close().await;
    }
    assert!(compared > 0 || postgres().is_none(), "nothing was compared to the byte");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_take_back_is_agreed_to_at_another_node() {
    for with_nats in BUSES {
        let Some(cluster) = Cluster::open(2, with_nats).await else { return };
        let mut clients = cluster.seated("donburiko", 2, json!({})).await;
        let actor = clients.iter().position(|client| !client.choices().is_empty()).unwrap();
        let other = 1 - actor;
        play_on(&mut clients, 1, 1).await;
        let before = clients[other].number;
        clients[actor].ask(json!({"type": "propose", "what": "take_back"})).await;
        clients[other].until(|client| client.table["proposal"].is_object()).await;
        clients[other].ask(json!({"type": "answer", "agree": true})).await;
        for client in &mut clients {
            client.until(|client| client.number + 1 == before && client.table["proposal"].is_null()).await;
        }
        cluster.agree(&clients, "taken back").await;
        play_on(&mut clients, 2, 5).await;
        cluster.agree(&clients, "after it").await;
        cluster.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sealed_choices_are_made_and_changed_at_once_at_several_nodes() {
    let Some(cluster) = Cluster::open(3, true).await else { return };
    let mut resealed = 0;
    for about in catalog::games() {
        let players = 3.clamp(*about.players.start(), *about.players.end());
        let mut clients = cluster.seated(about.slug, players, json!({})).await;
        for round in 0..25 {
            let choosing = clients.iter().filter(|client| !client.choices().is_empty()).count();
            if choosing == 0 {
                break;
            }
            if choosing == 1 {
                play_on(&mut clients, round, 1).await;
                continue;
            }
            // All choose at the same moment, each at their own node, and every choice counts.
            let number = clients[0].number;
            let plays =
                clients.iter_mut().filter(|client| !client.choices().is_empty()).map(async |client| {
                    let action = client.choices()[0].clone();
                    let another = client.choices().get(1).cloned();
                    let answer = client.play(&action).await;
                    assert_eq!(answer["type"], "changed", "{answer}");
                    if let (Some(another), false) = (another, client.sealed.is_null()) {
                        // Others may have been quicker, and then nothing is sealed any more.
                        return client.ask(json!({"type": "reseal", "action": another})).await["type"]
                            == "changed";
                    }
                    false
                });
            resealed += join_all(plays).await.into_iter().filter(|done| *done).count();
            let reached = number + choosing as u64;
            for client in &mut clients {
                client.until(|client| client.number >= reached).await;
            }
            cluster.agree(&clients, about.slug).await;
        }
    }
    assert!(resealed > 0, "nothing was sealed anew");
    cluster.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_who_play_the_same_turn_at_two_nodes_one_has_played() {
    let Some(cluster) = Cluster::open(2, true).await else { return };
    let mut clients = cluster.seated("donburiko", 2, json!({})).await;
    // The same people once more, each at the other node.
    let mut doubles = Vec::new();
    for (number, client) in clients.iter().enumerate() {
        doubles.push(cluster.house(number + 1).connect(&client.sat()).await);
    }
    let (mut twice, mut lost) = (0, 0);
    for round in 0..30_usize {
        let Some(who) = clients.iter().position(|client| !client.choices().is_empty()) else {
            clients[0].until(Client::is_over).await;
            break;
        };
        doubles[who].until(|client| !client.choices().is_empty()).await;
        let choices = clients[who].choices();
        let (one, another) = (choices[0].clone(), choices[round % choices.len()].clone());
        let number = clients[who].number;
        let (first, second) = tokio::join!(clients[who].play(&one), doubles[who].play(&another));
        // One of them is played; the other is the same request again, or comes too late, or is the next turn of the
        // same seat, which nobody has asked for.
        let played = |answer: &Value| answer["type"] == "changed" && answer["number"] == number + 1;
        assert!(played(&first) != played(&second), "{one}, {another}: {first} and {second}");
        twice += usize::from(first["type"] == "done" || second["type"] == "done");
        lost += usize::from(first["type"] == "error" || second["type"] == "error");
        for client in clients.iter_mut().chain(&mut doubles) {
            client.until(|client| client.number > number).await;
        }
        cluster.agree(&clients, "after a race").await;
    }
    assert!(twice > 0 && lost > 0, "{twice} were the same, {lost} came too late");
    let figures = cluster.houses[0].figures().await;
    assert!(figures.contains("chabudai_conflicts_total"), "nobody raced: {figures}");
    cluster.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_there_is_known_at_every_node_and_bots_act_once() {
    for with_nats in BUSES {
        let Some(cluster) = Cluster::open(2, with_nats).await else { return };
        let new = json!({"game": "donburiko", "players": 3, "name": "Host"});
        let host = cluster.house(0).create(new).await;
        let guest = cluster.house(1).join(&host.table, "Guest").await;
        let mut clients = vec![cluster.house(0).connect(&host).await, cluster.house(1).connect(&guest).await];
        clients[0].until(|client| client.table["seats"][1]["present"] == true).await;
        let mut watcher = cluster.house(1).watch(&host.table, None).await;
        clients[0].until(|client| client.table["spectators"] == 1).await;
        clients[0].ask(json!({"type": "fill", "seat": 2, "level": "casual"})).await;
        clients[0].ask(json!({"type": "start"})).await;
        for client in &mut clients {
            client.until(|client| client.scene.is_object()).await;
        }
        play_with_bots(&mut clients).await;
        watcher.until(Client::is_over).await;
        cluster.agree(&clients, "with a bot").await;
        let gone = clients.pop().unwrap();
        gone.close().await;
        clients[0].until(|client| client.table["seats"][1]["present"] == false).await;
        cluster.close().await;
    }
}

/// Plays on with whoever can, and waits for bots where nobody can.
async fn play_with_bots(clients: &mut [Client]) {
    while !clients[0].is_over() {
        match clients.iter().position(|client| !client.choices().is_empty()) {
            Some(who) => {
                let action = clients[who].choices()[0].clone();
                let answer = clients[who].play(&action).await;
                assert_eq!(answer["type"], "changed", "{answer}");
            }
            None => drop(clients[0].hear().await),
        }
        let number = clients.iter().map(|client| client.number).max().unwrap();
        for client in clients.iter_mut() {
            client.until(|client| client.number >= number).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_knocks_at_one_node_is_let_in_by_a_host_at_another() {
    let Some(cluster) = Cluster::open(2, true).await else { return };
    let mut clients = cluster.gathered("donburiko", 2, json!({"watch": false})).await;
    let mut knocker = cluster.house(1).socket(&clients[0].table_id).await;
    knocker.send(json!({"type": "hello", "knock": "Aki"})).await;
    assert_eq!(knocker.hear().await.unwrap()["type"], "waiting");
    clients[0].until(|client| client.table["knocks"][0]["name"] == "Aki").await;
    let knock = clients[0].table["knocks"][0]["knock"].clone();
    clients[0].ask(json!({"type": "let_in", "knock": knock, "agree": true})).await;
    let answer = knocker.hear().await.unwrap();
    assert_eq!(answer["type"], "let_in", "{answer}");
    let pass = answer["pass"].as_str().unwrap();
    let table = clients[0].table_id.clone();
    cluster.house(0).watch(&table, Some(pass)).await;
    cluster.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_changes_nodes_sits_where_they_sat_and_a_node_that_stops_is_missed_by_nobody() {
    let Some(mut cluster) = Cluster::open(2, true).await else { return };
    let mut clients = cluster.seated("donburiko", 2, json!({})).await;
    play_on(&mut clients, 1, 4).await;
    let sats: Vec<Sat> = clients.iter().map(Client::sat).collect();
    let number = clients[0].number;
    let stopped = cluster.houses.pop().unwrap();
    let closing = tokio::spawn(stopped.close());
    while clients[1].hear().await.is_some() {}
    clients[1] = cluster.house(0).connect(&sats[1]).await;
    assert_eq!(clients[1].number, number);
    closing.await.unwrap();
    play_on(&mut clients, 2, u64::MAX).await;
    cluster.agree(&clients, "one node is left").await;
    cluster.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_the_bus_play_goes_on_and_says_so() {
    let Some(mut cluster) = Cluster::open(2, true).await else { return };
    let mut clients = cluster.seated("donburiko", 2, json!({})).await;
    play_on(&mut clients, 1, 2).await;
    let port = cluster.bus.as_ref().unwrap().port();
    drop(cluster.bus.take());
    let ready = async |house: &House| {
        common::raw(house.admin.as_ref().unwrap().address, "GET", "/readyz", None, &[]).await
    };
    let mut said = String::new();
    for _ in 0..50 {
        said = ready(cluster.house(0)).await.2;
        if said.contains("bus is away") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(said.contains("bus is away"), "{said}");
    play_on(&mut clients, 2, 6).await;
    cluster.agree(&clients, "without the bus").await;
    cluster.bus = Some(PrivateNats::at(port));
    for _ in 0..100 {
        said = ready(cluster.house(0)).await.2;
        if said == "ok\n" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(said, "ok\n");
    play_on(&mut clients, 3, u64::MAX).await;
    cluster.agree(&clients, "with the bus again").await;
    cluster.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_removed_table_is_gone_at_every_node() {
    let Some(cluster) = Cluster::open(2, false).await else { return };
    let mut clients = cluster.gathered("donburiko", 2, json!({})).await;
    let path = format!("/api/admin/tables/{}/remove", clients[0].table_id);
    let (status, _) = cluster.house(0).administer("POST", &path, json!({})).await;
    assert_eq!(status, 200);
    for client in &mut clients {
        while client.hear().await.is_some() {}
    }
    for house in &cluster.houses {
        let (status, _) = house.get(&format!("/api/tables/{}", clients[0].table_id)).await;
        assert_eq!(status, 404);
    }
    cluster.close().await;
}

/// Makes every table of a database older by ten days.
async fn age(store: &str) {
    let mut db = sqlx::PgConnection::connect(store).await.unwrap();
    sqlx::query("UPDATE tables SET used = used - 864000000").execute(&mut db).await.unwrap();
}

/// The tables that a database has. To ask a server would be to use them.
async fn kept(store: &str) -> Vec<String> {
    let mut db = sqlx::PgConnection::connect(store).await.unwrap();
    sqlx::query_scalar("SELECT id FROM tables").fetch_all(&mut db).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_old_table_goes_unless_somebody_has_come_back_to_it_at_another_node() {
    let Some(store) = new_database().await else { return };
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let new = json!({"game": "donburiko", "players": 2, "name": "Mari"});
    let settings = |number: usize, keep| Settings {
        store: Some(Place::Postgres(store.clone())),
        keep,
        ..settings(folders[number].path())
    };
    let ever = Keep { unfinished_days: 0, finished_days: 0, chat_days: 0 };
    let house = House::with(settings(0, ever)).await;
    // The oldest goes first.
    let (back, left) = (house.create(new.clone()).await, house.create(new).await);
    house.close().await;
    age(&store).await;
    let house = House::with(settings(0, ever)).await;
    let mut mari = house.connect(&back).await;
    // It is by chance, which of two nodes does it for all.
    for _ in 0..40 {
        let tidy = House::with(settings(1, Keep { unfinished_days: 9, ..ever })).await;
        tokio::time::sleep(Duration::from_millis(500)).await;
        tidy.close().await;
        if kept(&store).await == [back.table.as_str()] {
            break;
        }
    }
    assert_eq!(kept(&store).await, [back.table.as_str()], "of {} and {}", left.table, back.table);
    assert_eq!(mari.ask(json!({"type": "chat", "text": "still here"})).await["type"], "done");
    assert_eq!(house.get(&format!("/api/tables/{}", back.table)).await.0, 200);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_knocked_at_a_node_that_goes_knocks_no_more() {
    for with_nats in BUSES {
        let Some(mut cluster) = Cluster::open(2, with_nats).await else { return };
        let host = json!({"game": "donburiko", "players": 2, "name": "Host", "watch": false});
        let host = cluster.house(0).create(host).await;
        let mut host = cluster.house(0).connect(&host).await;
        let mut knocker = cluster.house(1).socket(&host.table_id).await;
        knocker.send(json!({"type": "hello", "knock": "Aki"})).await;
        assert_eq!(knocker.hear().await.unwrap()["type"], "waiting");
        host.until(|host| host.table["knocks"][0]["name"] == "Aki").await;
        cluster.houses.pop().unwrap().close().await;
        host.until(|host| host.table["knocks"].as_array().is_some_and(Vec::is_empty)).await;
        cluster.close().await;
    }
}

/// How many tables a server lets one address make before it has had enough.
async fn allowed(house: &House) -> usize {
    let mut made = 0;
    while house.post("/api/tables", None, json!({"game": "donburiko", "players": 2, "name": "Host"})).await.0
        == 201
    {
        made += 1;
        assert!(made < 1000, "there is no limit");
    }
    made
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn limits_are_each_nodes_own_so_that_several_allow_as_many_times_as_much() {
    let Some(url) = new_database().await else { return };
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let mut houses = Vec::new();
    for folder in &folders {
        let limits = Limits { seats: 12, ..Limits::NONE };
        let store = Some(Place::Postgres(url.clone()));
        houses.push(House::with(Settings { store, limits, ..settings(folder.path()) }).await);
    }
    for house in houses {
        let made = allowed(&house).await;
        assert!((1..=13).contains(&made), "{made}");
        house.close().await;
    }
}
