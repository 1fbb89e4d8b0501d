//! Every card of the game, for the rules.

use engine::{Aside, CardScene, Kind, Layout, Message, Place, Zone};

use super::faces::card_face;
use crate::Card;
use crate::card::{PACK, pack_size};

/// The acorns, and what swims or gapes between them.
pub(super) fn in_the_box() -> Vec<Zone> {
    let (acorns, others): (Vec<Card>, Vec<Card>) = Card::ALL.iter().partition(|card| card.worth() > 0);
    vec![set("box.acorns", "box-acorns", &acorns), set("box.others", "box-others", &others)]
}

fn set(id: &'static str, label: &'static str, cards: &[Card]) -> Zone {
    let cards = cards.iter().map(|&card| counted(card)).collect();
    Zone { cards, ..Zone::new(id, Place::Middle, Layout::Row, Message::new(label)) }
}

/// DB-2, DB-3. A card, and how many there are of it.
fn counted(card: Card) -> CardScene {
    let among = |cards: &[Card]| cards.iter().filter(|&&other| other == card).count();
    let count = Aside::from(Message::new("box-count").number("count", among(&PACK) as i64));
    let more = (among(&PACK[..pack_size(2)]) == 0).then(|| Message::new("box-more"));
    CardScene { aside: Some(Aside { more, ..count }), ..CardScene::up(card_face(card)) }
}
