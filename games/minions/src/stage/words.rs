//! Events in words, for each eye.

use engine::{Eye, Message, News, Seat, Tone};

use super::names::{
    ability_name, card_name, list, pot_name, recipe_name, signed, terrain_changes, terrain_name,
};
use crate::card::Bag;
use crate::{Ability, Card, Direction, Event, Pot, RoundCard, TerrainCard, Value, knowledge};

pub(super) fn word(event: Event, eye: Eye) -> News {
    match event {
        Event::RoundStarted { round, card, terrain } => word_round(round, card, terrain),
        Event::LegendReturned => Tone::Notice.say(Message::new("event-legend-returned")),
        Event::Drafted { seat, card } => Tone::Plain.say(if knowledge::own(seat).is_sure(eye) {
            by("event-drafted-own", seat).message("card", card_name(card))
        } else {
            by("event-drafted", seat)
        }),
        Event::Chose { seat, passes } => Tone::Plain.say(match (knowledge::own(seat).is_sure(eye), passes) {
            (true, true) => by("event-chose-pass", seat),
            (true, false) => by("event-chose-drop", seat),
            (false, _) => by("event-chose", seat),
        }),
        Event::Passed { seat, to, cards } => Tone::Plain.say(if knowledge::passed(seat, to).is_sure(eye) {
            by("event-passed-seen", seat).seat("to", to).message("cards", list(cards))
        } else {
            by("event-passed", seat).seat("to", to).number("count", cards.len() as i64)
        }),
        Event::Dropped { seat, forced, cards } => Tone::Plain.say(word_dropped(seat, forced, cards, eye)),
        Event::ChosePot { seat, pot } => Tone::Plain.say(match (knowledge::own(seat).is_sure(eye), pot) {
            (true, Some(pot)) => by("event-chose-pot", seat).message("pot", pot_name(pot)),
            (true, None) => by("event-chose-no-pot", seat),
            (false, _) => by("event-chose", seat),
        }),
        Event::Revealed { seat, pot } => Tone::Plain.say(match pot {
            Some(Pot::ZERO) => by("event-revealed-zero", seat),
            Some(pot) => by("event-revealed", seat).message("pot", pot_name(pot)),
            None => by("event-revealed-none", seat),
        }),
        Event::Creates { seat, recipe } => Tone::Plain.say(
            by("event-creates", seat).message("recipe", recipe_name(recipe)).number("cost", recipe.cost),
        ),
        Event::CreatesNothing { seat } => Tone::Loss.say(by("event-creates-nothing", seat)),
        Event::Paid { seat, card, ability, value, paid, cost } => {
            Tone::Plain.say(word_paid(seat, card, ability, value).number("paid", paid).number("cost", cost))
        }
        Event::Created { seat, recipe } => {
            Tone::Gain.say(by("event-created", seat).message("recipe", recipe_name(recipe)))
        }
        Event::WonRoundCard { seat, round, points } => {
            Tone::Gain.say(by("event-round-card", seat).number("round", round).number("points", points))
        }
        Event::Legend { seat } => Tone::Notice.say(by("event-legend", seat)),
        Event::RoundOver { round, card_is_gone, last } => word_round_over(round, card_is_gone, last),
        Event::Kept { seat, card } => Tone::Plain.say(if knowledge::own(seat).is_sure(eye) {
            by("event-kept-own", seat).message("card", card_name(card))
        } else {
            by("event-kept", seat)
        }),
        Event::FinishedKeeping { seat, count } => {
            Tone::Plain.say(by("event-finished-keeping", seat).number("count", count))
        }
        Event::TurnedUp { seat, cards, points } => Tone::Plain.say(word_turned_up(seat, cards, points)),
        Event::GameOver { winners } => News::game_over(winners),
    }
}

fn by(id: &'static str, seat: Seat) -> Message {
    Message::new(id).seat("player", seat)
}

fn word_round(round: u8, card: RoundCard, terrain: Option<&TerrainCard>) -> News {
    let id = match (card.direction, terrain) {
        (Direction::Left, None) => "event-round-left",
        (Direction::Right, None) => "event-round-right",
        (Direction::Left, Some(_)) => "event-round-left-terrain",
        (Direction::Right, Some(_)) => "event-round-right-terrain",
    };
    let message = Message::new(id).number("round", round).number("points", card.points);
    Tone::Notice.say(match terrain {
        Some(terrain) => {
            message.message("terrain", terrain_name(terrain)).message("changes", terrain_changes(terrain))
        }
        None => message,
    })
}

/// Whether a seat wanted to pass is no more to be seen on the table than in the state: only that seat is
/// told.
fn word_dropped(seat: Seat, forced: bool, cards: Bag, eye: Eye) -> Message {
    match (knowledge::own(seat).is_sure(eye), forced) {
        (true, true) => by("event-dropped-forced", seat).message("cards", list(cards)),
        (true, false) => by("event-dropped-own", seat).message("cards", list(cards)),
        (false, _) => by("event-dropped", seat).number("count", cards.len() as i64),
    }
}

fn word_paid(seat: Seat, card: Card, ability: Option<Ability>, value: Value) -> Message {
    let message = match ability {
        Some(ability) => by("event-boiled", seat).message("ability", ability_name(ability)),
        None => by("event-used", seat),
    };
    message.message("card", card_name(card)).text("sum", sum(value))
}

/// How a value comes about: `2`, `2+1 = 3`, `2×2 = 4`, `(2+1)×2 = 6`.
pub(super) fn sum(value: Value) -> String {
    let Value { pips, on_terrain, doubled } = value;
    let change = i16::from(on_terrain) - i16::from(pips);
    match (change, doubled) {
        (0, false) => pips.to_string(),
        (0, true) => format!("{pips}×2 = {}", value.total()),
        (_, false) => format!("{pips}{} = {on_terrain}", signed(change)),
        (_, true) => format!("({pips}{})×2 = {}", signed(change), value.total()),
    }
}

fn word_round_over(round: u8, card_is_gone: bool, last: bool) -> News {
    let id = match (last, card_is_gone) {
        (false, false) => "event-round-over",
        (false, true) => "event-round-over-unwon",
        (true, false) => "event-last-round-over",
        (true, true) => "event-last-round-over-unwon",
    };
    Tone::Chapter.say(Message::new(id).number("round", round))
}

fn word_turned_up(seat: Seat, cards: Bag, points: i32) -> Message {
    if cards.is_empty() {
        return by("event-turned-up-none", seat);
    }
    by("event-turned-up", seat).message("cards", list(cards)).number("points", points)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// MR-46. Terrain first, then the doubling.
    #[test]
    fn a_value_is_told_as_a_sum_that_can_be_checked() {
        for (pips, on_terrain, doubled, text) in [
            (2, 2, false, "2"),
            (2, 2, true, "2×2 = 4"),
            (2, 3, false, "2+1 = 3"),
            (2, 3, true, "(2+1)×2 = 6"),
            (3, 2, true, "(3\u{2212}1)×2 = 4"),
        ] {
            assert_eq!(sum(Value { pips, on_terrain, doubled }), text);
        }
    }
}
