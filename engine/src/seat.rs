//! Seats around the table, sets of them, and what each of them has.

use std::fmt::{self, Debug, Display, Formatter};
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The largest table: a set of seats is a byte.
pub const MAX_SEATS: usize = 8;

/// A place at the table, numbered from 0 clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "api", ts(type = "number"), schema(value_type = u8))]
pub struct Seat(Number);

/// The numbers there are: an enumeration, so that `Option<Seat>` is a byte too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(u8)]
enum Number {
    #[default]
    N0,
    N1,
    N2,
    N3,
    N4,
    N5,
    N6,
    N7,
}

impl Seat {
    /// All seats of the largest table, in order.
    pub const ALL: [Seat; MAX_SEATS] = [
        Seat(Number::N0),
        Seat(Number::N1),
        Seat(Number::N2),
        Seat(Number::N3),
        Seat(Number::N4),
        Seat(Number::N5),
        Seat(Number::N6),
        Seat(Number::N7),
    ];

    /// The seat with this number, if the largest table has it.
    pub const fn new(index: usize) -> Option<Seat> {
        if index < MAX_SEATS { Some(Seat::ALL[index]) } else { None }
    }

    /// Its number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Display for Seat {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.index(), f)
    }
}

impl Debug for Seat {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.index())
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 as u8)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let index = usize::deserialize(deserializer)?;
        Seat::new(index).ok_or_else(|| de::Error::custom(format!("there is no seat {index} at any table")))
    }
}

/// A set of seats in a byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Seats 0 to `players - 1`.
    ///
    /// # Panics
    /// If no table is that large.
    pub const fn first(players: usize) -> Seats {
        assert!(players <= MAX_SEATS, "no table is that large");
        Seats(((1u16 << players) - 1) as u8)
    }

    /// Whether the set has this seat.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 == 1
    }

    /// How many seats the set has.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.index();
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.index());
    }

    /// The same set without one seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.index()))
    }

    /// Whether all members of another set are in this one.
    pub const fn has_all(self, other: Seats) -> bool {
        other.0 & !self.0 == 0
    }

    /// The only member, if there is just one.
    pub const fn only(self) -> Option<Seat> {
        if self.len() == 1 { Seat::new(self.0.trailing_zeros() as usize) } else { None }
    }

    /// The next member clockwise of `seat`; `seat` itself comes last.
    ///
    /// ```
    /// use engine::{Seat, Seats};
    /// let [a, b, c, ..] = Seat::ALL;
    /// let seats = Seats::first(3);
    /// assert_eq!(seats.next_after(c), Some(a));
    /// assert_eq!(seats.without(b).next_after(a), Some(c));
    /// assert_eq!(Seats::from(a).next_after(a), Some(a));
    /// assert_eq!(Seats::NONE.next_after(a), None);
    /// ```
    pub const fn next_after(self, seat: Seat) -> Option<Seat> {
        let later = self.0 & !((2u8 << seat.index()).wrapping_sub(1));
        let from = if later == 0 { self.0 } else { later };
        if from == 0 { None } else { Seat::new(from.trailing_zeros() as usize) }
    }

    /// The members clockwise, beginning with `seat` or whoever comes next.
    ///
    /// ```
    /// use engine::{Seat, Seats};
    /// let [a, b, c, ..] = Seat::ALL;
    /// assert_eq!(Seats::first(3).round_from(b).collect::<Vec<_>>(), [b, c, a]);
    /// assert_eq!(Seats::first(3).without(b).round_from(b).collect::<Vec<_>>(), [c, a]);
    /// ```
    pub fn round_from(self, seat: Seat) -> impl Iterator<Item = Seat> {
        let before = (1u8 << seat.index()).wrapping_sub(1);
        Seats(self.0 & !before).iter().chain(Seats(self.0 & before).iter())
    }

    /// The members in order of their numbers.
    pub fn iter(mut self) -> impl Iterator<Item = Seat> {
        std::iter::from_fn(move || {
            let seat = Seat::new(self.0.trailing_zeros() as usize)?;
            self.remove(seat);
            Some(seat)
        })
    }
}

impl From<Seat> for Seats {
    fn from(seat: Seat) -> Seats {
        Seats(1 << seat.index())
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl Debug for Seats {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// One `T` for each of up to `N` seats, indexed by [`Seat`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PerSeat<T, const N: usize = MAX_SEATS>([T; N]);

impl<T: Copy + Default, const N: usize> Default for PerSeat<T, N> {
    fn default() -> Self {
        PerSeat([T::default(); N])
    }
}

impl<T, const N: usize> PerSeat<T, N> {
    /// What `make` gives each seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        PerSeat(std::array::from_fn(|index| make(Seat::ALL[index])))
    }

    /// The entries of the first `players` seats.
    pub fn first(&self, players: usize) -> &[T] {
        &self.0[..players]
    }

    /// The entries of the first `players` seats, to change.
    pub fn first_mut(&mut self, players: usize) -> &mut [T] {
        &mut self.0[..players]
    }
}

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_turn_goes_clockwise_around_every_table() {
        for players in 1..=MAX_SEATS {
            let seats = Seats::first(players);
            for seat in seats.iter() {
                assert_eq!(
                    seats.next_after(seat),
                    Seat::new((seat.index() + 1) % players),
                    "{players} players"
                );
            }
        }
    }

    #[test]
    fn a_set_of_seats_is_written_as_a_list() {
        let set: Seats = [Seat::ALL[3], Seat::ALL[0]].into_iter().collect();
        let text = serde_json::to_string(&set).unwrap();
        assert_eq!(text, "[0,3]");
        assert_eq!(serde_json::from_str::<Seats>(&text).unwrap(), set);
        assert!(serde_json::from_str::<Seats>("[8]").is_err());
    }
}
