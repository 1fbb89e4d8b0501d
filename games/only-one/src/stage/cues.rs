//! How the pictures of an action are staged.

use engine::{
    Bond, CompactString, CountItem, CountRow, CountStage, Cue, Eye, Heading, Hold, Link, Message, Seat, Sign,
    format_compact, seat_id,
};

use super::boards::{from_viewer, line_of, viewer};
use super::faces::{familiar_art, familiar_name, look, value_name};
use super::words::{players, word};
use super::zones::{column_card, own_familiar};
use crate::{Award, Card, ColumnId, Event, Familiar, Majority, OnlyOne, Value};

pub(super) fn cue(game: &OnlyOne, event: Event, eye: Eye) -> Cue {
    let said = word(event, eye).message;
    match event {
        Event::Explored { seat, card } => {
            let hold = if viewer(eye) == Some(seat) { Hold::Short } else { Hold::Normal };
            Cue::reveal().held(hold).on("drawn").on(board_line(game, card.value())).saying(said)
        }
        Event::Placed { card, column, bust: true, .. } => {
            let shaken = colliding(game, column, card);
            shaken.fold(Cue::reveal(), Cue::on).saying(said).saying(Message::new("caption-bust"))
        }
        Event::Placed { column, .. } => {
            let last = game.column(column).cards.len().saturating_sub(1);
            Cue::default().held(Hold::Short).on(column_card(column, last)).saying(said)
        }
        Event::Ruined { seat, discarded, .. } => {
            let lines = discarded.iter().map(|card| board_line(game, card.value()));
            lines.fold(taking(seat), Cue::on).saying(said)
        }
        Event::Collected { seat, .. } => taking(seat).saying(said),
        Event::Rewarded { seat, .. } => Cue::score().on(own_familiar(seat)).on(plate(seat)).saying(said),
        Event::FigRevealed => Cue::reveal()
            .held(Hold::Long)
            .on(board_line(game, Value::One))
            .on("deck")
            .saying(Message::new("caption-fig"))
            .saying(Message::new("caption-fig-why")),
        Event::RoundOver { last, .. } => Cue::chapter().on(plate(last)).saying(said),
        Event::Specials { .. } => Cue::score()
            .held(Hold::Long)
            .on(board_line(game, Value::Egg))
            .saying(Message::new("caption-specials"))
            .counting(specials(game, eye)),
        Event::NotScored { value } => Cue::score().held(Hold::Short).on(board_line(game, value)).saying(said),
        Event::Won { award, majority, right, familiar } => {
            won(game, eye, Win { award, majority, right, familiar })
        }
        Event::Stopped { seat } => Cue::score().held(Hold::Long).on(plate(seat)).saying(said),
        Event::GameOver { .. } => Cue::chapter().saying(said),
        _ => Cue::default().saying(said),
    }
}

fn plate(seat: Seat) -> CompactString {
    seat_id("seat", seat)
}

fn board_line(game: &OnlyOne, value: Value) -> CompactString {
    format_compact!("values/{}", line_of(game, value))
}

/// Cards go to a player, who is out of the round.
fn taking(seat: Seat) -> Cue {
    Cue::default().on(seat_id("cards", seat)).on(plate(seat))
}

/// The card just placed, which is the last one, and those that it meets.
fn colliding(game: &OnlyOne, id: ColumnId, card: Card) -> impl Iterator<Item = CompactString> {
    let cards = game.column(id).cards.iter().enumerate();
    cards
        .filter(move |(_, laid)| laid.numbers() & card.numbers() != 0)
        .map(move |(place, _)| column_card(id, place))
}

/// OO-30, OO-51. Everybody's stars, eggs and familiar, side by side.
fn specials(game: &OnlyOne, eye: Eye) -> CountStage {
    let row = |seat: Seat| {
        let player = &game.players[seat];
        let (stars, eggs) = (player.cards.stars(), player.cards.eggs());
        let familiar =
            player.familiar.map(|familiar| term(familiar_art(familiar), 1, familiar_name(familiar)));
        let stars = (stars > 0).then(|| term("special", stars, Message::new("count-stars")));
        let eggs = (eggs > 0).then(|| term("suit-egg", eggs, Message::new("count-eggs")));
        CountRow {
            head: Some(Heading::seat(seat)),
            items: [stars, eggs, familiar].into_iter().flatten().collect(),
            total: Some(points(game.special(seat))),
            to: plate(seat),
            ..CountRow::default()
        }
    };
    CountStage {
        title: Some(Message::new("count-specials")),
        note: Some(Message::new("count-specials-note")),
        ..stage(from_viewer(game, eye).map(row).collect())
    }
}

/// A stage in front of deck and columns, which nobody needs any more.
fn stage(rows: Vec<CountRow>) -> CountStage {
    CountStage { over: "deck drawn columns", ground: "table", rows, ..CountStage::default() }
}

fn points(points: u8) -> Message {
    Message::new("count-points").number("points", points)
}

/// Something that adds points.
fn term(symbol: &'static str, adds: u8, label: Message) -> CountItem {
    CountItem {
        sign: Some(Sign::symbol(symbol)),
        adds: Some(adds.into()),
        label: Some(label),
        ..CountItem::default()
    }
}

/// A value that was won.
struct Win {
    award: Award,
    majority: Majority,
    right: Seat,
    familiar: Option<Familiar>,
}

/// OO-32 to OO-38. Everybody's cards of a value, why one player wins it, and what it pays.
fn won(game: &OnlyOne, eye: Eye, win: Win) -> Cue {
    let Award { value, seat, right, .. } = win.award;
    let rows = from_viewer(game, eye).map(|seat| holding(game, win.award, seat)).chain([payment(&win)]);
    let count = CountStage {
        title: Some(value_name(value)),
        note: Some(
            Message::new("count-place")
                .number("place", line_of(game, value) as i64 + 1)
                .number("of", Value::scored(game.seats.len()).count() as i64),
        ),
        ..stage(rows.collect())
    };
    let wins = Message::new("caption-won").seat("player", seat).message("value", value_name(value));
    let cue = Cue::score().held(Hold::Long).on(board_line(game, value)).on(plate(seat));
    let cue = cue.saying(wins).saying(reason(&win)).counting(count);
    let pays = (right > 0).then(|| link(win.right, seat, Bond::Changes));
    let moves = match win.majority {
        Majority::Nearest(_, holder) => Some(link(holder, seat, Bond::Gives)),
        _ => None,
    };
    pays.into_iter().chain(moves).fold(cue, Cue::linking)
}

fn link(from: Seat, to: Seat, bond: Bond) -> Link {
    Link { from: plate(from), to: plate(to), bond }
}

/// Why the winner wins, as a sentence.
fn reason(win: &Win) -> Message {
    let count = win.award.count;
    match win.majority {
        Majority::Most => Message::new("caption-most").number("count", count),
        Majority::Token(tied) => Message::new("caption-token")
            .message("tied", players(tied))
            .seat("holder", win.award.seat)
            .number("count", count),
        Majority::Nearest(tied, holder) => Message::new("caption-nearest")
            .message("tied", players(tied))
            .seat("holder", holder)
            .seat("player", win.award.seat)
            .number("count", count),
    }
}

/// A player's cards of the value.
fn holding(game: &OnlyOne, award: Award, seat: Seat) -> CountRow {
    let count = game.players[seat].cards.count(award.value);
    let card = CountItem {
        sign: Some(Sign::symbol(look(award.value).mark)),
        lit: seat == award.seat,
        ..CountItem::default()
    };
    CountRow {
        head: Some(Heading::seat(seat)),
        items: vec![card; count.into()],
        total: Some(Message::new("count-cards").number("count", count)),
        best: seat == award.seat,
        ..CountRow::default()
    }
}

/// OO-33 to OO-36, OO-53, OO-55. What the value pays.
fn payment(win: &Win) -> CountRow {
    let Award { value, seat, discard, right, extra, .. } = win.award;
    let discards = (discard > 0).then(|| term("discards", discard, Message::new("count-discards")));
    let neighbour = Message::new("count-right").seat("player", win.right);
    let neighbour = (right > 0).then(|| term(look(value).mark, right, neighbour));
    let familiar = win.familiar.filter(|_| extra > 0);
    let familiar = familiar.map(|familiar| term(familiar_art(familiar), extra, familiar_name(familiar)));
    let potion = Some(term("token-potion", 1, Message::new("count-potion")));
    CountRow {
        items: [potion, discards, neighbour, familiar].into_iter().flatten().collect(),
        total: Some(points(win.award.points())),
        best: true,
        to: plate(seat),
        ..CountRow::default()
    }
}
