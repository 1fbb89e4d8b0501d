//! The state as JSON has it.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use engine::{BadAction, Eye, Seat, Seats, Seen, text_in_json};
use serde::{Deserialize, Serialize};

use crate::ability::Ability;
use crate::card::{Bag, Card, Pot};
use crate::cards::Direction;
use crate::recipe::Recipe;
use crate::{Minions, Options, Phase, Secret};

/// The state, with `"?"` for what the viewer may not see.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shown {
    pub(crate) game: Slug,
    pub(crate) options: Options,
    pub(crate) round: u8,
    pub(crate) turn: u8,
    pub(crate) phase: Phase,
    pub(crate) to_act: Seats,
    pub(crate) direction: Direction,
    pub(crate) terrain: Vec<String>,
    pub(crate) queue: Vec<Seat>,
    pub(crate) recipes: Vec<Recipe>,
    pub(crate) deck: Vec<Seen<Card>>,
    pub(crate) recipe_deck: Vec<Seen<Recipe>>,
    pub(crate) removed: Vec<Recipe>,
    pub(crate) unused: Vec<Seen<Recipe>>,
    pub(crate) players: Vec<ShownPlayer>,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Slug {
    #[serde(rename = "minions")]
    Minions,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShownPlayer {
    pub(crate) active: bool,
    pub(crate) hand: Vec<Seen<Card>>,
    pub(crate) drafted: Vec<Seen<Card>>,
    pub(crate) picks: Vec<Seen<Card>>,
    pub(crate) passed: Vec<ShownPassed>,
    pub(crate) thrown: Vec<Seen<Card>>,
    pub(crate) choice: Option<Seen<Secret>>,
    pub(crate) pot: Option<Pot>,
    pub(crate) recipe: Option<Recipe>,
    pub(crate) paid: u8,
    pub(crate) used: Vec<Ability>,
    pub(crate) spent: Vec<Card>,
    pub(crate) kept: Vec<Seen<Card>>,
    pub(crate) done: bool,
    pub(crate) minions: Vec<Recipe>,
    pub(crate) rounds: Vec<u8>,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShownPassed {
    pub(crate) to: Seat,
    pub(crate) cards: Vec<Seen<Card>>,
}

impl Display for Secret {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Secret::Pass => f.write_str("pass"),
            Secret::Drop => f.write_str("drop"),
            Secret::Reveal(Some(pot)) => pot.fmt(f),
            Secret::Reveal(None) => f.write_str("none"),
        }
    }
}

impl FromStr for Secret {
    type Err = BadAction;
    fn from_str(text: &str) -> Result<Secret, BadAction> {
        match text {
            "pass" => Ok(Secret::Pass),
            "drop" => Ok(Secret::Drop),
            "none" => Ok(Secret::Reveal(None)),
            pot => Ok(Secret::Reveal(Some(pot.parse()?))),
        }
    }
}

text_in_json!(Secret);

pub(crate) fn show(game: &Minions, eye: Eye) -> Shown {
    let all = eye == Eye::All;
    Shown {
        game: Slug::Minions,
        options: Options { terrain: !game.terrain.is_empty() },
        round: game.round,
        turn: game.turn,
        phase: game.phase,
        to_act: game.waiting,
        direction: game.direction(),
        terrain: game.terrain.iter().map(|&place| game.cards.terrains[place as usize].id.clone()).collect(),
        queue: game.queue.to_vec(),
        recipes: game.recipes.iter().collect(),
        deck: seen(all, game.deck.iter().copied()),
        recipe_deck: seen(all, game.recipe_deck.iter().rev().copied()),
        removed: game.removed.iter().collect(),
        unused: seen(all, game.unused.iter()),
        players: game.seats.iter().map(|seat| show_player(game, seat, eye)).collect(),
    }
}

fn show_player(game: &Minions, seat: Seat, eye: Eye) -> ShownPlayer {
    let player = &game.players[seat];
    let own = eye.sees(seat);
    let bag = |visible: bool, cards: Bag| seen(visible, cards.iter());
    ShownPlayer {
        active: game.active.contains(seat),
        hand: bag(own, player.hand),
        drafted: bag(own || game.phase == Phase::Over, player.drafted),
        picks: seen(own, player.picks.iter().copied()),
        passed: player
            .passed_to
            .iter()
            .zip(player.passed.iter())
            .map(|(&to, &cards)| ShownPassed { to, cards: bag(own || eye.sees(to), cards) })
            .collect(),
        thrown: bag(own, player.thrown),
        choice: player.choice.map(|choice| Seen::when(own, choice)),
        pot: player.pot,
        recipe: player.recipe,
        paid: player.paid,
        used: player.used.iter().collect(),
        spent: player.spent.iter().collect(),
        kept: bag(own, player.kept),
        done: game.phase == Phase::Keep && !game.waiting.contains(seat),
        minions: player.minions.to_vec(),
        rounds: player.rounds_won().collect(),
    }
}

fn seen<T>(visible: bool, things: impl Iterator<Item = T>) -> Vec<Seen<T>> {
    things.map(|thing| Seen::when(visible, thing)).collect()
}
