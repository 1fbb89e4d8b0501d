//! What some minions can do for their owners.

use std::fmt::{self, Debug, Formatter};

use engine::{Kind, notation};

use crate::{Card, Symbol};

notation! {
    /// An ability, in canonical order.
    pub enum Ability {
        /// MR-52. An Amber becomes a Pot with number 0.
        Pot0 = "pot0",
        /// MR-53. An Amber becomes 4 Elements without a symbol.
        Amber4 = "amber4",
        /// MR-54. A Pot becomes 4 Elements without a symbol.
        Pot4 = "pot4",
        /// MR-55. A Water Element becomes 3.
        Water3 = "water3",
        /// MR-55. A Tree Element becomes 3.
        Tree3 = "tree3",
        /// MR-55. A Stone Element becomes 3.
        Stone3 = "stone3",
    }
}

use Ability::{Amber4, Pot0, Pot4, Stone3, Tree3, Water3};

impl Ability {
    /// MR-53 to MR-55. The ability that a card is boiled for. Each card has exactly one.
    pub(crate) fn boiling(card: Card) -> Ability {
        match card.symbol() {
            Some(Symbol::Water) => Water3,
            Some(Symbol::Tree) => Tree3,
            Some(Symbol::Stone) => Stone3,
            None if card.is_pot() => Pot4,
            None => Amber4,
        }
    }

    /// How many Elements it generates.
    pub(crate) fn generates(self) -> u8 {
        match self {
            Pot0 => 0,
            Amber4 | Pot4 => 4,
            Water3 | Tree3 | Stone3 => 3,
        }
    }

    /// The symbol of what it generates.
    pub(crate) fn symbol(self) -> Option<Symbol> {
        match self {
            Pot0 | Amber4 | Pot4 => None,
            Water3 => Some(Symbol::Water),
            Tree3 => Some(Symbol::Tree),
            Stone3 => Some(Symbol::Stone),
        }
    }
}

/// A set of abilities.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Abilities(u8);

impl Abilities {
    pub(crate) const NONE: Abilities = Abilities(0);

    pub(crate) fn has(self, ability: Ability) -> bool {
        self.0 >> ability as u8 & 1 == 1
    }

    pub(crate) fn insert(&mut self, ability: Ability) {
        self.0 |= 1 << ability as u8;
    }

    /// These without those.
    #[must_use]
    pub(crate) fn without(self, others: Abilities) -> Abilities {
        Abilities(self.0 & !others.0)
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Ability> {
        Ability::ALL.iter().copied().filter(move |&ability| self.has(ability))
    }
}

impl FromIterator<Ability> for Abilities {
    fn from_iter<I: IntoIterator<Item = Ability>>(abilities: I) -> Abilities {
        let mut set = Abilities::NONE;
        abilities.into_iter().for_each(|ability| set.insert(ability));
        set
    }
}

impl Debug for Abilities {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
