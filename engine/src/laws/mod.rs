//! What must hold for every game, whatever it is, checked by random play.
//!
//! Laws come room by room, as a game is written: its tests say `engine::laws!(rules: TheGame);`, then
//! `shown`, `hidden`, `numbered`, `staged` and `complete`, and get one test a law. `engine::laws!(TheGame);` is all of
//! them. A failure says what differs where: the path and the two values.

mod files;
mod hidden;
mod json;
mod numbered;
mod pages;
mod position;
mod reasons;
mod rules;
mod scenes;
mod shown;
mod sizes;
mod staged;
mod teaching;
mod tips;
mod words;

use crate::{Dealer, Eye, Game, Imagination, NewGame, Rng, Seed, Staged, Table};

pub use crate::variants;
pub use files::{corpus_replays, every_rule_is_tested, scenarios_pass};
pub use hidden::{
    a_hash_of_a_view_tells_apart_what_a_seat_can, a_hash_of_a_view_tells_apart_what_a_seat_may_do,
    a_judgement_is_the_same_however_the_unknown_is_dealt, a_redeal_is_invisible,
    a_redeal_moves_all_that_is_hidden, a_redealt_game_can_be_played_to_its_end,
};
pub use numbered::{
    an_observation_is_what_a_seat_sees, an_observation_tells_apart_what_a_seat_may_do,
    every_action_has_its_number, numbers_are_as_written, whatever_is_legal_has_a_number,
};
pub use pages::{the_box_is_drawn, the_rules_page_explains_every_rule};
pub use position::{Position, check};
pub use reasons::{deeds_are_clauses, reasons_are_as_written, reasons_betray_nothing};
pub use rules::{
    a_clone_allocates_nothing, a_game_is_rebuilt_from_its_log, clones_are_independent,
    illegal_actions_are_refused_and_change_nothing, notation_round_trips, nothing_is_lost_or_made, play_ends,
    standings_are_consistent, the_order_of_sealing_changes_nothing, whoever_is_to_act_can_act,
};
pub use scenes::scenes_are_written;
pub use shown::{
    a_damaged_state_is_refused_or_read, a_game_is_rebuilt_from_its_state,
    a_view_hides_and_changes_nothing_else,
};
pub use sizes::cards_are_large_enough;
pub use staged::{
    a_redeal_is_invisible_on_the_table, cards_of_one_notation_look_alike, every_refusal_names_a_rule,
    everything_has_a_place, pictures_have_what_their_cues_speak_of, plans_are_composed,
    scenes_offer_every_legal_action, what_cannot_be_told_apart_is_shown_alike, what_is_told_is_seen,
};
pub use teaching::{
    figures_can_be_drawn, options_have_words, the_art_is_complete, the_lessons_can_be_played,
};
pub use tips::{Heard, tips_are_good_advice};
pub use words::{
    catalogs_agree, everything_said_has_words, figures_are_part_of_their_lines, languages_agree,
    nothing_said_is_notation, what_is_told_is_a_sentence,
};

/// Random play that goes on for so long is stuck.
const ENDLESS: usize = 100_000;

/// One test a law, for a game whose crate is laid out like the others. Rooms can be asked for one by one:
/// `rules`, `shown`, `hidden`, `staged`, and `complete` for the files that a finished game has and a page of rules
/// on the plan of all pages.
#[macro_export]
macro_rules! laws {
    ($game:ty) => {
        $crate::laws!(rules: $game);
        $crate::laws!(shown: $game);
        $crate::laws!(hidden: $game);
        $crate::laws!(numbered: $game);
        $crate::laws!(staged: $game);
        $crate::laws!(complete: $game);
    };
    (rules: $game:ty) => {
        $crate::laws!(@positions $game:
            play_ends
            whoever_is_to_act_can_act
            illegal_actions_are_refused_and_change_nothing
            notation_round_trips
            clones_are_independent
            nothing_is_lost_or_made
            the_order_of_sealing_changes_nothing
            a_game_is_rebuilt_from_its_log
            standings_are_consistent
        );
        $crate::laws!(@once $game: a_clone_allocates_nothing);
    };
    (shown: $game:ty) => {
        $crate::laws!(@positions $game:
            a_game_is_rebuilt_from_its_state
            a_damaged_state_is_refused_or_read
            a_view_hides_and_changes_nothing_else
        );
    };
    (hidden: $game:ty) => {
        $crate::laws!(@positions $game:
            a_redeal_is_invisible
            a_redealt_game_can_be_played_to_its_end
            a_hash_of_a_view_tells_apart_what_a_seat_can
            a_hash_of_a_view_tells_apart_what_a_seat_may_do
        );
        $crate::laws!(@once $game: a_redeal_moves_all_that_is_hidden);
    };
    (numbered: $game:ty) => {
        $crate::laws!(@positions $game:
            whatever_is_legal_has_a_number
            an_observation_is_what_a_seat_sees
            an_observation_tells_apart_what_a_seat_may_do
        );
        $crate::laws!(@once $game: every_action_has_its_number);
        $crate::laws!(@folder $game: numbers_are_as_written("/NUMBERS.md"));
    };
    (staged: $game:ty) => {
        $crate::laws!(@positions $game:
            every_refusal_names_a_rule
            a_redeal_is_invisible_on_the_table
            what_cannot_be_told_apart_is_shown_alike
            what_is_told_is_seen
            scenes_offer_every_legal_action
            cards_of_one_notation_look_alike
            everything_has_a_place
            cards_are_large_enough
            pictures_have_what_their_cues_speak_of
            everything_said_has_words
            nothing_said_is_notation
            what_is_told_is_a_sentence
            figures_are_part_of_their_lines
            reasons_betray_nothing
            deeds_are_clauses
        );
        $crate::laws!(@once $game:
            languages_agree
            options_have_words
            plans_are_composed
            scenes_are_written
            the_art_is_complete
        );
    };
    (complete: $game:ty) => {
        $crate::laws!(@once $game: the_box_is_drawn);

        #[test]
        fn the_rules_page_explains_every_rule() {
            $crate::laws::the_rules_page_explains_every_rule::<$game>(env!("CARGO_MANIFEST_DIR"));
        }

        $crate::laws!(@once $game: the_lessons_can_be_played);
        $crate::laws!(@folder $game:
            figures_can_be_drawn("/figures")
            scenarios_pass("/scenarios")
            corpus_replays("/corpus")
        );

        #[test]
        fn every_rule_is_tested() {
            $crate::laws::every_rule_is_tested(env!("CARGO_MANIFEST_DIR"));
        }
    };
    (@positions $game:ty: $($law:ident)+) => {$(
        #[test]
        fn $law() {
            $crate::laws::check::<$game>($crate::laws::$law);
        }
    )+};
    (@once $game:ty: $($law:ident)+) => {$(
        #[test]
        fn $law() {
            $crate::laws::$law::<$game>();
        }
    )+};
    (@folder $game:ty: $($law:ident($folder:literal))+) => {$(
        #[test]
        fn $law() {
            $crate::laws::$law::<$game>(concat!(env!("CARGO_MANIFEST_DIR"), $folder));
        }
    )+};
}

/// Everybody who looks without seeing all.
pub(crate) fn eyes<G: Game>(game: &G) -> impl Iterator<Item = Eye> + use<G> {
    game.seats().iter().map(Eye::Seat).chain([Eye::Spectator])
}

fn play_out<G: Game>(game: &mut G, rng: &mut Rng) {
    for _ in 0..ENDLESS {
        let Some(seat) = game.to_act().iter().next() else { return };
        let action = *rng.pick(&game.legal(seat)).expect("whoever is to act can act");
        game.apply(seat, action, &mut Imagination(rng));
    }
    panic!("random play does not end");
}

/// A table for a set-up that random play uses.
fn open<G: Staged>(new: &NewGame) -> Table<G> {
    Table::open(new, Seed::default()).expect("a game opens with the variants it announces")
}

/// A dealer whose shuffles come from the seed alone.
fn dealer<G: Game>(seed: Seed, shuffles: u32) -> Dealer<'static, G> {
    Dealer::new(seed, &[], shuffles)
}
