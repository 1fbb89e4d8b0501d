//! What is printed on the cards, and what they are called.

use std::sync::LazyLock;

use engine::{CardFace, Kind, Message, format_compact};

use super::SUITS;
use super::numbers::plain;
use crate::card::{BySpecies, by_species};
use crate::{Card, Species};

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
    Message::new("card").message("species", species_name(card.species())).text("value", plain(card.value()))
}

/// Several things by their names: `Ghost 1, Dryad 8`.
pub(super) fn list(names: impl Iterator<Item = Message>) -> Message {
    let both = |first, next| Message::new("list").message("first", first).message("next", next);
    names.reduce(both).unwrap_or(Message::new("list-empty"))
}

/// Several cards by their names.
pub(super) fn cards(cards: impl Iterator<Item = Card>) -> Message {
    list(cards.map(card_name))
}

/// The suit of a species, and the name of its picture.
pub(super) fn suit(species: Species) -> &'static str {
    SUITS[species.index()]
}

/// The picture of a species' suit.
pub(super) fn suit_symbol(species: Species) -> &'static str {
    const SYMBOLS: BySpecies<&str> = ["suit-ghost", "suit-dryad", "suit-harpy", "suit-merfolk"];
    SYMBOLS[species.index()]
}

/// The icons of alliances matter where there are alliance cards.
pub(super) fn card_face(alliance: bool, card: Card) -> &'static CardFace {
    static FACES: LazyLock<[Vec<CardFace>; 2]> = LazyLock::new(|| {
        [false, true].map(|alliance| Card::every_bit().map(|card| print(alliance, card)).collect())
    });
    &FACES[usize::from(alliance)][card.index()]
}

/// The picture of an alliance icon.
const PENNANTS: BySpecies<&str> = ["pennant-ghost", "pennant-dryad", "pennant-harpy", "pennant-merfolk"];

/// WR-63. Alliance icons matter with alliance cards only.
fn print(alliance: bool, card: Card) -> CardFace {
    let rule = match card.is_special() {
        true if alliance => "rule-special-icons",
        false if alliance => "rule-ordinary-icons",
        true => "rule-special",
        false => "rule-ordinary",
    };
    let rule = Message::new(rule).number("icons", card.icons());
    let icons = if alliance { card.icons() } else { 0 };
    CardFace {
        badges: vec![PENNANTS[card.species().index()]; icons.into()],
        grand: card.is_special(),
        ..CardFace::new(card, suit(card.species()), card_name(card), rule).ranked(plain(card.value()))
    }
}

/// An alliance card.
pub(super) fn ally_face(species: Species) -> &'static CardFace {
    static FACES: LazyLock<BySpecies<CardFace>> = LazyLock::new(|| by_species(print_ally));
    &FACES[species.index()]
}

fn print_ally(species: Species) -> CardFace {
    let name = || species_name(species);
    let face = CardFace::new(
        format_compact!("★{species}"),
        suit(species),
        Message::new("ally-card").message("species", name()),
        Message::new("rule-ally").message("species", name()),
    );
    face.ranked("")
}
