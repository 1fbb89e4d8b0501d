//! Reasons betray nothing, are said in words, and are those that somebody has read.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::files::{files_below, read};
use super::words::{is_sentence, speakers};
use super::{Position, open};
use crate::{Eye, Game, Heuristic, Match, Message, Replay, Seat, Staged, Words, heuristic};

/// So many actions of a decision are set against each other.
const ACTIONS: usize = 8;

/// What speaks for an action and against another is the same however the unknown is dealt, and a sentence in
/// every language.
pub fn reasons_betray_nothing<G: Staged>(position: &Position<G>) {
    for seat in position.game.to_act().iter() {
        let mut imagined = position.game.clone();
        imagined.unseal(seat);
        imagined.redeal(Eye::Seat(seat), &mut position.rng());
        for (better, worse) in pairs(&position.game, seat) {
            let (here, there) =
                (position.game.reason(seat, better, worse), imagined.reason(seat, better, worse));
            assert_eq!(here, there, "the reason for {better} and against {worse} betrays hidden cards");
            for words in speakers::<G>() {
                let said = here
                    .as_ref()
                    .map(|reason| words.try_say(reason, &[]).unwrap_or_else(|error| panic!("{error}")));
                assert!(said.as_deref().is_none_or(is_sentence), "{said:?} is no sentence");
            }
        }
    }
}

fn pairs<G: Game>(game: &G, seat: Seat) -> Vec<(G::Action, G::Action)> {
    let legal = game.legal(seat);
    let some = || legal.iter().copied().take(ACTIONS);
    some().flat_map(|one| some().filter(move |&other| other != one).map(move |other| (one, other))).collect()
}

/// What somebody does is told in a clause, with words in every language.
pub fn deeds_are_clauses<G: Staged>(position: &Position<G>) {
    let game = &position.game;
    for actor in game.to_act().iter() {
        for deed in game.legal(actor).into_iter().filter_map(|action| game.deed(actor, action)) {
            for words in speakers::<G>() {
                let said = words.try_say(&deed, &[]).unwrap_or_else(|error| panic!("{error}"));
                assert!(!is_sentence(&said), "{said:?} is no clause");
            }
        }
    }
}

/// How often each sentence is written down, and how many there are at least.
const EACH: usize = 2;
const LEAST: usize = 10;

/// A decision of a recorded game, and what is said of two of its actions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    /// The recorded game, and the number of the move that comes next.
    corpus: String,
    number: usize,
    better: String,
    worse: String,
    /// The sentence in each language.
    said: BTreeMap<String, String>,
}

/// The reasons in `reasons.json`, which somebody has read, are what the game says in these positions of its
/// corpus. After a change that is meant they are written anew with `CHABUDAI_RECORD=1`, and read again.
pub fn reasons_are_as_written<G: Staged + Heuristic>(krate: &str) {
    let (path, mut found) = (Path::new(krate).join("reasons.json"), Vec::new());
    if std::env::var_os("CHABUDAI_RECORD").is_some() {
        let mut said = BTreeMap::<&str, usize>::new();
        every_decision::<G>(krate, |written, message| {
            let count = said.entry(message.id).or_default();
            *count += 1;
            if *count <= EACH {
                found.push(written);
            }
        });
        let lines: Vec<String> =
            found.iter().map(|written| serde_json::to_string(written).expect("texts are JSON")).collect();
        let text = format!("[\n{}\n]\n", lines.join(",\n"));
        fs::write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut wanted: Vec<Written> =
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert!(wanted.len() >= LEAST, "{} reasons are not many", wanted.len());
    every_decision::<G>(krate, |written, _| wanted.retain(|other| *other != written));
    assert!(wanted.is_empty(), "CHABUDAI_RECORD=1 writes anew what the game does not say: {wanted:#?}");
}

/// Goes through the corpus, and tells what is said for the action that looks best against each other one.
fn every_decision<G: Staged + Heuristic>(krate: &str, mut tell: impl FnMut(Written, &Message)) {
    let names = ["Mari", "Ken", "Sora", "Aoi", "Jun", "Rin"].map(String::from);
    let words: Vec<Words> = speakers::<G>().collect();
    for file in files_below(&Path::new(krate).join("corpus"), "json") {
        let replay =
            Replay::from_json(&read(&file)).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let corpus = file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let mut table = open::<G>(&replay.new_game());
        for (place, played) in replay.actions.iter().enumerate() {
            let (game, seat) = (table.game(), played.seat);
            let legal = game.legal(seat);
            let better = heuristic::best(game, seat, &legal).expect("whoever is to act can act");
            for worse in legal.into_iter().filter(|worse| *worse != better) {
                let Some(message) = game.reason(seat, better, worse) else { continue };
                let say = |words: &Words| (words.lang().to_string(), words.say(&message, &names));
                let written = Written {
                    corpus: corpus.clone(),
                    number: place + 1,
                    better: better.to_string(),
                    worse: worse.to_string(),
                    said: words.iter().map(say).collect(),
                };
                tell(written, &message);
            }
            table.play(seat, &played.action).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        }
    }
}
