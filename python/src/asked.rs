//! What a game is asked for with, from Python to Rust and back.

use std::num::NonZeroUsize;

use engine::{NewGame, Seat, Seed};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use serde_json::{Map, Value};

use crate::errors::{self, ChabudaiError};

/// More threads than that may be refused by the operating system.
const MOST_THREADS: usize = 256;

/// More texts than that nobody means.
const MOST_TEXTS: usize = 1_000;

/// A few texts. A `Vec` would ask at once for as much memory as the list says that it needs, and a list can say anything: the
/// interpreter would be aborted.
pub(crate) struct Texts(pub(crate) Vec<String>);

impl<'py> FromPyObject<'_, 'py> for Texts {
    type Error = PyErr;
    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Texts> {
        if given.is_instance_of::<PyString>() {
            return Err(PyTypeError::new_err("this is a text, not a list of them"));
        }
        let mut texts = Vec::new();
        for text in given.try_iter()? {
            texts.push(text?.extract()?);
            if texts.len() > MOST_TEXTS {
                return Err(ChabudaiError::new_err(format!("these are more than {MOST_TEXTS} texts")));
            }
        }
        Ok(Texts(texts))
    }
}

/// JSON as Python has it.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (value.to_string(),))
}

/// Python's own as JSON.
pub(crate) fn to_json(value: &Bound<'_, PyAny>) -> PyResult<Value> {
    let text: String = value.py().import("json")?.call_method1("dumps", (value,))?.extract()?;
    serde_json::from_str(&text).map_err(|error| ChabudaiError::new_err(error.to_string()))
}

/// A game as Python asks for it.
pub(crate) fn new_game(
    game: &str,
    players: usize,
    options: Option<&Bound<'_, PyDict>>,
    seed: Option<&Bound<'_, PyAny>>,
    first: Option<usize>,
    cards: Option<String>,
) -> PyResult<NewGame> {
    let mut fields = Map::new();
    fields.insert("game".into(), game.into());
    fields.insert("players".into(), players.into());
    if let Some(options) = options {
        fields.insert("options".into(), to_json(options)?);
    }
    if let Some(first) = first {
        fields.insert("first".into(), first.into());
    }
    let new = NewGame::from_json(fields).map_err(errors::setup)?;
    Ok(NewGame { seed: seed.map(read_seed).transpose()?, cards, ..new })
}

/// A seed: a number from 0 to 2^64 - 1, or 64 hex digits.
pub(crate) fn read_seed(seed: &Bound<'_, PyAny>) -> PyResult<Seed> {
    let bad = || PyTypeError::new_err("a seed is a number from 0 to 2**64 - 1, or a string of 64 hex digits");
    if let Ok(number) = seed.extract::<u64>() {
        return Ok(Seed::from(number));
    }
    seed.extract::<String>().map_err(|_| bad())?.parse().map_err(|_| bad())
}

/// One seed for all of so many games, or one for each of them; without any the operating system's randomness decides.
pub(crate) fn read_seeds(seeds: Option<&Bound<'_, PyAny>>, games: usize) -> PyResult<Vec<Seed>> {
    let Some(seeds) = seeds else { return Ok(vec![catalog::random_seed()]) };
    match (read_seed(seeds), seeds.try_iter()) {
        (Ok(seed), _) => Ok(vec![seed]),
        (Err(bad), Err(_)) => Err(bad),
        // One too many is enough to see that there are too many.
        (Err(_), Ok(each)) => each.take(games + 1).map(|seed| read_seed(&seed?)).collect(),
    }
}

/// A seat of a table.
pub(crate) fn seat(number: usize, players: usize) -> PyResult<Seat> {
    let seat = Seat::new(number).filter(|_| number < players);
    seat.ok_or_else(|| ChabudaiError::new_err(format!("there is no seat {number} at a table of {players}")))
}

/// On how many threads.
pub(crate) fn threads(threads: usize) -> PyResult<NonZeroUsize> {
    let wrong = || ChabudaiError::new_err(format!("`threads` is a number from 1 to {MOST_THREADS}"));
    NonZeroUsize::new(threads).filter(|threads| threads.get() <= MOST_THREADS).ok_or_else(wrong)
}
