//! The laws of what people see: scenes, news and refusals.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;

use serde::Serialize;

use super::json::json;
use super::{Position, eyes};
use crate::difference::{Difference, difference};
use crate::{
    CompactString, CountStage, Cue, Eye, Game, Holds, Moment, News, Picture, Place, Plan, Scene, Seat, Spot,
    Staged, Story, Tone, Touch,
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
        if let Some(difference) = unlike("scene", &position.game.scene(eye), &imagined.scene(eye)) {
            panic!("{eye:?} noticed a redeal: {difference}");
        }
    }
}

/// Where two things that people see differ. Most are alike, and are not made into JSON to find that out.
fn unlike<T: PartialEq + Serialize>(name: &str, one: &T, other: &T) -> Option<Difference> {
    if one == other { None } else { difference(name, &json(one), &json(other)) }
}

fn news<G: Staged>(story: &Story<G>, eye: Eye) -> Vec<News> {
    story.events.iter().map(|&event| G::word(event, eye)).collect()
}

/// A picture of a story, as an eye sees it.
fn seen<G: Staged>(story: &Story<G>, picture: &Picture<G>, eye: Eye) -> (Scene, Cue) {
    (picture.game.still(eye), picture.game.cue(story.events[picture.event], eye))
}

/// An action of somebody, with what it leads to.
type Outcome<G> = (Seat, <G as Game>::Action, (G, Story<G>));

/// Everything that can be done in a position.
fn outcomes<G: Staged>(position: &Position<G>) -> Vec<Outcome<G>> {
    let game = &position.game;
    let of = |seat| game.legal(seat).into_iter().map(move |action| (seat, action));
    game.to_act()
        .iter()
        .flat_map(of)
        .map(|(seat, action)| (seat, action, position.result(seat, action)))
        .collect()
}

/// Two actions whose results an eye cannot tell apart by its view give it the same scene, news and pictures.
pub fn what_cannot_be_told_apart_is_shown_alike<G: Staged>(position: &Position<G>) {
    let outcomes = outcomes(position);
    for eye in eyes(&position.game) {
        let mut alike: BTreeMap<(Seat, String), Vec<&Outcome<G>>> = BTreeMap::new();
        for outcome in outcomes.iter().filter(|(actor, ..)| eye != Eye::Seat(*actor)) {
            let (actor, _, (after, _)) = outcome;
            alike.entry((*actor, json(&after.show(eye)).to_string())).or_default().push(outcome);
        }
        alike.values().for_each(|outcomes| are_shown_alike(outcomes, eye));
    }
}

fn are_shown_alike<G: Staged>(outcomes: &[&Outcome<G>], eye: Eye) {
    let [(actor, first, (after, story)), others @ ..] = outcomes else { return };
    if others.is_empty() {
        return;
    }
    let told = |after: &G, story: &Story<G>| {
        let pictures = story.pictures.iter().map(|picture| seen(story, picture, eye)).collect::<Vec<_>>();
        (after.scene(eye), news(story, eye), pictures)
    };
    let first_told = told(after, story);
    for (_, action, (after, story)) in others {
        if let Some(difference) = unlike("scene and news", &first_told, &told(after, story)) {
            panic!(
                "the view of {eye:?} is the same after {first} and {action} of {actor:?}, and yet: {difference}"
            );
        }
    }
}

/// What is told is seen: if an eye's view is the same in two worlds after the same action, so is its news. A
/// leak in the news breaks it, and so does a game that forgets what it has shown somebody. Where a chapter
/// ends, the next deal has already covered what was told.
pub fn what_is_told_is_seen<G: Staged>(position: &Position<G>) {
    let outcomes = outcomes(position);
    let mut rng = position.rng();
    for eye in eyes(&position.game) {
        for _ in 0..4 {
            let mut other = position.clone();
            other.game.redeal(eye, &mut rng);
            for (actor, action, result) in &outcomes {
                if other.game.legal(*actor).contains(action) {
                    let other = other.result(*actor, *action);
                    what_is_pictured_is_seen(&result.1, &other.1, eye);
                    what_is_said_is_seen(result, &other, eye, &format_args!("{action} of {actor:?}"));
                }
            }
        }
    }
}

fn what_is_said_is_seen<G: Staged>(
    (after, story): &(G, Story<G>),
    (after_other, story_other): &(G, Story<G>),
    eye: Eye,
    action: &impl Display,
) {
    let (told, told_other) = (news(story, eye), news(story_other, eye));
    if told.iter().chain(&told_other).any(|news| news.tone == Tone::Chapter) {
        return;
    }
    if let Some(difference) = unlike("news", &told, &told_other) {
        let same = after.show(eye) == after_other.show(eye);
        assert!(!same, "{eye:?} is told of {action} what its view does not hold: {difference}");
    }
}

/// As long as an eye's view and news are the same in two worlds, so are the pictures on the way.
fn what_is_pictured_is_seen<G: Staged>(story: &Story<G>, other: &Story<G>, eye: Eye) {
    let mut heard = 0;
    for ((picture, picture_other), number) in story.pictures.iter().zip(&other.pictures).zip(1..) {
        let since = |story: &Story<G>, picture: &Picture<G>| -> Vec<News> {
            story.events[heard..=picture.event].iter().map(|&event| G::word(event, eye)).collect()
        };
        let same_news = since(story, picture) == since(other, picture_other);
        if !same_news || picture.game.show(eye) != picture_other.game.show(eye) {
            return;
        }
        heard = picture.event + 1;
        let (scene, scene_other) = (seen(story, picture, eye), seen(other, picture_other, eye));
        if let Some(difference) = unlike("picture", &scene, &scene_other) {
            panic!("picture {number} shows {eye:?} what its view does not hold: {difference}");
        }
    }
}

/// The end of a round, a deal or a game brings its sheet, so that an interlude can show it; the cards that are
/// counted lie on the table, and so does what a track covers.
pub fn pictures_have_what_their_cues_speak_of<G: Staged>(position: &Position<G>) {
    let game = &position.game;
    for (seat, action) in
        game.to_act().iter().flat_map(|seat| game.legal(seat).into_iter().map(move |action| (seat, action)))
    {
        let (_, story) = position.result(seat, action);
        for (picture, eye) in
            story.pictures.iter().flat_map(|picture| eyes(game).map(move |eye| (picture, eye)))
        {
            let event = story.events[picture.event];
            let cue = picture.game.cue(event, eye);
            let scene = picture.game.still(eye);
            let is_chapter = cue.moment == Moment::Chapter;
            assert!(!is_chapter || scene.sheet.is_some(), "{event:?} ends a chapter without its sheet");
            let cards = scene.zones.iter().flat_map(|zone| &zone.cards);
            let faces: BTreeSet<&str> =
                cards.filter_map(|card| card.face.as_ref()).map(|face| face.text.as_str()).collect();
            for card in cue.count.iter().flat_map(|count| counted(count)) {
                assert!(faces.contains(card), "{event:?} counts {card}, which does not lie on the table");
            }
            let regions = &picture.game.plans().wide.regions;
            for over in cue.track.iter().flat_map(|track| track.over.split(' ')) {
                let is_there = regions.iter().any(|region| region.name == over);
                assert!(is_there, "{event:?} has a track over {over}, which the wide plan does not have");
            }
        }
    }
}

/// The cards of a count, by their notation.
fn counted(count: &CountStage) -> impl Iterator<Item = &str> {
    let items = count.rows.iter().flat_map(|row| &row.items).map(|item| item.card.as_str());
    items.chain([count.lead.as_str(), count.risen.as_str()]).filter(|card| !card.is_empty())
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
                has_places(game, &picture.game, &picture.game.still(Eye::Spectator));
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
