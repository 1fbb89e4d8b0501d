//! Games played at random, as fast as they go.

use engine::{Actions, Game, Imagination, Rng, Seat, Setup};

/// A fresh game with the default options.
pub(crate) fn deal<G: Game>(players: usize, first: Option<Seat>, rng: &mut Rng) -> G {
    let setup = Setup { first, ..Setup::plain(players) };
    // The default options of a game suit every number of players that it announces.
    G::new(&setup, &mut Imagination(rng)).expect("a game accepts the players it announces")
}

/// Plays a game to its end at random and counts its moves.
pub(crate) fn play_out<G: Game>(game: &mut G, rng: &mut Rng) -> u64 {
    let mut moves = 0;
    let mut actions = Actions::new();
    while let Some(seat) = game.to_act().iter().next() {
        actions.clear();
        game.list_legal(seat, &mut actions);
        let Some(&action) = rng.pick(&actions) else { break };
        game.apply(seat, action, &mut Imagination(rng));
        moves += 1;
    }
    moves
}
