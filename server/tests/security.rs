//! Who may do what, and how often.

#![allow(clippy::unwrap_used)]

mod common;

use common::{House, settings};
use serde_json::{Value, json};
use server::{Limits, Settings};
use tempfile::tempdir;

#[tokio::test]
async fn requests_of_other_sites_are_refused() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let body = json!({"game": "donburiko", "players": 2, "name": "Mari"}).to_string();
    let evil = [("Origin", "https://evil.example".to_owned())];
    let (status, refused) = house.request("POST", "/api/tables", Some(body.clone()), &evil).await;
    assert_eq!((status, &refused["error"]["code"]), (403, &json!("bad_origin")));
    let ours = [("Origin", format!("http://{}", house.address))];
    assert_eq!(house.request("POST", "/api/tables", Some(body), &ours).await.0, 201);
    let sat = house.create(json!({"game": "donburiko", "players": 2, "name": "Mari"})).await;
    let upgrade = [
        ("Origin", "https://evil.example".to_owned()),
        ("Upgrade", "websocket".to_owned()),
        ("Sec-WebSocket-Version", "13".to_owned()),
        ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==".to_owned()),
    ];
    let (status, _) = house.request("GET", &format!("/api/tables/{}/ws", sat.table), None, &upgrade).await;
    assert_eq!(status, 403);
    house.close().await;
}

#[tokio::test]
async fn a_name_that_was_pointed_at_the_server_opens_nothing() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    for (path, host, status) in [
        ("/api/games", "rebound.evil.example", 421),
        ("/", "rebound.evil.example", 421),
        ("/api/games", "localhost", 200),
        ("/healthz", "any.example", 200),
    ] {
        assert_eq!(house.get_from(host, path).await, status, "{host}{path}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_token_opens_its_own_seat_and_no_other() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mine = house.create(json!({"game": "donburiko", "players": 2, "name": "Mari"})).await;
    let other = house.create(json!({"game": "donburiko", "players": 2, "name": "Ken"})).await;
    for token in [other.token.as_str(), "", "0", "p1x"] {
        let (status, refused) = house
            .post(&format!("/api/tables/{}/ask", mine.table), Some(token), json!({"type": "start"}))
            .await;
        assert_eq!((status, &refused["error"]["code"]), (401, &json!("not_seated")), "{token:?}");
    }
    assert!(mine.token.len() >= 26, "at least 128 bits in letters of five bits");
    house.close().await;
    let kept = std::fs::read(folder.path().join("chabudai.db")).unwrap();
    let found = kept.windows(mine.token.len()).any(|bytes| bytes == mine.token.as_bytes());
    assert!(!found, "the database keeps a hash and no token");
}

#[tokio::test]
async fn every_answer_tells_the_browser_what_it_may_do() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    for path in ["/", "/api/games", "/api/nothing", "/t/abc", "/healthz", "/api/docs"] {
        let (_, head, _) = house.raw("GET", path, None, &[]).await;
        let head = head.to_ascii_lowercase();
        for header in [
            "content-security-policy: default-src 'self'",
            "connect-src 'self';",
            "x-content-type-options: nosniff",
        ] {
            assert!(head.contains(header), "{path}: {head}");
        }
        assert!(!head.contains("strict-transport-security"), "{path}: {head}");
    }
    house.close().await;
}

#[tokio::test]
async fn bodies_names_and_requests_have_limits() {
    let folder = tempdir().unwrap();
    let limits = Limits { requests: 40, seats: 3, sockets: 1, messages: 5, ..Limits::NONE };
    let house = House::with(Settings { limits, ..settings(folder.path()) }).await;
    let new = |name: &str| json!({"game": "donburiko", "players": 2, "name": name});
    let (status, refused) = house.post("/api/tables", None, json!({"game": "x".repeat(20_000)})).await;
    assert_eq!((status, &refused["error"]["code"]), (413, &json!("too_large")));
    for name in ["", "   ", "a\nb", &"x".repeat(25)] {
        let (status, refused) = house.post("/api/tables", None, new(name)).await;
        assert!(status == 422 || status == 429, "{name:?}: {refused}");
    }
    let (status, _) = house.post("/api/tables", None, new("Mari")).await;
    assert_eq!(status, 429, "seats are counted");
    let mut last = 0;
    for _ in 0..60 {
        last = house.get("/api/games").await.0;
    }
    assert_eq!(last, 429);
    assert_eq!(house.get("/healthz").await.0, 200, "whoever watches the server is not counted");
    house.close().await;
}

#[tokio::test]
async fn a_client_that_talks_too_much_is_told_so() {
    let folder = tempdir().unwrap();
    let limits = Limits { sockets: 2, messages: 3, ..Limits::NONE };
    let house = House::with(Settings { limits, ..settings(folder.path()) }).await;
    let sat = house.create(json!({"game": "donburiko", "players": 2, "name": "Mari"})).await;
    let mut client = house.connect(&sat).await;
    for number in 0..20 {
        client.send(json!({"type": "answer", "agree": true, "id": number})).await;
    }
    let too_many = |answer: &Value| answer["error"]["code"] == "too_many" && answer["re"].is_number();
    client.until(|client| client.answers.iter().any(too_many)).await;
    let _second = house.connect(&sat).await;
    let upgrade = [
        ("Upgrade", "websocket".to_owned()),
        ("Sec-WebSocket-Version", "13".to_owned()),
        ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==".to_owned()),
    ];
    let (status, _) = house.request("GET", &format!("/api/tables/{}/ws", sat.table), None, &upgrade).await;
    assert_eq!(status, 429, "so many sockets an address");
    house.close().await;
}

#[tokio::test]
async fn a_table_takes_so_much_however_many_ask() {
    let folder = tempdir().unwrap();
    let limits = Limits { table_messages: 5, ..Limits::NONE };
    let house = House::with(Settings { limits, ..settings(folder.path()) }).await;
    let mut clients = house.gather("donburiko", 4, json!({})).await;
    let mut refused = 0;
    for number in 0..20 {
        let answer = clients[number % 4].ask(json!({"type": "answer", "agree": true})).await;
        refused += u32::from(answer["error"]["code"] == "too_many");
    }
    assert!(refused >= 10, "{refused} of 20 in an instant, five a second at each table");
    let other = house.create(json!({"game": "donburiko", "players": 2, "name": "Mari"})).await;
    let answer = house.connect(&other).await.ask(json!({"type": "chat", "text": "hello"})).await;
    assert_eq!(answer["type"], "done", "another table is another table");
    house.close().await;
}

#[tokio::test]
async fn a_seat_says_so_much_however_it_asks() {
    let folder = tempdir().unwrap();
    let limits = Limits { chat: 18, ..Limits::NONE };
    let house = House::with(Settings { limits, ..settings(folder.path()) }).await;
    let mut clients = house.gather("donburiko", 2, json!({})).await;
    let hello = json!({"type": "phrase", "phrase": "hello"});
    let mut answers = Vec::new();
    for ask in [json!({"type": "chat", "text": "hello"}), hello.clone(), hello.clone(), hello.clone()] {
        answers.push(clients[0].ask(ask).await["type"].clone());
    }
    assert_eq!(answers, ["done", "done", "done", "error"], "a sixth of a minute's at once");
    assert_eq!(clients[1].ask(hello).await["type"], "done", "others still have their say");
    assert_eq!(clients[0].ask(json!({"type": "start"})).await["type"], "done", "and so has play");
    house.close().await;
}

#[tokio::test]
async fn behind_https_the_cookie_travels_over_nothing_else() {
    let folder = tempdir().unwrap();
    let house = House::with(Settings { https: true, ..settings(folder.path()) }).await;
    let body = json!({"game": "donburiko", "players": 2, "name": "Mari"}).to_string();
    let (_, head, _) = house.raw("POST", "/api/tables", Some(body), &[]).await;
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    assert!(cookie.contains("; Secure") && cookie.starts_with("__Host-chabudai="), "{cookie}");
    assert!(head.contains("strict-transport-security: max-age="), "{head}");
    let cookie = [("Cookie", cookie.split(';').next().unwrap().to_owned())];
    let (_, mine) = house.request("GET", "/api/tables/mine", None, &cookie).await;
    assert_eq!(mine[0]["names"][0], "Mari", "{mine}");
    house.close().await;
}

#[tokio::test]
async fn what_is_not_there_is_told_in_json() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    for path in [
        "/api/tables/none",
        "/api/codes/NONE",
        "/api/replays/none",
        "/api/games/chess/words/en",
        "/api/words/de",
    ] {
        let (status, refused) = house.get(path).await;
        assert_eq!((status, &refused["error"]["code"]), (404, &json!("not_found")), "{path}");
    }
    for (path, kind) in [("/api/games", "array"), ("/api/openapi.json", "object")] {
        let (status, answer) = house.get(path).await;
        assert_eq!((status, answer.is_array() || answer.is_object()), (200, true), "{path}: {kind}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_code_opens_nothing_after_the_end_and_guesses_are_counted() {
    let folder = tempdir().unwrap();
    let limits = Limits { seats: 5, ..Limits::NONE };
    let house = House::with(Settings { limits, ..settings(folder.path()) }).await;
    let mut clients = house.seated("donburiko", 2, json!({})).await;
    let code = format!("/api/codes/{}", clients[0].table["code"].as_str().unwrap());
    assert_eq!(house.get(&code).await.0, 200);
    common::play_on(&mut clients, 1, u64::MAX).await;
    assert_eq!(house.get(&code).await.0, 404);
    clients[0].ask(json!({"type": "rematch"})).await;
    assert_eq!(house.get(&code).await.0, 200, "there is to be another game");
    assert_eq!(house.get(&code).await.0, 429, "two seats and three codes");
    house.close().await;
}

#[tokio::test]
async fn pages_have_a_limit_and_are_only_read() {
    let folder = tempdir().unwrap();
    let limits = Limits { requests: 2, ..Limits::NONE };
    let house = House::with(Settings { limits, ..settings(folder.path()) }).await;
    for method in ["POST", "DELETE"] {
        assert_eq!(house.request(method, "/t/abc", None, &[]).await.0, 422, "{method}");
    }
    assert_eq!(house.request("CONNECT", "localhost:443", None, &[]).await.0, 422);
    let mut last = 0;
    for _ in 0..20 {
        last = house.get("/").await.0;
    }
    assert_eq!(last, 429);
    house.close().await;
}

#[tokio::test]
async fn an_authorization_without_a_token_is_not_nothing() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let sat = house.create(json!({"game": "donburiko", "players": 2, "name": "Mari"})).await;
    let scene = format!("/api/tables/{}/scene", sat.table);
    for given in ["Bearer", "Bearer ", "Basic dXNlcg==", ""] {
        let answer = house.request("GET", &scene, None, &[("Authorization", given.to_owned())]).await;
        assert_eq!(answer.0, 401, "{given:?}: {}", answer.1);
    }
    assert_eq!(house.get(&scene).await.0, 200, "without it, a spectator");
    house.close().await;
}

#[tokio::test]
async fn a_browser_finds_its_own_tables_again() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let body = json!({"game": "donburiko", "players": 2, "name": "Mari"}).to_string();
    let (_, head, _) = house.raw("POST", "/api/tables", Some(body), &[]).await;
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    assert!(!cookie.contains("Secure"), "a browser would not send it over http: {cookie}");
    let cookie = [("Cookie", cookie.split(';').next().unwrap().to_owned())];
    let (_, mine) = house.request("GET", "/api/tables/mine", None, &cookie).await;
    assert_eq!((&mine[0]["names"][0], &mine[0]["seat"]), (&json!("Mari"), &json!(0)));
    assert_eq!(house.get("/api/tables/mine").await.1, json!([]));
    house.close().await;
}
