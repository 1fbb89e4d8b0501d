//! What people are shown and told: guidance, reasons, the revolution step by step, and nothing that gives a
//! lie away.

#![allow(clippy::unwrap_used)]

use engine::{Arg, Eye, Game, Lang, Match, NewGame, Scene, Seat, Seed, Staged, Stress, Table, Words, Zone};
use serde_json::json;
use wasteland::Wasteland;

const THREE: &str = "G1 G2 G3 G4 D1 D2 H1 H2 H3 M1 M2 M3  G6 G7 G8 G12 D3 D4 H4 H6 H7 M4 M6 M7
    D-5 D6 D7 D8 D12 H8 H12 H-5 M8 M12 M-5 G-5";

fn table(options: serde_json::Value, first: usize) -> Table<Wasteland> {
    let new = NewGame {
        game: Wasteland::RULES.slug.into(),
        players: 3,
        options: options.as_object().unwrap().clone(),
        first: Seat::new(first),
        stack: vec![THREE.split_whitespace().map(str::to_owned).collect()],
        ..NewGame::default()
    };
    Table::open(&new, Seed::default()).unwrap()
}

fn play(table: &mut Table<Wasteland>, lines: &str) {
    for line in lines.split(", ") {
        let (seat, action) = line.split_once(' ').unwrap();
        let seat = Seat::new(seat.parse().unwrap()).unwrap();
        table.play(seat, action).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
}

/// The rule that forbids an action, and the reason in English.
fn refusal(table: &mut Table<Wasteland>, line: &str) -> (&'static str, String) {
    let (seat, action) = line.split_once(' ').unwrap();
    let error = table.play(Seat::new(seat.parse().unwrap()).unwrap(), action).unwrap_err();
    let refusal = error.refusal().unwrap();
    (refusal.rule, english().say(&refusal.reason, &[]))
}

fn english() -> Words {
    Words::of(Wasteland::STAGING.locales, Lang::EN).unwrap()
}

fn scene(table: &Table<Wasteland>, seat: usize) -> Scene {
    table.scene(Eye::Seat(Seat::ALL[seat]))
}

/// WR-8, WR-11, WR-16, WR-18, WR-26, WR-47, WR-50, WR-51, WR-53.
#[test]
fn a_refusal_names_the_rule_and_the_reason() {
    let mut plain = table(json!({}), 0);
    assert_eq!(refusal(&mut plain, "0 abandon G6"), ("WR-11", "You have no Ghost 6 in your hand.".into()));
    assert_eq!(refusal(&mut plain, "0 play G1").0, "WR-11");
    assert_eq!(refusal(&mut plain, "0 start 1").0, "WR-8");
    play(&mut plain, "0 abandon M1, 1 abandon M4, 2 abandon G-5");
    assert_eq!(refusal(&mut plain, "0 abandon G1").0, "WR-11");
    assert_eq!(refusal(&mut plain, "0 ally G").0, "WR-47");
    assert_eq!(refusal(&mut plain, "0 play G6").0, "WR-16");
    assert_eq!(refusal(&mut plain, "0 pass G6").0, "WR-16");
    play(&mut plain, "0 play G1");
    let reason = "Ghost was led and you hold Ghost cards: follow, or pass.";
    assert_eq!(refusal(&mut plain, "1 play D3"), ("WR-18", reason.into()));
    play(&mut plain, "1 pass G6, 2 play H8, 2 play H12, 0 pass G2, 1 pass G7, 2 play D6, 0 pass G3");
    assert_eq!(refusal(&mut plain, "1 pass D3").0, "WR-26");

    let mut liars = table(json!({"alliance": true, "witnesses": true}), 1);
    play(&mut liars, "0 abandon M1, 1 abandon M4, 2 abandon M8, 1 play D3, 2 play D6");
    assert_eq!(refusal(&mut liars, "0 play G1").0, "WR-50", "two cards cannot be hidden");
    play(&mut liars, "0 play D1, 2 play D7, 0 play H1, 1 play D4");
    assert_eq!(refusal(&mut liars, "0 play D2").0, "WR-51", "the lie has promised it");
    play(&mut liars, "0 play G1, 1 play G6");
    assert_eq!(refusal(&mut liars, "2 play H8").0, "WR-50", "a special card cannot be hidden");
    play(&mut liars, "2 play G-5, 1 play H4, 2 play H8, 0 pass G2, 2 play H12");
    assert_eq!(
        refusal(&mut liars, "0 pass G3"),
        ("WR-53", "You need your remaining passes for Dryad 2.".into())
    );
    play(&mut liars, "0 pass D2");
    assert_eq!(refusal(&mut liars, "0 play G3").0, "WR-47");
}

/// WR-50, WR-51, WR-55.
#[test]
fn a_lie_is_marked_for_the_liar_and_for_nobody_else() {
    let mut table = table(json!({"alliance": true, "witnesses": true}), 1);
    play(&mut table, "0 abandon D1, 1 abandon M4, 2 abandon G-5, 1 play D3, 2 play D6");
    let asked = scene(&table, 0);
    let warned =
        |action: &str| asked.choices.iter().find(|choice| choice.action == action).unwrap().warning.is_some();
    assert!(warned("play H1") && !warned("play D2") && !warned("pass H1"));

    play(&mut table, "0 play H1");
    let own = serde_json::to_string(&scene(&table, 0)).unwrap();
    assert!(own.contains("rule-promised") && own.contains("promise-note"));
    let blocked = scene(&table, 0).blocked;
    assert!(blocked.iter().any(|blocked| blocked.reason.id == "refused-promised"));
    for eye in [Eye::Seat(Seat::ALL[1]), Eye::Seat(Seat::ALL[2]), Eye::Spectator] {
        let other = serde_json::to_string(&table.scene(eye)).unwrap();
        assert!(!other.contains("promise") && !other.contains("-lie"), "{eye:?} hears of it");
    }
}

/// WR-18, WR-30. Guidance: why a card cannot be played although it can be passed, and who would win.
#[test]
fn a_beginner_is_told_what_may_be_played_and_who_would_win() {
    let mut table = table(json!({}), 0);
    play(&mut table, "0 abandon M1, 1 abandon M4, 2 abandon G-5, 0 play G1");
    let follow = scene(&table, 1);
    assert_eq!(follow.prompt.as_ref().unwrap().id, "prompt-follow");
    assert_eq!(follow.blocked.len(), 7, "all cards that are not black");
    assert!(follow.blocked.iter().all(|blocked| blocked.touches[1].id() == "trick1"));
    let pale = zone(&follow, "hand1").cards.iter().filter(|card| card.stress == Stress::Pale).count();
    assert_eq!(pale, 7, "they can only be passed");
    play(&mut table, "1 play G6");
    let marks = |scene: &Scene, seat: usize| {
        let card = &zone(scene, &format!("trick{seat}")).cards[0];
        (card.stress, card.label.as_ref().map(|label| label.id))
    };
    let before_the_last = scene(&table, 2);
    assert_eq!(marks(&before_the_last, 0), (Stress::Plain, Some("label-led")));
    assert_eq!(marks(&before_the_last, 1), (Stress::Lit, Some("label-winning")));
    play(&mut table, "2 pass H8, 1 play G7, 2 play H-5");
    let mixed = scene(&table, 0);
    assert_eq!(marks(&mixed, 1), (Stress::Pale, Some("label-led")), "the led colour cannot win");
    assert_eq!(marks(&mixed, 2), (Stress::Lit, Some("label-winning")));
}

fn zone<'a>(scene: &'a Scene, id: &str) -> &'a Zone {
    scene.zones.iter().find(|zone| zone.id == id).unwrap()
}

/// WR-39, WR-40, WR-43, WR-44. Between deals a sheet shows the arithmetic, and its rows add up.
#[test]
fn the_revolution_is_told_step_by_step() {
    let mut table = table(json!({}), 0);
    assert!(scene(&table, 0).sheet.is_none());
    let mut rng = engine::Rng::from(Seed::from(2));
    let mut news = Vec::new();
    while table.view(Eye::All)["round"] == 1 {
        let seat = table.to_act().iter().next().unwrap();
        let action = rng.pick(&table.legal(seat)).unwrap().clone();
        news = table.play_and_tell(seat, &action).unwrap();
    }
    let told: Vec<&str> = news.iter().map(|news| news.message.id).collect();
    let told_of = |id: &str| told.iter().filter(|told| told.starts_with(id)).count();
    assert_eq!([told_of("event-desert"), told_of("event-priced"), told_of("event-gained")], [3, 4, 3]);

    let last = table.view(Eye::All)["last_deal"].clone();
    let sheet = scene(&table, 1).sheet.unwrap();
    assert_eq!(sheet.rows.len(), 3 + 3 + 3, "deserts, prices, players");
    assert!(sheet.rows.iter().all(|row| row.len() == sheet.columns.len()));
    for (index, species) in ["G", "D", "H", "M"].iter().enumerate() {
        let sum = last["sums"][species].to_string().replace('-', "−");
        assert_eq!(sheet.rows[3][index + 1], Arg::text(sum));
    }
    for seat in 0..3 {
        let gain = match &sheet.rows[6 + seat][6] {
            Arg::Text(text) => text.replace('−', "-").parse::<i64>().unwrap(),
            other => panic!("{other:?}"),
        };
        assert_eq!(gain, last["gains"][seat].as_i64().unwrap());
    }
}

/// WR-8. The start player is named by touching a seat, or a button that says so.
#[test]
fn a_start_player_is_touched() {
    let mut table = table(json!({}), 0);
    let mut rng = engine::Rng::from(Seed::from(2));
    while table.view(Eye::All)["phase"] != "start" {
        let seat = table.to_act().iter().next().unwrap();
        let action = rng.pick(&table.legal(seat)).unwrap().clone();
        table.play(seat, &action).unwrap();
    }
    let namer = table.to_act().iter().next().unwrap();
    let touched: Vec<String> = scene(&table, namer.index())
        .choices
        .iter()
        .map(|choice| choice.touches[0].id().to_string())
        .collect();
    assert_eq!(touched, ["seat0", "start 0", "seat1", "start 1", "seat2", "start 2"]);
    assert_eq!(table.scene(Eye::Spectator).prompt.unwrap().id, "table-wait");
}
