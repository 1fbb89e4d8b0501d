//! The game in numbers: actions, and what a seat sees.

use engine::{Canvas, Eye, Feature, Game, Kind, Numbered, Seat};

use crate::card::Card;
use crate::collection::Collection;
use crate::column::COLUMN_LIMIT;
use crate::{Action, ColumnId, Familiar, OnlyOne, Phase, Value};

/// OO-1, OO-30. The different cards: every value plain, and all but the fig and the egg starred.
const CARDS: usize = 2 * Value::TEXTS.len() - 2;

/// OO-1. The most cards of one value.
const COPIES: i16 = 10;

/// OO-1. All cards.
const PACK: i16 = 78;

/// Points are counted up to so many.
const POINTS: i16 = 255;

/// Numbers of the first action of each kind.
const EXPLORE: usize = 0;
const SCRY: usize = 1;
const LEAVE: usize = 2;
const SWAP: usize = 3;
const PLACE: usize = 4;
const COLLECT: usize = PLACE + ColumnId::TEXTS.len();
const KEEP: usize = COLLECT + ColumnId::TEXTS.len();
const GAIN: usize = KEEP + CARDS;

impl Numbered for OnlyOne {
    const ACTIONS: usize = GAIN + CARDS;

    const FEATURES: &'static [Feature] = &[
        Feature::flags("phase", &["turn", "place", "scry", "return", "pick"]),
        Feature::flags("table", &["team", "fig turned up", "scry used"]),
        Feature::counts("round", &["round"], PACK),
        Feature::counts("deck", &["cards", "above the fig"], PACK),
        Feature::flags("drawn", Value::TEXTS),
        Feature::flags("drawn is starred", &["star"]),
        Feature::flags("seen in the deck", Value::TEXTS).of_each(&["top", "second", "third"]),
        Feature::flags("star seen in the deck", &["star"]).of_each(&["top", "second", "third"]),
        Feature::counts("in column", Value::TEXTS, COLUMN_LIMIT as i16).of_each(ColumnId::TEXTS),
        Feature::flags("starred in column", Value::TEXTS).of_each(ColumnId::TEXTS),
        Feature::flags("familiar in column", Familiar::TEXTS).of_each(ColumnId::TEXTS),
        Feature::flags("busted", ColumnId::TEXTS),
        Feature::counts("discarded", Value::TEXTS, COPIES),
        Feature::counts("collected", Value::TEXTS, COPIES).of_players(4),
        Feature::flags("starred collected", Value::TEXTS).of_players(4),
        Feature::flags("familiar", Familiar::TEXTS).of_players(4),
        Feature::flags("players", &["here", "to act", "still in", "token"]).of_players(4),
        Feature::counts("points", &["points"], POINTS).of_players(4),
    ];

    fn actions() -> impl Iterator<Item = Action> {
        let fixed = [Action::Explore, Action::Scry, Action::Leave, Action::Swap];
        let places = ColumnId::ALL.iter().copied().map(Action::Place);
        let collects = ColumnId::ALL.iter().copied().map(Action::Collect);
        let cards = || {
            Card::all()
                .filter(|card| !card.has_star() || card.value() != Value::One && card.value() != Value::Egg)
        };
        fixed
            .into_iter()
            .chain(places)
            .chain(collects)
            .chain(cards().map(Action::Keep))
            .chain(cards().map(Action::Gain))
    }

    fn number(action: Action) -> usize {
        match action {
            Action::Explore => EXPLORE,
            Action::Scry => SCRY,
            Action::Leave => LEAVE,
            Action::Swap => SWAP,
            Action::Place(column) => PLACE + column.index(),
            Action::Collect(column) => COLLECT + column.index(),
            Action::Keep(card) => KEEP + place(card),
            Action::Gain(card) => GAIN + place(card),
        }
    }

    fn observe(&self, seat: Seat, canvas: &mut Canvas<'_>) {
        self.observe_table(canvas);
        self.observe_deck(seat, canvas);
        self.observe_columns(canvas);
        self.observe_players(seat, canvas);
    }
}

/// The place of a card among those that there are: no fig has a star.
fn place(card: Card) -> usize {
    card.index().saturating_sub(1)
}

/// The values of the starred cards.
fn starred(cards: &Collection) -> impl Iterator<Item = usize> {
    cards.iter().filter(|card| card.has_star()).map(|card| card.value().index())
}

impl OnlyOne {
    fn observe_table(&self, canvas: &mut Canvas<'_>) {
        canvas.tally(
            "phase",
            match self.phase {
                Phase::Turn(_) => Some(0),
                Phase::Place(..) => Some(1),
                Phase::Scry(_) => Some(2),
                Phase::Return(..) => Some(3),
                Phase::Pick(..) => Some(4),
                Phase::Over => None,
            },
        );
        canvas.say("table", [self.options.team, self.revealed, self.scried]);
        canvas.say("round", [self.round]);
        canvas.say("deck", [self.deck.len() as u8, self.deck.above_fig().unwrap_or_default() as u8]);
        let drawn = self.phase.drawn();
        canvas.tally("drawn", drawn.map(|card| card.value().index()));
        canvas.say("drawn is starred", [drawn.is_some_and(Card::has_star)]);
    }

    /// OO-57. What this seat has looked at on top of the deck.
    fn observe_deck(&self, you: Seat, canvas: &mut Canvas<'_>) {
        let (values, stars) = (canvas.rows("seen in the deck"), canvas.rows("star seen in the deck"));
        for (((place, card), value), star) in self.deck.seen().enumerate().zip(values).zip(stars) {
            if let Some(card) = self.known_in_deck(place, card).of(card, Eye::Seat(you)) {
                value[card.value().index()] = 1.0;
                star[0] = if card.has_star() { 1.0 } else { 0.0 };
            }
        }
    }

    fn observe_columns(&self, canvas: &mut Canvas<'_>) {
        for (column, row) in self.columns.iter().zip(canvas.rows("in column")) {
            column.cards.iter().for_each(|card| row[card.value().index()] += 1.0);
        }
        for (column, row) in self.columns.iter().zip(canvas.rows("starred in column")) {
            column
                .cards
                .iter()
                .filter(|card| card.has_star())
                .for_each(|card| row[card.value().index()] = 1.0);
        }
        for (column, row) in self.columns.iter().zip(canvas.rows("familiar in column")) {
            column.familiar.into_iter().for_each(|familiar| row[familiar.index()] = 1.0);
        }
        canvas.tally("busted", self.phase.busted().map(ColumnId::index));
    }

    fn observe_players(&self, you: Seat, canvas: &mut Canvas<'_>) {
        let (seats, to_act) = (self.seats, self.to_act());
        canvas.tally("discarded", self.discard.iter().map(|card| card.value().index()));
        canvas.tally_of_players("collected", seats, you, |seat| {
            self.players[seat].cards.iter().map(|card| card.value().index())
        });
        canvas.tally_of_players("starred collected", seats, you, |seat| starred(&self.players[seat].cards));
        canvas.tally_of_players("familiar", seats, you, |seat| {
            self.players[seat].familiar.map(Familiar::index)
        });
        canvas.say_of_players("players", seats, you, |seat| {
            [true, to_act.contains(seat), self.still_in.contains(seat), self.token == seat]
        });
        canvas.say_of_players("points", seats, you, |seat| [self.players[seat].score]);
    }
}
