//! The legal actions, and what to touch for each.

use engine::{Choice, Eye, Game, Kind, Message, Seat, Touch};

use super::faces::card_name;
use super::guidance::leaves_six;
use super::zones::{hand_card, row_note};
use crate::rules::{BEST, bust};
use crate::{Action, Donburiko, Face};

pub(super) fn choices(game: &Donburiko, eye: Eye) -> Vec<Choice> {
    let Some(seat) = eye.acting(game.to_act()) else { return Vec::new() };
    let mut actions = game.legal(seat);
    actions.sort_unstable();
    let mut choices = Vec::with_capacity(actions.len());
    actions.iter().for_each(|&action| add_ways(game, seat, action, &mut choices));
    choices
}

/// Adds the ways to make an action by hand: either of two equal cards can be touched.
fn add_ways(game: &Donburiko, seat: Seat, action: Action, choices: &mut Vec<Choice>) {
    match action {
        Action::Add { card, face, row } => {
            let held = game.players[seat].hand.iter().enumerate().filter(|&(_, held)| held == card);
            choices.extend(held.map(|(index, _)| {
                let label = Message::new(match face {
                    Face::Up => "choice-add-up",
                    Face::Down => "choice-add-down",
                });
                let label = label.message("card", card_name(card)).text("row", row.text());
                let hand = Touch::thing(hand_card(seat, index));
                let touches = vec![hand, Touch::thing(row.text()), face_button(game, face)];
                let leaves_six = leaves_six(game, seat, card, row);
                Choice::new(action, label, touches)
                    .warned(leaves_six.then(|| Message::new("warning-six").text("row", row.text())))
            }));
        }
        Action::Take { row } => {
            let note = row_note(&game.rows[row.index()], Eye::Seat(seat));
            let label = Message::new("choice-take").text("row", row.text()).message("note", note);
            let touches = vec![
                Touch::thing(row.text()),
                Touch::button("take", Message::new("button-take").text("row", row.text())),
            ];
            choices.push(Choice::new(action, label, touches));
        }
        Action::Score { total, donburiko } => {
            choices.push(Choice::button(action, score_label(game, seat, total, donburiko)));
        }
    }
}

pub(super) fn face_button(game: &Donburiko, face: Face) -> Touch {
    match face {
        Face::Up if game.bank == 0 => Touch::button("up", Message::new("button-up-unpaid")),
        Face::Up => Touch::button("up", Message::new("button-up")),
        Face::Down => Touch::button("down", Message::new("button-down")),
    }
}

fn score_label(game: &Donburiko, seat: Seat, total: i8, donburiko: bool) -> Message {
    let goes_on = !game.still_in.is_empty();
    match bust(total) {
        _ if donburiko => Message::new("score-donburiko"),
        0 if total == BEST && goes_on => Message::new("score-six"),
        0 => Message::new("score-gain").number("total", total),
        due => {
            let pays = due.min(game.players[seat].chips);
            Message::new("score-loss").number("total", total).number("chips", pays)
        }
    }
}
