//! Reading files that others wrote.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use anyhow::ensure;
use engine::Message;

use crate::complaint::{Complaint, OrComplain};

/// No game that people or bots play comes near this; something that does is no file of ours.
pub(crate) const LIMIT: u64 = 64 << 20;

/// The text of a file of at most [`LIMIT`] bytes.
pub(crate) fn read(path: &Path) -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    let file = File::open(path).or_complain(|| Message::new("fault-open"))?;
    file.take(LIMIT + 1).read_to_end(&mut bytes).or_complain(|| Message::new("fault-unreadable"))?;
    let too_large = || Complaint::new(Message::new("fault-too-large").number("limit", (LIMIT >> 20) as i64));
    ensure!(bytes.len() as u64 <= LIMIT, too_large());
    String::from_utf8(bytes).or_complain(|| Message::new("fault-no-text"))
}
