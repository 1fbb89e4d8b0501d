//! The laws of this game's rooms, and its files.

use your_game::YourGame;

mod rules {
    engine::laws!(rules: super::YourGame);
}

mod shown {
    engine::laws!(shown: super::YourGame);
}

mod hidden {
    engine::laws!(hidden: super::YourGame);
}

mod numbered {
    engine::laws!(numbered: super::YourGame);
}

/// What the table holds to before it is staged. `engine::laws!(complete: ...)` has these too, and the page
/// of rules: ask for them, and for `staged`, when the table is drawn and worded, and games are recorded.
mod begun {
    use super::YourGame;

    #[test]
    fn scenarios_pass() {
        engine::laws::scenarios_pass::<YourGame>(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"));
    }

    #[test]
    fn every_rule_is_tested() {
        engine::laws::every_rule_is_tested(env!("CARGO_MANIFEST_DIR"));
    }

    #[test]
    fn the_rules_page_explains_every_rule() {
        engine::laws::the_rules_page_explains_every_rule::<YourGame>(env!("CARGO_MANIFEST_DIR"));
    }

    #[test]
    fn the_lessons_can_be_played() {
        engine::laws::the_lessons_can_be_played::<YourGame>();
    }
}
