//! Positions for tests: a stacked game whose state is edited where playing there would take too long.

#![allow(dead_code, clippy::unwrap_used, reason = "each test file uses its part")]

use engine::{Actions, CardData, Dealer, Eye, Game, NewGame, Rejection, Seat, Seed, Shown, Staged, Table};
use minions::{Action, Cards, Minions, State};
use serde_json::{Value, json};

const CANONICAL: &str = "W1 W2 W3 T1 T2 T3 S1 S2 S3 A P1 P2 P3 P4 P5 P6 P7 P8 P9 P10";

pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

pub(crate) fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

pub(crate) struct Position {
    pub(crate) game: Minions,
}

impl Position {
    /// A game whose shuffles are stacked, each list a text of cards.
    pub(crate) fn new(players: usize, terrain: bool, stack: &[&str]) -> Position {
        let new = NewGame {
            game: "minions".into(),
            players,
            options: json!({ "terrain": terrain }).as_object().unwrap().clone(),
            stack: stack.iter().map(|list| words(list)).collect(),
            ..NewGame::default()
        };
        Position { game: Table::<Minions>::open(&new, Seed::default()).unwrap().game().clone() }
    }

    /// The same position with its state edited.
    pub(crate) fn edited(self, edit: impl FnOnce(&mut Value)) -> Position {
        let mut state = self.state();
        edit(&mut state);
        let state: State = serde_json::from_value(state).unwrap();
        Position { game: Minions::restore(&state, Cards::standard()).unwrap() }
    }

    /// A seat that has created these, which were put away at the start.
    pub(crate) fn with_minions(self, seat: usize, minions: &str) -> Position {
        self.edited(|state| {
            for minion in words(minions) {
                take(&mut state["unused"], &minion);
                state["players"][seat]["minions"].as_array_mut().unwrap().push(json!(minion));
            }
        })
    }

    /// A later round: recipes of the rounds between are removed.
    pub(crate) fn at_round(self, round: u8) -> Position {
        self.edited(|state| {
            let players = state["players"].as_array().unwrap().len();
            let skipped = usize::from(round - 1) * players;
            let gone: Vec<Value> = state["recipe_deck"].as_array_mut().unwrap().drain(..skipped).collect();
            state["removed"] = sorted_recipes(gone);
            state["round"] = json!(round);
            state["direction"] = json!(if round % 2 == 1 { "left" } else { "right" });
        })
    }

    /// Cards of the pile that a seat has carried over.
    pub(crate) fn carrying(self, seat: usize, cards: &str) -> Position {
        self.edited(|state| {
            for card in words(cards) {
                take(&mut state["deck"], &card);
                state["players"][seat]["drafted"].as_array_mut().unwrap().push(json!(card));
            }
            sort_cards(&mut state["players"][seat]["drafted"]);
        })
    }

    /// Plays `seat action` lines.
    pub(crate) fn play(&mut self, lines: &[&str]) -> &mut Position {
        for line in lines {
            self.attempt(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        }
        self
    }

    /// Tries a `seat action` line.
    pub(crate) fn attempt(&mut self, line: &str) -> Result<(), Rejection> {
        let (seat, action) = parse(line);
        let mut dealer = Dealer::new(Seed::from(1), &[], 10);
        self.game.play(seat, action, &mut dealer)
    }

    /// The rule by which a line is refused.
    pub(crate) fn refused(&mut self, line: &str) -> &'static str {
        let before = self.game.clone();
        assert_eq!(self.attempt(line), Err(Rejection::Illegal), "{line}");
        assert_eq!(self.game, before);
        let (seat, action) = parse(line);
        self.game.refusal(seat, action).rule
    }

    pub(crate) fn state(&self) -> Value {
        self.view(Eye::All)
    }

    pub(crate) fn view(&self, eye: Eye) -> Value {
        serde_json::to_value(self.game.show(eye)).unwrap()
    }

    pub(crate) fn player(&self, seat: usize) -> Value {
        self.state()["players"][seat].clone()
    }

    /// What a seat may do, in order.
    pub(crate) fn legal(&self, index: usize) -> Vec<String> {
        let mut actions: Actions<Action> = self.game.legal(seat(index));
        actions.sort_unstable();
        actions.iter().map(ToString::to_string).collect()
    }

    pub(crate) fn scores(&self) -> Vec<i32> {
        self.game.standing().scores.first(self.game.seats().len()).to_vec()
    }
}

/// A `seat action` line.
fn parse(line: &str) -> (Seat, Action) {
    let (index, action) = line.split_once(' ').unwrap();
    (seat(index.parse().unwrap()), action.parse().unwrap())
}

/// Takes one entry out of a list.
pub(crate) fn take(list: &mut Value, entry: &str) {
    let list = list.as_array_mut().unwrap();
    let place = list.iter().position(|found| found == entry).unwrap_or_else(|| panic!("there is no {entry}"));
    list.remove(place);
}

pub(crate) fn sort_cards(list: &mut Value) {
    let place = |card: &Value| CANONICAL.split(' ').position(|known| card == known);
    list.as_array_mut().unwrap().sort_by_key(place);
}

pub(crate) fn sorted_recipes(mut recipes: Vec<Value>) -> Value {
    let key = |recipe: &Value| {
        let text = recipe.as_str().unwrap();
        let place = "WTSL".find(&text[1..2]).unwrap();
        (place, text[2..].parse::<u32>().unwrap_or_default())
    };
    recipes.sort_by_key(key);
    Value::Array(recipes)
}
