//! The table as people see it.

mod advice;
mod choices;
mod faces;
mod sheet;
mod zones;

use engine::{Eye, Game, Message, Scene, Seat, SeatScene};

use crate::cards::ROUNDS;
use crate::names::{terrain_changes, terrain_name};
use crate::{Minions, Phase};

pub(crate) fn scene(game: &Minions, eye: Eye) -> Scene {
    Scene {
        seats: game.seats.iter().map(|seat| seat_scene(game, seat)).collect(),
        zones: zones::zones(game, eye),
        flags: flags(game),
        prompt: Some(advice::prompt(game, eye)),
        tips: advice::tips(game, eye),
        choices: choices::choices(game, eye),
        blocked: choices::blocked(game, eye),
        sheet: (game.phase == Phase::Over).then(|| sheet::sheet(game)),
        log: Vec::new(),
    }
}

fn seat_scene(game: &Minions, seat: Seat) -> SeatScene {
    SeatScene {
        seat,
        score: game.score(seat).total(),
        acting: game.waiting.contains(seat),
        tokens: Vec::new(),
        status: status(game, seat),
    }
}

fn status(game: &Minions, seat: Seat) -> Option<Message> {
    let place = game.queue.iter().position(|&queued| queued == seat);
    let acting = game.waiting.contains(seat);
    Some(match (game.phase, place) {
        (Phase::Over, _) => return None,
        (Phase::Create | Phase::Pay, Some(0)) => Message::new("status-creates"),
        (Phase::Create | Phase::Pay, Some(place)) => {
            Message::new("status-queued").number("place", place as i64 + 1)
        }
        (Phase::Reveal, Some(_)) if acting => Message::new("status-reveals"),
        (Phase::Reveal, Some(_)) => Message::new("status-decided"),
        (Phase::Keep, _) if acting => Message::new("status-keeps"),
        (Phase::Keep, _) => Message::new("status-kept").number("count", game.players[seat].kept.len() as i64),
        _ if !game.active.contains(seat) => Message::new("status-dropped"),
        (Phase::Draft, _) if acting => Message::new("status-drafts"),
        (Phase::Choose, _) if acting => Message::new("status-chooses"),
        (Phase::Draft | Phase::Choose, _) => Message::new("status-decided"),
        _ => Message::new("status-active"),
    })
}

fn flags(game: &Minions) -> Vec<Message> {
    let mut flags =
        vec![Message::new("flag-round").number("round", game.round).number("rounds", ROUNDS as i64)];
    if let Some(terrain) = game.terrain_of(game.round as usize) {
        let name = terrain_name(terrain);
        flags.push(
            Message::new("flag-terrain").message("terrain", name).text("changes", terrain_changes(terrain)),
        );
    }
    if game.is_last_round() && game.phase != Phase::Over {
        flags.push(Message::new("flag-last-round"));
    }
    flags
}

/// The viewer's seat, if the table waits for it.
fn acting(game: &Minions, eye: Eye) -> Option<Seat> {
    match eye {
        Eye::Seat(seat) if game.to_act().contains(seat) => Some(seat),
        _ => None,
    }
}

/// Whether a seat can still choose a recipe this round.
fn may_still_create(game: &Minions, seat: Seat) -> bool {
    let chosen = game.players[seat].recipe.is_some();
    !chosen && (game.active.contains(seat) || game.queue.contains(&seat))
}
