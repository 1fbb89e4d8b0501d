//! Everything that can go wrong with a request, each with a code for programs and a sentence for people.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::{PlayError, SetupError};
use room::Declined;

use crate::api::{Code, ErrorBody, Fault, RefusedBy};
use crate::store::StoreError;

/// Why a request was not carried out. Nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Not of the documented shape.
    #[error("{0}")]
    BadRequest(String),
    /// The table declines it.
    #[error(transparent)]
    Declined(Declined),
    /// Nothing of this name.
    #[error("there is no such {0} here; check the link or the code")]
    NotFound(&'static str),
    /// Rate limit of an address.
    #[error("too many requests from you; wait a little and try again")]
    TooMany,
    /// Rate limit of a table.
    #[error("too much is asked of this table at once; wait a little and try again")]
    TableBusy,
    /// No key of whoever runs the server.
    #[error(
        "this needs the key that the server keeps in `chabudai.admin` in its data folder; ask with `chabudai admin`"
    )]
    NotAdmin,
    /// A page of another site.
    #[error("this request comes from a page of another site")]
    BadOrigin,
    /// A name that nobody has set up.
    #[error("this server does not go by this name; whoever runs it can add it with --origins")]
    BadHost,
    /// Too slow.
    #[error("this request has taken too long")]
    TooSlow,
    /// Too much.
    #[error("this request is larger than it may be")]
    TooLarge,
    /// The disk.
    #[error("{}", stored(.0))]
    Store(#[from] StoreError),
    /// Before the end.
    #[error("this server begins nothing new, since it is about to stop; games that are on can be finished")]
    Draining,
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
            Error::BadRequest(_) | Error::TooSlow => Code::BadRequest,
            Error::Declined(declined) => declined_code(declined),
            Error::NotFound(_) => Code::NotFound,
            Error::TooMany | Error::TableBusy => Code::TooMany,
            Error::NotAdmin => Code::NotAdmin,
            Error::BadOrigin | Error::BadHost => Code::BadOrigin,
            Error::TooLarge => Code::TooLarge,
            Error::Store(StoreError::Closed) | Error::Closing => Code::Closing,
            Error::Draining => Code::Draining,
            Error::Store(_) => Code::Storage,
            Error::Internal(_) => Code::Internal,
        }
    }

    /// For the client: the code, a sentence, and the game's own reason if it has one.
    pub fn fault(&self) -> Fault {
        let refused = match self {
            Error::Declined(Declined::Play(error)) => error.refusal(),
            _ => None,
        };
        let refused = refused.map(|refusal| RefusedBy { rule: refusal.rule, reason: refusal.reason.clone() });
        Fault { code: self.code(), message: self.to_string(), refused }
    }

    fn status(&self) -> StatusCode {
        match self.code() {
            Code::BadOrigin if matches!(self, Error::BadHost) => StatusCode::MISDIRECTED_REQUEST,
            Code::BadRequest if matches!(self, Error::TooSlow) => StatusCode::REQUEST_TIMEOUT,
            Code::NotFound => StatusCode::NOT_FOUND,
            Code::Closed => StatusCode::GONE,
            Code::NotSeated | Code::NotAdmin => StatusCode::UNAUTHORIZED,
            Code::NotHost | Code::Locked | Code::ShownOut | Code::BadOrigin => StatusCode::FORBIDDEN,
            Code::SeatTaken | Code::NotNow | Code::NotYourTurn | Code::Stale | Code::GameOver => {
                StatusCode::CONFLICT
            }
            Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Code::Storage | Code::Closing | Code::Draining => StatusCode::SERVICE_UNAVAILABLE,
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

    /// What a limit or a rule of the house keeps out, as it is counted.
    fn kept_out(&self) -> Option<&'static str> {
        match self {
            Error::TooMany => Some("too_many"),
            Error::TableBusy => Some("table_busy"),
            Error::NotAdmin => Some("key"),
            Error::BadOrigin => Some("origin"),
            Error::BadHost => Some("host"),
            Error::TooSlow => Some("slow"),
            Error::TooLarge => Some("large"),
            _ => None,
        }
    }

    /// Details are logged and never sent.
    pub(crate) fn log(&self) {
        if let Some(what) = self.kept_out() {
            metrics::counter!("chabudai_refused_total", "what" => what).increment(1);
        }
        match self {
            Error::Store(StoreError::Closed) => tracing::debug!("refused: the store is closed"),
            Error::Store(error) => tracing::error!(%error, "storage failed"),
            Error::Internal(details) => tracing::error!(details, "internal error"),
            other => tracing::debug!(error = %other, "refused"),
        }
    }
}

impl From<Declined> for Error {
    fn from(declined: Declined) -> Error {
        match declined {
            // What is damaged is for our eyes only.
            Declined::Damaged(details) => Error::Internal(details),
            declined => Error::Declined(declined),
        }
    }
}

fn declined_code(declined: &Declined) -> Code {
    match declined {
        Declined::Table(_) | Declined::HelloAgain => Code::BadRequest,
        Declined::Setup(error) => setup_code(error),
        Declined::Play(error) => play_code(error),
        Declined::NotNow(_) => Code::NotNow,
        Declined::Text(_) => Code::BadText,
        Declined::BadSeat => Code::BadSeat,
        Declined::NotSeated => Code::NotSeated,
        Declined::NotHost => Code::NotHost,
        Declined::Locked => Code::Locked,
        Declined::ShownOut => Code::ShownOut,
        Declined::Closed => Code::Closed,
        Declined::SeatTaken => Code::SeatTaken,
        Declined::Stale => Code::Stale,
        Declined::Damaged(_) => Code::Internal,
    }
}

fn setup_code(error: &SetupError) -> Code {
    match error {
        SetupError::UnknownGame(_) => Code::UnknownGame,
        SetupError::WrongPlayers { .. } | SetupError::BadPlayers(_) => Code::BadPlayers,
        SetupError::BadOption(_) | SetupError::BadCards(_) => Code::BadOption,
        SetupError::BadSeat(_) => Code::BadSeat,
        SetupError::UnknownField(_) | SetupError::BadSeed(_) | SetupError::BadStack(_) => Code::BadRequest,
    }
}

fn play_code(error: &PlayError) -> Code {
    match error {
        PlayError::BadSeat(_) => Code::BadSeat,
        PlayError::BadAction(_) => Code::BadAction,
        PlayError::GameOver => Code::GameOver,
        PlayError::NotYourTurn(_) => Code::NotYourTurn,
        PlayError::Illegal(_) => Code::IllegalAction,
        PlayError::BadStack(_) => Code::Internal,
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        self.log();
        (self.status(), Json(ErrorBody { error: self.fault() })).into_response()
    }
}
