//! Every language says everything.

use std::collections::{BTreeMap, BTreeSet};

use super::{Position, eyes};
use crate::{Arg, Eye, Lang, Message, Refusal, Scene, Seat, Staged, Token, Words};

/// Whatever the game says, in events, scenes and refusals, has words in every language.
pub fn everything_said_has_words<G: Staged>(position: &Position<G>) {
    let mut said = ["game-title", "game-tagline"].map(Message::new).to_vec();
    for eye in eyes(&position.game).chain([Eye::All]) {
        said.extend(said_in(position.game.scene(eye)));
        for seat in position.game.to_act().iter() {
            for action in position.game.legal(seat) {
                let (_, events) = position.result(seat, action);
                said.extend(events.into_iter().map(|event| G::word(event, eye).message));
            }
        }
    }
    said.extend(refusals(position).map(|(_, _, refusal)| refusal.reason));
    for lang in Lang::all() {
        let words = Words::of(G::STAGING.locales, lang).expect("the catalog can be read");
        for message in &said {
            words.try_say(message, &[]).unwrap_or_else(|error| panic!("{error}"));
        }
    }
}

fn said_in(scene: Scene) -> Vec<Message> {
    let mut said = scene.flags;
    said.extend(scene.prompt);
    said.extend(scene.tips);
    for seat in scene.seats {
        said.extend(seat.status);
        said.extend(seat.tokens.iter().map(Token::counted));
    }
    for zone in scene.zones {
        said.push(zone.label);
        said.extend(zone.note);
        said.extend(zone.tokens.iter().map(Token::counted));
        let faces = zone.cards.iter().filter_map(|card| card.face.as_ref());
        said.extend(faces.flat_map(|face| [face.name.clone(), face.rule.clone()]));
    }
    for choice in scene.choices {
        said.push(choice.label);
        said.extend(choice.warning);
        said.extend(choice.touches.iter().filter_map(|touch| touch.label().cloned()));
    }
    for blocked in scene.blocked {
        said.push(blocked.reason);
        said.extend(blocked.touches.iter().filter_map(|touch| touch.label().cloned()));
    }
    if let Some(sheet) = scene.sheet {
        said.push(sheet.title);
        said.extend(sheet.columns);
        said.extend(sheet.rows.into_iter().flatten().filter_map(|cell| match cell {
            Arg::Message(message) => Some(message),
            _ => None,
        }));
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
