//! The staged table: the price board, places and previews, and the pictures of a trick's end and of a
//! revolution.

#![allow(clippy::unwrap_used)]

use engine::{
    Beat, Board, CompactString, Eye, Lang, Lesson, Match, Moment, NewGame, Scene, Seat, Seed, Shows, Staged,
    Table, Words,
};
use wasteland::Wasteland;

/// The table of the lesson, after so many of its actions.
fn lesson_after(actions: usize) -> Table<Wasteland> {
    let lesson = Lesson::read(Wasteland::STAGING.lessons[0]).unwrap();
    let mut table = Table::open(&lesson.new_game().unwrap(), Seed::default()).unwrap();
    for (seat, action) in lesson.steps.iter().filter_map(|step| step.play.as_ref()).take(actions) {
        table.play(*seat, action).unwrap();
    }
    table
}

/// Everything that the lesson plays, to the end of the first revolution.
const WHOLE: usize = 36;

fn open(players: usize, alliance: bool) -> Table<Wasteland> {
    let options = serde_json::json!({"alliance": alliance});
    let new = NewGame {
        game: "wasteland".into(),
        players,
        options: options.as_object().unwrap().clone(),
        ..NewGame::default()
    };
    Table::open(&new, Seed::from(7)).unwrap()
}

fn own(table: &Table<Wasteland>) -> Scene {
    table.scene(Eye::Seat(Seat::ALL[0]))
}

fn say(message: &engine::Message) -> String {
    let names = ["Mari", "Yuki", "Sora"].map(str::to_owned);
    Words::of(Wasteland::STAGING.locales, Lang::EN).unwrap().say(message, &names)
}

/// A row of the price board, in words.
fn row(board: &Board, number: usize) -> Vec<String> {
    let Shows::Matrix(matrix) = &board.shows else { panic!("{board:?}") };
    matrix.rows[number].cells.iter().map(|cell| say(cell.text.as_ref().unwrap())).collect()
}

/// WR-39 to WR-43. What an expert would keep in the head, a column a species.
#[test]
fn the_price_board_says_what_a_revolution_would_pay_now() {
    let scene = own(&lesson_after(9));
    let board = &scene.boards[0];
    assert_eq!(say(&board.title), "If the revolution came now: you +3");
    assert_eq!(say(board.note.as_ref().unwrap()), "3 of 9 desert cards known");
    assert_eq!(row(board, 0), ["0", "+1", "+2", "−2"]);
    assert_eq!(row(board, 1), ["sum 6, 3rd", "sum 8, 2nd", "sum 12, 1st", "sum 0, 4th"]);
    assert_eq!(row(board, 2), ["6", "8", "12", "no card"]);
    assert_eq!(row(board, 3), ["yours: none", "yours 3 × 1 = +3", "yours: none", "yours: none"]);
    let unseen = ["8 not seen yet", "3 not seen yet", "4 not seen yet", "3 not seen yet"];
    assert_eq!(row(board, 4), unseen);
}

#[test]
fn there_is_no_price_before_the_first_desert_cards_are_open() {
    for actions in [0, 1] {
        assert_eq!(row(&own(&lesson_after(actions)).boards[0], 0), ["–"; 4]);
    }
}

/// WR-75. A passed card counts for its owner at once, and for others when they see it.
#[test]
fn everybody_has_a_price_board_of_their_own() {
    let table = lesson_after(13);
    let sums = |eye| row(&table.scene(eye).boards[0], 1).swap_remove(2);
    assert_eq!(sums(Eye::Seat(Seat::ALL[0])), "sum 7, 2nd", "harpy −5 is on its way");
    assert_eq!(sums(Eye::Seat(Seat::ALL[1])), "sum 12, 1st");
    assert_eq!(sums(Eye::Spectator), "sum 12, 1st");
}

#[test]
fn a_card_says_what_it_would_do_before_it_is_played() {
    let scene = own(&lesson_after(17));
    let preview = |action: &str| {
        let choice = scene.choices.iter().find(|choice| choice.action == action).unwrap();
        let [preview] = &choice.previews[..] else { panic!("{choice:?}") };
        (preview.at.clone(), say(preview.line.as_ref().unwrap()))
    };
    assert_eq!(preview("play H2"), ("trick0".into(), "would not win".into()), "ghost 1 lies there");
    assert_eq!(preview("pass D12"), ("desert0".into(), "Dryad sum 20, 1st".into()));
    let hand = scene.zones.iter().find(|zone| zone.id == "hand0").unwrap();
    let dryad = hand.cards.iter().find(|card| card.face.as_ref().is_some_and(|face| face.text == "D12"));
    let now = dryad.unwrap().now.as_ref().unwrap();
    assert_eq!(say(now), "In your desert it would lift Dryad from 8 to 20.");
}

#[test]
fn whoever_has_no_pass_left_is_not_told_what_a_card_would_do_in_the_desert() {
    const PASSES: u64 = 2;
    let mut met = [false; 2];
    for table in (0..WHOLE).map(lesson_after) {
        let view = table.view(Eye::All);
        if view["phase"] != "trick" {
            continue;
        }
        let scene = own(&table);
        let hand = scene.zones.iter().find(|zone| zone.id == "hand0").unwrap();
        let can_pass = view["players"][0]["passes"].as_u64().unwrap() < PASSES;
        assert!(hand.cards.iter().all(|card| card.now.is_some() == can_pass), "{view}");
        met[usize::from(can_pass)] |= !hand.cards.is_empty();
    }
    assert_eq!(met, [true; 2]);
}

/// Whatever can be touched can be done with a button that says so.
#[test]
fn every_action_has_a_button_that_says_what_it_does() {
    let mut table = open(4, true);
    for _ in 0..60 {
        let seat = table.to_act().iter().next().unwrap();
        let scene = table.scene(Eye::Seat(seat));
        for action in table.legal(seat) {
            let mut ways = scene.choices.iter().filter(|choice| choice.action == action);
            let is_button = |way: &engine::Choice| way.touches.last().unwrap().label() == Some(&way.label);
            assert!(ways.any(is_button), "{action} has no button");
        }
        let action = table.legal(seat).swap_remove(0);
        table.play(seat, &action).unwrap();
    }
}

/// WR-13, WR-14. One place a player, two places each for two players; none of them comes or goes.
#[test]
fn the_trick_has_a_place_for_every_action_from_first_to_last() {
    for (players, places) in [(2, 2), (3, 1), (4, 1)] {
        let mut table = open(players, false);
        for _ in 0..30 {
            let scene = table.scene(Eye::Spectator);
            for zone in scene.zones.iter().filter(|zone| zone.id.starts_with("trick")) {
                assert_eq!(zone.cards.len() + zone.slots.len(), places, "{players} players: {}", zone.id);
            }
            let seat = table.to_act().iter().next().unwrap();
            let action = table.legal(seat).swap_remove(0);
            table.play(seat, &action).unwrap();
        }
    }
}

/// WR-47. An alliance card that somebody has taken leaves its mark behind.
#[test]
fn alliance_cards_keep_their_places() {
    let table = open(4, true);
    let scene = table.scene(Eye::Spectator);
    let alliances: Vec<&CompactString> =
        scene.zones.iter().map(|zone| &zone.id).filter(|id| id.starts_with("alliance")).collect();
    assert_eq!(alliances, ["alliance.G", "alliance.D", "alliance.H", "alliance.M"]);
}

fn captions(beats: &[Beat]) -> Vec<&'static str> {
    beats.iter().map(|beat| beat.cue.caption.first().map_or("", |caption| caption.id)).collect()
}

fn cards<'a>(scene: &'a Scene, zone: &str) -> Vec<&'a str> {
    let zone = scene.zones.iter().find(|found| found.id == zone).unwrap();
    zone.cards.iter().map(|card| card.face.as_ref().map_or("?", |face| face.text.as_str())).collect()
}

/// WR-33, WR-35. The last card arrives, the winner is lit, and a special card is turned up in its desert.
#[test]
fn a_trick_lies_there_before_it_is_collected() {
    let beats = lesson_after(15).beats(Eye::Seat(Seat::ALL[1]));
    assert_eq!(captions(&beats), ["", "event-won-highest", "event-settled-up"]);
    for beat in &beats[..2] {
        assert_eq!([0, 1, 2].map(|seat| cards(&beat.scene, &format!("trick{seat}"))[0]), ["?", "M8", "M4"]);
        assert_eq!(cards(&beat.scene, "scored1M"), [""; 0]);
        assert!(beat.scene.choices.is_empty());
    }
    assert_eq!(beats[1].cue.focus, ["trick1.0"], "the winner's card");
    assert_eq!(cards(&beats[2].scene, "scored1M"), ["M8", "M4"]);
    assert_eq!(cards(&beats[2].scene, "desert0"), ["D8", "H-5"]);
}

/// WR-12. All abandoned cards lie face down before they are turned up together.
#[test]
fn abandoned_cards_are_seen_from_behind_first() {
    let table = lesson_after(3);
    let [beat] = &table.beats(Eye::Spectator)[..] else { panic!("one picture") };
    assert_eq!([0, 1, 2].map(|seat| cards(&beat.scene, &format!("desert{seat}"))), [["?"]; 3]);
    assert_eq!(cards(&table.scene(Eye::Spectator), "desert1"), ["H12"]);
}

/// WR-38 to WR-44. Deserts from the left of the start player, prices from the last place to the first,
/// everybody's pay, and then the sheet.
#[test]
fn a_revolution_is_shown_step_by_step() {
    let table = lesson_after(WHOLE);
    let beats = table.beats(Eye::Spectator);
    let begin = captions(&beats).iter().position(|&caption| caption == "event-revolt").unwrap();
    let beats = &beats[begin..];
    let deserts = ["event-desert"; 3];
    let prices = ["event-priced-ruined", "event-priced", "event-priced", "event-priced"];
    let pay = ["cue-paid"; 3];
    let steps: Vec<&str> = ["event-revolt"]
        .into_iter()
        .chain(deserts)
        .chain(prices)
        .chain(pay)
        .chain(["event-deal-over"])
        .collect();
    assert_eq!(captions(beats), steps);

    let hidden = |beat: &Beat, seat: usize| cards(&beat.scene, &format!("desert{seat}")).contains(&"?");
    let opened: Vec<[bool; 3]> =
        beats[..4].iter().map(|beat| [0, 1, 2].map(|seat| !hidden(beat, seat))).collect();
    let from_the_left = [[true, false, true], [true, true, true], [true, true, true], [true, true, true]];
    assert_eq!(opened, from_the_left, "two cards of seat 1 are all that is hidden");
    let harpies = |beat: &Beat| row(&beat.scene.boards[0], 1).swap_remove(2);
    assert_eq!([harpies(&beats[0]), harpies(&beats[1])], ["sum 7", "sum 14"], "the sum grows");
    let found: Vec<usize> = beats[3..8]
        .iter()
        .map(|beat| row(&beat.scene.boards[0], 0).iter().filter(|price| *price != "–").count())
        .collect();
    assert_eq!(found, [0, 1, 2, 3, 4], "one price after the other");
    let scores = |beat: &Beat| [0, 1, 2].map(|seat| beat.scene.seats[seat].score);
    let scores: Vec<[i32; 3]> = beats[7..11].iter().map(scores).collect();
    assert_eq!(
        scores,
        [[10, 10, 10], [10, 4, 10], [10, 4, 11], [16, 4, 11]],
        "the start player is paid last"
    );

    let last = beats.last().unwrap();
    assert_eq!(last.cue.moment, Moment::Chapter);
    assert!(last.scene.sheet.is_some());
    assert!(beats[..beats.len() - 1].iter().all(|beat| beat.scene.sheet.is_none()));
}

/// What the teacher says of the revolution is what it pays.
#[test]
fn the_lesson_counts_right() {
    let table = lesson_after(WHOLE);
    let deal = table.view(Eye::All)["last_deal"].clone();
    assert_eq!(deal["sums"], serde_json::json!({"G": 13, "D": 20, "H": 14, "M": 0}));
    assert_eq!(deal["counts"][0], serde_json::json!({"G": 4, "D": 7, "H": 0, "M": 4}));
    assert_eq!(deal["gains"], serde_json::json!([6, -6, 1]));
}

/// A count has a row for each colour, with the cards that lie there; whoever is paid walks along a track.
#[test]
fn the_revolution_is_counted_on_a_stage() {
    let beats = lesson_after(WHOLE).beats(Eye::Spectator);
    let stage = |caption: &str| {
        let beat = beats.iter().rfind(|beat| beat.cue.caption.first().is_some_and(|said| said.id == caption));
        beat.unwrap().cue.count.as_ref().unwrap()
    };
    let prices = stage("event-priced");
    let counted: Vec<Vec<&str>> =
        prices.rows.iter().map(|row| row.items.iter().map(|item| item.card.as_str()).collect()).collect();
    assert_eq!(
        counted,
        [vec!["G6", "G12", "G-5"], vec!["D8", "D12"], vec!["H-5", "H12", "H6", "H1"], vec![]]
    );
    let found = prices.rows.iter().map(|row| {
        let said = [&row.sum, &row.medal, &row.total].map(|words| say(words.as_ref().unwrap()));
        format!("{} {}", said.join(", "), row.art)
    });
    let expected = [
        "sum 13, 3rd, 0 per card art-ghost",
        "sum 20, 1st, +2 per card art-D12",
        "sum 14, 2nd, +1 per card art-H10",
        "sum 0, 4th, −2 per card art-M-5",
    ];
    assert_eq!(found.collect::<Vec<_>>(), expected);

    let last = beats.iter().rfind(|beat| beat.cue.track.is_some()).unwrap();
    let signs: Vec<&str> = last.cue.signs.iter().map(|sign| sign.text.as_str()).collect();
    assert_eq!(signs, ["4 × 0 = 0", "7 × 2 = +14", "4 × −2 = −8"]);
    assert_eq!(say(&last.cue.caption[1]), "10 points become 16");
    let track = last.cue.track.as_ref().unwrap();
    assert_eq!((track.over, cards(&last.scene, "hand0").len()), ("hand0", 0));
    let mine = &track.scale.pegs[0];
    let stretches: Vec<_> = mine.stretches.iter().map(|stretch| (stretch.suit, stretch.by)).collect();
    assert_eq!((mine.from, mine.at, stretches), (Some(10), 16, vec![("dryad", 14), ("merfolk", -8)]));
    assert_eq!(track.scale.range, (0, 30), "as far as 24, and back");
    let others = || track.scale.pegs[1..].iter();
    assert!(others().all(|peg| peg.from.is_some() || peg.at == 0), "{track:?}");
    assert!(others().all(|peg| peg.stretches.is_empty()), "only the last way is drawn in full");
    assert_eq!(say(last.scene.seats[0].status.as_ref().unwrap()), "paid +6");
    assert!(last.scene.seats[0].tokens.is_empty(), "nothing is left to play");
}
