//! What an eye has been told, part by part as a hash, and what has changed since.

use std::hash::{BuildHasher, Hash};
use std::sync::LazyLock;

use engine::{CardScene, CompactString, Front, MAX_SEATS, Scene, Sheet, Zone};
use foldhash::quality::RandomState;

use crate::api::{Changed, ChangedCard, ChangedZone, NumberedRow};

/// The hashes never leave the process, so any key will do as long as it is the same one.
static HASHES: LazyLock<RandomState> = LazyLock::new(RandomState::default);

fn hash(part: &impl Hash) -> u64 {
    HASHES.hash_one(part)
}

/// What an eye has been told: a few hundred bytes instead of a scene.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Known {
    seats: [u64; MAX_SEATS],
    zones: Vec<KnownZone>,
    faces: Faces,
    flags: u64,
    prompt: u64,
    tips: u64,
    choices: u64,
    blocked: u64,
    /// The sheet but for its rows, and each row.
    sheet: u64,
    rows: Vec<u64>,
    sealed: u64,
}

/// What an eye has been told of a zone.
#[derive(Clone, Copy, Debug, PartialEq)]
struct KnownZone {
    id: u64,
    /// Where it is, how it lies, what it is called.
    about: u64,
    /// What lies in it.
    content: u64,
}

impl KnownZone {
    fn of(zone: &Zone) -> KnownZone {
        let Zone { id, place, layout, label, cards, tokens, note } = zone;
        KnownZone {
            id: hash(id),
            about: hash(&(place, layout, label)),
            content: hash(&(cards, tokens, note)),
        }
    }
}

impl Known {
    /// What is known after this scene has been sent whole.
    pub(crate) fn of(scene: &Scene, sealed: &Option<String>) -> Known {
        let mut known = Known::default();
        for (place, seat) in known.seats.iter_mut().zip(&scene.seats) {
            *place = hash(seat);
        }
        known.zones = scene.zones.iter().map(KnownZone::of).collect();
        known.flags = hash(&scene.flags);
        known.prompt = hash(&scene.prompt);
        known.tips = hash(&scene.tips);
        known.choices = hash(&scene.choices);
        known.blocked = hash(&scene.blocked);
        known.sheet =
            hash(&scene.sheet.as_ref().map(|sheet| (&sheet.title, &sheet.columns, sheet.rows.len())));
        known.rows = scene.sheet.iter().flat_map(|sheet| &sheet.rows).map(hash).collect();
        known.sealed = hash(sealed);
        known
    }

    /// What has changed since; afterwards it is known.
    pub(crate) fn update(&mut self, scene: Scene, sealed: Option<String>) -> Changed {
        let now = Known::of(&scene, &sealed);
        let mut faces = std::mem::take(&mut self.faces);
        let was = std::mem::replace(self, now);
        let now = &*self;
        let same_order = was.zones.iter().map(|zone| zone.id).eq(now.zones.iter().map(|zone| zone.id));
        let order = (!same_order).then(|| scene.zones.iter().map(|zone| zone.id.clone()).collect());
        let seats = scene.seats.into_iter().enumerate();
        let mut told = Vec::new();
        let zones = scene.zones.into_iter().zip(&now.zones).filter_map(|(zone, now)| {
            let was = was.zones.iter().find(|was| was.id == now.id);
            let same_about = was.is_some_and(|was| was.about == now.about);
            (was != Some(now)).then(|| changed_zone(zone, same_about, |face| faces.name(face, &mut told)))
        });
        let zones = zones.collect();
        let (sheet, sheet_rows) = match scene.sheet {
            Some(sheet) if was.sheet == now.sheet => (None, now.changed_rows(sheet, &was)),
            sheet => ((was.sheet != now.sheet).then_some(sheet), Vec::new()),
        };
        let changed = Changed {
            seats: seats
                .filter(|(index, _)| was.seats[*index] != now.seats[*index])
                .map(|(_, seat)| seat)
                .collect(),
            faces: told,
            zones,
            order,
            flags: (was.flags != now.flags).then_some(scene.flags),
            prompt: (was.prompt != now.prompt).then_some(scene.prompt),
            tips: (was.tips != now.tips).then_some(scene.tips),
            choices: (was.choices != now.choices).then_some(scene.choices),
            blocked: (was.blocked != now.blocked).then_some(scene.blocked),
            sheet_rows,
            sheet,
            sealed: (was.sealed != now.sealed).then_some(sealed),
            ..Changed::default()
        };
        self.faces = faces;
        changed
    }

    /// The rows of a sheet that has as many as before.
    fn changed_rows(&self, sheet: Sheet, was: &Known) -> Vec<NumberedRow> {
        let rows = (0..).zip(sheet.rows).zip(self.rows.iter().zip(&was.rows));
        rows.filter(|(_, (now, was))| now != was)
            .map(|((number, row), _)| NumberedRow { number, row })
            .collect()
    }
}

/// The faces that have been told. A table has a few dozen, and they come again and again.
#[derive(Clone, Debug, Default, PartialEq)]
struct Faces(Vec<KnownFace>);

/// A face that has been told, and the name that it goes by until another face takes it.
#[derive(Clone, Copy, Debug, PartialEq)]
struct KnownFace {
    face: u64,
    text: u64,
}

impl Faces {
    /// The face's name; a face that has none yet is told.
    fn name(&mut self, front: Front, told: &mut Vec<Front>) -> CompactString {
        let text = front.text.clone();
        let face = hash(&front);
        if !self.0.iter().any(|known| known.face == face) {
            let new = KnownFace { face, text: hash(&text) };
            match self.0.iter_mut().find(|known| known.text == new.text) {
                Some(older) => *older = new,
                None => self.0.push(new),
            }
            told.push(front);
        }
        text
    }
}

fn changed_zone(zone: Zone, same_about: bool, mut name: impl FnMut(Front) -> CompactString) -> ChangedZone {
    let Zone { id, place, layout, label, cards, tokens, note } = zone;
    let changed_card = |card: CardScene| ChangedCard {
        id: (!card.id.is_empty()).then_some(card.id),
        face: card.face.map(&mut name),
        down: card.down.then_some(true),
        chips: (card.chips > 0).then_some(card.chips),
        by: card.by,
    };
    ChangedZone {
        cards: cards.into_iter().map(changed_card).collect(),
        id,
        place: (!same_about).then_some(place),
        layout: (!same_about).then_some(layout),
        label: (!same_about).then_some(label),
        tokens,
        note,
    }
}

#[cfg(test)]
mod tests {
    use engine::{Arg, CardFace, Layout, Message, Place};

    use super::*;

    fn zone(id: &str, note: Option<&'static str>) -> Zone {
        Zone {
            note: note.map(Message::new),
            ..Zone::new(id, Place::Middle, Layout::Row, Message::new("zone"))
        }
    }

    fn scene(zones: &[Zone]) -> Scene {
        Scene { zones: zones.to_vec(), ..Scene::default() }
    }

    /// The zone as it is told to somebody who knows all faces.
    fn told(zone: Zone, same_about: bool) -> ChangedZone {
        changed_zone(zone, same_about, |face| face.text.clone())
    }

    #[test]
    fn only_what_has_changed_is_told() {
        let mut known = Known::of(&scene(&[zone("a", None), zone("b", None)]), &None);
        let changed = known.update(scene(&[zone("a", None), zone("b", Some("new"))]), None);
        assert_eq!(changed.zones, [told(zone("b", Some("new")), true)]);
        assert_eq!(Changed { zones: Vec::new(), ..changed }, Changed::default());
        let nothing = known.update(scene(&[zone("a", None), zone("b", Some("new"))]), None);
        assert_eq!(nothing, Changed::default());
    }

    #[test]
    fn what_a_zone_is_called_is_told_again_only_if_it_has_changed() {
        let mut known = Known::of(&scene(&[zone("a", None)]), &None);
        let renamed = Zone { label: Message::new("renamed"), ..zone("a", None) };
        let changed = known.update(scene(std::slice::from_ref(&renamed)), None);
        assert_eq!(changed.zones, [told(renamed.clone(), false)]);
        let changed = known.update(scene(&[Zone { note: Some(Message::new("new")), ..renamed }]), None);
        assert_eq!(changed.zones[0].label, None);
    }

    fn card(face: Option<(&str, &'static str)>) -> CardScene {
        let print = |(text, rule)| CardFace::new(text, "acorn", Message::new("card"), Message::new(rule));
        CardScene::seen(face.map(print))
    }

    #[test]
    fn a_face_is_told_once_and_then_named_by_its_notation() {
        let mut known = Known::of(&scene(&[zone("a", None)]), &None);
        let mut tell = |faces: &[Option<(&str, &'static str)>]| {
            let cards = faces.iter().map(|face| card(*face));
            let changed = known.update(scene(&[Zone { cards: cards.collect(), ..zone("a", None) }]), None);
            let told: Vec<_> =
                changed.faces.iter().map(|told| (told.text.to_string(), told.rule.id)).collect();
            let shown = changed.zones.into_iter().flat_map(|zone| zone.cards).map(|card| card.face);
            (told, shown.map(|face| face.map(String::from)).collect::<Vec<_>>())
        };
        let named = |text: &str| Some(text.to_owned());
        let (five, none, dear) = (Some(("5", "rule")), None, Some(("5", "dear-rule")));
        assert_eq!(
            tell(&[five, none, five]),
            (vec![("5".into(), "rule")], vec![named("5"), None, named("5")])
        );
        let minus = Some(("-1", "rule"));
        assert_eq!(tell(&[minus, five]), (vec![("-1".into(), "rule")], vec![named("-1"), named("5")]));
        assert_eq!(tell(&[dear]), (vec![("5".into(), "dear-rule")], vec![named("5")]), "it has changed");
        assert_eq!(tell(&[five, five]).0, [("5".into(), "rule")], "it has changed back");
    }

    #[test]
    fn a_card_named_by_its_place_is_not_named() {
        let cards = vec![card(None), card(None).named("b.1")];
        let changed = told(Zone { cards, ..zone("a", None) }, true);
        let ids: Vec<Option<&str>> = changed.cards.iter().map(|card| card.id.as_deref()).collect();
        assert_eq!(ids, [None, Some("b.1")]);
    }

    #[test]
    fn only_changed_rows_of_a_sheet_are_told_until_its_shape_changes() {
        let sheet = |numbers: &[i64]| Scene {
            sheet: Some(Sheet {
                title: Message::new("title"),
                columns: vec![Message::new("column")],
                rows: numbers.iter().map(|number| vec![Arg::Number(*number)]).collect(),
            }),
            ..Scene::default()
        };
        let mut known = Known::of(&sheet(&[1, 2, 3]), &None);
        let changed = known.update(sheet(&[1, 5, 3]), None);
        assert_eq!(changed.sheet_rows, [NumberedRow { number: 1, row: vec![Arg::Number(5)] }]);
        assert_eq!(changed.sheet, None);
        let longer = known.update(sheet(&[1, 5, 3, 4]), None);
        assert_eq!((longer.sheet, longer.sheet_rows), (Some(sheet(&[1, 5, 3, 4]).sheet), Vec::new()));
        assert_eq!(known.update(Scene::default(), None).sheet, Some(None));
    }

    #[test]
    fn zones_that_come_go_or_move_are_told_by_their_order() {
        let mut known = Known::of(&scene(&[zone("a", None), zone("b", None)]), &None);
        let changed = known.update(scene(&[zone("b", None), zone("c", None)]), Some("page 3".into()));
        assert_eq!(changed.order, Some(vec!["b".into(), "c".into()]));
        assert_eq!(changed.zones, [told(zone("c", None), false)]);
        assert_eq!(changed.sealed, Some(Some("page 3".to_owned())));
    }
}
