//! From one deal to the next and to the end: positions that take many actions to reach, so they are played to
//! at random and given the scores that matter.

#![allow(clippy::unwrap_used)]

use engine::{Dealer, Eye, Game, Imagination, Rejection, Rng, Seat, Seats, Seed, Setup, Shown, Staged};
use serde_json::{Value, json};
use wasteland::{Action, Options, State, Wasteland};

/// Where a test ends a deal.
struct Brink {
    game: Wasteland,
    seat: Seat,
    action: Action,
}

fn state(game: &Wasteland) -> Value {
    serde_json::to_value(game.show(Eye::All)).unwrap()
}

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap()
}

fn new_game(players: usize, options: Options, seed: u64) -> Wasteland {
    let setup = Setup { first: Some(Seat::ALL[0]), options, ..Setup::plain(players) };
    Wasteland::new(&setup, &mut Dealer::new(Seed::from(seed), &[], 0)).unwrap()
}

impl Brink {
    /// The last action of this deal of a random game.
    fn of_deal(round: i64, players: usize, seed: u64) -> Brink {
        let mut rng = Rng::new(Seed::from(seed), 7);
        let mut game = new_game(players, Options::default(), seed);
        loop {
            let seat = game.to_act().iter().next().unwrap();
            let action = *rng.pick(&game.legal(seat)).unwrap();
            let now = state(&game);
            let cards = |player: &Value| player["hand"].as_array().unwrap().len();
            let left: usize = now["players"].as_array().unwrap().iter().map(cards).sum();
            if now["round"] == round && left == 1 {
                return Brink { game, seat, action };
            }
            game.apply(seat, action, &mut Imagination(&mut rng));
        }
    }

    /// What each player gains by the deal.
    fn gains(&self) -> Vec<i64> {
        let gains = self.after()["last_deal"]["gains"].clone();
        gains.as_array().unwrap().iter().map(number).collect()
    }

    /// With these scores before the deal is scored, and this holder of the start player card.
    fn with(&self, scores: &[i64], first: usize) -> Brink {
        let mut now = state(&self.game);
        for (player, score) in now["players"].as_array_mut().unwrap().iter_mut().zip(scores) {
            player["score"] = json!(score);
        }
        now["first"] = json!(first);
        let shown: State = serde_json::from_value(now).unwrap();
        Brink { game: Wasteland::restore(&shown, &()).unwrap(), ..*self }
    }

    /// With the scores that the deal turns into these.
    fn with_result(&self, scores: &[i64], first: usize) -> Brink {
        let before: Vec<i64> = scores.iter().zip(self.gains()).map(|(score, gain)| score - gain).collect();
        self.with(&before, first)
    }

    fn over(&self) -> Wasteland {
        let mut game = self.game.clone();
        game.play(self.seat, self.action, &mut Dealer::new(Seed::from(9), &[], 1)).unwrap();
        game
    }

    fn after(&self) -> Value {
        state(&self.over())
    }
}

/// WR-5, WR-8, WR-44, WR-57.
#[test]
fn the_lowest_names_the_start_player_with_the_new_hand_in_sight() {
    let brink = Brink::of_deal(1, 4, 3).with_result(&[50, 40, 60, 70], 0);
    let mut game = brink.over();
    let now = state(&game);
    assert_eq!((&now["phase"], &now["to_act"], &now["first"]), (&json!("start"), &json!([1]), &json!(0)));
    assert_eq!((&now["round"], &now["trick_no"], &now["last_trick"]), (&json!(2), &json!(0), &json!(null)));
    for player in now["players"].as_array().unwrap() {
        assert_eq!(player["hand"].as_array().unwrap().len(), 12);
        assert_eq!((&player["scored"], &player["desert"]), (&json!([]), &json!([])));
        assert_eq!(
            (&player["passes"], &player["void"], &player["ally"]),
            (&json!(0), &json!({}), &json!(null))
        );
    }
    let legal: Vec<String> = game.legal(Seat::ALL[1]).iter().map(ToString::to_string).collect();
    assert_eq!(legal, ["start 0", "start 1", "start 2", "start 3"]);
    assert_eq!(game.legal(Seat::ALL[0]).len(), 0);
    let seen = serde_json::to_value(game.show(Eye::Seat(Seat::ALL[1]))).unwrap();
    assert_eq!(seen["players"][1]["hand"], now["players"][1]["hand"]);

    game.apply(Seat::ALL[1], "start 3".parse().unwrap(), &mut Imagination(&mut Rng::from(Seed::from(1))));
    let now = state(&game);
    assert_eq!(
        (&now["phase"], &now["first"], &now["to_act"]),
        (&json!("abandon"), &json!(3), &json!([0, 1, 2, 3]))
    );
}

/// WR-8, WR-72.
#[test]
fn only_players_of_this_table_can_be_named() {
    let mut game = Brink::of_deal(1, 3, 3).with_result(&[50, 40, 60], 0).over();
    let mut rng = Rng::from(Seed::from(1));
    let (namer, nobody) = (Seat::ALL[1], "start 3".parse().unwrap());
    assert_eq!(game.play(namer, nobody, &mut Imagination(&mut rng)), Err(Rejection::Illegal));
    assert_eq!(game.refusal(namer, nobody).rule, "WR-8");
}

/// WR-9, WR-61.
#[test]
fn of_several_lowest_the_nearest_clockwise_from_the_holder_names() {
    let brink = Brink::of_deal(2, 4, 5);
    for (scores, holder, namer) in [
        ([50, 50, 50, 50], 2, 2),
        ([40, 50, 40, 50], 0, 0),
        ([40, 50, 40, 50], 1, 2),
        ([40, 50, 40, 50], 2, 2),
        ([40, 50, 40, 50], 3, 0),
        ([40, 40, 50, 50], 2, 0),
        ([50, 40, 40, 40], 0, 1),
    ] {
        let now = brink.with_result(&scores, holder).after();
        assert_eq!(
            (&now["phase"], &now["to_act"]),
            (&json!("start"), &json!([namer])),
            "{scores:?}, {holder}"
        );
    }
}

/// WR-10, WR-7.
#[test]
fn two_players_change_the_start_player_card_and_nobody_chooses() {
    for (round, first) in [(1, 1), (2, 0)] {
        let now = Brink::of_deal(round, 2, 4).after();
        assert_eq!(
            (&now["phase"], &now["first"], &now["to_act"]),
            (&json!("abandon"), &json!(first), &json!([0, 1]))
        );
        assert_eq!(now["spare"].as_array().unwrap().len(), 2);
    }
}

/// WR-43, WR-62.
#[test]
fn a_loss_stops_at_zero_and_what_is_beyond_is_forgotten() {
    let brink = Brink::of_deal(1, 4, 6);
    let gains = brink.gains();
    let loser = gains.iter().position(|&gain| gain < -1).expect("somebody loses by this deal");
    for before in [0, 1, -gains[loser] - 1, -gains[loser], -gains[loser] + 1, 30] {
        let mut scores = [20; 4];
        scores[loser] = before;
        let now = brink.with(&scores, 0).after();
        assert_eq!(number(&now["players"][loser]["score"]), (before + gains[loser]).max(0));
        assert_eq!(
            number(&now["last_deal"]["gains"][loser]),
            gains[loser],
            "gains are told before the floor"
        );
    }
}

/// WR-45, WR-70, WR-77.
#[test]
fn when_it_is_over_everything_lies_open_and_the_highest_share_the_win() {
    for players in 2..=4 {
        let scores = &[33, 40, 40, 21][..players];
        let brink = Brink::of_deal(3, players, 8).with_result(scores, 0);
        let (before, game) = (state(&brink.game), brink.over());
        let now = state(&game);
        assert!(game.is_over());
        assert_eq!((&now["phase"], &now["to_act"]), (&json!("over"), &json!([])));
        assert_eq!((&now["trick"], &now["leader"]), (&json!([]), &json!(null)));
        assert_eq!(now["trick_no"], if players == 2 { 7 } else { 11 });
        assert_eq!(now["last_deal"]["round"], 3);
        assert!(!now["last_trick"].is_null());
        for (seat, player) in now["players"].as_array().unwrap().iter().enumerate() {
            assert_eq!(player["hand"], json!([]));
            assert!(player["desert"].as_array().unwrap().iter().all(|area| area["up"] == true));
            assert_eq!(player["desert"].as_array().unwrap().len(), if players == 2 { 4 } else { 3 });
            let discs = |player: &Value| player["void"].as_object().unwrap().len();
            assert!(discs(player) >= discs(&before["players"][seat]), "discs stay as they lie");
        }
        for eye in [Eye::Spectator, Eye::Seat(Seat::ALL[0])] {
            assert_eq!(serde_json::to_value(game.show(eye)).unwrap(), now, "nothing is masked");
        }
        let standing = game.standing();
        let (ranks, winners) = match players {
            2 => (&[2, 1][..], Seats::from(Seat::ALL[1])),
            3 => (&[3, 1, 1][..], Seats::first(3).without(Seat::ALL[0])),
            _ => (&[3, 1, 1, 4][..], Seats::first(3).without(Seat::ALL[0])),
        };
        assert_eq!((standing.ranks.first(players), standing.winners), (ranks, winners));
    }
}

/// What random play shows of a deal.
#[derive(Default)]
struct Deal {
    plays: [u8; 4],
    passes: [u8; 4],
}

/// WR-3, WR-13, WR-14, WR-16, WR-24, WR-25, WR-26, WR-27, WR-28, WR-38.
#[test]
fn every_deal_has_its_plays_passes_and_tricks() {
    for (players, seed) in (2..=4).flat_map(|players| (0..40).map(move |seed| (players, seed))) {
        let mut rng = Rng::new(Seed::from(seed), 5);
        let mut game = new_game(players, Options::default(), seed);
        let (plays, passes, tricks) = if players == 2 { (11, 3, 7) } else { (9, 2, 11) };
        let (mut deal, mut deals) = (Deal::default(), 0);
        while let Some(seat) = game.to_act().iter().next() {
            let before = state(&game);
            let legal = game.legal(seat);
            let action = *rng.pick(&legal).unwrap();
            game.apply(seat, action, &mut Imagination(&mut rng));
            let index = seat.index();
            match action {
                Action::Play(_) => deal.plays[index] += 1,
                Action::Pass(_) => deal.passes[index] += 1,
                _ => continue,
            }
            let held = before["players"][index]["hand"].as_array().unwrap().len() as i64;
            let left = passes - number(&before["players"][index]["passes"]);
            assert_eq!(legal.iter().any(|action| matches!(action, Action::Pass(_))), left > 0, "WR-26");
            assert_eq!(legal.iter().any(|action| matches!(action, Action::Play(_))), held > left, "WR-27");
            let now = state(&game);
            if now["round"] != before["round"] || game.is_over() {
                assert_eq!(deal.plays[..players], vec![plays; players]);
                assert_eq!(deal.passes[..players], vec![passes as u8; players]);
                assert_eq!(before["trick_no"], tricks);
                deals += 1;
                deal = Deal::default();
            }
        }
        assert_eq!(deals, 3);
    }
}

/// WR-77. The state of the example in RULES.md, letter by letter and field by field in its order.
#[test]
fn the_example_state_is_restored_and_written_as_it_stands() {
    let rules = include_str!("../RULES.md");
    let (_, example) = rules.split_once("```json\n").unwrap();
    let (example, _) = example.split_once("```").unwrap();
    let shown: State = serde_json::from_str(example).unwrap();
    let game = Wasteland::restore(&shown, &()).unwrap();
    let written = serde_json::to_string(&game.show(Eye::All)).unwrap();
    let compact: String = example.split_whitespace().collect();
    assert_eq!(written, compact);
}

/// WR-77. What no position can hold is refused; whether a position was ever reached the table tells by its
/// hash.
#[test]
fn a_state_that_no_position_can_hold_is_refused() {
    let good = state(&Brink::of_deal(2, 4, 3).game);
    let refused = |change: &dyn Fn(&mut Value)| {
        let mut broken = good.clone();
        change(&mut broken);
        serde_json::from_value::<State>(broken).is_ok_and(|state| Wasteland::restore(&state, &()).is_err())
    };
    assert!(!refused(&|_| ()));
    assert!(refused(&|state| state["to_act"] = json!([])));
    assert!(refused(&|state| state["to_act"] = json!([5])));
    assert!(refused(&|state| state["trick"][0]["seat"] = json!(5)));
    assert!(refused(&|state| state["round"] = json!(0)));
    assert!(refused(&|state| state["last_deal"]["counts"] = json!([])));
    assert!(refused(&|state| state["last_deal"]["deserts"][0] = json!(["G1", "G2", "G3", "G4", "G5"])));
    assert!(refused(&|state| state["players"][0]["desert"][0]["card"] = json!("?")));
    assert!(refused(&|state| state["players"][1]["passes"] = json!(3)));
}

/// A clone is a copy of this many bytes.
#[test]
fn a_position_is_small() {
    assert!(size_of::<Wasteland>() <= 256, "{} bytes", size_of::<Wasteland>());
}
