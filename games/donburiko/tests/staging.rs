//! What people see: lanes, boards, previews, and the pictures of an action in their order.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use donburiko::{Donburiko, State};
use engine::{
    Board, Cue, Eye, Gauge, Lang, Match, Message, Moment, NewGame, Scene, Seat, Seed, Shown, Shows, Staged,
    Stress, Table, Words, Zone,
};
use serde_json::{Value, json};

const ME: Eye = Eye::Seat(Seat::ALL[0]);

/// The pack of three players.
const PACK: &str = "1 2 2 3 3 4 4 5 1|5 1|5 L L -1 -1 -2 -2";

/// A table of three whose first player holds these cards. In a row an `x` lies hidden from them, and a card in
/// brackets was hidden by them. The others hold two cards each, and nobody knows which.
fn table(hand: &[&str], rows: [&[&str]; 3]) -> Donburiko {
    let new = NewGame { game: "donburiko".into(), players: 3, first: Seat::new(0), ..NewGame::default() };
    let mut state = Table::<Donburiko>::open(&new, Seed::default()).unwrap().view(Eye::All);
    let mut rest: Vec<&str> = PACK.split(' ').collect();
    for card in hand.iter().chain(rows.into_iter().flatten()).filter(|&&card| card != "x") {
        let card = card.trim_matches(['(', ')']);
        rest.remove(rest.iter().position(|&other| other == card).unwrap());
    }
    let mut laid = |&card: &&str| match card {
        "x" => json!({"card": rest.pop(), "up": false, "by": 1, "chip": 1}),
        own if own.starts_with('(') => {
            json!({"card": own.trim_matches(['(', ')']), "up": false, "by": 0, "chip": 1})
        }
        card => json!({"card": card, "up": true, "by": null, "chip": 0}),
    };
    for (index, cards) in rows.iter().enumerate() {
        state["rows"][index]["cards"] = cards.iter().map(&mut laid).collect::<Value>();
    }
    state["players"][0]["hand"] = json!(hand);
    for seat in [1, 2] {
        state["players"][seat]["hand"] = json!([rest.pop(), rest.pop()]);
    }
    state["surplus"] = json!(rest);
    let state: State = serde_json::from_value(state).unwrap();
    Donburiko::restore(&state, &()).unwrap()
}

fn say(message: &Message) -> String {
    let words = Words::of(Donburiko::STAGING.locales, Lang::all().next().unwrap()).unwrap();
    let names = ["Mari", "Yuki", "Sora", "Aoi"].map(String::from);
    // Names are set apart from the text around them by marks that nobody sees.
    words.try_say(message, &names).unwrap().replace(['\u{2068}', '\u{2069}'], "")
}

fn zone<'a>(scene: &'a Scene, id: &str) -> &'a Zone {
    scene.zones.iter().find(|zone| zone.id == id).unwrap()
}

fn board<'a>(scene: &'a Scene, id: &str) -> &'a Board {
    scene.boards.iter().find(|board| board.id == id).unwrap()
}

/// What is said of a row: what it counts and what more, and the beads that are filled.
fn slip(scene: &Scene, row: &str) -> (String, Option<String>, u32) {
    let aside = zone(scene, row).aside.clone().unwrap();
    let Some(Gauge::Beads { open, count: 9, best: 7 }) = aside.gauge else { panic!("{:?}", aside.gauge) };
    (say(&aside.line), aside.more.as_ref().map(say), open)
}

/// DB-26 to DB-32.
#[test]
fn a_row_says_what_it_counts_and_what_that_brings() {
    let rows: [&[&str]; 3] = [&["4", "-1"], &["2", "1|5"], &["5", "4"]];
    let scene = table(&["1", "L"], rows).scene(ME);
    assert_eq!(slip(&scene, "r1"), ("total 3".into(), Some("pays 3".into()), 1 << 4));
    assert_eq!(slip(&scene, "r2"), ("total 3 or 7".into(), Some("pays 3".into()), 1 << 4 | 1 << 8));
    assert_eq!(slip(&scene, "r3"), ("total 9".into(), Some("costs 3".into()), 1 << 8));
    let lone = table(&["1"], [&["-2"], &["2"], &["3"]]).scene(ME);
    assert_eq!(slip(&lone, "r1"), ("total −2".into(), Some("too short to take".into()), 1));
}

/// DB-20. What may lie hidden is what the viewer has not seen.
#[test]
fn a_row_with_a_hidden_card_may_count_what_any_unseen_card_makes_of_it() {
    let game = table(&["1", "5"], [&["3", "x"], &["-1", "(2)"], &["3", "1|5", "1|5"]]);
    let (line, more, _) = slip(&game.scene(ME), "r1");
    assert_eq!((line.as_str(), more), ("may total 1 to 7", None), "neither 5 nor a wild acorn is left");
    assert_eq!(slip(&game.scene(ME), "r2").0, "total 1", "who hid a card knows what it counts");
    let (line, ..) = slip(&game.scene(Eye::Spectator), "r2");
    assert_eq!(line, "may total −3 to 4");
}

#[test]
fn a_card_in_hand_shows_what_each_row_would_count_with_it() {
    let scene = table(&["1", "L"], [&["5"], &["-2", "4"], &["3", "x"]]).scene(ME);
    let previews = |card: &str| -> Vec<(String, String)> {
        let choices = scene.choices.iter().filter(|choice| choice.touches[0].id() == card);
        let previews = choices.flat_map(|choice| &choice.previews);
        previews.map(|preview| (preview.at.to_string(), say(preview.line.as_ref().unwrap()))).collect()
    };
    let expected = [("r1", "with it: 6"), ("r2", "with it: 3"), ("r3", "with it: 2 to 9")];
    assert_eq!(previews("hand0.0"), expected.map(|(row, line)| (row.to_owned(), line.to_owned())));
    assert_eq!(previews("hand0.1")[1].1, "with it: 6", "the loach turns the pond");
}

/// DB-16 to DB-19.
#[test]
fn the_next_place_of_a_row_offers_both_faces_and_the_last_one_warns() {
    let game = table(&["1", "L"], [&["5"], &["-2", "4"], &["3", "x"]]);
    let row = zone(&game.scene(ME), "r2").clone();
    assert_eq!(row.slots.len(), 5);
    let offers: Vec<_> = row.slots[0].offers.iter().map(|offer| offer.id.as_str()).collect();
    assert_eq!(offers, ["r2.up", "r2.down"]);
    assert_eq!(row.slots[4].label.as_ref().map(say), Some("seven cards count 0".into()));
    let watched = game.scene(Eye::Seat(Seat::ALL[1]));
    assert!(zone(&watched, "r2").slots.iter().all(|slot| slot.offers.is_empty()), "only to whoever adds");
}

#[test]
fn a_button_in_the_lane_says_what_taking_it_brings() {
    let scene = table(&["2"], [&["4", "(1)"], &["5", "4"], &["3", "x"]]).scene(ME);
    let label = |action: &str| {
        let choice = scene.choices.iter().find(|choice| choice.action == action).unwrap();
        say(choice.touches[0].label().unwrap())
    };
    assert_eq!(["take r1", "take r2", "take r3"].map(label), ["Take: 5 + 1", "Take: pay 3", "Take and see"]);
}

#[test]
fn a_hidden_card_is_labelled_for_whoever_hid_it_alone() {
    let game = table(&["2"], [&["4", "(1)"], &["5"], &["3"]]);
    let hidden = |eye| zone(&game.scene(eye), "r1").cards[1].clone();
    assert_eq!(hidden(ME).label.as_ref().map(say), Some("only you".into()));
    assert!(hidden(ME).down && hidden(ME).face.is_some() && hidden(ME).chips == 1);
    let seen = hidden(Eye::Seat(Seat::ALL[1]));
    assert!(seen.label.is_none() && seen.face.is_none() && seen.by == Some(Seat::ALL[0]));
}

#[test]
fn cards_that_were_not_seen_are_bright_and_their_places_are_told() {
    let game = table(&["1", "3"], [&["4", "x"], &["-1", "(2)"], &["3"]]);
    let tiles = |eye| {
        let scene = game.scene(eye);
        let board = board(&scene, "unseen").clone();
        let Shows::Matrix(matrix) = &board.shows else { panic!() };
        let cells = matrix.rows[0].cells.clone();
        assert_eq!((cells.len(), matrix.columns.len()), (16, 17), "the pack of three players");
        let is_bright = |cell: &&engine::Cell| cell.stress == Stress::Plain;
        let bright =
            cells.iter().map(|cell| &**cell).filter(is_bright).map(|cell| say(cell.text.as_ref().unwrap()));
        (bright.collect::<Vec<_>>().join(" "), say(&board.title), say(board.note.as_ref().unwrap()))
    };
    let (bright, title, note) = tiles(ME);
    assert_eq!(title, "Unseen: 10");
    assert_eq!(note, "1 lies hidden in Oak, 4 are in hands, 5 are in the surplus");
    assert_eq!(bright, "2 4 5 1/5 1/5 0 0 −1 −2 −2");
    assert!(tiles(Eye::Spectator).2.starts_with("2 lie hidden in rows, 6 are in hands"));
}

/// DB-4, DB-46.
#[test]
fn the_race_and_the_bank_have_everybodys_chips() {
    let scene = table(&["1"], [&["4", "x"], &["-1", "(2)"], &["3"]]).scene(ME);
    let Shows::Scale(race) = &board(&scene, "race").shows else { panic!() };
    assert_eq!((race.range, race.goal), ((0, 20), Some(20)));
    assert_eq!(race.pegs.iter().map(|peg| peg.at).collect::<Vec<_>>(), [4, 4, 4]);
    let bank = board(&scene, "bank");
    let Shows::Store(store) = &bank.shows else { panic!() };
    assert_eq!((store.count, store.of, store.low), (38, 50, false));
    assert_eq!(bank.note.as_ref().map(say), Some("2 more lie on cards".into()));
}

/// The round of the lesson: its learner hides a card, takes the row and calls Donburiko.
fn lesson() -> Table<Donburiko> {
    let cards = "4 -2 3 2 L 5 -1 3 1 4 -1 1|5 L 2 1|5 -2";
    let stack = vec![cards.split(' ').map(str::to_owned).collect()];
    let new =
        NewGame { game: "donburiko".into(), players: 3, first: Seat::new(0), stack, ..NewGame::default() };
    let mut table = Table::<Donburiko>::open(&new, Seed::default()).unwrap();
    for (seat, action) in [
        (0, "add 5 up r2"),
        (1, "add 1 up r2"),
        (2, "add 1|5 down r1"),
        (0, "add 2 down r2"),
        (1, "add 3 up r3"),
        (2, "take r3"),
        (2, "score 6"),
    ] {
        table.play(Seat::ALL[seat], action).unwrap();
    }
    table
}

fn play(table: &mut Table<Donburiko>, action: &str) -> Vec<(Scene, Cue)> {
    table.play(Seat::ALL[0], action).unwrap();
    table.beats(ME).into_iter().map(|beat| (beat.scene, beat.cue)).collect()
}

fn caption(cue: &Cue) -> String {
    cue.caption.iter().map(say).collect::<Vec<_>>().join(" ")
}

fn chips(scene: &Scene) -> i32 {
    scene.seats[0].tokens[0].count
}

/// DB-23 to DB-25.
#[test]
fn a_row_is_turned_up_in_its_place_before_its_taker_says_how_it_counts() {
    let mut table = lesson();
    let before = chips(&table.scene(ME));
    let pictures = play(&mut table, "take r2");
    let [(scene, cue)] = &pictures[..] else { panic!("{} pictures", pictures.len()) };
    assert_eq!(cue.moment, Moment::Reveal);
    assert_eq!(cue.focus, ["r2", "seat0"]);
    assert_eq!(caption(cue), "Mari takes Maple. The hidden card is turned up, its chip goes to Mari.");
    assert!(zone(scene, "r2").cards.iter().all(|card| !card.down && card.face.is_some()));
    assert_eq!(chips(scene), before + 1);
    assert_eq!(zone(&table.scene(ME), "r2").cards.len(), 4, "and it lies there while its taker thinks");
}

/// DB-38, DB-39, DB-44, DB-45.
#[test]
fn donburiko_is_counted_called_and_closed_before_the_next_deal() {
    let mut table = lesson();
    play(&mut table, "take r2");
    let before = chips(&table.scene(ME));
    let pictures = play(&mut table, "score 6!");
    let [(counted, count), (called, call), (over, _)] = &pictures[..] else { panic!() };
    assert_eq!(
        pictures.iter().map(|(_, cue)| cue.moment).collect::<Vec<_>>(),
        [Moment::Score, Moment::Score, Moment::Chapter]
    );
    assert_eq!([counted, called, over].map(chips), [before, before + 6, before + 6]);

    let stage = count.count.as_ref().unwrap();
    let row = &stage.rows[0];
    assert_eq!(row.items.iter().map(|item| item.adds.unwrap()).collect::<Vec<_>>(), [-2, 5, 1, 2]);
    assert_eq!(row.items.iter().map(|item| item.sum.unwrap()).collect::<Vec<_>>(), [-2, 3, 4, 6]);
    assert!(row.best && row.to == "seat0" && stage.banner.is_none());
    assert_eq!(caption(count), "Maple totals 6. Mari gets 6 chips from the bank");

    assert_eq!(call.count.as_ref().unwrap().banner.as_ref().map(say), Some("Donburiko!".into()));
    assert!(caption(call).starts_with("Six! The round is over."));
    assert!(caption(call).ends_with("Yuki goes without a row."));
    assert_eq!(zone(called, "r2").cards.len(), 4, "the row still lies there");

    assert_eq!((zone(over, "r2").cards.len(), zone(over, "taken0").cards.len()), (0, 4));
    assert!(zone(over, "r1").cards.iter().all(|card| card.chips == 0), "chips on cards went to the bank");
    assert_eq!(
        over.sheet.as_ref().map(|sheet| say(&sheet.title)),
        Some("Round 1: Mari starts the next one".into())
    );
    assert!(table.scene(ME).sheet.is_none(), "the next round is dealt");
}

/// DB-29, DB-31, DB-32.
#[test]
fn a_count_strikes_out_what_a_loach_or_a_seventh_card_changes() {
    let items = |row: &[&str]| {
        let mut game = table(&["2"], [row, &["5"], &["3"]]);
        let mut dealer = engine::Dealer::new(Seed::default(), &[], 1);
        engine::Game::play(&mut game, Seat::ALL[0], "take r1".parse().unwrap(), &mut dealer).unwrap();
        let (_, story) = dealer.finish().unwrap();
        let picture = &story.pictures[1];
        let count = picture.game.cue(story.events[picture.event], ME).count.unwrap();
        let note = count.note.as_ref().map(say);
        let items = count.rows[0].items.iter().map(|item| (item.instead_of, item.adds.unwrap()));
        (items.collect::<Vec<_>>(), note)
    };
    let (turned, note) = items(&["1", "-2", "L"]);
    assert_eq!(turned, [(None, 1), (Some(-2), 2), (None, 0)]);
    assert_eq!(note.as_deref(), Some("The ponds now add"));
    let (nothing, note) = items(&["1", "2", "3", "-1", "-1", "-2", "L"]);
    assert!(nothing.iter().all(|&(_, adds)| adds == 0) && nothing[1] == (Some(2), 0));
    assert_eq!(note.as_deref(), Some("seven cards count 0"));
}

#[test]
fn every_picture_that_a_scene_names_is_drawn() {
    let drawn = |name: &str| Donburiko::STAGING.art.contains(&format!("<symbol id=\"donburiko-{name}\""));
    let mut table = lesson();
    let mut named = BTreeSet::new();
    let mut look = |scene: &Scene| {
        named.extend(scene.zones.iter().map(|zone| zone.sign).filter(|sign| !sign.is_empty()));
        named.extend(scene.seats.iter().flat_map(|seat| &seat.signs).map(|sign| sign.symbol));
        for board in &scene.boards {
            match &board.shows {
                Shows::Store(store) => named.extend([store.vessel]),
                Shows::Matrix(matrix) => {
                    let cells = matrix.rows.iter().flat_map(|row| &row.cells);
                    named.extend(cells.flat_map(|cell| cell.symbols.iter().copied()));
                }
                Shows::Scale(_) | Shows::Stations(_) => {}
            }
        }
    };
    look(&table.scene(ME));
    let pictures: Vec<_> =
        ["take r2", "score 6!"].iter().flat_map(|action| play(&mut table, action)).collect();
    pictures.iter().for_each(|(scene, _)| look(scene));
    named.extend(pictures.iter().filter_map(|(_, cue)| cue.count.as_ref()).map(|count| count.ground));
    assert!(named.len() > 8, "{named:?}");
    for name in named {
        assert!(drawn(name), "there is no {name}");
    }
}

#[test]
fn nobody_reads_the_notation_of_a_row_or_a_card() {
    for locale in Donburiko::STAGING.locales.iter() {
        for notation in ["r1", "r2", "r3", "r4", "1|5"] {
            assert!(!locale.messages.contains(notation), "{}: {notation}", locale.lang);
        }
    }
}
