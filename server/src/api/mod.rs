//! What goes over the wire: every request, answer and message, once, for the server, the OpenAPI page and the
//! browser.

mod admin;
mod analysis;
mod asks;
mod errors;
mod games;
mod parts;
mod says;
mod tables;
#[cfg(test)]
mod typescript;

pub use admin::{AdminLook, AdminTable, Announce, Drain, Status, Unname, Unsay, Waiting};
pub use analysis::{AnalysedMove, AnalysisProgress, MoveMark};
pub use asks::Request;
pub use errors::{Code, ErrorBody, Fault, RefusedBy};
pub use games::{GameInfo, LessonInfo, OptionInfo, Range, SeatStatistics, Statistics, SuitInfo};
pub use parts::{
    CardPart, CardsPart, ChoicePart, LinePart, NamedPart, Part, PartName, Parts, SheetPart, TouchPart,
    ZonePart,
};
pub use room::{
    Ask, BotLevel, ChatLine, Join, Knock, Listed, Manners, NewSeat, NewTable, Phase, Phrase, Proposal,
    Proposed, Scored, SeatInfo, SeatKind, Series, TableInfo,
};
pub use says::{BeatSaid, Changed, Hint, HintedAction, Say, Welcome, You};
pub use tables::{
    Found, HouseInfo, PlayAnswer, PlayRequest, Polled, ReplayBeat, ReplayInfo, ReplayStep, Seated, Turn,
    TurnEvent,
};
