//! Consensus: what everybody who is there must agree to, and what becomes of it when somebody goes.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::asks::Proposed;
use crate::declined::{Declined, NotNow};
use crate::info::Proposal;
use crate::records::Chair;
use crate::room::Room;
use crate::step::{Moment, Step, Tell};

/// A proposal that is on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct OpenProposal {
    by: Seat,
    what: Proposed,
    agreed: Seats,
}

impl Room {
    /// The proposal as everybody may know it.
    pub(crate) fn proposal_info(&self, present: Seats) -> Option<Proposal> {
        let proposal = self.meta().pending.proposal?;
        Some(Proposal {
            by: proposal.by,
            what: proposal.what,
            agreed: proposal.agreed.iter().collect(),
            waiting: self.unanswered(&proposal, present).iter().collect(),
        })
    }

    /// Who must agree: the other people who are there. Nobody waits for the absent.
    fn asked(&self, proposal: &OpenProposal, present: Seats) -> Seats {
        let has_a_say =
            |&seat: &Seat| present.contains(seat) && !self.chair(seat).is_some_and(Chair::is_program);
        self.people().without(proposal.by).iter().filter(has_a_say).collect()
    }

    fn unanswered(&self, proposal: &OpenProposal, present: Seats) -> Seats {
        let asked = self.asked(proposal, present);
        asked.iter().filter(|&seat| !proposal.agreed.contains(seat)).collect()
    }

    /// Puts a proposal on the table, or carries it out at once if there is nobody to ask.
    pub(crate) fn propose(&mut self, by: Seat, what: Proposed, at: Moment) -> Result<Step, Declined> {
        self.round_on()?;
        if self.meta().pending.proposal.is_some() {
            return Err(NotNow::ProposalOpen.into());
        }
        match what {
            Proposed::TakeBack => drop(self.before_last_action(by)?),
            Proposed::TakeOver { seat } => self.may_be_taken_over(by, seat, at.present)?,
        }
        self.meta_mut().pending.proposal = Some(OpenProposal { by, what, agreed: by.into() });
        Ok(self.table_changed().and(self.review_proposal(at)))
    }

    /// Answers the proposal on the table.
    pub(crate) fn answer(&mut self, seat: Seat, agree: bool, at: Moment) -> Result<Step, Declined> {
        let proposal = self.meta_mut().pending.proposal.as_mut().ok_or(NotNow::NothingProposed)?;
        if agree {
            proposal.agreed.insert(seat);
            return Ok(self.table_changed().and(self.review_proposal(at)));
        }
        // A bot's seat has no say; the one who proposed may think better of it.
        let proposal = *proposal;
        if seat != proposal.by && !self.asked(&proposal, at.present).contains(seat) {
            return Ok(Step::default());
        }
        self.meta_mut().pending.proposal = None;
        Ok(self.table_changed())
    }

    /// Carries the proposal out if nobody is left to be waited for, and drops it if there is no reason for it
    /// any more; otherwise shows how far it is. Asked whenever somebody answers, comes or goes.
    pub(crate) fn review_proposal(&mut self, at: Moment) -> Step {
        let Some(proposal) = self.meta().pending.proposal else { return Step::default() };
        let still_wanted = match proposal.what {
            Proposed::TakeBack => true,
            Proposed::TakeOver { seat } => self.may_be_taken_over(proposal.by, seat, at.present).is_ok(),
        };
        if still_wanted && !self.unanswered(&proposal, at.present).is_empty() {
            return Step::tell(Tell::Table);
        }
        self.meta_mut().pending.proposal = None;
        let done = match proposal.what {
            _ if !still_wanted => return self.table_changed(),
            Proposed::TakeOver { seat } => self.set_stand_in(seat, true, at),
            Proposed::TakeBack => self.take_back(proposal.by, at),
        };
        // What was possible when it was proposed and is not any more is dropped.
        done.unwrap_or_else(|_| self.table_changed())
    }

    fn may_be_taken_over(&self, by: Seat, seat: Seat, present: Seats) -> Result<(), Declined> {
        match self.chair(seat) {
            Some(Chair::Person { stand_in: false, .. }) if seat != by && !present.contains(seat) => Ok(()),
            Some(_) => Err(NotNow::NotAbsent.into()),
            None => Err(Declined::BadSeat),
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::PlayError;

    use super::*;
    use crate::asks::{Ask, BotLevel};
    use crate::info::Onlookers;
    use crate::testing::{A, B, C, any_action, at, over, playing, waiting, with};

    const TAKE_OVER_C: Ask = Ask::Propose(Proposed::TakeOver { seat: C });
    const YES: Ask = Ask::Answer { agree: true };
    const NO: Ask = Ask::Answer { agree: false };

    /// A and B are there, C is not.
    fn without_c() -> Moment {
        with([A, B].into_iter().collect(), 0)
    }

    fn stands_in(room: &Room, seat: Seat) -> bool {
        matches!(room.chair(seat), Some(Chair::Person { stand_in: true, .. }))
    }

    /// A table for three at which A proposes that a bot plays for C.
    fn proposed() -> Room {
        let mut room = playing("donburiko", 3);
        let step = room.ask(A, TAKE_OVER_C, without_c()).unwrap();
        assert_eq!(step.tell, [Tell::Table]);
        let info = room.info(without_c().present, Onlookers::default()).proposal.unwrap();
        assert_eq!((info.by, info.agreed, info.waiting), (A, vec![A], vec![B]));
        room
    }

    #[test]
    fn what_everybody_agrees_to_happens() {
        let mut room = proposed();
        let step = room.ask(B, YES, without_c()).unwrap();
        assert!(stands_in(&room, C) && room.meta().pending.proposal.is_none() && step.wake);
        assert_eq!((step.keep.len(), step.tell), (1, vec![Tell::Table]));
    }

    #[test]
    fn one_no_of_somebody_who_is_asked_ends_it() {
        let mut room = proposed();
        let step = room.ask(B, NO, without_c()).unwrap();
        assert_eq!((room.meta().pending.proposal, step.tell, step.keep.len()), (None, vec![Tell::Table], 1));
        assert!(!stands_in(&room, C));
    }

    #[test]
    fn whoever_proposed_may_think_better_of_it() {
        let mut room = proposed();
        room.ask(A, NO, without_c()).unwrap();
        assert_eq!(room.meta().pending.proposal, None);
    }

    #[test]
    fn the_no_of_somebody_who_is_not_asked_changes_nothing() {
        let mut room = proposed();
        let step = room.ask(C, NO, without_c()).unwrap();
        assert_eq!(step, Step::default());
        assert!(room.meta().pending.proposal.is_some());
    }

    #[test]
    fn where_nobody_is_left_to_be_asked_it_happens_at_once() {
        let mut room = playing("donburiko", 3);
        room.ask(A, TAKE_OVER_C, with(A.into(), 0)).unwrap();
        assert!(stands_in(&room, C));
    }

    #[test]
    fn a_proposal_does_not_wait_for_somebody_who_has_gone() {
        let mut room = proposed();
        let step = room.depart(with(A.into(), 0));
        assert!(stands_in(&room, C) && room.meta().pending.proposal.is_none() && step.wake);
    }

    #[test]
    fn a_proposal_does_not_wait_for_somebody_for_whom_a_bot_plays() {
        let mut room = proposed();
        let step = room.ask(B, Ask::Away, without_c()).unwrap();
        assert!(stands_in(&room, B) && stands_in(&room, C) && room.meta().pending.proposal.is_none());
        assert_eq!((step.keep.len(), step.tell), (1, vec![Tell::Table]));
    }

    #[test]
    fn a_take_over_is_dropped_when_its_player_comes_back() {
        let mut room = proposed();
        room.arrive(Some(C), at(0));
        assert_eq!(room.meta().pending.proposal, None);
        assert!(!stands_in(&room, C));
    }

    #[test]
    fn a_proposal_is_dropped_by_the_next_action() {
        let mut room = proposed();
        let (seat, action) = any_action(&room);
        let step = room.play(seat, &action, None, without_c()).unwrap();
        assert_eq!(room.meta().pending.proposal, None);
        assert!(step.tell.contains(&Tell::Table));
    }

    #[test]
    fn a_bot_takes_over_only_for_somebody_else_who_is_not_there() {
        let mut room = playing("donburiko", 3);
        let take_over = |seat| Ask::Propose(Proposed::TakeOver { seat });
        assert_eq!(room.ask(A, take_over(B), without_c()), Err(NotNow::NotAbsent.into()), "B is there");
        assert_eq!(room.ask(A, take_over(A), with(B.into(), 0)), Err(NotNow::NotAbsent.into()), "oneself");
        assert_eq!(room.ask(A, take_over(Seat::ALL[3]), at(0)), Err(Declined::BadSeat));
        room.set_stand_in(C, true, at(0)).unwrap();
        assert_eq!(room.ask(A, TAKE_OVER_C, without_c()), Err(NotNow::NotAbsent.into()), "a bot already");
        let mut room = waiting("donburiko", 3);
        room.reseat(A, C, Chair::Bot(BotLevel::Casual)).unwrap();
        room.ask(A, Ask::Start, at(0)).unwrap();
        assert_eq!(room.ask(A, TAKE_OVER_C, without_c()), Err(NotNow::NotAbsent.into()), "a bot's own seat");
    }

    #[test]
    fn there_is_one_proposal_at_a_time_and_only_during_the_game() {
        let mut room = proposed();
        assert_eq!(room.ask(B, TAKE_OVER_C, without_c()), Err(NotNow::ProposalOpen.into()));
        room.ask(B, NO, without_c()).unwrap();
        assert_eq!(room.ask(B, YES, without_c()), Err(NotNow::NothingProposed.into()));
        assert_eq!(room.ask(B, NO, without_c()), Err(NotNow::NothingProposed.into()));
        let mut room = waiting("donburiko", 3);
        assert_eq!(room.ask(A, TAKE_OVER_C, without_c()), Err(NotNow::NotStarted.into()));
        let game_over = PlayError::GameOver;
        assert_eq!(over("donburiko", 3).ask(A, TAKE_OVER_C, without_c()), Err(game_over.into()));
    }

    #[test]
    fn a_take_back_asks_those_who_are_there() {
        let mut room = playing("donburiko", 3);
        let (seat, _) = any_action(&room);
        let legal = room.round().unwrap().table.legal(seat);
        let open = legal.iter().find(|action| action.contains(" up ")).unwrap();
        room.play(seat, open, None, at(0)).unwrap();
        let others = room.seats().without(seat);
        room.ask(seat, Ask::Propose(Proposed::TakeBack), at(0)).unwrap();
        let waiting = |room: &Room| {
            room.info(room.seats(), Onlookers::default()).proposal.map(|proposal| proposal.waiting)
        };
        assert_eq!(waiting(&room), Some(others.iter().collect()));
        for other in others.iter() {
            assert_eq!(room.number(), 1);
            room.ask(other, YES, at(0)).unwrap();
        }
        assert_eq!((room.number(), room.meta().pending.proposal), (0, None));
    }
}
