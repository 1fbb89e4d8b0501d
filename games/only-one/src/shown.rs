//! The state as JSON has it, and back.

use engine::{BadState, Eye, Game, PerSeat, Pile, Seat, Seats, Seen, Shown, Slug};
use serde::{Deserialize, Serialize};

use crate::card::SCORED;
use crate::collection::Collection;
use crate::column::Column;
use crate::deck::Deck;
use crate::{Award, Card, ColumnId, Familiar, OnlyOne, Options, Phase, Player, Value};

/// The state, with `"?"` for what the viewer may not see.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    game: Slug<OnlyOne>,
    options: Options,
    players: Vec<ShownPlayer>,
    round: u8,
    phase: ShownPhase,
    to_act: Seats,
    first: Seat,
    columns: Vec<Vec<Laid>>,
    drawn: Option<Card>,
    busted: Option<ColumnId>,
    deck: Vec<Seen<Card>>,
    peeked: u8,
    revealed: bool,
    discard: Vec<Card>,
    potions: Vec<Value>,
    awards: Vec<ShownAward>,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum ShownPhase {
    Turn,
    Place,
    Scry,
    Return,
    Pick,
    Over,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShownPlayer {
    cards: Vec<Card>,
    done: bool,
    familiar: Option<Familiar>,
    familiar_used: bool,
    potions: Vec<Value>,
    special: u8,
    score: u8,
}

/// What lies in a column.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
enum Laid {
    Familiar(Familiar),
    Card(Card),
}

/// What the winner of a value got for it, added up.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShownAward {
    value: Value,
    seat: Seat,
    count: u8,
    discard: u8,
    right: u8,
    extra: u8,
    points: u8,
}

impl Shown for OnlyOne {
    type State = State;

    fn show(&self, eye: Eye) -> State {
        let deck = self.deck.iter().enumerate();
        State {
            game: Slug::default(),
            options: self.options,
            players: self.seats.iter().map(|seat| show_player(self, seat)).collect(),
            round: self.round,
            phase: show_phase(self.phase),
            to_act: self.to_act(),
            first: self.token,
            columns: self.columns[..self.places()].iter().map(show_column).collect(),
            drawn: self.phase.drawn(),
            busted: self.phase.busted(),
            deck: deck.map(|(place, card)| self.known_in_deck(place, card).show(card, eye)).collect(),
            peeked: self.deck.peeked(),
            revealed: self.revealed,
            discard: self.discard.iter().collect(),
            potions: self.supply().collect(),
            awards: self.awards.iter().map(show_award).collect(),
        }
    }

    fn restore(state: &State, _cards: &'static ()) -> Result<OnlyOne, BadState> {
        let seats = BadState::or_seats::<OnlyOne>(state.players.len())?;
        let is_seated = seats.has_all(state.to_act) && seats.contains(state.first);
        BadState::unless(is_seated, "it names a seat that nobody has")?;
        let mut game = OnlyOne {
            players: PerSeat::default(),
            columns: [Column::default(); 4],
            deck: Deck::restored(&state.deck, state.peeked)?,
            discard: Collection::restored(&state.discard)?,
            awards: restore_awards(&state.awards)?,
            options: state.options,
            seats,
            still_in: Seats::NONE,
            phase: restore_phase(state)?,
            round: state.round,
            token: state.first,
            revealed: state.revealed,
            scried: state.players.iter().any(|player| player.familiar_used),
        };
        let fits = state.columns.len() == game.places();
        BadState::unless(fits, "there are as many columns as players, and three for two")?;
        for (column, shown) in game.columns.iter_mut().zip(&state.columns) {
            *column = restore_column(shown)?;
        }
        for (seat, shown) in seats.iter().zip(&state.players) {
            restore_player(&mut game, seat, shown)?;
        }
        Ok(game)
    }
}

fn show_phase(phase: Phase) -> ShownPhase {
    match phase {
        Phase::Turn(_) => ShownPhase::Turn,
        Phase::Place(..) => ShownPhase::Place,
        Phase::Scry(_) => ShownPhase::Scry,
        Phase::Return(..) => ShownPhase::Return,
        Phase::Pick(..) => ShownPhase::Pick,
        Phase::Over => ShownPhase::Over,
    }
}

fn show_player(game: &OnlyOne, seat: Seat) -> ShownPlayer {
    let Player { cards, familiar, score } = game.players[seat];
    let won = game.awards.iter().filter(|award| award.seat == seat);
    ShownPlayer {
        cards: cards.iter().collect(),
        done: !game.still_in.contains(seat),
        familiar,
        familiar_used: game.scried && familiar == Some(Familiar::Scry),
        potions: won.map(|award| award.value).collect(),
        special: if game.phase == Phase::Over { game.special(seat) } else { 0 },
        score,
    }
}

fn show_column(column: &Column) -> Vec<Laid> {
    let familiar = column.familiar.map(Laid::Familiar);
    familiar.into_iter().chain(column.cards.iter().copied().map(Laid::Card)).collect()
}

fn show_award(award: &Award) -> ShownAward {
    let Award { value, seat, count, discard, right, extra } = *award;
    ShownAward { value, seat, count, discard, right, extra, points: award.points() }
}

fn restore_phase(state: &State) -> Result<Phase, BadState> {
    match (&state.phase, state.to_act.only(), state.drawn, state.busted) {
        (ShownPhase::Turn, Some(seat), None, None) => Ok(Phase::Turn(seat)),
        (ShownPhase::Place, Some(seat), Some(drawn), None) => Ok(Phase::Place(seat, drawn)),
        (ShownPhase::Scry, Some(seat), None, None) => Ok(Phase::Scry(seat)),
        (ShownPhase::Return, Some(seat), Some(drawn), None) => Ok(Phase::Return(seat, drawn)),
        (ShownPhase::Pick, Some(seat), None, Some(column)) => Ok(Phase::Pick(seat, column)),
        (ShownPhase::Over, None, None, None) => Ok(Phase::Over),
        _ => Err(BadState("its phase does not fit who acts, what is drawn and what is busted".into())),
    }
}

/// The awards, each of which adds up to the points that it says.
fn restore_awards(shown: &[ShownAward]) -> Result<Pile<Award, SCORED>, BadState> {
    let adds_up = |award: &ShownAward| {
        let parts = [1, award.discard, award.right, award.extra];
        parts.into_iter().map(u32::from).sum::<u32>() == u32::from(award.points)
    };
    BadState::unless(shown.iter().all(adds_up), "an award does not add up")?;
    Pile::restored(shown.iter().map(|&ShownAward { value, seat, count, discard, right, extra, .. }| Award {
        value,
        seat,
        count,
        discard,
        right,
        extra,
    }))
}

/// A column, whose familiar comes first.
fn restore_column(laid: &[Laid]) -> Result<Column, BadState> {
    let (familiar, cards) = match laid {
        [Laid::Familiar(familiar), cards @ ..] => (Some(*familiar), cards),
        cards => (None, cards),
    };
    let card = |laid: &Laid| match laid {
        Laid::Card(card) => Some(*card),
        Laid::Familiar(_) => None,
    };
    Ok(Column { familiar, cards: Pile::restored(cards.iter().filter_map(card))? })
}

fn restore_player(game: &mut OnlyOne, seat: Seat, shown: &ShownPlayer) -> Result<(), BadState> {
    let cards = Collection::restored(&shown.cards)?;
    game.players[seat] = Player { cards, familiar: shown.familiar, score: shown.score };
    if !shown.done {
        game.still_in.insert(seat);
    }
    Ok(())
}
