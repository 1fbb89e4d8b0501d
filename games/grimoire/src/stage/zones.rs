//! Where cards lie.

use std::ops::RangeInclusive;

use engine::{
    Aside, CardFace, CardScene, CompactString, Eye, Kind, Lasting, Later, Layout, Message, Place, Seat,
    Seats, Stress, Zone, card_id, format_compact, seat_id,
};

use super::faces::{item_front, page_front, quest_front, token_face};
use super::forecast;
use super::words::names;
use crate::card::{PAGES, PageNumber, Quest, Quests, Slot};
use crate::{Cards, Grimoire, Item, Phase};

pub(super) const DISCARD: &str = "discard";
pub(super) const ITEM_DECK: &str = "items";

/// The earlier pages of a book lie at the left, the later ones at the right.
const EARLY: u8 = 8;

pub(super) fn zones(game: &Grimoire, eye: Eye) -> Vec<Later<Zone>> {
    let (slots, seats) = (game.slots().len(), game.seats.len());
    // Of the books the viewer's own has two sides.
    let mut zones = Vec::with_capacity(slots.max(seats) + 3 + 4 * seats + 1);
    match game.phase {
        Phase::Token => zones.extend(tokens(game)),
        _ => zones.extend(main_zone(game, eye)),
    }
    zones.extend([quest_deck(game), item_deck(game), discard(game)]);
    for seat in game.seats.iter() {
        zones.extend(book(game, seat, eye));
        zones.extend([companions(game, seat, eye), treasures(game, seat, eye), items(game, seat, eye)]);
    }
    zones
}

/// A zone for each slot, so that every card keeps its place when another is taken.
fn main_zone(game: &Grimoire, eye: Eye) -> Vec<Later<Zone>> {
    let brings: Vec<Option<i32>> = game.slots().iter().map(|&slot| brings(game, slot, eye)).collect();
    let best = brings.iter().flatten().max().copied();
    let of = |(&slot, &vp): (&Slot, &Option<i32>)| {
        let says = vp.map(|vp| (vp, Some(vp) == best));
        let card = game.zone[slot.index()];
        let facts = MainSlot {
            cards: Lasting(game.cards),
            slot,
            is_taken: card.is_none(),
            face: card.and_then(|card| game.slot_known(slot).of(card, eye)),
            seen: if slot == Slot::Q0 { game.q0_known.seats() } else { Seats::NONE },
            says,
            taker: if card.is_none() { only_taker(game) } else { None },
        };
        Later::new(facts, MainSlot::zone)
    };
    game.slots().iter().zip(&brings).map(of).collect()
}

/// A slot of the main zone, as far as its viewer knows.
#[derive(Hash)]
struct MainSlot {
    cards: Lasting<Cards>,
    slot: Slot,
    is_taken: bool,
    face: Option<Quest>,
    /// Who has seen it, if it lies face down.
    seen: Seats,
    /// What it would bring the viewer, and whether that is the most.
    says: Option<(i32, bool)>,
    /// Who has taken it, if that is certain.
    taker: Option<Seat>,
}

impl MainSlot {
    fn zone(&self) -> Zone {
        let slot = self.slot;
        let label = match slot {
            Slot::Q0 => Message::new("zone-main-hidden"),
            _ => Message::new("zone-main").number("number", slot.index() as i64),
        };
        let zone = Zone::new(format_compact!("main{}", slot.index()), Place::Middle, Layout::Row, label);
        if self.is_taken {
            return Zone { slots: vec![engine::Slot::saying(emptied(self.taker))], ..zone };
        }
        Zone { cards: vec![self.card()], aside: self.said(), ..zone }
    }

    /// GR-7, GR-81. q0 lies face down; who has seen it knows it.
    fn card(&self) -> CardScene {
        let face = self.face.map(|card| quest_front(&self.cards, card));
        let seen = |seats: Seats| Message::new("note-seen").message("players", names(seats.iter()));
        CardScene {
            down: self.slot == Slot::Q0,
            label: (!self.seen.is_empty()).then(|| seen(self.seen)),
            ..CardScene::down(face).named(self.slot.text())
        }
    }

    /// What it would bring the viewer, the best in green; of an unknown one that it is face down.
    fn said(&self) -> Option<Aside> {
        let Some((vp, is_best)) = self.says else {
            return (self.slot == Slot::Q0).then(|| Message::new("note-down").into());
        };
        let stress = if is_best { Stress::Good } else { Stress::Plain };
        Some(Aside::from(Message::new("note-brings").number("vp", vp)).stressed(stress))
    }
}

/// What the card in a slot would bring the viewer at the end, if they know it.
fn brings(game: &Grimoire, slot: Slot, eye: Eye) -> Option<i32> {
    let Eye::Seat(seat) = eye else { return None };
    let card = game.slot_known(slot).of(game.zone[slot.index()]?, eye)?;
    Some(game.brings(seat, card))
}

/// Who has taken what lay in an empty slot: certain as long as only one has had a turn.
fn only_taker(game: &Grimoire) -> Option<Seat> {
    let is_first = game.zone.iter().flatten().count() == game.seats.len();
    game.order.first().copied().filter(|_| is_first)
}

fn emptied(taker: Option<Seat>) -> Message {
    match taker {
        Some(taker) => Message::new("slot-taken-by").seat("player", taker),
        None => Message::new("slot-taken"),
    }
}

fn backs(count: usize) -> Vec<CardScene> {
    vec![CardScene::down(None::<CardFace>); count]
}

fn quest_deck(game: &Grimoire) -> Later<Zone> {
    Later::new(game.deck.len(), |&count| Zone {
        cards: backs(count),
        ..Zone::new("deck", Place::Side, Layout::Pile, Message::new("zone-deck"))
    })
}

fn item_deck(game: &Grimoire) -> Later<Zone> {
    Later::new(game.item_deck.len(), |&count| Zone {
        cards: backs(count),
        ..Zone::new(ITEM_DECK, Place::Side, Layout::Pile, Message::new("zone-items"))
    })
}

/// GR-76. The Discard Area is open to all.
fn discard(game: &Grimoire) -> Later<Zone> {
    Later::new((Lasting(game.cards), game.discard), |(cards, discard)| {
        let label = Message::new("zone-discard").number("count", discard.len() as i64);
        let laid = discard.iter().map(|card| CardScene::up(quest_front(cards, card)));
        Zone { cards: laid.collect(), ..Zone::new(DISCARD, Place::Side, Layout::Fan, label) }
    })
}

/// A zone for each order token, and for whoever has taken it.
fn tokens(game: &Grimoire) -> Vec<Later<Zone>> {
    let owner = |token| game.seats.iter().find(|&seat| game.players[seat].token == Some(token));
    let tokens = 1..=game.seats.len() as u8;
    tokens
        .map(|token| Later::new((token, owner(token)), |&(token, owner)| token_zone(token, owner)))
        .collect()
}

fn token_zone(token: u8, owner: Option<Seat>) -> Zone {
    let label = Message::new("token-name").number("token", token);
    let taken = |seat| engine::Slot::saying(Message::new("slot-taken-by").seat("player", seat));
    let card = CardScene::up(token_face(token)).named(token_id(token));
    Zone {
        cards: if owner.is_none() { vec![card] } else { Vec::new() },
        slots: owner.map(taken).into_iter().collect(),
        sign: "token-order",
        ..Zone::new(format_compact!("tokens{token}"), Place::Middle, Layout::Row, label)
    }
}

pub(super) fn token_id(token: u8) -> CompactString {
    format_compact!("token.{token}")
}

/// To its owner the whole book, to others the shut book once a page is chosen and that page once it is open.
fn book(game: &Grimoire, seat: Seat, eye: Eye) -> Vec<Later<Zone>> {
    if eye == Eye::Seat(seat) {
        return vec![
            pages(game, seat, "book", 1..=EARLY),
            pages(game, seat, "late", EARLY + 1..=PAGES as u8),
        ];
    }
    let page = game.players[seat].page;
    let facts = ShutBook {
        cards: Lasting(game.cards),
        seat,
        has_chosen: page.is_some(),
        page: page.and_then(|page| game.page_known(seat).of(page, eye)),
        is_shut: game.phase == Phase::Book && !game.has_everybody_chosen(),
        is_choosing: game.phase == Phase::Book && page.is_none(),
    };
    vec![Later::new(facts, ShutBook::zone)]
}

/// Somebody else's book, as far as its viewer knows.
#[derive(Hash)]
struct ShutBook {
    cards: Lasting<Cards>,
    seat: Seat,
    has_chosen: bool,
    page: Option<PageNumber>,
    is_shut: bool,
    is_choosing: bool,
}

impl ShutBook {
    fn zone(&self) -> Zone {
        let label = Message::new("zone-book").seat("player", self.seat);
        let face = self.page.map(|page| page_front(&self.cards, page));
        let page = self.has_chosen.then(|| CardScene {
            down: self.is_shut,
            by: Some(self.seat),
            ..CardScene::down(face).named(seat_id("page", self.seat))
        });
        let slot = engine::Slot::saying(Message::new("slot-choosing"));
        Zone {
            slots: if self.is_choosing { vec![slot] } else { Vec::new() },
            cards: page.into_iter().collect(),
            sign: "book-open",
            ..Zone::new(seat_id("book", self.seat), Place::Before(self.seat), Layout::Row, label)
        }
    }
}

/// One side of the own book: pages beyond MP stay in their places, grey.
fn pages(game: &Grimoire, seat: Seat, id: &'static str, numbers: RangeInclusive<u8>) -> Later<Zone> {
    let facts = OwnPages {
        cards: Lasting(game.cards),
        seat,
        id,
        numbers,
        round: game.round,
        mp: game.mp(),
        chosen: game.players[seat].page,
    };
    let is_choosing = game.phase == Phase::Book && facts.chosen.is_none() && game.round > 0;
    if !is_choosing {
        return Later::new(facts, OwnPages::zone);
    }
    let mut zone = facts.zone();
    for (card, page) in zone.cards.iter_mut().zip(facts.pages()).filter(|(_, page)| page.get() <= facts.mp) {
        card.stress = Stress::Plain;
        card.label = forecast::foot(game, seat, page);
        card.now = forecast::now(game, seat, page);
    }
    zone.into()
}

/// One side of the own book while no page is to be chosen.
#[derive(Hash)]
struct OwnPages {
    cards: Lasting<Cards>,
    seat: Seat,
    id: &'static str,
    numbers: RangeInclusive<u8>,
    round: u16,
    mp: u8,
    chosen: Option<PageNumber>,
}

impl OwnPages {
    fn zone(&self) -> Zone {
        let (first, last) = (*self.numbers.start(), *self.numbers.end());
        let label = Message::new("zone-pages").number("first", first).number("last", last);
        Zone {
            cards: self.pages().map(|page| self.card(page)).collect(),
            aside: self.closed(first, last).map(Aside::from),
            ..Zone::new(seat_id(self.id, self.seat), Place::Hand(self.seat), Layout::Fan, label)
        }
    }

    fn pages(&self) -> impl Iterator<Item = PageNumber> + use<> {
        let first = *self.numbers.start();
        PageNumber::up_to(*self.numbers.end()).filter(move |page| page.get() >= first)
    }

    fn card(&self, page: PageNumber) -> CardScene {
        let stress = if self.chosen == Some(page) { Stress::Lit } else { Stress::Pale };
        let card = CardScene::up(page_front(&self.cards, page)).named(page_id(self.seat, page));
        CardScene { stress, ..card }
    }

    /// GR-6. When those of these pages open that lie beyond MP.
    fn closed(&self, first: u8, last: u8) -> Option<Message> {
        let (first, last) = (first.max(self.mp + 1), last.min(self.cards.mp_last));
        let round = |page: u8| i64::from(self.round.max(1)) + i64::from(page - self.mp);
        match last.checked_sub(first)? {
            0 => Some(Message::new("book-closed-one").number("page", last).number("round", round(last))),
            _ => Some(
                Message::new("book-closed")
                    .number("first", first)
                    .number("last", last)
                    .number("from", round(first))
                    .number("to", round(last)),
            ),
        }
    }
}

pub(super) fn page_id(seat: Seat, page: PageNumber) -> CompactString {
    card_id(&seat_id("book", seat), page.get().into())
}

/// Companions, each with what it would add at the end as things stand.
fn companions(game: &Grimoire, seat: Seat, eye: Eye) -> Later<Zone> {
    let companions = game.players[seat].companions;
    let facts = Companions {
        cards: Lasting(game.cards),
        seat,
        is_own: eye == Eye::Seat(seat),
        companions,
        bonuses: companions.kinds().map(|kind| game.bonus_of(seat, kind, eye)).collect(),
    };
    Later::new(facts, Companions::zone)
}

#[derive(Hash)]
struct Companions {
    cards: Lasting<Cards>,
    seat: Seat,
    is_own: bool,
    companions: Quests,
    /// What each of a kind adds, kind by kind.
    bonuses: Vec<i32>,
}

impl Companions {
    fn zone(&self) -> Zone {
        let kinds = || self.companions.kinds().zip(&self.bonuses);
        let laid = |kind, bonus: i32| CardScene {
            label: (bonus > 0).then(|| Message::new("note-bonus").number("vp", bonus)),
            ..CardScene::up(quest_front(&self.cards, kind))
        };
        let alike = |(kind, &bonus)| vec![laid(kind, bonus); self.companions.count(kind)];
        let cards: Vec<CardScene> = kinds().flat_map(alike).collect();
        let total: i32 = kinds().map(|(kind, bonus)| bonus * self.companions.count(kind) as i32).sum();
        let note = if self.is_own {
            Message::new("note-bonuses")
        } else {
            Message::new("note-companions").number("count", cards.len() as i64)
        };
        Zone {
            aside: (!cards.is_empty()).then(|| note.number("vp", total).into()),
            cards,
            sign: "suit-companion",
            ..Zone::new(
                seat_id("companions", self.seat),
                Place::Before(self.seat),
                Layout::Row,
                Message::new("zone-companions").seat("player", self.seat),
            )
        }
    }
}

pub(super) fn companion_id(seat: Seat, index: usize) -> CompactString {
    card_id(&seat_id("companions", seat), index)
}

/// How many lie there, if any.
fn counted(id: &'static str, count: usize) -> Option<Aside> {
    (count > 0).then(|| Message::new(id).number("count", count as i64).into())
}

/// Treasures lie face down; their owner may look at them, and at the end everybody.
fn treasures(game: &Grimoire, seat: Seat, eye: Eye) -> Later<Zone> {
    let player = &game.players[seat];
    let mut coins = player.treasures;
    player.secrets.iter().for_each(|secret| coins.add(secret.card));
    let facts = Treasures {
        cards: Lasting(game.cards),
        seat,
        seen: game.treasures_known(seat).of(coins, eye),
        count: coins.len(),
        is_over: game.phase == Phase::Over,
    };
    Later::new(facts, Treasures::zone)
}

#[derive(Hash)]
struct Treasures {
    cards: Lasting<Cards>,
    seat: Seat,
    /// What the viewer may look at.
    seen: Option<Quests>,
    count: usize,
    is_over: bool,
}

impl Treasures {
    fn zone(&self) -> Zone {
        let up =
            |card| CardScene { down: !self.is_over, ..CardScene::down(Some(quest_front(&self.cards, card))) };
        Zone {
            cards: match self.seen {
                Some(coins) => coins.iter().map(up).collect(),
                None => backs(self.count),
            },
            aside: counted("note-coins", self.count),
            sign: "suit-treasure",
            ..Zone::new(
                seat_id("treasures", self.seat),
                Place::Before(self.seat),
                if self.seen.is_some() { Layout::Row } else { Layout::Pile },
                Message::new("zone-treasures").seat("player", self.seat),
            )
        }
    }
}

/// GR-36. Items lie face down but for the Shoes.
fn items(game: &Grimoire, seat: Seat, eye: Eye) -> Later<Zone> {
    let player = &game.players[seat];
    let has_any = player.treasure_count() > 0 || !player.items.is_empty();
    let is_down = |item| game.phase != Phase::Over && !game.cards.lies_open(item);
    let facts = Items {
        cards: Lasting(game.cards),
        seat,
        items: player
            .items
            .iter()
            .map(|&item| (game.item_known(seat, item).of(item, eye), is_down(item)))
            .collect(),
        is_own: eye == Eye::Seat(seat),
        has_secrets: has_any && game.phase != Phase::Over,
    };
    Later::new(facts, Items::zone)
}

#[derive(Hash)]
struct Items {
    cards: Lasting<Cards>,
    seat: Seat,
    /// What the viewer knows of each, and whether it lies face down.
    items: Vec<(Option<Item>, bool)>,
    is_own: bool,
    /// Whether the others do not know all of this side.
    has_secrets: bool,
}

impl Items {
    fn zone(&self) -> Zone {
        let cards = self.items.iter().map(|&(item, down)| CardScene {
            down,
            ..CardScene::down(item.map(|item| item_front(&self.cards, item)))
        });
        Zone {
            cards: cards.collect(),
            aside: match self.is_own {
                true => self.has_secrets.then(|| Message::new("note-own").into()),
                false => counted("note-items", self.items.len()),
            },
            sign: "suit-item",
            ..Zone::new(
                seat_id("items", self.seat),
                Place::Before(self.seat),
                Layout::Row,
                Message::new("zone-own-items").seat("player", self.seat),
            )
        }
    }
}
