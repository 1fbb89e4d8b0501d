#![doc = include_str!("../README.md")]

pub mod analysis;
pub mod balance;
pub mod bench;
mod play;
