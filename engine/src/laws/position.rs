//! Positions that random play reaches.

use std::collections::BTreeSet;
use std::fmt::{self, Debug, Formatter};

use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use super::dealer;
use crate::{Dealer, Game, Rng, Seat, Seed, Setup, Story, variants};

/// How many positions each law looks at.
const CASES: u32 = 256;

/// Longer than most games, so that ends are reached too.
const MOST_MOVES: usize = 200;

/// The stream that random play chooses its actions from; deals use the low ones.
const PLAY: u64 = 1 << 62;

/// A position and the way there.
#[derive(Clone)]
pub struct Position<G: Game> {
    /// The position.
    pub game: G,
    setup: Setup<G>,
    seed: Seed,
    shuffles: u32,
    log: Vec<(Seat, G::Action)>,
}

impl<G: Game> Position<G> {
    /// The first position of a game.
    pub fn new(setup: Setup<G>, seed: Seed) -> Self {
        let mut dealer = dealer(seed, 0);
        let game = G::new(&setup, &mut dealer).expect("variants are checked");
        let (shuffles, _) = dealer.finish().expect("there is no stack");
        Position { game, setup, seed, shuffles, log: Vec::new() }
    }

    /// Plays a random action of a random seat; false if the game is over.
    pub fn step(&mut self) -> bool {
        let mut rng = Rng::new(self.seed, PLAY + self.log.len() as u64);
        let seats: Vec<Seat> = self.game.to_act().iter().collect();
        let Some(&seat) = rng.pick(&seats) else { return false };
        let action = *rng.pick(&self.game.legal(seat)).expect("whoever is to act can act");
        self.act(seat, action);
        true
    }

    pub(super) fn act(&mut self, seat: Seat, action: G::Action) -> Story<G> {
        let mut dealer = self.dealer();
        self.game.play(seat, action, &mut dealer).expect("legal actions can be played");
        let (shuffles, story) = dealer.finish().expect("there is no stack");
        self.shuffles = shuffles;
        self.log.push((seat, action));
        story
    }

    /// The card data that the game is played with.
    pub fn cards(&self) -> &'static G::Cards {
        self.setup.cards
    }

    /// How many actions led here.
    pub fn moves(&self) -> usize {
        self.log.len()
    }

    /// The dealer who makes the next shuffles.
    pub fn dealer(&self) -> Dealer<'static, G> {
        dealer(self.seed, self.shuffles)
    }

    /// A generator that belongs to this position.
    pub fn rng(&self) -> Rng {
        Rng::new(self.seed, PLAY | 1 << 32 | self.log.len() as u64)
    }

    /// The first position of the same game.
    pub fn start(&self) -> Self {
        Position::new(self.setup.clone(), self.seed)
    }

    /// The position that the set-up and the log lead to.
    pub fn replayed(&self) -> Self {
        let mut position = self.start();
        for &(seat, action) in &self.log {
            position.act(seat, action);
        }
        position
    }

    /// What an action leads to, and what is told of it.
    pub fn result(&self, seat: Seat, action: G::Action) -> (G, Story<G>) {
        let mut after = self.clone();
        let story = after.act(seat, action);
        (after.game, story)
    }

    /// Every action that was legal for anybody on the way here.
    pub fn known_actions(&self) -> BTreeSet<G::Action> {
        let mut known = BTreeSet::new();
        let mut position = self.start();
        for &(seat, action) in &self.log {
            known.extend(position.game.to_act().iter().flat_map(|seat| position.game.legal(seat)));
            position.act(seat, action);
        }
        known.extend(self.game.to_act().iter().flat_map(|seat| self.game.legal(seat)));
        known
    }
}

impl<G: Game> Debug for Position<G> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}, {:?}, played:", self.setup, self.seed)?;
        self.log.iter().try_for_each(|(seat, action)| write!(f, " [{seat}] {action}"))?;
        write!(f, "\n{:#?}", self.game)
    }
}

fn positions<G: Game>() -> impl Strategy<Value = Position<G>> {
    let variants = variants::<G>();
    (0..variants.len(), any::<u64>(), 0..MOST_MOVES).prop_map(move |(variant, seed, moves)| {
        let mut position = Position::new(variants[variant].clone(), Seed::from(seed));
        while position.moves() < moves && position.step() {}
        position
    })
}

/// Checks a law on many positions; a failure is shrunk to few moves. The positions are the same each time, so
/// that a green tree stays green.
pub fn check<G: Game>(law: fn(&Position<G>)) {
    let config = Config { cases: CASES, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let outcome = TestRunner::new_with_rng(config, rng).run(&positions::<G>(), |position| {
        law(&position);
        Ok(())
    });
    if let Err(failure) = outcome {
        panic!("{failure}");
    }
}
