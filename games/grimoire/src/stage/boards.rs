//! The order of play, and the race to ten.

use engine::{
    Board, Cell, Eye, Game, Heading, Line, Matrix, MatrixLook, Message, Seat, Shows, Sign, Station, Stations,
    Stress,
};

use super::faces::{page_mark, page_picture, spell_name};
use super::seats::{is_silenced, status_alike};
use crate::data::BookEffect;
use crate::{Grimoire, Phase};

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
fn shelf(game: &Grimoire, token: u8, eye: Eye) -> Station {
    let number = token.into();
    let Some(seat) = game.seats.iter().find(|&seat| game.players[seat].token == Some(token)) else {
        return Station {
            number,
            text: Some(Message::new("order-free")),
            stress: Stress::Pale,
            ..Station::default()
        };
    };
    if game.phase == Phase::Book && game.has_everybody_chosen() {
        return page_slip(game, seat, number, Message::new(status_alike(game, seat)));
    }
    let is_viewer = eye.acting(game.to_act()) == Some(seat);
    Station {
        number,
        seat: Some(seat),
        title: Some(name(seat)),
        text: doing(game, seat, is_viewer),
        art: match game.phase {
            Phase::Book if game.players[seat].page.is_none() => "book-open",
            Phase::Book => "book-shut",
            _ => "",
        },
        stress: if is_viewer { Stress::Lit } else { Stress::Plain },
        ..Station::default()
    }
}

/// What the owner of a token is up to.
fn doing(game: &Grimoire, seat: Seat, is_viewer: bool) -> Option<Message> {
    let doing = match game.phase {
        Phase::Book if is_viewer => "order-you",
        Phase::Book if game.players[seat].page.is_some() => "status-chosen",
        Phase::Book => "status-choosing",
        _ => return None,
    };
    Some(Message::new(doing))
}

fn name(seat: Seat) -> Message {
    Message::new("player-name").seat("player", seat)
}

/// A player with the page that lies open before them, and what there is to say of it.
fn page_slip(game: &Grimoire, seat: Seat, number: i32, what: Message) -> Station {
    let page = game.page_number(seat);
    Station {
        number,
        seat: Some(seat),
        title: Some(name(seat)),
        text: Some(Message::new("order-slip").message("spell", spell_name(page)).message("what", what)),
        art: page_picture(page),
        signs: vec![Sign::symbol(page_mark(game.page_of(seat))).with(page)],
        ..Station::default()
    }
}

/// A place of the order of this round: who has it, and why or what now.
fn slip(game: &Grimoire, seat: Seat, place: usize) -> Station {
    let before = place.checked_sub(2).map(|index| why(game, game.order[index]));
    let why = why(game, seat);
    let heading = if before == Some(why) { None } else { Some(Message::new(why)) };
    let (what, stress) = match place - 1 {
        _ if game.phase == Phase::Over || game.is_round_over() => ("order-taken", Stress::Plain),
        _ if game.phase == Phase::Book => ("status-alone", Stress::Plain),
        index if index < usize::from(game.turn) => ("order-taken", Stress::Pale),
        index if index == usize::from(game.turn) && game.phase == Phase::Take => ("order-takes", Stress::Lit),
        index if index == usize::from(game.turn) => ("order-casts", Stress::Lit),
        _ if is_silenced(game, seat) => ("status-silenced", Stress::Bad),
        _ => ("order-waits", Stress::Plain),
    };
    let what = compared(game, seat).unwrap_or(Message::new(what));
    Station { heading, stress, ..page_slip(game, seat, place as i32, what) }
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
fn compared(game: &Grimoire, seat: Seat) -> Option<Message> {
    let is_compared = game.phase == Phase::Book && !game.alone().contains(seat);
    let token = game.players[seat].token.filter(|_| is_compared)?;
    Some(Message::new("order-token").number("token", token))
}

/// GR-51. Ten companions or ten coins make the round the last.
fn race(game: &Grimoire) -> Board {
    let goal = usize::from(game.cards.end_count);
    let holes = |seat, count: usize| Cell {
        of: Some(goal as i32),
        seat: Some(seat),
        stress: if count + NEAR >= goal { Stress::Lit } else { Stress::Plain },
        ..Cell::number(count as i32)
    };
    let row = |seat: Seat| Line {
        head: Heading::seat(seat),
        cells: vec![
            holes(seat, game.players[seat].companions.len()),
            holes(seat, game.players[seat].treasure_count()),
        ],
        lit: false,
        pale: false,
    };
    let title = Message::new("board-race").number("goal", game.cards.end_count);
    let columns = vec![
        Heading::new(Message::new("table-heading-player")),
        Heading::new(Message::new("race-companions")).pictured("token-companions"),
        Heading::new(Message::new("race-coins")).pictured("token-treasures"),
    ];
    let rows = game.seats.iter().map(|seat| row(seat).into()).collect();
    let matrix = Matrix { look: MatrixLook::Pegs, columns: columns.into(), rows };
    let board = Board::new("race", title, Shows::Matrix(matrix));
    if game.ending { board.noted(Message::new("flag-last")) } else { board }
}
