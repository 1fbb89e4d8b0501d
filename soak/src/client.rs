//! A client with a WebSocket, from an address of its own.

use std::net::{IpAddr, SocketAddr};

use anyhow::{Context, bail};
use futures_util::{SinkExt, StreamExt};
use load::Http;
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

/// Where a visitor comes from: all of 127.0.0.0/8 is this machine, so one machine can be many.
#[derive(Clone, Copy, Debug)]
pub struct Home {
    from: IpAddr,
    server: SocketAddr,
}

impl Home {
    /// A visitor of this server who comes from 127.0.0.N.
    pub fn new(number: u8, server: SocketAddr) -> Home {
        Home { from: IpAddr::from([127, 0, 0, number]), server }
    }

    /// A connection.
    pub async fn connect(&self) -> anyhow::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        socket.bind((self.from, 0).into())?;
        let stream = socket.connect(self.server).await.context("no connection")?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// The same, for requests.
    pub async fn http(&self) -> anyhow::Result<Http> {
        Ok(Http::over(self.connect().await?, &self.server.to_string()))
    }

    /// A WebSocket of a table, on which nothing has been said.
    pub async fn socket(&self, table: &str) -> anyhow::Result<WebSocketStream<TcpStream>> {
        let url = format!("ws://{}/api/tables/{table}/ws", self.server);
        let (socket, _) =
            client_async(url, self.connect().await?).await.context("the server takes no WebSocket")?;
        Ok(socket)
    }

    /// A table of people, all of them seated: its id and the tokens of its seats.
    pub async fn gather(&self, game: &str, players: usize, more: Value) -> anyhow::Result<Gathered> {
        let mut http = self.http().await?;
        let mut new = json!({"game": game, "players": players, "name": "Host"});
        if let (Some(new), Value::Object(more)) = (new.as_object_mut(), more) {
            new.extend(more);
        }
        let made = http.post("/api/tables", None, &new).await?;
        let table = text(&made["table"]["id"])?;
        let (mut tokens, path) = (vec![text(&made["token"])?], format!("/api/tables/{table}/join"));
        let open = made["table"]["seats"].as_array().into_iter().flatten();
        for guest in 1..=open.filter(|seat| seat["kind"] == "open").count() {
            let joined = http.post(&path, None, &json!({"name": format!("Guest {guest}")})).await?;
            tokens.push(text(&joined["token"])?);
        }
        Ok(Gathered { table, tokens })
    }
}

/// A table at which people sit.
#[derive(Clone, Debug)]
pub struct Gathered {
    /// Its id.
    pub table: String,
    /// The seats' tokens, in order.
    pub tokens: Vec<String>,
}

pub(crate) fn text(value: &Value) -> anyhow::Result<String> {
    Ok(value.as_str().with_context(|| format!("{value} is no text"))?.to_owned())
}

/// A client that has said who it is, and knows what it may do.
#[derive(Debug)]
pub struct Client {
    socket: WebSocketStream<TcpStream>,
    /// How many actions have been played.
    pub number: u64,
    /// What it may play now.
    pub choices: Vec<String>,
    /// The table as everybody knows it.
    pub table: Value,
}

impl Client {
    /// Connects, and says who it is; the answer is heard later.
    pub async fn connect(home: Home, table: &str, token: Option<&str>) -> anyhow::Result<Client> {
        let socket = home.socket(table).await?;
        let mut client = Client { socket, number: 0, choices: Vec::new(), table: Value::Null };
        client.send(json!({"type": "hello", "token": token})).await?;
        Ok(client)
    }

    /// Says something.
    pub async fn send(&mut self, message: Value) -> anyhow::Result<()> {
        Ok(self.socket.send(Message::Text(message.to_string().into())).await?)
    }

    /// The next message, taken in.
    pub async fn hear(&mut self) -> anyhow::Result<Value> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    let said = serde_json::from_str(&text)?;
                    self.take_in(&said);
                    return Ok(said);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => bail!("the server hung up"),
                Some(Ok(_)) => {}
            }
        }
    }

    /// Hears until something is so.
    pub async fn until(&mut self, wanted: impl Fn(&Client) -> bool) -> anyhow::Result<()> {
        while !wanted(self) {
            self.hear().await?;
        }
        Ok(())
    }

    fn take_in(&mut self, said: &Value) {
        if let Some(table) = said.get("table") {
            self.table = table.clone();
        }
        if let Some(number) = said.get("number").and_then(Value::as_u64) {
            self.number = number;
        }
        // Pictures on the way take choices off the table, too.
        let pictures = said["beats"].as_array().into_iter().flatten();
        let mut gone = pictures.chain([said]).filter_map(|part| part["gone"].as_array()).flatten();
        if said["type"] == "welcome" || gone.any(|part| part == "choices") {
            self.choices.clear();
        }
        if let Some(choices) = said["set"]["choices"].as_array() {
            let actions = choices.iter().filter_map(|choice| choice["action"].as_str());
            self.choices = actions.map(str::to_owned).collect();
        }
    }
}
