//! The game in numbers, for programs that learn: every action has its number, and what a seat sees is a row of quantities.
//!
//! Both are fixed for the life of a rules version, whatever the number of players and the variants, so that what was
//! learnt at one table can be used at another. Sampling them from play is unsound, since rare actions are missed: a
//! game declares them, and laws hold it to its word.

use crate::{Bag, Hidden, Kind, MAX_SEATS, Seat, Seats};

/// A game in numbers. Actions are numbered from 0 without gaps; features are what a seat sees, and nothing else.
pub trait Numbered: Hidden {
    /// How many actions there are: all that can ever be legal, with any number of players and all variants.
    const ACTIONS: usize;
    /// What [`Numbered::observe`] says, in this order.
    const FEATURES: &'static [Feature];

    /// Every action, in the order of their numbers.
    fn actions() -> impl Iterator<Item = Self::Action>;

    /// The number of an action, below [`Numbered::ACTIONS`].
    fn number(action: Self::Action) -> usize;

    /// Says what a seat sees, feature by feature. Players come in the order in which they sit,
    /// the seat itself first.
    fn observe(&self, seat: Seat, canvas: &mut Canvas<'_>);
}

/// What is observed of one thing: a row of quantities, or one row for each of several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feature {
    /// What it is called.
    pub name: &'static str,
    /// What there is a row for, such as the players; empty if there is just one row.
    pub rows: &'static [&'static str],
    /// What the quantities of a row are called.
    pub entries: &'static [&'static str],
    /// The least that a quantity can be.
    pub least: i16,
    /// The most that a quantity can be.
    pub most: i16,
}

impl Feature {
    /// One row of things that are counted or measured, each from 0 to `most`.
    pub const fn counts(name: &'static str, entries: &'static [&'static str], most: i16) -> Feature {
        Feature { name, rows: &[], entries, least: 0, most }
    }

    /// One row of things that are or are not so.
    pub const fn flags(name: &'static str, entries: &'static [&'static str]) -> Feature {
        Feature::counts(name, entries, 1)
    }

    /// The same, a row for each of these.
    #[must_use]
    pub const fn of_each(self, rows: &'static [&'static str]) -> Feature {
        Feature { rows, ..self }
    }

    /// The same, a row for each player of a table of so many, the observer first and then clockwise. Rows of players
    /// who are not there say nothing.
    #[must_use]
    pub const fn of_players(self, players: usize) -> Feature {
        self.of_each(ROUND_THE_TABLE.split_at(players).0)
    }

    /// Whether there is a row for each player.
    pub fn is_of_players(&self) -> bool {
        self.rows.first() == ROUND_THE_TABLE.first()
    }

    /// The same, where a quantity can be below 0.
    #[must_use]
    pub const fn down_to(self, least: i16) -> Feature {
        Feature { least, ..self }
    }

    /// How many quantities it has.
    pub const fn width(&self) -> usize {
        if self.rows.is_empty() { self.entries.len() } else { self.rows.len() * self.entries.len() }
    }
}

/// What players are called in features.
const ROUND_THE_TABLE: &[&str; MAX_SEATS] = &[
    "you",
    "1 after you",
    "2 after you",
    "3 after you",
    "4 after you",
    "5 after you",
    "6 after you",
    "7 after you",
];

/// How many quantities an observation of this game has.
pub const fn observation_width<G: Numbered>() -> usize {
    let (mut width, mut index) = (0, 0);
    while index < G::FEATURES.len() {
        width += G::FEATURES[index].width();
        index += 1;
    }
    width
}

/// What a seat sees, as [`observation_width`] quantities.
///
/// # Panics
/// If there is room for more or fewer.
pub fn observe<G: Numbered>(game: &G, seat: Seat, quantities: &mut [f32]) {
    assert_eq!(quantities.len(), observation_width::<G>(), "an observation has its own width");
    quantities.fill(0.0);
    let mut canvas = Canvas { features: G::FEATURES, quantities };
    game.observe(seat, &mut canvas);
    debug_assert!(canvas.features.is_empty(), "{} is not observed", canvas.features[0].name);
}

/// Where an observation is written, one feature after another. All quantities are 0 until something else is said.
#[derive(Debug)]
pub struct Canvas<'a> {
    features: &'static [Feature],
    quantities: &'a mut [f32],
}

impl<'a> Canvas<'a> {
    /// The quantities of the next feature, which is called so: all rows, one after another.
    pub fn next(&mut self, name: &'static str) -> &'a mut [f32] {
        let (feature, features) = self.features.split_first().expect("a game observes what it declares");
        debug_assert_eq!(feature.name, name, "features are observed in the order in which they are declared");
        let (own, rest) = std::mem::take(&mut self.quantities).split_at_mut(feature.width());
        (self.features, self.quantities) = (features, rest);
        own
    }

    /// The rows of the next feature, which is called so.
    pub fn rows(&mut self, name: &'static str) -> impl Iterator<Item = &'a mut [f32]> + use<'a> {
        let length = self.features.first().map_or(1, |feature| feature.entries.len());
        self.next(name).chunks_exact_mut(length)
    }

    /// Says the next feature, which is called so and has as many quantities.
    pub fn say<T: Into<Quantity>, const N: usize>(&mut self, name: &'static str, quantities: [T; N]) {
        write(self.next(name), quantities);
    }

    /// Says the next feature, which is called so, of every player.
    pub fn say_of_players<T: Into<Quantity>, const N: usize>(
        &mut self,
        name: &'static str,
        seats: Seats,
        you: Seat,
        quantities: impl Fn(Seat) -> [T; N],
    ) {
        for (seat, row) in seats.round_from(you).zip(self.rows(name)) {
            write(row, quantities(seat));
        }
    }

    /// Says how many there are of each entry, or which of them are so: the next feature, which is called so.
    pub fn tally(&mut self, name: &'static str, entries: impl IntoIterator<Item = usize>) {
        let row = self.next(name);
        entries.into_iter().for_each(|entry| row[entry] += 1.0);
    }

    /// Says how many there are of each entry for every player: the next feature, which is called so.
    pub fn tally_of_players<I: IntoIterator<Item = usize>>(
        &mut self,
        name: &'static str,
        seats: Seats,
        you: Seat,
        entries: impl Fn(Seat) -> I,
    ) {
        for (seat, row) in seats.round_from(you).zip(self.rows(name)) {
            entries(seat).into_iter().for_each(|entry| row[entry] += 1.0);
        }
    }

    /// Says how many there are of each kind: the next feature, which is called so.
    pub fn count<K: Kind, const BITS: u32>(&mut self, name: &'static str, cards: Bag<K, BITS>) {
        let row = self.next(name);
        cards.kinds().for_each(|kind| row[kind.index()] = cards.count(kind) as f32);
    }
}

fn write<T: Into<Quantity>, const N: usize>(row: &mut [f32], quantities: [T; N]) {
    debug_assert_eq!(row.len(), N, "a row has its own length");
    for (place, quantity) in row.iter_mut().zip(quantities) {
        *place = quantity.into().0;
    }
}

/// A quantity of an observation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Quantity(f32);

/// 1 for what is so, 0 for what is not.
impl From<bool> for Quantity {
    fn from(is_so: bool) -> Quantity {
        Quantity(if is_so { 1.0 } else { 0.0 })
    }
}

/// Numbers that a quantity holds exactly.
macro_rules! quantities {
    ($($number:ty)+) => {$(
        impl From<$number> for Quantity {
            fn from(number: $number) -> Quantity {
                Quantity(f32::from(number))
            }
        }
    )+};
}

quantities! { u8 i8 u16 i16 }

/// All actions of a game, to be found by their numbers.
#[derive(Debug)]
pub struct ActionSpace<G: Numbered>(Box<[G::Action]>);

impl<G: Numbered> Default for ActionSpace<G> {
    fn default() -> Self {
        ActionSpace(G::actions().collect())
    }
}

impl<G: Numbered> ActionSpace<G> {
    /// The action with this number.
    pub fn get(&self, number: usize) -> Option<G::Action> {
        self.0.get(number).copied()
    }

    /// Every action, in the order of their numbers.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = G::Action> {
        self.0.iter().copied()
    }
}
