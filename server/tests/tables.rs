//! Tables with real sockets and a real file.

#![allow(clippy::unwrap_used)]

mod common;

use common::{House, play_on, settings};
use serde_json::{Value, json};
use tempfile::tempdir;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_clients_play_a_whole_game_of_every_kind() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    for about in catalog::games() {
        let (game, players) = (about.slug, 4.clamp(*about.players.start(), *about.players.end()));
        let mut clients = house.seated(game, players, json!({})).await;
        play_on(&mut clients, 5, u64::MAX).await;
        let replay = clients[0].table["replay"].as_str().unwrap().to_owned();
        let (status, file) = house.get(&format!("/api/replays/{replay}")).await;
        assert_eq!(status, 200, "{game}: {file}");
        let file = engine::Replay::from_json(&file.to_string()).unwrap();
        let mut table = catalog::open(&file.new_game()).unwrap();
        file.verify(&mut *table).unwrap();
        let fair = file.fair.unwrap();
        assert_eq!(fair.commitment, clients[0].table["commitment"].as_str().unwrap());
        // What the changes added up to is what a newcomer sees.
        for client in &clients {
            let again = house.connect(&client.sat()).await;
            assert_eq!(again.scene, client.scene, "{game}, seat {}", client.seat());
        }
        let (_, steps) = house.get(&format!("/api/replays/{replay}/steps?from=0&to=3")).await;
        assert_eq!(steps["steps"].as_array().unwrap().len(), 4, "{steps}");
        let (_, statistics) = house.get(&format!("/api/games/{game}/statistics")).await;
        assert_eq!(statistics["finished"], 1);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn changes_add_up_to_what_a_newcomer_sees() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    for about in catalog::games() {
        let (game, players) = (about.slug, 3.clamp(*about.players.start(), *about.players.end()));
        let mut clients = house.seated(game, players, json!({})).await;
        for part in 0..5 {
            play_on(&mut clients, part, 7).await;
            for client in &clients {
                let again = house.connect(&client.sat()).await;
                assert_eq!(again.scene, client.scene, "{game}");
                assert_eq!(again.sealed, client.sealed, "{game}");
                assert_eq!(client.polled(&house).await["scene"], client.scene, "{game}, in one piece");
                again.close().await;
            }
            if clients[0].choices().is_empty() && clients[0].is_over() {
                break;
            }
        }
    }
    house.close().await;
}

#[tokio::test]
async fn a_table_is_found_by_its_code_and_listed_while_it_has_room() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let host = house.create(json!({"game": "donburiko", "players": 2, "name": "Mari", "open": true})).await;
    let (_, found) = house.get(&format!("/api/codes/{}", host.code.to_lowercase())).await;
    assert_eq!(found["id"], host.table.as_str());
    let (_, list) = house.get("/api/tables").await;
    assert_eq!(list[0]["names"], json!(["Mari", null]));
    house.join(&host.table, "Ken").await;
    let (_, list) = house.get("/api/tables").await;
    assert_eq!(list, json!([]));
    let (status, refused) =
        house.post(&format!("/api/tables/{}/join", host.table), None, json!({"name": "Late"})).await;
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("seat_taken")));
    house.close().await;
}

#[tokio::test]
async fn the_host_fills_seats_removes_a_no_show_and_starts() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let host =
        house.create(json!({"game": "donburiko", "players": 4, "name": "Mari", "bot_delay_ms": 0})).await;
    let guest = house.join(&host.table, "Ken").await;
    let no_show = house.join(&host.table, "Nobody").await;
    let mut host = house.connect(&host).await;
    let mut guest = house.connect(&guest).await;
    let refused = guest.ask(json!({"type": "start"})).await;
    assert_eq!(refused["error"]["code"], "not_host");
    host.ask(json!({"type": "fill", "seat": no_show.seat, "level": "novice"})).await;
    let mut gone = house.socket(&no_show.table).await;
    gone.send(json!({"type": "hello", "token": no_show.token})).await;
    assert_eq!(gone.hear().await.unwrap()["error"]["code"], "not_seated");
    host.ask(json!({"type": "start"})).await;
    host.until(|client| client.table["phase"] == "playing").await;
    let kinds: Vec<&str> =
        host.table["seats"].as_array().unwrap().iter().map(|seat| seat["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["person", "person", "bot", "bot"]);
    house.close().await;
}

#[tokio::test]
async fn a_seat_given_up_before_the_start_is_free_again() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut clients = house.gather("donburiko", 3, json!({})).await;
    let answer = clients[0].ask(json!({"type": "leave"})).await;
    assert_eq!(answer["type"], "done");
    clients[1].until(|client| client.table["seats"][0]["kind"] == "open").await;
    assert_eq!(clients[1].table["host"], 1, "the next person is host");
    let again = house.join(&clients[1].table_id.clone(), "Somebody else").await;
    assert_eq!(again.seat, 0);
    house.close().await;
}

#[tokio::test]
async fn an_action_sent_twice_is_answered_twice_and_played_once() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut clients = house.seated("donburiko", 2, json!({})).await;
    let actor = clients.iter().position(|client| !client.choices().is_empty()).unwrap();
    let action = clients[actor].choices()[0].clone();
    let first = clients[actor].ask(json!({"type": "play", "action": action, "number": 0})).await;
    assert_eq!((&first["type"], &first["number"]), (&json!("changed"), &json!(1)));
    let second = clients[actor].ask(json!({"type": "play", "action": action, "number": 0})).await;
    assert_eq!(second["type"], "done");
    assert_eq!(clients[actor].number, 1);
    let token = clients[actor].token.clone();
    let path = format!("/api/tables/{}/play", clients[actor].table_id);
    let (status, third) = house.post(&path, Some(&token), json!({"action": action, "number": 0})).await;
    assert_eq!((status, third), (200, json!({"number": 1, "repeated": true})));
    let other = clients[actor].ask(json!({"type": "play", "action": "take r9", "number": 0})).await;
    assert_eq!(other["type"], "error");
    house.close().await;
}

#[tokio::test]
async fn what_cannot_be_played_is_refused_with_a_code_and_nothing_changes() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut clients = house.seated("donburiko", 2, json!({})).await;
    let actor = clients.iter().position(|client| !client.choices().is_empty()).unwrap();
    let waiting = 1 - actor;
    let before = clients[actor].scene.clone();
    let action = clients[actor].choices()[0].clone();
    for (seat, request, code) in [
        (actor, json!({"type": "play", "action": "dance", "number": 0}), "bad_action"),
        (actor, json!({"type": "play", "action": "take r1", "number": 0}), "illegal_action"),
        (actor, json!({"type": "play", "action": action, "number": 7}), "stale"),
        (waiting, json!({"type": "play", "action": action, "number": 0}), "not_your_turn"),
        (actor, json!({"type": "reseal", "action": action}), "not_now"),
        (actor, json!({"type": "rematch"}), "not_now"),
        (actor, json!({"type": "hint"}), "not_now"),
        (actor, json!({"type": "answer", "agree": true}), "not_now"),
        (actor, json!({"type": "hello"}), "bad_request"),
        (actor, json!({"type": "chat", "text": ""}), "bad_text"),
        (actor, json!({"type": "chat", "text": "x".repeat(301)}), "bad_text"),
        (actor, json!({"type": "chat", "text": "a\u{202e}b"}), "bad_text"),
        (actor, json!({"type": "pledge", "pledge": "xyz"}), "not_now"),
    ] {
        let answer = clients[seat].ask(request.clone()).await;
        assert_eq!(answer["error"]["code"], code, "{request}");
    }
    assert_eq!(house.connect(&clients[actor].sat()).await.scene, before);
    house.close().await;
}

#[tokio::test]
async fn what_a_request_changes_is_told_before_its_answer() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut clients = house.gather("donburiko", 2, json!({})).await;
    assert_eq!(clients[0].ask(json!({"type": "start"})).await["type"], "done");
    assert!(clients[0].scene.is_object(), "the game has begun for whoever hears that it was started");
    house.close().await;
}

#[tokio::test]
async fn nothing_that_a_client_sends_breaks_the_table() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut clients = house.seated("grimoire", 2, json!({})).await;
    for text in [
        "",
        "{",
        "null",
        "[]",
        "{\"type\":\"fly\"}",
        "{\"type\":\"play\"}",
        "{\"type\":\"play\",\"action\":1,\"number\":-1}",
        "{\"type\":\"play\",\"action\":\"a\",\"number\":4294967295}",
        "{\"type\":\"fill\",\"seat\":9,\"level\":\"casual\"}",
        "\u{0}",
    ] {
        clients[0].send_text(text.to_owned()).await;
        let errors = clients[0].answers.len();
        clients[0].until(|client| client.answers.len() > errors).await;
        assert_eq!(clients[0].answers.last().unwrap()["type"], "error", "{text:?}");
    }
    clients[1].send_text("x".repeat(5000)).await;
    assert!(clients[1].hear().await.is_none(), "a message that is too large ends the connection");
    let back = house.connect(&clients[1].sat()).await;
    assert_eq!(back.table["phase"], "playing");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_after_a_restart_where_it_was() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut clients = house.seated("wasteland", 3, json!({})).await;
    play_on(&mut clients, 3, 20).await;
    let before: Vec<(Value, common::Sat)> =
        clients.iter().map(|client| (client.scene.clone(), client.sat())).collect();
    house.close().await;
    let house = House::open(folder.path()).await;
    let mut clients = Vec::new();
    for (scene, sat) in before {
        let client = house.connect(&sat).await;
        assert_eq!(client.scene, scene);
        clients.push(client);
    }
    play_on(&mut clients, 9, u64::MAX).await;
    house.close().await;
}

#[tokio::test]
async fn a_table_that_nobody_uses_rests_on_disk_and_wakes_up() {
    let folder = tempdir().unwrap();
    let house = House::with(server::Settings {
        rest: std::time::Duration::from_millis(50),
        ..settings(folder.path())
    })
    .await;
    let mut clients = house.seated("donburiko", 2, json!({})).await;
    play_on(&mut clients, 1, 4).await;
    let (sat, scene) = (clients[0].sat(), clients[0].scene.clone());
    for client in clients {
        client.close().await;
    }
    for _ in 0..100 {
        if house.figures().await.contains("chabudai_tables_awake 0") {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(house.connect(&sat).await.scene, scene);
    house.close().await;
}

#[tokio::test]
async fn people_play_against_bots() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let bots =
        json!([{"kind": "person"}, {"kind": "bot", "level": "novice"}, {"kind": "bot", "level": "casual"}]);
    let new = json!({"game": "only-one", "players": 3, "name": "Mari", "seats": bots, "bot_delay_ms": 0, "casual": true});
    let mut me = house.connect(&house.create(new).await).await;
    me.send(json!({"type": "start"})).await;
    let mut hinted = false;
    while !me.is_over() {
        if me.choices().is_empty() {
            me.hear().await.unwrap();
            continue;
        }
        if !hinted {
            let hint = me.ask(json!({"type": "hint"})).await;
            assert!(!hint["actions"].as_array().unwrap().is_empty(), "{hint}");
            hinted = true;
        }
        let action = me.choices()[0].clone();
        me.play(&action).await;
    }
    assert!(me.table["result"]["winners"].is_array());
    house.close().await;
}

#[tokio::test]
async fn a_sealed_choice_can_be_changed_until_the_last_seat_has_chosen() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut clients = house.seated("grimoire", 3, json!({})).await;
    // Order tokens are chosen one after the other, pages all at once.
    while clients.iter().any(|client| client.choices().is_empty()) {
        play_on(&mut clients, 1, 1).await;
    }
    let begun = clients[0].number;
    let choices = clients[0].choices();
    clients[0].play(&choices[0]).await;
    assert_eq!(clients[0].sealed, choices[0].as_str());
    clients[1].until(|client| client.number == begun + 1).await;
    let answer = clients[0].ask(json!({"type": "reseal", "action": choices[1]})).await;
    assert_eq!(answer["type"], "changed", "{answer}");
    assert_eq!(clients[0].sealed, choices[1].as_str());
    // The others hear that somebody has chosen, and nothing of another choice.
    let heard = clients[1].heard.len();
    let second = clients[1].choices()[0].clone();
    clients[1].play(&second).await;
    let news = &clients[1].heard[heard..];
    let number = format!("\"number\":{}", begun + 2);
    assert!(news.iter().all(|said| said.contains(&number)), "{news:?}");
    // All chose while looking at the same scene: no choice is stale.
    let third = clients[2].choices()[0].clone();
    clients[2].send(json!({"type": "play", "action": third, "number": begun})).await;
    clients[0].until(|client| client.number == begun + 3).await;
    assert_eq!(clients[0].sealed, Value::Null);
    let late = clients[0].ask(json!({"type": "reseal", "action": choices[0]})).await;
    assert_eq!(late["error"]["code"], "not_now");
    let again = house.connect(&clients[0].sat()).await;
    assert_eq!(again.scene, clients[0].scene);
    house.close().await;
}

#[tokio::test]
async fn a_bot_plays_for_whoever_runs_out_of_time_and_hands_the_seat_back() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut clients = house.seated("donburiko", 2, json!({"turn_seconds": 5, "bot_delay_ms": 0})).await;
    let slow = clients.iter().position(|client| !client.choices().is_empty()).unwrap();
    let sat = clients[slow].sat();
    clients.remove(slow).close().await;
    let mut other = clients.remove(0);
    other.until(|client| client.number >= 1).await;
    other.until(|client| client.table["seats"][sat.seat]["stand_in"] == true).await;
    let back = house.connect(&sat).await;
    assert!(back.heard[0].starts_with("{\"type\":\"welcome\""), "nothing is told before the welcome");
    other.until(|client| client.table["seats"][sat.seat]["stand_in"] == false).await;
    assert_eq!(back.table["seats"][sat.seat]["present"], true);
    house.close().await;
}

#[tokio::test]
async fn without_a_limit_the_others_can_agree_on_a_bot() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut clients = house.seated("donburiko", 3, json!({"bot_delay_ms": 0})).await;
    let absent = clients.iter().position(|client| !client.choices().is_empty()).unwrap();
    let refused = {
        let other = (absent + 1) % 3;
        clients[other].ask(json!({"type": "propose", "what": "take_over", "seat": absent})).await
    };
    assert_eq!(refused["error"]["code"], "not_now", "whoever is there plays");
    clients.remove(absent).close().await;
    for client in &mut clients {
        client.until(|client| client.table["seats"][absent]["present"] == false).await;
    }
    let answer = clients[0].ask(json!({"type": "propose", "what": "take_over", "seat": absent})).await;
    assert_eq!(answer["type"], "done", "{answer}");
    clients[1].until(|client| client.table["proposal"].is_object()).await;
    clients[1].ask(json!({"type": "answer", "agree": true})).await;
    clients[0].until(|client| client.number >= 1).await;
    house.close().await;
}

#[tokio::test]
async fn an_action_is_taken_back_if_the_others_agree_and_nothing_was_revealed() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut clients = house.seated("donburiko", 2, json!({})).await;
    let actor = clients.iter().position(|client| !client.choices().is_empty()).unwrap();
    let before: Vec<Value> = clients.iter().map(|client| client.scene.clone()).collect();
    let choices = clients[actor].choices();
    let open = choices.iter().find(|choice| choice.contains(" up ")).unwrap().clone();
    clients[actor].play(&open).await;
    let answer = clients[actor].ask(json!({"type": "propose", "what": "take_back"})).await;
    assert_eq!(answer["type"], "done", "{answer}");
    let other = 1 - actor;
    clients[other].until(|client| client.table["proposal"].is_object()).await;
    clients[other].ask(json!({"type": "answer", "agree": true})).await;
    for (client, before) in clients.iter_mut().zip(before) {
        client.until(|client| client.number == 0 && client.table["proposal"].is_null()).await;
        assert_eq!(client.scene, before);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_has_the_same_seats_a_new_deal_and_the_next_start_seat() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut clients = house.seated("donburiko", 2, json!({})).await;
    let first = clients.iter().position(|client| !client.choices().is_empty()).unwrap();
    play_on(&mut clients, 1, u64::MAX).await;
    let commitment = clients[0].table["commitment"].clone();
    clients[1].ask(json!({"type": "rematch"})).await;
    clients[0].until(|client| client.table["phase"] == "waiting").await;
    assert_ne!(clients[0].table["commitment"], commitment);
    clients[0].ask(json!({"type": "rematch"})).await;
    let nonce = "00112233aabbccdd";
    let pledge = engine::Nonce::try_from(nonce.to_owned()).unwrap().pledge();
    clients[1].ask(json!({"type": "pledge", "pledge": pledge})).await;
    let welcomes = clients[0].welcomes;
    clients[0].send(json!({"type": "start"})).await;
    clients[1].until(|client| client.table["drawing"] == true).await;
    assert_eq!(clients[1].table["nonces"], json!([null, null]), "nobody shows one before all have pledged");
    clients[1].ask(json!({"type": "nonce", "nonce": nonce})).await;
    clients[0].until(|client| client.welcomes > welcomes).await;
    clients[1].until(|client| client.table["phase"] == "playing").await;
    assert_eq!(clients[0].table["round"], 2);
    assert_eq!(clients[0].table["nonces"], json!([null, "00112233aabbccdd"]));
    assert!(clients[first].choices().is_empty() && !clients[1 - first].choices().is_empty());
    play_on(&mut clients, 2, u64::MAX).await;
    let replay = clients[0].table["replay"].as_str().unwrap().to_owned();
    let (_, file) = house.get(&format!("/api/replays/{replay}")).await;
    let file = engine::Replay::from_json(&file.to_string()).unwrap();
    file.verify(&mut *catalog::open(&file.new_game()).unwrap()).unwrap();
    let mine = (engine::Seat::ALL[1], engine::Nonce::try_from(nonce.to_owned()).unwrap());
    let published = clients[0].table["commitment"].as_str();
    file.fair.unwrap().is_as_published(published, &[mine]).unwrap();
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn results_and_series_stay_for_whoever_has_not_agreed_to_a_rematch_through_a_restart() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut clients = house.seated("donburiko", 2, json!({})).await;
    play_on(&mut clients, 1, u64::MAX).await;
    let (sat, replay) = (clients[0].sat(), clients[0].table["replay"].clone());
    let (scene, result) = (clients[0].scene.clone(), clients[0].table["result"].clone());
    clients[1].ask(json!({"type": "rematch"})).await;
    clients[0].until(|client| client.table["phase"] == "waiting").await;
    let series = clients[0].table["series"].clone();
    let games: Vec<_> = series.as_array().unwrap().iter().map(|seat| seat["games"].clone()).collect();
    assert_eq!(games, [1, 1]);
    house.close().await;

    let house = House::open(folder.path()).await;
    let mut slow = house.connect(&sat).await;
    let mut eager = house.connect(&clients[1].sat()).await;
    assert_eq!((&slow.scene, &slow.table["result"]), (&scene, &result));
    assert_eq!((&slow.table["series"], &slow.table["replay"]), (&series, &replay));
    assert_eq!(
        (&slow.table["seats"][0]["lingers"], &slow.table["seats"][1]["lingers"]),
        (&json!(true), &json!(false))
    );
    let refused = slow.ask(json!({"type": "start"})).await;
    assert_eq!(refused["error"]["code"], "not_now");
    slow.ask(json!({"type": "rematch"})).await;
    slow.ask(json!({"type": "start"})).await;
    eager.until(|client| client.table["phase"] == "playing").await;
    assert_eq!((eager.number, &eager.table["result"]), (0, &json!(null)));
    assert_eq!(eager.table["series"], series);
    house.close().await;
}

#[tokio::test]
async fn a_phrase_is_one_of_the_list_and_is_there_after_a_restart() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut clients = house.gather("donburiko", 2, json!({})).await;
    let (asks, token) = (format!("/api/tables/{}/ask", clients[0].table_id), clients[0].sat().token);
    let refused = house.post(&asks, Some(&token), json!({"type": "phrase", "phrase": "insult"})).await.1;
    assert_eq!(refused["error"]["code"], "bad_request");
    clients[0].ask(json!({"type": "phrase", "phrase": "good-luck"})).await;
    clients[1].until(|client| !client.chat.is_empty()).await;
    let line = clients[1].chat[0].clone();
    assert_eq!((&line["phrase"], &line["text"], &line["seat"]), (&json!("good-luck"), &json!(""), &json!(0)));
    let table = clients[0].table_id.clone();
    house.close().await;
    let house = House::open(folder.path()).await;
    assert_eq!(house.watch(&table, None).await.chat, [line]);
    house.close().await;
}

#[tokio::test]
async fn names_and_manners_change_before_the_start() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut clients = house.gather("donburiko", 2, json!({})).await;
    clients[1].ask(json!({"type": "rename", "name": "Ken"})).await;
    let manners = json!({"type": "arrange", "level": "expert", "turn_seconds": 60, "bot_delay_ms": 0, "open": false, "casual": true});
    assert_eq!(clients[1].ask(manners.clone()).await["error"]["code"], "not_host");
    clients[0].ask(manners).await;
    clients[1].until(|client| client.table["turn_seconds"] == 60).await;
    assert_eq!(clients[1].table["seats"][1]["name"], "Ken");
    assert_eq!((&clients[1].table["level"], &clients[1].table["casual"]), (&json!("expert"), &json!(true)));
    house.close().await;
}

#[tokio::test]
async fn a_qr_code_leads_to_the_table_at_an_address_of_the_server_and_nowhere_else() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let host = house.create(json!({"game": "donburiko", "players": 2, "name": "Mari"})).await;
    assert_eq!(house.get("/api/addresses").await, (200, json!([])), "it listens to its own machine only");
    let (status, head, drawn) =
        house.raw("GET", &format!("/api/tables/{}/qr.svg", host.table), None, &[]).await;
    assert_eq!(status, 200);
    assert!(head.contains("image/svg+xml") && drawn.contains("<svg"), "{head}{drawn}");
    let elsewhere = format!("/api/tables/{}/qr.svg?origin=http://evil.example", host.table);
    assert_eq!(house.get(&elsewhere).await.1["error"]["code"], "bad_request");
    assert_eq!(house.get("/api/tables/nowhere/qr.svg").await.0, 404);
    house.close().await;
}

#[tokio::test]
async fn chat_reaches_everybody_and_whoever_comes_later() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut clients = house.gather("donburiko", 2, json!({})).await;
    clients[0].ask(json!({"type": "chat", "text": "<b>hello</b>"})).await;
    clients[1].until(|client| !client.chat.is_empty()).await;
    assert_eq!(clients[1].chat[0]["text"], "<b>hello</b>", "text is text; whoever shows it escapes it");
    let watching = house.watch(&clients[0].table_id.clone(), None).await;
    assert_eq!(watching.chat.len(), 1);
    house.close().await;
}

#[tokio::test]
async fn spectators_watch_and_ask_nothing() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut clients = house.seated("donburiko", 2, json!({})).await;
    let mut watching = house.watch(&clients[0].table_id.clone(), None).await;
    let refused = watching.ask(json!({"type": "chat", "text": "hello"})).await;
    assert_eq!(refused["error"]["code"], "not_seated");
    play_on(&mut clients, 1, 3).await;
    watching.until(|client| client.number == 3).await;
    let again = house.watch(&clients[0].table_id.clone(), None).await;
    assert_eq!(again.scene, watching.scene);
    house.close().await;
}

#[tokio::test]
async fn scripts_poll_and_post() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let bots = json!([{"kind": "person"}, {"kind": "bot"}]);
    let sat = house
        .create(
            json!({"game": "donburiko", "players": 2, "name": "Script", "seats": bots, "bot_delay_ms": 0}),
        )
        .await;
    let path = |what: &str| format!("/api/tables/{}/{what}", sat.table);
    let (status, _) = house.post(&path("ask"), Some(&sat.token), json!({"type": "start"})).await;
    assert_eq!(status, 200);
    let bearer = [("Authorization", format!("Bearer {}", sat.token))];
    for _ in 0..1000 {
        let (_, polled) = house.request("GET", &path("scene"), None, &bearer).await;
        if polled["table"]["phase"] == "over" {
            house.close().await;
            return;
        }
        if let Some(choice) = polled["scene"]["choices"].get(0) {
            let action = json!({"action": choice["action"], "number": polled["number"]});
            let (status, played) = house.post(&path("play"), Some(&sat.token), action).await;
            assert_eq!(status, 200, "{played}");
        } else {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn a_proposal_does_not_wait_for_somebody_who_has_gone() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut clients = house.seated("donburiko", 3, json!({})).await;
    let actor = clients.iter().position(|client| !client.choices().is_empty()).unwrap();
    let open = clients[actor].choices().into_iter().find(|choice| choice.contains(" up ")).unwrap();
    clients[actor].play(&open).await;
    clients[actor].ask(json!({"type": "propose", "what": "take_back"})).await;
    assert!(clients[actor].table["proposal"].is_object());
    let mut proposer = clients.remove(actor);
    for client in clients {
        client.close().await;
    }
    proposer.until(|client| client.number == 0 && client.table["proposal"].is_null()).await;
    house.close().await;
}

#[tokio::test]
async fn a_token_whose_seat_was_taken_away_asks_for_nothing() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut clients = house.gather("donburiko", 2, json!({})).await;
    let (table, lost) = (clients[1].table_id.clone(), clients[1].token.clone());
    clients[0].ask(json!({"type": "open", "seat": 1})).await;
    assert!(loop {
        if clients[1].hear().await.is_none() {
            break true;
        }
    });
    let heir = house.join(&table, "Heir").await;
    assert_eq!(heir.seat, 1);
    for (path, body) in [
        ("ask", json!({"type": "chat", "text": "still here"})),
        ("play", json!({"action": "take r1", "number": 0})),
    ] {
        let (status, refused) = house.post(&format!("/api/tables/{table}/{path}"), Some(&lost), body).await;
        assert_eq!((status, &refused["error"]["code"]), (401, &json!("not_seated")), "{path}");
    }
    house.close().await;
}

#[tokio::test]
async fn scripts_ask_for_anything_over_http() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let host = house.create(json!({"game": "donburiko", "players": 2, "name": "Mari", "casual": true})).await;
    let ask = async |body: Value| {
        house.post(&format!("/api/tables/{}/ask", host.table), Some(&host.token), body).await
    };
    assert_eq!(
        ask(json!({"type": "chat", "text": "hello", "id": 7})).await,
        (200, json!({"type": "done", "re": 7}))
    );
    let (status, refused) = ask(json!({"type": "hint"})).await;
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("not_now")));
    assert_eq!(ask(json!({"type": "start"})).await, (200, json!({"type": "done"})));
    let (status, refused) = ask(json!({"type": "start"})).await;
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("not_now")));
    house.close().await;
}
