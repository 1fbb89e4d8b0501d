//! What goes wrong, as Python exceptions.

use engine::{Lang, PlayError, Words};
use lab::BadStep;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(chabudai, ChabudaiError, PyValueError, "Whatever goes wrong at a table.");
create_exception!(chabudai, SetupError, ChabudaiError, "A game cannot be set up like this.");
create_exception!(
    chabudai,
    ActionError,
    ChabudaiError,
    "An action that cannot be played. `code` is the protocol's name for the reason, `rule` the number of the rule that \
     forbids it, or None."
);

/// Why a game was not set up.
pub(crate) fn setup(error: engine::SetupError) -> PyErr {
    SetupError::new_err(error.to_string())
}

/// Why an action was not played, in English, with its rule.
pub(crate) fn action(py: Python<'_>, error: &PlayError, words: &Words, names: &[String]) -> PyErr {
    let raised = ActionError::new_err(error.explain(words, names));
    let rule = error.refusal().map(|refusal| refusal.rule).filter(|rule| !rule.is_empty());
    let noted =
        raised.value(py).setattr("code", error.code()).and_then(|()| raised.value(py).setattr("rule", rule));
    noted.err().unwrap_or(raised)
}

/// Why a step was not taken.
pub(crate) fn step(error: BadStep) -> PyErr {
    ChabudaiError::new_err(error.to_string())
}

/// The words of a game; tests see to it that all are there.
pub(crate) fn words(about: &engine::About, lang: Lang) -> PyResult<&'static Words> {
    let missing = || ChabudaiError::new_err(format!("{} has no words in {lang}", about.slug));
    catalog::words(about.slug, lang).ok_or_else(missing)
}
