//! The script of a guided first game: where it stands, as long as everybody keeps to it.

use engine::{Eye, Lesson};

use crate::room::Room;

impl Room {
    /// The lesson that is taught at this table.
    pub(crate) fn lesson(&self) -> Option<&'static Lesson> {
        let config = &self.meta().config;
        if config.lesson { catalog::lesson(&config.game) } else { None }
    }

    /// The step that the lesson waits for, as its learner is told it; nothing once somebody has left the
    /// script.
    pub fn lesson_step(&self, eye: Eye) -> Option<u32> {
        let lesson = self.lesson().filter(|lesson| eye == Eye::Seat(lesson.learner))?;
        lesson.step(self.round()?.table.played()).map(|step| step as u32)
    }
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;
    use crate::bot_turns::Cue;
    use crate::testing::{A, any_action, at, created, playing};

    fn taught(game: &str) -> Room {
        created(game, 0, |new| new.lesson = true)
    }

    #[test]
    fn every_lesson_is_gone_through_step_by_step() {
        for about in catalog::games() {
            let (mut room, lesson) = (taught(about.slug), catalog::lesson(about.slug).unwrap());
            let learner = Eye::Seat(lesson.learner);
            for (step, it) in lesson.steps.iter().enumerate() {
                let Some((seat, action)) = &it.play else { continue };
                assert_eq!(room.lesson_step(learner), Some(step as u32), "{}", about.slug);
                let cues: Vec<_> = room.bot_turns().map(|turn| (turn.seat, room.cue(turn))).collect();
                let due = (*seat, Some(Cue::Play(action.clone())));
                assert_eq!(cues, if *seat == lesson.learner { vec![] } else { vec![due] }, "{}", about.slug);
                room.play(*seat, action, None, at(0)).unwrap();
            }
            assert_eq!(room.lesson_step(learner), Some(lesson.steps.len() as u32), "{}", about.slug);
        }
    }

    #[test]
    fn whoever_leaves_the_script_is_told_no_step_and_bots_think_for_themselves() {
        let mut room = taught("donburiko");
        let lesson = catalog::lesson("donburiko").unwrap();
        while room.bot_turns().next().is_some() {
            let (seat, action) = lesson.next_play(room.round().unwrap().table.played()).unwrap();
            room.play(seat, action, None, at(0)).unwrap();
        }
        let (_, scripted) = lesson.next_play(room.round().unwrap().table.played()).unwrap();
        let legal = room.round().unwrap().table.legal(lesson.learner);
        let other = legal.iter().find(|action| *action != scripted).unwrap();
        room.play(lesson.learner, other, None, at(0)).unwrap();
        assert_eq!(room.lesson_step(Eye::Seat(lesson.learner)), None);
        let turn = room.bot_turns().next().unwrap();
        assert!(matches!(room.cue(turn), Some(Cue::Think(_))));
    }

    #[test]
    fn only_the_learner_of_a_lesson_is_told_a_step() {
        let room = taught("donburiko");
        let learner = catalog::lesson("donburiko").unwrap().learner;
        for seat in room.seats().iter().filter(|seat| *seat != learner) {
            assert_eq!(room.lesson_step(Eye::Seat(seat)), None);
        }
        assert_eq!(room.lesson_step(Eye::Spectator), None);
        assert_eq!(playing("donburiko", 2).lesson_step(Eye::Seat(A)), None);
        let (seat, _): (Seat, String) = any_action(&room);
        assert!(room.seats().contains(seat));
    }
}
