//! What the others must agree to: taking an action back, and letting a bot play for somebody who is not there.

use engine::{Eye, Seat, Seats, Seed};

use super::cell::Entered;
use super::play::{Asker, Resumption, rebuilt};
use super::room::{OnTable, Play};
use crate::api::{Proposal, Proposed};
use crate::error::Error;
use crate::store::Chair;

/// How many other worlds are tried to find out whether an action has revealed anything.
const WORLDS: u64 = 64;

impl Entered {
    /// The proposal as everybody may know it.
    pub(crate) fn proposal_info(&self) -> Option<Proposal> {
        let proposal = self.room().proposal?;
        Some(Proposal {
            by: proposal.by,
            what: proposal.what,
            agreed: proposal.agreed.iter().collect(),
            waiting: self.asked(&proposal).iter().filter(|&seat| !proposal.agreed.contains(seat)).collect(),
        })
    }

    /// Who must agree: the other people, and for a take-over only those who are there.
    fn asked(&self, proposal: &OnTable) -> Seats {
        let others = self.room().people().without(proposal.by);
        match proposal.what {
            Proposed::TakeBack => others,
            Proposed::TakeOver { seat } => {
                others.without(seat).iter().filter(|&other| self.inner.audience.has(other)).collect()
            }
        }
    }

    /// Puts a proposal on the table, or carries it out at once if there is nobody to ask.
    pub(crate) async fn propose(&mut self, by: Seat, what: Proposed) -> Result<(), Error> {
        self.game_on()?;
        if self.room().proposal.is_some() {
            return Err(Error::NotNow("another proposal is on the table; answer it first"));
        }
        match what {
            Proposed::TakeBack => drop(self.before_last_action(by)?),
            Proposed::TakeOver { seat } => self.may_be_taken_over(by, seat)?,
        }
        self.inner.room.proposal = Some(OnTable { by, what, agreed: by.into() });
        self.settle_proposal().await
    }

    /// Answers the proposal on the table.
    pub(crate) async fn answer(&mut self, seat: Seat, agree: bool) -> Result<(), Error> {
        let proposal = self.room().proposal.ok_or(Error::NotNow("nothing is proposed just now"))?;
        if agree {
            let agreed = self.inner.room.proposal.as_mut().map(|proposal| &mut proposal.agreed);
            agreed.into_iter().for_each(|agreed| agreed.insert(seat));
            return self.settle_proposal().await;
        }
        // A spectator or the absent have no say; the one who proposed may think better of it.
        if seat == proposal.by || self.asked(&proposal).contains(seat) {
            self.inner.room.proposal = None;
            self.tell_table();
        }
        Ok(())
    }

    /// Carries the proposal out if everybody has agreed; otherwise shows how far it is.
    async fn settle_proposal(&mut self) -> Result<(), Error> {
        let Some(proposal) = self.room().proposal else { return Ok(()) };
        if self.asked(&proposal).iter().any(|seat| !proposal.agreed.contains(seat)) {
            self.tell_table();
            return Ok(());
        }
        self.inner.room.proposal = None;
        match proposal.what {
            Proposed::TakeOver { seat } => self.set_stand_in(seat, true).await,
            Proposed::TakeBack => {
                let (earlier, number) = self.before_last_action(proposal.by)?;
                self.rewrite(earlier, number, Asker::default(), None).await?;
                self.tell_table();
                Ok(())
            }
        }
    }

    fn may_be_taken_over(&self, by: Seat, seat: Seat) -> Result<(), Error> {
        match self.room().chair(seat) {
            Some(Chair::Person { stand_in: false, .. }) if seat != by && !self.inner.audience.has(seat) => {
                Ok(())
            }
            Some(_) => Err(Error::NotNow("a bot takes over only for somebody else who is not there")),
            None => Err(Error::BadSeat),
        }
    }

    /// The game before the seat's last action, and that action's number; refused if anything hidden has been revealed since.
    fn before_last_action(&mut self, seat: Seat) -> Result<(Resumption, u32), Error> {
        let people = self.room().people();
        let play = self.game_on()?;
        let log = play.table.played();
        let at = log.iter().rposition(|entry| entry.seat == seat);
        let at = at.ok_or(Error::NotNow("you have not played anything yet"))?;
        if log[at + 1..].iter().any(|entry| people.contains(entry.seat)) {
            return Err(Error::NotNow("somebody else has played since"));
        }
        let earlier = rebuilt(play, &log[..at])?;
        if reveals(play, &earlier, at) {
            return Err(Error::NotNow("something hidden has been revealed since"));
        }
        Ok((earlier, at as u32 + 1))
    }
}

/// Whether the actions after this place in the log may have told anybody something that was hidden. A shuffle counts. Otherwise
/// each eye's unknown is dealt anew, as it was before, and the actions are played again: what the eye sees in the end must
/// be the same in every such world. Worlds in which the actions are not possible differ in what the actors had, which
/// the actors themselves have shown; but somebody who finds no possible world at all has learned too much.
fn reveals(play: &Play, earlier: &Resumption, at: usize) -> bool {
    let actions = &play.table.played()[at..];
    let actor = actions.first().map(|entry| entry.seat);
    if earlier.table.last().shuffles != play.table.last().shuffles {
        return true;
    }
    Eye::everybody(play.table.seats()).any(|eye| {
        let seen = play.table.scene(eye);
        let mut possible = 0;
        let differs = (0..WORLDS).any(|world| {
            let mut other = earlier.table.fork();
            other.redeal(eye, Seed::from(world));
            let played = actions.iter().all(|entry| other.act(entry.seat, &entry.action).is_ok());
            possible += u64::from(played);
            match (played, eye == Eye::Seat(actor.unwrap_or_default())) {
                (true, _) => other.scene(eye) != seen,
                // To whoever takes back, his own action is always possible: others' actions showed him something.
                (false, its_own) => its_own,
            }
        });
        differs || possible == 0
    })
}
