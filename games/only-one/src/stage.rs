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
mod zones;

use engine::{
    Blocked, Choice, Cue, Eye, Message, News, Plans, Refusal, Scene, Seat, Staged, Staging, Suit, Tip, Zone,
};

use crate::{Action, Event, OnlyOne, Phase};
use words::players;

impl Staged for OnlyOne {
    const STAGING: Staging = Staging {
        minutes: 20..=40,
        minutes_published: false,
        suits: &[
            Suit { id: "fig", symbol: '♦', colour: (190, 120, 220) },
            Suit { id: "snake", symbol: 'S', colour: (120, 190, 110) },
            Suit { id: "cheese", symbol: '▲', colour: (240, 210, 90) },
            Suit { id: "clover", symbol: '♣', colour: (80, 170, 90) },
            Suit { id: "clover-b", symbol: '♧', colour: (63, 156, 148) },
            Suit { id: "star", symbol: '★', colour: (250, 225, 130) },
            Suit { id: "shroom", symbol: '♠', colour: (200, 90, 90) },
            Suit { id: "shroom-b", symbol: '♤', colour: (138, 99, 192) },
            Suit { id: "sugar", symbol: '■', colour: (240, 160, 200) },
            Suit { id: "octopus", symbol: 'ж', colour: (90, 180, 170) },
            Suit { id: "octopus-b", symbol: 'Ж', colour: (216, 118, 106) },
            Suit { id: "tails", symbol: '}', colour: (230, 140, 60) },
            Suit { id: "pumpkin", symbol: '●', colour: (220, 110, 40) },
            Suit { id: "egg", symbol: '○', colour: (225, 225, 210) },
            Suit { id: "familiar", symbol: '&', colour: (130, 150, 230) },
        ],
        locales: engine::locales!(),
        art: include_str!("../art.svg"),
        figures: engine::figures![
            "cards",
            "columns",
            "same-number",
            "egg",
            "bust",
            "collect",
            "special",
            "scoring",
            "two-players",
            "familiars",
        ],
        lessons: &[include_str!("../lesson.json"), include_str!("../lesson-2.json")],
    };

    /// OO-78. Scores are as they stand.
    fn still(&self, eye: Eye) -> Scene {
        let tally = self.tally();
        let standing = tally.standing(self);
        Scene {
            seats: seats::seats(self, eye, &standing),
            zones: zones::zones(self, eye, &standing),
            boards: vec![boards::value_board(self, eye, &tally)],
            flags: flags(self),
            sheet: Some(sheet::sheet(self, &tally, &standing)),
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
        plan::plans(self)
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

fn flags(game: &OnlyOne) -> Vec<Message> {
    let round = match game.phase {
        Phase::Over => Message::new("flag-scoring"),
        _ => Message::new("flag-round").number("round", game.round),
    };
    let fig = (game.revealed && game.phase != Phase::Over).then(|| Message::new("flag-fig"));
    let [one, two] = [Seat::ALL[0], Seat::ALL[1]].map(|seat| players(game.side(seat)));
    let team = game.options.team.then(|| Message::new("flag-team").message("one", one).message("two", two));
    [round].into_iter().chain(fig).chain(team).collect()
}
