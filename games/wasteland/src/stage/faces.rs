//! What is printed on the cards, and what they are called.

use std::sync::LazyLock;

use engine::{CardFace, Kind, Message, format_compact};

use super::SUITS;
use crate::card::{BySpecies, by_species};
use crate::{Card, Species, Wasteland};

/// What a species is called.
pub(super) fn species_name(species: Species) -> Message {
    Message::new(match species {
        Species::Ghost => "species-ghost",
        Species::Dryad => "species-dryad",
        Species::Harpy => "species-harpy",
        Species::Merfolk => "species-merfolk",
    })
}

/// What a card is called.
pub(super) fn card_name(card: Card) -> Message {
    Message::new("card").message("species", species_name(card.species())).number("value", card.value())
}

/// Several cards, by their notation.
pub(super) fn list(cards: impl Iterator<Item = Card>) -> String {
    cards.map(|card| card.to_string()).collect::<Vec<_>>().join(", ")
}

fn suit(species: Species) -> &'static str {
    SUITS[species.index()]
}

pub(super) fn card_face(game: &Wasteland, card: Card) -> &'static CardFace {
    static FACES: LazyLock<[Vec<CardFace>; 2]> = LazyLock::new(|| {
        [false, true].map(|alliance| Card::every_bit().map(|card| print(alliance, card)).collect())
    });
    &FACES[usize::from(game.options.alliance)][card.index()]
}

fn print(alliance: bool, card: Card) -> CardFace {
    let rule = match card.is_special() {
        true if alliance => "rule-special-icons",
        false if alliance => "rule-ordinary-icons",
        true => "rule-special",
        false => "rule-ordinary",
    };
    let rule = Message::new(rule).number("icons", card.icons());
    CardFace::new(card, suit(card.species()), card_name(card), rule)
}

/// An alliance card.
pub(super) fn ally_face(species: Species) -> &'static CardFace {
    static FACES: LazyLock<BySpecies<CardFace>> = LazyLock::new(|| by_species(print_ally));
    &FACES[species.index()]
}

fn print_ally(species: Species) -> CardFace {
    CardFace::new(
        format_compact!("★{species}"),
        suit(species),
        Message::new("ally-card").message("species", species_name(species)),
        Message::new("rule-ally").message("species", species_name(species)),
    )
}
