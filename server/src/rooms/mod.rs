//! Concurrency around tables: who may enter, what is kept before it is told, and whom it wakes.
//!
//! What a table does is the `room` crate's: a plain value that is asked and answers with a step. [`Tables`]
//! has all of them; those that somebody uses are in memory, each behind a lock of its own ([`LockedTable`]).
//! Whoever enters holds the lock ([`TableGuard`]) until the step is carried out: kept, then told, then
//! followed up by bots and clocks. So nobody ever sees what might not last.

mod audience;
mod bots;
mod carry_out;
#[cfg(test)]
mod cost;
mod door;
#[cfg(test)]
mod eavesdrop;
mod following;
mod house;
mod pace;
mod recovery;
mod table;
mod tables;
mod telling;
mod thinking;
mod timer;
mod told;
mod written;

pub(crate) use audience::Client;
pub(crate) use bots::Hinting;
pub(crate) use carry_out::{Asked, Asker};
pub(crate) use door::Comer;
pub(crate) use following::Company;
pub(crate) use table::{Asking, LockedTable, TableGuard};
pub(crate) use tables::Tables;
pub(crate) use thinking::{Cause, Rank};
