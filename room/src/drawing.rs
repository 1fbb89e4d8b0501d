//! Commit and reveal: players pledge themselves to a nonce, and show it when everybody has. So nobody chooses
//! theirs by what the others have added, not even somebody who knows the server's secret.

use engine::{Nonce, Seat, Seats};

use crate::declined::{BadText, Declined, NotNow};
use crate::records::Chair;
use crate::room::{Room, new_deal};
use crate::step::{Moment, Step};

/// How long those who are there may take to show what they have pledged, in milliseconds.
const PATIENCE: u64 = 10_000;

/// A pledge as it is compared.
pub(crate) fn pledge(text: &str) -> Result<String, Declined> {
    let proper = text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    if proper { Ok(text.to_ascii_lowercase()) } else { Err(BadText::Pledge.into()) }
}

impl Room {
    /// Somebody pledges themselves to a nonce for the next deal.
    pub(crate) fn take_pledge(&mut self, seat: Seat, text: &str) -> Result<Step, Declined> {
        self.must_be_waiting()?;
        let given = pledge(text)?;
        match self.meta_mut().chairs.get_mut(seat.index()) {
            Some(Chair::Person { pledge, .. }) => *pledge = Some(given),
            _ => return Err(Declined::NotSeated),
        }
        Ok(self.table_changed())
    }

    /// The game is to begin. Those who are there and have pledged a nonce show it first; whoever is not there
    /// adds none, which is settled before anybody shows one.
    pub(crate) fn draw(&mut self, starter: Seat, at: Moment) -> Result<Step, Declined> {
        let mut waited_for = Seats::NONE;
        for (seat, chair) in self.seats().iter().zip(&mut self.record.meta.chairs) {
            let Chair::Person { pledge, nonce, .. } = chair else { continue };
            *nonce = None;
            if !at.present.contains(seat) && seat != starter {
                *pledge = None;
            }
            if pledge.is_some() {
                waited_for.insert(seat);
            }
        }
        if waited_for.is_empty() {
            return self.begin(at);
        }
        self.meta_mut().pending.drawing = Some(waited_for);
        self.wait_for_nonces(at.steady);
        Ok(Step { wake: true, ..self.table_changed() })
    }

    /// Nonces are waited for from now on, if they are and nobody has begun to.
    pub(crate) fn wait_for_nonces(&mut self, now: u64) {
        let until = self.draws_until.unwrap_or(now + PATIENCE);
        self.draws_until = self.meta().pending.drawing.map(|_| until);
    }

    /// Somebody shows what they have pledged. With the last nonce the game begins.
    pub(crate) fn show_nonce(&mut self, seat: Seat, text: String, at: Moment) -> Result<Step, Declined> {
        let shown = Nonce::try_from(text).map_err(BadText::from)?;
        let waited_for = self.meta().pending.drawing.ok_or(NotNow::NothingToShow)?.without(seat);
        match self.meta_mut().chairs.get_mut(seat.index()) {
            Some(Chair::Person { pledge: Some(pledge), nonce, .. }) if shown.pledge() == *pledge => {
                *nonce = Some(shown);
            }
            _ => return Err(BadText::OtherNonce.into()),
        }
        if waited_for.is_empty() {
            return self.begin(at);
        }
        self.meta_mut().pending.drawing = Some(waited_for);
        Ok(self.table_changed())
    }

    /// Somebody has not shown their nonce in time. What the others have shown is of no use any more: all begin
    /// anew, the server with another secret.
    pub(crate) fn call_off(&mut self) -> Step {
        (self.meta_mut().pending.drawing, self.draws_until) = (None, None);
        self.forget_nonces();
        self.meta_mut().deal = new_deal();
        Step { wake: true, ..self.table_changed() }
    }

    pub(crate) fn forget_nonces(&mut self) {
        for chair in &mut self.meta_mut().chairs {
            if let Chair::Person { pledge, nonce, .. } = chair {
                (*pledge, *nonce) = (None, None);
            }
        }
    }

    /// What each seat has pledged.
    pub(crate) fn pledges(&self) -> Vec<Option<String>> {
        let pledge = |chair: &Chair| match chair {
            Chair::Person { pledge, .. } => pledge.clone(),
            Chair::Open | Chair::Bot(_) => None,
        };
        self.meta().chairs.iter().map(pledge).collect()
    }
}

#[cfg(test)]
mod tests {
    use engine::BadNonce;

    use super::*;
    use crate::asks::Ask;
    use crate::info::Onlookers;
    use crate::info::Phase;
    use crate::step::Tell;
    use crate::testing::{A, B, C, at, over, playing, waiting, with};

    const NONCES: [&str; 3] = ["00112233aabbccdd", "1111111111111111", "2222222222222222"];

    fn nonce(seat: Seat) -> Ask {
        Ask::Nonce { nonce: NONCES[seat.index()].into() }
    }

    fn pledge(seat: Seat) -> Ask {
        Ask::Pledge { pledge: Nonce::try_from(NONCES[seat.index()].to_owned()).unwrap().pledge() }
    }

    /// A table for three at which these have pledged a nonce.
    fn pledged(seats: &[Seat]) -> Room {
        let mut room = waiting("donburiko", 3);
        for &seat in seats {
            room.ask(seat, pledge(seat), at(0)).unwrap();
        }
        room
    }

    fn nonces(room: &Room) -> Vec<Option<String>> {
        room.info(A.into(), Onlookers::default()).nonces
    }

    #[test]
    fn the_game_begins_when_all_who_have_pledged_have_shown_their_nonce() {
        let mut room = pledged(&[A, B]);
        assert_eq!(nonces(&room), [None, None, None], "nobody has shown anything");
        let step = room.ask(A, Ask::Start, at(0)).unwrap();
        assert_eq!((step.tell, step.wake), (vec![Tell::Table], true));
        let info = room.info(A.into(), Onlookers::default());
        assert_eq!((info.phase, info.drawing), (Phase::Waiting, true));
        room.ask(B, nonce(B), at(0)).unwrap();
        assert_eq!(room.meta().phase, Phase::Waiting);
        let step = room.ask(A, nonce(A), at(0)).unwrap();
        assert_eq!(step.tell, [Tell::Everything]);
        let added = [Some(NONCES[0].to_owned()), Some(NONCES[1].to_owned()), None];
        assert_eq!((room.meta().phase, nonces(&room)), (Phase::Playing, added.to_vec()));
        assert!(!room.info(A.into(), Onlookers::default()).drawing);
    }

    #[test]
    fn a_nonce_is_what_was_pledged_and_comes_after_all_pledges() {
        let mut room = pledged(&[A, B]);
        assert_eq!(room.ask(A, nonce(A), at(0)), Err(NotNow::NothingToShow.into()), "too early");
        assert_eq!(room.ask(A, Ask::Pledge { pledge: "xyz".into() }, at(0)), Err(BadText::Pledge.into()));
        room.ask(A, Ask::Start, at(0)).unwrap();
        for late in [pledge(B), Ask::Leave, Ask::Rename { name: "Ken".into() }] {
            assert_eq!(room.ask(B, late, at(0)), Err(NotNow::Drawing.into()));
        }
        assert_eq!(room.ask(A, Ask::Start, at(0)), Err(NotNow::Drawing.into()));
        let other = Ask::Nonce { nonce: "ffffffffffffffff".into() };
        assert_eq!(room.ask(B, other, at(0)), Err(BadText::OtherNonce.into()));
        assert_eq!(
            room.ask(B, Ask::Nonce { nonce: "xyz".into() }, at(0)),
            Err(BadText::Nonce(BadNonce).into())
        );
        assert_eq!(room.ask(C, nonce(C), at(0)), Err(BadText::OtherNonce.into()), "C has pledged nothing");
    }

    #[test]
    fn whoever_is_not_there_adds_nothing_which_is_settled_before_anybody_shows_a_nonce() {
        let mut room = pledged(&[A, B]);
        room.ask(A, Ask::Start, with(A.into(), 0)).unwrap();
        assert_eq!(room.info(A.into(), Onlookers::default()).pledges[1], None);
        room.ask(A, nonce(A), with(A.into(), 0)).unwrap();
        assert_eq!(
            (room.meta().phase, nonces(&room)),
            (Phase::Playing, vec![Some(NONCES[0].to_owned()), None, None])
        );
    }

    #[test]
    fn if_somebody_shows_nothing_all_begin_anew() {
        let mut room = pledged(&[A, B]);
        room.ask(A, Ask::Start, at(1_000)).unwrap();
        room.ask(A, nonce(A), at(1_000)).unwrap();
        let commitment = room.info(A.into(), Onlookers::default()).commitment;
        assert_eq!(room.next_expiry(), Some(1_000 + PATIENCE));
        room.expire(at(PATIENCE));
        assert!(room.info(A.into(), Onlookers::default()).drawing, "there is still time");
        room.expire(at(1_000 + PATIENCE));
        let info = room.info(A.into(), Onlookers::default());
        assert!(!info.drawing && info.commitment != commitment);
        assert_eq!((info.pledges, info.nonces), (vec![None; 3], vec![None; 3]));
        room.ask(A, Ask::Start, at(0)).unwrap();
        assert_eq!(room.meta().phase, Phase::Playing);
    }

    #[test]
    fn another_game_needs_other_pledges() {
        let mut room = over("donburiko", 2);
        room.ask(A, Ask::Rematch, at(0)).unwrap();
        room.ask(B, pledge(B), at(0)).unwrap();
        assert_eq!(room.info(A.into(), Onlookers::default()).pledges.iter().flatten().count(), 1);
        assert_eq!(playing("donburiko", 2).ask(B, pledge(B), at(0)), Err(NotNow::GameOn.into()));
    }
}
