//! The fronts of the cards.

use engine::{CardFace, CompactString, Message, ToCompactString, format_compact};

use super::names::{ability_name, card_name, recipe_name, terrain_changes, terrain_name};
use super::{AMBER, LEGEND, POT, ROUND, STONE, TREE, WATER};
use crate::data::{Points, ROUNDS};
use crate::{Card, Direction, Minions, Recipe, RecipeCard, Symbol, TerrainCard};

fn suit(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Water => WATER,
        Symbol::Tree => TREE,
        Symbol::Stone => STONE,
    }
}

/// An Element or a Pot. Its rule tells what the terrain makes of it.
pub(super) fn card_face(game: &Minions, card: Card) -> CardFace {
    let (suit, rule) = match card.symbol() {
        Some(symbol) => (suit(symbol), element_rule(game, card, symbol)),
        None if card.is_pot() => (POT, Message::new("rule-pot")),
        None => (AMBER, Message::new("rule-amber").number("points", game.cards.amber)),
    };
    CardFace::new(card, suit, card_name(card), rule)
}

/// MR-27, MR-28, MR-44 to MR-46.
fn element_rule(game: &Minions, card: Card, symbol: Symbol) -> Message {
    let pips = card.pips();
    let value = pips.saturating_add_signed(game.terrain_change()[symbol as usize]).max(1);
    let id = if value == pips { "rule-element" } else { "rule-element-terrain" };
    let rule = Message::new(id).number("value", value).number("double", 2 * value);
    match game.terrain_of(game.round as usize).filter(|_| value != pips) {
        Some(terrain) => rule.number("symbols", pips).message("terrain", terrain_name(terrain)),
        None => rule,
    }
}

/// A recipe, or the minion it became.
pub(super) fn recipe_face(card: &RecipeCard) -> CardFace {
    CardFace {
        text: card.recipe.to_compact_string(),
        figures: recipe_figures(card),
        suit: card.symbol.map_or(LEGEND, suit),
        name: recipe_name(card),
        rule: recipe_rule(card),
    }
}

/// What it costs and what it is worth: `4→2`.
fn recipe_figures(card: &RecipeCard) -> CompactString {
    match card.points {
        Points::Scaled => format_compact!("{}→?", card.cost),
        Points::Fixed(points) => format_compact!("{}→{points}", card.cost),
    }
}

fn recipe_rule(card: &RecipeCard) -> Message {
    let rule = |id| Message::new(id).number("cost", card.cost);
    match (card.points, card.ability) {
        (Points::Scaled, _) => rule("rule-scaled"),
        (Points::Fixed(points), Some(ability)) => {
            rule("rule-ability").number("points", points).message("ability", ability_name(ability))
        }
        (Points::Fixed(points), None) if card.recipe == Recipe::LEGEND => {
            rule("rule-legend").number("points", points)
        }
        (Points::Fixed(points), None) => rule("rule-recipe").number("points", points),
    }
}

/// A recipe of the area, with what the viewer's cards reach of its cost.
pub(super) fn recipe_face_with_reach(card: &RecipeCard, reach: u8, has_pot: bool) -> CardFace {
    let id = match (has_pot, reach >= card.cost) {
        (true, true) => "reach-enough",
        (true, false) => "reach-short",
        (false, true) => "reach-enough-no-pot",
        (false, false) => "reach-short-no-pot",
    };
    let reach = Message::new(id).number("reach", reach).number("cost", card.cost);
    let face = recipe_face(card);
    CardFace {
        rule: Message::new("rule-with-reach").message("rule", face.rule).message("reach", reach),
        ..face
    }
}

/// MR-5, MR-6. A round card and the terrain on it.
pub(super) fn round_face(game: &Minions, round: usize) -> CardFace {
    debug_assert!((1..=ROUNDS).contains(&round), "there are five rounds");
    let card = game.cards.rounds[round - 1];
    let (arrow, id) = match card.direction {
        Direction::Left => ('←', "rule-round-left"),
        Direction::Right => ('→', "rule-round-right"),
    };
    let rule = Message::new(id).number("points", card.points);
    CardFace {
        text: format_compact!("{round}{arrow}{}", card.points),
        figures: CompactString::default(),
        suit: ROUND,
        name: Message::new("round-name").number("round", round as i64),
        rule: match game.terrain_of(round) {
            Some(terrain) => round_with_terrain(rule, terrain),
            None => rule,
        },
    }
}

fn round_with_terrain(rule: Message, terrain: &TerrainCard) -> Message {
    Message::new("rule-round-terrain")
        .message("rule", rule)
        .message("terrain", terrain_name(terrain))
        .text("changes", terrain_changes(terrain))
}
