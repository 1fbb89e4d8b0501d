//! The legal actions, and what to touch for each: a place on the table, or a button that says what it does.

use engine::{Choice, Eye, Game, Message, Seat, ToCompactString, Touch};

use super::faces::{card_name, familiar_name};
use super::guidance::warning;
use super::words::{column_number, list};
use super::zones::{column_card, looked_card, own_familiar};
use crate::column::Column;
use crate::{Action, Card, ColumnId, OnlyOne, Phase};

/// More buttons than this say what they do in fewer words.
const FEW: usize = 3;

/// The safe places of a card come before those that it ruins.
pub(super) fn choices(game: &OnlyOne, eye: Eye) -> Vec<Choice> {
    let Some(seat) = eye.acting(game.to_act()) else { return Vec::new() };
    let mut actions = game.legal(seat);
    actions.sort_unstable_by_key(|&action| (ruins(game, action), action));
    let asked = Asked { game, seat, is_crowded: actions.len() > FEW };
    actions.iter().flat_map(|&action| asked.ways(action)).collect()
}

fn ruins(game: &OnlyOne, action: Action) -> bool {
    match (game.phase, action) {
        (Phase::Place(_, card), Action::Place(column)) => game.column(column).busts_with(card),
        _ => false,
    }
}

/// Who is asked for an action, and whether there are many.
struct Asked<'a> {
    game: &'a OnlyOne,
    seat: Seat,
    is_crowded: bool,
}

impl Asked<'_> {
    /// The ways to make an action by hand: its button, and things on the table; any of several equal cards.
    fn ways(&self, action: Action) -> Vec<Choice> {
        let label = self.label(action);
        let button = Touch::button(action.to_compact_string(), self.button(action));
        let by_hand = self.touches(action).into_iter();
        let by_hand = by_hand.map(|touches| self.by_hand(action, label.clone(), touches));
        [Choice::new(action, label.clone(), vec![button])].into_iter().chain(by_hand).collect()
    }

    /// A tray that is touched can be touched by mistake; a button has said what it does.
    fn by_hand(&self, action: Action, label: Message, touches: Vec<Touch>) -> Choice {
        let choice = Choice::new(action, label, touches);
        match (self.game.phase, action) {
            (Phase::Place(_, card), Action::Place(column)) => choice.warned(warning(self.game, card, column)),
            _ => choice,
        }
    }

    fn touches(&self, action: Action) -> Vec<Vec<Touch>> {
        let game = self.game;
        match action {
            Action::Explore => vec![vec![Touch::thing("deck")]],
            Action::Scry => vec![vec![Touch::thing(own_familiar(self.seat))]],
            Action::Place(column) => vec![vec![Touch::thing(column.text())]],
            Action::Collect(column) => {
                let button = Touch::button("collect", take("button-take", column));
                vec![vec![Touch::thing(column.text()), button]]
            }
            Action::Keep(card) => {
                let places = game.deck.seen().enumerate().filter(|&(_, seen)| seen == card);
                places.map(|(place, _)| vec![Touch::thing(looked_card(place))]).collect()
            }
            Action::Leave | Action::Swap => {
                return_orders(game, action).iter().map(|&order| order_touches(order)).collect()
            }
            Action::Gain(card) => gain_touches(game, card).map(|touch| vec![touch]).collect(),
        }
    }

    /// What an action does, in full.
    fn label(&self, action: Action) -> Message {
        match action {
            Action::Explore => Message::new("choice-explore"),
            Action::Scry => Message::new("choice-scry"),
            Action::Place(column) => take("choice-place", column),
            Action::Collect(column) => collect_label(self.game, column),
            Action::Keep(card) => Message::new("choice-keep").message("card", card_name(card)),
            Action::Leave | Action::Swap => return_label(self.game, action),
            Action::Gain(card) => Message::new("choice-gain").message("card", card_name(card)),
        }
    }

    /// What its button says.
    fn button(&self, action: Action) -> Message {
        match action {
            Action::Explore => Message::new("button-explore"),
            Action::Scry => Message::new("button-scry"),
            Action::Place(column) if ruins(self.game, action) => take("button-ruin", column),
            Action::Place(column) => take("button-place", column),
            Action::Collect(column) if self.is_crowded => take("button-take-short", column),
            Action::Collect(column) => take("button-take", column),
            Action::Keep(card) | Action::Gain(card) => {
                Message::new("button-card").message("card", card_name(card))
            }
            Action::Leave | Action::Swap if self.game.order_matters() => {
                let [top, _] = returned(self.game, action);
                Message::new("button-on-top").message("card", top)
            }
            Action::Leave | Action::Swap => Message::new("button-return"),
        }
    }
}

/// A message that names a column.
fn take(id: &'static str, column: ColumnId) -> Message {
    Message::new(id).number("column", column_number(column))
}

fn collect_label(game: &OnlyOne, id: ColumnId) -> Message {
    let Column { familiar, cards } = game.column(id);
    let label = take("choice-collect", id);
    match familiar {
        Some(familiar) if cards.is_empty() => label.message("cards", familiar_name(*familiar)),
        Some(familiar) => label.message(
            "cards",
            Message::new("list").message("first", familiar_name(*familiar)).message("rest", list(cards)),
        ),
        None => label.message("cards", list(cards)),
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

/// The two cards that go back, the one for the top first.
fn returned(game: &OnlyOne, action: Action) -> [Message; 2] {
    let mut seen = game.deck.seen().map(card_name);
    let [first, second] = [(); 2].map(|()| seen.next().unwrap_or(Message::new("list-none")));
    if action == Action::Swap { [second, first] } else { [first, second] }
}

fn return_label(game: &OnlyOne, action: Action) -> Message {
    let [top, next] = returned(game, action);
    Message::new("choice-return").message("top", top).message("next", next)
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
