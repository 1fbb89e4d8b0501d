//! The envelope of what a client asks of its table, over its WebSocket or by `POST /api/tables/{id}/ask`.

use room::Ask;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A message of a client: what it asks, and a number of its own that the answer repeats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Request {
    /// Chosen by the client; the answer has it as `re`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub id: Option<u32>,
    /// What is asked.
    #[serde(flatten)]
    pub ask: Ask,
}
