//! `chabudai-load`: what a running server can take.

use std::process::ExitCode;

use clap::Parser;
use load::LoadArgs;

/// The clients share the processors with the server that they measure, so they have its allocator too.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// 0: all is well; 1: something went wrong while it was measured; 2: it could not be measured.
fn main() -> ExitCode {
    load::run(&LoadArgs::parse()).unwrap_or_else(|error| {
        eprintln!("chabudai-load: {error:#}");
        ExitCode::from(2)
    })
}
