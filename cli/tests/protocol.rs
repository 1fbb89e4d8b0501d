//! The engine protocol through real pipes.

mod common;

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::thread;

use engine::{Rng, Seed};
use serde_json::{Value, json};

const NEW: &str = r#"{"cmd":"new","game":"donburiko","players":3,"options":{},"seed":7,"first":0,"stack":[["3","4","1","3","2","-1","-2","2","L","5","-1","4","1|5","1|5","L","-2"]]}"#;

/// A program on the other end of two pipes.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Engine {
        Engine::start_with(&[])
    }

    fn start_with(flags: &[&str]) -> Engine {
        let mut command = common::chabudai();
        command.arg("engine").args(flags).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().expect("its output is a pipe"));
        Engine { child, input, output }
    }

    fn with_game() -> Engine {
        let mut engine = Engine::start();
        engine.ask(NEW);
        engine
    }

    /// Sends a line and gives the reply as it came.
    fn send(&mut self, line: impl AsRef<[u8]>) -> String {
        let input = self.input.as_mut().expect("the conversation goes on");
        input.write_all(line.as_ref()).and_then(|()| input.write_all(b"\n")).expect("it listens");
        let mut reply = String::new();
        self.output.read_line(&mut reply).expect("it answers");
        reply.pop();
        reply
    }

    fn ask(&mut self, line: impl AsRef<[u8]>) -> Value {
        let reply = self.send(line);
        serde_json::from_str(&reply).unwrap_or_else(|error| panic!("{reply:?} is no JSON: {error}"))
    }

    /// The code of the error that comes back, once it is certain that the game is as it was.
    fn fault(&mut self, line: impl AsRef<[u8]>) -> String {
        let before = self.send(r#"{"cmd":"state"}"#);
        let reply = self.ask(&line);
        assert_eq!(self.send(r#"{"cmd":"state"}"#), before, "the game changed");
        let line = String::from_utf8_lossy(line.as_ref()).chars().take(200).collect::<String>();
        assert_eq!(reply["ok"], json!(false), "{line}: {reply}");
        assert!(reply["error"]["message"].as_str().is_some_and(|text| !text.is_empty()), "{line}: {reply}");
        reply["error"]["code"].as_str().unwrap_or_default().to_owned()
    }

    fn faults(&mut self, code: &str, lines: &[&str]) {
        for line in lines {
            assert_eq!(self.fault(line), code, "{line}");
        }
    }

    /// Bots play until the game is over.
    fn play_to_the_end(&mut self) {
        loop {
            let to_act = self.ask(r#"{"cmd":"legal"}"#)["to_act"].clone();
            let Some(seat) = to_act.get(0) else { return };
            let action = self.ask(json!({"cmd": "bot", "seat": seat}).to_string())["action"].clone();
            let played = self.ask(json!({"cmd": "play", "seat": seat, "action": action}).to_string());
            assert_eq!(played["ok"], json!(true), "{played}");
        }
    }

    /// Ends the input and waits: whether the program went well.
    fn close(mut self) -> bool {
        drop(self.input.take());
        let mut rest = String::new();
        self.output.read_line(&mut rest).expect("it ends its output");
        assert_eq!(rest, "", "nobody asked for this");
        self.child.wait().expect("it ends").success()
    }
}

#[test]
fn the_session_of_the_design_goes_as_written() {
    let mut engine = Engine::start();
    assert_eq!(
        engine.send(r#"{"cmd":"hello"}"#),
        r#"{"ok":true,"name":"chabudai","version":"0.1.0","protocol":1}"#
    );
    let games = engine.send(r#"{"cmd":"games"}"#);
    assert!(
        games.contains(r#"{"slug":"donburiko","title":"Donburiko","players":{"min":2,"max":4},"options":[],"rules_version":1}"#),
        "{games}"
    );
    assert_eq!(
        engine.send(NEW),
        r#"{"ok":true,"to_act":[0],"over":false,"events":[{"text":"Round 1: cards are dealt, Seat 0 begins.","message":{"id":"event-round","args":{"player":{"seat":0},"round":1}},"tone":"notice"}]}"#
    );
    let legal = engine.send(r#"{"cmd":"legal"}"#);
    assert!(legal.starts_with(r#"{"ok":true,"to_act":[0],"legal":{"0":["add "#), "{legal}");
    let played = engine.send(r#"{"cmd":"play","seat":0,"action":"add 3 up r1"}"#);
    assert!(
        played.starts_with(r#"{"ok":true,"to_act":[1],"over":false,"events":[{"text":"Seat 0 adds a 3 to Oak and earns 1 chip.","message":{"id":"event-added-up","#),
        "{played}"
    );
    let state = engine.ask(r#"{"cmd":"state"}"#);
    assert_eq!(state["state"]["players"][1]["hand"], json!(["2", "5", "L", "-1"]));
    let view = engine.ask(r#"{"cmd":"view","seat":0}"#);
    assert_eq!(view["view"]["players"][0]["hand"], json!(["2", "-1", "-2"]));
    assert_eq!(view["view"]["players"][1]["hand"], json!(["?", "?", "?", "?"]));
    let spectator = engine.ask(r#"{"cmd":"view","seat":null}"#);
    assert_eq!(spectator["view"]["players"][0]["hand"], json!(["?", "?", "?"]));
    let scene = engine.ask(r#"{"cmd":"scene","seat":1}"#);
    assert!(scene["scene"]["choices"].as_array().is_some_and(|choices| !choices.is_empty()), "{scene}");
    assert_eq!(engine.ask(r#"{"cmd":"scene","seat":null}"#)["scene"]["choices"], json!([]));
    assert_eq!(
        engine.send(r#"{"cmd":"outcome"}"#),
        r#"{"ok":true,"over":false,"scores":[5,4,4],"ranks":[1,2,2],"winners":[]}"#
    );
    let bot = engine.ask(r#"{"cmd":"bot","seat":1,"level":"casual","time_ms":50,"iterations":10}"#);
    let legal = engine.ask(r#"{"cmd":"legal"}"#);
    assert!(legal["legal"]["1"].as_array().is_some_and(|legal| legal.contains(&bot["action"])), "{bot}");
    assert_eq!(engine.send(r#"{"cmd":"redeal","seat":0,"seed":9}"#), r#"{"ok":true}"#);
    let imagined = engine.ask(r#"{"cmd":"state"}"#);
    assert_ne!(imagined, state);
    assert_eq!(engine.ask(r#"{"cmd":"view","seat":0}"#), view);
    engine.play_to_the_end();
    let outcome = engine.ask(r#"{"cmd":"outcome"}"#);
    assert_eq!(outcome["over"], json!(true));
    let winners = outcome["winners"].as_array().unwrap();
    assert!(!winners.is_empty());
    for winner in winners {
        assert_eq!(outcome["ranks"][winner.as_u64().unwrap() as usize], json!(1));
    }
    assert!(engine.close());
}

#[test]
fn an_id_comes_back_last_and_as_it_was_written() {
    let mut engine = Engine::start();
    for id in ["0", "null", "0.30", "12345678901234567890123", "\"a\\u00e9\"", "[1, {\"z\":1,\"a\":2}]"] {
        for (line, begins) in [
            (format!(r#"{{"id":{id},"cmd":"hello"}}"#), r#"{"ok":true,"#),
            (format!(r#"{{"cmd":"dance","id":{id}}}"#), r#"{"ok":false,"error":{"#),
            (format!(r#"{{"cmd":"state","id":{id}}}"#), r#"{"ok":false,"error":{"#),
        ] {
            let reply = engine.send(line);
            assert!(reply.starts_with(begins) && reply.ends_with(&format!(",\"id\":{id}}}")), "{reply}");
        }
    }
}

#[test]
fn what_is_no_request_is_bad_json() {
    let mut engine = Engine::with_game();
    let deep = format!(r#"{{"cmd":"hello","id":{}{}}}"#, "[".repeat(5000), "]".repeat(5000));
    engine.faults(
        "bad_json",
        &[
            "",
            "   ",
            "hello",
            "[]",
            "null",
            "7",
            "\"hello\"",
            r#"{"cmd":"hello""#,
            r#"{"cmd":"hello"} {"cmd":"hello"}"#,
            r#"{"cmd":"hello","id":1e999}"#,
            r#"{"cmd":"hello","colour":1}"#,
            r#"{"cmd":"legal","seat":0}"#,
            r#"{"cmd":"play","seat":0,"action":"take r1","card":3}"#,
            r#"{"cmd":"new","game":"donburiko","players":3,"colour":1}"#,
            r#"{"cmd":"new","game":"donburiko","player":3}"#,
            &deep,
        ],
    );
    assert_eq!(engine.fault(b"{\"cmd\":\"hello\",\"id\":\"\xff\"}"), "bad_json");
    assert_eq!(engine.fault(b"\x00\x01\xfe"), "bad_json");
    let reply = engine.ask(r#"{"cmd":"hello","colour":1}"#);
    assert!(reply["error"]["message"].as_str().unwrap().contains("colour"), "{reply}");
}

#[test]
fn a_line_of_a_mebibyte_is_read_and_a_longer_one_skipped() {
    let mut engine = Engine::with_game();
    let request = |length: usize| {
        let frame = r#"{"cmd":"hello","id":""}"#.len();
        format!(r#"{{"cmd":"hello","id":"{}"}}"#, "x".repeat(length - frame))
    };
    assert_eq!(engine.ask(request(1 << 20))["ok"], json!(true));
    assert_eq!(engine.fault(request((1 << 20) + 1)), "bad_json");
    assert_eq!(engine.fault(request(20 << 20)), "bad_json");
    assert_eq!(engine.ask(r#"{"cmd":"hello"}"#)["ok"], json!(true));
    let reply = engine.send(json!({"cmd": "play", "seat": 0, "action": "é".repeat(500_000)}).to_string());
    assert!(reply.contains("bad_action") && reply.len() < 5000, "{} bytes", reply.len());
}

#[test]
fn every_wrong_set_up_has_its_code_and_keeps_the_old_game() {
    let mut engine = Engine::with_game();
    let wrong = |code: &str, field: &str, values: &[&str], engine: &mut Engine| {
        for value in values {
            let mut request: Value = serde_json::from_str(NEW).unwrap();
            request[field] = serde_json::from_str(value).unwrap();
            assert_eq!(engine.fault(request.to_string()), code, "{field} {value}");
        }
    };
    wrong("unknown_game", "game", &["\"chess\"", "\"\"", "null", "7", "\"Donburiko\""], &mut engine);
    wrong("bad_players", "players", &["-1", "0", "1", "5", "2.5", "\"3\"", "null", "1e30"], &mut engine);
    wrong("bad_option", "options", &["[]", "7", "{\"alliance\":true}"], &mut engine);
    wrong("bad_seed", "seed", &["-1", "1.5", "18446744073709551616", "\"7\"", "[]"], &mut engine);
    wrong("bad_seat", "first", &["3", "9", "-1", "0.5", "\"0\"", "1e30"], &mut engine);
    wrong(
        "bad_stack",
        "stack",
        &["[[\"6\"]]", "[[\"1\",\"1\"]]", "[[], [\"6\"]]", "[3]", "[[3]]", "{}"],
        &mut engine,
    );
    engine.faults(
        "unknown_game",
        &[r#"{"cmd":"new"}"#, r#"{"cmd":"new","game":"chess"}"#, r#"{"cmd":"new","game":"chess","seed":-1}"#],
    );
    engine.faults("bad_players", &[r#"{"cmd":"new","game":"donburiko"}"#]);
}

#[test]
fn unknown_commands_and_requests_without_a_game_are_told_apart() {
    let mut engine = Engine::start();
    for line in ["{}", r#"{"cmd":null}"#, r#"{"cmd":7}"#, r#"{"cmd":"Hello"}"#, r#"{"cmd":"dance","foot":1}"#]
    {
        assert_eq!(engine.fault(line), "unknown_command", "{line}");
    }
    for command in ["legal", "play", "state", "view", "scene", "outcome", "bot", "redeal"] {
        assert_eq!(engine.fault(json!({"cmd": command}).to_string()), "no_game", "{command}");
    }
    assert_eq!(engine.fault(r#"{"cmd":"play","seat":9,"action":7}"#), "no_game");
    assert_eq!(engine.fault(r#"{"cmd":"play","card":9}"#), "bad_json");
}

#[test]
fn a_seat_must_be_at_the_table() {
    let mut engine = Engine::with_game();
    for seat in ["3", "9", "-1", "0.5", "1e30", "\"0\"", "[0]", "true", "18446744073709551616"] {
        for command in ["play", "bot", "view", "scene", "redeal"] {
            let line = format!(r#"{{"cmd":"{command}","seat":{seat}}}"#);
            assert_eq!(engine.fault(&line), "bad_seat", "{line}");
        }
    }
    engine.faults("bad_seat", &[r#"{"cmd":"play","seat":null}"#, r#"{"cmd":"bot","seat":null}"#]);
    for command in ["play", "bot", "view", "scene", "redeal"] {
        assert_eq!(engine.fault(json!({"cmd": command}).to_string()), "bad_seat", "{command}");
    }
}

#[test]
fn of_several_mistakes_in_a_play_the_first_in_order_is_told() {
    let mut engine = Engine::with_game();
    engine.faults("bad_seat", &[r#"{"cmd":"play","seat":3,"action":"dance"}"#]);
    engine.faults(
        "bad_action",
        &[
            r#"{"cmd":"play","seat":1,"action":"dance"}"#,
            r#"{"cmd":"play","seat":0,"action":"take  r1"}"#,
            r#"{"cmd":"play","seat":0,"action":""}"#,
            r#"{"cmd":"play","seat":0,"action":7}"#,
            r#"{"cmd":"play","seat":0,"action":null}"#,
            r#"{"cmd":"play","seat":0}"#,
        ],
    );
    engine.faults("not_your_turn", &[r#"{"cmd":"play","seat":1,"action":"take r1"}"#]);
    engine.faults("illegal_action", &[r#"{"cmd":"play","seat":0,"action":"take r1"}"#]);
    engine.play_to_the_end();
    engine.faults("bad_seat", &[r#"{"cmd":"play","seat":3,"action":"dance"}"#]);
    engine.faults(
        "game_over",
        &[
            r#"{"cmd":"play","seat":1,"action":"dance"}"#,
            r#"{"cmd":"play","seat":1}"#,
            r#"{"cmd":"play","seat":1,"action":"take r1"}"#,
            r#"{"cmd":"bot","seat":1}"#,
            r#"{"cmd":"bot","seat":1,"level":"genius"}"#,
        ],
    );
    assert_eq!(engine.send(r#"{"cmd":"legal"}"#), r#"{"ok":true,"to_act":[],"legal":{}}"#);
}

#[test]
fn an_illegal_action_is_told_with_its_rule_and_the_reason() {
    let mut engine = Engine::with_game();
    for (action, message) in [
        ("take r1", "DB-22: Oak is only its row card; a row needs two or more cards to be taken."),
        ("add 5 up r1", "DB-14: You do not hold a 5."),
        ("add 3 up r4", "DB-8: There is no row called Pine at this table."),
        ("score 6!", "DB-57: There is no row to count now."),
    ] {
        let reply = engine.ask(json!({"cmd": "play", "seat": 0, "action": action}).to_string());
        assert_eq!(reply["error"], json!({"code": "illegal_action", "message": message}));
    }
}

#[test]
fn a_bot_answers_for_the_seat_that_is_to_act_and_plays_nothing() {
    let mut engine = Engine::with_game();
    let before = engine.send(r#"{"cmd":"state"}"#);
    for level in ["novice", "casual", "expert", "master", "grandmaster"] {
        let line = json!({"cmd": "bot", "seat": 0, "level": level, "iterations": 20}).to_string();
        let reply = engine.send(&line);
        assert!(reply.starts_with(r#"{"ok":true,"action":""#), "{reply}");
        assert_eq!(engine.send(&line), reply, "the same position gives the same answer");
    }
    assert_eq!(engine.send(r#"{"cmd":"state"}"#), before);
    engine.faults("not_your_turn", &[r#"{"cmd":"bot","seat":1}"#]);
    engine.faults(
        "bad_option",
        &[
            r#"{"cmd":"bot","seat":0,"level":"genius"}"#,
            r#"{"cmd":"bot","seat":0,"level":4}"#,
            r#"{"cmd":"bot","seat":0,"time_ms":0}"#,
            r#"{"cmd":"bot","seat":0,"time_ms":-5}"#,
            r#"{"cmd":"bot","seat":0,"time_ms":1.5}"#,
            r#"{"cmd":"bot","seat":0,"iterations":"many"}"#,
            r#"{"cmd":"bot","seat":0,"iterations":0}"#,
            r#"{"cmd":"bot","seat":0,"iterations":10000001}"#,
        ],
    );
}

#[test]
fn a_bot_thinks_on_as_many_threads_as_it_is_told_to_and_always_the_same() {
    let answers = |threads: &str| -> Vec<String> {
        let mut engine = Engine::start_with(&["--threads", threads]);
        let bot = r#"{"cmd":"bot","seat":0,"level":"master","iterations":30}"#;
        let answer = |seed: u32| {
            engine.ask(format!(r#"{{"cmd":"new","game":"donburiko","players":3,"seed":{seed},"first":0}}"#));
            engine.send(bot)
        };
        (0..20).map(answer).collect()
    };
    let three = answers("3");
    assert!(three.iter().all(|answer| answer.starts_with(r#"{"ok":true,"action":""#)), "{three:?}");
    assert_eq!(answers("3"), three);
    assert_ne!(answers("1"), three, "three small trees see something else than a large one");
    for threads in ["0", "1025", "all"] {
        assert_eq!(common::run(&["engine", "--threads", threads]).status.code(), Some(2));
    }
}

#[test]
fn a_contestant_chooses_from_what_is_legal_and_says_the_same_again() {
    let mut engine = Engine::start();
    let ask = r#"{"cmd":"choose","game":"donburiko","players":2,"options":{},"seat":1,"view":{},"legal":["take r1","take r2"],"events":[],"time_ms":100}"#;
    let reply = engine.ask(ask);
    assert!([json!("take r1"), json!("take r2")].contains(&reply["action"]), "{reply}");
    assert_eq!(engine.ask(ask), reply);
    for (line, code) in [
        (r#"{"cmd":"choose","legal":[]}"#, "bad_action"),
        (r#"{"cmd":"choose","legal":["take r1",2]}"#, "bad_action"),
        (r#"{"cmd":"choose"}"#, "bad_action"),
        (r#"{"cmd":"choose","legal":["take r1"],"state":{}}"#, "bad_json"),
    ] {
        assert_eq!(engine.ask(line)["error"]["code"], json!(code), "{line}");
    }
}

#[test]
fn a_redeal_keeps_what_the_viewer_knows_and_repeats_with_its_seed() {
    let mut engine = Engine::with_game();
    engine.ask(r#"{"cmd":"play","seat":0,"action":"add 3 down r1"}"#);
    engine.faults(
        "bad_seed",
        &[r#"{"cmd":"redeal","seat":0,"seed":-1}"#, r#"{"cmd":"redeal","seat":0,"seed":"9"}"#],
    );
    for seat in ["0", "2", "null"] {
        let view = format!(r#"{{"cmd":"view","seat":{seat}}}"#);
        let seen = engine.send(&view);
        let imagine = |engine: &mut Engine, seed: &str| {
            assert_eq!(engine.send(format!(r#"{{"cmd":"redeal","seat":{seat}{seed}}}"#)), r#"{"ok":true}"#);
            assert_eq!(engine.send(&view), seen);
            engine.send(r#"{"cmd":"state"}"#)
        };
        let first = imagine(&mut engine, r#","seed":9"#);
        assert_ne!(imagine(&mut engine, r#","seed":10"#), first);
        imagine(&mut engine, "");
    }
}

#[test]
fn the_same_seed_and_actions_give_the_same_replies() {
    let play = || {
        let mut engine = Engine::start();
        let mut replies = vec![engine.send(r#"{"cmd":"new","game":"donburiko","players":4,"seed":"00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"}"#)];
        engine.play_to_the_end();
        replies.push(engine.send(r#"{"cmd":"scene","seat":2}"#));
        replies.push(engine.send(r#"{"cmd":"outcome"}"#));
        replies
    };
    assert_eq!(play(), play());
}

#[test]
fn the_input_may_end_without_a_newline() {
    let mut engine = Engine::start();
    let mut input = engine.input.take().unwrap();
    input.write_all(br#"{"cmd":"hello"}"#).unwrap();
    drop(input);
    let mut reply = String::new();
    engine.output.read_line(&mut reply).unwrap();
    assert!(reply.starts_with(r#"{"ok":true,"name":"chabudai""#));
    assert!(engine.close());
}

#[test]
fn a_closed_output_ends_the_program_quietly() {
    let mut command = common::chabudai();
    command.arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    drop(child.stdout.take());
    let mut input = child.stdin.take().unwrap();
    // The second may already find nobody listening.
    let _ =
        input.write_all(b"{\"cmd\":\"hello\"}\n").and_then(|()| input.write_all(b"{\"cmd\":\"hello\"}\n"));
    drop(input);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(common::stderr(&output), "");
}

#[test]
fn thousands_of_damaged_lines_get_one_reply_each() {
    let lines = damaged_lines(4000);
    let mut engine = Engine::start();
    let mut input = engine.input.take().unwrap();
    let sent = lines.clone();
    let writer = thread::spawn(move || {
        for line in sent {
            input.write_all(&line).and_then(|()| input.write_all(b"\n")).expect("it listens");
        }
    });
    for line in &lines {
        let mut reply = String::new();
        engine.output.read_line(&mut reply).unwrap();
        let value: Value = serde_json::from_str(&reply)
            .unwrap_or_else(|error| panic!("{:?}: {reply:?}: {error}", String::from_utf8_lossy(line)));
        assert!(value["ok"].is_boolean(), "{reply}");
        assert_eq!(value["ok"], json!(value.get("error").is_none()), "{reply}");
    }
    writer.join().unwrap();
    assert!(engine.close());
}

/// Requests of every kind, each with a few bytes changed, removed, doubled or put in from another.
fn damaged_lines(count: usize) -> Vec<Vec<u8>> {
    const WHOLE: [&str; 12] = [
        NEW,
        r#"{"cmd":"new","game":"donburiko","players":2,"seed":3}"#,
        r#"{"cmd":"games","id":[1,{"a":null}]}"#,
        r#"{"cmd":"legal"}"#,
        r#"{"cmd":"play","seat":0,"action":"add 3 up r1"}"#,
        r#"{"cmd":"play","seat":1,"action":"take r1"}"#,
        r#"{"cmd":"play","seat":2,"action":"add 1|5 down r3","id":"x"}"#,
        r#"{"cmd":"view","seat":1}"#,
        r#"{"cmd":"scene","seat":null}"#,
        r#"{"cmd":"outcome"}"#,
        r#"{"cmd":"bot","seat":0,"level":"casual","iterations":5}"#,
        r#"{"cmd":"redeal","seat":1,"seed":9}"#,
    ];
    const PIECES: [&str; 14] =
        ["9", "-", "\"", "{", "}", "[", "]", "null", ",", "\\u", "\u{0}", "1e9", "é", "\"seat\":5,"];
    let mut rng = Rng::from(Seed::from(20));
    let damage = |_| {
        let mut line = WHOLE[rng.below(WHOLE.len() as u32) as usize].as_bytes().to_vec();
        for _ in 0..rng.below(4) {
            if line.is_empty() {
                break;
            }
            let place = rng.below(line.len() as u32) as usize;
            match rng.below(5) {
                0 => line[place] = rng.below(256) as u8,
                1 => drop(line.remove(place)),
                2 => line.truncate(place + 1),
                3 => line.insert(place, line[place]),
                _ => drop(line.splice(place..place, PIECES[rng.below(14) as usize].bytes())),
            }
        }
        line.retain(|&byte| byte != b'\n');
        line
    };
    (0..count).map(damage).collect()
}

/// How many shuffles there have been at a table.
fn shuffles(engine: &mut Engine, table: usize) -> Value {
    engine.ask(json!({"cmd": "state", "table": table.to_string()}).to_string())["shuffles"].clone()
}

/// Counts lines as whoever knows the protocol and no rules: one action after another, each at a copy of the table.
fn walk(engine: &mut Engine, table: usize, counts: &mut [u64]) {
    let Some((here, deeper)) = counts.split_first_mut() else { return };
    let told = engine.ask(json!({"cmd": "legal", "table": table.to_string()}).to_string());
    let Some(seat) = told["to_act"].get(0) else { return };
    let legal = told["legal"][seat.to_string()].as_array().expect("it lists actions");
    *here += legal.len() as u64;
    if deeper.is_empty() {
        return;
    }
    let (before, copy) = (shuffles(engine, table), table + 1);
    for action in legal {
        engine.ask(json!({"cmd": "copy", "table": table.to_string(), "to": copy.to_string()}).to_string());
        let play = json!({"cmd": "play", "table": copy.to_string(), "seat": seat, "action": action});
        let played = engine.ask(play.to_string());
        assert_eq!(played["ok"], json!(true), "{action}: {played}");
        if shuffles(engine, copy) == before {
            walk(engine, copy, deeper);
        }
    }
}

#[test]
fn whoever_walks_the_lines_counts_what_the_files_say() {
    const MOST: u64 = 120;
    let mut engine = Engine::start();
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    for about in catalog::games() {
        let file = fs::read_to_string(games.join(about.slug).join("perft.json")).unwrap();
        let positions: Vec<Value> = serde_json::from_str(&file).unwrap();
        for (number, position) in positions.iter().enumerate() {
            let load = json!({
                "cmd": "load", "table": "0", "game": about.slug, "players": position["players"],
                "options": position["options"], "seed": number, "state": position["state"],
            });
            let loaded = engine.ask(load.to_string());
            assert_eq!(loaded["ok"], json!(true), "{}: {loaded}", about.slug);
            let said = position["counts"].as_array().unwrap().iter().filter_map(Value::as_u64);
            let all = said.scan(0, |lines, count| {
                *lines += count;
                Some((*lines, count))
            });
            // The first count at least, and as deep as it does not take long.
            let few: Vec<u64> = all
                .enumerate()
                .take_while(|(depth, (lines, _))| *depth == 0 || *lines <= MOST)
                .map(|(_, (_, count))| count)
                .collect();
            let mut counts = vec![0; few.len()];
            walk(&mut engine, 0, &mut counts);
            assert_eq!(counts, few, "{}, position {number}", about.slug);
        }
    }
    assert!(engine.close());
}
