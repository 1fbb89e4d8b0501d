//! Group commit: the commits of many tables in one transaction. Whoever comes while the disk is busy shares
//! the next one.

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot};

use room::Change;

use super::{Commit, Store, StoreError};

/// The most requests that share a commit: more would only make the first of them wait.
const GROUP: usize = 512;

/// Where so many shared a commit, more are on their way, and the next commit waits for them: they write to
/// the same pages of the file, and their clients are told in one go. A server that is not so busy never
/// waits.
const CROWD: usize = 48;
/// How long it waits, a fraction of what such a commit takes.
const LINGER: Duration = Duration::from_millis(2);

/// A commit, or nothing but the wish to know that all before is done; and whoever waits for it.
struct Job {
    commit: Option<Commit>,
    done: Done,
}

type Done = oneshot::Sender<Result<(), StoreError>>;

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

    /// Makes a commit last. It is on disk when it answers; if somebody else was first, that is a conflict.
    pub async fn commit(&self, commit: Commit) -> Result<(), StoreError> {
        self.begin(commit).await?.done().await
    }

    /// Asks for a commit to be made lasting; what it gives back tells when it is.
    pub async fn begin(&self, commit: Commit) -> Result<Committing, StoreError> {
        self.ask(Some(commit)).await
    }

    async fn ask(&self, commit: Option<Commit>) -> Result<Committing, StoreError> {
        let (done, answer) = oneshot::channel();
        self.jobs.send(Job { commit, done }).await.map_err(|_| StoreError::Closed)?;
        Ok(Committing(answer))
    }

    /// How many requests wait for the disk, besides those that it is busy with.
    pub fn queued(&self) -> usize {
        self.jobs.max_capacity() - self.jobs.capacity()
    }

    /// Waits until all that was asked for before is on disk, or has failed.
    pub async fn settle(&self) -> Result<(), StoreError> {
        self.ask(None).await?.done().await
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

/// What shares a commit.
#[derive(Default)]
struct Group {
    commits: Vec<Commit>,
    waiting: Vec<Done>,
    /// Those who only wait for all that came before.
    settling: Vec<Done>,
}

impl Group {
    /// The next jobs, up to one whose table is among them already: its commit was made from what that one makes.
    fn next(jobs: &mut VecDeque<Job>) -> Group {
        let (mut group, mut tables) = (Group::default(), HashSet::new());
        while let Some(Job { commit, done }) = jobs.pop_front() {
            match commit {
                None => group.settling.push(done),
                Some(commit) if tables.insert(commit.table) => {
                    group.commits.push(commit);
                    group.waiting.push(done);
                }
                again => {
                    jobs.push_front(Job { commit: again, done });
                    break;
                }
            }
        }
        group
    }
}

async fn write(store: Arc<dyn Store>, mut waiting: mpsc::Receiver<Job>) {
    let (mut jobs, mut came) = (VecDeque::with_capacity(GROUP), Vec::with_capacity(GROUP));
    let mut crowded = false;
    while !jobs.is_empty() || waiting.recv_many(&mut came, GROUP).await > 0 {
        jobs.extend(came.drain(..));
        if crowded {
            tokio::time::sleep(LINGER).await;
            let room = GROUP.saturating_sub(jobs.len());
            jobs.extend(std::iter::from_fn(|| waiting.try_recv().ok()).take(room));
        }
        let group = Group::next(&mut jobs);
        crowded = group.commits.len() >= CROWD;
        if !group.commits.is_empty() {
            let begun = Instant::now();
            let answers = commit(&*store, &group.commits).await;
            metrics::histogram!("chabudai_commit_seconds").record(begun.elapsed());
            metrics::histogram!("chabudai_commit_requests").record(group.commits.len() as f64);
            group.waiting.into_iter().zip(answers).for_each(|(done, answer)| tell(done, answer));
        }
        group.settling.into_iter().for_each(|done| tell(done, Ok(())));
    }
}

/// Makes commits last; what came of each.
async fn commit(store: &dyn Store, commits: &[Commit]) -> Vec<Result<(), StoreError>> {
    match store.commit(commits).await {
        Ok(fit) => commits.iter().zip(fit).map(|(commit, fits)| kept(commit, fits)).collect(),
        // None of them is at fault, and each alone would wait as long again.
        Err(StoreError::InUse(file)) => {
            commits.iter().map(|_| Err(StoreError::InUse(file.clone()))).collect()
        }
        // And nobody knows whether they were done: to do them again might do them twice.
        Err(StoreError::Unreached(place, why)) => {
            commits.iter().map(|_| Err(StoreError::Unreached(place.clone(), why.clone()))).collect()
        }
        Err(error) if commits.len() == 1 => vec![Err(error)],
        Err(error) => {
            tracing::warn!(%error, "{} requests were not committed together; trying each alone", commits.len());
            one_by_one(store, commits).await
        }
    }
}

/// One bad request must not take those with it that happened to come at the same time.
async fn one_by_one(store: &dyn Store, commits: &[Commit]) -> Vec<Result<(), StoreError>> {
    let mut answers = Vec::with_capacity(commits.len());
    for commit in commits {
        let done = store.commit(std::slice::from_ref(commit)).await;
        answers.push(done.and_then(|fit| kept(commit, fit == [true])));
    }
    answers
}

fn kept(commit: &Commit, fits: bool) -> Result<(), StoreError> {
    if !fits {
        metrics::counter!("chabudai_conflicts_total").increment(1);
        return Err(StoreError::Conflict);
    }
    count(&commit.changes);
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

fn tell(done: Done, answer: Result<(), StoreError>) {
    match &answer {
        // Whoever was second asks again, and whoever comes after the end is told so.
        Ok(()) | Err(StoreError::Conflict | StoreError::Closed) => {}
        Err(error) => {
            tracing::error!(%error, "a request was not committed");
            metrics::counter!("chabudai_commit_errors_total").increment(1);
        }
    }
    drop(done.send(answer));
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
                    let (table, changes) = (number as i64, vec![Change::Chat { table: number as i64, line }]);
                    journal.commit(Commit { table, version: at - 1, changes }).await
                }
            });
            join_all(said).await.into_iter().collect::<Result<(), _>>().unwrap();
            for table in 0..2 * CROWD as i64 {
                assert_eq!(store.chat(table, 1000).await.unwrap().len(), at as usize);
            }
        }
    }

    #[tokio::test]
    async fn of_two_commits_from_the_same_version_one_is_kept_and_takes_nobody_with_it() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(folder.path()).await.unwrap());
        let journal = Journal::new(store.clone());
        let commit = |table, version, at| {
            let line = ChatLine { seat: Seat::ALL[0], text: "hello".to_owned(), phrase: None, at };
            journal.commit(Commit { table, version, changes: vec![Change::Chat { table, line }] })
        };
        commit(1, 0, 1).await.unwrap();
        let (first, second, other) = tokio::join!(commit(1, 1, 2), commit(1, 1, 3), commit(2, 0, 4));
        assert!(first.is_ok() && other.is_ok(), "{first:?}, {other:?}");
        assert!(matches!(second, Err(StoreError::Conflict)), "{second:?}");
        assert_eq!(store.versions(vec![1, 2, 3]).await.unwrap(), [(1, 2), (2, 1)]);
        assert_eq!(store.chat(1, 9).await.unwrap().iter().map(|line| line.at).collect::<Vec<_>>(), [1, 2]);
    }
}
