//! The script of a guided game: where it stands, as long as everybody keeps to it.

use engine::{Eye, Lesson};

use crate::room::Room;

impl Room {
    /// The lesson that is taught at this table.
    pub(crate) fn lesson(&self) -> Option<&'static Lesson> {
        let config = &self.meta().config;
        catalog::lesson(&config.game, config.lesson?)
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

    fn taught(game: &str, number: u32) -> Room {
        created(game, 0, |new| new.lesson = Some(number))
    }

    fn first() -> &'static Lesson {
        catalog::lesson("donburiko", 1).unwrap()
    }

    #[test]
    fn every_lesson_is_gone_through_step_by_step() {
        let lessons = |slug: &'static str| {
            (1..).zip(catalog::lessons(slug)).map(move |(number, it)| (slug, number, it))
        };
        for (slug, number, lesson) in catalog::games().iter().flat_map(|about| lessons(about.slug)) {
            let mut room = taught(slug, number);
            let learner = Eye::Seat(lesson.learner);
            for (step, it) in lesson.steps.iter().enumerate() {
                let Some((seat, action)) = &it.play else { continue };
                assert_eq!(room.lesson_step(learner), Some(step as u32), "{slug} {number}");
                let cues: Vec<_> = room.bot_turns().map(|turn| (turn.seat, room.cue(turn))).collect();
                let due = (*seat, Some(Cue::Play(action.clone())));
                assert_eq!(cues, if *seat == lesson.learner { vec![] } else { vec![due] }, "{slug} {number}");
                room.play(*seat, action, None, at(0)).unwrap();
            }
            assert_eq!(room.lesson_step(learner), Some(lesson.steps.len() as u32), "{slug} {number}");
        }
    }

    #[test]
    fn whoever_leaves_the_script_is_told_no_step_and_bots_think_for_themselves() {
        let mut room = taught("donburiko", 1);
        let lesson = first();
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
        let room = taught("donburiko", 1);
        let learner = first().learner;
        for seat in room.seats().iter().filter(|seat| *seat != learner) {
            assert_eq!(room.lesson_step(Eye::Seat(seat)), None);
        }
        assert_eq!(room.lesson_step(Eye::Spectator), None);
        assert_eq!(playing("donburiko", 2).lesson_step(Eye::Seat(A)), None);
        let (seat, _): (Seat, String) = any_action(&room);
        assert!(room.seats().contains(seat));
    }
}
