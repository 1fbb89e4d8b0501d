//! Floods of each kind beside honest people, who must not feel them.

use std::fmt::{self, Display, Formatter};
use std::time::Duration;

use anyhow::{Context, ensure};
use rustix::process::{Resource, Rlimit, getrlimit, nice, setrlimit};
use serde::Serialize;

use crate::client::Home;
use crate::honest::{Felt, Honest};
use crate::rude::{Flood, flood};
use crate::victim::{Program, Victim};

/// Where the rude one lives, and where the others do.
const RUDE: u8 = 2;
const HONEST: u8 = 3;

/// How many files a flooded server may open, as many systems have it.
pub const FILES: &str = "ulimit -n 1024";

/// How long a flood rises before it is felt and ebbs before it is over, at most.
const TIDE: Duration = Duration::from_secs(1);

/// How long a server may take to give memory back when a flood is over, and how many bytes of it may be left: an
/// allocator keeps some for later.
const EBB: Duration = Duration::from_secs(15);
const LEFT: u64 = 32 << 20;

/// So many moves say something. On a machine that is busy with other things they are waited for, so many times as long.
const ENOUGH: usize = 21;
const PATIENCE: u32 = 10;

/// How often memory is looked at.
const LOOK: Duration = Duration::from_millis(100);

/// What is asked of a server.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// So many times longer than in quiet may the 99th of a hundred moves and answers of bots take.
    pub ratio: f64,
    /// Whatever takes less than this long is quick enough, however quick it was in quiet.
    pub quick: Duration,
    /// By so many bytes may memory grow meanwhile.
    pub memory: u64,
}

impl Bounds {
    /// What is promised, on a machine that has nothing else to do.
    pub const STRICT: Bounds = Bounds { ratio: 3.0, quick: Duration::ZERO, memory: 64 << 20 };
    /// What holds on any machine, however busy.
    pub const LOOSE: Bounds = Bounds { ratio: 20.0, quick: Duration::from_millis(250), memory: 128 << 20 };
}

/// What people have felt of one flood. Times are 99th percentiles in milliseconds, memory is in MiB.
#[derive(Clone, Debug, Serialize)]
pub struct FloodReport {
    /// Which.
    pub flood: String,
    /// Moves in quiet, before.
    pub quiet_moves: f64,
    /// Moves beside the flood.
    pub moves: f64,
    /// Bots in quiet.
    pub quiet_bots: f64,
    /// Bots beside the flood.
    pub bots: f64,
    /// Memory before it, at most, and afterwards.
    pub memory: [f64; 3],
    /// How many moves were measured beside it.
    pub count: usize,
    /// What honest people were refused.
    pub refused: Vec<String>,
}

impl Display for FloodReport {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let FloodReport {
            flood,
            quiet_moves,
            moves,
            quiet_bots,
            bots,
            memory: [before, most, after],
            count,
            ..
        } = self;
        write!(
            f,
            "{flood:<12} {quiet_moves:>7.1} {moves:>7.1} {:>5.2}  {quiet_bots:>7.1} {bots:>7.1} {:>5.2}  {before:>5.0} {most:>5.0} {after:>5.0}  {count:>6} {:>7}",
            moves / quiet_moves,
            bots / quiet_bots,
            self.refused.len()
        )
    }
}

/// What the columns of a report are.
pub const HEAD: &str = "flood          moves: quiet, flood, ratio  bots: quiet, flood, ratio  MiB: before, most, after  moves refused";

impl FloodReport {
    /// Whether nobody has felt anything.
    pub fn check(&self, bounds: &Bounds) -> anyhow::Result<()> {
        let quick = bounds.quick.as_secs_f64() * 1e3;
        let holds = |now: f64, quiet: f64| now <= quick || now <= bounds.ratio * quiet;
        ensure!(self.refused.is_empty(), "{}: honest people are refused: {:?}", self.flood, self.refused);
        ensure!(holds(self.moves, self.quiet_moves), "{}: moves are slow\n{HEAD}\n{self}", self.flood);
        ensure!(holds(self.bots, self.quiet_bots), "{}: bots are slow\n{HEAD}\n{self}", self.flood);
        let [before, most, after] = self.memory.map(|memory| memory * MIB);
        ensure!(most - before <= bounds.memory as f64, "{}: memory grows\n{HEAD}\n{self}", self.flood);
        ensure!(after - before <= LEFT as f64, "{}: memory is not given back\n{HEAD}\n{self}", self.flood);
        Ok(())
    }
}

const MIB: f64 = 1_048_576.0;

/// Floods a new server for so long, and as long it is quiet before. Afterwards it may not be: tables of bots, once
/// begun, go on when whoever began them has gone.
pub async fn beside(program: &Program, kind: Flood, time: Duration) -> anyhow::Result<FloodReport> {
    raise_file_limit()?;
    let tide = TIDE.min(time / 2);
    let data = tempfile::tempdir()?;
    let victim = Victim::start(program, data.path(), None)?;
    let honest = Honest::sit_down(Home::new(HONEST, victim.address), 2).await?;
    tokio::time::sleep(tide).await;
    let (quiet, before) = felt(&honest, &victim, time).await;
    let rude = Rude::begin(kind, Home::new(RUDE, victim.address))?;
    tokio::time::sleep(tide).await;
    let (flooded, most) = felt(&honest, &victim, time).await;
    drop(rude);
    let (ebb, _) = felt(&honest, &victim, tide).await;
    let after = ebbed(&victim, before).await;
    let fewest = flooded.moves.len().min(quiet.moves.len());
    ensure!(fewest >= ENOUGH, "{kind:?}: too few moves to say anything");
    let p99 = |mut times: Vec<f64>| {
        times.sort_by(f64::total_cmp);
        load::quantile(&times, 0.99) * 1e3
    };
    Ok(FloodReport {
        flood: format!("{kind:?}"),
        count: flooded.moves.len(),
        refused: [quiet.refused, flooded.refused, ebb.refused].concat(),
        quiet_moves: p99(quiet.moves),
        moves: p99(flooded.moves),
        quiet_bots: p99(quiet.bots),
        bots: p99(flooded.bots),
        memory: [before, most, after].map(|bytes| bytes as f64 / MIB),
    })
}

/// What people feel in this time or a little longer, and the most memory that the server has in it.
async fn felt(honest: &Honest, victim: &Victim, time: Duration) -> (Felt, u64) {
    drop(honest.take());
    let (begun, mut most) = (tokio::time::Instant::now(), 0);
    while begun.elapsed() < time || (honest.moves() < ENOUGH && begun.elapsed() < time * PATIENCE) {
        most = most.max(victim.memory().unwrap_or_default());
        tokio::time::sleep(LOOK).await;
    }
    (honest.take(), most)
}

/// The memory that a server has when it has given back what it will.
async fn ebbed(victim: &Victim, before: u64) -> u64 {
    let begun = tokio::time::Instant::now();
    loop {
        let memory = victim.memory().unwrap_or_default();
        if memory <= before + LEFT || begun.elapsed() > EBB {
            return memory;
        }
        tokio::time::sleep(LOOK).await;
    }
}

/// A rude visitor. In life they have a machine of their own; here their work is done when nobody else has any.
struct Rude(Option<tokio::runtime::Runtime>);

impl Rude {
    fn begin(kind: Flood, home: Home) -> anyhow::Result<Rude> {
        let mut runtime = tokio::runtime::Builder::new_multi_thread();
        // On Linux a thread has a priority of its own. If it keeps ours, the flood is only the stronger.
        runtime.worker_threads(1).enable_all().on_thread_start(|| _ = nice(19));
        let runtime = runtime.build()?;
        runtime.spawn(flood(kind, home));
        Ok(Rude(Some(runtime)))
    }
}

impl Drop for Rude {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

/// A flood has as many connections as it can get.
fn raise_file_limit() -> anyhow::Result<()> {
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).context("the limit of open files")
}
