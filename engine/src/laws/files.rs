//! The files that a game's crate carries: scenarios, recorded games, numbered rules.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Map, Value};

use super::{open, variants};
use crate::rules_page::is_rule;
use crate::scenario::Scenario;
use crate::{Match, NewGame, Replay, Rng, Seed, Setup, Staged, Table};

/// Every scenario of the folder passes, and there are some.
pub fn scenarios_pass<G: Staged>(folder: &str) {
    let files = files_below(Path::new(folder), "json");
    assert!(!files.is_empty(), "there are no scenarios in {folder}");
    let open = |new: &NewGame| Ok(Box::new(Table::<G>::open(new, Seed::default())?) as Box<dyn Match>);
    let failures: Vec<String> = files
        .iter()
        .filter_map(|file| {
            let run = Scenario::from_json(&read(file)).and_then(|scenario| scenario.run(&open));
            run.err().map(|difference| format!("{}: {difference}", file.display()))
        })
        .collect();
    assert!(
        failures.is_empty(),
        "{} of {} scenarios fail\n{}",
        failures.len(),
        files.len(),
        failures.join("\n")
    );
}

/// Every rule of the crate's `RULES.md` is named by a scenario, or by the doc comment of a test, and nothing
/// names a rule that is not there.
pub fn every_rule_is_tested(krate: &str) {
    let krate = Path::new(krate);
    let rules = rule_ids(&read(&krate.join("RULES.md")));
    assert!(!rules.is_empty(), "RULES.md has no numbered rules");
    let mut tested = BTreeSet::new();
    for file in files_below(&krate.join("scenarios"), "json") {
        let scenario =
            Scenario::from_json(&read(&file)).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        tested.extend(scenario.rules);
    }
    for file in ["src", "tests"].into_iter().flat_map(|folder| files_below(&krate.join(folder), "rs")) {
        tested.extend(rules_of_tests(&read(&file)));
    }
    let untested: Vec<_> = rules.difference(&tested).collect();
    assert!(untested.is_empty(), "rules that no scenario and no test names: {untested:?}");
    let unknown: Vec<_> = tested.difference(&rules).collect();
    assert!(unknown.is_empty(), "rules that RULES.md does not have: {unknown:?}");
}

/// Recorded games replay to the same states: a change of behaviour shows up here as a changed hash. After a
/// change that is meant, raise the game's rules version and record anew with
/// `CHABUDAI_RECORD=1 cargo test corpus`.
pub fn corpus_replays<G: Staged>(folder: &str) {
    for (index, setup) in variants::<G>().iter().enumerate() {
        let file = Path::new(folder).join(format!("{}-{}.json", setup.players, index + 1));
        if std::env::var_os("CHABUDAI_RECORD").is_some() {
            let replay = record::<G>(&new_game(setup, Seed::from(index as u64 + 1)));
            let text = serde_json::to_string_pretty(&replay).expect("a replay becomes JSON");
            let written = fs::create_dir_all(folder).and_then(|()| fs::write(&file, text + "\n"));
            written.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        }
        let kept =
            Replay::from_json(&read(&file)).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let mut table = open::<G>(&kept.new_game());
        kept.verify(&mut table).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        assert!(table.to_act().is_empty(), "{}: the game is not over", file.display());
    }
}

fn new_game<G: Staged>(setup: &Setup<G>, seed: Seed) -> NewGame {
    let options = serde_json::to_value(&setup.options).expect("options become JSON");
    NewGame {
        game: G::RULES.slug.into(),
        players: setup.players,
        options: options.as_object().cloned().unwrap_or_else(Map::<String, Value>::new),
        seed: Some(seed),
        ..NewGame::default()
    }
}

/// A whole game at random.
fn record<G: Staged>(new: &NewGame) -> Replay {
    let mut table = open::<G>(new);
    let mut rng = Rng::new(new.seed.unwrap_or_default(), u64::MAX);
    while let Some(seat) = table.to_act().iter().next() {
        let action = rng.pick(&table.legal(seat)).cloned().expect("whoever is to act can act");
        table.play(seat, &action).expect("legal actions can be played");
    }
    let names: Vec<String> = table.seats().iter().map(|seat| format!("seat {seat}")).collect();
    table.replay(&names)
}

/// The ids of the rules that a `RULES.md` defines: list items that begin with an id such as `**DB-12**` or
/// `DB-12`.
pub(super) fn rule_ids(text: &str) -> BTreeSet<String> {
    let items = text.lines().filter_map(|line| line.trim_start().strip_prefix("- "));
    items.filter_map(|item| ids_in(item.split_whitespace().next()?).into_iter().next()).collect()
}

/// The rules that the doc comments of tests name: `/// DB-33.` above `#[test]`.
fn rules_of_tests(source: &str) -> BTreeSet<String> {
    let (mut named, mut tested) = (Vec::new(), BTreeSet::new());
    for line in source.lines().map(str::trim) {
        match line.strip_prefix("///") {
            Some(doc) => named.extend(ids_in(doc)),
            None if line == "#[test]" => tested.extend(named.drain(..)),
            None => named.clear(),
        }
    }
    tested
}

/// Everything in a text that looks like a rule's id: two capital letters, a hyphen, a number.
fn ids_in(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
    words.filter(|word| is_rule(word)).map(str::to_owned).collect()
}

pub(super) fn files_below(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> = Vec::new();
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        if path.is_dir() {
            files.extend(files_below(&path, extension));
        } else if path.extension().is_some_and(|found| found == extension) {
            files.push(path);
        }
    }
    files.sort();
    files
}

pub(super) fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_found_where_they_are_defined() {
        let text = "- **DB-1** Two players, see DB-9.\nSee DB-7.\n  - OO-12 A rule.\n- DB-x none";
        assert_eq!(rule_ids(text), ["DB-1", "OO-12"].map(String::from).into());
    }

    #[test]
    fn only_the_doc_comment_of_a_test_names_rules() {
        let source = "/// DB-1, DB-2.\n#[test]\nfn t() {}\n/// DB-3.\nfn f() {}\n#[test]\nfn u() {}";
        assert_eq!(rules_of_tests(source), ["DB-1", "DB-2"].map(String::from).into());
    }
}
