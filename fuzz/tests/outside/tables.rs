//! Games to damage, and what has to work with whatever was accepted.

use catalog::AnyTable;
use engine::{Eye, NewGame, PlayError, Rng};

/// Tables are used for so many moves: enough to come to the end of most games.
const MOVES: usize = 400;

/// A table of the game in this place of the list, for the most players that it takes, after so many random
/// moves.
pub(crate) fn table(place: usize, seed: u64, moves: usize) -> AnyTable {
    let games = catalog::games();
    let about = &games[place % games.len()];
    let new = NewGame {
        game: about.slug.into(),
        players: *about.players.end(),
        seed: Some(seed.into()),
        ..NewGame::default()
    };
    let mut table = catalog::open(&new).expect("a game takes the players that it announces");
    go_on(&mut table, seed, moves);
    table
}

/// Everything that a front end asks of a table, and random moves to its end.
pub(crate) fn use_table(table: &mut AnyTable, seed: u64) {
    go_on(table, seed, MOVES);
    for eye in table.seats().iter().map(Eye::Seat).chain([Eye::Spectator, Eye::All]) {
        drop((table.view(eye), table.scene(eye)));
    }
    drop((table.standing(), table.last(), table.state_hash()));
}

fn go_on(table: &mut AnyTable, seed: u64, moves: usize) {
    let mut rng = Rng::new(seed.into(), 1);
    for _ in 0..moves {
        let Some(seat) = table.to_act().iter().next() else { break };
        let legal = table.legal(seat);
        let action = rng.pick(&legal).expect("whoever is to act can act");
        match table.play(seat, action) {
            // A file that fixes the shuffles can fix one that does not fit: the only reason to refuse a legal
            // action.
            Err(PlayError::BadStack(_)) => break,
            played => played.expect("a legal action can be played"),
        }
    }
}
