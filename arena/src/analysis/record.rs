//! A record, played again move by move.

use bots::{Budget, Machine};
use catalog::Seated;
use engine::{Played, Replay, ReplayError, Seats, SetupError};

use super::Decision;

/// What there is in a record.
pub(super) struct Record {
    /// The numbers, from 1, of the moves whose players had a choice.
    pub(super) choices: Vec<usize>,
    pub(super) reproduced: usize,
    pub(super) difference: Option<ReplayError>,
    pub(super) winners: Option<Seats>,
}

impl Record {
    /// Plays the record as far as today's rules follow it. Another version of the rules is no reason not to try.
    pub(super) fn read(replay: &Replay) -> Result<Record, SetupError> {
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

/// A walk along a record.
pub(super) struct Walk<'a> {
    replay: &'a Replay,
    table: Seated,
}

impl<'a> Walk<'a> {
    pub(super) fn start(replay: &'a Replay) -> Result<Walk<'a>, SetupError> {
        Ok(Walk { replay, table: catalog::open(&replay.new_game())? })
    }

    /// Goes on to the position before the move with this number.
    pub(super) fn go_before(&mut self, number: usize) -> Result<(), ReplayError> {
        let played = self.table.actions_played();
        (played + 1..number).try_for_each(|number| self.replay.play_action(&mut *self.table, number))
    }

    /// What the master thinks of the move that follows.
    pub(super) fn judge(&self, budget: Budget) -> Option<Decision> {
        let number = self.table.actions_played() + 1;
        let Played { seat, action, .. } = self.replay.actions.get(number - 1)?;
        let thoughts = self.table.compare(*seat, action, budget, Machine::here())?;
        Decision::of(number, *seat, action, self.table.seats().len(), &thoughts)
    }

    /// The table where the walk has come to.
    pub(super) fn into_table(self) -> Seated {
        self.table
    }
}
