//! Games that bots played, analysed.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};

use analysis::{Analysis, AnalysisError, Analyst};
use bots::{Budget, Level, Machine};
use catalog::AnyTable;
use engine::{Lang, NewGame, Replay, ReplayError, Rng, Seat, SetupError, Words};

fn analyst() -> Analyst {
    Analyst { budget: Budget::of_iterations(120), ..Analyst::default() }
}

fn open(game: &str, players: usize, seed: u64) -> AnyTable {
    let new = NewGame { game: game.into(), players, seed: Some(seed.into()), ..NewGame::default() };
    catalog::open(&new).expect("a game")
}

fn replay(table: &AnyTable) -> Replay {
    let names: Vec<String> = table.seats().iter().map(|seat| format!("player {seat}")).collect();
    table.replay(&names)
}

/// A game for two: the first plays at random, the second as a master with little time.
fn uneven(seed: u64) -> Replay {
    let mut table = open("donburiko", 2, seed);
    let mut rng = Rng::new(seed.into(), 0);
    while let Some(seat) = table.to_act().iter().next() {
        let action = match seat.index() {
            0 => rng.pick(&table.legal(seat)).cloned(),
            _ => table.think(seat, Level::Master, Budget::of_iterations(150), Machine::here()),
        };
        table.play(seat, &action.expect("whoever is to act can act")).expect("a legal action");
    }
    replay(&table)
}

fn analyse(analyst: Analyst, replay: &Replay) -> Analysis {
    analyst.analyse(replay, |_, _| {}).expect("a game that can be analysed")
}

#[test]
fn whoever_plays_at_random_gives_away_more_than_a_master() {
    let [mut random, mut master] = [0.0; 2];
    let mut marked = [0; 2];
    for seed in 1..=2 {
        let analysis = analyse(analyst(), &uneven(seed));
        random += analysis.seats[0].mean_loss.expect("a decision");
        master += analysis.seats[1].mean_loss.expect("a decision");
        for (seat, marked) in analysis.seats.iter().zip(&mut marked) {
            *marked += seat.mistakes + seat.blunders;
        }
        assert!(analysis.seats[1].agreement > analysis.seats[0].agreement, "{:?}", analysis.seats);
    }
    assert!(random > 3.0 * master && random > 0.04, "at random {random}, master {master}");
    assert!(marked[0] > marked[1], "{marked:?} mistakes");
}

#[test]
fn any_number_of_threads_finds_the_same() {
    let replay = uneven(3);
    let alone = analyse(analyst(), &replay);
    let (calls, most) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let two = Analyst { threads: NonZeroUsize::new(2).unwrap(), ..analyst() };
    let together = two.analyse(&replay, |done, all| {
        calls.fetch_add(1, Ordering::Relaxed);
        most.fetch_max(done, Ordering::Relaxed);
        assert!(done <= all);
    });
    assert_eq!(together, Ok(alone.clone()));
    assert_eq!((calls.into_inner(), most.into_inner()), (alone.decisions.len(), alone.decisions.len()));
    assert_eq!(alone.reproduced, replay.actions.len());
    assert!(alone.winners.is_some());
}

#[test]
fn every_choice_is_judged_and_nothing_else() {
    let mut table = open("donburiko", 3, 2);
    let mut rng = Rng::new(2.into(), 0);
    let mut choices = Vec::new();
    while let Some(seat) = table.to_act().iter().next() {
        let legal = table.legal(seat);
        let action = rng.pick(&legal).expect("whoever is to act can act");
        if legal.len() > 1 {
            choices.push((table.actions_played() + 1, seat, action.clone()));
        }
        table.play(seat, action).expect("a legal action");
    }
    let replay = replay(&table);
    let quick = Analyst { budget: Budget::of_iterations(8), ..Analyst::default() };
    let judged: Vec<_> = analyse(quick, &replay)
        .decisions
        .into_iter()
        .map(|decision| (decision.number, decision.seat, decision.played.action))
        .collect();
    assert_eq!(judged, choices);
    assert!(choices.len() < replay.actions.len(), "a game without a forced move shows nothing here");
}

#[test]
fn one_seat_is_judged_as_in_the_whole() {
    let replay = uneven(5);
    let quick = Analyst { budget: Budget::of_iterations(20), ..Analyst::default() };
    let mut whole = analyse(quick, &replay);
    let seat = Seat::ALL[1];
    whole.decisions.retain(|decision| decision.seat == seat);
    let alone = analyse(Analyst { seat: Some(seat), ..quick }, &replay);
    assert_eq!(alone.decisions, whole.decisions);
    assert_eq!((alone.seats[0].decisions, alone.seats[0].mean_loss), (0, None));
    assert_eq!(
        Analyst { seat: Some(Seat::ALL[2]), ..quick }.analyse(&replay, |_, _| {}),
        Err(AnalysisError::NoSuchSeat { seat: Seat::ALL[2], players: 2 })
    );
}

#[test]
fn a_sealed_choice_is_judged_without_the_sealed_choices_of_others() {
    let at_once = |choice: usize| {
        let mut table = open("grimoire", 2, 1);
        while table.to_act().len() < 2 || table.to_act().iter().any(|seat| table.legal(seat).len() < 2) {
            let seat = table.to_act().iter().next().expect("grimoire is chosen in secret");
            let action = table.legal(seat).remove(0);
            table.play(seat, &action).unwrap();
        }
        let first = table.legal(Seat::ALL[0]).remove(choice);
        table.play(Seat::ALL[0], &first).unwrap();
        let second = table.legal(Seat::ALL[1]).remove(0);
        table.play(Seat::ALL[1], &second).unwrap();
        let only =
            Analyst { seat: Some(Seat::ALL[1]), budget: Budget::of_iterations(40), ..Analyst::default() };
        analyse(only, &replay(&table)).decisions.pop()
    };
    assert!(at_once(0).is_some());
    assert_eq!(at_once(0), at_once(1));
}

#[test]
fn a_record_of_other_rules_is_analysed_as_far_as_it_goes() {
    let quick = Analyst { budget: Budget::of_iterations(4), ..Analyst::default() };
    let mut replay = uneven(6);
    replay.version += 1;
    assert_eq!(analyse(quick, &replay).difference, None, "the log still leads to the same states");
    replay.actions[9].hash = engine::StateHash(0);
    let analysis = analyse(quick, &replay);
    assert!(matches!(analysis.difference, Some(ReplayError::Differs { number: 10, .. })), "{analysis:?}");
    assert_eq!((analysis.reproduced, analysis.moves), (9, replay.actions.len()));
    assert!(analysis.decisions.iter().all(|decision| decision.number <= 9) && !analysis.decisions.is_empty());
    replay.game = "chess".into();
    let error = quick.analyse(&replay, |_, _| {});
    assert_eq!(error, Err(AnalysisError::Setup(SetupError::UnknownGame("chess".into()))));
}

#[test]
fn a_game_under_way_can_be_analysed() {
    let mut replay = uneven(7);
    replay.actions.truncate(0);
    let analysis = analyse(analyst(), &replay);
    assert_eq!((analysis.decisions.len(), analysis.winners, analysis.difference), (0, None, None));
}

#[test]
fn a_move_is_tried_often_because_it_was_played_and_not_preferred_for_that() {
    let table = open("donburiko", 3, 8);
    let seat = table.to_act().iter().next().expect("somebody begins");
    let legal = table.legal(seat);
    let mut preferred_when_asked = 0;
    for action in &legal {
        let thoughts =
            table.compare(seat, action, Budget::of_iterations(200), Machine::here()).expect("a legal action");
        assert!(thoughts.of(action).is_some_and(|thought| thought.visits >= 50), "{action}");
        assert_eq!(thoughts.actions.iter().map(|thought| thought.visits).sum::<u32>(), 200);
        preferred_when_asked += usize::from(thoughts.actions[0].action == *action);
    }
    assert!(preferred_when_asked <= legal.len() / 3, "{preferred_when_asked} of {}", legal.len());
    assert!(table.compare(seat, "dance", Budget::of_iterations(1), Machine::here()).is_none());
}

#[test]
fn every_decision_of_every_game_says_why_in_every_language() {
    for about in catalog::games() {
        let mut table = open(about.slug, *about.players.start(), 3);
        for _ in 0..24 {
            let seat = table.to_act().iter().next().expect("a game that goes on");
            let action = table.think(seat, Level::Casual, Level::Casual.budget(), Machine::here());
            table.play(seat, &action.expect("whoever is to act can act")).expect("a legal action");
        }
        let analysis = analyse(Analyst { budget: Budget::of_iterations(40), ..analyst() }, &replay(&table));
        let reasons: Vec<_> =
            analysis.decisions.iter().filter_map(|decision| decision.reason.as_ref()).collect();
        assert!(reasons.len() * 2 > analysis.decisions.len(), "{}: {} reasons", about.slug, reasons.len());
        for lang in Lang::all() {
            let words = Words::of(about.locales, lang).expect("the catalog can be read");
            for reason in &reasons {
                let said =
                    words.try_say(reason, &[]).unwrap_or_else(|error| panic!("{}: {error}", about.slug));
                assert!(said.ends_with(['.', '。']), "{}: {said}", about.slug);
            }
        }
    }
}
