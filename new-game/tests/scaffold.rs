//! A new game compiles, keeps the laws of its first rooms and is found by the catalog: tried on a copy of
//! this repository.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// The copy stays where it is, and files that have not changed keep their times, so that another run compiles
/// little.
const COPY: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/scaffold/repository");
const TARGET: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/scaffold/target");

/// The files of a repository that are kept or could be: nothing that is built or ignored.
fn files_of(repository: &Path) -> BTreeSet<PathBuf> {
    let mut git = Command::new("git");
    git.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]).current_dir(repository);
    let listed = String::from_utf8(run(&mut git).stdout).unwrap();
    let files = listed.split_terminator('\0').map(PathBuf::from);
    files.filter(|file| repository.join(file).is_file()).collect()
}

/// Makes the copy like the repository again.
fn copy_repository() {
    let (root, copy) = (Path::new(ROOT), Path::new(COPY));
    let files = files_of(root);
    fs::create_dir_all(copy).unwrap();
    for file in files_below(copy).iter().filter(|file| !files.contains(*file)) {
        fs::remove_file(copy.join(file)).unwrap();
    }
    // The game of the run before: a folder that is there, if only an empty one, would be refused.
    if let Err(error) = fs::remove_dir_all(copy.join("games/long-whist")) {
        assert_eq!(error.kind(), ErrorKind::NotFound);
    }
    for file in files {
        let (from, to) = (fs::read(root.join(&file)).unwrap(), copy.join(&file));
        if fs::read(&to).ok().as_ref() != Some(&from) {
            fs::create_dir_all(to.parent().unwrap()).unwrap();
            fs::write(to, from).unwrap();
        }
    }
}

fn files_below(folder: &Path) -> Vec<PathBuf> {
    fn visit(folder: &Path, within: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder.join(within)).unwrap() {
            let entry = entry.unwrap();
            let path = within.join(entry.file_name());
            match entry.file_type().unwrap().is_dir() {
                true => visit(folder, &path, found),
                false => found.push(path),
            }
        }
    }
    let mut found = Vec::new();
    visit(folder, Path::new(""), &mut found);
    found
}

/// Runs a command that must succeed.
fn run(command: &mut Command) -> Output {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert!(output.status.success(), "{command:?}\n{}{}", text(&output.stdout), text(&output.stderr));
    output
}

/// Cargo in the copy. Nothing is optimised: compiling is what takes the time here.
fn cargo(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO"));
    command
        .args(arguments)
        .current_dir(COPY)
        .env("CARGO_TARGET_DIR", TARGET)
        .env("CARGO_PROFILE_DEV_OPT_LEVEL", "0")
        .env("CARGO_PROFILE_DEV_DEBUG", "false");
    run(&mut command)
}

#[test]
fn a_new_game_compiles_keeps_its_laws_and_is_found_by_the_catalog() {
    copy_repository();
    let mut tool = Command::new(env!("CARGO_BIN_EXE_new-game"));
    let said = run(tool.args(["long-whist", "Long Whist"]).current_dir(Path::new(COPY).join("games")));
    assert!(String::from_utf8(said.stdout).unwrap().contains("cargo run -p chabudai -- play long-whist"));
    let listed = fs::read_to_string(Path::new(COPY).join("catalog/src/lib.rs")).unwrap();
    assert!(listed.contains("long_whist::LongWhist,"), "{listed}");

    let plain = "profile.dev.package.\"*\".opt-level=0";
    let tested =
        cargo(&["test", "--offline", "--config", plain, "--package", "long-whist", "--package", "catalog"]);
    let tests = String::from_utf8(tested.stdout).unwrap();
    for passed in [
        "rules::play_ends",
        "shown::",
        "hidden::",
        "numbered::",
        "one_who_thinks",
        "every_slug_is_listed_once",
    ] {
        assert!(tests.contains(passed), "{passed} is not in\n{tests}");
    }
    cargo(&["fmt", "--check", "--package", "long-whist", "--package", "catalog"]);
}

#[test]
fn a_name_that_cannot_be_is_refused_with_a_reason_and_no_name_with_the_usage() {
    for (arguments, reason) in [
        (&["Long Whist", "Long Whist"][..], "is no slug"),
        (&["match", "Match"], "Rust keeps the name"),
        (&["donburiko", "Donburiko"], "there is a game"),
        (&["long-whist"], "cargo run -p new-game -- SLUG"),
    ] {
        let mut tool = Command::new(env!("CARGO_BIN_EXE_new-game"));
        let output = tool.args(arguments).current_dir(ROOT).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && said.contains(reason), "{arguments:?}: {said}");
    }
}
