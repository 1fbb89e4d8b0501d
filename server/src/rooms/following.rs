//! Following: a table that other nodes change as well. What they have appended comes over the bus and is applied to the
//! copy here; what was missed is read from the store.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, PoisonError, Weak};
use std::time::{Duration, Instant};

use room::{Room, Step};

use super::carry_out::Asker;
use super::table::{LockedTable, TableGuard};
use super::tables::Tables;
use crate::clock::{go_by, steady};
use crate::cluster::{Bus, Inbox, Notice, Presence, What, rank};
use crate::error::Error;
use crate::store::{Met, StoreError};

/// How often a node says that it is alive, and looks whether it has missed something.
const PULSE: Duration = Duration::from_secs(1);
/// How often it looks while the bus is away.
const POLL: Duration = Duration::from_millis(200);

/// How often a node says again who is connected to its tables, in case somebody has not heard it.
const SAY_AGAIN: u32 = 5;

/// How long what has happened may take to be heard of before it counts as missed.
const GRACE: Duration = Duration::from_millis(250);

/// How long others wait for the one whose turn it is to do what nobody has asked for.
pub(crate) const STEP_IN: Duration = Duration::from_secs(3);

/// Who else serves the tables, and how to reach them.
pub(crate) struct Company {
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) inbox: Inbox,
}

impl Tables {
    /// Whether other nodes may have tables of ours in memory.
    fn has_company(&self) -> bool {
        self.bus.is_some() && !self.others().is_empty()
    }

    /// The other nodes that are alive.
    pub(crate) fn others(&self) -> Arc<Vec<String>> {
        Arc::clone(&self.others.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Says that this node is alive, and learns which others are; those that were before.
    pub(crate) async fn meet(&self) -> Result<Arc<Vec<String>>, StoreError> {
        let asked = Instant::now();
        let Met { others, clock } = self.store.meet(&self.node).await?;
        go_by(clock, asked.elapsed());
        metrics::gauge!("chabudai_nodes").set(others.len() as f64 + 1.0);
        let mut known = self.others.write().unwrap_or_else(PoisonError::into_inner);
        Ok(std::mem::replace(&mut *known, Arc::new(others)))
    }

    /// Whether other nodes cannot be heard just now.
    pub(crate) fn is_deaf(&self) -> bool {
        self.bus.as_ref().is_some_and(|bus| bus.is_away())
    }

    /// Whether this node is the one to do this, which nobody has asked for.
    pub(crate) fn is_first(&self, about: &str) -> bool {
        rank(&self.node, self.others().iter().map(String::as_str), about) == 0
    }

    /// Tells other nodes, if there is something to tell.
    pub(crate) fn publish(&self, table: &LockedTable, what: Option<What<'_>>) {
        if let (Some(bus), Some(what)) = (&self.bus, what) {
            let (node, id) = (Cow::from(&*self.node), Cow::from(table.id()));
            bus.publish(table.id(), Notice { node, table: id, what });
        }
    }

    /// Hears of a table from now on.
    pub(crate) fn follow(&self, id: &str) {
        if let Some(bus) = &self.bus {
            bus.follow(id);
        }
    }

    /// Does not hear of it any more, and says so.
    pub(crate) fn leave(&self, table: &LockedTable) {
        if let Some(bus) = &self.bus {
            self.publish(table, Some(What::Left));
            bus.leave(table.id());
        }
    }

    /// Tells other nodes that a table is no more.
    pub(crate) fn say_removed(&self, id: &str) {
        if let Some(bus) = &self.bus {
            bus.publish(
                id,
                Notice { node: Cow::from(&*self.node), table: Cow::from(id), what: What::Removed },
            );
        }
    }

    /// Looks after what other nodes say, as long as there are tables.
    pub(crate) fn keep_company(self: &Arc<Tables>, inbox: Inbox) {
        tokio::spawn(hear(Arc::downgrade(self), inbox));
        tokio::spawn(meet(Arc::downgrade(self)));
    }

    /// Reads from the store what other nodes have changed and we have not heard of.
    async fn look_for_gaps(self: &Arc<Tables>) -> Result<(), Error> {
        let tables: HashMap<i64, LockedTable> =
            self.all_awake().into_iter().map(|table| (table.key(), table)).collect();
        if tables.is_empty() {
            return Ok(());
        }
        let mut kept: HashMap<i64, u64> =
            self.store.versions(tables.keys().copied().collect()).await?.into_iter().collect();
        let is_behind =
            |key: &i64, table: &LockedTable| kept.get(key).is_none_or(|version| *version > table.version());
        if !self.is_deaf() && tables.iter().any(|(key, table)| is_behind(key, table)) {
            // What has only just happened is on its way.
            tokio::time::sleep(GRACE).await;
        }
        for (key, table) in tables {
            let version = kept.remove(&key);
            if version.is_none_or(|version| version > table.version()) {
                let mut guard = table.hold(self).await;
                // What was on its way to the store when it was asked is there now.
                if !guard.state.resting && version.is_none_or(|version| version > guard.state.version) {
                    metrics::counter!("chabudai_catch_ups_total", "by" => "poll").increment(1);
                    drop(guard.reload().await.inspect_err(Error::log));
                }
            }
        }
        Ok(())
    }

    /// Says again who is connected here, at the tables that nobody is busy with, and perhaps asks others the same.
    fn say_again(self: &Arc<Tables>, asks: bool) {
        for table in self.all_awake().into_iter().filter(|_| self.has_company()) {
            if let Some(mut guard) = table.try_hold(self) {
                guard.tell_presence(asks);
            }
        }
    }

    /// Forgets who was connected to nodes that are gone.
    async fn forget_nodes(self: &Arc<Tables>) {
        let alive = self.others();
        for table in self.all_awake() {
            let mut guard = table.hold(self).await;
            let elsewhere = &mut guard.state.audience.elsewhere;
            let gone: Vec<Presence> =
                elsewhere.extract_if(.., |(node, _)| !alive.contains(node)).map(|(_, there)| there).collect();
            for presence in gone {
                drop(guard.part_with(presence).await.inspect_err(Error::log));
            }
        }
    }
}

async fn hear(tables: Weak<Tables>, mut inbox: Inbox) {
    while let Some(bytes) = inbox.recv().await {
        let Some(tables) = tables.upgrade() else { return };
        let Some(notice) = Notice::read(&bytes) else { continue };
        if notice.node != tables.node
            && let Some(table) = tables.in_memory_table(&notice.table)
        {
            table.hear(&tables, notice);
        }
    }
}

/// Says again and again that this node is alive, and looks what it has missed.
async fn meet(tables: Weak<Tables>) {
    let (mut since_pulse, mut pulses) = (PULSE, 0);
    loop {
        let Some(tables) = tables.upgrade().filter(|tables| !tables.is_closing()) else { return };
        if since_pulse >= PULSE {
            (since_pulse, pulses) = (Duration::ZERO, pulses + 1);
            if pulses % SAY_AGAIN == 0 {
                tables.say_again(false);
            }
            match tables.meet().await {
                Ok(before) => {
                    let alive = tables.others();
                    if before.iter().any(|node| !alive.contains(node)) {
                        tables.forget_nodes().await;
                    }
                    // Whoever is back has been forgotten, with all who are connected there.
                    if alive.iter().any(|node| !before.contains(node)) {
                        tables.say_again(true);
                    }
                }
                Err(error) => tracing::warn!(%error, "other nodes cannot be met"),
            }
        }
        if let Err(error) = tables.look_for_gaps().await {
            error.log();
        }
        let pause = if tables.is_deaf() { POLL } else { PULSE };
        drop(tables);
        tokio::time::sleep(pause).await;
        since_pulse += pause;
    }
}

impl LockedTable {
    /// Takes a notice in, after those that came before it.
    fn hear(&self, tables: &Arc<Tables>, notice: Notice<'static>) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.push_back(notice);
        if waiting.len() == 1 {
            let (tables, table) = (Arc::clone(tables), self.clone());
            tokio::spawn(async move { table.take_notices(&tables).await });
        }
    }

    async fn take_notices(&self, tables: &Arc<Tables>) {
        let mut guard = self.hold(tables).await;
        loop {
            // The one that is worked on stays until it is done, so that nobody else begins.
            let next = self.waiting.lock().unwrap_or_else(PoisonError::into_inner).front().cloned();
            let Some(notice) = next else { return };
            if !guard.state.resting && !tables.is_closing() {
                drop(guard.take_notice(notice).await.inspect_err(Error::log));
            }
            self.waiting.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
        }
    }
}

impl TableGuard {
    /// What other nodes are to be told of a step, if anybody would hear it.
    pub(crate) fn notice<'s>(&self, step: &'s Step) -> Option<What<'s>> {
        let tells = self.tables.has_company() && !step.keep.is_empty();
        tells.then(|| What::Step { version: self.state.version + 1, step: Some(Cow::Borrowed(step)) })
    }

    async fn take_notice(&mut self, notice: Notice<'static>) -> Result<(), Error> {
        match notice.what {
            What::Step { version, step } => self.follow_step(version, step.map(Cow::into_owned)).await,
            What::Presence { presence, asks } => {
                let elsewhere = &mut self.state.audience.elsewhere;
                let known = elsewhere.iter().position(|(node, _)| *node == notice.node);
                let before = known.map(|place| elsewhere.swap_remove(place).1);
                let moved = before.unwrap_or_default() != presence;
                elsewhere.push((notice.node.into_owned(), presence));
                if asks {
                    self.tell_presence(false);
                }
                if moved { self.others_moved().await } else { Ok(()) }
            }
            What::Left => {
                let elsewhere = &mut self.state.audience.elsewhere;
                let known = elsewhere.iter().position(|(node, _)| *node == notice.node);
                match known.map(|place| elsewhere.swap_remove(place).1) {
                    Some(presence) => self.part_with(presence).await,
                    None => Ok(()),
                }
            }
            What::Removed => self.reload().await,
        }
    }

    /// Takes a step that another node has taken and kept.
    async fn follow_step(&mut self, version: u64, step: Option<Step>) -> Result<(), Error> {
        if version <= self.state.version && !self.state.unsure {
            return Ok(());
        }
        let Some(step) = step.filter(|_| version == self.state.version + 1 && !self.state.unsure) else {
            metrics::counter!("chabudai_gaps_total").increment(1);
            return self.catch_up_by("gap").await;
        };
        self.state.unsure = true;
        if self.state.room.follow(&step.keep, steady()).is_err() {
            return self.catch_up_by("step").await;
        }
        (self.state.unsure, self.state.version) = (false, version);
        self.table.note_version(version);
        let letters = self.letters(&step.tell, Asker::default());
        self.tell_step(&step, letters);
        self.tell_presence_if_changed();
        metrics::counter!("chabudai_followed_total").increment(1);
        Ok(())
    }

    async fn catch_up_by(&mut self, by: &'static str) -> Result<(), Error> {
        metrics::counter!("chabudai_catch_ups_total", "by" => by).increment(1);
        self.reload().await
    }

    /// Another node has gone, with all who were connected there.
    async fn part_with(&mut self, gone: Presence) -> Result<(), Error> {
        self.stop_knocks(&gone.knocks).await?;
        if gone == Presence::default() { Ok(()) } else { self.others_moved().await }
    }

    /// Somebody has come or gone at another node.
    async fn others_moved(&mut self) -> Result<(), Error> {
        self.act(|room: &mut Room, at| Ok(room.depart(at))).await
    }

    /// Makes sure that this is what the store has, and not only what has been heard so far.
    pub(crate) async fn freshen(&mut self) -> Result<(), Error> {
        if !self.tables.store.is_shared() {
            return Ok(());
        }
        let key = self.room().record().key;
        let kept = self.tables.store.versions(vec![key]).await?;
        if kept == [(key, self.state.version)] { Ok(()) } else { self.catch_up_by("visit").await }
    }

    /// Tells other nodes who is connected here, if that has changed since it was told.
    pub(crate) fn tell_presence_if_changed(&mut self) {
        if self.state.audience.here() != self.state.audience.told_elsewhere {
            self.tell_presence(false);
        }
    }

    /// Tells other nodes who is connected here, and perhaps asks them the same.
    pub(crate) fn tell_presence(&mut self, asks: bool) {
        let presence = self.state.audience.here();
        self.state.audience.told_elsewhere.clone_from(&presence);
        if self.tables.has_company() {
            self.tables.publish(&self.table, Some(What::Presence { presence, asks }));
        }
    }

    /// How long this node leaves it to others to do what nobody has asked for at this table.
    pub(crate) fn step_in_after(&self) -> Duration {
        let others = self.state.audience.elsewhere.iter().map(|(node, _)| node.as_str());
        STEP_IN * rank(&self.tables.node, others, self.table.id())
    }
}
