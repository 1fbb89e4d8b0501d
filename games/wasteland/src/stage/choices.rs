//! The legal actions, and what to touch for each.

use engine::{Choice, Eye, Game, Kind, Message, Preview, Seat, ToCompactString, Touch};

use super::boards::Prices;
use super::faces::{card_name, species_name};
use super::guidance::lie_warning;
use super::numbers::plain;
use super::zones::{ALLY_HERE, DESERT_HERE, TRICK_HERE, ally_card, desert_id, hand_card, trick_id};
use crate::rules::trick::Laid;
use crate::{Action, Card, Wasteland};

pub(super) fn choices(game: &Wasteland, eye: Eye) -> Vec<Choice> {
    let Some(seat) = eye.acting(game.to_act()) else { return Vec::new() };
    let mut actions = game.legal(seat);
    actions.sort_unstable();
    actions.iter().flat_map(|&action| ways(game, seat, action)).collect()
}

/// The ways to make an action by hand: where a card goes can be touched, or a button that says the same.
fn ways(game: &Wasteland, seat: Seat, action: Action) -> Vec<Choice> {
    let (name, label) = (action.to_compact_string(), label(action));
    let button = || Touch::button(name.clone(), label.clone());
    let way = |touches| Choice::new(&name, label.clone(), touches);
    let with = |card: Card, place: &'static str| {
        let ends = || [Touch::thing(place), button()];
        let held = held(game, seat, card).flat_map(|first| ends().map(|end| vec![first.clone(), end]));
        held.map(way).collect::<Vec<_>>().into_iter()
    };
    match action {
        Action::Start(named) => vec![way(vec![Touch::seat(named)]), way(vec![button()])],
        Action::Ally(species) => {
            let card = Touch::thing(ally_card(species));
            [Touch::thing(ALLY_HERE), button()].map(|end| way(vec![card.clone(), end])).to_vec()
        }
        Action::Abandon(card) => with(card, DESERT_HERE).collect(),
        Action::Pass(card) => {
            let preview = preview_pass(game, seat, card);
            with(card, DESERT_HERE).map(|pass| pass.previewing(preview.clone())).collect()
        }
        Action::Play(card) => {
            let (warning, preview) = (lie_warning(game, seat, card), preview_play(game, seat, card));
            let plays = with(card, TRICK_HERE);
            plays.map(|play| play.warned(warning.clone()).previewing(preview.clone())).collect()
        }
    }
}

fn label(action: Action) -> Message {
    let of = |id, card| Message::new(id).message("card", card_name(card));
    match action {
        Action::Start(named) => Message::new("choice-start").seat("player", named),
        Action::Abandon(card) => of("choice-abandon", card),
        Action::Play(card) => of("choice-play", card),
        Action::Pass(card) => of("choice-pass", card),
        Action::Ally(species) => Message::new("choice-ally").message("species", species_name(species)),
    }
}

/// Either of two equal cards of the hand can be touched.
pub(super) fn held(game: &Wasteland, seat: Seat, card: Card) -> impl Iterator<Item = Touch> {
    let hand = game.players[seat].hand.iter().enumerate();
    hand.filter(move |&(_, held)| held == card).map(move |(index, _)| Touch::thing(hand_card(seat, index)))
}

/// Whether the card would win the trick as it stands.
fn preview_play(game: &Wasteland, seat: Seat, card: Card) -> Vec<Preview> {
    let mut trick = game.trick;
    trick.0.push(Laid { seat, card, up: true });
    let wins = trick.winner().is_some_and(|best| best.seat == seat && best.card == card);
    let line = Message::new(if wins { "preview-wins" } else { "preview-loses" });
    vec![Preview { at: trick_id(seat), line: Some(line), adds: 0 }]
}

/// What the card would make of its colour.
fn preview_pass(game: &Wasteland, seat: Seat, card: Card) -> Vec<Preview> {
    let with_it = Prices::with(game, Eye::Seat(seat), card);
    let index = card.species().index();
    let line = Message::new("preview-desert")
        .message("species", species_name(card.species()))
        .text("sum", plain(with_it.sums[index]))
        .message("place", with_it.place_name(card.species()));
    vec![Preview { at: desert_id(seat), line: Some(line), adds: 0 }]
}
