//! What a row may count, as far as a viewer can tell.

use engine::{CompactString, Eye, Gauge, Message, Pile, ToCompactString};

use crate::Card;
use crate::card::{Count, Hand, ROW_LIMIT, Row};
use crate::rules::{BEST, bust};

/// The least total there is: all four ponds without a loach.
const LEAST: i8 = -6;

/// What a wild acorn adds at the most.
const WILD_MOST: i8 = 5;

/// A set of totals: the lowest bit stands for [`LEAST`].
#[derive(Clone, Copy, Default)]
struct Totals(u64);

impl Totals {
    fn only(total: i8) -> Totals {
        Totals(1 << (total - LEAST))
    }

    /// Each of them with this much more.
    fn plus(self, more: i8) -> Totals {
        if more < 0 { Totals(self.0 >> -more) } else { Totals(self.0 << more) }
    }

    fn add(&mut self, more: Totals) {
        self.0 |= more.0;
    }

    fn iter(self) -> impl DoubleEndedIterator<Item = i8> {
        (0..u64::BITS as i8).filter(move |bit| self.0 >> bit & 1 == 1).map(|bit| bit + LEAST)
    }
}

/// What a row may count.
#[derive(Clone, Copy)]
pub(super) struct Worth {
    totals: Totals,
    /// Whether some of its cards are hidden from the viewer, so that the totals are guesses.
    is_guess: bool,
}

impl Worth {
    /// What a row may count to this viewer, with one card more if there is one: every way to fill its hidden
    /// places from the cards that the viewer has not seen.
    pub(super) fn of(row: &Row, more: Option<Card>, eye: Eye, unseen: Hand) -> Worth {
        let (known, places) = known_cards(row, more, eye);
        Worth::of_cards(&known, places, unseen)
    }

    /// What a row counts, with one card more if there is one, unless that is a guess to this viewer.
    pub(super) fn sure(row: &Row, more: Option<Card>, eye: Eye) -> Option<Worth> {
        let (known, places) = known_cards(row, more, eye);
        let is_sure = known.len() == places || places == ROW_LIMIT;
        is_sure.then(|| Worth::of_cards(&known, places, Hand::EMPTY))
    }

    /// What so many cards may count of which these are known, the others being among those that were not seen.
    pub(super) fn of_cards(known: &[Card], places: usize, unseen: Hand) -> Worth {
        if places == ROW_LIMIT {
            return Worth { totals: Totals::only(0), is_guess: false };
        }
        let hidden = places - known.len();
        Worth { totals: possible(known, hidden, unseen), is_guess: hidden > 0 }
    }

    /// Whether the viewer knows that the row can count six.
    pub(super) fn is_six(self) -> bool {
        !self.is_guess && self.totals.iter().any(|total| total == BEST)
    }

    /// Chips that the best of the totals brings, or costs if it is below zero; nobody knows of a guess.
    pub(super) fn best_payment(self) -> Option<i8> {
        self.totals.iter().map(payment).max().filter(|_| !self.is_guess)
    }

    /// `5`, `1 or 5`, `1 to 8`.
    pub(super) fn figures(self) -> Message {
        let mut totals = self.totals.iter();
        let (least, most) = (totals.next().unwrap_or_default(), totals.next_back().unwrap_or_default());
        let between = totals.next();
        let many = |id| Message::new(id).text("least", figure(least)).text("most", figure(most));
        match self.totals.0.count_ones() {
            0 | 1 => Message::new("totals-one").text("total", figure(least)),
            _ if self.is_guess => many("totals-range"),
            2 => many("totals-two"),
            _ => many("totals-three").text("middle", figure(between.unwrap_or_default())),
        }
    }

    /// `counts 5`, `may count 1 to 8`.
    pub(super) fn counts(self) -> Message {
        let id = if self.is_guess { "counts-maybe" } else { "counts" };
        Message::new(id).message("totals", self.figures())
    }

    /// What taking it brings or costs, where that is known.
    pub(super) fn pays(self) -> Option<Message> {
        self.best_payment().map(pays)
    }

    /// What a button says that takes it, with the chips on it.
    pub(super) fn take_button(self, chips: u8) -> Message {
        match self.best_payment() {
            None => Message::new("take-and-see"),
            Some(loss) if loss < 0 && chips == 0 => Message::new("take-loss").number("chips", -loss),
            Some(pay) => Message::new("take-gain").text("total", figure(pay)).number("chips", chips),
        }
    }

    /// The totals as beads: all below zero, zero to six, all above.
    pub(super) fn beads(self) -> Gauge {
        let bead = |total: i8| (total.clamp(-1, BEST + 1) + 1) as u32;
        let open = self.totals.iter().fold(0, |open, total| open | 1 << bead(total));
        Gauge::Beads { open, count: bead(i8::MAX) as u8 + 1, best: bead(BEST) as u8 }
    }
}

/// The cards of a row that its viewer knows, with one more if there is one, and how many there are in all.
fn known_cards(row: &Row, more: Option<Card>, eye: Eye) -> (Pile<Card, ROW_LIMIT>, usize) {
    let known = row.cards.iter().filter_map(|laid| row.known(laid).of(laid.card, eye));
    (known.chain(more).collect(), row.cards.len() + usize::from(more.is_some()))
}

/// `pays 5`, `costs 2`.
pub(super) fn pays(chips: i8) -> Message {
    match chips {
        0 => Message::new("pays-nothing"),
        chips if chips > 0 => Message::new("pays-gain").number("chips", chips),
        chips => Message::new("pays-loss").number("chips", -chips),
    }
}

/// The totals of known cards and so many others: with a loach somewhere among them, and without.
fn possible(known: &[Card], hidden: usize, unseen: Hand) -> Totals {
    let of = |known: Count, others: Totals| {
        known.totals().fold(Totals::default(), |mut all, total| {
            all.add(others.plus(total));
            all
        })
    };
    let count = Count::of(known.iter().copied());
    if known.contains(&Card::Loach) {
        return of(count, sums(unseen, hidden, true));
    }
    let mut dry = unseen;
    (0..unseen.count(Card::Loach)).for_each(|_| dry.remove(Card::Loach));
    let mut totals = of(count, sums(dry, hidden, false));
    if hidden > 0 && unseen.has(Card::Loach) {
        let mut others = unseen;
        others.remove(Card::Loach);
        let turned = Count::of(known.iter().copied().chain([Card::Loach]));
        totals.add(of(turned, sums(others, hidden - 1, true)));
    }
    totals
}

/// What so many of some cards can add up to.
fn sums(cards: Hand, count: usize, has_loach: bool) -> Totals {
    if count == 0 {
        return Totals::only(0);
    }
    let mut of = [Totals::default(); ROW_LIMIT];
    of[0] = Totals::only(0);
    for card in cards.iter() {
        let worth = if has_loach { card.worth().abs() } else { card.worth() };
        for taken in (1..=count).rev() {
            let before = of[taken - 1];
            of[taken].add(before.plus(worth));
            if card == Card::Wild {
                of[taken].add(before.plus(WILD_MOST));
            }
        }
    }
    of[count]
}

/// Chips gained or lost by a total, bank and purse allowing.
pub(super) fn payment(total: i8) -> i8 {
    match bust(total) {
        0 => total,
        due => -(due as i8),
    }
}

/// A number as people write it, with a true minus sign.
pub(super) fn figure(number: i8) -> CompactString {
    let mut text = CompactString::const_new(if number < 0 { "\u{2212}" } else { "" });
    text.push_str(&number.unsigned_abs().to_compact_string());
    text
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Every total of a row whose hidden cards are any of the unseen ones, tried one by one.
    fn tried(row: &mut Vec<Card>, hidden: usize, unseen: &[Card], totals: &mut BTreeSet<i8>) {
        if hidden == 0 {
            totals.extend(Count::of(row.iter().copied()).totals());
            return;
        }
        for (place, &card) in unseen.iter().enumerate() {
            row.push(card);
            tried(row, hidden - 1, &unseen[place + 1..], totals);
            row.pop();
        }
    }

    /// DB-26 to DB-31.
    #[test]
    fn a_row_may_count_whatever_some_unseen_cards_make_of_it() {
        for known in ["4", "-2 5", "L -1", "1|5 -2", "3 -1 -2"] {
            for hidden in 0..=3 {
                let mut row: Vec<Card> = known.split(' ').map(|card| card.parse().unwrap()).collect();
                let mut unseen = crate::card::PACK.to_vec();
                row.iter().for_each(|card| {
                    unseen.remove(unseen.iter().position(|other| other == card).unwrap());
                });
                let found = possible(&row, hidden, unseen.iter().copied().collect());
                let mut expected = BTreeSet::new();
                tried(&mut row, hidden, &unseen, &mut expected);
                assert_eq!(found.iter().collect::<BTreeSet<_>>(), expected, "{known} and {hidden} more");
            }
        }
    }
}
