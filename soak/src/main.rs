//! `chabudai-soak`: what a server must stand.

use std::process::ExitCode;

use clap::Parser;
use soak::SoakArgs;

/// 0: everything held; 1: something did not.
fn main() -> ExitCode {
    match soak::run(&SoakArgs::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("chabudai-soak: {error:#}");
            ExitCode::FAILURE
        }
    }
}
