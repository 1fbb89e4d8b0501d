//! What an eye has been told: a number for every thing of the last scene by what it is made of, and a hash of
//! every part by its name. Comparing a scene with it gives what to tell.

use std::hash::{BuildHasher, Hash, Hasher};
use std::sync::Arc;

use engine::{
    Board, Cell, Cue, Later, Matrix, Scene, Sheet, Shows, Stations, ToCompactString, Zone, card_id,
};

use super::written::{
    HASHES, LINE, Piece, Written, ZONE, cell_part, hash, key, line_pieces, zone_key, zone_pieces,
};
use crate::api::{ChoicePart, NamedPart, Part, PartName, Parts, SheetPart};

/// What an eye has been told: a few kilobytes instead of a scene.
#[derive(Clone, Debug, Default)]
pub(crate) struct Told {
    /// The things of the last scene, in its order.
    things: Vec<ToldThing>,
    /// Where the parts of all scenes are. What is gone keeps its place, since prompts and choices come back with
    /// every turn.
    marks: Vec<Mark>,
    /// The parts themselves, in the order of their marks: few of them are looked at in a scene.
    parts: Vec<ToldPart>,
    /// The faces of all scenes.
    faces: Vec<ToldFace>,
    /// The steps of the last moment that had some.
    beads: Option<u64>,
}

/// Something in a scene that is told in one part or more: a zone, a row of a board, the prompt.
#[derive(Clone, Copy, Debug, Default)]
struct ToldThing {
    /// What it is made of.
    key: u64,
    /// Where its first part is found, unless it is a new thing.
    part: u32,
    is_there: bool,
    /// Whether it is made of the same as in the scene before.
    stays: bool,
}

/// Where a part is. All marks are looked at for every scene of every eye, and nobody's are in the processor's
/// cache while hundreds of tables play, so they are small.
#[derive(Clone, Copy, Debug)]
struct Mark {
    /// A piece of the hash of its name.
    name: u32,
    /// The place of the thing that it belongs to.
    thing: u32,
    /// Whether it has been told and is not gone.
    is_there: bool,
    /// Whether it is in the scene that is being compared, among what has been looked at.
    stays: bool,
}

/// A part that has been told.
#[derive(Clone, Debug)]
struct ToldPart {
    name: PartName,
    /// What it said.
    hash: u64,
    /// What its pieces said, if it has some that are told apart: the cells of a row.
    pieces: Vec<u64>,
}

impl ToldPart {
    /// Takes down what a piece says. Whether it is new or was different.
    fn is_news(&mut self, piece: usize, hash: u64) -> bool {
        match self.pieces.get_mut(piece) {
            Some(told) => std::mem::replace(told, hash) != hash,
            None => {
                self.pieces.push(hash);
                true
            }
        }
    }
}

/// A face that has been told, by the hash of its name.
#[derive(Clone, Copy, Debug)]
struct ToldFace {
    name: u64,
    face: u64,
}

/// What has to be told: parts to set, and the names of those that are gone.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Changes {
    pub(crate) set: Parts,
    pub(crate) gone: Vec<PartName>,
}

impl Told {
    /// What has changed since the last scene; afterwards it has been told. Here every part gets its name.
    pub(crate) fn update(&mut self, scene: Scene, sealed: Option<String>, written: &mut Written) -> Changes {
        let Scene {
            seats,
            acting,
            zones,
            boards,
            links,
            flags,
            prompt,
            tips,
            choices,
            blocked,
            sheet,
            log: _,
        } = scene;
        let mut comparison = Comparison { told: self, written, place: 0, set: Vec::new() };
        for (number, seat) in seats.into_iter().enumerate() {
            comparison.later("seat.", &number.to_compact_string(), seat, Part::Seat);
        }
        comparison.list("acting", acting.iter().collect(), Part::Acting);
        comparison.list("links", links, Part::Links);
        comparison.list("flags", flags, Part::Messages);
        comparison.option("prompt", prompt, Part::Prompt);
        comparison.list("tips", tips, Part::Messages);
        comparison.list("choices", choices, |choices| Part::Choices(ChoicePart::together(choices)));
        comparison.list("blocked", blocked, Part::Blocked);
        comparison.option("sealed", sealed, Part::Sealed);
        comparison.zones(zones);
        comparison.boards(boards);
        sheet.into_iter().for_each(|sheet| comparison.sheet(sheet));
        let Comparison { place, set, .. } = comparison;
        self.things.truncate(place);
        Changes { set: Parts(set), gone: self.gone() }
    }

    /// Tells the steps of a moment apart from its cue, once: they are the same for picture after picture.
    pub(crate) fn beads(&mut self, cue: &mut Cue, set: &mut Parts) {
        let Some(beads) = &mut cue.beads else { return };
        let steps = std::mem::take(&mut beads.steps);
        let hash = Some(hash(&steps));
        if std::mem::replace(&mut self.beads, hash) != hash {
            set.0.push(Arc::new(NamedPart::new("beads".into(), Part::Messages(steps))));
        }
    }

    /// The names of the parts that the last scene had and this one has not.
    fn gone(&mut self) -> Vec<PartName> {
        let mut gone = Vec::new();
        for (mark, part) in self.marks.iter_mut().zip(&mut self.parts) {
            let is_looked_at = std::mem::take(&mut mark.stays);
            let stays = is_looked_at || self.things.get(mark.thing as usize).is_some_and(|thing| thing.stays);
            if !stays && std::mem::take(&mut mark.is_there) {
                part.pieces.clear();
                gone.push(part.name.clone());
            }
        }
        gone
    }

    /// Takes down what a part says, which this thing has. Whether it is new or was different.
    fn is_told_anew(&mut self, part: usize, thing: usize, hash: u64) -> bool {
        let (mark, told) = (&mut self.marks[part], &mut self.parts[part]);
        let was_there = std::mem::replace(&mut mark.is_there, true);
        (mark.thing, mark.stays) = (thing as u32, true);
        std::mem::replace(&mut told.hash, hash) != hash || !was_there
    }

    /// Where a part of this name is, or is from now on.
    fn find(&mut self, name: &PartName, probably: usize) -> usize {
        if self.parts.get(probably).is_some_and(|part| part.name == *name) {
            return probably;
        }
        let piece = hash(name) as u32;
        let marks = self.marks.iter().enumerate();
        let mut alike = marks.filter(|(_, mark)| mark.name == piece).map(|(place, _)| place);
        alike.find(|&place| self.parts[place].name == *name).unwrap_or_else(|| {
            self.marks.push(Mark { name: piece, thing: 0, is_there: false, stays: false });
            self.parts.push(ToldPart { name: name.clone(), hash: 0, pieces: Vec::new() });
            self.parts.len() - 1
        })
    }
}

/// A scene that is compared, thing by thing, with what has been told.
struct Comparison<'a> {
    told: &'a mut Told,
    written: &'a mut Written,
    /// The place of the next thing. Scenes keep their order; where one does not, more is looked at.
    place: usize,
    set: Vec<Arc<NamedPart>>,
}

impl Comparison<'_> {
    /// A thing that is looked at if it was made of something else in the scene before. What has been told of
    /// its parts then counts.
    fn thing(&mut self, key: u64, pieces: impl FnOnce() -> Vec<Piece>) {
        if self.stays(Some(key)) {
            return;
        }
        let pieces = self.written.pieces(key, pieces);
        self.tell(&pieces);
    }

    /// Goes on to the next thing. Whether it is made of the same as before.
    fn stays(&mut self, key: Option<u64>) -> bool {
        if self.place == self.told.things.len() {
            self.told.things.push(ToldThing::default());
        }
        let thing = &mut self.told.things[self.place];
        self.place += 1;
        let was_there = std::mem::replace(&mut thing.is_there, key.is_some());
        let before = std::mem::replace(&mut thing.key, key.unwrap_or_default());
        thing.stays = was_there && key == Some(before);
        thing.stays
    }

    /// Tells of the parts of a thing what is new.
    fn tell(&mut self, pieces: &[Piece]) {
        let thing = self.place - 1;
        let first = self.told.things[thing].part as usize;
        let (mut at, mut is_news, mut cells) = (None, false, 0);
        for piece in pieces {
            match piece {
                Piece::Part(hash, part) => {
                    let found = self.told.find(&part.name, at.map_or(first, |last| last + 1));
                    if at.is_none() {
                        self.told.things[thing].part = found as u32;
                    }
                    (at, cells) = (Some(found), 0);
                    is_news = self.told.is_told_anew(found, thing, *hash);
                    if is_news {
                        self.set.push(Arc::clone(part));
                    }
                }
                Piece::Face(hash, part) => {
                    if is_news && self.is_new_face(&part.name, *hash) {
                        self.set.push(Arc::clone(part));
                    }
                }
                Piece::Cell(hash, cell, written) => {
                    let row = &mut self.told.parts[at.unwrap_or(first)];
                    if row.is_news(cells, *hash) {
                        let part = || cell_part(&row.name, cells, Cell::clone(cell));
                        self.set.push(Arc::clone(written.get_or_init(part)));
                    }
                    cells += 1;
                }
            }
        }
    }

    /// Whether a face of cards that are told is new. It is never gone: a table has a few dozen, which come
    /// again and again.
    fn is_new_face(&mut self, name: &PartName, face: u64) -> bool {
        let new = ToldFace { name: hash(name), face };
        match self.told.faces.iter_mut().find(|told| told.name == new.name) {
            Some(told) => std::mem::replace(&mut told.face, face) != face,
            None => {
                self.told.faces.push(new);
                true
            }
        }
    }

    fn option<T: Hash>(&mut self, name: &'static str, content: Option<T>, part: impl FnOnce(T) -> Part) {
        match content {
            Some(content) => {
                let hash = hash(&(name, &content));
                self.thing(hash, || vec![Piece::new(name, "", hash, part(content))]);
            }
            None => _ = self.stays(None),
        }
    }

    fn list<T: Hash>(&mut self, name: &'static str, list: Vec<T>, part: impl FnOnce(Vec<T>) -> Part) {
        self.option(name, Some(list).filter(|list| !list.is_empty()), part);
    }

    fn zones(&mut self, zones: Vec<Later<Zone>>) {
        let first = self.place;
        for zone in zones {
            self.thing(zone_key(&zone), || zone_pieces(zone.into_made()));
        }
        // A part keeps its place, so that places tell names apart.
        let zones = first..self.place;
        let mut hasher = HASHES.build_hasher();
        self.told.things[zones.clone()].iter().for_each(|thing| hasher.write_u32(thing.part));
        let order = hasher.finish();
        if !self.stays(Some(order)) {
            let parts = self.told.things[zones].iter().map(|thing| &self.told.parts[thing.part as usize]);
            let ids = parts.filter_map(|part| Some(part.name.strip_prefix(ZONE)?.to_owned())).collect();
            self.tell(&[Piece::new("zones", "", order, Part::Zones(ids))]);
        }
    }

    fn boards(&mut self, boards: Vec<Board>) {
        let ids: Vec<&str> = boards.iter().map(|board| board.id).collect();
        let order = hash(&("boards", &ids));
        self.thing(order, || {
            let ids = ids.iter().map(|&id| id.to_owned()).collect();
            vec![Piece::new("boards", "", order, Part::Boards(ids))]
        });
        boards.into_iter().for_each(|board| self.board(board));
    }

    fn board(&mut self, mut board: Board) {
        let id = board.id;
        match &mut board.shows {
            Shows::Matrix(Matrix { columns, rows, .. }) => {
                let columns = std::mem::replace(columns, Vec::new().into());
                self.later("columns.", id, columns, Part::Columns);
                for (number, row) in std::mem::take(rows).into_iter().enumerate() {
                    let key = hash(&(LINE, id, number, key(&row)));
                    self.thing(key, || line_pieces(&card_id(id, number), row.into_made()));
                }
            }
            Shows::Stations(Stations { stations, .. }) => {
                for (number, station) in std::mem::take(stations).into_iter().enumerate() {
                    self.later("station.", &card_id(id, number), station, Part::Station);
                }
            }
            Shows::Scale(_) | Shows::Store(_) => {}
        }
        let hash = hash(&("board.", &board));
        self.thing(hash, || vec![Piece::new("board.", id, hash, Part::Board(board))]);
    }

    fn sheet(&mut self, sheet: Sheet) {
        let Sheet { title, columns, rows } = sheet;
        self.option("sheet", Some(SheetPart { title, columns }), Part::Sheet);
        for (number, row) in rows.into_iter().enumerate() {
            self.later("row.", &number.to_compact_string(), row, Part::Row);
        }
    }

    /// Something that is told in one part.
    fn later<T: Hash + 'static>(
        &mut self,
        kind: &'static str,
        of: &str,
        content: Later<T>,
        part: impl FnOnce(T) -> Part,
    ) {
        self.thing(hash(&(kind, of, key(&content))), || {
            let content = content.into_made();
            vec![Piece::new(kind, of, hash(&content), part(content))]
        });
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

    use engine::{
        Arg, Beads, CardFace, CardScene, Heading, Layout, Line, MatrixLook, Message, Place, Seat, SeatScene,
        Seats, Slot,
    };
    use serde_json::{Value, json};

    use super::*;

    fn zone(id: &str, note: Option<&'static str>) -> Zone {
        Zone {
            aside: note.map(|note| Message::new(note).into()),
            ..Zone::new(id, Place::Middle, Layout::Row, Message::new("zone"))
        }
    }

    fn scene(zones: &[Zone]) -> Scene {
        Scene { zones: zones.iter().cloned().map(Into::into).collect(), ..Scene::default() }
    }

    /// What is told as a client reads it, and the names of what is gone.
    fn tell(told: &mut Told, scene: Scene) -> (Value, Vec<PartName>) {
        let Changes { set, gone } = update(told, scene);
        (serde_json::to_value(set).unwrap(), gone)
    }

    fn update(told: &mut Told, scene: Scene) -> Changes {
        told.update(scene, None, &mut Written::default())
    }

    fn after(scene: Scene) -> Told {
        let mut told = Told::default();
        update(&mut told, scene);
        told
    }

    #[test]
    fn whoever_knows_nothing_is_told_everything() {
        let cards = vec![card(Some(("5", "rule")))];
        let scene = Scene {
            zones: vec![Zone { cards, ..zone("a", None) }.into()],
            prompt: Some(Message::new("prompt")),
            ..Scene::default()
        };
        let (set, gone) = tell(&mut Told::default(), scene);
        assert_eq!(
            set,
            json!({
                "zones": ["a"],
                "boards": [],
                "zone.a": {"place": "middle", "layout": "row", "label": {"id": "zone"}},
                "face.5": {"text": "5", "rank": "5", "suit": "acorn", "name": {"id": "card"}, "rule": {"id": "rule"}},
                "cards.a": {"cards": [{"face": "5"}]},
                "prompt": {"id": "prompt"},
            })
        );
        assert!(gone.is_empty());
    }

    #[test]
    fn only_what_has_changed_is_told() {
        let mut told = after(scene(&[zone("a", None), zone("b", None)]));
        let changed = scene(&[zone("a", None), zone("b", Some("new"))]);
        let (set, gone) = tell(&mut told, changed.clone());
        assert_eq!(set, json!({"cards.b": {"cards": [], "aside": {"line": {"id": "new"}}}}));
        assert!(gone.is_empty());
        assert_eq!(update(&mut told, changed), Changes::default());
    }

    #[test]
    fn what_a_zone_is_called_is_told_without_what_lies_in_it() {
        let mut told = after(scene(&[zone("a", None)]));
        let renamed = Zone { label: Message::new("renamed"), ..zone("a", None) };
        let (set, _) = tell(&mut told, scene(&[renamed]));
        assert_eq!(set, json!({"zone.a": {"place": "middle", "layout": "row", "label": {"id": "renamed"}}}));
    }

    #[test]
    fn free_places_are_told_without_what_lies_beside_them() {
        let free = Zone { slots: vec![Slot::default()], ..zone("a", Some("note")) };
        let mut told = after(scene(&[zone("a", Some("note"))]));
        assert_eq!(tell(&mut told, scene(&[free])), (json!({"slots.a": [{}]}), vec![]));
        let (set, gone) = tell(&mut told, scene(&[zone("a", Some("note"))]));
        assert_eq!((set, gone), (json!({}), vec!["slots.a".into()]));
    }

    #[test]
    fn eyes_that_see_the_same_share_what_is_written() {
        let mut written = Written::default();
        let mut tell = |zone: Zone| Told::default().update(scene(&[zone]), None, &mut written).set;
        let (one, same, other) =
            (tell(zone("a", None)), tell(zone("a", None)), tell(zone("a", Some("note"))));
        let shared = |parts: &Parts| {
            let is_shared = |part: &&Arc<NamedPart>| one.0.iter().any(|known| Arc::ptr_eq(known, part));
            parts.0.iter().filter(is_shared).map(|part| part.name.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(shared(&same), ["zone.a", "cards.a", "boards"]);
        assert_eq!(shared(&other), ["boards"]);
    }

    #[test]
    fn zones_that_come_go_or_move_are_told_in_their_order() {
        let mut told = after(scene(&[zone("a", None), zone("b", None)]));
        let (set, gone) = tell(&mut told, scene(&[zone("b", None), zone("c", None)]));
        assert_eq!(set["zones"], json!(["b", "c"]));
        assert!(set.get("cards.c").is_some() && set.get("cards.b").is_none());
        assert_eq!(gone, ["zone.a", "cards.a"]);
        let (set, gone) = tell(&mut told, scene(&[zone("c", None), zone("b", None)]));
        assert_eq!((set, gone.len()), (json!({"zones": ["c", "b"]}), 0));
    }

    #[test]
    fn what_is_empty_is_gone_until_it_comes_back() {
        let full = Scene {
            flags: vec![Message::new("flag")],
            prompt: Some(Message::new("prompt")),
            sheet: Some(Sheet { title: Message::new("title"), columns: vec![], rows: vec![vec![].into()] }),
            ..Scene::default()
        };
        let mut told = Told::default();
        told.update(full.clone(), Some("page 3".to_owned()), &mut Written::default());
        let (set, gone) = tell(&mut told, Scene::default());
        assert_eq!(set, json!({}));
        assert_eq!(gone, ["flags", "prompt", "sealed", "sheet", "row.0"]);
        assert_eq!(update(&mut told, Scene::default()), Changes::default(), "it is gone once");
        let (set, gone) = tell(&mut told, full);
        let names: Vec<&str> = set.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(names, ["flags", "prompt", "sheet", "row.0"], "it is told anew");
        assert!(gone.is_empty());
    }

    fn card(face: Option<(&str, &'static str)>) -> CardScene {
        let print = |(text, rule)| CardFace::new(text, "acorn", Message::new("card"), Message::new(rule));
        CardScene::seen(face.map(print))
    }

    #[test]
    fn a_face_is_told_once_and_then_named_by_its_notation() {
        let mut told = after(scene(&[zone("a", None)]));
        let mut tell = |faces: &[Option<(&str, &'static str)>]| {
            let cards = faces.iter().map(|face| card(*face)).collect();
            let (set, gone) = tell(&mut told, scene(&[Zone { cards, ..zone("a", None) }]));
            assert!(gone.is_empty(), "faces stay: {gone:?}");
            let parts = set.as_object().unwrap().clone();
            let faces = parts.iter().filter(|(name, _)| name.starts_with("face."));
            let rules = faces.map(|(name, face)| format!("{name} {}", face["rule"]["id"].as_str().unwrap()));
            let cards = parts["cards.a"]["cards"].as_array().unwrap();
            let shown = cards.iter().map(|card| card["face"].as_str().unwrap_or("back").to_owned());
            (rules.collect::<Vec<_>>(), shown.collect::<Vec<_>>())
        };
        let told = |faces: &[&str]| faces.iter().map(|face| (*face).to_owned()).collect::<Vec<_>>();
        let (five, none, dear) = (Some(("5", "rule")), None, Some(("5", "dear-rule")));
        assert_eq!(tell(&[five, none, five]), (told(&["face.5 rule"]), told(&["5", "back", "5"])));
        let minus = Some(("-1", "rule"));
        assert_eq!(tell(&[minus]), (told(&["face.-1 rule"]), told(&["-1"])));
        assert_eq!(tell(&[minus, five]), (told(&[]), told(&["-1", "5"])), "it comes back and is known");
        assert_eq!(tell(&[dear]), (told(&["face.5 dear-rule"]), told(&["5"])), "it has changed");
        assert_eq!(tell(&[five]).0, told(&["face.5 rule"]), "it has changed back");
    }

    #[test]
    fn a_card_named_by_its_place_is_not_named() {
        let cards = vec![card(None), card(None).named("b.1")];
        let (set, _) = tell(&mut Told::default(), scene(&[Zone { cards, ..zone("a", None) }]));
        assert_eq!(set["cards.a"]["cards"], json!([{"down": true}, {"id": "b.1", "down": true}]));
    }

    #[test]
    fn cards_that_are_alike_and_lie_together_are_told_once() {
        let face = Some(("5", "rule"));
        let cards = vec![card(None), card(None), card(face), card(face).named("b.1"), card(None)];
        let (set, _) = tell(&mut Told::default(), scene(&[Zone { cards, ..zone("a", None) }]));
        let back = json!({"down": true});
        let told = json!([{"down": true, "times": 2}, {"face": "5"}, {"id": "b.1", "face": "5"}, back]);
        assert_eq!(set["cards.a"]["cards"], told);
    }

    #[test]
    fn only_changed_rows_of_a_board_are_told() {
        let line =
            |lit| Line { head: Heading::new(Message::new("head")), cells: Vec::new(), lit, pale: false };
        let board = |lit: [bool; 2]| {
            let rows = lit.map(|lit| line(lit).into()).to_vec();
            let shows = Shows::Matrix(Matrix { look: MatrixLook::Sheet, columns: Vec::new().into(), rows });
            Scene { boards: vec![Board::new("values", Message::new("title"), shows)], ..Scene::default() }
        };
        let mut told = after(board([false, false]));
        let (set, gone) = tell(&mut told, board([false, true]));
        let lit = json!({"line.values.1": {"head": {"label": {"id": "head"}}, "cells": 0, "lit": true}});
        assert_eq!((set, gone.len()), (lit, 0));
    }

    #[test]
    fn only_changed_cells_of_a_row_are_told() {
        let board = |numbers: &[i32]| {
            let cells = numbers.iter().map(|&number| Cell::number(number).into()).collect();
            let row = Line { head: Heading::new(Message::new("head")), cells, lit: false, pale: false };
            let shows = Shows::Matrix(Matrix {
                look: MatrixLook::Sheet,
                columns: Vec::new().into(),
                rows: vec![row.into()],
            });
            Scene { boards: vec![Board::new("values", Message::new("title"), shows)], ..Scene::default() }
        };
        let mut told = after(board(&[1, 2, 3]));
        assert_eq!(tell(&mut told, board(&[1, 5, 3])), (json!({"cell.values.0.1": {"number": 5}}), vec![]));
        let longer = json!({
            "line.values.0": {"head": {"label": {"id": "head"}}, "cells": 4},
            "cell.values.0.3": {"number": 4},
        });
        assert_eq!(tell(&mut told, board(&[1, 5, 3, 4])).0, longer);
        tell(&mut told, Scene::default());
        let (set, _) = tell(&mut told, board(&[1, 5]));
        assert_eq!((&set["cell.values.0.0"], set.get("cell.values.0.2")), (&json!({"number": 1}), None));
    }

    #[test]
    fn what_is_made_of_the_same_facts_is_not_looked_at_again() {
        static LOOKED: AtomicU32 = AtomicU32::new(0);
        let line = |count: i32| {
            Later::new(count, |count| {
                LOOKED.fetch_add(1, Relaxed);
                let cells = vec![Cell::number(count / 2).into()];
                Line { head: Heading::new(Message::new("head")), cells, lit: false, pale: false }
            })
        };
        let board = |count: i32| {
            let columns = Vec::new().into();
            let shows = Shows::Matrix(Matrix { look: MatrixLook::Sheet, columns, rows: vec![line(count)] });
            Scene { boards: vec![Board::new("values", Message::new("title"), shows)], ..Scene::default() }
        };
        let mut told = after(board(2));
        assert_eq!((tell(&mut told, board(2)).0, LOOKED.load(Relaxed)), (json!({}), 1));
        assert_eq!((tell(&mut told, board(3)).0, LOOKED.load(Relaxed)), (json!({}), 2), "it says the same");
        assert_eq!(tell(&mut told, board(4)).0, json!({"cell.values.0.0": {"number": 2}}));
        tell(&mut told, Scene::default());
        assert!(tell(&mut told, board(4)).0.get("line.values.0").is_some(), "it was gone");
    }

    #[test]
    fn the_steps_of_a_moment_are_told_once() {
        let mut told = Told::default();
        let mut tell = |steps: &[&'static str], at: u8| {
            let steps = steps.iter().map(|step| Message::new(step)).collect();
            let mut cue = Cue { beads: Some(Beads { steps, at }), ..Cue::default() };
            let mut set = Parts::default();
            told.beads(&mut cue, &mut set);
            assert_eq!(cue.beads, Some(Beads { steps: vec![], at }));
            serde_json::to_value(set).unwrap()
        };
        assert_eq!(tell(&["open", "count"], 0), json!({"beads": [{"id": "open"}, {"id": "count"}]}));
        assert_eq!(tell(&["open", "count"], 1), json!({}));
        assert_eq!(tell(&["turn"], 0), json!({"beads": [{"id": "turn"}]}));
    }

    #[test]
    fn whose_turn_it_is_is_told_without_the_players() {
        let scene = |acting: bool| {
            let acting = if acting { Seat::ALL[1].into() } else { Seats::NONE };
            Scene { seats: vec![SeatScene::new(Seat::ALL[1], 3).into()], acting, ..Scene::default() }
        };
        let mut told = after(scene(false));
        assert_eq!(tell(&mut told, scene(true)), (json!({"acting": [1]}), vec![]));
        assert_eq!(tell(&mut told, scene(false)), (json!({}), vec!["acting".into()]));
    }

    #[test]
    fn only_changed_rows_of_a_sheet_are_told() {
        let sheet = |numbers: &[i64]| Scene {
            sheet: Some(Sheet {
                title: Message::new("title"),
                columns: vec![Message::new("column")],
                rows: numbers.iter().map(|number| vec![Arg::Number(*number)].into()).collect(),
            }),
            ..Scene::default()
        };
        let mut told = after(sheet(&[1, 2, 3]));
        assert_eq!(tell(&mut told, sheet(&[1, 5, 3])), (json!({"row.1": [5]}), vec![]));
        assert_eq!(tell(&mut told, sheet(&[1, 5, 3, 4])).0, json!({"row.3": [4]}));
        assert_eq!(tell(&mut told, sheet(&[1, 5])).1, ["row.2", "row.3"]);
    }
}
