//! The table as people see it.

mod choices;
mod faces;
mod guidance;
mod refusals;
mod sheet;
mod words;
mod zones;

use engine::{Eye, Game, Kind, Message, News, Refusal, Scene, Seat, SeatScene, Staged, Staging, Suit, Token};

use crate::rules::DEALS;
use crate::{Action, Event, Phase, Species, Wasteland};
use faces::species_name;

/// The suits' names, in canonical order.
const SUITS: [&str; 4] = ["ghost", "dryad", "harpy", "merfolk"];

impl Staged for Wasteland {
    const STAGING: Staging = Staging {
        minutes: 30..=45,
        suits: &[
            Suit { id: SUITS[0], symbol: '☗', colour: (150, 140, 170) },
            Suit { id: SUITS[1], symbol: '♣', colour: (110, 190, 110) },
            Suit { id: SUITS[2], symbol: '▲', colour: (235, 200, 80) },
            Suit { id: SUITS[3], symbol: '≈', colour: (95, 165, 235) },
        ],
        locales: engine::locales!(),
        art: include_str!("../art.svg"),
        figures: engine::figures!["start", "one-colour", "mixed", "desert"],
        lesson: include_str!("../lesson.json"),
    };

    fn scene(&self, eye: Eye) -> Scene {
        let between_deals = matches!(self.phase, Phase::Start(_) | Phase::Abandon(_) | Phase::Over);
        Scene {
            seats: self.seats.iter().map(|seat| seat_scene(self, seat)).collect(),
            zones: zones::zones(self, eye),
            flags: flags(self),
            prompt: Some(guidance::prompt(self, eye)),
            tips: guidance::tips(self, eye),
            choices: choices::choices(self, eye),
            blocked: guidance::blocked(self, eye),
            sheet: self.last_deal.as_ref().filter(|_| between_deals).map(|deal| sheet::sheet(self, deal)),
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

fn seat_scene(game: &Wasteland, seat: Seat) -> SeatScene {
    let player = &game.players[seat];
    let passes = i32::from(player.passes_left);
    let to_abandon = i32::from(player.desert.is_empty());
    let plays = (player.hand.len() as i32 - passes - to_abandon).max(0);
    let mut tokens = vec![
        Token { kind: "play", count: plays, label: Message::new("token-plays") },
        Token { kind: "pass", count: passes, label: Message::new("token-passes") },
    ];
    if seat == game.first {
        tokens.push(Token { kind: "start", count: 1, label: Message::new("token-start") });
    }
    tokens.extend(player.discs.down().map(|(colour, _)| disc(colour)));
    SeatScene {
        tokens,
        status: status(game, seat),
        ..SeatScene::new(seat, player.score.into(), game.to_act())
    }
}

/// WR-21. A check disc in the bottom row.
fn disc(colour: Species) -> Token {
    const KINDS: [&str; 4] = ["disc-ghost", "disc-dryad", "disc-harpy", "disc-merfolk"];
    let label = Message::new("token-disc").message("species", species_name(colour));
    Token { kind: KINDS[colour.index()], count: 1, label }
}

fn status(game: &Wasteland, seat: Seat) -> Option<Message> {
    let sealed = matches!(game.phase, Phase::Abandon(waiting) if !waiting.contains(seat));
    let winning = game.trick.winner().is_some_and(|laid| laid.seat == seat);
    match (sealed, winning) {
        (true, _) => Some(Message::new("status-sealed")),
        (_, true) => Some(Message::new("status-winning")),
        _ => None,
    }
}

fn flags(game: &Wasteland) -> Vec<Message> {
    let mut flags = vec![Message::new("flag-deal").number("round", game.round).number("deals", DEALS)];
    if game.options.alliance {
        flags.push(Message::new("flag-alliance"));
    }
    if game.options.witnesses {
        flags.push(Message::new("flag-witnesses"));
    }
    flags
}
