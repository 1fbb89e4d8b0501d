//! The players' plates.

use engine::{Eye, Game, Message, Seat, SeatScene, Sign, Token};

use super::faces::page_picture;
use crate::data::{Spell, Type};
use crate::{Grimoire, Phase};

pub(super) fn seats(game: &Grimoire, eye: Eye) -> Vec<SeatScene> {
    game.seats.iter().map(|seat| seat_scene(game, seat, eye)).collect()
}

fn seat_scene(game: &Grimoire, seat: Seat, eye: Eye) -> SeatScene {
    let score = game.score(seat, eye);
    SeatScene {
        tokens: tokens(game, seat),
        status: status(game, seat),
        note: note(game, seat),
        ready: is_ready(game, seat),
        worth: Some(Message::new("plate-worth").number("vp", score)),
        signs: signs(game, seat),
        ..SeatScene::new(seat, score, game.to_act())
    }
}

/// The chips, and how far it is to the end of the game.
fn tokens(game: &Grimoire, seat: Seat) -> Vec<Token> {
    let player = &game.players[seat];
    let hoard = |kind, count: usize, label| Token {
        kind,
        count: count as i32,
        label: Message::new(label).number("goal", game.cards.end_count),
    };
    let chips = Token { kind: "chip", count: player.chips.into(), label: Message::new("token-chips") };
    vec![
        chips,
        hoard("companions", player.companions.len(), "token-companions"),
        hoard("treasures", player.treasure_count(), "token-treasures"),
    ]
}

pub(super) fn is_ready(game: &Grimoire, seat: Seat) -> bool {
    game.phase == Phase::Book && game.players[seat].page.is_some() && !game.has_everybody_chosen()
}

/// What holds for a player now. Who is choosing, and who has chosen, is marked on the plate without words.
fn status(game: &Grimoire, seat: Seat) -> Option<Message> {
    let status = match game.phase {
        Phase::Token | Phase::Over => return None,
        Phase::Book if game.has_everybody_chosen() => status_alike(game, seat),
        Phase::Book => return None,
        _ => status_on_turn(game, seat)?,
    };
    Some(Message::new(status))
}

/// GR-11. Once the books are open.
pub(super) fn status_alike(game: &Grimoire, seat: Seat) -> &'static str {
    if game.alone().contains(seat) { "status-alone" } else { "status-alike" }
}

fn status_on_turn(game: &Grimoire, seat: Seat) -> Option<&'static str> {
    match () {
        () if game.defense.contains(seat) => Some("status-protected"),
        () if game.silence.contains(seat) => Some("status-silence"),
        () if is_silenced(game, seat) => Some("status-silenced"),
        () => None,
    }
}

/// GR-29. Whether the seat still has a Forbidden Spell to cast, in vain.
pub(super) fn is_silenced(game: &Grimoire, seat: Seat) -> bool {
    let waits = |place: usize| game.on_turn().is_some() && place > usize::from(game.turn);
    let place = game.order.iter().position(|&other| other == seat);
    place.is_some_and(waits)
        && game.page_of(seat).types.has(Type::Forbidden)
        && !game.silence.without(seat).is_empty()
}

/// What an attack that is being cast would take, or takes.
fn note(game: &Grimoire, seat: Seat) -> Option<Message> {
    let caster = game.on_turn()?;
    match game.phase {
        Phase::Target if game.targets(caster).contains(seat) => {
            Some(loss(game, seat, game.page_of(caster).quest))
        }
        Phase::Give { victim } | Phase::Steal { victim } if victim == seat => {
            Some(Message::new("note-loses"))
        }
        _ => None,
    }
}

/// What this spell would take from a seat.
pub(super) fn loss(game: &Grimoire, victim: Seat, spell: Spell) -> Message {
    match spell {
        Spell::Polymorph => {
            Message::new("note-would-lose-chips").number("chips", game.prey(victim, spell).div_ceil(2))
        }
        _ => Message::new("note-would-lose"),
    }
}

/// The page at which the book lies open.
fn signs(game: &Grimoire, seat: Seat) -> Vec<Sign> {
    let page = game.players[seat].page.filter(|_| game.has_everybody_chosen() && game.phase != Phase::Over);
    page.map(|page| Sign::symbol(page_picture(page)).with(page)).into_iter().collect()
}
