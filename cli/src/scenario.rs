//! `chabudai scenario`: rule tests, puzzles and bug reports, played and compared.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use engine::scenario::{Mismatch, Scenario};
use serde_json::{Value, json};

use crate::args::ScenarioArgs;
use crate::files;
use crate::output::{Progress, printable};

pub(crate) fn run(args: &ScenarioArgs) -> anyhow::Result<ExitCode> {
    let results = run_all(&args.files);
    let mut out = io::stdout().lock();
    if args.json {
        print_json(&results, &mut out)?;
    } else {
        print(&results, &mut out)?;
    }
    let failed = results.iter().any(|result| result.difference.is_some());
    Ok(ExitCode::from(u8::from(failed)))
}

/// What came of one file.
struct ScenarioOutcome {
    file: PathBuf,
    /// What the scenario calls itself, if it could be read.
    name: Option<String>,
    /// Why it failed, if it did.
    difference: Option<Mismatch>,
}

fn run_all(paths: &[PathBuf]) -> Vec<ScenarioOutcome> {
    let progress = Progress::new();
    let files: Vec<_> = paths.iter().flat_map(|path| scenarios_at(path)).collect();
    let total = files.len();
    let run = |(index, (file, found)): (usize, (PathBuf, io::Result<()>))| {
        progress.say(&format!("{}/{total} {}", index + 1, printable(&file.display().to_string())));
        match found {
            Ok(()) => run_file(file),
            Err(error) => unreadable(file, &error.to_string()),
        }
    };
    files.into_iter().enumerate().map(run).collect()
}

fn run_file(file: PathBuf) -> ScenarioOutcome {
    let text = match files::read(&file) {
        Ok(text) => text,
        Err(error) => return unreadable(file, &format!("{error:#}")),
    };
    match Scenario::from_json(&text) {
        Ok(scenario) => {
            let difference = scenario.run(&|new| Ok(catalog::open(new)?)).err();
            ScenarioOutcome { file, name: Some(scenario.name), difference }
        }
        Err(difference) => ScenarioOutcome { file, name: None, difference: Some(difference) },
    }
}

fn unreadable(file: PathBuf, reason: &str) -> ScenarioOutcome {
    ScenarioOutcome { file, name: None, difference: Some(Mismatch::Unreadable(reason.to_owned())) }
}

/// A file itself, or every `.json` file below a folder, in order. A folder without any is a mistake, and said
/// to be one: nobody should believe that its tests pass.
fn scenarios_at(path: &Path) -> Vec<(PathBuf, io::Result<()>)> {
    if !path.is_dir() {
        return vec![(path.to_owned(), Ok(()))];
    }
    let mut found = Vec::new();
    if let Err(error) = collect(path, &mut found) {
        return vec![(path.to_owned(), Err(error))];
    }
    if found.is_empty() {
        return vec![(path.to_owned(), Err(io::Error::other("there is no .json file in this folder")))];
    }
    found.sort();
    found.into_iter().map(|file| (file, Ok(()))).collect()
}

/// Links to folders are not followed: they can lead round in circles.
fn collect(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let (entry, path) = entry.map(|entry| (entry.file_type(), entry.path()))?;
        if entry?.is_dir() {
            collect(&path, found)?;
        } else if path.extension().is_some_and(|extension| extension == "json") {
            found.push(path);
        }
    }
    Ok(())
}

fn print(results: &[ScenarioOutcome], out: &mut impl Write) -> io::Result<()> {
    for ScenarioOutcome { file, name, difference } in results {
        let Some(difference) = difference else { continue };
        let name = name.as_ref().map(|name| format!(": {name}")).unwrap_or_default();
        let text = format!("{}{name}\n{difference}", file.display());
        writeln!(out, "{}\n", printable(&text).replace('\n', "\n  "))?;
    }
    let (passed, failed) = count(results);
    writeln!(out, "{passed} passed, {failed} failed")
}

fn print_json(results: &[ScenarioOutcome], out: &mut impl Write) -> io::Result<()> {
    let (passed, failed) = count(results);
    let scenarios: Vec<Value> = results
        .iter()
        .map(|result| {
            json!({
                "file": result.file.to_string_lossy(),
                "name": result.name,
                "passed": result.difference.is_none(),
                "difference": result.difference,
            })
        })
        .collect();
    writeln!(out, "{:#}", json!({"passed": passed, "failed": failed, "scenarios": scenarios}))
}

fn count(results: &[ScenarioOutcome]) -> (usize, usize) {
    let passed = results.iter().filter(|result| result.difference.is_none()).count();
    (passed, results.len() - passed)
}
