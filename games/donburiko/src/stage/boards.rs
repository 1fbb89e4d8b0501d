//! What an expert would keep in the head: the race, the bank, and the cards that have not been seen.

use engine::{
    Board, Cell, Eye, Heading, Kind, Later, Line, Matrix, MatrixLook, Message, Peg, Scale, Shows, Store,
    Stress,
};

use super::faces::{card_name, rank, row_name, suit};
use crate::card::{Hand, PACK, Row, pack_size};
use crate::rules::{BEST, CHIPS, GOAL};
use crate::{Card, Donburiko, RowId};

pub(super) fn boards(game: &Donburiko, eye: Eye) -> Vec<Board> {
    vec![race(game), bank(game), unseen(game, eye)]
}

/// DB-46. Everybody's way to the chips that make the last round.
fn race(game: &Donburiko) -> Board {
    let goal = i32::from(GOAL);
    let peg = |seat| Peg::new(seat, game.players[seat].chips);
    let scale =
        Scale { range: (0, goal), every: 5, goal: Some(goal), pegs: game.seats.iter().map(peg).collect() };
    let title = if game.is_final {
        Message::new("flag-final")
    } else {
        Message::new("race-title").number("goal", goal)
    };
    Board::new("race", title, Shows::Scale(scale))
}

/// DB-4, DB-47. The chips that are left to win. A bank that cannot pay a six can end the game.
fn bank(game: &Donburiko) -> Board {
    let low = game.bank < BEST.unsigned_abs();
    let store = Store { count: game.bank.into(), of: CHIPS.into(), token: "chip", vessel: "bowl", low };
    let on_cards = game.chips_on_rows();
    let note = match on_cards {
        _ if low => Some(Message::new("bank-low")),
        0 => None,
        _ => Some(Message::new("bank-on-cards").number("chips", on_cards)),
    };
    Board { note, ..Board::new("bank", Message::new("bank-title"), Shows::Store(store)) }
}

/// The pack of this table: those that the viewer has not seen this round are bright.
fn unseen(game: &Donburiko, eye: Eye) -> Board {
    let unseen = game.unseen(eye);
    let pack: Hand = PACK[..pack_size(game.seats.len())].iter().copied().collect();
    let matrix = Matrix {
        look: MatrixLook::Tiles,
        columns: Later::new(pack.len(), |&cards| headings(cards)),
        rows: vec![Later::new((pack, unseen), |&(pack, unseen)| tiles(pack, unseen))],
    };
    let title = Message::new("unseen-title").number("count", unseen.len() as i64);
    let board = Board::new("unseen", title, Shows::Matrix(matrix));
    Board { note: whereabouts(game, eye), ..board }
}

fn unseen_head() -> Heading {
    Heading::new(Message::new("unseen-row"))
}

fn headings(cards: usize) -> Vec<Heading> {
    let column = |number| Heading::new(Message::new("unseen-column").number("number", number));
    std::iter::once(unseen_head()).chain((1..).take(cards).map(column)).collect()
}

fn tiles(pack: Hand, unseen: Hand) -> Line {
    let cells = pack.kinds().flat_map(|card| copies(card, pack, unseen)).collect();
    Line { head: unseen_head(), cells, lit: false, pale: false }
}

/// The tiles of one kind, those that were seen first.
fn copies(card: Card, pack: Hand, unseen: Hand) -> impl Iterator<Item = Later<Cell>> {
    let seen = pack.count(card).saturating_sub(unseen.count(card));
    (0..pack.count(card)).map(move |copy| Later::new((card, copy < seen), |&(card, seen)| tile(card, seen)))
}

fn tile(card: Card, seen: bool) -> Cell {
    let (stress, note) = if seen { (Stress::Pale, "unseen-seen") } else { (Stress::Plain, "unseen-open") };
    Cell::text(Message::new("unseen-rank").text("rank", rank(card)))
        .pictured(suit_symbol(card))
        .stressed(stress)
        .noted(Message::new(note).message("card", card_name(card)))
}

fn suit_symbol(card: Card) -> &'static str {
    match suit(card) {
        super::WILD => "suit-wild",
        super::LOACH => "suit-loach",
        super::POND => "suit-pond",
        _ => "suit-acorn",
    }
}

/// Where the cards are that the viewer has not seen: in rows, in hands, in the surplus.
fn whereabouts(game: &Donburiko, eye: Eye) -> Option<Message> {
    let hidden_in = |row: &Row| row.cards.iter().filter(|laid| !row.known(laid).is_sure(eye)).count();
    let rows: Vec<(RowId, usize)> = RowId::ALL
        .iter()
        .map(|&id| (id, hidden_in(&game.rows[id.index()])))
        .filter(|&(_, hidden)| hidden > 0)
        .collect();
    let hidden: usize = rows.iter().map(|(_, hidden)| hidden).sum();
    let hands = game.seats.iter().filter(|&seat| !game.knows_hand(seat, eye));
    let held: usize = hands.map(|seat| game.players[seat].hand.len()).sum();
    let left = if game.knows_surplus(eye) { 0 } else { game.surplus.len() };

    let counted = |id, count: usize| (count > 0).then(|| Message::new(id).number("count", count as i64));
    let in_rows = match rows[..] {
        [(row, _)] => counted("unseen-in-row", hidden).map(|message| message.message("row", row_name(row))),
        _ => counted("unseen-in-rows", hidden),
    };
    let parts = [in_rows, counted("unseen-in-hands", held), counted("unseen-in-surplus", left)];
    parts
        .into_iter()
        .flatten()
        .reduce(|first, next| Message::new("unseen-and").message("first", first).message("next", next))
}
