//! Dealing anew what an eye cannot know.
//!
//! Unknown cards lie in *places*: the hand of a player, one card that he passed, the spare cards. A place refuses some
//! cards for certain: those of colours that its player has declared himself void of, and special ones where a card lies
//! face down in a desert. With Abandoned Witnesses a disc that moved before the first pass may be a lie that hides one
//! ordinary card of its colour.
//!
//! Cards that some place refuses are dealt first, those with the least room before the others, each to a random free spot.
//! Such a deal comes up with the chance `1 / weight`, where its weight is the product of the free spots that each
//! card could choose from. Several deals are drawn and one is kept in proportion to its weight, which makes all deals
//! about equally likely; where at most one kind of card is refused anywhere they are exactly so. All other cards follow in
//! random order. Should many draws in a row come to a dead end, a matching finds a deal, which always exists: the real one is one.

use engine::{Eye, Pile, Rng, Seat};

use crate::card::{Card, Species};
use crate::cards::Cards;
use crate::player::Player;
use crate::{Phase, Wasteland};

/// Deals that are drawn before one is kept.
const DRAWS: u32 = 4;

/// Dead ends after which a matching is made.
const PATIENCE: u32 = 40;

/// Most cards that can be unknown.
const MOST_CARDS: usize = 48;

/// Most places: four hands, and two passes of each, or fewer players and more passes.
const MOST_PLACES: usize = 12;

/// Where unknown cards lie.
#[derive(Clone, Copy, Debug)]
struct Place {
    owner: Seat,
    spot: Spot,
    size: u8,
    /// What certainly does not lie here.
    refuses: Cards,
    /// What lies here only if its owner has lied.
    lies: Cards,
    /// WR-54. How many lies can still be in his hand.
    most_lies: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Spot {
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
            refuses: Cards::EMPTY,
            lies: Cards::EMPTY,
            most_lies: 0,
        }
    }
}

/// Places by number, in bits.
type PlaceSet = u16;

/// The numbers in the set.
fn numbers(mut set: PlaceSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let number = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(number)
    })
}

/// Cards that are alike for every place, and the places that can have them.
#[derive(Clone, Copy, Debug, Default)]
struct Run {
    kind: Cards,
    count: u8,
    /// Where they can lie.
    open: PlaceSet,
    /// Where one of them can lie if its owner has lied.
    lies: PlaceSet,
}

/// The places by number, for each card of the pool.
type Homes = [u8; MOST_CARDS];

/// All that is unknown to an eye.
struct Unknown {
    places: Pile<Place, MOST_PLACES>,
    /// The cards, those that some place refuses first.
    cards: [Card; MOST_CARDS],
    len: usize,
    refused: usize,
    /// The refused cards by kind, in order.
    runs: Pile<Run, 8>,
    /// Whether every way to deal the refused cards is equally likely to be drawn.
    even: bool,
    /// Where the cards really are.
    truth: Homes,
}

impl Wasteland {
    /// Deals the unknown cards to the same places, as consistently as before.
    pub(crate) fn deal_unknown(&mut self, eye: Eye, rng: &mut Rng) {
        if eye == Eye::All || self.phase == Phase::Over {
            return;
        }
        let unknown = Unknown::to(self, eye);
        let mut homes = unknown.deal_refused(rng);
        unknown.deal_rest(&mut homes, rng);
        self.put(&unknown, &homes);
    }

    fn put(&mut self, unknown: &Unknown, homes: &Homes) {
        for place in unknown.places.iter() {
            match place.spot {
                Spot::Hand => self.players[place.owner].hand = Cards::EMPTY,
                Spot::Spare => self.spare = Cards::EMPTY,
                _ => {}
            }
        }
        for (&card, &home) in unknown.cards[..unknown.len].iter().zip(homes) {
            let place = &unknown.places[usize::from(home)];
            match place.spot {
                Spot::Hand => self.players[place.owner].hand.add(card),
                Spot::Trick(number) => self.trick.0[usize::from(number)].card = card,
                Spot::Desert(area) => self.players[place.owner].desert[usize::from(area)] = card,
                Spot::Spare => self.spare.add(card),
            }
        }
    }
}

/// The cards that are alike for every place: ordinary and special ones of each colour.
fn kinds() -> impl Iterator<Item = Cards> {
    Species::ALL.into_iter().flat_map(|colour| {
        let all = Cards::all_of(colour);
        [all.without(Cards::ALL_SPECIAL), all.special()]
    })
}

impl Unknown {
    fn to(game: &Wasteland, eye: Eye) -> Unknown {
        let mut unknown = Unknown {
            places: Pile::default(),
            cards: [Card::default(); MOST_CARDS],
            len: 0,
            refused: 0,
            runs: Pile::default(),
            even: true,
            truth: [0; MOST_CARDS],
        };
        let mut pool = Pool::default();
        for seat in game.seats.iter().filter(|&seat| !eye.sees(seat)) {
            unknown.add_player(game, seat, &mut pool);
        }
        if !game.spare.is_empty() {
            unknown.add(Place { size: game.spare.len() as u8, ..Place::default() }, game.spare, &mut pool);
        }
        unknown.sort(&pool);
        unknown
    }

    fn add(&mut self, place: Place, cards: Cards, pool: &mut Pool) {
        let home = self.places.len() as u8;
        self.places.push(place);
        cards.iter().for_each(|card| pool.push((card, home)));
    }

    fn add_player(&mut self, game: &Wasteland, seat: Seat, pool: &mut Pool) {
        let player = &game.players[seat];
        let witnesses = game.options.witnesses;
        let hand = place(player, seat, Spot::Hand, u8::MAX, witnesses);
        self.add(Place { size: player.hand.len() as u8, ..hand }, player.hand, pool);
        for (area, &card) in player.desert.iter().enumerate().filter(|&(area, &card)| !game.is_up(area, card))
        {
            // The card of area 1 is unknown only while it is sealed, and can then be anything.
            let mut desert = place(player, seat, Spot::Desert(area as u8), area as u8, witnesses);
            if area > 0 {
                desert.refuses = desert.refuses.either(Cards::ALL_SPECIAL);
            }
            self.add(desert, [card].into_iter().collect(), pool);
        }
        let passed = game.trick.0.iter().enumerate().filter(|(_, laid)| laid.seat == seat && !laid.up);
        for (number, (index, laid)) in (player.desert.len() as u8..).zip(passed) {
            let passed = place(player, seat, Spot::Trick(index as u8), number, witnesses);
            self.add(passed, [laid.card].into_iter().collect(), pool);
        }
    }

    /// Puts the cards in the order in which they are dealt: by the room that they have beyond their number.
    fn sort(&mut self, pool: &Pool) {
        let somewhere = self
            .places
            .iter()
            .fold(Cards::EMPTY, |cards, place| cards.either(place.refuses).either(place.lies));
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
    fn homes_of(&self, kind: Cards) -> Run {
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

    /// Homes of the cards that some place refuses.
    fn deal_refused(&self, rng: &mut Rng) -> Homes {
        let mut kept = None;
        let (mut drawn, mut dead, mut weights) = (0, 0, 0.0);
        while drawn < if self.even { 1 } else { DRAWS } && dead < PATIENCE {
            let Some((homes, weight)) = self.draw(rng) else {
                dead += 1;
                continue;
            };
            drawn += 1;
            weights += weight;
            if drawn == 1 || unit(rng) * weights < weight {
                kept = Some(homes);
            }
        }
        kept.unwrap_or_else(|| self.matching(rng))
    }

    /// A random deal of the refused cards, and its weight; nothing if it comes to a dead end.
    fn draw(&self, rng: &mut Rng) -> Option<(Homes, f64)> {
        let mut table = Free::new(self);
        let (mut homes, mut weight) = ([0; MOST_CARDS], 1.0);
        let mut next = homes.iter_mut();
        for run in self.runs.iter() {
            for home in next.by_ref().take(usize::from(run.count)) {
                let open = run.open | table.possible_lies(run, &self.places);
                let room: u32 = numbers(open).map(|place| u32::from(table.free[place])).sum();
                if room == 0 {
                    return None;
                }
                weight *= f64::from(room);
                let place = table.find(open, rng.below(room));
                table.fill(place, run, &self.places);
                *home = place as u8;
            }
        }
        Some((homes, weight))
    }

    /// A deal of the refused cards in which whatever was a lie stays where it is, by augmenting paths.
    fn matching(&self, rng: &mut Rng) -> Homes {
        let mut matching =
            Matching { unknown: self, free: Free::new(self).free, homes: [NOWHERE; MOST_CARDS] };
        for index in 0..self.refused {
            let home = usize::from(self.truth[index]);
            if self.places[home].lies.has(self.cards[index]) {
                matching.homes[index] = home as u8;
                matching.free[home] -= 1;
            }
        }
        for index in 0..self.refused {
            if matching.homes[index] == NOWHERE {
                let found = matching.find_home(index, &mut 0, rng);
                debug_assert!(found, "the real deal shows that there is one");
            }
        }
        matching.homes
    }

    /// The other cards fill what is left, in random order.
    fn deal_rest(&self, homes: &mut Homes, rng: &mut Rng) {
        let mut free = Free::new(self).free;
        homes[..self.refused].iter().for_each(|&home| free[usize::from(home)] -= 1);
        let mut next = self.refused;
        for (place, &free) in free.iter().enumerate() {
            for _ in 0..free {
                homes[next] = place as u8;
                next += 1;
            }
        }
        rng.shuffle(&mut homes[self.refused..self.len]);
    }
}

/// Unknown cards and the places where they really are.
type Pool = Pile<(Card, u8), MOST_CARDS>;

/// What the discs say about a place of one card, or about the hand. Its `number` counts the player's passes from 1; the hand
/// comes after them all.
fn place(player: &Player, owner: Seat, spot: Spot, number: u8, witnesses: bool) -> Place {
    let (mut refuses, mut lies) = (Cards::EMPTY, Cards::EMPTY);
    for (colour, passes_before) in player.discs.down().filter(|&(_, passes_before)| number > passes_before) {
        let colour = Cards::all_of(colour);
        if witnesses && passes_before == 0 {
            refuses = refuses.either(colour.special());
            lies = lies.either(colour.without(Cards::ALL_SPECIAL));
        } else {
            refuses = refuses.either(colour);
        }
    }
    let most_lies = if spot == Spot::Hand { player.passes_left } else { 1 };
    Place { owner, spot, size: 1, refuses, lies, most_lies }
}

/// Free spots while cards are dealt.
struct Free {
    free: [u8; MOST_PLACES],
    /// Lies in each place.
    lies: [u8; MOST_PLACES],
    /// WR-50. The colours about which each player has lied: one card each.
    lied: [Cards; 4],
}

impl Free {
    fn new(unknown: &Unknown) -> Free {
        let mut free = [0; MOST_PLACES];
        unknown.places.iter().zip(&mut free).for_each(|(place, free)| *free = place.size);
        Free { free, lies: [0; MOST_PLACES], lied: [Cards::EMPTY; 4] }
    }

    /// The places where a card of this kind can still be a lie.
    fn possible_lies(&self, run: &Run, places: &[Place]) -> PlaceSet {
        let possible = |&number: &usize| {
            let place = &places[number];
            self.lied[place.owner.index()].both(run.kind).is_empty() && self.lies[number] < place.most_lies
        };
        numbers(run.lies).filter(possible).fold(0, |set, number| set | 1 << number)
    }

    /// The place that has the free spot with this number among those of `open`.
    fn find(&self, open: PlaceSet, mut spot: u32) -> usize {
        let here = |&place: &usize| {
            let free = u32::from(self.free[place]);
            let here = spot < free;
            spot = spot.wrapping_sub(free);
            here
        };
        numbers(open).find(here).unwrap_or_default()
    }

    fn fill(&mut self, number: usize, run: &Run, places: &[Place]) {
        self.free[number] -= 1;
        if run.lies >> number & 1 == 1 {
            self.lies[number] += 1;
            let lied = &mut self.lied[places[number].owner.index()];
            *lied = lied.either(run.kind);
        }
    }
}

const NOWHERE: u8 = u8::MAX;

/// Cards that find homes one after the other, sending others elsewhere if they must.
struct Matching<'a> {
    unknown: &'a Unknown,
    free: [u8; MOST_PLACES],
    homes: Homes,
}

impl Matching<'_> {
    fn find_home(&mut self, index: usize, tried: &mut PlaceSet, rng: &mut Rng) -> bool {
        let places = self.unknown.places.len();
        let turn = rng.below(places as u32) as usize;
        for place in (0..places).map(|place| (place + turn) % places) {
            if *tried >> place & 1 == 1 || !self.takes(place, index) {
                continue;
            }
            *tried |= 1 << place;
            if self.free[place] > 0 {
                self.free[place] -= 1;
                self.homes[index] = place as u8;
                return true;
            }
            if self.make_room(place, tried, rng) {
                self.homes[index] = place as u8;
                return true;
            }
        }
        false
    }

    fn make_room(&mut self, place: usize, tried: &mut PlaceSet, rng: &mut Rng) -> bool {
        (0..self.unknown.refused).any(|other| {
            let lie = self.unknown.places[place].lies.has(self.unknown.cards[other]);
            usize::from(self.homes[other]) == place && !lie && self.find_home(other, tried, rng)
        })
    }

    fn takes(&self, place: usize, index: usize) -> bool {
        let Place { refuses, lies, .. } = self.unknown.places[place];
        let card = self.unknown.cards[index];
        !refuses.has(card) && !lies.has(card)
    }
}

/// A number from 0 up to 1.
fn unit(rng: &mut Rng) -> f64 {
    (rng.bits() >> 11) as f64 / (1u64 << 53) as f64
}

#[cfg(test)]
mod tests {
    use engine::{Game, Imagination, Seed, Setup};

    use super::*;
    use crate::Options;

    /// WR-75. Whatever the draws come to, the matching finds a deal that no place refuses.
    #[test]
    fn the_matching_always_finds_a_deal() {
        for (players, seed) in (2..=4).flat_map(|players| (0..60).map(move |seed| (players, seed))) {
            let mut rng = Rng::new(Seed::from(seed), players as u64);
            let liars = players > 2 && seed % 2 == 1;
            let options = Options { alliance: liars, witnesses: liars };
            let mut game =
                Wasteland::new(&Setup { options, ..Setup::plain(players) }, &mut Imagination(&mut rng))
                    .unwrap();
            while let Some(seat) = game.to_act().iter().next() {
                for eye in [Eye::Seat(seat), Eye::Spectator] {
                    check_matching(&Unknown::to(&game, eye), &mut rng);
                }
                let action = *rng.pick(&game.legal(seat)).unwrap();
                game.apply(seat, action, &mut Imagination(&mut rng));
            }
        }
    }

    fn check_matching(unknown: &Unknown, rng: &mut Rng) {
        let mut homes = unknown.matching(rng);
        unknown.deal_rest(&mut homes, rng);
        let mut filled = [0; MOST_PLACES];
        for (index, (card, &home)) in unknown.cards[..unknown.len].iter().zip(&homes).enumerate() {
            let place = &unknown.places[usize::from(home)];
            assert!(!place.refuses.has(*card), "{card} in {place:?}");
            assert!(!place.lies.has(*card) || unknown.truth[index] == home, "a new lie: {card} in {place:?}");
            filled[usize::from(home)] += 1;
        }
        assert!(unknown.places.iter().zip(filled).all(|(place, filled)| place.size == filled));
    }
}
