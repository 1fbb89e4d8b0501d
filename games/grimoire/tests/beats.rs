//! What is seen to happen: the pictures of an action, in order, and what the boards say in them.

#![allow(clippy::unwrap_used)]

mod common;

use common::{Play, Spot, seat};
use engine::{Board, CountRow, Cue, Eye, Later, Moment, Scene, Shows, Staged, Station};
use grimoire::Grimoire;

/// The pictures of an action for an eye: what was told last, the table, and how it is staged.
fn pictures(play: &mut Play, by: usize, action: &str, eye: Eye) -> Vec<(&'static str, Scene, Cue)> {
    let story = play.story(by, action);
    let seen = story.pictures.iter().map(|picture| {
        let event = story.events[picture.event];
        (Grimoire::word(event, eye).message.id, picture.game.scene(eye), picture.game.cue(event, eye))
    });
    seen.collect()
}

fn told(pictures: &[(&'static str, Scene, Cue)]) -> Vec<&'static str> {
    pictures.iter().map(|(told, ..)| *told).collect()
}

fn board(scene: &Scene, id: &str) -> Board {
    scene.boards.iter().find(|board| board.id == id).unwrap().clone()
}

fn stations(scene: &Scene) -> Vec<Station> {
    match board(scene, "order").shows {
        Shows::Stations(stations) => stations.stations.into_iter().map(Later::into_made).collect(),
        other => panic!("{other:?}"),
    }
}

fn headings(scene: &Scene) -> Vec<Option<&'static str>> {
    stations(scene).iter().map(|station| station.heading.as_ref().map(|heading| heading.id)).collect()
}

fn players(scene: &Scene) -> Vec<usize> {
    stations(scene).iter().map(|station| station.seat.unwrap().index()).collect()
}

/// GR-10 to GR-14, GR-31. Books open together, alike pages are told apart, the order follows, time bends it.
#[test]
fn the_order_is_worked_out_before_the_eyes() {
    let mut play = Spot::new(4).start();
    for (seat, page) in [(0, 8), (1, 8), (2, 5)] {
        play.act(seat, &format!("page {page}"));
    }
    let seen = pictures(&mut play, 3, "page 3", Eye::Spectator);
    assert_eq!(told(&seen)[..4], ["event-revealed", "event-alike", "event-decided", "event-front"]);
    let [open, alike, decided, bent] = [0, 1, 2, 3].map(|number| &seen[number].1);
    assert_eq!(stations(open)[0].art, "art-8", "the books are open");
    let status: Vec<_> = alike.seats.iter().map(|seat| seat.status.as_ref().unwrap().id).collect();
    assert_eq!(status, ["status-alike", "status-alike", "status-alone", "status-alone"]);
    assert_eq!([players(open), players(decided), players(bent)], [[0, 1, 2, 3], [3, 2, 1, 0], [2, 3, 1, 0]]);
    assert_eq!(headings(decided), [Some("order-alone"), None, Some("order-alike"), None], "not bent yet");
    assert_eq!(headings(bent), [Some("order-moved"), Some("order-alone"), Some("order-alike"), None]);
    let beads: Vec<u8> = seen.iter().map(|(_, _, cue)| cue.beads.as_ref().unwrap().at).collect();
    assert_eq!(beads[..4], [0, 1, 2, 2]);
}

/// GR-37. Who was turned round is not said to have the smaller page.
#[test]
fn an_order_that_was_turned_round_says_so() {
    let scene = Spot::new(3).pages(&[11, 2, 6]).game.scene(Eye::Spectator);
    assert_eq!(players(&scene), [0, 2, 1]);
    assert_eq!(headings(&scene), [Some("order-moved"), Some("order-turned"), None]);
}

/// GR-43. The line goes to the victim, then the chips are counted, with what each has before and after.
#[test]
fn an_attack_is_seen_before_its_chips_move() {
    let mut play = Spot::new(3).chips(&[2, 7, 5]).start();
    play.act(0, "page 12");
    play.act(1, "page 13");
    let seen = pictures(&mut play, 2, "page 15", Eye::Spectator);
    let (struck, taken) =
        (&seen[told(&seen).iter().position(|&id| id == "event-struck").unwrap()], seen.last());
    let chips = |scene: &Scene| scene.seats.iter().map(|seat| seat.tokens[0].count).collect::<Vec<_>>();
    assert_eq!(chips(&struck.1), [2, 7, 5]);
    assert_eq!((struck.2.links[0].from.as_str(), struck.2.links[0].to.as_str()), ("seat0", "seat1"));
    let (_, scene, cue) = taken.unwrap();
    assert_eq!(chips(scene), [6, 3, 5]);
    let rows = &cue.count.as_ref().unwrap().rows;
    let counted =
        |row: &CountRow| row.items.iter().map(|item| (item.more + 1, item.adds)).collect::<Vec<_>>();
    assert_eq!(counted(&rows[0]), [(3, None), (4, Some(-4))], "four of the victim's seven go");
    assert_eq!(counted(&rows[1]), [(2, None), (4, Some(4))]);
}

/// GR-21, GR-25. A card lies before its taker before the next turn; the round ends with a sheet.
#[test]
fn a_round_ends_with_its_sheet() {
    let mut play = Spot::new(2).zone("bronze king nun").pages(&[2, 6]).play(&["0 take q1"]);
    let seen = pictures(&mut play, 1, "take q2", Eye::Seat(seat(0)));
    assert_eq!(told(&seen), ["event-took", "event-round-over", "event-dealt"]);
    let companions = |scene: &Scene| scene.seats[1].tokens[1].count;
    assert_eq!(companions(&seen[0].1), 1);
    let (_, scene, cue) = &seen[1];
    assert_eq!(cue.moment, Moment::Chapter);
    assert_eq!(scene.sheet.as_ref().unwrap().title.id, "sheet-round");
    assert!(seen[0].1.sheet.is_none() && seen[2].1.sheet.is_none());
}

/// GR-52, GR-53. At the end everybody's points are counted, one after the other, and come to the score.
#[test]
fn points_are_counted_where_they_lie() {
    let spot = Spot::new(2).companions(0, "king queen").treasures(1, "bronze silver gold").chips(&[3, 1]);
    let mut play = spot.set("ending", serde_json::json!(true)).pages(&[2, 6]).play(&["0 take q1"]);
    let seen = pictures(&mut play, 1, "take q2", Eye::Spectator);
    assert_eq!(told(&seen), ["event-took", "event-round-over", "event-counted", "event-counted"]);
    let last =
        |cue: &Cue| cue.count.as_ref().unwrap().rows.last().unwrap().items.last().unwrap().sum.unwrap();
    let counted: Vec<i32> = seen[2..].iter().map(|(_, _, cue)| last(cue)).collect();
    assert_eq!(counted, play.scores());
    assert_ne!(seen[1].2.moment, Moment::Chapter, "the sheet of the game follows");
}

/// GR-6, GR-8. What a Spy sees is linked to it, for all to see; the card is not.
#[test]
fn a_spy_is_seen_looking() {
    let mut play = Spot::new(2).companions(0, "spy").pages(&[2, 6]).play(&["0 take q1"]);
    let seen = pictures(&mut play, 1, "take q2", Eye::Seat(seat(1)));
    let (told, scene, cue) = seen.last().unwrap();
    assert_eq!(
        (*told, cue.links[0].from.as_str(), cue.links[0].to.as_str()),
        ("event-peeked", "companions0", "q0")
    );
    let hidden = scene.zones.iter().find(|zone| zone.id == "main0").unwrap();
    assert!(hidden.cards[0].face.is_none() && hidden.cards[0].label.is_some());
}

/// GR-51. The race counts companions and coins, and glows from two before the end on.
#[test]
fn the_race_counts_companions_and_coins() {
    let spot =
        Spot::new(2).companions(0, "king queen").treasures(0, "gold gold gold gold gold gold gold silver");
    let scene = spot.start().game.scene(Eye::Spectator);
    let Shows::Matrix(race) = board(&scene, "race").shows else { panic!() };
    let cells: Vec<_> = race.rows[0].cells.iter().map(|cell| (cell.number, cell.of, cell.stress)).collect();
    assert_eq!(cells, [(Some(2), Some(10), engine::Stress::Plain), (Some(8), Some(10), engine::Stress::Lit)]);
}

/// GR-54 to GR-56. A card of the Main Zone says what it would bring its viewer, bonuses of others included.
#[test]
fn a_card_says_what_it_would_bring() {
    let spot =
        Spot::new(3).zone("gold king silver rogue").companions(0, "prince queen").treasures(0, "bronze");
    let game = spot.start().game;
    let brings = |eye| {
        let scene = game.scene(eye);
        let main = scene.zones.iter().filter(|zone| zone.id.starts_with("main"));
        main.map(|zone| zone.aside.as_ref().map(|aside| aside.line.clone())).collect::<Vec<_>>()
    };
    let vp = |vp: i32| Some(engine::Message::new("note-brings").number("vp", vp));
    let down = Some(engine::Message::new("note-down"));
    assert_eq!(brings(Eye::Seat(seat(0))), [down.clone(), vp(7), vp(2), vp(1)], "the King: 3 + 2 + 1 + 1");
    assert_eq!(brings(Eye::Seat(seat(1))), [down.clone(), vp(3), vp(2), vp(1)]);
    assert_eq!(brings(Eye::Spectator), [down, None, None, None]);
}

/// GR-24. A taken card leaves its place empty, and the others stay where they are.
#[test]
fn a_taken_card_leaves_its_place() {
    let scene = Spot::new(3).pages(&[2, 6, 10]).play(&["0 take q1"]).game.scene(Eye::Spectator);
    let main: Vec<_> = scene.zones.iter().filter(|zone| zone.id.starts_with("main")).collect();
    assert_eq!(main.iter().map(|zone| zone.cards.len()).collect::<Vec<_>>(), [1, 0, 1, 1]);
    assert_eq!(main[1].slots[0].label.as_ref().unwrap().id, "slot-taken-by");
}
