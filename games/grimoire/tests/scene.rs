//! What people see and touch.

#![allow(clippy::unwrap_used)]

mod common;

use common::{Spot, seat};
use engine::{Eye, Scene, Staged, Stress, Touch, Zone};
use serde_json::json;

fn touches(scene: &Scene, action: &str) -> Vec<String> {
    let ways = scene.choices.iter().filter(|choice| choice.action == action);
    ways.map(|choice| choice.touches.iter().map(|touch| touch.id().clone()).collect::<Vec<_>>().join(" "))
        .collect()
}

fn zone(scene: &Scene, id: &str) -> Zone {
    Zone::clone(scene.zones.iter().find(|zone| zone.id == id).unwrap())
}

/// GR-80, GR-21. Any slot with an equal face-up card can be touched.
#[test]
fn equal_cards_can_all_be_touched() {
    let scene = Spot::new(3).zone("gold gold nun gold").pages(&[6, 13, 15]).game.scene(Eye::Seat(seat(0)));
    assert_eq!(touches(&scene, "take q1"), ["q1", "q3"]);
    assert_eq!(
        (touches(&scene, "take q0"), touches(&scene, "take q2")),
        (vec!["q0".into()], vec!["q2".into()])
    );
}

/// GR-40. A victim is named by a button, or touched in person.
#[test]
fn a_target_is_a_button_and_a_seat() {
    let scene = Spot::new(3).chips(&[0, 2, 2]).pages(&[12, 14, 15]).game.scene(Eye::Seat(seat(0)));
    assert_eq!(touches(&scene, "target 2"), ["target 2", Touch::seat(seat(2)).id().as_str()]);
    assert_eq!(scene.prompt.unwrap().id, "prompt-target-chips");
    let notes: Vec<_> = scene.seats.iter().map(|seat| seat.note.as_ref().map(|note| note.id)).collect();
    assert_eq!(notes, [None, Some("note-would-lose-chips"), Some("note-would-lose-chips")]);
}

/// GR-38, GR-39. A companion is touched in the victim's row, whichever copy.
#[test]
fn companions_are_touched_where_they_lie() {
    let spot = || Spot::new(2).companions(1, "spy spy king");
    let scene = spot().pages(&[9, 14]).game.scene(Eye::Seat(seat(1)));
    assert_eq!(touches(&scene, "give spy"), ["companions1.0", "companions1.1"]);
    let scene = spot().pages(&[14, 15]).game.scene(Eye::Seat(seat(0)));
    assert_eq!(touches(&scene, "steal king"), ["companions1.2"]);
}

/// GR-9, GR-6. The own book has all pages; those above MP are blocked and say why.
#[test]
fn pages_above_mp_are_blocked() {
    let game = Spot::new(2).set("round", json!(3)).set("mp", json!(8)).start().game;
    let scene = game.scene(Eye::Seat(seat(0)));
    assert_eq!((scene.choices.len(), scene.blocked.len()), (8, 7));
    assert_eq!(touches(&scene, "page 8"), ["book0.8 open"], "looked at first, then opened by a button");
    assert_eq!(scene.blocked[0].touches[0].id(), "book0.9");
    let other = scene.zones.iter().find(|zone| zone.id == "book1").unwrap();
    assert!(other.cards.is_empty(), "the book of the other is not shown");
}

/// GR-82. A chosen page is a closed book to the others.
#[test]
fn a_chosen_page_is_a_closed_book() {
    let mut play = Spot::new(2).start();
    play.act(1, "page 4");
    let page = |eye| zone(&play.game.scene(eye), "book1").cards[0].clone();
    assert!(page(Eye::Seat(seat(0))).face.is_none() && page(Eye::Seat(seat(0))).down);
    let own = zone(&play.game.scene(Eye::Seat(seat(1))), "book1");
    let lit: Vec<_> =
        own.cards.iter().filter(|page| page.stress == Stress::Lit).map(|page| &page.id).collect();
    assert_eq!(lit, ["book1.4"], "in the own book it stands out");
    let ready: Vec<bool> = play.game.scene(Eye::Spectator).seats.iter().map(|seat| seat.ready).collect();
    assert_eq!(ready, [false, true]);
}

/// GR-79, GR-83. Treasures of others are drawn face down even where all saw them being taken.
#[test]
fn treasures_of_others_lie_face_down() {
    let game = Spot::new(2).treasures(1, "gold").secret(1, "silver", &[1], 1).start().game;
    let treasures = |eye| zone(&game.scene(eye), "treasures1").cards;
    assert!(treasures(Eye::Seat(seat(0))).iter().all(|card| card.face.is_none() && card.down));
    assert!(treasures(Eye::Seat(seat(1))).iter().all(|card| card.face.is_some()));
}

/// GR-29, GR-34. Who is silenced and who is protected is marked.
#[test]
fn silence_and_protection_are_marked() {
    let scene = Spot::new(4).pages(&[2, 6, 13, 15]).play(&["0 take q1"]).game.scene(Eye::Spectator);
    let status: Vec<_> =
        scene.seats.iter().map(|seat| seat.status.as_ref().map(|status| status.id)).collect();
    assert_eq!(status, [Some("status-silence"), Some("status-protected"), Some("status-silenced"), None]);
    let flags: Vec<_> = scene.flags.iter().map(|flag| flag.id).collect();
    assert_eq!(flags, ["flag-round", "flag-mp", "flag-silence", "flag-defense"]);
}

/// GR-40, GR-44. Before an attack its present victim is pointed at.
#[test]
fn a_page_says_whom_it_would_hit_now() {
    let game = Spot::new(3).companions(1, "king").chips(&[4, 2, 0]).discard("gold").start().game;
    let scene = game.scene(Eye::Seat(seat(0)));
    let polymorph = scene.choices.iter().find(|choice| choice.action == "page 12").unwrap();
    let previews: Vec<_> = polymorph.previews.iter().map(|preview| preview.at.as_str()).collect();
    assert_eq!(previews, ["seat1"]);
    let page = |number: usize| zone(&scene, "late0").cards[number - 9].clone();
    assert_eq!(page(12).now.unwrap().id, "now-chips");
    assert_eq!((page(12).label.unwrap().id, page(13).label.unwrap().id), ("player-name", "foot-chips"));
}

/// GR-32, GR-35. Only a page of which its reader knows that it does nothing is warned of.
#[test]
fn only_a_known_mistake_is_warned_of() {
    let warnings = |spot: Spot| {
        let scene = spot.start().game.scene(Eye::Seat(seat(0)));
        let warned = scene.choices.into_iter().filter_map(|choice| Some((choice.action, choice.warning?.id)));
        warned.map(|(action, warning)| format!("{action}: {warning}")).collect::<Vec<_>>()
    };
    let rich = || Spot::new(3).companions(1, "king").chips(&[1, 2, 0]).discard("gold");
    assert_eq!(warnings(rich()), [""; 0], "Silence and who would be hit are no reason to warn");
    assert_eq!(warnings(rich().chips(&[0])), ["page 4: warning-chips"]);
    assert_eq!(warnings(rich().chips(&[0]).companions(0, "thief")), [""; 0], "the Thief may bring the chip");
    assert_eq!(warnings(rich().items_left("")), ["page 7: warning-items"]);
    assert_eq!(warnings(rich().discard("")), ["page 4: warning-discards", "page 15: warning-discards"]);
}

/// GR-61, GR-32, GR-35. Cure and a purchase have buttons and lie on the decks too, declining is a button.
#[test]
fn optional_effects_can_be_touched_and_declined() {
    let scene = Spot::new(2).discard("gold").chips(&[1, 0]).pages(&[4, 6]).game.scene(Eye::Seat(seat(0)));
    assert_eq!(
        (touches(&scene, "use"), touches(&scene, "skip")),
        (vec!["use".into(), "discard".into()], vec!["skip".into()])
    );
    let scene =
        Spot::new(2).companions(0, "merchant").chips(&[1, 0]).pages(&[7, 8]).game.scene(Eye::Seat(seat(0)));
    assert_eq!(
        (touches(&scene, "buy"), touches(&scene, "stop")),
        (vec!["buy".into(), "items".into()], vec!["stop".into()])
    );
}

/// GR-11, GR-13, GR-15, GR-31. The reveal says why the order is as it is.
#[test]
fn the_reveal_says_why_the_order_is_as_it_is() {
    let mut play = Spot::new(4).items(3, "shoes").start();
    for (seat, page) in [(0, 6), (1, 6), (2, 5)] {
        play.act(seat, &format!("page {page}"));
    }
    let heard = play.heard(3, "page 6", Eye::Spectator);
    let told = ["event-alike", "event-shoes-help", "event-decided", "event-front"];
    assert_eq!(heard[5..9], told, "after the choice and four revealed pages: {heard:?}");
    assert_eq!(play.at("order"), json!([2, 3, 1, 0]));
}

/// GR-29, GR-42, GR-62. A spell without effect says why.
#[test]
fn a_spell_without_effect_says_why() {
    for (pages, chips, why) in [
        ([2, 13], [0, 0], "fizzle-silenced"),
        ([6, 10], [0, 3], "fizzle-poorer"),
        ([3, 4], [0, 0], "fizzle-chips"),
        ([6, 15], [0, 0], "fizzle-discards"),
    ] {
        let discard = if why == "fizzle-chips" { "gold" } else { "" };
        let mut play = Spot::new(2).chips(&chips).discard(discard).pages(&pages);
        assert!(play.heard(0, "take q1", Eye::Spectator).contains(&why), "{why}");
    }
}
