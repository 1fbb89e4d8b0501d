//! Good play, after the specification's section on strategy. Weights are in points; only what the seat knows
//! is looked at. The numbers are judgements, settled by play against former versions.

mod first;
mod outlook;

use engine::{Eye, Heuristic, Kind, Seat, Weights};

use crate::{Action, Card, ColumnId, Familiar, OnlyOne, Value};
use outlook::{Outlook, Worths, card_worth, column_worth, familiar_worth};

/// How much of the best column that is left to the next player counts against leaving it, to the one who
/// decides whether to stay, and to the one who places a card.
const LEFT_BEHIND: f32 = 0.2;
const LAID_OUT: f32 = 0.4;

/// What another card brings beyond itself: columns grow, and the turn comes back.
const GROWTH: f32 = 0.3;

/// What a bust costs beyond the column: a round that is over, and discards that somebody else may win.
const RUIN: f32 = 0.8;

/// How likely each other player leaves the best column.
const LEAVES: f32 = 0.65;

/// What choosing among three cards is worth.
const CHOICE: f32 = 1.0;

/// OO-54, OO-60. What `early` and `crash` pay.
const REWARD: f32 = 1.0;

/// What a column counts that is collected, for each seat that is still in: the fewer are, the surer it is to be there next turn.
const COLLECTED: f32 = 0.24;

/// What it counts against collecting that each seat is still in, and what others are left.
const STILL_IN: f32 = -0.76;
const LEFT_TO_NEXT: f32 = -0.32;

/// What it counts beside what a column is worth now: its cards, and that the next player does not get it.
const CARDS: f32 = 0.26;
const OUT_OF_REACH: f32 = 0.38;

/// What exploring loses of the best column, which others may take meanwhile.
const AT_RISK: f32 = -0.65;

/// What placing a card is worth: some of what comes of it, less where many lie already, and less where it busts but for the
/// card itself.
const PLACED: f32 = 0.57;
const LONG_COLUMN: f32 = -0.49;
const BUST: f32 = -2.17;
const CARD_OF_BUST: f32 = 0.75;

impl Heuristic for OnlyOne {
    const DOUBT: f32 = 1.0;

    fn weigh(&self, seat: Seat, actions: &[Action], weights: &mut Weights) {
        let table = Table::of(self, seat);
        weights.extend(actions.iter().map(|&action| table.weigh(action)));
    }

    fn weigh_at_first(&self, seat: Seat, actions: &[Action], weights: &mut Weights) {
        let table = Table::of(self, seat);
        weights.extend(actions.iter().map(|&action| table.weigh_at_first(action)));
    }

    fn chapter(&self) -> u32 {
        self.round.into()
    }
}

/// What the columns are worth, in order; nothing where there is none that may be used.
type Columns = [Option<f32>; 4];

/// The table as a seat sees it.
struct Table<'a> {
    game: &'a OnlyOne,
    seat: Seat,
    outlook: Outlook<'a>,
    /// How likely none of the others who are still in takes the best column.
    stays: f32,
    /// What one more card of each value is worth to the seat, and to the next player who is still in.
    mine: Worths,
    next: Option<Worths>,
    to_me: Columns,
    to_next: Columns,
    /// The numbers that lie in each column that can grow, one bit each.
    numbers: [Option<u16>; 4],
}

impl Table<'_> {
    fn of(game: &OnlyOne, seat: Seat) -> Table<'_> {
        let outlook = Outlook::of(game);
        let others = game.still_in.without(seat);
        let (mine, next) = (outlook.worths(seat), others.next_after(seat).map(|next| outlook.worths(next)));
        let (mut to_me, mut to_next, mut numbers) = ([None; 4], [None; 4], [None; 4]);
        for id in game.usable_columns() {
            let column = game.column(id);
            to_me[id.index()] = Some(column_worth(&mine, column));
            to_next[id.index()] = next.as_ref().map(|next| column_worth(next, column));
            numbers[id.index()] = column.can_grow().then(|| column.numbers());
        }
        let stays = others.iter().fold(1.0, |stays, _| stays * LEAVES);
        Table { game, seat, outlook, stays, mine, next, to_me, to_next, numbers }
    }

    /// How much everything counts was fitted to games played on, as `docs/minds.md` tells.
    fn weigh(&self, action: Action) -> f32 {
        match action {
            Action::Collect(column) => self.weigh_collecting(column),
            Action::Explore | Action::Scry => self.weigh_at_first(action) + AT_RISK * best(&self.to_me),
            Action::Place(column) => {
                let card = self.game.phase.drawn();
                card.map_or(0.0, |card| self.weigh_placing(column, card))
            }
            _ => self.weigh_at_first(action),
        }
    }

    /// A column collected is out of the next player's reach too.
    fn weigh_collecting(&self, id: ColumnId) -> f32 {
        let still_in = self.game.still_in.len() as f32;
        let own = self.to_me[id.index()].unwrap_or_default();
        let next = self.to_next[id.index()].unwrap_or_default();
        let cards = self.game.column(id).cards.len() as f32;
        (COLLECTED * own + STILL_IN) * still_in
            + LEFT_TO_NEXT * self.best_left(id)
            + CARDS * cards
            + OUT_OF_REACH * next
            + self.early()
    }

    fn weigh_placing(&self, id: ColumnId, card: Card) -> f32 {
        let bust =
            if self.busts(id, card) { BUST + CARD_OF_BUST * card_worth(&self.mine, card) } else { 0.0 };
        let cards = self.game.column(id).cards.len() as f32;
        PLACED * self.weigh_placing_at_first(id, card) + LONG_COLUMN * cards + bust
    }

    /// The best column that the next player is left if this one is collected.
    fn best_left(&self, id: ColumnId) -> f32 {
        let mut left = self.to_next;
        left[id.index()] = None;
        best(&left)
    }

    /// OO-54. What the first to collect is paid.
    fn early(&self) -> f32 {
        let is_first = self.game.still_in == self.game.seats;
        if is_first { self.reward(Familiar::Early) } else { 0.0 }
    }

    /// What is left after the next card, whatever it is. Who turns up the fig chooses last.
    fn weigh_exploring(&self) -> f32 {
        let promise = match self.known_draw() {
            Some(Card::FIG) if self.next.is_some() => {
                self.to_me.iter().flatten().copied().fold(f32::MAX, f32::min)
            }
            Some(card) => self.best_place(card),
            None => self.unknown_draw() + GROWTH,
        };
        promise - LEFT_BEHIND * best(&self.to_next)
    }

    /// OO-6, OO-57. The top card, if the seat knows it.
    fn known_draw(&self) -> Option<Card> {
        let top = self.game.deck.iter().next()?;
        self.game.known_in_deck(0, top).of(top, Eye::Seat(self.seat))
    }

    /// The average over the unseen cards, each put in its best place.
    fn unknown_draw(&self) -> f32 {
        let (mut sum, mut cards) = (0.0, 0.0);
        for (value, unseen) in self.outlook.unseen().filter(|(value, _)| *value != Value::One) {
            sum += unseen * self.best_place(Card::plain(value));
            cards += unseen;
        }
        if cards > 0.0 { sum / cards } else { 0.0 }
    }

    fn best_place(&self, card: Card) -> f32 {
        let places = ColumnId::ALL.iter().copied().filter(|id| self.numbers[id.index()].is_some());
        places.map(|id| self.place(id, card)).fold(f32::MIN, f32::max)
    }

    /// What the seat has of a card in this column.
    fn place(&self, id: ColumnId, card: Card) -> f32 {
        if self.busts(id, card) {
            return self.bust(id, card);
        }
        let mut to_me = self.to_me;
        to_me[id.index()] = to_me[id.index()].map(|worth| worth + card_worth(&self.mine, card));
        self.next_turn(&to_me)
    }

    fn busts(&self, id: ColumnId, card: Card) -> bool {
        self.numbers[id.index()].is_some_and(|numbers| numbers & card.numbers() != 0)
    }

    /// OO-18, OO-50, OO-59, OO-60. What a bust leaves.
    fn bust(&self, id: ColumnId, card: Card) -> f32 {
        let column = self.game.column(id);
        let placed = card_worth(&self.mine, card);
        let gained = if self.game.has_power(self.seat, Familiar::Pick) {
            column.cards.iter().map(|&card| card_worth(&self.mine, card)).fold(placed, f32::max)
        } else {
            placed
        };
        gained + familiar_worth(column) + self.reward(Familiar::Crash) - RUIN
    }

    fn reward(&self, familiar: Familiar) -> f32 {
        if self.game.has_power(self.seat, familiar) { REWARD } else { 0.0 }
    }

    /// What the next turn promises: the best column, or the second if somebody takes it before.
    fn next_turn(&self, to_me: &Columns) -> f32 {
        let (mut best, mut second) = (f32::MIN, f32::MIN);
        for &worth in to_me.iter().flatten() {
            second = second.max(worth.min(best));
            best = best.max(worth);
        }
        if second == f32::MIN { best } else { self.stays * best + (1.0 - self.stays) * second }
    }

    /// What the card in this place of the deck, which the seat has looked at, is worth to the next player.
    fn next_draw(&self, place: usize) -> f32 {
        let card = self.game.deck.seen().nth(place);
        card.zip(self.next.as_ref()).map_or(0.0, |(card, next)| card_worth(next, card))
    }
}

fn best(columns: &Columns) -> f32 {
    columns.iter().flatten().copied().fold(0.0, f32::max)
}
