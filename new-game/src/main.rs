//! `cargo run -p new-game -- SLUG "Title"`

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, bail, ensure};
use new_game::{Name, next_steps, scaffold};

const USAGE: &str = "\
Writes the crate of a new game and registers it.

    cargo run -p new-game -- SLUG \"Title\"

SLUG is its name in commands, files and addresses: lower-case letters, digits and hyphens.";

fn main() -> ExitCode {
    match run() {
        Ok(next) => {
            println!("{next}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Writes the game; what to do next.
fn run() -> anyhow::Result<String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [slug, title] = &arguments[..] else { bail!(USAGE) };
    let name = Name::new(slug, title)?;
    let root = repository(&std::env::current_dir()?)?;
    scaffold(&root, &name)?;
    format(&root, &name)?;
    Ok(next_steps(&name))
}

/// The repository that a folder is in.
fn repository(folder: &Path) -> anyhow::Result<PathBuf> {
    let found = folder.ancestors().find(|folder| folder.join("catalog/Cargo.toml").is_file());
    found.map(Path::to_owned).context("this is not in Chabudai's repository: run it there")
}

/// Other names have other lengths, and lines break elsewhere.
fn format(root: &Path, name: &Name) -> anyhow::Result<()> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["fmt", "--package", name.slug()]).current_dir(root);
    let status = command.status().context("the game is written, but `cargo fmt` cannot be run")?;
    ensure!(status.success(), "the game is written, but `cargo fmt` failed");
    Ok(())
}
