//! Random games with the same cards and the same choices in every run: what they cost can be counted in
//! instructions, whatever else the machine does, and compared from one commit to another.
//!
//! `valgrind --tool=callgrind target/release/examples/playouts wasteland 4 500`

use catalog::{Playable, TypedTask};
use engine::{ActionList, Game, Imagination, Rng, Seed, Setup};

/// Plays so many games; how many moves they took.
struct Playouts {
    players: usize,
    games: usize,
}

impl TypedTask for Playouts {
    type Output = usize;

    fn run<G: Playable>(self) -> usize {
        let mut rng = Rng::from(Seed::from(7));
        let mut legal = G::Actions::default();
        let setup = Setup::<G>::plain(self.players);
        let mut playout = || {
            let mut game =
                G::new(&setup, &mut Imagination(&mut rng)).expect("the game is for so many players");
            play(&mut game, &mut legal, &mut rng)
        };
        (0..self.games).map(|_| playout()).sum()
    }
}

fn play<G: Game>(game: &mut G, legal: &mut G::Actions, rng: &mut Rng) -> usize {
    let mut moves = 0;
    while let Some(seat) = game.to_act().iter().next() {
        legal.clear();
        game.list_legal(seat, legal);
        let action = *rng.pick(legal).expect("whoever is to act can act");
        game.apply(seat, action, &mut Imagination(rng));
        moves += 1;
    }
    moves
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [slug, players, games] = &args[..] else { panic!("which game, how many players, how many games?") };
    let playouts = Playouts {
        players: players.parse().expect("a number of players"),
        games: games.parse().expect("a number of games"),
    };
    let moves = catalog::run_for(slug, playouts).expect("there is such a game");
    println!("{moves} moves");
}
