//! The truth about small endings: every action and every shuffle, to the end.
//!
//! It looks at all cards, so it speaks of positions in which nothing is hidden any more. Each seat plays for
//! its own reward, chance for nobody's. Sealed choices have no such truth, so it passes over positions that
//! can lead to one.

use std::fmt::Display;

use engine::{Game, Hidden, PerSeat, Seat, Seats, World};

/// The largest pile whose orders are gone through.
const LARGEST_SHUFFLE: usize = 5;

/// What every action of a position is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution<A> {
    /// Who acts.
    pub seat: Seat,
    /// Each action, with the reward that its player can expect.
    pub worth: Vec<(A, f32)>,
}

impl<A: Copy + PartialEq> Solution<A> {
    /// The most that can be expected.
    pub fn best(&self) -> f32 {
        self.worth.iter().map(|&(_, worth)| worth).fold(f32::NEG_INFINITY, f32::max)
    }

    /// What an action costs, compared with the best.
    pub fn loss(&self, action: A) -> Option<f32> {
        let found = self.worth.iter().find(|&&(other, _)| other == action);
        found.map(|&(_, worth)| self.best() - worth)
    }
}

/// Solves a position within so many imagined moves; nothing if that is not enough, if several seats are to
/// act in it or in what follows, or if a large pile would be shuffled.
pub fn solve<G: Hidden>(game: &G, moves: u32) -> Option<Solution<G::Action>> {
    let mut solver = Solver { moves };
    let seat = only(game.to_act())?;
    let actions = game.legal(seat).into_iter();
    let worth = actions.map(|action| Some((action, solver.after(game, seat, action)?[seat])));
    Some(Solution { seat, worth: worth.collect::<Option<_>>()? })
}

struct Solver {
    /// How many moves may still be imagined.
    moves: u32,
}

impl Solver {
    /// What each seat can expect of a position.
    fn value<G: Hidden>(&mut self, game: &G) -> Option<PerSeat<f32>> {
        if game.is_over() {
            return Some(game.reward().values);
        }
        let seat = only(game.to_act())?;
        let mut best: Option<PerSeat<f32>> = None;
        for action in game.legal(seat) {
            let value = self.after(game, seat, action)?;
            if best.is_none_or(|best| value[seat] > best[seat]) {
                best = Some(value);
            }
        }
        best
    }

    /// What each seat can expect after an action, on average over the shuffles that it makes.
    fn after<G: Hidden>(&mut self, game: &G, seat: Seat, action: G::Action) -> Option<PerSeat<f32>> {
        let mut fate = Fate::default();
        let mut mean = PerSeat::<f32>::default();
        loop {
            self.moves = self.moves.checked_sub(1)?;
            let mut next = game.clone();
            next.apply(seat, action, &mut fate);
            if fate.is_vast {
                return None;
            }
            let (odds, value) = (fate.odds(), self.value(&next)?);
            mean = PerSeat::from_fn(|seat| mean[seat] + odds * value[seat]);
            if !fate.turn() {
                return Some(mean);
            }
        }
    }
}

/// The only member of a set.
fn only(seats: Seats) -> Option<Seat> {
    if seats.len() == 1 { seats.iter().next() } else { None }
}

/// A world in which everything that can be shuffled is, one order after another.
#[derive(Debug, Default)]
struct Fate {
    /// The numbers drawn so far, each with how many there were to draw from.
    drawn: Vec<(u32, u32)>,
    /// How many of them this round has used.
    used: usize,
    is_vast: bool,
}

impl Fate {
    fn below(&mut self, n: u32) -> u32 {
        if self.used == self.drawn.len() {
            self.drawn.push((0, n));
        }
        self.used += 1;
        self.drawn[self.used - 1].0
    }

    /// Puts the pile in the order whose turn it is.
    fn order<C>(&mut self, pile: &mut [C]) {
        self.is_vast |= pile.len() > LARGEST_SHUFFLE;
        if !self.is_vast {
            for last in (1..pile.len()).rev() {
                pile.swap(last, self.below(last as u32 + 1) as usize);
            }
        }
    }

    /// How likely what happened was.
    fn odds(&self) -> f32 {
        self.drawn.iter().map(|&(_, of)| 1.0 / of as f32).product()
    }

    /// Goes on to the next order of things; not so if all have been.
    fn turn(&mut self) -> bool {
        self.used = 0;
        while let Some((number, of)) = self.drawn.pop() {
            if number + 1 < of {
                self.drawn.push((number + 1, of));
                return true;
            }
        }
        false
    }
}

impl<G: Game> World<G> for Fate {
    fn shuffle<C: Copy + Display>(&mut self, pile: &mut [C]) {
        self.order(pile);
    }

    fn any_seat(&mut self, seats: Seats) -> Seat {
        let place = self.below(seats.len() as u32) as usize;
        seats.iter().nth(place).unwrap_or_default()
    }

    fn tell(&mut self, _event: G::Event) {}

    fn show(&mut self, _game: &G, _event: G::Event) {}
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn every_order_of_a_pile_comes_once() {
        let mut fate = Fate::default();
        let mut seen = BTreeMap::new();
        loop {
            let mut pile = [1, 2, 3, 4];
            fate.order(&mut pile);
            *seen.entry(pile).or_insert(0.0) += fate.odds();
            if !fate.turn() {
                break;
            }
        }
        assert_eq!(seen.len(), 24);
        assert!(seen.values().all(|odds| (odds - 1.0f32 / 24.0).abs() < 1e-6));
    }

    #[test]
    fn a_second_shuffle_may_depend_on_the_first() {
        let mut fate = Fate::default();
        let mut odds = 0.0;
        loop {
            let mut pile = [1, 2];
            fate.order(&mut pile);
            if pile[0] == 1 {
                fate.order(&mut [1, 2, 3]);
            }
            odds += fate.odds();
            if !fate.turn() {
                break;
            }
        }
        assert!((odds - 1.0).abs() < 1e-6);
    }

    #[test]
    fn a_large_pile_is_left_alone() {
        let mut fate = Fate::default();
        fate.order(&mut [0; 6]);
        assert!(fate.is_vast);
    }
}
