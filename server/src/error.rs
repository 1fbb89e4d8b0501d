//! Everything that can go wrong with a request, each with a code for programs and a sentence for people.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::{PlayError, Rejection, SetupError};

use crate::api::{Code, ErrorBody, Fault, RefusedBy};
use crate::store::StoreError;

/// Why a request was not carried out. Nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Not of the documented shape.
    #[error("{0}")]
    BadRequest(String),
    /// The game cannot be set up like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The game does not allow it.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// No such seat.
    #[error("there is no such seat at this table")]
    BadSeat,
    /// A text that may not be like this.
    #[error("{0}")]
    BadText(String),
    /// Nothing of this name.
    #[error("there is no such {0} here; check the link or the code")]
    NotFound(&'static str),
    /// No seat, or none at this table.
    #[error("this needs a seat at the table: open your seat's own link, or join")]
    NotSeated,
    /// The host's right.
    #[error("only the host of the table can do this")]
    NotHost,
    /// No room.
    #[error("this seat is taken; watch the game, or choose another seat or table")]
    SeatTaken,
    /// At another time, or at another table.
    #[error("{0}")]
    NotNow(&'static str),
    /// The table has moved on.
    #[error("the table has moved on since; look again and choose again")]
    Stale,
    /// Slow down.
    #[error("too many requests from you; wait a little and try again")]
    TooMany,
    /// Slow down, all of you.
    #[error("too much is asked of this table at once; wait a little and try again")]
    TableBusy,
    /// A page of another site.
    #[error("this request comes from a page of another site")]
    BadOrigin,
    /// Too much.
    #[error("this request is larger than it may be")]
    TooLarge,
    /// The disk.
    #[error("{}", stored(.0))]
    Store(#[from] StoreError),
    /// The end.
    #[error("the server is shutting down; connect again in a moment")]
    Closing,
    /// Our own mistake.
    #[error("something went wrong on the server; nothing has changed")]
    Internal(String),
}

/// What a client may know of a storage error: whether to try again, and nothing about the machine.
fn stored(error: &StoreError) -> &'static str {
    match error {
        StoreError::Full => {
            "the server's disk is full, so this was not kept; ask whoever runs it to make room"
        }
        StoreError::Closed => "the server is shutting down; connect again in a moment",
        _ => "the server could not keep this; try again",
    }
}

impl Error {
    /// For programs.
    pub fn code(&self) -> Code {
        match self {
            Error::BadRequest(_) => Code::BadRequest,
            Error::Setup(error) => setup_code(error),
            Error::Play(error) => play_code(error),
            Error::BadSeat => Code::BadSeat,
            Error::BadText(_) => Code::BadText,
            Error::NotFound(_) => Code::NotFound,
            Error::NotSeated => Code::NotSeated,
            Error::NotHost => Code::NotHost,
            Error::SeatTaken => Code::SeatTaken,
            Error::NotNow(_) => Code::NotNow,
            Error::Stale => Code::Stale,
            Error::TooMany | Error::TableBusy => Code::TooMany,
            Error::BadOrigin => Code::BadOrigin,
            Error::TooLarge => Code::TooLarge,
            Error::Store(StoreError::Closed) | Error::Closing => Code::Closing,
            Error::Store(_) => Code::Storage,
            Error::Internal(_) => Code::Internal,
        }
    }

    /// For the client: the code, a sentence, and the game's own reason if it has one.
    pub fn fault(&self) -> Fault {
        let refused = match self {
            Error::Play(error) => error.refusal(),
            _ => None,
        };
        let refused = refused.map(|refusal| RefusedBy { rule: refusal.rule, reason: refusal.reason.clone() });
        Fault { code: self.code(), message: self.to_string(), refused }
    }

    fn status(&self) -> StatusCode {
        match self.code() {
            Code::NotFound => StatusCode::NOT_FOUND,
            Code::NotSeated => StatusCode::UNAUTHORIZED,
            Code::NotHost | Code::BadOrigin => StatusCode::FORBIDDEN,
            Code::SeatTaken | Code::NotNow | Code::NotYourTurn | Code::Stale | Code::GameOver => {
                StatusCode::CONFLICT
            }
            Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Code::Storage | Code::Closing => StatusCode::SERVICE_UNAVAILABLE,
            Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            Code::BadRequest
            | Code::UnknownGame
            | Code::BadPlayers
            | Code::BadOption
            | Code::BadSeat
            | Code::BadText
            | Code::BadAction
            | Code::IllegalAction => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }

    /// Details are logged and never sent.
    pub(crate) fn log(&self) {
        match self {
            Error::Store(error) => tracing::error!(%error, "storage failed"),
            Error::Internal(details) => tracing::error!(details, "internal error"),
            other => tracing::debug!(error = %other, "refused"),
        }
    }
}

fn setup_code(error: &SetupError) -> Code {
    match error {
        SetupError::UnknownGame(_) => Code::UnknownGame,
        SetupError::BadPlayers(_) => Code::BadPlayers,
        SetupError::BadOption(_) | SetupError::BadCards(_) => Code::BadOption,
        SetupError::BadSeat(_) => Code::BadSeat,
        SetupError::UnknownField(_) | SetupError::BadSeed(_) | SetupError::BadStack(_) => Code::BadRequest,
    }
}

fn play_code(error: &PlayError) -> Code {
    match error {
        PlayError::BadSeat(_) => Code::BadSeat,
        PlayError::BadAction(_) => Code::BadAction,
        PlayError::Rejected(Rejection::GameOver) => Code::GameOver,
        PlayError::Rejected(Rejection::NotYourTurn(_)) => Code::NotYourTurn,
        PlayError::Rejected(Rejection::Illegal(_)) => Code::IllegalAction,
        PlayError::BadStack(_) => Code::Internal,
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        self.log();
        (self.status(), Json(ErrorBody { error: self.fault() })).into_response()
    }
}
