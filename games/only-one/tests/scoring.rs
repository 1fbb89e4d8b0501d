//! Scoring: points of special cards, value by value, ties, familiars, teams, ranks.

#![allow(clippy::unwrap_used)]

mod common;

use common::{Late, Played};
use engine::{Game, Lang, Shown, Staged, Words};
use only_one::{Decision, Event, OnlyOne};
use serde_json::{Value, json};

/// The last player takes the fig, and the game is scored.
fn scored(late: Late<'_>) -> Played {
    let mut played = late.set_up();
    played.play(&[&format!("{} collect c1", late.turn)]);
    assert!(played.game.is_over());
    played
}

fn basic<'a>(cards: &'a [&'a str], discard: &'a str, last: usize) -> Late<'a> {
    Late { cards, discard, columns: &["1"], turn: last, ..Late::default() }
}

fn with_familiars<'a>(
    cards: &'a [&'a str],
    familiars: &'a [&'a str],
    discard: &'a str,
    last: usize,
) -> Late<'a> {
    Late { familiars, options: json!({"familiars": "random", "team": false}), ..basic(cards, discard, last) }
}

fn team() -> Value {
    json!({"familiars": "random", "team": true})
}

fn decision(played: &Played) -> Option<Decision> {
    played.events.iter().find_map(|event| match event {
        Event::GameOver { decision, .. } => Some(*decision),
        _ => None,
    })
}

/// OO-28, OO-30, OO-31, OO-32, OO-33, OO-34, OO-35, OO-37, OO-38, OO-39, OO-40, OO-64, OO-77.
#[test]
fn a_whole_scoring_value_by_value() {
    let cards = ["2 4A 4A 10", "2* 4B 9", "4A 9 9 E", "10 10*"];
    let played = scored(basic(&cards, "4A* 4B 4B* 10", 3));
    assert_eq!(played.awards(), ["1 3 1", "2 0 1", "4A 0 2", "4B 1 3", "9 2 2", "10 3 2"]);
    assert_eq!(
        (played.scores(), played.ranks(), played.winners()),
        (vec![3, 4, 3, 4], vec![3, 2, 4, 1], vec![3])
    );
    assert_eq!(decision(&played), Some(Decision::Potions));
    let state = played.state();
    assert_eq!(state["potions"], json!(["3", "5", "6A", "6B", "7", "8A", "8B"]), "nobody has these");
    assert_eq!(state["players"][0]["potions"], json!(["2", "4A"]));
    assert_eq!(state["players"][3]["special"], json!(1));
    assert_eq!(state["first"], json!(3), "the winner of the last value holds the token");
    assert_eq!(
        state["awards"][4],
        json!({"value": "9", "seat": 2, "count": 2, "discard": 0, "right": 1, "extra": 0, "points": 2})
    );
}

/// OO-33, OO-38. The fifth example of the rules.
#[test]
fn the_fig_brings_its_holder_a_potion_the_token_and_a_point() {
    let played = scored(basic(&["", "", ""], "2 3 10", 1));
    let state = played.state();
    assert_eq!(
        state["awards"],
        json!([{"value": "1", "seat": 1, "count": 1, "discard": 0, "right": 0, "extra": 0, "points": 1}])
    );
    assert_eq!((played.scores(), &state["first"]), (vec![0, 1, 0], &json!(1)));
}

/// OO-37, OO-38. The sixth example of the rules.
#[test]
fn a_tie_won_wins_the_next_one_too() {
    let played = scored(basic(&["9 9 10 10", "9 9 10 10", ""], "", 2));
    assert_eq!(played.awards(), ["1 2 1", "9 0 1", "10 0 1"]);
}

/// OO-30. The fourth example of the rules.
#[test]
fn special_cards_are_a_point_each() {
    let played = scored(basic(&["2* 10* E E", "2 3*", "4A"], "", 2));
    assert_eq!(played.state()["players"][0]["special"], json!(4));
    assert_eq!(played.state()["players"][2]["special"], json!(0));
}

/// OO-34, OO-35. Letters matter, and seat 0's right neighbour is the last seat.
#[test]
fn bonus_cards_have_exactly_the_value_that_is_won() {
    let played = scored(basic(&["6A 6A 9 9", "", "6A 6B 9"], "6B 6B", 1));
    assert_eq!(played.awards(), ["1 1 1", "6A 0 2", "6B 2 3", "9 0 2"]);
}

/// OO-36.
#[test]
fn eggs_count_for_no_majority_and_no_bonus() {
    let played = scored(basic(&["3 E E", "3 3*", "E"], "E", 2));
    assert_eq!(played.awards(), ["1 2 1", "3 1 2"]);
}

/// OO-31. A starred card counts for its value like a plain one.
#[test]
fn a_star_is_a_card_of_its_value() {
    let played = scored(basic(&["9 9*", "9", ""], "", 2));
    assert_eq!(played.awards(), ["1 2 1", "9 0 1"]);
}

/// OO-64. The token stays, too: the tie for 3 goes to the holder after value 1, not to a winner of 2.
#[test]
fn a_value_that_nobody_has_is_not_scored() {
    let played = scored(basic(&["3", "", "3"], "2 2*", 2));
    assert_eq!(played.awards(), ["1 2 1", "3 2 1"]);
    assert!(played.state()["potions"].as_array().unwrap().contains(&json!("2")));
}

/// OO-40, OO-77.
#[test]
fn equal_points_and_potions_go_by_the_token() {
    let played = scored(basic(&["2", "3", ""], "", 2));
    assert_eq!((played.scores(), played.ranks(), played.winners()), (vec![1, 1, 1], vec![3, 1, 2], vec![1]));
    assert_eq!(decision(&played), Some(Decision::Token));
}

/// OO-39.
#[test]
fn there_is_no_limit_to_the_score() {
    let discard = "7 7 7 7 7 7* 8A 8A 8A 8A 8A 8A 8A* 9 9 9 9 9 9 9 9* 10 10 10 10 10 10 10 10 10*";
    let played = scored(basic(&["7 8A 9 10", "", ""], discard, 0));
    assert_eq!(played.scores(), [1 + 7 + 8 + 9 + 10, 0, 0]);
    assert_eq!(decision(&played), Some(Decision::Points));
}

/// OO-46, OO-47.
#[test]
fn two_players_get_nothing_for_discards_and_the_last_column_belongs_to_nobody() {
    let late = Late {
        cards: &["9 9 10", "9 10 10"],
        discard: "9 10",
        columns: &["5", "", "1"],
        turn: 1,
        ..Late::default()
    };
    let mut played = late.set_up();
    assert_eq!(played.legal(), "1, collect c3");
    played.play(&["1 collect c3"]);
    assert_eq!(played.awards(), ["1 1 1", "9 0 2", "10 1 2"]);
    let state = played.state();
    assert_eq!((&state["columns"], &state["discard"]), (&json!([["5"], [], []]), &json!(["9", "10"])));
    assert_eq!((played.scores(), played.winners()), (vec![2, 3], vec![1]));
}

/// OO-53, OO-66. The last turn's token counts for the fig.
#[test]
fn streak_pays_whoever_held_the_token_already() {
    let played = scored(with_familiars(&["2 5", "3", ""], &["streak", "pick", "scry"], "", 0));
    assert_eq!(played.awards(), ["1 0 3", "2 0 3", "3 1 1", "5 0 1"], "after 3 the token was gone");
    assert_eq!(played.scores(), [1 + 7, 1 + 1, 1]);
}

/// OO-55, OO-72.
#[test]
fn greed_pays_for_a_bonus_of_three() {
    let cards = ["5 6A 7 7", "", "6A 7 E"];
    let played = scored(with_familiars(&cards, &["greed", "pick", "scry"], "5 5 6A 6A 7", 1));
    // 5: 1 + 2; 6A: tie, and seat 2 is nearer to seat 0 than seat 1, but seat 0 holds the token: 1 + 2 + 1;
    // 7: 1 + 1 + 1.
    assert_eq!(played.awards(), ["1 1 1", "5 0 3", "6A 0 6", "7 0 3"]);
    assert_eq!(played.state()["awards"][2]["extra"], json!(2));
}

/// OO-56, OO-77.
#[test]
fn tie_wins_a_tie_for_most_points_and_no_other() {
    let familiars = ["early", "tie", "sixteen"];
    let played = scored(with_familiars(&["", "E", ""], &familiars, "", 2));
    assert_eq!((played.scores(), played.ranks(), played.winners()), (vec![1, 2, 2], vec![3, 1, 2], vec![1]));
    assert_eq!(decision(&played), Some(Decision::Tie));
    let played = scored(with_familiars(&["2* 3* 4A*", "E", ""], &familiars, "", 2));
    assert_eq!((played.scores(), played.ranks()), (vec![7, 2, 2], vec![1, 3, 2]));
}

/// OO-58, OO-74.
#[test]
fn sixteen_points_stop_the_scoring() {
    let discard = "6A 6A 6A 6A 6A* 6B 6B 6B 6B 6B* 7";
    let familiars = ["early", "tie", "sixteen"];
    let played = scored(with_familiars(&["10", "", "6A 6B 7 8A"], &familiars, discard, 2));
    assert_eq!(played.awards(), ["1 2 1", "6A 2 6", "6B 2 6", "7 2 2"], "16 with the familiar's own point");
    assert_eq!((played.scores(), played.winners()), (vec![1, 1, 16], vec![2]));
    assert!(played.events.iter().any(|event| matches!(event, Event::Stopped { .. })));
    let fewer = scored(with_familiars(&["10", "", "6A 6B 8A"], &familiars, discard, 2));
    assert_eq!(fewer.awards().last().unwrap(), "10 0 1", "14 and 15 are not 16");
}

/// OO-58, OO-66, OO-74. Its owner does not win by it as such, and before the fig is scored the token is with
/// the last turn.
#[test]
fn sixteen_can_stop_the_scoring_after_the_special_cards() {
    let cards = ["", "", "2* 3* 4A* 5* 6A* 6B* 7* 8A* 9* 10* E E E E E"];
    let familiars = ["crash", "tie", "sixteen"];
    let with_points =
        |points: u8| scored(Late { scores: &[points, 0, 0], ..with_familiars(&cards, &familiars, "", 1) });
    let played = with_points(17);
    assert_eq!((played.awards().len(), played.scores(), played.winners()), (0, vec![18, 1, 16], vec![0]));
    assert_eq!(played.state()["potions"].as_array().unwrap().len(), 11);
    let played = with_points(15);
    assert_eq!(
        (played.scores(), played.winners()),
        (vec![16, 1, 16], vec![2]),
        "nearest clockwise of seat 1"
    );
    assert_eq!(played.state()["first"], json!(1));
}

/// OO-51, OO-73. The points of `streak` are there when `sixteen` looks.
#[test]
fn familiars_pay_before_sixteen_is_checked() {
    let late = Late {
        options: team(),
        ..with_familiars(
            &["2* 3* 4A* 4B* E E E E E", "", "5* 6A*", "7"],
            &["sixteen", "pick", "streak", "tie"],
            "",
            2,
        )
    };
    let played = scored(late);
    assert_eq!(played.awards(), ["1 2 3"]);
    assert_eq!(played.scores(), [16, 2, 16, 2]);
}

/// OO-61, OO-75, OO-77.
#[test]
fn a_team_has_one_score_for_sixteen_too() {
    let late = Late {
        options: team(),
        scores: &[0, 0, 15, 0],
        ..with_familiars(&["", "2", "", "3"], &["sixteen", "pick", "crash", "tie"], "", 1)
    };
    let played = scored(late);
    assert_eq!((played.awards().len(), played.scores()), (0, vec![17, 2, 17, 2]));
    assert_eq!((played.ranks(), played.winners()), (vec![1, 3, 1, 3], vec![0, 2]));
    assert_eq!(played.state()["players"][2]["score"], json!(16), "its own points");
}

/// OO-56, OO-63, OO-75.
#[test]
fn tie_wins_for_the_whole_team() {
    let late = Late {
        options: team(),
        ..with_familiars(&["", "E", "", ""], &["scry", "pick", "greed", "tie"], "", 0)
    };
    let played = scored(late);
    assert_eq!((played.scores(), played.winners()), (vec![3, 3, 3, 3], vec![1, 3]));
    assert_eq!(decision(&played), Some(Decision::Tie));
}

/// OO-62.
#[test]
fn teams_with_equal_points_go_by_potions_and_then_by_the_token() {
    let options = || json!({"familiars": "off", "team": true});
    let played = scored(Late { options: options(), ..basic(&["", "3 E", "2", ""], "", 0) });
    assert_eq!((played.scores(), played.winners()), (vec![2, 2, 2, 2], vec![0, 2]));
    assert_eq!(decision(&played), Some(Decision::Potions));
    let played = scored(Late { options: options(), ..basic(&["", "2", "", ""], "", 0) });
    assert_eq!(
        (played.scores(), played.winners(), played.ranks()),
        (vec![1; 4], vec![1, 3], vec![3, 1, 3, 1])
    );
    assert_eq!(decision(&played), Some(Decision::Token));
}

/// OO-35, OO-75. Majorities and neighbours are matters of single players: partners do not add up.
#[test]
fn partners_do_not_count_their_cards_together() {
    let options = json!({"familiars": "off", "team": true});
    let played = scored(Late { options, ..basic(&["9 9", "9 9 9", "9 9", ""], "", 3) });
    assert_eq!(played.awards(), ["1 3 1", "9 1 3"]);
}

/// The seventh example of the rules.
const EXAMPLE: &str = r#"
{"game":"only-one","options":{"familiars":"front","team":false},
 "players":[
   {"cards":["3","3*","6A","6A","10","10","E"],"done":true,
    "familiar":"greed","familiar_used":false,"potions":[],"special":0,"score":0},
   {"cards":["2","4A","5","6B*","7","8A*","9","9"],"done":false,
    "familiar":"streak","familiar_used":false,"potions":[],"special":0,"score":0},
   {"cards":["8A","10","10","E","E","E"],"done":false,
    "familiar":"scry","familiar_used":true,"potions":[],"special":0,"score":0}],
 "round":8,"phase":"place","to_act":[2],"first":0,
 "columns":[["5","8A","4A","7"],[],["7","6B","5*"]],"drawn":"9","busted":null,
 "deck":["8A","8A","5","10","5","1","8A","6B","9*","7","7"],"peeked":2,"revealed":false,
 "discard":["2*","3","4A","4A*","6A","6A","6A","6A*","6B","6B","6B","7","7*","8A","8A",
            "9","9","9","9","9","10","10","10","10","10*","E"],
 "potions":["1","2","3","4A","5","6A","6B","7","8A","9","10"],"awards":[]}"#;

fn example() -> Played {
    Played {
        game: OnlyOne::restore(&serde_json::from_str(EXAMPLE).unwrap(), &()).unwrap(),
        events: Vec::new(),
    }
}

/// OO-53, OO-55, OO-78. The state and the standing that the rules give as an example.
#[test]
fn the_example_of_the_rules_stands_as_they_say() {
    let played = example();
    assert_eq!(played.legal(), "2, place c3");
    assert_eq!(
        (played.scores(), played.ranks(), played.winners()),
        (vec![12, 33, 10], vec![2, 1, 3], vec![])
    );
    let text = serde_json::to_string(&played.game.show(engine::Eye::All)).unwrap();
    assert_eq!(text, EXAMPLE.split_whitespace().collect::<String>(), "fields and their order");
}

/// OO-6, OO-57. The views that the rules give as an example.
#[test]
fn the_example_of_the_rules_is_seen_as_they_say() {
    let played = example();
    let deck = |eye| serde_json::to_value(played.game.show(eye)).unwrap()["deck"].clone();
    let hidden = json!(["?", "?", "?", "?", "?", "1", "?", "?", "?", "?", "?"]);
    for seat in played.game.seats().iter() {
        let mut expected = hidden.clone();
        if seat.index() == 2 {
            (expected[0], expected[1]) = (json!("8A"), json!("8A"));
        }
        assert_eq!(deck(engine::Eye::Seat(seat)), expected, "{seat:?}");
    }
    assert_eq!(deck(engine::Eye::Spectator), hidden);
}

/// The sheet as people read it, a line for each row.
fn sheet_of(played: &Played) -> Vec<String> {
    let sheet = played.game.scene(engine::Eye::Spectator).sheet.unwrap();
    let words = Words::of(OnlyOne::STAGING.locales, Lang::EN).unwrap();
    let cell = |cell: &engine::Arg| match cell {
        engine::Arg::Number(number) => number.to_string(),
        engine::Arg::Text(text) => text.to_string(),
        engine::Arg::Seat(seat) => seat.to_string(),
        engine::Arg::Message(message) => words.say(message, &[]),
    };
    let line =
        |row: &[engine::Arg]| row.iter().map(cell).collect::<Vec<_>>().join(" | ").replace('\u{a0}', " ");
    sheet.rows.iter().map(|row| line(row)).collect()
}

/// OO-78. Before the end it says in a line each how everybody stands: special cards, potions led, points.
#[test]
fn the_sheet_of_a_round_says_how_everybody_stands() {
    assert_eq!(sheet_of(&example()), ["0 | 3 | 2 | 12", "1 | 3 | 7 | 33", "2 | 4 | 1 | 10"]);
}

/// OO-30 to OO-40. The last sheet goes value by value, for a player to check.
#[test]
fn the_sheet_says_where_each_point_comes_from() {
    let cards = ["3 3* 6A 6A 10 10 E", "2 4A 5 6B* 7 8A* 9 9", "8A 10 10 E E E"];
    let familiars = ["greed", "streak", "scry"];
    let played = scored(with_familiars(&cards, &familiars, "2* 3 4A 4A* 6A 6A 6A 6A* 7 7* 8A 9 10 10", 2));
    assert_eq!(
        sheet_of(&played),
        [
            "Special cards | 3 | 3 | 4 |  | ",
            "1 Magical Fig | 0 | 0 | 1 card, 1 point | 0 | most cards: 1 for the potion",
            "2 Dual Headed Snake | 0 | 1 card, 2 points | 0 | 1 | most cards: 1 for the potion + 1 for discards",
            "3 Secret Cheese | 2 cards, 2 points | 0 | 0 | 1 | most cards: 1 for the potion + 1 for discards",
            "4A Lucky Clover | 0 | 1 card, 3 points | 0 | 2 | most cards: 1 for the potion + 2 for discards",
            "5 Tiny Star | 0 | 1 card, 3 points | 0 | 0 | most cards: 1 for the potion + 2 for Streak",
            "6A Dieshroom | 2 cards, 7 points | 0 | 0 | 4 | most cards: 1 for the potion + 4 for discards + 2 for Greed",
            "6B Dieshroom | 0 | 1 card, 1 point | 0 | 0 | most cards: 1 for the potion",
            "7 Rainbow Sugar | 0 | 1 card, 5 points | 0 | 2 | most cards: 1 for the potion + 2 for discards + 2 for Streak",
            "8A Forest Octopus | 0 | 1 card, 4 points | 1 | 1 | \
             tie: holds the token: 1 for the potion + 1 for discards + 2 for Streak",
            "9 Fox Tails | 0 | 2 cards, 4 points | 0 | 1 | most cards: 1 for the potion + 1 for discards + 2 for Streak",
            "10 Chatty Pumpkin | 2 | 0 | 2 cards, 3 points | 2 | \
             tie: nearest clockwise of Player 2: 1 for the potion + 2 for discards",
            "Points | 12 | 25 | 8 |  | ",
            "Rank | 2 | 1 | 3 |  | ",
        ]
    );
}

/// OO-32, OO-37. The log tells each step with its reason.
#[test]
fn the_log_tells_the_scoring_step_by_step() {
    let played = scored(basic(&["2 4A 4A 10", "2* 4B 9", "4A 9 9 E", "10 10*"], "4A* 4B 4B* 10", 3));
    let words = Words::of(OnlyOne::STAGING.locales, Lang::EN).unwrap();
    let log: Vec<String> = played
        .events
        .iter()
        .map(|&event| words.say(&OnlyOne::word(event, engine::Eye::Spectator).message, &[]))
        .collect();
    let told = |sentence: &str| assert!(log.iter().any(|line| line == sentence), "{sentence}\n{log:#?}");
    told("Special cards: Player 1 has none.");
    told("Special cards of Player 3: 0 stars + 1 egg = 1 point.");
    told(
        "Dual Headed Snake 2: Player 1 and Player 2 have 1 each; nearest clockwise of Player 4, who holds the token: \
         Player 1 takes the potion. 1 for the potion = 1 point.",
    );
    told("Secret Cheese 3: nobody has one.");
    told(
        "Lucky Clover 4B: most cards (1): Player 2 takes the potion. 1 for the potion + 2 for discards = 3 points.",
    );
    told("Player 4 wins the game by potions, at equal points.");
}
