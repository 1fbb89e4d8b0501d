//! Where the cards lie, what can be seen of them, and what is said of the places.

use engine::{
    Aside, CardFace, CardScene, CompactString, Eye, Game, Gauge, Kind, Later, Layout, Message, Place, Seat,
    Slot, Standing, Stress, Zone, card_id, format_compact, seat_id,
};

use super::boards::{prospect, viewer};
use super::faces::{card_face, familiar_face, look, rank};
use super::words::column_number;
use crate::column::{COLUMN_LIMIT, Column};
use crate::{Card, ColumnId, Familiar, OnlyOne, Phase, Player, Value};

pub(super) fn zones(game: &OnlyOne, eye: Eye, standing: &Standing) -> Vec<Later<Zone>> {
    let columns = ColumnId::ALL[..game.places()].iter().map(|&id| column_zone(game, eye, id, standing));
    let mut zones = Vec::with_capacity(2 + game.places() + game.seats.len());
    zones.extend([deck_zone(game, eye), drawn_zone(game, eye).into()]);
    zones.extend(columns);
    zones.extend(game.seats.iter().map(|seat| collection_zone(game, seat)));
    zones
}

/// A card that is numbered, though it may lie elsewhere: after a familiar, or after cards that have been
/// taken up.
fn numbered(card: CardScene, zone: &str, number: usize, place: usize) -> CardScene {
    if number == place { card } else { card.named(card_id(zone, number)) }
}

/// The cards that a player is looking at lie beside the deck, where the card turned up lies.
fn looked_at(game: &OnlyOne) -> usize {
    match game.phase {
        Phase::Scry(_) | Phase::Return(..) => usize::from(game.deck.peeked()),
        _ => 0,
    }
}

/// A card of the deck, as this eye knows it.
fn deck_card(game: &OnlyOne, eye: Eye, place: usize, held: Card) -> CardScene {
    CardScene::down(game.known_in_deck(place, held).of(card_face(held), eye))
}

fn deck_zone(game: &OnlyOne, eye: Eye) -> Later<Zone> {
    let looked_at = looked_at(game);
    let known = |(number, held)| Some((number, game.known_in_deck(number, held).of(held, eye)?));
    let facts = DeckPile {
        cards: game.deck.len(),
        looked_at,
        known: game.deck.iter().enumerate().skip(looked_at).filter_map(known).collect(),
        above_fig: game.deck.above_fig(),
        is_over: game.revealed,
    };
    Later::new(facts, DeckPile::zone)
}

/// The deck, as far as its viewer knows.
#[derive(Hash)]
struct DeckPile {
    cards: usize,
    /// How many of them lie elsewhere, for somebody looks at them.
    looked_at: usize,
    /// Those that the viewer is sure of, by their numbers.
    known: Vec<(usize, Card)>,
    above_fig: Option<usize>,
    is_over: bool,
}

impl DeckPile {
    fn zone(&self) -> Zone {
        let mut cards: Vec<CardScene> = (self.looked_at..self.cards)
            .map(|number| {
                numbered(CardScene::down(None::<CardFace>), "deck", number, number - self.looked_at)
            })
            .collect();
        for &(number, card) in &self.known {
            cards[number - self.looked_at].face = Some(card_face(card).into());
        }
        let note = match self.above_fig {
            Some(above) => Message::new("deck-note").number("above", above as i64),
            None => Message::new("deck-note-end"),
        };
        Zone {
            cards,
            aside: Some(note.into()),
            pale: self.is_over,
            ..Zone::new("deck", Place::Middle, Layout::Pile, Message::new("zone-deck"))
        }
    }
}

/// The card turned up, and what the owner of `scry` looks at.
fn drawn_zone(game: &OnlyOne, eye: Eye) -> Zone {
    let acting = eye.acting(game.to_act());
    let drawn = game.phase.drawn().map(|card| CardScene {
        now: acting.and_then(|seat| prospect(game, seat, card.value())),
        stress: Stress::Lit,
        ..CardScene::up(card_face(card)).named("drawn.0")
    });
    let looked = game.deck.iter().enumerate().take(looked_at(game)).map(|(place, held)| {
        CardScene { down: false, ..deck_card(game, eye, place, held) }.named(looked_card(place))
    });
    let cards: Vec<CardScene> = drawn.into_iter().chain(looked).collect();
    let label = match (game.phase.actor(), acting) {
        (Some(_), Some(_)) if looked_at(game) > 0 => Message::new("zone-looked-own"),
        (Some(_), _) if looked_at(game) > 0 => Message::new("zone-looked"),
        _ => Message::new("zone-drawn"),
    };
    Zone {
        slots: if cards.is_empty() { vec![Slot::default()] } else { Vec::new() },
        cards,
        ..Zone::new("drawn", Place::Middle, Layout::Row, label)
    }
}

pub(super) fn looked_card(place: usize) -> CompactString {
    card_id("looked", place)
}

fn column_zone(game: &OnlyOne, eye: Eye, id: ColumnId, standing: &Standing) -> Later<Zone> {
    Later::new(ColumnPlace::of(game, eye, id, standing), ColumnPlace::zone)
}

/// A column, or the empty place where none lies, with what its viewer should know of it.
#[derive(Hash)]
struct ColumnPlace {
    id: ColumnId,
    column: Column,
    /// OO-43. Whether it may be used: the last of two players has only one.
    is_open: bool,
    /// Whether it is the viewer who may not use it.
    is_viewers: bool,
    is_over: bool,
    is_last: bool,
    drawn: Option<Card>,
    /// Whether the viewer may lay the card turned up here.
    is_asked: bool,
    /// Whether that would ruin it.
    busts: bool,
    /// How many of how many unseen cards would ruin it, with the card turned up if there is one.
    danger: (usize, usize),
    /// What taking it would add to the viewer's score.
    gain: Option<i32>,
}

impl ColumnPlace {
    fn of(game: &OnlyOne, eye: Eye, id: ColumnId, standing: &Standing) -> ColumnPlace {
        let column = *game.column(id);
        let is_open = game.only_column().is_none_or(|only| only == id);
        let drawn = game.phase.drawn();
        let is_asked = matches!(game.phase, Phase::Place(seat, _) if viewer(eye) == Some(seat));
        let is_free = column.is_there() && !column.is_ruined() && is_open;
        ColumnPlace {
            id,
            column,
            is_open,
            is_viewers: !is_open && game.phase.actor().is_some_and(|seat| viewer(eye) == Some(seat)),
            is_over: game.phase == Phase::Over,
            is_last: game.revealed,
            drawn,
            is_asked: is_asked && column.can_grow() && is_open,
            busts: drawn.is_some_and(|card| column.busts_with(card)),
            danger: danger(game, column.numbers() | drawn.map_or(0, Card::numbers)),
            gain: taker(game, eye).filter(|_| is_free).map(|seat| gain(game, seat, &column, standing)),
        }
    }

    fn zone(&self) -> Zone {
        let familiar = self.column.familiar.map(|familiar| {
            CardScene::up(familiar_face(familiar)).named(format_compact!("{}.familiar", self.id))
        });
        let cards = self.column.cards.iter().map(|&laid| CardScene::up(card_face(laid)));
        let label = Message::new("zone-column").number("column", column_number(self.id));
        Zone {
            cards: after_familiar(familiar, self.id.text(), cards),
            aside: (!self.is_over).then(|| self.aside()),
            slots: self.slots(),
            pale: !self.column.is_there() || !self.is_open,
            ..Zone::new(self.id.text(), Place::Middle, Layout::Column, label)
        }
    }

    /// Its free places; in the first one a ghost of the card turned up, or what it does there.
    fn slots(&self) -> Vec<Slot> {
        let mut slots = vec![Slot::default(); COLUMN_LIMIT.saturating_sub(self.column.len())];
        let drawn = self.drawn.filter(|_| self.is_asked);
        if let (Some(first), Some(card)) = (slots.first_mut(), drawn) {
            *first = if self.busts {
                Slot { ghost: "bust", stress: Stress::Bad, ..Slot::default() }
            } else {
                let look = look(card.value());
                Slot { ghost: look.art, stress: Stress::Lit, ..Slot::saying(Message::new(look.name)) }
            };
        }
        slots
    }

    /// What happens to it if the card turned up goes there, or how likely the next card is to ruin it.
    fn aside(&self) -> Aside {
        let plain = |id| Aside::from(Message::new(id));
        if !self.column.is_there() {
            return plain("column-gone").stressed(Stress::Pale);
        }
        if self.column.is_ruined() {
            return plain("column-ruined").more(Message::new("column-busts-why")).stressed(Stress::Bad);
        }
        if !self.is_open {
            let id = if self.is_viewers { "column-closed-own" } else { "column-closed" };
            return plain(id).stressed(Stress::Pale);
        }
        let worth = self.gain.map(worth_message);
        if self.column.len() == COLUMN_LIMIT {
            return plain("column-full").more(worth.unwrap_or(Message::new("column-full-why")));
        }
        match self.drawn {
            Some(drawn) => self.verdict(drawn),
            None if self.is_last => worth.map_or_else(|| plain("column-last"), Aside::from),
            None => {
                let (odds, gauge) = self.odds("column-odds");
                Aside { more: worth, ..Aside::from(odds).gauged(gauge) }
            }
        }
    }

    /// Whether the card turned up is safe here, and how dangerous it would be then.
    fn verdict(&self, drawn: Card) -> Aside {
        let said = |id: &'static str| Message::new(id).message("number", number(drawn.value()));
        if let Some(twin) = self.column.cards.iter().find(|laid| laid.numbers() & drawn.numbers() != 0) {
            let ruins = said("column-busts").message("twin", twin_name(twin.value()));
            return Aside::from(ruins).more(said("column-busts-why")).stressed(Stress::Bad);
        }
        let safe = Aside::from(said("column-safe")).stressed(Stress::Good);
        if self.column.len() + 1 == COLUMN_LIMIT {
            return safe.more(Message::new("column-then-full"));
        }
        let (odds, gauge) = self.odds("column-then-odds");
        safe.more(odds).gauged(gauge)
    }

    fn odds(&self, id: &'static str) -> (Message, Gauge) {
        let (busting, left) = self.danger;
        let line = Message::new(id).number("busting", busting as i64).number("left", left as i64);
        (line, Gauge::Share { part: busting as u16, of: left as u16 })
    }
}

/// Cards are numbered from 0 whether a familiar lies before them or not.
fn after_familiar(
    familiar: Option<CardScene>,
    zone: &str,
    cards: impl Iterator<Item = CardScene>,
) -> Vec<CardScene> {
    let first = usize::from(familiar.is_some());
    let cards = cards.enumerate().map(|(number, card)| numbered(card, zone, number, first + number));
    familiar.into_iter().chain(cards).collect()
}

pub(super) fn column_card(id: ColumnId, index: usize) -> CompactString {
    card_id(id.text(), index)
}

/// The viewer, if they may still take a column.
fn taker(game: &OnlyOne, eye: Eye) -> Option<Seat> {
    viewer(eye).filter(|&seat| game.still_in.contains(seat) && matches!(game.phase, Phase::Turn(_)))
}

/// OO-78. What taking a column would add to the score as it stands.
pub(super) fn gain(game: &OnlyOne, seat: Seat, column: &Column, standing: &Standing) -> i32 {
    let mut after = game.clone();
    let player = &mut after.players[seat];
    column.cards.iter().for_each(|&card| player.cards.add(card));
    player.familiar = column.familiar.or(player.familiar);
    i32::from(after.tally().side_points(&after, seat)) - standing.scores[seat]
}

fn worth_message(gain: i32) -> Message {
    let sign = if gain < 0 { '\u{2212}' } else { '+' };
    Message::new("column-worth").text("gain", format_compact!("{sign}{}", gain.abs()))
}

/// How many of the unseen cards would ruin a column of these numbers, and how many there are. Which cards are
/// left is open to all, only their order is not.
fn danger(game: &OnlyOne, numbers: u16) -> (usize, usize) {
    (game.deck.iter().filter(|left| left.numbers() & numbers != 0).count(), game.deck.len())
}

/// The number of a card at the beginning of a sentence.
fn number(value: Value) -> Message {
    match value {
        Value::Egg => Message::new("number-egg"),
        _ => Message::new("number").text("number", rank(value)),
    }
}

/// What a card meets in a column.
fn twin_name(value: Value) -> Message {
    match value {
        Value::Egg => Message::new("twin-egg"),
        _ => Message::new("number").text("number", rank(value)),
    }
}

fn collection_zone(game: &OnlyOne, seat: Seat) -> Later<Zone> {
    let Player { cards, familiar, .. } = game.players[seat];
    let is_used = familiar == Some(Familiar::Scry) && game.scried;
    Later::new((seat, cards, familiar, is_used), |&(seat, cards, familiar, is_used)| {
        let familiar = familiar.map(|familiar| CardScene {
            down: is_used,
            ..CardScene::up(familiar_face(familiar)).named(own_familiar(seat))
        });
        let id = seat_id("cards", seat);
        let cards = cards.iter().map(|held| CardScene::up(card_face(held)));
        let label = Message::new("zone-collection").seat("player", seat);
        Zone {
            cards: after_familiar(familiar, &id, cards),
            ..Zone::new(id, Place::Before(seat), Layout::Row, label)
        }
    })
}

pub(super) fn own_familiar(seat: Seat) -> CompactString {
    seat_id("familiar", seat)
}
