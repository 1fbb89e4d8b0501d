//! The laws find what is wrong: a small game that keeps them all, and the same game with one fault at a time.

#![allow(clippy::unwrap_used)]

mod duel;

use duel::*;
use engine::laws::{self, Position};

type Law = fn(&Position<Duel<NONE>>);

/// Every law that looks at one position.
const LAWS: [Law; 26] = [
    laws::play_ends,
    laws::whoever_is_to_act_can_act,
    laws::illegal_actions_are_refused_and_change_nothing,
    laws::notation_round_trips,
    laws::clones_are_independent,
    laws::nothing_is_lost_or_made,
    laws::the_order_of_sealing_changes_nothing,
    laws::a_game_is_rebuilt_from_its_log,
    laws::standings_are_consistent,
    laws::a_game_is_rebuilt_from_its_state,
    laws::a_damaged_state_is_refused_or_read,
    laws::a_view_hides_and_changes_nothing_else,
    laws::a_redeal_is_invisible,
    laws::a_redealt_game_can_be_played_to_its_end,
    laws::a_hash_of_a_view_tells_apart_what_a_seat_can,
    laws::a_hash_of_a_view_tells_apart_what_a_seat_may_do,
    laws::whatever_is_legal_has_a_number,
    laws::an_observation_is_what_a_seat_sees,
    laws::an_observation_tells_apart_what_a_seat_may_do,
    laws::every_refusal_names_a_rule,
    laws::a_redeal_is_invisible_on_the_table,
    laws::what_cannot_be_told_apart_is_shown_alike,
    laws::what_is_told_is_seen,
    laws::scenes_offer_every_legal_action,
    laws::cards_of_one_notation_look_alike,
    laws::everything_said_has_words,
];

/// The law with this name, for the game with this fault.
macro_rules! breaks {
    ($($test:ident: $fault:ident breaks $law:ident;)+) => {$(
        #[test]
        #[should_panic]
        fn $test() {
            laws::check::<Duel<$fault>>(laws::$law);
        }
    )+};
}

#[test]
fn a_game_that_keeps_the_laws_passes_them_all() {
    LAWS.into_iter().for_each(laws::check::<Duel<NONE>>);
    laws::a_redeal_moves_all_that_is_hidden::<Duel<NONE>>();
    laws::every_action_has_its_number::<Duel<NONE>>();
    laws::languages_agree::<Duel<NONE>>();
}

breaks! {
    a_leak_in_the_view_is_found: LEAKS_IN_THE_VIEW breaks a_redeal_is_invisible;
    a_leak_in_the_scene_is_found: LEAKS_IN_THE_SCENE breaks what_cannot_be_told_apart_is_shown_alike;
    a_leak_in_the_news_is_found: LEAKS_IN_THE_NEWS breaks what_cannot_be_told_apart_is_shown_alike;
    a_redeal_of_what_is_known_is_found: REDEALS_WHAT_IS_KNOWN breaks a_redeal_is_invisible;
    a_redeal_by_what_is_hidden_is_found: DEALS_ANEW_BY_WHAT_IS_HIDDEN breaks a_redeal_is_invisible;
    a_lost_card_is_found: LOSES_A_CARD breaks nothing_is_lost_or_made;
    an_order_that_matters_is_found: REWARDS_THE_LAST_TO_SEAL breaks the_order_of_sealing_changes_nothing;
    an_incomplete_state_is_found: FORGETS_POINTS_IN_THE_STATE breaks a_game_is_rebuilt_from_its_state;
    a_game_without_end_is_found: NEVER_ENDS breaks play_ends;
    a_dead_end_is_found: LEAVES_SOMEBODY_STUCK breaks whoever_is_to_act_can_act;
    two_actions_with_one_text_are_found: WRITES_TWO_CARDS_ALIKE breaks notation_round_trips;
    a_hash_of_the_others_hands_is_found: PEEKS_AT_HANDS breaks a_hash_of_a_view_tells_apart_what_a_seat_can;
    a_hash_that_misses_the_own_hand_is_found: OVERLOOKS_ITS_OWN_HAND breaks a_hash_of_a_view_tells_apart_what_a_seat_may_do;
    an_action_that_the_scene_lacks_is_found: HIDES_AN_ACTION_FROM_THE_SCENE breaks scenes_offer_every_legal_action;
    a_card_that_looks_like_two_is_found: DRAWS_A_CARD_IN_TWO_WAYS breaks cards_of_one_notation_look_alike;
    a_message_without_words_is_found: IS_AT_A_LOSS_FOR_WORDS breaks everything_said_has_words;
    an_action_too_many_is_found: HAS_MORE_ACTIONS_THAN_IT_SAYS breaks whoever_is_to_act_can_act;
    a_refusal_without_a_rule_is_found: REFUSES_WITHOUT_A_RULE breaks every_refusal_names_a_rule;
    news_of_what_is_not_in_the_view_is_found: TELLS_WHAT_IS_KEPT breaks what_is_told_is_seen;
    a_leak_in_a_picture_is_found: LEAKS_IN_A_PICTURE breaks what_is_told_is_seen;
    a_leak_in_a_cue_is_found: LEAKS_IN_A_CUE breaks what_is_told_is_seen;
    an_early_winner_is_found: CROWNS_SOMEBODY_EARLY breaks standings_are_consistent;
    an_action_without_a_number_is_found: HAS_NO_NUMBER_FOR_A_CARD breaks whatever_is_legal_has_a_number;
    two_legal_actions_with_one_number_are_found: NUMBERS_TWO_CARDS_ALIKE breaks whatever_is_legal_has_a_number;
    an_observation_of_the_others_hands_is_found: OBSERVES_THE_OTHERS_HANDS breaks an_observation_is_what_a_seat_sees;
    an_observation_of_a_sealed_card_is_found: OBSERVES_A_SEALED_CARD breaks an_observation_is_what_a_seat_sees;
    a_quantity_beyond_its_bounds_is_found: OBSERVES_TOO_MUCH breaks an_observation_is_what_a_seat_sees;
    an_observation_without_the_own_hand_is_found: DOES_NOT_OBSERVE_ITS_OWN_HAND breaks an_observation_tells_apart_what_a_seat_may_do;
}

#[test]
#[should_panic(expected = "no redeal ever changes")]
fn a_redeal_that_returns_the_truth_is_found() {
    laws::a_redeal_moves_all_that_is_hidden::<Duel<REDEALS_THE_TRUTH>>();
}

#[test]
#[should_panic(expected = "the number of lay 6")]
fn two_actions_with_one_number_are_found() {
    laws::every_action_has_its_number::<Duel<NUMBERS_TWO_CARDS_ALIKE>>();
}
