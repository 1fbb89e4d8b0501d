//! Every card that comes with the game, for the rules' card lists.

use engine::{Aside, CardFace, CardScene, Kind, Layout, Message, Place, Sign, Zone, format_compact};

use super::ROUND;
use super::faces::{Ground, card_face, mark, recipe_face, round_face};
use super::names::{changed, signed, terrain_changes, terrain_name};
use crate::data::{Cards, ROUNDS};
use crate::{Card, FEWEST_PLAYERS, MOST_PLAYERS, Minions, Symbol, TerrainCard};

pub(super) fn zones(game: &Minions) -> Vec<Zone> {
    let recipes = |symbol: Option<Symbol>| {
        let cards = game.cards.recipes.iter().filter(|card| card.symbol == symbol);
        cards.map(|card| CardScene::up(recipe_face(&Ground::of(game), card, None))).collect()
    };
    let kinds = |is_pot: bool| Card::ALL.iter().copied().filter(move |card| card.is_pot() == is_pot);
    vec![
        zone("box.elements", "box-elements", kinds(false).map(|card| element(game, card)).collect()),
        zone("box.pots", "box-pots", kinds(true).map(|card| pot(game, card)).collect()),
        zone("box.water", "box-water", recipes(Some(Symbol::Water))),
        zone("box.tree", "box-tree", recipes(Some(Symbol::Tree))),
        zone("box.stone", "box-stone", recipes(Some(Symbol::Stone))),
        zone("box.legend", "box-legend", recipes(None)),
        zone(
            "box.rounds",
            "box-rounds",
            (1..=ROUNDS).map(|round| CardScene::up(round_face(&Ground::of(game), round))).collect(),
        ),
        zone("box.terrains", "box-terrains", game.cards.terrains.iter().map(terrain).collect()),
    ]
}

fn zone(id: &'static str, label: &'static str, cards: Vec<CardScene>) -> Zone {
    Zone { cards, ..Zone::new(id, Place::Middle, Layout::Row, Message::new(label)) }
}

/// MR-2. How many there are of an Element with 3, 4, 5 and 6 players.
fn element(game: &Minions, card: Card) -> CardScene {
    let names = ["three", "four", "five", "six"].into_iter();
    let counts = (FEWEST_PLAYERS..=MOST_PLAYERS).map(|players| copies(game.cards, card, players));
    let line = names
        .zip(counts)
        .fold(Message::new("box-counts"), |line, (name, count)| line.number(name, count as i64));
    CardScene { aside: Some(line.into()), ..CardScene::up(card_face(&Ground::of(game), card)) }
}

/// MR-2. From how many players on a Pot is used.
fn pot(game: &Minions, card: Card) -> CardScene {
    let mark = (FEWEST_PLAYERS..=MOST_PLAYERS).find(|&players| copies(game.cards, card, players) > 0);
    let line = mark.map(|players| Message::new("box-from").number("players", players as i64));
    CardScene { aside: line.map(Aside::from), ..CardScene::up(card_face(&Ground::of(game), card)) }
}

fn copies(cards: &Cards, card: Card, players: usize) -> usize {
    cards.pile(players).iter().filter(|&&other| other == card).count()
}

/// MR-44. A terrain card by itself.
fn terrain(card: &TerrainCard) -> CardScene {
    let strip = changed(card).map(|(&symbol, change)| Sign::symbol(mark(symbol)).with(signed(change)));
    let rule = Message::new("rule-terrain").message("changes", terrain_changes(card));
    let face = CardFace::new(format_compact!("{card}"), ROUND, terrain_name(card), rule).ranked("");
    CardScene::up(CardFace { strip: strip.collect(), ..face })
}
