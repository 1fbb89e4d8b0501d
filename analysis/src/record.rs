//! A record, played again move by move.

use std::borrow::Borrow;

use bots::{Budget, Machine};
use catalog::AnyTable;
use engine::{Match, Played, Replay, ReplayError, Seats, SetupError};

use crate::Decision;

/// What there is in a record.
pub(crate) struct Record {
    /// The numbers, from 1, of the moves whose players had a choice.
    pub(crate) choices: Vec<usize>,
    pub(crate) reproduced: usize,
    pub(crate) difference: Option<ReplayError>,
    pub(crate) winners: Option<Seats>,
}

impl Record {
    /// Plays the record as far as today's rules follow it. Another version of the rules is no reason not to
    /// try.
    pub(crate) fn read(replay: &Replay) -> Result<Record, SetupError> {
        let mut table = catalog::open(&replay.new_game())?;
        let mut choices = Vec::new();
        for (place, played) in replay.actions.iter().enumerate() {
            let (number, options) = (place + 1, table.legal(played.seat).len());
            if let Err(difference) = replay.play_action(&mut *table, number) {
                // Where it went another way than it does today, nobody can say what was right.
                return Ok(Record {
                    choices,
                    reproduced: place,
                    difference: Some(difference),
                    winners: None,
                });
            }
            if options > 1 {
                choices.push(number);
            }
        }
        let winners = table.to_act().is_empty().then(|| table.standing().winners);
        Ok(Record { choices, reproduced: replay.actions.len(), difference: None, winners })
    }
}

/// A walk along a record, never back: the game is played once, however many of its positions are looked at.
/// With a record of its own it can be handed from one piece of work to the next.
pub struct Walk<R> {
    replay: R,
    table: AnyTable,
}

impl<R: Borrow<Replay>> Walk<R> {
    /// A walk that begins at the deal.
    pub fn start(replay: R) -> Result<Walk<R>, SetupError> {
        let table = catalog::open(&replay.borrow().new_game())?;
        Ok(Walk { replay, table })
    }

    /// The table where the walk has come to.
    pub fn table(&self) -> &dyn Match {
        &*self.table
    }

    /// Goes on to the position before the move with this number.
    pub(crate) fn go_before(&mut self, number: usize) -> Result<(), ReplayError> {
        let played = self.table.actions_played();
        (played + 1..number).try_for_each(|number| self.replay.borrow().play_action(&mut *self.table, number))
    }

    /// What the master thinks of the move that follows.
    pub(crate) fn judge(&self, budget: Budget) -> Option<Decision> {
        let number = self.table.actions_played() + 1;
        let Played { seat, action, .. } = self.replay.borrow().actions.get(number - 1)?;
        let thoughts = self.table.compare(*seat, action, budget, Machine::here())?;
        let reason = self.table.explain(*seat, &thoughts, action);
        Decision::of(number, *seat, action, self.table.seats().len(), &thoughts, reason)
    }
}
