//! The state machine of a table: who sits at it, what is played, what is proposed.

use std::collections::VecDeque;

use catalog::AnyTable;
use engine::{Deal, Eye, Fair, Nonce, PerSeat, PlayError, Seat, Seats, Seed, SetupError};

use crate::asks::{Ask, BotLevel};
use crate::declined::Declined;
use crate::info::{ChatLine, Phase};
use crate::records::{Chair, Change, GameRecord, Meta, TableRecord};
use crate::secrets::{hex, random};
use crate::step::{Moment, Step, Tell};
use crate::turns::Turns;

/// A table as people sit at it: a plain value without a lock, a socket, a clock or a disk.
pub struct Room {
    pub(crate) record: TableRecord,
    /// The game that is on, or has just ended.
    pub(crate) round: Option<Round>,
    pub(crate) chat: VecDeque<ChatLine>,
    /// Until when nonces are waited for, by the steady clock.
    pub(crate) draws_until: Option<u64>,
}

/// One game at a table, on or just over.
pub struct Round {
    pub(crate) record: GameRecord,
    pub(crate) table: AnyTable,
    pub(crate) turns: Turns,
    /// How many actions had been played when a state was last kept beside the log.
    pub(crate) kept: u32,
    /// Whether the game goes on from a kept state because the rules have changed: then its log cannot be
    /// rewritten.
    pub(crate) adopted: bool,
    /// Until when each seat has time for its present turn, by the steady clock.
    pub(crate) due: PerSeat<Option<u64>>,
}

impl Round {
    /// A game from its beginning.
    pub fn begin(record: GameRecord) -> Result<Round, SetupError> {
        let table = record.open()?;
        let (turns, due) = (Turns::default(), PerSeat::default());
        Ok(Round { record, table, turns, kept: 0, adopted: false, due })
    }

    /// The game itself.
    pub fn table(&self) -> &AnyTable {
        &self.table
    }

    /// Its number in the store.
    pub fn key(&self) -> i64 {
        self.record.key
    }

    /// How many actions have been played.
    pub fn number(&self) -> u32 {
        self.table.actions_played() as u32
    }

    /// The sealed choice of whoever has this eye, if it can still be changed.
    pub fn sealed(&self, eye: Eye) -> Option<String> {
        let Eye::Seat(seat) = eye else { return None };
        let number = self.turns.sealed(seat)?;
        self.table.played().get(number as usize - 1).map(|played| played.action.clone())
    }

    /// Makes an action happen, and takes note of whose turn it is then. On an error nothing has changed.
    pub fn play(&mut self, seat: Seat, action: &str) -> Result<(), PlayError> {
        let before = self.table.to_act();
        self.table.play(seat, action)?;
        self.turns.note(seat, self.number(), before, self.table.to_act());
        Ok(())
    }

    /// The same game in another world: what this eye cannot know is dealt anew.
    #[must_use]
    pub fn redealt(&self, eye: Eye, seed: Seed) -> Round {
        let mut table = self.table.fork();
        table.redeal(eye, seed);
        Round { record: self.record.clone(), table, ..*self }
    }
}

impl Room {
    /// Does what a seat asks, or declines it and is as it was.
    pub fn ask(&mut self, seat: Seat, ask: Ask, at: Moment) -> Result<Step, Declined> {
        self.must_be_open()?;
        if !self.chair(seat).is_some_and(Chair::is_person) {
            return Err(Declined::NotSeated);
        }
        match ask {
            Ask::Play { action, number } => self.play(seat, &action, Some(number), at),
            Ask::Reseal { action } => self.reseal(seat, &action, at),
            Ask::Pledge { pledge } => self.take_pledge(seat, &pledge),
            Ask::Nonce { nonce } => self.show_nonce(seat, nonce, at),
            Ask::Chat { text } => self.say(seat, &text, at),
            Ask::Phrase { phrase } => Ok(self.say_phrase(seat, phrase, at)),
            Ask::Rename { name } => self.rename(seat, &name),
            Ask::Arrange { options, manners } => self.arrange(seat, options, manners),
            Ask::Start => self.start(seat, at),
            Ask::Leave => self.leave(seat),
            Ask::Fill { seat: other, level } => self.reseat(seat, other, Chair::Bot(level)),
            Ask::Open { seat: other } => self.reseat(seat, other, Chair::Open),
            Ask::Door { watch, locked } => self.set_door(seat, watch, locked),
            Ask::LetIn { knock, agree } => self.let_in(seat, knock, agree),
            Ask::ShowOut { seat: other } => self.show_out(seat, other),
            Ask::Rematch => self.rematch(seat, at),
            Ask::Propose(what) => self.propose(seat, what, at),
            Ask::Answer { agree } => self.answer(seat, agree, at),
            Ask::Away => self.set_stand_in(seat, true, at),
            Ask::Back => self.set_stand_in(seat, false, at),
            Ask::Hint => self.hint(seat),
            Ask::Hello { .. } => Err(Declined::HelloAgain),
        }
    }

    /// The table as it is kept.
    pub fn record(&self) -> &TableRecord {
        &self.record
    }

    /// The game that is on, or has just ended.
    pub fn round(&self) -> Option<&Round> {
        self.round.as_ref()
    }

    /// Who sits at it and what was agreed.
    pub fn meta(&self) -> &Meta {
        &self.record.meta
    }

    pub(crate) fn meta_mut(&mut self) -> &mut Meta {
        &mut self.record.meta
    }

    /// Every seat of the table.
    pub fn seats(&self) -> Seats {
        Seats::first(self.meta().chairs.len())
    }

    /// How many actions have been played; none before the start.
    pub fn number(&self) -> u32 {
        self.round().map_or(0, Round::number)
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
    pub fn people(&self) -> Seats {
        let person = |chair: &Chair| matches!(chair, Chair::Person { stand_in: false, .. });
        self.seats().iter().filter(|&seat| self.chair(seat).is_some_and(person)).collect()
    }

    /// Who sits where, as it is to be kept. A table is listed while it waits for people.
    pub(crate) fn kept_table(&mut self) -> Change {
        let waits = self.meta().phase == Phase::Waiting && self.meta().chairs.contains(&Chair::Open);
        self.record.listed = self.meta().config.open && waits && !self.meta().closed;
        Change::Table(Box::new(self.record.clone()))
    }

    /// Who sits where has changed: that is kept, and told to everybody.
    pub(crate) fn table_changed(&mut self) -> Step {
        Step { keep: vec![self.kept_table()], ..Step::tell(Tell::Table) }
    }

    pub(crate) fn nonces(&self) -> Vec<Option<Nonce>> {
        let nonce = |chair: &Chair| match chair {
            Chair::Person { nonce, .. } => nonce.clone(),
            Chair::Open | Chair::Bot(_) => None,
        };
        self.meta().chairs.iter().map(nonce).collect()
    }

    pub(crate) fn deal(&self) -> Option<Deal> {
        deal(&self.meta().deal)
    }

    /// The deal, where a fair one is promised: a lesson's cards are no secret.
    pub(crate) fn promised_deal(&self) -> Option<Deal> {
        self.deal().filter(|_| self.meta().config.lesson.is_none())
    }
}

impl Chair {
    pub(crate) fn is_program(&self) -> bool {
        matches!(self, Chair::Person { author: Some(_), .. })
    }

    pub(crate) fn is_person(&self) -> bool {
        matches!(self, Chair::Person { .. })
    }
}

/// The server's part of a deal as it is kept.
pub(crate) fn deal((salt, secret): &(String, String)) -> Option<Deal> {
    let (salt, secret) = (salt.clone(), secret.clone());
    Fair { commitment: String::new(), salt, secret, nonces: Vec::new() }.deal()
}

/// A fresh salt and a fresh secret.
pub(crate) fn new_deal() -> (String, String) {
    (hex(&random::<32>()), hex(&random::<32>()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{A, B, C, at, playing, waiting};

    #[test]
    fn only_people_ask() {
        let mut room = waiting("donburiko", 3);
        room.reseat(A, B, Chair::Bot(BotLevel::Casual)).unwrap();
        room.reseat(A, C, Chair::Open).unwrap();
        for seat in [B, C, Seat::ALL[5]] {
            let asked = room.ask(seat, Ask::Chat { text: "hello".into() }, at(0));
            assert_eq!(asked, Err(Declined::NotSeated), "{seat:?}");
        }
    }

    #[test]
    fn nobody_introduces_themselves_twice() {
        let mut room = playing("donburiko", 2);
        let hello = Ask::Hello { token: None, screen: false, knock: None };
        assert_eq!(room.ask(A, hello, at(0)), Err(Declined::HelloAgain));
    }
}
