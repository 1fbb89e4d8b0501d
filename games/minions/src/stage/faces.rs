//! The fronts of the cards.

use engine::{CardFace, Lasting, Message, Pile, Sign, format_compact};

use super::names::{
    ability_name, card_name, pot_name, recipe_name, symbol_name, terrain_changes, terrain_name,
};
use super::{AMBER, LEGEND, POT, ROUND, STONE, TREE, WATER};
use crate::data::{Cards, Points, ROUNDS, TERRAINS};
use crate::rules::value::Worth;
use crate::{Ability, Card, Direction, Minions, Pot, Recipe, RecipeCard, Symbol, TerrainCard};

/// What a card pays for any recipe.
const ANY: &str = "any";

fn suit(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Water => WATER,
        Symbol::Tree => TREE,
        Symbol::Stone => STONE,
    }
}

/// The picture of a symbol.
pub(super) fn mark(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Water => "suit-water",
        Symbol::Tree => "suit-tree",
        Symbol::Stone => "suit-stone",
    }
}

/// What faces speak of: the cards of the game, and the terrains of its rounds.
#[derive(Clone, Copy, Hash)]
pub(super) struct Ground {
    pub(super) cards: Lasting<Cards>,
    terrain: Pile<u8, TERRAINS>,
    pub(super) round: u8,
}

impl Ground {
    pub(super) fn of(game: &Minions) -> Ground {
        Ground { cards: Lasting(game.cards), terrain: game.terrain, round: game.round }
    }

    /// The terrain of this round.
    pub(super) fn terrain(&self) -> Option<&'static TerrainCard> {
        self.terrain_of(self.round.into())
    }

    pub(super) fn terrain_of(&self, round: usize) -> Option<&'static TerrainCard> {
        self.terrain.get(round - 1).map(|&place| &self.cards.0.terrains[place as usize])
    }

    fn terrain_change(&self) -> [i8; 3] {
        self.terrain().map_or([0; 3], |terrain| terrain.change)
    }

    /// What Elements are worth for a recipe in this round.
    pub(super) fn worth(&self, recipe: Recipe) -> Worth {
        Worth::new(self.cards.recipe(recipe).symbol, self.terrain_change())
    }
}

/// An Element or a Pot. Its strip tells what it pays on this round's terrain.
pub(super) fn card_face(ground: &Ground, card: Card) -> CardFace {
    match (card.symbol(), card.pot()) {
        (Some(symbol), _) => element_face(ground, card, symbol),
        (None, Some(pot)) => {
            let rule = Message::new("rule-pot");
            CardFace::new(card, POT, pot_name(pot), rule).ranked(format_compact!("{}", pot.number()))
        }
        (None, None) => {
            let rule = Message::new("rule-amber").number("points", ground.cards.amber);
            let strip = vec![Sign::symbol(ANY).with(card.pips())];
            CardFace { strip, ..CardFace::new(card, AMBER, card_name(card), rule).ranked("") }
        }
    }
}

/// MR-27, MR-28, MR-44 to MR-46.
fn element_face(ground: &Ground, card: Card, symbol: Symbol) -> CardFace {
    let pips = card.pips();
    let value = pips.saturating_add_signed(ground.terrain_change()[symbol as usize]).max(1);
    let id = if value == pips { "rule-element" } else { "rule-element-terrain" };
    let rule = Message::new(id).number("value", value).number("double", 2 * value);
    let rule = match ground.terrain().filter(|_| value != pips) {
        Some(terrain) => rule.number("symbols", pips).message("terrain", terrain_name(terrain)),
        None => rule,
    };
    CardFace {
        strip: vec![Sign::symbol(ANY).with(value), Sign::symbol(mark(symbol)).with(2 * value)],
        ..CardFace::new(card, suit(symbol), card_name(card), rule).ranked(format_compact!("{pips}"))
    }
}

/// MR-20, MR-52. A Pot that was revealed; Pot 0 is no card.
pub(super) fn pot_face(ground: &Ground, pot: Pot) -> CardFace {
    match pot.card() {
        Some(card) => card_face(ground, card),
        None => CardFace::new(pot, POT, pot_name(pot), Message::new("rule-pot-zero")).ranked("0"),
    }
}

/// A recipe. Whoever asks what a collector would bring them says how many minions of its symbol they would
/// have with it.
pub(super) fn recipe_face(ground: &Ground, card: &RecipeCard, same: Option<usize>) -> CardFace {
    let cost = Sign::symbol("suit-pot").with(card.cost);
    CardFace { cost: Some(cost), ..minion_face(ground, card, same) }
}

/// The minion that a recipe has become: it costs nothing any more.
pub(super) fn minion_face(ground: &Ground, card: &RecipeCard, same: Option<usize>) -> CardFace {
    let step = same.map(|count| count.clamp(1, ROUNDS) - 1);
    CardFace {
        worth: match card.points {
            Points::Scaled => step.map(|step| ground.cards.scale[step].into()),
            Points::Fixed(points) => Some(points.into()),
        },
        strip: match (card.points, card.symbol, card.ability) {
            (Points::Scaled, Some(symbol), _) => ladder(ground, symbol, step),
            (_, _, Some(ability)) => ability_signs(ability),
            _ => Vec::new(),
        },
        grand: card.recipe == Recipe::LEGEND,
        ..CardFace::new(
            card.recipe,
            card.symbol.map_or(LEGEND, suit),
            recipe_name(card),
            recipe_rule(ground, card),
        )
        .ranked("")
    }
}

/// MR-42. What a collector brings for each number of minions of its symbol.
fn ladder(ground: &Ground, symbol: Symbol, step: Option<usize>) -> Vec<Sign> {
    let rung =
        |(index, points): (usize, &u8)| Sign { lit: step == Some(index), ..Sign::default().with(points) };
    let rungs = ground.cards.scale.iter().enumerate().map(rung);
    std::iter::once(Sign::symbol(mark(symbol))).chain(rungs).collect()
}

/// MR-52 to MR-55. What is discarded, and what comes of it.
pub(super) fn ability_signs(ability: Ability) -> Vec<Sign> {
    let from = match ability {
        Ability::Pot0 | Ability::Amber4 => "suit-amber",
        Ability::Pot4 => "suit-pot",
        Ability::Water3 => mark(Symbol::Water),
        Ability::Tree3 => mark(Symbol::Tree),
        Ability::Stone3 => mark(Symbol::Stone),
    };
    let to = match (ability, ability.symbol()) {
        (Ability::Pot0, _) => Sign::symbol("suit-pot").with(0),
        (_, Some(symbol)) => Sign::symbol(mark(symbol)).with(ability.generates()),
        (_, None) => Sign::symbol(ANY).with(ability.generates()),
    };
    vec![Sign::symbol(from), Sign::symbol("becomes"), to]
}

fn recipe_rule(ground: &Ground, card: &RecipeCard) -> Message {
    let rule = |id| Message::new(id).number("cost", card.cost);
    match (card.points, card.ability) {
        (Points::Scaled, _) => {
            let counts = ["one", "two", "three", "four", "five"].into_iter();
            let rule = match card.symbol {
                Some(symbol) => rule("rule-scaled").message("symbol", symbol_name(symbol)),
                None => rule("rule-scaled"),
            };
            counts.zip(ground.cards.scale).fold(rule, |rule, (count, points)| rule.number(count, points))
        }
        (Points::Fixed(points), Some(ability)) => {
            rule("rule-ability").number("points", points).message("ability", ability_name(ability))
        }
        (Points::Fixed(points), None) if card.recipe == Recipe::LEGEND => {
            rule("rule-legend").number("points", points)
        }
        (Points::Fixed(points), None) => rule("rule-recipe").number("points", points),
    }
}

/// MR-5, MR-6. A round card and the terrain on it.
pub(super) fn round_face(ground: &Ground, round: usize) -> CardFace {
    debug_assert!((1..=ROUNDS).contains(&round), "there are five rounds");
    let card = ground.cards.rounds[round - 1];
    let (arrow, id) = match card.direction {
        Direction::Left => ('←', "rule-round-left"),
        Direction::Right => ('→', "rule-round-right"),
    };
    let rule = Message::new(id).number("points", card.points);
    let rule = match ground.terrain_of(round) {
        Some(terrain) => round_with_terrain(rule, terrain),
        None => rule,
    };
    let text = format_compact!("{round}{arrow}{}", card.points);
    let name = Message::new("round-name").number("round", round as i64);
    CardFace { worth: Some(card.points.into()), ..CardFace::new(text, ROUND, name, rule).ranked("") }
}

fn round_with_terrain(rule: Message, terrain: &TerrainCard) -> Message {
    Message::new("rule-round-terrain")
        .message("rule", rule)
        .message("terrain", terrain_name(terrain))
        .message("changes", terrain_changes(terrain))
}
