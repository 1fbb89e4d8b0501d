//! A capability file: whoever can read the server's data folder may act for whoever runs it. A page in a
//! browser cannot, whatever name it was given, and neither can another user of the machine.

use std::fs;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use room::secrets::{hashed, matches, new_token};
use serde::{Deserialize, Serialize};

use crate::store::make_private;

/// The name of the file in the data folder.
const FILE: &str = "chabudai.admin";

/// Where a running server can be administered, and with what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AdminKey {
    /// The address.
    pub address: SocketAddr,
    /// The secret that requests carry as `Authorization: Bearer`.
    pub token: String,
}

impl AdminKey {
    /// What the server of this folder has left for whoever runs it.
    pub fn read(data: &Path) -> io::Result<AdminKey> {
        Ok(serde_json::from_str(&fs::read_to_string(data.join(FILE))?)?)
    }
}

/// The key as the server holds it: the file goes when the server does.
#[derive(Debug)]
pub(crate) struct HeldKey {
    file: PathBuf,
    hash: String,
}

impl HeldKey {
    /// Makes a new key and leaves it in the folder, for its owner's eyes alone.
    pub(crate) fn leave(data: &Path, address: SocketAddr) -> io::Result<HeldKey> {
        let (file, token) = (data.join(FILE), new_token());
        let hash = hashed(&token);
        make_private(&file)?;
        fs::File::create(&file)?
            .write_all(serde_json::to_string(&AdminKey { address, token })?.as_bytes())?;
        Ok(HeldKey { file, hash })
    }

    /// Whether somebody has read the file.
    pub(crate) fn opens(&self, token: &str) -> bool {
        matches(token, &self.hash)
    }
}

impl Drop for HeldKey {
    fn drop(&mut self) {
        // Whoever finds it after a crash finds that nobody answers.
        drop(fs::remove_file(&self.file));
    }
}
