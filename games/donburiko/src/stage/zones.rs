//! Where the cards lie, and what can be seen of them.

use engine::{
    Aside, CardScene, CompactString, Eye, Kind, Later, Layout, Message, Offer, Pile, Place, Seat, Slot,
    Stress, Zone, card_id, seat_id,
};

use super::faces::{card_face, row_name, row_sign};
use super::guidance;
use super::worth::{Worth, figure, payment};
use crate::card::{Hand, Laid, ROW_LIMIT, Row};
use crate::rules::hand_size;
use crate::{Card, Donburiko, Face, Phase, RowId, Taken};

pub(super) fn zones(game: &Donburiko, eye: Eye) -> Vec<Later<Zone>> {
    let unseen = game.unseen(eye);
    let rows = RowId::ALL.iter().copied().zip(&game.rows).take(game.seats.len());
    let mut zones = Vec::with_capacity(RowId::ALL.len() + 2 * game.seats.len() + 1);
    zones.extend(rows.map(|(id, row)| Later::new(LaidRow::of(game, id, row, unseen, eye), LaidRow::zone)));
    zones.extend(game.seats.iter().map(|seat| Later::new(TakenRow::of(game, seat, eye), TakenRow::zone)));
    zones.extend(game.seats.iter().map(|seat| hand_zone(game, seat, eye)));
    zones.extend((!game.surplus.is_empty()).then(|| surplus_zone(game, eye)));
    zones
}

fn card(face: Option<Card>) -> CardScene {
    CardScene::seen(face.map(card_face))
}

/// A row in its place, as far as its viewer knows.
#[derive(Hash)]
struct LaidRow {
    id: RowId,
    cards: Pile<LaidCard, ROW_LIMIT>,
    taken_by: Option<Seat>,
    /// What it has counted.
    total: Option<i8>,
    can_be_taken: bool,
    /// The cards that its hidden ones may be.
    unseen: Hand,
    is_over: bool,
    /// What its next place offers the viewer, if they can add a card to it.
    offers: Option<Offers>,
}

/// A card of a row, as far as its viewer knows.
#[derive(Clone, Copy, Hash, Default)]
struct LaidCard {
    face: Option<Card>,
    is_down: bool,
    by: Option<Seat>,
    is_own: bool,
}

impl LaidRow {
    fn of(game: &Donburiko, id: RowId, row: &Row, unseen: Hand, eye: Eye) -> LaidRow {
        let laid_card = |laid: &Laid| {
            let is_down = laid.face == Face::Down;
            LaidCard {
                face: row.known(laid).of(laid.card, eye),
                is_down,
                by: laid.by.filter(|_| is_down),
                is_own: is_down && matches!((eye, laid.by), (Eye::Seat(seat), Some(by)) if seat == by),
            }
        };
        let cards: Pile<LaidCard, ROW_LIMIT> = row.cards.iter().map(laid_card).collect();
        let is_known = cards.iter().all(|card| card.face.is_some());
        LaidRow {
            id,
            cards,
            taken_by: row.taken_by,
            total: row.taken_by.and_then(|taker| game.players[taker].taken?.total),
            can_be_taken: row.can_be_taken(),
            unseen: if is_known { Hand::EMPTY } else { unseen },
            is_over: game.phase == Phase::Over,
            offers: Offers::of(game, row, eye),
        }
    }

    /// It stays in its place until it is counted, so that everybody sees what was turned up; then its place is
    /// empty and says who has it.
    fn zone(&self) -> Zone {
        let zone = Zone {
            sign: row_sign(self.id),
            ..Zone::new(self.id.text(), Place::Middle, Layout::Row, row_name(self.id))
        };
        if let (Some(taker), Some(total)) = (self.taken_by, self.total) {
            let slots = free_slots(0);
            return Zone { aside: Some(counted_aside(taker, total)), slots, pale: true, ..zone };
        }
        Zone {
            cards: self.cards.iter().map(|card| self.card(card)).collect(),
            aside: Some(self.slip()),
            slots: self.slots(),
            ..zone
        }
    }

    fn card(&self, laid: &LaidCard) -> CardScene {
        CardScene {
            down: laid.is_down,
            chips: u8::from(laid.is_down && !self.is_over),
            by: laid.by,
            label: laid.is_own.then(|| Message::new("label-only-you")),
            ..card(laid.face)
        }
    }

    /// What it counts, as far as the viewer knows, and what that brings.
    fn slip(&self) -> Aside {
        let known: Pile<Card, ROW_LIMIT> = self.cards.iter().filter_map(|card| card.face).collect();
        let worth = Worth::of_cards(&known, self.cards.len(), self.unseen);
        let more = match self.taken_by {
            Some(taker) => Some(Message::new("slip-taking").seat("player", taker)),
            None if self.cards.is_full() => Some(Message::new("slot-seven")),
            None if !self.can_be_taken => Some(Message::new("slip-short")),
            None => worth.pays(),
        };
        let stress = if worth.is_six() { Stress::Lit } else { Stress::Plain };
        let counts = Aside::from(worth.counts()).figured(worth.figures());
        Aside { more, ..counts.gauged(worth.beads()).stressed(stress) }
    }

    /// Its free places: the next one takes a card, the last one makes the row count nothing.
    fn slots(&self) -> Vec<Slot> {
        let mut slots = free_slots(self.cards.len());
        if let (Some(offers), Some(next)) = (self.offers, slots.first_mut()) {
            next.offers = offers.made(self.id);
        }
        slots
    }
}

/// What became of a row.
fn counted_aside(taker: Seat, total: i8) -> Aside {
    let took = Message::new("slip-took").seat("player", taker);
    Aside::from(took).more(counted(total)).stressed(Stress::Pale)
}

/// `counted 5, got 5`.
fn counted(total: i8) -> Message {
    let chips = payment(total);
    let id = if chips < 0 { "counted-loss" } else { "counted-gain" };
    Message::new(id).text("total", figure(total)).number("chips", chips.abs())
}

fn free_slots(cards: usize) -> Vec<Slot> {
    let last = || Slot::saying(Message::new("slot-seven"));
    (cards..ROW_LIMIT).map(|place| if place + 1 == ROW_LIMIT { last() } else { Slot::default() }).collect()
}

/// Face up and face down, and what each brings or costs.
#[derive(Clone, Copy, Hash)]
struct Offers {
    up: &'static str,
    down: &'static str,
}

impl Offers {
    /// What a row offers to the viewer, if they are to add a card and can add it there.
    fn of(game: &Donburiko, row: &Row, eye: Eye) -> Option<Offers> {
        let Phase::Turn(seat) = game.phase else { return None };
        let player = &game.players[eye.acting(seat.into())?];
        (row.can_grow() && !player.hand.is_empty()).then_some(Offers {
            up: if game.bank == 0 { "offer-up-unpaid" } else { "offer-up-hint" },
            down: if player.chips == 0 { "offer-down-unpaid" } else { "offer-down-hint" },
        })
    }

    fn made(self, row: RowId) -> Vec<Offer> {
        let offer = |face, label, hint| Offer {
            id: offer_id(row, face),
            label: Message::new(label),
            hint: Some(Message::new(hint)),
            down: face == Face::Down,
        };
        vec![offer(Face::Up, "offer-up", self.up), offer(Face::Down, "offer-down", self.down)]
    }
}

/// The half of a row's next place where a card lies this way up.
pub(super) fn offer_id(row: RowId, face: Face) -> CompactString {
    let mut id = CompactString::const_new(row.text());
    id.push_str(match face {
        Face::Up => ".up",
        Face::Down => ".down",
    });
    id
}

/// A row that a player has taken and counted; before that, nothing.
#[derive(Hash)]
struct TakenRow {
    seat: Seat,
    is_own: bool,
    row: Option<(RowId, Pile<Card, ROW_LIMIT>, i8, bool)>,
}

impl TakenRow {
    fn of(game: &Donburiko, seat: Seat, eye: Eye) -> TakenRow {
        let row = game.players[seat].taken.and_then(|Taken { row, total, donburiko }| {
            let cards = game.rows[row.index()].cards.iter().map(|laid| laid.card).collect();
            Some((row, cards, total?, donburiko))
        });
        TakenRow { seat, is_own: eye == Eye::Seat(seat), row }
    }

    fn zone(&self) -> Zone {
        let label = if self.is_own { "zone-taken-own" } else { "zone-taken" };
        let zone = Zone::new(
            seat_id("taken", self.seat),
            Place::Before(self.seat),
            Layout::Row,
            Message::new(label).seat("player", self.seat),
        );
        let Some((row, cards, total, donburiko)) = &self.row else { return zone };
        let aside = if *donburiko { Message::new("counted-six") } else { counted(*total) };
        Zone {
            cards: cards.iter().map(|&laid| card(Some(laid))).collect(),
            aside: Some(aside.into()),
            sign: row_sign(*row),
            ..zone
        }
    }
}

/// A hand; a card that was played leaves its place free to its player's eye.
fn hand_zone(game: &Donburiko, seat: Seat, eye: Eye) -> Later<Zone> {
    let hand = game.players[seat].hand;
    if !game.knows_hand(seat, eye) {
        return Later::new((seat, hand.len()), |&(seat, cards)| Zone {
            cards: vec![CardScene { down: false, ..card(None) }; cards],
            ..empty_hand(seat)
        });
    }
    let held = |held: Card| CardScene { now: guidance::now(game, seat, held, eye), ..card(Some(held)) };
    let played = hand_size(game.seats.len()).saturating_sub(hand.len());
    let slot = Slot::saying(Message::new("slot-played"));
    let zone = Zone {
        cards: hand.iter().map(held).collect(),
        slots: if eye == Eye::Seat(seat) { vec![slot; played] } else { Vec::new() },
        ..empty_hand(seat)
    };
    zone.into()
}

fn empty_hand(seat: Seat) -> Zone {
    let label = Message::new("zone-hand").seat("player", seat);
    Zone::new(hand_id(seat), Place::Hand(seat), Layout::Fan, label)
}

fn hand_id(seat: Seat) -> CompactString {
    seat_id("hand", seat)
}

pub(super) fn hand_card(seat: Seat, index: usize) -> CompactString {
    card_id(&hand_id(seat), index)
}

fn surplus_zone(game: &Donburiko, eye: Eye) -> Later<Zone> {
    let seen = game.knows_surplus(eye).then_some(game.surplus);
    Later::new((game.surplus.len(), seen), |&(count, seen)| {
        let faces: Vec<Option<Card>> = match seen {
            Some(cards) => cards.iter().map(Some).collect(),
            None => vec![None; count],
        };
        Zone {
            cards: faces.into_iter().map(|face| CardScene { down: true, ..card(face) }).collect(),
            ..Zone::new("surplus", Place::Side, Layout::Pile, Message::new("zone-surplus"))
        }
    })
}
