//! The table as people see it.

mod boards;
mod choices;
mod cues;
mod faces;
mod forecast;
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
    Blocked, Bond, Choice, Cue, Eye, Link, Message, News, Plans, Refusal, Scene, Seat, Sheet, Staged,
    Staging, Suit, Tip, Zone, seat_id,
};

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
        minutes_published: false,
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
        figures: engine::figures![
            "box-pages",
            "box-treasures",
            "box-companions",
            "box-items",
            "box-tokens",
            "zone",
            "territory",
            "alone",
            "alike",
            "acceleration",
            "timestop",
            "spared",
            "luck",
            "count",
        ],
        lessons: &[include_str!("../lesson.json"), include_str!("../lesson-2.json")],
    };

    fn still(&self, eye: Eye) -> Scene {
        Scene {
            seats: seats::seats(self, eye),
            zones: zones::zones(self, eye),
            boards: boards::boards(self, eye),
            links: links(self),
            flags: flags(self),
            sheet: sheet(self, eye),
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
        reasons::deed(self, actor, action)
    }

    fn plans(&self) -> &'static Plans {
        plan::plans_of(self)
    }

    fn in_the_box(&self) -> Vec<Zone> {
        in_the_box::zones(self)
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

/// The sheet of the game, or of a round in the moment when it is over.
fn sheet(game: &Grimoire, eye: Eye) -> Option<Sheet> {
    match game.phase {
        Phase::Over => Some(sheet::sheet(game)),
        _ if game.is_round_over() && !game.ending => Some(sheet::round_sheet(game, eye)),
        _ => None,
    }
}

/// An attack that waits for a decision.
fn links(game: &Grimoire) -> Vec<Link> {
    let (Phase::Give { victim } | Phase::Steal { victim }, Some(caster)) = (game.phase, game.on_turn())
    else {
        return Vec::new();
    };
    vec![attack(caster, victim)]
}

/// A line from whoever casts to whoever is hit.
fn attack(caster: Seat, victim: Seat) -> Link {
    Link { from: seat_id("seat", caster), to: seat_id("seat", victim), bond: Bond::Attacks }
}

fn flags(game: &Grimoire) -> Vec<Message> {
    let round = match game.round {
        0 => Message::new("flag-tokens"),
        round => Message::new("flag-round").number("round", round),
    };
    let mp = Message::new("flag-mp").number("mp", game.mp()).number("last", game.cards.mp_last);
    let last = game.ending.then(|| Message::new("flag-last"));
    let silence = (!game.silence.is_empty())
        .then(|| Message::new("flag-silence").message("players", names(game.silence.iter())));
    let defense = (!game.defense.is_empty())
        .then(|| Message::new("flag-defense").message("players", names(game.defense.iter())));
    [round, mp].into_iter().chain(last).chain(silence).chain(defense).collect()
}
