//! Charm, Polymorph and Domination: who is hit, who is passed over, what is taken.

#![allow(clippy::unwrap_used)]

mod common;

use common::Spot;
use engine::Eye;
use serde_json::json;

/// GR-38, GR-40. The victim of Charm chooses.
#[test]
fn charm_takes_what_its_victim_gives() {
    let spot = Spot::new(3).companions(1, "thief nun king").companions(2, "spy spy");
    let mut play = spot.pages(&[9, 14, 15]);
    assert_eq!((play.at("phase"), play.at("turn"), play.at("target")), (json!("give"), json!(0), json!(1)));
    assert_eq!(play.at("to_act"), json!([1]));
    assert_eq!(play.legal(1), ["give thief", "give nun", "give king"]);
    assert_eq!((play.refused(1, "give spy"), play.refused(1, "take q1")), ("GR-38", "GR-38"));
    let play = play.play(&["1 give nun"]);
    assert_eq!(play.at("players.0.companions"), json!(["nun"]));
    assert_eq!(play.at("players.1.companions"), json!(["thief", "king"]));
    assert_eq!(
        (play.at("phase"), play.at("to_act"), play.at("target")),
        (json!("take"), json!([0]), json!(null))
    );
}

/// GR-38, GR-69, GR-80. Several of one kind leave nothing to choose.
#[test]
fn a_single_answer_to_charm_happens_by_itself() {
    let play = Spot::new(2).companions(1, "spy spy").pages(&[9, 14]);
    assert_eq!((play.at("phase"), play.at("players.0.companions")), (json!("take"), json!(["spy"])));
    assert_eq!(play.at("players.1.companions"), json!(["spy"]));
}

/// GR-39, GR-40. The caster of Domination chooses.
#[test]
fn domination_takes_what_its_caster_likes() {
    let spot = Spot::new(3).companions(1, "thief nun king").companions(2, "spy spy");
    let mut play = spot.pages(&[14, 15, 15]);
    assert_eq!(
        (play.at("phase"), play.at("to_act"), play.at("target")),
        (json!("steal"), json!([0]), json!(1))
    );
    assert_eq!(play.refused(0, "steal spy"), "GR-39");
    let play = play.play(&["0 steal king"]);
    assert_eq!(play.at("players.0.companions"), json!(["king"]));
    assert_eq!(play.at("players.1.companions"), json!(["thief", "nun"]));
}

/// GR-39, GR-69.
#[test]
fn a_single_answer_to_domination_happens_by_itself() {
    let play = Spot::new(2).companions(1, "king").pages(&[14, 15]);
    assert_eq!((play.at("phase"), play.at("players.0.companions")), (json!("take"), json!(["king"])));
}

/// GR-40, GR-41, GR-65. The fifth example: tied victims, and one with more who is protected.
#[test]
fn of_tied_victims_the_caster_chooses_and_the_protected_are_passed_over() {
    let spot = Spot::new(4).companions(1, "spy thief nun").companions(2, "spy rogue king");
    let mut play = spot.companions(3, "archer prince queen king").pages(&[14, 15, 15, 6]);
    let heard = play.heard(3, "take q1", Eye::Spectator);
    assert!(heard.contains(&"event-spared"), "{heard:?}");
    assert_eq!((play.at("phase"), play.at("turn")), (json!("target"), json!(0)));
    assert_eq!(play.legal(0), ["target 1", "target 2"]);
    assert_eq!((play.refused(0, "target 3"), play.refused(0, "target 0")), ("GR-41", "GR-64"));
    let play = play.play(&["0 target 2", "0 steal rogue"]);
    assert_eq!(play.at("players.0.companions"), json!(["rogue"]));
}

/// GR-41, GR-37. Time Stop protects as Resistance does.
#[test]
fn time_stop_passes_an_attack_on_to_the_next() {
    let spot = Spot::new(3).companions(1, "spy thief").companions(2, "king");
    let play = spot.pages(&[14, 11, 15]).play(&["1 take q1", "2 take q2"]);
    assert_eq!(play.at("players.0.companions"), json!(["king"]), "seat 1 has more, but used Time Stop");
}

/// GR-65. A protected seat that is tied for the most is no choice either.
#[test]
fn a_protected_seat_is_no_choice_among_the_tied() {
    let spot = Spot::new(3).companions(1, "thief").companions(2, "king");
    let play = spot.pages(&[14, 6, 15]).play(&["1 take q1"]);
    assert_eq!((play.at("phase"), play.at("players.0.companions")), (json!("take"), json!(["king"])));
}

/// GR-66, GR-41. Two who chose Resistance alike come after the attack.
#[test]
fn a_defence_not_yet_used_does_not_protect() {
    let play = Spot::new(3).companions(1, "spy thief").companions(2, "king").pages(&[9, 6, 6]);
    assert_eq!((play.at("turn"), play.at("phase"), play.at("to_act")), (json!(0), json!("give"), json!([1])));
    let play = play.play(&["1 give thief", "0 take q1", "2 take q2"]);
    assert_eq!((play.at("defense"), play.at("players.0.companions")), (json!([1, 2]), json!(["thief"])));
}

/// GR-64. An attack never chooses its caster, nor a seat with nothing to lose.
#[test]
fn an_attack_does_not_hit_its_caster() {
    let play = Spot::new(3).companions(0, "spy thief king").companions(2, "nun").pages(&[9, 14, 15]);
    assert_eq!(play.at("players.0.companions"), json!(["spy", "thief", "nun", "king"]));
}

/// GR-64. Without a victim an attack does nothing.
#[test]
fn an_attack_without_a_victim_does_nothing() {
    for page in [9, 12, 14] {
        let mut play = Spot::new(2).companions(0, "king").chips(&[3, 0]).start();
        play.act(0, &format!("page {page}"));
        let heard = play.heard(1, "page 15", Eye::Spectator);
        assert!(heard.contains(&"fizzle-victim"), "page {page}: {heard:?}");
        assert_eq!((play.chips(), play.at("phase")), (vec![3, 0], json!("take")));
    }
}

/// GR-41, GR-64. The only possible victim is protected.
#[test]
fn an_attack_on_the_protected_alone_does_nothing() {
    let mut play = Spot::new(2).companions(1, "king").pages(&[14, 6]);
    let heard = play.heard(1, "take q1", Eye::Spectator);
    assert!(heard.contains(&"event-spared") && heard.contains(&"fizzle-victim"), "{heard:?}");
    assert_eq!(play.at("players.1.companions"), json!(["king"]));
}

/// GR-43, GR-44. The first example: half, rounded up.
#[test]
fn polymorph_takes_half_of_the_most_chips_rounded_up() {
    for (had, taken) in [(5, 3), (4, 2), (1, 1), (10, 5)] {
        let play = Spot::new(3).chips(&[0, had, 0]).pages(&[12, 15, 14]);
        assert_eq!(play.chips(), [taken, u64::from(had) - taken, 0]);
    }
}

/// GR-44, GR-41, GR-64. The richest is protected, and the caster, though richer, is never hit.
#[test]
fn polymorph_passes_the_protected_over() {
    let play = Spot::new(3).chips(&[9, 8, 3]).pages(&[12, 6, 15]).play(&["1 take q1"]);
    assert_eq!(play.chips(), [11, 8, 1]);
}

/// GR-44, GR-40. Of several richest the caster chooses.
#[test]
fn of_several_richest_the_caster_chooses() {
    let mut play = Spot::new(4).chips(&[0, 4, 4, 3]).pages(&[12, 14, 14, 15]);
    assert_eq!(play.legal(0), ["target 1", "target 2"]);
    assert_eq!((play.refused(0, "target 3"), play.refused(0, "use")), ("GR-44", "GR-40"));
    let play = play.play(&["0 target 2"]);
    assert_eq!((play.chips(), play.at("phase")), (vec![2, 4, 2, 3], json!("take")));
}

/// GR-40, GR-64. Refusals of a target name their rule.
#[test]
fn a_target_with_less_is_refused() {
    let spot = Spot::new(4).companions(0, "nun nun").companions(1, "spy thief").companions(2, "rogue king");
    let mut play = spot.companions(3, "archer").pages(&[9, 14, 14, 15]);
    assert_eq!(play.legal(0), ["target 1", "target 2"]);
    assert_eq!((play.refused(0, "target 3"), play.refused(0, "target 0")), ("GR-40", "GR-64"));
    let spot = Spot::new(3).companions(1, "spy").companions(2, "spy");
    assert_eq!(spot.pages(&[9, 14, 15]).refused(0, "target 3"), "GR-1");
}

/// GR-51, GR-38. A companion that is given counts for its new owner.
#[test]
fn a_charmed_companion_can_be_the_tenth() {
    let nine = "spy spy mercenary thief archer merchant nun rogue prince";
    let play = Spot::new(2).companions(0, nine).companions(1, "king king").pages(&[9, 14]);
    assert_eq!((play.at("ending"), play.at("phase")), (json!(true), json!("take")));
}
