//! Re-deals against the specification, read from states alone: what is consistent is written down here a
//! second time.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;

use engine::{Eye, Game, Hidden, Imagination, Rng, Seat, Seed, Setup, Shown};
use serde_json::Value;
use wasteland::{Card, Options, Wasteland};

/// Where unknown cards lie: the hand of a player (its number is that of no pass), a card that a player
/// passed, or the spare cards.
#[derive(Clone, Debug, PartialEq)]
struct Place {
    owner: Option<usize>,
    in_hand: bool,
    /// In a desert after its trick.
    settled: bool,
    pass: u64,
    cards: Vec<Card>,
}

/// What somebody does not know.
#[derive(Clone, Debug, PartialEq)]
struct Unknown {
    places: Vec<Place>,
    witnesses: bool,
    /// For each player, the colours whose disc is down with the passes made before, and the passes left.
    discs: Vec<(BTreeMap<String, u64>, u64)>,
}

fn cards(list: &Value) -> Vec<Card> {
    let card = |value: &Value| serde_json::from_value(value.get("card").unwrap_or(value).clone()).unwrap();
    list.as_array().unwrap().iter().map(card).collect()
}

impl Unknown {
    fn to(game: &Wasteland, eye: Eye) -> Unknown {
        let state = serde_json::to_value(game.show(Eye::All)).unwrap();
        let players = state["players"].as_array().unwrap();
        let passes = if players.len() == 2 { 3 } else { 2 };
        let mut places = Vec::new();
        for (seat, player) in players.iter().enumerate().filter(|(seat, _)| !eye.sees(Seat::ALL[*seat])) {
            let owner = Some(seat);
            let place =
                |pass, settled, card| Place { owner, in_hand: false, settled, pass, cards: vec![card] };
            let hand = cards(&player["hand"]);
            places.push(Place { owner, in_hand: true, settled: false, pass: 99, cards: hand });
            let desert = player["desert"].as_array().unwrap();
            for (area, card) in cards(&player["desert"]).into_iter().enumerate() {
                if desert[area]["up"] == false {
                    places.push(place(area as u64, state["phase"] != "abandon", card));
                }
            }
            let trick = state["trick"].as_array().unwrap().iter().zip(cards(&state["trick"]));
            let passed = trick.filter(|(laid, _)| laid["seat"] == seat && laid["up"] == false);
            places.extend(
                passed.enumerate().map(|(k, (_, card))| place((desert.len() + k) as u64, false, card)),
            );
        }
        places.push(Place {
            owner: None,
            in_hand: false,
            settled: false,
            pass: 0,
            cards: cards(&state["spare"]),
        });
        places.retain(|place| !place.cards.is_empty());
        let discs = players.iter().map(|player| {
            let void = serde_json::from_value(player["void"].clone()).unwrap();
            (void, passes - player["passes"].as_u64().unwrap())
        });
        Unknown { places, witnesses: state["options"]["witnesses"] == true, discs: discs.collect() }
    }

    /// The three conditions of the section *Redeal* of RULES.md.
    fn is_consistent(&self) -> bool {
        let settled = self.places.iter().filter(|place| place.settled);
        settled.flat_map(|place| &place.cards).all(|card| !card.is_special())
            && (0..self.discs.len()).all(|seat| self.agrees_with_discs(seat))
    }

    fn agrees_with_discs(&self, seat: usize) -> bool {
        let (void, passes_left) = &self.discs[seat];
        let own = self.places.iter().filter(|place| place.owner == Some(seat));
        let is_void = |card: &&Card| void.contains_key(&card.species().to_string());
        let colours_agree = void.iter().all(|(colour, &k)| {
            let later = own.clone().filter(|place| place.pass > k).flat_map(|place| &place.cards);
            let found: Vec<&Card> = later.filter(|card| card.species().to_string() == *colour).collect();
            let lies = usize::from(self.witnesses && k == 0);
            found.len() <= lies && found.iter().all(|card| !card.is_special())
        });
        let in_hand = own.clone().filter(|place| place.in_hand).flat_map(|place| &place.cards);
        colours_agree && (!self.witnesses || in_hand.filter(is_void).count() as u64 <= *passes_left)
    }

    fn pool(&self) -> Vec<Card> {
        let mut pool: Vec<Card> = self.places.iter().flat_map(|place| place.cards.clone()).collect();
        pool.sort_unstable();
        pool
    }

    fn key(&self) -> Vec<Vec<Card>> {
        let sorted = |place: &Place| {
            let mut cards = place.cards.clone();
            cards.sort_unstable();
            cards
        };
        self.places.iter().map(sorted).collect()
    }

    /// How many ways there are to each consistent deal, twins told apart.
    fn consistent_deals(&self) -> BTreeMap<Vec<Vec<Card>>, f64> {
        let sizes: Vec<usize> = self.places.iter().map(|place| place.cards.len()).collect();
        let mut empty = self.clone();
        empty.places.iter_mut().for_each(|place| place.cards.clear());
        let mut found = BTreeMap::new();
        empty.fill(&self.pool(), &sizes, &mut found);
        found
    }

    fn fill(&mut self, pool: &[Card], sizes: &[usize], found: &mut BTreeMap<Vec<Vec<Card>>, f64>) {
        let Some((&card, rest)) = pool.split_first() else {
            if self.is_consistent() {
                *found.entry(self.key()).or_default() += 1.0;
            }
            return;
        };
        for place in 0..sizes.len() {
            if self.places[place].cards.len() < sizes[place] {
                self.places[place].cards.push(card);
                self.fill(rest, sizes, found);
                self.places[place].cards.pop();
            }
        }
    }
}

/// Every position of some random games of every variant.
fn over_random_games(games: u64, mut look: impl FnMut(&Wasteland, &mut Rng)) {
    let [basic, alliance, witnesses] = [(false, false), (true, false), (true, true)]
        .map(|(alliance, witnesses)| Options { alliance, witnesses });
    let variants = [(2, basic), (3, basic), (4, basic), (3, alliance), (3, witnesses), (4, witnesses)];
    for ((players, options), seed) in variants.iter().flat_map(|&v| (0..games).map(move |seed| (v, seed))) {
        let mut rng = Rng::new(Seed::from(seed), players as u64);
        let setup = Setup { options, ..Setup::plain(players) };
        let mut game = Wasteland::new(&setup, &mut Imagination(&mut rng)).unwrap();
        loop {
            look(&game, &mut rng);
            let waiting: Vec<Seat> = game.to_act().iter().collect();
            let Some(&seat) = rng.pick(&waiting) else { break };
            let action = *rng.pick(&game.legal(seat)).unwrap();
            game.apply(seat, action, &mut Imagination(&mut rng));
        }
    }
}

fn eyes(game: &Wasteland) -> impl Iterator<Item = Eye> {
    game.seats().iter().map(Eye::Seat).chain([Eye::Spectator])
}

/// WR-75, WR-76.
#[test]
fn a_redeal_is_consistent_with_all_that_was_seen() {
    over_random_games(12, |game, rng| {
        for eye in eyes(game) {
            let real = Unknown::to(game, eye);
            assert!(game.is_over() || real.is_consistent(), "the truth is consistent: {real:?}");
            let mut imagined = game.clone();
            imagined.redeal(eye, rng);
            let other = Unknown::to(&imagined, eye);
            assert!(game.is_over() || other.is_consistent(), "{other:?}");
            assert_eq!(other.pool(), real.pool());
        }
    });
}

/// WR-11. Whoever thinks while the others have sealed their cards thinks of them as undecided.
#[test]
fn unsealing_gives_the_others_their_cards_back() {
    over_random_games(4, |game, _| {
        let state = serde_json::to_value(game.show(Eye::All)).unwrap();
        for keep in game.seats().iter() {
            let mut unsealed = game.clone();
            unsealed.unseal(keep);
            if state["phase"] != "abandon" {
                assert_eq!(unsealed, *game);
                continue;
            }
            let others = game.seats().without(keep);
            assert!(others.iter().all(|seat| unsealed.to_act().contains(seat)));
            assert_eq!(unsealed.to_act().contains(keep), game.to_act().contains(keep));
            assert_eq!(unsealed.inventory(), game.inventory());
        }
    });
}

/// How often each consistent deal came up, as a part of what it should.
fn frequencies(
    game: &Wasteland,
    eye: Eye,
    expected: &BTreeMap<Vec<Vec<Card>>, f64>,
    each: f64,
    rng: &mut Rng,
) -> Vec<f64> {
    let ways: f64 = expected.values().sum();
    let mut seen: BTreeMap<Vec<Vec<Card>>, f64> = expected.keys().map(|key| (key.clone(), 0.0)).collect();
    for _ in 0..(each * ways) as u64 {
        let mut imagined = game.clone();
        imagined.redeal(eye, rng);
        *seen.get_mut(&Unknown::to(&imagined, eye).key()).expect("only consistent deals are dealt") += 1.0;
    }
    seen.iter().map(|(key, times)| times / expected[key] / each).collect()
}

/// Small unknowns in which discs matter, so that all deals can be listed.
fn small_positions(
    games: u64,
    mut look: impl FnMut(&Wasteland, Eye, BTreeMap<Vec<Vec<Card>>, f64>, &mut Rng),
) {
    over_random_games(games, |game, rng| {
        let eye = Eye::Seat(Seat::ALL[rng.below(game.seats().len() as u32) as usize]);
        let unknown = Unknown::to(game, eye);
        let discs: usize = unknown.discs.iter().map(|(void, _)| void.len()).sum();
        if game.is_over() || !(2..=8).contains(&unknown.pool().len()) || discs < 3 || rng.below(3) > 0 {
            return;
        }
        let deals = unknown.consistent_deals();
        if (2..=40).contains(&deals.len()) {
            look(game, eye, deals, rng);
        }
    });
}

/// WR-75. Every deal that is consistent is possible, and all are about equally likely.
#[test]
fn every_consistent_deal_is_dealt_about_equally_often() {
    let (mut positions, mut lies) = (0, 0);
    small_positions(6, |game, eye, deals, rng| {
        let found = frequencies(game, eye, &deals, 100.0, rng);
        let (least, most) = found.iter().fold((9.0, 0.0), |(a, b): (f64, f64), &x| (a.min(x), b.max(x)));
        assert!(least > 0.5 && most < 1.6, "{least} to {most} in {:?}", Unknown::to(game, eye));
        positions += 1;
        lies += usize::from(Unknown::to(game, eye).witnesses);
    });
    assert!(positions > 30 && lies > 10, "{positions} positions, {lies} with lies");
}
