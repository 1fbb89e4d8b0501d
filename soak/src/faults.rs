//! Faults of disk and clock, by a library that is put between the server and its system (`shim/faults.c`).

use std::collections::HashSet;
use std::fs::{self, File, OpenOptions};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};
use engine::Rng;
use tempfile::TempDir;

const SHIM: &str = include_str!("../shim/faults.c");

/// A disk writes this much at once or not at all.
const SECTOR: usize = 512;

/// What is wrong just now. Errors are the system's numbers; 0 is none.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wrong {
    /// What writing a file fails with.
    pub write_error: i64,
    /// What waiting for the disk fails with.
    pub sync_error: i64,
    /// Whether the disk only says that something is safe.
    pub sync_lies: bool,
    /// By how many seconds the clock on the wall is wrong.
    pub clock_seconds: i64,
}

/// No space left on the device.
pub const ENOSPC: i64 = 28;
/// A read-only file system.
pub const EROFS: i64 = 30;
/// The disk is broken.
pub const EIO: i64 = 5;

/// Faults of a server whose files are in one folder.
#[derive(Debug)]
pub struct Faults {
    folder: TempDir,
    data: PathBuf,
}

/// What was lost by a power failure.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lost {
    /// Writes that were undone, at least in part.
    pub writes: u64,
    /// Writes of which some sectors were kept and others were not.
    pub torn: u64,
}

impl Faults {
    /// Compiles the library, with the compiler that SQLite was compiled with.
    pub fn new(data: &Path) -> anyhow::Result<Faults> {
        let folder = tempfile::tempdir()?;
        let (source, library) = (folder.path().join("faults.c"), folder.path().join("faults.so"));
        fs::write(&source, SHIM)?;
        let compiler = std::env::var("CC").unwrap_or_else(|_| "cc".to_owned());
        let mut compile = Command::new(compiler);
        compile.args(["-shared", "-fPIC", "-O2", "-Wall", "-Wextra", "-Werror", "-o"]);
        let compiled = compile.args([&library, &source]).status().context("no C compiler")?;
        ensure!(compiled.success(), "the library of faults cannot be compiled");
        let faults = Faults { data: data.canonicalize()?, folder };
        faults.set(Wrong::default())?;
        Ok(faults)
    }

    /// Puts the library between a program and its system.
    pub(crate) fn haunt(&self, program: &mut Command) {
        program
            .env("LD_PRELOAD", self.folder.path().join("faults.so"))
            .env("CHABUDAI_FAULTS", self.folder.path())
            .env("CHABUDAI_FAULTS_DATA", &self.data);
    }

    /// Something is wrong from now on, or well again.
    pub fn set(&self, wrong: Wrong) -> anyhow::Result<()> {
        let figures = [wrong.write_error, wrong.sync_error, wrong.sync_lies.into(), wrong.clock_seconds];
        // Written over, since the server looks at this very file.
        let mut control = OpenOptions::new();
        let control = control.write(true).create(true).truncate(false);
        let control = control.open(self.folder.path().join("control"))?;
        Ok(control.write_all_at(&figures.map(i64::to_ne_bytes).concat(), 0)?)
    }

    fn journal(&self) -> PathBuf {
        self.folder.path().join("journal")
    }

    /// Whatever was written so far is safe: nothing of it will be lost.
    pub fn forget(&self) -> anyhow::Result<()> {
        let journal = self.journal();
        if journal.exists() { Ok(fs::remove_file(journal)?) } else { Ok(()) }
    }

    /// The power fails, after the server has been killed: what no sync has made safe is lost, all of it or any
    /// of its sectors.
    pub fn lose_unsynced(&self, dice: &mut Rng) -> anyhow::Result<Lost> {
        let journal = fs::read(self.journal()).unwrap_or_default();
        let (mut safe, mut lost, tears) = (HashSet::new(), Lost::default(), dice.below(2) == 0);
        for record in records(&journal).into_iter().rev() {
            if record.is_sync {
                safe.insert(record.name);
            }
            if safe.contains(record.name) {
                continue;
            }
            // A file that has been removed since is lost as a whole.
            let path = self.data.join(record.name);
            let Ok(file) = OpenOptions::new().read(true).write(true).open(path) else { continue };
            if tears {
                let sectors = record.tear(&file, dice)?;
                lost.writes += u64::from(sectors > 0);
                lost.torn += u64::from(sectors > 0 && sectors * SECTOR < record.length);
            } else {
                record.undo(&file)?;
                lost.writes += 1;
            }
        }
        // What was only ever in memory is gone as well.
        drop(fs::remove_file(self.data.join("chabudai.db-shm")));
        self.forget()?;
        Ok(lost)
    }
}

/// A write to a file, or a sync of it.
struct Record<'a> {
    is_sync: bool,
    name: &'a str,
    /// Where it was written, and how much.
    offset: u64,
    length: usize,
    /// How long the file was before, and what was there.
    old_size: u64,
    old: &'a [u8],
}

/// Everything that the journal has whole.
fn records(journal: &[u8]) -> Vec<Record<'_>> {
    let (mut records, mut rest) = (Vec::new(), journal);
    while let Some((record, after)) = record(rest) {
        records.push(record);
        rest = after;
    }
    records
}

fn record(bytes: &[u8]) -> Option<(Record<'_>, &[u8])> {
    let (head, rest) = bytes.split_first_chunk::<48>()?;
    let figure = |number: usize| head[8 * number..].first_chunk().map(|bytes| u64::from_ne_bytes(*bytes));
    let (name, rest) = rest.split_at_checked(figure(1)? as usize)?;
    let (old, rest) = rest.split_at_checked(figure(5)? as usize)?;
    let record = Record {
        is_sync: figure(0)? == 1,
        name: std::str::from_utf8(name).ok()?,
        offset: figure(2)?,
        length: figure(3)? as usize,
        old_size: figure(4)?,
        old,
    };
    Some((record, rest))
}

impl Record<'_> {
    /// Undoes the whole write.
    fn undo(&self, file: &File) -> anyhow::Result<()> {
        file.write_all_at(self.old, self.offset)?;
        Ok(file.set_len(self.old_size)?)
    }

    /// Undoes any sectors of it, and leaves nothing in those that were not there before; how many.
    fn tear(&self, file: &File, dice: &mut Rng) -> anyhow::Result<usize> {
        let mut whole = self.old.to_vec();
        whole.resize(self.length.max(whole.len()), 0);
        let lost = whole.chunks(SECTOR).enumerate().filter(|_| dice.below(2) == 0).map(|(number, old)| {
            file.write_all_at(old, self.offset + (number * SECTOR) as u64)?;
            anyhow::Ok(())
        });
        let lost: Vec<()> = lost.collect::<anyhow::Result<_>>()?;
        Ok(lost.len())
    }
}

#[cfg(test)]
mod tests {
    use engine::Seed;

    use super::*;

    /// What a program that writes complains of, with the library before it. Its complaints are kept out of the test's own
    /// output, where they would look like failures.
    fn complaint(faults: &Faults, script: &str) -> String {
        let mut python = Command::new("python3");
        python.args(["-c", &format!("import os\n{script}")]).current_dir(&faults.data);
        faults.haunt(&mut python);
        String::from_utf8(python.output().unwrap().stderr).unwrap()
    }

    #[test]
    fn what_was_not_synced_is_lost_and_what_was_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let faults = Faults::new(folder.path()).unwrap();
        let script = "
f = os.open('file', os.O_RDWR | os.O_CREAT)
os.write(f, b'safe' * 300)
os.fdatasync(f)
os.pwrite(f, b'lost', 4)
os.pwrite(f, b'longer', 1200)
os.ftruncate(f, 7)
";
        assert_eq!(complaint(&faults, script), "");
        assert_eq!(fs::read(folder.path().join("file")).unwrap(), b"safelos");
        let mut lost = Lost::default();
        // Half of all power failures tear; this one is to lose all.
        for seed in 0.. {
            let mut dice = Rng::from(Seed::from(seed));
            if Rng::from(Seed::from(seed)).below(2) == 1 {
                lost = faults.lose_unsynced(&mut dice).unwrap();
                break;
            }
        }
        assert_eq!((lost.writes, lost.torn), (3, 0));
        assert_eq!(fs::read(folder.path().join("file")).unwrap(), b"safe".repeat(300));
    }

    #[test]
    fn a_disk_fails_when_it_is_told_to() {
        let folder = tempfile::tempdir().unwrap();
        let faults = Faults::new(folder.path()).unwrap();
        let script = "f = os.open('file', os.O_RDWR | os.O_CREAT); os.write(f, b'text'); os.fsync(f)";
        assert_eq!(complaint(&faults, script), "");
        faults.set(Wrong { write_error: ENOSPC, ..Wrong::default() }).unwrap();
        assert!(complaint(&faults, script).contains("No space left on device"));
        faults.set(Wrong { sync_error: EIO, ..Wrong::default() }).unwrap();
        assert!(complaint(&faults, script).contains("Input/output error"));
        faults.set(Wrong { clock_seconds: -3600, ..Wrong::default() }).unwrap();
        assert_eq!(complaint(&faults, script), "");
    }
}
