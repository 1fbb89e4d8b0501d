//! The table as people see it: slips, boards, what is offered to touch, and the pictures of an action.

#![allow(clippy::unwrap_used)]

mod common;

use common::{Position, seat};
use engine::{Dealer, Eye, Game, Lesson, Match, Seed, Staged, Table};
use minions::{Action, Minions};
use serde_json::{Value, json};

const RECIPES: &str = "RW1 RW5 RT5 RT1 RS1 RW2 RT2 RS2 RW3 RT3 RS3 RW4 RT4 RS4 RW6";
const HANDS: &str = "P8 W2 W3 S1 A  P3 T1 S2 S1 T1  P6 W1 T2 S2 A";

fn table() -> Position {
    Position::new(3, false, &[RECIPES, HANDS])
}

fn scene(table: &Position, index: usize) -> Value {
    serde_json::to_value(table.game.scene(Eye::Seat(seat(index))).named()).unwrap()
}

fn zone<'a>(scene: &'a Value, id: &str) -> &'a Value {
    let zones = scene["zones"].as_array().unwrap();
    zones.iter().find(|zone| zone["id"] == id).unwrap_or_else(|| panic!("there is no {id}"))
}

fn board<'a>(scene: &'a Value, id: &str) -> &'a Value {
    scene["boards"].as_array().unwrap().iter().find(|board| board["id"] == id).unwrap()
}

/// The number and the caption of each Pot of the board.
fn pots(scene: &Value) -> Vec<(i64, String)> {
    let rows = board(scene, "pots")["shows"]["matrix"]["rows"].as_array().unwrap();
    let cells = rows.iter().flat_map(|row| row["cells"].as_array().unwrap());
    cells
        .map(|cell| (cell["number"].as_i64().unwrap(), cell["text"]["id"].as_str().unwrap().to_owned()))
        .collect()
}

fn pot(scene: &Value, number: i64) -> String {
    pots(scene).into_iter().find(|(found, _)| *found == number).unwrap().1
}

/// Plays a line and names the events of its pictures, in order, with what each eye sees.
fn pictures(table: &mut Position, line: &str) -> Vec<(String, Value, Value)> {
    let (index, action) = line.split_once(' ').unwrap();
    let mut dealer = Dealer::new(Seed::from(1), &[], 10);
    let actor = seat(index.parse().unwrap());
    table.game.play(actor, action.parse::<Action>().unwrap(), &mut dealer).unwrap();
    let story = dealer.finish().unwrap().1;
    let staged = |picture: &engine::Picture<Minions>| {
        let event = story.events[picture.event];
        let name = format!("{event:?}").split([' ', '{']).next().unwrap().to_owned();
        let scene = serde_json::to_value(picture.game.scene(Eye::Spectator)).unwrap();
        (name, scene, serde_json::to_value(picture.game.cue(event, Eye::Spectator)).unwrap())
    };
    story.pictures.iter().map(staged).collect()
}

fn names(pictures: &[(String, Value, Value)]) -> Vec<&str> {
    pictures.iter().map(|(name, ..)| name.as_str()).collect()
}

#[test]
fn a_slip_says_what_the_viewer_would_pay_and_what_is_missing() {
    let mut table = table();
    table.play(&["0 draft W3"]);
    let scene = scene(&table, 0);
    let [newt, sprite] = ["area0", "area1"].map(|id| &zone(&scene, id)["aside"]);
    assert_eq!(newt["line"], json!({"id": "slip-you-pay", "args": {"reach": 6, "cost": 4}}));
    assert_eq!(newt["more"]["id"], "slip-no-pot");
    assert_eq!(newt["gauge"], json!({"notches": {"filled": 4, "of": 4}}));
    assert_eq!(sprite["more"], json!({"id": "slip-short", "args": {"missing": 4}}));
    assert_eq!(sprite["gauge"], json!({"notches": {"filled": 6, "of": 10}}));
    table.play(&["1 draft P3", "2 draft P6", "0 pass", "1 pass", "2 pass", "0 draft W1"]);
    table.play(&["1 draft P8", "2 draft T1", "0 drop", "1 drop", "2 drop"]);
    let own = self::scene(&table, 1);
    assert_eq!(zone(&own, "area0")["aside"]["line"]["args"]["reach"], 0);
}

#[test]
fn a_draft_shows_on_every_slip_what_it_would_add_before_it_is_confirmed() {
    let scene = scene(&table(), 0);
    let choices = scene["choices"].as_array().unwrap();
    let ways: Vec<&Value> = choices.iter().filter(|choice| choice["action"] == "draft W2").collect();
    assert_eq!(ways.len(), 2, "the tray, or the button");
    assert!(ways.iter().all(|way| way["touches"].as_array().unwrap().len() == 2), "nothing at one touch");
    let previews = ways[0]["previews"].as_array().unwrap();
    let adds: Vec<_> =
        previews.iter().map(|preview| (preview["at"].clone(), preview["adds"].clone())).collect();
    assert_eq!(adds, [(json!("area0"), json!(4)), (json!("area1"), json!(4)), (json!("area2"), json!(2))]);
    let slot = &zone(&scene, "drafted0")["slots"][0];
    assert_eq!(slot["offers"][0]["id"], ways[0]["touches"][1], "the tray's next place takes the card");
}

#[test]
fn passing_and_dropping_are_buttons_that_say_what_they_lead_to() {
    let mut table = table();
    table.play(&["0 draft P8", "1 draft P3", "2 draft P6"]);
    let scene = scene(&table, 0);
    let labels: Vec<&Value> =
        scene["choices"].as_array().unwrap().iter().map(|choice| &choice["touches"][0]["label"]).collect();
    assert_eq!(labels[0], &json!({"id": "choice-pass", "args": {"count": 4, "player": {"seat": 1}}}));
    assert_eq!(labels[1]["id"], "choice-drop-nothing");
}

#[test]
fn the_board_of_pots_tells_what_the_viewer_knows_and_nothing_else() {
    let mut table = table();
    table.play(&["0 draft W3", "1 draft P3", "2 draft T2"]);
    assert_eq!(pot(&scene(&table, 0), 8), "pot-in-hand");
    table.play(&["0 pass", "1 pass", "2 pass"]);
    let first = scene(&table, 0);
    assert_eq!([8, 6, 3].map(|number| pot(&first, number)), ["pot-passed", "pot-in-hand", "pot-unseen"]);
    assert_eq!(board(&first, "pots")["note"]["id"], "race-no-pot");
    let second = scene(&table, 1);
    assert_eq!([8, 6, 3].map(|number| pot(&second, number)), ["pot-in-hand", "pot-unseen", "pot-yours"]);
    assert_eq!(pots(&second).iter().map(|(number, _)| *number).collect::<Vec<_>>(), [10, 8, 6, 5, 3, 1]);
}

#[test]
fn the_track_says_who_won_a_round_and_what_the_terrain_changes() {
    let recipes = RECIPES.trim_end_matches(" RW6");
    let table =
        Position::new(3, true, &[recipes, recipes, "lake bloom", HANDS]).at_round(2).edited(|state| {
            state["players"][1]["rounds"] = json!([1]);
        });
    let scene = scene(&table, 0);
    let stations = &board(&scene, "rounds")["shows"]["stations"]["stations"];
    assert_eq!((&stations[0]["seat"], &stations[0]["stress"]), (&json!(1), &json!("pale")));
    assert_eq!((&stations[1]["prize"], &stations[1]["stress"]), (&json!(2), &json!("lit")));
    assert_eq!(stations[0]["title"]["id"], "terrain-lake");
    let signs = [("suit-water", "+1"), ("suit-stone", "\u{2212}1")];
    let signs = signs.map(|(symbol, text)| json!({"symbol": symbol, "text": text}));
    assert_eq!(stations[0]["signs"], json!(signs));
}

/// MR-8, MR-32. The recipes beside it do not move.
#[test]
fn a_created_recipe_leaves_its_place_empty() {
    let mut table = table();
    table.play(&["0 draft W3", "1 draft P3", "2 draft T2", "0 pass", "1 pass", "2 pass"]);
    table.play(&[
        "0 draft P6",
        "1 draft P8",
        "2 draft S2",
        "0 drop",
        "1 pass",
        "2 pass",
        "0 reveal P6",
        "0 create RW1",
    ]);
    let paying = scene(&table, 1);
    assert_eq!(zone(&paying, "area0")["aside"]["line"], json!({"id": "slip-paid", "args": {"paid": 0}}));
    table.play(&["0 use W3"]);
    let after = scene(&table, 1);
    assert_eq!(zone(&after, "area0")["cards"], json!([]));
    assert_eq!(zone(&after, "area0")["slots"][0]["label"]["id"], "slot-created");
    assert_eq!(zone(&after, "area1")["cards"][0]["face"]["text"], "RW5");
    assert_eq!(zone(&after, "minions0")["cards"].as_array().unwrap().len(), 2, "a minion and a round card");
}

#[test]
fn hands_are_thrown_and_passed_before_the_eyes() {
    let mut table = table();
    table.play(&["0 draft W3", "1 draft P3", "2 draft P6", "0 drop", "1 pass"]);
    let seen = pictures(&mut table, "2 pass");
    assert_eq!(names(&seen), ["Dropped", "Passed"]);
    assert_eq!(zone(&seen[0].1, "middle")["cards"].as_array().unwrap().len(), 4);
    assert_eq!(seen[0].2["caption"][0]["args"]["count"], 1);
    assert_eq!(seen[1].2["links"].as_array().unwrap().len(), 2, "each to the other");
}

#[test]
fn pots_lie_side_by_side_before_the_first_of_them_creates() {
    let mut table = table();
    table.play(&["0 draft P8", "1 draft P3", "2 draft W1", "0 drop", "1 drop", "2 drop"]);
    table.play(&["1 reveal P3", "2 reveal none"]);
    let seen = pictures(&mut table, "0 reveal P8");
    assert_eq!(names(&seen), ["Revealed"]);
    let pots = zone(&seen[0].1, "hearth")["cards"].as_array().unwrap().clone();
    let texts: Vec<_> = pots.iter().map(|card| (&card["face"]["rank"], &card["label"]["id"])).collect();
    assert_eq!(texts, [(&json!("8"), &json!("tag-first")), (&json!("3"), &json!("tag-then"))]);
    assert_eq!(seen[0].1["seats"][2]["note"]["id"], "note-no-pot");
    let statuses = [0, 1].map(|seat| &seen[0].1["seats"][seat]["status"]["id"]);
    assert_eq!(statuses, ["status-creates", "status-next"]);
}

/// MR-26, MR-31, MR-33. Card by card to the cost, then the minion, then the round card.
#[test]
fn a_payment_is_counted_card_by_card() {
    let mut table = Position::new(3, false, &[RECIPES, HANDS]).at_round(2);
    table = table.with_minions(0, "RW8").carrying(0, "W1");
    table.play(&["0 draft W3", "1 draft T1", "2 draft P6", "0 pass", "1 pass", "2 pass"]);
    table.play(&["0 draft P3", "1 draft S2", "2 draft P8", "0 drop", "1 pass", "2 pass", "0 reveal P3"]);
    table.play(&["0 create RW5"]);
    let first = pictures(&mut table, "0 boil W1");
    assert_eq!(names(&first), ["Paid"]);
    let last = pictures(&mut table, "0 use W3");
    assert_eq!(names(&last), ["Paid", "Created", "WonRoundCard"]);
    let count = &last[0].2["count"];
    let items = count["rows"][0]["items"].as_array().unwrap();
    let said: Vec<_> = items.iter().map(|item| (&item["card"], &item["adds"], &item["sum"])).collect();
    assert_eq!(said, [(&json!("W1"), &json!(6), &json!(6)), (&json!("W3"), &json!(6), &json!(12))]);
    assert_eq!(count["banner"]["id"], "count-done");
    assert_eq!(count["risen"], "RW5", "the minion rises out of the pot");
    assert_eq!(first[0].2["count"]["risen"], Value::Null, "and not before it is paid");
    assert_eq!(last[0].1["seats"][0]["score"], 3, "the minion is not there yet");
    assert_eq!(last[1].1["seats"][0]["score"], 9);
    assert_eq!(last[2].1["seats"][0]["score"], 11);
}

#[test]
fn a_round_ends_with_its_sheet_and_the_next_begins_after_it() {
    let mut table = table();
    table.play(&["0 draft W3", "1 draft P3", "2 draft P6", "0 drop", "1 drop", "2 drop"]);
    table.play(&["0 reveal none", "1 reveal none"]);
    let seen = pictures(&mut table, "2 reveal none");
    assert_eq!(names(&seen), ["Revealed", "RoundOver"]);
    assert_eq!((&seen[0].1["sheet"], &seen[1].2["moment"]), (&Value::Null, &json!("chapter")));
    assert_eq!(seen[1].1["sheet"]["title"]["id"], "sheet-round");
    assert_eq!(scene(&table, 0)["sheet"], Value::Null, "nobody chooses behind a sheet");
    table.play(&["0 keep W3", "1 keep P3"]);
    assert_eq!(names(&pictures(&mut table, "2 keep P6")), ["RoundStarted"]);
}

/// MR-62. The sheet comes after the last tray.
#[test]
fn trays_are_turned_up_seat_by_seat_at_the_end() {
    let mut table = table().at_round(5);
    table.play(&["0 draft A", "1 draft P3", "2 draft A", "0 drop", "1 drop", "2 drop"]);
    table.play(&["0 reveal none", "1 reveal none"]);
    let seen = pictures(&mut table, "2 reveal none");
    assert_eq!(names(&seen), ["Revealed", "RoundOver", "TurnedUp", "TurnedUp", "TurnedUp"]);
    let scores = |scene: &Value| [0, 1, 2].map(|seat| scene["seats"][seat]["score"].as_i64().unwrap());
    assert_eq!(scores(&seen[2].1), [1, 0, 0]);
    assert_eq!(zone(&seen[2].1, "drafted2")["cards"][0]["face"], Value::Null);
    assert_eq!(scores(&seen[4].1), [1, 0, 1]);
    assert!(scene(&table, 0)["sheet"].is_object());
    assert_eq!(table.view(Eye::Spectator)["queue"], json!([]));
}

#[test]
fn no_move_of_the_lesson_is_warned_of() {
    let lesson = Lesson::read(<Minions as Staged>::STAGING.lessons[0]).unwrap();
    let mut table = Table::<Minions>::open(&lesson.new_game().unwrap(), Seed::default()).unwrap();
    for step in &lesson.steps {
        let Some((actor, action)) = &step.play else { continue };
        let scene = table.scene(Eye::Seat(*actor));
        let choice = scene.choices.iter().find(|choice| choice.action == *action).unwrap();
        assert!(*actor != lesson.learner || choice.warning.is_none(), "{action} is warned of");
        table.play(*actor, action).unwrap();
    }
}

/// Whoever has to drop is not told that it is a mistake.
#[test]
fn what_must_be_done_is_not_warned_of() {
    let mut table = table();
    table.play(&["0 draft W3", "1 draft P3", "2 draft P6", "0 pass", "1 pass", "2 pass"]);
    table.play(&["0 draft W1", "1 draft P8", "2 draft S2", "0 pass", "1 pass", "2 pass"]);
    table.play(&["0 draft S1", "1 draft A", "2 draft S1"]);
    let warned = |table: &Position| {
        let scene = scene(table, 0);
        let choices = scene["choices"].as_array().unwrap();
        choices.iter().find(|choice| choice["action"] == "drop").unwrap()["warning"].is_object()
    };
    assert!(warned(&table), "there is no Pot, and passing is possible");
    table.play(&["0 pass", "1 pass", "2 pass"]);
    for index in 0..3 {
        let action = table.legal(index)[0].clone();
        table.play(&[&format!("{index} {action}")]);
    }
    assert_eq!(table.legal(0), ["drop"]);
    assert_eq!(table.player(0)["drafted"], json!(["W1", "W2", "W3", "S1"]), "there still is no Pot");
    assert!(!warned(&table));
}
