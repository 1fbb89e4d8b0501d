//! Paying, and the abilities that help: positions of later rounds, set up as states.

#![allow(clippy::unwrap_used)]

mod common;

use common::Position;
use serde_json::json;

const RECIPES: &str = "RW1 RW5 RT5 RT1 RS1 RW2 RT2 RS2 RW3 RT3 RS3 RW4 RT4 RS4 RW6";
const HANDS: &str = "P8 T2 T3 S1 A  P1 W2 S2 S1 T1  P6 W1 T2 S2 A";

/// Seat 0 has these minions, carries these cards and has a Pot 8 in its hand of the second round.
fn second_round(minions: &str, carried: &str) -> Position {
    Position::new(3, false, &[RECIPES, HANDS]).at_round(2).with_minions(0, minions).carrying(0, carried)
}

/// Seat 0 drafts this, drops alone and reveals that.
fn drop_with(position: &mut Position, draft: &str, pot: &str) {
    position.play(&[&format!("0 draft {draft}"), "1 draft T1", "2 draft W1", "0 drop", "1 pass", "2 pass"]);
    position.play(&[&format!("0 reveal {pot}")]);
}

/// MR-50, MR-55, MR-59. The example of the specification.
#[test]
fn a_water_card_becomes_three() {
    let mut table = second_round("RW8", "W1 W3");
    drop_with(&mut table, "P8", "P8");
    assert_eq!(table.legal(0), ["create none", "create RW1", "create RW5"]);
    table.play(&["0 create RW5"]);
    assert_eq!(table.legal(0), ["use W3", "boil W1"]);
    assert_eq!(table.refused("0 use W1"), "MR-59", "2 + 6 is short, and boiling W3 gains nothing");
    assert_eq!(table.refused("0 boil A"), "MR-50", "that takes another minion");
    table.play(&["0 boil W1"]);
    assert_eq!(table.player(0)["paid"], 6);
    assert_eq!(table.player(0)["used"], json!(["water3"]));
    assert_eq!(table.refused("0 boil W3"), "MR-50", "once a round");
    table.play(&["0 use W3"]);
    assert_eq!(table.player(0)["minions"], json!(["RW8", "RW5"]));
    assert_eq!(table.player(0)["spent"], json!(["W1", "W3", "P8"]));
}

/// MR-50. The ability is its owner's alone, and fresh again in the next round.
#[test]
fn an_ability_serves_its_owner_once_in_each_round() {
    let mut table = second_round("RW8", "W1 W3");
    drop_with(&mut table, "P8", "P8");
    table.play(&["0 create RW1", "0 boil W1"]);
    assert_eq!(table.player(0)["used"], json!(["water3"]));
    table.play(&["1 draft P6", "2 draft P1", "1 drop", "2 drop", "1 reveal P6", "2 reveal none"]);
    assert_eq!(table.refused("1 create RW1"), "MR-32", "somebody else has it");
    table.play(&["1 create none"]);
    while table.state()["phase"] == "keep" {
        let seat = table.state()["to_act"][0].clone();
        table.play(&[&format!("{seat} done")]);
    }
    assert_eq!((table.state()["round"].clone(), table.player(0)["used"].clone()), (json!(3), json!([])));
}

/// MR-52, MR-60, MR-23. The example of the specification.
#[test]
fn an_amber_becomes_the_lowest_pot() {
    let mut table = second_round("RS9", "W2");
    table.play(&["0 draft A", "1 draft P1", "2 draft W1", "0 drop", "1 drop", "2 drop"]);
    assert_eq!(table.legal(0), ["reveal none", "reveal P0"]);
    assert_eq!(table.legal(1), ["reveal none", "reveal P1"]);
    assert_eq!(table.refused("1 reveal P0"), "MR-52");
    table.play(&["0 reveal P0"]);
    assert_eq!(table.player(0)["drafted"], json!(["W2", "A"]), "still secret");
    table.play(&["1 reveal P1", "2 reveal none"]);
    assert_eq!(table.state()["queue"], json!([1, 0]), "a seat with P1 goes first");
    let player = table.player(0);
    assert_eq!(
        (&player["pot"], &player["spent"], &player["drafted"]),
        (&json!("P0"), &json!(["A"]), &json!(["W2"]))
    );
    assert_eq!(player["used"], json!(["pot0"]));

    table.play(&["1 create none"]);
    let mut without = Position { game: table.game.clone() };
    table.play(&["0 create RW1", "0 use W2"]);
    assert_eq!(table.player(0)["spent"], json!(["W2", "A"]));
    without.play(&["0 create none"]);
    assert_eq!(without.player(0)["spent"], json!(["A"]), "the Amber is gone either way");
    assert_eq!(without.player(0)["pot"], json!(null));
}

/// MR-52. Without an Amber there is nothing to discard.
#[test]
fn no_amber_no_pot() {
    let mut table = second_round("RS9", "W2");
    table.play(&["0 draft T2", "1 draft P1", "2 draft W1", "0 drop", "1 pass", "2 pass"]);
    assert_eq!(table.legal(0), ["reveal none"]);
    assert_eq!(table.refused("0 reveal P0"), "MR-52");
}

/// MR-53, MR-51. Four Elements without a symbol are never doubled, and what is too much is lost.
#[test]
fn an_amber_becomes_four() {
    let mut table = second_round("RT9", "A A");
    drop_with(&mut table, "P8", "P8");
    assert_eq!(table.legal(0), ["create none", "create RW1"], "4 + 1 is short of anything else");
    table.play(&["0 create RW1"]);
    assert_eq!(table.legal(0), ["use A", "boil A"]);
    table.play(&["0 use A", "0 boil A"]);
    let player = table.player(0);
    assert_eq!(
        (&player["minions"], &player["drafted"], &player["paid"]),
        (&json!(["RT9", "RW1"]), &json!([]), &json!(0))
    );
}

/// MR-54, MR-61. A second Pot becomes four; the revealed one does not.
#[test]
fn a_second_pot_becomes_four() {
    let mut table = second_round("RW9", "P10");
    drop_with(&mut table, "P8", "P8");
    table.play(&["0 create RW1"]);
    assert_eq!(table.legal(0), ["boil P10"]);
    assert_eq!(table.refused("0 boil P8"), "MR-61");
    table.play(&["0 boil P10"]);
    assert_eq!(table.player(0)["spent"], json!(["P8", "P10"]));

    let mut alone = second_round("RW9", "T1");
    drop_with(&mut alone, "P8", "P8");
    assert_eq!(alone.legal(0), ["create none"]);
}

/// MR-56, MR-51. Two abilities for one minion; the boiled cards have no value of their own.
#[test]
fn different_abilities_help_one_minion() {
    let mut table = second_round("RW8 RT9", "W1 A");
    drop_with(&mut table, "P8", "P8");
    table.play(&["0 create RW5"]);
    assert_eq!(table.legal(0), ["boil W1", "boil A"], "6 + 4 are needed in full");
    table.play(&["0 boil A"]);
    assert_eq!(table.player(0)["paid"], 4);
    table.play(&["0 boil W1"]);
    assert_eq!(table.player(0)["minions"], json!(["RW8", "RT9", "RW5"]));
}

/// MR-65.
#[test]
fn a_card_may_be_boiled_for_no_gain() {
    let mut table = second_round("RW8", "W3");
    drop_with(&mut table, "P8", "P8");
    table.play(&["0 create RW1"]);
    assert_eq!(table.legal(0), ["use W3", "boil W3"]);
    table.play(&["0 boil W3"]);
    assert_eq!(table.player(0)["used"], json!(["water3"]));
}

/// MR-44, MR-45, MR-46, MR-64. On the lake the three generated Water are one card: (3+1)x2.
#[test]
fn the_terrain_changes_what_is_generated_once() {
    let recipes = "RW1 RW5 RT1 RS1 RW2 RT2 RS2 RW3 RT3 RS3 RW4 RT4 RS4 RW6";
    let deck = "RW1 RW5 RT1 RS1 RW2 RT2 RS2 RW3 RT3 RS3 RW4 RT4 RS4 RW6 RL";
    let mut table = Position::new(3, true, &[recipes, deck, "bloom lake", HANDS])
        .at_round(2)
        .with_minions(0, "RW8")
        .carrying(0, "W1 T1");
    drop_with(&mut table, "P8", "P8");
    table.play(&["0 create RW1", "0 boil W1"]);
    assert_eq!(table.player(0)["minions"], json!(["RW8", "RW1"]));
    let mut short = Position::new(3, true, &[recipes, deck, "bloom lake", HANDS])
        .at_round(2)
        .with_minions(0, "RW8")
        .carrying(0, "W1 T1");
    drop_with(&mut short, "P8", "P8");
    assert_eq!(short.refused("0 create RW5"), "MR-59", "8 + 1 is short of 10");
}
