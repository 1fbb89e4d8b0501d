//! Many games in lock-step, on as many threads as one likes.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use std::vec::IntoIter;

use catalog::Playable;
use engine::{
    About, ActionSpace, Imagination, Rng, Seat, Seed, Setup, SetupError, observation_width, observe,
};

use crate::Opponents;
use crate::crew::Crew;

/// How games are played in lock-step.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// How many games.
    pub games: usize,
    /// On how many threads.
    pub threads: NonZeroUsize,
    /// Who sits in the other seats; without anybody the caller plays them all.
    pub opponents: Option<Opponents>,
    /// What a game pays at its end.
    pub pay: Pay,
}

/// What a game pays each seat at its end; before it, nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pay {
    /// The part of the win: 1, or a part where it is shared.
    #[default]
    Win,
    /// The points of the score sheet.
    Score,
    /// What bots maximise: the win and a little for the margin, from 0 to 1.
    Value,
}

/// Why nothing was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadStep {
    /// There is not one action for each game.
    #[error("there are {games} games, and {actions} actions for them")]
    Length {
        /// How many games there are.
        games: usize,
        /// How many actions came.
        actions: usize,
    },
    /// There are neither seeds for all games nor one for all of them.
    #[error("one seed for all, or one for each of the {games} games, not {seeds}")]
    Seeds {
        /// How many games there are.
        games: usize,
        /// How many seeds came.
        seeds: usize,
    },
    /// An array has another size.
    #[error("an array for {what} has {expected} entries, not {found}")]
    Array {
        /// What it is for.
        what: &'static str,
        /// How many it should have.
        expected: usize,
        /// How many it has.
        found: usize,
    },
    /// The seat that is to act in a game may not do so.
    #[error("action {action} is not legal for seat {seat} in game {game}: the mask says what is")]
    Illegal {
        /// In which game.
        game: usize,
        /// Who is to act.
        seat: Seat,
        /// What was to be played.
        action: i64,
    },
}

/// The caller's arrays, filled after each step: one row a game.
#[derive(Debug)]
pub struct Outputs<'a> {
    /// What the seat that is to act observes.
    pub observations: &'a mut [f32],
    /// Which actions are legal for it.
    pub masks: &'a mut [bool],
    /// Which seat that is.
    pub seats: &'a mut [i64],
    /// What the game that has just ended paid each seat; 0 while it goes on.
    pub rewards: &'a mut [f32],
    /// Whether a game has just ended; another one is dealt in its place.
    pub dones: &'a mut [bool],
}

/// Games in lock-step, whose type nobody needs to know.
pub trait Lockstep: Send + Sync {
    /// What is played.
    fn about(&self) -> About;

    /// How many games there are.
    fn games(&self) -> usize;

    /// How many play each of them.
    fn players(&self) -> usize;

    /// How many actions the game has.
    fn actions(&self) -> usize;

    /// How many quantities an observation has.
    fn width(&self) -> usize;

    /// The bytes that each game takes.
    fn bytes_per_game(&self) -> usize;

    /// Deals all games anew, from one seed for all of them or from one for each.
    fn reset(&mut self, seeds: &[Seed], outputs: Outputs<'_>) -> Result<(), BadStep>;

    /// Plays an action in each game. On an error nothing has been played.
    fn step(&mut self, actions: &[i64], outputs: Outputs<'_>) -> Result<(), BadStep>;
}

/// The bits of a word.
const WORD: usize = u64::BITS as usize;

/// Each thread takes about so many shares of the work, one after another, of at most so many games: whoever comes late or
/// is interrupted takes fewer than the others.
const SHARES: usize = 8;
const MOST_OF_A_SHARE: usize = 64;

/// Games in lock-step.
#[derive(Debug)]
pub struct Batch<G: Playable> {
    setup: Setup<G>,
    terms: Terms,
    chance: Chance,
    space: ActionSpace<G>,
    games: Vec<Running<G>>,
    crew: Crew,
    /// What may be played in each game, a bit an action: apart from the games, so that all actions of a step are
    /// checked without going through all positions.
    allowed: Vec<u64>,
}

/// A game of a batch.
#[derive(Debug)]
struct Running<G: Playable> {
    game: G,
    rng: Rng,
    /// Who is to act: of several who choose at once, one after another.
    seat: Seat,
    /// How many games were played here before this one.
    ended: u64,
}

impl<G: Playable> Batch<G> {
    /// Deals so many games.
    pub fn deal(setup: Setup<G>, seed: Seed, terms: Terms) -> Result<Batch<G>, SetupError> {
        let chance = Chance { seeds: vec![seed], games: terms.games };
        let dealt = |place| {
            let mut rng = chance.of(place, 0);
            let game = G::new(&setup, &mut Imagination(&mut rng))?;
            Ok(Running { game, rng, seat: Seat::default(), ended: 0 })
        };
        let games = (0..terms.games).map(dealt).collect::<Result<_, SetupError>>()?;
        let allowed = vec![0; terms.games * Self::WORDS];
        let crew = Crew::new(terms.threads);
        Ok(Batch { setup, terms, chance, space: ActionSpace::default(), games, crew, allowed })
    }

    /// How many words the bits of one game's actions take.
    const WORDS: usize = G::ACTIONS.div_ceil(WORD);

    fn check(&self, outputs: &Outputs<'_>) -> Result<(), BadStep> {
        let games = self.games.len();
        let arrays = [
            ("observations", games * observation_width::<G>(), outputs.observations.len()),
            ("masks", games * G::ACTIONS, outputs.masks.len()),
            ("seats", games, outputs.seats.len()),
            ("rewards", games * self.setup.players, outputs.rewards.len()),
            ("dones", games, outputs.dones.len()),
        ];
        match arrays.into_iter().find(|(_, expected, found)| expected != found) {
            Some((what, expected, found)) => Err(BadStep::Array { what, expected, found }),
            None => Ok(()),
        }
    }

    /// Whether there is a legal action for each game.
    fn check_actions(&self, numbers: &[i64]) -> Result<(), BadStep> {
        if numbers.len() != self.games.len() {
            return Err(BadStep::Length { games: self.games.len(), actions: numbers.len() });
        }
        let may = |bits: &[u64], number: i64| {
            let number = usize::try_from(number).ok().filter(|&number| number < G::ACTIONS);
            number.is_some_and(|number| bits[number / WORD] >> (number % WORD) & 1 == 1)
        };
        let mut steps = self.allowed.chunks_exact(Self::WORDS).zip(numbers);
        match steps.position(|(bits, &number)| !may(bits, number)) {
            Some(game) => Err(BadStep::Illegal { game, seat: self.games[game].seat, action: numbers[game] }),
            None => Ok(()),
        }
    }

    /// Does something with each game and its rows of the caller's arrays, on all threads.
    fn on_all_threads<T: Copy + Sync>(
        &mut self,
        given: &[T],
        mut outputs: Outputs<'_>,
        work: impl Fn(&mut Running<G>, T, &mut Place<'_, G>) + Sync,
    ) {
        let shape =
            Shape { width: observation_width::<G>(), actions: G::ACTIONS, players: self.setup.players };
        let rules =
            &Rules { setup: &self.setup, terms: self.terms, chance: &self.chance, space: &self.space };
        let size = (self.games.len() / (SHARES * self.terms.threads.get())).clamp(1, MOST_OF_A_SHARE);
        let allowed = self.allowed.chunks_mut(size * Self::WORDS);
        let shares = self.games.chunks_mut(size).zip(allowed).zip(given.chunks(size)).enumerate();
        let shares = shares.map(|(share, ((games, allowed), given))| {
            let outputs = outputs.take(games.len(), shape);
            (share * size, games, allowed, given, outputs)
        });
        let shares = Shares::of(shares.collect(), self.terms.threads);
        let do_shares = |thread| {
            while let Some((first, games, allowed, given, mut outputs)) = shares.next(thread) {
                let games = games.iter_mut().zip(allowed.chunks_mut(Self::WORDS));
                for ((number, (running, allowed)), &given) in (first..).zip(games).zip(given) {
                    let rows = outputs.take(1, shape);
                    work(running, given, &mut Place { number, rows, allowed, rules });
                }
            }
        };
        self.crew.all(do_shares);
    }
}

/// The work, by thread. Each begins with its own, the same games at every step, which its processor has at hand; then it
/// helps the others, from the end of what they still have to do.
struct Shares<T>(Vec<Mutex<IntoIter<T>>>);

impl<T> Shares<T> {
    fn of(mut all: Vec<T>, threads: NonZeroUsize) -> Shares<T> {
        let each = all.len().div_ceil(threads.get());
        let own = |_| Mutex::new(all.drain(..each.min(all.len())).collect::<Vec<T>>().into_iter());
        Shares((0..threads.get()).map(own).collect())
    }

    fn next(&self, thread: usize) -> Option<T> {
        let (before, from) = self.0.split_at(thread);
        from.iter().chain(before).enumerate().find_map(|(place, shares)| {
            let mut shares = shares.lock().unwrap_or_else(PoisonError::into_inner);
            if place == 0 { shares.next() } else { shares.next_back() }
        })
    }
}

/// How many entries the rows of one game have.
#[derive(Clone, Copy)]
struct Shape {
    width: usize,
    actions: usize,
    players: usize,
}

impl<'a> Outputs<'a> {
    /// Takes the rows of the first games off.
    fn take(&mut self, games: usize, shape: Shape) -> Outputs<'a> {
        Outputs {
            observations: take(&mut self.observations, games * shape.width),
            masks: take(&mut self.masks, games * shape.actions),
            seats: take(&mut self.seats, games),
            rewards: take(&mut self.rewards, games * shape.players),
            dones: take(&mut self.dones, games),
        }
    }
}

/// Takes the first entries off; the arrays are as long as they should be.
fn take<'a, T>(rest: &mut &'a mut [T], length: usize) -> &'a mut [T] {
    rest.split_off_mut(..length).unwrap_or_default()
}

/// What all games of a batch have in common.
struct Rules<'a, G: Playable> {
    setup: &'a Setup<G>,
    terms: Terms,
    chance: &'a Chance,
    space: &'a ActionSpace<G>,
}

/// A place of a batch: its number, its rows of the caller's arrays, what may be done and what is played there.
struct Place<'a, G: Playable> {
    number: usize,
    rows: Outputs<'a>,
    allowed: &'a mut [u64],
    rules: &'a Rules<'a, G>,
}

impl<G: Playable> Place<'_, G> {
    /// The seat that the caller plays where others play too: each in turn, game by game.
    fn learner(&self, ended: u64) -> Seat {
        Seat::new((self.number + ended as usize) % self.rules.setup.players).unwrap_or_default()
    }
}

/// Where the shuffles come from.
#[derive(Debug)]
struct Chance {
    /// One for all places, or one for each.
    seeds: Vec<Seed>,
    games: usize,
}

impl Chance {
    /// The generator of the game that comes after so many in a place: a stream of its own.
    fn of(&self, place: usize, ended: u64) -> Rng {
        match self.seeds[..] {
            [seed] => Rng::new(seed, place as u64 + ended * self.games as u64),
            _ => Rng::new(self.seeds[place], ended),
        }
    }
}

impl<G: Playable> Running<G> {
    fn act(&mut self, action: G::Action) {
        self.game.apply(self.seat, action, &mut Imagination(&mut self.rng));
    }

    /// Goes on until the caller has something to decide, dealing anew where a game ends.
    fn go_on(&mut self, place: &mut Place<'_, G>) {
        place.rows.rewards.fill(0.0);
        place.rows.dones.fill(false);
        loop {
            let Some(seat) = self.next_to_act(place) else {
                self.pay(place);
                self.deal(self.ended + 1, place);
                continue;
            };
            self.seat = seat;
            match place.rules.terms.opponents {
                Some(opponents) if seat != place.learner(self.ended) => {
                    // Whoever is to act can act: a law of every game.
                    if let Some(action) = opponents.choose(&self.game, seat, &mut self.rng) {
                        self.act(action);
                    }
                }
                _ => break,
            }
        }
        self.show(place);
    }

    /// Of several who are to act the caller comes last.
    fn next_to_act(&self, place: &Place<'_, G>) -> Option<Seat> {
        let to_act = self.game.to_act();
        let others = to_act.without(place.learner(self.ended));
        let others = if place.rules.terms.opponents.is_some() { others } else { to_act };
        others.iter().next().or_else(|| to_act.iter().next())
    }

    fn pay(&self, place: &mut Place<'_, G>) {
        place.rows.dones.fill(true);
        let (reward, standing) = (self.game.reward(), self.game.standing());
        for (paid, seat) in place.rows.rewards.iter_mut().zip(self.game.seats().iter()) {
            *paid = match place.rules.terms.pay {
                Pay::Win => reward.wins[seat],
                Pay::Score => standing.scores[seat] as f32,
                Pay::Value => reward.values[seat],
            };
        }
    }

    /// Deals the game that comes after so many in this place.
    fn deal(&mut self, ended: u64, place: &Place<'_, G>) {
        let rules = place.rules;
        self.ended = ended;
        self.rng = rules.chance.of(place.number, ended);
        if let Ok(game) = G::new(rules.setup, &mut Imagination(&mut self.rng)) {
            // The same set-up was dealt when the batch was made, so it can be dealt again.
            self.game = game;
        }
    }

    fn show(&self, place: &mut Place<'_, G>) {
        place.rows.masks.fill(false);
        place.allowed.fill(0);
        for &action in self.game.legal(self.seat).iter() {
            let number = G::number(action);
            place.rows.masks[number] = true;
            place.allowed[number / WORD] |= 1 << (number % WORD);
        }
        place.rows.seats.fill(self.seat.index() as i64);
        observe(&self.game, self.seat, place.rows.observations);
    }
}

impl<G: Playable> Lockstep for Batch<G> {
    fn about(&self) -> About {
        About::of::<G>()
    }

    fn games(&self) -> usize {
        self.games.len()
    }

    fn players(&self) -> usize {
        self.setup.players
    }

    fn actions(&self) -> usize {
        G::ACTIONS
    }

    fn width(&self) -> usize {
        observation_width::<G>()
    }

    fn bytes_per_game(&self) -> usize {
        size_of::<Running<G>>() + Self::WORDS * size_of::<u64>()
    }

    fn reset(&mut self, seeds: &[Seed], outputs: Outputs<'_>) -> Result<(), BadStep> {
        self.check(&outputs)?;
        if seeds.len() != 1 && seeds.len() != self.games.len() {
            return Err(BadStep::Seeds { games: self.games.len(), seeds: seeds.len() });
        }
        self.chance.seeds = seeds.to_vec();
        let nothing = vec![(); self.games.len()];
        self.on_all_threads(&nothing, outputs, |running, (), place| {
            running.deal(0, place);
            running.go_on(place);
        });
        Ok(())
    }

    fn step(&mut self, actions: &[i64], outputs: Outputs<'_>) -> Result<(), BadStep> {
        self.check(&outputs)?;
        self.check_actions(actions)?;
        self.on_all_threads(actions, outputs, |running, number, place| {
            if let Some(action) = place.rules.space.get(number as usize) {
                running.act(action);
            }
            running.go_on(place);
        });
        Ok(())
    }
}
