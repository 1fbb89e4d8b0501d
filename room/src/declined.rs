//! Errors: why a table does not do what it is asked. Nothing has changed then.

use engine::{BadNonce, PlayError, SetupError};

use crate::seating::NAME;
use crate::{chat, making};

/// Why a table does not do what it is asked. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Declined {
    /// No table can be made like this.
    #[error(transparent)]
    Table(#[from] BadTable),
    /// The game cannot be set up like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The game does not allow it.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// At another time, or at another table.
    #[error(transparent)]
    NotNow(#[from] NotNow),
    /// A text that may not be like this.
    #[error(transparent)]
    Text(#[from] BadText),
    /// No such seat.
    #[error("there is no such seat at this table")]
    BadSeat,
    /// No seat of one's own.
    #[error("this needs a seat at the table: open your seat's own link, or join")]
    NotSeated,
    /// No nod of the host's.
    #[error("the host lets in whom they like: knock, and wait for their answer")]
    Locked,
    /// Somebody whom the host does not want at the table.
    #[error("the host does not want you at this table; find another one, or make your own")]
    ShownOut,
    /// Nobody's any more.
    #[error("whoever runs this server has closed this table; find another one, or make your own")]
    Closed,
    /// The host's right.
    #[error("only the host of the table can do this")]
    NotHost,
    /// No room.
    #[error("this seat is taken; watch the game, or choose another seat or table")]
    SeatTaken,
    /// Optimistic concurrency: the table has moved on since the scene that the action was chosen in.
    #[error("the table has moved on since; look again and choose again")]
    Stale,
    /// A second introduction.
    #[error("`hello` is the first message and comes once")]
    HelloAgain,
    /// What was kept cannot be used.
    #[error("{0}")]
    Damaged(String),
}

/// Why something is for another time, or for another table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotNow {
    /// Before the start.
    #[error("the game has not started yet")]
    NotStarted,
    /// During the game.
    #[error("the game is on; this is for before the start")]
    GameOn,
    /// After the end.
    #[error("the game is over; ask for a rematch first")]
    GameOver,
    /// A rematch before the end.
    #[error("a rematch is for after the end")]
    NoRematchYet,
    /// During the moment before the start.
    #[error("the game is about to begin")]
    Drawing,
    /// A nonce that nobody waits for.
    #[error("a nonce is shown when the game is about to begin; pledge it first")]
    NothingToShow,
    /// A start while somebody who is there has not asked for a rematch.
    #[error("somebody still looks at the last game; wait for them, or give their seat to a bot")]
    StillLooking,
    /// A knock at a door that is open.
    #[error("the door is open; just come in")]
    DoorOpen,
    /// Too many at the door.
    #[error("too many are waiting to be let in; try again in a moment")]
    ManyKnock,
    /// An answer to nobody.
    #[error("nobody is knocking by this number any more")]
    NobodyKnocks,
    /// The host opens or fills the seat that they sit in.
    #[error("this is your own seat; leave it instead")]
    OwnSeat,
    /// Nothing is sealed, or everybody has chosen.
    #[error("you have no sealed choice that can be changed")]
    NothingSealed,
    /// Another sealed choice would show.
    #[error("the others would notice, so this choice stands")]
    OthersWouldNotice,
    /// Nothing to take back.
    #[error("you have not played anything yet")]
    NothingPlayed,
    /// Somebody relied on the action.
    #[error("somebody else has played since")]
    OthersHavePlayed,
    /// A secret is out.
    #[error("something hidden has been revealed since")]
    Revealed,
    /// The log cannot be replayed.
    #[error("the rules have changed since this game began, so nothing can be taken back")]
    OldRules,
    /// One proposal at a time.
    #[error("another proposal is on the table; answer it first")]
    ProposalOpen,
    /// No proposal.
    #[error("nothing is proposed just now")]
    NothingProposed,
    /// Whoever is there plays.
    #[error("a bot takes over only for somebody else who is not there")]
    NotAbsent,
    /// No line of this moment.
    #[error("nothing was said at this moment")]
    NothingSaid,
    /// Hints spoil a serious game.
    #[error("hints are for casual tables")]
    NoHints,
    /// A hint for somebody who has nothing to choose.
    #[error("it is not your turn")]
    NotYourTurn,
}

/// Why a text is not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadText {
    /// A name.
    #[error("a name has 1 to {NAME} characters")]
    Name,
    /// Something said.
    #[error("a line of chat is plain text of 1 to {} characters", chat::CHAT)]
    Chat,
    /// What a player adds to the chance.
    #[error(transparent)]
    Nonce(#[from] BadNonce),
    /// What a player pledges to add.
    #[error("a pledge is the SHA-256 of a nonce, 64 hex digits")]
    Pledge,
    /// Another nonce than was pledged.
    #[error("this is not the nonce that was pledged")]
    OtherNonce,
}

/// Why no table can be made like this.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadTable {
    /// Too little time for a turn, or too much.
    #[error("`turn_seconds` is from {} to {}", making::TURN_SECONDS.start(), making::TURN_SECONDS.end())]
    TurnSeconds,
    /// Bots that nobody would wait for.
    #[error("`bot_delay_ms` is {} at most", making::BOT_DELAY_MS)]
    BotDelay,
    /// More seats than players.
    #[error("`seats` has more than {0} entries")]
    TooManySeats(usize),
    /// More lessons than the game has.
    #[error("the game has no lesson of this number")]
    NoSuchLesson,
    /// Bots only.
    #[error("at least one seat must be for a person")]
    NobodyPlays,
}
