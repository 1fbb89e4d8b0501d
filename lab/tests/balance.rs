//! Studies of balance: of all games, the same on any number of threads, and right where the truth is known.

#![allow(clippy::unwrap_used)]

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use bots::Level;
use engine::{NewGame, Seed};
use lab::Opponents;
use lab::balance::{Balance, Study, compare};

fn study(slug: &str, players: usize, games: u32) -> Study {
    Study {
        game: NewGame { game: slug.into(), players, ..NewGame::default() },
        bots: vec![Opponents::Random],
        games,
        seed: Seed::from(1),
        threads: 1,
    }
}

fn run(study: &Study) -> Balance {
    study.run(&AtomicBool::new(false), || {}).unwrap()
}

#[test]
fn every_game_is_measured_whatever_it_is() {
    for about in catalog::games() {
        let players = *about.players.end();
        let balance = run(&study(about.slug, players, 40));
        assert_eq!((balance.games, balance.seats.len()), (40, players), "{}", about.slug);
        let shares: f64 = balance.seats.iter().map(|seat| seat.share.unwrap().value).sum();
        assert!((shares + balance.without_winner - 1.0).abs() < 1e-5, "{}: {shares}", about.slug);
        let decisions: u64 = balance.branching.counts.iter().map(|(_, times)| times).sum();
        let actions: i64 = balance.length.counts.iter().map(|(length, times)| length * *times as i64).sum();
        assert_eq!(decisions as i64, actions, "{}", about.slug);
        assert!(balance.choices.len() > 5 && !balance.had.is_empty(), "{}", about.slug);
        for choice in &balance.choices {
            let chosen = choice.chosen.unwrap().value;
            assert!((0.0..=1.0).contains(&chosen), "{}: {choice:?}", about.slug);
        }
    }
}

#[test]
fn threads_do_not_change_a_digit() {
    let one = study("minions", 4, 60);
    let told = AtomicU32::new(0);
    let many = Study { threads: 3, ..one.clone() };
    let balance = many
        .run(&AtomicBool::new(false), || {
            told.fetch_add(1, Ordering::Relaxed);
        })
        .unwrap();
    assert_eq!(balance, run(&one));
    assert_eq!(told.into_inner(), 60);
}

#[test]
fn what_is_known_to_win_is_seen_to_add() {
    let balance = run(&study("grimoire", 4, 300));
    let sure = |more: bool| {
        balance
            .had
            .iter()
            .any(|had| had.adds.is_some_and(|adds| adds.is_sure() && (adds.value > 0.0) == more))
    };
    assert!(sure(true) && sure(false), "whoever wins has more of something and less of something else");
    let bots = vec![Opponents::Bots(Level::Casual), Opponents::Random];
    let uneven = run(&Study { bots, ..study("donburiko", 2, 200) });
    assert!(
        uneven.seats.iter().all(|seat| (seat.share.unwrap().value - 0.5).abs() < 0.15),
        "they change seats"
    );
}

#[test]
fn a_stopped_study_has_the_games_that_were_played() {
    let stop = AtomicBool::new(false);
    let played = AtomicU32::new(0);
    let stop_at_ten = || {
        if played.fetch_add(1, Ordering::Relaxed) == 9 {
            stop.store(true, Ordering::Relaxed);
        }
    };
    assert_eq!(study("donburiko", 3, 1_000).run(&stop, stop_at_ten).unwrap().games, 10);
}

#[test]
fn the_same_games_do_not_differ_and_what_cannot_be_dealt_is_told() {
    let balance = run(&study("wasteland", 4, 60));
    let comparison = compare(&balance, &balance);
    let all = [
        &comparison.course,
        &comparison.shares,
        &comparison.seats,
        &comparison.chosen,
        &comparison.choices_add,
        &comparison.had_adds,
    ];
    assert!(
        all.iter().all(|list| !list.is_empty() && list.iter().all(|difference| !difference.more.is_sure()))
    );
    let no_such =
        Study { game: NewGame { players: 9, ..study("wasteland", 4, 1).game }, ..study("wasteland", 4, 1) };
    assert!(no_such.run(&AtomicBool::new(false), || {}).is_err());
}
