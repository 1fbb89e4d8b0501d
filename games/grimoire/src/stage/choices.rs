//! The legal actions, and what to touch for each.

use engine::{Choice, CompactString, Eye, Game, Kind, Message, Seat, Touch};

use super::faces::{page_name, quest_name};
use super::guidance::warning;
use super::zones::{DISCARD, ITEM_DECK, companion_id, page_id, token_id};
use crate::card::{PageNumber, Quest, Slot};
use crate::data::{BookEffect, Spell};
use crate::{Action, Grimoire, Phase};

pub(super) fn choices(game: &Grimoire, eye: Eye) -> Vec<Choice> {
    let Some(seat) = eye.acting(game.to_act()) else { return Vec::new() };
    let mut actions = game.legal(seat);
    actions.sort_unstable();
    actions.iter().flat_map(|&action| ways(game, seat, action)).collect()
}

/// The ways to make an action by hand: any slot with an equal face-up card, any companion of the kind.
fn ways(game: &Grimoire, seat: Seat, action: Action) -> Vec<Choice> {
    let label = label(game, seat, action);
    let choice =
        |touch: Touch| Choice::new(action, label.clone(), vec![touch]).warned(warning(game, seat, action));
    match action {
        Action::Token(token) => vec![choice(Touch::thing(token_id(token)))],
        Action::Page(page) => vec![choice(Touch::thing(page_id(seat, page)))],
        Action::Discard(slot) | Action::Take(slot) => {
            let equal = game.slots().iter().filter(|&&other| game.named(other) == Some(slot));
            equal.map(|other| choice(Touch::thing(other.text()))).collect()
        }
        Action::Use => vec![choice(Touch::thing(DISCARD))],
        Action::Buy => vec![choice(Touch::thing(ITEM_DECK))],
        Action::Skip | Action::Stop => vec![Choice::button(action, label)],
        Action::Target(victim) => vec![choice(Touch::seat(victim))],
        Action::Give(card) | Action::Steal(card) => {
            companions_of_kind(game, card).map(|id| choice(Touch::thing(id))).collect()
        }
    }
}

/// The victim's companions of this kind.
fn companions_of_kind(game: &Grimoire, card: Quest) -> impl Iterator<Item = CompactString> {
    let victim = match game.phase {
        Phase::Give { victim } | Phase::Steal { victim } => victim,
        _ => Seat::default(),
    };
    let companions = game.players[victim].companions.iter().enumerate();
    companions.filter(move |&(_, held)| held == card).map(move |(index, _)| companion_id(victim, index))
}

fn label(game: &Grimoire, seat: Seat, action: Action) -> Message {
    match action {
        Action::Token(token) => Message::new("choice-token").number("token", token),
        Action::Page(page) => {
            Message::new("choice-page").message("page", page_name(page)).message("place", place(game, page))
        }
        Action::Discard(slot) => slot_label(game, slot, ["choice-discard", "choice-discard-down"], seat),
        Action::Take(slot) => slot_label(game, slot, ["choice-take", "choice-take-down"], seat),
        Action::Use => match game.page_of(seat).quest {
            Spell::TakeDiscards { count, cost } => {
                Message::new("choice-use").number("count", count).number("cost", game.price(seat, cost))
            }
            _ => Message::new("choice-skip"),
        },
        Action::Skip => Message::new("choice-skip"),
        Action::Buy => Message::new("choice-buy").number("cost", game.next_price(seat).unwrap_or_default()),
        Action::Stop => Message::new("choice-stop"),
        Action::Target(victim) => Message::new("choice-target").seat("player", victim),
        Action::Give(card) => Message::new("choice-give").message("card", quest_name(card)),
        Action::Steal(card) => Message::new("choice-steal").message("card", quest_name(card)),
    }
}

/// The card by name if the player knows it.
fn slot_label(game: &Grimoire, slot: Slot, [named, unnamed]: [&'static str; 2], seat: Seat) -> Message {
    let known = |card| game.slot_known(slot).of(card, Eye::Seat(seat));
    match game.zone[slot.index()].and_then(known) {
        Some(card) => Message::new(named).text("slot", slot).message("card", quest_name(card)),
        None => Message::new(unnamed).text("slot", slot),
    }
}

/// Where a page puts its player, unless others choose it too.
fn place(game: &Grimoire, page: PageNumber) -> Message {
    let third = game.mp().div_ceil(3);
    Message::new(match page.get() {
        _ if matches!(game.cards.page(page).book, BookEffect::ToFront | BookEffect::ReverseToFront) => {
            "place-first"
        }
        number if number <= third => "place-early",
        number if number <= 2 * third => "place-middle",
        _ => "place-late",
    })
}
