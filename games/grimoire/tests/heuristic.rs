//! Good play is better than random play.

#![allow(clippy::unwrap_used)]

use engine::{Game, Imagination, Mind, Rng, Seat, Seed, Setup, heuristic};
use grimoire::Grimoire;

const GAMES: u64 = 400;

/// One seat thinks, the others do anything; whether the thinker wins alone (GR-60).
fn thinker_wins(thinker: Seat, seed: u64) -> bool {
    let rng = &mut Rng::from(Seed::from(seed));
    let mut game = Grimoire::new(&Setup::plain(4), &mut Imagination(rng)).unwrap();
    while let Some(seat) = game.to_act().iter().next() {
        let action = if seat == thinker {
            heuristic::choose(&Mind::new(&game, seat), rng)
        } else {
            rng.pick(&game.legal(seat)).copied()
        };
        game.apply(seat, action.unwrap(), &mut Imagination(rng));
    }
    game.standing().winners.contains(thinker)
}

/// A quarter would be an even share.
#[test]
fn good_play_beats_random_play() {
    let wins = (0..GAMES).filter(|&seed| thinker_wins(Seat::new(seed as usize % 4).unwrap(), seed)).count();
    assert!(wins as u64 * 100 >= GAMES * 85, "{wins} of {GAMES} games were won");
}
