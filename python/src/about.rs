//! What can be played, and what its numbers mean.

use bots::Level;
use engine::{Lang, Message};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use serde_json::Value;

use crate::asked::to_python;
use crate::errors::{self, SetupError};

/// What can be played: a dictionary a game, with its slug, title, players, options, rules version, number of actions and
/// width of an observation.
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Bound<'_, PyList>> {
    let games = PyList::empty(py);
    for about in catalog::games() {
        let game = PyDict::new(py);
        let numbers = numbers(about.slug)?;
        game.set_item("slug", about.slug)?;
        game.set_item("title", errors::words(about, Lang::EN)?.say(&Message::new("game-title"), &[]))?;
        game.set_item("players", (*about.players.start(), *about.players.end()))?;
        game.set_item("rules_version", about.rules_version)?;
        let options = PyDict::new(py);
        for option in about.options {
            let values = option.values.iter().map(|value| read(py, value)).collect::<PyResult<Vec<_>>>()?;
            options.set_item(option.name, (read(py, option.default)?, values))?;
        }
        game.set_item("options", options)?;
        game.set_item("actions", numbers.actions.len())?;
        game.set_item("width", numbers.features.iter().map(engine::Feature::width).sum::<usize>())?;
        games.append(game)?;
    }
    Ok(games)
}

/// What is observed of a game, in order: name, rows, entries, least and most of each feature, and the slice of an
/// observation that it takes.
#[pyfunction]
pub(crate) fn features<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyList>> {
    let (features, mut from) = (PyList::empty(py), 0);
    for feature in numbers(game)?.features {
        let entry = PyDict::new(py);
        entry.set_item("name", feature.name)?;
        entry.set_item("rows", feature.rows)?;
        entry.set_item("entries", feature.entries)?;
        entry.set_item("least", feature.least)?;
        entry.set_item("most", feature.most)?;
        entry.set_item("slice", (from, from + feature.width()))?;
        from += feature.width();
        features.append(entry)?;
    }
    Ok(features)
}

/// The levels of bots, the weakest first, and how many iterations each gives its search; those that do not search give
/// none.
#[pyfunction]
pub(crate) fn levels(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let levels = PyDict::new(py);
    for level in Level::ALL {
        levels.set_item(level.name(), level.budget().iterations())?;
    }
    Ok(levels)
}

fn numbers(slug: &str) -> PyResult<lab::Numbers> {
    let unknown = || errors::setup(engine::SetupError::UnknownGame(slug.to_owned()));
    lab::numbers(slug).ok_or_else(unknown)
}

/// A value of an option.
fn read<'py>(py: Python<'py>, json: &str) -> PyResult<Bound<'py, PyAny>> {
    let value: Value = serde_json::from_str(json).map_err(|error| SetupError::new_err(error.to_string()))?;
    to_python(py, &value)
}
