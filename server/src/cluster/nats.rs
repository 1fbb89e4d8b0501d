//! NATS as a bus: a subject a table, so that a node hears of those tables alone that it follows.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, Subscriber};
use futures_util::StreamExt;
use tokio::sync::mpsc;
use tokio::task::AbortHandle;

use super::{Away, Bus, Inbox, Notice};

/// Where nodes of other clusters are found out.
const HELLO: &str = "chabudai.cluster";

/// How long their answer is waited for.
const ANSWER: Duration = Duration::from_millis(300);

/// How long to wait before a connection is made again, at most.
const PAUSE: Duration = Duration::from_millis(250);

/// How long a connection may take to be made.
const PATIENCE: Duration = Duration::from_secs(2);

/// How often the bus is asked whether it is still there. It counts as away after the second question without an answer:
/// a network that swallows everything says nothing.
const PING: Duration = Duration::from_secs(1);

/// Why a bus cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BusError {
    /// Nobody there.
    #[error(
        "the bus at {0} cannot be reached: {1}. Check the address, the name and the password in --bus, and that NATS runs there"
    )]
    Unreached(String, String),
    /// Somebody else's.
    #[error(
        "the bus at {0} is used by servers of another database (cluster {1}, ours is {2}): give servers of one database one bus, and no others"
    )]
    Foreign(String, String, String),
    /// A bus for a file.
    #[error("--bus is for servers that share a database: give --store postgres://... as well")]
    Alone,
}

/// NATS.
pub(crate) struct Nats {
    client: Client,
    cluster: String,
    heard: mpsc::UnboundedSender<Vec<u8>>,
    out: mpsc::UnboundedSender<(String, Vec<u8>)>,
    following: Mutex<HashMap<String, AbortHandle>>,
    away: Arc<Away>,
}

impl Nats {
    /// Connects to the bus of a cluster.
    pub(crate) async fn open(url: &str, cluster: &str) -> Result<(Nats, Inbox), BusError> {
        let away = Arc::new(Away::default());
        let unreached = |error: &dyn ToString| BusError::Unreached(without_password(url), error.to_string());
        let options = ConnectOptions::new()
            .name("chabudai")
            .no_echo()
            .ping_interval(PING)
            .connection_timeout(PATIENCE)
            .reconnect_delay_callback(|attempts| PAUSE.min(Duration::from_millis(20 * attempts as u64)))
            .event_callback({
                let away = Arc::clone(&away);
                move |event| {
                    match event {
                        Event::Connected => away.set(false),
                        Event::Disconnected | Event::Closed => away.set(true),
                        _ => {}
                    }
                    std::future::ready(())
                }
            });
        let client = options.connect(url).await.map_err(|error| unreached(&error))?;
        let asked = tokio::time::timeout(ANSWER, client.request(HELLO, cluster.to_owned().into()));
        if let Ok(Ok(answer)) = asked.await {
            let other = String::from_utf8_lossy(&answer.payload).into_owned();
            return Err(BusError::Foreign(without_password(url), other, cluster.to_owned()));
        }
        let hello = client.subscribe(HELLO).await.map_err(|error| unreached(&error))?;
        tokio::spawn(answer(hello, client.clone(), cluster.to_owned()));
        let ((out, told), (heard, inbox)) = (mpsc::unbounded_channel(), mpsc::unbounded_channel());
        tokio::spawn(tell(client.clone(), told));
        away.set(false);
        let following = Mutex::default();
        Ok((Nats { client, cluster: cluster.to_owned(), heard, out, following, away }, inbox))
    }

    fn subject(&self, table: &str) -> String {
        format!("chabudai.{}.{table}", self.cluster)
    }
}

fn without_password(url: &str) -> String {
    let (scheme, rest) = url.split_once("://").unwrap_or(("nats", url));
    let host = rest.rsplit_once('@').map_or(rest, |(_, host)| host);
    format!("{scheme}://{host}")
}

/// Says to those of other clusters whose bus this is.
async fn answer(mut hello: Subscriber, client: Client, cluster: String) {
    while let Some(message) = hello.next().await {
        if let Some(reply) = message.reply.filter(|_| message.payload != cluster.as_bytes()) {
            drop(client.publish(reply, cluster.clone().into()).await);
        }
    }
}

async fn tell(client: Client, mut told: mpsc::UnboundedReceiver<(String, Vec<u8>)>) {
    while let Some((subject, bytes)) = told.recv().await {
        // What cannot be told is found out by those who ask the store.
        drop(client.publish(subject, bytes.into()).await);
        if told.is_empty() {
            drop(client.flush().await);
        }
    }
}

impl Bus for Nats {
    fn publish(&self, table: &str, notice: Notice<'_>) {
        // While it is away nothing is kept for later: the store has it.
        if !self.away.is_away() {
            drop(self.out.send((self.subject(table), notice.bytes())));
        }
    }

    fn follow(&self, table: &str) {
        let (client, subject, heard) = (self.client.clone(), self.subject(table), self.heard.clone());
        let following = tokio::spawn(async move {
            let Ok(mut told) = client.subscribe(subject).await else { return };
            while let Some(message) = told.next().await {
                if heard.send(message.payload.to_vec()).is_err() {
                    return;
                }
            }
        });
        let before = self.following.lock().unwrap_or_else(PoisonError::into_inner);
        let before = { before }.insert(table.to_owned(), following.abort_handle());
        before.into_iter().for_each(|before| before.abort());
    }

    fn leave(&self, table: &str) {
        let gone = self.following.lock().unwrap_or_else(PoisonError::into_inner).remove(table);
        // Whoever is dropped unsubscribes.
        gone.into_iter().for_each(|gone| gone.abort());
    }

    fn is_away(&self) -> bool {
        self.away.is_away()
    }
}
