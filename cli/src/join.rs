//! `chabudai join`: a program of somebody's own at a live table.

use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use anyhow::{Context, bail};
use arena::contestant::Contestant;
use arena::exec::{InNumbers, Question, Running};
use engine::Seat;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::arena::stop_on_ctrl_c;
use crate::args::JoinArgs;
use crate::http::{Answer, Origin};

/// How long it waits before it asks again where too much is asked at once.
const PAUSE: Duration = Duration::from_millis(250);

/// What a program is called that does not say.
const NAMELESS: &str = "Robo";

pub(crate) fn run(args: &JoinArgs) -> anyhow::Result<ExitCode> {
    let stop = stop_on_ctrl_c()?;
    let program = match format!("exec:{}", args.exec).parse() {
        Ok(Contestant::Exec(program)) => program,
        Ok(_) => bail!("--exec names a command"),
        Err(error) => return Err(error).context("--exec"),
    };
    let link = TableLink::read(&args.url)?;
    let mut running = Running::start(&program, Duration::from_millis(args.patience_ms), &stop)
        .with_context(|| format!("the program {:?} cannot play", args.exec))?;
    let seat = LiveSeat::take(link, args, &running)?;
    println!("{:?} sits at {}/t/{}", args.exec, seat.link.origin.url(), seat.link.id);
    let played = seat.play(&mut running, args.games, &stop);
    // Whoever goes in the middle of a game leaves a bot of the house in their place. If the game is over or
    // the server gone, there is nothing to leave.
    let _ = seat.post("ask", &json!({"type": "away"}));
    let games = played?;
    println!("games played to their end: {games}");
    Ok(ExitCode::SUCCESS)
}

/// A table's address, as people send it to each other.
#[derive(Clone, Debug)]
struct TableLink {
    origin: Origin,
    id: String,
    /// What opens a seat, if the link is somebody's own.
    token: Option<String>,
}

impl TableLink {
    fn read(url: &str) -> anyhow::Result<TableLink> {
        let (is_secure, rest) = match url.strip_prefix("https://") {
            Some(rest) => (true, rest),
            None => (false, url.strip_prefix("http://").unwrap_or(url)),
        };
        let split = rest.split_once("/t/").filter(|(address, _)| !address.contains('/'));
        let (address, path) = split.with_context(|| {
            format!("{url:?} is no table's link, such as http://localhost:4747/t/k3v8d2m9x4p7q2hj")
        })?;
        let origin = if is_secure { Origin::secure(address)? } else { Origin::plain(address) };
        let (id, token) = match path.split_once('#') {
            Some((id, token)) => (id, Some(token.to_owned())),
            None => (path, None),
        };
        Ok(TableLink { origin, id: id.trim_end_matches('/').to_owned(), token })
    }

    fn ask(&self, method: &str, path: &str, token: Option<&str>, body: &Value) -> anyhow::Result<Answer> {
        let path = format!("/api/tables/{}/{path}", self.id);
        let body = if body.is_null() { String::new() } else { body.to_string() };
        self.origin.ask(method, &path, token, &body)
    }
}

/// A seat at a live table.
struct LiveSeat {
    link: TableLink,
    token: String,
}

/// What the server says when there is something to decide, or a game is over.
#[derive(Deserialize)]
struct Turn {
    phase: String,
    round: u32,
    game: String,
    players: usize,
    options: Map<String, Value>,
    seat: Seat,
    number: u32,
    view: Value,
    legal: Vec<String>,
    numbers: Vec<usize>,
    observation: Vec<f32>,
    events: Vec<Value>,
}

impl LiveSeat {
    /// Sits down, or takes up the seat that the link opens.
    fn take(link: TableLink, args: &JoinArgs, running: &Running<'_>) -> anyhow::Result<LiveSeat> {
        if let Some(token) = link.token.clone() {
            return Ok(LiveSeat { link, token });
        }
        let greeting = running.greeting();
        let name = args.name.as_ref().or(greeting.name.as_ref()).map_or(NAMELESS, String::as_str);
        let author = args.author.as_ref().or(greeting.author.as_ref()).map_or("?", String::as_str);
        let seat = args.seat.map(|seat| seat - 1);
        let join = json!({"name": name, "author": author, "seat": seat});
        let seated: Value = link.ask("POST", "join", None, &join)?.json().context("no seat was free")?;
        let token = seated["token"].as_str().context("the server is of another version")?.to_owned();
        Ok(LiveSeat { link, token })
    }

    fn post(&self, path: &str, body: &Value) -> anyhow::Result<Answer> {
        self.link.ask("POST", path, Some(&self.token), body)
    }

    /// Plays until it has seen so many games to their end, or is stopped. How many it has seen.
    fn play(&self, running: &mut Running<'_>, games: Option<u32>, stop: &AtomicBool) -> anyhow::Result<u32> {
        let (mut seen, mut over, mut heard) = (0, 0, (0, 0));
        while games != Some(seen) && !stop.load(Ordering::Relaxed) {
            let path = format!("turn?since={}&over={over}", heard.1);
            let answer =
                self.patiently(stop, || self.link.ask("GET", &path, Some(&self.token), &Value::Null))?;
            if answer.is(204) {
                continue;
            }
            let turn: Turn = answer.json()?;
            if heard.0 != turn.round && heard.1 > 0 {
                // The next game has begun already: what happened in it is told from its deal on.
                (seen, over, heard) = (seen + 1, heard.0, (turn.round, 0));
                continue;
            }
            if turn.phase == "over" {
                (seen, over, heard) = (seen + 1, turn.round, (turn.round, 0));
                continue;
            }
            heard = (turn.round, turn.number + 1);
            let number = turn.number;
            let action = decide(turn, running)?;
            self.act(&action, number, stop)?;
        }
        Ok(seen)
    }

    /// Asks until there is an answer: programs that play against each other may be too quick for a server.
    fn patiently(
        &self,
        stop: &AtomicBool,
        ask: impl Fn() -> anyhow::Result<Answer>,
    ) -> anyhow::Result<Answer> {
        loop {
            let answer = ask()?;
            if !answer.is(429) || stop.load(Ordering::Relaxed) {
                return Ok(answer);
            }
            thread::sleep(PAUSE);
        }
    }

    fn act(&self, action: &str, number: u32, stop: &AtomicBool) -> anyhow::Result<()> {
        let play = json!({"action": action, "number": number});
        let answer = self.patiently(stop, || self.post("turn", &play))?;
        match answer.code().as_deref() {
            // The table has gone on meanwhile: a bot stood in, or something was taken back.
            Some("stale" | "not_your_turn" | "game_over") => Ok(()),
            _ => answer.json::<Value>().map(drop),
        }
    }
}

/// What the program plays; where there is only one thing to play, it is not asked.
fn decide(turn: Turn, running: &mut Running<'_>) -> anyhow::Result<String> {
    if let [only] = &turn.legal[..] {
        return Ok(only.clone());
    }
    let Turn { game, players, options, seat, view, legal, numbers, observation, events, .. } = turn;
    let in_numbers = running.greeting().wants_numbers.then_some(InNumbers { numbers, observation });
    let question = Question { game, players, options, seat, view, legal, events, in_numbers };
    running.choose(&question).context("the program leaves the table")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_read_as_people_send_it() {
        let read = |url: &str| {
            let TableLink { origin, id, token } = TableLink::read(url).unwrap();
            (origin.url(), id, token)
        };
        let table = |url: &str, token: Option<&str>| (url.into(), "k3v8".into(), token.map(String::from));
        assert_eq!(read("localhost:4747/t/k3v8"), table("http://localhost:4747", None));
        assert_eq!(read("http://cards.local/t/k3v8/"), table("http://cards.local", None));
        assert_eq!(read("127.0.0.1:1/t/k3v8#secret"), table("http://127.0.0.1:1", Some("secret")));
        for wrong in ["ftp://cards.example/t/k3v8", "http://localhost:4747/", "k3v8"] {
            assert!(TableLink::read(wrong).is_err(), "{wrong}");
        }
    }
}
