//! What goes over the wire: every request, answer and message, once, for the server, the OpenAPI page and the browser.

mod analysis;
mod asks;
mod errors;
mod games;
mod says;
mod tables;
#[cfg(test)]
mod typescript;

pub use analysis::{Analysis, Mark, Moment};
pub use asks::{Ask, Proposed, Request};
pub use errors::{Code, ErrorBody, Fault, RefusedBy};
pub use games::{GameInfo, OptionInfo, Range, SeatStatistics, Statistics, SuitInfo};
pub use says::{
    Changed, ChangedCard, ChangedZone, ChatLine, Hint, HintedAction, NumberedRow, Say, Scored, Welcome, You,
};
pub use tables::{
    BotLevel, Found, Join, Listed, NewSeat, NewTable, Phase, PlayRequest, Played, Polled, Proposal,
    ReplayInfo, ReplayStep, SeatInfo, SeatKind, Seated, TableInfo,
};
