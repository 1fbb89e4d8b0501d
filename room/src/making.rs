//! The factory of tables: what was asked for, checked against the game that it is for.

use std::collections::VecDeque;
use std::ops::RangeInclusive;

use engine::{NewGame, Seat, SetupError};

use crate::asks::{BotLevel, NewSeat, NewTable};
use crate::declined::{BadTable, Declined};
use crate::info::Phase;
use crate::records::{Chair, Config, Meta, TableRecord};
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
    pub fn create(new: NewTable, key: i64, at: Moment<'_>) -> Result<(Room, Step, Ticket), Declined> {
        let new = if new.lesson { guided(new)? } else { new };
        let (config, mut chairs) = agreed(&new)?;
        let seat = chairs.iter().position(|chair| *chair == Chair::Open).and_then(Seat::new);
        let seat = seat.ok_or(BadTable::NobodyPlays)?;
        let (chair, ticket) = person(seat, &new.name, None)?;
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
        };
        let (id, code) = (new_id(), new_code());
        let record = TableRecord { key, id, code, listed: false, created: at.now, meta };
        let mut room = Room { record, round: None, chat: VecDeque::new(), proposal: None };
        let step = if new.lesson { room.start(seat, at)? } else { room.table_changed() };
        Ok((room, step, ticket))
    }
}

/// A table for a guided first game: its learner, its bots and its options are the lesson's.
fn guided(new: NewTable) -> Result<NewTable, Declined> {
    let lesson = catalog::lesson(&new.game).ok_or_else(|| SetupError::UnknownGame(new.game.clone()))?;
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
        ..new
    })
}

/// What a request for a table means.
fn agreed(new: &NewTable) -> Result<(Config, Vec<Chair>), Declined> {
    let asked = NewGame {
        game: new.game.clone(),
        players: new.players as usize,
        options: new.options.clone(),
        ..NewGame::default()
    };
    catalog::open(&asked)?;
    if new.turn_seconds.is_some_and(|seconds| !TURN_SECONDS.contains(&seconds)) {
        return Err(BadTable::TurnSeconds.into());
    }
    if new.bot_delay_ms > BOT_DELAY_MS {
        return Err(BadTable::BotDelay.into());
    }
    if new.seats.len() > asked.players {
        return Err(BadTable::TooManySeats(asked.players).into());
    }
    let chair = |seat: &NewSeat| match seat {
        NewSeat::Person => Chair::Open,
        NewSeat::Bot { level } => Chair::Bot(*level),
    };
    let mut chairs: Vec<Chair> = new.seats.iter().map(chair).collect();
    chairs.resize(asked.players, Chair::Open);
    let config = Config {
        game: new.game.clone(),
        options: new.options.clone(),
        level: new.level,
        turn_seconds: new.turn_seconds,
        bot_delay_ms: new.bot_delay_ms,
        open: new.open,
        casual: new.casual,
        lesson: new.lesson,
    };
    Ok((config, chairs))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::declined::BadText;
    use crate::step::Tell;
    use crate::testing::{A, B, at};

    fn create(more: Value) -> Result<(Room, Step, Ticket), Declined> {
        let mut new = json!({"game": "donburiko", "players": 2, "name": "Mari"});
        new.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        Room::create(serde_json::from_value(new).unwrap(), 1, at(5))
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
            create(json!({"lesson": true, "players": 0, "turn_seconds": 5, "open": true})).unwrap();
        let lesson = catalog::lesson("donburiko").unwrap();
        assert_eq!((ticket.seat, room.meta().phase), (lesson.learner, Phase::Playing));
        assert_eq!(room.meta().chairs.len(), lesson.new_game().unwrap().players);
        assert_eq!((room.meta().config.turn_seconds, room.meta().config.open), (None, false));
        assert_eq!(step.tell, [Tell::Everything]);
        assert_eq!(room.info(A.into(), 0).commitment, "", "its deal is no secret");
    }

    #[test]
    fn no_table_is_made_that_cannot_be_played_at() {
        assert_eq!(refusal(json!({"game": "chess"})), SetupError::UnknownGame("chess".into()).into());
        let unknown = refusal(json!({"game": "chess", "lesson": true}));
        assert_eq!(unknown, SetupError::UnknownGame("chess".into()).into());
        assert!(matches!(refusal(json!({"players": 9})), Declined::Setup(SetupError::BadPlayers(_))));
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
