//! Many games in lock-step, in NumPy arrays.

use std::num::NonZeroUsize;

use lab::{Lockstep, Opponents, Outputs, Pay, Terms};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::asked::{new_game, read_seed};
use crate::errors::{self, ChabudaiError};

/// More games than that take gigabytes, and a machine that has no memory left raises nothing any more.
const MOST_GAMES: usize = 1 << 20;
/// More threads than that may be refused by the operating system.
const MOST_THREADS: usize = 256;

/// Many games in lock-step. Its arrays stay the same and are filled anew by every step; copy what you keep.
#[pyclass(module = "chabudai")]
pub(crate) struct Vector {
    batch: Box<dyn Lockstep>,
    /// What the seat that is to act in each game observes.
    #[pyo3(get)]
    observations: Py<PyArray2<f32>>,
    /// Which actions are legal for it.
    #[pyo3(get)]
    masks: Py<PyArray2<bool>>,
    /// Which seat that is.
    #[pyo3(get)]
    seats: Py<PyArray1<i64>>,
    /// What a game that has just ended paid each seat; 0 while it goes on.
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    /// Which games have just ended; others are dealt in their places.
    #[pyo3(get)]
    dones: Py<PyArray1<bool>>,
}

#[pymethods]
impl Vector {
    /// Deals the games; `chabudai.vector` says the same.
    #[new]
    #[pyo3(signature = (
        game, num_envs, players, options=None, seed=None, cards=None, threads=1, opponents=None, pay="win"
    ))]
    #[expect(clippy::too_many_arguments, reason = "they are keywords of Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        num_envs: usize,
        players: usize,
        options: Option<&Bound<'_, PyDict>>,
        seed: Option<&Bound<'_, PyAny>>,
        cards: Option<String>,
        threads: usize,
        opponents: Option<&str>,
        pay: &str,
    ) -> PyResult<Vector> {
        let new = new_game(game, players, options, seed, None, cards)?;
        let terms = terms(num_envs, threads, opponents, pay)?;
        let batch = lab::many(&new, terms).map_err(errors::setup)?;
        let (width, actions) = (batch.width(), batch.actions());
        let mut vector = Vector {
            batch,
            observations: PyArray2::zeros(py, [num_envs, width], false).unbind(),
            masks: PyArray2::zeros(py, [num_envs, actions], false).unbind(),
            seats: PyArray1::zeros(py, num_envs, false).unbind(),
            rewards: PyArray2::zeros(py, [num_envs, players], false).unbind(),
            dones: PyArray1::zeros(py, num_envs, false).unbind(),
        };
        let seed = new.seed.unwrap_or_else(catalog::random_seed);
        vector.fill(py, |batch, outputs| batch.reset(seed, outputs))?;
        Ok(vector)
    }

    /// The game's slug.
    #[getter]
    fn game(&self) -> &'static str {
        self.batch.about().slug
    }

    /// How many games there are.
    #[getter]
    fn num_envs(&self) -> usize {
        self.batch.games()
    }

    /// How many play each of them.
    #[getter]
    fn players(&self) -> usize {
        self.batch.players()
    }

    /// How many actions the game has.
    #[getter]
    fn actions(&self) -> usize {
        self.batch.actions()
    }

    /// How many quantities an observation has.
    #[getter]
    fn width(&self) -> usize {
        self.batch.width()
    }

    /// The bytes that each game takes, apart from the arrays.
    #[getter]
    fn bytes_per_game(&self) -> usize {
        self.batch.bytes_per_game()
    }

    /// Deals all games anew.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let seed = seed.map(read_seed).transpose()?.unwrap_or_else(catalog::random_seed);
        self.fill(py, |batch, outputs| batch.reset(seed, outputs))
    }

    /// Plays an action in each game: an array of their numbers. If one of them is illegal, nothing is played.
    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        let actions = actions.as_slice()?;
        self.fill(py, |batch, outputs| batch.step(actions, outputs))
    }

    fn __repr__(&self) -> String {
        format!("<chabudai.Vector {} games of {} for {}>", self.num_envs(), self.game(), self.players())
    }
}

impl Vector {
    /// Has the batch fill the arrays, while other threads of Python go on.
    fn fill(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn Lockstep, Outputs<'_>) -> Result<(), lab::BadStep> + Send,
    ) -> PyResult<()> {
        let held = |_| ChabudaiError::new_err("the arrays of this vector are in use elsewhere");
        let mut observations = self.observations.bind(py).try_readwrite().map_err(held)?;
        let mut masks = self.masks.bind(py).try_readwrite().map_err(held)?;
        let mut seats = self.seats.bind(py).try_readwrite().map_err(held)?;
        let mut rewards = self.rewards.bind(py).try_readwrite().map_err(held)?;
        let mut dones = self.dones.bind(py).try_readwrite().map_err(held)?;
        let outputs = Outputs {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            dones: dones.as_slice_mut()?,
        };
        let batch = &mut *self.batch;
        py.detach(|| work(batch, outputs)).map_err(errors::step)
    }
}

fn terms(games: usize, threads: usize, opponents: Option<&str>, pay: &str) -> PyResult<Terms> {
    if games > MOST_GAMES {
        return Err(ChabudaiError::new_err(format!("`num_envs` is a number up to {MOST_GAMES}")));
    }
    let threads = NonZeroUsize::new(threads)
        .filter(|threads| threads.get() <= MOST_THREADS)
        .ok_or_else(|| ChabudaiError::new_err(format!("`threads` is a number from 1 to {MOST_THREADS}")))?;
    let opponents = opponents.map(str::parse::<Opponents>).transpose().map_err(|_| {
        ChabudaiError::new_err("`opponents` are random, novice, casual, expert or master, or None")
    })?;
    let pay = match pay {
        "win" => Pay::Win,
        "score" => Pay::Score,
        "value" => Pay::Value,
        _ => return Err(ChabudaiError::new_err("`pay` is win, score or value")),
    };
    Ok(Terms { games, threads, opponents, pay })
}
