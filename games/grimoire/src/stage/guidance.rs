//! What a player is told to do, to notice, and not to do.

use engine::{Blocked, Eye, Game, Message, Seat, Touch};

use super::faces::spell_name;
use super::forecast::{aims, discards};
use super::refusals::refused_page;
use super::zones::page_id;
use crate::card::{PAGES, PageNumber};
use crate::data::{Ability, Spell};
use crate::{Grimoire, Phase};

pub(super) fn prompt(game: &Grimoire, eye: Eye) -> Message {
    let Some(seat) = eye.acting(game.to_act()) else { return Message::waiting(game.to_act()) };
    match game.phase {
        Phase::Token => Message::new("prompt-token"),
        Phase::Book => Message::new("prompt-book").number("mp", game.mp()),
        Phase::Luck => Message::new("prompt-luck"),
        Phase::Cure => prompt_cure(game, seat),
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

fn prompt_cure(game: &Grimoire, seat: Seat) -> Message {
    let prompt = Message::new("prompt-cure").message("spell", spell_name(game.page_number(seat)));
    match game.page_of(seat).quest {
        Spell::TakeDiscards { count, cost } => {
            prompt.number("count", count).number("cost", game.price(seat, cost))
        }
        _ => prompt.number("count", 0).number("cost", 0),
    }
}

fn prompt_target(game: &Grimoire, seat: Seat) -> Message {
    let id = match game.page_of(seat).quest {
        Spell::Polymorph => "prompt-target-chips",
        _ => "prompt-target-companions",
    };
    Message::new(id).message("spell", spell_name(game.page_number(seat)))
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

/// The danger that a player is in comes first.
fn book_tips(game: &Grimoire, seat: Seat) -> Vec<Message> {
    let is_open = |wanted: fn(Spell) -> bool| {
        (0..game.mp()).any(|page| wanted(game.cards.pages[usize::from(page)].quest))
    };
    let mut tips = Vec::new();
    if is_open(|spell| matches!(spell, Spell::Charm | Spell::Dominate))
        && stands_out(game, seat, Spell::Charm)
    {
        tips.push(Message::new("tip-companions-own"));
    }
    if is_open(|spell| spell == Spell::Polymorph) && stands_out(game, seat, Spell::Polymorph) {
        tips.push(Message::new("tip-chips-own"));
    }
    tips.push(Message::new(if game.round == 1 { "tip-book" } else { "tip-alike" }));
    tips
}

/// Whether an attack of another would hit the seat now, since nobody has as much.
fn stands_out(game: &Grimoire, seat: Seat, spell: Spell) -> bool {
    let others = aims(game, seat, spell);
    game.prey(seat, spell) > others.iter().next().map_or(0, |victim| game.prey(victim, spell))
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

/// Pages above MP lie in the book too.
pub(super) fn blocked(game: &Grimoire, eye: Eye) -> Vec<Blocked> {
    let (Phase::Book, Some(seat)) = (game.phase, eye.acting(game.to_act())) else { return Vec::new() };
    let above = PageNumber::up_to(PAGES as u8).filter(|page| page.get() > game.mp());
    let blocked = |page| Blocked::new(vec![Touch::thing(page_id(seat, page))], refused_page(game));
    above.map(blocked).collect()
}
