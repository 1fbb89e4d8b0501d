//! The card data, read and checked: what each page, Quest card and Item card does. The effects are a small
//! closed set; which card has which, how often there is one and all numbers are the file's (`cards.toml`).

mod file;
mod read;

use std::sync::LazyLock;

use engine::{BadCards, CardData, Kind};

use crate::card::{Item, PAGES, PageNumber, Quest};

/// How many Quest cards there are.
pub(crate) const QUESTS: usize = 58;

/// How many Item cards there are.
pub(crate) const ITEMS: usize = 18;

/// The most discards that one spell may take.
pub(crate) const MOST_DISCARDS: usize = 9;

/// The most treasures or companions that a file may ask for to end the game.
pub(crate) const MOST_TO_END: u8 = 12;

/// All card data of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cards {
    pub(crate) pages: [Page; PAGES],
    pub(crate) quests: [QuestCard; Quest::ALL.len()],
    pub(crate) items: [ItemCard; Item::ALL.len()],
    /// Every Quest card, in canonical order.
    pub(crate) quest_pack: [Quest; QUESTS],
    /// Every Item card, in canonical order.
    pub(crate) item_pack: [Item; ITEMS],
    /// GR-6. MP in round 1.
    pub(crate) mp_first: u8,
    /// GR-6. MP never goes above this.
    pub(crate) mp_last: u8,
    /// GR-51. So many treasures, or so many companions, make the round the last.
    pub(crate) end_count: u8,
    /// GR-57. For the most Junk.
    pub(crate) junk_bonus: u8,
}

/// A page of the book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Page {
    pub(crate) types: Types,
    /// Once the order has been decided.
    pub(crate) book: BookEffect,
    /// On the caster's turn.
    pub(crate) quest: Spell,
}

/// A type of spell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Type {
    Common,
    /// Silence keeps it from working.
    Forbidden,
    Time,
    /// Protection keeps it away.
    Attack,
    Defensive,
}

/// The types of a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Types(u8);

impl Types {
    pub(crate) fn has(self, kind: Type) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }
}

impl FromIterator<Type> for Types {
    fn from_iter<I: IntoIterator<Item = Type>>(types: I) -> Types {
        Types(types.into_iter().fold(0, |set, kind| set | 1 << kind as u8))
    }
}

/// What a page does in the Book Phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BookEffect {
    /// Nothing.
    None,
    /// The caster moves to the first place.
    ToFront,
    /// The order is reversed.
    Reverse,
    /// The order is reversed, then the caster moves to the first place.
    ReverseToFront,
}

/// What a page does on the caster's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spell {
    None,
    Replace,
    Silence,
    Gain { vp: u8 },
    TakeDiscards { count: u8, cost: u8 },
    Defend,
    DrawItem { count: u8 },
    Charm,
    GainIfPoorest { vp: u8 },
    Polymorph,
    Dominate,
}

/// A Quest card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct QuestCard {
    pub(crate) vp: u8,
    pub(crate) effect: Ability,
}

/// What a companion does. Each copy works on its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ability {
    None,
    Peek,
    IncomeFirst { vp: u8 },
    IncomeLast { vp: u8 },
    BuyItem { cost: u8 },
    FreeCure,
    EndIfCoins { vp: u8 },
    EndIfChips { min: u8, vp: u8 },
    EndPerKind { kinds: Kinds, vp: u8 },
}

/// A set of kinds of Quest cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Kinds(u16);

impl Kinds {
    /// A bit for each kind, by its index.
    pub(crate) fn bits(self) -> u16 {
        self.0
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Quest> {
        Quest::ALL.iter().copied().filter(move |kind| self.0 >> kind.index() & 1 == 1)
    }
}

impl FromIterator<Quest> for Kinds {
    fn from_iter<I: IntoIterator<Item = Quest>>(kinds: I) -> Kinds {
        Kinds(kinds.into_iter().fold(0, |set, kind| set | 1 << kind.index()))
    }
}

/// An Item card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ItemCard {
    pub(crate) vp: u8,
    pub(crate) effect: ItemEffect,
}

/// What an item does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ItemEffect {
    None,
    /// It counts for the Junk bonus.
    Junk,
    /// It lies face up; its owner always belongs to Group A.
    Shoes,
}

impl Cards {
    pub(crate) fn page(&self, number: PageNumber) -> &Page {
        &self.pages[number.index()]
    }

    pub(crate) fn quest(&self, card: Quest) -> &QuestCard {
        &self.quests[card.index()]
    }

    pub(crate) fn item(&self, item: Item) -> &ItemCard {
        &self.items[item.index()]
    }

    /// GR-36. Whether the item is laid face up as soon as it is drawn.
    pub(crate) fn lies_open(&self, item: Item) -> bool {
        self.item(item).effect == ItemEffect::Shoes
    }
}

impl CardData for Cards {
    fn standard() -> &'static Cards {
        static STANDARD: LazyLock<Cards> = LazyLock::new(|| {
            // Embedded, and a test reads it.
            Cards::read(include_str!("../cards.toml")).expect("the game's own cards can be read")
        });
        &STANDARD
    }

    fn read(toml: &str) -> Result<Cards, BadCards> {
        read::cards(toml)
    }
}
