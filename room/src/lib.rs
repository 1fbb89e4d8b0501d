#![doc = include_str!("../README.md")]

mod asks;
mod bot_turns;
mod chat;
mod clocks;
mod declined;
mod door;
mod drawing;
mod following;
mod importing;
mod info;
mod lessons;
mod making;
#[cfg(test)]
mod peep;
mod playing;
mod proposals;
mod records;
mod replays;
mod resealing;
mod resuming;
mod room;
mod rounds;
mod seating;
pub mod secrets;
mod series;
mod stand_ins;
mod step;
mod take_back;
#[cfg(test)]
mod testing;
mod text;
mod turns;
mod upkeep;
mod witness;

pub use asks::{Ask, BotLevel, Join, Manners, NewSeat, NewTable, Phrase, Proposed};
pub use bot_turns::{BotTurn, Cue};
pub use chat::CHAT_LINES;
pub use declined::{BadTable, BadText, Declined, NotNow};
pub use door::{Caller, Guest, Knock, Marks};
pub use importing::{Imported, NotImported};
pub use info::{ChatLine, Listed, Onlookers, Phase, Proposal, Scored, SeatInfo, SeatKind, TableInfo};
pub use records::{
    Chair, Change, Config, GameRecord, GameSetup, KeptGame, LastState, Meta, Pending, TableRecord,
};
pub use replays::replay_of;
pub use resuming::Restored;
pub use room::{Room, Round};
pub use seating::Ticket;
pub use series::Series;
pub use step::{Answer, DoorAnswer, Moment, Step, Tell};
