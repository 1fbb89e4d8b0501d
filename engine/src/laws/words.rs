//! Every language says everything, and says it in words.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use super::{Position, eyes};
use crate::{
    Arg, Aside, Bill, Board, CardFace, CountItem, CountRow, CountStage, Cue, Eye, Front, Heading, Lang,
    Later, Line, Matrix, Message, Picture, Refusal, Scene, Seat, Shows, Slot, Staged, Station, Token, Words,
    Zone,
};

/// What a sentence ends with.
const ENDS: [char; 7] = ['.', '!', '?', '…', '。', '！', '？'];

/// Whatever the game says, in events, scenes and refusals, has words in every language.
pub fn everything_said_has_words<G: Staged>(position: &Position<G>) {
    let said = everything_said(position);
    for lang in Lang::all() {
        let words = Words::of(G::STAGING.locales, lang).expect("the catalog can be read");
        for message in &said {
            words.try_say(message, &[]).unwrap_or_else(|error| panic!("{error}"));
        }
    }
}

/// What is written large in an aside is part of its line, in every language: nothing is said twice.
pub fn figures_are_part_of_their_lines<G: Staged>(position: &Position<G>) {
    let asides: Vec<Aside> = eyes(&position.game).flat_map(|eye| asides(position.game.scene(eye))).collect();
    for lang in Lang::all() {
        let words = Words::of(G::STAGING.locales, lang).expect("the catalog can be read");
        for Aside { line, figure, .. } in &asides {
            let line = words.say(line, &[]);
            let figure = figure.as_ref().map(|figure| words.say(figure, &[])).unwrap_or_default();
            assert!(line.contains(&figure), "{lang}: {figure:?} is no part of {line:?}");
        }
    }
}

fn asides(scene: Scene) -> impl Iterator<Item = Aside> {
    let of_zone =
        |zone: Zone| zone.aside.into_iter().chain(zone.cards.into_iter().filter_map(|card| card.aside));
    scene.zones.into_iter().map(Later::into_made).flat_map(of_zone)
}

/// People never read notation: no name of a slot (`r1`), no bare code of a card, no hyphen for a minus.
pub fn nothing_said_is_notation<G: Staged>(position: &Position<G>) {
    let said = everything_said(position);
    let scene = position.game.scene(Eye::All);
    let zones = scene.zones.into_iter().map(Later::into_made);
    let cards = zones.chain(position.game.in_the_box()).flat_map(|zone| zone.cards);
    let faces: Vec<_> = cards.filter_map(|card| card.face).collect();
    for lang in Lang::all() {
        let words = Words::of(G::STAGING.locales, lang).expect("the catalog can be read");
        let say = |message: &Message| words.say(message, &[]);
        let is_code = |face: &&Front| is_code(&face.text, &printed(face), &say(&face.name));
        let codes: BTreeSet<&str> = faces.iter().filter(is_code).map(|face| &*face.text).collect();
        for message in &said {
            let text = say(message);
            let notation = notation_in(&text, &codes);
            assert_eq!(notation, None, "{lang}: {}: {text:?} has notation", message.id);
        }
    }
}

/// What is told of an action is a whole sentence in every language: a screen reader reads it out by itself.
pub fn what_is_told_is_a_sentence<G: Staged>(position: &Position<G>) {
    let eye = Eye::All;
    let told = position.game.to_act().iter().flat_map(|seat| {
        let stories =
            position.game.legal(seat).into_iter().map(move |action| position.result(seat, action).1);
        stories.flat_map(|story| story.events).map(move |event| G::word(event, eye).message)
    });
    let told: HashSet<Message> = told.collect();
    for lang in Lang::all() {
        let words = Words::of(G::STAGING.locales, lang).expect("the catalog can be read");
        for message in &told {
            let text = words.say(message, &[]);
            assert!(is_sentence(&text), "{lang}: {}: {text:?} is no sentence", message.id);
        }
    }
}

pub(super) fn is_sentence(text: &str) -> bool {
    text.trim_end_matches(['」', '”', '）', ')']).ends_with(ENDS)
}

/// The words of a game in every language.
pub(super) fn speakers<G: Staged>() -> impl Iterator<Item = Words> {
    Lang::all().map(|lang| Words::of(G::STAGING.locales, lang).expect("the catalog can be read"))
}

/// What stands in the corner of a card.
fn printed(face: &CardFace) -> String {
    format!("{}{}", face.rank, face.minor)
}

/// Whether the text that stands for a card is a code: no number, no word, not printed on it, and no part of
/// its name.
fn is_code(text: &str, printed: &str, name: &str) -> bool {
    let plain = |is: fn(&u8) -> bool| text.as_bytes().iter().all(is);
    let is_plain = plain(u8::is_ascii_digit) || plain(u8::is_ascii_lowercase);
    !is_plain && text != printed && !name.contains(text)
}

/// The first notation in a text.
fn notation_in<'a>(text: &'a str, codes: &BTreeSet<&str>) -> Option<&'a str> {
    let tokens = || text.split(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '-' | '|' | '*')));
    let slot = |token: &&str| {
        let letters = token.trim_end_matches(|c: char| c.is_ascii_digit());
        letters.len() < token.len()
            && !letters.is_empty()
            && letters.bytes().all(|byte| byte.is_ascii_lowercase())
    };
    let minus = |token: &&str| {
        token.strip_prefix('-').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
    };
    // An English sentence may well begin with "A".
    let code = |token: &&str| codes.contains(token) && !matches!(*token, "A" | "I");
    tokens().find(|token| slot(token) || minus(token) || code(token))
}

fn everything_said<G: Staged>(position: &Position<G>) -> HashSet<Message> {
    let mut said: HashSet<Message> = HashSet::from(["game-title", "game-tagline"].map(Message::new));
    for eye in eyes(&position.game).chain([Eye::All]) {
        said.extend(said_in(position.game.scene(eye)));
        for seat in position.game.to_act().iter() {
            for action in position.game.legal(seat) {
                let (_, story) = position.result(seat, action);
                said.extend(story.events.iter().map(|&event| G::word(event, eye).message));
                for Picture { event, game } in &story.pictures {
                    said.extend(said_in(game.still(eye)));
                    said.extend(said_by(game.cue(story.events[*event], eye)));
                }
            }
        }
    }
    said.extend(refusals(position).map(|(_, _, refusal)| refusal.reason));
    let regions = position.game.plans().forms().into_iter().flat_map(|(_, plan)| &plan.regions);
    said.extend(regions.filter_map(|region| region.title.as_ref().map(|title| title.words.clone())));
    said
}

fn said_in(scene: Scene) -> Vec<Message> {
    let mut said = scene.flags;
    said.extend(scene.prompt);
    said.extend(scene.tips);
    for seat in scene.seats.into_iter().map(Later::into_made) {
        said.extend([seat.status, seat.note, seat.worth].into_iter().flatten());
        said.extend(seat.tokens.iter().map(Token::counted));
    }
    scene.zones.into_iter().for_each(|zone| said_at(zone.into_made(), &mut said));
    scene.boards.into_iter().for_each(|board| said_on(board, &mut said));
    for choice in scene.choices {
        said.push(choice.label);
        said.extend(choice.warning);
        said.extend(choice.previews.into_iter().filter_map(|preview| preview.line));
        said.extend(choice.touches.iter().filter_map(|touch| touch.label().cloned()));
    }
    for blocked in scene.blocked {
        said.push(blocked.reason);
        said.extend(blocked.touches.iter().filter_map(|touch| touch.label().cloned()));
    }
    if let Some(sheet) = scene.sheet {
        said.push(sheet.title);
        said.extend(sheet.columns);
        said.extend(sheet.rows.into_iter().flat_map(Later::into_made).filter_map(|cell| match cell {
            Arg::Message(message) => Some(message),
            _ => None,
        }));
    }
    said
}

fn said_at(zone: Zone, said: &mut Vec<Message>) {
    let aside = |aside: Aside| [Some(aside.line), aside.figure, aside.more].into_iter().flatten();
    said.push(zone.label);
    said.extend(zone.aside.into_iter().flat_map(aside));
    said.extend(zone.tokens.iter().map(Token::counted));
    for Slot { label, offers, .. } in zone.slots {
        said.extend(label);
        said.extend(offers.into_iter().flat_map(|offer| [Some(offer.label), offer.hint]).flatten());
    }
    for card in zone.cards {
        said.extend([card.label, card.now].into_iter().flatten());
        said.extend(card.aside.into_iter().flat_map(aside));
        if let Some(Bill { lines, title, .. }) = card.bill.map(|bill| *bill) {
            said.push(title);
            said.extend(lines.into_iter().flat_map(|line| [Some(line.label), line.why]).flatten());
        }
        let face = card.face.as_deref();
        said.extend(face.into_iter().flat_map(|face| [face.name.clone(), face.rule.clone()]));
        said.extend(face.and_then(|face| face.gist.clone()));
    }
}

fn said_on(board: Board, said: &mut Vec<Message>) {
    said.push(board.title);
    said.extend([board.note, board.foot].into_iter().flatten());
    match board.shows {
        Shows::Matrix(Matrix { columns, rows, .. }) => {
            said.extend(columns.into_made().into_iter().map(|heading| heading.label));
            for Line { head, cells, .. } in rows.into_iter().map(Later::into_made) {
                said.push(head.label);
                let cells = cells.into_iter().map(Later::into_made);
                said.extend(cells.flat_map(|cell| [cell.text, cell.note]).flatten());
            }
        }
        Shows::Stations(stations) => {
            let words = |station: Station| [station.heading, station.title, station.text];
            said.extend(stations.stations.into_iter().map(Later::into_made).flat_map(words).flatten());
        }
        Shows::Scale(_) | Shows::Store(_) => {}
    }
}

fn said_by(cue: Cue) -> Vec<Message> {
    let mut said = cue.caption;
    said.extend(cue.beads.into_iter().flat_map(|beads| beads.steps));
    said.extend(cue.track.map(|track| track.title));
    if let Some(CountStage { title, note, banner, rows, .. }) = cue.count.map(|count| *count) {
        said.extend([title, note, banner].into_iter().flatten());
        for CountRow { head, items, medal, sum, total, .. } in rows {
            said.extend(head.map(|Heading { label, .. }| label));
            said.extend([medal, sum, total].into_iter().flatten());
            said.extend(items.into_iter().filter_map(|CountItem { label, .. }| label));
        }
    }
    said
}

/// What is known of the game and not legal now, and why.
pub(super) fn refusals<G: Staged>(
    position: &Position<G>,
) -> impl Iterator<Item = (Seat, G::Action, Refusal)> + '_ {
    let game = &position.game;
    let known = position.known_actions();
    game.to_act().iter().flat_map(move |seat| {
        let legal = game.legal(seat);
        let refused = known.iter().filter(|action| !legal.contains(action));
        refused.map(|&action| (seat, action, game.refusal(seat, action))).collect::<Vec<_>>()
    })
}

/// Every message exists in every language, with the same arguments.
pub fn languages_agree<G: Staged>() {
    let locales = G::STAGING.locales;
    let missing: Vec<&str> = Lang::all().filter(|&lang| locales.get(lang).is_none()).map(Lang::tag).collect();
    assert!(missing.is_empty(), "there is no folder locales/ for {missing:?}");
    catalogs_agree(&locales.iter().map(|locale| locale.messages).collect::<Vec<_>>());
}

/// The same messages with the same arguments in each of these catalogs.
pub fn catalogs_agree(catalogs: &[&str]) {
    let first = messages(catalogs[0]);
    for catalog in &catalogs[1..] {
        let other = messages(catalog);
        let only = |these: &BTreeMap<&str, _>, those: &BTreeMap<&str, _>| {
            these.keys().filter(|id| !those.contains_key(*id)).map(|id| (*id).to_owned()).collect::<Vec<_>>()
        };
        let (only_first, only_other) = (only(&first, &other), only(&other, &first));
        assert!(
            only_first.is_empty() && only_other.is_empty(),
            "messages of one language only: {only_first:?} of the first, {only_other:?} of the other"
        );
        for (id, args) in &first {
            assert_eq!(args, &other[id], "the arguments of {id} differ between languages");
        }
    }
}

/// The messages of a catalog, and the arguments that each names.
pub(super) fn messages(catalog: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut found: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut current = None;
    for line in catalog.lines().filter(|line| !line.starts_with('#')) {
        if let Some((id, _)) =
            line.split_once(" =").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase()))
        {
            assert!(found.insert(id, BTreeSet::new()).is_none(), "{id} stands twice");
            current = Some(id);
        }
        let args = line
            .split('$')
            .skip(1)
            .map(|rest| rest.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default());
        if let Some(id) = current {
            found.entry(id).or_default().extend(args);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_is_found_among_words() {
        let codes = BTreeSet::from(["L", "1|5", "W2", "A"]);
        for (text, notation) in [
            ("Row r1 counts six", Some("r1")),
            ("列 c2を取りました", Some("c2")),
            ("turns up L.", Some("L")),
            ("1|5をめくって", Some("1|5")),
            ("水2とW2", Some("W2")),
            ("-2 − 2", Some("-2")),
            ("A new round: 2-4 players, the 2nd row, −2, 4A", None),
        ] {
            assert_eq!(notation_in(text, &codes), notation, "{text}");
        }
    }

    #[test]
    fn a_number_and_a_word_are_no_codes() {
        assert!(is_code("L", "", "loach") && is_code("W2", "2", "Water 2") && is_code("1|5", "1/5", "acorn"));
        assert!(!is_code("7", "7", "snake") && !is_code("king", "", "王") && !is_code("4A", "4A", "clover"));
    }
}
