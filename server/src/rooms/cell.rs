//! One table behind its lock.

use std::sync::Arc;
use std::time::Instant;

use axum::body::Bytes;
use engine::{Eye, PerSeat, Scene, Seat};
use tokio::sync::{Mutex, OwnedMutexGuard};
use tokio::task::AbortHandle;

use super::audience::Audience;
use super::house::House;
use super::play::Asker;
use super::room::{Play, Room, phase, seat_info};
use super::told::{Difference, Told};
use crate::api::{Changed, Polled, Say, TableInfo, Welcome, You};
use crate::bucket::Bucket;
use crate::clock::now;
use crate::error::Error;
use crate::store::{Change, Committing};
use crate::wire::frame;

/// One table behind its lock.
#[derive(Clone)]
pub(crate) struct Cell {
    pub(crate) inner: Arc<Mutex<Inner>>,
}

/// What the lock guards.
pub(crate) struct Inner {
    pub(crate) room: Room,
    pub(crate) audience: Audience,
    /// Memory is ahead of the disk: what was asked for last has not been committed, or nobody waited to see.
    pub(crate) unsure: bool,
    /// The turn, by round and number, that a bot already thinks about.
    pub(crate) thinking: PerSeat<Option<(u32, u32)>>,
    /// Wakes up when somebody's time is over.
    pub(crate) timer: Option<AbortHandle>,
    /// When somebody last asked for something.
    pub(crate) touched: Instant,
    /// How much may still be asked just now.
    patience: Bucket,
}

impl Cell {
    pub(crate) fn new(room: Room, messages: u32) -> Cell {
        let rate = f64::from(messages);
        let inner = Inner {
            room,
            audience: Audience::default(),
            unsure: false,
            thinking: PerSeat::default(),
            timer: None,
            touched: Instant::now(),
            patience: Bucket::new(rate, 2.0 * rate),
        };
        Cell { inner: Arc::new(Mutex::new(inner)) }
    }

    /// Waits until nobody else is at it, and makes sure that memory is what the disk has.
    pub(crate) async fn enter(&self, house: &Arc<House>) -> Result<Entered, Error> {
        let inner = Arc::clone(&self.inner).lock_owned().await;
        let mut entered = Entered { house: Arc::clone(house), cell: self.clone(), inner };
        if entered.inner.unsure {
            entered.reload().await?;
        }
        entered.inner.touched = Instant::now();
        Ok(entered)
    }
}

/// Somebody who holds a table's lock.
pub(crate) struct Entered {
    pub(crate) house: Arc<House>,
    pub(crate) cell: Cell,
    pub(crate) inner: OwnedMutexGuard<Inner>,
}

impl Entered {
    pub(crate) fn room(&self) -> &Room {
        &self.inner.room
    }

    /// Refuses when more is asked of this table than it may take, from however many addresses.
    pub(crate) fn admit(&mut self) -> Result<(), Error> {
        if self.inner.patience.take() { Ok(()) } else { Err(Error::TableBusy) }
    }

    /// Forgets what may not have lasted and starts again from the disk; everybody connected gets a fresh start.
    async fn reload(&mut self) -> Result<(), Error> {
        self.house.journal.settle().await?;
        let id = self.room().record.id.clone();
        self.inner.room = self.house.load(&id).await?.ok_or(Error::NotFound("table"))?;
        self.inner.unsure = false;
        self.inner.thinking = PerSeat::default();
        self.welcome_all();
        self.wake();
        Ok(())
    }

    /// Makes changes last. If that fails, whoever enters next finds the table as the disk has it.
    pub(crate) async fn commit(&mut self, changes: Vec<Change>) -> Result<(), Error> {
        let committing = self.begin(changes).await?;
        self.finish(committing).await
    }

    /// Begins to make changes last, for whoever has something to do while the disk is busy.
    pub(crate) async fn begin(&mut self, changes: Vec<Change>) -> Result<Committing, Error> {
        self.inner.unsure = true;
        let committing = self.house.journal.begin(changes).await?;
        // The journal waits for this very thread: it has its turn now and not when whoever asked has nothing left to do.
        tokio::task::yield_now().await;
        Ok(committing)
    }

    /// Waits until what was begun has lasted.
    pub(crate) async fn finish(&mut self, committing: Committing) -> Result<(), Error> {
        committing.done().await?;
        self.inner.unsure = false;
        Ok(())
    }

    /// Keeps who sits where, and tells everybody.
    pub(crate) async fn commit_table(&mut self, mut changes: Vec<Change>) -> Result<(), Error> {
        changes.push(Change::Table(self.inner.room.kept()));
        self.commit(changes).await?;
        self.tell_table();
        Ok(())
    }

    /// The table as everybody may know it.
    pub(crate) fn info(&self) -> TableInfo {
        let Room { record, .. } = self.room();
        let meta = &record.meta;
        let seats = self.room().seats().iter().zip(&meta.chairs);
        TableInfo {
            id: record.id.clone(),
            code: record.code.clone(),
            game: meta.config.game.clone(),
            options: meta.config.options.clone(),
            phase: phase(meta.stage),
            round: meta.round,
            seats: seats.map(|(seat, chair)| seat_info(seat, chair, self.inner.audience.has(seat))).collect(),
            host: meta.host,
            spectators: self.inner.audience.spectators(),
            open: meta.config.open,
            casual: meta.config.casual,
            level: meta.config.level,
            turn_seconds: meta.config.turn_seconds,
            bot_delay_ms: meta.config.bot_delay_ms,
            proposal: self.proposal_info(),
            lesson: meta.config.lesson,
            commitment: self.room().promised().map(|deal| deal.commitment()).unwrap_or_default(),
            nonces: self.room().nonces().into_iter().map(|nonce| nonce.map(String::from)).collect(),
            result: meta.result.clone(),
            replay: meta.replay.clone(),
        }
    }

    /// Tells everybody who sits where.
    pub(crate) fn tell_table(&self) {
        if !self.inner.audience.clients.is_empty() {
            self.inner.audience.tell_all(&Say::Table { table: Box::new(self.info()) });
        }
    }

    /// What an eye sees now, with the whole log.
    fn scene(&self, eye: Eye) -> Option<Scene> {
        self.room().play.as_ref().map(|play| play.table.scene(eye))
    }

    pub(crate) fn number(&self) -> u32 {
        self.room().play.as_ref().map_or(0, Play::number)
    }

    /// Until when the seats to act have time: the first of them to run out.
    pub(crate) fn deadline(&self) -> Option<u64> {
        let play = self.room().play.as_ref()?;
        play.table.to_act().iter().filter_map(|seat| play.due[seat]).min()
    }

    /// Everything that clients of this seat need to begin, as a change from nothing.
    pub(crate) fn welcome(&mut self, seat: Option<Seat>) -> Bytes {
        let eye = seat.map_or(Eye::Spectator, Eye::Seat);
        let mut told = Told::default();
        let changed = self.room().play.as_ref().map(|play| changed(play, eye, &mut told, 0));
        *self.inner.audience.told(eye) = changed.is_some().then(|| Box::new(told));
        let everything = Changed { deadline: self.deadline(), ..changed.unwrap_or_default() };
        frame(&Say::Welcome(Box::new(Welcome {
            you: You { seat, host: seat.is_some() && self.room().meta().host == seat },
            table: self.info(),
            everything,
            chat: self.room().chat.iter().cloned().collect(),
            version: crate::http::version(),
            now: now(),
        })))
    }

    /// A fresh start for everybody.
    pub(crate) fn welcome_all(&mut self) {
        for seat in self.room().seats().iter().map(Some).chain([None]) {
            if self.inner.audience.clients.iter().any(|client| client.seat == seat) {
                let welcome = self.welcome(seat);
                let clients = self.inner.audience.clients.iter().filter(|client| client.seat == seat);
                clients.for_each(|client| client.outlet.send(welcome.clone()));
            }
        }
    }

    /// What a script sees.
    pub(crate) fn polled(&self, seat: Option<Seat>) -> Polled {
        let eye = seat.map_or(Eye::Spectator, Eye::Seat);
        Polled {
            table: self.info(),
            seat,
            number: self.number(),
            deadline: self.deadline(),
            scene: self.scene(eye),
            chat: self.room().chat.iter().cloned().collect(),
        }
    }

    /// What each client is to be told of the last action, in the order of the clients. It is made while
    /// the disk is busy with the action, and told after it. With `keep`, the log behind that number has been rewritten.
    pub(crate) fn prepare(&mut self, asker: Asker, keep: Option<u32>) -> Vec<Bytes> {
        let deadline = self.deadline();
        let Inner { room, audience, .. } = &mut *self.inner;
        let Some(play) = &room.play else { return Vec::new() };
        let since = keep.map_or(play.number(), |keep| keep + 1);
        let mut frames = vec![Bytes::new(); audience.clients.len()];
        for eye in Eye::everybody(play.table.seats()) {
            if !audience.clients.iter().any(|client| client.eye() == eye) {
                continue;
            }
            let changed = changed(play, eye, audience.told(eye).get_or_insert_default(), since);
            let mut said = Say::Changed(Changed { deadline, log_keep: keep, ..changed });
            let mut made = Bytes::new();
            for (client, told) in audience.clients.iter().zip(&mut frames) {
                if client.eye() == eye {
                    let re = asker.re.filter(|_| asker.client == Some(client.id));
                    if becomes_answer(&mut said, re) || made.is_empty() {
                        made = frame(&said);
                    }
                    *told = made.clone();
                }
            }
        }
        frames
    }

    /// Tells what [`prepare`](Entered::prepare) made: everybody, or one seat alone.
    pub(crate) fn deliver(&self, frames: Vec<Bytes>, only: Option<Seat>) {
        for (client, frame) in self.inner.audience.clients.iter().zip(frames) {
            if only.is_none() || client.seat == only {
                client.outlet.send(frame);
            }
        }
    }
}

/// What has changed for an eye, with the log from the action `since` on.
pub(crate) fn changed(play: &Play, eye: Eye, told: &mut Told, since: u32) -> Changed {
    let log = play.table.log(eye, since as usize);
    let Difference { set, gone } = told.update(play.table.scene_without_log(eye), sealed_of(play, eye));
    Changed { number: play.number(), set, gone, log, ..Changed::default() }
}

fn sealed_of(play: &Play, eye: Eye) -> Option<String> {
    match eye {
        Eye::Seat(seat) => play.sealed(seat),
        Eye::Spectator | Eye::All => None,
    }
}

/// Makes it the answer to this request, or to none. Whether it was another's until now: rarely do two clients share the
/// asker's eye, and only then is it written twice.
fn becomes_answer(said: &mut Say, re: Option<u32>) -> bool {
    match said {
        Say::Changed(changed) => std::mem::replace(&mut changed.re, re) != re,
        _ => false,
    }
}
