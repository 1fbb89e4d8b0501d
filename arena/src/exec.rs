//! Players that are programs: started once, asked over pipes, never waited for without end.
//!
//! A program speaks the engine protocol on its standard input and output, of which it needs two commands:
//! `hello` and `choose` (`docs/contestants.md`). It runs in a process group of its own, and the whole group
//! is ended with the game. Reading and writing have threads of their own, so that neither a program that does
//! not read nor one that does not write can hold up the table.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::contestant::Program;

/// The longest line that is read from a program.
const LONGEST: u64 = 1 << 20;

/// How long a program may take to leave when its input has ended.
const FAREWELL: Duration = Duration::from_millis(300);

/// How often we look whether the contest has been stopped.
const GLANCE: Duration = Duration::from_millis(50);

/// Why a contestant lost its seat.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ProgramFault {
    /// The operating system would not start it.
    #[error("it could not be started: {0}")]
    Unstartable(String),
    /// It ended, or closed its output.
    #[error("it ended before it answered {0:?}")]
    Crashed(&'static str),
    /// No answer within the time that it had.
    #[error("it did not answer {asked:?} within {} ms", patience.as_millis())]
    Stalled {
        /// What it was asked.
        asked: &'static str,
        /// How long it was waited for.
        patience: Duration,
    },
    /// An answer that is none.
    #[error("{0}")]
    Nonsense(String),
    /// Not its fault: the contest was stopped.
    #[error("the contest was stopped")]
    Stopped,
}

impl ProgramFault {
    /// What kind of fault it is, in a word.
    pub fn kind(&self) -> &'static str {
        match self {
            ProgramFault::Unstartable(_) => "unstartable",
            ProgramFault::Crashed(_) => "crashed",
            ProgramFault::Stalled { .. } => "stalled",
            ProgramFault::Nonsense(_) => "nonsense",
            ProgramFault::Stopped => "stopped",
        }
    }
}

/// What a program is asked when its seat has something to decide: all that the seat may know, and nothing else.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Question {
    /// What is played.
    pub game: String,
    /// How many play.
    pub players: usize,
    /// The variants.
    pub options: Map<String, Value>,
    /// The seat that the program plays.
    pub seat: Seat,
    /// The table as this seat may see it.
    pub view: Value,
    /// The actions to choose from.
    pub legal: Vec<String>,
    /// What has happened since the last question.
    pub events: Vec<Value>,
    /// The view in numbers, if the program wants it.
    #[serde(flatten)]
    pub in_numbers: Option<InNumbers>,
}

/// A view and what may be played, in numbers.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct InNumbers {
    /// The numbers of the legal actions, in the same order.
    pub numbers: Vec<usize>,
    /// What the seat observes.
    pub observation: Vec<f32>,
}

/// What a program says of itself when it is greeted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Greeting {
    /// What it is called.
    pub name: Option<String>,
    /// Who wrote it.
    pub author: Option<String>,
    /// Whether it wants to be asked in numbers, too.
    pub wants_numbers: bool,
}

/// A program that is running.
#[derive(Debug)]
pub struct Running<'a> {
    greeting: Greeting,
    child: Child,
    /// Lines for it; dropped, its input ends.
    requests: Option<Sender<String>>,
    /// Lines from it, each perhaps unreadable; disconnected when its output ends.
    replies: Receiver<Result<Vec<u8>, ProgramFault>>,
    patience: Duration,
    stop: &'a AtomicBool,
}

impl<'a> Running<'a> {
    /// Starts a program and greets it.
    pub fn start(
        program: &Program,
        patience: Duration,
        stop: &'a AtomicBool,
    ) -> Result<Running<'a>, ProgramFault> {
        let mut running = Running::spawn(program, patience, stop)?;
        let reply = running.ask("hello", &json!({"cmd": "hello"}))?;
        let text = |value: Value| value.as_str().map(str::to_owned);
        let wants_numbers = reply.wants.as_array().is_some_and(|wants| wants.contains(&json!("observation")));
        running.greeting = Greeting { name: text(reply.name), author: text(reply.author), wants_numbers };
        Ok(running)
    }

    fn spawn(
        program: &Program,
        patience: Duration,
        stop: &'a AtomicBool,
    ) -> Result<Running<'a>, ProgramFault> {
        let mut command = Command::new(program.name());
        command.args(program.arguments()).stdin(Stdio::piped()).stdout(Stdio::piped());
        // A group of its own: Ctrl-C is for the table, and whatever the program starts is ended with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(|error| ProgramFault::Unstartable(error.to_string()))?;
        let (requests, to_write) = channel();
        let (read, replies) = sync_channel(1);
        if let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) {
            thread::spawn(move || write_lines(stdin, &to_write));
            thread::spawn(move || {
                let mut stdout = BufReader::new(stdout);
                while let Some(line) = read_line(&mut stdout) {
                    if read.send(line).is_err() {
                        return;
                    }
                }
            });
        }
        Ok(Running {
            greeting: Greeting::default(),
            child,
            requests: Some(requests),
            replies,
            patience,
            stop,
        })
    }

    /// Sends a request and waits for its answer, a JSON object with `ok` true.
    pub fn ask(&mut self, asked: &'static str, request: &Value) -> Result<ProgramReply, ProgramFault> {
        // A program that does not listen any more is found out when its answer does not come.
        let _ = self.requests.as_ref().map(|requests| requests.send(format!("{request}\n")));
        let line = self.next_line(asked)??;
        let nonsense = |what: String| ProgramFault::Nonsense(format!("its answer to {asked:?} {what}"));
        let text = || shorten(&String::from_utf8_lossy(&line));
        let reply: ProgramReply = serde_json::from_slice(&line)
            .map_err(|_| nonsense(format!("is not a JSON object with \"ok\": {}", text())))?;
        if reply.ok { Ok(reply) } else { Err(nonsense(format!("is a refusal: {}", text()))) }
    }

    fn next_line(&self, asked: &'static str) -> Result<Result<Vec<u8>, ProgramFault>, ProgramFault> {
        let start = Instant::now();
        loop {
            let left = self.patience.saturating_sub(start.elapsed());
            match self.replies.recv_timeout(left.min(GLANCE)) {
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Disconnected) => return Err(ProgramFault::Crashed(asked)),
                Err(RecvTimeoutError::Timeout) if self.stop.load(Ordering::Relaxed) => {
                    return Err(ProgramFault::Stopped);
                }
                Err(RecvTimeoutError::Timeout) if left <= GLANCE => {
                    return Err(ProgramFault::Stalled { asked, patience: self.patience });
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// What it has said of itself.
    pub fn greeting(&self) -> &Greeting {
        &self.greeting
    }

    /// Asks for one of the legal actions.
    pub fn choose(&mut self, question: &Question) -> Result<String, ProgramFault> {
        let mut request = json!({"cmd": "choose", "time_ms": self.patience.as_millis() as u64});
        if let (Some(request), Value::Object(fields)) = (request.as_object_mut(), json!(question)) {
            request.extend(fields);
        }
        match self.ask("choose", &request)?.action {
            Value::String(action) if question.legal.contains(&action) => Ok(action),
            other => Err(ProgramFault::Nonsense(format!(
                "it chose {}, which is not legal",
                shorten(&other.to_string())
            ))),
        }
    }
}

/// The program's input ends; if it does not leave, it is made to, with all that it has started.
impl Drop for Running<'_> {
    fn drop(&mut self) {
        self.requests = None;
        let start = Instant::now();
        while let Some(left) = FAREWELL.checked_sub(start.elapsed()) {
            if let Err(RecvTimeoutError::Disconnected) = self.replies.recv_timeout(left) {
                break;
            }
        }
        // It is waited for only after this, so the group's number is still its own.
        end_group(&self.child);
        // If it cannot be ended or is gone already, nothing more can be done.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(unix)]
fn end_group(child: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    let group = i32::try_from(child.id()).ok().and_then(Pid::from_raw);
    let _ = group.map(|group| kill_process_group(group, Signal::KILL));
}

#[cfg(not(unix))]
fn end_group(_child: &Child) {}

/// An answer. A program may say more than we ask for.
#[derive(Debug, Deserialize)]
pub struct ProgramReply {
    ok: bool,
    #[serde(default)]
    action: Value,
    #[serde(default)]
    name: Value,
    #[serde(default)]
    author: Value,
    #[serde(default)]
    wants: Value,
}

fn write_lines(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// The next line, without its newline; nothing at the end.
fn read_line(stdout: &mut BufReader<ChildStdout>) -> Option<Result<Vec<u8>, ProgramFault>> {
    let mut line = Vec::new();
    let read = stdout.by_ref().take(LONGEST).read_until(b'\n', &mut line).ok()?;
    match line.pop_if(|byte| *byte == b'\n') {
        Some(_) => Some(Ok(line)),
        None if read == 0 => None,
        None if read as u64 == LONGEST => {
            stdout.skip_until(b'\n').ok()?;
            Some(Err(ProgramFault::Nonsense(format!("a line of its output is longer than {LONGEST} bytes"))))
        }
        None => Some(Ok(line)),
    }
}

/// The beginning of what somebody else wrote, safe to show.
fn shorten(text: &str) -> String {
    const SHOWN: usize = 80;
    let mut shown: String =
        text.chars().take(SHOWN).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
    if text.chars().nth(SHOWN).is_some() {
        shown.push('…');
    }
    shown
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::contestant::Contestant;

    static GO_ON: AtomicBool = AtomicBool::new(false);

    fn program(script: &str) -> Program {
        let text = format!("exec:sh -c {}", shell_words::quote(script));
        match text.parse() {
            Ok(Contestant::Exec(program)) => program,
            other => panic!("{other:?}"),
        }
    }

    fn fault(script: &str, patience: u64) -> ProgramFault {
        Running::start(&program(script), Duration::from_millis(patience), &GO_ON)
            .and_then(|mut running| running.choose(&question()))
            .expect_err(script)
    }

    fn question() -> Question {
        Question {
            game: "donburiko".into(),
            players: 2,
            options: Map::new(),
            seat: Seat::default(),
            view: Value::Null,
            legal: vec!["take r1".to_owned()],
            events: Vec::new(),
            in_numbers: None,
        }
    }

    const GREETS: &str = "read l; echo '{\"ok\":true}'; read l; ";

    #[test]
    fn a_program_that_answers_is_heard() {
        let script = format!("{GREETS} echo '{{\"ok\":true,\"action\":\"take r1\",\"more\":1}}'");
        let mut running = Running::start(&program(&script), Duration::from_secs(10), &GO_ON).unwrap();
        assert_eq!(running.choose(&question()).unwrap(), "take r1");
        assert_eq!(running.greeting(), &Greeting::default());
    }

    #[test]
    fn a_program_says_who_it_is_and_what_it_wants() {
        let script = r#"read l; echo '{"ok":true,"name":"Robo","author":"Mari","wants":["observation",7]}'"#;
        let running = Running::start(&program(script), Duration::from_secs(10), &GO_ON).unwrap();
        let (name, author) = (Some("Robo".into()), Some("Mari".into()));
        assert_eq!(running.greeting(), &Greeting { name, author, wants_numbers: true });
        let numbers = InNumbers { numbers: vec![3], observation: vec![0.5] };
        let asked = json!(Question { in_numbers: Some(numbers), ..question() });
        assert_eq!((&asked["numbers"], &asked["observation"]), (&json!([3]), &json!([0.5])));
        assert_eq!(json!(question()).get("numbers"), None, "whoever does not want them is not told");
    }

    #[test]
    fn every_fault_has_its_name() {
        for (script, patience, kind, why) in [
            ("exit 3", 10_000, "crashed", "before it answered \"hello\""),
            (&format!("{GREETS} exit 0"), 10_000, "crashed", "before it answered \"choose\""),
            ("sleep 60", 200, "stalled", "within 200 ms"),
            ("sleep 60 & wait", 200, "stalled", "within 200 ms"),
            ("echo Hello, table", 10_000, "nonsense", "Hello, table"),
            ("echo 7", 10_000, "nonsense", "not a JSON object"),
            ("echo '{\"ok\":false}'", 10_000, "nonsense", "refusal"),
            (
                &format!("{GREETS} echo '{{\"ok\":true,\"action\":\"take r9\"}}'"),
                10_000,
                "nonsense",
                "take r9",
            ),
            (&format!("{GREETS} echo '{{\"ok\":true}}'"), 10_000, "nonsense", "null"),
            ("head -c 3000000 /dev/zero", 10_000, "nonsense", "longer than"),
            ("yes", 10_000, "nonsense", "y"),
        ] {
            let fault = fault(script, patience);
            assert_eq!(fault.kind(), kind, "{script}: {fault}");
            assert!(fault.to_string().contains(why), "{script}: {fault}");
        }
    }

    #[test]
    fn a_program_that_never_reads_cannot_hold_up_the_table() {
        let mut running =
            Running::start(&program("yes '{\"ok\":true}'"), Duration::from_secs(10), &GO_ON).unwrap();
        let large = json!({"cmd": "choose", "view": "x".repeat(100_000)});
        for _ in 0..5 {
            running.ask("choose", &large).unwrap();
        }
    }

    #[test]
    fn nothing_is_left_behind() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("pids");
        let script = format!("sleep 300 & echo $! $$ > {}; wait", path.display());
        assert_eq!(fault(&script, 500).kind(), "stalled");
        let pids = std::fs::read_to_string(&path).unwrap();
        for pid in pids.split_whitespace() {
            // A process that is gone, or that waits only for its new parent to take notice.
            let gone = || {
                let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
                stat.is_empty() || stat.contains(") Z ")
            };
            let start = Instant::now();
            while !gone() && start.elapsed() < Duration::from_secs(5) {
                thread::sleep(Duration::from_millis(10));
            }
            assert!(gone(), "process {pid} is still there");
        }
    }

    #[test]
    fn a_stopped_contest_waits_for_nobody() {
        let stop = AtomicBool::new(true);
        let start = Instant::now();
        let fault = Running::start(&program("sleep 60"), Duration::from_secs(60), &stop).unwrap_err();
        assert_eq!(fault, ProgramFault::Stopped);
        assert!(start.elapsed() < Duration::from_secs(10));
    }
}
