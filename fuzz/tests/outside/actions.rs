//! The notation of every game, damaged.

use engine::Seat;
use fuzz::{damaged, noise};
use proptest::prelude::*;

use crate::tables::{table, use_table};

/// An action that somebody could play at some table of any game, damaged.
fn damaged_action() -> impl Strategy<Value = (usize, u64, usize, String)> {
    (0..catalog::games().len(), 0..50_u64, 0..40_usize).prop_flat_map(|(game, seed, moves)| {
        let table = table(game, seed, moves);
        let legal = table.seats().iter().flat_map(|seat| table.legal(seat)).chain([String::new()]).collect();
        (Just(game), Just(seed), Just(moves), damaged(legal))
    })
}

/// Says this in every seat: it is refused and nothing has changed, or it was legal and the game goes on.
fn say(game: usize, seed: u64, moves: usize, text: &str) -> Result<(), TestCaseError> {
    for seat in Seat::ALL {
        let mut table = table(game, seed, moves);
        let (before, legal) = (table.state_hash(), table.legal(seat));
        match table.play(seat, text) {
            Ok(()) => {
                prop_assert!(
                    legal.iter().any(|action| action == text),
                    "{:?} was played, not {:?}",
                    text,
                    legal
                );
                use_table(&mut table, seed);
            }
            Err(_) => prop_assert_eq!(table.state_hash(), before),
        }
    }
    Ok(())
}

proptest! {
    #[test]
    fn a_damaged_action_is_refused_or_another_legal_one((game, seed, moves, text) in damaged_action()) {
        say(game, seed, moves, &text)?;
    }

    #[test]
    fn noise_is_no_action(game in 0..catalog::games().len(), moves in 0..40_usize, noise in noise()) {
        say(game, 1, moves, &String::from_utf8_lossy(&noise))?;
    }
}
