//! The table as people see it.

mod choices;
mod faces;
mod guidance;
mod refusals;
mod sheet;
mod words;
mod zones;

use engine::{
    Eye, Game, Message, News, Refusal, Scene, Seat, SeatScene, Staged, Staging, Standing, Suit, Token,
};

use crate::{Action, Donburiko, Event};

const ACORN: &str = "acorn";
const WILD: &str = "wild";
const LOACH: &str = "loach";
const POND: &str = "pond";

impl Staged for Donburiko {
    const STAGING: Staging = Staging {
        minutes: 20..=30,
        suits: &[
            Suit { id: ACORN, symbol: '●', colour: (214, 158, 92) },
            Suit { id: WILD, symbol: '◆', colour: (240, 200, 90) },
            Suit { id: LOACH, symbol: '~', colour: (150, 190, 120) },
            Suit { id: POND, symbol: '○', colour: (110, 170, 230) },
        ],
        locales: engine::locales!(),
        art: include_str!("../art.svg"),
        figures: engine::figures!["start", "hidden", "loach", "wild", "bust"],
        lesson: include_str!("../lesson.json"),
    };

    fn scene(&self, eye: Eye) -> Scene {
        let standing = self.standing();
        Scene {
            seats: self.seats.iter().map(|seat| seat_scene(self, &standing, seat)).collect(),
            zones: zones::zones(self, eye),
            flags: self.is_final.then(|| Message::new("flag-final")).into_iter().collect(),
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

fn chips(count: u8) -> Token {
    Token { kind: "chip", count: i32::from(count), label: Message::new("token-chips") }
}

fn seat_scene(game: &Donburiko, standing: &Standing, seat: Seat) -> SeatScene {
    let player = &game.players[seat];
    let owed = Token { kind: "owed", count: player.owed.into(), label: Message::new("token-owed") };
    SeatScene {
        tokens: std::iter::once(chips(player.chips)).chain((player.owed > 0).then_some(owed)).collect(),
        status: player.taken.map(|taken| Message::new("status-took").text("row", taken.row.text())),
        ..SeatScene::new(seat, standing.scores[seat], game.to_act())
    }
}
