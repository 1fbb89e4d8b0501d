//! A cache of tables: those in memory, and the way to those on disk.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, Weak};
use std::time::Duration;

use engine::Seats;
use room::{CHAT_LINES, Change, Moment, NewTable, Restored, Room, Ticket};

use super::carry_out::visit;
use super::door::Comer;
use super::following::Company;
use super::house::House;
use super::pace::Paces;
use super::table::{LockedTable, TableGuard};
use super::thinking::Pool;
use crate::clock::{now, steady};
use crate::cluster::Bus;
use crate::error::Error;
use crate::settings::{Limits, Settings};
use crate::store::{Commit, Journal, Numbered, Numbers, Store, StoreError};

/// How often tables that nobody uses are looked for.
const SWEEP: Duration = Duration::from_secs(5);

/// How exactly it is known when a table was last used, in milliseconds.
const USE: u64 = 60 * 60 * 1000;

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
    table_numbers: Numbers,
    pub(crate) game_numbers: Numbers,
    /// What this node is called by others, different for every start.
    pub(crate) node: String,
    /// How others are told, if there can be any.
    pub(crate) bus: Option<Arc<dyn Bus>>,
    /// The other nodes that are alive.
    pub(crate) others: RwLock<Arc<Vec<String>>>,
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
    /// Opens the tables on a store, perhaps in the company of other nodes.
    pub(crate) async fn open(
        store: Arc<dyn Store>,
        company: Option<Company>,
        settings: &Settings,
    ) -> Result<Arc<Tables>, Error> {
        let (bus, inbox) = company.map(|Company { bus, inbox }| (bus, inbox)).unzip();
        let node = room::secrets::new_id();
        let tables = Arc::new(Tables {
            journal: Journal::new(Arc::clone(&store)),
            bots: Pool::new(settings.bot_threads, settings.limits.thinking),
            paces: Paces::default(),
            awake: Mutex::default(),
            loading: tokio::sync::Mutex::default(),
            table_numbers: Numbers::new(Arc::clone(&store), Numbered::Tables),
            game_numbers: Numbers::new(Arc::clone(&store), Numbered::Games),
            node,
            bus,
            others: RwLock::default(),
            next_client: AtomicU64::new(1),
            closing: AtomicBool::new(false),
            house: House::default(),
            rest: settings.rest,
            retry: settings.retry,
            limits: settings.limits,
            store,
        });
        tokio::spawn(sweep(Arc::downgrade(&tables)));
        if let Some(inbox) = inbox {
            tables.meet().await?;
            tables.keep_company(inbox);
        }
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

    /// The table with this id, if it is in memory.
    pub(crate) fn in_memory_table(&self, id: &str) -> Option<LockedTable> {
        self.in_memory().get(id).cloned()
    }

    pub(crate) fn is_awake(&self, id: &str) -> bool {
        self.in_memory().contains_key(id)
    }

    /// The tables in memory.
    pub(crate) fn all_awake(&self) -> Vec<LockedTable> {
        self.in_memory().values().cloned().collect()
    }

    /// Removes a table from memory and from disk, with all who are there.
    pub(crate) async fn remove(self: &Arc<Tables>, id: &str) -> Result<(), Error> {
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
        self.remove_kept(id, None, false).await
    }

    /// Removes a table that nobody has used since this moment; finished games may stay. One that somebody has come back
    /// to meanwhile stays, here and at any other node.
    pub(crate) async fn remove_unused(&self, id: &str, since: u64, games_stay: bool) -> Result<(), Error> {
        let _nothing_is_loaded = self.loading.lock().await;
        if self.is_awake(id) { Ok(()) } else { self.remove_kept(id, Some(since), games_stay).await }
    }

    async fn remove_kept(&self, id: &str, unused_since: Option<u64>, games_stay: bool) -> Result<(), Error> {
        self.journal.settle().await?;
        let record = self.store.table(id.to_owned()).await?.ok_or(Error::NotFound("table"))?;
        if self.store.remove_table(record.key, unused_since, games_stay).await? {
            self.say_removed(id);
        }
        Ok(())
    }

    /// Takes note that a table is used, so that it does not go as an old one.
    async fn note_use(&self, id: &str) -> Result<(), Error> {
        let at = now();
        Ok(self.store.note_use(id.to_owned(), at.saturating_sub(USE), at).await?)
    }

    /// The same for all that are in memory.
    pub(crate) async fn note_uses(&self) -> Result<(), Error> {
        for table in self.all_awake() {
            self.note_use(table.id()).await?;
        }
        Ok(())
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
        // A lesson begins at once.
        let new_game = if new.lesson.is_some() { Some(self.game_numbers.take().await?) } else { None };
        let at = Moment { now: now(), steady: steady(), present: Seats::NONE, new_game };
        let key = self.table_numbers.take().await?;
        let (room, mut step, ticket) = Room::create(new, key, comer.marks(key), at)?;
        step.keep.push(visit(&room, &ticket, comer));
        self.journal.commit(Commit { table: key, version: 0, changes: step.keep }).await?;
        metrics::counter!("chabudai_tables_created_total").increment(1);
        Ok((self.add(room, 1)?.enter(self).await?, ticket))
    }

    /// Takes a table in, unless everybody is about to go.
    fn add(&self, room: Room, version: u64) -> Result<LockedTable, Error> {
        let table = LockedTable::new(room, version, &self.limits);
        let mut in_memory = self.in_memory();
        self.must_be_open()?;
        in_memory.insert(table.id().to_owned(), table.clone());
        drop(in_memory);
        self.follow(table.id());
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
        // Before it is read, so that nobody removes it as an old one in between. What can only be read may be looked at.
        if let Err(error) = self.note_use(id).await {
            error.log();
        }
        let (room, version) = self.load(id).await?.ok_or(Error::NotFound("table"))?;
        self.add(room, version)
    }

    /// Enters the table with this id.
    pub(crate) async fn enter(self: &Arc<Tables>, id: &str) -> Result<TableGuard, Error> {
        let mut guard = self.find(id).await?.enter(self).await?;
        guard.freshen().await?;
        Ok(guard)
    }

    /// A table as the disk has it, and its version.
    pub(crate) async fn load(&self, id: &str) -> Result<Option<(Room, u64)>, Error> {
        loop {
            match self.try_load(id).await {
                // It was changed while it was read, or somebody else has cut its log.
                Err(Error::Store(StoreError::Conflict)) => {}
                loaded => return loaded,
            }
        }
    }

    async fn try_load(&self, id: &str) -> Result<Option<(Room, u64)>, Error> {
        let Some(record) = self.store.table(id.to_owned()).await? else { return Ok(None) };
        let (key, mut version) = (record.key, record.version);
        let chat = self.store.chat(record.key, CHAT_LINES as u32).await?;
        let game = match record.present_game() {
            Some(key) => {
                let missing = || Error::Internal(format!("game {key} is missing from the store"));
                Some(self.store.game(key).await?.ok_or_else(missing)?)
            }
            None => None,
        };
        if self.store.is_shared() && self.store.versions(vec![key]).await? != [(key, version)] {
            return Err(StoreError::Conflict.into());
        }
        let Restored { mut room, cut } = Room::restore(record, game, chat)?;
        if !self.store.is_shared() {
            room.forget_knocks();
        }
        if let Some(cut) = cut {
            tracing::warn!(
                table = id,
                "the rules have changed: the game goes on from before its last actions"
            );
            self.journal.commit(Commit { table: key, version, changes: vec![cut] }).await?;
            version += 1;
        }
        Ok(Some((room, version)))
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
        let gone = self.in_memory().remove(id);
        gone.into_iter().for_each(|table| self.leave(&table));
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
        self.leave(table);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Sqlite;

    #[tokio::test]
    async fn whoever_is_at_the_door_when_everybody_begins_to_go_has_nothing_loaded() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(folder.path()).await.unwrap());
        let tables = Tables::open(store, None, &Settings::new(folder.path().to_owned())).await.unwrap();
        let new: NewTable =
            serde_json::from_str(r#"{"game": "donburiko", "players": 2, "name": "Mari"}"#).unwrap();
        let (guard, _) = tables.create(new, &Comer::unknown()).await.unwrap();
        let table = guard.table.clone();
        drop(guard);
        tables.let_rest(&table).await.unwrap();
        // It has passed the door, and waits behind somebody else who has something loaded.
        let loading = tables.loading.lock().await;
        let mut finding = Box::pin(tables.find(table.id()));
        assert!(tokio::time::timeout(Duration::from_millis(20), &mut finding).await.is_err());
        let closing = tokio::spawn({
            let tables = Arc::clone(&tables);
            async move { tables.close().await }
        });
        while !tables.is_closing() {
            tokio::task::yield_now().await;
        }
        drop(loading);
        assert!(matches!(finding.await.err(), Some(Error::Closing)));
        closing.await.unwrap();
        assert_eq!(tables.awake(), 0);
    }
}
