//! What a finished game is worth to each seat: the utility that a search maximises.

use crate::{PerSeat, Seat, Seats, Standing};

/// How much the margin counts beside the win: enough to fight for in a game that is decided, too little to
/// risk a win for.
const MARGIN: f32 = 0.1;

/// What a finished game was to the seats.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Reward {
    /// The part of the win: all of it, or a part where it is shared.
    pub wins: PerSeat<f32>,
    /// From 0 to 1: what a bot maximises, such as the win and a little for the margin.
    pub values: PerSeat<f32>,
}

impl Reward {
    /// The margin, in points, that counts half of what the largest one could, where a game does not know
    /// better.
    pub const HALF: f32 = 10.0;

    /// Everybody for themselves: the win, and a little for the margin.
    pub fn of(standing: &Standing) -> Reward {
        Reward::with_margin(standing, Self::HALF)
    }

    /// The same for a game whose points have another scale: `half` points of margin count half of what the
    /// largest could.
    pub fn with_margin(standing: &Standing, half: f32) -> Reward {
        Reward::against(standing, half, |seat| standing.seats.without(seat))
    }

    /// Partners win together and do not count as each other's rivals: the margin is that of the best of a
    /// side.
    ///
    /// ```
    /// use engine::{Reward, Seat, Seats, Standing};
    /// let sides = [Seats::from_iter([Seat::ALL[0], Seat::ALL[2]]), Seats::from_iter([Seat::ALL[1], Seat::ALL[3]])];
    /// let standing = Standing::by_score(Seats::first(4), |seat| [30, 10, 30, 10][seat.index()], true);
    /// let reward = Reward::partners(&standing, 10.0, &sides);
    /// assert_eq!(reward.values[Seat::ALL[0]], reward.values[Seat::ALL[2]]);
    /// assert!(reward.values[Seat::ALL[0]] > 0.5 && reward.values[Seat::ALL[1]] < 0.5);
    /// ```
    pub fn partners(standing: &Standing, half: f32, sides: &[Seats]) -> Reward {
        let side_of =
            |seat| sides.iter().copied().find(|side| side.contains(seat)).unwrap_or_else(|| seat.into());
        let own = Reward::against(standing, half, |seat| {
            let side = side_of(seat);
            standing.seats.iter().filter(|&other| !side.contains(other)).collect()
        });
        // A win that partners share is a whole win to each of them.
        let won = |seat| side_of(seat).iter().map(|own_side| own.wins[own_side]).sum::<f32>();
        let values =
            PerSeat::from_fn(|seat| own.values[seat] + (1.0 - MARGIN) * (won(seat) - own.wins[seat]));
        Reward { values, ..own }
    }

    /// A common score of at most `most` points: all share it, and more is better whatever the others have.
    pub fn common(standing: &Standing, most: i32) -> Reward {
        let share = |seat| standing.scores[seat].clamp(0, most) as f32 / most.max(1) as f32;
        let won = |seat| if standing.winners.contains(seat) { 1.0 } else { 0.0 };
        Reward { wins: PerSeat::from_fn(won), values: PerSeat::from_fn(share) }
    }

    fn against(standing: &Standing, half: f32, rivals: impl Fn(Seat) -> Seats) -> Reward {
        let Standing { scores, winners, .. } = *standing;
        let wins =
            PerSeat::from_fn(|seat| if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 });
        let best_of = |seats: Seats| seats.iter().map(|seat| scores[seat]).max().unwrap_or_default();
        let values = PerSeat::from_fn(|seat| {
            let margin = (scores[seat] - best_of(rivals(seat))) as f32;
            let swing = margin / (margin.abs() + half);
            (1.0 - MARGIN) * wins[seat] + MARGIN * (0.5 + 0.5 * swing)
        });
        Reward { wins, values }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(scores: [i32; 3]) -> Standing {
        Standing::by_score(Seats::first(3), |seat| scores[seat.index()], true)
    }

    #[test]
    fn a_win_is_worth_more_than_any_margin_and_a_larger_margin_more_than_a_small_one() {
        let [a, b, _, ..] = Seat::ALL;
        let (close, clear) = (Reward::of(&standing([11, 10, 0])), Reward::of(&standing([30, 10, 0])));
        assert!(clear.values[a] > close.values[a] && close.values[a] > close.values[b] + 0.8);
        assert!(close.values[b] > clear.values[b]);
    }

    #[test]
    fn the_scale_of_the_margin_is_the_games_own() {
        let [a, ..] = Seat::ALL;
        let (tokens, points) =
            (Reward::with_margin(&standing([4, 3, 0]), 1.0), Reward::of(&standing([4, 3, 0])));
        assert!(tokens.values[a] > points.values[a]);
    }

    #[test]
    fn a_common_score_counts_whatever_the_others_have() {
        let reward = Reward::common(&standing([20, 20, 20]), 25);
        assert!(reward.values.first(3).iter().all(|&value| value == 0.8));
    }
}
