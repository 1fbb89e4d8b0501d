//! The end of the game and the short bank: positions that take many rounds to reach, so they are set up as
//! states.

#![allow(clippy::unwrap_used)]

use donburiko::{Action, Donburiko, Event, State};
use engine::{Dealer, Eye, Game, Imagination, Match, NewGame, Rng, Seat, Seed, Shown, Table};
use serde_json::{Value, json};

/// A game of three or two whose cards are stacked and whose chips are as given; the bank has the rest.
struct Setup {
    game: Donburiko,
}

impl Setup {
    fn new(cards: &str, chips: &[u8]) -> Setup {
        let stack = vec![cards.split_whitespace().map(str::to_owned).collect()];
        let new = NewGame {
            game: "donburiko".into(),
            players: chips.len(),
            first: Some(Seat::ALL[0]),
            stack,
            ..NewGame::default()
        };
        let mut state = Table::<Donburiko>::open(&new, Seed::default()).unwrap().view(Eye::All);
        for (player, chips) in state["players"].as_array_mut().unwrap().iter_mut().zip(chips) {
            player["chips"] = json!(chips);
        }
        state["bank"] = json!(50 - chips.iter().sum::<u8>());
        let shown: State = serde_json::from_value(state).unwrap();
        Setup { game: Donburiko::restore(&shown, &()).unwrap() }
    }

    /// Plays `seat action` lines.
    fn play(&mut self, lines: &[&str]) -> &mut Setup {
        for line in lines {
            let (seat, action) = line.split_once(' ').unwrap();
            let seat = Seat::new(seat.parse().unwrap()).unwrap();
            let mut dealer = Dealer::new(Seed::default(), &[], 1);
            let action: Action = action.parse().unwrap();
            self.game.play(seat, action, &mut dealer).unwrap_or_else(|error| panic!("{line}: {error}"));
        }
        self
    }

    fn state(&self) -> Value {
        serde_json::to_value(self.game.show(Eye::All)).unwrap()
    }

    fn chips(&self) -> Vec<u64> {
        self.state()["players"]
            .as_array()
            .unwrap()
            .iter()
            .map(|player| player["chips"].as_u64().unwrap())
            .collect()
    }

    fn scores(&self) -> Vec<i32> {
        self.game.standing().scores.first(self.game.seats().len()).to_vec()
    }
}

/// DB-46, DB-49, DB-50.
#[test]
fn twenty_chips_make_the_round_the_last_and_it_is_played_to_its_end() {
    let mut table = Setup::new("1 2  2 3 3 4  4 5 L L", &[19, 9]);
    table.play(&["0 add 2 up r1"]);
    assert_eq!((table.state()["final"].clone(), table.chips()), (json!(true), vec![20, 9]));
    table.play(&["1 add L up r2", "0 take r1"]);
    assert!(!table.game.is_over(), "the other player still plays the round");
    table.play(&["1 take r2"]);
    assert!(table.game.is_over());
    assert_eq!(table.scores(), [23, 12]);
    assert_eq!(table.game.standing().winners, Seat::ALL[0].into());
}

/// DB-46, DB-50.
#[test]
fn nineteen_chips_do_not() {
    let mut table = Setup::new("1 2  2 3 3 4  4 5 L L", &[18, 9]);
    table.play(&["0 add 2 up r1"]);
    assert_eq!((table.state()["final"].clone(), table.chips()), (json!(false), vec![19, 9]));
}

/// DB-48, DB-58. The rulebook's order: chips are collected before the row is counted.
#[test]
fn a_chip_from_the_row_can_make_the_round_the_last_before_the_row_busts() {
    let mut table = Setup::new("3 1  3 4 -1 L  5 4 2 L", &[18, 6]);
    table.play(&["0 add 3 up r1", "1 add 5 down r1"]);
    assert_eq!((table.state()["final"].clone(), table.chips()), (json!(false), vec![19, 5]));
    table.play(&["0 add 4 down r1", "1 add 4 up r2"]);
    assert_eq!(table.chips(), [18, 6]);
    table.play(&["0 take r1"]);
    assert_eq!(table.chips()[0], 11, "20 chips, and then 3 + 3 + 5 + 4 = 15 costs 9");
    assert_eq!(table.state()["final"], json!(true), "and the round stays the last");
}

/// DB-47, DB-51, DB-61.
#[test]
fn the_bank_running_dry_makes_the_round_the_last_and_open_cards_earn_nothing() {
    let mut table = Setup::new("1 2 3  2 3 -1 L  4 5 1|5 L", &[16, 16, 17]);
    table.play(&["0 add 2 up r1"]);
    assert_eq!((table.state()["bank"].clone(), table.state()["final"].clone()), (json!(0), json!(true)));
    table.play(&["1 add 4 up r1"]);
    assert_eq!(table.chips(), [17, 16, 17], "nothing for the open card, and nothing later");
}

/// DB-61, DB-47, DB-33.
#[test]
fn a_bank_with_exactly_the_total_pays_it_and_is_then_empty() {
    let mut table = Setup::new("1 2 3  2 3 -1 L  4 5 1|5 L", &[14, 15, 17]);
    table.play(&["0 add 2 up r1"]);
    assert_eq!(table.state()["bank"], json!(3));
    table.play(&["1 take r1"]);
    assert_eq!((table.state()["bank"].clone(), table.chips()[1]), (json!(0), 18));
    assert_eq!(
        (table.state()["final"].clone(), table.state()["players"][1]["owed"].clone()),
        (json!(true), json!(0))
    );
}

/// DB-52, DB-53, DB-54, DB-59, DB-62, DB-51. The seventh example of the rules.
#[test]
fn a_bank_that_is_too_short_pays_nothing_and_owes_the_points() {
    let mut table = Setup::new("2 4 1  3 2 -1 -2  4 L 5 -1  3 1|5 1|5 L", &[15, 15, 16]);
    table.play(&["0 add 3 up r1", "1 add 4 up r2"]);
    assert_eq!((table.state()["bank"].clone(), table.state()["final"].clone()), (json!(2), json!(false)));
    table.play(&["2 take r1"]);
    let state = table.state();
    assert_eq!(
        (&state["bank"], &state["players"][2]["owed"], &state["final"]),
        (&json!(2), &json!(5), &json!(true))
    );
    assert_eq!(table.scores(), [16, 16, 21], "what is owed counts");
    table.play(&["0 add 2 up r3", "1 add L up r3"]);
    assert_eq!(
        (table.chips(), table.state()["bank"].clone()),
        (vec![17, 17, 16], json!(0)),
        "smaller demands are paid"
    );
    table.play(&["0 add -1 up r3"]);
    assert_eq!(table.chips()[0], 17, "the third earns nothing");
    table.play(&["1 take r2"]);
    assert_eq!((table.chips()[1], table.state()["bank"].clone()), (15, json!(2)), "4 + 4 costs 2");
    table.play(&["0 add -2 up r3"]);
    assert_eq!(table.chips()[0], 18, "a bust refills the bank, and open cards earn again");
    table.play(&["0 take r3", "0 score 6"]);
    assert!(table.game.is_over());
    assert_eq!(table.state()["players"][0]["owed"], json!(6), "1 + 2 + 0 + 1 + 2, and the bank has 1");
}

/// DB-67.
#[test]
fn equal_scores_share_the_rank_and_the_win() {
    let mut table = Setup::new("1 2  2 3 3 4  4 5 L L", &[15, 17]);
    table.play(&["0 add 4 up r1", "1 add L up r2", "0 take r1", "1 add L up r2", "1 take r2"]);
    assert!(table.game.is_over());
    assert_eq!(table.scores(), [21, 21]);
    let standing = table.game.standing();
    assert_eq!((standing.ranks.first(2), standing.winners), (&[1, 1][..], engine::Seats::first(2)));
}

/// DB-44, DB-66.
#[test]
fn when_the_game_is_over_chips_leave_the_cards_and_hidden_cards_stay_hidden() {
    let mut table = Setup::new("5 2  2 3 3 4  4 1 L L", &[19, 9]);
    table.play(&["0 add 2 up r2", "1 add 1 up r1", "0 add 3 down r2", "1 take r1", "1 score 6!"]);
    assert!(table.game.is_over());
    let spectator = serde_json::to_value(table.game.show(Eye::Spectator)).unwrap();
    assert_eq!(spectator["rows"][1]["cards"][2], json!({"card": "?", "up": false, "by": 0, "chip": 0}));
    assert_eq!(spectator["players"][0]["hand"], json!(["?", "?"]));
    assert_eq!(table.chips(), [19, 16]);
    assert_eq!(table.state()["bank"], json!(15));
}

/// Plays random games and looks at every position.
fn over_random_games(mut look: impl FnMut(&Donburiko, &[Event])) {
    for (players, seed) in (2..=4).flat_map(|players| (0..60).map(move |seed| (players, seed))) {
        let setup = engine::Setup::plain(players);
        let mut dealer = Dealer::new(Seed::from(seed), &[], 0);
        let mut game = Donburiko::new(&setup, &mut dealer).unwrap();
        let (mut shuffles, _) = dealer.finish().unwrap();
        let mut rng = Rng::new(Seed::from(seed), u64::MAX);
        while let Some(seat) = game.to_act().iter().next() {
            let action = *rng.pick(&game.legal(seat)).unwrap();
            let mut dealer = Dealer::new(Seed::from(seed), &[], shuffles);
            game.apply(seat, action, &mut dealer);
            let (made, story) = dealer.finish().unwrap();
            shuffles = made;
            look(&game, &story.events);
        }
    }
}

/// DB-60.
#[test]
fn points_are_owed_only_in_the_last_round_and_only_to_takers() {
    let mut seen = 0;
    over_random_games(|game, _| {
        let state = serde_json::to_value(game.show(Eye::All)).unwrap();
        for player in state["players"].as_array().unwrap().iter().filter(|player| player["owed"] != 0) {
            assert_eq!(state["final"], true);
            assert!(!player["taken"].is_null());
            seen += 1;
        }
    });
    assert!(seen > 0, "no game with owed points was played");
}

/// DB-63. Nobody is stuck while another player can move, so there is no pass.
#[test]
fn hands_are_empty_all_at_once() {
    let mut seen = 0;
    over_random_games(|game, _| {
        let state = serde_json::to_value(game.show(Eye::All)).unwrap();
        let Some(turn) = state["to_act"][0].as_u64().filter(|_| state["phase"] == "turn") else { return };
        let players = state["players"].as_array().unwrap();
        if players[turn as usize]["hand"] == json!([]) {
            assert!(
                players
                    .iter()
                    .filter(|player| player["taken"].is_null())
                    .all(|player| player["hand"] == json!([]))
            );
            seen += 1;
        }
    });
    assert!(seen > 0, "nobody ever had an empty hand");
}

/// DB-64.
#[test]
fn every_round_sees_a_row_taken_by_whoever_starts_the_next() {
    let mut last_taker = None;
    over_random_games(|_, events| {
        for event in events {
            match *event {
                Event::RoundStarted { .. } => last_taker = None,
                Event::Took { seat, .. } => last_taker = Some(seat),
                Event::RoundOver { next: Some(next), .. } => assert_eq!(Some(next), last_taker),
                Event::RoundOver { next: None, .. } => assert!(last_taker.is_some()),
                _ => {}
            }
        }
    });
}

/// DB-68. Players who lay face down whenever they can, and take what brings least, keep the game going.
#[test]
fn nothing_limits_the_number_of_rounds() {
    let setup = engine::Setup::plain(3);
    let mut rng = Rng::from(Seed::from(3));
    let mut game = Donburiko::new(&setup, &mut Imagination(&mut rng)).unwrap();
    for _ in 0..2_000 {
        let Some(seat) = game.to_act().iter().next() else { break };
        let cost = |action: &&Action| {
            let mut after = game.clone();
            after.apply(seat, **action, &mut Imagination(&mut Rng::from(Seed::from(1))));
            after.standing().scores[seat]
        };
        let legal = game.legal(seat);
        let action = *legal.iter().min_by_key(cost).unwrap();
        game.apply(seat, action, &mut Imagination(&mut rng));
    }
    let rounds = serde_json::to_value(game.show(Eye::All)).unwrap()["round"].as_u64().unwrap();
    assert!(rounds > 50, "it ended after {rounds} rounds");
}
