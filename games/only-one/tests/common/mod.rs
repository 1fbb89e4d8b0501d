//! Late positions, set up as states: they take too many rounds to be reached by play.

use engine::{Dealer, Eye, Game, Seat, Seed, Shown};
use only_one::{Event, OnlyOne, State};
use serde_json::{Value, json};

/// How many cards there are of each value, the one with the star included.
const COPIES: [(&str, usize); 14] = [
    ("1", 1),
    ("2", 2),
    ("3", 3),
    ("4A", 4),
    ("4B", 4),
    ("5", 5),
    ("6A", 6),
    ("6B", 6),
    ("7", 7),
    ("8A", 8),
    ("8B", 8),
    ("9", 9),
    ("10", 10),
    ("E", 5),
];

/// A late position: everything that is not said is empty, and the cards that are not named lie at the bottom
/// of the deck.
#[derive(Default)]
pub(crate) struct Late<'a> {
    pub(crate) options: Value,
    /// Collected cards by seat; so many players there are.
    pub(crate) cards: &'a [&'a str],
    /// Familiars by seat.
    pub(crate) familiars: &'a [&'a str],
    /// Points of familiars in play, by seat.
    pub(crate) scores: &'a [u8],
    pub(crate) columns: &'a [&'a str],
    /// The top of the deck.
    pub(crate) deck: &'a str,
    pub(crate) discard: &'a str,
    pub(crate) token: usize,
    pub(crate) turn: usize,
    /// Who is still in the round; nobody but the player whose turn it is, if it is not said.
    pub(crate) still_in: &'a [usize],
}

impl Late<'_> {
    pub(crate) fn set_up(&self) -> Played {
        let state: State = serde_json::from_value(self.state()).unwrap();
        Played { game: OnlyOne::restore(&state, &()).unwrap(), events: Vec::new() }
    }

    fn state(&self) -> Value {
        let players = self.cards.len();
        let deck: Vec<String> = words(self.deck).into_iter().chain(self.rest()).collect();
        let off = json!({"familiars": "off", "team": false});
        let column = |place: usize| words(self.columns.get(place).unwrap_or(&""));
        let scored = COPIES.iter().map(|(value, _)| *value).filter(|value| *value != "E");
        json!({
            "game": "only-one",
            "options": if self.options.is_null() { off } else { self.options.clone() },
            "players": (0..players).map(|seat| self.player(seat)).collect::<Vec<_>>(),
            "round": 9, "phase": "turn", "to_act": [self.turn], "first": self.token,
            "columns": (0..players.max(3)).map(column).collect::<Vec<_>>(),
            "drawn": null, "busted": null,
            "revealed": !deck.contains(&"1".to_owned()),
            "deck": deck, "peeked": 0,
            "discard": words(self.discard),
            "potions": scored.filter(|value| in_play(value, players)).collect::<Vec<_>>(),
            "awards": [],
        })
    }

    fn player(&self, seat: usize) -> Value {
        json!({
            "cards": words(self.cards[seat]),
            "done": seat != self.turn && !self.still_in.contains(&seat),
            "familiar": self.familiars.get(seat),
            "familiar_used": false, "potions": [], "special": 0,
            "score": self.scores.get(seat).unwrap_or(&0),
        })
    }

    /// The cards that are not named.
    fn rest(&self) -> Vec<String> {
        let players = self.cards.len();
        let mut rest: Vec<String> = Vec::new();
        for (value, copies) in COPIES.into_iter().filter(|(value, _)| in_play(value, players)) {
            let star = if ["1", "E"].contains(&value) { "" } else { "*" };
            rest.extend(std::iter::repeat_n(value.to_owned(), copies - 1));
            rest.push(format!("{value}{star}"));
        }
        let named = self.cards.iter().chain(self.columns).chain([&self.deck, &self.discard]);
        for card in named.flat_map(|cards| words(cards)) {
            let place = rest.iter().position(|left| *left == card);
            rest.remove(place.unwrap_or_else(|| panic!("there is no {card} left")));
        }
        rest
    }
}

fn in_play(value: &str, players: usize) -> bool {
    match value {
        "4B" | "8B" => players == 4,
        "6B" => players > 2,
        _ => true,
    }
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// A game that goes on from there.
pub(crate) struct Played {
    pub(crate) game: OnlyOne,
    pub(crate) events: Vec<Event>,
}

impl Played {
    /// Plays `seat action` lines.
    pub(crate) fn play(&mut self, lines: &[&str]) -> &mut Played {
        for line in lines {
            let (seat, action) = line.split_once(' ').unwrap();
            let seat = Seat::new(seat.parse().unwrap()).unwrap();
            let mut dealer = Dealer::new(Seed::default(), &[], 1);
            let played = self.game.play(seat, action.parse().unwrap(), &mut dealer);
            played.unwrap_or_else(|error| panic!("{line}: {error}"));
            self.events.extend(dealer.finish().unwrap().1.events);
        }
        self
    }

    pub(crate) fn state(&self) -> Value {
        serde_json::to_value(self.game.show(Eye::All)).unwrap()
    }

    /// The legal actions of whoever is to act, in order, after the seat's number.
    pub(crate) fn legal(&self) -> String {
        let Some(seat) = self.game.to_act().iter().next() else { return "over".into() };
        let mut legal = self.game.legal(seat);
        legal.sort_unstable();
        legal.iter().fold(seat.to_string(), |text, action| format!("{text}, {action}"))
    }

    pub(crate) fn scores(&self) -> Vec<i32> {
        self.game.standing().scores.first(self.game.seats().len()).to_vec()
    }

    pub(crate) fn ranks(&self) -> Vec<u8> {
        self.game.standing().ranks.first(self.game.seats().len()).to_vec()
    }

    pub(crate) fn winners(&self) -> Vec<usize> {
        self.game.standing().winners.iter().map(Seat::index).collect()
    }

    /// The awards as `value seat points`.
    pub(crate) fn awards(&self) -> Vec<String> {
        let state = self.state();
        let awards = state["awards"].as_array().unwrap().iter();
        awards
            .map(|award| {
                format!("{} {} {}", award["value"].as_str().unwrap(), award["seat"], award["points"])
            })
            .collect()
    }
}
