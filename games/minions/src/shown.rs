//! The state as JSON has it, and back.

mod restore;

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use engine::{BadAction, BadState, Eye, Known, Seat, Seats, Seen, Shown, Slug, text_in_json};
use serde::{Deserialize, Serialize};

use crate::{Ability, Card, Cards, Direction, Minions, Options, Phase, Pot, Recipe, Secret, knowledge};

/// The state, with `"?"` for what the viewer may not see.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    game: Slug<Minions>,
    options: Options,
    round: u8,
    turn: u8,
    phase: Phase,
    to_act: Seats,
    direction: Direction,
    terrain: Vec<String>,
    queue: Vec<Seat>,
    recipes: Vec<Recipe>,
    deck: Vec<Seen<Card>>,
    recipe_deck: Vec<Seen<Recipe>>,
    removed: Vec<Recipe>,
    unused: Vec<Seen<Recipe>>,
    players: Vec<ShownPlayer>,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShownPlayer {
    active: bool,
    hand: Vec<Seen<Card>>,
    drafted: Vec<Seen<Card>>,
    picks: Vec<Seen<Card>>,
    passed: Vec<ShownPassed>,
    thrown: Vec<Seen<Card>>,
    choice: Option<Seen<Secret>>,
    pot: Option<Pot>,
    recipe: Option<Recipe>,
    paid: u8,
    used: Vec<Ability>,
    spent: Vec<Card>,
    kept: Vec<Seen<Card>>,
    done: bool,
    minions: Vec<Recipe>,
    rounds: Vec<u8>,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShownPassed {
    to: Seat,
    cards: Vec<Seen<Card>>,
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

impl Shown for Minions {
    type State = State;

    fn show(&self, eye: Eye) -> State {
        let terrain = self.terrain.iter().map(|&place| self.cards.terrains[place as usize].id.clone());
        State {
            game: Slug::default(),
            options: Options { terrain: !self.terrain.is_empty() },
            round: self.round,
            turn: self.turn,
            phase: self.phase,
            to_act: self.waiting,
            direction: self.direction(),
            terrain: terrain.collect(),
            queue: self.queue.to_vec(),
            recipes: self.recipes.iter().collect(),
            deck: seen(knowledge::PILES, self.deck.iter().copied(), eye),
            recipe_deck: seen(knowledge::PILES, self.recipe_deck.iter().rev().copied(), eye),
            removed: self.removed.iter().collect(),
            unused: seen(knowledge::PILES, self.unused.iter(), eye),
            players: self.seats.iter().map(|seat| show_player(self, seat, eye)).collect(),
        }
    }

    fn restore(state: &State, cards: &'static Cards) -> Result<Minions, BadState> {
        restore::restore(state, cards)
    }
}

fn show_player(game: &Minions, seat: Seat, eye: Eye) -> ShownPlayer {
    let player = &game.players[seat];
    let own = knowledge::own(seat);
    let passed = player.passed_hands(seat);
    ShownPlayer {
        active: game.active.contains(seat),
        hand: seen(own, player.hand.iter(), eye),
        drafted: seen(game.known_drafted(seat), player.drafted.iter(), eye),
        picks: seen(own, player.picks.iter().copied(), eye),
        passed: passed
            .map(|(to, known, cards)| ShownPassed { to, cards: seen(known, cards.iter(), eye) })
            .collect(),
        thrown: seen(own, player.thrown.iter(), eye),
        choice: player.choice.map(|choice| own.show(choice, eye)),
        pot: player.pot,
        recipe: player.recipe,
        paid: player.paid,
        used: player.used.iter().collect(),
        spent: player.spent.iter().collect(),
        kept: seen(own, player.kept.iter(), eye),
        done: game.phase == Phase::Keep && !game.waiting.contains(seat),
        minions: player.minions.to_vec(),
        rounds: player.rounds_won().collect(),
    }
}

fn seen<T>(known: Known, things: impl Iterator<Item = T>, eye: Eye) -> Vec<Seen<T>> {
    things.map(|thing| known.show(thing, eye)).collect()
}
