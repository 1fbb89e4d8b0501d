//! The laws of what is hidden: redeals that nobody notices, and hashes of views that a search can trust.

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hasher};

use serde_json::Value;

use super::json::{at, hidden_paths, json, kind_of};
use super::{Position, eyes, play_out, variants};
use crate::difference::difference;
use crate::{Eye, Game, Heuristic, Hidden, Rng, Seat, Seed, Shown, Weights};

/// An eye cannot see what it cannot know: its view and its legal actions are the same however the unknown is
/// dealt, and how it deals the unknown anew does not depend on where the cards really are.
pub fn a_redeal_is_invisible<G: Hidden + Shown>(position: &Position<G>) {
    let game = &position.game;
    for eye in eyes(game) {
        let mut imagined = game.clone();
        imagined.redeal(eye, &mut position.rng());
        let (view, other) = (json(&game.show(eye)), json(&imagined.show(eye)));
        if let Some(difference) = difference("view", &view, &other) {
            panic!("{eye:?} noticed a redeal: {difference}");
        }
        assert_eq!(legal_of(&imagined, eye), legal_of(game, eye), "what {eye:?} may do after a redeal");
        assert_eq!(imagined.inventory(), game.inventory(), "the redeal of {eye:?} lost or made something");
        let mut again = game.clone();
        again.redeal(eye, &mut Rng::from(Seed::from(1)));
        again.redeal(eye, &mut position.rng());
        assert_eq!(again, imagined, "{eye:?} deals anew by what is hidden");
    }
    let mut same = game.clone();
    same.redeal(Eye::All, &mut position.rng());
    assert_eq!(same, *game, "nothing is unknown to whoever sees all");
}

pub(super) fn legal_of<G: Game>(game: &G, eye: Eye) -> Vec<G::Action> {
    let mut legal = match eye {
        Eye::Seat(seat) => game.legal(seat).to_vec(),
        _ => Vec::new(),
    };
    legal.sort_unstable();
    legal
}

/// A law for heuristics that look at nothing hidden, which not all have to: whatever is imagined, they think
/// the same of every action.
pub fn a_judgement_is_the_same_however_the_unknown_is_dealt<G: Heuristic>(position: &Position<G>) {
    let game = &position.game;
    for seat in game.to_act().iter() {
        let mut imagined = game.clone();
        imagined.redeal(Eye::Seat(seat), &mut position.rng());
        let actions = game.legal(seat);
        let (mut known, mut again) = (Weights::new(), Weights::new());
        game.weigh(seat, &actions, &mut known);
        imagined.weigh(seat, &actions, &mut again);
        for ((action, known), again) in actions.iter().zip(&known).zip(&again) {
            assert_eq!(known, again, "{seat:?} thinks of {action} by what is hidden");
        }
        assert!(known.len() == actions.len() && known.iter().all(|weight| weight.is_finite()));
    }
}

/// A redeal leaves a real position: whoever is to act can, to the end.
pub fn a_redealt_game_can_be_played_to_its_end<G: Hidden>(position: &Position<G>) {
    for eye in eyes(&position.game) {
        let mut imagined = position.game.clone();
        imagined.redeal(eye, &mut position.rng());
        play_out(&mut imagined, &mut position.rng());
    }
}

/// A hash of a view is the same however the unknown is dealt, and of the results of two actions it is the
/// same if and only if the seat's view is.
pub fn a_hash_of_a_view_tells_apart_what_a_seat_can<G: Hidden + Shown>(position: &Position<G>) {
    let game = &position.game;
    for seat in game.seats().iter() {
        let mut imagined = game.clone();
        imagined.redeal(Eye::Seat(seat), &mut position.rng());
        assert_eq!(
            hash_view(&imagined, seat),
            hash_view(game, seat),
            "the hash for {seat:?} knows what is hidden"
        );
    }
    for actor in game.to_act().iter() {
        let after = |&action: &G::Action| (action, position.result(actor, action).0);
        let results: Vec<(G::Action, G)> = game.legal(actor).iter().map(after).collect();
        game.seats().iter().for_each(|seat| hashes_go_with_views(&results, seat));
    }
}

fn hashes_go_with_views<G: Hidden + Shown>(results: &[(G::Action, G)], seat: Seat) {
    let seen: Vec<(&G::Action, Value, u64)> = results
        .iter()
        .map(|(action, after)| (action, json(&after.show(Eye::Seat(seat))), hash_view(after, seat)))
        .collect();
    for (index, (action, view, hash)) in seen.iter().enumerate() {
        for (other, other_view, other_hash) in &seen[..index] {
            match (difference("view", view, other_view), hash == other_hash) {
                (Some(difference), true) => {
                    panic!("{seat:?} can tell {action} from {other}, but its hash cannot: {difference}")
                }
                (None, false) => {
                    panic!("{seat:?} cannot tell {action} from {other}, but its hash can")
                }
                _ => {}
            }
        }
    }
}

/// Two positions in which a seat may do different things are different decisions, whatever the seat holds.
pub fn a_hash_of_a_view_tells_apart_what_a_seat_may_do<G: Hidden>(position: &Position<G>) {
    let game = &position.game;
    for seat in game.to_act().iter() {
        for eye in eyes(game).filter(|&eye| eye != Eye::Seat(seat)) {
            let mut other = game.clone();
            other.redeal(eye, &mut position.rng());
            let (may, might) = (legal_of(game, Eye::Seat(seat)), legal_of(&other, Eye::Seat(seat)));
            let changed = may.iter().find(|action| !might.contains(action));
            if let Some(action) = changed.or_else(|| might.iter().find(|action| !may.contains(action))) {
                assert_ne!(
                    hash_view(game, seat),
                    hash_view(&other, seat),
                    "{seat:?} may {action} in one of two deals, and the hash of its view is the same in both"
                );
            }
        }
    }
}

pub(super) fn hash_view<G: Hidden>(game: &G, seat: Seat) -> u64 {
    let mut hasher = DefaultHasher::new();
    game.hash_view(seat, &mut hasher);
    hasher.finish()
}

/// A redeal that returned the truth would pass for invisible: every kind of place that is hidden from
/// somebody really changes under some redeal.
pub fn a_redeal_moves_all_that_is_hidden<G: Hidden + Shown>() {
    let (mut hidden, mut moved) = (BTreeSet::new(), BTreeSet::new());
    for (variant, seed) in
        variants::<G>().into_iter().flat_map(|variant| (0..12).map(move |seed| (variant.clone(), seed)))
    {
        let mut position = Position::<G>::new(variant, Seed::from(seed));
        while position.step() && position.moves() < 200 {
            let state = json(&position.game.show(Eye::All));
            for eye in eyes(&position.game) {
                let places = hidden_paths(&state, &json(&position.game.show(eye)));
                let mut imagined = position.game.clone();
                imagined.redeal(eye, &mut position.rng());
                let other = json(&imagined.show(Eye::All));
                for place in places {
                    if at(&state, &place) != at(&other, &place) {
                        moved.insert(kind_of(&place));
                    }
                    hidden.insert(kind_of(&place));
                }
            }
        }
    }
    assert_eq!(hidden, moved, "places that are hidden and that no redeal ever changes");
}
