#![doc = include_str!("../README.md")]

mod bag;
mod cards;
mod fair;
mod figure;
mod game;
pub mod heuristic;
mod lesson;
mod message;
mod mind;
mod new_game;
mod pile;
pub mod random;
mod replay;
pub mod scenario;
mod scene;
mod seat;
pub mod shown;
mod standing;
mod table;
mod words;
mod world;

#[cfg(feature = "laws")]
pub mod laws;

pub use bag::{Bag, Kind};
pub use cards::{BadCards, CardData};
/// Short texts, which scenes have by the hundred, kept without allocating.
pub use compact_str::{CompactString, ToCompactString, format_compact};
pub use fair::{BadNonce, Deal, Fair, Nonce, Unfair};
pub use figure::{Figure, Show, figures_in};
pub use game::{
    About, Actions, BadAction, BadState, Game, Inventory, MAX_ACTIONS, OptionAbout, Refusal, Rejection,
    Setup, Suit, World,
};
pub use heuristic::{Heuristic, Weights};
pub use lesson::{BadLesson, Lesson, LessonStep};
pub use message::{Arg, Args, Message, News, Tone};
pub use mind::Mind;
pub use new_game::{NewGame, SetupError, read_seed};
pub use pile::Pile;
pub use random::{BadSeed, Rng, Seed};
pub use replay::{BadHash, Format, Last, Played, Replay, ReplayError, Resumed, StateHash};
pub use scene::{
    Blocked, CardFace, CardScene, Choice, Front, Layout, LogLine, Place, Scene, SeatScene, Sheet, Token,
    Touch, Zone, card_id, seat_id,
};
pub use seat::{MAX_SEATS, PerSeat, Seat, Seats};
pub use shown::{Eye, Seen};
pub use standing::Standing;
pub use table::{Match, PlayError, Table};
pub use words::{BadLang, Lang, Locale, Words, WordsError, table_messages};
pub use world::{BadStack, Dealer, Imagination, Stack, first_seat};
