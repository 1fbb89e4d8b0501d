//! The table as people see it.

mod choices;
mod faces;
mod guidance;
mod names;
mod refusals;
mod sheet;
mod words;
mod zones;

use engine::{Eye, Game, Message, News, Refusal, Scene, Seat, SeatScene, Staged, Staging, Suit};

use crate::data::ROUNDS;
use crate::{Action, Event, Minions, Phase};
use names::{terrain_changes, terrain_name};

const WATER: &str = "water";
const TREE: &str = "tree";
const STONE: &str = "stone";
const AMBER: &str = "amber";
const POT: &str = "pot";
const LEGEND: &str = "legend";
const ROUND: &str = "round";

impl Staged for Minions {
    const STAGING: Staging = Staging {
        minutes: 30..=45,
        suits: &[
            Suit { id: WATER, symbol: '≈', colour: (90, 160, 225) },
            Suit { id: TREE, symbol: '♣', colour: (110, 175, 95) },
            Suit { id: STONE, symbol: '▲', colour: (165, 155, 150) },
            Suit { id: AMBER, symbol: '◆', colour: (235, 175, 70) },
            Suit { id: POT, symbol: '∪', colour: (190, 120, 200) },
            Suit { id: LEGEND, symbol: '★', colour: (235, 90, 90) },
            Suit { id: ROUND, symbol: '↻', colour: (225, 215, 190) },
        ],
        locales: engine::locales!(),
        art: include_str!("../art.svg"),
        figures: engine::figures!["start", "draft", "pots", "pay"],
        lesson: include_str!("../lesson.json"),
    };

    fn scene(&self, eye: Eye) -> Scene {
        Scene {
            seats: self.seats.iter().map(|seat| seat_scene(self, seat)).collect(),
            zones: zones::zones(self, eye),
            flags: flags(self),
            prompt: Some(guidance::prompt(self, eye)),
            tips: guidance::tips(self, eye),
            choices: choices::choices(self, eye),
            blocked: guidance::blocked(self, eye),
            sheet: self.is_over().then(|| sheet::sheet(self)),
            log: Vec::new(),
        }
    }

    fn word(event: Event, eye: Eye) -> News {
        words::word(event, eye)
    }

    fn refusal(&self, seat: Seat, action: Action) -> Refusal {
        refusals::refusal(self, seat, action)
    }
}

fn seat_scene(game: &Minions, seat: Seat) -> SeatScene {
    SeatScene { status: status(game, seat), ..SeatScene::new(seat, game.score(seat).total(), game.waiting) }
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
