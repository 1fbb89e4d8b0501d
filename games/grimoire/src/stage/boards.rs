//! The order of play, and the race to ten.

use engine::{
    Board, Cell, Eye, Game, Heading, Later, Line, Matrix, MatrixLook, Message, Seat, Shows, Sign, Station,
    Stations, Stress,
};

use super::faces::{page_mark, page_picture, spell_name};
use super::seats::{is_silenced, status_alike};
use crate::data::BookEffect;
use crate::{Grimoire, PageNumber, Phase};

/// So many before the end of the race it is worth a look.
const NEAR: usize = 2;

pub(super) fn boards(game: &Grimoire, eye: Eye) -> Vec<Board> {
    vec![order(game, eye), race(game)]
}

/// A shelf for each place of the order. Until the books are open and compared these are the tokens of the
/// round before.
fn order(game: &Grimoire, eye: Eye) -> Board {
    let is_decided = !game.order.is_empty();
    let stations = if is_decided {
        let places = game.order.iter().zip(1..);
        places.map(|(&seat, place)| slip(game, seat, place)).collect()
    } else {
        (1..=game.seats.len() as u8).map(|token| shelf(game, token, eye)).collect()
    };
    let title = match (game.phase, game.round) {
        _ if is_decided => "board-order",
        (Phase::Token, _) | (_, 1) => "board-tokens",
        _ => "board-order-last",
    };
    let shows = Shows::Stations(Stations { shelves: true, stations });
    let board = Board::new("order", Message::new(title), shows);
    if is_decided { board } else { board.footed(Message::new("order-rule")) }
}

/// An order token, and what its owner is up to.
fn shelf(game: &Grimoire, token: u8, eye: Eye) -> Later<Station> {
    let Some(seat) = game.seats.iter().find(|&seat| game.players[seat].token == Some(token)) else {
        return Later::new(token, |&token| Station {
            number: token.into(),
            text: Some(Message::new("order-free")),
            stress: Stress::Pale,
            ..Station::default()
        });
    };
    if game.phase == Phase::Book && game.has_everybody_chosen() {
        let slip = Slip::of(game, seat, token.into(), What::Is(status_alike(game, seat)));
        return Later::new(slip, Slip::station);
    }
    let is_viewer = eye.acting(game.to_act()) == Some(seat);
    let facts =
        Shelf { token, seat, doing: doing(game, seat, is_viewer), art: book_art(game, seat), is_viewer };
    Later::new(facts, Shelf::station)
}

/// A token and its owner.
#[derive(Hash)]
struct Shelf {
    token: u8,
    seat: Seat,
    doing: Option<&'static str>,
    art: &'static str,
    is_viewer: bool,
}

impl Shelf {
    fn station(&self) -> Station {
        Station {
            number: self.token.into(),
            seat: Some(self.seat),
            title: Some(name(self.seat)),
            text: self.doing.map(Message::new),
            art: self.art,
            stress: if self.is_viewer { Stress::Lit } else { Stress::Plain },
            ..Station::default()
        }
    }
}

fn book_art(game: &Grimoire, seat: Seat) -> &'static str {
    match game.phase {
        Phase::Book if game.players[seat].page.is_none() => "book-open",
        Phase::Book => "book-shut",
        _ => "",
    }
}

/// What the owner of a token is up to.
fn doing(game: &Grimoire, seat: Seat, is_viewer: bool) -> Option<&'static str> {
    match game.phase {
        Phase::Book if is_viewer => Some("order-you"),
        Phase::Book if game.players[seat].page.is_some() => Some("status-chosen"),
        Phase::Book => Some("status-choosing"),
        _ => None,
    }
}

fn name(seat: Seat) -> Message {
    Message::new("player-name").seat("player", seat)
}

/// A player with the page that lies open before them, and what there is to say of it.
#[derive(Hash)]
struct Slip {
    number: i32,
    seat: Seat,
    page: PageNumber,
    mark: &'static str,
    what: What,
    heading: Option<&'static str>,
    stress: Stress,
}

/// What there is to say of a player's place.
#[derive(Clone, Copy, Hash)]
enum What {
    Is(&'static str),
    /// GR-13. The old token decides, while the order is being decided.
    Compares(u8),
}

impl Slip {
    fn of(game: &Grimoire, seat: Seat, number: i32, what: What) -> Slip {
        Slip {
            number,
            seat,
            page: game.page_number(seat),
            mark: page_mark(game.page_of(seat)),
            what,
            heading: None,
            stress: Stress::Plain,
        }
    }

    fn station(&self) -> Station {
        let what = match self.what {
            What::Is(what) => Message::new(what),
            What::Compares(token) => Message::new("order-token").number("token", token),
        };
        let text = Message::new("order-slip").message("spell", spell_name(self.page)).message("what", what);
        Station {
            number: self.number,
            heading: self.heading.map(Message::new),
            seat: Some(self.seat),
            title: Some(name(self.seat)),
            text: Some(text),
            art: page_picture(self.page),
            signs: vec![Sign::symbol(self.mark).with(self.page)],
            stress: self.stress,
            ..Station::default()
        }
    }
}

/// A place of the order of this round: who has it, and why or what now.
fn slip(game: &Grimoire, seat: Seat, place: usize) -> Later<Station> {
    let before = place.checked_sub(2).map(|index| why(game, game.order[index]));
    let why = why(game, seat);
    let (what, stress) = match place - 1 {
        _ if game.phase == Phase::Over || game.is_round_over() => ("order-taken", Stress::Plain),
        _ if game.phase == Phase::Book => ("status-alone", Stress::Plain),
        index if index < usize::from(game.turn) => ("order-taken", Stress::Pale),
        index if index == usize::from(game.turn) && game.phase == Phase::Take => ("order-takes", Stress::Lit),
        index if index == usize::from(game.turn) => ("order-casts", Stress::Lit),
        _ if is_silenced(game, seat) => ("status-silenced", Stress::Bad),
        _ => ("order-waits", Stress::Plain),
    };
    let what = compared(game, seat).map_or(What::Is(what), What::Compares);
    let heading = if before == Some(why) { None } else { Some(why) };
    Later::new(Slip { heading, stress, ..Slip::of(game, seat, place as i32, what) }, Slip::station)
}

/// GR-12, GR-13, GR-31, GR-37. What has brought a seat to its place.
fn why(game: &Grimoire, seat: Seat) -> &'static str {
    let effect = |seat: Seat| game.page_of(seat).book;
    let is_bent = game.phase != Phase::Book || game.order != game.decided();
    let turns = |seat: Seat| matches!(effect(seat), BookEffect::Reverse | BookEffect::ReverseToFront);
    match effect(seat) {
        BookEffect::ToFront | BookEffect::ReverseToFront if is_bent => "order-moved",
        _ if is_bent && game.seats.iter().any(turns) => "order-turned",
        _ if game.alone().contains(seat) => "order-alone",
        _ => "order-alike",
    }
}

/// GR-13. The old tokens of those who chose alike, while the order is being decided.
fn compared(game: &Grimoire, seat: Seat) -> Option<u8> {
    let is_compared = game.phase == Phase::Book && !game.alone().contains(seat);
    game.players[seat].token.filter(|_| is_compared)
}

/// GR-51. Ten companions or ten coins make the round the last.
fn race(game: &Grimoire) -> Board {
    let goal = game.cards.end_count;
    let row = |seat: Seat| {
        let player = &game.players[seat];
        let counts = [player.companions.len(), player.treasure_count()];
        Later::new((seat, counts, goal), |&(seat, counts, goal)| Line {
            head: Heading::seat(seat),
            cells: Vec::from(counts.map(|count| holes(seat, count, goal.into()).into())),
            lit: false,
            pale: false,
        })
    };
    let title = Message::new("board-race").number("goal", goal);
    let columns = Later::new((), |()| {
        vec![
            Heading::new(Message::new("table-heading-player")),
            Heading::new(Message::new("race-companions")).pictured("token-companions"),
            Heading::new(Message::new("race-coins")).pictured("token-treasures"),
        ]
    });
    let matrix = Matrix { look: MatrixLook::Pegs, columns, rows: game.seats.iter().map(row).collect() };
    let board = Board::new("race", title, Shows::Matrix(matrix));
    if game.ending { board.noted(Message::new("flag-last")) } else { board }
}

fn holes(seat: Seat, count: usize, goal: usize) -> Cell {
    Cell {
        of: Some(goal as i32),
        seat: Some(seat),
        stress: if count + NEAR >= goal { Stress::Lit } else { Stress::Plain },
        ..Cell::number(count as i32)
    }
}
