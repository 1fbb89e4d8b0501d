//! Events in words, for each eye.

use engine::{Eye, Known, Message, News, Seat, Seats, Tone};

use super::faces::{and, item_name, list, page_name, quest_name};
use crate::card::{Item, PageNumber, Quest};
use crate::data::BookEffect;
use crate::event::{Event, Fizzle, Hoard};
use crate::knowledge::{chosen_page_known, drawn_item_known, peek_known};

pub(super) fn word(event: Event, eye: Eye) -> News {
    match event {
        Event::Began { first } => Tone::Notice.say(of("event-began", first)),
        Event::TokenChosen { seat, token } => Tone::Plain.say(of("event-token", seat).number("token", token)),
        Event::TokenLeft { seat, token } => {
            Tone::Plain.say(of("event-token-left", seat).number("token", token))
        }
        Event::RoundStarted { round, mp } => {
            Tone::Notice.say(Message::new("event-round").number("round", round).number("mp", mp))
        }
        Event::Dealt { open } => Tone::Plain.say(cards("event-dealt", &open)),
        Event::Peeked { seat, card } => Tone::Plain.say(word_peek(seat, card, eye)),
        Event::Refilled { cards } => Tone::Notice.say(Message::new("event-refilled").number("count", cards)),
        Event::PageChosen { seat, page } => Tone::Plain.say(word_choice(seat, page, eye)),
        Event::Revealed { seat, page } => Tone::Plain.say(by_page("event-revealed", seat, page)),
        Event::Alike { seats, page, behind } => Tone::Plain.say(word_alike(seats, page, behind)),
        Event::ShoesHelp { seat } => Tone::Plain.say(of("event-shoes-help", seat)),
        Event::Decided { order } => {
            Tone::Plain.say(Message::new("event-decided").message("order", names(order.iter().copied())))
        }
        Event::TimeBent { seat, page, effect, order } => Tone::Notice
            .say(by_page(time_id(effect), seat, page).message("order", names(order.iter().copied()))),
        Event::Income { seat, card, chips, first } => {
            let id = if first { "event-income-first" } else { "event-income-last" };
            Tone::Gain.say(with_card(id, seat, card).number("chips", chips))
        }
        Event::Received { seat, page, chips } => {
            Tone::Gain.say(by_page("event-received", seat, page).number("chips", chips))
        }
        Event::Fizzled { seat, page, why } => Tone::Plain.say(word_fizzle(seat, page, why)),
        Event::StoppedBuying { seat } => Tone::Plain.say(of("event-stopped", seat)),
        Event::Declined { seat, page } => Tone::Plain.say(by_page("event-declined", seat, page)),
        Event::Discarded { seat, card, .. } => Tone::Plain.say(with_card("event-discarded", seat, card)),
        Event::Replaced { card, .. } => Tone::Plain.say(word_replaced(card)),
        Event::SilenceCast { seat } => Tone::Notice.say(of("event-silence", seat)),
        Event::Defended { seat, page } => Tone::Notice.say(by_page("event-defended", seat, page)),
        Event::DrewDiscards { seat, paid, cards: drawn } => {
            Tone::Gain.say(cards("event-drew-discards", &drawn).seat("player", seat).number("chips", paid))
        }
        Event::DrewItem { seat, item, open, paid } => Tone::Gain.say(word_item(seat, item, open, paid, eye)),
        Event::Spared { seat } => Tone::Plain.say(of("event-spared", seat)),
        Event::Struck { seat, victim, page } => {
            Tone::Plain.say(by_page("event-struck", seat, page).seat("victim", victim))
        }
        Event::ChipsTaken { seat, victim, chips, had } => Tone::Loss.say(
            of("event-chips-taken", seat).seat("victim", victim).number("chips", chips).number("had", had),
        ),
        Event::CompanionTaken { seat, victim, card } => {
            Tone::Loss.say(with_card("event-companion-taken", seat, card).seat("victim", victim))
        }
        Event::Took { seat, card, .. } => Tone::Plain.say(with_card("event-took", seat, card)),
        Event::TookHiddenCompanion { seat, card } => {
            Tone::Plain.say(with_card("event-took-companion", seat, card))
        }
        Event::TookSecret { seat, card, known } => Tone::Plain.say(word_secret(seat, card, known, eye)),
        Event::LastRound { seat, hoard, count } => {
            Tone::Notice.say(of(last_round_id(hoard), seat).number("count", count))
        }
        Event::RoundOver { round, left } => Tone::Chapter
            .say(Message::new("event-round-over").number("round", round).message("card", quest_name(left))),
        Event::Counted { seat } => Tone::Gain.say(of("event-counted", seat)),
        Event::RanOut => Tone::Notice.say(Message::new("event-ran-out")),
        Event::GameOver { winners } if winners.is_empty() => Tone::Chapter.say(Message::new("event-tie")),
        Event::GameOver { winners } => News::game_over(winners),
    }
}

fn of(id: &'static str, seat: Seat) -> Message {
    Message::new(id).seat("player", seat)
}

fn by_page(id: &'static str, seat: Seat, page: PageNumber) -> Message {
    of(id, seat).message("page", page_name(page))
}

fn with_card(id: &'static str, seat: Seat, card: Quest) -> Message {
    of(id, seat).message("card", quest_name(card))
}

fn cards(id: &'static str, cards: &[Quest]) -> Message {
    Message::new(id).message("cards", list(cards.iter().map(|&card| quest_name(card))))
}

/// GR-11, GR-13. Who comes after whom.
fn word_alike(seats: Seats, page: PageNumber, behind: bool) -> Message {
    let players = and(seats.iter().map(|seat| of("player-name", seat)));
    let alike = if behind {
        Message::new("event-alike").number("count", seats.len() as i64)
    } else {
        Message::new("event-alike-all")
    };
    alike.message("players", players).number("page", page.get())
}

/// "Mari, Ken, Aoi".
pub(super) fn names(seats: impl Iterator<Item = Seat>) -> Message {
    list(seats.map(|seat| of("player-name", seat)))
}

fn time_id(effect: BookEffect) -> &'static str {
    match effect {
        BookEffect::Reverse => "event-reversed",
        BookEffect::ReverseToFront => "event-reversed-front",
        BookEffect::ToFront | BookEffect::None => "event-front",
    }
}

fn last_round_id(hoard: Hoard) -> &'static str {
    match hoard {
        Hoard::Treasures => "event-last-treasures",
        Hoard::Companions => "event-last-companions",
    }
}

/// GR-8. Only the owner of the Spy learns what lies in q0.
fn word_peek(seat: Seat, card: Quest, eye: Eye) -> Message {
    match peek_known(seat).of(card, eye) {
        Some(card) => with_card("event-peeked-own", seat, card),
        None => of("event-peeked", seat),
    }
}

/// GR-82. A closed book shows nothing.
fn word_choice(seat: Seat, page: PageNumber, eye: Eye) -> Message {
    match chosen_page_known(seat).of(page, eye) {
        Some(page) => by_page("event-chose-own", seat, page),
        None => of("event-chose", seat),
    }
}

/// GR-23. Who has not seen the card learns only that it is a treasure.
fn word_secret(seat: Seat, card: Quest, known: Known, eye: Eye) -> Message {
    match known.of(card, eye) {
        Some(card) => with_card("event-took-secret-seen", seat, card),
        None => of("event-took-secret", seat),
    }
}

fn word_fizzle(seat: Seat, page: PageNumber, why: Fizzle) -> Message {
    match why {
        Fizzle::Silenced(by) => by_page("fizzle-silenced", seat, page).seat("by", by),
        Fizzle::Poorer(poorer) => by_page("fizzle-poorer", seat, page).seat("poorer", poorer),
        Fizzle::NoDiscards => by_page("fizzle-discards", seat, page),
        Fizzle::NoChips => by_page("fizzle-chips", seat, page),
        Fizzle::NoItems => by_page("fizzle-items", seat, page),
        Fizzle::NoVictim => by_page("fizzle-victim", seat, page),
    }
}

fn word_replaced(card: Option<Quest>) -> Message {
    match card {
        Some(card) => Message::new("event-replaced").message("card", quest_name(card)),
        None => Message::new("event-replaced-down"),
    }
}

/// GR-36. Only the Shoes are shown to everybody.
fn word_item(seat: Seat, item: Item, open: bool, paid: u8, eye: Eye) -> Message {
    let id = if open { "event-item-open" } else { "event-item-own" };
    let drew = match drawn_item_known(seat, open).of(item, eye) {
        Some(item) => of(id, seat).message("item", item_name(item)),
        None => of("event-item", seat),
    };
    drew.number("chips", paid)
}
