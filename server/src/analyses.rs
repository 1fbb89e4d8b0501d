//! Finished games, looked at by the master while nobody waits for it.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use analysis::{AnalysisError, Analyst, Decision, Walk};
use bots::Budget;
use engine::{Choice, Eye, Match, Message, Replay, Seat};

use crate::api::{AnalysedMove, AnalysisProgress};
use crate::error::Error;
use crate::rooms::{Cause, Rank, Tables};

/// How many games the master imagines at each decision: fewer than at a table, since a game has many decisions.
const ITERATIONS: u32 = 400;
/// How many analyses are kept, the latest asked for.
const KEPT: usize = 64;
/// How many games may wait to be analysed.
const WAITING: usize = 8;
/// And how many of them for one household.
const WAITING_EACH: usize = 2;
/// Whoever has not asked again for so long does not wait any more.
const PATIENCE: Duration = Duration::from_secs(10);

/// The analyses of the latest replays that somebody asked about, finished or not.
#[derive(Debug, Default)]
pub(crate) struct Analyses {
    latest: Mutex<VecDeque<Entry>>,
}

#[derive(Debug)]
struct Entry {
    /// The replay.
    id: Arc<str>,
    progress: AnalysisProgress,
    /// Who asked first, and when somebody last did.
    household: IpAddr,
    asked: Instant,
}

/// The analysis of this replay, if it is there.
fn entry<'a>(latest: &'a mut VecDeque<Entry>, id: &str) -> Option<&'a mut Entry> {
    latest.iter_mut().find(|entry| *entry.id == *id)
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Analyses {
    /// The analysis of this replay as far as it has come, if somebody has asked for it before.
    pub(crate) fn known(&self, id: &str) -> Option<AnalysisProgress> {
        let mut latest = locked(&self.latest);
        let entry = entry(&mut latest, id)?;
        entry.asked = Instant::now();
        Some(entry.progress.clone())
    }

    /// Begins to analyse a replay for somebody, unless somebody has just done so. What there is of it so far
    /// is the answer.
    pub(crate) fn begin(
        self: &Arc<Analyses>,
        tables: &Arc<Tables>,
        id: &str,
        replay: Replay,
        household: IpAddr,
    ) -> Result<AnalysisProgress, Error> {
        let mut latest = locked(&self.latest);
        if let Some(entry) = entry(&mut latest, id) {
            return Ok(entry.progress.clone());
        }
        tables.bots.admit(Rank::Analysis, Some(household))?;
        let waiting = || latest.iter().filter(|entry| !entry.progress.complete);
        if waiting().count() >= WAITING
            || waiting().filter(|entry| entry.household == household).count() >= WAITING_EACH
        {
            return Err(Error::TooMany);
        }
        if latest.len() >= KEPT {
            let done = latest.iter().position(|entry| entry.progress.complete);
            latest.remove(done.unwrap_or(0));
        }
        let id: Arc<str> = id.into();
        let (progress, asked) = (AnalysisProgress::default(), Instant::now());
        latest.push_back(Entry { id: Arc::clone(&id), progress, household, asked });
        let (analyses, tables) = (Arc::clone(self), Arc::clone(tables));
        let cause = Cause { rank: Rank::Analysis, household: Some(household), about: id };
        tokio::spawn(async move {
            if let Err(error) = analyses.analyse(&tables, replay, &cause).await {
                error.log();
            }
            // What failed once would fail again: then what there is has to do.
            analyses.note(&cause.about, |progress| progress.complete = true);
        });
        Ok(AnalysisProgress::default())
    }

    /// Takes note of how far an analysis has come, if it is still there.
    fn note(&self, id: &str, note: impl FnOnce(&mut AnalysisProgress)) {
        if let Some(entry) = entry(&mut locked(&self.latest), id) {
            note(&mut entry.progress);
        }
    }

    /// Whether somebody still asks for this analysis. If not it is forgotten, and begins anew when somebody
    /// does.
    fn is_wanted(&self, id: &str, patience: Duration) -> bool {
        let mut latest = locked(&self.latest);
        latest.retain(|entry| *entry.id != *id || entry.asked.elapsed() < patience);
        entry(&mut latest, id).is_some()
    }

    /// Looks at one decision after another, each a piece of work of its own, so that no bot waits longer than
    /// for one of them. The walk along the game goes from one piece to the next.
    async fn analyse(&self, tables: &Tables, replay: Replay, cause: &Cause) -> Result<(), Error> {
        let analyst = Analyst { budget: Budget::of_iterations(ITERATIONS), ..Analyst::default() };
        let unreadable = |error: AnalysisError| Error::Internal(error.to_string());
        let begin = move || Ok((analyst.choices(&replay)?, Walk::start(replay)?));
        let (numbers, mut walk) = tables.bots.run(cause.clone(), begin).await?.map_err(unreadable)?;
        self.note(&cause.about, |progress| progress.total = numbers.len() as u32);
        for number in numbers {
            if tables.is_closing() {
                return Err(Error::Closing);
            }
            if !self.is_wanted(&cause.about, PATIENCE) {
                return Ok(());
            }
            let judge = move || {
                let decision = analyst.judge(&mut walk, number)?;
                let moment = decision.map(|decision| moment(decision, walk.table()));
                Ok((walk, moment))
            };
            let moment;
            (walk, moment) = tables.bots.run(cause.clone(), judge).await?.map_err(unreadable)?;
            self.note(&cause.about, |progress| {
                progress.done += 1;
                progress.moments.extend(moment);
            });
        }
        Ok(())
    }
}

fn moment(decision: Decision, table: &dyn Match) -> AnalysedMove {
    let Decision { number, seat, before, after, played, preferred, loss, mark, reason, .. } = decision;
    let choices = table.scene_without_log(Eye::Seat(seat)).choices;
    AnalysedMove {
        number: number as u32,
        seat,
        label: name(&choices, &played.action),
        best_label: name(&choices, &preferred.action),
        action: played.action,
        best: preferred.action,
        before,
        after,
        loss,
        mark: mark.into(),
        reason,
    }
}

/// What an action is called by whoever is about to play it.
pub(crate) fn label(table: &dyn Match, seat: Seat, action: &str) -> Option<Message> {
    name(&table.scene_without_log(Eye::Seat(seat)).choices, action)
}

fn name(choices: &[Choice], action: &str) -> Option<Message> {
    choices.iter().find(|choice| choice.action == action).map(|choice| choice.label.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_asks_for_any_more_is_forgotten() {
        let analyses = Analyses::default();
        let (household, asked) = ([192, 0, 2, 1].into(), Instant::now());
        let progress = AnalysisProgress::default();
        locked(&analyses.latest).push_back(Entry { id: "game".into(), progress, household, asked });
        assert!(analyses.is_wanted("game", PATIENCE) && analyses.known("game").is_some());
        assert!(!analyses.is_wanted("game", Duration::ZERO));
        assert_eq!(analyses.known("game"), None);
    }
}
