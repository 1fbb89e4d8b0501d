//! All tables: those in memory, and the way to those on disk.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use engine::PerSeat;

use super::bots::Pool;
use super::cell::{Cell, Entered};
use super::play::resumed;
use super::room::{CHAT_LINES, Play, Room};
use crate::error::Error;
use crate::settings::Settings;
use crate::store::{Change, Journal, Stage, Store};

/// How often tables that nobody uses are looked for.
const SWEEP: Duration = Duration::from_secs(5);

/// All tables.
pub(crate) struct House {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) journal: Journal,
    pub(crate) bots: Pool,
    /// The tables in memory. A plain lock, since nothing awaits inside.
    cells: Mutex<HashMap<String, Cell>>,
    /// One table is loaded at a time, so that none is loaded twice.
    loading: tokio::sync::Mutex<()>,
    next_table: AtomicI64,
    next_game: AtomicI64,
    next_client: AtomicU64,
    closing: AtomicBool,
    /// How long a table that nobody uses stays in memory.
    rest: Duration,
    /// How much may be asked of a table in a second.
    table_messages: u32,
}

impl House {
    /// Opens the house on a store.
    pub(crate) async fn open(store: Arc<dyn Store>, settings: &Settings) -> Result<Arc<House>, Error> {
        let (last_table, last_game) = store.last_keys().await?;
        let house = Arc::new(House {
            journal: Journal::new(Arc::clone(&store)),
            store,
            bots: Pool::new(settings.bot_threads),
            cells: Mutex::default(),
            loading: tokio::sync::Mutex::default(),
            next_table: AtomicI64::new(last_table + 1),
            next_game: AtomicI64::new(last_game + 1),
            next_client: AtomicU64::new(1),
            closing: AtomicBool::new(false),
            rest: settings.rest,
            table_messages: settings.limits.table_messages,
        });
        tokio::spawn(sweep(Arc::downgrade(&house)));
        Ok(house)
    }

    pub(crate) fn new_table_key(&self) -> i64 {
        self.next_table.fetch_add(1, Ordering::Relaxed)
    }

    pub(crate) fn new_game_key(&self) -> i64 {
        self.next_game.fetch_add(1, Ordering::Relaxed)
    }

    pub(crate) fn new_client_id(&self) -> u64 {
        self.next_client.fetch_add(1, Ordering::Relaxed)
    }

    pub(crate) fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }

    fn cells(&self) -> std::sync::MutexGuard<'_, HashMap<String, Cell>> {
        self.cells.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables are in memory.
    pub(crate) fn awake(&self) -> usize {
        self.cells().len()
    }

    /// Takes a new table in.
    pub(crate) fn add(&self, room: Room) -> Cell {
        let id = room.record.id.clone();
        let cell = Cell::new(room, self.table_messages);
        self.cells().insert(id, cell.clone());
        cell
    }

    /// The table with this id, from memory or from disk.
    pub(crate) async fn cell(self: &Arc<House>, id: &str) -> Result<Cell, Error> {
        if self.is_closing() {
            return Err(Error::Closing);
        }
        let in_memory = || self.cells().get(id).cloned();
        if let Some(cell) = in_memory() {
            return Ok(cell);
        }
        let _one_at_a_time = self.loading.lock().await;
        if let Some(cell) = in_memory() {
            return Ok(cell);
        }
        let room = self.load(id).await?.ok_or(Error::NotFound("table"))?;
        let cell = self.add(room);
        // A bot may have been about to act when the table was last in memory.
        cell.enter(self).await?.wake();
        Ok(cell)
    }

    /// Enters the table with this id.
    pub(crate) async fn enter(self: &Arc<House>, id: &str) -> Result<Entered, Error> {
        self.cell(id).await?.enter(self).await
    }

    /// A table as the disk has it.
    pub(crate) async fn load(&self, id: &str) -> Result<Option<Room>, Error> {
        let Some(record) = self.store.table(id.to_owned()).await? else { return Ok(None) };
        let chat = self.store.chat(record.key, CHAT_LINES as u32).await?.into();
        let game = record.meta.game.filter(|_| record.meta.stage != Stage::Waiting);
        let play = match game {
            Some(key) => Some(self.load_play(key).await?),
            None => None,
        };
        Ok(Some(Room { record, play, chat, proposal: None }))
    }

    async fn load_play(&self, key: i64) -> Result<Play, Error> {
        let missing = || Error::Internal(format!("game {key} is missing from the store"));
        let kept = self.store.game(key).await?.ok_or_else(missing)?;
        let resumed = resumed(&kept)?;
        let played = resumed.table.actions_played() as u32;
        if (played as usize) < kept.actions.len() {
            // By new rules the rest of the log is not legal any more: it goes, so that the game can go on.
            let cut = Change::Rewrite { game: key, from: played + 1, actions: Vec::new() };
            self.journal.commit(vec![cut]).await?;
        }
        Ok(Play {
            kept: kept.state.as_ref().map_or(0, |state| state.number),
            record: kept.record,
            table: resumed.table,
            turns: resumed.turns,
            adopted: resumed.adopted,
            due: PerSeat::default(),
        })
    }

    /// Lets a table rest on disk if nobody uses it: its position is kept beside the log, and its memory is free.
    async fn let_rest(self: &Arc<House>, id: &str, cell: Cell) -> Result<(), Error> {
        let mut entered = cell.enter(self).await?;
        entered.keep_state().await?;
        let mut cells = self.cells();
        // The house, this function and the guard have it; anybody else still has business with it.
        if entered.inner.audience.clients.is_empty() && Arc::strong_count(&cell.inner) <= 4 {
            cells.remove(id);
        }
        Ok(())
    }

    fn idle(&self) -> Vec<(String, Cell)> {
        let unused = |cell: &Cell| {
            Arc::strong_count(&cell.inner) == 1
                && cell.inner.try_lock().is_ok_and(|inner| {
                    inner.audience.clients.is_empty() && inner.touched.elapsed() >= self.rest
                })
        };
        self.cells()
            .iter()
            .filter(|(_, cell)| unused(cell))
            .map(|(id, cell)| (id.clone(), cell.clone()))
            .collect()
    }

    /// Ends all play: nobody enters any more, what is in flight is finished, and every position is kept.
    pub(crate) async fn close(self: &Arc<House>) {
        self.closing.store(true, Ordering::Relaxed);
        let cells: Vec<Cell> = self.cells().drain().map(|(_, cell)| cell).collect();
        for cell in cells {
            match cell.enter(self).await {
                Ok(mut entered) => {
                    if let Err(error) = entered.keep_state().await {
                        error.log();
                    }
                    entered.dismiss();
                }
                Err(error) => error.log(),
            }
        }
        if let Err(error) = self.journal.settle().await {
            tracing::error!(%error, "the last commits failed");
        }
        self.store.close().await;
    }
}

async fn sweep(house: std::sync::Weak<House>) {
    let pause =
        || house.upgrade().map_or(SWEEP, |house| SWEEP.min(house.rest.max(Duration::from_millis(50))));
    loop {
        tokio::time::sleep(pause()).await;
        let Some(house) = house.upgrade() else { return };
        for (id, cell) in house.idle() {
            if let Err(error) = house.let_rest(&id, cell).await {
                error.log();
            }
        }
        metrics::gauge!("chabudai_tables_awake").set(house.awake() as f64);
    }
}
