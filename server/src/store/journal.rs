//! Group commit: the changes of many tables in one transaction. Whoever comes while the disk is busy shares
//! the next commit.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot};

use room::Change;

use super::{Store, StoreError};

/// The most requests that share a commit: more would only make the first of them wait.
const GROUP: usize = 512;

/// Where so many shared a commit, more are on their way, and the next commit waits for them: they write to
/// the same pages of the file, and their clients are told in one go. A server that is not so busy never
/// waits.
const CROWD: usize = 48;
/// How long it waits, a fraction of what such a commit takes.
const LINGER: Duration = Duration::from_millis(2);

/// Changes that belong together, and whoever waits for them.
struct Job {
    changes: Vec<Change>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// The one writer of a store.
#[derive(Clone, Debug)]
pub struct Journal {
    jobs: mpsc::Sender<Job>,
}

impl Journal {
    /// Starts writing to this store; ends when every copy of the journal is dropped.
    pub fn new(store: Arc<dyn Store>) -> Journal {
        let (jobs, waiting) = mpsc::channel(4 * GROUP);
        tokio::spawn(write(store, waiting));
        Journal { jobs }
    }

    /// Makes these changes last, all or none. They are on disk when it answers.
    pub async fn commit(&self, changes: Vec<Change>) -> Result<(), StoreError> {
        self.begin(changes).await?.done().await
    }

    /// Asks for these changes to be made lasting, all or none; what it gives back tells when they are.
    pub async fn begin(&self, changes: Vec<Change>) -> Result<Committing, StoreError> {
        let (done, answer) = oneshot::channel();
        self.jobs.send(Job { changes, done }).await.map_err(|_| StoreError::Closed)?;
        Ok(Committing(answer))
    }

    /// How many requests wait for the disk, besides those that it is busy with.
    pub fn queued(&self) -> usize {
        self.jobs.max_capacity() - self.jobs.capacity()
    }

    /// Waits until all that was asked for before is on disk, or has failed.
    pub async fn settle(&self) -> Result<(), StoreError> {
        self.commit(Vec::new()).await
    }
}

/// Changes on their way to the disk.
#[derive(Debug)]
pub struct Committing(oneshot::Receiver<Result<(), StoreError>>);

impl Committing {
    /// Waits until they are on disk, or have failed.
    pub async fn done(self) -> Result<(), StoreError> {
        self.0.await.map_err(|_| StoreError::Closed)?
    }
}

async fn write(store: Arc<dyn Store>, mut waiting: mpsc::Receiver<Job>) {
    let mut jobs = Vec::with_capacity(GROUP);
    let mut changes = Vec::new();
    let mut crowded = false;
    while waiting.recv_many(&mut jobs, GROUP).await > 0 {
        if crowded {
            tokio::time::sleep(LINGER).await;
            jobs.extend(std::iter::from_fn(|| waiting.try_recv().ok()).take(GROUP - jobs.len()));
        }
        crowded = jobs.len() >= CROWD;
        let (mut waiters, mut sizes) = (Vec::with_capacity(jobs.len()), Vec::with_capacity(jobs.len()));
        for job in jobs.drain(..) {
            sizes.push(job.changes.len());
            changes.extend(job.changes);
            waiters.push(job.done);
        }
        let begun = Instant::now();
        match commit(&*store, &changes).await {
            Ok(()) => waiters.into_iter().for_each(|done| drop(done.send(Ok(())))),
            Err(StoreError::InUse(file)) => {
                // None of them is at fault, and each alone would wait as long again.
                waiters.into_iter().for_each(|done| refuse(done, StoreError::InUse(file.clone())));
            }
            Err(error) => {
                tracing::warn!(%error, "{} requests were not committed together; trying each alone", sizes.len());
                one_by_one(&*store, waiters, &sizes, &changes).await;
            }
        }
        metrics::histogram!("chabudai_commit_seconds").record(begun.elapsed());
        metrics::histogram!("chabudai_commit_requests").record(sizes.len() as f64);
        changes.clear();
    }
}

async fn commit(store: &dyn Store, changes: &[Change]) -> Result<(), StoreError> {
    if !changes.is_empty() {
        store.commit(changes).await?;
        count(changes);
    }
    Ok(())
}

/// Takes note of what has happened, now that it is on disk.
fn count(changes: &[Change]) {
    let mut happened = [
        ("chabudai_moves_total", 0),
        ("chabudai_games_started_total", 0),
        ("chabudai_games_finished_total", 0),
    ];
    for change in changes {
        match change {
            Change::Append { .. } => happened[0].1 += 1,
            Change::Begin(_) => happened[1].1 += 1,
            Change::End { .. } => happened[2].1 += 1,
            _ => {}
        }
    }
    for (name, times) in happened.into_iter().filter(|(_, times)| *times > 0) {
        metrics::counter!(name).increment(times);
    }
}

fn refuse(done: oneshot::Sender<Result<(), StoreError>>, error: StoreError) {
    tracing::error!(%error, "a request was not committed");
    metrics::counter!("chabudai_commit_errors_total").increment(1);
    drop(done.send(Err(error)));
}

/// One bad request must not take those with it that happened to come at the same time.
async fn one_by_one(
    store: &dyn Store,
    waiters: Vec<oneshot::Sender<Result<(), StoreError>>>,
    sizes: &[usize],
    mut changes: &[Change],
) {
    for (done, &size) in waiters.into_iter().zip(sizes) {
        let (ours, rest) = changes.split_at(size);
        changes = rest;
        match commit(store, ours).await {
            Ok(()) => drop(done.send(Ok(()))),
            Err(error) => refuse(done, error),
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::Seat;
    use futures_util::future::join_all;

    use super::*;
    use room::ChatLine;

    use crate::store::Sqlite;

    #[tokio::test]
    async fn a_crowd_is_committed_to_the_last_of_it() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(folder.path()).await.unwrap());
        let journal = Journal::new(store.clone());
        for at in 1..=3 {
            let line = ChatLine { seat: Seat::ALL[0], text: "hello".to_owned(), phrase: None, at };
            // Half of them come at once, and half while the next commit waits for them.
            let said = (0..2 * CROWD).map(|number| {
                let (journal, line) = (journal.clone(), line.clone());
                async move {
                    tokio::time::sleep(Duration::from_millis(number as u64 % 2)).await;
                    journal.commit(vec![Change::Chat { table: number as i64, line }]).await
                }
            });
            join_all(said).await.into_iter().collect::<Result<(), _>>().unwrap();
            for table in 0..2 * CROWD as i64 {
                assert_eq!(store.chat(table, 1000).await.unwrap().len(), at as usize);
            }
        }
    }
}
