//! The deck: its order is what is hidden in this game, and all that is.

use engine::{BadState, Pile, Seen, World};

use crate::OnlyOne;
use crate::card::{Card, pack};

/// OO-1. All cards, the fig included.
const PACK: usize = 78;

/// OO-5. So many cards lie under the fig.
const UNDER_FIG: usize = 5;

/// OO-57. So many cards the owner of `scry` looks at.
pub(crate) const LOOK: usize = 3;

/// The cards that have not been turned up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Deck {
    /// The bottom card first, so that the top one is drawn from the end.
    cards: Pile<Card, PACK>,
    /// How many cards on top the owner of `scry` has seen.
    peeked: u8,
}

impl Deck {
    /// OO-5. A shuffle, with the fig sixth from the bottom.
    pub(crate) fn shuffled(players: usize, world: &mut impl World<OnlyOne>) -> Deck {
        let mut cards: Pile<Card, PACK> = pack(players).collect();
        world.shuffle(&mut cards);
        cards.push(Card::FIG);
        let place = cards.len() - 1 - UNDER_FIG;
        cards[place..].rotate_right(1);
        cards.reverse();
        Deck { cards, peeked: 0 }
    }

    /// The deck of a state from outside, which has the top card first.
    pub(crate) fn restored(top_first: &[Seen<Card>], peeked: u8) -> Result<Deck, BadState> {
        let mut cards: Pile<Card, PACK> = Pile::opened(top_first)?;
        cards.reverse();
        let is_there = usize::from(peeked) <= cards.len();
        BadState::unless(is_there, "nobody has looked at more cards than there are")?;
        Ok(Deck { cards, peeked })
    }

    pub(crate) fn len(&self) -> usize {
        self.cards.len()
    }

    pub(crate) fn peeked(&self) -> u8 {
        self.peeked
    }

    /// Every card, the top one first.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Card> {
        self.cards.iter().rev().copied()
    }

    /// OO-6. How many cards lie above the fig, while it is in the deck.
    pub(crate) fn above_fig(&self) -> Option<usize> {
        self.iter().position(|card| card == Card::FIG)
    }

    /// Takes the top card.
    ///
    /// # Panics
    /// Never in play: OO-29, the deck does not run out.
    #[inline]
    pub(crate) fn draw(&mut self) -> Card {
        self.peeked = self.peeked.saturating_sub(1);
        self.cards.pop().expect("the deck never runs out (OO-29)")
    }

    /// OO-57. The owner of `scry` looks at the top cards.
    pub(crate) fn look(&mut self) {
        self.peeked = LOOK as u8;
    }

    /// OO-57. The cards on top that the owner of `scry` has seen, the top one first.
    pub(crate) fn seen(&self) -> impl Iterator<Item = Card> {
        self.iter().take(usize::from(self.peeked))
    }

    /// OO-57. Takes this one of the cards looked at; of equal cards the topmost.
    pub(crate) fn keep(&mut self, card: Card) {
        let top = self.len() - 1;
        let place = self.seen().position(|seen| seen == card).unwrap_or_default();
        self.cards[top - place..].rotate_left(1);
        self.draw();
    }

    /// OO-57. The two cards on top change places.
    pub(crate) fn swap(&mut self) {
        let top = self.len() - 1;
        self.cards.swap(top, top - 1);
    }

    /// All cards but so many on top, the bottom one first.
    pub(crate) fn below(&mut self, on_top: usize) -> &mut [Card] {
        let below = self.len() - on_top;
        &mut self.cards[..below]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Imagination, Rng, Seed};

    fn deck(cards: &str, peeked: u8) -> Deck {
        let cards = cards.split(' ').map(|card| Seen::Known(card.parse().unwrap()));
        Deck::restored(&cards.collect::<Vec<_>>(), peeked).unwrap()
    }

    /// OO-5.
    #[test]
    fn the_fig_is_the_sixth_card_from_the_bottom() {
        for (players, cards) in [(2, 60), (3, 66), (4, 78)] {
            let mut rng = Rng::from(Seed::from(1));
            let deck = Deck::shuffled(players, &mut Imagination(&mut rng));
            assert_eq!((deck.len(), deck.above_fig()), (cards, Some(cards - 6)));
        }
    }

    /// OO-57, OO-76.
    #[test]
    fn of_the_three_cards_looked_at_one_is_kept_and_the_two_others_stay_on_top() {
        for (keep, left) in [("2", "3 1 2 5 6A"), ("3", "2 1 2 5 6A"), ("1", "2 3 2 5 6A")] {
            let mut after = deck("2 3 1 2 5 6A", 3);
            after.keep(keep.parse().unwrap());
            assert_eq!(after, deck(left, 2));
        }
        let mut swapped = deck("2 3 5 6A", 2);
        swapped.swap();
        assert_eq!(swapped, deck("3 2 5 6A", 2));
    }
}
