//! Scores, ranks and winners.

use crate::{PerSeat, Seat, Seats};

/// How the players stand, during the game and at its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Who plays.
    pub seats: Seats,
    /// The score of each seat, as the game counts it now.
    pub scores: PerSeat<i32>,
    /// The rank of each seat: 1 is the best.
    pub ranks: PerSeat<u8>,
    /// Who has won: nobody before the end, and perhaps several or nobody after it.
    pub winners: Seats,
}

impl Standing {
    /// Most points are best, equal points share a rank, and all of rank 1 win once the game is over.
    ///
    /// ```
    /// use engine::{Seat, Seats, Standing};
    /// let standing = Standing::by_score(Seats::first(3), |seat| [20, 20, 13][seat.index()], true);
    /// assert_eq!(standing.ranks.first(3), [1, 1, 3]);
    /// assert_eq!(standing.winners, Seats::first(2));
    /// ```
    pub fn by_score(seats: Seats, score: impl Fn(Seat) -> i32, over: bool) -> Standing {
        let scores = PerSeat::from_fn(|seat| if seats.contains(seat) { score(seat) } else { 0 });
        let rank = |seat| 1 + seats.iter().filter(|&other| scores[other] > scores[seat]).count() as u8;
        let ranks = PerSeat::from_fn(|seat| if seats.contains(seat) { rank(seat) } else { 0 });
        let winners = seats.iter().filter(|&seat| over && ranks[seat] == 1).collect();
        Standing { seats, scores, ranks, winners }
    }
}
