//! PostgreSQL's LISTEN and NOTIFY as a bus: nothing else has to be run, and it does for two or three nodes.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};
use tokio::sync::mpsc;

use super::{Away, Bus, Inbox, Notice};
use crate::store::{Postgres, StoreError, asked};

/// All nodes of a database hear the same channel, and leave what is about others' tables.
const CHANNEL: &str = "chabudai";

/// The most bytes that can be told at once.
const LONGEST: usize = 7_900;

/// How many notices are told in one go.
const GROUP: usize = 256;

/// How long to wait before the next try.
const PAUSE: Duration = Duration::from_millis(200);

/// How long a connection may take to be made.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long it may be quiet before the database is asked whether it is still there, and how long that may take: a network
/// that swallows everything says nothing.
const QUIET: Duration = Duration::from_secs(1);

/// LISTEN and NOTIFY.
pub(crate) struct Listen {
    out: mpsc::UnboundedSender<String>,
    away: Arc<Away>,
}

impl Listen {
    /// Listens at the database of this store.
    pub(crate) async fn open(store: &Postgres) -> Result<(Listen, Inbox), StoreError> {
        let away = Arc::new(Away::default());
        let (out, told) = mpsc::unbounded_channel();
        let (heard, inbox) = mpsc::unbounded_channel();
        let options = store.options();
        let listener = listen(options).await?;
        away.set(false);
        tokio::spawn(hear(listener, options.clone(), heard, Arc::clone(&away)));
        tokio::spawn(tell(one_connection(options), told));
        Ok((Listen { out, away }, inbox))
    }
}

impl Bus for Listen {
    fn publish(&self, _: &str, notice: Notice<'_>) {
        let mut bytes = notice.bytes();
        if bytes.len() > LONGEST {
            bytes = notice.shortened().map(|short| short.bytes()).unwrap_or_default();
        }
        if let Ok(text) = String::from_utf8(bytes) {
            // Nobody takes it only if everybody goes.
            drop(self.out.send(text));
        }
    }

    fn follow(&self, _: &str) {}

    fn leave(&self, _: &str) {}

    fn is_away(&self) -> bool {
        self.away.is_away()
    }
}

fn one_connection(options: &PgConnectOptions) -> PgPool {
    let pool = PgPoolOptions::new().max_connections(1).min_connections(0).test_before_acquire(false);
    pool.acquire_timeout(PATIENCE).connect_lazy_with(options.clone())
}

async fn hear(
    mut listener: PgListener,
    options: PgConnectOptions,
    heard: mpsc::UnboundedSender<Vec<u8>>,
    away: Arc<Away>,
) {
    while !heard.is_closed() {
        let lost = match tokio::time::timeout(QUIET, listener.try_recv()).await {
            Ok(Ok(Some(notification))) => {
                away.set(false);
                drop(heard.send(notification.payload().as_bytes().to_vec()));
                false
            }
            // The connection was lost, and is there again: what was told meanwhile the store has.
            Ok(Ok(None)) => {
                away.set(false);
                false
            }
            Ok(Err(_)) => true,
            Err(_) => !answers(&mut listener).await,
        };
        if lost {
            away.set(true);
            tokio::time::sleep(PAUSE).await;
            if let Ok(again) = listen(&options).await {
                listener = again;
                away.set(false);
            }
        }
    }
}

/// Begins to hear what is told, on a connection of its own: one that is lost may take long to find that out.
async fn listen(options: &PgConnectOptions) -> sqlx::Result<PgListener> {
    let mut listener = PgListener::connect_with(&one_connection(options)).await?;
    let begun = tokio::time::timeout(QUIET, listener.listen(CHANNEL)).await;
    begun.unwrap_or(Err(sqlx::Error::PoolTimedOut))?;
    Ok(listener)
}

/// Whether the database still hears us.
async fn answers(listener: &mut PgListener) -> bool {
    let asked = sqlx::query("SELECT 1").execute(listener);
    tokio::time::timeout(QUIET, asked).await.is_ok_and(|answer| answer.is_ok())
}

async fn tell(pool: PgPool, mut told: mpsc::UnboundedReceiver<String>) {
    let mut group = Vec::with_capacity(GROUP);
    while told.recv_many(&mut group, GROUP).await > 0 {
        let texts = std::mem::take(&mut group);
        let sql = "SELECT pg_notify('chabudai', text) FROM unnest($1::text[]) AS text";
        // What cannot be told is found out by those who ask the store.
        if let Err(error) = asked(&pool, sqlx::query(sql).bind(texts)).await {
            tracing::debug!(%error, "others were not notified");
        }
    }
}
