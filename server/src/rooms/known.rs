//! What an eye has been told, part by part as a hash, and what has changed since.

use std::hash::{BuildHasher, Hash};
use std::sync::LazyLock;

use engine::{MAX_SEATS, Scene, Zone};
use foldhash::quality::RandomState;

use crate::api::Changed;

/// The hashes never leave the process, so any key will do as long as it is the same one.
static HASHES: LazyLock<RandomState> = LazyLock::new(RandomState::default);

fn hash(part: &impl Hash) -> u64 {
    HASHES.hash_one(part)
}

/// What an eye has been told: a few hundred bytes instead of a scene.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Known {
    seats: [u64; MAX_SEATS],
    /// Name and content of each zone, in order.
    zones: Vec<(u64, u64)>,
    flags: u64,
    prompt: u64,
    tips: u64,
    choices: u64,
    blocked: u64,
    sheet: u64,
    sealed: u64,
}

impl Known {
    /// What is known after this scene has been sent whole.
    pub(crate) fn of(scene: &Scene, sealed: &Option<String>) -> Known {
        let mut known = Known::default();
        for (place, seat) in known.seats.iter_mut().zip(&scene.seats) {
            *place = hash(seat);
        }
        known.zones = scene.zones.iter().map(named).collect();
        known.flags = hash(&scene.flags);
        known.prompt = hash(&scene.prompt);
        known.tips = hash(&scene.tips);
        known.choices = hash(&scene.choices);
        known.blocked = hash(&scene.blocked);
        known.sheet = hash(&scene.sheet);
        known.sealed = hash(sealed);
        known
    }

    /// What has changed since; afterwards it is known.
    pub(crate) fn update(&mut self, scene: Scene, sealed: Option<String>) -> Changed {
        let now = Known::of(&scene, &sealed);
        let was = std::mem::replace(self, now);
        let now = &*self;
        let same_order = was.zones.iter().map(|zone| zone.0).eq(now.zones.iter().map(|zone| zone.0));
        let order = (!same_order).then(|| scene.zones.iter().map(|zone| zone.id.clone()).collect());
        let seats = scene.seats.into_iter().enumerate();
        let zones = scene.zones.into_iter().zip(&now.zones);
        Changed {
            seats: seats
                .filter(|(index, _)| was.seats[*index] != now.seats[*index])
                .map(|(_, seat)| seat)
                .collect(),
            zones: zones.filter(|(_, hashes)| !was.zones.contains(hashes)).map(|(zone, _)| zone).collect(),
            order,
            flags: (was.flags != now.flags).then_some(scene.flags),
            prompt: (was.prompt != now.prompt).then_some(scene.prompt),
            tips: (was.tips != now.tips).then_some(scene.tips),
            choices: (was.choices != now.choices).then_some(scene.choices),
            blocked: (was.blocked != now.blocked).then_some(scene.blocked),
            sheet: (was.sheet != now.sheet).then_some(scene.sheet),
            sealed: (was.sealed != now.sealed).then_some(sealed),
            ..Changed::default()
        }
    }
}

fn named(zone: &Zone) -> (u64, u64) {
    (hash(&zone.id), hash(zone))
}

#[cfg(test)]
mod tests {
    use engine::{Layout, Message, Place};

    use super::*;

    fn zone(id: &str, note: Option<&'static str>) -> Zone {
        Zone {
            id: id.into(),
            place: Place::Middle,
            layout: Layout::Row,
            label: Message::new("zone"),
            cards: Vec::new(),
            tokens: Vec::new(),
            note: note.map(Message::new),
        }
    }

    fn scene(zones: &[Zone]) -> Scene {
        Scene { zones: zones.to_vec(), ..Scene::default() }
    }

    #[test]
    fn only_what_has_changed_is_told() {
        let mut known = Known::of(&scene(&[zone("a", None), zone("b", None)]), &None);
        let changed = known.update(scene(&[zone("a", None), zone("b", Some("new"))]), None);
        assert_eq!(changed, Changed { zones: vec![zone("b", Some("new"))], ..Changed::default() });
        let nothing = known.update(scene(&[zone("a", None), zone("b", Some("new"))]), None);
        assert_eq!(nothing, Changed::default());
    }

    #[test]
    fn zones_that_come_go_or_move_are_told_by_their_order() {
        let mut known = Known::of(&scene(&[zone("a", None), zone("b", None)]), &None);
        let changed = known.update(scene(&[zone("b", None), zone("c", None)]), Some("page 3".into()));
        assert_eq!(changed.order, Some(vec!["b".to_owned(), "c".to_owned()]));
        assert_eq!(changed.zones, [zone("c", None)]);
        assert_eq!(changed.sealed, Some(Some("page 3".to_owned())));
    }
}
