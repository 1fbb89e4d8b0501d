//! What can be touched, and what looks as if it could.

use engine::{Blocked, Choice, CompactString, Eye, Game, Message, Seat, ToCompactString, Touch};

use super::acting;
use super::faces::{page_name, quest_name};
use super::zones::{DISCARD, ITEM_DECK, companion_id, page_id, token_id};
use crate::card::{PAGES, PageNumber, Quest, Slot};
use crate::cards::{BookEffect, Spell, Type};
use crate::{Action, Grimoire, Phase};

pub(super) fn choices(game: &Grimoire, eye: Eye) -> Vec<Choice> {
    let Some(seat) = acting(game, eye) else { return Vec::new() };
    let mut actions = game.legal(seat);
    actions.sort_unstable();
    actions.iter().flat_map(|&action| ways(game, seat, action)).collect()
}

/// The ways to make an action by hand: any slot with an equal face-up card, any companion of the kind.
fn ways(game: &Grimoire, seat: Seat, action: Action) -> Vec<Choice> {
    let label = label(game, seat, action);
    let choice = |touch: Touch| Choice {
        action: action.to_compact_string(),
        label: label.clone(),
        touches: vec![touch],
        warning: warning(game, seat, action),
    };
    match action {
        Action::Token(token) => vec![choice(Touch::thing(token_id(token)))],
        Action::Page(page) => vec![choice(Touch::thing(page_id(seat, page)))],
        Action::Discard(slot) | Action::Take(slot) => {
            let equal = game.slots().iter().filter(|&&other| game.named(other) == Some(slot));
            equal.map(|other| choice(Touch::thing(other.to_compact_string()))).collect()
        }
        Action::Use => vec![choice(Touch::thing(DISCARD))],
        Action::Buy => vec![choice(Touch::thing(ITEM_DECK))],
        Action::Skip | Action::Stop => vec![choice(Touch::button(action.to_compact_string(), label.clone()))],
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
fn slot_label(game: &Grimoire, slot: Slot, [known, unknown]: [&'static str; 2], seat: Seat) -> Message {
    let sees = slot != Slot::Q0 || game.knows_q0(Eye::Seat(seat));
    match game.zone[slot.index()].filter(|_| sees) {
        Some(card) => Message::new(known).text("slot", slot).message("card", quest_name(card)),
        None => Message::new(unknown).text("slot", slot),
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

/// What a beginner may overlook about a page, as things stand now.
fn warning(game: &Grimoire, seat: Seat, action: Action) -> Option<Message> {
    let Action::Page(number) = action else { return None };
    let page = game.cards.page(number);
    match page.quest {
        Spell::TakeDiscards { .. } if game.discard.is_empty() => Some(Message::new("warning-discards")),
        Spell::TakeDiscards { cost, .. } if game.players[seat].chips < game.price(seat, cost).into() => {
            Some(Message::new("warning-chips"))
        }
        Spell::DrawItem { .. } if game.item_deck.is_empty() => Some(Message::new("warning-items")),
        Spell::Charm | Spell::Polymorph | Spell::Dominate => Some(aim(game, seat, page.quest)),
        _ if page.types.has(Type::Forbidden) => Some(Message::new("warning-forbidden")),
        _ => None,
    }
}

/// The present victim of an attack.
fn aim(game: &Grimoire, seat: Seat, spell: Spell) -> Message {
    let victims = game.victims(seat, spell, engine::Seats::NONE);
    if victims.is_empty() {
        return Message::new("warning-victim");
    }
    Message::new("warning-aim").message("players", crate::telling::names(victims.iter()))
}

/// Pages above MP lie in the book too.
pub(super) fn blocked(game: &Grimoire, eye: Eye) -> Vec<Blocked> {
    let (Phase::Book, Some(seat)) = (game.phase, acting(game, eye)) else { return Vec::new() };
    let above = PageNumber::up_to(PAGES as u8).filter(|page| page.get() > game.mp());
    let blocked = |page| Blocked {
        touches: vec![Touch::thing(page_id(seat, page))],
        reason: Message::new("refused-mp").number("mp", game.mp()),
    };
    above.map(blocked).collect()
}
