//! What an eye cannot know: the cards, the places where they lie, and what is certain of each place.
//!
//! Covered cards lie in *places*: the hand of a player, one card that a player passed, the spare cards. A
//! place refuses some cards for certain: those of colours that its player is declared void of, and special
//! ones where a card lies face down in a desert. With Abandoned Witnesses a disc that moved before the first
//! pass may be a lie that hides one ordinary card of its colour. How many lies a player can have told is a
//! matter of all their places together, which `engine::Unknown` cannot say: it asks of each card and each
//! place alone. So this game has a sampler of its own.

use engine::{Eye, Kind, Pile, Seat};

use crate::card_set::CardSet;
use crate::{Card, Player, Species, Wasteland};

/// Most cards that can be covered.
pub(super) const MOST_CARDS: usize = 48;

/// Most places: four hands, and two passes of each, or fewer players and more passes.
pub(super) const MOST_PLACES: usize = 12;

/// Where covered cards lie.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) owner: Seat,
    pub(super) spot: Spot,
    pub(super) size: u8,
    /// What certainly does not lie here.
    pub(super) refuses: CardSet,
    /// What lies here only if its owner has lied.
    pub(super) lies: CardSet,
    /// WR-54. How many lies can still be here.
    pub(super) most_lies: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    Hand,
    /// A card of the current trick, by its number there.
    Trick(u8),
    /// An area of the desert.
    Desert(u8),
    Spare,
}

/// `Pile` asks for a default.
impl Default for Place {
    fn default() -> Place {
        Place {
            owner: Seat::default(),
            spot: Spot::Spare,
            size: 0,
            refuses: CardSet::EMPTY,
            lies: CardSet::EMPTY,
            most_lies: 0,
        }
    }
}

impl Place {
    /// What the discs say about a place of one card, or about the hand. Its `number` counts the player's
    /// passes from 1; the hand comes after them all.
    fn of(player: &Player, owner: Seat, spot: Spot, number: u8, witnesses: bool) -> Place {
        let (mut refuses, mut lies) = (CardSet::EMPTY, CardSet::EMPTY);
        for (colour, passes_before) in player.discs.down().filter(|&(_, before)| number > before) {
            let colour = CardSet::all_of(colour);
            if witnesses && passes_before == 0 {
                refuses = refuses.either(colour.special());
                lies = lies.either(colour.without(CardSet::ALL_SPECIAL));
            } else {
                refuses = refuses.either(colour);
            }
        }
        let most_lies = if spot == Spot::Hand { player.passes_left } else { 1 };
        Place { owner, spot, size: 1, refuses, lies, most_lies }
    }
}

/// Places by number, in bits.
pub(super) type PlaceSet = u16;

/// The numbers in the set.
pub(super) fn numbers(mut set: PlaceSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let number = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(number)
    })
}

/// Cards that are alike for every place, and the places that can have them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Run {
    pub(super) kind: CardSet,
    pub(super) count: u8,
    /// Where they can lie.
    pub(super) open: PlaceSet,
    /// Where one of them can lie if its owner has lied.
    pub(super) lies: PlaceSet,
}

/// The cards that are alike for every place: ordinary and special ones of each colour.
fn kinds() -> impl Iterator<Item = CardSet> {
    Species::ALL.iter().flat_map(|&colour| {
        let all = CardSet::all_of(colour);
        [all.without(CardSet::ALL_SPECIAL), all.special()]
    })
}

/// The places by number, for each covered card.
pub(super) type Homes = [u8; MOST_CARDS];

/// Covered cards and the places where they really are.
type Pool = Pile<(Card, u8), MOST_CARDS>;

/// All that is covered for an eye.
pub(super) struct Covered {
    pub(super) places: Pile<Place, MOST_PLACES>,
    /// The cards, those that some place refuses first.
    cards: [Card; MOST_CARDS],
    len: usize,
    pub(super) refused: usize,
    /// The refused cards by kind, in order.
    pub(super) runs: Pile<Run, 8>,
    /// Whether every way to deal the refused cards is equally likely to be drawn.
    pub(super) even: bool,
    /// Where the cards really are.
    pub(super) truth: Homes,
}

impl Covered {
    /// What is covered for this eye.
    pub(super) fn to(game: &Wasteland, eye: Eye) -> Covered {
        let mut covered = Covered {
            places: Pile::default(),
            cards: [Card::default(); MOST_CARDS],
            len: 0,
            refused: 0,
            runs: Pile::default(),
            even: true,
            truth: [0; MOST_CARDS],
        };
        let mut pool = Pool::default();
        game.seats.iter().for_each(|seat| covered.add_player(game, seat, eye, &mut pool));
        if !game.spare.is_empty() && !game.knows_spare(eye) {
            covered.add(Place { size: game.spare.len() as u8, ..Place::default() }, game.spare, &mut pool);
        }
        covered.sort(pool);
        covered
    }

    /// The cards, those that some place refuses first.
    pub(super) fn cards(&self) -> &[Card] {
        &self.cards[..self.len]
    }

    fn add(&mut self, place: Place, cards: CardSet, pool: &mut Pool) {
        let home = self.places.len() as u8;
        self.places.push(place);
        cards.iter().for_each(|card| pool.push((card, home)));
    }

    fn add_player(&mut self, game: &Wasteland, seat: Seat, eye: Eye, pool: &mut Pool) {
        let player = &game.players[seat];
        let place = |spot, number| Place::of(player, seat, spot, number, game.options.witnesses);
        if !game.knows_hand(seat, eye) {
            let size = player.hand.len() as u8;
            self.add(Place { size, ..place(Spot::Hand, u8::MAX) }, player.hand, pool);
        }
        for (area, &card) in (0..).zip(player.desert.iter()) {
            if game.known_in_desert(seat, usize::from(area), card).is_sure(eye) {
                continue;
            }
            // The card of area 1 is unknown only while it is sealed, and can then be anything.
            let mut desert = place(Spot::Desert(area), area);
            if area > 0 {
                desert.refuses = desert.refuses.either(CardSet::ALL_SPECIAL);
            }
            self.add(desert, [card].into_iter().collect(), pool);
        }
        let laid = game.trick.0.iter().enumerate();
        let passed = laid.filter(|(_, laid)| laid.seat == seat && !laid.known().is_sure(eye));
        for (number, (index, laid)) in (player.desert.len() as u8..).zip(passed) {
            self.add(place(Spot::Trick(index as u8), number), [laid.card].into_iter().collect(), pool);
        }
    }

    /// Puts the cards in the order in which they are dealt: by the room that they have beyond their number, and
    /// not by where they really are.
    fn sort(&mut self, mut pool: Pool) {
        pool.sort_unstable();
        let somewhere = self
            .places
            .iter()
            .fold(CardSet::EMPTY, |cards, place| cards.either(place.refuses).either(place.lies));
        let mut order: Pile<(i8, Run), 8> = Pile::default();
        for kind in kinds().filter(|&kind| !somewhere.both(kind).is_empty()) {
            let count = pool.iter().filter(|(card, _)| kind.has(*card)).count() as u8;
            if count > 0 {
                let run = Run { kind, count, ..self.homes_of(kind) };
                let room: u8 = numbers(run.open | run.lies).map(|place| self.places[place].size).sum();
                order.push((room as i8 - count as i8, run));
            }
        }
        order.sort_unstable_by_key(|&(room, _)| room);
        self.runs = order.iter().map(|&(_, run)| run).collect();
        self.even = order.len() < 2 && order.iter().all(|(_, run)| run.lies == 0);
        for &(_, run) in order.iter() {
            self.take(pool.iter().filter(|(card, _)| run.kind.has(*card)));
        }
        self.refused = self.len;
        self.take(pool.iter().filter(|(card, _)| !somewhere.has(*card)));
    }

    /// The places that can have cards of this kind, for certain or by a lie.
    fn homes_of(&self, kind: CardSet) -> Run {
        let mut run = Run::default();
        for (number, place) in self.places.iter().enumerate() {
            let is_lie = !place.lies.both(kind).is_empty();
            let is_open = !is_lie && place.refuses.both(kind).is_empty();
            run.open |= PlaceSet::from(is_open) << number;
            run.lies |= PlaceSet::from(is_lie) << number;
        }
        run
    }

    fn take<'a>(&mut self, cards: impl Iterator<Item = &'a (Card, u8)>) {
        for &(card, home) in cards {
            (self.cards[self.len], self.truth[self.len]) = (card, home);
            self.len += 1;
        }
    }
}
