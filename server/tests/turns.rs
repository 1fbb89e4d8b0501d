//! Programs that play over plain HTTP: they wait for their turn with one request, and take it with another.

#![allow(clippy::unwrap_used)]

mod common;

use std::time::{Duration, Instant};

use common::{House, Sat, settings};
use serde_json::{Value, json};
use server::{Limits, Settings};
use tempfile::tempdir;

/// Somebody's table for two, with a program in the other seat.
async fn tables(house: &House, more: Value) -> (Sat, Sat) {
    let mut new = json!({"game": "donburiko", "players": 2, "name": "Mari", "bot_delay_ms": 0});
    new.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let host = house.create(new).await;
    let join = json!({"name": "Robo", "author": "Ken"});
    let (status, joined) = house.post(&format!("/api/tables/{}/join", host.table), None, join).await;
    assert_eq!(status, 200, "{joined}");
    assert_eq!(joined["table"]["seats"][1]["author"], "Ken");
    let token = joined["token"].as_str().unwrap().to_owned();
    let program = Sat { token, seat: 1, ..host.clone() };
    (host, program)
}

async fn turn(house: &House, sat: &Sat, query: &str) -> (u16, Value) {
    let bearer = [("Authorization", format!("Bearer {}", sat.token))];
    house.request("GET", &format!("/api/tables/{}/turn?{query}", sat.table), None, &bearer).await
}

async fn take(house: &House, sat: &Sat, turn: &Value) -> (u16, Value) {
    let action = json!({"action": turn["legal"][0], "number": turn["number"]});
    house.post(&format!("/api/tables/{}/turn", sat.table), Some(&sat.token), action).await
}

async fn start(house: &House, host: &Sat) {
    let path = format!("/api/tables/{}/ask", host.table);
    let (status, said) = house.post(&path, Some(&host.token), json!({"type": "start"})).await;
    assert_eq!(status, 200, "{said}");
}

#[tokio::test]
async fn two_programs_play_a_game_to_its_end_without_asking_twice() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (host, program) = tables(&house, json!({})).await;
    assert_eq!(turn(&house, &program, "wait=0").await.0, 204, "nothing is played yet");
    start(&house, &host).await;
    let play = async |sat: &Sat| {
        let (mut since, mut turns) = (0, 0);
        loop {
            let (status, told) = turn(&house, sat, &format!("since={since}")).await;
            assert_eq!(status, 200, "it waits until there is something to do: {told}");
            if told["phase"] == "over" {
                assert!(told["legal"].as_array().unwrap().is_empty());
                return turns;
            }
            assert_eq!((&told["seat"], &told["game"]), (&json!(sat.seat), &json!("donburiko")));
            let others = 1 - sat.seat;
            let hidden = told["view"]["players"][others]["hand"].as_array().unwrap();
            assert!(hidden.iter().all(|card| card == "?"), "{told}");
            let (legal, numbers) = (told["legal"].as_array().unwrap(), told["numbers"].as_array().unwrap());
            assert!(!legal.is_empty() && legal.len() == numbers.len());
            assert!(told["observation"].as_array().unwrap().len() > 100);
            for event in told["events"].as_array().unwrap() {
                assert!(event["number"].as_u64() >= Some(since));
                let text = event["text"].as_str().unwrap();
                assert!(text.contains(' ') && !text.starts_with("event-"), "{text}");
            }
            since = told["number"].as_u64().unwrap() + 1;
            assert_eq!(take(&house, sat, &told).await.0, 200);
            turns += 1;
        }
    };
    let (one, other) = tokio::join!(play(&host), play(&program));
    assert!(one > 3 && other > 3, "{one} {other}");
    assert_eq!(turn(&house, &program, "over=1&wait=0").await.0, 204, "it knows that the game is over");
    house.close().await;
}

#[tokio::test]
async fn whoever_waits_is_told_at_once_and_the_server_does_not_wait_for_them() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (host, program) = tables(&house, json!({})).await;
    let begun = Instant::now();
    let waits = async { tokio::join!(turn(&house, &program, ""), turn(&house, &host, "")) };
    let starts = async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        start(&house, &host).await;
        // One of the two is to act; it takes its turn, and so the other is.
        for sat in [&host, &program] {
            let (status, told) = turn(&house, sat, "wait=0").await;
            if status == 200 {
                take(&house, sat, &told).await;
            }
        }
    };
    let ((first, second), ()) = tokio::join!(waits, starts);
    assert_eq!((first.0, second.0), (200, 200));
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    house.close().await;
}

#[tokio::test]
async fn a_program_that_asks_for_its_turn_is_there_and_has_its_seat_back() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (host, program) = tables(&house, json!({})).await;
    let seat = async |house: &House| {
        let (_, info) = house.get(&format!("/api/tables/{}", host.table)).await;
        info["seats"][1].clone()
    };
    assert_eq!(seat(&house).await["present"], false);
    turn(&house, &program, "wait=0").await;
    assert_eq!(seat(&house).await["present"], true);
    start(&house, &host).await;
    let path = format!("/api/tables/{}/ask", host.table);
    house.post(&path, Some(&program.token), json!({"type": "away"})).await;
    assert_eq!(seat(&house).await["stand_in"], true);
    turn(&house, &program, "wait=0").await;
    assert_eq!(seat(&house).await["stand_in"], false);
    house.close().await;
}

#[tokio::test]
async fn programs_use_up_nothing_of_what_a_table_stands_from_people() {
    let folder = tempdir().unwrap();
    let limits = Limits { table_messages: 3, ..Limits::NONE };
    let house = House::with(Settings { limits, ..settings(folder.path()) }).await;
    let (host, program) = tables(&house, json!({})).await;
    let mut refused = 0;
    for _ in 0..20 {
        refused += u32::from(turn(&house, &program, "wait=0").await.0 == 429);
    }
    assert!(refused > 5, "{refused}");
    start(&house, &host).await;
    house.close().await;
}

#[tokio::test]
async fn programs_have_a_limit_of_their_own() {
    let folder = tempdir().unwrap();
    let limits = Limits { turns: 5, ..Limits::NONE };
    let house = House::with(Settings { limits, ..settings(folder.path()) }).await;
    let (host, program) = tables(&house, json!({})).await;
    let mut refused = 0;
    for _ in 0..10 {
        refused += u32::from(turn(&house, &program, "wait=0").await.0 == 429);
    }
    assert!((4..=5).contains(&refused), "{refused}");
    let (status, _) = house.get(&format!("/api/tables/{}", host.table)).await;
    assert_eq!(status, 200, "people are not in their way");
    let (status, _) = turn(&house, &Sat { token: "guessed".into(), ..program }, "wait=0").await;
    assert!([401, 429].contains(&status));
    house.close().await;
}
