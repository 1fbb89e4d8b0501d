//! The table as people see it.

mod area;
mod boards;
mod choices;
mod cues;
mod faces;
mod guidance;
mod in_the_box;
mod names;
mod plan;
mod reasons;
mod refusals;
mod sheet;
mod tips;
mod words;
mod zones;

use engine::{
    Blocked, Choice, Cue, Eye, Later, Link, Message, News, Plans, Refusal, Scene, Seat, SeatScene, Sheet,
    Staged, Staging, Suit, Tip, Token, Zone,
};

use crate::data::ROUNDS;
use crate::rules::ability::Abilities;
use crate::{Action, Event, MOST_PLAYERS, Minions, Phase, TURNS};

const WATER: &str = "water";
const TREE: &str = "tree";
const STONE: &str = "stone";
const AMBER: &str = "amber";
const POT: &str = "pot";
const LEGEND: &str = "legend";
const ROUND: &str = "round";

impl Staged for Minions {
    const STAGING: Staging = Staging {
        minutes: 15..=30,
        minutes_published: true,
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
        figures: engine::figures![
            "box-elements",
            "box-pots",
            "box-water",
            "box-tree",
            "box-stone",
            "box-legend",
            "box-rounds",
            "box-terrains",
            "four",
            "start",
            "draft",
            "pots",
            "pay",
            "ability",
            "count",
            "terrain",
        ],
        lessons: &[include_str!("../lesson.json"), include_str!("../lesson-2.json")],
    };

    fn still(&self, eye: Eye) -> Scene {
        Scene {
            seats: self.seats.iter().map(|seat| Later::new(Plate::of(self, seat), Plate::seat)).collect(),
            zones: zones::zones(self, eye),
            boards: boards::boards(self, eye),
            links: links(self),
            flags: flags(self),
            sheet: sheet(self),
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
        plan::plans(self.seats.len())
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

/// The game's sheet when all has been turned up, the round's at the moment when nobody has been asked yet
/// what to keep.
fn sheet(game: &Minions) -> Option<Sheet> {
    match game.phase {
        Phase::Over if game.queue.is_empty() => Some(sheet::sheet(game)),
        Phase::Keep if game.waiting.is_empty() => Some(sheet::round_sheet(game)),
        _ => None,
    }
}

/// What a plate says, which is the same for everybody.
#[derive(Hash)]
struct Plate {
    seat: Seat,
    score: i32,
    status: Option<Status>,
    shows_no_pot: bool,
    is_ready: bool,
    drafted: Option<i32>,
    abilities: Abilities,
}

/// A message's name, and a number that is filled into it.
type Status = (&'static str, Option<(&'static str, i64)>);

impl Plate {
    fn of(game: &Minions, seat: Seat) -> Plate {
        let player = &game.players[seat];
        let drafted = (player.drafted.len() + player.kept.len()) as i32;
        // The plates of a full table have room for a check, but neither for what it means nor for a count.
        let is_full = game.seats.len() == MOST_PLAYERS;
        let is_ready = is_ready(game, seat);
        Plate {
            seat,
            score: game.score(seat).total(),
            status: status(game, seat).filter(|_| !(is_full && is_ready)),
            shows_no_pot: shows_no_pot(game, seat),
            is_ready,
            drafted: (drafted > 0 && !is_full).then_some(drafted),
            abilities: game.unused_abilities(seat),
        }
    }

    fn seat(&self) -> SeatScene {
        let token = |count| Token { kind: "drafted", count, label: Message::new("token-drafted") };
        let status = |(id, number): Status| match number {
            Some((name, number)) => Message::new(id).number(name, number),
            None => Message::new(id),
        };
        SeatScene {
            status: self.status.map(status),
            note: self.shows_no_pot.then(|| Message::new("note-no-pot")),
            ready: self.is_ready,
            tokens: self.drafted.map(token).into_iter().collect(),
            signs: self.abilities.iter().flat_map(faces::ability_signs).collect(),
            ..SeatScene::new(self.seat, self.score)
        }
    }
}

/// Whether a seat has made its choice and others have not.
fn is_ready(game: &Minions, seat: Seat) -> bool {
    let takes_part = match game.phase {
        Phase::Draft | Phase::Choose => game.active.contains(seat),
        Phase::Reveal => game.queue.contains(&seat),
        Phase::Keep => true,
        Phase::Create | Phase::Pay | Phase::Over => false,
    };
    takes_part && !game.waiting.is_empty() && !game.waiting.contains(seat)
}

/// The moment when everybody who dropped out has chosen a Pot or none, and nobody creates yet.
fn pots_are_shown(game: &Minions) -> bool {
    game.phase == Phase::Reveal && game.waiting.is_empty()
}

/// Whether a seat has just dropped out and shown nothing.
fn shows_no_pot(game: &Minions, seat: Seat) -> bool {
    let player = &game.players[seat];
    let has_just_dropped = !game.active.contains(seat) && player.picks.len() == usize::from(game.turn);
    pots_are_shown(game) && has_just_dropped && player.pot.is_none()
}

fn status(game: &Minions, seat: Seat) -> Option<Status> {
    let place = game.queue.iter().position(|&queued| queued == seat);
    let acting = game.waiting.contains(seat);
    let phase = if pots_are_shown(game) { Phase::Create } else { game.phase };
    let kept = game.players[seat].kept.len() as i64;
    let plain = |id| Some((id, None));
    match (phase, place) {
        (Phase::Over, _) => None,
        (Phase::Keep, _) if game.waiting.is_empty() => None,
        (Phase::Create | Phase::Pay, Some(0)) => plain("status-creates"),
        (Phase::Create | Phase::Pay, Some(1)) => plain("status-next"),
        (Phase::Create | Phase::Pay, Some(place)) => {
            Some(("status-queued", Some(("place", place as i64 + 1))))
        }
        (Phase::Reveal, Some(_)) if acting => plain("status-reveals"),
        (Phase::Reveal, Some(_)) => plain("status-decided"),
        (Phase::Keep, _) if acting => plain("status-keeps"),
        (Phase::Keep, _) => Some(("status-kept", Some(("count", kept)))),
        _ if !game.active.contains(seat) => plain("status-dropped"),
        (Phase::Draft, _) if acting => plain("status-drafts"),
        (Phase::Draft, _) => plain("status-drafted"),
        (Phase::Choose, _) if acting => plain("status-chooses"),
        (Phase::Choose, _) if !game.waiting.is_empty() => plain("status-decided"),
        _ => plain("status-passed"),
    }
}

/// MR-14. Where hands go, from each player to the next.
fn links(game: &Minions) -> Vec<Link> {
    if !matches!(game.phase, Phase::Draft | Phase::Choose) {
        return Vec::new();
    }
    let next = |seat| game.direction().next(game.active, seat).filter(|&to| to != seat);
    game.active.iter().filter_map(|seat| Some(cues::gives(seat, next(seat)?))).collect()
}

fn flags(game: &Minions) -> Vec<Message> {
    let mut flags =
        vec![Message::new("flag-round").number("round", game.round).number("rounds", ROUNDS as i64)];
    if matches!(game.phase, Phase::Draft | Phase::Choose) {
        flags.push(Message::new("flag-draft").number("turn", game.turn).number("turns", TURNS as i64));
    }
    if game.is_last_round() && game.phase != Phase::Over {
        flags.push(Message::new("flag-last-round"));
    }
    flags
}
