//! The table as people see it. So far it is the plain one that every game has until it is staged: scores, and
//! a button for each legal action.

use engine::{Staged, Staging};

use crate::YourGame;

impl Staged for YourGame {
    const STAGING: Staging = Staging {
        minutes: 2..=5,
        locales: engine::locales!(),
        art: include_str!("../art.svg"),
        lessons: &[include_str!("../lesson.json")],
        ..Staging::PLAIN
    };
}
