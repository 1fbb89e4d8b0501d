//! What an expert would keep in the head: the rounds with their prizes and terrains, and where the Pots are.

use engine::{
    Board, Cell, Eye, Heading, Later, Line, Matrix, MatrixLook, Message, Seat, Shows, Sign, Station,
};
use engine::{Stations, Stress};

use super::faces::{Ground, mark};
use super::names::{changed, signed, terrain_name};
use crate::card::pots;
use crate::data::ROUNDS;
use crate::{Card, Minions, Phase, Pot, TerrainCard};

pub(super) fn boards(game: &Minions, eye: Eye) -> Vec<Board> {
    vec![rounds(game), pots_in_play(game, eye)]
}

/// MR-5, MR-6. The five rounds: where hands go, what the first minion wins, and what the terrain changes.
fn rounds(game: &Minions) -> Board {
    let stations = (1..=ROUNDS as u8).map(|round| station(game, round)).collect();
    Board::new("rounds", Message::new("board-rounds"), Shows::Stations(Stations { shelves: false, stations }))
}

/// The pictures of the round cards, by round.
const PICTURES: [&str; ROUNDS] = ["art-1_1", "art-2_2", "art-3_2", "art-4_3", "art-5_4"];

fn station(game: &Minions, round: u8) -> Later<Station> {
    let facts = RoundStop {
        ground: Ground::of(game),
        round,
        winner: game.seats.iter().find(|&seat| game.players[seat].has_won(round)),
        is_over: round < game.round || game.phase == Phase::Over,
    };
    Later::new(facts, RoundStop::station)
}

/// A round, and what has become of its prize.
#[derive(Hash)]
struct RoundStop {
    ground: Ground,
    round: u8,
    winner: Option<Seat>,
    is_over: bool,
}

impl RoundStop {
    fn station(&self) -> Station {
        let index = usize::from(self.round) - 1;
        let terrain = self.ground.terrain_of(self.round.into());
        let prize = || self.ground.cards.rounds[index].points.into();
        Station {
            number: self.round.into(),
            title: terrain.map(terrain_name),
            text: match self.winner {
                Some(seat) => Some(Message::new("player-one").seat("player", seat)),
                None => self.is_over.then(|| Message::new("station-nobody")),
            },
            seat: self.winner,
            art: PICTURES[index],
            signs: terrain.map(change_signs).unwrap_or_default(),
            prize: (self.winner.is_none() && !self.is_over).then(prize),
            stress: match self.round == self.ground.round {
                _ if self.is_over => Stress::Pale,
                true => Stress::Lit,
                false => Stress::Plain,
            },
            ..Station::default()
        }
    }
}

/// The symbols that a terrain raises and lowers, each change written once.
fn change_signs(terrain: &TerrainCard) -> Vec<Sign> {
    let of = |wanted: i8| {
        let symbols = changed(terrain).filter(move |&(_, change)| change == wanted);
        let mut signs: Vec<Sign> = symbols.map(|(&symbol, _)| Sign::symbol(mark(symbol))).collect();
        if let Some(last) = signs.pop() {
            signs.push(last.with(signed(wanted)));
        }
        signs
    };
    [of(1), of(-1)].concat()
}

/// The Pots in play, the highest first, and what the viewer knows of each.
fn pots_in_play(game: &Minions, eye: Eye) -> Board {
    let mut all: Vec<Card> =
        game.cards.pile(game.seats.len()).iter().copied().filter(|card| card.is_pot()).collect();
    all.reverse();
    let across = all.len().div_ceil(2);
    let line = |cards: &[Card]| {
        let pots: Vec<_> = cards.iter().map(|&card| PotTile::of(game, card, eye)).collect();
        Later::new(pots, |pots| Line {
            head: Heading::new(Message::new("board-pots-row")),
            cells: pots.iter().map(|&pot| Later::new(pot, PotTile::cell)).collect(),
            lit: false,
            pale: false,
        })
    };
    let matrix = Matrix {
        look: MatrixLook::Tiles,
        columns: Later::new(across, |&across| {
            vec![Heading::new(Message::new("board-pots-column")); across + 1]
        }),
        rows: all.chunks(across).map(line).collect(),
    };
    let board = Board::new("pots", Message::new("board-pots"), Shows::Matrix(matrix));
    match eye {
        Eye::Seat(seat) if game.phase != Phase::Over => board.noted(race(game, seat, &all)),
        _ => board,
    }
}

/// What a viewer knows of a Pot.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Whereabouts {
    /// Among the viewer's own cards.
    Yours,
    InHand,
    /// The viewer put it in the middle.
    Dropped,
    /// The viewer passed it on.
    PassedTo(Seat),
    /// Everybody has seen it.
    Shown(Seat),
    Unseen,
}

fn whereabouts(game: &Minions, card: Card, eye: Eye) -> Whereabouts {
    let is_shown = |seat: &Seat| game.proved_own(*seat).has(card);
    if let Some(seat) = game.seats.iter().find(is_shown) {
        return Whereabouts::Shown(seat);
    }
    let Eye::Seat(viewer) = eye else { return Whereabouts::Unseen };
    let own = &game.players[viewer];
    let passed = own.passed_hands(viewer).filter(|(_, _, cards)| cards.has(card)).last();
    match passed {
        _ if own.drafted.has(card) || own.kept.has(card) => Whereabouts::Yours,
        _ if own.hand.has(card) => Whereabouts::InHand,
        _ if own.thrown.has(card) => Whereabouts::Dropped,
        Some((to, ..)) => Whereabouts::PassedTo(to),
        None => Whereabouts::Unseen,
    }
}

/// A Pot, and what its viewer knows of it.
#[derive(Clone, Copy, Hash)]
struct PotTile {
    card: Card,
    place: Whereabouts,
    is_on_the_fire: bool,
}

impl PotTile {
    fn of(game: &Minions, card: Card, eye: Eye) -> PotTile {
        let place = whereabouts(game, card, eye);
        let burns = |seat: Seat| game.players[seat].pot_card() == Some(card);
        PotTile { card, place, is_on_the_fire: matches!(place, Whereabouts::Shown(seat) if burns(seat)) }
    }

    fn cell(&self) -> Cell {
        let number = self.card.pot().map_or(0, Pot::number);
        let (text, stress, seat) = match self.place {
            Whereabouts::Yours => (Message::new("pot-yours"), Stress::Lit, None),
            Whereabouts::InHand => (Message::new("pot-in-hand"), Stress::Plain, None),
            Whereabouts::Dropped => (Message::new("pot-dropped"), Stress::Pale, None),
            Whereabouts::PassedTo(to) => {
                (Message::new("pot-passed").seat("player", to), Stress::Plain, Some(to))
            }
            Whereabouts::Shown(seat) => {
                let stress = if self.is_on_the_fire { Stress::Lit } else { Stress::Pale };
                (Message::new("pot-shown"), stress, Some(seat))
            }
            Whereabouts::Unseen => (Message::new("pot-unseen"), Stress::Plain, None),
        };
        Cell { text: Some(text), seat, ..Cell::number(number).pictured("suit-pot").stressed(stress) }
    }
}

/// How the viewer's best Pot stands among those that others may still show.
fn race(game: &Minions, seat: Seat, all: &[Card]) -> Message {
    let player = &game.players[seat];
    let best = pots(player.drafted).chain(player.pot_card()).max();
    let Some(best) = best else {
        return Message::new(if game.can_make_pot(seat) { "race-zero" } else { "race-no-pot" });
    };
    let is_rival = |card: &Card| {
        let place = whereabouts(game, *card, Eye::Seat(seat));
        let own = matches!(place, Whereabouts::Yours | Whereabouts::InHand | Whereabouts::Dropped);
        let is_spent = |owner: Seat| game.players[owner].pot_card() != Some(*card);
        let gone = matches!(place, Whereabouts::Shown(owner) if is_spent(owner));
        *card > best && !own && !gone
    };
    let rivals: Vec<i64> = all
        .iter()
        .filter(|card| is_rival(card))
        .filter_map(|card| Some(card.pot()?.number().into()))
        .collect();
    match rivals[..] {
        [] => Message::new("race-highest"),
        [one] => Message::new("race-one").number("pot", one),
        _ => Message::new("race-many").number("count", rivals.len() as i64),
    }
}
