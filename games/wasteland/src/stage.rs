//! The table as people see it.

mod boards;
mod choices;
mod cues;
mod faces;
mod guidance;
mod in_the_box;
mod numbers;
mod plan;
mod refusals;
mod sheet;
mod tips;
mod words;
mod zones;

use engine::{
    Cue, Eye, Game, Kind, Later, Message, News, Plans, Refusal, Scene, Seat, SeatScene, Sign, Staged,
    Staging, Suit, Tip, Token, Zone,
};

use crate::card::BySpecies;
use crate::rules::{DEALS, hand_size};
use crate::{Action, Discs, Event, Phase, Species, Wasteland};
use faces::{list, species_name};

/// The suits' names, in canonical order.
const SUITS: BySpecies<&str> = ["ghost", "dryad", "harpy", "merfolk"];

impl Staged for Wasteland {
    const STAGING: Staging = Staging {
        minutes: 30..=45,
        minutes_published: true,
        suits: &[
            Suit { id: SUITS[0], symbol: '☗', colour: (150, 140, 170) },
            Suit { id: SUITS[1], symbol: '♣', colour: (110, 190, 110) },
            Suit { id: SUITS[2], symbol: '▲', colour: (235, 200, 80) },
            Suit { id: SUITS[3], symbol: '≈', colour: (95, 165, 235) },
        ],
        locales: engine::locales!(),
        art: include_str!("../art.svg"),
        figures: engine::figures![
            "cards",
            "start",
            "mixed",
            "one-colour",
            "pass-first",
            "desert",
            "captured",
            "two-players",
            "allies",
            "alliance",
            "witnesses",
        ],
        lessons: &[include_str!("../lesson.json"), include_str!("../lesson-2.json")],
    };

    fn scene(&self, eye: Eye) -> Scene {
        Scene {
            seats: self.seats.iter().map(|seat| Later::new(Plate::of(self, seat), Plate::seat)).collect(),
            acting: self.to_act(),
            zones: zones::zones(self, eye),
            boards: boards::boards(self, eye),
            flags: flags(self),
            prompt: Some(guidance::prompt(self, eye)),
            tips: Scene::whispers(self, eye),
            choices: choices::choices(self, eye),
            blocked: guidance::blocked(self, eye),
            sheet: self.last_deal.as_ref().filter(|_| has_sheet(self)).map(|deal| sheet::sheet(self, deal)),
            ..Scene::default()
        }
    }

    fn tip(&self, seat: Seat) -> Option<Tip<Action>> {
        tips::tip(self, seat)
    }

    fn plans(&self) -> &'static Plans {
        plan::plans(self.seats.len(), self.options.alliance)
    }

    fn in_the_box(&self) -> Vec<Zone> {
        in_the_box::in_the_box(self)
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

/// The last deal has a sheet until the next one is played, in a revolution when all is paid and seen.
fn has_sheet(game: &Wasteland) -> bool {
    match game.phase {
        Phase::Start(_) | Phase::Abandon(_) | Phase::Over => true,
        Phase::Revolt(_) => game.deal_is_over(),
        Phase::Trick(_) | Phase::Ally(_) | Phase::Collect => false,
    }
}

/// What a plate says, which is the same for everybody.
#[derive(Hash)]
struct Plate {
    seat: Seat,
    score: i32,
    plays: i32,
    passes: i32,
    is_ready: bool,
    starts: bool,
    /// The colours that the player has run out of.
    discs: Discs,
    ally: Option<Species>,
    /// In a revolution: whether the player has been paid.
    is_paid: Option<bool>,
}

impl Plate {
    fn of(game: &Wasteland, seat: Seat) -> Plate {
        let player = &game.players[seat];
        let passes = i32::from(player.passes_left);
        let to_abandon = i32::from(player.desert.is_empty());
        Plate {
            seat,
            score: player.score.into(),
            plays: (player.hand.len() as i32 - passes - to_abandon).max(0),
            passes,
            is_ready: matches!(game.phase, Phase::Abandon(waiting) if !waiting.contains(seat)),
            starts: seat == game.first,
            discs: player.discs,
            ally: player.ally,
            is_paid: matches!(game.phase, Phase::Revolt(_)).then(|| game.is_paid(seat)),
        }
    }

    fn seat(&self) -> SeatScene {
        SeatScene {
            tokens: vec![
                Token { kind: "play", count: self.plays, label: Message::new("token-plays") },
                Token { kind: "pass", count: self.passes, label: Message::new("token-passes") },
            ],
            status: self.status(),
            ready: self.is_ready,
            signs: self.signs(),
            ..SeatScene::new(self.seat, self.score)
        }
    }

    /// The start player card, the check discs in the bottom row (WR-21) and the ally, in pictures.
    fn signs(&self) -> Vec<Sign> {
        const VOIDS: BySpecies<&str> = ["void-ghost", "void-dryad", "void-harpy", "void-merfolk"];
        const ALLIES: BySpecies<&str> = ["ally-ghost", "ally-dryad", "ally-harpy", "ally-merfolk"];
        let start = self.starts.then_some("start");
        let voids = self.discs.down().map(|(colour, _)| VOIDS[colour.index()]);
        let ally = self.ally.map(|ally| ALLIES[ally.index()]);
        start.into_iter().chain(voids).chain(ally).map(Sign::symbol).collect()
    }

    /// What everybody knows of a player, in words: whether they start, and the colours that they have run out
    /// of.
    fn status(&self) -> Option<Message> {
        if let Some(is_paid) = self.is_paid {
            return is_paid.then(|| Message::new("status-paid"));
        }
        let mut voids = self.discs.down().map(|(colour, _)| species_name(colour)).peekable();
        match (voids.peek().is_some(), self.starts) {
            (true, _) => Some(Message::new("status-void").message("species", list(voids))),
            (false, true) => Some(Message::new("status-start")),
            (false, false) => None,
        }
    }
}

fn flags(game: &Wasteland) -> Vec<Message> {
    let mut flags = vec![Message::new("flag-deal").number("round", game.round).number("deals", DEALS)];
    flags.push(match game.phase {
        Phase::Revolt(_) => Message::new("flag-revolution"),
        _ => Message::new("flag-trick").number("trick", game.trick_no).number("tricks", tricks(game)),
    });
    if game.options.alliance {
        flags.push(Message::new("flag-alliance"));
    }
    if game.options.witnesses {
        flags.push(Message::new("flag-witnesses"));
    }
    flags
}

/// Tricks of a deal: everybody acts with each card but the abandoned one.
fn tricks(game: &Wasteland) -> i64 {
    let players = game.seats.len();
    ((hand_size(players) - 1) * players / game.actions_in_a_trick()) as i64
}
