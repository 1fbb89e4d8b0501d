//! What the cards are called: Quest cards, Item cards, the slots of the Main Zone, the pages of the book.

use std::fmt::{self, Display, Formatter};

use engine::{BadAction, Bag, notation};

notation! {
    /// A Quest card, in canonical order: three treasures, ten companions.
    pub enum Quest {
        /// A treasure.
        Bronze = "bronze",
        /// A treasure.
        Silver = "silver",
        /// A treasure.
        Gold = "gold",
        /// A companion.
        Spy = "spy",
        /// A companion.
        Mercenary = "mercenary",
        /// A companion.
        Thief = "thief",
        /// A companion.
        Archer = "archer",
        /// A companion.
        Merchant = "merchant",
        /// A companion.
        Nun = "nun",
        /// A companion.
        Rogue = "rogue",
        /// A companion.
        Prince = "prince",
        /// A companion.
        Queen = "queen",
        /// A companion.
        King = "king",
    }
}

/// Quest cards in no order: companions, open treasures, the Discard Area.
pub(crate) type Quests = Bag<Quest, 4>;

impl Quest {
    /// The three coins.
    pub(crate) const TREASURES: [Quest; 3] = [Quest::Bronze, Quest::Silver, Quest::Gold];

    /// Whether it is a coin; all others are companions.
    pub(crate) fn is_treasure(self) -> bool {
        self <= Quest::Gold
    }

    /// A companion by its text; a coin is none.
    pub(crate) fn companion(text: &str) -> Result<Quest, BadAction> {
        text.parse().and_then(|card: Quest| if card.is_treasure() { Err(BadAction) } else { Ok(card) })
    }
}

notation! {
    /// An Item card, in canonical order.
    pub enum Item {
        /// The Bronze Sword.
        Sword = "sword",
        /// The Bracelet of Sterling Silver.
        Bracelet = "bracelet",
        /// The Gold Goblet.
        Goblet = "goblet",
        /// Junk.
        Junk = "junk",
        /// The Blessed Shoes.
        Shoes = "shoes",
    }
}

notation! {
    /// A slot of the Main Zone.
    pub enum Slot {
        /// Its card lies face down.
        Q0 = "q0",
        /// The first face up.
        Q1 = "q1",
        /// The second face up.
        Q2 = "q2",
        /// The third face up, at tables of three and more.
        Q3 = "q3",
        /// The fourth face up, at tables of four.
        Q4 = "q4",
    }
}

/// How many pages a book has.
pub(crate) const PAGES: usize = 15;

/// The number of a page, 1 to 15.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PageNumber(u8);

/// The first page: what a book that nobody has opened lies at.
impl Default for PageNumber {
    fn default() -> PageNumber {
        PageNumber(1)
    }
}

impl PageNumber {
    /// The page with this number, if the book has it.
    pub(crate) fn new(number: u8) -> Option<PageNumber> {
        (1..=PAGES as u8).contains(&number).then_some(PageNumber(number))
    }

    /// All pages up to this number.
    pub(crate) fn up_to(last: u8) -> impl Iterator<Item = PageNumber> {
        (1..=last).map(PageNumber)
    }

    /// Its number.
    pub fn get(self) -> u8 {
        self.0
    }

    /// Its place in the book, from 0.
    pub(crate) fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl Display for PageNumber {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}
