//! What a client asks of its table, over its WebSocket or by `POST /api/tables/{id}/ask`.

use engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::BotLevel;

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

/// What a client can ask of its table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Ask {
    /// The first message of every WebSocket: who is there. Without a token, a spectator.
    Hello {
        /// The seat's secret, as its link has it.
        #[serde(default)]
        #[ts(optional)]
        token: Option<String>,
    },
    /// Plays an action.
    Play {
        /// In the game's notation, as the scene's choices have it.
        action: String,
        /// The `number` of the scene that the player was looking at.
        number: u32,
    },
    /// Replaces one's sealed choice while others are still choosing.
    Reseal {
        /// The new choice.
        action: String,
    },
    /// Adds to the chance of the next deal: hex digits of the client's own randomness, 16 to 64 of them.
    Nonce {
        /// The digits.
        nonce: String,
    },
    /// Says something to the table: plain text, 300 characters at most.
    Chat {
        /// The text.
        text: String,
    },
    /// Starts the game; the host's right. Seats that are still open get bots of the table's level.
    Start,
    /// Gives one's seat up before the start.
    Leave,
    /// Puts a bot into a seat before the start, in place of nobody or of somebody who did not show up; the host's right.
    Fill {
        /// Which seat.
        seat: Seat,
        /// How strong.
        level: BotLevel,
    },
    /// Opens a seat again before the start: takes a bot or a no-show out; the host's right.
    Open {
        /// Which seat.
        seat: Seat,
    },
    /// After the end: the same seats once more, the start seat moves on. The host starts it.
    Rematch,
    /// Proposes what the others must agree to.
    Propose(Proposed),
    /// Answers the proposal on the table.
    Answer {
        /// Yes or no; one no ends it.
        agree: bool,
    },
    /// Lets a bot play on in one's seat for a while.
    Away,
    /// Takes one's seat back from the bot. Coming back by WebSocket does the same.
    Back,
    /// Asks what the master would do; at casual tables only.
    Hint,
}

/// What the others must agree to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Proposed {
    /// One's last action is taken back. Only if nothing hidden has been revealed since.
    TakeBack,
    /// A bot plays for somebody who is not there.
    TakeOver {
        /// Whose seat.
        seat: Seat,
    },
}
