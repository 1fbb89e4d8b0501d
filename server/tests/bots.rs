//! How long bots at a server's table take.

#![allow(clippy::unwrap_used)]

mod common;

use std::time::{Duration, Instant};

use common::{Client, House};
use serde_json::json;
use tempfile::tempdir;

/// How many of a bot's turns are timed.
const TURNS: usize = 5;

/// Plays a game against one bot of this level, and times its first turns, the shortest first. A turn may be
/// several actions, so each is a bound for a decision.
async fn turns_of(house: &House, level: &str) -> Vec<Duration> {
    let seats = json!([{"kind": "person"}, {"kind": "bot", "level": level}]);
    let new = json!({"game": "donburiko", "players": 2, "name": "Mari", "seats": seats, "bot_delay_ms": 0});
    let mut me = house.connect(&house.create(new).await).await;
    me.ask(json!({"type": "start"})).await;
    let mut turns = Vec::new();
    while turns.len() < TURNS {
        me.until(|me| !me.choices().is_empty() || me.is_over()).await;
        assert!(!me.is_over(), "the game ends before the bot has had {TURNS} turns");
        let action = me.choices()[0].clone();
        me.play(&action).await;
        turns.extend(bots_turn(&mut me).await);
    }
    turns.sort_unstable();
    turns
}

/// Waits for the bot's next action, if the table waits for the bot.
async fn bots_turn(me: &mut Client) -> Option<Duration> {
    if !me.choices().is_empty() {
        return None;
    }
    let (number, begun) = (me.number, Instant::now());
    me.until(|me| me.number > number || me.is_over()).await;
    Some(begun.elapsed())
}

/// The median of several turns, since the machine may be busy with other tests in one of them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn experts_answer_within_half_a_second_and_masters_within_two() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    for (level, most) in [("expert", Duration::from_millis(500)), ("master", Duration::from_secs(2))] {
        let turns = turns_of(&house, level).await;
        assert!(turns[TURNS / 2] <= most, "{level}: {turns:?}");
    }
    house.close().await;
}
