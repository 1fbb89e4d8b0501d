//! What a player is told to do, to notice, and not to do.

use engine::{Blocked, Eye, Game, Message, Seat, Seats, Touch};

use super::faces::{counted_list, page_name};
use super::words::names;
use super::zones::page_id;
use crate::card::{PAGES, PageNumber};
use crate::data::{Ability, Spell, Type};
use crate::{Action, Grimoire, Phase};

pub(super) fn prompt(game: &Grimoire, eye: Eye) -> Message {
    let Some(seat) = eye.acting(game.to_act()) else { return Message::waiting(game.to_act()) };
    match game.phase {
        Phase::Token => Message::new("prompt-token"),
        Phase::Book => Message::new("prompt-book").number("mp", game.mp()),
        Phase::Luck => Message::new("prompt-luck"),
        Phase::Cure => Message::new("prompt-cure"),
        Phase::Buy { left } => Message::new("prompt-buy")
            .number("left", left)
            .number("cost", game.next_price(seat).unwrap_or_default()),
        Phase::Target => prompt_target(game, seat),
        Phase::Give { .. } => match game.on_turn() {
            Some(caster) => Message::new("prompt-give").seat("player", caster),
            None => Message::new("prompt-take"),
        },
        Phase::Steal { victim } => Message::new("prompt-steal").seat("player", victim),
        Phase::Take | Phase::Over => Message::new("prompt-take"),
    }
}

fn prompt_target(game: &Grimoire, seat: Seat) -> Message {
    let id = match game.page_of(seat).quest {
        Spell::Polymorph => "prompt-target-chips",
        _ => "prompt-target-companions",
    };
    Message::new(id).message("page", page_name(game.page_number(seat)))
}

pub(super) fn tips(game: &Grimoire, eye: Eye) -> Vec<Message> {
    let Some(seat) = eye.acting(game.to_act()) else { return Vec::new() };
    match game.phase {
        Phase::Token => vec![Message::new("tip-token")],
        Phase::Book => book_tips(game, seat),
        Phase::Luck => vec![Message::new("tip-luck")],
        Phase::Cure => vec![discards(game)],
        Phase::Give { .. } => vec![Message::new("tip-give")],
        Phase::Take => take_tips(game, seat),
        _ => Vec::new(),
    }
}

fn book_tips(game: &Grimoire, seat: Seat) -> Vec<Message> {
    let mut tips = vec![Message::new(if game.round == 1 { "tip-book" } else { "tip-alike" })];
    let is_open = |wanted: fn(Spell) -> bool| {
        (0..game.mp()).any(|page| wanted(game.cards.pages[usize::from(page)].quest))
    };
    if is_open(|spell| matches!(spell, Spell::Charm | Spell::Dominate)) {
        tips.extend(aim_tip(game, seat, Spell::Charm, "tip-companions", "tip-companions-own"));
    }
    if is_open(|spell| spell == Spell::Polymorph) {
        tips.extend(aim_tip(game, seat, Spell::Polymorph, "tip-chips", "tip-chips-own"));
    }
    if is_open(|spell| matches!(spell, Spell::TakeDiscards { .. })) && !game.discard.is_empty() {
        tips.push(discards(game));
    }
    tips
}

/// Whom an attack would hit now: the viewer, if nobody has as much, is warned; otherwise those with the most
/// are named.
fn aim_tip(
    game: &Grimoire,
    seat: Seat,
    spell: Spell,
    other: &'static str,
    own: &'static str,
) -> Option<Message> {
    let victims = game.victims(seat, spell, Seats::NONE);
    let most = victims.iter().next().map_or(0, |victim| game.prey(victim, spell));
    if game.prey(seat, spell) > most {
        return Some(Message::new(own));
    }
    (most > 0).then(|| Message::new(other).message("players", names(victims.iter())))
}

/// GR-76. What a random discard can be.
fn discards(game: &Grimoire) -> Message {
    Message::new("tip-discards")
        .number("count", game.discard.len() as i64)
        .message("cards", counted_list(game.discard))
}

fn take_tips(game: &Grimoire, seat: Seat) -> Vec<Message> {
    let player = &game.players[seat];
    let one_short = usize::from(game.cards.end_count) - 1;
    let mut tips = Vec::new();
    if !game.ending && (player.treasure_count() == one_short || player.companions.len() == one_short) {
        tips.push(Message::new("tip-end").number("goal", game.cards.end_count));
    }
    if game.round == 1 {
        tips.push(Message::new("tip-take"));
    }
    if game.zone[0].is_some() && !game.has_ability(seat, Ability::Peek) && game.round == 2 {
        tips.push(Message::new("tip-hidden"));
    }
    tips
}

/// What a beginner may overlook about a page, as things stand now.
pub(super) fn warning(game: &Grimoire, seat: Seat, action: Action) -> Option<Message> {
    let Action::Page(number) = action else { return None };
    let page = game.cards.page(number);
    match page.quest {
        Spell::TakeDiscards { .. } if game.discard.is_empty() => Some(Message::new("warning-discards")),
        Spell::TakeDiscards { cost, .. } if game.players[seat].chips < game.price(seat, cost).into() => {
            Some(Message::new("warning-chips"))
        }
        Spell::DrawItem { .. } if game.item_deck.is_empty() => Some(Message::new("warning-items")),
        Spell::Charm | Spell::Polymorph | Spell::Dominate => Some(aim_warning(game, seat, page.quest)),
        _ if page.types.has(Type::Forbidden) => Some(Message::new("warning-forbidden")),
        _ => None,
    }
}

/// The present victim of an attack.
fn aim_warning(game: &Grimoire, seat: Seat, spell: Spell) -> Message {
    let victims = game.victims(seat, spell, Seats::NONE);
    if victims.is_empty() {
        return Message::new("warning-victim");
    }
    Message::new("warning-aim").message("players", names(victims.iter()))
}

/// Pages above MP lie in the book too.
pub(super) fn blocked(game: &Grimoire, eye: Eye) -> Vec<Blocked> {
    let (Phase::Book, Some(seat)) = (game.phase, eye.acting(game.to_act())) else { return Vec::new() };
    let above = PageNumber::up_to(PAGES as u8).filter(|page| page.get() > game.mp());
    let blocked = |page| Blocked {
        touches: vec![Touch::thing(page_id(seat, page))],
        reason: Message::new("refused-mp").number("mp", game.mp()),
    };
    above.map(blocked).collect()
}
