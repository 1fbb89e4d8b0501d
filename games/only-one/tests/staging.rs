//! The table as it is composed and staged: boards, trays, buttons, and what is seen in which order.

#![allow(clippy::unwrap_used)]

#[expect(dead_code, reason = "what is staged needs positions, and plays them itself")]
mod common;

use common::Late;
use engine::{
    Cell, Cue, Dealer, Eye, Game, Lang, Matrix, Message, Moment, Plans, Rng, Scene, Seat, Seed, Setup, Shows,
    Size, Staged, Stress, Words, Zone,
};
use only_one::{Event, OnlyOne, Options};
use serde_json::json;

const ME: Eye = Eye::Seat(Seat::ALL[0]);

fn say(message: &Message) -> String {
    Words::of(OnlyOne::STAGING.locales, Lang::EN).unwrap().say(message, &[])
}

fn game(late: Late<'_>) -> OnlyOne {
    late.set_up().game
}

fn values(scene: &Scene) -> &Matrix {
    match &scene.boards[0].shows {
        Shows::Matrix(matrix) => matrix,
        other => panic!("{other:?}"),
    }
}

fn cell(cell: &Cell) -> String {
    let number = cell.number.map(|number| number.to_string());
    let words = cell.text.as_ref().map(say);
    let signs = cell.symbols.iter().map(ToString::to_string);
    words.into_iter().chain(signs).chain(number).collect::<Vec<_>>().join(" ")
}

/// The line of a value, as `cell | cell`.
fn line(matrix: &Matrix, value: &str) -> String {
    let line = matrix.rows.iter().find(|row| say(&row.head.label) == value).unwrap();
    line.cells.iter().map(|found| cell(found)).collect::<Vec<_>>().join(" | ")
}

fn zone<'a>(scene: &'a Scene, id: &str) -> &'a Zone {
    scene.zones.iter().find(|zone| zone.id == id).unwrap()
}

/// What stands below a tray, in two lines.
fn aside(scene: &Scene, id: &str) -> (String, String) {
    let aside = zone(scene, id).aside.as_ref().unwrap();
    (say(&aside.line), aside.more.as_ref().map(say).unwrap_or_default())
}

/// An action, and the pictures that are seen on the way.
fn pictures(game: &mut OnlyOne, seat: usize, action: &str) -> Vec<(Event, OnlyOne)> {
    let mut dealer = Dealer::new(Seed::default(), &[], 1);
    game.play(Seat::ALL[seat], action.parse().unwrap(), &mut dealer).unwrap();
    let story = dealer.finish().unwrap().1;
    story.pictures.into_iter().map(|picture| (story.events[picture.event], picture.game)).collect()
}

fn buttons(scene: &Scene) -> Vec<String> {
    let alone = scene.choices.iter().filter(|choice| choice.touches.len() == 1);
    alone.filter_map(|choice| choice.touches[0].label()).map(say).collect()
}

/// Four players; the viewer's right neighbour is in seat 3.
fn four<'a>() -> Late<'a> {
    Late {
        cards: &["7 7* 9", "7 7 8A", "9 8A", "7 10 9 9*"],
        columns: &["5 8A", "10 E", "6A", "3"],
        discard: "8A 8A* 9",
        deck: "7 1",
        token: 2,
        still_in: &[0, 1, 2, 3],
        ..Late::default()
    }
}

#[test]
fn the_value_board_says_who_has_what_what_is_left_what_it_pays_and_who_leads() {
    let scene = game(four()).scene(ME);
    let board = values(&scene);
    let heads: Vec<String> = board.columns.iter().map(|heading| say(&heading.label)).collect();
    let players = ["Player 2", "Player 3", "Player 4"];
    assert_eq!(heads[..2], ["Potion", "You"]);
    assert_eq!(heads[2..5], players);
    assert_eq!(heads[5..], ["Discards", "Unseen", "Pays you", "Leads, gets"]);
    assert_eq!(line(board, "8A"), "· | 1 | 1 | · | 2 | 3 | token-potion 3 | Player 2 next 3");
    assert_eq!(line(board, "10"), "· | · | · | 1 | · | 8 | token-potion 2 | Player 4 1");
    assert_eq!(line(board, "2"), "· | · | · | · | · | 2 | token-potion 1 | nobody");
    assert_eq!(line(board, "Special"), "1 | · | · | 1 |  |  |  | ");
}

/// OO-37. Of 7s and 9s two players each have two; the 7s come first, and their winner gets the token.
#[test]
fn the_board_follows_the_token_from_value_to_value() {
    let tied = Late { cards: &["7 7* 9 9*", "9 9 10", "7 7 10*"], columns: &["5"], ..Late::default() };
    let scene = |token| game(Late { token, deck: "1", ..tied_again(&tied) }).scene(ME);
    let last = |scene: &Scene, value: &str| {
        cell(
            values(scene)
                .rows
                .iter()
                .find(|row| say(&row.head.label) == value)
                .unwrap()
                .cells
                .last()
                .unwrap(),
        )
    };
    let held_by_me = scene(0);
    assert_eq!(
        (last(&held_by_me, "7").as_str(), last(&held_by_me, "9").as_str()),
        ("You token-start 3", "You token-start 1")
    );
    let held_by_next = scene(1);
    assert_eq!(
        (last(&held_by_next, "7").as_str(), last(&held_by_next, "9").as_str()),
        ("Player 3 next 1", "You next 1")
    );
}

fn tied_again<'a>(late: &Late<'a>) -> Late<'a> {
    Late { cards: late.cards, columns: late.columns, ..Late::default() }
}

#[test]
fn what_pays_the_viewer_is_tinted_and_discards_pay_nothing_between_two() {
    let stresses = |late: Late<'_>, value: usize| {
        let scene = game(late).scene(ME);
        values(&scene).rows[value].cells.iter().map(|cell| cell.stress).collect::<Vec<_>>()
    };
    let two = Late { cards: &["7", "2 2*"], columns: &["5"], deck: "1", ..Late::default() };
    assert_eq!(stresses(two, 1)[..3], [Stress::Pale, Stress::Lead, Stress::Pale]);
    let of_four = stresses(four(), 11);
    assert_eq!(of_four[..5], [Stress::Plain, Stress::Pale, Stress::Plain, Stress::Lead, Stress::Tint]);
}

#[test]
fn a_card_turned_up_lights_its_line_and_every_tray_says_what_it_would_do_there() {
    let mut game = game(four());
    pictures(&mut game, 0, "explore");
    let scene = game.scene(ME);
    let lit: Vec<String> =
        values(&scene).rows.iter().filter(|row| row.lit).map(|row| say(&row.head.label)).collect();
    assert_eq!(lit, ["7"]);
    assert_eq!(say(scene.prompt.as_ref().unwrap()), "Where does Rainbow Sugar 7 go?");
    let (verdict, odds) = aside(&scene, "c1");
    assert_eq!(verdict, "7 is safe");
    assert!(odds.starts_with("then ") && odds.ends_with(" bust"), "{odds}");
    assert_eq!(aside(&scene, "c2"), ("7 busts: egg".into(), "only this card is kept".into()));
    let first = |id| zone(&scene, id).slots[0].clone();
    assert_eq!((first("c1").ghost, first("c1").stress), ("art-sugar", Stress::Lit));
    assert_eq!((first("c2").ghost, first("c2").stress), ("bust", Stress::Bad));
    assert_eq!(zone(&scene, "c2").slots.len(), 2, "a column has four places");
    assert_eq!(buttons(&scene), ["Column 1", "Column 3", "Column 4", "Bust column 2"], "safe places first");
    let watched = game.scene(Eye::Spectator);
    assert_eq!(zone(&watched, "c1").slots[0].ghost, "", "a ghost is for whoever places the card");
}

#[test]
fn a_tray_warns_of_a_bust_only_where_another_is_safe() {
    let warnings = |deck: &str, columns: &[&str]| {
        let mut game = game(Late { columns, deck, cards: &["2", "2*", ""], ..Late::default() });
        pictures(&mut game, 0, "explore");
        let choices = game.scene(ME).choices;
        choices
            .iter()
            .filter(|choice| choice.warning.is_some())
            .map(|choice| choice.action.to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(warnings("7 1", &["7", "5", "E"]), ["place c1", "place c3"]);
    assert!(warnings("7 1", &["7", "7*", "E"]).is_empty());
}

/// What a player has collected is held as a hand is in other games.
#[test]
fn ones_own_collection_is_as_large_as_a_hand() {
    for players in 2..=4 {
        let setup = Setup::plain(players);
        let game = OnlyOne::new(&setup, &mut Dealer::new(Seed::from(1), &[], 0)).unwrap();
        let Plans { wide, tall, lying, .. } = game.plans();
        for (plan, w, h, least) in
            [(wide, 988.0, 724.0, 84), (tall, 374.0, 754.0, 56), (lying, 828.0, 340.0, 56)]
        {
            let own = plan.regions.iter().find(|region| region.name == "cards0").unwrap();
            let width = own.card_width(Size { w, h }, 1);
            assert!(width >= least, "{players} players on {w}x{h}: {width}");
        }
    }
}

#[test]
fn every_choice_has_a_button() {
    let mut rng = Rng::from(Seed::from(5));
    for options in [json!({}), json!({"familiars": "front"}), json!({"familiars": "random", "team": true})] {
        let setup = Setup { options: serde_json::from_value::<Options>(options).unwrap(), ..Setup::plain(4) };
        let mut dealer = Dealer::new(Seed::from(7), &[], 0);
        let mut game = OnlyOne::new(&setup, &mut dealer).unwrap();
        while let Some(seat) = game.to_act().iter().next() {
            let legal = game.legal(seat);
            assert_eq!(buttons(&game.scene(Eye::Seat(seat))).len(), legal.len(), "{legal:?}");
            let action = *rng.pick(&legal).unwrap();
            game.play(seat, action, &mut dealer).unwrap();
        }
    }
}

#[test]
fn a_tray_says_what_taking_it_would_add_to_the_score() {
    let scene = game(four()).scene(ME);
    assert_eq!(aside(&scene, "c4").1, "+1 for you now", "the only 3");
    assert_eq!(aside(&scene, "c1").1, "+4 for you now", "a 5, and an 8A for three");
    assert_eq!(aside(&game(four()).scene(Eye::Spectator), "c1").1, "", "a spectator takes nothing");
}

#[test]
fn a_tray_whose_column_is_gone_stays_and_one_that_is_closed_is_dark() {
    let two =
        Late { cards: &["2", "2*"], columns: &["5", "", "6A"], deck: "7 1", turn: 0, ..Late::default() };
    let scene = game(two).scene(ME);
    let trays = ["c1", "c2", "c3"].map(|id| (zone(&scene, id).pale, aside(&scene, id).0));
    assert!(!trays[0].0);
    assert_eq!(trays[1], (true, "Gone".to_owned()));
    assert_eq!(trays[2], (true, "Not for you".to_owned()));
}

fn events(pictures: &[(Event, OnlyOne)]) -> Vec<String> {
    pictures.iter().map(|(event, _)| format!("{event:?}").split(' ').next().unwrap().to_owned()).collect()
}

#[test]
fn a_bust_is_seen_before_its_column_scatters() {
    let mut game = game(four());
    pictures(&mut game, 0, "explore");
    let seen = pictures(&mut game, 0, "place c2");
    assert_eq!(events(&seen), ["Placed", "Ruined"]);
    let [(placed, before), (ruined, after)] = &seen[..] else { panic!() };
    let scene = before.scene(ME);
    assert_eq!(zone(&scene, "c2").cards.len(), 3, "the card has landed");
    assert!(zone(&scene, "drawn").cards.is_empty());
    assert_eq!(aside(&scene, "c2").0, "Bust");
    assert_eq!(before.cue(*placed, ME).focus, ["c2.1", "c2.2"], "it and its twin");
    let scene = after.scene(ME);
    assert!(zone(&scene, "c2").cards.is_empty());
    assert_eq!(scene.seats[0].status.as_ref().map(say), Some("out".into()));
    assert!(after.cue(*ruined, ME).focus.contains(&"values/12".into()), "the 10 goes to its line");
}

#[test]
fn the_end_of_a_round_is_a_chapter_with_its_sheet_before_the_next_deal() {
    let mut game =
        game(Late { columns: &["5"], deck: "7 8A 9 1", cards: &["2", "2*", ""], ..Late::default() });
    let seen = pictures(&mut game, 0, "collect c1");
    assert_eq!(events(&seen), ["Collected", "RoundOver"]);
    let (event, at) = &seen[1];
    assert_eq!(at.cue(*event, ME).moment, Moment::Chapter);
    let scene = at.scene(ME);
    assert!(scene.sheet.is_some() && zone(&scene, "c1").cards.is_empty());
    assert_eq!(zone(&game.scene(ME), "c1").cards.len(), 1, "the next deal comes after it");
}

/// A last turn, after which the game is scored.
fn scored() -> Vec<(Event, OnlyOne)> {
    let late =
        Late { cards: &["9 9 9*", "9", "9 9 9", "10 E"], columns: &["1"], discard: "9", token: 1, ..four() };
    let mut game = game(Late { deck: "", still_in: &[], ..late });
    pictures(&mut game, 0, "collect c1")
}

#[test]
fn scoring_goes_from_the_stars_to_the_last_value_and_points_grow_on_the_way() {
    let seen = scored();
    let names = events(&seen);
    assert_eq!(names[..4], ["Collected", "RoundOver", "Specials", "Won"]);
    assert_eq!(names.last().map(String::as_str), Some("GameOver"));
    assert_eq!(names.iter().filter(|name| *name == "NotScored").count(), 10);
    let points: Vec<i32> = seen[2..].iter().map(|(_, at)| at.scene(ME).seats[0].score).collect();
    assert!(points.is_sorted() && points[0] < points[points.len() - 1], "{points:?}");
    let won = |at: &OnlyOne| line(values(&at.scene(ME)), "9");
    assert!(won(&seen[2].1).ends_with("waits token-potion"));
    assert!(
        won(&seen[seen.len() - 1].1).ends_with("You token-potion token-start 2"),
        "{}",
        won(&seen[seen.len() - 1].1)
    );
}

#[test]
fn a_value_is_counted_player_by_player_and_then_paid() {
    let seen = scored();
    let nines = seen.iter().find(|(event, _)| matches!(event, Event::Won { award, .. } if award.count == 3));
    let (event, at) = nines.unwrap();
    let Cue { count, caption, hold: _, .. } = at.cue(*event, ME);
    let count = count.unwrap();
    let totals: Vec<String> = count.rows.iter().map(|row| say(row.total.as_ref().unwrap())).collect();
    assert_eq!(totals, ["3", "1", "3", "0", "2 points"]);
    assert_eq!(count.rows[4].to, "seat0");
    let paid: Vec<i32> = count.rows[4].items.iter().filter_map(|item| item.adds).collect();
    assert_eq!(paid, [1, 1], "the potion and a discarded 9");
    assert_eq!(say(&caption[0]), "Player 1 takes the potion of Fox Tails 9.");
    assert_eq!(say(&caption[1]), "Player 1 and Player 3 have 3 each. Player 1 has the token.");
}

#[test]
fn plates_say_whose_cards_pay_whom() {
    let said = |eye| {
        game(four()).scene(eye).seats.iter().map(|seat| seat.status.as_ref().map(say)).collect::<Vec<_>>()
    };
    let mine = said(ME);
    assert_eq!(mine[0].as_deref(), Some("if scored now"));
    assert_eq!(mine[1].as_deref(), Some("paid by you"));
    assert_eq!(mine[2], None);
    assert_eq!(mine[3].as_deref(), Some("pays you"));
    assert!(said(Eye::Spectator).iter().all(Option::is_none));
}

#[test]
fn partners_share_a_ribbon() {
    let options = json!({"familiars": "off", "team": true});
    let scene = game(Late { options, ..four() }).scene(ME);
    let ribbons: Vec<&str> = scene.seats.iter().map(|seat| seat.signs[0].symbol).collect();
    assert_eq!(ribbons, ["team-sun", "team-moon", "team-sun", "team-moon"]);
}

/// Names of columns and cards in programs are not for people.
#[test]
fn nobody_reads_notation() {
    let mut rng = Rng::from(Seed::from(3));
    let setup =
        Setup { options: serde_json::from_value(json!({"familiars": "front"})).unwrap(), ..Setup::plain(4) };
    let mut dealer = Dealer::new(Seed::from(9), &[], 0);
    let mut game = OnlyOne::new(&setup, &mut dealer).unwrap();
    while let Some(seat) = game.to_act().iter().next() {
        let action = *rng.pick(&game.legal(seat)).unwrap();
        game.play(seat, action, &mut dealer).unwrap();
        let scene = game.scene(Eye::Seat(seat));
        let labels = scene.choices.iter().map(|choice| &choice.label);
        let said = labels
            .chain(&scene.prompt)
            .chain(&scene.tips)
            .chain(scene.blocked.iter().map(|blocked| &blocked.reason));
        said.for_each(|message| is_for_people(&say(message)));
    }
    let events = dealer.finish().unwrap().1.events;
    events.iter().for_each(|&event| is_for_people(&say(&OnlyOne::word(event, Eye::All).message)));
}

fn is_for_people(text: &str) {
    for code in ["c1", "c2", "c3", "c4", "[1]", "*", "→"] {
        assert!(!text.contains(code), "{text}");
    }
}
