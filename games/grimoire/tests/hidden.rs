//! What each seat knows, and what a search may imagine.

#![allow(clippy::unwrap_used)]

mod common;

use std::collections::BTreeMap;

use common::{Spot, at, seat};
use engine::{CardData, Eye, Game, Hidden, Rng, Seed, Shown, Staged};
use grimoire::{Cards, Grimoire, State};
use serde_json::{Value, json};

/// The specification's example of a state, its decks shortened.
const EXAMPLE: &str = concat!(
    r#"{"game":"grimoire","round":2,"mp":7,"phase":"cure","to_act":[1],"first":1,"picking":[1,0,2],"#,
    r#""order":[1,2,0],"turn":1,"target":null,"buys":0,"silence":[],"defense":[],"ending":false,"#,
    r#""zone":["silver","nun","rogue","king"],"q0_seen":[2],"q0_pass":1,"deck":["gold","king","silver"],"#,
    r#""deck_pass":1,"discard":["bronze"],"item_deck":["junk","sword"],"players":["#,
    r#"{"token":3,"page":7,"chips":1,"treasures":[],"secrets":[],"companions":["thief"],"items":[]},"#,
    r#"{"token":1,"page":4,"chips":1,"treasures":[],"secrets":[{"card":"gold","seen":[1],"pass":1}],"#,
    r#""companions":[],"items":[]},"#,
    r#"{"token":2,"page":6,"chips":0,"treasures":[],"secrets":[],"companions":["spy"],"items":[]}]}"#
);

fn example() -> Grimoire {
    let state: State = serde_json::from_str(EXAMPLE).unwrap();
    Grimoire::restore(&state, Cards::standard()).unwrap()
}

fn view(game: &Grimoire, eye: Eye) -> Value {
    serde_json::to_value(game.show(eye)).unwrap()
}

/// GR-32, GR-81, GR-83.
#[test]
fn the_example_state_is_written_and_read_to_the_byte() {
    let game = example();
    assert_eq!(serde_json::to_string(&game.show(Eye::All)).unwrap(), EXAMPLE);
    let legal: Vec<String> = game.legal(seat(1)).iter().map(ToString::to_string).collect();
    assert_eq!(legal, ["use", "skip"]);
    let (own, spy) = (view(&game, Eye::Seat(seat(1))), view(&game, Eye::Seat(seat(2))));
    assert_eq!((&own["zone"][0], &own["players"][1]["secrets"][0]["card"]), (&json!("?"), &json!("gold")));
    assert_eq!((&spy["zone"][0], &spy["players"][1]["secrets"][0]["card"]), (&json!("silver"), &json!("?")));
    assert_eq!((&spy["deck"], &spy["item_deck"]), (&json!(["?", "?", "?"]), &json!(["?", "?"])));
    assert_eq!(spy["discard"], json!(["bronze"]), "GR-76");
}

/// Every way in which places were filled by many redeals.
fn redealt(game: &Grimoire, eye: Eye, places: &[&str]) -> BTreeMap<String, u32> {
    let mut rng = Rng::from(Seed::from(5));
    let mut found = BTreeMap::new();
    for _ in 0..6_000 {
        let mut imagined = game.clone();
        imagined.redeal(eye, &mut rng);
        let state = view(&imagined, Eye::All);
        let filled: Vec<String> = places.iter().map(|place| at(&state, place).to_string()).collect();
        *found.entry(filled.join(" ")).or_default() += 1;
    }
    found
}

/// GR-76, GR-83. Cards stay within their pass, a secret is always a treasure, and every deal is equally
/// likely.
#[test]
fn a_redeal_keeps_passes_apart_and_secrets_treasures() {
    let spot = Spot::new(2).set("deck_pass", json!(2)).set("q0_pass", json!(2)).zone("king bronze bronze");
    let spot = spot.deck("nun silver").secret(1, "gold", &[1], 2).secret(1, "bronze", &[1], 1);
    let game = spot.start().game;
    let places = ["players.1.secrets.0.card", "players.1.secrets.1.card", "zone.0", "deck.0", "deck.1"];
    let found = redealt(&game, Eye::Seat(seat(0)), &places);
    // The secret of pass 2 is gold or silver; the three other cards lie in any order. That of pass 1 is known
    // by counting.
    assert_eq!(found.len(), 2 * 6, "{found:?}");
    assert!(found.keys().all(|deal| deal.split(' ').nth(1) == Some("\"bronze\"")));
    assert!(found.values().all(|&times| (400..600).contains(&times)), "{found:?}");
}

/// GR-81, GR-77. Who has seen q0 keeps it; a spectator does not.
#[test]
fn a_redeal_keeps_what_a_spy_has_seen() {
    let spot = Spot::new(2).companions(0, "spy").set("q0_seen", json!([0])).zone("king bronze bronze");
    let game = spot.deck("nun silver gold").start().game;
    assert_eq!(redealt(&game, Eye::Seat(seat(0)), &["zone.0"]).len(), 1);
    for eye in [Eye::Seat(seat(1)), Eye::Spectator] {
        assert_eq!(redealt(&game, eye, &["zone.0"]).len(), 4);
    }
}

/// GR-36, GR-83. The Shoes are on the table or in the deck, never among hidden items.
#[test]
fn a_redeal_leaves_the_shoes_in_the_deck() {
    let game = Spot::new(2).items(1, "junk").items_left("shoes sword").start().game;
    let found = redealt(&game, Eye::Seat(seat(0)), &["players.1.items.0", "item_deck.0", "item_deck.1"]);
    assert_eq!(found.len(), 4, "{found:?}");
    assert!(found.keys().all(|deal| !deal.starts_with("\"shoes\"")), "{found:?}");
    assert!(found.values().all(|&times| (1_300..1_700).contains(&times)), "{found:?}");
    let game = Spot::new(2).items(1, "shoes junk").items_left("sword").start().game;
    let found = redealt(&game, Eye::Seat(seat(0)), &["players.1.items.0", "players.1.items.1"]);
    assert_eq!(found.keys().collect::<Vec<_>>(), [r#""shoes" "junk""#, r#""shoes" "sword""#]);
}

/// GR-82, GR-9. A page that another has chosen can be any up to MP; one's own stays.
#[test]
fn a_redeal_draws_sealed_pages_anew() {
    let mut play = Spot::new(3).set("round", json!(2)).set("mp", json!(7)).start();
    play.act(0, "page 3");
    play.act(1, "page 6");
    assert_eq!(redealt(&play.game, Eye::Seat(seat(1)), &["players.0.page"]).len(), 7);
    assert_eq!(redealt(&play.game, Eye::Seat(seat(1)), &["players.1.page"]).len(), 1);
    assert_eq!(redealt(&play.game, Eye::Spectator, &["players.0.page", "players.1.page"]).len(), 49);
    assert_eq!(
        redealt(&play.game, Eye::Seat(seat(1)), &["players.2.page"]).len(),
        1,
        "nobody chooses for seat 2"
    );
}

/// GR-9, GR-82.
#[test]
fn unsealing_gives_the_others_their_pages_back() {
    let mut play = Spot::new(3).start();
    play.act(0, "page 3");
    play.act(1, "page 6");
    play.game.unseal(seat(1));
    assert_eq!((play.at("players.0.page"), play.at("players.1.page")), (json!(null), json!(6)));
    assert_eq!(play.at("to_act"), json!([0, 2]));
    let mut play = Spot::new(2).pages(&[3, 6]);
    play.game.unseal(seat(1));
    assert_eq!(play.at("players.0.page"), json!(3), "open pages stay open");
}

/// GR-8, GR-23, GR-82. The log tells each eye only what it may know.
#[test]
fn the_log_hides_what_is_hidden() {
    let spot = || Spot::new(2).companions(0, "spy").zone("gold king nun").set("q0_seen", json!([0]));
    for (eye, chose, took) in [
        (Eye::Seat(seat(0)), "event-chose", "event-took-secret-seen"),
        (Eye::Seat(seat(1)), "event-chose-own", "event-took-secret-seen"),
        (Eye::Spectator, "event-chose", "event-took-secret"),
    ] {
        let mut play = spot().start();
        assert_eq!(play.heard(1, "page 2", eye), [chose]);
        play.act(0, "page 6");
        assert_eq!(play.heard(1, "take q0", eye)[0], took);
        let heard = play.heard(0, "take q1", eye);
        let peeked = if eye == Eye::Seat(seat(0)) { "event-peeked-own" } else { "event-peeked" };
        assert!(heard.contains(&peeked), "{heard:?}");
    }
}

/// GR-53, GR-83. The score that a seat is shown of another counts only what it knows.
#[test]
fn a_shown_score_gives_no_secret_away() {
    let spot =
        Spot::new(2).secret(1, "gold", &[1], 1).items(1, "goblet").treasures(1, "silver").chips(&[0, 1]);
    let game = spot.companions(1, "king").start().game;
    let shown = |eye| game.scene(eye).seats[1].score;
    assert_eq!((shown(Eye::Seat(seat(1))), shown(Eye::Seat(seat(0))), shown(Eye::Spectator)), (12, 6, 6));
}
