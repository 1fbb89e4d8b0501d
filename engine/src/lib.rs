#![doc = include_str!("../README.md")]
#![doc = "```"]
#![doc = include_str!("../examples/highest_card.rs")]
#![doc = "```"]

mod bag;
mod cards;
mod eye;
mod game;
pub mod heuristic;
mod hidden;
mod knowledge;
mod mind;
pub mod net;
pub mod notation;
mod numbered;
mod perft;
mod pile;
pub mod random;
mod reward;
mod seat;
mod setup_error;
mod shown;
mod standing;
mod world;

#[cfg(feature = "stage")]
mod beat;
#[cfg(feature = "stage")]
mod board;
#[cfg(feature = "stage")]
mod difference;
#[cfg(feature = "stage")]
mod fair;
#[cfg(feature = "stage")]
mod figure;
#[cfg(feature = "stage")]
mod later;
#[cfg(feature = "stage")]
mod lesson;
#[cfg(feature = "stage")]
mod message;
#[cfg(feature = "stage")]
mod new_game;
#[cfg(feature = "stage")]
mod plan;
#[cfg(feature = "stage")]
mod replay;
#[cfg(feature = "stage")]
mod rules_page;
#[cfg(feature = "stage")]
pub mod scenario;
#[cfg(feature = "stage")]
mod scene;
#[cfg(feature = "stage")]
mod shelf;
#[cfg(feature = "stage")]
mod stage;
#[cfg(feature = "stage")]
mod table;
#[cfg(feature = "stage")]
mod tip;
#[cfg(feature = "stage")]
mod variants;
#[cfg(feature = "stage")]
mod words;

#[cfg(feature = "laws")]
pub mod laws;

pub use bag::{Bag, Kind};
pub use cards::{BadCards, CardData};
pub use eye::Eye;
pub use game::{
    ActionList, Actions, BadAction, Game, Inventory, NoOptions, OptionAbout, Rejection, Rules, Setup,
    Weights, World,
};
pub use heuristic::{Heuristic, Horizon};
pub use hidden::Hidden;
pub use knowledge::{Known, Unknown};
pub use mind::Mind;
pub use net::Net;
pub use numbered::{ActionSpace, Canvas, Feature, Numbered, Quantity, observation_width, observe};
pub use perft::perft;
pub use pile::Pile;
pub use random::{BadSeed, Rng, Seed};
pub use reward::Reward;
pub use seat::{MAX_SEATS, PerSeat, Seat, Seats};
pub use setup_error::SetupError;
pub use shown::{BadState, Seen, Shown, Slug};
pub use standing::Standing;
pub use world::{BadStack, Dealer, Imagination, Picture, Stack, Story, first_seat};

/// Short texts, which scenes have by the hundred, kept without allocating.
#[cfg(feature = "stage")]
pub use compact_str::{CompactString, ToCompactString, format_compact};
/// Files embedded in the program; [`locales!`] uses it.
#[cfg(feature = "stage")]
#[doc(hidden)]
pub use include_dir;
#[cfg(feature = "stage")]
pub use {
    beat::{Beads, Beat, CountItem, CountRow, CountStage, Cue, Hold, Moment, ScoreTrack},
    board::{
        Board, Cell, Heading, Line, Matrix, MatrixLook, Peg, Scale, Shows, Sign, Station, Stations, Store,
        Stress, Stretch,
    },
    fair::{BadNonce, Deal, Fair, Nonce, Unfair},
    figure::{Figure, Show, figures_in},
    later::{Lasting, Later},
    lesson::{BadLesson, Lesson, LessonStep},
    message::{Arg, Args, Message, News, Tone},
    new_game::{NewGame, read_seed},
    plan::{Dress, Edge, Flow, Holds, Plan, Plans, Region, Size, Spot, Title, Trim},
    replay::{BadHash, Format, Last, Played, Replay, ReplayError, Resumed, StateHash},
    rules_page::{CHAPTERS, Chapter, chapters_of, without_marks},
    scene::{
        Aside, Bill, BillLine, Blocked, Bond, CardFace, CardScene, Choice, Front, Gauge, Layout, Link,
        LogLine, Offer, Place, Preview, Scene, SeatScene, Sheet, Slot, Token, Touch, Zone, card_id, seat_id,
    },
    stage::{About, Refusal, Staged, Staging, Suit},
    table::{Match, PlayError, Table, thoughts},
    tip::Tip,
    variants::variants,
    words::{BadLang, Lang, Locale, Locales, Words, WordsError, table_messages},
};
