#![doc = include_str!("../README.md")]

pub mod beliefs;
pub mod bench;
pub mod contest;
pub mod contestant;
pub mod endings;
pub mod exec;
pub mod exploits;
pub mod interval;
pub mod ladder;
mod play;
pub mod rating;
pub mod regret;
pub mod report;
pub mod results;
pub mod strategy;
pub mod tips;
pub mod train;
pub mod way;
