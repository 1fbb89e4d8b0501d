//! The fig and the end of the game, for two and for more, and what `scry` may find of it.

#![allow(clippy::unwrap_used)]

mod common;

use std::hash::{DefaultHasher, Hasher};

use common::Late;
use engine::{Dealer, Eye, Game, Hidden, Rng, Seat, Seed, Setup, Shown, Staged, laws};
use only_one::OnlyOne;
use serde_json::json;

/// A state is small enough to be cloned in the middle of a search.
#[test]
fn a_position_has_at_most_512_bytes() {
    assert!(size_of::<OnlyOne>() <= 512, "{} bytes", size_of::<OnlyOne>());
}

fn three<'a>() -> Late<'a> {
    Late { cards: &["", "", ""], still_in: &[0, 1, 2], ..Late::default() }
}

/// OO-24, OO-25, OO-26, OO-28.
#[test]
fn once_the_fig_is_explored_everybody_collects_and_the_game_is_over() {
    let late = Late { columns: &["10 9", "2", "3 4A"], deck: "1 5", ..three() };
    let mut played = late.set_up();
    played.play(&["0 explore"]);
    assert_eq!((&played.state()["drawn"], &played.state()["revealed"]), (&json!("1"), &json!(true)));
    assert_eq!(played.legal(), "0, place c1, place c2, place c3");
    played.play(&["0 place c3"]);
    assert_eq!(played.legal(), "1, collect c1, collect c2, collect c3", "nobody explores any more");
    played.play(&["1 collect c2", "2 collect c1"]);
    assert_eq!(played.legal(), "0, collect c3", "who revealed it is not left out");
    played.play(&["0 collect c3"]);
    assert_eq!((played.legal(), played.winners()), ("over".to_owned(), vec![0]));
    assert_eq!((played.scores(), played.ranks()), (vec![3, 1, 2], vec![1, 3, 2]));
    let state = played.state();
    assert_eq!(state["players"][0]["cards"], json!(["1", "3", "4A"]));
    assert_eq!((&state["phase"], &state["round"], &state["to_act"]), (&json!("over"), &json!(9), &json!([])));
    assert!(state["players"].as_array().unwrap().iter().all(|player| player["done"] == json!(true)));
}

/// OO-27, OO-29.
#[test]
fn a_fig_in_a_preparation_waits_until_the_preparation_is_complete() {
    for deck in ["1 5 6A 7", "5 1 6A 7", "5 6A 7 1"] {
        let late = Late {
            cards: &["", "", "", ""],
            columns: &["", "10"],
            deck,
            turn: 2,
            token: 1,
            ..Late::default()
        };
        let mut played = late.set_up();
        played.play(&["2 collect c2"]);
        let columns: Vec<_> = deck.split(' ').map(|card| vec![card]).collect();
        assert_eq!((&played.state()["columns"], &played.state()["round"]), (&json!(columns), &json!(10)));
        assert_eq!(played.legal(), "2, collect c1, collect c2, collect c3, collect c4");
        played.play(&["2 collect c1", "3 collect c2", "0 collect c3", "1 collect c4"]);
        assert!(played.game.is_over());
    }
}

/// OO-28. Nobody ever sees what was left.
#[test]
fn the_rest_of_the_deck_stays_unseen_after_the_end() {
    let late = Late { cards: &["", "", ""], columns: &["1"], ..Late::default() };
    let mut played = late.set_up();
    played.play(&["0 collect c1"]);
    let view = serde_json::to_value(played.game.show(Eye::Spectator)).unwrap();
    assert!(view["deck"].as_array().unwrap().iter().all(|card| card == "?"));
}

/// OO-66. Before scoring, the token passes to whoever took the last turn: that decides the tie for 2 only
/// through the fig.
#[test]
fn the_last_turn_of_the_game_brings_the_token_too() {
    let late = Late {
        cards: &["", "2", ""],
        columns: &["1", "2*"],
        token: 2,
        turn: 0,
        still_in: &[0, 1],
        ..Late::default()
    };
    let mut played = late.set_up();
    played.play(&["0 collect c2", "1 collect c1"]);
    assert_eq!(played.awards(), ["1 1 1", "2 1 2"]);
}

/// OO-45, OO-67.
#[test]
fn of_two_players_the_last_must_take_the_fig_but_the_first_may_take_anything() {
    let late = Late { cards: &["", ""], columns: &["5", "1 2", "10"], still_in: &[0, 1], ..Late::default() };
    let mut played = late.set_up();
    assert_eq!(played.legal(), "0, collect c1, collect c2, collect c3");
    played.play(&["0 collect c1"]);
    assert_eq!(played.legal(), "1, collect c2");
    let mut played = late.set_up();
    played.play(&["0 collect c3"]);
    assert_eq!(played.legal(), "1, collect c2", "c1 is nearer, but c2 has the fig");
    let mut played = late.set_up();
    played.play(&["0 collect c2"]);
    assert_eq!(played.legal(), "1, collect c1", "the fig is taken, so the nearest column it is");
    played.play(&["1 collect c1"]);
    assert_eq!(played.state()["columns"], json!([[], [], ["10"]]));
}

/// OO-68.
#[test]
fn the_last_of_two_players_who_turns_up_the_fig_takes_it() {
    let late = Late { cards: &["", ""], columns: &["", "5", "10"], deck: "1", turn: 1, ..Late::default() };
    let mut played = late.set_up();
    played.play(&["1 explore"]);
    assert_eq!(played.legal(), "1, place c2");
    played.play(&["1 place c2"]);
    assert_eq!(played.legal(), "1, collect c2");
    played.play(&["1 collect c2"]);
    assert_eq!(played.state()["players"][1]["cards"], json!(["1", "5"]));
}

/// OO-44, OO-27. The fig may turn up while the old column stays.
#[test]
fn of_two_players_a_preparation_with_the_fig_fills_only_the_empty_places() {
    let late =
        Late { cards: &["", ""], columns: &["", "5", "10 9"], deck: "2 1 7", turn: 0, ..Late::default() };
    let mut played = late.set_up();
    played.play(&["0 collect c2"]);
    assert_eq!(played.state()["columns"], json!([["2"], ["1"], ["10", "9"]]));
    assert_eq!(played.legal(), "0, collect c1, collect c2, collect c3");
}

fn seer<'a>(deck: &'a str) -> Late<'a> {
    Late {
        options: json!({"familiars": "front", "team": false}),
        familiars: &["scry", "greed", "pick"],
        columns: &["10 9", "2", "3 4A"],
        deck,
        ..three()
    }
}

/// OO-76.
#[test]
fn a_fig_found_by_scry_may_be_taken() {
    let mut played = seer("5 1 6A 7").set_up();
    played.play(&["0 scry"]);
    assert_eq!(played.legal(), "0, keep 1, keep 5, keep 6A");
    assert_eq!(played.state()["revealed"], json!(false), "looking reveals nothing");
    played.play(&["0 keep 1"]);
    assert_eq!(played.state()["revealed"], json!(true));
    played.play(&["0 leave", "0 place c2"]);
    assert_eq!(played.legal(), "1, collect c1, collect c2, collect c3");
}

/// OO-6, OO-76. Its back shows everybody where it went.
#[test]
fn a_fig_found_by_scry_may_be_put_back() {
    let mut played = seer("5 1 6A 7").set_up();
    played.play(&["0 scry", "0 keep 5", "0 swap", "0 place c2"]);
    let deck = |eye| serde_json::to_value(played.game.show(eye)).unwrap()["deck"].clone();
    let other = deck(Eye::Spectator);
    assert_eq!((&other[0], &other[1], &other[2]), (&json!("?"), &json!("1"), &json!("?")));
    assert_eq!(deck(Eye::Seat(Seat::ALL[0]))[0], json!("6A"));
    assert_eq!(
        (&played.state()["revealed"], played.legal()),
        (&json!(false), "1, explore, collect c1, collect c2, collect c3".into())
    );
}

/// OO-24, OO-76.
#[test]
fn scry_is_of_no_use_once_the_fig_is_out() {
    let late = Late { columns: &["10 9", "2 1", "3 4A"], ..seer("") };
    assert_eq!(late.set_up().legal(), "0, collect c1, collect c2, collect c3");
}

/// What seat 1 hears of the two cards that seat 0 puts back does not depend on their order.
#[test]
fn putting_cards_back_betrays_nothing_to_others() {
    let heard = |order: &str, eye: Eye| {
        let mut played = seer("5 8A 6A 7 1").set_up();
        played.play(&["0 scry", "0 keep 5", order]);
        let news: Vec<_> = played.events.iter().map(|&event| OnlyOne::word(event, eye)).collect();
        format!("{news:?} {:?} {:?}", played.game.show(eye), played.game.scene(eye))
    };
    let [owner, other, ..] = Seat::ALL.map(Eye::Seat);
    for eye in [other, Eye::Spectator] {
        assert_eq!(heard("0 leave", eye), heard("0 swap", eye));
        assert!(!heard("0 leave", eye).contains("8A, 6A"));
    }
    assert_ne!(heard("0 leave", owner), heard("0 swap", owner));
}

/// OO-6. The fig keeps its place under every redeal, and the owner of `scry` keeps what was looked at.
#[test]
fn a_redeal_moves_only_what_is_unknown() {
    let mut played = seer("5 8A 6A 7 1").set_up();
    played.play(&["0 scry", "0 keep 5", "0 leave", "0 place c2"]);
    let mut rng = Rng::from(Seed::from(1));
    let mut redealt = |eye| {
        let mut game = played.game.clone();
        game.redeal(eye, &mut rng);
        let deck = serde_json::to_value(game.show(Eye::All)).unwrap()["deck"].clone();
        assert_eq!(deck[3], json!("1"), "everybody sees the back of the fig");
        (deck[0].clone(), deck[1].clone(), deck[2].clone())
    };
    let [owner, other, ..] = Seat::ALL.map(Eye::Seat);
    let mut moved = [false; 2];
    for _ in 0..50 {
        let (first, second, third) = redealt(owner);
        assert_eq!((first, second), (json!("8A"), json!("6A")), "the owner remembers");
        moved[0] |= third != json!("7");
        moved[1] |= redealt(other).0 != json!("8A");
    }
    assert_eq!(moved, [true; 2], "what is under them is unknown to all, and they are to everybody else");
}

/// OO-6, OO-57. Everybody can tell positions apart by the back of the fig, the owner of `scry` by every card.
#[test]
fn a_hash_of_a_view_tells_where_the_fig_was_put() {
    let hash = |deck, order, seat| {
        let mut played = seer(deck).set_up();
        played.play(&["0 scry", "0 keep 5", order]);
        let mut hasher = DefaultHasher::new();
        played.game.hash_view(seat, &mut hasher);
        hasher.finish()
    };
    let [owner, other, ..] = Seat::ALL;
    let (plain, fig) = ("5 8A 6A 7 1", "5 1 6A 7");
    assert_eq!(hash(plain, "0 leave", other), hash(plain, "0 swap", other));
    for (deck, seat) in [(plain, owner), (fig, owner), (fig, other)] {
        assert_ne!(hash(deck, "0 leave", seat), hash(deck, "0 swap", seat), "{deck} to {seat:?}");
    }
}

/// OO-22, OO-29. In random play of every variant there are as many columns as players in the round, three
/// less the players out for two, and the deck always has what a preparation or a look needs.
#[test]
fn columns_match_players_and_the_deck_never_runs_out() {
    for (variant, seed) in laws::variants::<OnlyOne>()
        .into_iter()
        .flat_map(|setup| (0..40).map(move |seed| (setup.clone(), seed)))
    {
        let players = variant.players;
        let setup = Setup { first: None, ..variant };
        let mut game = OnlyOne::new(&setup, &mut Dealer::new(Seed::from(seed), &[], 0)).unwrap();
        let mut rng = Rng::new(Seed::from(seed), u64::MAX);
        while let Some(seat) = game.to_act().iter().next() {
            let state = serde_json::to_value(game.show(Eye::All)).unwrap();
            let list = |name: &str| state[name].as_array().unwrap().clone();
            let columns = list("columns").iter().filter(|column| **column != json!([])).count();
            let still_in = list("players").iter().filter(|player| player["done"] == json!(false)).count();
            assert_eq!(columns, if players == 2 { still_in + 1 } else { still_in });
            let deck = list("deck");
            if let Some(fig) = deck.iter().position(|card| card == "1") {
                assert!(deck.len() - 1 - fig >= 3, "cards under the fig");
            }
            let action = *rng.pick(&game.legal(seat)).unwrap();
            game.apply(seat, action, &mut Dealer::new(Seed::from(seed), &[], 2));
        }
    }
}

/// A state that hides something or leaves something out is no position.
#[test]
fn states_that_cannot_be_read_are_refused() {
    let played = seer("5 1 6A 7").set_up();
    let refused = |path: &str, value: serde_json::Value| {
        let mut state = played.state();
        *state.pointer_mut(path).unwrap() = value;
        let state = serde_json::from_value(state).map_err(|error| error.to_string());
        state.and_then(|state| OnlyOne::restore(&state, &()).map_err(|error| error.to_string())).is_err()
    };
    let award = |points: u8| {
        let parts = json!({"value": "1", "seat": 0, "count": 1, "discard": 0, "right": 255, "extra": 0});
        let mut award = parts.as_object().unwrap().clone();
        award.insert("points".into(), points.into());
        json!([award])
    };
    for (path, value) in [
        ("/game", json!("donburiko")),
        ("/deck/0", json!("?")),
        ("/deck/0", json!("1*")),
        ("/phase", json!("place")),
        ("/to_act", json!([])),
        ("/to_act", json!([0, 1])),
        ("/to_act", json!([3])),
        ("/first", json!(3)),
        ("/drawn", json!("5")),
        ("/busted", json!("c1")),
        ("/peeked", json!(99)),
        ("/columns", json!([["10", "9"]])),
        ("/columns/0", json!(["2", "2", "2", "2", "2"])),
        ("/players", json!([])),
        ("/players/0/cards", json!(vec!["9"; 16])),
        ("/awards", award(0)),
        ("/awards", award(255)),
    ] {
        assert!(refused(path, value.clone()), "{path} {value}");
    }
}
