#![doc = include_str!("../README.md")]

mod name;
mod next;
pub mod register;
mod scaffold;
pub mod template;

pub use name::{BadName, Name};
pub use next::next_steps;
pub use register::Unregistered;
pub use scaffold::{ScaffoldError, scaffold};
