//! State machine replication: a copy of a table that takes the steps which another one has taken.
//!
//! What a step keeps is all that has changed, so whoever has the table as it was before can have it as it is
//! now. Clocks are the copy's own: they start when it hears of a turn.

use engine::{PerSeat, Played, Seat};

use crate::chat::CHAT_LINES;
use crate::declined::Declined;
use crate::info::ChatLine;
use crate::records::{Chair, Change, TableRecord};
use crate::room::{Room, Round};

impl Room {
    /// Takes a step that another copy of this table has taken, at this moment of the steady clock. If it does not
    /// fit, the table is to be read again from where it is kept.
    pub fn follow(&mut self, changes: &[Change], now: u64) -> Result<(), Declined> {
        for change in changes {
            self.follow_change(change, now)?;
        }
        self.resume_clocks(now);
        Ok(())
    }

    fn follow_change(&mut self, change: &Change, now: u64) -> Result<(), Declined> {
        match change {
            Change::Table(record) => self.follow_table(record),
            Change::Begin(record) => self.round = Some(Round::begin(*record.clone())?),
            Change::Append { game, number, played } => self.follow_action(*game, *number, played, now)?,
            Change::Rewrite { game, from, actions } => {
                let round = self.followed_round(*game)?;
                let before = round.table.played().get(..(*from as usize).saturating_sub(1));
                let rebuilt = round.rebuilt(&[before.ok_or_else(apart)?, actions].concat())?;
                self.rewrite(rebuilt, *from, now)?;
            }
            Change::State { game, state } => self.followed_round(*game)?.kept = state.number,
            Change::End { record, .. } => self.followed_round(record.key)?.record = *record.clone(),
            Change::Chat { line, .. } => self.remember_line(line.clone()),
            Change::Unsay { seat, from, to, .. } => self.drop_lines(*seat, *from, *to),
            Change::Unname { seat, since, name, .. } => {
                let round = self.round.as_mut().filter(|round| round.record.started >= *since);
                if let Some(called) = round.and_then(|round| round.record.setup.names.get_mut(seat.index())) {
                    called.clone_from(name);
                }
            }
            Change::Unvisit { .. } | Change::Used { .. } | Change::Visit { .. } => {}
        }
        Ok(())
    }

    fn follow_table(&mut self, record: &TableRecord) {
        let stands_in = |chair: Option<&Chair>| matches!(chair, Some(Chair::Person { stand_in: true, .. }));
        let before = std::mem::replace(&mut self.record, record.clone());
        if self.meta().game.is_none() {
            self.round = None;
        }
        let mut due = self.round.as_ref().map_or(PerSeat::default(), |round| round.due);
        for seat in self.seats().iter() {
            // Whoever comes back has the whole time for a decision.
            if stands_in(before.meta.chairs.get(seat.index())) && !stands_in(self.chair(seat)) {
                due[seat] = None;
            }
        }
        if let Some(round) = &mut self.round {
            round.due = due;
        }
    }

    fn follow_action(&mut self, game: i64, number: u32, played: &Played, now: u64) -> Result<(), Declined> {
        let round = self.followed_round(game)?;
        let before = round.table.to_act();
        if round.number() + 1 != number || !round.reproduces(played) {
            return Err(apart());
        }
        self.start_clocks(before, Some(played.seat), now);
        Ok(())
    }

    fn followed_round(&mut self, game: i64) -> Result<&mut Round, Declined> {
        self.round.as_mut().filter(|round| round.record.key == game).ok_or_else(apart)
    }

    /// Adds a line to what was said.
    pub(crate) fn remember_line(&mut self, line: ChatLine) {
        self.chat.push_back(line);
        if self.chat.len() > CHAT_LINES {
            self.chat.pop_front();
        }
    }

    /// Takes lines away that were said by somebody, or by all, from one moment to another.
    pub(crate) fn drop_lines(&mut self, seat: Option<Seat>, from: u64, to: u64) {
        let goes =
            |line: &ChatLine| (from..=to).contains(&line.at) && seat.is_none_or(|seat| line.seat == seat);
        self.chat.retain(|line| !goes(line));
    }
}

fn apart() -> Declined {
    Declined::Damaged("this copy of the table is not what the step was taken from".into())
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;

    use engine::{Eye, Rng, Seats, Seed};

    use super::*;
    use crate::asks::{Ask, Phrase, Proposed};
    use crate::info::{Onlookers, Phase};
    use crate::step::Step;
    use crate::testing::{A, B, at, choosing_at_once, playing, waiting};

    /// A second copy of a table, as the store would give it.
    fn copy(room: &Room) -> Room {
        let kept = room.round().map(|round| crate::records::KeptGame {
            record: round.record.clone(),
            actions: round.table.played().to_vec(),
            state: None,
        });
        let chat: VecDeque<ChatLine> = room.chat.clone();
        Room::restore(room.record.clone(), kept, chat.into()).unwrap().room
    }

    /// A step as it comes over a bus.
    fn sent(step: &Step) -> Step {
        serde_json::from_str(&serde_json::to_string(step).unwrap()).unwrap()
    }

    /// Everything that anybody could be told of a table.
    fn seen(room: &Room) -> String {
        let all = Seats::first(room.seats().len());
        let mut seen = serde_json::to_string(&room.info(all, Onlookers::default())).unwrap();
        seen += &serde_json::to_string(&room.chat).unwrap();
        if let Some(round) = room.round() {
            for eye in Eye::everybody(round.table.seats()).chain([Eye::All]) {
                seen += &serde_json::to_string(&round.table.scene(eye)).unwrap();
                seen += &serde_json::to_string(&round.table.log(eye, 0)).unwrap();
                seen += &format!("{:?}", round.sealed(eye));
            }
        }
        seen
    }

    #[test]
    fn a_copy_that_takes_the_same_steps_shows_the_same_to_every_eye() {
        for about in catalog::games() {
            let players = *about.players.start();
            let mut room = playing(about.slug, players);
            let mut other = copy(&room);
            let mut dice = Rng::new(Seed::from(7), 1);
            let mut kinds = [0; 4];
            for turn in 1..400 {
                let seat = room.seats().iter().nth(dice.below(players as u32) as usize).unwrap();
                let legal = room.round().map(|round| round.table.legal(seat)).unwrap_or_default();
                let ask = match (room.meta().phase, dice.below(12)) {
                    (Phase::Over, _) => Ask::Rematch,
                    (Phase::Waiting, 0..4) => Ask::Rematch,
                    (Phase::Waiting, _) => Ask::Start,
                    (_, 0) => Ask::Propose(Proposed::TakeBack),
                    (_, 1) => Ask::Answer { agree: dice.below(4) > 0 },
                    (_, 2) => Ask::Phrase { phrase: Phrase::ALL[0] },
                    (_, 3) => Ask::Chat { text: format!("line {turn}") },
                    (_, 4) if room.round().unwrap().sealed(Eye::Seat(seat)).is_some() => {
                        let round = room.round().unwrap();
                        let earlier = round.rebuilt(&round.table.played()[..round.number() as usize - 1]);
                        let choices = earlier.unwrap().table.legal(seat);
                        let Some(action) = dice.pick(&choices) else { continue };
                        Ask::Reseal { action: action.clone() }
                    }
                    (_, 5) => Ask::Away,
                    (_, 6) => Ask::Back,
                    _ => match dice.pick(&legal) {
                        Some(action) => Ask::Play { action: action.clone(), number: room.number() },
                        None => continue,
                    },
                };
                let Ok(step) = room.ask(seat, ask, at(turn)) else { continue };
                other.follow(&sent(&step).keep, turn).unwrap();
                assert_eq!(seen(&other), seen(&room), "{} after {step:?}", about.slug);
                assert_eq!(copy(&room).record, other.record, "{}", about.slug);
                for change in &step.keep {
                    kinds[0] += u32::from(matches!(change, Change::Append { .. }));
                    kinds[1] += u32::from(matches!(change, Change::Rewrite { .. }));
                    kinds[2] += u32::from(matches!(change, Change::End { .. }));
                    kinds[3] += u32::from(matches!(change, Change::Chat { .. }));
                }
            }
            assert!(kinds[0] > 20 && kinds[3] > 5, "{}: {kinds:?}", about.slug);
        }
    }

    #[test]
    fn a_sealed_choice_that_is_changed_changes_in_the_copy() {
        let (mut room, seat) = choosing_at_once("grimoire", 3);
        let choices = room.round().unwrap().table.legal(seat);
        room.play(seat, &choices[0], None, at(0)).unwrap();
        let mut other = copy(&room);
        let step = room.ask(seat, Ask::Reseal { action: choices[1].clone() }, at(1)).unwrap();
        other.follow(&step.keep, 1).unwrap();
        assert_eq!(other.round().unwrap().sealed(Eye::Seat(seat)), Some(choices[1].clone()));
        assert_eq!(seen(&other), seen(&room));
    }

    #[test]
    fn a_step_that_does_not_fit_is_refused() {
        let mut room = playing("donburiko", 2);
        let mut behind = copy(&room);
        for _ in 0..2 {
            let (seat, action) = crate::testing::any_action(&room);
            let step = room.play(seat, &action, None, at(0)).unwrap();
            if room.number() == 2 {
                assert!(behind.follow(&step.keep, 0).is_err(), "a step was missed");
            }
        }
        assert!(
            waiting("donburiko", 2)
                .follow(
                    &[Change::End {
                        record: Box::new(room.round().unwrap().record.clone()),
                        actions: 1,
                        first: A,
                    }],
                    0
                )
                .is_err()
        );
    }

    #[test]
    fn what_is_proposed_and_who_knocks_is_known_to_the_copy_and_after_a_restart() {
        let mut room = playing("donburiko", 2);
        let mut other = copy(&room);
        let (seat, action) = crate::testing::any_action(&room);
        other.follow(&room.play(seat, &action, None, at(0)).unwrap().keep, 0).unwrap();
        let step = room.ask(seat, Ask::Propose(Proposed::TakeBack), at(0)).unwrap();
        other.follow(&step.keep, 0).unwrap();
        let agrees = if seat == A { B } else { A };
        let again = copy(&other);
        assert_eq!(seen(&again), seen(&room));
        let step = other.ask(agrees, Ask::Answer { agree: true }, at(0)).unwrap();
        room.follow(&step.keep, 0).unwrap();
        assert_eq!((room.number(), seen(&room)), (0, seen(&other)));
    }
}
