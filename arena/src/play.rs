//! Games played at random, as fast as they go.

use bots::search::{self, Chance};
use engine::{Game, Imagination, Rng, Seat, Setup};

/// A fresh game with the default options.
pub(crate) fn deal<G: Game>(players: usize, first: Option<Seat>, rng: &mut Rng) -> G {
    let setup = Setup { first, ..Setup::plain(players) };
    // The default options of a game suit every number of players that it announces.
    G::new(&setup, &mut Imagination(rng)).expect("a game accepts the players it announces")
}

/// Plays a game to its end at random and counts its moves.
pub(crate) fn play_out<G: Game>(game: &mut G, rng: &mut Rng) -> u64 {
    search::play_out(game, &mut Chance, &mut G::Actions::default(), rng)
}
