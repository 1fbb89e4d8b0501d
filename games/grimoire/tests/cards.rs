//! Cards files: what can be changed without code, and what is refused.

#![allow(clippy::unwrap_used)]

mod common;

use common::Spot;
use engine::{
    CardData, Eye, Game, Hidden, Imagination, Match, NewGame, Rng, Seed, Setup, SetupError, Shown, Staged,
    Table,
};
use grimoire::{Cards, Grimoire};
use serde_json::json;

const OURS: &str = include_str!("../cards.toml");

/// Our file with one passage changed.
fn changed(old: &str, new: &str) -> String {
    assert!(OURS.contains(old), "{old:?} is not in the file");
    OURS.replacen(old, new, 1)
}

fn cards(old: &str, new: &str) -> &'static Cards {
    Box::leak(Box::new(Cards::read(&changed(old, new)).unwrap()))
}

/// The line on which a passage of a text stands.
fn line_of(text: &str, passage: &str) -> usize {
    text[..text.find(passage).unwrap()].matches('\n').count() + 1
}

#[test]
fn the_standard_cards_are_the_embedded_file() {
    assert_eq!(&Cards::read(OURS).unwrap(), Cards::standard());
}

/// GR-30. A number.
#[test]
fn a_number_is_changed_without_code() {
    let meteor = concat!(
        "id = \"meteor\"\nname = \"Meteor Strike\"\n",
        "types = [\"forbidden\"]\nbook = \"none\"\nquest = \"gain\"\nvp = ",
    );
    let cards = cards(&format!("{meteor}3"), &format!("{meteor}7"));
    assert_eq!(Spot::new(2).cards(cards).pages(&[13, 15]).chips(), [7, 0]);
}

/// GR-18, GR-54. Which effect a companion has.
#[test]
fn an_effect_is_changed_without_code() {
    let thief = "effect = \"income_first\"\nparams = { vp = 1 }";
    let cards = cards(thief, "effect = \"end_if_chips\"\nparams = { min = 2, vp = 9 }");
    let play = Spot::new(2).cards(cards).companions(0, "thief").chips(&[2, 0]).pages(&[6, 13]);
    assert_eq!((play.chips()[0], play.scores()[0]), (2, 2 + 1 + 9), "no income, but a bonus");
}

/// GR-31. Which effect a page has, in the Book Phase and on its turn.
#[test]
fn a_page_is_changed_without_code() {
    let cards = cards(
        "book = \"to_front\"\nquest = \"none\"",
        "book = \"reverse\"\nquest = \"take_discards\"\ncount = 2\ncost = 0",
    );
    let play = Spot::new(3).cards(cards).discard("gold king nun").stack("gold king").pages(&[5, 2, 13]);
    assert_eq!(play.at("order"), json!([2, 0, 1]));
    let play = play.play(&["2 take q1"]);
    assert_eq!(
        (play.at("players.0.treasures"), play.at("players.0.companions")),
        (json!(["gold"]), json!(["king"]))
    );
}

/// GR-6, GR-51, GR-57. The constants.
#[test]
fn constants_are_changed_without_code() {
    let play = Spot::new(2).cards(cards("mp_last = 15 ", "mp_last = 9 ")).set("mp", json!(9)).start();
    assert_eq!(play.legal(0).len(), 9);
    let play =
        Spot::new(2).cards(cards("end_count = 10", "end_count = 1")).pages(&[6, 13]).play(&["0 take q1"]);
    assert_eq!(play.at("ending"), json!(true));
    let play = Spot::new(2).cards(cards("junk_bonus = 5", "junk_bonus = 8")).items(0, "junk").start();
    assert_eq!(play.scores(), [8, 0]);
}

/// GR-2. Counts, as long as the total is right; the same file deals the game.
#[test]
fn counts_are_changed_without_code() {
    let text = changed(
        "id = \"nun\"\nname = \"Nun\"\nkind = \"companion\"\ncount = 2",
        "id = \"nun\"\nname = \"Nun\"\nkind = \"companion\"\ncount = 3",
    )
    .replacen("count = 12", "count = 11", 1);
    let nuns = vec!["nun".to_owned(); 3];
    let new = NewGame {
        game: "grimoire".into(),
        players: 2,
        stack: vec![nuns],
        cards: Some(text),
        ..NewGame::default()
    };
    let table = Table::<Grimoire>::open(&new, Seed::default()).unwrap();
    assert_eq!(table.view(Eye::All)["deck"][2], "nun");
}

/// GR-35, GR-63. Merchants with different prices: the cheapest is used first.
#[test]
fn the_cheapest_merchant_is_used_first() {
    let cards = cards("effect = \"free_cure\"", "effect = \"buy_item\"\nparams = { cost = 3 }");
    let play = Spot::new(2).cards(cards).companions(0, "merchant nun").chips(&[4, 0]).pages(&[7, 13]);
    assert_eq!(play.at("buys"), json!(2));
    let play = play.play(&["0 buy", "0 buy"]);
    assert_eq!((play.chips()[0], play.at("phase")), (0, json!("take")));
}

/// Plays random games to their end, with a look at every scene and a redeal on the way.
fn play_random_games(cards: &'static Cards) {
    for (players, seed) in (2..=4).flat_map(|players| (0..20).map(move |seed| (players, seed))) {
        let mut rng = Rng::from(Seed::from(seed));
        let setup = Setup { cards, ..Setup::plain(players) };
        let mut game = Grimoire::new(&setup, &mut Imagination(&mut rng)).unwrap();
        while let Some(seat) = game.to_act().iter().next() {
            let action = *rng.pick(&game.legal(seat)).unwrap();
            game.apply(seat, action, &mut Imagination(&mut rng));
            game.scene(Eye::Seat(seat));
            assert_eq!(&Grimoire::restore(&game.show(Eye::All), cards).unwrap(), &game);
            let before = game.show(Eye::Seat(seat));
            game.redeal(Eye::Seat(seat), &mut rng);
            assert_eq!(game.show(Eye::Seat(seat)), before);
        }
    }
}

/// GR-20. Whatever effects a file gives to pages and companions, the game can be played.
#[test]
fn strange_files_can_be_played() {
    let all_luck = OURS
        .replace("quest = \"charm\"", "quest = \"replace\"")
        .replace("quest = \"defend\"", "quest = \"replace\"");
    let greedy = OURS
        .replace("count = 1\ncost = 1", "count = 9\ncost = 0")
        .replace("count = 1\ntext", "count = 18\ntext");
    let merchants = OURS
        .replace("effect = \"peek\"", "effect = \"buy_item\"\nparams = { cost = 0 }")
        .replace("effect = \"free_cure\"", "effect = \"peek\"");
    let attacks = OURS
        .replace("quest = \"silence\"", "quest = \"dominate\"")
        .replace("quest = \"replace\"", "quest = \"polymorph\"");
    let long = OURS.replace("end_count = 10", "end_count = 12").replace("mp_first = 6", "mp_first = 15");
    for text in [all_luck, greedy, merchants, attacks, long] {
        assert_ne!(text, OURS);
        play_random_games(Box::leak(Box::new(Cards::read(&text).unwrap())));
    }
}

/// GR-2. A bad file is refused with the line and the reason.
#[test]
fn a_bad_file_is_refused_with_line_and_reason() {
    let cases = [
        ("game = \"grimoire\"", "game = \"donburiko\"", "game = ", "not of grimoire"),
        ("quest = \"charm\"", "quest = \"bewitch\"", "quest = \"bewitch\"", "unknown variant `bewitch`"),
        ("effect = \"peek\"", "effect = \"sleep\"", "effect = \"sleep\"", "unknown variant `sleep`"),
        ("effect = \"junk\"", "effect = \"rust\"", "effect = \"rust\"", "unknown variant `rust`"),
        ("number = 15", "number = 14", "", "page 14 stands twice"),
        ("number = 15", "number = 16", "number = 16", "`number` is from 1 to 15, not 16"),
        ("id = \"wish\"", "id = \"luck\"", "", "page 15 is \"wish\", not \"luck\""),
        ("id = \"king\"", "id = \"queen\"", "", "queen stands twice"),
        ("id = \"king\"", "id = \"jester\"", "id = \"jester\"", "jester"),
        ("id = \"shoes\"", "id = \"junk\"", "", "junk stands twice"),
        ("count = 12", "count = 16", "count = 16", "`count` is from 0 to 15, not 16"),
        ("vp = 2\ntext = \"Take 2 VP.\"", "text = \"Take 2 VP.\"", "", "this effect needs `vp`"),
        (
            "quest = \"silence\"",
            "quest = \"silence\"\ncost = 1",
            "cost = 1",
            "`cost` means nothing to this effect",
        ),
        (
            "params = { min = 5, vp = 3 }",
            "params = { min = 5 }",
            "effect = \"end_if_chips\"",
            "this effect needs `vp`",
        ),
        (
            "kinds = [\"queen\", \"king\"]",
            "kinds = [\"queen\", \"ace\"]",
            "kinds = [\"queen\", \"ace\"]",
            "ace",
        ),
        (
            "kind = \"treasure\"",
            "kind = \"companion\"",
            "kind = \"companion\"",
            "the coins are the treasures",
        ),
        (
            "vp = 3\neffect = \"none\"",
            "vp = 3\neffect = \"peek\"",
            "effect = \"peek\"",
            "only companions have an effect",
        ),
        ("types = [\"attack\"]", "types = []", "types = []", "a page has a type"),
        ("end_count = 10 ", "end_count = 0 ", "end_count = 0", "`end_count` is from 1 to 12, not 0"),
        ("mp_first = 6", "mp_first = 16", "mp_first = 16", "`mp_first` is from 1 to 15, not 16"),
        (
            "count = 9\nvp = 0\neffect = \"junk\"",
            "count = 9\nvp = 0\neffect = \"shoes\"",
            "effect = \"shoes\"",
            "only one card can be the shoes",
        ),
        ("from = \"rulebook\"", "from = \"hearsay\"", "from = \"hearsay\"", "unknown variant `hearsay`"),
        ("junk_bonus = 5", "junk_bonus = 5\nluck = 1", "luck = 1", "unknown field `luck`"),
        ("vp = 4", "vp = \"four\"", "vp = \"four\"", "invalid type"),
        ("[[page]]\nnumber = 3", "[[page]\nnumber = 3", "[[page]\n", ""),
    ];
    for (old, new, place, reason) in cases {
        let text = changed(old, new);
        let bad = Cards::read(&text).expect_err(new);
        assert!(bad.reason.contains(reason), "{new}: {bad}");
        let line = bad.line.unwrap_or_else(|| panic!("{new}: {bad} has no line"));
        if !place.is_empty() {
            assert_eq!(line, line_of(&text, place), "{new}: {bad}");
        }
    }
}

/// GR-2. What is missing has no line.
#[test]
fn a_file_with_something_missing_is_refused() {
    for (old, new, reason) in [
        ("count = 12", "count = 11", "there are 58 Quest cards in all, not 57"),
        ("count = 9", "count = 10", "there are 18 Item cards in all, not 19"),
    ] {
        assert_eq!(Cards::read(&changed(old, new)).unwrap_err().to_string(), reason);
    }
    let (before, rest) = OURS.split_once("[[page]]\nnumber = 7").unwrap();
    let (_, after) = rest.split_once("[[page]]").unwrap();
    assert_eq!(
        Cards::read(&format!("{before}[[page]]{after}")).unwrap_err().to_string(),
        "page 7 is missing"
    );
    let (before, rest) = OURS.split_once("[[item]]\nid = \"goblet\"").unwrap();
    let (_, after) = rest.split_once("[[item]]").unwrap();
    assert_eq!(
        Cards::read(&format!("{before}[[item]]{after}")).unwrap_err().to_string(),
        "the Item card goblet is missing"
    );
}

/// GR-1. A table refuses a bad file when it is opened.
#[test]
fn a_table_with_a_bad_file_is_not_opened() {
    let new =
        NewGame { game: "grimoire".into(), players: 2, cards: Some("game = 1".into()), ..NewGame::default() };
    let refused = Table::<Grimoire>::open(&new, Seed::default()).err().unwrap();
    assert!(matches!(refused, SetupError::BadCards(_)), "{refused}");
    assert!(refused.to_string().contains("line 1"), "{refused}");
}
