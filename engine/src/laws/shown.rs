//! The laws of what is written down: states that a game goes on from, views that only hide.

use super::json::{bytes, damage, hidden_paths, json};
use super::{Position, eyes};
use crate::difference::difference;
use crate::{Eye, Shown};

/// The state is complete: its JSON alone gives the position back.
pub fn a_game_is_rebuilt_from_its_state<G: Shown>(position: &Position<G>) {
    let text = bytes(&position.game.show(Eye::All));
    let state: G::State = serde_json::from_slice(&text).expect("a state can be read");
    let restored = G::restore(&state, position.cards()).expect("a state can be continued");
    let (written, again) = (json(&position.game.show(Eye::All)), json(&restored.show(Eye::All)));
    if let Some(difference) = difference("state", &written, &again) {
        panic!("the state comes back otherwise: {difference}");
    }
    assert_eq!(restored, position.game, "the state leaves something out of the position");
}

/// A state that was tampered with is refused or read; it never brings the program down. Whether it was ever
/// reached is told by its hash, see [`Match::adopt`](crate::Match::adopt).
pub fn a_damaged_state_is_refused_or_read<G: Shown>(position: &Position<G>) {
    let mut rng = position.rng();
    for _ in 0..20 {
        let mut state = json(&position.game.show(Eye::All));
        damage(&mut state, &mut rng);
        if let Ok(state) = serde_json::from_value(state) {
            drop(G::restore(&state, position.cards()));
        }
    }
}

/// A view has the shape of the state, and differs from it only in what is hidden.
pub fn a_view_hides_and_changes_nothing_else<G: Shown>(position: &Position<G>) {
    let state = json(&position.game.show(Eye::All));
    assert!(hidden_paths(&state, &state).is_empty(), "the state itself hides nothing");
    for eye in eyes(&position.game) {
        hidden_paths(&state, &json(&position.game.show(eye)));
    }
}
