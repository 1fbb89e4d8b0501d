//! What a strong player would whisper. Hidden cards are not weighed: a tip that comes and goes with them
//! would betray them. Which page to open is guesswork against guesswork, so nothing is said about it: the
//! master heeds none of the simple reasons half of the time.

use engine::{Eye, Kind, Message, Seat, Tip};

use super::faces::quest_name;
use crate::card::{Quest, Slot};
use crate::{Action, Grimoire, Phase};

pub(super) fn tip(game: &Grimoire, seat: Seat) -> Option<Tip<Action>> {
    match game.phase {
        Phase::Token => on_token(game),
        Phase::Take => on_taking(game, seat),
        _ => None,
    }
}

/// GR-13, GR-14. Whoever gets the largest token goes first among those who choose alike.
fn on_token(game: &Grimoire) -> Option<Tip<Action>> {
    let is_free = |token: &u8| !game.seats.iter().any(|seat| game.players[seat].token == Some(*token));
    let largest = (1..=game.seats.len() as u8).rev().find(is_free)?;
    Some(Tip::new(Message::new("tip-token").number("token", largest), [Action::Token(largest)]))
}

/// The cards of the Main Zone that a player knows and what they bring, the best first.
fn prizes(game: &Grimoire, seat: Seat) -> Vec<(i32, Quest, Slot)> {
    let prize = |slot: Slot| {
        let card = game.slot_known(slot).of(game.zone[slot.index()]?, Eye::Seat(seat))?;
        Some((game.brings(seat, card), card, slot))
    };
    let mut prizes: Vec<_> = game.slots().iter().copied().filter_map(prize).collect();
    prizes.sort_unstable_by_key(|&(vp, ..)| std::cmp::Reverse(vp));
    prizes
}

/// GR-54 to GR-56. A card that is worth more to this player than is printed on it.
fn on_taking(game: &Grimoire, seat: Seat) -> Option<Tip<Action>> {
    let prizes = prizes(game, seat);
    let &(most, card, slot) = prizes.first()?;
    let printed = i32::from(game.cards.quest(card).vp);
    let is_better = prizes.get(1).is_some_and(|&(next, ..)| most > next);
    let tip = Message::new("tip-bonus").message("card", quest_name(card)).number("vp", most);
    (most > printed && is_better).then(|| Tip::new(tip.number("printed", printed), [Action::Take(slot)]))
}
