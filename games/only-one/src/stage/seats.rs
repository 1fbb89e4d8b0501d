//! The players' plates.

use engine::{Eye, Later, Message, Seat, SeatScene, Sign, Standing, Token};

use super::boards::viewer;
use super::faces::familiar_art;
use crate::{Familiar, OnlyOne, Phase};

pub(super) fn seats(game: &OnlyOne, eye: Eye, standing: &Standing) -> Vec<Later<SeatScene>> {
    let plate = |seat: Seat| Plate {
        seat,
        score: standing.scores[seat],
        has_token: game.token == seat,
        special: game.special(seat),
        potions: game.awards.iter().filter(|award| award.seat == seat).count() as u8,
        status: status(game, eye, seat),
        ribbon: game.options.team.then(|| ribbon(game, seat)),
        familiar: game.players[seat].familiar,
    };
    game.seats.iter().map(|seat| Later::new(plate(seat), Plate::seat)).collect()
}

/// What a plate says.
#[derive(Hash)]
struct Plate {
    seat: Seat,
    score: i32,
    has_token: bool,
    special: u8,
    potions: u8,
    status: Option<&'static str>,
    ribbon: Option<&'static str>,
    familiar: Option<Familiar>,
}

impl Plate {
    fn seat(&self) -> SeatScene {
        let familiar = self.familiar.map(familiar_art);
        SeatScene {
            tokens: self.tokens(),
            status: self.status.map(Message::new),
            signs: self.ribbon.into_iter().chain(familiar).map(Sign::symbol).collect(),
            ..SeatScene::new(self.seat, self.score)
        }
    }

    /// The token, special cards, and the potions that were won.
    fn tokens(&self) -> Vec<Token> {
        let token = |kind, count: u8, label| Token { kind, count: count.into(), label: Message::new(label) };
        [
            token("start", self.has_token.into(), "token-start"),
            token("special", self.special, "token-special"),
            token("potion", self.potions, "token-potion"),
        ]
        .into_iter()
        .filter(|token| token.count > 0)
        .collect()
    }
}

/// Who is out of the round; else, OO-35, whose cards pay whom, from where the viewer sits.
fn status(game: &OnlyOne, eye: Eye, seat: Seat) -> Option<&'static str> {
    let is_over = game.phase == Phase::Over;
    if !is_over && !game.still_in.contains(seat) {
        return Some("status-done");
    }
    let own = viewer(eye).filter(|_| !is_over)?;
    match () {
        () if seat == own => Some("status-now"),
        () if game.seats.len() == 2 => Some("status-both"),
        () if game.right_of(seat) == own => Some("status-you-pay"),
        () if game.right_of(own) == seat => Some("status-pays-you"),
        () if game.side(own).contains(seat) => Some("status-partner"),
        () => None,
    }
}

/// The ribbon that partners share.
fn ribbon(game: &OnlyOne, seat: Seat) -> &'static str {
    if game.side(Seat::ALL[0]).contains(seat) { "team-sun" } else { "team-moon" }
}
