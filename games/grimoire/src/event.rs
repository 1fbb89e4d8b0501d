//! What happens at the table, with all that is known of it.

use engine::{Known, Pile, Seat, Seats};

use crate::card::{Item, PageNumber, Quest, Slot};
use crate::data::{BookEffect, MOST_DISCARDS};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The tokens are chosen, this seat first.
    Began {
        /// Who chooses first.
        first: Seat,
    },
    /// An order token was chosen.
    TokenChosen {
        /// Who.
        seat: Seat,
        /// Its number.
        token: u8,
    },
    /// The last seat got the token that was left.
    TokenLeft {
        /// Who.
        seat: Seat,
        /// Its number.
        token: u8,
    },
    /// A Setup Phase.
    RoundStarted {
        /// The number of the round.
        round: u16,
        /// What the books may be opened at.
        mp: u8,
    },
    /// The Main Zone is full.
    Dealt {
        /// The cards of q1 and on.
        open: Pile<Quest, 4>,
    },
    /// A Spy looked at q0.
    Peeked {
        /// Whose.
        seat: Seat,
        /// What only they know.
        card: Quest,
    },
    /// The discards became the quest deck.
    Refilled {
        /// How many.
        cards: u8,
    },
    /// A book was closed on a page.
    PageChosen {
        /// Whose.
        seat: Seat,
        /// What only they know.
        page: PageNumber,
    },
    /// A book was opened.
    Revealed {
        /// Whose.
        seat: Seat,
        /// At which page.
        page: PageNumber,
    },
    /// Several chose the same page: Group B.
    Alike {
        /// Who, without the owner of the Blessed Shoes.
        seats: Seats,
        /// Which page.
        page: PageNumber,
        /// Whether somebody chose alone, whom they come after.
        behind: bool,
    },
    /// The Blessed Shoes keep their owner in Group A.
    ShoesHelp {
        /// Who.
        seat: Seat,
    },
    /// The order by pages and tokens.
    Decided {
        /// First to last.
        order: Pile<Seat, 4>,
    },
    /// A Time Spell changed the order.
    TimeBent {
        /// Whose.
        seat: Seat,
        /// Which page.
        page: PageNumber,
        /// How.
        effect: BookEffect,
        /// First to last.
        order: Pile<Seat, 4>,
    },
    /// A companion brought chips as a turn began.
    Income {
        /// Whose.
        seat: Seat,
        /// Which companion.
        card: Quest,
        /// From all copies.
        chips: u16,
        /// Whether it was the first turn, else the last.
        first: bool,
    },
    /// A page brought chips.
    Received {
        /// Whose.
        seat: Seat,
        /// Which page.
        page: PageNumber,
        /// How many.
        chips: u8,
    },
    /// A page did nothing.
    Fizzled {
        /// Whose.
        seat: Seat,
        /// Which page.
        page: PageNumber,
        /// Why.
        why: Fizzle,
    },
    /// No more items are bought.
    StoppedBuying {
        /// Who.
        seat: Seat,
    },
    /// Luck or Cure was not used.
    Declined {
        /// Who.
        seat: Seat,
        /// Which page.
        page: PageNumber,
    },
    /// Luck discarded a card of the Main Zone.
    Discarded {
        /// Who.
        seat: Seat,
        /// From where.
        slot: Slot,
        /// What.
        card: Quest,
    },
    /// Luck filled the slot again.
    Replaced {
        /// Which.
        slot: Slot,
        /// What with; nothing if it lies face down.
        card: Option<Quest>,
    },
    /// Forbidden Spells of the others do nothing from now on.
    SilenceCast {
        /// Who.
        seat: Seat,
    },
    /// Attack Spells cannot choose this seat from now on.
    Defended {
        /// Who.
        seat: Seat,
        /// Which page.
        page: PageNumber,
    },
    /// Random discards were gained.
    DrewDiscards {
        /// Who.
        seat: Seat,
        /// For so many chips.
        paid: u8,
        /// What.
        cards: Pile<Quest, MOST_DISCARDS>,
    },
    /// An item was drawn.
    DrewItem {
        /// Who.
        seat: Seat,
        /// What only they know, unless it lies open.
        item: Item,
        /// Whether it is laid face up.
        open: bool,
        /// For so many chips.
        paid: u8,
    },
    /// Somebody would have been the victim but is protected.
    Spared {
        /// Who.
        seat: Seat,
    },
    /// An attack has found its victim.
    Struck {
        /// Who attacks.
        seat: Seat,
        /// Whom.
        victim: Seat,
        /// With which page.
        page: PageNumber,
    },
    /// Half of the victim's chips went to the caster.
    ChipsTaken {
        /// Who got them.
        seat: Seat,
        /// Whose they were.
        victim: Seat,
        /// How many.
        chips: u16,
        /// Of how many.
        had: u16,
    },
    /// A companion changed sides.
    CompanionTaken {
        /// Who got it.
        seat: Seat,
        /// Whose it was.
        victim: Seat,
        /// Which.
        card: Quest,
    },
    /// A face-up card was taken.
    Took {
        /// Who.
        seat: Seat,
        /// From where.
        slot: Slot,
        /// What.
        card: Quest,
    },
    /// q0 was taken and was a companion.
    TookHiddenCompanion {
        /// Who.
        seat: Seat,
        /// Which.
        card: Quest,
    },
    /// q0 was taken and was a treasure.
    TookSecret {
        /// Who.
        seat: Seat,
        /// Which.
        card: Quest,
        /// Who knows it.
        known: Known,
    },
    /// The round is the last.
    LastRound {
        /// Because of whom.
        seat: Seat,
        /// Because of what.
        hoard: Hoard,
        /// So many of them.
        count: u8,
    },
    /// A round is over.
    RoundOver {
        /// Its number.
        round: u16,
        /// The card that nobody took.
        left: Quest,
    },
    /// A card is needed and there is none.
    RanOut,
    /// Somebody's points are counted.
    Counted {
        /// Whose.
        seat: Seat,
    },
    /// The game is over.
    GameOver {
        /// Who has won: one seat, or nobody.
        winners: Seats,
    },
}

/// Why a page did nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fizzle {
    /// A Forbidden Spell under this seat's Silence.
    Silenced(Seat),
    /// This seat has fewer chips.
    Poorer(Seat),
    /// The Discard Area is empty.
    NoDiscards,
    /// The caster cannot pay.
    NoChips,
    /// The item deck is empty.
    NoItems,
    /// Nobody can be attacked.
    NoVictim,
}

/// What somebody has enough of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hoard {
    /// Coins.
    Treasures,
    /// Companions.
    Companions,
}
