//! `chabudai arena`, as people and programs run it.

mod common;

use std::fs;

use common::{run, stderr, stdout};
use serde_json::{Value, json};

#[test]
fn a_contest_is_told_for_people() {
    let output = run(&["arena", "grimoire", "--seats", "casual,random,random", "--games", "20"]);
    let text = stdout(&output);
    assert!(text.starts_with("Grimoire: 21 games of 3 players, 7 deals, seed 1\n"), "{text}");
    for heading in ["Won", "95%", "Ratio", "Score", "Elo", "ms/move", "even share is 33.3%"] {
        assert!(text.contains(heading), "{heading}: {text}");
    }
    assert!(text.lines().any(|line| line.starts_with("casual")), "{text}");
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
}

#[test]
fn a_contest_is_told_in_japanese() {
    let folder = tempfile::tempdir().unwrap();
    let plot = folder.path().join("plot.svg");
    let contest =
        ["arena", "donburiko", "--seats", "casual,random", "--games", "4", "--lang", "ja", "--plot"];
    let output = run(&[&contest[..], &[plot.to_str().unwrap()]].concat());
    let text = stdout(&output);
    assert!(text.starts_with("ドンブリコ！：2人で4ゲーム、配り2通り、シード1\n"), "{text}");
    assert!(text.contains("プレイヤー") && text.contains("得点") && !text.contains("arena-"), "{text}");
    assert!(fs::read_to_string(plot).unwrap().contains(">均等な勝率50.0%<"));
}

#[test]
fn the_same_command_prints_the_same_but_for_times() {
    let report = |threads: &str| {
        let args =
            ["arena", "minions", "--seats", "casual,novice,random", "--games", "12", "--json", "--threads"];
        let output = run(&[&args[..], &[threads]].concat());
        let mut report: Value = serde_json::from_str(stdout(&output)).unwrap();
        for row in report["contestants"].as_array_mut().unwrap() {
            assert!(row["time"]["moves"].as_u64().is_some_and(|moves| moves > 0), "{row}");
            row["time"] = Value::Null;
        }
        report
    };
    let one = report("1");
    assert_eq!((&one["games"], &one["stopped"]), (&json!(12), &json!(false)));
    assert_eq!(report("3"), one);
}

#[test]
fn a_contest_is_told_for_spreadsheets_and_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let plot = folder.path().join("plot.svg");
    let seats = ["arena", "donburiko", "--seats", "casual,random", "--games", "4", "--csv", "--plot"];
    let output = run(&[&seats[..], &[plot.to_str().unwrap()]].concat());
    assert!(stdout(&output).starts_with("name,seats,games,wins,share,"), "{}", stdout(&output));
    assert_eq!(stdout(&output).lines().count(), 3);
    let svg = fs::read_to_string(plot).unwrap();
    assert!(svg.starts_with("<svg ") && svg.contains("even share 50.0%"), "{svg}");
}

#[test]
fn our_own_engine_can_be_a_contestant() {
    let seats = format!("exec:'{}' engine,random", env!("CARGO_BIN_EXE_chabudai"));
    let arguments = ["arena", "wasteland", "--games", "2", "--option", "alliance=false", "--json", "--seats"];
    let play = || {
        let output = run(&[&arguments[..], &[&seats]].concat());
        serde_json::from_str::<Value>(stdout(&output)).unwrap_or_else(|_| panic!("{}", stderr(&output)))
    };
    let report = play();
    assert_eq!(report["contestants"][0]["forfeits"], json!([]), "{report}");
    assert_eq!(report["contestants"][0]["mean_score"], play()["contestants"][0]["mean_score"]);
}

#[cfg(unix)]
#[test]
fn the_report_says_who_lost_its_seat_and_why() {
    let output = run(&["arena", "donburiko", "--games", "2", "--seats", "random,exec:sh -c 'echo no'"]);
    let text = stdout(&output).replace('\n', " ");
    assert!(text.contains("exec:sh -c 'echo no' answered nonsense in 2 games and lost its seat"), "{text}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_prints_what_has_been_played() {
    let mut command = common::chabudai();
    command.args(["arena", "donburiko", "--seats", "random,random", "--games", "10000000"]);
    let child = command.stdout(std::process::Stdio::piped()).spawn().unwrap();
    std::thread::sleep(std::time::Duration::from_millis(1500));
    let interrupt = format!("kill -INT {}", child.id());
    assert!(std::process::Command::new("sh").args(["-c", &interrupt]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && stdout(&output).contains("\nStopped after "), "{}", stdout(&output));
}

#[test]
fn a_round_robin_is_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let (out, results) = (folder.path().join("strength.md"), folder.path().join("results"));
    let robin = |games: &str, iterations: &str| {
        let limits = ["--games", games, "--iterations", iterations, "--players", "2"];
        let places = ["--out", out.to_str().unwrap(), "--results", results.to_str().unwrap()];
        run(&[&["arena", "--round-robin", "--game", "grimoire"][..], &limits, &places].concat())
    };
    let all = robin("2", "2");
    assert!(stdout(&all).starts_with("8 of 8 pairings are in "), "{all:?}");
    let written = fs::read_to_string(&out).unwrap();
    assert!(
        written.contains("| master | expert | 2 |") && written.contains("chabudai arena --round-robin"),
        "{written}"
    );
    // Nothing is played again, so not even times change.
    fs::remove_file(&out).unwrap();
    robin("2", "2");
    assert_eq!(fs::read_to_string(&out).unwrap(), written);
    robin("4", "2");
    let longer = fs::read_to_string(&out).unwrap();
    assert!(longer.contains("| master | expert | 4 |"), "{longer}");
    let refused = robin("4", "3");
    assert_eq!(refused.status.code(), Some(2));
    assert!(stderr(&refused).contains("played with other settings"), "{}", stderr(&refused));
}

#[test]
fn what_cannot_be_played_is_refused_with_what_to_do() {
    for (args, reason) in [
        (&["arena"][..], "--seats"),
        (&["arena", "chess", "--seats", "casual,casual"], "the games are: "),
        (&["arena", "donburiko", "--seats", "casual"], "2 to 4 players, but --seats names 1"),
        (&["arena", "donburiko", "--seats", "casual,boss"], "\"boss\" is no contestant"),
        (&["arena", "donburiko", "--seats", "casual,exec:/nowhere/bot"], "could not be started"),
        (&["arena", "donburiko", "--seats", "casual,casual", "--option", "x=1"], "x"),
        (&["arena", "donburiko", "--seats", "casual,casual", "--games", "0"], "--games"),
        (&["arena", "--round-robin"], "--out"),
        (&["arena", "--round-robin", "--out", "x.md", "--players", "9"], "not 9"),
    ] {
        let output = run(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(stderr(&output).contains(reason), "{args:?}: {}", stderr(&output));
    }
}
