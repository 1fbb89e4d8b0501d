//! Sequence numbers of turns: whose turn it has been since when, and which choices are sealed and can still
//! be changed.

use engine::{PerSeat, Seat, Seats};

/// What the log says about turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Turns {
    /// How many actions had been played when each seat's present turn began.
    since: PerSeat<u32>,
    /// The number of each seat's sealed action, while others are still choosing.
    sealed: PerSeat<Option<u32>>,
}

impl Turns {
    /// Takes note of an action: who was to act before it and after it, and its number.
    pub(crate) fn note(&mut self, actor: Seat, number: u32, before: Seats, after: Seats) {
        for seat in after.iter().filter(|&seat| seat == actor || !before.contains(seat)) {
            self.since[seat] = number;
        }
        let resolved =
            before.len() < 2 || after.iter().any(|seat| !before.contains(seat)) || after.is_empty();
        if resolved {
            self.sealed = PerSeat::default();
        } else if after == before.without(actor) {
            self.sealed[actor] = Some(number);
        }
    }

    /// How many actions had been played when the seat's present turn began.
    pub(crate) fn since(&self, seat: Seat) -> u32 {
        self.since[seat]
    }

    /// The number of the seat's sealed action, if it has one that can still be changed.
    pub(crate) fn sealed(&self, seat: Seat) -> Option<u32> {
        self.sealed[seat]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::ALL[0];
    const B: Seat = Seat::ALL[1];

    #[test]
    fn a_turn_begins_when_the_table_comes_to_wait_for_the_seat() {
        let mut turns = Turns::default();
        turns.note(A, 1, A.into(), B.into());
        assert_eq!(turns.since(B), 1);
        turns.note(B, 2, B.into(), B.into());
        assert_eq!(turns.since(B), 2, "acting again is another turn");
    }

    #[test]
    fn what_others_choose_at_the_same_time_begins_no_turn() {
        let (both, mut turns) = (Seats::first(2), Turns::default());
        turns.note(A, 1, both, B.into());
        assert_eq!((turns.since(B), turns.sealed(A)), (0, Some(1)));
        turns.note(B, 2, B.into(), both);
        assert_eq!((turns.since(A), turns.since(B), turns.sealed(A)), (2, 2, None));
    }

    #[test]
    fn an_open_turn_seals_nothing() {
        let mut turns = Turns::default();
        turns.note(A, 1, A.into(), B.into());
        assert_eq!(turns.sealed(A), None);
    }
}
