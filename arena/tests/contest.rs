//! Contests, played for real.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use arena::contest::{Contest, ContestError, seat_of};
use arena::contestant::parse_seats;
use arena::report::Report;
use arena::results::Results;
use engine::{NewGame, Seed};

fn contest(game: &str, seats: &str, deals: u32) -> Contest {
    Contest {
        game: NewGame { game: game.into(), ..NewGame::default() },
        contestants: parse_seats(seats).expect(seats),
        deals,
        seed: Seed::from(5),
        budget: Some(bots::Budget::of_iterations(10)),
        patience: Duration::from_millis(500),
        threads: 2,
    }
}

fn run(contest: &Contest) -> Results {
    contest.run(&AtomicBool::new(false), || {}).expect("the contest can be played")
}

/// Everything but the clock.
fn without_times(results: Results) -> Results {
    Results { times: BTreeMap::new(), ..results }
}

#[test]
fn the_same_seed_has_the_same_results_however_many_play_at_a_time() {
    for about in catalog::games() {
        let three = contest(about.slug, "casual,novice,random", 4);
        let one = without_times(run(&Contest { threads: 1, ..three.clone() }));
        assert_eq!(one.games.len(), 12);
        for threads in [2, 5] {
            assert_eq!(without_times(run(&Contest { threads, ..three.clone() })), one, "{}", about.slug);
        }
        let other = without_times(run(&Contest { seed: Seed::from(6), ..three.clone() }));
        assert_ne!(other.games, one.games, "{}", about.slug);
    }
}

#[test]
fn everybody_plays_every_seat_of_every_deal() {
    let results = run(&contest("donburiko", "random,random,random", 3));
    let games: Vec<(u32, u32)> = results.games.iter().map(|game| (game.deal, game.rotation)).collect();
    assert_eq!(games, (0..9).map(|game| (game / 3, game % 3)).collect::<Vec<_>>());
    for contestant in 0..3 {
        let mut seats: Vec<usize> = (0..3).map(|rotation| seat_of(contestant, rotation, 3)).collect();
        seats.sort_unstable();
        assert_eq!(seats, [0, 1, 2]);
    }
}

#[test]
fn a_table_of_equals_is_even_to_the_last_card() {
    // The heuristic draws its tie-breaks from the table's seed and its seat: the three rotations of a deal
    // are one game.
    let results = run(&contest("wasteland", "casual,casual,casual", 4));
    for deal in results.games.chunks(3) {
        let by_seat = |game: &arena::results::GameResult| -> Vec<i32> {
            (0..3).map(|seat| game.scores[(seat + 3 - game.rotation as usize) % 3]).collect()
        };
        assert!(deal.iter().all(|game| by_seat(game) == by_seat(&deal[0])), "{deal:?}");
    }
    let report = Report::of(&results);
    assert_eq!((report.contestants.len(), report.contestants[0].elo), (1, None));
    assert!((report.contestants[0].ratio - 1.0).abs() < 1e-9 || report.without_winner > 0);
}

#[test]
fn the_better_one_wins_more() {
    let report = Report::of(&run(&contest("grimoire", "casual,random,random", 60)));
    let casual = &report.contestants[0];
    assert!(casual.share_95.low > casual.even && casual.elo.unwrap() > 0.0, "{casual:?}");
    assert!(casual.time.moves > 0 && casual.time.p99_ms >= 0.0);
}

#[test]
fn a_contest_that_is_stopped_keeps_what_was_played() {
    let (stop, played) = (AtomicBool::new(false), AtomicU32::new(0));
    let results = contest("donburiko", "random,random", 100_000)
        .run(&stop, || {
            if played.fetch_add(1, Ordering::Relaxed) == 20 {
                stop.store(true, Ordering::Relaxed);
            }
        })
        .unwrap();
    assert!((21..200).contains(&results.games.len()), "{}", results.games.len());
    assert_eq!(Report::of(&results).games, results.games.len());
}

#[test]
fn what_cannot_be_played_is_said_before_the_first_game() {
    let error =
        |game: &str, seats: &str| contest(game, seats, 1).run(&AtomicBool::new(false), || {}).unwrap_err();
    assert!(error("donburiko", "casual").to_string().contains("2 to 4 players, not 1"));
    assert!(matches!(error("chess", "casual,casual"), ContestError::Setup(_)));
    let missing = error("donburiko", "casual,exec:/nowhere/bot");
    assert!(missing.to_string().contains("exec:/nowhere/bot cannot be used: it could not be started"));
}

#[cfg(unix)]
mod programs {
    use super::*;

    const GREETS: &str = r#"read l; echo "{\"ok\":true}";"#;

    fn forfeits(script: &str) -> (Results, Vec<(String, usize)>) {
        let seats = format!("exec:sh -c '{script}',random");
        let results = run(&contest("donburiko", &seats, 2));
        let report = Report::of(&results);
        assert_eq!(report.contestants[1].forfeits, []);
        let kinds = report.contestants[0].forfeits.iter().map(|lost| (lost.kind.clone(), lost.games));
        (results, kinds.collect())
    }

    #[test]
    fn whoever_crashes_stalls_or_talks_nonsense_loses_its_seat_to_a_random_player() {
        let start = Instant::now();
        for (script, kind) in [
            ("exit 1", "crashed"),
            (&format!("{GREETS} read l; exit 0"), "crashed"),
            (&format!("{GREETS} sleep 100"), "stalled"),
            (&format!("{GREETS} read l; echo take a card please"), "nonsense"),
            (&format!(r#"{GREETS} read l; echo "{{\"ok\":true,\"action\":\"castle\"}}""#), "nonsense"),
        ] {
            let (results, kinds) = forfeits(script);
            assert_eq!(results.games.len(), 4, "{script}");
            assert_eq!(kinds, [(kind.to_owned(), 4)], "{script}");
        }
        assert!(start.elapsed() < Duration::from_secs(60));
    }

    #[test]
    fn a_program_is_told_what_its_seat_may_know_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("heard");
        let script = format!("{GREETS} read -r l && echo \"$l\" >> {}", path.display());
        run(&contest("donburiko", &format!("exec:sh -c '{script}',random"), 1));
        let heard = std::fs::read_to_string(path).unwrap();
        assert_eq!(heard.lines().count(), 2);
        for line in heard.lines() {
            let request: serde_json::Value = serde_json::from_str(line).unwrap();
            let fields: Vec<&str> = request.as_object().unwrap().keys().map(String::as_str).collect();
            let expected =
                ["cmd", "time_ms", "game", "players", "options", "seat", "view", "legal", "events"];
            assert_eq!(fields, expected);
            let seat = request["seat"].as_u64().unwrap() as usize;
            let hand = |seat: usize| request["view"]["players"][seat]["hand"].to_string();
            assert!(!hand(seat).contains('?') && hand(1 - seat).contains('?'), "{line}");
            assert!(!request["events"].as_array().unwrap().is_empty());
        }
    }

    #[test]
    fn the_example_contestant_plays_every_game() {
        let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/contestant.py");
        if std::process::Command::new("python3").arg("--version").output().is_err() {
            eprintln!("there is no python3 here, so the example cannot be tried");
            return;
        }
        for about in catalog::games() {
            let seats = format!("exec:python3 {example},random,random");
            // A busy machine may take its time to start it.
            let patience = Duration::from_secs(30);
            let results = run(&Contest { patience, ..contest(about.slug, &seats, 1) });
            assert_eq!((results.games.len(), results.forfeits.len()), (3, 0), "{:?}", results.forfeits);
        }
    }
}
