//! How balanced a game is: what `chabudai lab` measures.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

use lab::balance::{Balance, Study, compare as differences, read_bots};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::json;

use crate::asked::{self, Texts, new_game, read_seed, to_json, to_python};
use crate::errors::{self, ChabudaiError};

/// The same as in `chabudai lab`.
const MOST_GAMES: u32 = 10_000_000;

/// How often Python is told how far a study has come, and may break it off.
const BREATH: Duration = Duration::from_millis(50);

/// Plays many games of bots and says what they have shown; `chabudai.lab.balance` says the same.
#[pyfunction]
#[pyo3(signature = (game, players, bots, games, options=None, seed=None, cards=None, threads=1, progress=None))]
#[expect(clippy::too_many_arguments, reason = "they are keywords of Python")]
pub(crate) fn balance<'py>(
    py: Python<'py>,
    game: &str,
    players: usize,
    bots: Texts,
    games: u32,
    options: Option<&Bound<'py, PyDict>>,
    seed: Option<&Bound<'py, PyAny>>,
    cards: Option<String>,
    threads: usize,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    if !(1..=MOST_GAMES).contains(&games) {
        return Err(ChabudaiError::new_err(format!("`games` is a number from 1 to {MOST_GAMES}")));
    }
    let threads = asked::threads(threads)?;
    let new = new_game(game, players, options, None, None, cards)?;
    let bots = read_bots(bots.0.iter().map(String::as_str), players)
        .map_err(|error| ChabudaiError::new_err(format!("`bots`: {error}")))?;
    let seed = seed.map(read_seed).transpose()?.unwrap_or_else(catalog::random_seed);
    let study = Study { game: new, bots, games, seed, threads: threads.get() };
    let balance = run(py, &study, progress)?;
    to_python(py, &json!(balance))
}

/// What differs between two sets of games, such as those of two card files.
#[pyfunction]
pub(crate) fn compare<'py>(
    one: &Bound<'py, PyAny>,
    other: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyAny>> {
    let read = |balance: &Bound<'py, PyAny>| -> PyResult<Balance> {
        serde_json::from_value(to_json(balance)?)
            .map_err(|error| ChabudaiError::new_err(format!("this is no balance of a game: {error}")))
    };
    to_python(one.py(), &json!(differences(&read(one)?, &read(other)?)))
}

/// Plays in threads of Rust, while Python's own go on, are told and may break it off.
fn run(py: Python<'_>, study: &Study, progress: Option<&Bound<'_, PyAny>>) -> PyResult<Balance> {
    let (stop, played) = (AtomicBool::new(false), AtomicU32::new(0));
    let told = |played: u32| -> PyResult<()> {
        py.check_signals()?;
        progress.map_or(Ok(()), |progress| progress.call1((played, study.games)).map(drop))
    };
    let caller = thread::current();
    thread::scope(|scope| {
        let work = scope.spawn(|| {
            let balance = study.run(&stop, || {
                played.fetch_add(1, Ordering::Relaxed);
            });
            caller.unpark();
            balance
        });
        let mut broken_off = Ok(());
        while !work.is_finished() {
            py.detach(|| thread::park_timeout(BREATH));
            if broken_off.is_ok() && !work.is_finished() {
                broken_off = told(played.load(Ordering::Relaxed));
                stop.store(broken_off.is_err(), Ordering::Relaxed);
            }
        }
        let balance = work.join().map_err(|_| ChabudaiError::new_err("a mistake of ours ended the study"))?;
        broken_off?;
        told(played.load(Ordering::Relaxed))?;
        balance.map_err(errors::setup)
    })
}
