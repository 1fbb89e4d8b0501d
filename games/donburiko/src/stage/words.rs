//! Events in words, for each eye.

use std::fmt::Write as _;

use engine::{Eye, Message, News, Seat, Tone};

use super::faces::{a_card, row_name};
use super::worth::figure;
use crate::card::{Count, ROW_LIMIT};
use crate::event::{Ending, FinalCause, Settlement};
use crate::rules::BEST;
use crate::{Card, Event};

pub(super) fn word(event: Event, eye: Eye) -> News {
    match event {
        Event::RoundStarted { round, first } => {
            Tone::Notice.say(Message::new("event-round").number("round", round).seat("player", first))
        }
        Event::AddedUp { seat, card, row, earned } => Tone::Plain.say(
            Message::new("event-added-up")
                .seat("player", seat)
                .message("card", a_card(card))
                .message("row", row_name(row))
                .number("chips", earned),
        ),
        Event::AddedDown { seat, card, row } if eye.sees(seat) => Tone::Plain.say(
            Message::new("event-added-down-own")
                .seat("player", seat)
                .message("card", a_card(card))
                .message("row", row_name(row)),
        ),
        Event::AddedDown { seat, row, .. } => Tone::Plain
            .say(Message::new("event-added-down").seat("player", seat).message("row", row_name(row))),
        Event::Took { seat, row, hidden, chips } => {
            let took = |id| Message::new(id).seat("player", seat).message("row", row_name(row));
            Tone::Plain.say(match list(&hidden) {
                None => took("event-took"),
                Some(cards) => took("event-took-hidden").message("cards", cards).number("chips", chips),
            })
        }
        Event::Counted { seat, cards, total, settlement } => word_counted(seat, &cards, total, settlement),
        Event::Donburiko { seat, .. } => {
            Tone::Notice.say(Message::new("event-donburiko").seat("player", seat))
        }
        Event::FinalRound(cause) => Tone::Notice.say(match cause {
            FinalCause::Goal(seat) => Message::new("event-final-goal").seat("player", seat),
            FinalCause::BankEmpty => Message::new("event-final-empty"),
            FinalCause::BankShort => Message::new("event-final-short"),
        }),
        Event::RoundOver { round, ending, returned, next } => word_round_over(round, ending, returned, next),
        Event::GameOver { winners } => News::game_over(winners),
    }
}

fn word_counted(seat: Seat, cards: &[Card], total: i8, settlement: Settlement) -> News {
    if cards.len() == ROW_LIMIT {
        return Tone::Plain.say(Message::new("event-counted-full").seat("player", seat));
    }
    let with = |id| Message::new(id).seat("player", seat).text("sum", sum(cards, total));
    match settlement {
        Settlement::Nothing => Tone::Plain.say(with("event-counted-nothing")),
        Settlement::Gets(chips) => Tone::Gain.say(with("event-counted-gets").number("chips", chips)),
        Settlement::Owed(points) => Tone::Gain.say(with("event-counted-owed").number("points", points)),
        Settlement::Pays { due, paid } => {
            let id = if total > BEST { "event-counted-over" } else { "event-counted-under" };
            Tone::Loss.say(with(id).number("due", due).number("paid", paid))
        }
    }
}

fn word_round_over(round: u32, ending: Ending, returned: u8, next: Option<Seat>) -> News {
    let why = why(ending);
    let over = Message::new(if next.is_some() { "event-round-over" } else { "event-last-round-over" });
    let over = over.number("round", round).message("why", why).number("chips", returned);
    Tone::Chapter.say(match next {
        Some(next) => over.seat("player", next),
        None => over,
    })
}

/// Why a round is over.
pub(super) fn why(ending: Ending) -> Message {
    match ending {
        Ending::AllTook => Message::new("event-ending-all"),
        Ending::Donburiko(seat) => Message::new("event-ending-donburiko").seat("player", seat),
        Ending::NobodyCan => Message::new("event-ending-nobody"),
    }
}

/// The names of some cards, if there are any: `a 2, a loach and a 1`.
fn list(cards: &[Card]) -> Option<Message> {
    let (last, others) = cards.split_last()?;
    let mut others = others.iter().copied().map(a_card);
    let Some(first) = others.next() else { return Some(a_card(*last)) };
    let pair = |id: &'static str| {
        move |so_far, next| Message::new(id).message("first", so_far).message("next", next)
    };
    Some(pair("cards-and")(others.fold(first, pair("cards-comma")), a_card(*last)))
}

/// What each card of a row adds when it counts this much: a pond beside a loach is added, wild acorns are
/// what they were counted as, and of seven cards none adds anything.
pub(super) fn worths(cards: &[Card], total: i8) -> Vec<i8> {
    let mut fives = Count::of(cards.iter().copied()).fives(total);
    let has_loach = cards.contains(&Card::Loach);
    let mut worth = |&card: &Card| match card {
        _ if cards.len() == ROW_LIMIT => 0,
        Card::Wild if fives > 0 => {
            fives -= 1;
            5
        }
        card if has_loach => card.worth().abs(),
        card => card.worth(),
    };
    cards.iter().map(&mut worth).collect()
}

/// The sum as a player would say it: `3 + 5 − 2 = 6`.
fn sum(cards: &[Card], total: i8) -> String {
    let mut text = String::new();
    for worth in worths(cards, total) {
        // Writing to a string cannot fail.
        let _ = match (text.is_empty(), worth < 0) {
            (true, _) => write!(text, "{}", figure(worth)),
            (false, false) => write!(text, " + {worth}"),
            (false, true) => write!(text, " \u{2212} {}", -worth),
        };
    }
    let _ = write!(text, " = {}", figure(total));
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_count_is_told_as_a_sum_that_can_be_checked() {
        for (cards, total, text) in [
            ("3 4 5", 12, "3 + 4 + 5 = 12"),
            ("1 -2", -1, "1 − 2 = −1"),
            ("-2 1", -1, "−2 + 1 = −1"),
            ("4 -2 L", 6, "4 + 2 + 0 = 6"),
            ("4 1|5 1|5", 10, "4 + 5 + 1 = 10"),
        ] {
            let cards: Vec<Card> = cards.split(' ').map(|card| card.parse().unwrap()).collect();
            assert_eq!(sum(&cards, total), text);
        }
    }
}
