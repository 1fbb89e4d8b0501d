//! The legal actions, and what to touch for each.

use engine::{Choice, Eye, Game, Message, Seat, ToCompactString, Touch};

use super::faces::familiar_name;
use super::guidance::warning;
use super::words::list;
use super::zones::{column_card, looked_card, own_familiar};
use crate::column::Column;
use crate::{Action, Card, ColumnId, OnlyOne};

pub(super) fn choices(game: &OnlyOne, eye: Eye) -> Vec<Choice> {
    let Some(seat) = eye.acting(game.to_act()) else { return Vec::new() };
    let mut actions = game.legal(seat);
    actions.sort_unstable();
    actions.iter().flat_map(|&action| ways(game, seat, action)).collect()
}

/// The ways to make an action by hand: any of several equal cards can be touched.
fn ways(game: &OnlyOne, seat: Seat, action: Action) -> Vec<Choice> {
    let choice = |label: Message, touches: Vec<Touch>| {
        Choice::new(action, label, touches).warned(warning(game, action))
    };
    match action {
        Action::Explore => vec![choice(Message::new("choice-explore"), vec![Touch::thing("deck")])],
        Action::Scry => vec![choice(Message::new("choice-scry"), vec![Touch::thing(own_familiar(seat))])],
        Action::Place(column) => {
            let label = Message::new("choice-place").text("column", column);
            vec![choice(label, vec![Touch::thing(column.text())])]
        }
        Action::Collect(column) => {
            let label = collect_label(game, column);
            let button = Touch::button("collect", Message::new("button-collect").text("column", column));
            vec![choice(label, vec![Touch::thing(column.text()), button])]
        }
        Action::Keep(card) => {
            let places = game.deck.seen().enumerate().filter(|&(_, seen)| seen == card);
            let label = Message::new("choice-keep").text("card", card);
            places.map(|(place, _)| choice(label.clone(), vec![Touch::thing(looked_card(place))])).collect()
        }
        Action::Leave | Action::Swap => {
            let orders = return_orders(game, action);
            orders.iter().map(|&order| choice(return_label(game, order), order_touches(order))).collect()
        }
        Action::Gain(card) => gain_touches(game, card)
            .map(|touch| choice(Message::new("choice-gain").text("card", card), vec![touch]))
            .collect(),
    }
}

fn collect_label(game: &OnlyOne, id: ColumnId) -> Message {
    let Column { familiar, cards } = game.column(id);
    let label = Message::new("choice-collect").text("column", id);
    match familiar {
        Some(familiar) if cards.is_empty() => label.message("cards", familiar_name(*familiar)),
        Some(familiar) => label.message(
            "cards",
            Message::new("cards-and-familiar")
                .text("cards", list(cards))
                .message("familiar", familiar_name(*familiar)),
        ),
        None => label.text("cards", list(cards)),
    }
}

/// The orders in which the two cards looked at may be touched, the one for the top first.
fn return_orders(game: &OnlyOne, action: Action) -> &'static [[usize; 2]] {
    match action {
        Action::Swap => &[[1, 0]],
        _ if !game.order_matters() => &[[0, 1], [1, 0]],
        _ => &[[0, 1]],
    }
}

fn return_label(game: &OnlyOne, order: [usize; 2]) -> Message {
    let name =
        |place: usize| game.deck.seen().nth(place).map(|card| card.to_compact_string()).unwrap_or_default();
    Message::new("choice-return").text("top", name(order[0])).text("next", name(order[1]))
}

fn order_touches(order: [usize; 2]) -> Vec<Touch> {
    order.into_iter().map(|place| Touch::thing(looked_card(place))).collect()
}

fn gain_touches(game: &OnlyOne, card: Card) -> impl Iterator<Item = Touch> {
    game.phase.busted().into_iter().flat_map(move |id| {
        let cards = game.column(id).cards.iter().enumerate();
        let equal = cards.filter(move |&(_, &laid)| laid == card);
        equal.map(move |(index, _)| Touch::thing(column_card(id, index)))
    })
}
