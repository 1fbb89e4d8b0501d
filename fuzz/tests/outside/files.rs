//! Files that people bring, damaged: scenarios, replays, cards, lessons.

use std::fs;
use std::path::{Path, PathBuf};

use catalog::CardsFile;
use engine::scenario::Scenario;
use engine::{Lesson, NewGame, Replay};
use fuzz::{damaged, noise};
use proptest::prelude::*;

use crate::tables::use_table;

/// The text of every file in the folders of all games that is meant.
fn files(is_meant: impl Fn(&Path) -> bool) -> Vec<String> {
    fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
            if entry.is_dir() {
                collect(&entry, found);
            } else {
                found.push(entry);
            }
        }
    }
    let mut found = Vec::new();
    collect(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../games")), &mut found);
    found.sort();
    let texts: Vec<String> = found
        .iter()
        .filter(|path| is_meant(path))
        .map(|path| fs::read_to_string(path).expect("a text"))
        .collect();
    assert!(!texts.is_empty(), "there are such files");
    texts
}

fn is_in(folder: &'static str) -> impl Fn(&Path) -> bool {
    move |path| path.parent().is_some_and(|parent| parent.ends_with(folder))
}

fn is_named(name: &'static str) -> impl Fn(&Path) -> bool {
    move |path| path.ends_with(name)
}

fn is_a_lesson(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("lesson"))
}

fn read_scenario(text: &str) {
    if let Ok(scenario) = Scenario::from_json(text) {
        drop(scenario.run(&|new| Ok(catalog::open(new)?)));
    }
}

fn read_replay(text: &str) {
    let Ok(replay) = Replay::from_json(text) else { return };
    let Ok(mut table) = catalog::open(&replay.new_game()) else { return };
    if replay.resume(&mut *table).is_ok() {
        use_table(&mut table, 1);
    }
}

/// Cards that are accepted can be played with, by as many as the game takes.
fn read_cards(text: &str) {
    let Ok(cards) = CardsFile::read(text.to_owned()) else { return };
    for about in catalog::games() {
        for players in about.players.clone() {
            let mut new = NewGame { game: about.slug.into(), players, ..NewGame::default() };
            cards.lay_out(&mut new);
            if let Ok(mut table) = catalog::open(&new) {
                use_table(&mut table, 1);
            }
        }
    }
}

/// Lessons are part of the program, so their texts live as long.
fn read_lesson(text: String) {
    let Ok(lesson) = Lesson::read(text.leak()) else { return };
    let Ok(mut table) = lesson.new_game().and_then(|new| catalog::open(&new)) else { return };
    while let Some((seat, action)) = lesson.next_play(table.played()) {
        if table.play(seat, action).is_err() {
            break;
        }
    }
    use_table(&mut table, 1);
}

proptest! {
    #[test]
    fn a_damaged_scenario_runs_or_is_refused(text in damaged(files(is_in("scenarios")))) {
        read_scenario(&text);
    }

    #[test]
    fn a_damaged_replay_is_played_or_refused(text in damaged(files(is_in("corpus")))) {
        read_replay(&text);
    }

    #[test]
    fn damaged_cards_are_played_with_or_refused(text in damaged(files(is_named("cards.toml")))) {
        read_cards(&text);
    }

    #[test]
    fn a_damaged_lesson_is_given_or_refused(text in damaged(files(is_a_lesson))) {
        read_lesson(text);
    }

    #[test]
    fn noise_is_no_file(noise in noise()) {
        let text = String::from_utf8_lossy(&noise).into_owned();
        read_scenario(&text);
        read_replay(&text);
        read_cards(&text);
        read_lesson(text);
    }
}
