//! What a page would do for its reader as things stand.

use engine::{Message, Preview, Seat, Seats, seat_id};

use super::faces::counted_list;
use super::seats::Loss;
use super::words::names;
use crate::Grimoire;
use crate::card::PageNumber;
use crate::data::{Ability, Spell, Type};

/// At the foot of a page: what it would bring, or whom it would hit. Nothing if there is nothing to foresee.
pub(super) fn foot(game: &Grimoire, seat: Seat, page: PageNumber) -> Option<Message> {
    let chips = |vp: u8| Message::new("foot-chips").number("vp", vp);
    match game.cards.page(page).quest {
        Spell::Gain { vp } => Some(chips(vp)),
        Spell::GainIfPoorest { vp } => poorer(game, seat).is_none().then(|| chips(vp)),
        Spell::DrawItem { count } if !game.item_deck.is_empty() => {
            Some(Message::new("foot-items").number("count", count))
        }
        Spell::TakeDiscards { .. } if does_nothing(game, seat, page).is_none() => {
            Some(Message::new("foot-discard"))
        }
        spell @ (Spell::Charm | Spell::Polymorph | Spell::Dominate) => {
            let victims = aims(game, seat, spell);
            (!victims.is_empty()).then(|| names(victims.iter()))
        }
        _ => None,
    }
}

/// For whoever looks at a page closely.
pub(super) fn now(game: &Grimoire, seat: Seat, page: PageNumber) -> Option<Message> {
    if let Some(why) = does_nothing(game, seat, page) {
        return Some(why);
    }
    match game.cards.page(page).quest {
        Spell::GainIfPoorest { vp } => Some(match poorer(game, seat) {
            Some(poorer) => Message::new("now-poorer").seat("player", poorer),
            None => Message::new("now-poorest").number("vp", vp),
        }),
        Spell::TakeDiscards { .. } => Some(discards(game)),
        spell @ (Spell::Charm | Spell::Polymorph | Spell::Dominate) => Some(now_aims(game, seat, spell)),
        _ if game.cards.page(page).types.has(Type::Forbidden) => Some(Message::new("now-forbidden")),
        _ => None,
    }
}

/// Whom an attack hits now, and what it takes.
fn now_aims(game: &Grimoire, seat: Seat, spell: Spell) -> Message {
    let victims = aims(game, seat, spell);
    let most = victims.iter().next().map_or(0, |victim| game.prey(victim, spell));
    let about = |id| Message::new(id).message("players", names(victims.iter())).number("count", most);
    match spell {
        Spell::Polymorph => about("now-chips").number("loss", most.div_ceil(2)),
        _ => about("now-companions"),
    }
}

/// Why a page does nothing as things stand: known to its reader, so that choosing it is a mistake.
pub(super) fn does_nothing(game: &Grimoire, seat: Seat, page: PageNumber) -> Option<Message> {
    let why = match game.cards.page(page).quest {
        Spell::TakeDiscards { .. } if game.discard.is_empty() => "warning-discards",
        Spell::TakeDiscards { cost, .. } if cannot_pay(game, seat, cost) => "warning-chips",
        Spell::DrawItem { .. } if game.item_deck.is_empty() => "warning-items",
        spell @ (Spell::Charm | Spell::Polymorph | Spell::Dominate) if aims(game, seat, spell).is_empty() => {
            "warning-victim"
        }
        _ => return None,
    };
    Some(Message::new(why))
}

/// No chips, and no companion who would bring any before the spell is cast.
fn cannot_pay(game: &Grimoire, seat: Seat, cost: u8) -> bool {
    let earns = |kind| {
        matches!(game.cards.quest(kind).effect, Ability::IncomeFirst { .. } | Ability::IncomeLast { .. })
    };
    game.players[seat].chips < game.price(seat, cost).into()
        && !game.players[seat].companions.kinds().any(earns)
}

/// What an attack on this page would make of others.
pub(super) fn previews(game: &Grimoire, seat: Seat, page: PageNumber) -> Vec<Preview> {
    let spell @ (Spell::Charm | Spell::Polymorph | Spell::Dominate) = game.cards.page(page).quest else {
        return Vec::new();
    };
    let preview = |victim| Preview {
        at: seat_id("seat", victim),
        line: Some(Loss::by(game, victim, spell).note()),
        adds: 0,
    };
    aims(game, seat, spell).iter().map(preview).collect()
}

/// GR-40, GR-44. Whom an attack would hit now; nobody is protected before the turns begin.
pub(super) fn aims(game: &Grimoire, seat: Seat, spell: Spell) -> Seats {
    game.victims(seat, spell, Seats::NONE)
}

/// GR-42. Somebody with fewer chips.
fn poorer(game: &Grimoire, seat: Seat) -> Option<Seat> {
    game.seats.iter().find(|&other| game.players[other].chips < game.players[seat].chips)
}

/// GR-76. What a random discard can be.
fn discards(game: &Grimoire) -> Message {
    Message::new("now-discards")
        .number("count", game.discard.len() as i64)
        .message("cards", counted_list(game.discard))
}
