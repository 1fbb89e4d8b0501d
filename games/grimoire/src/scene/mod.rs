//! The table as people see it.

mod choices;
mod faces;
mod guidance;
mod sheet;
mod zones;

use engine::{Eye, Game, Message, Scene, Seat, SeatScene, Token};

use crate::cards::Type;
use crate::telling::names;
use crate::{Grimoire, Phase};

pub(crate) use faces::{
    ATTACK, COMMON, COMPANION, DEFENSIVE, FORBIDDEN, ITEM, TIME, TOKEN, TREASURE, item_name, list, page_name,
    quest_name,
};

pub(crate) fn scene(game: &Grimoire, eye: Eye) -> Scene {
    Scene {
        seats: game.seats.iter().map(|seat| seat_scene(game, seat, eye)).collect(),
        zones: zones::zones(game, eye),
        flags: flags(game),
        prompt: Some(guidance::prompt(game, eye)),
        tips: guidance::tips(game, eye),
        choices: choices::choices(game, eye),
        blocked: choices::blocked(game, eye),
        sheet: (game.phase == Phase::Over).then(|| sheet::sheet(game)),
        log: Vec::new(),
    }
}

/// The viewer's seat, if the table waits for it.
fn acting(game: &Grimoire, eye: Eye) -> Option<Seat> {
    match eye {
        Eye::Seat(seat) if game.to_act().contains(seat) => Some(seat),
        _ => None,
    }
}

fn seat_scene(game: &Grimoire, seat: Seat, eye: Eye) -> SeatScene {
    SeatScene {
        seat,
        score: game.score(seat, eye),
        acting: game.to_act().contains(seat),
        tokens: tokens(game, seat),
        status: status(game, seat),
    }
}

/// The order token, the chips, and how far it is to the end of the game.
fn tokens(game: &Grimoire, seat: Seat) -> Vec<Token> {
    let player = &game.players[seat];
    let token = |kind, count: usize, label: Message| Token {
        kind,
        count: count as i32,
        label: label.number("goal", game.cards.end_count),
    };
    let order = player.token.map(|number| Token {
        kind: "order",
        count: number.into(),
        label: Message::new("token-order"),
    });
    let chips = Token { kind: "chip", count: player.chips.into(), label: Message::new("token-chips") };
    let treasures = token("treasures", player.treasure_count(), Message::new("token-treasures"));
    let companions = token("companions", player.companions.len(), Message::new("token-companions"));
    order.into_iter().chain([chips, treasures, companions]).collect()
}

fn status(game: &Grimoire, seat: Seat) -> Option<Message> {
    let has_chosen = game.phase == Phase::Book && game.players[seat].page.is_some();
    let status = match () {
        () if has_chosen => "status-chosen",
        () if game.defense.contains(seat) => "status-protected",
        () if game.silence.contains(seat) => "status-silence",
        () if is_silenced(game, seat) => "status-silenced",
        () if game.on_turn() == Some(seat) => "status-turn",
        () => return None,
    };
    Some(Message::new(status))
}

/// GR-29. Whether the seat still has a Forbidden Spell to cast, in vain.
fn is_silenced(game: &Grimoire, seat: Seat) -> bool {
    let waits = |place: usize| game.on_turn().is_some() && place > usize::from(game.turn);
    let place = game.order.iter().position(|&other| other == seat);
    place.is_some_and(waits)
        && game.page_of(seat).types.has(Type::Forbidden)
        && !game.silence.without(seat).is_empty()
}

fn flags(game: &Grimoire) -> Vec<Message> {
    let last = game.ending.then(|| Message::new("flag-last"));
    let silence = (!game.silence.is_empty())
        .then(|| Message::new("flag-silence").message("players", names(game.silence.iter())));
    let defense = (!game.defense.is_empty())
        .then(|| Message::new("flag-defense").message("players", names(game.defense.iter())));
    last.into_iter().chain(silence).chain(defense).collect()
}
