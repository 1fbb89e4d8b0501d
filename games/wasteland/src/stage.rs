//! The table as people see it.

mod boards;
mod choices;
mod cues;
mod faces;
mod guidance;
mod in_the_box;
mod numbers;
mod plan;
mod reasons;
mod refusals;
mod sheet;
mod tips;
mod words;
mod zones;

use engine::{
    Blocked, Choice, Cue, Eye, Kind, Later, Message, News, Plans, Refusal, Scene, Seat, SeatScene, Sign,
    Staged, Staging, Suit, Tip, Token, Zone,
};

use crate::card::BySpecies;
use crate::rules::{DEALS, hand_size};
use crate::{Action, Discs, Event, Phase, Species, Wasteland};
use boards::Prices;
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

    fn still(&self, eye: Eye) -> Scene {
        let prices = Prices::of(self, eye);
        Scene {
            seats: self.seats.iter().map(|seat| Later::new(Plate::of(self, seat), Plate::seat)).collect(),
            zones: zones::zones(self, eye, &prices),
            boards: boards::boards(self, eye, &prices),
            flags: flags(self),
            sheet: self.last_deal.as_ref().filter(|_| has_sheet(self)).map(|deal| sheet::sheet(self, deal)),
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
    /// In a revolution: what the player has been paid, before the floor of 0.
    paid: Option<Option<i16>>,
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
            paid: matches!(game.phase, Phase::Revolt(_)).then(|| game.gain_paid(seat)),
        }
    }

    fn seat(&self) -> SeatScene {
        SeatScene {
            tokens: self.tokens(),
            status: self.status(),
            ready: self.is_ready,
            signs: self.signs(),
            ..SeatScene::new(self.seat, self.score)
        }
    }

    /// What the player still has to do in this deal.
    fn tokens(&self) -> Vec<Token> {
        let token = |kind, count, label| Token { kind, count, label: Message::new(label) };
        match self.paid {
            Some(_) => Vec::new(),
            None => {
                vec![token("play", self.plays, "token-plays"), token("pass", self.passes, "token-passes")]
            }
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
        if let Some(paid) = self.paid {
            return paid.map(|gain| Message::new("status-paid").text("gain", numbers::signed(gain)));
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
