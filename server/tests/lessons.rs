//! Guided first games, figures, pictures and analyses, over real sockets.

#![allow(clippy::unwrap_used)]

mod common;

use common::{Client, House, play_on};
use engine::{Lesson, Replay};
use serde_json::{Value, json};
use tempfile::tempdir;

/// Every lesson of every game: the game, its number and itself.
fn all_lessons() -> impl Iterator<Item = (&'static str, u32, &'static Lesson)> {
    let lessons =
        |slug| (1..).zip(catalog::lessons(slug)).map(move |(number, lesson)| (slug, number, lesson));
    catalog::games().iter().flat_map(move |about| lessons(about.slug))
}

async fn taught(house: &House, game: &str, number: u32) -> Client {
    let sat = house.create(json!({"game": game, "name": "Mari", "lesson": number, "bot_delay_ms": 0})).await;
    house.connect(&sat).await
}

/// What the learner is to play, in order.
fn learnt(lesson: &Lesson) -> Vec<String> {
    let plays = lesson.steps.iter().filter_map(|step| step.play.clone());
    plays.filter(|(seat, _)| *seat == lesson.learner).map(|(_, action)| action).collect()
}

/// The step that plays the learner's action of this number.
fn own_step(lesson: &Lesson, number: usize) -> Option<u64> {
    let plays = lesson.steps.iter().zip(0..).filter_map(|(step, at)| Some((step.play.as_ref()?.0, at)));
    plays.filter(|(seat, _)| *seat == lesson.learner).map(|(_, at)| at).nth(number)
}

/// Waits until it is the client's turn, and plays.
async fn play_when_due(client: &mut Client, action: &str) {
    client.until(|client| !client.choices().is_empty()).await;
    assert!(client.choices().contains(&action.to_owned()), "{action} of {:?}", client.choices());
    let answer = client.play(action).await;
    assert_eq!(answer["type"], "changed", "{action}: {answer}");
}

/// Plays on against the bots, taking what comes first or last.
async fn play_to_the_end(house: &House, client: &mut Client) -> Replay {
    loop {
        client.until(|client| !client.choices().is_empty() || client.is_over()).await;
        let choices = client.choices();
        match choices.get(client.number as usize % choices.len().max(1)) {
            Some(action) => play_when_due(client, &action.clone()).await,
            None => break,
        }
    }
    let (_, file) = house.get(&format!("/api/replays/{}", client.table["replay"].as_str().unwrap())).await;
    Replay::from_json(&file.to_string()).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_lesson_of_every_game_is_played_by_its_script_and_then_to_the_end() {
    let folder = tempdir().unwrap();
    for (slug, number, lesson) in all_lessons() {
        let house = House::open(folder.path()).await;
        let mut client = taught(&house, slug, number).await;
        assert_eq!((&client.table["lesson"], &client.table["phase"]), (&json!(number), &json!("playing")));
        assert_eq!(client.table["commitment"], "");
        let plays = learnt(lesson);
        let (before, after) = plays.split_at(plays.len() / 2);
        for (number, action) in before.iter().enumerate() {
            client.until(|client| client.step == own_step(lesson, number)).await;
            play_when_due(&mut client, action).await;
        }
        // The lesson goes on after the server was stopped and started again.
        let sat = client.sat();
        drop(client);
        house.close().await;
        let house = House::open(folder.path()).await;
        let mut client = house.connect(&sat).await;
        for (number, action) in (before.len()..).zip(after) {
            client.until(|client| client.step == own_step(lesson, number)).await;
            play_when_due(&mut client, action).await;
        }
        client.until(|client| client.step == Some(lesson.steps.len() as u64)).await;
        let watching = house.watch(&sat.table, None).await;
        assert_eq!(watching.step, None, "a step is for the learner");
        let replay = play_to_the_end(&house, &mut client).await;
        replay.verify(&mut *catalog::open(&replay.new_game()).unwrap()).unwrap();
        assert_eq!((replay.stack, replay.fair), (lesson.new_game().unwrap().stack, None));
        let script: Vec<_> = lesson.steps.iter().filter_map(|step| step.play.clone()).collect();
        let played = replay.actions.iter().map(|played| (played.seat, played.action.clone()));
        assert_eq!(played.take(script.len()).collect::<Vec<_>>(), script, "{slug} {number}");
        let again = client.ask(json!({"type": "rematch"})).await;
        assert_eq!(again["type"], "done", "{again}");
        client.until(|client| client.table["phase"] == "waiting").await;
        assert_eq!(client.table["lesson"], Value::Null, "after the lesson it is played for real");
        assert_ne!(client.table["commitment"], "");
        house.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leaves_the_script_plays_on_against_bots_that_leave_it_too() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    for (slug, number, lesson) in all_lessons() {
        let mut client = taught(&house, slug, number).await;
        let scripted = learnt(lesson).into_iter().next();
        client.until(|client| !client.choices().is_empty()).await;
        let other = client.choices().into_iter().find(|action| Some(action) != scripted.as_ref()).unwrap();
        assert!(client.step.is_some());
        play_when_due(&mut client, &other).await;
        assert_eq!(client.step, None, "{slug} {number}: the script has been left");
        play_to_the_end(&house, &mut client).await;
    }
    house.close().await;
}

#[tokio::test]
async fn a_lesson_needs_a_game_that_is_there_and_nothing_else() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (status, error) =
        house.post("/api/tables", None, json!({"game": "chess", "name": "Mari", "lesson": 1})).await;
    assert_eq!((status, &error["error"]["code"]), (422, &json!("unknown_game")));
    let (status, error) = house.post("/api/tables", None, json!({"game": "donburiko", "name": "Mari"})).await;
    assert_eq!((status, &error["error"]["code"]), (422, &json!("bad_players")));
    let (status, error) =
        house.post("/api/tables", None, json!({"game": "donburiko", "name": "Mari", "lesson": 99})).await;
    assert_eq!((status, &error["error"]["code"]), (422, &json!("bad_request")));
    house.close().await;
}

#[tokio::test]
async fn pictures_figures_and_lessons_of_every_game_are_served() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    for about in catalog::games() {
        let slug = about.slug;
        let (status, head, art) = house.raw("GET", &format!("/api/games/{slug}/art"), None, &[]).await;
        assert_eq!(status, 200);
        assert!(head.to_lowercase().contains("content-type: image/svg+xml"), "{head}");
        assert!(head.to_lowercase().contains("cache-control: public"), "{head}");
        assert_eq!(art, about.art);
        let (_, lesson) = house.get(&format!("/api/games/{slug}/lessons/1")).await;
        assert_eq!(lesson["steps"].as_array().unwrap().len(), catalog::lesson(slug, 1).unwrap().steps.len());
        assert_eq!(lesson["new"], Value::Null, "the deal is the server's business");
        for (name, _) in about.figures {
            let (status, figure) = house.get(&format!("/api/games/{slug}/figures/{name}")).await;
            assert_eq!(status, 200, "{slug} {name}: {figure}");
            let drawn: Vec<&Value> =
                figure["scene"]["zones"].as_array().unwrap().iter().map(|zone| &zone["id"]).collect();
            assert_eq!(figure["zones"].as_array().unwrap().iter().collect::<Vec<_>>(), drawn);
        }
        assert_eq!(house.get(&format!("/api/games/{slug}/figures/none")).await.0, 404);
    }
    assert_eq!(house.get("/api/games/chess/art").await.0, 404);
    let client = taught(&house, "donburiko", 1).await;
    let version = client.heard.iter().find_map(|heard| {
        let said: Value = serde_json::from_str(heard).unwrap();
        said["version"].as_str().map(str::to_owned)
    });
    assert!(version.unwrap().starts_with(concat!(env!("CARGO_PKG_VERSION"), "+")));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_is_analysed_once_and_bit_by_bit() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut replays = Vec::new();
    for dice in 0..9 {
        let mut clients = house.seated("donburiko", 2, json!({})).await;
        play_on(&mut clients, dice, u64::MAX).await;
        replays.push(clients[0].table["replay"].as_str().unwrap().to_owned());
    }
    let (last, first) = replays.split_last().unwrap();
    let address = |replay: &str| format!("/api/replays/{replay}/analysis");
    for replay in first {
        assert_eq!(house.get(&address(replay)).await.0, 200);
    }
    let (status, error) = house.get(&address(last)).await;
    assert_eq!((status, &error["error"]["code"]), (429, &json!("too_many")), "others wait already");
    let analysis = loop {
        let (status, analysis) = house.get(&address(&first[0])).await;
        assert_eq!(status, 200);
        assert_eq!(analysis["moments"].as_array().unwrap().len() as u64, analysis["done"].as_u64().unwrap());
        if analysis["complete"] == true {
            break analysis;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    };
    assert_eq!(analysis["done"], analysis["total"]);
    let moments = analysis["moments"].as_array().unwrap();
    assert!(moments.len() > 10, "{analysis}");
    for moment in moments {
        assert_eq!(moment["before"].as_array().unwrap().len(), 2, "{moment}");
        assert!(moment["label"]["id"].is_string() && moment["best_label"]["id"].is_string(), "{moment}");
        assert!(["fine", "mistake", "blunder"].contains(&moment["mark"].as_str().unwrap()), "{moment}");
    }
    assert!(moments.windows(2).all(|pair| pair[0]["number"].as_u64() < pair[1]["number"].as_u64()));
    assert_eq!(house.get(&address("nothing")).await.0, 404);
    house.close().await;
}
