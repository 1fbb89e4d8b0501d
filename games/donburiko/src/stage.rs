//! The table as people see it.

mod boards;
mod choices;
mod cues;
mod faces;
mod guidance;
mod in_the_box;
mod plan;
mod reasons;
mod refusals;
mod seats;
mod sheet;
mod tips;
mod words;
mod worth;
mod zones;

use engine::{
    Blocked, Choice, Cue, Eye, Game, Message, News, Plans, Refusal, Scene, Seat, Staged, Staging, Suit, Tip,
    Zone,
};

use crate::{Action, Donburiko, Event};

const ACORN: &str = "acorn";
const WILD: &str = "wild";
const LOACH: &str = "loach";
const POND: &str = "pond";

impl Staged for Donburiko {
    const STAGING: Staging = Staging {
        minutes: 15..=15,
        minutes_published: true,
        suits: &[
            Suit { id: ACORN, symbol: '●', colour: (214, 158, 92) },
            Suit { id: WILD, symbol: '◆', colour: (240, 200, 90) },
            Suit { id: LOACH, symbol: '~', colour: (150, 190, 120) },
            Suit { id: POND, symbol: '○', colour: (110, 170, 230) },
        ],
        locales: engine::locales!(),
        art: include_str!("../art.svg"),
        figures: engine::figures!["cards", "start", "four", "hidden", "loach", "wild", "bust", "six"],
        lessons: &[include_str!("../lesson.json"), include_str!("../lesson-2.json")],
    };

    fn still(&self, eye: Eye) -> Scene {
        Scene {
            seats: seats::seats(self, eye),
            zones: zones::zones(self, eye),
            boards: boards::boards(self, eye),
            flags: flags(self),
            sheet: self.is_over().then(|| sheet::sheet(self)),
            ..Scene::default()
        }
    }

    fn prompt(&self, eye: Eye) -> Message {
        guidance::prompt(self, eye)
    }

    fn choices(&self, eye: Eye) -> Vec<Choice> {
        choices::choices(self, eye)
    }

    fn blocked(&self, eye: Eye) -> Vec<Blocked> {
        guidance::blocked(self, eye)
    }

    fn tip(&self, seat: Seat) -> Option<Tip<Action>> {
        tips::tip(self, seat)
    }

    fn reason(&self, seat: Seat, better: Action, worse: Action) -> Option<Message> {
        reasons::reason(self, seat, better, worse)
    }

    fn deed(&self, actor: Seat, action: Action) -> Option<Message> {
        reasons::deed(actor, action)
    }

    fn plans(&self) -> &'static Plans {
        plan::plans(self.seats.len())
    }

    fn in_the_box(&self) -> Vec<Zone> {
        in_the_box::in_the_box()
    }

    fn cue(&self, event: Event, eye: Eye) -> Cue {
        cues::cue(self, event, eye)
    }

    fn word(event: Event, eye: Eye) -> News {
        words::word(event, eye)
    }

    fn refusal(&self, seat: Seat, action: Action) -> Refusal {
        refusals::refusal(self, seat, action)
    }
}

/// Which round it is, and what makes it the last.
fn flags(game: &Donburiko) -> Vec<Message> {
    let round = Message::new("flag-round").number("round", game.round);
    vec![round, Message::new(if game.is_final { "flag-final" } else { "flag-goal" })]
}
