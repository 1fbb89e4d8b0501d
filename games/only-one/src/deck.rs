//! The deck: what is hidden in this game, and all that is.

use engine::{Pile, Rng, World};

use crate::card::{Card, pack};

/// OO-5. So many cards lie under the fig.
const UNDER_FIG: usize = 5;

/// OO-57. So many cards the owner of `scry` looks at.
pub(crate) const LOOK: usize = 3;

/// The cards that have not been turned up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Deck {
    /// The bottom card first, so that the top one is drawn from the end.
    cards: Pile<Card, 78>,
    /// How many cards on top the owner of `scry` has seen.
    peeked: u8,
}

impl Deck {
    /// OO-5. A shuffle, with the fig sixth from the bottom.
    pub(crate) fn shuffled<E>(players: usize, world: &mut impl World<E>) -> Deck {
        let mut cards: Pile<Card, 78> = pack(players).collect();
        world.shuffle(&mut cards);
        cards.push(Card::FIG);
        let place = cards.len() - 1 - UNDER_FIG;
        cards[place..].rotate_right(1);
        cards.reverse();
        Deck { cards, peeked: 0 }
    }

    /// These cards, the top one first, unless there are more than any game has.
    pub(crate) fn checked(top_first: &[Card], peeked: u8) -> Option<Deck> {
        Some(Deck { cards: Pile::checked(top_first.iter().rev().copied())?, peeked })
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

    /// OO-6. Whether the card in this place from the top is known: the fig by its back, and to the owner of `scry`
    /// what that player has looked at.
    pub(crate) fn is_known(&self, place: usize, to_owner: bool) -> bool {
        to_owner && place < usize::from(self.peeked) || self.cards[self.len() - 1 - place] == Card::FIG
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

    /// Deals what is unknown anew: all places but that of the fig, and for the owner of `scry` those looked at.
    pub(crate) fn redeal(&mut self, to_owner: bool, rng: &mut Rng) {
        let known = if to_owner { usize::from(self.peeked) } else { 0 };
        let unseen = self.len() - known;
        let unseen = &mut self.cards[..unseen];
        match unseen.iter().position(|&card| card == Card::FIG) {
            None => rng.shuffle(unseen),
            Some(fig) => {
                let last = unseen.len() - 1;
                unseen.swap(fig, last);
                rng.shuffle(&mut unseen[..last]);
                unseen.swap(fig, last);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Imagination, Seed};

    fn deck(cards: &str, peeked: u8) -> Deck {
        let cards: Vec<Card> = cards.split(' ').map(|card| card.parse().unwrap()).collect();
        Deck::checked(&cards, peeked).unwrap()
    }

    /// OO-5, OO-6.
    #[test]
    fn the_fig_is_the_sixth_card_from_the_bottom_and_everybody_knows_it() {
        for (players, cards) in [(2, 60), (3, 66), (4, 78)] {
            let mut rng = Rng::from(Seed::from(1));
            let deck = Deck::shuffled::<()>(players, &mut Imagination(&mut rng));
            assert_eq!((deck.len(), deck.above_fig()), (cards, Some(cards - 6)));
            let known: Vec<usize> = (0..cards).filter(|&place| deck.is_known(place, false)).collect();
            assert_eq!(known, [cards - 6]);
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

    /// OO-6. The fig keeps its place under every redeal, and the owner of `scry` keeps what was looked at.
    #[test]
    fn a_redeal_moves_only_what_is_unknown() {
        let before = deck("2 3 4A 5 1 6A 7 8A", 2);
        let mut rng = Rng::from(Seed::from(1));
        let mut others_moved = false;
        for _ in 0..50 {
            let (mut owner, mut other) = (before, before);
            owner.redeal(true, &mut rng);
            other.redeal(false, &mut rng);
            assert!(owner.seen().eq(before.seen()), "the owner remembers");
            assert_eq!((owner.above_fig(), other.above_fig()), (Some(4), Some(4)));
            others_moved |= !other.seen().eq(before.seen());
        }
        assert!(others_moved, "what the owner has looked at is unknown to everybody else");
    }
}
