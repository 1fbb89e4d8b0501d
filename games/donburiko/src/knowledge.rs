//! Who knows what. Views, scenes, redeals and hashes ask here.

use engine::{Eye, Known, Seat};

use crate::card::{Laid, Row};
use crate::{Donburiko, Face};

impl Donburiko {
    /// DB-9. A hand is its player's.
    pub(crate) fn knows_hand(&self, seat: Seat, eye: Eye) -> bool {
        eye.sees(seat)
    }

    /// DB-10. Nobody has seen the surplus.
    pub(crate) fn knows_surplus(&self, eye: Eye) -> bool {
        Known::NOBODY.is_sure(eye)
    }
}

impl Row {
    /// DB-20, DB-23. A card that lies face down is known to whoever added it, and turned up when the row is
    /// taken.
    pub(crate) fn known(&self, laid: &Laid) -> Known {
        laid.known().open_if(self.taken_by.is_some())
    }
}

impl Laid {
    /// DB-20. A face-down card is known only to the player who added it.
    pub(crate) fn known(&self) -> Known {
        self.by.map_or(Known::NOBODY, Known::to).open_if(self.face == Face::Up)
    }

    /// Whether an eye is sure of it.
    pub(crate) fn is_known_to(&self, eye: Eye) -> bool {
        self.known().is_sure(eye)
    }
}
