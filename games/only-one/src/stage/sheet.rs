//! The score sheet: value by value who has how many, who wins, why, and where each point comes from.

use engine::{Arg, Later, Message, PerSeat, Seat, Seats, Sheet, Standing};

use super::faces::look;
use super::words::parts;
use crate::rules::scoring::{Tally, break_tie, right_of};
use crate::{Award, Familiar, Majority, OnlyOne, Phase, Value};

pub(super) fn sheet(game: &OnlyOne, tally: &Tally, standing: &Standing) -> Sheet {
    if game.phase == Phase::Over {
        scored(game, tally, standing)
    } else {
        standing_now(game, tally, standing)
    }
}

/// What scoring would give now, in a line for each player; the value board says the rest.
fn standing_now(game: &OnlyOne, tally: &Tally, standing: &Standing) -> Sheet {
    let row = |seat: Seat| {
        let led = tally.awards.iter().filter(|award| award.seat == seat).count() as i64;
        let figures = [game.special(seat).into(), led, standing.scores[seat].into()].map(Arg::Number);
        Later::from([Arg::Seat(seat)].into_iter().chain(figures).collect::<Vec<_>>())
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
fn scored(game: &OnlyOne, tally: &Tally, standing: &Standing) -> Sheet {
    let player = |seat| Message::new("sheet-player").seat("player", seat);
    let mut rows = vec![points_row(game, "sheet-special", |seat| game.special(seat))];
    if game.seats.iter().any(|seat| powers(game, tally, seat) > 0) {
        rows.push(points_row(game, "sheet-powers", |seat| powers(game, tally, seat)));
    }
    let mut token = game.token;
    for value in Value::scored(game.seats.len()) {
        let award = tally.awards.iter().find(|award| award.value == value).copied();
        rows.push(value_row(game, value, award, token));
        token = award.map_or(token, |award| award.seat);
    }
    rows.push(points_row(game, "sheet-total", |seat| tally.points[seat]));
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

fn points_row<N: Into<i64>>(game: &OnlyOne, title: &'static str, of: impl Fn(Seat) -> N) -> Later<Vec<Arg>> {
    let points = game.seats.iter().map(|seat| Arg::Number(of(seat).into()));
    let cells = [Arg::Message(Message::new(title))].into_iter().chain(points).chain([blank(), blank()]);
    cells.collect::<Vec<_>>().into()
}

/// A value, and who wins it: all that its row is made of.
#[derive(Hash)]
struct Row {
    value: Value,
    players: usize,
    counts: PerSeat<u8, 4>,
    discards: u8,
    won: Option<(Award, Majority, Option<Familiar>)>,
}

/// Who wins it, and why, from the cards and the token as it lay before. The first value is that of the fig, of
/// which there is one, so that no tie of it hangs on a token that has moved since.
fn value_row(game: &OnlyOne, value: Value, award: Option<Award>, token: Seat) -> Later<Vec<Arg>> {
    let won = award.map(|award| {
        let has_as_many = |seat: &Seat| game.players[*seat].cards.count(award.value) == award.count;
        let leaders: Seats = game.seats.iter().filter(has_as_many).collect();
        (award, break_tie(leaders, token).1, game.players[award.seat].familiar)
    });
    let counts = PerSeat::from_fn(|seat| game.players[seat].cards.count(value));
    let row = Row { value, players: game.seats.len(), counts, discards: game.discard_bonus(value), won };
    Later::new(row, Row::cells)
}

impl Row {
    fn cells(&self) -> Vec<Arg> {
        let cell = |seat: Seat| match self.won.filter(|(award, ..)| award.seat == seat) {
            Some((award, ..)) => Arg::Message(won(award)),
            None => Arg::Number(self.counts[seat].into()),
        };
        let name = Message::new(look(self.value).name);
        let head = Message::new("sheet-row").text("value", self.value).message("name", name);
        [Arg::Message(head)]
            .into_iter()
            .chain(Seats::first(self.players).iter().map(cell))
            .chain([Arg::Number(self.discards.into()), self.why()])
            .collect()
    }

    fn why(&self) -> Arg {
        let Some((award, majority, familiar)) = self.won else { return blank() };
        let why = match majority {
            Majority::Most => Message::new("sheet-most"),
            Majority::Token(_) => Message::new("sheet-token"),
            Majority::Nearest(_, holder) => Message::new("sheet-nearest").seat("holder", holder),
        };
        let parts = parts(award, right_of(award.seat, self.players), familiar);
        Arg::Message(Message::new("sheet-reason").message("why", why).message("parts", parts))
    }
}

/// How many cards the winner has, and what they bring.
fn won(award: Award) -> Message {
    Message::new("sheet-won").number("count", award.count).number("points", award.points())
}
