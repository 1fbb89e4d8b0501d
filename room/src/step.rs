//! Commands and events: a table is asked at a [`Moment`] and answers with a [`Step`], which somebody else
//! carries out.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::info::ChatLine;
use crate::records::Change;

/// What a table has to be told of the world when it is asked.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// Milliseconds since 1970, as the clock on the wall says, which may be set back: for what is kept.
    pub now: u64,
    /// Milliseconds that only go on, whatever happens to the clock on the wall: for turns.
    pub steady: u64,
    /// The seats whose players are connected.
    pub present: Seats,
    /// The number of the game that may begin now, which no other game of the store has.
    pub new_game: Option<i64>,
}

/// What comes of asking a table: the table itself has changed already, and this is what is left to be done.
/// Nobody may be told anything before the changes are kept.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Step {
    /// What is to last, all or nothing.
    pub keep: Vec<Change>,
    /// What is to be told, in this order.
    pub tell: Vec<Tell>,
    /// Seats that have been taken from whoever sat there: their connections are to be closed.
    pub show_out: Seats,
    /// Whether those who watch without the host's nod are to go.
    pub strangers_go: bool,
    /// Whether all others go as well, and nobody comes back.
    pub everybody_goes: bool,
    /// What those are answered who knock.
    pub door: Vec<DoorAnswer>,
    /// Whether bots and clocks may have something to do now.
    pub wake: bool,
    /// What whoever asked is answered, which is nobody else's business.
    #[serde(skip)]
    pub answer: Answer,
}

/// What is to be told, and to whom.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Tell {
    /// What has changed on the table since the last time.
    Changed {
        /// The log behind this number has been rewritten.
        keep: Option<u32>,
        /// Whom it concerns, if nobody else may notice.
        only: Option<Seat>,
    },
    /// Who sits where, the phase, the proposal: to everybody.
    Table,
    /// Everything, to everybody: a game begins.
    Everything,
    /// Something that was said, to everybody.
    Chat(ChatLine),
}

/// What somebody who knocks is answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DoorAnswer {
    /// Their number.
    pub knock: u32,
    /// What lets them in from now on; nothing if they are not let in.
    pub pass: Option<String>,
}

/// What whoever asked is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Answer {
    /// It is done.
    #[default]
    Done,
    /// The action has this number; what is told of the change is the answer.
    Played(u32),
    /// This very request was carried out before, and its action has this number.
    Repeated(u32),
    /// The sealed choice is another one; what is told of the change is the answer.
    Resealed,
    /// The master may be asked what they would do, in the scene of this number.
    Hint(u32),
}

impl Step {
    /// Nothing but something to tell.
    pub(crate) fn tell(tell: Tell) -> Step {
        Step { tell: vec![tell], ..Step::default() }
    }

    /// This step and another one after it. Who sits where is kept and told once, as it is in the end.
    #[must_use]
    pub(crate) fn and(mut self, next: Step) -> Step {
        let keeps_table = |change: &Change| matches!(change, Change::Table(_));
        if next.keep.iter().any(keeps_table) {
            self.keep.retain(|change| !keeps_table(change));
        }
        if next.tell.contains(&Tell::Table) {
            self.tell.retain(|tell| *tell != Tell::Table);
        }
        self.keep.extend(next.keep);
        self.tell.extend(next.tell);
        next.show_out.iter().for_each(|seat| self.show_out.insert(seat));
        self.strangers_go |= next.strangers_go;
        self.everybody_goes |= next.everybody_goes;
        self.door.extend(next.door);
        self.wake |= next.wake;
        self
    }
}
