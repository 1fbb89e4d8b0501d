//! Idempotent play with optimistic concurrency: a repeated request is answered and not played again, a stale
//! one is declined.

use engine::{PlayError, Seat};

use crate::declined::{Declined, NotNow};
use crate::info::Phase;
use crate::records::Change;
use crate::room::{Room, Round};
use crate::step::{Answer, Moment, Step, Tell};

impl Room {
    /// Plays an action for a seat. With `expected`, the number of the scene that it was chosen in, a request
    /// that comes twice is played once.
    pub fn play(
        &mut self,
        seat: Seat,
        action: &str,
        expected: Option<u32>,
        at: Moment,
    ) -> Result<Step, Declined> {
        // Before anything else: the last action of a game is repeated after its end.
        let repeated = |expected| self.round()?.repeated(seat, action, expected);
        if let Some(number) = expected.and_then(repeated) {
            return Ok(Step { answer: Answer::Repeated(number), ..Step::default() });
        }
        let round = self.round_on()?;
        if expected.is_some_and(|expected| round.is_stale(seat, expected)) {
            return Err(Declined::Stale);
        }
        let before = round.table.to_act();
        round.play(seat, action)?;
        let (game, number) = (round.record.key, round.number());
        let mut keep = Vec::with_capacity(1);
        keep.extend(round.table.played().last().map(|last| Change::Append {
            game,
            number,
            played: last.clone(),
        }));
        self.start_clocks(before, Some(seat), at.steady);
        let moot = self.meta_mut().pending.proposal.take().is_some();
        let over = self.after_action(&mut keep, at.now);
        if moot && !over {
            keep.push(self.kept_table());
        }
        let mut tell = vec![Tell::Changed { keep: None, only: None }];
        tell.extend((over || moot).then_some(Tell::Table));
        Ok(Step { keep, tell, wake: true, answer: Answer::Played(number), ..Step::default() })
    }

    /// The game, if one is on.
    pub(crate) fn round_on(&mut self) -> Result<&mut Round, Declined> {
        match (self.record.meta.phase, &mut self.round) {
            (Phase::Playing, Some(round)) => Ok(round),
            (Phase::Over, _) => Err(PlayError::GameOver.into()),
            _ => Err(NotNow::NotStarted.into()),
        }
    }

    /// Takes a rebuilt game in place of the present one; its log differs from this number on.
    pub(crate) fn rewrite(&mut self, rebuilt: Round, from: u32, now: u64) -> Result<Vec<Change>, Declined> {
        let round = self.round_on()?;
        let before = round.table.to_act();
        (round.table, round.turns) = (rebuilt.table, rebuilt.turns);
        round.kept = round.kept.min(from - 1);
        let actions = round.table.played()[from as usize - 1..].to_vec();
        let keep = vec![Change::Rewrite { game: round.record.key, from, actions }];
        self.start_clocks(before, None, now);
        Ok(keep)
    }

    /// Whether the master may be asked for a hint.
    pub(crate) fn hint(&mut self, seat: Seat) -> Result<Step, Declined> {
        if !self.meta().config.casual {
            return Err(NotNow::NoHints.into());
        }
        let round = self.round_on()?;
        if !round.table.to_act().contains(seat) {
            return Err(NotNow::NotYourTurn.into());
        }
        Ok(Step { answer: Answer::Hint(round.number()), ..Step::default() })
    }
}

impl Round {
    /// The number of the action if this very request was carried out before.
    fn repeated(&self, seat: Seat, action: &str, expected: u32) -> Option<u32> {
        if self.table.to_act().contains(seat) && !self.is_stale(seat, expected) {
            return None;
        }
        let later = self.table.played().get(expected as usize..)?;
        let at = later.iter().position(|entry| entry.seat == seat)?;
        (later[at].action == action).then_some(expected + at as u32 + 1)
    }

    /// Whether it is this seat's turn and has become so since the scene of this number.
    fn is_stale(&self, seat: Seat, expected: u32) -> bool {
        let fresh = (self.turns.since(seat)..=self.number()).contains(&expected);
        self.table.to_act().contains(seat) && !fresh
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::asks::Ask;
    use crate::testing::{A, B, any_action, at, created, over, playing, waiting};

    fn play(action: &str, number: u32) -> Ask {
        Ask::Play { action: action.into(), number }
    }

    #[test]
    fn an_action_is_logged_told_and_answered_by_its_number() {
        let mut room = playing("donburiko", 2);
        let (seat, action) = any_action(&room);
        let step = room.ask(seat, play(&action, 0), at(0)).unwrap();
        let [Change::Append { number: 1, played, .. }] = &step.keep[..] else { panic!("{:?}", step.keep) };
        assert_eq!((played.seat, &played.action), (seat, &action));
        assert_eq!(step.tell, [Tell::Changed { keep: None, only: None }]);
        assert_eq!((step.answer, step.wake), (Answer::Played(1), true));
    }

    #[test]
    fn an_action_that_comes_twice_is_played_once() {
        let mut room = playing("donburiko", 2);
        let (seat, action) = any_action(&room);
        room.ask(seat, play(&action, 0), at(0)).unwrap();
        let again = room.ask(seat, play(&action, 0), at(0)).unwrap();
        assert_eq!(again, Step { answer: Answer::Repeated(1), ..Step::default() });
        assert_eq!(room.number(), 1);
    }

    #[test]
    fn the_last_action_of_a_game_is_repeated_after_the_end_and_before_the_next_start() {
        let mut room = over("donburiko", 2);
        let played = room.round().unwrap().table.played().to_vec();
        let (number, last) = (played.len() as u32, played.last().unwrap());
        let again = play(&last.action, number - 1);
        let repeated = Step { answer: Answer::Repeated(number), ..Step::default() };
        assert_eq!(room.ask(last.seat, again.clone(), at(0)).unwrap(), repeated);
        let game_over = PlayError::GameOver;
        assert_eq!(room.ask(last.seat, play("pass", number), at(0)), Err(game_over.into()), "nothing new");
        room.ask(A, Ask::Rematch, at(0)).unwrap();
        assert_eq!(room.ask(last.seat, again, at(0)).unwrap(), repeated);
    }

    #[test]
    fn a_stale_number_is_declined_to_whoever_is_to_act() {
        let mut room = playing("donburiko", 2);
        let (seat, action) = any_action(&room);
        assert_eq!(room.ask(seat, play(&action, 7), at(0)), Err(Declined::Stale), "from the future");
        for _ in 0..2 {
            let (seat, action) = any_action(&room);
            room.play(seat, &action, None, at(0)).unwrap();
        }
        assert_eq!(room.ask(seat, play("pass", 0), at(0)), Err(Declined::Stale), "not what was played then");
        assert_eq!(room.number(), 2);
    }

    #[test]
    fn what_the_game_forbids_changes_nothing() {
        let mut room = playing("donburiko", 2);
        let (seat, action) = any_action(&room);
        let other = if seat == A { B } else { A };
        let not_yours = PlayError::NotYourTurn(other);
        assert_eq!(room.ask(other, play(&action, 0), at(0)), Err(not_yours.into()));
        let nonsense = PlayError::BadAction("dance".into());
        assert_eq!(room.ask(seat, play("dance", 0), at(0)), Err(nonsense.into()));
        assert_eq!(room.number(), 0);
    }

    #[test]
    fn nothing_is_played_before_the_start_or_after_the_end() {
        let game_over = PlayError::GameOver;
        assert_eq!(waiting("donburiko", 2).ask(A, play("a", 0), at(0)), Err(NotNow::NotStarted.into()));
        assert_eq!(over("donburiko", 2).ask(A, play("a", 0), at(0)), Err(game_over.into()));
    }

    #[test]
    fn hints_are_for_whoever_is_to_act_at_a_casual_table() {
        let mut room = playing("donburiko", 2);
        let (seat, _) = any_action(&room);
        assert_eq!(room.ask(seat, Ask::Hint, at(0)), Err(NotNow::NoHints.into()));
        let mut room = created("donburiko", 2, |new| new.casual = true);
        assert_eq!(room.ask(A, Ask::Hint, at(0)), Err(NotNow::NotStarted.into()));
        room.ask(A, Ask::Start, at(0)).unwrap();
        let (seat, _) = any_action(&room);
        assert_eq!(room.ask(seat, Ask::Hint, at(0)).unwrap().answer, Answer::Hint(0));
        let other = if seat == A { B } else { A };
        assert_eq!(room.ask(other, Ask::Hint, at(0)), Err(NotNow::NotYourTurn.into()));
    }
}
