//! What a finished game is worth to each seat.

use engine::{PerSeat, Seats, Standing};

/// How much the margin counts beside the win: enough to fight for in a game that is decided, too little to risk a win for.
const MARGIN: f32 = 0.1;

/// The margin, in points, that counts half of what the largest one could.
const HALF: f32 = 10.0;

/// What a finished game was to the seats.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reward {
    /// The part of the win: all of it, or a part where it is shared.
    pub wins: PerSeat<f32>,
    /// From 0 to 1: the win, and a little for the margin.
    pub values: PerSeat<f32>,
}

impl Reward {
    /// The reward of a finished game.
    pub fn of(standing: &Standing) -> Reward {
        let Standing { seats, scores, winners, .. } = *standing;
        let wins =
            PerSeat::from_fn(|seat| if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 });
        let best_but = |seats: Seats| seats.iter().map(|seat| scores[seat]).max().unwrap_or_default();
        let values = PerSeat::from_fn(|seat| {
            let margin = (scores[seat] - best_but(seats.without(seat))) as f32;
            let swing = margin / (margin.abs() + HALF);
            (1.0 - MARGIN) * wins[seat] + MARGIN * (0.5 + 0.5 * swing)
        });
        Reward { wins, values }
    }
}
