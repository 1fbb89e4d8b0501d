//! Sealed bids: a choice that others cannot see yet may be replaced while they are still choosing.

use catalog::AnyTable;
use engine::{Eye, Played, Seat};

use crate::declined::{Declined, NotNow};
use crate::room::Room;
use crate::step::{Answer, Moment, Step, Tell};
use crate::witness::witness;

impl Room {
    /// Replaces a sealed choice. Nobody else may notice, so the new log must look to everybody else as the
    /// old one did.
    pub(crate) fn reseal(&mut self, seat: Seat, action: &str, at: Moment) -> Result<Step, Declined> {
        let round = self.round_on()?;
        let number = round.turns.sealed(seat).ok_or(NotNow::NothingSealed)?;
        let (before, sealed) = round.table.played().split_at(number as usize - 1);
        let mut resealed = sealed.to_vec();
        resealed[0].action = action.to_owned();
        let rebuilt = round.rebuilt(&[before, &resealed].concat())?;
        if others_notice(&round.rebuilt(before)?.table, sealed, &resealed, seat) {
            return Err(NotNow::OthersWouldNotice.into());
        }
        let keep = self.rewrite(rebuilt, number, at.steady)?;
        let told = Tell::Changed { keep: Some(number - 1), only: Some(seat) };
        Ok(Step { keep, wake: true, answer: Answer::Resealed, ..Step::tell(told) })
    }
}

/// Whether anybody but this seat sees something else, in the end or on the way, if the one actions are played
/// at this table and if the others are.
fn others_notice(table: &AnyTable, sealed: &[Played], resealed: &[Played], seat: Seat) -> bool {
    Eye::everybody(table.seats())
        .filter(|eye| *eye != Eye::Seat(seat))
        .any(|eye| witness(table.fork(), sealed, eye) != witness(table.fork(), resealed, eye))
}

#[cfg(test)]
mod tests {
    use engine::{PlayError, Rng, Seed};

    use super::*;
    use crate::asks::Ask;
    use crate::peep;
    use crate::records::Change;
    use crate::testing::{any_action, at, choosing_at_once, over, playing, waiting};

    fn reseal(action: &str) -> Ask {
        Ask::Reseal { action: action.into() }
    }

    #[test]
    fn a_sealed_choice_is_replaced_and_nobody_else_hears_of_it() {
        let (mut room, seat) = choosing_at_once("grimoire", 3);
        let choices = room.round().unwrap().table.legal(seat);
        room.play(seat, &choices[0], None, at(0)).unwrap();
        let number = room.number();
        let step = room.ask(seat, reseal(&choices[1]), at(0)).unwrap();
        assert_eq!(step.tell, [Tell::Changed { keep: Some(number - 1), only: Some(seat) }]);
        let [Change::Rewrite { from, actions, .. }] = &step.keep[..] else { panic!("{:?}", step.keep) };
        assert_eq!((*from, &actions[0].action), (number, &choices[1]));
        assert_eq!(room.round().unwrap().sealed(Eye::Seat(seat)), Some(choices[1].clone()));
        assert_eq!(step.answer, Answer::Resealed);
    }

    #[test]
    fn what_is_not_sealed_stands() {
        let mut room = playing("donburiko", 2);
        let (seat, action) = any_action(&room);
        assert_eq!(room.ask(seat, reseal(&action), at(0)), Err(NotNow::NothingSealed.into()));
        room.play(seat, &action, None, at(0)).unwrap();
        assert_eq!(room.ask(seat, reseal(&action), at(0)), Err(NotNow::NothingSealed.into()), "it is open");
        let (mut room, seat) = choosing_at_once("grimoire", 2);
        let choices = room.round().unwrap().table.legal(seat);
        room.play(seat, &choices[0], None, at(0)).unwrap();
        let (other, action) = any_action(&room);
        room.play(other, &action, None, at(0)).unwrap();
        assert_eq!(room.ask(seat, reseal(&choices[1]), at(0)), Err(NotNow::NothingSealed.into()), "too late");
    }

    /// Plays at random until somebody has sealed a choice that could have been `other`.
    fn until_sealed_instead_of(room: &mut Room, other: &str) -> (Seat, String) {
        let mut dice = Rng::new(Seed::from(3), 77);
        loop {
            let (seat, _) = any_action(room);
            let legal = room.round().unwrap().table.legal(seat);
            let action = dice.pick(&legal).unwrap().clone();
            room.play(seat, &action, None, at(0)).unwrap();
            let sealed = room.round().unwrap().turns.sealed(seat).is_some();
            if sealed && action != other && legal.iter().any(|legal| legal == other) {
                return (seat, action);
            }
        }
    }

    #[test]
    fn a_choice_stands_if_the_others_would_notice_another_one() {
        let mut room = playing("minions", 3);
        // The others see how many cards somebody keeps, but not which.
        let (seat, action) = until_sealed_instead_of(&mut room, "done");
        assert_eq!(room.ask(seat, reseal("done"), at(0)), Err(NotNow::OthersWouldNotice.into()));
        assert_eq!(room.round().unwrap().sealed(Eye::Seat(seat)), Some(action));
    }

    #[test]
    fn a_choice_stands_if_the_others_have_seen_it_on_the_way() {
        let after = |action: &str| peep::table(&[action]).played().to_vec();
        let notice = |one: &str, other: &str| {
            others_notice(&peep::table(&[]), &after(one), &after(other), Seat::default())
        };
        assert!(notice("left", "right"));
        assert!(!notice("left", "left"));
    }

    #[test]
    fn only_what_the_game_allows_is_sealed() {
        let (mut room, seat) = choosing_at_once("grimoire", 3);
        let choices = room.round().unwrap().table.legal(seat);
        room.play(seat, &choices[0], None, at(0)).unwrap();
        let nonsense = PlayError::BadAction("dance".into());
        assert_eq!(room.ask(seat, reseal("dance"), at(0)), Err(nonsense.into()));
        assert_eq!(room.round().unwrap().sealed(Eye::Seat(seat)), Some(choices[0].clone()));
    }

    #[test]
    fn nothing_is_resealed_before_the_start_or_after_the_end() {
        let seat = Seat::default();
        assert_eq!(waiting("grimoire", 2).ask(seat, reseal("a"), at(0)), Err(NotNow::NotStarted.into()));
        let game_over = PlayError::GameOver;
        assert_eq!(over("donburiko", 2).ask(seat, reseal("a"), at(0)), Err(game_over.into()));
    }
}
