//! What things are called.

use engine::{CardData, Kind, Message, Seat};

use crate::card::Bag;
use crate::{Ability, Card, Cards, Pot, RecipeCard, Symbol, TerrainCard};

/// An Element or a Pot.
pub(super) fn card_name(card: Card) -> Message {
    match (card.symbol(), card.pot()) {
        (Some(Symbol::Water), _) => Message::new("card-water").number("symbols", card.pips()),
        (Some(Symbol::Tree), _) => Message::new("card-tree").number("symbols", card.pips()),
        (Some(Symbol::Stone), _) => Message::new("card-stone").number("symbols", card.pips()),
        (None, Some(pot)) => pot_name(pot),
        (None, None) => Message::new("card-amber"),
    }
}

pub(super) fn pot_name(pot: Pot) -> Message {
    Message::new("card-pot").number("number", pot.number())
}

/// Several cards of one kind, of which there are no more than one Pot.
fn cards_name(card: Card, count: usize) -> Message {
    let id = match (card.symbol(), count) {
        (_, 1) => return card_name(card),
        (Some(Symbol::Water), _) => "cards-water",
        (Some(Symbol::Tree), _) => "cards-tree",
        (Some(Symbol::Stone), _) => "cards-stone",
        (None, _) => "cards-amber",
    };
    Message::new(id).number("count", count as i64).number("symbols", card.pips())
}

/// "Water 1, 2 Ambers and Pot 6", in canonical order.
pub(super) fn list(cards: Bag) -> Message {
    let names = cards.kinds().map(|card| cards_name(card, cards.count(card)));
    joined(names).unwrap_or_else(|| Message::new("card-none"))
}

/// "Brook Otter, Reef Crab and Mist Heron"; nothing if there are none.
pub(super) fn joined(names: impl Iterator<Item = Message>) -> Option<Message> {
    let mut names: Vec<Message> = names.collect();
    let last = names.pop()?;
    Some(match in_order(names.into_iter()) {
        Some(all) => Message::new("list-last").message("all", all).message("one", last),
        None => last,
    })
}

/// "Mari, Ken, Aoi": one after the other.
fn in_order(names: impl Iterator<Item = Message>) -> Option<Message> {
    names.reduce(|all, one| Message::new("list-more").message("all", all).message("one", one))
}

/// In the order of the recipes.
const RECIPES: [&str; 31] = [
    "recipe-rw1",
    "recipe-rw2",
    "recipe-rw3",
    "recipe-rw4",
    "recipe-rw5",
    "recipe-rw6",
    "recipe-rw7",
    "recipe-rw8",
    "recipe-rw9",
    "recipe-rw10",
    "recipe-rt1",
    "recipe-rt2",
    "recipe-rt3",
    "recipe-rt4",
    "recipe-rt5",
    "recipe-rt6",
    "recipe-rt7",
    "recipe-rt8",
    "recipe-rt9",
    "recipe-rt10",
    "recipe-rs1",
    "recipe-rs2",
    "recipe-rs3",
    "recipe-rs4",
    "recipe-rs5",
    "recipe-rs6",
    "recipe-rs7",
    "recipe-rs8",
    "recipe-rs9",
    "recipe-rs10",
    "recipe-rl",
];

/// A recipe or its minion. A name that a cards file brings is not translated.
pub(super) fn recipe_name(card: &RecipeCard) -> Message {
    let ours = Cards::standard().recipe(card.recipe);
    if ours.name == card.name {
        Message::new(RECIPES[card.recipe.index()])
    } else {
        Message::new("named").text("name", &card.name)
    }
}

/// In the order of the standard terrain cards.
const TERRAINS: [&str; 5] =
    ["terrain-lake", "terrain-grove", "terrain-crag", "terrain-bloom", "terrain-waste"];

/// A terrain card. A name that a cards file brings is not translated.
pub(super) fn terrain_name(card: &TerrainCard) -> Message {
    let ours =
        Cards::standard().terrains.iter().position(|ours| (&ours.id, &ours.name) == (&card.id, &card.name));
    match ours {
        Some(place) => Message::new(TERRAINS[place]),
        None => Message::new("named").text("name", &card.name),
    }
}

/// "Water +1, Stone −1": what a terrain card changes.
pub(super) fn terrain_changes(card: &TerrainCard) -> Message {
    let change = |(&symbol, change): (&Symbol, i8)| {
        let id = match symbol {
            Symbol::Water => "change-water",
            Symbol::Tree => "change-tree",
            Symbol::Stone => "change-stone",
        };
        Message::new(id).text("change", signed(change))
    };
    in_order(changed(card).map(change)).unwrap_or_else(|| Message::new("change-none"))
}

/// The symbols that a terrain card changes.
pub(super) fn changed(card: &TerrainCard) -> impl Iterator<Item = (&'static Symbol, i8)> {
    Symbol::ALL.iter().zip(card.change).filter(|(_, change)| *change != 0)
}

/// What a symbol is called.
pub(super) fn symbol_name(symbol: Symbol) -> Message {
    Message::new(match symbol {
        Symbol::Water => "symbol-water",
        Symbol::Tree => "symbol-tree",
        Symbol::Stone => "symbol-stone",
    })
}

/// `+1` or `−1`, with a true minus.
pub(super) fn signed(number: impl Into<i16>) -> String {
    format!("{:+}", number.into()).replace('-', "\u{2212}")
}

pub(super) fn ability_name(ability: Ability) -> Message {
    Message::new(match ability {
        Ability::Pot0 => "ability-pot0",
        Ability::Amber4 => "ability-amber4",
        Ability::Pot4 => "ability-pot4",
        Ability::Water3 => "ability-water3",
        Ability::Tree3 => "ability-tree3",
        Ability::Stone3 => "ability-stone3",
    })
}

/// "Mari, Ken, Aoi", in this order.
pub(super) fn players(seats: impl Iterator<Item = Seat>) -> Message {
    let named = seats.map(|seat| Message::new("player-one").seat("player", seat));
    in_order(named).unwrap_or_else(|| Message::new("player-none"))
}
