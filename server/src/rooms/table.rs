//! Mutual exclusion: one table behind its lock, entered by one at a time.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use engine::{MAX_SEATS, PerSeat, Seat};
use room::{Ask, BotTurn, Change, Declined, Room};
use tokio::sync::{Mutex, Notify, OwnedMutexGuard};
use tokio::task::AbortHandle;

use super::audience::{Audience, Client};
use super::bots::SeatHint;
use super::carry_out::Asker;
use super::tables::Tables;
use crate::bucket::Bucket;
use crate::cluster::Notice;
use crate::error::Error;
use crate::settings::Limits;
use crate::store::StoreError;

/// One table behind its lock.
#[derive(Clone)]
pub(crate) struct LockedTable {
    id: Arc<str>,
    key: i64,
    state: Arc<Mutex<TableState>>,
    /// The version that the state has, for whoever only wants to know that.
    version: Arc<AtomicU64>,
    /// What other nodes have said, and has not been taken in yet.
    pub(super) waiting: Arc<std::sync::Mutex<VecDeque<Notice<'static>>>>,
}

/// Who asks a table for something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asking {
    /// A browser, or whatever else a person uses.
    Person,
    /// A program that plays.
    Program,
}

/// What the lock guards.
pub(crate) struct TableState {
    pub(crate) room: Room,
    pub(crate) audience: Audience,
    /// Memory is ahead of the disk: what was asked for last has not been committed, or nobody waited to see.
    pub(crate) unsure: bool,
    /// The version of the table that this is, as the store counts.
    pub(crate) version: u64,
    /// How often in a row nothing could be kept.
    pub(crate) failures: u32,
    /// Somebody comes back to see whether the disk is well again.
    pub(crate) recovering: bool,
    /// The turn that a bot already thinks about.
    pub(crate) thinking: PerSeat<Option<BotTurn>>,
    /// The last hint that each seat has asked for.
    pub(crate) hints: [Option<SeatHint>; MAX_SEATS],
    /// Wakes those who wait for something to change without a socket.
    stirred: Arc<Notify>,
    /// Wakes up when somebody's time is over.
    pub(crate) timer: Option<AbortHandle>,
    /// It has just come into memory, and nobody has looked yet whether a bot was about to act.
    is_new: bool,
    /// It rests on disk, and this is a leftover: whoever still has it asks for the table anew.
    pub(crate) resting: bool,
    /// When somebody last asked for something.
    touched: Instant,
    /// How much may still be asked just now by people, and by programs, which cannot use up what is for people.
    patience: Bucket,
    patience_with_programs: Bucket,
    /// And how much each seat may still say.
    voices: [Bucket; MAX_SEATS],
}

impl TableState {
    /// Whether somebody is connected or a bot thinks, so that the table must stay in memory.
    pub(crate) fn is_busy(&self) -> bool {
        let connected = !self.audience.clients.is_empty() || !self.audience.porch.is_empty();
        connected || Seat::ALL.iter().any(|&seat| self.thinking[seat].is_some())
    }
}

impl LockedTable {
    pub(crate) fn new(room: Room, version: u64, limits: &Limits) -> LockedTable {
        let (rate, chat) = (f64::from(limits.table_messages), f64::from(limits.chat));
        let (id, key) = (Arc::from(&room.record().id[..]), room.record().key);
        let state = TableState {
            version,
            room,
            audience: Audience::default(),
            unsure: false,
            failures: 0,
            recovering: false,
            thinking: PerSeat::default(),
            hints: Default::default(),
            stirred: Arc::default(),
            timer: None,
            is_new: true,
            resting: false,
            touched: Instant::now(),
            patience: Bucket::new(rate, 2.0 * rate),
            patience_with_programs: Bucket::new(rate, 2.0 * rate),
            voices: std::array::from_fn(|_| Bucket::new(chat / 60.0, chat / 6.0)),
        };
        let version = Arc::new(AtomicU64::new(version));
        LockedTable { id, key, state: Arc::new(Mutex::new(state)), version, waiting: Arc::default() }
    }

    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    pub(crate) fn key(&self) -> i64 {
        self.key
    }

    /// The version that is in memory.
    pub(crate) fn version(&self) -> u64 {
        self.version.load(Ordering::Relaxed)
    }

    pub(crate) fn note_version(&self, version: u64) {
        self.version.store(version, Ordering::Relaxed);
    }

    pub(crate) fn shared_id(&self) -> Arc<str> {
        Arc::clone(&self.id)
    }

    /// Whether nobody has used it for so long. A table that somebody is at just now is in use.
    pub(crate) fn is_idle(&self, rest: Duration) -> bool {
        self.state.try_lock().is_ok_and(|state| !state.is_busy() && state.touched.elapsed() >= rest)
    }

    /// Waits until nobody else is at it, and makes sure that memory is what the disk has.
    pub(crate) async fn enter(&self, tables: &Arc<Tables>) -> Result<TableGuard, Error> {
        let mut table = self.clone();
        loop {
            let state = Arc::clone(&table.state).lock_owned().await;
            // Whoever comes while everybody goes is told so, and not that something is wrong.
            tables.must_be_open()?;
            if !state.resting {
                let mut guard = TableGuard { tables: Arc::clone(tables), table, state };
                guard.make_sure().await?;
                return Ok(guard);
            }
            drop(state);
            table = tables.find(&table.id).await?;
        }
    }

    /// Takes it as it is, if nobody else is at it.
    pub(crate) fn try_hold(&self, tables: &Arc<Tables>) -> Option<TableGuard> {
        let state = Arc::clone(&self.state).try_lock_owned().ok()?;
        Some(TableGuard { tables: Arc::clone(tables), table: self.clone(), state })
    }

    /// Waits until nobody else is at it, and takes it as it is: to look, or for the last time.
    pub(crate) async fn hold(&self, tables: &Arc<Tables>) -> TableGuard {
        let state = Arc::clone(&self.state).lock_owned().await;
        TableGuard { tables: Arc::clone(tables), table: self.clone(), state }
    }
}

/// Somebody who holds a table's lock.
pub(crate) struct TableGuard {
    pub(crate) tables: Arc<Tables>,
    pub(crate) table: LockedTable,
    pub(crate) state: OwnedMutexGuard<TableState>,
}

impl TableGuard {
    pub(crate) fn room(&self) -> &Room {
        &self.state.room
    }

    /// Makes sure that memory is what the disk has.
    pub(crate) async fn make_sure(&mut self) -> Result<(), Error> {
        if self.state.unsure {
            self.reload().await?;
        }
        if std::mem::take(&mut self.state.is_new) {
            self.tell_presence(true);
            self.wake();
        }
        self.state.touched = Instant::now();
        Ok(())
    }

    /// Forgets what may not have lasted and starts again from the disk; everybody connected gets a fresh
    /// start.
    pub(crate) async fn reload(&mut self) -> Result<(), Error> {
        self.tables.journal.settle().await?;
        let Some((room, version)) = self.tables.load(&self.table.id).await? else {
            // Somebody has removed it.
            self.dismiss();
            self.state.resting = true;
            self.tables.forget(&self.table.id);
            return Err(Error::NotFound("table"));
        };
        (self.state.room, self.state.version) = (room, version);
        self.table.note_version(version);
        self.state.unsure = false;
        self.state.thinking = PerSeat::default();
        self.clear_porch();
        self.welcome_all();
        self.wake();
        Ok(())
    }

    /// What those wait for who have no socket.
    pub(crate) fn stirred(&self) -> Arc<Notify> {
        Arc::clone(&self.state.stirred)
    }

    /// Wakes them: something may have changed.
    pub(crate) fn stir(&self) {
        self.state.stirred.notify_waiters();
    }

    /// Sees to it that bots act and clocks run, after anything has changed.
    pub(crate) fn wake(&mut self) {
        self.wake_bots();
        self.set_timer();
    }

    /// Rate limiting: refuses when more is asked of this table than it may take, from however many addresses.
    pub(crate) fn admit(&mut self, asking: Asking) -> Result<(), Error> {
        let bucket = match asking {
            Asking::Person => &mut self.state.patience,
            Asking::Program => &mut self.state.patience_with_programs,
        };
        if bucket.take() { Ok(()) } else { Err(Error::TableBusy) }
    }

    /// The same for what a seat says to all others.
    pub(crate) fn hear_out(&mut self, seat: Seat, ask: &Ask) -> Result<(), Error> {
        let says = matches!(ask, Ask::Chat { .. } | Ask::Phrase { .. });
        if says && !self.state.voices[seat.index()].take() { Err(Error::TooMany) } else { Ok(()) }
    }

    /// The seat that a connection speaks for: none if it only watches, or if its seat was taken from it.
    pub(crate) fn seat_of_client(&self, id: u64) -> Result<Seat, Error> {
        let client = self.state.audience.client(id);
        Ok(client.and_then(|client| client.seat).ok_or(Declined::NotSeated)?)
    }

    /// Somebody has connected: the seat is theirs again and everybody sees them, and then they are told
    /// everything.
    pub(crate) async fn connect(&mut self, client: Client) -> Result<(), Error> {
        let (id, seat) = (client.id, client.seat);
        self.state.audience.clients.push(client);
        if let Err(error) = self.act(|room, at| Ok(room.arrive(seat, at))).await {
            self.state.audience.remove(id);
            return Err(error);
        }
        self.tell_presence_if_changed();
        self.catch_up(id);
        Ok(())
    }

    /// Somebody has gone.
    pub(crate) async fn disconnect(&mut self, id: u64) -> Result<(), Error> {
        if self.state.audience.remove(id).is_none() {
            return self.stop_knocking(id).await;
        }
        let gone = self.act(|room, at| Ok(room.depart(at))).await;
        self.tell_presence_if_changed();
        gone
    }

    /// A program asks for its turn: it is here, and no bot of ours plays for it any more.
    pub(crate) async fn polls(&mut self, seat: Seat) -> Result<(), Error> {
        self.state.audience.note_poll(seat);
        if self.info().seats.get(seat.index()).is_some_and(|seat| seat.stand_in) {
            self.answer(seat, Ask::Back, Asker::default()).await?;
        }
        Ok(())
    }

    /// Keeps the position beside the log, if it is not there yet, and lets go of the table's memory: it rests
    /// on disk. What else is to be kept is kept with it.
    pub(crate) async fn rest(&mut self, mut keep: Vec<Change>) -> Result<(), Error> {
        if !self.state.audience.elsewhere.is_empty() {
            // Whoever is left there keeps what is to be kept.
            keep.clear();
        } else if !self.state.unsure && !self.state.resting {
            // What is not on disk is no position to keep beside the log.
            keep.extend(self.state.room.unkept_state());
        }
        if !keep.is_empty() {
            let unsure = std::mem::replace(&mut self.state.unsure, true);
            match self.tables.journal.commit(self.commit_of(keep)).await {
                Ok(()) => self.state.unsure = unsure,
                // Somebody else uses it, and keeps what is to be kept.
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        if let Some(timer) = self.state.timer.take() {
            timer.abort();
        }
        self.state.resting = true;
        Ok(())
    }

    /// Closes every socket, for the end of the server or of the table.
    pub(crate) fn dismiss(&mut self) {
        self.stir();
        self.clear_porch();
        self.state.audience.clients.drain(..).for_each(|client| client.outlet.close());
    }
}

#[cfg(test)]
mod tests {
    use room::{Guest, NewTable, Ticket};
    use tempfile::TempDir;
    use tokio::net::{TcpListener, TcpStream};

    use super::*;
    use crate::rooms::{Asker, Comer};
    use crate::settings::Settings;
    use crate::store::Sqlite;
    use crate::wire::Outlet;

    const HOST: Seat = Seat::ALL[0];
    const GUEST: Seat = Seat::ALL[1];

    /// A table for two at which the host sits.
    async fn table(folder: &TempDir) -> (Arc<Tables>, LockedTable, Ticket) {
        let store = Arc::new(Sqlite::open(folder.path()).await.unwrap());
        let tables = Tables::open(store, None, &Settings::new(folder.path().to_owned())).await.unwrap();
        let new: NewTable =
            serde_json::from_str(r#"{"game": "donburiko", "players": 2, "name": "Mari"}"#).unwrap();
        let (guard, ticket) = tables.create(new, &Comer::unknown()).await.unwrap();
        let table = guard.table.clone();
        drop(guard);
        (tables, table, ticket)
    }

    async fn client(tables: &Tables, guest: Guest) -> (Client, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let stream = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (server, _) = listener.accept().await.unwrap();
        let outlet = Arc::new(Outlet::new(server.into_split().1));
        (Client::new(tables.new_client_id(), guest, outlet, [127, 0, 0, 1].into()), stream)
    }

    #[tokio::test]
    async fn a_connection_whose_seat_was_taken_away_speaks_for_nobody() {
        let folder = tempfile::tempdir().unwrap();
        let (tables, table, _) = table(&folder).await;
        let mut guard = table.enter(&tables).await.unwrap();
        let join = serde_json::from_str(r#"{"name": "Ken"}"#).unwrap();
        guard.join(join, &Comer::unknown()).await.unwrap();
        let (guest, _socket) = client(&tables, Guest::Seated(GUEST)).await;
        let (id, outlet) = (guest.id, Arc::clone(&guest.outlet));
        guard.connect(guest).await.unwrap();
        assert_eq!(guard.seat_of_client(id).unwrap(), GUEST);
        guard.answer(HOST, Ask::Open { seat: GUEST }, Asker::default()).await.unwrap();
        assert!(matches!(guard.seat_of_client(id), Err(Error::Declined(Declined::NotSeated))));
        assert!(outlet.is_closing());
    }

    #[tokio::test]
    async fn a_spectator_speaks_for_nobody() {
        let folder = tempfile::tempdir().unwrap();
        let (tables, table, _) = table(&folder).await;
        let mut guard = table.enter(&tables).await.unwrap();
        let (spectator, _socket) = client(&tables, Guest::Stranger).await;
        let id = spectator.id;
        guard.connect(spectator).await.unwrap();
        assert!(matches!(guard.seat_of_client(id), Err(Error::Declined(Declined::NotSeated))));
    }

    #[tokio::test]
    async fn whoever_still_has_a_table_that_rests_gets_it_anew() {
        let folder = tempfile::tempdir().unwrap();
        let (tables, table, ticket) = table(&folder).await;
        assert!(table.is_idle(Duration::ZERO));
        let waiting = tokio::spawn({
            let (tables, table) = (Arc::clone(&tables), table.clone());
            let mut guard = table.enter(&tables).await.unwrap();
            guard.rest(Vec::new()).await.unwrap();
            tables.forget(table.id());
            async move {
                drop(guard);
                table.enter(&tables).await.map(|guard| guard.room().seat_of(&ticket.token))
            }
        });
        assert_eq!(waiting.await.unwrap().unwrap(), Some(HOST));
        assert_eq!(tables.awake(), 1);
        assert!(!Arc::ptr_eq(&tables.find(table.id()).await.unwrap().state, &table.state));
    }

    #[tokio::test]
    async fn a_table_at_which_somebody_sits_or_a_bot_thinks_is_not_idle() {
        let folder = tempfile::tempdir().unwrap();
        let (tables, table, _) = table(&folder).await;
        let mut guard = table.enter(&tables).await.unwrap();
        assert!(!table.is_idle(Duration::ZERO), "somebody is at it");
        let (host, _socket) = client(&tables, Guest::Seated(HOST)).await;
        let id = host.id;
        guard.connect(host).await.unwrap();
        drop(guard);
        assert!(!table.is_idle(Duration::ZERO), "somebody is connected");
        let mut guard = table.enter(&tables).await.unwrap();
        guard.disconnect(id).await.unwrap();
        drop(guard);
        assert!(table.is_idle(Duration::ZERO) && !table.is_idle(Duration::from_secs(60)));
    }

    #[tokio::test]
    async fn nobody_enters_while_everybody_goes_and_no_table_is_there_twice() {
        let folder = tempfile::tempdir().unwrap();
        let (tables, table, _) = table(&folder).await;
        let at_it = table.enter(&tables).await.unwrap();
        let closing = tokio::spawn({
            let tables = Arc::clone(&tables);
            async move { tables.close().await }
        });
        let waiting = table.enter(&tables);
        let other = tables.find("another");
        let late = async {
            tokio::time::sleep(Duration::from_millis(20)).await;
            let new = tables.find(table.id()).await;
            drop(at_it);
            new
        };
        let (waited, found, other) = tokio::join!(waiting, late, other);
        closing.await.unwrap();
        assert!(matches!(waited.err(), Some(Error::Closing)), "whoever waited is told why");
        assert!(matches!(found.err(), Some(Error::Closing)), "not loaded a second time");
        assert!(matches!(other.err(), Some(Error::Closing | Error::NotFound(_))));
        assert_eq!(tables.awake(), 0);
        let listed = tables.store.listed(9).await.map(|tables| tables.len());
        assert!(matches!(listed, Err(crate::store::StoreError::Closed)), "{listed:?}");
    }

    #[tokio::test]
    async fn a_staler_copy_of_a_table_overwrites_nothing_and_is_asked_again() {
        let folder = tempfile::tempdir().unwrap();
        let (tables, table, _) = table(&folder).await;
        let (room, version) = tables.load(table.id()).await.unwrap().unwrap();
        let copy = LockedTable::new(room, version, &Limits::NONE);
        let rename = |name: &str| Ask::Rename { name: name.into() };
        let mut guard = table.enter(&tables).await.unwrap();
        guard.answer(HOST, rename("First"), Asker::default()).await.unwrap();
        guard.answer(HOST, rename("Second"), Asker::default()).await.unwrap();
        let mut stale = copy.enter(&tables).await.unwrap();
        let number = |guard: &TableGuard| (guard.state.version, guard.room().number());
        let before = number(&guard);
        stale.answer(HOST, Ask::Chat { text: "still here".into() }, Asker::default()).await.unwrap();
        assert_eq!(number(&stale), (before.0 + 1, before.1));
        let (kept, version) = tables.load(table.id()).await.unwrap().unwrap();
        let info = kept.info(HOST.into(), room::Onlookers::default());
        assert_eq!((info.seats[0].name.as_deref(), kept.chat().count()), (Some("Second"), 1));
        // And now the first one is the stale one.
        guard.answer(HOST, rename("Third"), Asker::default()).await.unwrap();
        assert_eq!((guard.state.version, guard.room().chat().count()), (version + 1, 1));
    }
}
