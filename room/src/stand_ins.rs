//! Presence and failover: who is there, and bots that play for people who are not.

use engine::Seat;

use crate::declined::Declined;
use crate::records::Chair;
use crate::room::Room;
use crate::step::{Moment, Step, Tell};

impl Room {
    /// Lets a bot play for a person, or gives the seat back.
    pub(crate) fn set_stand_in(&mut self, seat: Seat, bot: bool, at: Moment) -> Result<Step, Declined> {
        match self.meta_mut().chairs.get_mut(seat.index()) {
            Some(Chair::Person { stand_in, .. }) if *stand_in != bot => *stand_in = bot,
            Some(Chair::Person { .. }) => return Ok(Step::default()),
            _ => return Err(Declined::NotSeated),
        }
        if !bot && let Some(round) = &mut self.round {
            // Whoever comes back has the whole time for a decision.
            round.due[seat] = None;
        }
        self.resume_clocks(at.steady);
        let changed = Step { wake: true, ..self.table_changed() };
        Ok(changed.and(self.review_proposal(at)))
    }

    /// Somebody has connected: a player has their seat back from a bot, and clocks that stood still go on.
    pub fn arrive(&mut self, seat: Option<Seat>, at: Moment) -> Step {
        let back = seat.map(|seat| self.set_stand_in(seat, false, at));
        self.resume_clocks(at.steady);
        // A seat that nobody can have back from a bot is nobody's to come back to.
        let back = back.and_then(Result::ok).unwrap_or_default();
        Step { wake: true, ..back.and(self.review_proposal(at)).and(Step::tell(Tell::Table)) }
    }

    /// Somebody has gone, and is not waited for any more.
    pub fn depart(&mut self, at: Moment) -> Step {
        self.review_proposal(at).and(Step::tell(Tell::Table))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::asks::{Ask, BotLevel};
    use crate::records::Change;
    use crate::testing::{A, B, at, created, playing, waiting};

    #[test]
    fn a_bot_plays_for_whoever_goes_away_until_they_are_back() {
        let mut room = playing("donburiko", 2);
        let step = room.ask(B, Ask::Away, at(0)).unwrap();
        assert_eq!(room.bot(B), Some(BotLevel::Casual));
        assert!(matches!(&step.keep[..], [Change::Table(_)]) && step.wake);
        assert_eq!(room.ask(B, Ask::Away, at(0)).unwrap(), Step::default(), "once is enough");
        room.ask(B, Ask::Back, at(0)).unwrap();
        assert_eq!(room.bot(B), None);
    }

    #[test]
    fn whoever_connects_has_their_seat_back() {
        let mut room = playing("donburiko", 2);
        room.ask(B, Ask::Away, at(0)).unwrap();
        let step = room.arrive(Some(B), at(0));
        assert_eq!((room.bot(B), step.keep.len(), step.tell), (None, 1, vec![Tell::Table]));
        let step = room.arrive(Some(B), at(0));
        assert_eq!((step.keep.len(), step.tell), (0, vec![Tell::Table]), "the others see who is there");
        assert_eq!(room.arrive(None, at(0)).tell, [Tell::Table]);
    }

    #[test]
    fn bots_and_open_seats_are_nobodys_to_leave() {
        let mut room = waiting("donburiko", 2);
        room.reseat(A, B, Chair::Bot(BotLevel::Casual)).unwrap();
        assert_eq!(room.set_stand_in(B, true, at(0)), Err(Declined::NotSeated));
        room.reseat(A, B, Chair::Open).unwrap();
        assert_eq!(room.set_stand_in(B, false, at(0)), Err(Declined::NotSeated));
        assert_eq!(room.set_stand_in(Seat::ALL[4], true, at(0)), Err(Declined::NotSeated));
    }

    #[test]
    fn whoever_comes_back_has_the_whole_time() {
        let mut room = created("donburiko", 2, |new| new.turn_seconds = Some(10));
        room.ask(A, Ask::Start, at(0)).unwrap();
        let (seat, _) = crate::testing::any_action(&room);
        room.ask(seat, Ask::Away, at(4_000)).unwrap();
        room.ask(seat, Ask::Back, at(9_000)).unwrap();
        assert_eq!(room.deadline(), Some(19_000));
    }
}
