//! Every card of the game, for the rules.

use engine::{Aside, CardScene, CompactString, Kind, Layout, Message, Place, Zone, format_compact};

use super::faces::{ally_face, card_face, species_name};
use crate::card::pack;
use crate::{Card, Species, Wasteland};

/// The cards of each species in two rows that fit a page, and the alliance cards.
pub(super) fn in_the_box(game: &Wasteland) -> Vec<Zone> {
    let halves = |species: Species| {
        let (low, high): (Vec<Card>, Vec<Card>) =
            pack(4).of(species).kinds().partition(|card| card.value() < 5);
        let cards = |cards: Vec<Card>| cards.into_iter().map(|card| counted(game, card)).collect();
        let name = |id| Message::new(id).message("species", species_name(species));
        [
            set(format_compact!("box.{species}.low"), name("box-low"), cards(low)),
            set(format_compact!("box.{species}.high"), name("box-high"), cards(high)),
        ]
    };
    let ally = |&species: &Species| CardScene {
        aside: Some(Message::new("box-one").into()),
        ..CardScene::up(ally_face(species))
    };
    let allies = Species::ALL.iter().map(ally).collect();
    let allies = set("box.allies".into(), Message::new("box-allies"), allies);
    Species::ALL.iter().copied().flat_map(halves).chain([allies]).collect()
}

fn set(id: CompactString, label: Message, cards: Vec<CardScene>) -> Zone {
    Zone { cards, ..Zone::new(id, Place::Middle, Layout::Row, label) }
}

/// WR-1. A card, and how many there are of it for how many players.
fn counted(game: &Wasteland, card: Card) -> CardScene {
    let copies = |players: usize| pack(players).iter().filter(|&other| other == card).count();
    let (line, more) = match [2, 3, 4].map(copies) {
        [_, _, 2] => ("box-two", Some("box-fewer")),
        [0, 0, _] => ("box-one", Some("box-four")),
        [0, ..] => ("box-one", Some("box-three")),
        _ => ("box-one", None),
    };
    let aside = Aside { more: more.map(Message::new), ..Aside::from(Message::new(line)) };
    CardScene { aside: Some(aside), ..CardScene::up(card_face(game.options.alliance, card)) }
}
