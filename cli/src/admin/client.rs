//! One request to the back door of a server on this machine, and its answer.

use std::path::Path;

use anyhow::Context;
use serde::Serialize;
use serde::de::DeserializeOwned;
use server::AdminKey;

use crate::http::Origin;

/// Whoever may act for the server of a folder.
pub(super) struct Client(AdminKey);

impl Client {
    /// Finds the server that runs on this folder.
    pub(super) fn find(data: &Path) -> anyhow::Result<Client> {
        let key = AdminKey::read(data).with_context(|| {
            format!(
                "no server can be asked about {}: start it with `chabudai serve` (and not with --admin off), or name its folder with --data",
                data.display()
            )
        });
        key.map(Client)
    }

    pub(super) fn get<T: DeserializeOwned>(&self, path: &str) -> anyhow::Result<T> {
        self.ask("GET", path, "")
    }

    pub(super) fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> anyhow::Result<T> {
        self.ask("POST", path, &serde_json::to_string(body)?)
    }

    fn ask<T: DeserializeOwned>(&self, method: &str, path: &str, body: &str) -> anyhow::Result<T> {
        let AdminKey { address, token } = &self.0;
        Origin::plain(address.to_string())
            .ask(method, &format!("/api/admin/{path}"), Some(token), body)?
            .json()
    }
}
