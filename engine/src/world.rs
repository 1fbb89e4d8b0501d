//! The two worlds a game can be played in: the table's, where a seed or a stack decides, and a search's
//! imagination.

use std::fmt::Display;

use crate::{Game, Rng, Seat, Seats, Seed, World};

/// The stream that decides the first seat; the k-th shuffle has stream k.
const FIRST_SEAT: u64 = 0;

/// The shuffles that a test, a puzzle or a lesson fixes: the k-th list gives the k-th shuffle's top cards. A
/// list that begins with `?` counts only if the pile has all its cards: a lesson's later deals, which whoever
/// leaves its script may have made impossible.
pub type Stack = Vec<Vec<String>>;

/// What a list begins with that counts only if it fits.
const IF_IT_FITS: &str = "?";

/// A stack that does not fit the cards.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("stack list {shuffle}: there is no {card:?} left in this pile of {size} cards")]
pub struct BadStack {
    /// Which list, from 1.
    pub shuffle: usize,
    /// The card that the pile does not have, or not that often.
    pub card: String,
    /// How many cards the pile has.
    pub size: usize,
}

/// A table's world: the k-th shuffle depends on the seed and k alone, or on the stack, and events are kept in
/// order, with the positions that the rules have shown.
#[derive(Debug)]
pub struct Dealer<'a, G: Game> {
    shuffler: Shuffler<'a>,
    story: Story<G>,
}

/// Shuffles by seed and stack.
#[derive(Debug)]
struct Shuffler<'a> {
    seed: Seed,
    stack: &'a [Vec<String>],
    shuffles: u32,
    fault: Option<BadStack>,
}

/// What came of an action, or of a deal.
#[derive(Clone, Debug)]
pub struct Story<G: Game> {
    /// The events, in order.
    pub events: Vec<G::Event>,
    /// The positions that were shown on the way, in order.
    pub pictures: Vec<Picture<G>>,
}

/// A position that the rules have shown in the middle of an action.
#[derive(Clone, Debug)]
pub struct Picture<G: Game> {
    /// The number of the event that it shows, among those of its story.
    pub event: usize,
    /// The position right after that event.
    pub game: G,
}

impl<'a, G: Game> Dealer<'a, G> {
    /// A dealer who has already made this many shuffles.
    pub fn new(seed: Seed, stack: &'a [Vec<String>], shuffles: u32) -> Self {
        let story = Story { events: Vec::new(), pictures: Vec::new() };
        Dealer { shuffler: Shuffler { seed, stack, shuffles, fault: None }, story }
    }

    /// What came of it: the number of shuffles made so far and the story, or the list that did not fit. A
    /// shuffle cannot fail in the middle of a rule, so whoever holds the dealer asks afterwards and, if need
    /// be, goes back to the position before.
    pub fn finish(self) -> Result<(u32, Story<G>), BadStack> {
        Ok((self.shuffler.finish()?, self.story))
    }
}

impl Shuffler<'_> {
    fn shuffle<C: Copy + Display>(&mut self, pile: &mut [C]) {
        self.shuffles += 1;
        Rng::new(self.seed, u64::from(self.shuffles)).shuffle(pile);
        let number = self.shuffles as usize;
        if let Some(list) = self.stack.get(number - 1) {
            let fault = stack_on_top(pile, list, number);
            self.note(fault);
        }
    }

    fn every_shuffle_is<C: Copy + Display>(&mut self, pile: &[C]) {
        for (index, list) in self.stack.iter().enumerate() {
            let fault = stack_on_top(&mut pile.to_vec(), list, index + 1);
            self.note(fault);
        }
    }

    fn note(&mut self, fault: Result<(), BadStack>) {
        if let Err(fault) = fault {
            self.fault.get_or_insert(fault);
        }
    }

    fn finish(self) -> Result<u32, BadStack> {
        self.fault.map_or(Ok(self.shuffles), Err)
    }
}

impl<G: Game> World<G> for Dealer<'_, G> {
    fn shuffle<C: Copy + Display>(&mut self, pile: &mut [C]) {
        self.shuffler.shuffle(pile);
    }

    fn any_seat(&mut self, seats: Seats) -> Seat {
        first_seat(self.shuffler.seed, seats)
    }

    fn tell(&mut self, event: G::Event) {
        self.story.events.push(event);
    }

    fn show(&mut self, game: &G, event: G::Event) {
        self.story.pictures.push(Picture { event: self.story.events.len(), game: game.clone() });
        self.tell(event);
    }

    fn every_shuffle_is<C: Copy + Display>(&mut self, pile: &[C]) {
        self.shuffler.every_shuffle_is(pile);
    }
}

/// Brings the listed cards to the top, unless the list is one that counts only if it fits, and does not.
fn stack_on_top<C: Copy + Display>(pile: &mut [C], list: &[String], shuffle: usize) -> Result<(), BadStack> {
    match list.split_first() {
        Some((mark, list)) if mark == IF_IT_FITS => {
            let mut tried = pile.to_vec();
            if bring_to_the_top(&mut tried, list, shuffle).is_ok() {
                pile.copy_from_slice(&tried);
            }
            Ok(())
        }
        _ => bring_to_the_top(pile, list, shuffle),
    }
}

/// Brings the listed cards to the top; the others follow in the order they had.
fn bring_to_the_top<C: Copy + Display>(
    pile: &mut [C],
    list: &[String],
    shuffle: usize,
) -> Result<(), BadStack> {
    for (place, name) in list.iter().enumerate() {
        let rest = pile.get_mut(place..).unwrap_or_default();
        match rest.iter().position(|card| card.to_string() == *name) {
            Some(found) => rest[..=found].rotate_right(1),
            None => return Err(BadStack { shuffle, card: name.clone(), size: pile.len() }),
        }
    }
    Ok(())
}

/// The starting seat that a seed names where none is given.
pub fn first_seat(seed: Seed, seats: Seats) -> Seat {
    any_seat(seats, &mut Rng::new(seed, FIRST_SEAT))
}

fn any_seat(seats: Seats, rng: &mut Rng) -> Seat {
    let number = rng.below(seats.len() as u32) as usize;
    seats.iter().nth(number).unwrap_or_default()
}

/// The world of a search or a simulation: shuffles come from its own generator, and nobody hears the news.
#[derive(Debug)]
pub struct Imagination<'a>(pub &'a mut Rng);

impl<G: Game> World<G> for Imagination<'_> {
    #[inline]
    fn shuffle<C: Copy + Display>(&mut self, pile: &mut [C]) {
        self.0.shuffle(pile);
    }

    fn any_seat(&mut self, seats: Seats) -> Seat {
        any_seat(seats, self.0)
    }

    #[inline]
    fn tell(&mut self, _event: G::Event) {}

    #[inline]
    fn show(&mut self, _game: &G, _event: G::Event) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dealt(stack: &[Vec<String>], shuffles: u32) -> Result<Vec<u8>, BadStack> {
        let mut shuffler = Shuffler { seed: Seed::from(5), stack, shuffles, fault: None };
        let mut pile = vec![1, 2, 3, 3, 4, 5];
        shuffler.shuffle(&mut pile);
        shuffler.finish().map(|_| pile)
    }

    fn stack(lists: &[&[&str]]) -> Stack {
        lists.iter().map(|list| list.iter().map(ToString::to_string).collect()).collect()
    }

    #[test]
    fn the_same_shuffle_of_the_same_seed_is_the_same_whatever_came_before() {
        assert_eq!(dealt(&[], 3), dealt(&stack(&[&["5"]]), 3));
        assert_ne!(dealt(&[], 3), dealt(&[], 4));
    }

    #[test]
    fn a_list_that_counts_only_if_it_fits_is_left_out_otherwise() {
        assert_eq!(dealt(&stack(&[&["?", "5", "4"]]), 0), dealt(&stack(&[&["5", "4"]]), 0));
        assert_eq!(dealt(&stack(&[&["?", "5", "5"]]), 0), dealt(&[], 0));
        assert!(dealt(&stack(&[&["5", "5"]]), 0).is_err());
    }

    #[test]
    fn stacked_cards_come_on_top_and_the_rest_in_seeded_order() {
        let mut rest = dealt(&[], 0).unwrap();
        let stacked = dealt(&stack(&[&["3", "5", "3"]]), 0).unwrap();
        rest.retain(|card| ![3, 5].contains(card));
        assert_eq!(stacked[..3], [3, 5, 3]);
        assert_eq!(stacked[3..], rest);
    }

    /// In any pile, not only in a short one where other orders happen to agree.
    #[test]
    fn the_rest_of_any_stacked_pile_keeps_its_order() {
        for seed in 0..100 {
            let mut rng = Rng::from(Seed::from(seed));
            let mut pile: Vec<u32> = (0..2 + rng.below(30)).collect();
            rng.shuffle(&mut pile);
            let listed: Vec<String> =
                (0..3).filter_map(|_| rng.pick(&pile)).map(ToString::to_string).collect();
            let mut stacked = pile.clone();
            if stack_on_top(&mut stacked, &listed, 1).is_ok() {
                pile.retain(|card| !listed.contains(&card.to_string()));
                assert_eq!(stacked[listed.len()..], pile, "stacked {listed:?}");
            }
        }
    }

    #[test]
    fn a_card_that_is_not_there_or_not_that_often_is_noted() {
        for (list, card) in
            [(&["6"][..], "6"), (&["5", "5"], "5"), (&["1", "2", "3", "3", "4", "5", "1"], "1")]
        {
            let fault = dealt(&stack(&[list]), 0).unwrap_err();
            assert_eq!((fault.shuffle, fault.card.as_str(), fault.size), (1, card, 6));
        }
    }

    #[test]
    fn a_list_for_a_later_shuffle_is_checked_early_where_all_piles_are_the_same() {
        let stack = stack(&[&["1"], &["6"]]);
        let mut shuffler = Shuffler { seed: Seed::from(5), stack: &stack, shuffles: 0, fault: None };
        shuffler.every_shuffle_is(&[1, 2]);
        assert_eq!(shuffler.finish().unwrap_err().shuffle, 2);
    }
}
