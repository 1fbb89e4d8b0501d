//! What a player has, and what of it may be played or passed.

use engine::Pile;

use crate::card::{Card, Species};
use crate::cards::Cards;

/// The areas of a desert, in order. Two players have four, others three.
pub(crate) type Desert = Pile<Card, 4>;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Player {
    pub(crate) hand: Cards,
    /// WR-33. Captured cards.
    pub(crate) scored: Cards,
    pub(crate) desert: Desert,
    pub(crate) discs: Discs,
    /// WR-24, WR-25. Passes still to make in this deal.
    pub(crate) passes_left: u8,
    pub(crate) ally: Option<Species>,
    pub(crate) score: i16,
}

/// WR-21. The check discs: for each colour whose disc is in the bottom row, the passes made before it moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Discs([Option<u8>; 4]);

impl Discs {
    /// WR-21. The disc of a colour moves.
    pub(crate) fn move_down(&mut self, colour: Species, passes_made: u8) {
        self.0[colour.index()] = Some(passes_made);
    }

    pub(crate) fn is_down(&self, colour: Species) -> bool {
        self.0[colour.index()].is_some()
    }

    /// The colours in the bottom row, each with the passes made before its disc moved.
    pub(crate) fn down(&self) -> impl Iterator<Item = (Species, u8)> {
        Species::ALL.into_iter().zip(self.0).filter_map(|(colour, passes)| Some((colour, passes?)))
    }

    /// All cards of the colours in the bottom row.
    pub(crate) fn colours(&self) -> Cards {
        self.down().fold(Cards::EMPTY, |cards, (colour, _)| cards.either(Cards::all_of(colour)))
    }
}

impl Player {
    /// WR-27. As many cards as passes still to make.
    #[inline]
    pub(crate) fn must_pass(&self) -> bool {
        self.hand.len() == usize::from(self.passes_left)
    }

    /// WR-16 to WR-20, WR-27, WR-50 to WR-52. What may be played when `led` is the trick colour.
    #[inline]
    pub(crate) fn playable(&self, led: Option<Species>, witnesses: bool) -> Cards {
        if self.must_pass() {
            return Cards::EMPTY;
        }
        let promised = if witnesses { self.promised() } else { Cards::EMPTY };
        let free = self.hand.without(promised);
        let following = led.map_or(Cards::EMPTY, |colour| free.of(colour));
        if following.is_empty() || witnesses && self.may_lie(following) { free } else { following }
    }

    /// WR-23, WR-26, WR-53. What may be passed.
    #[inline]
    pub(crate) fn passable(&self, witnesses: bool) -> Cards {
        if self.passes_left == 0 {
            return Cards::EMPTY;
        }
        if witnesses && self.promised().len() == usize::from(self.passes_left) {
            return self.promised();
        }
        self.hand
    }
}
