//! Event sourcing: a game from its log, or from a checkpoint and what of the log follows it.

use std::collections::VecDeque;

use engine::Played;

use crate::declined::{Declined, NotNow};
use crate::info::ChatLine;
use crate::records::{Change, KeptGame, LastState, TableRecord};
use crate::replays::replay_file;
use crate::room::{Room, Round};

/// A table as the store had it.
pub struct Restored {
    /// The table.
    pub room: Room,
    /// What has to be cut off the kept log, because by today's rules it is not legal any more.
    pub cut: Option<Change>,
}

impl TableRecord {
    /// The number of the game that is on at this table, or was the last: before the next one starts, some
    /// still look at it.
    pub fn present_game(&self) -> Option<i64> {
        self.meta.game
    }
}

impl Room {
    /// A table from what was kept of it: its record, its [present game](TableRecord::present_game), its last
    /// lines of chat.
    pub fn restore(
        record: TableRecord,
        game: Option<KeptGame>,
        chat: Vec<ChatLine>,
    ) -> Result<Restored, Declined> {
        let kept = game.as_ref().map_or(0, |game| game.actions.len() as u32);
        let round = game.map(Round::resume).transpose()?;
        let cut = round.as_ref().filter(|round| round.number() < kept).map(|round| Change::Rewrite {
            game: round.record.key,
            from: round.number() + 1,
            actions: Vec::new(),
        });
        let chat = VecDeque::from(chat);
        let room = Room { record, round, chat, draws_until: None };
        Ok(Restored { room, cut })
    }
}

impl Round {
    /// The same game with another log.
    pub(crate) fn rebuilt(&self, log: &[Played]) -> Result<Round, Declined> {
        if self.adopted {
            return Err(NotNow::OldRules.into());
        }
        let mut round = Round::begin(self.record.clone())?;
        for entry in log {
            round.play(entry.seat, &entry.action)?;
        }
        Ok(round)
    }

    /// A game from its log; if today's rules lead elsewhere, from the state beside it and whatever of the log
    /// follows that.
    pub fn resume(game: KeptGame) -> Result<Round, Declined> {
        let mut round = Round::begin(game.record.clone())?;
        let same_rules = game.record.setup.version == round.table.about().rules_version;
        let replays = game.actions.iter().all(|entry| round.reproduces(entry));
        round.kept = game.state.as_ref().map_or(0, |state| state.number);
        match &game.state {
            _ if replays => Ok(round),
            Some(state) => Round::adopt(&game, state),
            None if same_rules => Err(damaged(&game, "its log is damaged")),
            // The rules have changed and no position was kept: the game goes on as far as its log is legal.
            None => Ok(Round { adopted: true, ..round }),
        }
    }

    pub(crate) fn reproduces(&mut self, entry: &Played) -> bool {
        self.play(entry.seat, &entry.action).is_ok()
            && self.table.played().last().is_some_and(|last| last.hash == entry.hash)
    }

    /// A game that goes on from a kept state: its later actions are played as far as they are legal.
    fn adopt(game: &KeptGame, state: &LastState) -> Result<Round, Declined> {
        let before = game.actions.get(..state.number as usize);
        let before = before.ok_or_else(|| damaged(game, "its log is shorter than its last state"))?;
        let mut round = Round { kept: state.number, adopted: true, ..Round::begin(game.record.clone())? };
        let replay = replay_file(&game.record, before, state.last.clone());
        round.table.adopt(&replay, &state.last).map_err(|error| damaged(game, &error.to_string()))?;
        let later = &game.actions[before.len()..];
        // As far as they are legal by new rules.
        let _ = later.iter().try_for_each(|entry| round.play(entry.seat, &entry.action));
        Ok(round)
    }
}

fn damaged(game: &KeptGame, why: &str) -> Declined {
    Declined::Damaged(format!("game {} cannot be gone on with: {why}", game.record.key))
}

#[cfg(test)]
mod tests {
    use engine::StateHash;

    use super::*;
    use crate::asks::{Ask, Proposed};
    use crate::testing::{any_action, at, playing};

    /// A game of a few actions, as a store would give it back.
    fn kept(state_after: u32) -> (KeptGame, Room) {
        let mut room = playing("donburiko", 3);
        let mut state = None;
        while room.number() < 6 {
            let (seat, action) = any_action(&room);
            room.play(seat, &action, None, at(0)).unwrap();
            if room.number() == state_after {
                let last = room.round().unwrap().table.last();
                state = Some(LastState { number: state_after, last });
            }
        }
        let round = room.round().unwrap();
        let actions = round.table.played().to_vec();
        (KeptGame { record: round.record.clone(), actions, state }, room)
    }

    fn hash(round: &Round) -> StateHash {
        round.table.state_hash()
    }

    #[test]
    fn a_game_goes_on_from_its_log() {
        let (game, room) = kept(0);
        let round = Round::resume(game).unwrap();
        assert!(!round.adopted);
        assert_eq!(hash(&round), hash(room.round().unwrap()));
    }

    #[test]
    fn a_game_of_other_rules_goes_on_from_its_state_and_the_actions_since() {
        let (mut game, room) = kept(4);
        // Rules that have changed lead to another state after the second action.
        game.actions[1].hash.0 ^= 1;
        let round = Round::resume(game).unwrap();
        assert!(round.adopted);
        assert_eq!((round.number(), hash(&round)), (6, hash(room.round().unwrap())));
    }

    #[test]
    fn an_action_that_is_illegal_by_new_rules_is_given_up_and_cut() {
        let (mut game, room) = kept(4);
        game.actions[1].hash.0 ^= 1;
        game.actions[5].action = "take r9".into();
        let key = game.record.key;
        let restored = Room::restore(room.record.clone(), Some(game), Vec::new()).unwrap();
        assert_eq!(restored.room.number(), 5);
        assert_eq!(restored.cut, Some(Change::Rewrite { game: key, from: 6, actions: Vec::new() }));
    }

    #[test]
    fn a_log_that_its_own_rules_contradict_is_damaged() {
        let (mut game, _) = kept(0);
        game.actions[1].hash.0 ^= 1;
        assert!(matches!(Round::resume(game), Err(Declined::Damaged(_))));
        let (mut game, _) = kept(4);
        game.actions.truncate(3);
        game.actions[1].hash.0 ^= 1;
        assert!(matches!(Round::resume(game), Err(Declined::Damaged(_))));
    }

    #[test]
    fn a_log_of_older_rules_without_a_state_goes_on_as_far_as_it_is_legal() {
        let (mut game, _) = kept(0);
        game.record.setup.version += 1;
        game.actions[3].action = "take r9".into();
        let round = Round::resume(game).unwrap();
        assert_eq!((round.number(), round.adopted), (3, true));
    }

    #[test]
    fn nothing_is_taken_back_in_a_game_that_its_rules_cannot_replay() {
        let (mut game, room) = kept(4);
        game.actions[1].hash.0 ^= 1;
        let last = game.actions[5].seat;
        let mut room = Room::restore(room.record.clone(), Some(game), Vec::new()).unwrap().room;
        let asked = room.ask(last, Ask::Propose(Proposed::TakeBack), at(0));
        assert_eq!(asked, Err(NotNow::OldRules.into()));
    }
}
