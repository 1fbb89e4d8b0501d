//! A real server process, run as people run it and ended as nobody should.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use anyhow::{Context, bail};
use rustix::process::{Pid, Signal, kill_process};

use crate::faults::Faults;

/// No limits at all, for tests in which one address is many people.
pub const UNLIMITED: [&str; 9] = [
    "--max-requests=0",
    "--max-seats=0",
    "--max-connections=0",
    "--max-sockets=0",
    "--max-chat=0",
    "--max-messages=0",
    "--max-thinking=0",
    "--max-table-messages=0",
    "--max-turns=0",
];

/// The program, and how it is started.
#[derive(Clone, Debug)]
pub struct Program {
    path: PathBuf,
    args: Vec<String>,
    limits: Option<String>,
}

impl Program {
    /// The `chabudai` at this path; its servers get these settings.
    pub fn new(path: impl Into<PathBuf>, args: &[&str]) -> Program {
        Program { path: path.into(), args: args.iter().map(|&arg| arg.to_owned()).collect(), limits: None }
    }

    /// The same, after the shell has set limits of the system: `ulimit -n 1024`.
    pub fn limited(self, limits: &str) -> Program {
        Program { limits: Some(limits.to_owned()), ..self }
    }

    fn command(&self) -> Command {
        let Some(limits) = &self.limits else { return Command::new(&self.path) };
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("{limits}; exec \"$0\" \"$@\"")]).arg(&self.path);
        shell
    }

    fn serve(&self, data: &Path, faults: Option<&Faults>) -> Command {
        let mut command = self.command();
        command.args(["serve", "--listen", "127.0.0.1:0", "--log-level", "error", "--data"]).arg(data);
        command.args(&self.args).stdout(Stdio::piped());
        if let Some(faults) = faults {
            faults.haunt(&mut command);
            // It will complain of what is done to it, at length.
            command.stderr(Stdio::null());
        }
        command
    }
}

/// A running server. It dies with this value.
#[derive(Debug)]
pub struct Victim {
    process: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Victim {
    /// Starts one on a free port, and waits until it listens.
    pub fn start(program: &Program, data: &Path, faults: Option<&Faults>) -> anyhow::Result<Victim> {
        let mut process = program.serve(data, faults).spawn().context("the server cannot be started")?;
        let mut line = String::new();
        if let Some(output) = process.stdout.take() {
            BufReader::new(output).read_line(&mut line)?;
        }
        let Some(address) = line.trim().strip_prefix("Chabudai is at http://") else {
            process.kill()?;
            bail!("the server does not start: {:?}", process.wait()?);
        };
        Ok(Victim { address: address.trim_end_matches('/').parse()?, process })
    }

    /// Starts one and kills it after a while, wherever it has got to.
    pub fn strangle(
        program: &Program,
        data: &Path,
        faults: Option<&Faults>,
        after: Duration,
    ) -> anyhow::Result<()> {
        let mut process = program.serve(data, faults).spawn().context("the server cannot be started")?;
        std::thread::sleep(after);
        process.kill()?;
        process.wait()?;
        Ok(())
    }

    /// Sends it a signal.
    pub fn signal(&self, signal: Signal) -> anyhow::Result<()> {
        Ok(kill_process(Pid::from_child(&self.process), signal)?)
    }

    /// Kills it at once.
    pub fn kill(&mut self) -> anyhow::Result<()> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(())
    }

    /// Waits until it has ended by itself.
    pub fn ended(mut self) -> anyhow::Result<ExitStatus> {
        Ok(self.process.wait()?)
    }

    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// The memory that it really has, in bytes.
    pub fn memory(&self) -> Option<u64> {
        server::process::resident_bytes_of(&self.process.id().to_string())
    }

    /// The processor time that it has used.
    pub fn processor_time(&self) -> Option<Duration> {
        server::process::processor_time_of(&self.process.id().to_string())
    }
}

impl Drop for Victim {
    /// The signal that nothing can catch. Whoever has ended already does not mind.
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}
