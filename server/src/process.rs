//! What this process uses, where the system tells: Linux does.

use std::time::Duration;

/// The kernel counts processor time in hundredths of a second for everybody who asks by /proc.
const TICK: Duration = Duration::from_millis(10);

/// Bytes of memory that are really there.
pub fn resident_bytes() -> Option<u64> {
    resident_bytes_of("self")
}

/// The same of any process, by its number.
pub fn resident_bytes_of(process: &str) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kilobytes * 1024)
}

/// Processor time of all threads so far.
pub fn processor_time() -> Option<Duration> {
    processor_time_of("self")
}

/// The same of any process, by its number.
pub fn processor_time_of(process: &str) -> Option<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name of the program comes first and may have anything in it, but it ends with the last parenthesis.
    let (_, after) = stat.rsplit_once(')')?;
    let ticks = after.split_whitespace().skip(11).take(2).map(|ticks| ticks.parse::<u32>().ok());
    ticks.sum::<Option<u32>>().map(|ticks| TICK * ticks)
}

/// Lets the process open as many files as the system allows it, where it was started with fewer: a connection
/// is a file.
pub(crate) fn raise_file_limit() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
        if current != maximum
            && let Err(error) = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum })
        {
            tracing::warn!(%error, ?current, "the limit of open files stays as it is");
        }
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn a_process_knows_what_it_uses() {
        let before = (resident_bytes().unwrap(), processor_time().unwrap());
        let much = vec![1_u8; 32 << 20];
        let busy = std::time::Instant::now();
        while busy.elapsed() < Duration::from_millis(60) {
            std::hint::black_box(&much);
        }
        let after = (resident_bytes().unwrap(), processor_time().unwrap());
        assert!(after.0 > before.0 + (16 << 20), "{before:?} {after:?}");
        assert!(after.1 > before.1, "{before:?} {after:?}");
    }
}
