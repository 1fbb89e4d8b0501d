//! The players' plates.

use engine::{Eye, Game, Message, Seat, SeatScene, Sign, Token};

use super::boards::viewer;
use super::faces::familiar_art;
use crate::rules::scoring::Tally;
use crate::{OnlyOne, Phase};

pub(super) fn seats(game: &OnlyOne, eye: Eye, tally: &Tally) -> Vec<SeatScene> {
    let standing = tally.standing(game);
    let plate = |seat: Seat| SeatScene {
        tokens: tokens(game, seat),
        status: status(game, eye, seat),
        signs: signs(game, seat),
        ..SeatScene::new(seat, standing.scores[seat], game.to_act())
    };
    game.seats.iter().map(plate).collect()
}

/// The token, special cards, and the potions that were won.
fn tokens(game: &OnlyOne, seat: Seat) -> Vec<Token> {
    let token = |kind, count: u8, label| Token { kind, count: count.into(), label: Message::new(label) };
    let potions = game.awards.iter().filter(|award| award.seat == seat).count() as u8;
    [
        token("start", (game.token == seat).into(), "token-start"),
        token("special", game.special(seat), "token-special"),
        token("potion", potions, "token-potion"),
    ]
    .into_iter()
    .filter(|token| token.count > 0)
    .collect()
}

/// Who is out of the round; else, OO-35, whose cards pay whom, from where the viewer sits.
fn status(game: &OnlyOne, eye: Eye, seat: Seat) -> Option<Message> {
    let is_over = game.phase == Phase::Over;
    if !is_over && !game.still_in.contains(seat) {
        return Some(Message::new("status-done"));
    }
    let own = viewer(eye).filter(|_| !is_over)?;
    let id = match () {
        () if seat == own => "status-now",
        () if game.seats.len() == 2 => "status-both",
        () if game.right_of(seat) == own => "status-you-pay",
        () if game.right_of(own) == seat => "status-pays-you",
        () if game.side(own).contains(seat) => "status-partner",
        () => return None,
    };
    Some(Message::new(id))
}

/// The ribbon that partners share, and the familiar.
fn signs(game: &OnlyOne, seat: Seat) -> Vec<Sign> {
    let ribbon = if game.side(Seat::ALL[0]).contains(seat) { "team-sun" } else { "team-moon" };
    let ribbon = game.options.team.then(|| Sign::symbol(ribbon));
    let familiar = game.players[seat].familiar.map(|familiar| Sign::symbol(familiar_art(familiar)));
    ribbon.into_iter().chain(familiar).collect()
}
