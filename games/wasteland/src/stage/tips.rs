//! What a strong player would whisper: the choice that looks best, where a sentence can say why.

use engine::{Game, Message, Seat, Tip, heuristic};

use super::faces::{card_name, species_name};
use crate::rules::trick::Laid;
use crate::{Action, Card, Wasteland};

/// So many captured cards more make a price matter more to one player than to another.
const CLEARLY: usize = 2;

/// A card of so much lifts a colour for certain.
const HIGH: i8 = 6;

/// Only where the choice matters.
pub(super) fn tip(game: &Wasteland, seat: Seat) -> Option<Tip<Action>> {
    whisper(game, seat).filter(|tip| heuristic::is_clear(game, seat, &tip.advises))
}

fn whisper(game: &Wasteland, seat: Seat) -> Option<Tip<Action>> {
    let legal = game.legal(seat);
    let best = heuristic::best(game, seat, &legal)?;
    match best {
        Action::Play(card) if game.trick.colour().is_none() => on_leading(game, seat, card, &legal),
        Action::Play(card) => Some(Tip::new(on_trumping(game, seat, card)?, [best])),
        Action::Pass(card) => on_passing(game, seat, card, &legal),
        _ => None,
    }
}

/// WR-21, WR-30. A colour that somebody else has run out of is not for leading.
fn on_leading(game: &Wasteland, seat: Seat, best: Card, legal: &[Action]) -> Option<Tip<Action>> {
    let playable = game.playable(seat);
    let (other, void) = game.seats.without(seat).iter().find_map(|other| {
        let mut voids = game.players[other].discs.down().map(|(colour, _)| colour);
        let colour = voids.find(|&colour| colour != best.species() && !playable.of(colour).is_empty())?;
        Some((other, colour))
    })?;
    let say = Message::new("tip-lead-void").message("species", species_name(void)).seat("player", other);
    let heeds = |action: &Action| !matches!(action, Action::Play(card) if card.species() == void);
    Some(Tip::new(say, legal.iter().copied().filter(heeds)))
}

/// WR-30. A card of another colour takes the trick, however small it is.
fn on_trumping(game: &Wasteland, seat: Seat, card: Card) -> Option<Message> {
    let led = game.trick.colour().filter(|&led| led != card.species())?;
    let mut trick = game.trick;
    trick.0.push(Laid { seat, card, up: true });
    let wins = trick.winner().is_some_and(|best| best.seat == seat && best.card == card);
    let say = Message::new("tip-trump").message("species", species_name(led));
    wins.then(|| say.message("card", card_name(card)))
}

/// WR-39, WR-47. A price that the pass turns the right way, or the alliance card that comes with it.
fn on_passing(game: &Wasteland, seat: Seat, card: Card, legal: &[Action]) -> Option<Tip<Action>> {
    let species = card.species();
    let captured = |seat: Seat| game.players[seat].scored.of(species).len();
    let most = game.seats.without(seat).iter().map(captured).max().unwrap_or_default();
    let about =
        |id| Message::new(id).message("card", card_name(card)).message("species", species_name(species));
    let this = |id| Some(Tip::new(about(id), [Action::Pass(card)]));
    match captured(seat) {
        own if card.value() < 0 && own + CLEARLY <= most => this("tip-pass-lower"),
        own if card.value() >= HIGH && own >= most + CLEARLY => this("tip-pass-lift"),
        _ if game.options.alliance && game.players[seat].passes_left == 1 => {
            let passes = legal.iter().copied().filter(|action| matches!(action, Action::Pass(_)));
            Some(Tip::new(Message::new("tip-last-pass"), passes))
        }
        _ => None,
    }
}
