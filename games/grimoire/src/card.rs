//! What the cards are called: Quest cards, Item cards, the slots of the Main Zone, the pages of the book.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use engine::{BadAction, Bag, Kind, text_in_json};

/// A Quest card, in canonical order: three treasures, ten companions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum Quest {
    /// A treasure.
    #[default]
    Bronze,
    /// A treasure.
    Silver,
    /// A treasure.
    Gold,
    /// A companion.
    Spy,
    /// A companion.
    Mercenary,
    /// A companion.
    Thief,
    /// A companion.
    Archer,
    /// A companion.
    Merchant,
    /// A companion.
    Nun,
    /// A companion.
    Rogue,
    /// A companion.
    Prince,
    /// A companion.
    Queen,
    /// A companion.
    King,
}

use Quest::{Archer, Bronze, Gold, King, Mercenary, Merchant, Nun, Prince, Queen, Rogue, Silver, Spy, Thief};

/// Quest cards in no order: companions, open treasures, the Discard Area.
pub(crate) type Quests = Bag<Quest, 4>;

impl Kind for Quest {
    const ALL: &'static [Quest] =
        &[Bronze, Silver, Gold, Spy, Mercenary, Thief, Archer, Merchant, Nun, Rogue, Prince, Queen, King];

    fn index(self) -> usize {
        self as usize
    }
}

impl Quest {
    /// The three coins.
    pub(crate) const TREASURES: [Quest; 3] = [Bronze, Silver, Gold];

    /// Whether it is a coin; all others are companions.
    pub(crate) fn is_treasure(self) -> bool {
        self <= Gold
    }

    /// Its name in notation and files.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Bronze => "bronze",
            Silver => "silver",
            Gold => "gold",
            Spy => "spy",
            Mercenary => "mercenary",
            Thief => "thief",
            Archer => "archer",
            Merchant => "merchant",
            Nun => "nun",
            Rogue => "rogue",
            Prince => "prince",
            Queen => "queen",
            King => "king",
        }
    }

    /// A companion by its id; a coin is none.
    pub(crate) fn companion(id: &str) -> Result<Quest, BadAction> {
        id.parse().and_then(|card: Quest| if card.is_treasure() { Err(BadAction) } else { Ok(card) })
    }
}

impl Display for Quest {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Quest {
    type Err = BadAction;
    fn from_str(text: &str) -> Result<Quest, BadAction> {
        Quest::ALL.iter().copied().find(|card| card.id() == text).ok_or(BadAction)
    }
}

/// An Item card, in canonical order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum Item {
    /// The Bronze Sword.
    #[default]
    Sword,
    /// The Bracelet of Sterling Silver.
    Bracelet,
    /// The Gold Goblet.
    Goblet,
    /// Junk.
    Junk,
    /// The Blessed Shoes.
    Shoes,
}

impl Item {
    /// Every kind, in canonical order.
    pub(crate) const ALL: [Item; 5] = [Item::Sword, Item::Bracelet, Item::Goblet, Item::Junk, Item::Shoes];

    /// Its name in notation and files.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Item::Sword => "sword",
            Item::Bracelet => "bracelet",
            Item::Goblet => "goblet",
            Item::Junk => "junk",
            Item::Shoes => "shoes",
        }
    }
}

impl Display for Item {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Item {
    type Err = BadAction;
    fn from_str(text: &str) -> Result<Item, BadAction> {
        Item::ALL.into_iter().find(|item| item.id() == text).ok_or(BadAction)
    }
}

/// A slot of the Main Zone: `q0` lies face down, `q1` to `q4` face up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(u8);

impl Slot {
    pub(crate) const ALL: [Slot; 5] = [Slot(0), Slot(1), Slot(2), Slot(3), Slot(4)];

    /// The slot whose card lies face down.
    pub(crate) const Q0: Slot = Slot(0);

    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

impl Display for Slot {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "q{}", self.0)
    }
}

impl FromStr for Slot {
    type Err = BadAction;
    fn from_str(text: &str) -> Result<Slot, BadAction> {
        Slot::ALL.into_iter().find(|slot| slot.to_string() == text).ok_or(BadAction)
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

text_in_json!(Quest, Item);
