//! What a load test reports.

use std::io::{self, Write};
use std::time::Duration;

use serde::Serialize;

use crate::args::LoadArgs;
use crate::table::TableFigures;

/// What a process has used so far, where it tells.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Usage {
    memory: Option<f64>,
    processor: Option<f64>,
    commits: Option<f64>,
}

impl Usage {
    /// From the server's page for Prometheus.
    pub(crate) fn read(metrics: &str) -> Usage {
        let figure = |name: &str| {
            let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))?;
            line.trim().parse().ok()
        };
        Usage {
            memory: figure("process_resident_memory_bytes"),
            processor: figure("process_cpu_seconds_total"),
            commits: figure("chabudai_commit_seconds_count"),
        }
    }

    /// This process's.
    pub(crate) fn ours() -> Usage {
        Usage {
            memory: None,
            processor: server::process::processor_time().map(|time| time.as_secs_f64()),
            commits: None,
        }
    }

    /// What was used since then.
    pub(crate) fn since(&self, before: &Usage) -> Usage {
        let less = |now: Option<f64>, then: Option<f64>| Some(now? - then?);
        Usage {
            memory: less(self.memory, before.memory),
            processor: less(self.processor, before.processor),
            commits: less(self.commits, before.commits),
        }
    }
}

/// What a load test reports. Times are in milliseconds unless their names say otherwise.
#[derive(Debug, Serialize)]
pub(crate) struct LoadReport {
    game: String,
    tables: u32,
    clients: u8,
    seconds: f64,
    pub(crate) moves: usize,
    pub(crate) errors: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
    games: u64,
    moves_per_second: f64,
    seen_ms_median: f64,
    seen_ms_p99: f64,
    seen_ms_most: f64,
    bytes_median: f64,
    bytes_mean: f64,
    server_memory: Option<f64>,
    server_memory_per_table: Option<f64>,
    server_us_per_move: Option<f64>,
    clients_us_per_move: Option<f64>,
    commits_per_second: Option<f64>,
    disk_ms_median: Option<f64>,
    disk_ms_p99: Option<f64>,
}

impl LoadReport {
    #[expect(clippy::too_many_arguments, reason = "each is measured by something else")]
    pub(crate) fn new(
        args: &LoadArgs,
        elapsed: Duration,
        figures: Vec<TableFigures>,
        empty: &Usage,
        after: &Usage,
        used: &Usage,
        ours: &Usage,
        disk: Option<[f64; 2]>,
    ) -> LoadReport {
        let sorted = |of: fn(&TableFigures) -> &Vec<u32>, scale: f64| {
            let mut all: Vec<f64> =
                figures.iter().flat_map(of).map(|&figure| f64::from(figure) * scale).collect();
            all.sort_by(f64::total_cmp);
            all
        };
        let seen = sorted(|figures| &figures.latencies, 1e-3);
        let bytes = sorted(|figures| &figures.bytes, 1.0);
        let seconds = elapsed.as_secs_f64();
        let a_move = |spent: Option<f64>| Some(spent? * 1e6 / (seen.len() as f64).max(1.0));
        LoadReport {
            game: args.game.clone(),
            tables: args.tables,
            clients: args.clients,
            seconds,
            moves: seen.len(),
            errors: figures.iter().map(|figures| figures.errors).sum(),
            games: figures.iter().map(|figures| figures.games).sum(),
            moves_per_second: seen.len() as f64 / seconds,
            seen_ms_median: quantile(&seen, 0.5),
            seen_ms_p99: quantile(&seen, 0.99),
            seen_ms_most: quantile(&seen, 1.0),
            bytes_median: quantile(&bytes, 0.5),
            bytes_mean: bytes.iter().sum::<f64>() / (bytes.len() as f64).max(1.0),
            server_memory: after.memory,
            server_memory_per_table: after.since(empty).memory.map(|memory| memory / f64::from(args.tables)),
            server_us_per_move: a_move(used.processor),
            clients_us_per_move: a_move(ours.processor),
            commits_per_second: used.commits.map(|commits| commits / seconds),
            disk_ms_median: disk.map(|[median, _]| median * 1e3),
            disk_ms_p99: disk.map(|[_, most]| most * 1e3),
            error: figures.into_iter().find_map(|figures| figures.error),
        }
    }

    pub(crate) fn print(&self, json: bool) -> io::Result<()> {
        let mut out = io::stdout().lock();
        if json {
            return writeln!(out, "{:#}", serde_json::json!(self));
        }
        let LoadReport { game, tables, clients, seconds, moves, games, .. } = self;
        writeln!(
            out,
            "{game}: {tables} tables of {clients} clients, {seconds:.1} s, {moves} moves, {games} games ended"
        )?;
        let known = |figure: Option<f64>, scale: f64, digits: usize| {
            figure.map_or_else(|| "unknown".to_owned(), |figure| format!("{:.digits$}", figure * scale))
        };
        let rows = [
            ("moves a second", format!("{:.0}", self.moves_per_second)),
            ("errors", self.errors.to_string()),
            (
                "ms until all have seen a move: median, p99, most",
                format!("{:.2}  {:.2}  {:.2}", self.seen_ms_median, self.seen_ms_p99, self.seen_ms_most),
            ),
            (
                "bytes to a client for a move: median, mean",
                format!("{:.0}  {:.0}", self.bytes_median, self.bytes_mean),
            ),
            ("server: memory, MiB", known(self.server_memory, 1.0 / f64::from(1 << 20), 1)),
            (
                "server: memory a table since the beginning, KiB",
                known(self.server_memory_per_table, 1.0 / 1024.0, 1),
            ),
            (
                "processor time a move, us: server, clients",
                format!(
                    "{}  {}",
                    known(self.server_us_per_move, 1.0, 0),
                    known(self.clients_us_per_move, 1.0, 0)
                ),
            ),
            ("commits a second", known(self.commits_per_second, 1.0, 0)),
            (
                "fdatasync of the server's disk, ms: median, p99",
                format!("{}  {}", known(self.disk_ms_median, 1.0, 2), known(self.disk_ms_p99, 1.0, 2)),
            ),
        ];
        let width = rows.iter().map(|(name, _)| name.len()).max().unwrap_or_default();
        for (name, figures) in rows {
            writeln!(out, "{name:width$}  {figures}")?;
        }
        match &self.error {
            Some(error) => writeln!(out, "the first error: {error}"),
            None => Ok(()),
        }
    }
}

/// The value that this share of sorted values does not exceed; 0 if there are none.
pub fn quantile(sorted: &[f64], share: f64) -> f64 {
    let at = (sorted.len() as f64 * share) as usize;
    sorted.get(at.min(sorted.len().saturating_sub(1))).copied().unwrap_or_default()
}
