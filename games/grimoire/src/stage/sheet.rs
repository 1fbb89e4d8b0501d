//! GR-53. Where every point came from; and after each round, how everybody stands.

use engine::{Arg, Eye, Game, Later, Message, PerSeat, Seat, Sheet};

use super::faces::{item_name, page_name, quest_name};
use crate::Grimoire;
use crate::rules::scoring::Line;

pub(super) fn sheet(game: &Grimoire) -> Sheet {
    let points: PerSeat<Vec<(Line, i32)>, 4> = PerSeat::from_fn(|seat| lines(game, seat));
    let counted = Line::all().enumerate().filter(|&(index, _)| {
        game.seats.iter().any(|seat| points[seat].get(index).is_some_and(|&(_, points)| points != 0))
    });
    let mut rows: Vec<_> = counted
        .map(|(index, line)| row(game, line_name(line), |seat| points[seat][index].1.into()))
        .collect();
    let standing = game.standing();
    rows.push(row(game, Message::new("sheet-total"), |seat| standing.scores[seat].into()));
    rows.push(row(game, Message::new("sheet-rank"), |seat| standing.ranks[seat].into()));
    Sheet { title: Message::new("sheet-title"), columns: columns(game), rows }
}

/// How everybody stands after a round, as far as this eye can count.
pub(super) fn round_sheet(game: &Grimoire, eye: Eye) -> Sheet {
    let number = |id, count: &dyn Fn(Seat) -> i64| row(game, Message::new(id), count);
    let pages = game.seats.iter().map(|seat| Arg::Message(page_name(game.page_number(seat))));
    let rows = vec![
        std::iter::once(Arg::Message(Message::new("sheet-page"))).chain(pages).collect::<Vec<_>>().into(),
        number("sheet-token", &|seat| game.players[seat].token.unwrap_or_default().into()),
        number("sheet-chips", &|seat| game.players[seat].chips.into()),
        number("sheet-companions", &|seat| game.players[seat].companions.len() as i64),
        number("sheet-coins", &|seat| game.players[seat].treasure_count() as i64),
        number("sheet-so-far", &|seat| game.score(seat, eye).into()),
    ];
    Sheet { title: Message::new("sheet-round").number("round", game.round), columns: columns(game), rows }
}

fn lines(game: &Grimoire, seat: Seat) -> Vec<(Line, i32)> {
    if game.seats.contains(seat) { game.points(seat, Eye::All).collect() } else { Vec::new() }
}

fn columns(game: &Grimoire) -> Vec<Message> {
    let player = |seat| Message::new("player-name").seat("player", seat);
    std::iter::once(Message::new("sheet-source")).chain(game.seats.iter().map(player)).collect()
}

fn row(game: &Grimoire, name: Message, points: impl Fn(Seat) -> i64) -> Later<Vec<Arg>> {
    let cells = game.seats.iter().map(|seat| Arg::Number(points(seat)));
    std::iter::once(Arg::Message(name)).chain(cells).collect::<Vec<_>>().into()
}

pub(super) fn line_name(line: Line) -> Message {
    match line {
        Line::Chips => Message::new("sheet-chips"),
        Line::Quest(card) => quest_name(card),
        Line::Bonus(card) => Message::new("sheet-bonus").message("card", quest_name(card)),
        Line::Item(item) => item_name(item),
        Line::Junk => Message::new("sheet-junk"),
    }
}
