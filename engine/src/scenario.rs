//! Scenarios: a rule test, a puzzle or a bug report as one JSON file.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::figure::Show;
use crate::{Eye, Lang, Match, NewGame, PlayError, Seat, Seats, SetupError, Standing, Words};

/// A scenario as its file has it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// What it shows, in a sentence.
    pub name: String,
    /// The numbered rules it is about.
    #[serde(default)]
    pub rules: Vec<String>,
    /// The game, as the protocol's `new` has it. Without a seed it is 0.
    pub new: Map<String, Value>,
    /// What happens and what must hold.
    #[serde(default)]
    pub steps: Vec<ScenarioStep>,
    /// The code with which the set-up must be refused, in place of steps.
    #[serde(default)]
    pub new_error: Option<String>,
    /// What of its end is drawn, if it is a figure for the rules.
    #[serde(default)]
    pub show: Option<Show>,
}

/// One thing to do or to check.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScenarioStep {
    /// The seat plays this.
    Play(Seat, String),
    /// This is refused and changes nothing.
    Illegal(Seat, String),
    /// These seats are to act.
    ToAct(Seats),
    /// Exactly these are legal, in any order.
    Legal(Seat, Vec<String>),
    /// At least these are legal.
    LegalHas(Seat, Vec<String>),
    /// None of these is legal.
    LegalLacks(Seat, Vec<String>),
    /// The state has these values at these dotted paths.
    State(Map<String, Value>),
    /// The view of this seat (null: a spectator) has these values at these dotted paths.
    View(Option<Seat>, Map<String, Value>),
    /// Whether the game is over.
    Over(bool),
    /// The scores by seat.
    Scores(Vec<i32>),
    /// The ranks by seat.
    Ranks(Vec<u8>),
    /// The winners.
    Winners(Seats),
}

/// What differs from what a scenario says.
#[derive(Clone, PartialEq, Debug, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Mismatch {
    /// The file is no scenario.
    #[error("no scenario: {0}")]
    Unreadable(String),
    /// The set-up failed and should not have, or failed otherwise.
    #[error("the set-up\n  expected {expected}\n  found    {found}")]
    Setup {
        /// What the scenario says.
        expected: String,
        /// What happened.
        found: String,
    },
    /// A step came out otherwise.
    #[error("step {number}, {what}\n  expected {expected}\n  found    {found}")]
    Step {
        /// Its number, from 1.
        number: usize,
        /// What was looked at.
        what: String,
        /// What the scenario says.
        expected: String,
        /// What is so.
        found: String,
    },
}

/// How a table is opened for a scenario.
pub type Opener<'a> = &'a dyn Fn(&NewGame) -> Result<Box<dyn Match>, SetupError>;

/// What was looked at, what was expected and what was found, where they differ.
type Check = Result<(), (String, String, String)>;

impl Scenario {
    /// Reads a scenario file.
    pub fn from_json(text: &str) -> Result<Scenario, Mismatch> {
        let scenario: Scenario =
            serde_json::from_str(text).map_err(|error| Mismatch::Unreadable(error.to_string()))?;
        if scenario.new_error.is_some() && !scenario.steps.is_empty() {
            return Err(Mismatch::Unreadable("a refused set-up has no steps".into()));
        }
        Ok(scenario)
    }

    /// The game that it is about.
    pub fn new_game(&self) -> Result<NewGame, SetupError> {
        let mut fields = self.new.clone();
        fields.entry("seed").or_insert(0.into());
        NewGame::from_json(fields)
    }

    /// Plays the scenario; the first difference ends it.
    pub fn run(&self, open: Opener<'_>) -> Result<(), Mismatch> {
        self.play_out(open).map(drop)
    }

    /// The table after the last step; none if the set-up is refused, as it is meant to be.
    pub(crate) fn play_out(&self, open: Opener<'_>) -> Result<Option<Box<dyn Match>>, Mismatch> {
        let opened = self.new_game().and_then(|new| open(&new));
        let expected = self.new_error.as_ref().map_or("a game".to_owned(), Clone::clone);
        match (opened, &self.new_error) {
            (Err(error), Some(code)) if error.code() == code => Ok(None),
            (Err(error), _) => Err(Mismatch::Setup { expected, found: format!("{}: {error}", error.code()) }),
            (Ok(_), Some(_)) => Err(Mismatch::Setup { expected, found: "a game".into() }),
            (Ok(mut table), None) => self.play(&mut *table).map(|()| Some(table)),
        }
    }

    fn play(&self, table: &mut dyn Match) -> Result<(), Mismatch> {
        for (index, step) in self.steps.iter().enumerate() {
            step.take(table).map_err(|(what, expected, found)| Mismatch::Step {
                number: index + 1,
                what,
                expected,
                found,
            })?;
        }
        Ok(())
    }
}

impl ScenarioStep {
    fn take(&self, table: &mut dyn Match) -> Check {
        match self {
            ScenarioStep::Play(seat, action) => played(table, *seat, action),
            ScenarioStep::Illegal(seat, action) => refused(table, *seat, action),
            ScenarioStep::ToAct(seats) => same("who is to act", seats, &table.to_act()),
            ScenarioStep::Legal(seat, _)
            | ScenarioStep::LegalHas(seat, _)
            | ScenarioStep::LegalLacks(seat, _)
            | ScenarioStep::View(Some(seat), _)
                if !table.seats().contains(*seat) =>
            {
                same("the seats at this table", &json!(seat), &json!(table.seats()))
            }
            ScenarioStep::Legal(seat, expected) => same_actions(*seat, expected, &table.legal(*seat)),
            ScenarioStep::LegalHas(seat, expected) => {
                let missing = lacking(expected, &table.legal(*seat));
                same(&format!("what is missing from what seat {seat} may do"), &Vec::new(), &missing)
            }
            ScenarioStep::LegalLacks(seat, unwanted) => {
                let legal = table.legal(*seat);
                let found: Vec<_> = unwanted.iter().filter(|action| legal.contains(action)).collect();
                same(&format!("what seat {seat} may do but should not"), &Vec::new(), &found)
            }
            ScenarioStep::State(paths) => at_paths("the state", &table.view(Eye::All), paths),
            ScenarioStep::View(None, paths) => {
                at_paths("a spectator's view", &table.view(Eye::Spectator), paths)
            }
            ScenarioStep::View(Some(seat), paths) => {
                at_paths(&format!("seat {seat}'s view"), &table.view(Eye::Seat(*seat)), paths)
            }
            ScenarioStep::Over(over) => same("whether the game is over", over, &table.to_act().is_empty()),
            ScenarioStep::Scores(scores) => {
                same("the scores", scores, &by_seat(table, |standing, seat| standing.scores[seat]))
            }
            ScenarioStep::Ranks(ranks) => {
                same("the ranks", ranks, &by_seat(table, |standing, seat| standing.ranks[seat]))
            }
            ScenarioStep::Winners(seats) => same("the winners", seats, &table.standing().winners),
        }
    }
}

fn by_seat<T>(table: &dyn Match, of: impl Fn(&Standing, Seat) -> T) -> Vec<T> {
    let standing = table.standing();
    table.seats().iter().map(|seat| of(&standing, seat)).collect()
}

fn played(table: &mut dyn Match, seat: Seat, action: &str) -> Check {
    match table.play(seat, action) {
        Ok(_) => Ok(()),
        Err(error) => {
            let found = explain(&error, table);
            Err((format!("seat {seat}: {action}"), "it is played".into(), found))
        }
    }
}

fn explain(error: &PlayError, table: &dyn Match) -> String {
    let reason = match Words::of(table.about().locales, Lang::EN) {
        Ok(words) => error.explain(&words, &[]),
        Err(_) => error.to_string(),
    };
    format!("{}: {reason}", error.code())
}

/// Refused, and nothing has changed.
fn refused(table: &mut dyn Match, seat: Seat, action: &str) -> Check {
    let what = format!("seat {seat}: {action}");
    let before = table.view(Eye::All);
    match table.play(seat, action) {
        Ok(_) => Err((what, "it is refused".into(), "it was played".into())),
        Err(_) => same(&format!("the state after the refused {what}"), &before, &table.view(Eye::All)),
    }
}

/// The same actions in any order. Lists are long, so what makes the difference is named.
fn same_actions(seat: Seat, expected: &[String], legal: &[String]) -> Check {
    let (missing, extra) = (lacking(expected, legal), lacking(legal, expected));
    if missing.is_empty() && extra.is_empty() {
        return Ok(());
    }
    let found = format!("{}, without {} and with {} besides", json!(legal), json!(missing), json!(extra));
    Err((format!("what seat {seat} may do"), json!(expected).to_string(), found))
}

/// What the second list lacks of the first.
fn lacking<'a>(wanted: &'a [String], there: &[String]) -> Vec<&'a String> {
    wanted.iter().filter(|item| !there.contains(item)).collect()
}

fn same<T: PartialEq + Serialize>(what: &str, expected: &T, found: &T) -> Check {
    if expected == found {
        Ok(())
    } else {
        Err((what.to_owned(), json!(expected).to_string(), json!(found).to_string()))
    }
}

fn at_paths(what: &str, root: &Value, paths: &Map<String, Value>) -> Check {
    for (path, expected) in paths {
        let found = at_path(root, path);
        if found != Some(expected) {
            let found = found.map_or("nothing there".to_owned(), ToString::to_string);
            return Err((format!("{what} at {path}"), expected.to_string(), found));
        }
    }
    Ok(())
}

/// The value at a dotted path such as `players.0.chips`.
fn at_path<'a>(root: &'a Value, path: &str) -> Option<&'a Value> {
    path.split('.').try_fold(root, |value, key| match value {
        Value::Array(items) => items.get(key.parse::<usize>().ok()?),
        Value::Object(fields) => fields.get(key),
        _ => None,
    })
}
