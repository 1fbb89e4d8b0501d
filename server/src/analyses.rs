//! Finished games, looked at by the master while nobody waits for it.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use analysis::{AnalysisError, Analyst, Decision, Walk};
use bots::Budget;
use engine::{Choice, Eye, Match, Message, Replay, Seat};

use crate::api::{AnalysedMove, AnalysisProgress};
use crate::error::Error;
use crate::rooms::Tables;

/// How many games the master imagines at each decision: as many as at a table.
const ITERATIONS: u32 = 400;
/// How many analyses are kept, the latest asked for.
const KEPT: usize = 64;
/// How many games may wait to be analysed; one is at a time, so that bots get their turns in between.
const WAITING: usize = 8;

/// The analyses of the latest replays that somebody asked about, finished or not.
#[derive(Debug, Default)]
pub(crate) struct Analyses {
    latest: Mutex<VecDeque<(String, Arc<Mutex<AnalysisProgress>>)>>,
    turn: tokio::sync::Mutex<()>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Analyses {
    /// The analysis of this replay as far as it has come, if somebody has asked for it before.
    pub(crate) fn known(&self, id: &str) -> Option<AnalysisProgress> {
        let latest = locked(&self.latest);
        let (_, analysis) = latest.iter().find(|(other, _)| other == id)?;
        Some(locked(analysis).clone())
    }

    /// Begins to analyse a replay, unless somebody has just done so. What there is of it so far is the
    /// answer.
    pub(crate) fn begin(
        self: &Arc<Analyses>,
        tables: &Arc<Tables>,
        id: String,
        replay: Replay,
    ) -> Result<AnalysisProgress, Error> {
        let analysis = Arc::new(Mutex::new(AnalysisProgress::default()));
        {
            let mut latest = locked(&self.latest);
            if let Some((_, analysis)) = latest.iter().find(|(other, _)| *other == id) {
                return Ok(locked(analysis).clone());
            }
            let waiting = latest.iter().filter(|(_, analysis)| !locked(analysis).complete).count();
            if waiting >= WAITING {
                return Err(Error::TooMany);
            }
            if latest.len() >= KEPT {
                let done = latest.iter().position(|(_, analysis)| locked(analysis).complete);
                latest.remove(done.unwrap_or(0));
            }
            latest.push_back((id, Arc::clone(&analysis)));
        }
        let (analyses, tables) = (Arc::clone(self), Arc::clone(tables));
        tokio::spawn(async move {
            let _one_at_a_time = analyses.turn.lock().await;
            if let Err(error) = analyse(&tables, replay, &analysis).await {
                error.log();
            }
            // What failed once would fail again: then what there is has to do.
            locked(&analysis).complete = true;
        });
        Ok(AnalysisProgress::default())
    }
}

/// Looks at one decision after another, each a piece of work of its own, so that no bot waits longer than for
/// one of them. The walk along the game goes from one piece to the next.
async fn analyse(tables: &Tables, replay: Replay, analysis: &Mutex<AnalysisProgress>) -> Result<(), Error> {
    let analyst = Analyst { budget: Budget::of_iterations(ITERATIONS), ..Analyst::default() };
    let unreadable = |error: AnalysisError| Error::Internal(error.to_string());
    let begin = move || Ok((analyst.choices(&replay)?, Walk::start(replay)?));
    let (numbers, mut walk) = tables.bots.run(begin).await?.map_err(unreadable)?;
    locked(analysis).total = numbers.len() as u32;
    for number in numbers {
        if tables.is_closing() {
            return Err(Error::Closing);
        }
        let judge = move || {
            let decision = analyst.judge(&mut walk, number)?;
            let moment = decision.map(|decision| moment(decision, walk.table()));
            Ok((walk, moment))
        };
        let moment;
        (walk, moment) = tables.bots.run(judge).await?.map_err(unreadable)?;
        let mut analysis = locked(analysis);
        analysis.done += 1;
        analysis.moments.extend(moment);
    }
    Ok(())
}

fn moment(decision: Decision, table: &dyn Match) -> AnalysedMove {
    let Decision { number, seat, before, after, played, preferred, loss, mark, .. } = decision;
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
    }
}

/// What an action is called by whoever is about to play it.
pub(crate) fn label(table: &dyn Match, seat: Seat, action: &str) -> Option<Message> {
    name(&table.scene_without_log(Eye::Seat(seat)).choices, action)
}

fn name(choices: &[Choice], action: &str) -> Option<Message> {
    choices.iter().find(|choice| choice.action == action).map(|choice| choice.label.clone())
}
