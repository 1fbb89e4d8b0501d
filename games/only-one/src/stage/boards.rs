//! The value board: who has how many of each value, what is left, what it pays, and who leads.

use engine::{
    Board, Cell, Eye, Heading, Kind, Later, Line, Matrix, MatrixLook, Message, PerSeat, Seat, Shows, Stress,
};

use super::faces::{look, value_name};
use super::words::{parts, why};
use crate::rules::scoring::{Tally, right_of};
use crate::{Award, Familiar, Majority, OnlyOne, Phase, Value};

/// The players in the order of play, the viewer first.
pub(super) fn from_viewer(game: &OnlyOne, eye: Eye) -> impl Iterator<Item = Seat> + use<> {
    around(game.seats.len(), viewer(eye))
}

fn around(players: usize, viewer: Option<Seat>) -> impl Iterator<Item = Seat> {
    let first = viewer.map_or(0, Seat::index);
    (0..players).map(move |place| Seat::ALL[(first + place) % players])
}

/// The player whose eyes these are.
pub(super) fn viewer(eye: Eye) -> Option<Seat> {
    match eye {
        Eye::Seat(seat) => Some(seat),
        _ => None,
    }
}

/// The line of a value; eggs are in the last one, with the stars.
pub(super) fn line_of(game: &OnlyOne, value: Value) -> usize {
    let mut scored = Value::scored(game.seats.len());
    scored.position(|line| line == value).unwrap_or_else(|| Value::scored(game.seats.len()).count())
}

/// A value as the board has it, with the token as it lies when the value is scored: all that its line is made
/// of.
#[derive(Hash)]
struct Row {
    value: Value,
    players: usize,
    viewer: Option<Seat>,
    counts: PerSeat<u8, 4>,
    familiars: PerSeat<Option<Familiar>, 4>,
    discards: u8,
    unseen: u8,
    award: Option<Award>,
    majority: Option<Majority>,
    /// What the viewer would get for it.
    pays: Option<Award>,
    /// Whose cards pay the viewer, or the winner of the value that is scored just now.
    payer: Option<Seat>,
    is_over: bool,
    in_question: bool,
}

impl Row {
    fn of(
        game: &OnlyOne,
        viewer: Option<Seat>,
        (value, unseen): (Value, u8),
        award: Option<Award>,
        token: Seat,
    ) -> Row {
        let is_over = game.phase == Phase::Over;
        let in_question = match game.phase {
            Phase::Over => in_scoring(game) == Some(value),
            phase => phase.drawn().is_some_and(|drawn| drawn.value() == value),
        };
        let paid = if is_over { award.filter(|_| in_question).map(|award| award.seat) } else { viewer };
        Row {
            value,
            players: game.seats.len(),
            viewer,
            counts: PerSeat::from_fn(|seat| game.players[seat].cards.count(value)),
            familiars: PerSeat::from_fn(|seat| game.players[seat].familiar),
            discards: game.discard.count(value),
            unseen,
            award,
            majority: game.best(value, token).map(|(_, majority)| majority),
            pays: viewer.map(|seat| game.award(value, seat, token)),
            payer: paid.map(|seat| game.right_of(seat)),
            is_over,
            in_question,
        }
    }
}

pub(super) fn value_board(game: &OnlyOne, eye: Eye, tally: &Tally) -> Board {
    let mut token = game.token;
    let mut unseen = [0; Value::ALL.len()];
    game.deck.iter().for_each(|card| unseen[card.value().index()] += 1);
    let mut rows = Vec::with_capacity(Value::ALL.len());
    for value in Value::scored(game.seats.len()) {
        let award = tally.awards.iter().find(|award| award.value == value).copied();
        let row = Row::of(game, viewer(eye), (value, unseen[value.index()]), award, token);
        rows.push(Later::new(row, |row| if row.is_over { row.scored() } else { row.open() }));
        token = award.map_or(token, |award| award.seat);
    }
    rows.push(Later::new(Specials::of(game, eye), Specials::line));
    let columns = (game.seats.len(), viewer(eye), game.phase == Phase::Over);
    let columns = Later::new(columns, |&(players, viewer, is_over)| headings(players, viewer, is_over));
    let matrix = Matrix { look: MatrixLook::Sheet, columns, rows };
    let board = Board::new("values", Message::new("board-values"), Shows::Matrix(matrix));
    Board { note: note(game, eye, tally), ..board }.footed(foot(game, eye))
}

/// What the viewer leads in, and what pays best of it.
fn note(game: &OnlyOne, eye: Eye, tally: &Tally) -> Option<Message> {
    let own = viewer(eye).filter(|_| game.phase != Phase::Over)?;
    let led = tally.awards.iter().filter(|award| award.seat == own);
    let Some(best) = led.clone().max_by_key(|award| (award.points(), award.value)) else {
        return Some(Message::new("board-note-none"));
    };
    let note = Message::new("board-note").number("count", led.count() as i64);
    Some(note.message("value", value_name(best.value)).number("points", best.points()))
}

/// The value that has just been won, while others wait.
fn in_scoring(game: &OnlyOne) -> Option<Value> {
    let last = game.awards.last()?.value;
    let has = |value: Value| game.seats.iter().any(|seat| game.players[seat].cards.count(value) > 0);
    game.supply().any(|value| value > last && has(value)).then_some(last)
}

fn headings(players: usize, viewer: Option<Seat>, is_over: bool) -> Vec<Heading> {
    let seat = |seat: Seat| match viewer {
        Some(own) if own == seat => Heading { seat: Some(seat), ..Heading::new(Message::new("board-you")) },
        _ => Heading::seat(seat),
    };
    let pays = viewer.map(|_| "board-pays");
    let others: Vec<&str> = if is_over {
        vec!["board-discards", "board-won"]
    } else {
        ["board-discards", "board-unseen"].into_iter().chain(pays).chain(["board-leads"]).collect()
    };
    let words = |id| Heading::new(Message::new(id));
    [words("board-potion")]
        .into_iter()
        .chain(around(players, viewer).map(seat))
        .chain(others.into_iter().map(words))
        .collect()
}

impl Row {
    /// Before scoring: what is left of it, what it would pay the viewer, and who leads.
    fn open(&self) -> Line {
        let last = [self.unseen()].into_iter().chain(self.pays()).chain([self.leads()]);
        let cells = self.counts().chain([self.discards()]).chain(last).map(Into::into).collect();
        Line { head: self.head(), cells, lit: self.in_question, pale: false }
    }

    /// In scoring: who has won its potion. What is not scored yet is pale.
    fn scored(&self) -> Line {
        let cells = self.counts().chain([self.discards(), self.won()]).map(Into::into).collect();
        Line { head: self.head(), cells, lit: self.in_question, pale: self.award.is_none() }
    }

    fn head(&self) -> Heading {
        let label = Message::new("board-value").text("value", self.value);
        let look = look(self.value);
        Heading::new(label).pictured(look.art).suited(look.suit)
    }

    fn counts(&self) -> impl Iterator<Item = Cell> + '_ {
        around(self.players, self.viewer).map(|seat| {
            let count = self.counts[seat];
            let leads = self.award.is_some_and(|award| award.seat == seat);
            let stress = match () {
                () if leads => Stress::Lead,
                () if self.payer == Some(seat) => Stress::Tint,
                () if count == 0 => Stress::Pale,
                () => Stress::Plain,
            };
            Cell { seat: leads.then_some(seat), ..number(count).stressed(stress) }
        })
    }

    /// OO-34, OO-47. Between two players discards pay nothing.
    fn discards(&self) -> Cell {
        let pays = self.players > 2 && self.payer.is_some();
        number(self.discards).stressed(if pays { Stress::Tint } else { zero(self.discards) })
    }

    fn unseen(&self) -> Cell {
        number(self.unseen).stressed(zero(self.unseen))
    }

    /// OO-33 to OO-36. What the viewer would get for it.
    fn pays(&self) -> Option<Cell> {
        let award = self.pays?;
        let cell = Cell::number(award.points()).pictured("token-potion").stressed(Stress::Tint);
        Some(cell.noted(self.parts(award)))
    }

    fn parts(&self, award: Award) -> Message {
        parts(award, right_of(award.seat, self.players), self.familiars[award.seat])
    }

    fn leads(&self) -> Cell {
        self.winner().unwrap_or_else(|| Cell::text(Message::new("board-nobody")).stressed(Stress::Pale))
    }

    fn won(&self) -> Cell {
        let has_some = around(self.players, None).any(|seat| self.counts[seat] > 0);
        let nobody = if has_some { "board-waits" } else { "board-nobody" };
        let mut cell =
            self.winner().unwrap_or_else(|| Cell::text(Message::new(nobody)).stressed(Stress::Pale));
        cell.symbols.insert(0, "token-potion");
        cell
    }

    /// Who wins it, by what sign, for how many points.
    fn winner(&self) -> Option<Cell> {
        let (award, majority) = (self.award?, self.majority?);
        let sign = match majority {
            Majority::Most => None,
            Majority::Token(_) => Some("token-start"),
            Majority::Nearest(..) => Some("next"),
        };
        Some(Cell {
            number: Some(award.points().into()),
            seat: Some(award.seat),
            symbols: sign.into_iter().collect(),
            ..Cell::text(self.name(award.seat)).noted(self.reason(award, majority))
        })
    }

    fn name(&self, seat: Seat) -> Message {
        if self.viewer == Some(seat) {
            return Message::new("board-you");
        }
        Message::new("table-name").seat("player", seat)
    }

    fn reason(&self, award: Award, majority: Majority) -> Message {
        Message::new("board-reason")
            .message("value", value_name(self.value))
            .message("why", why(majority, award.count))
            .message("parts", self.parts(award))
            .number("points", award.points())
    }
}

/// How many there are, or a dot for none, so that numbers stand out.
fn number(count: impl Into<i32>) -> Cell {
    match count.into() {
        0 => Cell::text(Message::new("board-none")),
        count => Cell::number(count),
    }
}

fn zero(count: impl Into<i32>) -> Stress {
    if count.into() == 0 { Stress::Pale } else { Stress::Plain }
}

/// OO-30. Stars, eggs and familiars, which are points whoever has them.
#[derive(Hash)]
struct Specials {
    players: usize,
    viewer: Option<Seat>,
    counts: PerSeat<u8, 4>,
    is_over: bool,
    in_question: bool,
}

impl Specials {
    fn of(game: &OnlyOne, eye: Eye) -> Specials {
        Specials {
            players: game.seats.len(),
            viewer: viewer(eye),
            counts: PerSeat::from_fn(|seat| game.special(seat)),
            is_over: game.phase == Phase::Over,
            in_question: game.phase.drawn().is_some_and(|drawn| drawn.value() == Value::Egg),
        }
    }

    fn line(&self) -> Line {
        let count = |seat| number(self.counts[seat]).stressed(zero(self.counts[seat]));
        let mut cells: Vec<Later<Cell>> =
            around(self.players, self.viewer).map(|seat| count(seat).into()).collect();
        let columns = headings(self.players, self.viewer, self.is_over).len();
        cells.resize_with(columns - 1, || Cell::default().into());
        let head = Heading::new(Message::new("board-special")).pictured("special");
        Line { head, cells, lit: self.in_question, pale: false }
    }
}

/// What makes up what a value pays, and what the signs mean.
fn foot(game: &OnlyOne, eye: Eye) -> Message {
    let Some(seat) = viewer(eye).filter(|_| game.phase != Phase::Over) else {
        return Message::new("board-foot");
    };
    let id = if game.seats.len() == 2 { "board-foot-two" } else { "board-foot-pays" };
    Message::new(id).seat("right", game.right_of(seat))
}

/// What the viewer is told of a value whose card they are about to place.
pub(super) fn prospect(game: &OnlyOne, seat: Seat, value: Value) -> Option<Message> {
    let most = game.best(value, game.token).map_or(0, |(award, _)| award.count);
    let pays = game.award(value, seat, game.token).points();
    let is_scored = value.index() < Value::Egg.index();
    is_scored.then(|| {
        Message::new("now-value")
            .number("own", game.players[seat].cards.count(value))
            .number("most", most)
            .number("points", pays)
    })
}
