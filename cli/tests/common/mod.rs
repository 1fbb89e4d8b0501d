//! The real program, run as people and programs run it.

// Each test file uses its own part of this.
#![allow(dead_code)]

#[cfg(target_os = "linux")]
pub(crate) mod server;
pub(crate) mod tls;

use std::process::{Command, Output};

/// The program, in English whatever the machine speaks.
pub(crate) fn chabudai() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chabudai"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command
}

/// Runs the program with these arguments.
pub(crate) fn run(args: &[&str]) -> Output {
    chabudai().args(args).output().expect("the program starts")
}

/// What it printed.
pub(crate) fn stdout(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).expect("it prints UTF-8")
}

/// What it complained about.
pub(crate) fn stderr(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).expect("it prints UTF-8")
}
