//! Decks that run out, the last round, and the final count.

#![allow(clippy::unwrap_used)]

mod common;

use common::{Play, Spot};
use engine::{Eye, Game, Seats, Staged};
use serde_json::json;

const NINE_COINS: &str = "bronze bronze bronze bronze bronze silver silver silver gold";
const NINE: &str = "spy spy mercenary thief archer merchant nun rogue prince";

/// Two players who take the first cards they can.
fn play_round(play: Play) -> Play {
    play.play(&["0 page 6", "1 page 13", "0 take q1", "1 take q0"])
}

/// GR-48. The seventh example: the deck runs out in the middle of a deal.
#[test]
fn the_discards_become_the_deck_in_mid_deal() {
    let nine = "silver silver silver silver gold gold thief nun";
    let spot = Spot::new(4).zone("bronze bronze bronze bronze king").deck("rogue spy queen").discard(nine);
    let play = spot.stack("nun gold").pages(&[2, 3, 6, 8]);
    let play = play.play(&["0 take q0", "1 take q1", "2 take q2", "3 take q3"]);
    assert_eq!(
        play.at("zone"),
        json!(["rogue", "spy", "queen", "nun", "gold"]),
        "the king was the ninth discard"
    );
    assert_eq!((play.at("deck").as_array().unwrap().len(), play.at("discard")), (7, json!([])));
    assert_eq!((play.at("deck_pass"), play.at("q0_pass"), play.at("round")), (json!(2), json!(1), json!(11)));
}

/// GR-48. q0 itself can come from the new deck.
#[test]
fn q0_of_a_refilled_deck_has_its_pass() {
    let spot = Spot::new(2).zone("bronze gold king").deck("").discard("nun thief spy").stack("spy king");
    let play = play_round(spot.start());
    assert_eq!(
        (play.at("q0_pass"), play.at("deck_pass"), play.at("zone.0")),
        (json!(2), json!(2), json!("spy"))
    );
}

/// GR-49, GR-71. Nothing left to deal: the game is over in the middle of the deal.
#[test]
fn the_game_ends_when_deck_and_discards_run_out() {
    let spot = Spot::new(2).zone("bronze gold king").deck("rogue").companions(0, "spy");
    let play = play_round(spot.start());
    assert!(play.game.is_over());
    assert_eq!(play.at("zone"), json!(["rogue", "king", null]), "the last discard was dealt too");
    assert_eq!((play.at("q0_seen"), play.at("order"), play.at("turn")), (json!([]), json!([]), json!(null)));
    assert_eq!(
        (play.at("round"), play.at("mp"), play.at("players.0.page")),
        (json!(11), json!(15), json!(null))
    );
    assert_eq!(
        (play.at("phase"), play.at("to_act"), play.at("deck_pass")),
        (json!("over"), json!([]), json!(2))
    );
    assert_eq!(play.scores(), [2 + 3, 1 + 3], "cards in the zone are nobody's; Meteor Strike brought 3");
    assert_eq!(play.view(Eye::Spectator)["zone"][0], "?");
}

/// GR-71. A zone that took the very last cards is still played.
#[test]
fn the_last_cards_are_still_played_for() {
    let spot = Spot::new(2).zone("bronze gold king").deck("rogue nun");
    let play = play_round(spot.start());
    assert!(!play.game.is_over());
    assert_eq!(
        (play.at("zone"), play.at("deck"), play.at("discard")),
        (json!(["rogue", "nun", "king"]), json!([]), json!([]))
    );
    let play = play.play(&["0 page 1", "1 page 6", "0 discard q1", "0 take q1", "1 take q0"]);
    assert!(play.game.is_over(), "one discard is left for the three places of the next zone");
    assert_eq!(play.at("zone"), json!(["king", null, null]));
}

/// GR-51, GR-52. Ten treasures make the round the last, and it is played to its end.
#[test]
fn ten_treasures_end_the_game_after_the_round() {
    let play = Spot::new(2).treasures(0, NINE_COINS).zone("bronze gold king").pages(&[6, 13]);
    assert_eq!(play.at("ending"), json!(false));
    let play = play.play(&["0 take q1"]);
    assert_eq!((play.at("ending"), play.at("to_act")), (json!(true), json!([1])));
    let play = play.play(&["1 take q2"]);
    assert!(play.game.is_over());
    assert_eq!((play.at("zone"), play.at("discard")), (json!([null, null, null]), json!(["bronze"])));
    assert_eq!((play.at("silence"), play.at("defense")), (json!([]), json!([])));
    assert_eq!(
        (play.at("order"), play.at("players.1.page"), play.at("round")),
        (json!([0, 1]), json!(13), json!(10))
    );
}

/// GR-51. A secret is a treasure like any other, and nine are not ten.
#[test]
fn a_secret_can_be_the_tenth_treasure() {
    let spot = Spot::new(2).treasures(0, "bronze bronze silver silver").zone("gold king nun");
    let spot = (0..5).fold(spot, |spot, _| spot.secret(0, "silver", &[0], 1));
    let play = spot.pages(&[6, 13]).play(&["0 take q0"]);
    assert_eq!(play.at("ending"), json!(true));
}

/// GR-51, GR-73. Treasures and companions are counted apart, and items not at all.
#[test]
fn nine_and_nine_and_items_do_not_end_it() {
    let spot = Spot::new(2).treasures(0, NINE_COINS).companions(0, NINE).items(0, "goblet shoes junk");
    let play = spot.zone("king bronze bronze").pages(&[6, 13]);
    assert_eq!(play.at("ending"), json!(false));
    let play = play.play(&["0 take q0"]);
    assert_eq!(play.at("ending"), json!(true), "the tenth companion");
}

/// GR-51. Also cards from the discards count.
#[test]
fn a_wish_can_bring_the_tenth() {
    let spot = Spot::new(2).companions(1, NINE).discard("king king");
    let play = spot.pages(&[6, 15]).play(&["0 take q1"]);
    assert_eq!((play.at("ending"), play.at("phase")), (json!(true), json!("take")));
}

/// GR-52. Losing the tenth companion again changes nothing.
#[test]
fn the_last_round_stays_the_last() {
    let spot = Spot::new(2).companions(0, NINE).zone("bronze king bronze");
    let play = spot.pages(&[6, 14]).play(&["0 take q1"]);
    assert_eq!(play.at("ending"), json!(true), "and Resistance keeps it");
    let spot = Spot::new(2).companions(0, NINE).zone("bronze king bronze");
    let play = spot.pages(&[13, 14]).play(&["0 take q1", "1 steal king", "1 take q0"]);
    assert!(play.game.is_over());
    assert_eq!(play.at("players.0.companions").as_array().unwrap().len(), 9);
}

/// GR-51, GR-52. The last round is announced once, with its reason.
#[test]
fn the_last_round_is_announced_once() {
    let mut play =
        Spot::new(2).treasures(0, NINE_COINS).companions(1, NINE).zone("bronze king nun").pages(&[6, 13]);
    assert!(play.heard(0, "take q0", Eye::Spectator).contains(&"event-last-treasures"));
    let heard = play.heard(1, "take q1", Eye::Spectator);
    assert!(!heard.contains(&"event-last-companions"), "{heard:?}");
    assert_eq!(heard.last(), Some(&"table-won"));
}

/// GR-53, GR-57, GR-59, GR-60. The eighth example: tied for Junk, tied for the win.
#[test]
fn a_tie_for_the_highest_score_has_no_winner() {
    let coins = "gold gold gold gold gold gold gold gold";
    let spot = Spot::new(3)
        .items(0, "junk junk junk junk")
        .items(1, "junk junk junk junk")
        .items(2, "junk")
        .chips(&[0, 0, 17])
        .treasures(0, coins)
        .treasures(1, coins);
    let play = spot.set("deck", json!([])).zone("bronze spy spy gold").pages(&[2, 6, 8]);
    let play = play.play(&["0 take q1", "1 take q2", "2 take q3"]);
    assert_eq!(play.scores(), [31, 31, 20], "coins, a Spy, 5 for Junk; Thunderstorm is silenced");
    assert!(play.game.is_over(), "one discard cannot fill four slots");
    let standing = play.game.standing();
    assert_eq!((standing.ranks.first(3), standing.winners), (&[1, 1, 3][..], Seats::NONE));
}

/// GR-59. A single highest score wins.
#[test]
fn the_highest_score_wins() {
    let play = play_round(Spot::new(2).zone("bronze gold king").deck("").chips(&[1, 0]).start());
    assert!(play.game.is_over());
    assert_eq!(play.scores(), [4, 4]);
    assert_eq!(play.game.standing().winners, Seats::NONE);
    let play = play_round(Spot::new(2).zone("bronze gold king").deck("").chips(&[2, 0]).start());
    assert_eq!(play.game.standing().winners, common::seat(0).into());
}

/// GR-84, GR-83. At the end everything in the Territories is shown.
#[test]
fn secrets_and_items_are_shown_at_the_end() {
    let spot =
        Spot::new(2).zone("gold king bronze").deck("").items(1, "junk sword").secret(0, "silver", &[0], 1);
    let play = spot.pages(&[6, 13]);
    assert_eq!(play.view(Eye::Spectator)["players"][1]["items"], json!(["?", "?"]));
    let play = play.play(&["0 take q1", "1 take q0"]);
    assert!(play.game.is_over());
    let view = play.view(Eye::Spectator);
    assert_eq!(view["players"][1]["items"], json!(["junk", "sword"]));
    assert_eq!(
        (&view["players"][0]["secrets"][0]["card"], &view["players"][1]["secrets"][0]["card"]),
        (&json!("silver"), &json!("gold"))
    );
}

/// GR-53, GR-84. The sheet itemises the score of every seat.
#[test]
fn the_sheet_adds_up_to_the_scores() {
    let spot =
        Spot::new(2).zone("gold king bronze").deck("").items(1, "junk sword").companions(0, "queen rogue");
    let play = spot
        .treasures(0, "bronze silver gold")
        .chips(&[5, 0])
        .pages(&[6, 13])
        .play(&["0 take q1", "1 take q0"]);
    let sheet = play.game.scene(Eye::Spectator).sheet.unwrap();
    let cell = |row: &Vec<engine::Arg>, column: usize| match row[column] {
        engine::Arg::Number(number) => number as i32,
        _ => panic!("no number"),
    };
    let (total, lines) = (&sheet.rows[sheet.rows.len() - 2], &sheet.rows[..sheet.rows.len() - 2]);
    for (seat, score) in play.scores().into_iter().enumerate() {
        assert_eq!(cell(total, seat + 1), score);
        assert_eq!(lines.iter().map(|row| cell(row, seat + 1)).sum::<i32>(), score);
    }
    let ids: Vec<_> = lines.iter().map(|row| serde_json::to_value(&row[0]).unwrap()["id"].clone()).collect();
    assert!(ids.contains(&json!("sheet-bonus")) && ids.contains(&json!("sheet-junk")), "{ids:?}");
}
