//! The state as JSON has it, and back.

use engine::{BadState, Eye, Game, Kind, PerSeat, Pile, Seat, Seats, Seen, Shown, Slug};
use serde::{Deserialize, Serialize};

use crate::card::{Hand, Laid, Row};
use crate::{Card, Donburiko, Face, Phase, Player, RowId, Taken};

/// The state, with `"?"` for what the viewer may not see.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    game: Slug<Donburiko>,
    round: u32,
    phase: ShownPhase,
    to_act: Seats,
    first: Seat,
    last_taker: Option<Seat>,
    r#final: bool,
    bank: u8,
    rows: Vec<ShownRow>,
    players: Vec<ShownPlayer>,
    surplus: Vec<Seen<Card>>,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum ShownPhase {
    Turn,
    Score,
    Over,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShownRow {
    cards: Vec<ShownCard>,
    taken_by: Option<Seat>,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShownCard {
    card: Seen<Card>,
    up: bool,
    by: Option<Seat>,
    chip: u8,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShownPlayer {
    chips: u8,
    owed: u8,
    hand: Vec<Seen<Card>>,
    taken: Option<ShownTaken>,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShownTaken {
    row: RowId,
    cards: Vec<Card>,
    total: Option<i8>,
    donburiko: bool,
}

impl Shown for Donburiko {
    type State = State;

    fn show(&self, eye: Eye) -> State {
        State {
            game: Slug::default(),
            round: self.round,
            phase: match self.phase {
                Phase::Turn(_) => ShownPhase::Turn,
                Phase::Score(_) => ShownPhase::Score,
                Phase::Over => ShownPhase::Over,
            },
            to_act: self.to_act(),
            first: self.first,
            last_taker: self.last_taker,
            r#final: self.is_final,
            bank: self.bank,
            rows: self.rows[..self.seats.len()].iter().map(|row| show_row(self, row, eye)).collect(),
            players: self.seats.iter().map(|seat| show_player(self, seat, eye)).collect(),
            surplus: self.surplus.iter().map(|card| Seen::when(self.knows_surplus(eye), card)).collect(),
        }
    }

    fn restore(state: &State, _cards: &'static ()) -> Result<Donburiko, BadState> {
        let seats = BadState::or_seats::<Donburiko>(state.players.len())?;
        BadState::unless(state.rows.len() == seats.len(), "there are as many rows as players")?;
        let mut game = Donburiko {
            players: PerSeat::default(),
            rows: [Row::default(); 4],
            surplus: Hand::opened(&state.surplus)?,
            seats,
            still_in: Seats::NONE,
            phase: restore_phase(state)?,
            round: state.round,
            first: state.first,
            last_taker: state.last_taker,
            is_final: state.r#final,
            bank: state.bank,
        };
        for (row, shown) in game.rows.iter_mut().zip(&state.rows) {
            *row = restore_row(shown)?;
        }
        for (seat, shown) in seats.iter().zip(&state.players) {
            restore_player(&mut game, seat, shown)?;
        }
        Ok(game)
    }
}

/// A row as it lies on the table; once taken its cards lie before the taker.
fn show_row(game: &Donburiko, row: &Row, eye: Eye) -> ShownRow {
    let on_table = if row.is_on_table() { &row.cards[..] } else { &[] };
    let show_card = |laid: &Laid| ShownCard {
        card: row.known(laid).show(laid.card, eye),
        up: laid.face == Face::Up,
        by: laid.by,
        chip: u8::from(laid.face == Face::Down && game.phase != Phase::Over),
    };
    ShownRow { cards: on_table.iter().map(show_card).collect(), taken_by: row.taken_by }
}

fn show_player(game: &Donburiko, seat: Seat, eye: Eye) -> ShownPlayer {
    let Player { chips, owed, hand, taken } = game.players[seat];
    ShownPlayer {
        chips,
        owed,
        hand: hand.iter().map(|card| Seen::when(game.knows_hand(seat, eye), card)).collect(),
        taken: taken.map(|taken| ShownTaken {
            row: taken.row,
            cards: game.rows[taken.row.index()].cards.iter().map(|laid| laid.card).collect(),
            total: taken.total,
            donburiko: taken.donburiko,
        }),
    }
}

fn restore_phase(state: &State) -> Result<Phase, BadState> {
    match (&state.phase, state.to_act.only()) {
        (ShownPhase::Turn, Some(seat)) => Ok(Phase::Turn(seat)),
        (ShownPhase::Score, Some(seat)) => Ok(Phase::Score(seat)),
        (ShownPhase::Over, None) => Ok(Phase::Over),
        _ => Err(BadState("one player acts, and nobody when it is over".into())),
    }
}

fn restore_row(shown: &ShownRow) -> Result<Row, BadState> {
    let mut cards = Vec::new();
    for shown in &shown.cards {
        let face = if shown.up { Face::Up } else { Face::Down };
        cards.push(Laid { card: shown.card.open()?, face, by: shown.by });
    }
    Ok(Row { cards: Pile::restored(cards)?, taken_by: shown.taken_by })
}

/// A player, and the cards of the row that the player took: who added them no longer matters, all are open.
fn restore_player(game: &mut Donburiko, seat: Seat, shown: &ShownPlayer) -> Result<(), BadState> {
    game.players[seat] =
        Player { chips: shown.chips, owed: shown.owed, hand: Hand::opened(&shown.hand)?, taken: None };
    match &shown.taken {
        None => game.still_in.insert(seat),
        Some(taken) => {
            let cards = taken.cards.iter().map(|&card| Laid { card, face: Face::Up, by: None });
            game.rows[taken.row.index()] = Row { cards: Pile::restored(cards)?, taken_by: Some(seat) };
            let ShownTaken { row, total, donburiko, .. } = *taken;
            game.players[seat].taken = Some(Taken { row, total, donburiko });
        }
    }
    Ok(())
}
