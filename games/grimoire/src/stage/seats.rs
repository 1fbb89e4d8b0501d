//! The players' plates.

use engine::{Eye, Later, Message, Seat, SeatScene, Sign, Token};

use super::faces::page_picture;
use crate::data::{Spell, Type};
use crate::{Grimoire, PageNumber, Phase};

pub(super) fn seats(game: &Grimoire, eye: Eye) -> Vec<Later<SeatScene>> {
    game.seats.iter().map(|seat| Later::new(Plate::of(game, seat, eye), Plate::seat)).collect()
}

/// What a plate says.
#[derive(Hash)]
struct Plate {
    seat: Seat,
    score: i32,
    chips: u16,
    companions: usize,
    treasures: usize,
    /// So many companions or treasures end the game.
    goal: u8,
    status: Option<&'static str>,
    loss: Option<Loss>,
    is_ready: bool,
    /// The page at which the book lies open.
    page: Option<PageNumber>,
}

impl Plate {
    fn of(game: &Grimoire, seat: Seat, eye: Eye) -> Plate {
        let player = &game.players[seat];
        let lies_open = game.has_everybody_chosen() && game.phase != Phase::Over;
        Plate {
            seat,
            score: game.score(seat, eye),
            chips: player.chips,
            companions: player.companions.len(),
            treasures: player.treasure_count(),
            goal: game.cards.end_count,
            status: status(game, seat),
            loss: Loss::of(game, seat),
            is_ready: is_ready(game, seat),
            page: player.page.filter(|_| lies_open),
        }
    }

    fn seat(&self) -> SeatScene {
        SeatScene {
            tokens: self.tokens(),
            status: self.status.map(Message::new),
            note: self.loss.map(Loss::note),
            ready: self.is_ready,
            worth: Some(Message::new("plate-worth").number("vp", self.score)),
            signs: self.page.map(|page| Sign::symbol(page_picture(page)).with(page)).into_iter().collect(),
            ..SeatScene::new(self.seat, self.score)
        }
    }

    /// The chips, and how far it is to the end of the game.
    fn tokens(&self) -> Vec<Token> {
        let hoard = |kind, count: usize, label| Token {
            kind,
            count: count as i32,
            label: Message::new(label).number("goal", self.goal),
        };
        let chips = Token { kind: "chip", count: self.chips.into(), label: Message::new("token-chips") };
        vec![
            chips,
            hoard("companions", self.companions, "token-companions"),
            hoard("treasures", self.treasures, "token-treasures"),
        ]
    }
}

pub(super) fn is_ready(game: &Grimoire, seat: Seat) -> bool {
    game.phase == Phase::Book && game.players[seat].page.is_some() && !game.has_everybody_chosen()
}

/// What holds for a player now. Who is choosing, and who has chosen, is marked on the plate without words.
fn status(game: &Grimoire, seat: Seat) -> Option<&'static str> {
    match game.phase {
        Phase::Token | Phase::Over => None,
        Phase::Book => game.has_everybody_chosen().then(|| status_alike(game, seat)),
        _ => status_on_turn(game, seat),
    }
}

/// GR-11. Once the books are open.
pub(super) fn status_alike(game: &Grimoire, seat: Seat) -> &'static str {
    if game.alone().contains(seat) { "status-alone" } else { "status-alike" }
}

fn status_on_turn(game: &Grimoire, seat: Seat) -> Option<&'static str> {
    match () {
        () if game.defense.contains(seat) => Some("status-protected"),
        () if game.silence.contains(seat) => Some("status-silence"),
        () if is_silenced(game, seat) => Some("status-silenced"),
        () => None,
    }
}

/// GR-29. Whether the seat still has a Forbidden Spell to cast, in vain.
pub(super) fn is_silenced(game: &Grimoire, seat: Seat) -> bool {
    let waits = |place: usize| game.on_turn().is_some() && place > usize::from(game.turn);
    let place = game.order.iter().position(|&other| other == seat);
    place.is_some_and(waits)
        && game.page_of(seat).types.has(Type::Forbidden)
        && !game.silence.without(seat).is_empty()
}

/// What an attack takes from somebody.
#[derive(Clone, Copy, Hash)]
pub(super) enum Loss {
    /// It is their turn to lose something.
    Now,
    /// So many chips.
    Chips(u16),
    Something,
}

impl Loss {
    /// What an attack that is being cast would take, or takes.
    fn of(game: &Grimoire, seat: Seat) -> Option<Loss> {
        let caster = game.on_turn()?;
        match game.phase {
            Phase::Target if game.targets(caster).contains(seat) => {
                Some(Loss::by(game, seat, game.page_of(caster).quest))
            }
            Phase::Give { victim } | Phase::Steal { victim } if victim == seat => Some(Loss::Now),
            _ => None,
        }
    }

    /// What this spell would take from a seat.
    pub(super) fn by(game: &Grimoire, victim: Seat, spell: Spell) -> Loss {
        match spell {
            Spell::Polymorph => Loss::Chips(game.prey(victim, spell).div_ceil(2)),
            _ => Loss::Something,
        }
    }

    pub(super) fn note(self) -> Message {
        match self {
            Loss::Now => Message::new("note-loses"),
            Loss::Chips(chips) => Message::new("note-would-lose-chips").number("chips", chips),
            Loss::Something => Message::new("note-would-lose"),
        }
    }
}
