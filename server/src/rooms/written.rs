//! What is written about an action: things of scenes as the parts that they are told in, each with a number for
//! what it says. Eyes that see the same are told the same, and it is made and written once.

use std::cell::OnceCell;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::{BuildHasher, Hash, Hasher};
use std::rc::Rc;
use std::sync::{Arc, LazyLock};

use engine::{CardScene, Cell, Front, Later, Line, Zone, card_id};
use foldhash::quality::RandomState;

use crate::api::{CardPart, CardsPart, LinePart, NamedPart, Part, PartName, ZonePart};

/// The hashes never leave the process, so any key will do as long as it is the same one.
pub(super) static HASHES: LazyLock<RandomState> = LazyLock::new(RandomState::default);

/// How the names of parts begin that say where a zone is, or what a row is about.
pub(super) const ZONE: &str = "zone.";
pub(super) const LINE: &str = "line.";

pub(super) fn hash(part: &impl Hash) -> u64 {
    HASHES.hash_one(part)
}

/// What has been written about an action, by what it is made of: eyes that see the same are told the same, and
/// it is made and written once.
pub(crate) struct Written(HashMap<u64, Rc<[Piece]>, RandomState>);

impl Default for Written {
    /// With room for what most actions change.
    fn default() -> Written {
        Written(HashMap::with_capacity_and_hasher(56, RandomState::default()))
    }
}

impl Written {
    /// What is told of a thing with this key. It is made if nobody has been told it before.
    pub(super) fn pieces(&mut self, key: u64, make: impl FnOnce() -> Vec<Piece>) -> Rc<[Piece]> {
        match self.0.entry(key) {
            Entry::Occupied(written) => Rc::clone(written.get()),
            Entry::Vacant(new) => Rc::clone(new.insert(make().into())),
        }
    }
}

/// What is told of a thing, each with the hash of what it says.
pub(super) enum Piece {
    /// A part.
    Part(u64, Arc<NamedPart>),
    /// A face of the cards before it.
    Face(u64, Arc<NamedPart>),
    /// A cell of the row before it, by what it is made of. Most are as they were, and not looked at.
    Cell(u64, Later<Cell>, OnceCell<Arc<NamedPart>>),
}

impl Piece {
    pub(super) fn new(kind: &str, of: &str, hash: u64, part: Part) -> Piece {
        Piece::Part(hash, named(kind, of, part))
    }
}

fn named(kind: &str, of: &str, part: Part) -> Arc<NamedPart> {
    let mut name = PartName::from(kind);
    name.push_str(of);
    Arc::new(NamedPart::new(name, part))
}

/// What something is made of, or what it says if it was made at once.
pub(super) fn key<T: Hash>(content: &Later<T>) -> u64 {
    content.facts(&HASHES).unwrap_or_else(|| hash(content))
}

/// What a zone is made of, or what it says without a look at what printed faces say.
pub(super) fn zone_key(zone: &Later<Zone>) -> u64 {
    zone.facts(&HASHES).unwrap_or_else(|| {
        let Zone { id, place, layout, label, sign, .. } = &**zone;
        hash(&(id, place, layout, label, sign, &zone.slots, content(zone)))
    })
}

/// Where a zone is, what lies in it with the faces of its cards, and its free places are told apart. What comes
/// and goes is last, so that the others are found side by side.
pub(super) fn zone_pieces(zone: Zone) -> Vec<Piece> {
    let content = content(&zone);
    let Zone { id, place, layout, label, cards, tokens, aside, slots, sign, pale } = zone;
    let zone = hash(&(place, layout, &label, sign));
    let zone = Piece::new(ZONE, &id, zone, Part::Zone(ZonePart { place, layout, label, sign }));
    let mut faces: Vec<(u64, Arc<NamedPart>)> = Vec::new();
    for front in cards.iter().filter_map(|card| card.face.as_ref()) {
        let face = hash(&Print(front));
        if !faces.iter().any(|(known, _)| *known == face) {
            faces.push((face, named("face.", &front.text, Part::Face(front.clone()))));
        }
    }
    let faces = faces.into_iter().map(|(face, part)| Piece::Face(face, part));
    let cards = Part::Cards(CardsPart { cards: CardPart::together(&cards), tokens, aside, pale });
    let cards = Piece::new("cards.", &id, content, cards);
    let slots = (!slots.is_empty()).then(|| Piece::new("slots.", &id, hash(&slots), Part::Slots(slots)));
    [zone, cards].into_iter().chain(faces).chain(slots).collect()
}

/// The part of a cell of the row `line.values.0`.
pub(super) fn cell_part(row: &str, number: usize, cell: Cell) -> Arc<NamedPart> {
    let row = row.strip_prefix(LINE).unwrap_or(row);
    named("cell.", &card_id(row, number), Part::Cell(cell))
}

/// A row of a matrix, and then its cells.
pub(super) fn line_pieces(id: &str, line: Line) -> Vec<Piece> {
    let Line { head, cells, lit, pale } = line;
    let line = LinePart { head, cells: cells.len(), lit, pale };
    let line = Piece::new(LINE, id, hash(&line), Part::Line(line));
    let cells = cells.into_iter().map(|cell| Piece::Cell(key(&cell), cell, OnceCell::new()));
    std::iter::once(line).chain(cells).collect()
}

/// The hash of what lies in a zone, free places apart, without a look at what printed faces say.
fn content(Zone { cards, tokens, aside, pale, .. }: &Zone) -> u64 {
    let mut hasher = HASHES.build_hasher();
    (cards.len(), tokens, aside, pale).hash(&mut hasher);
    for card in cards {
        hash_card(card, &mut hasher);
    }
    hasher.finish()
}

/// Most cards have a face or a back and nothing else, and a table has hundreds: what is small goes into one
/// number, with what is there of the rest.
fn hash_card(card: &CardScene, hasher: &mut impl Hasher) {
    let CardScene { id, face, down, chips, by, label, aside, now, bill, stress } = card;
    let words = [label.is_some(), aside.is_some(), now.is_some(), bill.is_some()];
    let there = [*down, !id.is_empty(), face.is_some()].into_iter().chain(words);
    let bits = there.fold(0, |bits, there| bits << 1 | u8::from(there));
    let whose = by.map_or(0, |seat| 1 + seat.index() as u8);
    hasher.write_u32(u32::from_le_bytes([bits, *chips, whose, *stress as u8]));
    if !id.is_empty() {
        id.hash(hasher);
    }
    face.iter().for_each(|face| Print(face).hash(hasher));
    label.iter().chain(now).for_each(|words| words.hash(hasher));
    aside.iter().for_each(|aside| aside.hash(hasher));
    bill.iter().for_each(|bill| bill.hash(hasher));
}

/// A front by the address of its print, if it has one. Scenes are compared after every action for every eye,
/// so a look at what each card says would cost much. Printed faces live as long as the program; two prints
/// that say the same are told twice, which does no harm.
struct Print<'a>(&'a Front);

impl Hash for Print<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self.0.printed() {
            Some(face) => std::ptr::hash(face, state),
            None => self.0.hash(state),
        }
    }
}
