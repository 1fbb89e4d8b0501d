//! What a game's crate carries for those who do not know it yet: pictures, figures, lessons, options in words.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::files::files_below;
use super::words::messages;
use super::{Position, variants};
use crate::{
    Eye, Figure, Lang, Lesson, LessonStep, Match, Message, NewGame, Scene, Seat, Seed, SetupError, Staged,
    Table, Touch, Words, figures_in,
};

/// What a reader takes in at a glance.
const BUBBLE: usize = 150;

fn open<G: Staged>(new: &NewGame) -> Result<Box<dyn Match>, SetupError> {
    Ok(Box::new(Table::<G>::open(new, Seed::default())?))
}

/// Every option and each of its values has words, and an explanation.
pub fn options_have_words<G: Staged>() {
    for locale in G::STAGING.locales.iter() {
        let words = messages(locale.messages);
        for option in G::RULES.options {
            let mut ids: Vec<String> =
                option.values.iter().map(|value| option.value_message(value)).collect();
            ids.extend(["", "-help"].map(|more| format!("option-{}{more}", option.name)));
            for id in ids {
                assert!(words.contains_key(id.as_str()), "{} has no words for {id}", locale.lang);
            }
        }
    }
}

/// The rules have the same figures in every language, each there is; each can be drawn, and none lies about
/// unused.
pub fn figures_can_be_drawn<G: Staged>(folder: &str) {
    let there: BTreeSet<&str> = G::STAGING.figures.iter().map(|(name, _)| *name).collect();
    let files: Vec<_> = files_below(Path::new(folder), "json");
    let files: BTreeSet<_> = files.iter().filter_map(|file| file.file_stem()?.to_str()).collect();
    assert_eq!(there, files, "the figures of About, and those in {folder}");
    for locale in G::STAGING.locales.iter() {
        let referred = figures_in(locale.rules);
        assert_eq!(
            referred.len(),
            locale.rules.matches("](").count(),
            "{}: all links are figures",
            locale.lang
        );
        let referred: BTreeSet<&str> = referred.into_iter().collect();
        assert_eq!(referred, there, "the figures that the {} rules refer to", locale.lang);
    }
    for figure in G::STAGING.figures {
        assert!(!figure_of::<G>(figure).zones.is_empty(), "{} shows nothing", figure.0);
    }
}

/// A figure, drawn.
pub(super) fn figure_of<G: Staged>((name, text): &(&'static str, &'static str)) -> Figure {
    Figure::draw(text, &open::<G>).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// There is a lesson. Each can be played as it is written whatever the seed, points to things that are there,
/// speaks every language briefly, and ends before the game does. Together they say all that is to be said.
pub fn the_lessons_can_be_played<G: Staged>() {
    let read = |text: &&'static str| Lesson::read(text).unwrap_or_else(|error| panic!("{error}"));
    let lessons: Vec<Lesson> = G::STAGING.lessons.iter().map(read).collect();
    assert!(!lessons.is_empty(), "nobody teaches the game");
    lessons.iter().for_each(lesson_can_be_played::<G>);
    all_is_said::<G>(&lessons);
}

fn lesson_can_be_played<G: Staged>(lesson: &Lesson) {
    lesson_has_words::<G>(lesson);
    let new = lesson.new_game().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(new.game, G::RULES.slug);
    assert_eq!(lesson.learner, Seat::default(), "whoever learns sits in the first seat, in the terminal too");
    assert!(new.first.is_some() && new.seed.is_none(), "the first seat is given, and no seed");
    for seed in 0..5 {
        let mut table = Table::<G>::open(&new, Seed::from(seed)).unwrap_or_else(|error| panic!("{error}"));
        for (number, step) in lesson.steps.iter().enumerate() {
            let context = format!("{}: step {}, seed {seed}", lesson.title.id, number + 1);
            if let Some(at) = &step.at {
                let scene = table.scene(Eye::Seat(lesson.learner));
                assert!(has(&scene, at), "{context}: there is no {at} to point to");
            }
            let Some((seat, action)) = &step.play else { continue };
            let waits = *seat != lesson.learner && number > 0;
            assert!(!waits || lesson.steps[number - 1].play.is_some(), "{context}: bots wait for no reader");
            table.play(*seat, action).unwrap_or_else(|error| panic!("{context}: {error}"));
        }
        assert!(!table.to_act().is_empty(), "nothing is left to play");
    }
}

/// Whether there is something of this name to point to: a zone, a card, a player, a board, or a line of one,
/// such as `values/7`.
fn has(scene: &Scene, id: &str) -> bool {
    if let Some((board, line)) = id.split_once('/') {
        let lines =
            scene.boards.iter().find(|known| known.id == board).map_or(0, |board| board.shows.lines());
        return line.parse::<usize>().is_ok_and(|line| line < lines);
    }
    let cards = scene.zones.iter().flat_map(|zone| &zone.cards);
    scene.zones.iter().any(|zone| zone.id == id)
        || cards.into_iter().any(|card| card.id == id)
        || scene.seats.iter().any(|seat| Touch::seat(seat.seat).id() == id)
        || scene.boards.iter().any(|board| board.id == id)
}

fn lesson_has_words<G: Staged>(lesson: &Lesson) {
    for lang in Lang::all() {
        let words = Words::of(G::STAGING.locales, lang).expect("the catalog can be read");
        for message in messages_of(lesson) {
            let text = words.try_say(message, &[]).unwrap_or_else(|error| panic!("{error}"));
            assert!(text.chars().count() <= BUBBLE, "{lang}: {} is too long for a bubble", message.id);
        }
    }
}

fn messages_of(lesson: &Lesson) -> impl Iterator<Item = &Message> {
    let said = lesson.steps.iter().filter_map(|step: &LessonStep| step.say.as_ref());
    [&lesson.title, &lesson.teaches].into_iter().chain(said).chain([&lesson.end])
}

/// No catalogue has words that no lesson says.
fn all_is_said<G: Staged>(lessons: &[Lesson]) {
    let said: BTreeSet<&str> = lessons.iter().flat_map(messages_of).map(|message| message.id).collect();
    for locale in G::STAGING.locales.iter() {
        let words = messages(locale.messages);
        let unsaid: Vec<_> =
            words.keys().filter(|id| id.starts_with("lesson-") && !said.contains(*id)).collect();
        assert!(unsaid.is_empty(), "{}: no lesson says {unsaid:?}", locale.lang);
    }
}

/// The art is XML of symbols whose names begin with the slug, and has all that a front end draws: a cover, a
/// back, every suit, and every kind of token that random play brings to the table.
pub fn the_art_is_complete<G: Staged>() {
    let slug = G::RULES.slug;
    let boxes = symbols(G::STAGING.art);
    for name in boxes.keys() {
        assert!(name.starts_with(&format!("{slug}-")), "{name} does not begin with {slug}-");
    }
    let has = |name: String, view_box: &str| {
        assert_eq!(boxes.get(&name).map(String::as_str), Some(view_box), "the view box of {name}");
    };
    has(format!("{slug}-cover"), "0 0 320 200");
    has(format!("{slug}-back"), "0 0 100 140");
    G::STAGING.suits.iter().for_each(|suit| has(format!("{slug}-suit-{}", suit.id), "0 0 64 64"));
    tokens::<G>().iter().for_each(|kind| has(format!("{slug}-token-{kind}"), "0 0 32 32"));
}

/// Every kind of token that random play brings to the table.
fn tokens<G: Staged>() -> BTreeSet<&'static str> {
    let mut kinds = BTreeSet::new();
    for (variant, seed) in variants::<G>().into_iter().zip(0..) {
        let mut position = Position::<G>::new(variant, Seed::from(seed));
        loop {
            let Scene { seats, zones, .. } = position.game.scene(Eye::All);
            let tokens = seats.iter().flat_map(|seat| &seat.tokens);
            kinds.extend(tokens.chain(zones.iter().flat_map(|zone| &zone.tokens)).map(|token| token.kind));
            if !position.step() {
                break;
            }
        }
    }
    kinds
}

/// The symbols of an SVG file and their view boxes.
///
/// # Panics
/// If a tag is not closed, or closed where another is open, or an id stands twice.
fn symbols(svg: &str) -> BTreeMap<String, String> {
    let (mut open, mut ids, mut found) = (Vec::new(), BTreeSet::new(), BTreeMap::new());
    let mut rest = svg;
    while let Some((_, tag)) = rest.split_once('<') {
        let end = if tag.starts_with("!--") { "-->" } else { ">" };
        let (tag, after) = tag.split_once(end).unwrap_or_else(|| panic!("<{tag:.40} has no end"));
        rest = after;
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name.trim()), "closed where something else is open");
            continue;
        }
        let name = tag.split([' ', '\n', '/']).next().unwrap_or_default();
        if !tag.ends_with('/') && !tag.starts_with(['!', '?']) {
            open.push(name);
        }
        let Some(id) = attribute(tag, "id") else { continue };
        assert!(ids.insert(id), "{id} stands twice");
        if name == "symbol" {
            found.insert(id.to_owned(), attribute(tag, "viewBox").unwrap_or_default().to_owned());
        }
    }
    assert!(open.is_empty(), "never closed: {open:?}");
    found
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, value) = tag.split_once(&format!(" {name}=\""))?;
    value.split_once('"').map(|(value, _)| value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Board, Shows, Station, Stations};

    #[test]
    fn a_board_and_its_lines_can_be_pointed_to() {
        let rounds =
            Shows::Stations(Stations { shelves: false, stations: vec![Station::default().into(); 2] });
        let scene =
            Scene { boards: vec![Board::new("rounds", Message::new("a"), rounds)], ..Scene::default() };
        for (id, is_there) in
            [("rounds", true), ("rounds/1", true), ("rounds/2", false), ("rounds/", false), ("race/0", false)]
        {
            assert_eq!(has(&scene, id), is_there, "{id}");
        }
    }

    #[test]
    fn symbols_are_found_with_their_view_boxes() {
        let svg = "<?xml version=\"1.0\"?><svg><!-- <a> --><symbol id=\"a\" viewBox=\"0 0 1 1\"><path d=\"\"/></symbol></svg>";
        assert_eq!(symbols(svg), [("a".to_owned(), "0 0 1 1".to_owned())].into());
    }

    #[test]
    #[should_panic(expected = "closed where something else is open")]
    fn a_tag_that_is_not_closed_is_found() {
        symbols("<svg><symbol id=\"a\"></svg>");
    }

    #[test]
    #[should_panic(expected = "stands twice")]
    fn an_id_that_stands_twice_is_found() {
        symbols("<svg><g id=\"a\"/><g id=\"a\"/></svg>");
    }
}
