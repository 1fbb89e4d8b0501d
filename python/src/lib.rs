//! Chabudai's games for Python: a thin layer over `lab`.

mod about;
mod asked;
mod balance;
mod drawn;
mod errors;
mod table;
mod vector;

use pyo3::prelude::*;

/// What `import chabudai` finds in Rust; `chabudai/__init__.py` says what of it is for everybody.
#[pymodule]
mod _chabudai {
    #[pymodule_export]
    use super::about::{features, games, levels};
    #[pymodule_export]
    use super::balance::{balance, compare};
    #[pymodule_export]
    use super::errors::{ActionError, ChabudaiError, SetupError};
    #[pymodule_export]
    use super::table::Table;
    #[pymodule_export]
    use super::vector::Vector;
}
