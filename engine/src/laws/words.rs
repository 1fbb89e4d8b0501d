//! Both languages say everything.

use std::collections::{BTreeMap, BTreeSet};

use super::{Position, eyes};
use crate::{Arg, Eye, Game, Imagination, Lang, Message, Rejection, Scene, Token, Words};

/// Whatever the game says, in events, scenes and refusals, has words in every language.
pub fn everything_said_has_words<G: Game>(position: &Position<G>) {
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
    said.extend(refusals(position));
    for lang in Lang::ALL {
        let words = Words::of(G::ABOUT.locales, lang).expect("the catalog can be read");
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

fn refusals<G: Game>(position: &Position<G>) -> Vec<Message> {
    let mut said = Vec::new();
    for seat in position.game.to_act().iter() {
        for action in position.known_actions() {
            let tried = position.game.clone().play(seat, action, &mut Imagination(&mut position.rng()));
            if let Err(Rejection::Illegal(refusal)) = tried {
                said.push(refusal.reason);
            }
        }
    }
    said
}

/// Every message exists in every language, with the same arguments.
pub fn languages_agree<G: Game>() {
    let locales = G::ABOUT.locales;
    let langs: Vec<Lang> = locales.iter().map(|locale| locale.lang).collect();
    assert_eq!(langs, Lang::ALL, "every language, once");
    catalogs_agree(&locales.iter().map(|locale| locale.messages).collect::<Vec<_>>());
}

/// The same messages with the same arguments in each of these catalogs.
pub fn catalogs_agree(catalogs: &[&str]) {
    let first = messages(catalogs[0]);
    for catalog in &catalogs[1..] {
        let other = messages(catalog);
        assert_eq!(
            first.keys().collect::<Vec<_>>(),
            other.keys().collect::<Vec<_>>(),
            "messages of one language only"
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
            .map(|rest| rest.split(|c: char| !c.is_ascii_lowercase()).next().unwrap_or_default());
        if let Some(id) = current {
            found.entry(id).or_default().extend(args);
        }
    }
    found
}
