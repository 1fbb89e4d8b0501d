//! PostgreSQL's LISTEN and NOTIFY as a bus: nothing else has to be run, and it does for two or three nodes.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgListener, PgPool, PgPoolOptions};
use tokio::sync::mpsc;

use super::{Away, Bus, Inbox, Notice};
use crate::store::{Postgres, StoreError};

/// All nodes of a database hear the same channel, and leave what is about others' tables.
const CHANNEL: &str = "chabudai";

/// The most bytes that can be told at once.
const LONGEST: usize = 7_900;

/// How many notices are told in one go.
const GROUP: usize = 256;

/// How long to wait before the next try.
const PAUSE: Duration = Duration::from_millis(200);

/// LISTEN and NOTIFY.
pub(crate) struct Listen {
    out: mpsc::UnboundedSender<String>,
    away: Arc<Away>,
}

impl Listen {
    /// Listens at the database of this store.
    pub(crate) async fn open(store: &Postgres) -> Result<(Listen, Inbox), StoreError> {
        let pool = PgPoolOptions::new().max_connections(2).min_connections(0).test_before_acquire(false);
        let pool = pool.connect_lazy_with(store.options().clone());
        let away = Arc::new(Away::default());
        let (out, told) = mpsc::unbounded_channel();
        let (heard, inbox) = mpsc::unbounded_channel();
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.listen(CHANNEL).await?;
        away.set(false);
        tokio::spawn(hear(listener, heard, Arc::clone(&away)));
        tokio::spawn(tell(pool, told));
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

async fn hear(mut listener: PgListener, heard: mpsc::UnboundedSender<Vec<u8>>, away: Arc<Away>) {
    while !heard.is_closed() {
        match listener.try_recv().await {
            Ok(Some(notification)) => {
                away.set(false);
                drop(heard.send(notification.payload().as_bytes().to_vec()));
            }
            // The connection was lost, and is there again: what was told meanwhile the store has.
            Ok(None) => away.set(false),
            Err(_) => {
                away.set(true);
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}

async fn tell(pool: PgPool, mut told: mpsc::UnboundedReceiver<String>) {
    let mut group = Vec::with_capacity(GROUP);
    while told.recv_many(&mut group, GROUP).await > 0 {
        let texts = std::mem::take(&mut group);
        let sql = "SELECT pg_notify('chabudai', text) FROM unnest($1::text[]) AS text";
        // What cannot be told is found out by those who ask the store.
        if let Err(error) = sqlx::query(sql).bind(texts).execute(&pool).await {
            tracing::debug!(%error, "others were not notified");
        }
    }
}
