//! Events in words, for each eye.

use engine::{Eye, Kind, Message, News, Seat, Seats, Tone};

use super::faces::{card_name, familiar_name, value_name};
use crate::knowledge::looked_at_by;
use crate::{Award, Card, ColumnId, Decision, Event, Familiar, Majority};

/// The number of a column, the nearest to the deck being 1.
pub(super) fn column_number(column: ColumnId) -> i64 {
    column.index() as i64 + 1
}

pub(super) fn word(event: Event, eye: Eye) -> News {
    let by = |id: &'static str, seat: Seat| Message::new(id).seat("player", seat);
    match event {
        Event::RoundStarted { round, first } => {
            Tone::Notice.say(by("event-round", first).number("round", round))
        }
        Event::FamiliarsLaid { familiars } => Tone::Plain.say(familiars_laid(&familiars)),
        Event::Prepared { laid } => {
            Tone::Plain.say(Message::new("event-prepared").message("columns", laid_cards(&laid)))
        }
        Event::FigRevealed => Tone::Notice.say(Message::new("event-fig")),
        Event::Explored { seat, card } => {
            Tone::Plain.say(by("event-explored", seat).message("card", card_name(card)))
        }
        Event::Looked { seat, cards } if looked_at_by(seat).is_sure(eye) => {
            Tone::Plain.say(by("event-looked-own", seat).message("cards", list(&cards)))
        }
        Event::Looked { seat, .. } => Tone::Plain.say(by("event-looked", seat)),
        Event::Kept { seat, card } => {
            Tone::Plain.say(by("event-kept", seat).message("card", card_name(card)))
        }
        Event::PutBack { seat, cards } if looked_at_by(seat).is_sure(eye) => {
            Tone::Plain.say(by("event-put-back-own", seat).message("cards", list(&cards)))
        }
        Event::PutBack { seat, .. } => Tone::Plain.say(by("event-put-back", seat)),
        Event::Placed { seat, card, column, bust } => {
            let (tone, id) = if bust { (Tone::Loss, "event-bust") } else { (Tone::Plain, "event-placed") };
            tone.say(by(id, seat).message("card", card_name(card)).number("column", column_number(column)))
        }
        Event::Rewarded { seat, familiar } => {
            Tone::Gain.say(by("event-rewarded", seat).message("familiar", familiar_name(familiar)))
        }
        Event::Ruined { seat, gained, discarded, familiar } => Tone::Plain.say(with_familiar(
            by("event-ruined", seat).message("card", card_name(gained)).message("cards", list(&discarded)),
            familiar,
        )),
        Event::Collected { seat, column, cards, familiar } => {
            Tone::Plain.say(collected(by("event-collected", seat), column, &cards, familiar))
        }
        Event::RoundOver { round, last, is_final } => {
            let id = if is_final { "event-last-round-over" } else { "event-round-over" };
            Tone::Chapter.say(by(id, last).number("round", round))
        }
        Event::Specials { seat, stars, eggs, familiar } => specials(seat, stars, eggs, familiar),
        Event::NotScored { value } => {
            Tone::Plain.say(Message::new("event-not-scored").message("value", value_name(value)))
        }
        Event::Won { award, majority, right, familiar } => won(award, majority, right, familiar),
        Event::Stopped { seat } => Tone::Notice.say(by("event-stopped", seat)),
        Event::GameOver { winners, decision } => game_over(winners, decision),
    }
}

/// Cards, as a sentence has them.
pub(super) fn list(cards: &[Card]) -> Message {
    enumerate(cards.iter().map(|&card| card_name(card)))
}

/// Things one after the other.
fn enumerate(things: impl DoubleEndedIterator<Item = Message>) -> Message {
    let join =
        |rest: Message, first: Message| Message::new("list").message("first", first).message("rest", rest);
    things.rev().reduce(join).unwrap_or(Message::new("list-none"))
}

/// "column 1: Fox Tails, column 2: Tiny Star"
fn laid_cards(laid: &[(ColumnId, Card)]) -> Message {
    enumerate(laid.iter().map(|&(column, card)| {
        Message::new("laid").number("column", column_number(column)).message("card", card_name(card))
    }))
}

fn familiars_laid(familiars: &[Familiar]) -> Message {
    let name = |place: usize| {
        familiars.get(place).map_or(Message::new("nothing"), |&familiar| familiar_name(familiar))
    };
    Message::new(if familiars.len() == 3 { "event-familiars-three" } else { "event-familiars-four" })
        .message("a", name(0))
        .message("b", name(1))
        .message("c", name(2))
        .message("d", name(3))
}

/// Some players, as a sentence has them.
pub(super) fn players(seats: Seats) -> Message {
    let names = ["a", "b", "c", "d"];
    let id = match seats.len() {
        1 => "players-one",
        2 => "players-two",
        3 => "players-three",
        _ => "players-four",
    };
    names
        .into_iter()
        .zip(seats.iter())
        .fold(Message::new(id), |message, (name, seat)| message.seat(name, seat))
}

/// What happened to the familiar of the column, if there was one.
fn with_familiar(message: Message, familiar: Option<Familiar>) -> Message {
    message.message(
        "familiar",
        match familiar {
            None => Message::new("nothing"),
            Some(familiar) => Message::new("event-and-familiar").message("familiar", familiar_name(familiar)),
        },
    )
}

fn collected(by: Message, column: ColumnId, cards: &[Card], familiar: Option<Familiar>) -> Message {
    match familiar {
        Some(familiar) if cards.is_empty() => Message { id: "event-collected-familiar", ..by }
            .number("column", column_number(column))
            .message("familiar", familiar_name(familiar)),
        _ => {
            with_familiar(by.number("column", column_number(column)).message("cards", list(cards)), familiar)
        }
    }
}

/// OO-30, OO-51. Points of step 1.
fn specials(seat: Seat, stars: u8, eggs: u8, familiar: Option<Familiar>) -> News {
    let points = stars + eggs + u8::from(familiar.is_some());
    let id = if familiar.is_some() { "event-specials-familiar" } else { "event-specials" };
    let message = Message::new(id)
        .seat("player", seat)
        .number("stars", stars)
        .number("eggs", eggs)
        .number("points", points);
    if points > 0 { Tone::Gain.say(message) } else { Tone::Plain.say(message) }
}

/// OO-32 to OO-38. Who won a value, why, and where each point came from.
fn won(award: Award, majority: Majority, right: Seat, familiar: Option<Familiar>) -> News {
    Tone::Gain.say(
        Message::new("event-won")
            .message("value", value_name(award.value))
            .seat("player", award.seat)
            .message("why", why(majority, award.count))
            .message("parts", parts(award, right, familiar))
            .number("points", award.points()),
    )
}

/// OO-33 to OO-36, OO-53, OO-55. Where each point of an award comes from.
pub(super) fn parts(award: Award, right: Seat, familiar: Option<Familiar>) -> Message {
    Message::new("award-parts")
        .message("discard", part(award.discard, Message::new("award-discard")))
        .message("right", part(award.right, Message::new("award-right").seat("player", right)))
        .message("extra", extra(award, familiar))
}

/// Some of the points of an award, left out where there are none.
fn part(points: u8, of: Message) -> Message {
    if points > 0 { of.number("points", points) } else { Message::new("nothing") }
}

fn extra(award: Award, familiar: Option<Familiar>) -> Message {
    let name = familiar.map_or(Message::new("nothing"), familiar_name);
    part(award.extra, Message::new("award-extra").message("familiar", name))
}

pub(super) fn why(majority: Majority, count: u8) -> Message {
    match majority {
        Majority::Most => Message::new("why-most"),
        Majority::Token(tied) => Message::new("why-token").message("tied", players(tied)),
        Majority::Nearest(tied, holder) => {
            Message::new("why-nearest").message("tied", players(tied)).seat("holder", holder)
        }
    }
    .number("count", count)
}

fn game_over(winners: Seats, decision: Decision) -> News {
    let by = Message::new(match decision {
        Decision::Points => "decided-points",
        Decision::Tie => "decided-tie",
        Decision::Potions => "decided-potions",
        Decision::Token => "decided-token",
    });
    let id = if winners.len() > 1 { "event-team-won" } else { "event-player-won" };
    Tone::Chapter.say(Message::new(id).message("players", players(winners)).message("by", by))
}
