//! What a game is asked for with, from Python to Rust and back.

use engine::{NewGame, Seat, Seed};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Map, Value};

use crate::errors::{self, ChabudaiError};

/// JSON as Python has it.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (value.to_string(),))
}

/// Python's own as JSON.
fn to_json(value: &Bound<'_, PyAny>) -> PyResult<Value> {
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

/// A seat of a table.
pub(crate) fn seat(number: usize, players: usize) -> PyResult<Seat> {
    let seat = Seat::new(number).filter(|_| number < players);
    seat.ok_or_else(|| ChabudaiError::new_err(format!("there is no seat {number} at a table of {players}")))
}
