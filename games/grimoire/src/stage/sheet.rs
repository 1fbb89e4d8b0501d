//! GR-53. Where every point came from.

use engine::{Arg, Eye, Game, Message, PerSeat, Seat, Sheet};

use super::faces::{item_name, quest_name};
use crate::Grimoire;
use crate::rules::scoring::Line;

pub(super) fn sheet(game: &Grimoire) -> Sheet {
    let points: PerSeat<Vec<(Line, i32)>, 4> = PerSeat::from_fn(|seat| lines(game, seat));
    let counted = Line::all().enumerate().filter(|&(index, _)| {
        game.seats.iter().any(|seat| points[seat].get(index).is_some_and(|&(_, points)| points != 0))
    });
    let mut rows: Vec<Vec<Arg>> = counted
        .map(|(index, line)| row(game, line_name(line), |seat| points[seat][index].1.into()))
        .collect();
    let standing = game.standing();
    rows.push(row(game, Message::new("sheet-total"), |seat| standing.scores[seat].into()));
    rows.push(row(game, Message::new("sheet-rank"), |seat| standing.ranks[seat].into()));
    Sheet { title: Message::new("sheet-title"), columns: columns(game), rows }
}

fn lines(game: &Grimoire, seat: Seat) -> Vec<(Line, i32)> {
    if game.seats.contains(seat) { game.points(seat, Eye::All).collect() } else { Vec::new() }
}

fn columns(game: &Grimoire) -> Vec<Message> {
    let player = |seat| Message::new("player-name").seat("player", seat);
    std::iter::once(Message::new("sheet-source")).chain(game.seats.iter().map(player)).collect()
}

fn row(game: &Grimoire, name: Message, points: impl Fn(Seat) -> i64) -> Vec<Arg> {
    let cells = game.seats.iter().map(|seat| Arg::Number(points(seat)));
    std::iter::once(Arg::Message(name)).chain(cells).collect()
}

fn line_name(line: Line) -> Message {
    match line {
        Line::Chips => Message::new("sheet-chips"),
        Line::Quest(card) => quest_name(card),
        Line::Bonus(card) => Message::new("sheet-bonus").message("card", quest_name(card)),
        Line::Item(item) => item_name(item),
        Line::Junk => Message::new("sheet-junk"),
    }
}
