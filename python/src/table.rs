//! One game under way.

use std::time::Duration;

use bots::{Budget, Level};
use engine::scenario::{Scenario, ScenarioStep};
use engine::{Eye, Lang, Replay, Seat, Words};
use lab::Simulation;
use numpy::{PyArray1, PyArrayMethods};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList};
use serde_json::json;

use crate::asked::{Texts, new_game, read_seed, seat, to_python};
use crate::drawn::Drawn;
use crate::errors::{self, ChabudaiError};

/// A game under way. Actions are numbers, or their notation.
#[pyclass(module = "chabudai")]
pub(crate) struct Table {
    sim: Box<dyn Simulation>,
}

#[pymethods]
impl Table {
    /// Opens a table; `chabudai.new` says the same.
    #[new]
    #[pyo3(signature = (game, players, options=None, seed=None, first=None, cards=None))]
    fn new(
        game: &str,
        players: usize,
        options: Option<&Bound<'_, PyDict>>,
        seed: Option<&Bound<'_, PyAny>>,
        first: Option<usize>,
        cards: Option<String>,
    ) -> PyResult<Table> {
        let new = new_game(game, players, options, seed, first, cards)?;
        Ok(Table { sim: lab::open(&new).map_err(errors::setup)? })
    }

    /// The table that a replay leads to, or so many of its actions. A record that cannot be played again as it says,
    /// hash by hash, raises.
    #[staticmethod]
    #[pyo3(signature = (text, actions=None))]
    fn from_replay(py: Python<'_>, text: &str, actions: Option<usize>) -> PyResult<Table> {
        let bad = |error: engine::ReplayError| ChabudaiError::new_err(format!("no replay: {error}"));
        let replay = Replay::from_json(text).map_err(bad)?;
        let played = actions.unwrap_or(replay.actions.len());
        let Some(played) = replay.actions.get(..played) else {
            let most = replay.actions.len();
            return Err(ChabudaiError::new_err(format!("the replay has {most} actions, not {played}")));
        };
        let mut recorded = catalog::open(&replay.new_game()).map_err(errors::setup)?;
        replay.verify(&mut *recorded).map_err(bad)?;
        let mut table = Table { sim: lab::open(&replay.new_game()).map_err(errors::setup)? };
        for played in played {
            table.play_text(py, played.seat, &played.action)?;
        }
        Ok(table)
    }

    /// The table that a scenario's actions lead to. If something is otherwise than it says, it raises.
    #[staticmethod]
    fn from_scenario(py: Python<'_>, text: &str) -> PyResult<Table> {
        let scenario =
            Scenario::from_json(text).map_err(|error| ChabudaiError::new_err(error.to_string()))?;
        scenario
            .run(&|new| Ok(catalog::open(new)?))
            .map_err(|mismatch| ChabudaiError::new_err(mismatch.to_string()))?;
        let mut table =
            Table { sim: lab::open(&scenario.new_game().map_err(errors::setup)?).map_err(errors::setup)? };
        for step in &scenario.steps {
            if let ScenarioStep::Play(seat, action) = step {
                table.play_text(py, *seat, action)?;
            }
        }
        Ok(table)
    }

    /// The game's slug.
    #[getter]
    fn game(&self) -> &'static str {
        self.sim.about().slug
    }

    /// How many play.
    #[getter]
    fn players(&self) -> usize {
        self.sim.seats().len()
    }

    /// How many actions the game has.
    #[getter]
    fn actions(&self) -> usize {
        self.sim.actions()
    }

    /// How many quantities an observation has.
    #[getter]
    fn width(&self) -> usize {
        self.sim.width()
    }

    /// The seats that have a decision to make; nobody when the game is over.
    #[getter]
    fn to_act(&self) -> Vec<usize> {
        self.sim.to_act().iter().map(Seat::index).collect()
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.sim.to_act().is_empty()
    }

    /// What was played so far: pairs of a seat and a number.
    #[getter]
    fn played(&self) -> Vec<(usize, u16)> {
        self.sim.played().iter().map(|&(seat, number)| (seat.index(), number)).collect()
    }

    /// The numbers of the legal actions of a seat, or of the first one that is to act.
    #[pyo3(signature = (seat=None))]
    fn legal(&self, seat: Option<usize>) -> PyResult<Vec<usize>> {
        Ok(self.asked(seat)?.map_or_else(Vec::new, |seat| self.sim.legal(seat)))
    }

    /// The notation of an action.
    fn text(&self, number: usize) -> PyResult<String> {
        let unknown =
            || ChabudaiError::new_err(format!("there are {} actions, and no {number}", self.sim.actions()));
        self.sim.text(number).ok_or_else(unknown)
    }

    /// The number of an action.
    fn number(&self, text: &str) -> PyResult<usize> {
        let unknown = || ChabudaiError::new_err(format!("{text:?} is no action of {}", self.game()));
        self.sim.number(text).ok_or_else(unknown)
    }

    /// Makes an action of a seat happen, or of the first one that is to act. On an error nothing has changed.
    #[pyo3(signature = (action, seat=None))]
    fn play(&mut self, action: &Bound<'_, PyAny>, seat: Option<usize>) -> PyResult<()> {
        let py = action.py();
        let seat = self.asked(seat)?.unwrap_or_default();
        if let Ok(number) = action.extract::<usize>() {
            return self.sim.play(seat, number).map_err(|error| self.refused(py, &error));
        }
        let text: String = action
            .extract()
            .map_err(|_| PyTypeError::new_err("an action is its number, from 0, or its notation"))?;
        self.play_text(py, seat, &text)
    }

    /// What a seat observes, or the first one that is to act.
    #[pyo3(signature = (seat=None))]
    fn observe<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = self.asked(seat)?.unwrap_or_default();
        let array = PyArray1::zeros(py, self.sim.width(), false);
        self.sim.observe(seat, array.readwrite().as_slice_mut()?);
        Ok(array)
    }

    /// Which actions are legal for a seat, or for the first one that is to act.
    #[pyo3(signature = (seat=None))]
    fn mask<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let legal = self.legal(seat)?;
        let array = PyArray1::zeros(py, self.sim.actions(), false);
        let mut guard = array.readwrite();
        let mask = guard.as_slice_mut()?;
        legal.into_iter().for_each(|number| mask[number] = true);
        Ok(array)
    }

    /// The state as a seat sees it; `None` is a spectator, `"all"` sees everything.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<&Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.sim.view(self.eye(seat)?))
    }

    /// The table as front ends draw it, for a seat, a spectator (`None`) or `"all"`.
    #[pyo3(signature = (seat=None))]
    fn scene<'py>(&self, py: Python<'py>, seat: Option<&Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &json!(self.sim.scene(self.eye(seat)?)))
    }

    /// The table in lines of text: every place with its cards, every player with their score.
    #[pyo3(signature = (seat=None, lang="en"))]
    fn tell(&self, seat: Option<&Bound<'_, PyAny>>, lang: &str) -> PyResult<String> {
        self.drawn(seat, lang, |drawn| drawn.text())
    }

    /// The table as a picture: an SVG document, with the game's own art.
    #[pyo3(signature = (seat=None, lang="en"))]
    fn svg(&self, seat: Option<&Bound<'_, PyAny>>, lang: &str) -> PyResult<String> {
        self.drawn(seat, lang, |drawn| drawn.svg())
    }

    /// What has happened, in sentences, as a seat, a spectator (`None`) or `"all"` may know it.
    #[pyo3(signature = (lang="en", seat=None))]
    fn log(&self, lang: &str, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<String>> {
        let words = self.words(lang)?;
        let (names, log) = (self.names(), self.sim.log(self.eye(seat)?));
        Ok(log.iter().map(|news| words.say(&news.message, &names)).collect())
    }

    /// Scores and ranks by seat, and who has won: a dictionary. Nobody has won before the end.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let (standing, players) = (self.sim.standing(), self.players());
        let outcome = PyDict::new(py);
        outcome.set_item("over", self.over())?;
        outcome.set_item("scores", standing.scores.first(players))?;
        outcome.set_item("ranks", PyList::new(py, standing.ranks.first(players))?)?;
        outcome.set_item("winners", standing.winners.iter().map(Seat::index).collect::<Vec<_>>())?;
        Ok(outcome)
    }

    /// A copy in which all that a seat cannot know is dealt anew.
    fn redeal(&self, seat: usize, seed: &Bound<'_, PyAny>) -> PyResult<Table> {
        let mut sim = self.sim.fork();
        sim.redeal(Eye::Seat(self.seat(seat)?), read_seed(seed)?);
        Ok(Table { sim })
    }

    /// A copy that goes its own way.
    fn clone(&self) -> Table {
        Table { sim: self.sim.fork() }
    }

    fn __copy__(&self) -> Table {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Table {
        self.clone()
    }

    /// The number of what a bot of this level (`chabudai.levels()`) plays for a seat, or for the first one that is to act,
    /// with its own budget or that of the caller.
    #[pyo3(signature = (level="casual", seat=None, iterations=None, seconds=None))]
    fn bot(
        &self,
        py: Python<'_>,
        level: &str,
        seat: Option<usize>,
        iterations: Option<u32>,
        seconds: Option<f64>,
    ) -> PyResult<usize> {
        let level: Level =
            level.parse().map_err(|error: bots::BadLevel| ChabudaiError::new_err(error.to_string()))?;
        let budget = budget(iterations, seconds)?.unwrap_or(level.budget());
        let seat = self.asked(seat)?.unwrap_or_default();
        let chosen = py.detach(|| self.sim.bot(seat, level, budget));
        chosen.ok_or_else(|| ChabudaiError::new_err(format!("seat {seat} has nothing to decide")))
    }

    /// What the master thinks of all that a seat can play, or the first one that is to act, the preferred first: action,
    /// visits and the chance to win that it leaves.
    #[pyo3(signature = (seat=None, iterations=None, seconds=None))]
    fn analyse<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
        iterations: Option<u32>,
        seconds: Option<f64>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let budget = budget(iterations, seconds)?.unwrap_or(Level::Master.budget());
        let seat = self.asked(seat)?.unwrap_or_default();
        let thoughts = py.detach(|| self.sim.ponder(seat, budget));
        let thoughts =
            thoughts.ok_or_else(|| ChabudaiError::new_err(format!("seat {seat} has nothing to decide")))?;
        to_python(py, &json!(thoughts.actions))
    }

    /// The game so far as a replay file, with the players' names.
    #[pyo3(signature = (names=None))]
    fn replay(&self, names: Option<Texts>) -> PyResult<String> {
        let names = names.map_or_else(|| self.names(), |Texts(names)| names);
        if names.len() != self.players() {
            return Err(ChabudaiError::new_err(format!(
                "{} names for {} seats",
                names.len(),
                self.players()
            )));
        }
        Ok(json!(self.recorded(&names)?).to_string())
    }

    /// The game so far as a scenario file, which `chabudai scenario` runs: a name says what it shows, and `rules` are the
    /// numbered rules that it is about. What has been reached is written down at its end.
    #[pyo3(signature = (name, rules=None))]
    fn scenario(&self, name: &str, rules: Option<Texts>) -> PyResult<String> {
        let Replay { game, options, seed, first, stack, cards, actions, .. } =
            self.recorded(&self.names())?;
        if cards.is_some() {
            return Err(ChabudaiError::new_err("a scenario has no card file of its own; a replay has"));
        }
        let mut new = json!({"game": game, "players": self.players(), "options": options, "seed": seed, "stack": stack});
        if let Some(first) = first {
            new["first"] = json!(first);
        }
        let mut steps: Vec<_> =
            actions.iter().map(|played| json!({"play": (played.seat, &played.action)})).collect();
        let scores = self.sim.standing().scores.first(self.players()).to_vec();
        steps.extend([json!({"to_act": self.to_act()}), json!({"scores": scores})]);
        Ok(json!({"name": name, "rules": rules.map(|Texts(rules)| rules).unwrap_or_default(), "new": new, "steps": steps}).to_string())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyBytes>,))> {
        Ok((py.get_type::<Table>().getattr("_load")?, (PyBytes::new(py, &self.sim.save()),)))
    }

    /// What a pickle calls.
    #[staticmethod]
    fn _load(saved: &[u8]) -> PyResult<Table> {
        let sim = lab::load(saved).map_err(|error| ChabudaiError::new_err(error.to_string()))?;
        Ok(Table { sim })
    }

    fn __repr__(&self) -> String {
        let Table { sim } = self;
        format!(
            "<chabudai.Table {} for {}, {} actions played>",
            self.game(),
            self.players(),
            sim.played().len()
        )
    }
}

impl Table {
    fn seat(&self, number: usize) -> PyResult<Seat> {
        seat(number, self.players())
    }

    /// The seat that is asked about; without one the first that is to act, if any is.
    fn asked(&self, seat: Option<usize>) -> PyResult<Option<Seat>> {
        match seat {
            Some(number) => self.seat(number).map(Some),
            None => Ok(self.sim.to_act().iter().next()),
        }
    }

    fn eye(&self, who: Option<&Bound<'_, PyAny>>) -> PyResult<Eye> {
        let Some(who) = who else { return Ok(Eye::Spectator) };
        if let Ok(number) = who.extract::<usize>() {
            return self.seat(number).map(Eye::Seat);
        }
        let all = who.extract::<String>().is_ok_and(|text| text == "all");
        if all {
            Ok(Eye::All)
        } else {
            Err(PyTypeError::new_err("whose eye is a seat's number, None or \"all\""))
        }
    }

    /// The table as it is drawn for somebody.
    fn drawn(
        &self,
        seat: Option<&Bound<'_, PyAny>>,
        lang: &str,
        draw: impl FnOnce(Drawn<'_>) -> String,
    ) -> PyResult<String> {
        let (about, scene) = (self.sim.about(), self.sim.scene(self.eye(seat)?));
        let (words, names) = (self.words(lang)?, self.names());
        Ok(draw(Drawn { about: &about, scene: &scene, words, names: &names }))
    }

    fn words(&self, lang: &str) -> PyResult<&'static Words> {
        let lang: Lang =
            lang.parse().map_err(|error: engine::BadLang| ChabudaiError::new_err(error.to_string()))?;
        errors::words(&self.sim.about(), lang)
    }

    fn recorded(&self, names: &[String]) -> PyResult<Replay> {
        let table = self.sim.table().map_err(|error| ChabudaiError::new_err(error.to_string()))?;
        Ok(table.replay(names))
    }

    fn names(&self) -> Vec<String> {
        self.sim.seats().iter().map(|seat| format!("Seat {seat}")).collect()
    }

    fn play_text(&mut self, py: Python<'_>, seat: Seat, text: &str) -> PyResult<()> {
        let unknown = || engine::PlayError::BadAction(text.to_owned());
        let played = self.sim.number(text).ok_or_else(unknown).and_then(|number| self.sim.play(seat, number));
        played.map_err(|error| self.refused(py, &error))
    }

    fn refused(&self, py: Python<'_>, error: &engine::PlayError) -> PyErr {
        match errors::words(&self.sim.about(), Lang::EN) {
            Ok(words) => errors::action(py, error, words, &self.names()),
            Err(error) => error,
        }
    }
}

/// What a search may spend, if the caller says so.
fn budget(iterations: Option<u32>, seconds: Option<f64>) -> PyResult<Option<Budget>> {
    let most = Budget::MOST_ITERATIONS;
    if iterations.is_some_and(|iterations| iterations > most) {
        return Err(ChabudaiError::new_err(format!("`iterations` is a number up to {most}")));
    }
    let bad = |_| ChabudaiError::new_err("`seconds` is a time from 0 on");
    let time = seconds.map(Duration::try_from_secs_f64).transpose().map_err(bad)?;
    Ok(Budget::asked(iterations.or(time.map(|_| most)), time))
}
