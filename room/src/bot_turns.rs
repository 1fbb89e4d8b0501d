//! Scheduling of bots: whose turn a bot has to think about, and whether it still is when the bot is done.

use engine::Seat;

use crate::asks::BotLevel;
use crate::info::Phase;
use crate::room::{Room, Round};

/// A turn that a bot is to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotTurn {
    /// The bot's seat.
    pub seat: Seat,
    /// Which game at this table, from 1.
    round: u32,
    /// How many actions had been played when the turn began.
    since: u32,
}

/// What a bot is to do now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cue {
    /// What it likes, as strong as it is.
    Think(BotLevel),
    /// What the lesson says.
    Play(String),
}

impl Room {
    /// The turns that bots have to play now. Where several choose at once a lesson has an order all the same,
    /// so that it knows where it stands: only the next of them plays.
    pub fn bot_turns(&self) -> impl Iterator<Item = BotTurn> {
        let on = self.round().filter(|_| self.meta().phase == Phase::Playing);
        let turns =
            on.into_iter().flat_map(|round| round.table.to_act().iter().map(|seat| self.turn(round, seat)));
        turns.filter(|turn| self.cue(*turn).is_some())
    }

    /// What the bot is to do if this is still its turn.
    pub fn cue(&self, turn: BotTurn) -> Option<Cue> {
        let level = self.bot(turn.seat)?;
        let round = self.round().filter(|_| self.meta().phase == Phase::Playing)?;
        if self.turn(round, turn.seat) != turn || !round.table.to_act().contains(turn.seat) {
            return None;
        }
        match self.lesson().and_then(|lesson| lesson.next_play(round.table.played())) {
            Some((next, action)) => (next == turn.seat).then(|| Cue::Play(action.to_owned())),
            None => Some(Cue::Think(level)),
        }
    }

    fn turn(&self, round: &Round, seat: Seat) -> BotTurn {
        BotTurn { seat, round: self.meta().round, since: round.turns.since(seat) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::asks::Ask;
    use crate::testing::{any_action, at, over, playing};

    #[test]
    fn only_bots_that_are_to_act_have_something_to_do() {
        let mut room = playing("donburiko", 3);
        assert_eq!(room.bot_turns().count(), 0, "people play themselves");
        let (seat, action) = any_action(&room);
        for other in room.seats().iter() {
            room.ask(other, Ask::Away, at(0)).unwrap();
        }
        let turns: Vec<BotTurn> = room.bot_turns().collect();
        assert_eq!(turns.iter().map(|turn| turn.seat).collect::<Vec<_>>(), [seat]);
        assert_eq!(room.cue(turns[0]), Some(Cue::Think(BotLevel::Casual)));
        room.play(seat, &action, None, at(0)).unwrap();
        assert_eq!(room.cue(turns[0]), None, "the turn is over");
        assert_eq!(over("donburiko", 2).bot_turns().count(), 0);
    }

    #[test]
    fn a_bot_gives_way_to_whoever_comes_back() {
        let mut room = playing("donburiko", 2);
        let (seat, _) = any_action(&room);
        room.ask(seat, Ask::Away, at(0)).unwrap();
        let turn = room.bot_turns().next().unwrap();
        room.ask(seat, Ask::Back, at(0)).unwrap();
        assert_eq!(room.cue(turn), None);
    }
}
