//! The score sheet: value by value who has how many, who wins, why, and where each point comes from.

use engine::{Arg, Message, Seat, Seats, Sheet};

use super::faces::look;
use super::words::parts;
use crate::rules::scoring::{Tally, break_tie};
use crate::{Award, Majority, OnlyOne, Phase, Value};

pub(super) fn sheet(game: &OnlyOne, tally: &Tally) -> Sheet {
    if game.phase == Phase::Over { scored(game, tally) } else { standing_now(game, tally) }
}

/// What scoring would give now, in a line for each player; the value board says the rest.
fn standing_now(game: &OnlyOne, tally: &Tally) -> Sheet {
    let standing = tally.standing(game);
    let row = |seat: Seat| {
        let led = tally.awards.iter().filter(|award| award.seat == seat).count() as i64;
        let figures = [game.special(seat).into(), led, standing.scores[seat].into()].map(Arg::Number);
        [Arg::Seat(seat)].into_iter().chain(figures).collect()
    };
    let columns = ["sheet-name", "sheet-special", "sheet-led", "sheet-total"];
    Sheet {
        title: Message::new("sheet-title-now"),
        columns: columns.map(Message::new).to_vec(),
        rows: game.seats.iter().map(row).collect(),
    }
}

/// OO-78. What scoring gave. A column for each player holds the cards of each value and, for its winner, the
/// points; the last one says why they are the winner's, and what they are made of.
fn scored(game: &OnlyOne, tally: &Tally) -> Sheet {
    let player = |seat| Message::new("sheet-player").seat("player", seat);
    let mut rows = vec![points_row(game, "sheet-special", |seat| game.special(seat))];
    if game.seats.iter().any(|seat| powers(game, tally, seat) > 0) {
        rows.push(points_row(game, "sheet-powers", |seat| powers(game, tally, seat)));
    }
    let mut token = game.token;
    for value in Value::scored(game.seats.len()) {
        let award = tally.awards.iter().find(|award| award.value == value);
        rows.push(value_row(game, value, award, token));
        token = award.map_or(token, |award| award.seat);
    }
    rows.push(points_row(game, "sheet-total", |seat| tally.points[seat]));
    let standing = tally.standing(game);
    if game.options.team {
        rows.push(points_row(game, "sheet-team", |seat| standing.scores[seat]));
    }
    rows.push(points_row(game, "sheet-rank", |seat| standing.ranks[seat]));
    Sheet {
        title: Message::new("sheet-title"),
        columns: [Message::new("sheet-value")]
            .into_iter()
            .chain(game.seats.iter().map(player))
            .chain(["sheet-discard", "sheet-why"].map(Message::new))
            .collect(),
        rows,
    }
}

/// The points of `early` and `crash`, which came during play.
fn powers(game: &OnlyOne, tally: &Tally, seat: Seat) -> i64 {
    let own = tally.awards.iter().filter(|award| award.seat == seat);
    let won: i64 = own.map(|award| i64::from(award.points())).sum();
    i64::from(tally.points[seat]) - won - i64::from(game.special(seat))
}

fn blank() -> Arg {
    Arg::text("")
}

fn points_row<N: Into<i64>>(game: &OnlyOne, title: &'static str, of: impl Fn(Seat) -> N) -> Vec<Arg> {
    let points = game.seats.iter().map(|seat| Arg::Number(of(seat).into()));
    [Arg::Message(Message::new(title))].into_iter().chain(points).chain([blank(), blank()]).collect()
}

fn value_row(game: &OnlyOne, value: Value, award: Option<&Award>, token: Seat) -> Vec<Arg> {
    let cell = |seat: Seat| match award.filter(|award| award.seat == seat) {
        Some(award) => Arg::Message(won(award)),
        None => Arg::Number(game.players[seat].cards.count(value).into()),
    };
    let discard = Arg::Number(game.discard_bonus(value).into());
    let why = award.map_or(blank(), |award| Arg::Message(why(game, award, token)));
    let head = Message::new("sheet-row").text("value", value).message("name", Message::new(look(value).name));
    [Arg::Message(head)].into_iter().chain(game.seats.iter().map(cell)).chain([discard, why]).collect()
}

/// How many cards the winner has, and what they bring.
fn won(award: &Award) -> Message {
    Message::new("sheet-won").number("count", award.count).number("points", award.points())
}

/// Why this player, from the cards and the token as it lay before. The first value is that of the fig, of
/// which there is one, so that no tie of it hangs on a token that has moved since.
fn why(game: &OnlyOne, award: &Award, token: Seat) -> Message {
    let has_as_many = |seat: &Seat| game.players[*seat].cards.count(award.value) == award.count;
    let leaders: Seats = game.seats.iter().filter(has_as_many).collect();
    let why = match break_tie(leaders, token).1 {
        Majority::Most => Message::new("sheet-most"),
        Majority::Token(_) => Message::new("sheet-token"),
        Majority::Nearest(_, holder) => Message::new("sheet-nearest").seat("holder", holder),
    };
    let parts = parts(*award, game.right_of(award.seat), game.players[award.seat].familiar);
    Message::new("sheet-reason").message("why", why).message("parts", parts)
}
