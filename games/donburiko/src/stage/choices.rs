//! The legal actions, and what to touch for each.

use std::cmp::Reverse;

use engine::{Choice, Eye, Game, Kind, Message, Preview, Seat, Touch};

use super::faces::{a_card, row_name};
use super::guidance::leaves_six;
use super::worth::{Worth, figure, payment};
use super::zones::{hand_card, offer_id};
use crate::card::Hand;
use crate::rules::{BEST, bust};
use crate::{Action, Card, Donburiko, Face, RowId};

pub(super) fn choices(game: &Donburiko, eye: Eye) -> Vec<Choice> {
    let Some(seat) = eye.acting(game.to_act()) else { return Vec::new() };
    let mut actions = game.legal(seat);
    actions.sort_unstable_by_key(|&action| (Reverse(likely(action)), action));
    let (unseen, mut choices) = (game.unseen(eye), Vec::with_capacity(actions.len()));
    actions.iter().for_each(|&action| add_ways(game, seat, action, unseen, &mut choices));
    choices
}

/// Of the ways to count a row the one that pays most comes first.
fn likely(action: Action) -> (bool, i8) {
    match action {
        Action::Score { total, donburiko } => (donburiko, payment(total)),
        Action::Add { .. } | Action::Take { .. } => (false, 0),
    }
}

/// Adds the ways to make an action by hand: either of two equal cards can be touched.
fn add_ways(game: &Donburiko, seat: Seat, action: Action, unseen: Hand, choices: &mut Vec<Choice>) {
    match action {
        Action::Add { card, face, row } => {
            let is_up = face == Face::Up;
            let previews = if is_up { vec![preview(game, seat, card, row, unseen)] } else { Vec::new() };
            let leaves_six = is_up && leaves_six(game, seat, card, row);
            let held = game.players[seat].hand.iter().enumerate().filter(|&(_, held)| held == card);
            choices.extend(held.map(|(index, _)| {
                let touches = vec![Touch::thing(hand_card(seat, index)), Touch::thing(offer_id(row, face))];
                Choice::new(action, add_label(card, face, row), touches)
                    .warned(leaves_six.then(|| Message::new("warning-six").message("row", row_name(row))))
                    .previewing(previews.clone())
            }));
        }
        Action::Take { row } => {
            let laid = &game.rows[row.index()];
            let worth = Worth::of(laid, None, Eye::Seat(seat), unseen);
            let label =
                Message::new("choice-take").message("row", row_name(row)).message("note", worth.counts());
            let button = worth.take_button(laid.chips());
            let touch = Touch::button_at(row.text(), format!("take-{row}"), button);
            choices.push(Choice::new(action, label, vec![touch]));
        }
        Action::Score { total, donburiko } => {
            choices.push(Choice::button(action, score_label(game, seat, total, donburiko)));
        }
    }
}

fn add_label(card: Card, face: Face, row: RowId) -> Message {
    let label = Message::new(match face {
        Face::Up => "choice-add-up",
        Face::Down => "choice-add-down",
    });
    label.message("card", a_card(card)).message("row", row_name(row))
}

/// What a row would count with a card more.
fn preview(game: &Donburiko, seat: Seat, card: Card, row: RowId, unseen: Hand) -> Preview {
    let worth = Worth::of(&game.rows[row.index()], Some(card), Eye::Seat(seat), unseen);
    let line = Message::new("preview-with").message("totals", worth.figures());
    Preview { at: row.text().into(), line: Some(line), adds: 0 }
}

fn score_label(game: &Donburiko, seat: Seat, total: i8, donburiko: bool) -> Message {
    let goes_on = !game.still_in.is_empty();
    let with_total = |id| Message::new(id).text("total", figure(total));
    match bust(total) {
        _ if donburiko => Message::new("score-donburiko"),
        0 if total == BEST && goes_on => Message::new("score-six"),
        0 if total.unsigned_abs() > game.bank => with_total("score-owed"),
        0 => Message::new("score-gain").number("total", total),
        due => with_total("score-loss").number("chips", due.min(game.players[seat].chips)),
    }
}
