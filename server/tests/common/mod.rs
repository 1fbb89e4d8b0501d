//! A real server on a real file, and clients with real sockets.
#![allow(dead_code)]

pub(crate) mod cluster;

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Map, Value, json};
use server::{AdminKey, Limits, Server, Settings};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

/// How long a test waits for what must come.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server under test.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    /// The back door, and its key.
    pub(crate) admin: Option<AdminKey>,
    stop: Option<oneshot::Sender<()>>,
    running: Option<JoinHandle<()>>,
}

pub(crate) fn settings(data: &Path) -> Settings {
    Settings {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        admin: Some(SocketAddr::from(([127, 0, 0, 1], 0))),
        limits: Limits::NONE,
        ..Settings::new(data.to_owned())
    }
}

impl House {
    pub(crate) async fn open(data: &Path) -> House {
        House::with(settings(data)).await
    }

    pub(crate) async fn with(settings: Settings) -> House {
        let server = Server::open(&settings).await.unwrap();
        let address = server.address().unwrap();
        let admin = AdminKey::read(&settings.data).ok();
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(async move {
            server.run(async { drop(stopped.await) }).await;
        });
        House { address, admin, stop: Some(stop), running: Some(running) }
    }

    /// Stops as a signal would.
    pub(crate) async fn close(mut self) {
        drop(self.stop.take());
        self.running.take().unwrap().await.unwrap();
    }

    pub(crate) async fn get(&self, path: &str) -> (u16, Value) {
        self.request("GET", path, None, &[]).await
    }

    pub(crate) async fn post(&self, path: &str, token: Option<&str>, body: Value) -> (u16, Value) {
        let authorization = token.map(|token| ("Authorization", format!("Bearer {token}")));
        let headers: Vec<(&str, String)> = authorization.into_iter().collect();
        self.request("POST", path, Some(body.to_string()), &headers).await
    }

    pub(crate) async fn request(
        &self,
        method: &str,
        path: &str,
        body: Option<String>,
        headers: &[(&str, String)],
    ) -> (u16, Value) {
        let (status, _, text) = self.raw(method, path, body, headers).await;
        let json = serde_json::from_str(&text).unwrap_or(Value::String(text));
        (status, json)
    }

    /// Status, headers and body.
    pub(crate) async fn raw(
        &self,
        method: &str,
        path: &str,
        body: Option<String>,
        headers: &[(&str, String)],
    ) -> (u16, String, String) {
        raw(self.address, method, path, body, headers).await
    }

    /// Asks the back door as `chabudai admin` does.
    pub(crate) async fn administer(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let AdminKey { address, token } = self.admin.clone().unwrap();
        let bearer = [("Authorization", format!("Bearer {token}"))];
        let body = (method != "GET").then(|| body.to_string());
        let (status, _, text) = raw(address, method, path, body, &bearer).await;
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    /// The server's figures.
    pub(crate) async fn figures(&self) -> String {
        raw(self.admin.as_ref().unwrap().address, "GET", "/metrics", None, &[]).await.2
    }

    /// The status of an answer to a request that was meant for this host.
    pub(crate) async fn get_from(&self, host: &str, path: &str) -> u16 {
        self.raw("GET", path, None, &[("Host", host.to_owned())]).await.0
    }

    /// Makes a table; the answer of the server.
    pub(crate) async fn create(&self, new: Value) -> Sat {
        let (status, made) = self.post("/api/tables", None, new).await;
        assert_eq!(status, 201, "{made}");
        Sat::new(&made)
    }

    pub(crate) async fn join(&self, table: &str, name: &str) -> Sat {
        let (status, sat) =
            self.post(&format!("/api/tables/{table}/join"), None, json!({"name": name})).await;
        assert_eq!(status, 200, "{sat}");
        Sat::new(&sat)
    }

    /// A table of people only, all of them seated and connected, the game not started.
    pub(crate) async fn gather(&self, game: &str, players: usize, more: Value) -> Vec<Client> {
        let mut new = json!({"game": game, "players": players, "name": "Host"});
        new.as_object_mut().unwrap().extend(more.as_object().cloned().unwrap_or_default());
        let host = self.create(new).await;
        let mut sats = vec![host];
        for number in 1..players {
            let sat = self.join(&sats[0].table, &format!("Guest {number}")).await;
            sats.push(sat);
        }
        let mut clients = Vec::new();
        for sat in sats {
            clients.push(self.connect(&sat).await);
        }
        clients
    }

    /// The same, and the game is on.
    pub(crate) async fn seated(&self, game: &str, players: usize, more: Value) -> Vec<Client> {
        let mut clients = self.gather(game, players, more).await;
        clients[0].ask(json!({"type": "start"})).await;
        for client in &mut clients {
            client.until(|client| client.scene.is_object()).await;
        }
        clients
    }

    pub(crate) async fn connect(&self, sat: &Sat) -> Client {
        let mut client = self.watch(&sat.table, Some(&sat.token)).await;
        client.token = sat.token.clone();
        client
    }

    pub(crate) async fn watch(&self, table: &str, token: Option<&str>) -> Client {
        let mut client = self.socket(table).await;
        client.send(json!({"type": "hello", "token": token})).await;
        client.until(|client| client.welcomes > 0).await;
        client
    }

    pub(crate) async fn socket(&self, table: &str) -> Client {
        let stream = TcpStream::connect(self.address).await.unwrap();
        let url = format!("ws://{}/api/tables/{table}/ws", self.address);
        let (socket, _) = client_async(url, stream).await.unwrap();
        Client::new(socket, table)
    }
}

/// Status, headers and body of what an address answers.
pub(crate) async fn raw(
    address: SocketAddr,
    method: &str,
    path: &str,
    body: Option<String>,
    headers: &[(&str, String)],
) -> (u16, String, String) {
    let body = body.unwrap_or_default();
    let mut request = format!(
        "{method} {path} HTTP/1.1\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n",
        body.len()
    );
    if !headers.iter().any(|(name, _)| *name == "Host") {
        request += &format!("Host: {address}\r\n");
    }
    for (name, value) in headers {
        request += &format!("{name}: {value}\r\n");
    }
    request += "\r\n";
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    stream.write_all(body.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    (status, head.to_owned(), unchunked(head, body))
}

fn unchunked(head: &str, body: &str) -> String {
    if !head.to_ascii_lowercase().contains("transfer-encoding: chunked") {
        return body.to_owned();
    }
    let (mut rest, mut whole) = (body, String::new());
    while let Some((size, after)) = rest.split_once("\r\n") {
        let size = usize::from_str_radix(size, 16).unwrap_or(0);
        if size == 0 {
            break;
        }
        whole += &after[..size];
        rest = after.get(size + 2..).unwrap_or("");
    }
    whole
}

/// A seat that somebody has got.
#[derive(Clone, Debug)]
pub(crate) struct Sat {
    pub(crate) table: String,
    pub(crate) code: String,
    pub(crate) seat: usize,
    pub(crate) token: String,
}

impl Sat {
    fn new(answer: &Value) -> Sat {
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        Sat {
            table: text(&answer["table"]["id"]),
            code: text(&answer["table"]["code"]),
            seat: answer["seat"].as_u64().unwrap() as usize,
            token: text(&answer["token"]),
        }
    }
}

/// A client that keeps its scene up to date as a browser does.
pub(crate) struct Client {
    socket: WebSocketStream<TcpStream>,
    pub(crate) table_id: String,
    pub(crate) token: String,
    pub(crate) you: Value,
    pub(crate) table: Value,
    pub(crate) scene: Value,
    pub(crate) sealed: Value,
    pub(crate) number: u64,
    /// The step of a lesson, as its learner is told it.
    pub(crate) step: Option<u64>,
    pub(crate) welcomes: u32,
    pub(crate) chat: Vec<Value>,
    /// Every message, as it came.
    pub(crate) heard: Vec<String>,
    /// Errors and answers that have not been looked at.
    pub(crate) answers: Vec<Value>,
    /// What it was told, part by part, and what has happened.
    parts: Map<String, Value>,
    log: Vec<Value>,
    next_id: u64,
}

impl Client {
    fn new(socket: WebSocketStream<TcpStream>, table: &str) -> Client {
        Client {
            socket,
            table_id: table.to_owned(),
            token: String::new(),
            you: Value::Null,
            table: Value::Null,
            scene: Value::Null,
            sealed: Value::Null,
            number: 0,
            step: None,
            welcomes: 0,
            chat: Vec::new(),
            heard: Vec::new(),
            answers: Vec::new(),
            parts: Map::new(),
            log: Vec::new(),
            next_id: 0,
        }
    }

    pub(crate) fn seat(&self) -> usize {
        self.you["seat"].as_u64().unwrap() as usize
    }

    pub(crate) fn sat(&self) -> Sat {
        Sat {
            table: self.table_id.clone(),
            code: self.table["code"].as_str().unwrap_or_default().to_owned(),
            seat: self.seat(),
            token: self.token.clone(),
        }
    }

    /// What a script in this seat sees: the scene in one piece.
    pub(crate) async fn polled(&self, house: &House) -> Value {
        let bearer = [("Authorization", format!("Bearer {}", self.token))];
        let path = format!("/api/tables/{}/scene", self.table_id);
        house.request("GET", &path, None, &bearer).await.1
    }

    pub(crate) async fn send(&mut self, message: Value) {
        self.send_text(message.to_string()).await;
    }

    pub(crate) async fn send_text(&mut self, text: String) {
        self.socket.send(Message::Text(text.into())).await.unwrap();
    }

    pub(crate) async fn close(mut self) {
        self.socket.close(None).await.unwrap();
        while let Some(Ok(_)) = self.socket.next().await {}
    }

    /// The next message; nothing if the server has closed.
    pub(crate) async fn hear(&mut self) -> Option<Value> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.socket.next()).await;
            let Ok(next) = next else { panic!("the server says nothing after {:?}", self.heard.last()) };
            match next? {
                Ok(Message::Text(text)) => {
                    self.heard.push(text.to_string());
                    let said: Value = serde_json::from_str(&text).unwrap();
                    self.take_in(&said);
                    return Some(said);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Hears until something is so.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&Client) -> bool) {
        while !wanted(self) {
            assert!(
                self.hear().await.is_some(),
                "the server closed the socket; heard {:?}",
                self.heard.last()
            );
        }
    }

    /// Asks, and hears until the answer comes: a `done`, an `error`, a `hint` or a change.
    pub(crate) async fn ask(&mut self, mut message: Value) -> Value {
        self.next_id += 1;
        message["id"] = self.next_id.into();
        self.send(message).await;
        loop {
            let said = self.hear().await.expect("an answer");
            if said["re"] == self.next_id {
                return said;
            }
        }
    }

    pub(crate) async fn play(&mut self, action: &str) -> Value {
        let number = self.number;
        self.ask(json!({"type": "play", "action": action, "number": number})).await
    }

    /// What this client can play now, each action once.
    pub(crate) fn choices(&self) -> Vec<String> {
        let mut actions: Vec<String> = self.scene["choices"]
            .as_array()
            .map(|choices| {
                choices.iter().map(|choice| choice["action"].as_str().unwrap().to_owned()).collect()
            })
            .unwrap_or_default();
        actions.dedup();
        actions
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table["phase"] == "over"
    }

    fn take_in(&mut self, said: &Value) {
        match said["type"].as_str().unwrap() {
            "welcome" => {
                self.welcomes += 1;
                (self.you, self.table) = (said["you"].clone(), said["table"].clone());
                self.chat = said["chat"].as_array().unwrap().clone();
                (self.parts, self.log) = (Map::new(), Vec::new());
                self.change(said);
            }
            "changed" => self.change(said),
            "table" => self.table = said["table"].clone(),
            "chat" => self.chat.push(said["line"].clone()),
            _ => self.answers.push(said.clone()),
        }
    }

    /// Lays a change over what was told before, as `web/src/table/apply.ts` does.
    fn change(&mut self, changed: &Value) {
        self.number = changed["number"].as_u64().unwrap();
        self.step = changed["step"].as_u64();
        for beat in changed["beats"].as_array().into_iter().flatten() {
            self.lay_over(beat);
            self.log.extend(beat["log"].as_array().into_iter().flatten().cloned());
        }
        self.lay_over(changed);
        let keep = changed["log_keep"].as_u64().unwrap_or(u64::MAX);
        self.log.retain(|line| line["number"].as_u64().unwrap() <= keep);
        self.log.extend(changed["log"].as_array().into_iter().flatten().cloned());
        self.sealed = self.part("sealed");
        self.scene = if self.parts.is_empty() { Value::Null } else { self.scene_of_parts() };
    }

    fn lay_over(&mut self, changed: &Value) {
        for (name, part) in changed["set"].as_object().into_iter().flatten() {
            self.parts.insert(name.clone(), part.clone());
        }
        for name in changed["gone"].as_array().into_iter().flatten() {
            self.parts.remove(name.as_str().unwrap()).expect("only what was told can go");
        }
    }

    /// A board with the columns and rows of its matrix, or its stations.
    fn board(&self, id: &str) -> Value {
        let mut board = self.part(&format!("board.{id}"));
        if let Some(matrix) = board["shows"].get_mut("matrix") {
            let lines = self.numbered(&format!("line.{id}"));
            matrix["columns"] = self.part(&format!("columns.{id}"));
            matrix["rows"] =
                lines.into_iter().enumerate().map(|(row, line)| self.line(id, row, line)).collect();
        }
        if let Some(stations) = board["shows"].get_mut("stations") {
            stations["stations"] = self.numbered(&format!("station.{id}")).into();
        }
        board
    }

    /// A row of a matrix with its cells.
    fn line(&self, id: &str, row: usize, mut line: Value) -> Value {
        let cells = 0..line["cells"].as_u64().unwrap();
        line["cells"] = cells.map(|cell| self.part(&format!("cell.{id}.{row}.{cell}"))).collect();
        line
    }

    /// The players, with whose turn it is.
    fn seats(&self) -> Vec<Value> {
        let mut seats = self.numbered("seat");
        for seat in self.part("acting").as_array().into_iter().flatten() {
            seats[seat.as_u64().unwrap() as usize]["acting"] = true.into();
        }
        seats
    }

    /// A part; null if it is not there.
    fn part(&self, name: &str) -> Value {
        self.parts.get(name).cloned().unwrap_or_default()
    }

    /// The scene that the parts make.
    fn scene_of_parts(&self) -> Value {
        let list = |name: &str| self.parts.get(name).cloned().unwrap_or(json!([]));
        let rows = json!({"rows": self.numbered("row")});
        let zones = self.parts["zones"].as_array().unwrap().iter();
        let boards = self.parts["boards"].as_array().unwrap().iter();
        json!({
            "seats": self.seats(),
            "zones": zones.map(|id| self.zone(id.as_str().unwrap())).collect::<Vec<_>>(),
            "boards": boards.map(|id| self.board(id.as_str().unwrap())).collect::<Vec<_>>(),
            "links": list("links"),
            "flags": list("flags"),
            "prompt": self.part("prompt"),
            "tips": list("tips"),
            "choices": self.choices_of_parts(),
            "blocked": list("blocked"),
            "sheet": self.parts.get("sheet").map(|sheet| merged(sheet, rows)),
            "log": self.log,
        })
    }

    /// A choice for each way to make it, with what its buttons say.
    fn choices_of_parts(&self) -> Vec<Value> {
        let mut choices = Vec::new();
        for mut told in self.part("choices").as_array().cloned().into_iter().flatten() {
            let ways = told.as_object_mut().unwrap().remove("ways").unwrap();
            for mut way in ways.as_array().cloned().unwrap() {
                let buttons = way.as_array_mut().unwrap().iter_mut().filter_map(Value::as_object_mut);
                buttons.for_each(|button| _ = button.entry("label").or_insert_with(|| told["label"].clone()));
                choices.push(merged(&told, json!({"touches": way})));
            }
        }
        choices
    }

    /// What is numbered from 0.
    fn numbered(&self, kind: &str) -> Vec<Value> {
        (0..).map_while(|number| self.parts.get(&format!("{kind}.{number}")).cloned()).collect()
    }

    /// A zone with its cards' names and faces.
    fn zone(&self, id: &str) -> Value {
        let head = merged(&json!({"id": id}), self.part(&format!("zone.{id}")));
        let mut zone = merged(&head, self.part(&format!("cards.{id}")));
        if let Some(slots) = self.parts.get(&format!("slots.{id}")) {
            zone["slots"] = slots.clone();
        }
        // Alike ones that lie together are told once.
        let told = std::mem::take(zone["cards"].as_array_mut().unwrap());
        let alike = told.into_iter().flat_map(|mut card| {
            let times = card.as_object_mut().unwrap().remove("times");
            std::iter::repeat_n(card, times.map_or(1, |times| times.as_u64().unwrap() as usize))
        });
        zone["cards"] = alike.collect();
        for (place, card) in zone["cards"].as_array_mut().unwrap().iter_mut().enumerate() {
            if card["id"].is_null() {
                card["id"] = format!("{id}.{place}").into();
            }
            if let Some(text) = card["face"].as_str() {
                card["face"] = self.parts[&format!("face.{text}")].clone();
            }
        }
        zone
    }
}

/// The fields of both.
fn merged(one: &Value, other: Value) -> Value {
    let mut both = one.as_object().unwrap().clone();
    both.extend(other.as_object().unwrap().clone());
    both.into()
}

/// Plays on with whoever can, choosing by a simple generator, until the game is over or so many actions are
/// played.
pub(crate) async fn play_on(clients: &mut [Client], mut dice: u64, most: u64) {
    let from = clients[0].number;
    loop {
        let number = clients.iter().map(|client| client.number).max().unwrap();
        for client in clients.iter_mut() {
            client.until(|client| client.number >= number).await;
        }
        if number - from >= most {
            return;
        }
        let Some(actor) = clients.iter().position(|client| !client.choices().is_empty()) else {
            for client in clients.iter_mut() {
                client.until(Client::is_over).await;
            }
            return;
        };
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choices = clients[actor].choices();
        let action = choices[(dice >> 33) as usize % choices.len()].clone();
        let answer = clients[actor].play(&action).await;
        assert_eq!(answer["type"], "changed", "{action}: {answer}");
    }
}
