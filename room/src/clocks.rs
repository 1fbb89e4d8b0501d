//! Deadlines: a bot plays for whoever runs out of time, unless no player is there at all.

use engine::{Seat, Seats};

use crate::room::Room;
use crate::step::{Moment, Step};

impl Room {
    /// Until when the seats to act have time, by the steady clock: the first of them to run out.
    pub fn deadline(&self) -> Option<u64> {
        let round = self.round()?;
        round.table.to_act().iter().filter_map(|seat| round.due[seat]).min()
    }

    /// When the first clock of a person runs out, or the time to show a nonce: then the table wants to be [asked again](Room::expire).
    pub fn next_expiry(&self) -> Option<u64> {
        let due = |seat| self.round().and_then(|round| round.due[seat]);
        let turns = self.waited_for().iter().filter_map(due).min();
        turns.into_iter().chain(self.draws_until).min()
    }

    /// The people the table waits for.
    fn waited_for(&self) -> Seats {
        let Some(round) = self.round() else { return Seats::NONE };
        let people = self.people();
        round.table.to_act().iter().filter(|&seat| people.contains(seat)).collect()
    }

    /// Starts the clocks of those whose turn begins: who was not to act before, and the actor who acts again.
    pub(crate) fn start_clocks(&mut self, before: Seats, actor: Option<Seat>, now: u64) {
        let Some(limit) = self.meta().config.turn_seconds else { return };
        let Some(round) = &mut self.round else { return };
        let to_act = round.table.to_act();
        for seat in round.table.seats().iter() {
            if !to_act.contains(seat) {
                round.due[seat] = None;
            } else if actor == Some(seat) || !before.contains(seat) || round.due[seat].is_none() {
                round.due[seat] = Some(now + u64::from(limit) * 1000);
            }
        }
    }

    /// Starts the clocks of those to act, where they stand still: nobody loses time while nobody is there.
    pub(crate) fn resume_clocks(&mut self, now: u64) {
        self.wait_for_nonces(now);
        self.start_clocks(self.seats(), None, now);
    }

    /// Lets bots play for those whose time is over; if no player is there at all, the clocks stand still
    /// instead.
    pub fn expire(&mut self, at: Moment) -> Step {
        if self.draws_until.is_some_and(|until| until <= at.steady) {
            return self.call_off();
        }
        let Some(round) = &mut self.round else { return Step { wake: true, ..Step::default() } };
        let due = round.due;
        let is_late = |&seat: &Seat| due[seat].is_some_and(|due| due <= at.steady);
        let late: Seats = self.waited_for().iter().filter(is_late).collect();
        let mut step = Step { wake: true, ..Step::default() };
        for seat in late.iter() {
            if at.present.is_empty() {
                self.stop_clock(seat);
            } else if let Ok(replaced) = self.set_stand_in(seat, true, at) {
                step = step.and(replaced);
            }
        }
        step
    }

    fn stop_clock(&mut self, seat: Seat) {
        if let Some(round) = &mut self.round {
            round.due[seat] = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::asks::{Ask, BotLevel};
    use crate::testing::{A, B, any_action, at, created, playing, with};

    /// A game with ten seconds a turn that began at the hundredth.
    fn timed() -> (Room, Seat) {
        let mut room = created("donburiko", 2, |new| new.turn_seconds = Some(10));
        room.ask(A, Ask::Start, at(100_000)).unwrap();
        let (seat, _) = any_action(&room);
        (room, seat)
    }

    #[test]
    fn a_turn_has_its_time_from_its_beginning() {
        let (mut room, seat) = timed();
        assert_eq!((room.deadline(), room.next_expiry()), (Some(110_000), Some(110_000)));
        let (_, action) = any_action(&room);
        room.play(seat, &action, None, at(103_000)).unwrap();
        assert_eq!(room.deadline(), Some(113_000));
        assert_eq!(playing("donburiko", 2).deadline(), None, "without a limit");
    }

    #[test]
    fn a_clock_on_the_wall_that_is_set_back_stops_no_turn() {
        let (mut room, seat) = timed();
        room.expire(Moment { now: 50_000, ..at(110_000) });
        assert_eq!(room.bot(seat), Some(BotLevel::Casual));
    }

    #[test]
    fn a_bot_plays_for_whoever_runs_out_of_time() {
        let (mut room, seat) = timed();
        let early = room.expire(at(109_999));
        assert_eq!((early.keep.len(), room.bot(seat)), (0, None));
        let step = room.expire(at(110_000));
        assert!(room.bot(seat).is_some() && step.wake);
        assert_eq!(step.keep.len(), 1);
        assert_eq!(room.next_expiry(), None, "nobody else is waited for");
    }

    #[test]
    fn clocks_stand_still_while_no_player_is_there() {
        let (mut room, seat) = timed();
        let step = room.expire(with(Seats::NONE, 110_000));
        assert_eq!((step.keep.len(), room.bot(seat), room.deadline()), (0, None, None));
        let other = if seat == A { B } else { A };
        room.arrive(Some(other), with(other.into(), 200_000));
        assert_eq!(room.deadline(), Some(210_000), "and go on when somebody comes");
    }

    #[test]
    fn a_bot_has_no_clock_that_runs_out() {
        let (mut room, seat) = timed();
        room.ask(seat, Ask::Away, at(105_000)).unwrap();
        assert_eq!(room.next_expiry(), None);
        let step = room.expire(at(120_000));
        assert!(step.keep.is_empty());
    }
}
