//! The pages of the late rounds.

#![allow(clippy::unwrap_used)]

mod common;

use common::{Spot, seat};
use engine::Eye;
use serde_json::json;

/// GR-30.
#[test]
fn forbidden_spells_bring_one_two_and_three() {
    let play = Spot::new(3).pages(&[3, 8, 13]).play(&["0 take q1", "1 take q2"]);
    assert_eq!(play.chips(), [1, 2, 3]);
}

/// GR-29, GR-66. Thunderstorm and Meteor Strike are silenced, a Summon is not.
#[test]
fn silence_stops_every_forbidden_spell_of_the_others_and_nothing_else() {
    let play = Spot::new(4).pages(&[2, 8, 13, 10]).play(&["0 take q1", "1 take q2", "3 take q3"]);
    assert_eq!(play.chips(), [0, 0, 0, 4]);
    assert_eq!(play.at("silence"), json!([0]));
}

/// GR-42, GR-78. Summon Elemental counts chips, and a tie for the lowest is enough.
#[test]
fn summon_elemental_helps_the_poorest() {
    for (chips, after) in [([2, 2, 3], 6), ([0, 0, 0], 4), ([1, 5, 9], 5), ([3, 2, 9], 3), ([3, 9, 2], 3)] {
        let play = Spot::new(3).chips(&chips).companions(1, "king king").pages(&[10, 14, 15]);
        assert_eq!(play.chips()[0], after, "{chips:?}");
    }
}

/// GR-42, GR-75. A Thief's chip comes first and can be one too many.
#[test]
fn income_counts_for_summon_elemental() {
    let play = Spot::new(3).companions(0, "thief").pages(&[10, 11, 11]);
    assert_eq!(play.at("turn"), json!(1), "both Time Stops have moved to the front");
    let play = Spot::new(3).companions(0, "thief").pages(&[10, 14, 15]);
    assert_eq!(play.chips(), [1, 0, 0]);
}

/// GR-45, GR-46, GR-47. Three random discards, and still a card from the Main Zone.
#[test]
fn wish_takes_three_discards() {
    let spot = Spot::new(2).discard("silver gold thief nun king").stack("nun gold thief");
    let play = spot.pages(&[15, 6]).play(&["1 take q1"]);
    assert_eq!(play.at("players.0.companions"), json!(["thief", "nun"]));
    assert_eq!(play.at("players.0.treasures"), json!(["gold"]), "everybody saw it");
    assert_eq!((play.at("discard"), play.at("phase")), (json!(["silver", "king"]), json!("take")));
}

/// GR-45. The sixth example: Wish with two discards.
#[test]
fn wish_takes_all_if_there_are_fewer_than_three() {
    let play = Spot::new(2).discard("gold nun").pages(&[15, 6]).play(&["1 take q1"]);
    assert_eq!(play.at("discard"), json!([]));
    assert_eq!(
        (play.at("players.0.companions"), play.at("players.0.treasures")),
        (json!(["nun"]), json!(["gold"]))
    );
}

/// GR-45. Without discards there is no shuffle and no effect.
#[test]
fn wish_without_discards_does_nothing() {
    let mut play = Spot::new(2).start();
    play.act(0, "page 15");
    play.act(1, "page 14");
    let heard = play.heard(1, "take q1", Eye::Spectator);
    assert!(heard.contains(&"fizzle-discards"), "{heard:?}");
    assert_eq!(play.at("phase"), json!("take"));
}

/// GR-32, GR-33, GR-58. A second Nun adds nothing.
#[test]
fn cure_is_free_with_one_nun_or_two() {
    for nuns in ["nun", "nun nun"] {
        let spot = Spot::new(2).discard("gold").companions(0, nuns).chips(&[2, 0]);
        let play = spot.pages(&[4, 6]).play(&["0 use"]);
        assert_eq!((play.chips()[0], play.at("players.0.treasures")), (2, json!(["gold"])));
    }
}

/// GR-72, GR-48. The card that Luck discards is part of the new deck.
#[test]
fn luck_on_an_empty_deck_may_bring_the_same_card_back() {
    let spot = Spot::new(2).zone("gold king nun").deck("");
    let play = spot.pages(&[1, 6]).play(&["0 discard q1"]);
    assert_eq!((play.at("zone"), play.at("discard")), (json!(["gold", "king", "nun"]), json!([])));
    assert_eq!((play.at("deck_pass"), play.at("q0_pass"), play.at("deck")), (json!(2), json!(1), json!([])));
}

/// GR-72, GR-28, GR-48. A replaced q0 has the pass of the new deck.
#[test]
fn luck_on_q0_with_an_empty_deck_draws_from_the_refilled_one() {
    let spot = Spot::new(2).zone("gold king nun").deck("").discard("rogue").stack("rogue");
    let play = spot.set("q0_seen", json!([0, 1])).pages(&[1, 6]).play(&["0 discard q0"]);
    assert_eq!(
        (play.at("zone.0"), play.at("q0_pass"), play.at("q0_seen")),
        (json!("rogue"), json!(2), json!([]))
    );
    assert_eq!((play.at("deck"), play.at("discard")), (json!(["gold"]), json!([])));
    assert_eq!(play.view(Eye::Seat(seat(0)))["zone"][0], "?");
}

/// GR-37, GR-34. On its turn Time Stop protects.
#[test]
fn time_stop_protects_from_its_turn_on() {
    let play = Spot::new(3).pages(&[11, 6, 2]);
    assert_eq!(
        (play.at("turn"), play.at("defense"), play.at("order")),
        (json!(0), json!([0]), json!([0, 1, 2]))
    );
}

/// GR-37, GR-16, GR-68. The third example.
#[test]
fn time_stop_turns_the_order_round_and_goes_first() {
    let play = Spot::new(4).set("round", json!(6)).set("mp", json!(11)).pages(&[7, 3, 7, 11]);
    assert_eq!(play.at("order"), json!([3, 0, 2, 1]));
    let tokens: Vec<_> = (0..4).map(|seat| play.at(&format!("players.{seat}.token"))).collect();
    assert_eq!(tokens, [json!(2), json!(4), json!(3), json!(1)]);
}

/// GR-67. Acceleration comes before Time Stop in the decided order, and Time Stop works on its result.
#[test]
fn time_spells_work_in_the_decided_order() {
    let play = Spot::new(4).pages(&[5, 11, 2, 3]);
    // Decided 2, 3, 0, 1. Acceleration: 0, 2, 3, 1. Reversed 1, 3, 2, 0; seat 1 is in front already.
    assert_eq!(play.at("order"), json!([1, 3, 2, 0]));
}

/// GR-67, GR-13, GR-16. Two Time Stops of Group B.
#[test]
fn two_time_stops_turn_the_order_twice() {
    let play = Spot::new(3).pages(&[11, 11, 2]);
    // Decided 2, 1, 0. Seat 1: 0, 1, 2 and to the front 1, 0, 2. Seat 0: 2, 0, 1 and to the front 0, 2, 1.
    assert_eq!(play.at("order"), json!([0, 2, 1]));
}

/// GR-6. MP stops at 15.
#[test]
fn mp_rises_to_fifteen_and_no_further() {
    for (round, mp) in [(1, 6), (2, 7), (9, 14), (10, 15), (11, 15), (25, 15)] {
        let play = Spot::new(2).set("round", json!(round)).set("mp", json!(mp)).start();
        assert_eq!(play.legal(0).len(), mp, "round {round}");
    }
}

/// GR-20, GR-69. `take` is asked even with one answer.
#[test]
fn the_taking_of_a_card_is_always_asked() {
    let play = Spot::new(2).pages(&[6, 13]).play(&["0 take q0"]);
    assert_eq!(play.legal(1), ["take q1"], "two equal cards have one name");
    assert_eq!(play.at("phase"), json!("take"));
}

/// GR-27, GR-61. Luck works on what the others have left.
#[test]
fn luck_late_in_a_round_replaces_only_filled_slots() {
    let mut play = Spot::new(3).zone("gold king nun thief").pages(&[1, 1, 2]).play(&["2 take q2"]);
    assert_eq!(play.legal(1), ["discard q0", "discard q1", "discard q3", "skip"]);
    assert_eq!(play.refused(1, "discard q2"), "GR-24");
    assert_eq!(play.refused(1, "discard q4"), "GR-7");
    assert_eq!(play.refused(1, "take q1"), "GR-27");
}
