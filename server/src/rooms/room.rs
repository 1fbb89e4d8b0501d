//! A table in memory.

use std::collections::VecDeque;

use catalog::Seated;
use engine::{Deal, Fair, Lesson, Nonce, PerSeat, Seat, Seats};

use super::turns::Turns;
use crate::api::{BotLevel, ChatLine, Listed, Phase, Proposed, SeatInfo, SeatKind};
use crate::secrets::{hex, random};
use crate::store::{Chair, GameRecord, Meta, Stage, TableRecord};

/// How many lines of chat a table shows.
pub(crate) const CHAT_LINES: usize = 50;

/// A table in memory.
pub(crate) struct Room {
    pub(crate) record: TableRecord,
    /// The game that is on, or has just ended.
    pub(crate) play: Option<Play>,
    pub(crate) chat: VecDeque<ChatLine>,
    pub(crate) proposal: Option<OnTable>,
}

/// A proposal that is on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OnTable {
    pub(crate) by: Seat,
    pub(crate) what: Proposed,
    pub(crate) agreed: Seats,
}

/// What a bot is to do now.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Cue {
    /// What it likes.
    Think,
    /// What the lesson says.
    Play(String),
    /// Nothing yet: where several choose at once, the lesson has an order all the same, so that it knows where it stands.
    Wait,
}

/// A game in memory.
pub(crate) struct Play {
    pub(crate) record: GameRecord,
    pub(crate) table: Seated,
    pub(crate) turns: Turns,
    /// How many actions had been played when a state was last kept beside the log.
    pub(crate) kept: u32,
    /// Whether the game goes on from a kept state because the rules have changed: then its log cannot be rewritten.
    pub(crate) adopted: bool,
    /// Until when each seat has time for its present turn.
    pub(crate) due: PerSeat<Option<u64>>,
}

impl Play {
    /// How many actions have been played.
    pub(crate) fn number(&self) -> u32 {
        self.table.actions_played() as u32
    }

    /// The seat's sealed choice, if it can still be changed.
    pub(crate) fn sealed(&self, seat: Seat) -> Option<String> {
        let number = self.turns.sealed(seat)?;
        self.table.played().get(number as usize - 1).map(|played| played.action.clone())
    }
}

impl Room {
    pub(crate) fn meta(&self) -> &Meta {
        &self.record.meta
    }

    pub(crate) fn meta_mut(&mut self) -> &mut Meta {
        &mut self.record.meta
    }

    pub(crate) fn seats(&self) -> Seats {
        Seats::first(self.meta().chairs.len())
    }

    pub(crate) fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.meta().chairs.get(seat.index())
    }

    /// The level of the bot that plays in this seat just now, if one does.
    pub(crate) fn bot(&self, seat: Seat) -> Option<BotLevel> {
        match self.chair(seat)? {
            Chair::Bot(level) => Some(*level),
            Chair::Person { stand_in: true, .. } => Some(self.meta().config.level),
            Chair::Person { .. } | Chair::Open => None,
        }
    }

    /// The people who play themselves just now.
    pub(crate) fn people(&self) -> Seats {
        let person = |chair: &Chair| matches!(chair, Chair::Person { stand_in: false, .. });
        self.seats().iter().filter(|&seat| self.chair(seat).is_some_and(person)).collect()
    }

    /// The record as it is to be kept; a table is listed while it waits for people.
    pub(crate) fn kept(&mut self) -> Box<TableRecord> {
        let waits = self.meta().stage == Stage::Waiting && self.meta().chairs.contains(&Chair::Open);
        self.record.listed = self.meta().config.open && waits;
        Box::new(self.record.clone())
    }

    pub(crate) fn nonces(&self) -> Vec<Option<Nonce>> {
        let nonce = |chair: &Chair| match chair {
            Chair::Person { nonce, .. } => nonce.clone(),
            _ => None,
        };
        self.meta().chairs.iter().map(nonce).collect()
    }

    pub(crate) fn deal(&self) -> Option<Deal> {
        deal(&self.meta().deal)
    }

    /// The deal, where a fair one is promised: a lesson's cards are no secret.
    pub(crate) fn promised(&self) -> Option<Deal> {
        self.deal().filter(|_| !self.meta().config.lesson)
    }

    /// What the lesson at this table wants of the bot in this seat, as long as everybody keeps to its script.
    pub(crate) fn cue(&self, seat: Seat) -> Cue {
        let config = &self.meta().config;
        let lesson = if config.lesson { lesson(&config.game) } else { None };
        let next = lesson.as_ref().zip(self.play.as_ref());
        match next.and_then(|(lesson, play)| lesson.next_play(play.table.played())) {
            Some((next, action)) if next == seat => Cue::Play(action.to_owned()),
            Some(_) => Cue::Wait,
            None => Cue::Think,
        }
    }
}

/// A game's guided first game.
pub(crate) fn lesson(game: &str) -> Option<Lesson> {
    Lesson::read(catalog::about(game)?.lesson).ok()
}

/// The server's part of a deal as it is kept.
pub(crate) fn deal((salt, secret): &(String, String)) -> Option<Deal> {
    let kept =
        Fair { commitment: String::new(), salt: salt.clone(), secret: secret.clone(), nonces: Vec::new() };
    kept.deal()
}

/// A fresh salt and a fresh secret.
pub(crate) fn new_deal() -> (String, String) {
    (hex(&random::<32>()), hex(&random::<32>()))
}

pub(crate) fn phase(stage: Stage) -> Phase {
    match stage {
        Stage::Waiting => Phase::Waiting,
        Stage::Playing => Phase::Playing,
        Stage::Over => Phase::Over,
    }
}

/// A seat as everybody may know it.
pub(crate) fn seat_info(seat: Seat, chair: &Chair, connected: bool) -> SeatInfo {
    let (kind, name, level, present, stand_in) = match chair {
        Chair::Open => (SeatKind::Open, None, None, false, false),
        Chair::Bot(level) => (SeatKind::Bot, None, Some(*level), true, false),
        Chair::Person { name, stand_in, .. } => {
            (SeatKind::Person, Some(name.clone()), None, connected, *stand_in)
        }
    };
    SeatInfo { seat, kind, name, level, present, stand_in }
}

/// A table as lists have it.
pub(crate) fn listed(record: &TableRecord, seat: Option<Seat>) -> Listed {
    let name = |chair: &Chair| match chair {
        Chair::Person { name, .. } => Some(name.clone()),
        _ => None,
    };
    let meta = &record.meta;
    Listed {
        id: record.id.clone(),
        code: record.code.clone(),
        game: meta.config.game.clone(),
        phase: phase(meta.stage),
        names: meta.chairs.iter().map(name).collect(),
        free: meta.chairs.iter().filter(|chair| **chair == Chair::Open).count() as u32,
        created: record.created,
        seat,
        replay: seat.and(meta.replay.clone()),
    }
}
