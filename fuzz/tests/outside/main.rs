//! What comes from outside, damaged, and read by every game.

mod actions;
mod files;
mod tables;
