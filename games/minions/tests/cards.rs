//! Cards files: what may be replaced, and how a bad one is refused.

#![allow(clippy::unwrap_used)]

use engine::{BadCards, CardData, Match, NewGame, Seat, Seed, SetupError, Table};
use minions::{Cards, Minions};

const OURS: &str = include_str!("../cards.toml");

/// Our file with one thing changed; what is changed must be there.
fn changed(from: &str, to: &str) -> String {
    assert!(OURS.contains(from), "there is no {from}");
    OURS.replacen(from, to, 1)
}

/// The line, from 1, of the first occurrence.
fn line_of(text: &str, part: &str) -> usize {
    1 + text.lines().position(|line| line.contains(part)).unwrap()
}

fn refusal(text: &str) -> BadCards {
    Cards::read(text).expect_err("such a file is refused")
}

#[test]
fn our_own_file_can_be_played_with() {
    assert_eq!(&Cards::read(OURS).unwrap(), Cards::standard());
}

/// What is changed, into what, and a part of the reason. The line is where the changed text begins.
const BAD: [(&str, &str, &str); 33] = [
    (r#"game = "minions""#, r#"game = "grimoire""#, "not for minions"),
    ("version = 1", "version = 2", "version"),
    (r#"id = "W1", mark = 4"#, r#"id = "W4", mark = 4"#, "no Element \"W4\""),
    (r#"id = "W1", mark = 4"#, r#"id = "P1", mark = 4"#, "no Element \"P1\""),
    (r#"id = "W1", mark = 4"#, r#"id = "W1", mark = 7"#, "a mark is 3, 4, 5 or 6"),
    (r#"id = "W1", mark = 4"#, r#"id = "W1", mark = 3"#, "stands here twice"),
    (r#"id = "A", mark = 3, copies = 4"#, r#"id = "A", mark = 3, copies = 0"#, "copies are 1 to 7"),
    (r#"id = "A", mark = 4, copies = 1"#, r#"id = "A", mark = 4, copies = 4"#, "more than 7 of A"),
    ("number = 2, mark = 6", "number = 11, mark = 6", "from 1 to 10"),
    ("number = 2, mark = 6", "number = 1, mark = 6", "P1 stands here twice"),
    ("number = 2, mark = 6", "number = 2, mark = 2", "a mark is"),
    (r#"id = "RW1""#, r#"id = "RW11""#, "no recipe \"RW11\""),
    (r#"id = "RW2""#, r#"id = "RW1""#, "RW1 stands here twice"),
    (r#"Puddle Newt", symbol = "W""#, r#"Puddle Newt", symbol = "T""#, "letter in its id"),
    (r#"symbol = "W", cost = 4"#, r#"symbol = "W", cost = 0"#, "costs 1 or more"),
    (r#"symbol = "W", cost = 4"#, r#"symbol = "W", cost = 60"#, "nobody can pay 60 for RW1"),
    (r#"symbol = "W", cost = 4, points = 2"#, r#"symbol = "W", cost = 4, points = -1"#, "from 0 to 99"),
    (r#"symbol = "W", cost = 4, points = 2"#, r#"symbol = "W", cost = 4"#, "either points or"),
    (r#"ability = "water3""#, r#"ability = "water4""#, "no ability \"water4\""),
    (r#"ability = "pot4""#, r#"ability = "water3""#, "a second recipe has the ability water3"),
    (r#"cost = 15, points = 12, legendary = true"#, r#"cost = 15, points = 12"#, "RL is legendary"),
    (r#"cost = 15, points = 12"#, r#"cost = 15, points = 12, symbol = "W""#, "RL has none"),
    (r#"cost = 15, points = 12"#, r#"cost = 40, points = 12"#, "nobody can pay 40 for RL"),
    ("number = 2, points = 2", "number = 3, points = 2", "this is round 2, not 3"),
    (r#"points = 1, direction = "left""#, r#"points = 1, direction = "up""#, "left or right"),
    (r#"id = "grove""#, r#"id = "lake""#, "lake stands here twice"),
    ("W = 1, T = 0, S = -1", "W = 2, T = 0, S = -1", "by -1, 0 or 1, not 2"),
    ("points = [1, 3, 5, 7, 9]", "points = [1, 3, 5, 7]", "a scale has 5 numbers"),
    ("points = [1, 3, 5, 7, 9]", "points = [1, 3, 5, 7, 900]", "from 0 to 99"),
    (
        r#"mark = 3, copies = 2, source = "reconstructed""#,
        r#"mark = 3, copies = 2, source = "rumour""#,
        "rumour",
    ),
    (r#"name = "Puddle Newt""#, r#"title = "Puddle Newt""#, "title"),
    ("cost = 4,", "cost = four,", ""),
    (r#"name = "Puddle Newt", symbol = "W", cost = 4"#, r#"name = "Puddle Newt", symbol = "W""#, "cost"),
];

/// MR-2, MR-39. The line and the reason, whatever is wrong.
#[test]
fn a_bad_file_is_refused_with_line_and_reason() {
    for (from, to, reason) in BAD {
        let text = changed(from, to);
        let refused = refusal(&text);
        assert!(refused.reason.contains(reason), "{to}: {refused}");
        assert_eq!(refused.line, Some(line_of(OURS, from)), "{to}: {refused}");
    }
}

/// Cards that are missing are counted, and the list they are missing from is named.
#[test]
fn a_file_with_too_few_cards_is_refused() {
    let without =
        |part: &str| OURS.lines().filter(|line| !line.contains(part)).collect::<Vec<_>>().join("\n");
    for (part, list, reason) in [
        (r#"id = "S3", mark = 5"#, "element = [", "there are 39 Elements, not 38"),
        ("number = 9, mark = 6", "pot = [", "there are 10 Pots, not 9"),
        (r#"id = "RS7""#, "recipe = [", "there are 31 recipes, not 30"),
        ("number = 5, points", "round = [", "there are 5 rounds, not 4"),
        (r#"id = "waste""#, "terrain = [", "there are 5 terrain cards, not 4"),
    ] {
        let text = without(part);
        let refused = refusal(&text);
        assert_eq!((refused.line, refused.reason.as_str()), (Some(line_of(&text, list)), reason));
    }
    let counted = changed("elements = 39", "elements = 40");
    assert_eq!(refusal(&counted).reason, "counts.elements is 39");
    let unscaled = changed("scaled = true", "points = 3");
    assert_eq!(refusal(&unscaled).reason, "each symbol has one scaled recipe");
    let scaled = changed("cost = 4, points = 2", "cost = 4, scaled = true");
    assert_eq!(refusal(&scaled).line, Some(line_of(OURS, r#"id = "RW10""#)));
    let unable = changed(r#"ability = "water3", ability_source = "rulebook", "#, "");
    assert_eq!(refusal(&unable).reason, "no recipe has the ability water3");
}

/// MR-39. A pile that is too small for its players is refused.
#[test]
fn a_pile_needs_eight_cards_a_player() {
    let text = OURS.replacen(r#"id = "A", mark = 3, copies = 4"#, r#"id = "A", mark = 6, copies = 4"#, 1);
    assert_eq!(
        refusal(&text).to_string(),
        format!(
            "line {}: 3 players need a pile of 24 cards or more, and this one has 21",
            line_of(&text, "element = [")
        )
    );
}

/// A game reads what the cards say: costs, points, directions and values come from the file.
#[test]
fn a_replaced_file_is_played_with() {
    let text = changed(
        r#"name = "Puddle Newt", symbol = "W", cost = 4, points = 2"#,
        r#"name = "Newt of Ours", symbol = "W", cost = 3, points = 9"#,
    )
    .replacen(
        r#"number = 1, points = 1, direction = "left""#,
        r#"number = 1, points = 5, direction = "right""#,
        1,
    );
    let stack = ["RW1", "P8 W2 A A T1 P3 W2 S1 S1 T1 P6 W1 W1 T2 T2"];
    let new = NewGame {
        game: "minions".into(),
        players: 3,
        stack: stack.iter().map(|list| list.split(' ').map(str::to_owned).collect()).collect(),
        cards: Some(text),
        ..NewGame::default()
    };
    let mut table = Table::<Minions>::open(&new, Seed::default()).unwrap();
    let mut play = |line: &str| {
        let (index, action) = line.split_once(' ').unwrap();
        table.play(Seat::new(index.parse().unwrap()).unwrap(), action).unwrap();
    };
    for line in ["0 draft P8", "1 draft P3", "2 draft P6", "0 pass", "1 pass", "2 pass"] {
        play(line);
    }
    for line in [
        "0 draft W2",
        "1 draft T2",
        "2 draft T1",
        "0 drop",
        "1 pass",
        "2 pass",
        "0 reveal P8",
        "0 create RW1",
    ] {
        play(line);
    }
    play("0 use W2");
    assert_eq!(table.standing().scores.first(3), [14, 0, 0], "9 for the minion and 5 for the round");
    let names = vec![String::new(); 3];
    let replay = table.replay(&names);
    let mut again = Table::<Minions>::open(&replay.new_game(), Seed::default()).unwrap();
    replay.verify(&mut again).unwrap();
}

#[test]
fn a_game_with_a_bad_file_is_refused() {
    let new = NewGame {
        game: "minions".into(),
        players: 3,
        cards: Some(changed("version = 1", "version = 9")),
        ..NewGame::default()
    };
    let refused = Table::<Minions>::open(&new, Seed::default()).map(|_| ()).unwrap_err();
    assert!(matches!(refused, SetupError::BadCards(_)));
    assert_eq!(refused.code(), "bad_option");
}
