//! The laws of what people see: scenes, news and refusals.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::json::json;
use super::{Position, eyes};
use crate::difference::difference;
use crate::{
    CompactString, Eye, Holds, Moment, News, Picture, Place, Plan, Scene, Spot, Staged, Story, Tone, Touch,
};

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

fn news<G: Staged>(story: &Story<G>, eye: Eye) -> Vec<News> {
    story.events.iter().map(|&event| G::word(event, eye)).collect()
}

/// The pictures of a story, as an eye sees them.
fn pictures<G: Staged>(story: &Story<G>, eye: Eye) -> Vec<Value> {
    story.pictures.iter().map(|picture| seen(story, picture, eye)).collect()
}

/// A picture of a story, as an eye sees it.
fn seen<G: Staged>(story: &Story<G>, picture: &Picture<G>, eye: Eye) -> Value {
    json(&(picture.game.scene(eye), picture.game.cue(story.events[picture.event], eye)))
}

/// Two actions whose results an eye cannot tell apart by its view give it the same scene and news.
pub fn what_cannot_be_told_apart_is_shown_alike<G: Staged>(position: &Position<G>) {
    let game = &position.game;
    for actor in game.to_act().iter() {
        let after = |&action: &G::Action| (action, position.result(actor, action));
        let results: Vec<_> = game.legal(actor).iter().map(after).collect();
        for eye in eyes(game).filter(|&eye| eye != Eye::Seat(actor)) {
            let mut alike: BTreeMap<String, (G::Action, Value)> = BTreeMap::new();
            for (action, (after, story)) in &results {
                let view = json(&after.show(eye)).to_string();
                let told = json(&(after.scene(eye), news(story, eye), pictures(story, eye)));
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
                    what_is_pictured_is_seen(&told, &told_other, eye);
                    let (told, told_other) = (news(&told, eye), news(&told_other, eye));
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

/// As long as an eye's view and news are the same in two worlds, so are the pictures on the way.
fn what_is_pictured_is_seen<G: Staged>(told: &Story<G>, other: &Story<G>, eye: Eye) {
    let pairs = told.pictures.iter().zip(&other.pictures);
    for ((one, two), number) in pairs.zip(1..) {
        let heard = |story: &Story<G>, picture: &Picture<G>| news(story, eye)[..=picture.event].to_vec();
        if heard(told, one) != heard(other, two) || one.game.show(eye) != two.game.show(eye) {
            return;
        }
        let (picture, other) = (seen(told, one, eye), seen(other, two, eye));
        if let Some(difference) = difference("picture", &picture, &other) {
            panic!("picture {number} shows {eye:?} what its view does not hold: {difference}");
        }
    }
}

/// The end of a round, a deal or a game brings its sheet, so that an interlude can show it.
pub fn a_chapter_has_its_sheet<G: Staged>(position: &Position<G>) {
    let game = &position.game;
    for (seat, action) in
        game.to_act().iter().flat_map(|seat| game.legal(seat).into_iter().map(move |action| (seat, action)))
    {
        let (_, story) = position.result(seat, action);
        for (picture, eye) in
            story.pictures.iter().flat_map(|picture| eyes(game).map(move |eye| (picture, eye)))
        {
            let event = story.events[picture.event];
            let is_chapter = picture.game.cue(event, eye).moment == Moment::Chapter;
            let sheet = picture.game.scene(eye).sheet;
            assert!(!is_chapter || sheet.is_some(), "{event:?} ends a chapter without its sheet");
        }
    }
}

/// Every zone and board of every scene, the pictures of an action included, has one place in every form of
/// the table; on a phone the side of a player may be behind their plate. Everybody has a plate, and
/// somebody who is asked something is asked somewhere.
pub fn everything_has_a_place<G: Staged>(position: &Position<G>) {
    let game = &position.game;
    has_places(game, game, &position.game.scene(Eye::Spectator));
    for seat in game.to_act().iter() {
        has_places(game, game, &game.scene(Eye::Seat(seat)));
        for action in game.legal(seat) {
            let (after, story) = position.result(seat, action);
            assert_eq!(after.plans(), game.plans(), "the plan changed with {action}");
            for picture in &story.pictures {
                has_places(game, &picture.game, &picture.game.scene(Eye::Spectator));
            }
        }
    }
}

fn has_places<G: Staged>(game: &G, at: &G, scene: &Scene) {
    let plans = at.plans();
    for (form, plan) in plans.forms() {
        for viewer in game.seats().iter() {
            scene_fits(plan, scene, viewer.index(), game.seats().len(), form);
        }
    }
}

fn scene_fits(plan: &Plan, scene: &Scene, viewer: usize, players: usize, form: &str) {
    let plates: BTreeSet<usize> = plan
        .regions
        .iter()
        .filter_map(|region| match region.holds {
            Holds::Plate(player) => Some((viewer + usize::from(player)) % players),
            _ => None,
        })
        .collect();
    assert_eq!(plates.len(), players, "{form}: everybody has a plate");
    for zone in &scene.zones {
        let places =
            plan.regions.iter().filter(|region| region.takes(&zone.id, zone.place, viewer, players)).count();
        let behind_a_plate = matches!(zone.place, Place::Before(_) | Place::Hand(_));
        assert!(
            places == 1 || (places == 0 && behind_a_plate),
            "{form}: {} has {places} places for the player in seat {viewer} of {players}",
            zone.id
        );
    }
    for board in &scene.boards {
        let holds = |region: &&crate::Region| region.holds == Holds::Board(board.id.to_owned());
        let places = plan.regions.iter().filter(holds).count();
        assert_eq!(places, 1, "{form}: places of the board {}", board.id);
    }
}

/// The regions of a plan lie on the felt and beside one another, and cover most of it.
pub fn plans_are_composed<G: Staged>() {
    for (variant, seed) in super::variants::<G>().into_iter().zip(0..) {
        let game = Position::<G>::new(variant, crate::Seed::from(seed)).game;
        for (form, plan) in game.plans().forms() {
            let context = format!("{form}, {} players", game.seats().len());
            is_composed(plan, &context);
            let asks = plan.regions.iter().any(|region| region.holds == Holds::Prompt);
            assert!(asks, "{context}: there is no place for the prompt");
        }
    }
}

fn is_composed(plan: &Plan, context: &str) {
    let mut covered = 0;
    for (index, region) in plan.regions.iter().enumerate() {
        let Spot(x, y, w, h) = region.at;
        assert!(x + w <= 1000 && y + h <= 1000 && w > 0 && h > 0, "{context}: {} is off", region.name);
        covered += u32::from(w) * u32::from(h);
        for other in &plan.regions[..index] {
            assert_ne!(region.name, other.name, "{context}: two regions of one name");
            let over = region.at.overlaps(other.at);
            assert!(!over, "{context}: {} and {} overlap", region.name, other.name);
        }
    }
    assert!(covered >= 750_000, "{context}: the regions cover {} thousandths of the felt", covered / 1000);
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
        let offers = scene.zones.iter().flat_map(|zone| &zone.slots).flat_map(|slot| &slot.offers);
        let things: Vec<&CompactString> = scene
            .zones
            .iter()
            .map(|zone| &zone.id)
            .chain(cards)
            .chain(offers.map(|offer| &offer.id))
            .collect();
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
