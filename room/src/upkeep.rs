//! Moderation and erasure: what whoever runs the house does about a table, and what somebody who sits there can
//! have removed.

use engine::Seat;

use crate::declined::{Declined, NotNow};
use crate::info::Phase;
use crate::records::{Chair, Change, Pending};
use crate::room::Room;
use crate::step::{Moment, Step, Tell};

/// What somebody is called who has no name any more: the same in every language.
fn unnamed(seat: Seat) -> String {
    format!("P{}", seat.index() + 1)
}

impl Room {
    pub(crate) fn must_be_open(&self) -> Result<(), Declined> {
        if self.meta().closed { Err(Declined::Closed) } else { Ok(()) }
    }

    /// Ends all play at this table, and shows everybody out. Finished games are still there.
    pub fn close(&mut self) -> Step {
        let meta = self.meta_mut();
        (meta.closed, meta.phase, meta.game) = (true, Phase::Over, None);
        meta.pending = Pending::default();
        (self.round, self.draws_until) = (None, None);
        let kept = Step { keep: vec![self.kept_table()], ..Step::default() };
        Step { show_out: self.seats(), everybody_goes: true, wake: true, ..kept }
    }

    /// Takes somebody's name away, here and in the games that they have played in this seat.
    pub fn strike_name(&mut self, seat: Seat) -> Result<Step, Declined> {
        let called = unnamed(seat);
        let since = match self.meta_mut().chairs.get_mut(seat.index()) {
            Some(Chair::Person { name, since, .. }) => {
                name.clone_from(&called);
                *since
            }
            _ => return Err(Declined::BadSeat),
        };
        let round = self.round.as_mut().filter(|round| round.record.started >= since);
        if let Some(name) = round.and_then(|round| round.record.setup.names.get_mut(seat.index())) {
            name.clone_from(&called);
        }
        let struck = Change::Unname { table: self.record.key, seat, since, name: called };
        Ok(Step { keep: vec![self.kept_table(), struck], ..Step::tell(Tell::Everything) })
    }

    /// Takes back what was said at this moment.
    pub fn unsay(&mut self, at: u64) -> Result<Step, Declined> {
        if !self.chat.iter().any(|line| line.at == at) {
            return Err(NotNow::NothingSaid.into());
        }
        Ok(self.forget_lines(None, at, at))
    }

    /// Forgets what was said before this moment, if anything was.
    pub fn forget_chat(&mut self, before: u64) -> Step {
        match before.checked_sub(1) {
            Some(last) if self.chat.front().is_some_and(|line| line.at < before) => {
                self.forget_lines(None, 0, last)
            }
            _ => Step::default(),
        }
    }

    fn forget_lines(&mut self, seat: Option<Seat>, from: u64, to: u64) -> Step {
        self.drop_lines(seat, from, to);
        let keep = vec![Change::Unsay { table: self.record.key, seat, from, to }];
        Step { keep, ..Step::tell(Tell::Everything) }
    }

    /// Somebody goes for good, and takes along what was theirs: the name, what they have said, how they fared,
    /// who they are. A bot has their seat in a game that is on.
    pub fn forget(&mut self, seat: Seat, at: Moment) -> Result<Step, Declined> {
        if self.meta().pending.drawing.is_some() {
            return Err(NotNow::Drawing.into());
        }
        let Some(Chair::Person { since, .. }) = self.chair(seat) else { return Err(Declined::NotSeated) };
        let since = *since;
        let unseen = Change::Unvisit { table: self.record.key, seat };
        let struck = self.strike_name(seat)?;
        let unsaid = self.forget_lines(Some(seat), since, u64::MAX);
        let chair = match self.meta().phase {
            Phase::Playing => Chair::Bot(self.meta().config.level),
            Phase::Waiting | Phase::Over => Chair::Open,
        };
        let gone = self.put(seat, chair);
        self.resume_clocks(at.steady);
        let told = Step { keep: vec![unseen], wake: true, ..Step::default() };
        let mut step = struck.and(unsaid).and(gone).and(told).and(self.review_proposal(at));
        step.tell = vec![Tell::Everything];
        Ok(step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::asks::{Ask, Join};
    use crate::door::{Caller, Guest};
    use crate::info::Onlookers;
    use crate::testing::{A, B, C, any_action, at, over, playing, waiting};

    fn names(room: &Room) -> Vec<Option<String>> {
        room.info(A.into(), Onlookers::default()).seats.into_iter().map(|seat| seat.name).collect()
    }

    #[test]
    fn nobody_comes_to_a_closed_table_or_plays_at_it() {
        let mut room = playing("donburiko", 2);
        let step = room.close();
        assert!(step.everybody_goes && step.show_out == room.seats());
        assert_eq!(room.ask(A, Ask::Chat { text: "hello".into() }, at(0)), Err(Declined::Closed));
        assert_eq!(room.receive(&Caller::default()), Err(Declined::Closed));
        let join = Join { name: "Ken".into(), seat: None, pledge: None, author: None };
        assert_eq!(room.join(join, &Caller::default(), at(0)), Err(Declined::Closed));
        assert_eq!((room.bot_turns().count(), room.next_expiry()), (0, None));
    }

    #[test]
    fn a_name_is_struck_at_the_table_and_in_its_games() {
        let mut room = playing("donburiko", 2);
        let step = room.strike_name(B).unwrap();
        assert_eq!(names(&room), [Some("Host".into()), Some("P2".into())]);
        assert_eq!(room.round().unwrap().record.setup.names, ["Host", "P2"]);
        let struck = Change::Unname { table: 1, seat: B, since: 0, name: "P2".into() };
        assert!(step.keep.contains(&struck) && step.tell == [Tell::Everything], "{step:?}");
        assert_eq!(room.strike_name(C), Err(Declined::BadSeat));
    }

    #[test]
    fn a_line_is_unsaid_and_old_ones_are_forgotten() {
        let mut room = waiting("donburiko", 2);
        for (seat, moment) in [(A, 1), (B, 2), (A, 3)] {
            room.say(seat, "words", at(moment)).unwrap();
        }
        let step = room.unsay(2).unwrap();
        assert_eq!(step.keep, [Change::Unsay { table: 1, seat: None, from: 2, to: 2 }]);
        assert_eq!(room.chat().map(|line| line.at).collect::<Vec<_>>(), [1, 3]);
        assert_eq!(room.unsay(2), Err(NotNow::NothingSaid.into()));
        assert_eq!(room.forget_chat(1), Step::default());
        room.forget_chat(3);
        assert_eq!(room.chat().map(|line| line.at).collect::<Vec<_>>(), [3]);
    }

    #[test]
    fn whoever_is_forgotten_leaves_nothing_and_a_bot_plays_on() {
        let mut room = playing("donburiko", 2);
        room.say(A, "mine", at(1)).unwrap();
        room.say(B, "theirs", at(2)).unwrap();
        let (seat, action) = any_action(&room);
        room.play(seat, &action, None, at(2)).unwrap();
        let step = room.forget(B, at(3)).unwrap();
        assert_eq!((step.show_out, step.wake, &step.tell[..]), (B.into(), true, &[Tell::Everything][..]));
        assert_eq!(names(&room), [Some("Host".into()), None]);
        assert_eq!(room.round().unwrap().record.setup.names[1], "P2");
        assert_eq!(room.chat().map(|line| &line.text[..]).collect::<Vec<_>>(), ["mine"]);
        assert!(room.bot(B).is_some());
        let kept = |wanted: fn(&Change) -> bool| step.keep.iter().filter(|change| wanted(change)).count();
        assert_eq!(kept(|change| matches!(change, Change::Table(_))), 1);
        assert_eq!(kept(|change| matches!(change, Change::Unvisit { seat: B, .. })), 1);
        assert_eq!(kept(|change| matches!(change, Change::Unsay { seat: Some(B), .. })), 1);
        assert_eq!(room.forget(B, at(3)), Err(Declined::NotSeated));
    }

    #[test]
    fn whoever_is_forgotten_before_or_after_a_game_leaves_a_free_seat() {
        for mut room in [waiting("donburiko", 2), over("donburiko", 2)] {
            room.forget(A, at(0)).unwrap();
            assert_eq!((room.chair(A), room.meta().host), (Some(&Chair::Open), Some(B)));
            assert_eq!(room.receive(&Caller::default()), Ok(Guest::Stranger));
        }
    }
}
