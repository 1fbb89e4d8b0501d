//! Where the cards lie, and what can be seen of them.

use engine::{
    Aside, CardScene, CompactString, Eye, Game, Kind, Later, Layout, Message, Offer, Place, Seat, Seats,
    Slot, Stress, Zone, card_id, format_compact, seat_id,
};

use super::boards::{Prices, Share, good_or_bad, is_priced};
use super::faces::{ally_face, card_face, species_name, suit_symbol};
use super::guidance::{chooses_for_desert, promise_note, would_do};
use super::numbers::signed;
use crate::card::BySpecies;
use crate::card_set::CardSet;
use crate::rules::desert_size;
use crate::rules::revolution::{ALLY_WORTH, ally_worth};
use crate::rules::trick::Laid;
use crate::{Card, Phase, Species, Wasteland};

/// The free place of the trick that a card can be played to.
pub(super) const TRICK_HERE: &str = "play-here";

/// The free place of a desert that a card can be abandoned or passed to.
pub(super) const DESERT_HERE: &str = "pass-here";

/// With alliances each of four players has a place in the trick, a desert, an ally, four colours and a hand; and
/// there are the four alliance cards, the spare cards and two places for words.
const MOST_ZONES: usize = 4 * 8 + 4 + 3;

/// The free place of an alliance card.
pub(super) const ALLY_HERE: &str = "ally-here";

pub(super) fn zones(game: &Wasteland, eye: Eye, prices: &Prices) -> Vec<Later<Zone>> {
    let trick = game.seats.iter().map(|seat| trick_zone(game, seat, eye));
    let alliances = Species::ALL.iter().filter_map(|&species| alliance_zone(game, species));
    let seats = game.seats.iter().flat_map(|seat| player_zones(game, seat, eye, prices));
    let words = [led_zone(game), last_trick_zone(game)];
    let mut zones = Vec::with_capacity(MOST_ZONES);
    zones.extend(trick.chain(alliances).chain(spare_zone(game, eye)).chain(seats).chain(words));
    zones
}

/// WR-29 to WR-32. What was led, and which cards can win; no cards lie there.
fn led_zone(game: &Wasteland) -> Later<Zone> {
    let led = game.trick.played().next().map(|led| {
        let species = led.card.species();
        (led.seat, species, game.trick.winner().is_some_and(|best| best.card.species() != species))
    });
    Later::new(led, |led| {
        let of = |id, species| Message::new(id).message("species", species_name(species));
        let aside = match *led {
            Some((seat, species, is_mixed)) => {
                let wins = of(if is_mixed { "led-mixed" } else { "led-highest" }, species);
                Aside::from(of("led", species).seat("player", seat)).more(wins)
            }
            None => Aside::from(Message::new("led-nothing")),
        };
        Zone { aside: Some(aside), ..Zone::new("led", Place::Middle, Layout::Row, Message::new("zone-led")) }
    })
}

fn card(alliance: bool, face: Option<Card>) -> CardScene {
    CardScene::seen(face.map(|face| card_face(alliance, face)))
}

/// Where a player's card of the trick lies.
pub(super) fn trick_id(seat: Seat) -> CompactString {
    seat_id("trick", seat)
}

/// The place of a card of the trick, by its number in the order of play.
pub(super) fn trick_card(game: &Wasteland, number: usize) -> Option<CompactString> {
    let laid = game.trick.0.get(number)?;
    let before = game.trick.0[..number].iter().filter(|other| other.seat == laid.seat).count();
    Some(card_id(&trick_id(laid.seat), before))
}

/// A player's cards of the trick, and places for those still to come.
fn trick_zone(game: &Wasteland, seat: Seat, eye: Eye) -> Later<Zone> {
    let laid = game.trick.0.iter().filter(|laid| laid.seat == seat);
    let facts = TrickPlace {
        alliance: game.options.alliance,
        seat,
        cards: laid.map(|laid| TrickCard::of(game, laid, eye)).collect(),
        turns: turns(game, seat),
        is_offered: can_play(game, seat, eye),
    };
    Later::new(facts, TrickPlace::zone)
}

/// A player's place in the trick, as far as its viewer knows.
#[derive(Hash)]
struct TrickPlace {
    alliance: bool,
    seat: Seat,
    cards: Vec<TrickCard>,
    /// When the player acts, for each card still to come.
    turns: Vec<&'static str>,
    /// Whether the viewer can play to the next place.
    is_offered: bool,
}

#[derive(Hash)]
struct TrickCard {
    face: Option<Card>,
    is_up: bool,
    stress: Stress,
    label: Option<&'static str>,
}

impl TrickCard {
    /// WR-29 to WR-32. Whoever would win is lit; in a trick of several colours the led one is pale.
    fn of(game: &Wasteland, laid: &Laid, eye: Eye) -> TrickCard {
        let best = game.trick.winner();
        let mixed = best.map(|best| best.card.species()) != game.trick.colour();
        let led = game.trick.played().next() == Some(laid);
        let is_over = game.trick.0.len() == game.actions_in_a_trick();
        let (stress, label) = match laid.up {
            true if best == Some(laid) => {
                (Stress::Lit, Some(if is_over { "label-wins" } else { "label-winning" }))
            }
            true if mixed && Some(laid.card.species()) == game.trick.colour() => {
                (Stress::Pale, led.then_some("label-led"))
            }
            true => (Stress::Plain, led.then_some("label-led")),
            false => (Stress::Plain, None),
        };
        TrickCard { face: laid.known().of(laid.card, eye), is_up: laid.up, stress, label }
    }
}

impl TrickPlace {
    fn zone(&self) -> Zone {
        let label = Message::new("zone-trick").seat("player", self.seat);
        Zone {
            cards: self.cards.iter().map(|card| self.card(card)).collect(),
            slots: self.slots(),
            ..Zone::new(trick_id(self.seat), Place::Middle, Layout::Row, label)
        }
    }

    fn card(&self, laid: &TrickCard) -> CardScene {
        let passed = || Message::new("label-passed").seat("player", self.seat);
        CardScene {
            down: !laid.is_up,
            by: Some(self.seat),
            label: laid.label.map(Message::new).or_else(|| (!laid.is_up).then(passed)),
            stress: laid.stress,
            ..card(self.alliance, laid.face)
        }
    }

    fn slots(&self) -> Vec<Slot> {
        let saying =
            |turn: &&'static str| Slot::saying(Message::new(turn).seat("player", self.seat)).of(self.seat);
        let mut slots: Vec<Slot> = self.turns.iter().map(saying).collect();
        if let (Some(next), true) = (slots.first_mut(), self.is_offered) {
            next.offers = vec![offer(TRICK_HERE, "offer-play", false)];
        }
        slots
    }
}

/// When a player acts, for each action that they still have in this trick.
fn turns(game: &Wasteland, seat: Seat) -> Vec<&'static str> {
    let (made, all, players) = (game.trick.0.len(), game.actions_in_a_trick(), game.seats.len());
    let Some(leader) = game.leader() else {
        let laid = game.trick.0.iter().filter(|laid| laid.seat == seat).count();
        return vec!["slot-later"; all / players - laid];
    };
    let from_leader = (seat.index() + players - leader.index()) % players;
    let numbers = (made..all).filter(|number| number % players == from_leader);
    numbers.map(|number| turn(number, made, all)).collect()
}

fn offer(id: &'static str, label: &'static str, down: bool) -> Offer {
    Offer { id: id.into(), label: Message::new(label), hint: None, down }
}

/// When a player acts: now, later or last.
fn turn(number: usize, made: usize, all: usize) -> &'static str {
    match number {
        _ if number == made => "slot-now",
        _ if number + 1 == all => "slot-last",
        _ => "slot-later",
    }
}

fn can_play(game: &Wasteland, seat: Seat, eye: Eye) -> bool {
    game.phase == Phase::Trick(seat) && eye == Eye::Seat(seat) && !game.playable(seat).is_empty()
}

/// An alliance card of the middle, or who has taken it.
fn alliance_zone(game: &Wasteland, species: Species) -> Option<Later<Zone>> {
    let owner = game.seats.iter().find(|&seat| game.players[seat].ally == Some(species));
    game.options.alliance.then(|| {
        Later::new((species, owner), |&(species, owner)| {
            let taken = |owner| Slot::saying(Message::new("slot-taken").seat("player", owner)).of(owner);
            let (cards, slots) = match owner {
                Some(owner) => (Vec::new(), vec![taken(owner)]),
                None => (vec![CardScene::up(ally_face(species))], Vec::new()),
            };
            let label = Message::new("ally-card").message("species", species_name(species));
            let zone = Zone::new(alliance_id(species), Place::Middle, Layout::Row, label);
            Zone { cards, slots, sign: suit_symbol(species), ..zone }
        })
    })
}

/// The place of an alliance card in the middle.
pub(super) fn alliance_id(species: Species) -> CompactString {
    format_compact!("alliance.{species}")
}

/// The alliance card of the middle.
pub(super) fn ally_card(species: Species) -> CompactString {
    card_id(&alliance_id(species), 0)
}

fn spare_zone(game: &Wasteland, eye: Eye) -> Option<Later<Zone>> {
    let faces: Vec<Option<Card>> =
        game.spare.iter().map(|spare| game.knows_spare(eye).then_some(spare)).collect();
    let facts = (game.options.alliance, faces, game.spare_is_up());
    (!game.spare.is_empty()).then(|| {
        Later::new(facts, |(alliance, faces, is_up)| Zone {
            cards: faces.iter().map(|face| CardScene { down: !is_up, ..card(*alliance, *face) }).collect(),
            ..Zone::new("spare", Place::Middle, Layout::Row, Message::new("zone-spare"))
        })
    })
}

/// The trick before: its cards in order of play, who won it and who passed.
fn last_trick_zone(game: &Wasteland) -> Later<Zone> {
    Later::new((game.options.alliance, game.last_trick), |(alliance, last)| {
        let zone = Zone::new("last", Place::Side, Layout::Column, Message::new("zone-last"));
        let Some(last) = last else { return zone };
        let scene =
            |&(seat, played): &(Seat, Card)| CardScene { by: Some(seat), ..card(*alliance, Some(played)) };
        let won = match last.winner {
            Some(winner) => Message::new("last-won").seat("player", winner),
            None => Message::new("last-nobody"),
        };
        let passed: Seats = last.passed.iter().copied().collect();
        let passed = passed.iter().map(|seat| Message::new("table-name").seat("player", seat));
        let aside = Aside::from(won);
        Zone {
            cards: last.played.iter().map(scene).collect(),
            aside: Some(match (last.passed.len(), last.winner) {
                (0, _) | (_, None) => aside,
                _ => aside.more(Message::new("last-passed").message("players", super::faces::list(passed))),
            }),
            ..zone
        }
    })
}

fn player_zones(
    game: &Wasteland,
    seat: Seat,
    eye: Eye,
    prices: &Prices,
) -> impl Iterator<Item = Later<Zone>> {
    let ally = game.options.alliance.then(|| ally_zone(game, seat, eye).into());
    let scored = Species::ALL.iter().map(move |&species| scored_zone(game, seat, species, eye, prices));
    let desert = desert_zone(game, seat, eye);
    [desert].into_iter().chain(ally).chain(scored).chain([hand_zone(game, seat, eye, prices)])
}

/// A player's alliance card, and what it counts for.
fn ally_zone(game: &Wasteland, seat: Seat, eye: Eye) -> Zone {
    let ally = game.players[seat].ally;
    let zone = Zone::new(seat_id("ally", seat), Place::Before(seat), Layout::Row, Message::new("zone-ally"));
    let Some(species) = ally else {
        let takes = game.phase == Phase::Ally(seat) && eye == Eye::Seat(seat);
        let offers = takes.then(|| offer(ALLY_HERE, "offer-ally", false));
        return Zone { slots: vec![Slot::offering(offers.into_iter().collect())], ..zone };
    };
    Zone {
        cards: vec![CardScene::up(ally_face(species))],
        aside: Some(ally_aside(game, seat, species, eye)),
        ..zone
    }
}

/// WR-48. What an alliance card counts for, as far as this eye knows the desert that takes from it.
fn ally_aside(game: &Wasteland, seat: Seat, species: Species, eye: Eye) -> Aside {
    let most = ally_worth(species, &game.known_desert(seat, eye).collect());
    let least = most.saturating_sub(hidden_icons(game, seat, eye));
    let line = if most == least {
        Message::new("ally-counts").number("worth", most)
    } else {
        Message::new("ally-counts-between").number("least", least).number("most", most)
    };
    let more = Message::new("ally-why").number("worth", ALLY_WORTH);
    Aside::from(line.message("species", species_name(species)))
        .more(more.message("species", species_name(species)))
}

/// The icons that the cards of a desert can have at most of which this eye sees the backs: special ones are
/// turned up when they settle.
fn hidden_icons(game: &Wasteland, seat: Seat, eye: Eye) -> u8 {
    let desert = game.players[seat].desert.iter().enumerate();
    let settled =
        desert.filter(|&(area, &card)| !game.known_in_desert(seat, area, card).is_sure(eye)).count();
    let passed = game.trick.passed().filter(|laid| laid.seat == seat && !laid.known().is_sure(eye)).count();
    settled as u8 + 2 * passed as u8
}

pub(super) fn desert_id(seat: Seat) -> CompactString {
    seat_id("desert", seat)
}

fn desert_zone(game: &Wasteland, seat: Seat, eye: Eye) -> Later<Zone> {
    let cards = game.players[seat].desert.iter().enumerate().map(|(area, &abandoned)| {
        let face = game.known_in_desert(seat, area, abandoned).of(abandoned, eye);
        (face, game.is_up(seat, area, abandoned))
    });
    let facts = Desert {
        alliance: game.options.alliance,
        seat,
        cards: cards.collect(),
        free: desert_size(game.seats.len()).saturating_sub(game.players[seat].desert.len()),
        offer: match game.phase {
            _ if eye.acting(game.to_act()) != Some(seat) => None,
            Phase::Abandon(_) => Some("offer-abandon"),
            Phase::Trick(_) if !game.passable(seat).is_empty() => Some("offer-pass"),
            _ => None,
        },
    };
    Later::new(facts, Desert::zone)
}

/// A desert, as far as its viewer knows.
#[derive(Hash)]
struct Desert {
    alliance: bool,
    seat: Seat,
    /// What is known of each card, and whether it lies face up.
    cards: Vec<(Option<Card>, bool)>,
    free: usize,
    /// What the viewer can do with the next free place.
    offer: Option<&'static str>,
}

impl Desert {
    fn zone(&self) -> Zone {
        let laid =
            |&(face, is_up): &(Option<Card>, bool)| CardScene { down: !is_up, ..card(self.alliance, face) };
        let mut slots = vec![Slot::default(); self.free];
        if let (Some(slot), Some(label)) = (slots.first_mut(), self.offer) {
            *slot = Slot::offering(vec![offer(DESERT_HERE, label, true)]);
        }
        Zone {
            cards: self.cards.iter().map(laid).collect(),
            slots,
            ..Zone::new(
                desert_id(self.seat),
                Place::Before(self.seat),
                Layout::Row,
                Message::new("zone-desert"),
            )
        }
    }
}

/// WR-33. Captured cards of one colour.
fn scored_zone(game: &Wasteland, seat: Seat, species: Species, eye: Eye, prices: &Prices) -> Later<Zone> {
    let facts = Scored {
        alliance: game.options.alliance,
        seat,
        species,
        cards: game.players[seat].scored.of(species),
        pays: pays(game, (seat, species), eye, prices),
    };
    Later::new(facts, Scored::zone)
}

#[derive(Hash)]
struct Scored {
    alliance: bool,
    seat: Seat,
    species: Species,
    cards: CardSet,
    pays: Pays,
}

/// What a player's cards of a colour would pay as far as its viewer knows, or have paid.
#[derive(Clone, Copy, Hash)]
enum Pays {
    /// That is not to be told yet.
    Untold,
    /// There were none.
    None,
    Points(i32),
}

impl Scored {
    /// The highest lies on top.
    fn zone(&self) -> Zone {
        let id = format_compact!("scored{}{}", self.seat, self.species);
        let label = Message::new("zone-scored").message("species", species_name(self.species));
        let mut cards: Vec<CardScene> =
            self.cards.iter().map(|held| card(self.alliance, Some(held))).collect();
        cards.reverse();
        let aside = match self.pays {
            Pays::Untold => None,
            Pays::None => Some(Aside::from(Message::new("paid-none")).stressed(Stress::Pale)),
            Pays::Points(pays) => {
                let price = Message::new("price").text("value", signed(pays));
                Some(Aside::from(price).stressed(good_or_bad(pays)))
            }
        };
        let sign = suit_symbol(self.species);
        Zone { cards, aside, sign, ..Zone::new(id, Place::Before(self.seat), Layout::Pile, label) }
    }
}

/// What a player's cards of a colour would pay as far as this eye knows; in a revolution what they have paid,
/// and nothing before that.
fn pays(game: &Wasteland, (seat, species): (Seat, Species), eye: Eye, prices: &Prices) -> Pays {
    let is_paid = game.is_paid(seat);
    if !is_paid && (matches!(game.phase, Phase::Revolt(_)) || !is_priced(game, species)) {
        return Pays::Untold;
    }
    let share = Share::of(game, seat, species, if is_paid { Eye::All } else { eye });
    match (share.is_empty(), is_paid) {
        (true, true) => Pays::None,
        (true, false) => Pays::Untold,
        (false, _) => Pays::Points(share.pays(prices.value(species))),
    }
}

pub(super) fn hand_card(seat: Seat, index: usize) -> CompactString {
    card_id(&seat_id("hand", seat), index)
}

/// A hand, as far as its viewer knows.
fn hand_zone(game: &Wasteland, seat: Seat, eye: Eye, prices: &Prices) -> Later<Zone> {
    let player = &game.players[seat];
    if !game.knows_hand(seat, eye) {
        return Later::new((seat, player.hand.len()), |&(seat, count)| Zone {
            cards: vec![CardScene { down: false, ..card(false, None) }; count],
            ..empty_hand(seat, count)
        });
    }
    let in_trick = eye == Eye::Seat(seat) && game.phase == Phase::Trick(seat);
    let facts = Hand {
        alliance: game.options.alliance,
        seat,
        cards: player.hand,
        promised: player.promised(),
        playable: if in_trick { game.playable(seat) } else { player.hand },
        sums: chooses_for_desert(game, seat, eye).then_some(prices.sums),
    };
    Later::new(facts, Hand::zone)
}

fn empty_hand(seat: Seat, count: usize) -> Zone {
    let label = Message::new("zone-hand").number("count", count as i64);
    Zone::new(seat_id("hand", seat), Place::Hand(seat), Layout::Fan, label)
}

/// A hand that its viewer knows.
#[derive(Hash)]
struct Hand {
    alliance: bool,
    seat: Seat,
    cards: CardSet,
    promised: CardSet,
    playable: CardSet,
    /// The sums of the colours, if its player chooses among its cards.
    sums: Option<BySpecies<i8>>,
}

impl Hand {
    /// Cards that may be passed but not played now are pale.
    fn zone(&self) -> Zone {
        let held = |held: Card| CardScene {
            down: false,
            label: self.promised.has(held).then(|| Message::new("label-promised")),
            now: self.sums.as_ref().map(|sums| would_do(self.promised, held, sums)),
            stress: if self.playable.has(held) { Stress::Plain } else { Stress::Pale },
            ..card(self.alliance, Some(held))
        };
        Zone {
            cards: self.cards.iter().map(held).collect(),
            aside: promise_note(self.promised).map(Into::into),
            ..empty_hand(self.seat, self.cards.len())
        }
    }
}
