//! Studies of balance through the real program, and the pages that it has made.
#![allow(clippy::unwrap_used)]

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::{run, stderr, stdout};
use serde_json::{Value, json};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/balance")
}

#[test]
fn a_study_is_printed_for_people_in_their_language_and_for_programs() {
    let study = ["lab", "grimoire", "--players", "3", "--games", "12", "--bots", "random", "--seed", "5"];
    let [en, ja, json] = [vec!["--lang", "en"], vec!["--lang", "ja"], vec!["--json"]].map(|more| {
        let output = run(&[&study[..], &more].concat());
        assert!(output.status.success(), "{}", stderr(&output));
        stdout(&output).to_owned()
    });
    for text in [
        "Grimoire: balance in 12 games of 3 players, seed 5",
        "Seats",
        "How games go",
        "Chosen",
        "What is had at the end",
    ] {
        assert!(en.contains(text), "{text} is missing from\n{en}");
    }
    assert!(ja.contains("12ゲームのバランス") && ja.contains("選ばれた手"), "{ja}");
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&json["format"], &json["balance"]["games"]), (&json!("chabudai balance 1"), &json!(12)));
    assert_eq!(json["balance"]["seats"].as_array().unwrap().len(), 3);
}

#[test]
fn two_cards_files_are_compared() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cards.toml");
    let own = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/minions/cards.toml"));
    fs::write(&file, own.unwrap()).unwrap();
    let file = file.to_str().unwrap();
    let study =
        ["lab", "minions", "--players", "3", "--games", "6", "--bots", "random", "--compare", file, "--json"];
    let output = run(&study);
    assert!(output.status.success(), "{}", stderr(&output));
    let json: Value = serde_json::from_str(stdout(&output)).unwrap();
    assert_eq!(json["balance"], json["other"], "the same cards and the same seed are the same games");
    let differences = json["differences"]["chosen"].as_array().unwrap();
    assert!(
        !differences.is_empty() && differences.iter().all(|difference| difference["more"]["value"] == 0.0)
    );
    let [page, pictures] = ["pages/page.md", "drawn/pictures"].map(|path| folder.path().join(path));
    fs::create_dir(folder.path().join("pages")).unwrap();
    let [page, pictures] = [&page, &pictures].map(|path| path.to_str().unwrap());
    let people = run(&[&study[..study.len() - 1], &["--out", page, "--svg", pictures]].concat());
    assert!(people.status.success(), "{}", stderr(&people));
    for said in [stdout(&people), &fs::read_to_string(page).unwrap()] {
        assert!(said.contains("What having one more adds") && said.contains("one winner"), "{said}");
        let seats: Vec<&str> = said.lines().skip_while(|line| !line.ends_with("Seats")).take(10).collect();
        let has = |seat: &str| seats.iter().any(|line| line.trim_start_matches("| ").starts_with(seat));
        assert!(has("3 ") && !has("0 "), "seats are counted from 1: {seats:?}");
    }
    let page = fs::read_to_string(page).unwrap();
    let shown: Vec<&str> =
        page.lines().filter_map(|line| line.strip_prefix("![](")?.strip_suffix(')')).collect();
    assert_eq!(shown.len(), 9, "four of either, and what differs: {shown:?}");
    for picture in shown {
        let picture = fs::read_to_string(folder.path().join("pages").join(picture)).unwrap();
        assert!(picture.starts_with("<svg"), "{picture}");
    }
}

#[test]
fn what_cannot_be_studied_is_told() {
    for (args, why) in [
        (vec!["lab", "chess"], "there is no game"),
        (vec!["lab", "donburiko", "--players", "9"], "2 to 4 players"),
        (vec!["lab", "donburiko", "--bots", "genius"], "--bots"),
        (vec!["lab", "donburiko", "--players", "3", "--bots", "casual,casual"], "each of the 3 players"),
        (vec!["lab", "donburiko", "--games", "0"], "--games"),
    ] {
        let output = run(&args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(stderr(&output).contains(why), "{args:?}: {}", stderr(&output));
    }
}

/// A page without its figures: headings and the beginnings of tables.
fn skeleton(page: &str) -> Vec<&str> {
    let is_frame = |line: &&str| line.starts_with("## ") || line.starts_with("![");
    page.lines().filter(is_frame).collect()
}

#[test]
fn every_game_has_a_page_that_the_command_makes() {
    for about in catalog::games() {
        let page = fs::read_to_string(folder().join(format!("{}.md", about.slug))).unwrap();
        let command = page.lines().find_map(|line| line.strip_prefix("chabudai ")).unwrap();
        let made = tempfile::tempdir().unwrap();
        let typed: Vec<String> = command
            .split(' ')
            .map(|word| match word {
                "docs/balance" => made.path().display().to_string(),
                word => word.replace("docs/balance/", &format!("{}/", made.path().display())),
            })
            .collect();
        let games = typed.iter().position(|word| word == "--games").unwrap();
        let mut typed: Vec<&str> = typed.iter().map(String::as_str).collect();
        typed[games + 1] = "3";
        let output = run(&typed);
        assert!(output.status.success(), "{}", stderr(&output));
        let small = fs::read_to_string(made.path().join(format!("{}.md", about.slug))).unwrap();
        assert_eq!(skeleton(&small), skeleton(&page), "{}", about.slug);
        for picture in fs::read_dir(made.path()).unwrap() {
            let name = picture.unwrap().file_name();
            assert!(folder().join(&name).exists(), "{} is not in docs/balance", name.display());
        }
    }
}
