//! A guided game: a fixed deal, a script, and what is said along the way.

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use crate::{Message, NewGame, Played, Seat, SetupError};

/// A guided game as its file has it. The script ends before the game does: the rest is played for real.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Lesson {
    /// What it is called where lessons are offered.
    #[serde(deserialize_with = "message")]
    pub title: Message,
    /// What one knows afterwards, in a line.
    #[serde(deserialize_with = "message")]
    pub teaches: Message,
    /// The game, as the protocol's `new` has it. Its stack fixes every shuffle that the script comes to.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "api", ts(skip), schema(ignore))]
    pub new: Map<String, Value>,
    /// The seat of whoever learns; bots have the others.
    pub learner: Seat,
    /// What is said and played, in order.
    pub steps: Vec<LessonStep>,
    /// What is said when the script is over and the game goes on.
    #[serde(deserialize_with = "message")]
    pub end: Message,
}

/// One step of a lesson: something is said, or played, or said until the learner plays it. Bots play on as soon as they can
/// and wait for no reader, so what others have played is talked about afterwards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct LessonStep {
    /// Who plays what. The learner is offered this action alone; others play it by themselves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional), schema(value_type = Option<Vec<Value>>))]
    pub play: Option<(Seat, String)>,
    /// What is said. Without `play` the reader goes on with a button.
    #[serde(default, deserialize_with = "said", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub say: Option<Message>,
    /// What it points to: a zone or a card by its id, or a player as `seat0` and so on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub at: Option<String>,
}

/// Why a text is no lesson.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no lesson: {0}")]
pub struct BadLesson(String);

fn message<'de: 'static, D: Deserializer<'de>>(deserializer: D) -> Result<Message, D::Error> {
    <&'static str>::deserialize(deserializer).map(Message::new)
}

fn said<'de: 'static, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Message>, D::Error> {
    message(deserializer).map(Some)
}

impl Lesson {
    /// Reads a lesson, which is part of the program as all its messages are.
    pub fn read(text: &'static str) -> Result<Lesson, BadLesson> {
        let lesson: Lesson = serde_json::from_str(text).map_err(|error| BadLesson(error.to_string()))?;
        for (step, number) in lesson.steps.iter().zip(1..) {
            let by_learner = step.play.as_ref().map(|(seat, _)| *seat == lesson.learner);
            let wrong = match (by_learner, &step.say, &step.at) {
                (None | Some(true), None, _) => "says nothing to the learner",
                (Some(false), Some(_), _) => "talks about what another seat has not played yet",
                (Some(false), None, Some(_)) => "points to something and says nothing",
                _ => continue,
            };
            return Err(BadLesson(format!("step {number} {wrong}")));
        }
        Ok(lesson)
    }

    /// The game as it is dealt. What the stack does not fix is chance, as in any game.
    pub fn new_game(&self) -> Result<NewGame, SetupError> {
        NewGame::from_json(self.new.clone())
    }

    /// The step that the script waits for, as long as everybody has kept to it: the next one that is played,
    /// or the number of all steps once the script is over.
    pub fn step(&self, log: &[Played]) -> Option<usize> {
        let mut script =
            self.steps.iter().enumerate().filter_map(|(step, it)| Some((step, it.play.as_ref()?)));
        let mut log = log.iter();
        loop {
            match (script.next(), log.next()) {
                (Some((_, (seat, action))), Some(played))
                    if (*seat, action) == (played.seat, &played.action) => {}
                (Some(_), Some(_)) => return None,
                (Some((step, _)), None) => return Some(step),
                (None, _) => return Some(self.steps.len()),
            }
        }
    }

    /// Who plays what next by the script, as long as everybody has kept to it; nothing once it is over.
    pub fn next_play(&self, log: &[Played]) -> Option<(Seat, &str)> {
        let (seat, action) = self.steps.get(self.step(log)?)?.play.as_ref()?;
        Some((*seat, action))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::StateHash;

    const LESSON: &str = r#"{"title": "lesson-title", "teaches": "lesson-teaches", "new": {"game": "duel", "players": 2}, "learner": 0, "end": "lesson-end", "steps": [
        {"say": "lesson-hand", "at": "hand0"},
        {"play": [0, "lay 1"], "say": "lesson-lay"}, {"play": [1, "lay 2"]}, {"play": [1, "lay 3"]}]}"#;

    fn log(plays: &[(usize, &str)]) -> Vec<Played> {
        let played = |(seat, action): &(usize, &str)| Played {
            seat: Seat::ALL[*seat],
            action: (*action).to_owned(),
            hash: StateHash(0),
        };
        plays.iter().map(played).collect()
    }

    #[test]
    fn the_script_holds_until_somebody_leaves_it() {
        let lesson = Lesson::read(LESSON).unwrap();
        let next = |plays: &[(usize, &str)]| {
            lesson.next_play(&log(plays)).map(|(seat, action)| (seat.index(), action.to_owned()))
        };
        assert_eq!(next(&[]), Some((0, "lay 1".into())));
        assert_eq!(next(&[(0, "lay 1")]), Some((1, "lay 2".into())));
        assert_eq!(next(&[(0, "lay 1"), (1, "lay 2")]), Some((1, "lay 3".into())));
        assert_eq!(next(&[(0, "lay 4")]), None, "the learner goes another way");
        assert_eq!(next(&[(1, "lay 2")]), None, "not in this order");
        assert_eq!(next(&[(0, "lay 1"), (1, "lay 2"), (1, "lay 3")]), None, "the script is over");
        assert_eq!(next(&[(0, "lay 1"), (1, "lay 2"), (1, "lay 3"), (0, "lay 5")]), None);
    }

    #[test]
    fn a_lesson_knows_the_step_that_it_waits_for() {
        let lesson = Lesson::read(LESSON).unwrap();
        let step = |plays: &[(usize, &str)]| lesson.step(&log(plays));
        assert_eq!(step(&[]), Some(1), "what is only said waits for nobody");
        assert_eq!(step(&[(0, "lay 1")]), Some(2));
        assert_eq!(step(&[(0, "lay 4")]), None, "the script has been left");
        let whole = [(0, "lay 1"), (1, "lay 2"), (1, "lay 3"), (0, "lay 5")];
        assert_eq!((step(&whole[..3]), step(&whole)), (Some(4), Some(4)), "it is over, and the game goes on");
    }

    #[test]
    fn a_lesson_talks_to_its_learner_and_never_ahead_of_the_others() {
        for (steps, reason) in [
            (r#"{"play": [0, "lay 1"]}"#, "step 1 says nothing to the learner"),
            (r#"{"say": "a"}, {}"#, "step 2 says nothing to the learner"),
            (r#"{"play": [1, "lay 1"], "say": "a"}"#, "has not played yet"),
            (r#"{"play": [1, "lay 1"], "at": "r1"}"#, "says nothing"),
            (r#"{"sya": "a"}"#, "unknown field"),
        ] {
            let text = format!(
                r#"{{"title": "t", "teaches": "u", "new": {{}}, "learner": 0, "end": "b", "steps": [{steps}]}}"#
            );
            let error = Lesson::read(text.leak()).unwrap_err().to_string();
            assert!(error.contains(reason), "{steps}: {error}");
        }
    }
}
