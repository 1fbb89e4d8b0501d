//! Positions that take many rounds to reach, set up as states: the start of a Book Phase with everything as a
//! test needs it.

#![allow(dead_code, unreachable_pub, clippy::unwrap_used)]

use engine::{CardData, Dealer, Eye, Game, News, Rejection, Seat, Seed, Shown, Staged, Story};
use grimoire::{Action, Cards, Event, Grimoire, Quest, State};
use serde_json::{Value, json};

/// A state under construction.
pub struct Spot {
    state: Value,
    stack: Vec<Vec<String>>,
    cards: &'static Cards,
}

/// A game under way.
pub struct Play {
    pub game: Grimoire,
    stack: Vec<Vec<String>>,
    shuffles: u32,
}

fn words(cards: &str) -> Vec<String> {
    cards.split_whitespace().map(str::to_owned).collect()
}

/// In canonical order, as a state has them.
fn bag(cards: &str) -> Value {
    let mut cards: Vec<Quest> = cards.split_whitespace().map(|card| card.parse().unwrap()).collect();
    cards.sort_unstable();
    json!(cards)
}

pub fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

impl Spot {
    /// So many players at the start of a Book Phase with MP 15: seat 0 has token 1 and so on, the Main Zone
    /// is full of bronze, the quest deck holds twenty silver coins, the item deck swords.
    pub fn new(players: usize) -> Spot {
        let seats: Vec<usize> = (0..players).collect();
        let player = |token: &usize| {
            json!({
                "token": token + 1, "page": null, "chips": 0, "treasures": [], "secrets": [],
                "companions": [], "items": [],
            })
        };
        let state = json!({
            "game": "grimoire", "round": 10, "mp": 15, "phase": "book", "to_act": seats, "first": 0,
            "picking": seats, "order": [], "turn": null, "target": null, "buys": 0, "silence": [],
            "defense": [], "ending": false, "zone": vec!["bronze"; players + 1], "q0_seen": [], "q0_pass": 1,
            "deck": vec!["silver"; 20], "deck_pass": 1, "discard": [], "item_deck": vec!["sword"; 5],
            "players": seats.iter().map(player).collect::<Vec<_>>(),
        });
        Spot { state, stack: Vec::new(), cards: Cards::standard() }
    }

    /// Any field of the state.
    pub fn set(mut self, field: &str, value: Value) -> Spot {
        assert!(!self.state[field].is_null() || field == "turn", "no field {field}");
        self.state[field] = value;
        self
    }

    pub fn zone(self, cards: &str) -> Spot {
        self.set("zone", json!(words(cards)))
    }

    pub fn deck(self, cards: &str) -> Spot {
        self.set("deck", json!(words(cards)))
    }

    pub fn discard(self, cards: &str) -> Spot {
        self.set("discard", bag(cards))
    }

    pub fn items_left(self, items: &str) -> Spot {
        self.set("item_deck", json!(words(items)))
    }

    fn player(mut self, seat: usize, field: &str, value: Value) -> Spot {
        self.state["players"][seat][field] = value;
        self
    }

    pub fn chips(self, chips: &[u16]) -> Spot {
        chips.iter().enumerate().fold(self, |spot, (seat, chips)| spot.player(seat, "chips", json!(chips)))
    }

    pub fn companions(self, seat: usize, cards: &str) -> Spot {
        self.player(seat, "companions", bag(cards))
    }

    pub fn treasures(self, seat: usize, cards: &str) -> Spot {
        self.player(seat, "treasures", bag(cards))
    }

    pub fn items(self, seat: usize, items: &str) -> Spot {
        self.player(seat, "items", json!(words(items)))
    }

    /// A treasure from q0, known to its owner and to those.
    pub fn secret(mut self, owner: usize, card: &str, seen: &[usize], pass: u8) -> Spot {
        let secret = json!({"card": card, "seen": seen, "pass": pass});
        self.state["players"][owner]["secrets"].as_array_mut().unwrap().push(secret);
        self
    }

    /// The top cards of the next shuffle that is not yet given.
    pub fn stack(mut self, cards: &str) -> Spot {
        self.stack.push(words(cards));
        self
    }

    pub fn cards(mut self, cards: &'static Cards) -> Spot {
        self.cards = cards;
        self
    }

    pub fn start(self) -> Play {
        let state: State = serde_json::from_value(self.state.clone()).unwrap();
        let game = Grimoire::restore(&state, self.cards).unwrap();
        assert_eq!(serde_json::to_value(game.show(Eye::All)).unwrap(), self.state, "the state is sound");
        Play { game, stack: self.stack, shuffles: 0 }
    }

    /// Starts, and every seat opens its book at its page.
    pub fn pages(self, pages: &[u8]) -> Play {
        let mut play = self.start();
        for (seat, page) in pages.iter().enumerate() {
            play.act(seat, &format!("page {page}"));
        }
        play
    }
}

impl Play {
    fn try_act(&mut self, seat: usize, action: &str) -> Result<Story<Grimoire>, Rejection> {
        let mut dealer = Dealer::new(Seed::from(3), &self.stack, self.shuffles);
        self.game.play(self::seat(seat), action.parse().unwrap(), &mut dealer)?;
        let (shuffles, story) = dealer.finish().unwrap();
        self.shuffles = shuffles;
        Ok(story)
    }

    /// Plays and returns what happened.
    pub fn act(&mut self, seat: usize, action: &str) -> Vec<Event> {
        self.story(seat, action).events
    }

    /// Plays and returns what happened, with the pictures of it.
    pub fn story(&mut self, seat: usize, action: &str) -> Story<Grimoire> {
        self.try_act(seat, action).unwrap_or_else(|error| panic!("seat {seat} {action}: {error}"))
    }

    /// Plays lines like `0 take q1`.
    pub fn play(mut self, lines: &[&str]) -> Play {
        for line in lines {
            let (seat, action) = line.split_once(' ').unwrap();
            self.act(seat.parse().unwrap(), action);
        }
        self
    }

    /// The rule that refuses an action.
    pub fn refused(&mut self, seat: usize, action: &str) -> &'static str {
        assert_eq!(self.try_act(seat, action).err(), Some(Rejection::Illegal), "{action}");
        let action: Action = action.parse().unwrap();
        self.game.refusal(self::seat(seat), action).rule
    }

    /// The state at a dotted path.
    pub fn at(&self, path: &str) -> Value {
        at(&self.view(Eye::All), path)
    }

    pub fn view(&self, eye: Eye) -> Value {
        serde_json::to_value(self.game.show(eye)).unwrap()
    }

    pub fn chips(&self) -> Vec<u64> {
        let players = self.view(Eye::All)["players"].as_array().unwrap().clone();
        players.iter().map(|player| player["chips"].as_u64().unwrap()).collect()
    }

    pub fn legal(&self, seat: usize) -> Vec<String> {
        let mut legal = self.game.legal(self::seat(seat));
        legal.sort_unstable();
        legal.iter().map(ToString::to_string).collect()
    }

    pub fn scores(&self) -> Vec<i32> {
        self.game.standing().scores.first(self.game.seats().len()).to_vec()
    }

    /// What a seat hears of an action, by the names of the messages.
    pub fn heard(&mut self, by: usize, action: &str, eye: Eye) -> Vec<&'static str> {
        self.news(by, action, eye).into_iter().map(|news| news.message.id).collect()
    }

    pub fn news(&mut self, by: usize, action: &str, eye: Eye) -> Vec<News> {
        self.act(by, action).into_iter().map(|event| Grimoire::word(event, eye)).collect()
    }
}

pub fn at(value: &Value, path: &str) -> Value {
    path.split('.').fold(value.clone(), |value, key| match key.parse::<usize>() {
        Ok(index) if value.is_array() => value[index].clone(),
        _ => value[key].clone(),
    })
}
