//! What a strong player would whisper: the choice that looks best, where a sentence can say why.

use engine::{Game, Message, Seat, Tip, heuristic};

use super::guidance::fits_nowhere;
use crate::{Action, OnlyOne};

/// One unseen card in so many that busts everywhere makes exploring safe, and dangerous.
const SAFE: usize = 6;
const DANGEROUS: usize = 3;

/// Only where the choice matters.
pub(super) fn tip(game: &OnlyOne, seat: Seat) -> Option<Tip<Action>> {
    whisper(game, seat).filter(|tip| heuristic::is_clear(game, seat, &tip.advises))
}

fn whisper(game: &OnlyOne, seat: Seat) -> Option<Tip<Action>> {
    let legal = game.legal(seat);
    let best = heuristic::best(game, seat, &legal)?;
    let say = match best {
        Action::Explore | Action::Scry => on_exploring(game),
        Action::Collect(_) => on_collecting(game),
        _ => None,
    }?;
    let is_alike = |action: &Action| match best {
        Action::Explore | Action::Scry => matches!(action, Action::Explore | Action::Scry),
        _ => matches!(action, Action::Collect(_)),
    };
    Some(Tip::new(say, legal.into_iter().filter(is_alike)))
}

/// How many of the unseen cards bust wherever they go, and how many there are.
fn odds(game: &OnlyOne) -> (usize, usize) {
    (game.deck.iter().filter(|&card| fits_nowhere(game, card)).count(), game.deck.len())
}

/// OO-16. Hardly a card can hurt, so there is nothing to fear from another one.
fn on_exploring(game: &OnlyOne) -> Option<Message> {
    let (ruin, left) = odds(game);
    let explore = Message::new("tip-explore").number("ruin", ruin as i64).number("left", left as i64);
    (ruin * SAFE <= left).then_some(explore)
}

/// OO-16. Another card is dangerous.
fn on_collecting(game: &OnlyOne) -> Option<Message> {
    let (ruin, left) = odds(game);
    let collect = Message::new("tip-collect").number("ruin", ruin as i64).number("left", left as i64);
    (game.may_explore() && ruin * DANGEROUS >= left).then_some(collect)
}
