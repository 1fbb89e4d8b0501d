//! The table as people see it.

mod choices;
mod faces;
mod guidance;
mod refusals;
mod sheet;
mod words;
mod zones;

use engine::{Eye, Game, Message, News, Refusal, Scene, Seat, SeatScene, Staged, Staging, Suit, Token};

use crate::data::Type;
use crate::{Action, Event, Grimoire, Phase};
use words::names;

const TREASURE: &str = "treasure";
const COMPANION: &str = "companion";
const ITEM: &str = "item";
const TOKEN: &str = "token";
const COMMON: &str = "common";
const FORBIDDEN: &str = "forbidden";
const TIME: &str = "time";
const ATTACK: &str = "attack";
const DEFENSIVE: &str = "defensive";

impl Staged for Grimoire {
    const STAGING: Staging = Staging {
        minutes: 30..=45,
        suits: &[
            Suit { id: TREASURE, symbol: '●', colour: (226, 186, 84) },
            Suit { id: COMPANION, symbol: '▲', colour: (190, 132, 92) },
            Suit { id: ITEM, symbol: '■', colour: (150, 160, 176) },
            Suit { id: TOKEN, symbol: '#', colour: (222, 222, 210) },
            Suit { id: COMMON, symbol: '◇', colour: (132, 178, 214) },
            Suit { id: FORBIDDEN, symbol: '!', colour: (222, 92, 72) },
            Suit { id: TIME, symbol: '◎', colour: (170, 140, 220) },
            Suit { id: ATTACK, symbol: '†', colour: (214, 110, 160) },
            Suit { id: DEFENSIVE, symbol: '▼', colour: (110, 190, 140) },
        ],
        locales: engine::locales!(),
        art: include_str!("../art.svg"),
        figures: engine::figures!["zone", "alone", "alike", "territory"],
        lesson: include_str!("../lesson.json"),
    };

    fn scene(&self, eye: Eye) -> Scene {
        Scene {
            seats: self.seats.iter().map(|seat| seat_scene(self, seat, eye)).collect(),
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

fn seat_scene(game: &Grimoire, seat: Seat, eye: Eye) -> SeatScene {
    SeatScene {
        tokens: tokens(game, seat),
        status: status(game, seat),
        ..SeatScene::new(seat, game.score(seat, eye), game.to_act())
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
