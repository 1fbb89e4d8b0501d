//! The legal actions, and what to touch for each.

use engine::{Choice, CompactString, Eye, Game, Kind, Message, Seat, Touch};

use super::faces::{page_name, quest_name, spell_name};
use super::forecast;
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

/// The ways to make an action by hand: any slot with an equal face-up card, any companion of the kind; what
/// is no card has a button, and can be touched where it lies too.
fn ways(game: &Grimoire, seat: Seat, action: Action) -> Vec<Choice> {
    let label = label(game, seat, action);
    let choice = |touch: Touch| Choice::new(action, label.clone(), vec![touch]);
    let button = || Choice::button(action, label.clone());
    match action {
        Action::Token(token) => vec![choice(Touch::thing(token_id(token)))],
        Action::Page(page) => vec![open_at(game, seat, page, label)],
        Action::Discard(slot) | Action::Take(slot) => {
            let equal = game.slots().iter().filter(|&&other| game.named(other) == Some(slot));
            equal.map(|other| choice(Touch::thing(other.text()))).collect()
        }
        Action::Use => vec![button(), choice(Touch::thing(DISCARD))],
        Action::Buy => vec![button(), choice(Touch::thing(ITEM_DECK))],
        Action::Skip | Action::Stop => vec![button()],
        Action::Target(victim) => vec![button(), choice(Touch::seat(victim))],
        Action::Give(card) | Action::Steal(card) => {
            companions_of_kind(game, card).map(|id| choice(Touch::thing(id))).collect()
        }
    }
}

/// A page is looked at first, with what it would do; a button opens the book there.
fn open_at(game: &Grimoire, seat: Seat, page: PageNumber, label: Message) -> Choice {
    let open = Touch::button(
        CompactString::const_new("open"),
        Message::new("button-page").message("spell", spell_name(page)),
    );
    Choice::new(Action::Page(page), label, vec![Touch::thing(page_id(seat, page)), open])
        .warned(forecast::does_nothing(game, seat, page))
        .previewing(forecast::previews(game, seat, page))
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
            Spell::TakeDiscards { cost, .. } => {
                Message::new("choice-use").number("cost", game.price(seat, cost))
            }
            _ => Message::new("choice-skip"),
        },
        Action::Skip if game.phase == Phase::Luck => Message::new("choice-leave"),
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
        Some(card) => Message::new(named).message("card", quest_name(card)),
        None => Message::new(unnamed),
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
