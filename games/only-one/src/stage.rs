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

use crate::{Action, Event, OnlyOne, Phase};
use words::players;

impl Staged for OnlyOne {
    const STAGING: Staging = Staging {
        minutes: 20..=40,
        suits: &[
            Suit { id: "fig", symbol: '♦', colour: (190, 120, 220) },
            Suit { id: "snake", symbol: 'S', colour: (120, 190, 110) },
            Suit { id: "cheese", symbol: '▲', colour: (240, 210, 90) },
            Suit { id: "clover", symbol: '♣', colour: (80, 170, 90) },
            Suit { id: "star", symbol: '★', colour: (250, 225, 130) },
            Suit { id: "shroom", symbol: '♠', colour: (200, 90, 90) },
            Suit { id: "sugar", symbol: '■', colour: (240, 160, 200) },
            Suit { id: "octopus", symbol: 'ж', colour: (90, 180, 170) },
            Suit { id: "tails", symbol: '}', colour: (230, 140, 60) },
            Suit { id: "pumpkin", symbol: '●', colour: (220, 110, 40) },
            Suit { id: "egg", symbol: '○', colour: (225, 225, 210) },
            Suit { id: "familiar", symbol: '&', colour: (130, 150, 230) },
        ],
        locales: engine::locales!(),
        art: include_str!("../art.svg"),
        figures: engine::figures!["columns", "egg", "bust", "scoring"],
        lesson: include_str!("../lesson.json"),
    };

    /// OO-78. Scores are as they stand.
    fn scene(&self, eye: Eye) -> Scene {
        let tally = self.tally();
        let standing = tally.standing(self);
        Scene {
            seats: self.seats.iter().map(|seat| seat_scene(self, &standing, seat)).collect(),
            zones: zones::zones(self, eye, &tally),
            flags: flags(self),
            prompt: Some(guidance::prompt(self, eye)),
            tips: guidance::tips(self, eye),
            choices: choices::choices(self, eye),
            blocked: guidance::blocked(self, eye),
            sheet: Some(sheet::sheet(self, &tally)),
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

fn seat_scene(game: &OnlyOne, standing: &Standing, seat: Seat) -> SeatScene {
    let token = Token { kind: "start", count: 1, label: Message::new("token-start") };
    let is_done = game.phase != Phase::Over && !game.still_in.contains(seat);
    SeatScene {
        tokens: (game.token == seat).then_some(token).into_iter().collect(),
        status: is_done.then(|| Message::new("status-done")),
        ..SeatScene::new(seat, standing.scores[seat], game.to_act())
    }
}

fn flags(game: &OnlyOne) -> Vec<Message> {
    let fig = (game.revealed && game.phase != Phase::Over).then(|| Message::new("flag-fig"));
    let [one, two] = [Seat::ALL[0], Seat::ALL[1]].map(|seat| players(game.side(seat)));
    let team = game.options.team.then(|| Message::new("flag-team").message("one", one).message("two", two));
    fig.into_iter().chain(team).collect()
}
