//! The legal actions, and what to touch for each.

use engine::{Choice, Eye, Game, Message, Seat, Touch};

use super::faces::{card_name, species_name};
use super::guidance::lie_warning;
use super::zones::{TRICK, ally_id, desert_id, hand_card};
use crate::{Action, Card, Wasteland};

pub(super) fn choices(game: &Wasteland, eye: Eye) -> Vec<Choice> {
    let Some(seat) = eye.acting(game.to_act()) else { return Vec::new() };
    let mut actions = game.legal(seat);
    actions.sort_unstable();
    actions.iter().flat_map(|&action| ways(game, seat, action)).collect()
}

/// The ways to make an action by hand: either of two equal cards can be touched.
fn ways(game: &Wasteland, seat: Seat, action: Action) -> Vec<Choice> {
    let with = |id: &'static str, card: Card, zone: &str| {
        let label = Message::new(id).message("card", card_name(card));
        let ways = touches(game, seat, card, zone).into_iter();
        ways.map(|touches| Choice::new(action, label.clone(), touches)).collect()
    };
    match action {
        Action::Start(named) => {
            let label = Message::new("choice-start").seat("player", named);
            vec![Choice::new(action, label, vec![Touch::seat(named)])]
        }
        Action::Ally(species) => {
            let label = Message::new("choice-ally").message("species", species_name(species));
            let index = game.allies().position(|ally| ally == species).unwrap_or_default();
            vec![Choice::new(action, label, vec![Touch::thing(ally_id(index))])]
        }
        Action::Abandon(card) => with("choice-abandon", card, &desert_id(seat)),
        Action::Pass(card) => with("choice-pass", card, &desert_id(seat)),
        Action::Play(card) => {
            let warning = lie_warning(game, seat, card);
            let plays: Vec<Choice> = with("choice-play", card, TRICK);
            plays.into_iter().map(|play| play.warned(warning.clone())).collect()
        }
    }
}

/// For each equal card of the hand: the card, then the zone.
pub(super) fn touches(game: &Wasteland, seat: Seat, card: Card, zone: &str) -> Vec<Vec<Touch>> {
    let held = game.players[seat].hand.iter().enumerate().filter(|&(_, held)| held == card);
    held.map(|(index, _)| vec![Touch::thing(hand_card(seat, index)), Touch::thing(zone)]).collect()
}
