//! Beats: what happened in an action, picture by picture.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use engine::{Beat, Cue, Eye, Hold, LogLine, Moment};

/// How fast pictures follow one another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, clap::ValueEnum)]
pub(crate) enum Pace {
    /// No pictures: the table as it is after each move.
    Off,
    /// Half as long as usual.
    Fast,
    /// Long enough for everybody to see.
    #[default]
    Normal,
    /// Twice as long as usual.
    Slow,
}

impl Pace {
    /// How long a picture is looked at.
    fn hold(self, hold: Hold) -> Duration {
        let usual = Duration::from_millis(match hold {
            Hold::Short => 400,
            Hold::Normal => 900,
            Hold::Long => 2000,
        });
        match self {
            Pace::Off => Duration::ZERO,
            Pace::Fast => usual / 2,
            Pace::Normal => usual,
            Pace::Slow => usual * 2,
        }
    }
}

/// The pictures of an action that are still to be shown, and the one that is seen.
pub(super) struct Show {
    rest: VecDeque<Beat>,
    /// How the picture that is seen is staged.
    pub(super) cue: Cue,
    since: Instant,
    /// Whose eyes the screen was for before.
    pub(super) eye_before: Eye,
    /// The log up to the picture that is seen.
    pub(super) log: Vec<LogLine>,
}

impl Show {
    /// Pictures after what was in the log before them; nothing if there are none.
    pub(super) fn of(beats: Vec<Beat>, log: Vec<LogLine>, eye_before: Eye) -> Option<Show> {
        let rest = VecDeque::from(beats);
        let show = Show { rest, cue: Cue::default(), since: Instant::now(), eye_before, log };
        (!show.rest.is_empty()).then_some(show)
    }

    /// Turns to the next picture, which brings its lines of the log.
    pub(super) fn next(&mut self) -> Option<engine::Scene> {
        let Beat { lines, scene, cue } = self.rest.pop_front()?;
        self.log.extend(lines);
        self.cue = cue;
        self.since = Instant::now();
        Some(engine::Scene { log: self.log.clone(), ..scene.named() })
    }

    /// Whether the picture that is seen closes a chapter, which is read as long as anybody likes.
    pub(super) fn is_chapter(&self) -> bool {
        self.cue.moment == Moment::Chapter
    }

    /// What is left of the time that the picture is looked at.
    pub(super) fn rest(&self, pace: Pace) -> Duration {
        pace.hold(self.cue.hold).saturating_sub(self.since.elapsed())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_held_longer_the_more_there_is_to_read() {
        let held = [Hold::Short, Hold::Normal, Hold::Long].map(|hold| Pace::Normal.hold(hold).as_millis());
        assert_eq!(held, [400, 900, 2000]);
        assert_eq!(Pace::Fast.hold(Hold::Normal).as_millis(), 450);
        assert_eq!(Pace::Slow.hold(Hold::Normal).as_millis(), 1800);
    }
}
