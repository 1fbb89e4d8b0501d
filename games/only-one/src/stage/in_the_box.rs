//! Every card of the game, for the rules.

use engine::{Aside, CardScene, Kind, Layout, Message, Place, Zone};

use super::faces::{card_face, familiar_face};
use crate::{Card, Familiar, Value};

/// The ingredients in rows that fit a page, and both sides of the familiars.
pub(super) fn in_the_box() -> Vec<Zone> {
    let [low, high, top] = [&Value::ALL[..6], &Value::ALL[6..11], &Value::ALL[11..]]
        .map(|values| values.iter().map(|&value| ingredient(value)).collect());
    let sides = |sides: [Familiar; 4]| sides.map(side).to_vec();
    vec![
        set("box.low", "box-low", low),
        set("box.high", "box-high", high),
        set("box.top", "box-top", top),
        set("box.front", "box-front", sides(Familiar::FRONTS)),
        set("box.back", "box-back", sides(Familiar::BACKS)),
    ]
}

fn set(id: &'static str, label: &'static str, cards: Vec<CardScene>) -> Zone {
    Zone { cards, ..Zone::new(id, Place::Middle, Layout::Row, Message::new(label)) }
}

/// OO-1 to OO-3. A card of a value, and how many there are of it for how many players.
fn ingredient(value: Value) -> CardScene {
    let more = match (value.is_in_play(2), value.is_in_play(3)) {
        (true, _) => None,
        (false, true) => Some(Message::new("box-three")),
        (false, false) => Some(Message::new("box-four")),
    };
    let aside = Aside { more, ..count(value.copies()) };
    CardScene { aside: Some(aside), ..CardScene::up(card_face(Card::plain(value))) }
}

fn side(familiar: Familiar) -> CardScene {
    CardScene { aside: Some(count(1)), ..CardScene::up(familiar_face(familiar)) }
}

fn count(copies: usize) -> Aside {
    Message::new("box-count").number("count", copies as i64).into()
}
