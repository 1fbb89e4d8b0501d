//! A cache of tables: those in memory, and the way to those on disk.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use engine::Seats;
use room::{CHAT_LINES, Change, Keys, Moment, NewTable, Restored, Room, Ticket};

use super::carry_out::visit;
use super::door::Comer;
use super::house::House;
use super::pace::Paces;
use super::table::{LockedTable, TableGuard};
use super::thinking::Pool;
use crate::clock::{now, steady};
use crate::error::Error;
use crate::settings::{Limits, Settings};
use crate::store::{Journal, Store};

/// How often tables that nobody uses are looked for.
const SWEEP: Duration = Duration::from_secs(5);

/// All tables.
pub(crate) struct Tables {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) journal: Journal,
    pub(crate) bots: Pool,
    pub(crate) paces: Paces,
    /// The tables in memory. A plain lock, since nothing awaits inside.
    awake: Mutex<HashMap<String, LockedTable>>,
    /// One table is loaded at a time, so that none is loaded twice.
    loading: tokio::sync::Mutex<()>,
    table_keys: Keys,
    pub(crate) game_keys: Keys,
    next_client: AtomicU64,
    closing: AtomicBool,
    pub(crate) house: House,
    /// How long a table that nobody uses stays in memory.
    rest: Duration,
    /// How long a table waits at first before it tries to write again.
    pub(crate) retry: Duration,
    /// How much may be asked of a table.
    limits: Limits,
}

impl Tables {
    /// Opens the tables on a store.
    pub(crate) async fn open(store: Arc<dyn Store>, settings: &Settings) -> Result<Arc<Tables>, Error> {
        let (last_table, last_game) = store.last_keys().await?;
        let tables = Arc::new(Tables {
            journal: Journal::new(Arc::clone(&store)),
            store,
            bots: Pool::new(settings.bot_threads, settings.limits.thinking),
            paces: Paces::default(),
            awake: Mutex::default(),
            loading: tokio::sync::Mutex::default(),
            table_keys: Keys::after(last_table),
            game_keys: Keys::after(last_game),
            next_client: AtomicU64::new(1),
            closing: AtomicBool::new(false),
            house: House::default(),
            rest: settings.rest,
            retry: settings.retry,
            limits: settings.limits,
        });
        tokio::spawn(sweep(Arc::downgrade(&tables)));
        Ok(tables)
    }

    pub(crate) fn new_client_id(&self) -> u64 {
        self.next_client.fetch_add(1, Ordering::Relaxed)
    }

    pub(crate) fn is_closing(&self) -> bool {
        self.closing.load(Ordering::SeqCst)
    }

    fn in_memory(&self) -> MutexGuard<'_, HashMap<String, LockedTable>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn is_awake(&self, id: &str) -> bool {
        self.in_memory().contains_key(id)
    }

    /// The tables in memory.
    pub(crate) fn all_awake(&self) -> Vec<LockedTable> {
        self.in_memory().values().cloned().collect()
    }

    /// Removes a table from memory and from disk, with all who are there; finished games may stay.
    pub(crate) async fn remove(self: &Arc<Tables>, id: &str, games_stay: bool) -> Result<(), Error> {
        // Whoever asks for it from now on waits, and finds nothing.
        let _nothing_is_loaded = self.loading.lock().await;
        let awake = self.in_memory().get(id).cloned();
        let mut guard = match &awake {
            Some(table) => Some(table.hold(self).await),
            None => None,
        };
        if let Some(guard) = &mut guard {
            guard.dismiss();
            guard.rest(Vec::new()).await?;
            self.forget(id);
        }
        self.journal.settle().await?;
        let record = self.store.table(id.to_owned()).await?.ok_or(Error::NotFound("table"))?;
        Ok(self.store.remove_table(record.key, games_stay).await?)
    }

    /// How many tables are in memory.
    pub(crate) fn awake(&self) -> usize {
        self.in_memory().len()
    }

    /// Makes a table; whoever makes it has the first seat for people.
    pub(crate) async fn create(
        self: &Arc<Tables>,
        new: NewTable,
        comer: &Comer,
    ) -> Result<(TableGuard, Ticket), Error> {
        self.must_be_open()?;
        self.must_begin()?;
        let at = Moment { now: now(), steady: steady(), present: Seats::NONE, keys: &self.game_keys };
        let key = self.table_keys.take();
        let (room, mut step, ticket) = Room::create(new, key, comer.marks(key), at)?;
        step.keep.push(visit(&room, &ticket, comer));
        self.journal.commit(step.keep).await?;
        metrics::counter!("chabudai_tables_created_total").increment(1);
        Ok((self.add(room)?.enter(self).await?, ticket))
    }

    /// Takes a table in, unless everybody is about to go.
    fn add(&self, room: Room) -> Result<LockedTable, Error> {
        let table = LockedTable::new(room, &self.limits);
        let mut in_memory = self.in_memory();
        self.must_be_open()?;
        in_memory.insert(table.id().to_owned(), table.clone());
        Ok(table)
    }

    pub(crate) fn must_be_open(&self) -> Result<(), Error> {
        if self.is_closing() { Err(Error::Closing) } else { Ok(()) }
    }

    /// The table with this id, from memory or from disk.
    pub(crate) async fn find(&self, id: &str) -> Result<LockedTable, Error> {
        self.must_be_open()?;
        let in_memory = || self.in_memory().get(id).cloned();
        if let Some(table) = in_memory() {
            return Ok(table);
        }
        let _one_at_a_time = self.loading.lock().await;
        if let Some(table) = in_memory() {
            return Ok(table);
        }
        // Not what is being put away at this very moment: then it would be there twice.
        self.must_be_open()?;
        let room = self.load(id).await?.ok_or(Error::NotFound("table"))?;
        self.add(room)
    }

    /// Enters the table with this id.
    pub(crate) async fn enter(self: &Arc<Tables>, id: &str) -> Result<TableGuard, Error> {
        self.find(id).await?.enter(self).await
    }

    /// A table as the disk has it.
    pub(crate) async fn load(&self, id: &str) -> Result<Option<Room>, Error> {
        let Some(record) = self.store.table(id.to_owned()).await? else { return Ok(None) };
        let chat = self.store.chat(record.key, CHAT_LINES as u32).await?;
        let game = match record.present_game() {
            Some(key) => {
                let missing = || Error::Internal(format!("game {key} is missing from the store"));
                Some(self.store.game(key).await?.ok_or_else(missing)?)
            }
            None => None,
        };
        let Restored { room, cut } = Room::restore(record, game, chat)?;
        if let Some(cut) = cut {
            tracing::warn!(
                table = id,
                "the rules have changed: the game goes on from before its last actions"
            );
            self.journal.commit(vec![cut]).await?;
        }
        Ok(Some(room))
    }

    /// Lets a table rest on disk if nobody uses it: its position is kept beside the log, and its memory is
    /// free. Whoever has asked for it meanwhile finds that out and asks again.
    async fn let_rest(self: &Arc<Tables>, table: &LockedTable) -> Result<(), Error> {
        let mut guard = table.enter(self).await?;
        if !guard.state.is_busy() {
            let used = Change::Used { table: guard.room().record().key, at: now() };
            guard.rest(vec![used]).await?;
            self.forget(table.id());
        }
        Ok(())
    }

    /// Takes a table out of memory.
    pub(crate) fn forget(&self, id: &str) {
        self.in_memory().remove(id);
    }

    fn idle(&self) -> Vec<LockedTable> {
        self.in_memory().values().filter(|table| table.is_idle(self.rest)).cloned().collect()
    }

    /// Ends all play: nobody enters any more, what is in flight is finished, and every position is kept.
    pub(crate) async fn close(self: &Arc<Tables>) {
        self.closing.store(true, Ordering::SeqCst);
        let _nothing_is_loaded = self.loading.lock().await;
        let tables: Vec<LockedTable> = self.in_memory().drain().map(|(_, table)| table).collect();
        for table in tables {
            if let Err(error) = self.close_table(&table).await {
                error.log();
            }
        }
        if let Err(error) = self.journal.settle().await {
            tracing::error!(%error, "the last commits failed");
        }
        self.store.close().await;
    }

    async fn close_table(self: &Arc<Tables>, table: &LockedTable) -> Result<(), Error> {
        let mut guard = table.hold(self).await;
        let rested = guard.rest(Vec::new()).await;
        guard.dismiss();
        rested
    }
}

async fn sweep(tables: Weak<Tables>) {
    let pause =
        || tables.upgrade().map_or(SWEEP, |tables| SWEEP.min(tables.rest.max(Duration::from_millis(50))));
    loop {
        tokio::time::sleep(pause()).await;
        let Some(tables) = tables.upgrade() else { return };
        for table in tables.idle() {
            if let Err(error) = tables.let_rest(&table).await {
                error.log();
            }
        }
        metrics::gauge!("chabudai_tables_awake").set(tables.awake() as f64);
    }
}
