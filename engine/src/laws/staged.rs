//! The laws of what people see: scenes, news and refusals.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::json::json;
use super::{Position, eyes};
use crate::difference::difference;
use crate::{CompactString, Eye, News, Staged, Tone, Touch};

/// Every action that is not legal is refused with a rule.
pub fn every_refusal_names_a_rule<G: Staged>(position: &Position<G>) {
    for (_, action, refusal) in super::words::refusals(position) {
        assert!(refusal.rule.contains('-'), "{action} is refused without a rule");
    }
}

/// An eye cannot see what it cannot know: its table looks the same, to the byte, however the unknown is
/// dealt.
pub fn a_redeal_is_invisible_on_the_table<G: Staged>(position: &Position<G>) {
    for eye in eyes(&position.game) {
        let mut imagined = position.game.clone();
        imagined.redeal(eye, &mut position.rng());
        let (scene, other) = (json(&position.game.scene(eye)), json(&imagined.scene(eye)));
        if let Some(difference) = difference("scene", &scene, &other) {
            panic!("{eye:?} noticed a redeal: {difference}");
        }
    }
}

fn news<G: Staged>(events: &[G::Event], eye: Eye) -> Vec<News> {
    events.iter().map(|&event| G::word(event, eye)).collect()
}

/// Two actions whose results an eye cannot tell apart by its view give it the same scene and news.
pub fn what_cannot_be_told_apart_is_shown_alike<G: Staged>(position: &Position<G>) {
    let game = &position.game;
    for actor in game.to_act().iter() {
        let after = |&action: &G::Action| (action, position.result(actor, action));
        let results: Vec<_> = game.legal(actor).iter().map(after).collect();
        for eye in eyes(game).filter(|&eye| eye != Eye::Seat(actor)) {
            let mut alike: BTreeMap<String, (G::Action, Value)> = BTreeMap::new();
            for (action, (after, events)) in &results {
                let view = json(&after.show(eye)).to_string();
                let told = json(&(json(&after.scene(eye)), json(&news::<G>(events, eye))));
                let (first, first_told) = alike.entry(view).or_insert_with(|| (*action, told.clone()));
                if let Some(difference) = difference("scene and news", first_told, &told) {
                    panic!(
                        "the view of {eye:?} is the same after {first} and {action} of {actor:?}, and yet: {difference}"
                    );
                }
            }
        }
    }
}

/// What is told is seen: if an eye's view is the same in two worlds after the same action, so is its news. A
/// leak in the news breaks it, and so does a game that forgets what it has shown somebody. Where a chapter
/// ends, the next deal has already covered what was told.
pub fn what_is_told_is_seen<G: Staged>(position: &Position<G>) {
    let game = &position.game;
    let mut rng = position.rng();
    for eye in eyes(game) {
        for _ in 0..4 {
            let mut other = position.clone();
            other.game.redeal(eye, &mut rng);
            for actor in game.to_act().iter() {
                let theirs = other.game.legal(actor);
                for &action in game.legal(actor).iter().filter(|&action| theirs.contains(action)) {
                    let (after, told) = position.result(actor, action);
                    let (after_other, told_other) = other.result(actor, action);
                    let (told, told_other) = (news::<G>(&told, eye), news::<G>(&told_other, eye));
                    if told.iter().chain(&told_other).any(|news| news.tone == Tone::Chapter) {
                        continue;
                    }
                    if let Some(difference) = difference("news", &json(&told), &json(&told_other)) {
                        let same = after.show(eye) == after_other.show(eye);
                        assert!(
                            !same,
                            "{eye:?} is told of {action} of {actor:?} what its view does not hold: {difference}"
                        );
                    }
                }
            }
        }
    }
}

/// The choices of a scene are exactly the legal actions, and each is made by touching things that are there.
pub fn scenes_offer_every_legal_action<G: Staged>(position: &Position<G>) {
    let game = &position.game;
    for eye in eyes(game).chain([Eye::All]) {
        let scene = game.scene(eye).named();
        let legal: BTreeSet<String> = match eye {
            Eye::Seat(seat) => game.legal(seat).iter().map(ToString::to_string).collect(),
            _ => BTreeSet::new(),
        };
        let offered: BTreeSet<String> =
            scene.choices.iter().map(|choice| choice.action.to_string()).collect();
        let wrong: Vec<&String> = legal.symmetric_difference(&offered).collect();
        assert!(wrong.is_empty(), "{eye:?}: legal or offered, but not both: {wrong:?}");

        let cards = scene.zones.iter().flat_map(|zone| zone.cards.iter().map(|card| &card.id));
        let things: Vec<&CompactString> = scene.zones.iter().map(|zone| &zone.id).chain(cards).collect();
        let names: BTreeSet<&CompactString> = things.iter().copied().collect();
        assert_eq!(names.len(), things.len(), "two things share a name");
        let seats: Vec<Touch> = game.seats().iter().map(Touch::seat).collect();
        let touched = scene.choices.iter().flat_map(|choice| &choice.touches);
        for touch in touched.chain(scene.blocked.iter().flat_map(|blocked| &blocked.touches)) {
            let known = touch.label().is_some() || names.contains(touch.id()) || seats.contains(touch);
            assert!(known, "there is no {} to touch", touch.id());
        }
        for (index, choice) in scene.choices.iter().enumerate() {
            let ids = |touches: &[Touch]| touches.iter().map(|touch| touch.id().clone()).collect::<Vec<_>>();
            for other in &scene.choices[index + 1..] {
                let (a, b) = (ids(&choice.touches), ids(&other.touches));
                assert!(!a.starts_with(&b) && !b.starts_with(&a), "{a:?} and {b:?} begin alike");
            }
        }
    }
}

/// A face is known by its notation in every scene: servers tell it once and then name it.
pub fn cards_of_one_notation_look_alike<G: Staged>(position: &Position<G>) {
    for eye in eyes(&position.game).chain([Eye::All]) {
        let scene = position.game.scene(eye);
        let mut faces = BTreeMap::new();
        for face in scene.zones.iter().flat_map(|zone| &zone.cards).filter_map(|card| card.face.as_ref()) {
            let first = *faces.entry(&face.text).or_insert(face);
            if let Some(difference) = difference("face", &json(first), &json(face)) {
                panic!("{eye:?} sees two cards with the notation {}: {difference}", face.text);
            }
        }
    }
}
