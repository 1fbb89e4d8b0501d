//! Many games in lock-step, in NumPy arrays.

use lab::{Lockstep, Opponents, Outputs, Pay, Terms};
use numpy::ndarray::Dimension;
use numpy::{
    Element, PyArray, PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray,
    PyUntypedArrayMethods,
};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::asked::{self, new_game, read_seeds};
use crate::errors::{self, ChabudaiError};

/// More games than that take gigabytes, and a machine that has no memory left raises nothing any more.
const MOST_GAMES: usize = 1 << 20;

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
        let new = new_game(game, players, options, None, None, cards)?;
        let (terms, seeds) = (terms(num_envs, threads, opponents, pay)?, read_seeds(seed, num_envs)?);
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
        vector.fill(py, |batch, outputs| batch.reset(&seeds, outputs))?;
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

    /// Deals all games anew, from one seed for all of them or from a list with one for each.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let seeds = read_seeds(seed, self.num_envs())?;
        self.fill(py, |batch, outputs| batch.reset(&seeds, outputs))
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
        let mut observations = writable(self.observations.bind(py))?;
        let mut masks = writable(self.masks.bind(py))?;
        let mut seats = writable(self.seats.bind(py))?;
        let mut rewards = writable(self.rewards.bind(py))?;
        let mut dones = writable(self.dones.bind(py))?;
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

/// An array to be filled. NumPy lets its owner give it another type, shape or order in place, and then it is none of ours.
fn writable<'py, T: Element, D: Dimension>(
    array: &Bound<'py, PyArray<T, D>>,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    if array.as_any().cast::<PyArray<T, D>>().is_err() || !array.is_c_contiguous() {
        return Err(ChabudaiError::new_err(
            "an array of this vector is of another type, shape or order by now",
        ));
    }
    let held = |_| ChabudaiError::new_err("the arrays of this vector are in use elsewhere, or read-only");
    array.try_readwrite().map_err(held)
}

fn terms(games: usize, threads: usize, opponents: Option<&str>, pay: &str) -> PyResult<Terms> {
    if games > MOST_GAMES {
        return Err(ChabudaiError::new_err(format!("`num_envs` is a number up to {MOST_GAMES}")));
    }
    let threads = asked::threads(threads)?;
    let opponents = opponents.map(str::parse::<Opponents>).transpose().map_err(|error| {
        ChabudaiError::new_err(format!("`opponents` are random, a level or None: {error}"))
    })?;
    let pay = match pay {
        "win" => Pay::Win,
        "score" => Pay::Score,
        "value" => Pay::Value,
        _ => return Err(ChabudaiError::new_err("`pay` is win, score or value")),
    };
    Ok(Terms { games, threads, opponents, pay })
}
