//! The teacher of a lesson: what they say before the learner goes on, and the one move that they ask for.

use engine::{Lesson, Message, Played, Seat};

/// A lesson that is being taken.
pub(super) struct Teacher {
    lesson: &'static Lesson,
    /// How many steps the learner has read.
    read: usize,
    /// The command that begins the next lesson, if there is one.
    pub(super) next: Option<String>,
}

/// What the lesson waits for.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Due {
    /// The learner to have read something, and where it points.
    Told { say: Message, at: Option<String> },
    /// A move.
    Played(Seat, String),
}

impl Teacher {
    pub(super) fn new(lesson: &'static Lesson, next: Option<String>) -> Teacher {
        Teacher { lesson, read: 0, next }
    }

    pub(super) fn title(&self) -> &Message {
        &self.lesson.title
    }

    /// What the lesson waits for; nothing once it is over.
    pub(super) fn due(&self, log: &[Played]) -> Option<Due> {
        let step = self.lesson.step(log)?;
        if let Some(told) = self.unread(step) {
            return Some(told);
        }
        let (seat, action) = self.lesson.next_play(log)?;
        Some(Due::Played(seat, action.to_owned()))
    }

    /// What is to be read first, up to this step and with it.
    fn unread(&self, step: usize) -> Option<Due> {
        let steps =
            self.lesson.steps.get(self.read..=step.min(self.lesson.steps.len() - 1)).unwrap_or_default();
        let said = steps.iter().find_map(|step| Some((step.say.clone()?, step.at.clone())));
        let over = step == self.lesson.steps.len() && self.read <= step;
        let (say, at) = said.or_else(|| over.then(|| (self.lesson.end.clone(), None)))?;
        Some(Due::Told { say, at })
    }

    /// The learner has read what was due.
    pub(super) fn read_on(&mut self) {
        let says = |step: &engine::LessonStep| step.say.is_some();
        let rest = self.lesson.steps.get(self.read..).unwrap_or_default();
        self.read += rest.iter().position(says).unwrap_or(rest.len()) + 1;
    }

    /// Whether what is said last is being said.
    pub(super) fn says_goodbye(&self) -> bool {
        let rest = self.lesson.steps.get(self.read..).unwrap_or_default();
        rest.iter().all(|step| step.say.is_none())
    }

    /// What was said last: the learner may want to read it again while they play.
    pub(super) fn last_said(&self) -> Option<&Message> {
        let read = self.lesson.steps.get(..self.read).unwrap_or_default();
        read.iter().rev().find_map(|step| step.say.as_ref())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every lesson, read and played to its end: everything is said once and in order, and played in between.
    #[test]
    fn every_word_of_a_lesson_is_said_once_and_in_order() {
        for lesson in catalog::games().iter().flat_map(|about| catalog::lessons(about.slug)) {
            let mut teacher = Teacher::new(lesson, None);
            let mut table = catalog::open(&lesson.new_game().unwrap()).unwrap();
            let mut said = Vec::new();
            while let Some(due) = teacher.due(table.played()) {
                match due {
                    Due::Told { say, .. } => {
                        assert_eq!(teacher.says_goodbye(), say == lesson.end);
                        said.push(say);
                        teacher.read_on();
                    }
                    Due::Played(seat, action) => table.play(seat, &action).unwrap(),
                }
            }
            let steps = lesson.steps.iter().filter_map(|step| step.say.clone());
            assert_eq!(said, steps.chain([lesson.end.clone()]).collect::<Vec<_>>());
        }
    }
}
