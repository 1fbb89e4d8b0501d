//! Reading files that others wrote.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use anyhow::{Context, ensure};

/// No game that people or bots play comes near this; something that does is no file of ours.
pub(crate) const LIMIT: u64 = 64 << 20;

/// The text of a file of at most [`LIMIT`] bytes.
pub(crate) fn read(path: &Path) -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    let file = File::open(path).context("it cannot be opened")?;
    file.take(LIMIT + 1).read_to_end(&mut bytes).context("it cannot be read")?;
    ensure!(bytes.len() as u64 <= LIMIT, "it is larger than {} MiB", LIMIT >> 20);
    String::from_utf8(bytes).context("it is not UTF-8 text")
}
