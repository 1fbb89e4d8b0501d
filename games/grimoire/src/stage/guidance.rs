//! What a player is told to do, to notice, and not to do.

use engine::{Blocked, Eye, Game, Message, Seat, Touch};

use super::faces::spell_name;
use super::refusals::refused_page;
use super::zones::page_id;
use crate::card::{PAGES, PageNumber};
use crate::data::Spell;
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

/// Pages above MP lie in the book too.
pub(super) fn blocked(game: &Grimoire, eye: Eye) -> Vec<Blocked> {
    let (Phase::Book, Some(seat)) = (game.phase, eye.acting(game.to_act())) else { return Vec::new() };
    let above = PageNumber::up_to(PAGES as u8).filter(|page| page.get() > game.mp());
    let blocked = |page| Blocked::new(vec![Touch::thing(page_id(seat, page))], refused_page(game));
    above.map(blocked).collect()
}
