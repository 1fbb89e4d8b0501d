//! What a bot holds in place of the game.

use crate::{Eye, Hidden, Rng, Seat};

/// A seat's right to think: it can ask what is legal and imagine the game, and never see what is hidden. The
/// position inside is out of reach by type.
#[derive(Debug)]
pub struct Mind<'a, G: Hidden> {
    game: &'a G,
    seat: Seat,
    /// Whose eyes it sees with.
    eye: Eye,
}

impl<'a, G: Hidden> Mind<'a, G> {
    /// The mind of the player in this seat.
    pub fn new(game: &'a G, seat: Seat) -> Self {
        Mind { game, seat, eye: Eye::Seat(seat) }
    }

    /// A mind that sees all cards. No player has it: it shows what is the most that honest ones could reach,
    /// and solves positions in which everything is known.
    pub fn all_seeing(game: &'a G, seat: Seat) -> Self {
        Mind { game, seat, eye: Eye::All }
    }

    /// Whose mind it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat may do.
    pub fn legal(&self) -> G::Actions {
        self.game.legal(self.seat)
    }

    /// Whether others choose at the same time: what the seat chooses stays sealed until they have chosen too.
    pub fn is_simultaneous(&self) -> bool {
        let mut game = self.game.clone();
        game.unseal(self.seat);
        game.to_act().len() > 1
    }

    /// A position that the seat cannot tell from the real one, with the others' sealed choices given back.
    pub fn imagine(&self, rng: &mut Rng) -> G {
        let mut game = self.game.clone();
        game.unseal(self.seat);
        game.redeal(self.eye, rng);
        game
    }
}
