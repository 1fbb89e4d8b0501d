//! Fixtures: tables for tests, the same in every run.

use std::sync::atomic::{AtomicI64, Ordering};

use engine::{Seat, Seats};
use serde_json::Map;

use crate::asks::{Ask, BotLevel, Join, NewTable};
use crate::door::{Caller, Marks};
use crate::info::Phase;
use crate::room::Room;
use crate::step::{Moment, Step};

pub(crate) const A: Seat = Seat::ALL[0];
pub(crate) const B: Seat = Seat::ALL[1];
pub(crate) const C: Seat = Seat::ALL[2];

static GAMES: AtomicI64 = AtomicI64::new(1);

/// A moment at which everybody is there.
pub(crate) fn at(now: u64) -> Moment {
    with(Seats::first(engine::MAX_SEATS), now)
}

/// A moment at which these are there.
pub(crate) fn with(present: Seats, now: u64) -> Moment {
    Moment { now, steady: now, present, new_game: Some(GAMES.fetch_add(1, Ordering::Relaxed)) }
}

/// A table of people, made to order. The cards are always the same.
pub(crate) fn created(game: &str, players: usize, order: impl FnOnce(&mut NewTable)) -> Room {
    let mut new = NewTable {
        game: game.into(),
        players: players as u32,
        options: Map::new(),
        name: "Host".into(),
        seats: Vec::new(),
        level: BotLevel::Casual,
        turn_seconds: None,
        bot_delay_ms: 0,
        open: false,
        casual: false,
        watch: true,
        locked: false,
        lesson: None,
    };
    order(&mut new);
    let (mut room, _, _) = Room::create(new, 1, Marks::default(), at(0)).unwrap();
    room.record.meta.deal = ("00".repeat(32), "11".repeat(32));
    for number in 1..players {
        let guest = Join { name: format!("Guest {number}"), seat: None, pledge: None, author: None };
        // Where bots sit there is no room for as many people.
        if room.join(guest, &Caller::default(), at(0)).is_err() {
            break;
        }
    }
    room
}

/// A table of people before the start.
pub(crate) fn waiting(game: &str, players: usize) -> Room {
    created(game, players, |_| {})
}

/// A table of people at the start.
pub(crate) fn playing(game: &str, players: usize) -> Room {
    let mut room = waiting(game, players);
    room.ask(A, Ask::Start, at(0)).unwrap();
    room
}

/// A table of people after the end.
pub(crate) fn over(game: &str, players: usize) -> Room {
    let mut room = playing(game, players);
    play_to_the_end(&mut room);
    room
}

/// Something that can be played.
pub(crate) fn any_action(room: &Room) -> (Seat, String) {
    let table = room.round().unwrap().table();
    let seat = table.to_act().iter().next().unwrap();
    (seat, table.legal(seat)[0].clone())
}

/// Plays on; what came of the last action.
pub(crate) fn play_to_the_end(room: &mut Room) -> Step {
    loop {
        let (seat, action) = any_action(room);
        let step = room.play(seat, &action, None, at(0)).unwrap();
        if room.meta().phase == Phase::Over {
            return step;
        }
    }
}

/// A table at which several people choose at once, and one of them.
pub(crate) fn choosing_at_once(game: &str, players: usize) -> (Room, Seat) {
    let mut room = playing(game, players);
    while room.round().unwrap().table().to_act().len() < 2 {
        let (seat, action) = any_action(&room);
        room.play(seat, &action, None, at(0)).unwrap();
    }
    let (seat, _) = any_action(&room);
    (room, seat)
}
