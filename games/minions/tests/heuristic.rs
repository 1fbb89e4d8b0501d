//! The heuristic plays better than chance.

#![allow(clippy::unwrap_used)]

use engine::{Game, Imagination, Mind, Rng, Seat, Seed, Setup, heuristic};
use minions::Minions;

const GAMES: usize = 400;

/// Plays a game of four in which one seat thinks and three do not. Whether that one wins, perhaps with others.
fn thinker_wins(thinker: Seat, terrain: bool, rng: &mut Rng) -> bool {
    let mut setup = Setup::<Minions>::plain(4);
    setup.options.terrain = terrain;
    let mut game = Minions::new(&setup, &mut Imagination(rng)).unwrap();
    while let Some(seat) = game.to_act().iter().next() {
        let action = if seat == thinker {
            heuristic::choose(&Mind::new(&game, seat), rng).unwrap()
        } else {
            *rng.pick(&game.legal(seat)).unwrap()
        };
        game.apply(seat, action, &mut Imagination(rng));
    }
    game.standing().winners.contains(thinker)
}

fn wins(terrain: bool) -> usize {
    let mut rng = Rng::from(Seed::from(1));
    (0..GAMES).filter(|game| thinker_wins(Seat::ALL[game % 4], terrain, &mut rng)).count()
}

#[test]
fn one_who_thinks_beats_three_who_do_not() {
    for terrain in [false, true] {
        let wins = wins(terrain);
        assert!(wins * 100 >= GAMES * 90, "{wins} of {GAMES} games, terrain {terrain}");
    }
}
