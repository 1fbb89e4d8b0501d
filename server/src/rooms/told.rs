//! What an eye has been told: a hash of every part by its name. Comparing a scene with it gives what to tell.

use std::hash::{BuildHasher, Hash, Hasher};
use std::sync::LazyLock;

use engine::{
    Board, CardScene, Cue, Front, Later, Line, Matrix, Scene, SeatScene, Sheet, Shows, Stations,
    ToCompactString, Zone, card_id,
};
use foldhash::quality::RandomState;

use crate::api::{CardsPart, LinePart, Part, PartName, Parts, SheetPart, ZonePart};

/// The hashes never leave the process, so any key will do as long as it is the same one.
static HASHES: LazyLock<RandomState> = LazyLock::new(RandomState::default);

fn hash(part: &impl Hash) -> u64 {
    HASHES.hash_one(part)
}

/// What an eye has been told: some three kilobytes instead of a scene.
#[derive(Clone, Debug, Default)]
pub(crate) struct Told {
    /// The parts of all scenes, in their order. What is gone keeps its place, since prompts and choices come
    /// back with every turn.
    parts: Vec<ToldPart>,
    /// The faces of all scenes.
    faces: Vec<ToldFace>,
    /// The steps of the last moment that had some.
    beads: Option<u64>,
}

/// A part that has been told.
#[derive(Clone, Debug)]
struct ToldPart {
    name: PartName,
    /// What it said; nothing if it is gone.
    hash: Option<u64>,
    /// What its pieces said, if it has some that are told apart: the cells of a row.
    pieces: Vec<u64>,
    /// Whether it is in the scene that is being compared.
    stays: bool,
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

/// A face that has been told, by the hash of its notation.
#[derive(Clone, Copy, Debug)]
struct ToldFace {
    text: u64,
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
    pub(crate) fn update(&mut self, scene: Scene, sealed: Option<String>) -> Changes {
        let Scene { seats, zones, boards, links, flags, prompt, tips, choices, blocked, sheet, log: _ } =
            scene;
        let mut comparison = Comparison { told: self, next: 0, set: Vec::new() };
        let acting = seats.iter().filter(|seat| seat.acting).map(|seat| seat.seat).collect();
        for seat in seats {
            let number = seat.seat.index().to_compact_string();
            comparison.part(Name("seat.", &number), SeatScene { acting: false, ..seat }, Part::Seat);
        }
        comparison.list("acting", acting, Part::Acting);
        comparison.order("zones", zones.iter().map(|zone| zone.id.as_str()), Part::Zones);
        zones.into_iter().for_each(|zone| comparison.zone(zone));
        comparison.order("boards", boards.iter().map(|board| board.id), Part::Boards);
        boards.into_iter().for_each(|board| comparison.board(board));
        comparison.list("links", links, Part::Links);
        comparison.list("flags", flags, Part::Messages);
        comparison.option("prompt", prompt, Part::Prompt);
        comparison.list("tips", tips, Part::Messages);
        comparison.list("choices", choices, Part::Choices);
        comparison.list("blocked", blocked, Part::Blocked);
        sheet.into_iter().for_each(|sheet| comparison.sheet(sheet));
        comparison.option("sealed", sealed, Part::Sealed);
        Changes { set: Parts(comparison.set), gone: self.gone() }
    }

    /// Tells the steps of a moment apart from its cue, once: they are the same for picture after picture.
    pub(crate) fn beads(&mut self, cue: &mut Cue, set: &mut Parts) {
        let Some(beads) = &mut cue.beads else { return };
        let steps = std::mem::take(&mut beads.steps);
        let hash = Some(hash(&steps));
        if std::mem::replace(&mut self.beads, hash) != hash {
            set.0.push(("beads".into(), Part::Messages(steps)));
        }
    }

    /// The names of the parts that the last scene had and this one has not.
    fn gone(&mut self) -> Vec<PartName> {
        let mut gone = Vec::new();
        for part in &mut self.parts {
            let stays = std::mem::take(&mut part.stays);
            if !stays && part.hash.take().is_some() {
                part.pieces.clear();
                gone.push(part.name.clone());
            }
        }
        gone
    }
}

/// A part's name in two pieces, put together only for what has changed: `cards.` and `r1`.
#[derive(Clone, Copy)]
struct Name<'a>(&'static str, &'a str);

impl Name<'_> {
    fn is(self, name: &PartName) -> bool {
        let (Name(kind, of), name) = (self, name.as_str());
        name.len() == kind.len() + of.len() && name.ends_with(of) && name.starts_with(kind)
    }

    fn whole(self) -> PartName {
        let Name(kind, of) = self;
        let mut name = PartName::from(kind);
        name.push_str(of);
        name
    }
}

/// A scene that is compared, part by part, with what has been told.
struct Comparison<'a> {
    told: &'a mut Told,
    /// Where the next part is probably found: scenes keep their order.
    next: usize,
    set: Vec<(PartName, Part)>,
}

impl Comparison<'_> {
    fn part<T: Hash>(&mut self, name: Name<'_>, content: T, part: impl FnOnce(T) -> Part) {
        if self.is_news(name, hash(&content)) {
            self.set.push((name.whole(), part(content)));
        }
    }

    /// A part that is looked at if it was made of other facts before. What has been told of it then counts.
    fn later<T: Hash + 'static>(&mut self, name: Name<'_>, content: Later<T>, part: impl FnOnce(T) -> Part) {
        if !self.is_news(name, hash(&Facts(&content))) {
            return;
        }
        let told = &mut self.told.parts[self.next - 1];
        let content = content.into_made();
        if told.is_news(0, hash(&content)) {
            self.set.push((name.whole(), part(content)));
        }
    }

    fn option<T: Hash>(&mut self, name: &'static str, content: Option<T>, part: impl FnOnce(T) -> Part) {
        if let Some(content) = content {
            self.part(Name(name, ""), content, part);
        }
    }

    fn list<T: Hash>(&mut self, name: &'static str, list: Vec<T>, part: impl FnOnce(Vec<T>) -> Part) {
        self.option(name, Some(list).filter(|list| !list.is_empty()), part);
    }

    /// The names of zones or boards in their order.
    fn order<'i>(
        &mut self,
        name: &'static str,
        ids: impl Iterator<Item = &'i str> + Clone,
        part: impl FnOnce(Vec<String>) -> Part,
    ) {
        let mut hasher = HASHES.build_hasher();
        ids.clone().for_each(|id| id.hash(&mut hasher));
        let name = Name(name, "");
        if self.is_news(name, hasher.finish()) {
            self.set.push((name.whole(), part(ids.map(str::to_owned).collect())));
        }
    }

    fn zone(&mut self, zone: Zone) {
        let content = content(&zone);
        let Zone { id, place, layout, label, cards, tokens, aside, slots, sign, pale } = zone;
        let name = Name("zone.", &id);
        if self.is_news(name, hash(&(place, layout, &label, sign))) {
            self.set.push((name.whole(), Part::Zone(ZonePart { place, layout, label, sign })));
        }
        let name = Name("cards.", &id);
        if self.is_news(name, content) {
            cards.iter().filter_map(|card| card.face.as_ref()).for_each(|face| self.face(face));
            let cards = cards.into_iter().map(Into::into).collect();
            self.set.push((name.whole(), Part::Cards(CardsPart { cards, tokens, aside, slots, pale })));
        }
    }

    fn board(&mut self, mut board: Board) {
        let id = board.id;
        match &mut board.shows {
            Shows::Matrix(Matrix { columns, rows, .. }) => {
                self.later(
                    Name("columns.", id),
                    std::mem::replace(columns, Vec::new().into()),
                    Part::Columns,
                );
                for (number, row) in std::mem::take(rows).into_iter().enumerate() {
                    self.line(&card_id(id, number), row);
                }
            }
            Shows::Stations(Stations { stations, .. }) => {
                for (number, station) in std::mem::take(stations).into_iter().enumerate() {
                    self.part(Name("station.", &card_id(id, number)), station, Part::Station);
                }
            }
            Shows::Scale(_) | Shows::Store(_) => {}
        }
        self.part(Name("board.", id), board, Part::Board);
    }

    /// A row of a matrix. Most rows are as they were, and of others most cells: those are looked at only then.
    fn line(&mut self, id: &str, line: Later<Line>) {
        let name = Name("line.", id);
        if !self.is_news(name, hash(&Facts(&line))) {
            return;
        }
        let told = &mut self.told.parts[self.next - 1];
        let Line { head, cells, lit, pale } = line.into_made();
        let line = LinePart { head, cells: cells.len(), lit, pale };
        if told.is_news(0, hash(&line)) {
            self.set.push((name.whole(), Part::Line(line)));
        }
        for (number, cell) in cells.into_iter().enumerate() {
            if told.is_news(number + 1, hash(&cell)) {
                self.set.push((Name("cell.", &card_id(id, number)).whole(), Part::Cell(cell)));
            }
        }
    }

    /// A face of cards that are told. It is never gone: a table has a few dozen, which come again and again.
    fn face(&mut self, front: &Front) {
        let new = ToldFace { text: hash(&front.text), face: hash(&Print(front)) };
        match self.told.faces.iter_mut().find(|told| told.text == new.text) {
            Some(told) if told.face == new.face => return,
            Some(told) => *told = new,
            None => self.told.faces.push(new),
        }
        self.set.push((Name("face.", &front.text).whole(), Part::Face(front.clone())));
    }

    fn sheet(&mut self, sheet: Sheet) {
        let Sheet { title, columns, rows } = sheet;
        self.part(Name("sheet", ""), SheetPart { title, columns }, Part::Sheet);
        for (number, row) in rows.into_iter().enumerate() {
            self.later(Name("row.", &number.to_compact_string()), row, Part::Row);
        }
    }

    /// Takes down that the scene has this part. Whether it is new or was different.
    fn is_news(&mut self, name: Name<'_>, hash: u64) -> bool {
        let Some(at) = self.find(name) else {
            let new = ToldPart { name: name.whole(), hash: Some(hash), pieces: Vec::new(), stays: true };
            self.told.parts.insert(self.next, new);
            self.next += 1;
            return true;
        };
        self.next = at + 1;
        let part = &mut self.told.parts[at];
        part.stays = true;
        part.hash.replace(hash) != Some(hash)
    }

    fn find(&self, name: Name<'_>) -> Option<usize> {
        let (earlier, later) = self.told.parts.split_at(self.next);
        let place = |parts: &[ToldPart]| parts.iter().position(|part| name.is(&part.name));
        place(later).map(|at| self.next + at).or_else(|| place(earlier))
    }
}

/// What a part is made of: it is looked at only if that has changed.
struct Facts<'a, T>(&'a Later<T>);

impl<T: Hash> Hash for Facts<'_, T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash_facts(state);
    }
}

/// The hash of what lies in a zone, without a look at what printed faces say.
fn content(Zone { cards, tokens, aside, slots, pale, .. }: &Zone) -> u64 {
    let mut hasher = HASHES.build_hasher();
    (cards.len(), tokens, aside, slots, pale).hash(&mut hasher);
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

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

    use engine::{Arg, Beads, CardFace, Cell, Heading, Layout, MatrixLook, Message, Place, Seat, Seats};
    use serde_json::{Value, json};

    use super::*;

    fn zone(id: &str, note: Option<&'static str>) -> Zone {
        Zone {
            aside: note.map(|note| Message::new(note).into()),
            ..Zone::new(id, Place::Middle, Layout::Row, Message::new("zone"))
        }
    }

    fn scene(zones: &[Zone]) -> Scene {
        Scene { zones: zones.to_vec(), ..Scene::default() }
    }

    /// What is told as a client reads it, and the names of what is gone.
    fn tell(told: &mut Told, scene: Scene) -> (Value, Vec<PartName>) {
        let Changes { set, gone } = told.update(scene, None);
        (serde_json::to_value(set).unwrap(), gone)
    }

    fn after(scene: Scene) -> Told {
        let mut told = Told::default();
        told.update(scene, None);
        told
    }

    #[test]
    fn whoever_knows_nothing_is_told_everything() {
        let cards = vec![card(Some(("5", "rule")))];
        let scene = Scene {
            zones: vec![Zone { cards, ..zone("a", None) }],
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
        assert_eq!(told.update(changed, None), Changes::default());
    }

    #[test]
    fn what_a_zone_is_called_is_told_without_what_lies_in_it() {
        let mut told = after(scene(&[zone("a", None)]));
        let renamed = Zone { label: Message::new("renamed"), ..zone("a", None) };
        let (set, _) = tell(&mut told, scene(&[renamed]));
        assert_eq!(set, json!({"zone.a": {"place": "middle", "layout": "row", "label": {"id": "renamed"}}}));
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
        told.update(full.clone(), Some("page 3".to_owned()));
        let (set, gone) = tell(&mut told, Scene::default());
        assert_eq!(set, json!({}));
        assert_eq!(gone, ["flags", "prompt", "sheet", "row.0", "sealed"]);
        assert_eq!(told.update(Scene::default(), None), Changes::default(), "it is gone once");
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
        assert_eq!(tell(&[five, five]).0, told(&["face.5 rule"]), "it has changed back");
    }

    #[test]
    fn a_card_named_by_its_place_is_not_named() {
        let cards = vec![card(None), card(None).named("b.1")];
        let (set, _) = tell(&mut Told::default(), scene(&[Zone { cards, ..zone("a", None) }]));
        assert_eq!(set["cards.a"]["cards"], json!([{"down": true}, {"id": "b.1", "down": true}]));
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
            let cells = numbers.iter().map(|&number| Cell::number(number)).collect();
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
                let cells = vec![Cell::number(count / 2)];
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
            let seat = SeatScene { acting, ..SeatScene::new(Seat::ALL[1], 3, Seats::NONE) };
            Scene { seats: vec![seat], ..Scene::default() }
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
