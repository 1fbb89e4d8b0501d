//! The table as people see it. So far it is the plain one that every game has until it is staged: scores, and
//! a button for each legal action. "A designed table" in CONTRIBUTING.md is the way from here: zones and faces
//! (`still`), what is touched (`choices`), where they lie (`plans`), a board, a beat (`cue`).

use engine::{Staged, Staging};

use crate::YourGame;

impl Staged for YourGame {
    const STAGING: Staging = Staging {
        minutes: 2..=5,
        minutes_published: false,
        locales: engine::locales!(),
        art: include_str!("../art.svg"),
        lessons: &[include_str!("../lesson.json")],
        ..Staging::PLAIN
    };
}
