//! How many ways a game can go from here: two programs that know the same rules count the same.
//!
//! Chess calls it perft. Where several seats are to act the first of them does, so that every choice of all of them is
//! counted once. A line that comes to a shuffle ends there: what follows depends on chance, and counts depend on the rules
//! and the position alone, whatever generator a program has.

use std::fmt::Display;

use crate::{Game, Seat, Seats, World};

/// The lines of one action, of two and so on to this depth; nothing if there are more than `most` of them in all.
pub fn perft<G: Game>(game: &G, depth: usize, most: u64) -> Option<Vec<u64>> {
    let mut counts = vec![0; depth];
    let mut left = most;
    count(game, &mut counts, &mut left)?;
    Some(counts)
}

fn count<G: Game>(game: &G, counts: &mut [u64], left: &mut u64) -> Option<()> {
    let Some((here, deeper)) = counts.split_first_mut() else { return Some(()) };
    let Some(seat) = game.to_act().iter().next() else { return Some(()) };
    let mut legal = G::Actions::default();
    game.list_legal(seat, &mut legal);
    *left = left.checked_sub(legal.len() as u64)?;
    *here += legal.len() as u64;
    for &action in legal.iter() {
        let (mut next, mut chance) = (game.clone(), Chance::default());
        next.apply(seat, action, &mut chance);
        if !chance.was_asked {
            count(&next, deeper, left)?;
        }
    }
    Some(())
}

/// A world that remembers whether it was asked for chance, and has none to give.
#[derive(Default)]
struct Chance {
    was_asked: bool,
}

impl<G: Game> World<G> for Chance {
    fn shuffle<C: Copy + Display>(&mut self, _pile: &mut [C]) {
        self.was_asked = true;
    }

    fn any_seat(&mut self, seats: Seats) -> Seat {
        self.was_asked = true;
        seats.iter().next().unwrap_or_default()
    }

    fn tell(&mut self, _event: G::Event) {}

    fn show(&mut self, _game: &G, _event: G::Event) {}
}
