//! Tables: who sits at them, what is played, who watches.
//!
//! A [`House`] has all tables; those that somebody uses are in memory, each behind a lock of its own ([`Cell`]). Whoever
//! enters holds the lock until what was asked for is on disk, so nobody ever sees what might not last.

mod audience;
mod bots;
mod cell;
mod clock;
#[cfg(test)]
mod cost;
#[cfg(test)]
mod eavesdrop;
mod house;
mod play;
mod proposals;
mod room;
mod seating;
mod told;
mod turns;

pub(crate) use audience::Client;
pub(crate) use cell::{Cell, Entered};
pub(crate) use house::House;
pub(crate) use play::{Asker, begun, replay_of};
pub(crate) use room::listed;
