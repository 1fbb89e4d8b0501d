//! Who knows what. Views, scenes, scores, words, redeals and hashes ask here.

use engine::{Eye, Known, Seat};

use crate::card::{Item, Slot};
use crate::{Grimoire, Phase, Secret};

impl Grimoire {
    /// GR-7, GR-8, GR-81. All slots are open but q0, which is known to whoever has looked at its card.
    pub(crate) fn slot_known(&self, slot: Slot) -> Known {
        if slot == Slot::Q0 { self.q0_known } else { Known::EVERYBODY }
    }

    /// GR-81. Nobody has seen the order of the decks.
    pub(crate) fn knows_decks(&self, eye: Eye) -> bool {
        Known::NOBODY.is_sure(eye)
    }

    /// GR-23, GR-83, GR-84. Known to whoever took it and to those who had looked at it before.
    pub(crate) fn secret_known(&self, secret: &Secret) -> Known {
        secret.known.open_if(self.is_laid_open())
    }

    /// GR-79, GR-84. Who may look at the treasures of a seat, which lie face down, whoever saw them taken.
    pub(crate) fn treasures_known(&self, owner: Seat) -> Known {
        Known::to(owner).open_if(self.is_laid_open())
    }

    /// GR-83, GR-84.
    pub(crate) fn item_known(&self, owner: Seat, item: Item) -> Known {
        drawn_item_known(owner, self.cards.lies_open(item)).open_if(self.is_laid_open())
    }

    /// GR-57. Whether this eye knows everybody's items.
    pub(crate) fn knows_all_items(&self, eye: Eye) -> bool {
        Known::NOBODY.open_if(self.is_laid_open()).is_sure(eye)
    }

    /// GR-10, GR-82. Until all have chosen, a page is its player's secret.
    pub(crate) fn page_known(&self, owner: Seat) -> Known {
        chosen_page_known(owner).open_if(self.phase != Phase::Book || self.has_everybody_chosen())
    }

    /// GR-84. At the end everything in the Territories is turned up.
    fn is_laid_open(&self) -> bool {
        self.phase == Phase::Over
    }
}

/// GR-36. An item is its owner's secret, but for the Shoes, which are laid face up.
pub(crate) fn drawn_item_known(owner: Seat, lies_open: bool) -> Known {
    Known::to(owner).open_if(lies_open)
}

/// GR-82. A closed book shows nothing to others.
pub(crate) fn chosen_page_known(owner: Seat) -> Known {
    Known::to(owner)
}

/// GR-8. What a Spy sees in q0 is its owner's secret.
pub(crate) fn peek_known(owner: Seat) -> Known {
    Known::to(owner)
}
