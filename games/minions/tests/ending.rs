//! The last round, the legend and the score: positions that take many rounds to reach, so they are set up as
//! states.

#![allow(clippy::unwrap_used)]

mod common;

use common::{Position, seat, take};
use engine::{Eye, Game, Imagination, Rng, Seats, Seed, Setup, Shown, Staged};
use minions::{Event, Minions};
use serde_json::{Value, json};

const RECIPES: &str = "RW1 RT1 RS2 RW2 RT2 RS3 RW3 RT3 RS4 RW4 RT4 RS5 RW5 RT5 RS6";
const HANDS: &str = "P8 W2 A A A  P1 W1 S2 S1 T1  P6 W1 W2 S2 A";

/// Everybody drops at once and reveals nothing.
const ALL_OUT: [&str; 6] = ["0 drop", "1 drop", "2 drop", "0 reveal none", "1 reveal none", "2 reveal none"];

/// MR-40, MR-41, MR-43, MR-62, MR-63, MR-67.
#[test]
fn the_game_ends_with_the_fifth_round_and_ambers_score() {
    let mut table = Position::new(3, false, &[RECIPES, HANDS]).at_round(5).with_minions(1, "RW6");
    table.play(&["0 draft A", "1 draft T1", "2 draft A"]);
    assert_eq!(table.scores(), [0, 7, 0], "Ambers are hidden, so they do not count yet");
    assert!(table.game.standing().winners.is_empty());
    let before = table.state();
    table.play(&ALL_OUT);
    assert!(table.game.is_over(), "there is no keep step");
    let after = table.state();
    assert_eq!(after["phase"], "over");
    for field in ["recipes", "recipe_deck", "removed", "deck", "round", "turn"] {
        assert_eq!(after[field], before[field], "{field} moved");
    }
    assert_eq!(table.scores(), [1, 7, 1]);
    assert_eq!(table.game.standing().ranks.first(3), [2, 1, 2]);
    assert_eq!(table.game.standing().winners, Seats::from(seat(1)));
    assert_eq!(
        table.view(Eye::Spectator)["players"][0]["drafted"],
        json!(["A"]),
        "drafted cards are turned up"
    );
}

/// MR-62. Three Ambers at most, as many as could have been kept.
#[test]
fn at_most_three_ambers_score() {
    let hands = "P8 A T1 T1 W1  S2 S2 W2 W2 S1  W3 T3 T2 S1 W1";
    let mut table = Position::new(3, false, &[RECIPES, hands]).at_round(5).carrying(0, "A A A");
    table.play(&["0 draft A", "1 draft S2", "2 draft T2"]).play(&ALL_OUT);
    assert_eq!(table.player(0)["drafted"], json!(["A", "A", "A", "A"]));
    assert_eq!(table.scores(), [3, 0, 0]);
}

/// MR-43.
#[test]
fn seats_that_tie_win_together() {
    let mut table = Position::new(3, false, &[RECIPES, HANDS]).at_round(5);
    table.play(&["0 draft A", "1 draft T1", "2 draft A"]).play(&ALL_OUT);
    let standing = table.game.standing();
    assert_eq!((standing.ranks.first(3), standing.winners.len()), (&[1, 3, 1][..], 2));
}

/// MR-42, MR-48. Scaled minions count what there is now; RT1 and RL change nothing for Water.
#[test]
fn a_scaled_minion_counts_its_symbol() {
    for (minions, score) in [
        ("RW10", 1),
        ("RW10 RW6", 3 + 7),
        ("RW10 RW6 RW7", 5 + 7 + 8),
        ("RW10 RT6", 1 + 7),
        ("RW10 RW6 RW7 RW8 RW9", 9 + 7 + 8 + 3 + 3),
        ("RW10 RT10 RS10", 1 + 1 + 1),
    ] {
        let table = Position::new(3, false, &[RECIPES, HANDS]).at_round(5).with_minions(0, minions);
        assert_eq!(table.scores(), [score, 0, 0], "{minions}");
    }
    let recipes = RECIPES.trim_end_matches(" RS6");
    let legend = Position::new(3, true, &[recipes, recipes, "bloom", HANDS]).edited(|state| {
        state["recipe_deck"].as_array_mut().unwrap().retain(|recipe| recipe != "RL");
        let other = state["unused"].as_array_mut().unwrap().pop().unwrap();
        state["recipe_deck"].as_array_mut().unwrap().push(other);
        state["players"][0]["minions"] = json!(["RL"]);
    });
    assert_eq!(legend.scores(), [12, 0, 0]);
}

/// MR-48, MR-49. The example of the specification: RL on `bloom` with W3 T3 S3 W2.
#[test]
fn the_legend_ends_the_game_with_its_round() {
    let deck = "RW1 RT1 RS2 RL RT2 RS3 RW3 RT3 RS4 RW4 RT4 RS5 RW5 RT5 RS6";
    let recipes = "RW1 RT1 RS2 RT2 RS3 RW3 RT3 RS4 RW4 RT4 RS5 RW5 RT5 RS6";
    let hands = "P8 W2 A A A  W3 W1 S2 S1 T1  P6 W1 W2 S2 A";
    let mut table = Position::new(3, true, &[recipes, deck, "lake bloom", hands])
        .at_round(2)
        .edited(|state| {
            take(&mut state["removed"], "RL");
            take(&mut state["recipes"], "RS2");
            state["removed"].as_array_mut().unwrap().push(json!("RS2"));
            let removed = state["removed"].as_array().unwrap().clone();
            state["removed"] = common::sorted_recipes(removed);
            state["recipes"].as_array_mut().unwrap().push(json!("RL"));
        })
        .carrying(0, "T3 S3");
    table.play(&["0 draft P8", "1 draft W1", "2 draft W1", "0 pass", "1 pass", "2 pass"]);
    table.play(&["0 draft W3", "1 draft W2", "2 draft W2", "0 pass", "1 pass", "2 pass"]);
    table.play(&["0 draft S2", "1 draft A", "2 draft T1", "0 drop", "1 pass", "2 pass", "0 reveal P8"]);
    assert!(table.legal(0).contains(&"create RL".to_owned()), "4 + 4 + 4 + 3 is 15");
    table.play(&["0 create RL"]);
    assert_eq!(table.legal(0), ["use W3", "use T3", "use S2", "use S3"]);
    table.play(&["0 use W3", "0 use T3", "0 use S3"]);
    assert_eq!(table.player(0)["paid"], 12);
    table.play(&["0 use S2"]);
    assert_eq!(table.player(0)["minions"], json!(["RL"]));
    assert_eq!(table.state()["to_act"], json!([1, 2]), "the others finish the round");
    table.play(&["1 draft S1", "2 draft A", "1 drop", "2 drop", "1 reveal none", "2 reveal none"]);
    assert!(table.game.is_over(), "in round 2, without a keep step");
    assert_eq!(table.scores()[0], 12 + 2);
}

/// Plays random games and looks at every position, and at what was told on the way there.
fn over_random_games(mut look: impl FnMut(&Minions, &[Event])) {
    for (players, seed) in (3..=6).flat_map(|players| (0..12).map(move |seed| (players, seed))) {
        let mut setup = Setup::<Minions>::plain(players);
        setup.options.terrain = seed % 2 == 1;
        let mut rng = Rng::from(Seed::from(seed));
        let mut game = Minions::new(&setup, &mut Imagination(&mut rng)).unwrap();
        while let Some(seat) = game.to_act().iter().next() {
            let action = *rng.pick(&game.legal(seat)).unwrap();
            let mut dealer = engine::Dealer::new(Seed::from(rng.bits()), &[], 0);
            game.apply(seat, action, &mut dealer);
            look(&game, &dealer.finish().unwrap().1.events);
        }
    }
}

/// MR-40, MR-49. No game has a sixth round, and only the legend ends one earlier.
#[test]
fn a_game_has_five_rounds() {
    let mut ends = 0;
    over_random_games(|game, _| {
        let state = serde_json::to_value(game.show(Eye::All)).unwrap();
        let round = state["round"].as_u64().unwrap();
        assert!(round <= 5);
        if game.is_over() {
            let legend =
                state["players"].as_array().unwrap().iter().any(|player| has(&player["minions"], "RL"));
            assert!(round == 5 || legend);
            ends += 1;
        }
    });
    assert_eq!(ends, 48);
}

fn has(list: &Value, entry: &str) -> bool {
    list.as_array().unwrap().iter().any(|found| found == entry)
}

/// MR-36, MR-39. Even if everybody always keeps three, there are enough cards to deal.
#[test]
fn the_pile_never_runs_out() {
    for players in 3..=6 {
        let mut rng = Rng::from(Seed::from(players as u64));
        let mut game = Minions::new(&Setup::plain(players), &mut Imagination(&mut rng)).unwrap();
        let mut rounds = 1;
        while let Some(seat) = game.to_act().iter().next() {
            let legal = game.legal(seat);
            let mut wanted = ["pass", "reveal none"].iter().filter_map(|text| text.parse().ok());
            let action = wanted.find(|action| legal.contains(action)).unwrap_or(legal[0]);
            game.apply(seat, action, &mut Imagination(&mut rng));
            let state = serde_json::to_value(game.show(Eye::All)).unwrap();
            if state["round"] != rounds {
                rounds += 1;
                for player in state["players"].as_array().unwrap() {
                    assert_eq!(player["hand"].as_array().unwrap().len(), 5);
                    assert_eq!(player["drafted"].as_array().unwrap().len(), 3);
                }
            }
        }
        assert_eq!(rounds, 5);
    }
}

/// MR-33, MR-34, MR-66. In random play a round card goes to the first minion of its round, and a seat creates
/// once a round.
#[test]
fn round_cards_go_to_the_first_minion_of_their_round() {
    let (mut round, mut created) = (1, Vec::new());
    over_random_games(|_, events| {
        for event in events {
            match *event {
                Event::RoundStarted { round: next, .. } => (round, created) = (next, Vec::new()),
                Event::Created { seat, .. } => {
                    assert!(!created.contains(&seat), "two minions in one round");
                    created.push(seat);
                }
                Event::WonRoundCard { seat, round: won, .. } => {
                    assert_eq!((won, &created[..]), (round, &[seat][..]));
                }
                Event::GameOver { .. } => (round, created) = (1, Vec::new()),
                _ => {}
            }
        }
    });
}

/// MR-41.
#[test]
fn the_last_sheet_itemises_every_point() {
    let mut table = Position::new(3, false, &[RECIPES, HANDS])
        .at_round(5)
        .with_minions(0, "RW10 RW6")
        .with_minions(1, "RT8");
    table.play(&["0 draft A", "1 draft T1", "2 draft A"]).play(&ALL_OUT);
    let sheet = serde_json::to_value(table.game.scene(Eye::Spectator).sheet.unwrap()).unwrap();
    let item = |recipe: &str, points| json!({"id": "sheet-item", "args": {"name": {"id": recipe}, "points": points}});
    let rows = &sheet["rows"];
    assert_eq!(rows[0], json!([{"seat": 0}, item("recipe-rw6", 7), item("recipe-rw10", 3), 0, 1, 11, 1]));
    assert_eq!(rows[1], json!([{"seat": 1}, item("recipe-rt8", 3), 0, 0, 0, 3, 2]));
}
