//! Why something did not happen: one code a reason, and a sentence that says what to do next.

use engine::Message;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// The body of every HTTP answer that is no success.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct ErrorBody {
    /// What went wrong.
    pub error: Fault,
}

/// What went wrong.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct Fault {
    /// For programs.
    pub code: Code,
    /// For people, in English.
    pub message: String,
    /// The rule of the game that forbids it, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub refused: Option<RefusedBy>,
}

/// The rule that forbids an action.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct RefusedBy {
    /// Its number in the game's rules.
    pub rule: &'static str,
    /// The reason, in the game's words.
    pub reason: Message,
}

/// Every reason there is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// No JSON, or not of the documented shape.
    BadRequest,
    /// No game of this name.
    UnknownGame,
    /// Too few or too many players for the game.
    BadPlayers,
    /// An option that the game does not have, or a value that it does not take.
    BadOption,
    /// No such seat at this table.
    BadSeat,
    /// A name, text or nonce that is empty, too long or has characters that it may not have.
    BadText,
    /// No such table, code or replay.
    NotFound,
    /// The token opens no seat at this table, or there is none.
    NotSeated,
    /// Only the host may do this.
    NotHost,
    /// Only those whom the host lets in; knock.
    Locked,
    /// Not those whom the host has shown out, or not let in.
    ShownOut,
    /// Whoever runs the server has closed this table.
    Closed,
    /// Only whoever runs the server may do this.
    NotAdmin,
    /// All seats are taken, or the wanted one is.
    SeatTaken,
    /// Not before the start, or not after it, or not at this kind of table.
    NotNow,
    /// The text is no action of the game.
    BadAction,
    /// It is another seat's turn.
    NotYourTurn,
    /// The game's rules forbid it; `refused` says which.
    IllegalAction,
    /// The table has moved on since the scene that the action was chosen in; a fresh scene follows.
    Stale,
    /// The game is over.
    GameOver,
    /// Too many requests; wait a little.
    TooMany,
    /// The request comes from a page of another site.
    BadOrigin,
    /// The request is larger than it may be.
    TooLarge,
    /// The server cannot write to its disk. Nothing has changed; try again later.
    Storage,
    /// The server begins nothing new, since it is about to stop.
    Draining,
    /// The server is shutting down; connect again in a moment.
    Closing,
    /// The server's own mistake. Nothing has changed.
    Internal,
}
