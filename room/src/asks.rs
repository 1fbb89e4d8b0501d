//! Requests: what somebody can ask of a table, as it goes over the wire.

use bots::Level;
use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
#[cfg(feature = "api")]
use {ts_rs::TS, utoipa::ToSchema};

use crate::records::yes;

/// What a client can ask of its table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "api", derive(TS, ToSchema))]
pub enum Ask {
    /// The first message of every WebSocket: who is there. Without a token, a spectator.
    Hello {
        /// The seat's secret, as its link has it.
        #[serde(default)]
        #[cfg_attr(feature = "api", ts(optional))]
        token: Option<String>,
        /// Whether it is a screen that everybody at the table looks at.
        #[serde(default)]
        #[cfg_attr(feature = "api", ts(optional, as = "Option<bool>"))]
        screen: bool,
        /// Asks to be let in where one may not come in otherwise, under this name: 1 to 24 characters.
        #[serde(default)]
        #[cfg_attr(feature = "api", ts(optional))]
        knock: Option<String>,
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
    /// Pledges oneself to a nonce, before the start: the SHA-256 of `chabudai nonce 1` and its bytes, in hex.
    Pledge {
        /// The digits.
        pledge: String,
    },
    /// Shows the nonce that was pledged, when the game is about to begin: hex digits of the client's own
    /// randomness, 16 to 64 of them.
    Nonce {
        /// The digits.
        nonce: String,
    },
    /// Says something to the table: plain text, 300 characters at most.
    Chat {
        /// The text.
        text: String,
    },
    /// Says one of a few phrases that everybody reads in their own language.
    Phrase {
        /// Which.
        phrase: Phrase,
    },
    /// Changes what one is called, before the start.
    Rename {
        /// 1 to 24 characters.
        name: String,
    },
    /// Changes what is played and how it goes at the table, before the start; the host's right.
    Arrange {
        /// The variants; without them they stay as they are.
        #[serde(default)]
        #[cfg_attr(feature = "api", ts(type = "Record<string, string | number | boolean>", optional))]
        options: Option<Map<String, Value>>,
        /// How it goes.
        #[serde(flatten)]
        manners: Manners,
    },
    /// Starts the game; the host's right. Those who are there and have pledged a nonce show it first. Seats that are still open get bots of the table's level. Not while
    /// somebody who is there still looks at the last game.
    Start,
    /// Gives one's seat up before the start.
    Leave,
    /// Puts a bot into a seat before the start, in place of nobody or of somebody who did not show up; the
    /// host's right.
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
    /// Decides who comes in from now on; the host's right, at any time.
    Door {
        /// Whether strangers may watch.
        watch: bool,
        /// Whether nobody new comes in without the host's nod.
        locked: bool,
    },
    /// Lets somebody in who knocks, or does not; the host's right.
    LetIn {
        /// Their number.
        knock: u32,
        /// Yes or no.
        agree: bool,
    },
    /// Takes somebody's seat before the start, and does not want them back; the host's right.
    ShowOut {
        /// Which seat.
        seat: Seat,
    },
    /// After the end: one wants to play again. The first to ask opens the table for the next game, with the
    /// same seats; everybody else keeps the finished one until they ask too. The host starts it.
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[cfg_attr(feature = "api", derive(TS, ToSchema))]
pub enum Proposed {
    /// One's last action is taken back. Only if nothing hidden has been revealed since.
    TakeBack,
    /// A bot plays for somebody who is not there.
    TakeOver {
        /// Whose seat.
        seat: Seat,
    },
}

/// A phrase that everybody reads in their own language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "api", derive(TS, ToSchema))]
pub enum Phrase {
    /// Hello!
    Hello,
    /// Good luck!
    GoodLuck,
    /// One moment, please.
    OneMoment,
    /// Thank you!
    Thanks,
    /// Well played!
    WellPlayed,
    /// Oops …
    Oops,
    /// Your turn!
    YourTurn,
    /// Another game?
    Again,
}

impl Phrase {
    /// Every phrase, in the order in which one says them in a game.
    pub const ALL: [Phrase; 8] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::OneMoment,
        Phrase::Thanks,
        Phrase::WellPlayed,
        Phrase::Oops,
        Phrase::YourTurn,
        Phrase::Again,
    ];

    /// Its name, as it goes over the wire and is kept.
    pub fn id(self) -> &'static str {
        match self {
            Phrase::Hello => "hello",
            Phrase::GoodLuck => "good-luck",
            Phrase::OneMoment => "one-moment",
            Phrase::Thanks => "thanks",
            Phrase::WellPlayed => "well-played",
            Phrase::Oops => "oops",
            Phrase::YourTurn => "your-turn",
            Phrase::Again => "again",
        }
    }

    /// The phrase of this name.
    pub fn of(id: &str) -> Option<Phrase> {
        Phrase::ALL.into_iter().find(|phrase| phrase.id() == id)
    }
}

/// How it goes at a table, whatever is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(TS, ToSchema))]
pub struct Manners {
    /// The level of bots that fill open seats or play for people.
    pub level: BotLevel,
    /// Seconds for a decision, 5 to 86,400; without it there is no limit.
    #[serde(default)]
    #[cfg_attr(feature = "api", ts(optional))]
    pub turn_seconds: Option<u32>,
    /// How long bots wait before they act, in milliseconds, at most 10,000.
    pub bot_delay_ms: u32,
    /// Whether the table is in the list of open tables.
    pub open: bool,
    /// Whether hints may be asked for.
    pub casual: bool,
}

/// A table as somebody asks for it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "api", derive(TS, ToSchema))]
pub struct NewTable {
    /// The game's slug.
    pub game: String,
    /// How many seats, people and bots together. A lesson knows by itself.
    #[serde(default)]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<u32>"))]
    pub players: u32,
    /// The variants; what is left out has its default.
    #[serde(default)]
    #[cfg_attr(feature = "api", ts(type = "Record<string, string | number | boolean>", optional))]
    pub options: Map<String, Value>,
    /// What the host is called: 1 to 24 characters.
    pub name: String,
    /// Who sits where besides the host, who takes the first seat for people. Without it, all seats are for
    /// people.
    #[serde(default)]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<Vec<NewSeat>>"))]
    pub seats: Vec<NewSeat>,
    /// The level of bots that fill open seats or play for people.
    #[serde(default)]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<BotLevel>"))]
    pub level: BotLevel,
    /// Seconds for a decision, 5 to 86,400; without it there is no limit.
    #[serde(default)]
    #[cfg_attr(feature = "api", ts(optional))]
    pub turn_seconds: Option<u32>,
    /// How long bots wait before they act, in milliseconds, at most 10,000.
    #[serde(default = "default_delay")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<u32>"))]
    pub bot_delay_ms: u32,
    /// Whether the table is in the list of open tables.
    #[serde(default)]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<bool>"))]
    pub open: bool,
    /// Whether hints may be asked for.
    #[serde(default)]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<bool>"))]
    pub casual: bool,
    /// Whether strangers may watch.
    #[serde(default = "yes")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<bool>"))]
    pub watch: bool,
    /// Whether nobody new comes in without the host's nod.
    #[serde(default)]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<bool>"))]
    pub locked: bool,
    /// Which of the game's lessons is taught here, from 1; without it, none. The host learns, bots follow the
    /// lesson, and it starts at once. Players, options and seats are the lesson's.
    #[serde(default)]
    #[cfg_attr(feature = "api", ts(optional))]
    pub lesson: Option<u32>,
}

fn default_delay() -> u32 {
    700
}

/// Who is to sit in a seat of a new table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "api", derive(TS, ToSchema))]
pub enum NewSeat {
    /// Somebody who joins.
    Person,
    /// A bot.
    Bot {
        /// How strong.
        #[serde(default)]
        level: BotLevel,
    },
}

/// How strong a bot is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "api", derive(TS, ToSchema))]
pub enum BotLevel {
    /// Plays legally, sees a little.
    Novice,
    /// A good heuristic.
    #[default]
    Casual,
    /// Searches.
    Expert,
    /// Searches long.
    Master,
    /// Searches as long as anybody waits.
    Grandmaster,
}

impl From<BotLevel> for Level {
    fn from(level: BotLevel) -> Level {
        match level {
            BotLevel::Novice => Level::Novice,
            BotLevel::Casual => Level::Casual,
            BotLevel::Expert => Level::Expert,
            BotLevel::Master => Level::Master,
            BotLevel::Grandmaster => Level::Grandmaster,
        }
    }
}

/// Somebody who wants to sit down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "api", derive(TS, ToSchema))]
pub struct Join {
    /// What the player is called: 1 to 24 characters.
    pub name: String,
    /// The wanted seat; without it, the first that is free.
    #[serde(default)]
    #[cfg_attr(feature = "api", ts(optional))]
    pub seat: Option<Seat>,
    /// The pledge of what the player adds to the chance of the deal: 64 hex digits.
    #[serde(default)]
    #[cfg_attr(feature = "api", ts(optional))]
    pub pledge: Option<String>,
    /// Whose program it is that sits down, 1 to 24 characters: everybody sees that it is one. People leave it out.
    #[serde(default)]
    #[cfg_attr(feature = "api", ts(optional))]
    pub author: Option<String>,
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_phrase_has_one_name_on_the_wire_and_on_disk() {
        for phrase in Phrase::ALL {
            assert_eq!((json!(phrase), Phrase::of(phrase.id())), (json!(phrase.id()), Some(phrase)));
        }
        assert_eq!(Phrase::of("insult"), None);
    }
}
