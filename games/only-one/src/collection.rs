//! Cards that lie open and in no order: what a player has collected, and the discard pile.

use engine::{BadState, Bag, Kind};

use crate::card::{Card, Value};

/// Cards counted by value. Of each value one card has a star, so a bit says whether it is here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Collection {
    values: Bag<Value, 4>,
    stars: u16,
}

impl Collection {
    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        self.values.add(card.value());
        self.stars |= u16::from(card.has_star()) << card.value().index();
    }

    /// The cards of a state from outside.
    pub(crate) fn restored(cards: &[Card]) -> Result<Collection, BadState> {
        let values = Bag::restored(cards.iter().map(|card| card.value()))?;
        let stars = cards.iter().filter(|card| card.has_star());
        let stars = stars.fold(0, |stars, card| stars | 1 << card.value().index());
        Ok(Collection { values, stars })
    }

    pub(crate) fn count(&self, value: Value) -> u8 {
        self.values.count(value) as u8
    }

    /// OO-30. The cards with the Special icon: starred ones and eggs.
    pub(crate) fn specials(&self) -> u8 {
        self.stars() + self.eggs()
    }

    pub(crate) fn stars(&self) -> u8 {
        self.stars.count_ones() as u8
    }

    pub(crate) fn eggs(&self) -> u8 {
        self.count(Value::Egg)
    }

    /// Every card, in canonical order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Card> {
        self.values.kinds().flat_map(|value| {
            let star = usize::from(self.stars >> value.index() & 1);
            let plain = std::iter::repeat_n(Card::plain(value), self.values.count(value) - star);
            plain.chain(std::iter::repeat_n(Card::starred(value), star))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// OO-30, OO-36, OO-69. The fourth example of the rules: four cards with the icon are four points.
    #[test]
    fn cards_are_kept_in_canonical_order_and_stars_and_eggs_are_special() {
        let cards: Vec<Card> = "E 10 2* 10* 9 E 10".split(' ').map(|card| card.parse().unwrap()).collect();
        let mut collection = Collection::default();
        cards.iter().for_each(|&card| collection.add(card));
        let listed: Vec<String> = collection.iter().map(|card| card.to_string()).collect();
        assert_eq!(listed.join(" "), "2* 9 10 10 10* E E");
        assert_eq!((collection.specials(), collection.count(Value::Ten)), (4, 3));
        assert_eq!(collection.count(Value::Nine), 1, "an egg is no 9 here");
        assert_eq!(Collection::restored(&cards), Ok(collection));
    }
}
