//! Undo, as long as no secret is out: found by playing the same actions again in randomly redealt worlds.

use catalog::AnyTable;
use engine::{Eye, Seat, Seed};

use crate::declined::{Declined, NotNow};
use crate::room::{Room, Round};
use crate::step::{Moment, Step, Tell};
use crate::witness::witness;

/// How many other worlds are tried to find out whether an action has revealed anything.
const WORLDS: u64 = 64;

impl Room {
    /// Takes the seat's last action back.
    pub(crate) fn take_back(&mut self, seat: Seat, at: Moment) -> Result<Step, Declined> {
        let (earlier, number) = self.before_last_action(seat)?;
        let mut keep = self.rewrite(earlier, number, at.steady)?;
        keep.push(self.kept_table());
        let told = vec![Tell::Changed { keep: Some(number - 1), only: None }, Tell::Table];
        Ok(Step { keep, tell: told, wake: true, ..Step::default() })
    }

    /// The game before the seat's last action, and that action's number; declined if anything hidden has been
    /// revealed since.
    pub(crate) fn before_last_action(&mut self, seat: Seat) -> Result<(Round, u32), Declined> {
        let people = self.people();
        let round = self.round_on()?;
        let log = round.table.played();
        let at = log.iter().rposition(|entry| entry.seat == seat).ok_or(NotNow::NothingPlayed)?;
        if log[at + 1..].iter().any(|entry| people.contains(entry.seat)) {
            return Err(NotNow::OthersHavePlayed.into());
        }
        let earlier = round.rebuilt(&log[..at])?;
        if reveals(&earlier.table, &round.table) {
            return Err(NotNow::Revealed.into());
        }
        Ok((earlier, at as u32 + 1))
    }
}

/// Whether the actions that led from one table to the other may have told anybody something that was hidden.
/// A shuffle counts.
/// Otherwise each eye's unknown is dealt anew, as it was before, and the actions are played again: what the
/// eye sees on the way and in the end must be the same in every such world. Worlds in which the actions are
/// not possible differ in what the actors had, which the actors themselves have shown; but somebody who finds
/// no possible world at all has learned too much.
fn reveals(earlier: &AnyTable, now: &AnyTable) -> bool {
    let actions = &now.played()[earlier.actions_played()..];
    let actor = actions.first().map(|entry| Eye::Seat(entry.seat));
    if earlier.last().shuffles != now.last().shuffles {
        return true;
    }
    Eye::everybody(now.seats()).any(|eye| {
        let truth = witness(earlier.fork(), actions, eye);
        let mut possible = 0;
        let differs = (0..WORLDS).any(|world| {
            let mut other = earlier.fork();
            other.redeal(eye, Seed::from(world));
            let seen = witness(other, actions, eye);
            possible += u64::from(seen.is_some());
            // To whoever takes back, their own action is always possible: others' actions showed them
            // something.
            if seen.is_some() { seen != truth } else { Some(eye) == actor }
        });
        differs || possible == 0
    })
}

#[cfg(test)]
mod tests {
    use engine::{PlayError, Rng};

    use super::*;
    use crate::asks::{Ask, Proposed};
    use crate::info::Phase;
    use crate::peep;
    use crate::records::Change;
    use crate::testing::{A, any_action, at, over, playing, waiting, with};

    fn take_back(room: &mut Room, seat: Seat) -> Result<Step, Declined> {
        room.ask(seat, Ask::Propose(Proposed::TakeBack), with(seat.into(), 0))
    }

    /// Plays an action of this kind; who has played it.
    fn play(room: &mut Room, kind: &str) -> Seat {
        let (seat, _) = any_action(room);
        let legal = room.round().unwrap().table.legal(seat);
        let action = legal.iter().find(|action| action.contains(kind)).expect(kind).clone();
        room.play(seat, &action, None, at(0)).unwrap();
        seat
    }

    #[test]
    fn an_open_action_that_told_nothing_is_taken_back() {
        let mut room = playing("donburiko", 2);
        let before = room.round().unwrap().table.state_hash();
        let seat = play(&mut room, " up ");
        let step = take_back(&mut room, seat).unwrap();
        assert_eq!(step.tell, [Tell::Changed { keep: Some(0), only: None }, Tell::Table]);
        let [Change::Rewrite { from: 1, actions, .. }, Change::Table(_)] = &step.keep[..] else {
            panic!("{:?}", step.keep)
        };
        assert!(actions.is_empty());
        assert_eq!((room.number(), room.round().unwrap().table.state_hash()), (0, before));
    }

    #[test]
    fn an_action_that_showed_somebody_something_stands() {
        let mut room = playing("only-one", 2);
        let seat = play(&mut room, "explore");
        assert_eq!(take_back(&mut room, seat), Err(NotNow::Revealed.into()), "a card was turned over");
        assert_eq!((room.number(), room.meta().pending.proposal), (1, None));
    }

    #[test]
    fn a_shuffle_is_never_taken_back_even_if_nobody_has_seen_what_came_of_it() {
        let mut shuffled = 0;
        for about in catalog::games() {
            let mut room = playing(about.slug, *about.players.end());
            let mut dice = Rng::new(Seed::from(3), 77);
            while room.meta().phase == Phase::Playing {
                let (seat, _) = any_action(&room);
                let action = dice.pick(&room.round().unwrap().table.legal(seat)).unwrap().clone();
                let shuffles = |room: &Room| room.round().unwrap().table.last().shuffles;
                let before = shuffles(&room);
                room.play(seat, &action, None, at(0)).unwrap();
                if room.meta().phase == Phase::Playing && shuffles(&room) > before {
                    let taken = take_back(&mut room, seat);
                    assert_eq!(taken, Err(NotNow::Revealed.into()), "{}: {action}", about.slug);
                    shuffled += 1;
                }
            }
        }
        assert!(shuffled > 0);
    }

    #[test]
    fn an_action_that_was_seen_only_on_the_way_stands() {
        let (before, after) = (peep::table(&[]), peep::table(&["left"]));
        let [one, other] = [&before, &after].map(|table| table.scene_without_log(Eye::Spectator));
        assert_eq!(one, other, "it is covered again");
        assert!(reveals(&before, &after));
        assert!(!reveals(&before, &peep::table(&["wait"])));
    }

    #[test]
    fn an_action_stands_when_somebody_else_has_played_since() {
        let mut room = playing("donburiko", 2);
        let first = play(&mut room, " up ");
        let (second, action) = any_action(&room);
        assert_ne!(first, second);
        room.play(second, &action, None, at(0)).unwrap();
        assert_eq!(take_back(&mut room, first), Err(NotNow::OthersHavePlayed.into()));
    }

    #[test]
    fn nobody_takes_back_what_they_have_not_played() {
        let mut room = playing("donburiko", 2);
        assert_eq!(take_back(&mut room, A), Err(NotNow::NothingPlayed.into()));
        assert_eq!(take_back(&mut waiting("donburiko", 2), A), Err(NotNow::NotStarted.into()));
        let game_over = PlayError::GameOver;
        assert_eq!(take_back(&mut over("donburiko", 2), A), Err(game_over.into()));
    }
}
