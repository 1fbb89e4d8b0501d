//! The factory of tables: what was asked for, checked against the game that it is for.

use std::collections::VecDeque;
use std::ops::RangeInclusive;

use engine::{NewGame, Seat, SetupError};
use serde_json::{Map, Value};

use crate::asks::{BotLevel, Manners, NewSeat, NewTable};
use crate::declined::{BadTable, Declined};
use crate::door::Marks;
use crate::info::Phase;
use crate::records::{Chair, Config, Meta, Pending, TableRecord};
use crate::room::{Room, new_deal};
use crate::seating::{Ticket, person};
use crate::secrets::{new_code, new_id};
use crate::step::{Moment, Step};

/// The limits of a turn, in seconds: time to read, and a day.
pub(crate) const TURN_SECONDS: RangeInclusive<u32> = 5..=86_400;
/// The longest delay of a bot, in milliseconds.
pub(crate) const BOT_DELAY_MS: u32 = 10_000;

impl Room {
    /// Makes a table with this number in its store. Whoever makes it is the host and sits in the first seat
    /// for people; a lesson starts at once.
    pub fn create(
        new: NewTable,
        key: i64,
        marks: Marks,
        at: Moment,
    ) -> Result<(Room, Step, Ticket), Declined> {
        let new = match new.lesson {
            Some(number) => guided(new, number)?,
            None => new,
        };
        let (config, mut chairs) = agreed(&new)?;
        let seat = chairs.iter().position(|chair| *chair == Chair::Open).and_then(Seat::new);
        let seat = seat.ok_or(BadTable::NobodyPlays)?;
        let (chair, ticket) = person(seat, &new.name, None, None, marks, at.now)?;
        chairs[seat.index()] = chair;
        let meta = Meta {
            config,
            chairs,
            phase: Phase::Waiting,
            round: 1,
            host: Some(seat),
            first: None,
            deal: new_deal(),
            game: None,
            replay: None,
            series: Vec::new(),
            passes: Vec::new(),
            closed: false,
            shown_out: Vec::new(),
            pending: Pending::default(),
        };
        let (id, code) = (new_id(), new_code());
        let record = TableRecord { key, id, code, listed: false, created: at.now, version: 0, meta };
        let mut room = Room { record, round: None, chat: VecDeque::new(), draws_until: None };
        let step = if new.lesson.is_some() { room.start(seat, at)? } else { room.table_changed() };
        Ok((room, step, ticket))
    }

    /// The host changes what is played, or how it goes at the table.
    pub(crate) fn arrange(
        &mut self,
        host: Seat,
        options: Option<Map<String, Value>>,
        manners: Manners,
    ) -> Result<Step, Declined> {
        self.must_be_host(host)?;
        self.must_be_waiting()?;
        manners.check()?;
        let (players, old) = (self.meta().chairs.len(), &self.meta().config);
        let options = options.unwrap_or_else(|| old.options.clone());
        can_be_played(&old.game, players, &options)?;
        let Manners { level, turn_seconds, bot_delay_ms, open, casual } = manners;
        let config = Config { options, level, turn_seconds, bot_delay_ms, open, casual, ..old.clone() };
        self.meta_mut().config = config;
        Ok(self.table_changed())
    }
}

impl Manners {
    fn check(&self) -> Result<(), BadTable> {
        if self.turn_seconds.is_some_and(|seconds| !TURN_SECONDS.contains(&seconds)) {
            return Err(BadTable::TurnSeconds);
        }
        if self.bot_delay_ms > BOT_DELAY_MS {
            return Err(BadTable::BotDelay);
        }
        Ok(())
    }
}

impl NewTable {
    fn manners(&self) -> Manners {
        let NewTable { level, turn_seconds, bot_delay_ms, open, casual, .. } = *self;
        Manners { level, turn_seconds, bot_delay_ms, open, casual }
    }
}

/// A table for a guided game: its learner, its bots and its options are the lesson's.
fn guided(new: NewTable, number: u32) -> Result<NewTable, Declined> {
    catalog::about(&new.game).ok_or_else(|| SetupError::UnknownGame(new.game.clone()))?;
    let lesson = catalog::lesson(&new.game, number).ok_or(BadTable::NoSuchLesson)?;
    let game = lesson.new_game()?;
    let mut seats = vec![NewSeat::Bot { level: BotLevel::Novice }; game.players];
    seats[lesson.learner.index()] = NewSeat::Person;
    Ok(NewTable {
        players: game.players as u32,
        options: game.options,
        seats,
        turn_seconds: None,
        open: false,
        casual: true,
        locked: false,
        ..new
    })
}

/// Whether the game knows these variants, for so many players.
fn can_be_played(game: &str, players: usize, options: &Map<String, Value>) -> Result<(), SetupError> {
    let asked = NewGame { game: game.into(), players, options: options.clone(), ..NewGame::default() };
    catalog::open(&asked).map(drop)
}

/// What a request for a table means.
fn agreed(new: &NewTable) -> Result<(Config, Vec<Chair>), Declined> {
    let players = new.players as usize;
    can_be_played(&new.game, players, &new.options)?;
    new.manners().check()?;
    if new.seats.len() > players {
        return Err(BadTable::TooManySeats(players).into());
    }
    let chair = |seat: &NewSeat| match seat {
        NewSeat::Person => Chair::Open,
        NewSeat::Bot { level } => Chair::Bot(*level),
    };
    let mut chairs: Vec<Chair> = new.seats.iter().map(chair).collect();
    chairs.resize(players, Chair::Open);
    let config = Config {
        game: new.game.clone(),
        options: new.options.clone(),
        level: new.level,
        turn_seconds: new.turn_seconds,
        bot_delay_ms: new.bot_delay_ms,
        open: new.open,
        casual: new.casual,
        watch: new.watch,
        locked: new.locked,
        lesson: new.lesson,
    };
    Ok((config, chairs))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::asks::Ask;
    use crate::declined::{BadText, NotNow};
    use crate::info::Onlookers;
    use crate::records::Change;
    use crate::step::Tell;
    use crate::testing::{A, B, C, at, waiting};

    fn create(more: Value) -> Result<(Room, Step, Ticket), Declined> {
        let mut new = json!({"game": "donburiko", "players": 2, "name": "Mari"});
        new.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        Room::create(serde_json::from_value(new).unwrap(), 1, Marks::default(), at(5))
    }

    fn refusal(more: Value) -> Declined {
        create(more).err().unwrap()
    }

    #[test]
    fn whoever_makes_a_table_is_its_host_in_the_first_seat_for_people() {
        let (room, step, ticket) =
            create(json!({"seats": [{"kind": "bot"}, {"kind": "person"}], "open": true})).unwrap();
        assert_eq!((ticket.seat, room.meta().host), (B, Some(B)));
        assert_eq!((room.meta().phase, room.record().created), (Phase::Waiting, 5));
        assert_eq!(room.seat_of(&ticket.token), Some(B));
        assert_eq!(step.keep.len(), 1);
        assert!(!room.record().listed, "nobody else fits");
        assert!(create(json!({"open": true})).unwrap().0.record().listed);
    }

    #[test]
    fn a_lesson_has_its_own_players_and_starts_at_once() {
        let (room, step, ticket) =
            create(json!({"lesson": 1, "players": 0, "turn_seconds": 5, "open": true})).unwrap();
        let lesson = catalog::lesson("donburiko", 1).unwrap();
        assert_eq!((ticket.seat, room.meta().phase), (lesson.learner, Phase::Playing));
        assert_eq!(room.meta().chairs.len(), lesson.new_game().unwrap().players);
        assert_eq!((room.meta().config.turn_seconds, room.meta().config.open), (None, false));
        assert_eq!(step.tell, [Tell::Everything]);
        assert_eq!(room.info(A.into(), Onlookers::default()).commitment, "", "its deal is no secret");
    }

    #[test]
    fn the_host_changes_the_manners_before_the_start() {
        let manners = Manners {
            level: BotLevel::Master,
            turn_seconds: Some(30),
            bot_delay_ms: 0,
            open: true,
            casual: true,
        };
        let mut room = waiting("donburiko", 3);
        room.reseat(A, C, Chair::Open).unwrap();
        let arrange = |manners| Ask::Arrange { options: None, manners };
        assert_eq!(room.ask(B, arrange(manners), at(0)), Err(Declined::NotHost));
        let hasty = Manners { turn_seconds: Some(1), ..manners };
        assert_eq!(room.ask(A, arrange(hasty), at(0)), Err(BadTable::TurnSeconds.into()));
        let step = room.ask(A, arrange(manners), at(0)).unwrap();
        assert!(matches!(&step.keep[..], [Change::Table(kept)] if kept.listed) && step.tell == [Tell::Table]);
        let info = room.info(A.into(), Onlookers::default());
        assert_eq!((info.level, info.turn_seconds), (BotLevel::Master, Some(30)));
        assert_eq!((info.bot_delay_ms, info.open, info.casual), (0, true, true));
        room.ask(A, Ask::Start, at(0)).unwrap();
        assert_eq!(room.deadline(), Some(30_000));
        assert_eq!(room.ask(A, arrange(manners), at(0)), Err(NotNow::GameOn.into()));
    }

    #[test]
    fn the_host_changes_the_variants_before_the_start_to_some_that_can_be_played() {
        let mut room = waiting("only-one", 3);
        let about = catalog::about("only-one").unwrap();
        let option = about.options.iter().find(|option| option.values.len() > 1).unwrap();
        let other = option.values.iter().find(|value| **value != option.default).unwrap();
        let other: Value = serde_json::from_str(other).unwrap();
        let arrange = |name: &str, value: &Value| {
            let options = Some([(name.to_owned(), value.clone())].into_iter().collect());
            Ask::Arrange { options, manners: usual() }
        };
        let unknown = room.ask(A, arrange("colour", &other), at(0));
        assert!(matches!(unknown, Err(Declined::Setup(SetupError::BadOption(_)))), "{unknown:?}");
        assert!(room.info(A.into(), Onlookers::default()).options.is_empty());
        room.ask(A, arrange(option.name, &other), at(0)).unwrap();
        assert_eq!(room.info(A.into(), Onlookers::default()).options[option.name], other);
        room.ask(A, Ask::Arrange { options: None, manners: usual() }, at(0)).unwrap();
        assert_eq!(room.info(A.into(), Onlookers::default()).options[option.name], other, "left as they are");
    }

    fn usual() -> Manners {
        let level = BotLevel::Casual;
        Manners { level, turn_seconds: None, bot_delay_ms: 0, open: false, casual: false }
    }

    #[test]
    fn no_table_is_made_that_cannot_be_played_at() {
        assert_eq!(refusal(json!({"game": "chess"})), SetupError::UnknownGame("chess".into()).into());
        let unknown = refusal(json!({"game": "chess", "lesson": 1}));
        assert_eq!(unknown, SetupError::UnknownGame("chess".into()).into());
        for number in [0, 99] {
            assert_eq!(refusal(json!({"lesson": number})), BadTable::NoSuchLesson.into());
        }
        assert!(matches!(
            refusal(json!({"players": 9})),
            Declined::Setup(SetupError::WrongPlayers { asked: 9, .. })
        ));
        let option = refusal(json!({"options": {"colour": 1}}));
        assert!(matches!(option, Declined::Setup(SetupError::BadOption(_))), "{option}");
        assert_eq!(refusal(json!({"turn_seconds": 4})), BadTable::TurnSeconds.into());
        assert_eq!(refusal(json!({"turn_seconds": 86_401})), BadTable::TurnSeconds.into());
        assert_eq!(refusal(json!({"bot_delay_ms": 10_001})), BadTable::BotDelay.into());
        let bot = json!({"kind": "bot"});
        assert_eq!(refusal(json!({"seats": [bot, bot, bot]})), BadTable::TooManySeats(2).into());
        assert_eq!(refusal(json!({"seats": [bot, bot]})), BadTable::NobodyPlays.into());
        assert_eq!(refusal(json!({"name": "x".repeat(25)})), BadText::Name.into());
    }
}
