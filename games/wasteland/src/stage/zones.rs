//! Where the cards lie, and what can be seen of them.

use engine::{
    Aside, CardScene, CompactString, Eye, Game, Kind, Layout, Message, Offer, Place, Seat, Slot, Stress,
    Zone, card_id, format_compact, seat_id,
};

use super::boards::{Prices, Share, good_or_bad, is_priced};
use super::faces::{ally_face, card_face, species_name, suit_symbol};
use super::guidance::{asked_about, promise_note, would_do};
use super::numbers::signed;
use crate::card_set::CardSet;
use crate::rules::desert_size;
use crate::rules::revolution::{ALLY_WORTH, ally_worth};
use crate::rules::trick::Laid;
use crate::{Card, Phase, Species, Wasteland};

/// The free place of the trick that a card can be played to.
pub(super) const TRICK_HERE: &str = "play-here";

/// The free place of a desert that a card can be abandoned or passed to.
pub(super) const DESERT_HERE: &str = "pass-here";

/// The free place of an alliance card.
pub(super) const ALLY_HERE: &str = "ally-here";

pub(super) fn zones(game: &Wasteland, eye: Eye) -> Vec<Zone> {
    let trick = game.seats.iter().map(|seat| trick_zone(game, seat, eye));
    let alliances = Species::ALL.iter().filter_map(|&species| alliance_zone(game, species));
    let seats = game.seats.iter().flat_map(|seat| player_zones(game, seat, eye));
    let words = [led_zone(game), last_trick_zone(game)];
    trick.chain(alliances).chain(spare_zone(game, eye)).chain(seats).chain(words).collect()
}

/// WR-29 to WR-32. What was led, and which cards can win; no cards lie there.
fn led_zone(game: &Wasteland) -> Zone {
    let of = |id, species| Message::new(id).message("species", species_name(species));
    let aside = game.trick.played().next().map(|led| {
        let species = led.card.species();
        let is_mixed = game.trick.winner().is_some_and(|best| best.card.species() != species);
        let wins = of(if is_mixed { "led-mixed" } else { "led-highest" }, species);
        Aside::from(of("led", species).seat("player", led.seat)).more(wins)
    });
    Zone { aside, ..Zone::new("led", Place::Middle, Layout::Row, Message::new("zone-led")) }
}

fn card(game: &Wasteland, face: Option<Card>) -> CardScene {
    CardScene::seen(face.map(|face| card_face(game, face)))
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
fn trick_zone(game: &Wasteland, seat: Seat, eye: Eye) -> Zone {
    let laid = game.trick.0.iter().filter(|laid| laid.seat == seat);
    let label = Message::new("zone-trick").seat("player", seat);
    Zone {
        cards: laid.map(|laid| trick_card_scene(game, laid, eye)).collect(),
        slots: trick_slots(game, seat, eye),
        ..Zone::new(trick_id(seat), Place::Middle, Layout::Row, label)
    }
}

/// WR-29 to WR-32. Whoever would win is lit; in a trick of several colours the led one is pale.
fn trick_card_scene(game: &Wasteland, laid: &Laid, eye: Eye) -> CardScene {
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
    let passed = || Message::new("label-passed").seat("player", laid.seat);
    CardScene {
        down: !laid.up,
        by: Some(laid.seat),
        label: label.map(Message::new).or_else(|| (!laid.up).then(passed)),
        stress,
        ..card(game, laid.known().of(laid.card, eye))
    }
}

/// A place for each action that a player still has in this trick.
fn trick_slots(game: &Wasteland, seat: Seat, eye: Eye) -> Vec<Slot> {
    let (made, all, players) = (game.trick.0.len(), game.actions_in_a_trick(), game.seats.len());
    let Some(leader) = game.leader() else {
        let laid = game.trick.0.iter().filter(|laid| laid.seat == seat).count();
        let says = Slot::saying(Message::new("slot-later").seat("player", seat));
        return vec![says; all / players - laid];
    };
    let from_leader = (seat.index() + players - leader.index()) % players;
    let numbers = (made..all).filter(|number| number % players == from_leader);
    let slot = |number: usize| {
        let says = Slot::saying(Message::new(turn(number, made, all)).seat("player", seat));
        let offered = number == made && can_play(game, seat, eye);
        Slot { offers: offered.then(|| offer(TRICK_HERE, "offer-play", false)).into_iter().collect(), ..says }
    };
    numbers.map(slot).collect()
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
fn alliance_zone(game: &Wasteland, species: Species) -> Option<Zone> {
    let owner = game.seats.iter().find(|&seat| game.players[seat].ally == Some(species));
    let (cards, slots) = match owner {
        Some(owner) => (Vec::new(), vec![Slot::saying(Message::new("slot-taken").seat("player", owner))]),
        None => (vec![CardScene::up(ally_face(species))], Vec::new()),
    };
    let label = Message::new("ally-card").message("species", species_name(species));
    game.options.alliance.then(|| Zone {
        cards,
        slots,
        sign: suit_symbol(species),
        ..Zone::new(alliance_id(species), Place::Middle, Layout::Row, label)
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

fn spare_zone(game: &Wasteland, eye: Eye) -> Option<Zone> {
    let known = game.knows_spare(eye);
    let cards = game
        .spare
        .iter()
        .map(|spare| CardScene { down: !game.spare_is_up(), ..card(game, known.then_some(spare)) });
    (!game.spare.is_empty()).then(|| Zone {
        cards: cards.collect(),
        ..Zone::new("spare", Place::Middle, Layout::Row, Message::new("zone-spare"))
    })
}

/// The trick before: its cards in order of play, who won it and who passed.
fn last_trick_zone(game: &Wasteland) -> Zone {
    let zone = Zone::new("last", Place::Side, Layout::Column, Message::new("zone-last"));
    let Some(last) = game.last_trick.as_ref() else { return zone };
    let scene = |&(seat, played): &(Seat, Card)| CardScene { by: Some(seat), ..card(game, Some(played)) };
    let won = match last.winner {
        Some(winner) => Message::new("last-won").seat("player", winner),
        None => Message::new("last-nobody"),
    };
    let passed = last.passed.iter().map(|&seat| Message::new("table-name").seat("player", seat));
    let aside = Aside::from(won);
    Zone {
        cards: last.played.iter().map(scene).collect(),
        aside: Some(match (last.passed.len(), last.winner) {
            (0, _) | (_, None) => aside,
            _ => aside.more(Message::new("last-passed").message("players", super::faces::list(passed))),
        }),
        ..zone
    }
}

fn player_zones(game: &Wasteland, seat: Seat, eye: Eye) -> Vec<Zone> {
    let ally = game.options.alliance.then(|| ally_zone(game, seat, eye));
    let prices = Prices::of(game, eye);
    let scored = Species::ALL.iter().map(|&species| Zone {
        aside: pays(game, (seat, species), eye, &prices),
        ..scored_zone(game, seat, species)
    });
    let desert = desert_zone(game, seat, eye);
    [desert].into_iter().chain(ally).chain(scored).chain([hand_zone(game, seat, eye)]).collect()
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

fn desert_zone(game: &Wasteland, seat: Seat, eye: Eye) -> Zone {
    let cards = game.players[seat].desert.iter().enumerate().map(|(area, &abandoned)| {
        let face = game.known_in_desert(seat, area, abandoned).of(abandoned, eye);
        CardScene { down: !game.is_up(seat, area, abandoned), ..card(game, face) }
    });
    Zone {
        cards: cards.collect(),
        slots: desert_slots(game, seat, eye),
        ..Zone::new(desert_id(seat), Place::Before(seat), Layout::Row, Message::new("zone-desert"))
    }
}

fn desert_slots(game: &Wasteland, seat: Seat, eye: Eye) -> Vec<Slot> {
    let free = desert_size(game.seats.len()).saturating_sub(game.players[seat].desert.len());
    let mut slots = vec![Slot::default(); free];
    let label = match game.phase {
        _ if eye.acting(game.to_act()) != Some(seat) => None,
        Phase::Abandon(_) => Some("offer-abandon"),
        Phase::Trick(_) if !game.passable(seat).is_empty() => Some("offer-pass"),
        _ => None,
    };
    if let (Some(slot), Some(label)) = (slots.first_mut(), label) {
        *slot = Slot::offering(vec![offer(DESERT_HERE, label, true)]);
    }
    slots
}

/// WR-33. Captured cards of one colour, the highest on top.
fn scored_zone(game: &Wasteland, seat: Seat, species: Species) -> Zone {
    let id = format_compact!("scored{seat}{species}");
    let label = Message::new("zone-scored").message("species", species_name(species));
    let scenes = game.players[seat].scored.of(species).iter().map(|held| card(game, Some(held)));
    let mut cards: Vec<CardScene> = scenes.collect();
    cards.reverse();
    Zone { cards, sign: suit_symbol(species), ..Zone::new(id, Place::Before(seat), Layout::Pile, label) }
}

/// What a player's cards of a colour would pay as far as this eye knows; in a revolution what they have paid,
/// and nothing before that.
fn pays(game: &Wasteland, (seat, species): (Seat, Species), eye: Eye, prices: &Prices) -> Option<Aside> {
    let is_paid = game.is_paid(seat);
    if !is_paid && (matches!(game.phase, Phase::Revolt(_)) || !is_priced(game, species)) {
        return None;
    }
    let share = Share::of(game, seat, species, if is_paid { Eye::All } else { eye });
    let pays = share.pays(prices.value(species));
    if share.is_empty() {
        return is_paid.then(|| Aside::from(Message::new("paid-none")).stressed(Stress::Pale));
    }
    Some(Aside::from(Message::new("price").text("value", signed(pays))).stressed(good_or_bad(pays)))
}

pub(super) fn hand_card(seat: Seat, index: usize) -> CompactString {
    card_id(&seat_id("hand", seat), index)
}

/// A hand; cards that its player may pass but not play now are pale.
fn hand_zone(game: &Wasteland, seat: Seat, eye: Eye) -> Zone {
    let known = game.knows_hand(seat, eye);
    let player = &game.players[seat];
    let promised = if known { player.promised() } else { CardSet::EMPTY };
    let in_trick = eye == Eye::Seat(seat) && game.phase == Phase::Trick(seat);
    let playable = if in_trick { game.playable(seat) } else { player.hand };
    let sums = asked_about(game, seat, eye).then(|| Prices::of(game, eye).sums);
    let held = |held: Card| CardScene {
        down: false,
        label: promised.has(held).then(|| Message::new("label-promised")),
        now: sums.as_ref().map(|sums| would_do(player, held, sums)),
        stress: if known && !playable.has(held) { Stress::Pale } else { Stress::Plain },
        ..card(game, known.then_some(held))
    };
    let label = Message::new("zone-hand").number("count", player.hand.len() as i64);
    Zone {
        cards: player.hand.iter().map(held).collect(),
        aside: promise_note(promised).map(Into::into),
        ..Zone::new(seat_id("hand", seat), Place::Hand(seat), Layout::Fan, label)
    }
}
